"""A CUDA kernel as a library's parts: the host side as an object file, the machine code, and how it is launched."""

from __future__ import annotations

import re
from contextvars import ContextVar
from pathlib import Path

import tvm

from schedules.core import OPTIONS, Argument
from schedules.device import Gpu
from schedules.errors import ExplorerError
from tuning import build

from . import texts_cuda

_ATTRIBUTE = "tirx.kernel_launch_params"
_launches: ContextVar[dict[str, list[str]] | None] = ContextVar("launches", default=None)
# How a parameter is written in CUDA → the letter that launcher_cuda.c knows it by.
_TYPES = {"int": "i", "unsigned int": "i", "int64_t": "l", "long": "l", "float": "f", "double": "d"}


def note_launches() -> tvm.transform.Pass:
    """A pass that changes nothing and notes what each kernel is launched with, in order."""

    @tvm.tirx.transform.prim_func_pass(opt_level=0)
    def note(func, mod, context):
        tags = (func.attrs or {}).get(_ATTRIBUTE)
        if tags is not None and _launches.get() is not None:
            _launches.get()[str(func.attrs["global_symbol"])] = [str(tag) for tag in tags]
        return func

    return note


def compile_parts(
    mod: tvm.IRModule, arguments: tuple[Argument, ...], device: Gpu, symbol: str, folder: Path
) -> tuple[Path, str, list[str]]:
    """Compile a program whose host function is ``<symbol>_kernel``.

    Returns its object file, the C source with its machine code, and the names of that source's entries.
    Raises ExplorerError("unsupported") for a launch that the launcher does not know, else as `tuning.build` does.
    """
    main = mod["main"]
    options = dict((main.attrs or {}).get(OPTIONS, {}))
    passes = [p for p in (str(options.get("device_passes", "")), f"{__name__}:note_launches") if p]
    main = main.with_attr(OPTIONS, {**options, "device_passes": ",".join(passes)})
    launches: dict[str, list[str]] = {}
    token = _launches.set(launches)
    try:
        kernel = build.kernel(tvm.IRModule({"main": main}), arguments, device)
    finally:
        _launches.reset(token)
    host, cubin = folder / f"{symbol}_kernel.o", folder / f"{symbol}.cubin"
    kernel.executable.mod.write_to_file(str(host), "o")
    cubin.write_bytes(kernel.compiled("cubin").code)
    types = dict(_signatures(kernel.code("cuda")))
    functions = [(name, types[name], _letters(name, tags)) for name, tags in launches.items()]
    source = texts_cuda.device_code(symbol, str(cubin), functions)
    return host, source, [f"{symbol}_entry{i}" for i in range(len(functions))]


def _letters(name: str, tags: list[str]) -> str:
    unknown = [tag for tag in tags if tag not in texts_cuda.LAUNCH]
    if unknown:
        message = f"{name} is launched with {unknown[0]}, which a library's launcher does not know"
        raise ExplorerError("unsupported", message, "choose another rung with --rung")
    return "".join(texts_cuda.LAUNCH[tag] for tag in tags)


def _signatures(source: str) -> list[tuple[str, str]]:
    """Every kernel of a CUDA source with its parameters' types, a letter each."""
    found = re.findall(r'extern "C" __global__ void (?:__\w+__\([^)]*\) )*(\w+)\(([^)]*)\)\s*\{', source)
    return [(name, "".join(_letter(p) for p in parameters.split(",") if p.strip())) for name, parameters in found]


def _letter(parameter: str) -> str:
    """The letter of one parameter as CUDA declares it."""
    if "CUtensorMap" in parameter:
        return "t"
    if "*" in parameter:
        return "p"
    kind = parameter.replace("const", "").split()
    written = " ".join(kind[:-1])
    if written not in _TYPES:
        raise ExplorerError("unsupported", f"a kernel takes a {written}", "choose another rung with --rung")
    return _TYPES[written]
