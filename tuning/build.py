"""Schedule + case + device + configuration → a kernel that runs, and the code it became."""

from __future__ import annotations

import hashlib
import importlib
import importlib.metadata
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from typing import Any

import numpy as np
import tvm
import tvm_ffi
from tvm import tirx
from tvm.tirx import compilation_pipeline

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device, from_json
from schedules.errors import ExplorerError

from .cuda import cubin
from .lean import UNCHECKED, lean_target

_shared: ContextVar[dict[str, int] | None] = ContextVar("shared", default=None)

# What `Kernel.code` can show, by kind of device.
VIEWS = {"x86": ("llvm", "asm"), "cuda": ("cuda", "ptx", "sass")}


@dataclass(frozen=True)
class Job:
    """One candidate as plain data, so that it can cross to a worker: everything is looked up by name there.

    schedule: a rung's name, or "" for the definition. trace: TVM's trace as JSON, applied after the rung
    (or alone), as the auto-scheduler records it. load: Python files that define further operators.
    step: the program after that step of the rung. without: steps that are left out of it.
    """

    operator: str
    schedule: str
    case: str
    device: dict[str, Any]
    config: Config = field(default_factory=dict)
    trace: Any = None
    load: tuple[str, ...] = ()
    step: int | None = None
    without: tuple[int, ...] = ()

    @property
    def target_device(self) -> Device:
        return from_json(self.device)

    def resolve(self) -> tuple[core.Operator, Case, Device]:
        """The objects the names stand for, after loading the operators."""
        core.load_all(self.load)
        operator = core.find_operator(self.operator)
        return operator, operator.case(self.case), self.target_device


def job_for(schedule: core.Schedule, case: Case, device: Device, config: Config | None = None, load=()) -> Job:
    """The Job of one rung, with the configuration completed by the hand-picked defaults."""
    full = schedule.configure(case, device, config)
    traced = isinstance(schedule, core.Traced)
    name, trace = (schedule.prefix, schedule.trace) if traced else (schedule.name, None)
    return Job(schedule.operator, name, case.text, device.to_json(), full, trace, tuple(load))


def schedule_of(operator: str, kind: str, name: str, config: Config, trace: Any = None) -> core.Schedule:
    """What a job or a record names: a rung ("": the definition as it stands), or the trace that follows it."""
    below = core.find_schedule(operator, kind, name) if name else core.definition(operator, kind)
    return below if trace is None else core.traced(operator, kind, name, config, trace)


def program(job: Job) -> tvm.IRModule:
    """The finished program of `job`.

    Raises ExplorerError (unknown names, a rung that does not fit) or StepError (a primitive that refuses).
    """
    operator, case, device = job.resolve()
    schedule = schedule_of(operator.name, device.kind, job.schedule, job.config, job.trace)
    if job.step is not None:
        return next(s.mod for s in core.steps(schedule, case, device, job.config) if s.index == job.step)
    if job.without:
        return core.without(schedule, case, device, job.config, job.without).mod
    return core.lower(schedule, case, device, job.config)


@dataclass(frozen=True)
class Kernel:
    """A compiled program. Call it with TVM tensors or anything that speaks DLPack, in `arguments` order."""

    executable: tvm.runtime.Executable
    arguments: tuple[core.Argument, ...]
    device: Device
    flags: cubin.Flags = cubin.DEFAULT
    # Bytes of shared memory that each CUDA function is launched with.
    shared: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def module(self) -> tvm.runtime.Module:
        return self.executable.jit()

    @cached_property
    def function(self):
        return self.module["main"]

    def __call__(self, *tensors) -> None:
        self.function(*tensors)

    def code(self, view: str) -> str:
        """The code as `view`: "llvm" or "asm" on a CPU; "cuda", "ptx" or "sass" on a GPU.

        Raises ExplorerError for others, and where the tool for PTX (nvcc, NVRTC) or SASS (cuobjdump) is missing.
        """
        known = VIEWS[self.device.kind]
        if view not in known:
            raise ExplorerError("unknown_view", f"{self.device.kind} kernels have no view {view!r}", f"one of {known}")
        if self.device.kind == "cuda":
            return self._cuda_code(view)
        return self.executable.mod.inspect_source({"llvm": "ll", "asm": "asm"}[view])

    def _cuda_code(self, view: str) -> str:
        if view == "cuda":
            if not self.executable.mod.imports:
                hint = "nothing in it is bound to threads: look at a later step"
                raise ExplorerError("no_kernel", "the program has no kernel for the GPU", hint)
            return self.executable.mod.imports[0].inspect_source("cuda")
        compiled = self.compiled("ptx" if view == "ptx" else "cubin")
        return compiled.code.decode() if view == "ptx" else cubin.sass(compiled.code)

    def compiled(self, form: str = "cubin") -> cubin.Compiled:
        """The machine code (or PTX) of a CUDA kernel with the compiler's report, as it was or would be built."""
        return cubin.compile_source(self.code("cuda"), specific_target(self.device)["arch"], self.flags, form)


def compile_program(mod: tvm.IRModule, device: Device, lean: bool = False) -> tvm.runtime.Executable:
    """Compile a finished program for `device`. Raises ExplorerError("build_error") with TVM's first real line.

    A PrimFunc that TE or a Schedule made carries the attribute ``s_tir``; any other is a TIRx program. How the rung
    wants to be compiled travels as an attribute (see `options` of ``schedules.core.schedule``) and is followed here.
    lean: as a search builds, in about half the time: see ``tuning.lean``.
    """
    if device.kind == "x86":
        mod = element_aligned(mod)
    scheduled = bool(mod["main"].attrs.get("s_tir", False))
    options, mod = compile_options(mod)
    pipeline = "s_tir" if scheduled else "tirx"
    passes, on_host = (str(options.pop(f"{side}_passes", "")) for side in ("device", "host"))
    if lean:
        on_host = ",".join(filter(None, (on_host, UNCHECKED)))
    if device.kind == "cuda" or on_host:
        pipeline = pipeline_with(passes, pipeline, on_host)
    flags = compiler_flags(options)
    target = tvm.target.Target({**specific_target(device), **(lean_target(device) if lean else {})})
    now = tvm.transform.PassContext.current()
    config = {**dict(now.config), **options}
    try:
        context = tvm.transform.PassContext(now.opt_level, instruments=now.instruments, config=config)
        with context, target, cubin.compiling(flags, lean):
            return tvm.compile(mod, target=target, tir_pipeline=pipeline)
    except ExplorerError:
        raise
    except Exception as error:  # TVM raises its own classes, ValueError and RuntimeError alike
        raise ExplorerError("build_error", first_line(error), "`study` shows the program before this step") from error


def compile_options(mod: tvm.IRModule) -> tuple[dict[str, Any], tvm.IRModule]:
    """What the rung says of its compilation, and the program without it."""
    attributes = mod["main"].attrs or {}
    if core.OPTIONS not in attributes:
        return {}, mod
    return dict(attributes[core.OPTIONS]), tvm.IRModule({"main": mod["main"].without_attr(core.OPTIONS)})


def compiler_flags(options: dict[str, Any]) -> cubin.Flags:
    """Take nvcc's share out of a rung's options."""
    known = {f.name: type(f.default) for f in fields(cubin.Flags)}
    return cubin.Flags(**{name: kind(options.pop(name)) for name, kind in known.items() if name in options})


def pipeline_with(passes: str, base: str = "s_tir", on_host: str = "") -> str:
    """The name of TVM's pipeline `base` with `passes` (``module:function,…``) run on the kernel before its last.

    Each function returns a pass. They see the kernel with warp memory still in it, before LowerWarpMemory.
    on_host: passes run on the host's functions before the last ones there.
    """
    name = f"{base}+{passes}+{on_host}"

    def pipeline():
        main, host, device = compilation_pipeline.PIPELINE_MAP[base]()
        first, own = _named(on_host), _named(passes)
        return (
            main,
            lambda: tvm.ir.transform.Sequential([*first, host()]),
            lambda: tvm.ir.transform.Sequential([*own, note_shared(), device()]),
        )

    compilation_pipeline.register_tir_pipeline(name, pipeline)
    return name


def _named(passes: str) -> list[tvm.transform.Pass]:
    """The passes that ``module:function,…`` return."""
    functions = [p.partition(":") for p in passes.split(",") if p]
    return [getattr(importlib.import_module(module), function)() for module, _, function in functions]


def note_shared():
    """A pass that changes nothing and notes how much shared memory each function of a module is launched with."""

    def note(func, mod, ctx):
        found: list[tirx.AllocBuffer] = []
        tvm_ffi.structural_walk(func.body, (tirx.AllocBuffer, found.append))
        tiles = [node.buffer for node in found if node.buffer.scope() == "shared.dyn"]
        sizes = [int(np.prod([int(s) for s in b.shape])) * np.dtype(str(b.dtype)).itemsize for b in tiles]
        if sizes and _shared.get() is not None:  # 0 for the pool of a whole program: see `pools`
            _shared.get()[str(func.attrs["global_symbol"])] = sum(sizes)
        return func

    return tirx.transform.prim_func_pass(note, opt_level=0)


def specific_target(device: Device) -> dict[str, Any]:
    """The device's target with the instructions that only its own architecture has: ``sm_90a`` (wgmma, setmaxnreg)."""
    target = device.target()
    hopper_or_later = device.kind == "cuda" and device.capability >= 90
    return {**target, "arch": target["arch"].rstrip("a") + "a"} if hopper_or_later else target


def element_aligned(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod` with parameters that need only the alignment of their elements, as in C and NumPy.

    TVM assumes 64-byte aligned parameters and faults on others; unaligned vector loads of aligned data cost nothing.
    """
    main = mod["main"]
    relaxed = [
        (p, tirx.decl_buffer(p.shape, p.dtype, p.name, data_alignment=np.dtype(str(p.dtype)).itemsize))
        for p in main.params
    ]
    replace = lambda buffer: next((new for old, new in relaxed if buffer.same_as(old)), buffer)  # noqa: E731
    return tvm.IRModule({"main": tvm_ffi.structural_map(main, (tirx.Buffer, replace))})


def build(job: Job, lean: bool = False) -> Kernel:
    """Replay and compile `job` in this process. Errors as in `program` and `compile_program`."""
    operator, case, device = job.resolve()
    return kernel(program(job), operator.arguments(case), device, lean)


def kernel(mod: tvm.IRModule, arguments: tuple[core.Argument, ...], device: Device, lean: bool = False) -> Kernel:
    """A finished program as a kernel. Parameters and errors as in `compile_program`."""
    shared: dict[str, int] = {}
    token = _shared.set(shared)
    try:
        executable = compile_program(mod, device, lean)
    finally:
        _shared.reset(token)
    shared.update(zip(sorted(name for name, size in shared.items() if not size), pools(mod), strict=False))
    return Kernel(executable, arguments, device, compiler_flags(compile_options(mod)[0]), shared)


def pools(mod: tvm.IRModule) -> list[int]:
    """Bytes of shared memory that a whole program's kernels ask for, in their order; lowering forgets them."""
    notes: list[tirx.AttrStmt] = []
    tvm_ffi.structural_walk(mod["main"].body, (tirx.AttrStmt, notes.append))
    return [int(note.value) for note in notes if note.attr_key == "tirx.dyn_smem_bytes"]


def fingerprint(job: Job, mod: tvm.IRModule) -> str:
    """Key of a build: the same program for the same target with the same versions compiles to the same code."""
    text = "\n".join([mod.script(), str(sorted(job.target_device.target().items())), str(sorted(versions().items()))])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def versions() -> dict[str, str]:
    """What a record says about the software that produced it."""
    return dict(_versions())


@cache
def _versions() -> tuple[tuple[str, str], ...]:
    """Read once: looking through the installed packages takes milliseconds, and every record asks."""
    return tuple((name, importlib.metadata.version(name)) for name in ("apache-tvm", "apache-tvm-ffi", "numpy"))


def first_line(error: BaseException) -> str:
    """The first line of an error that says something: no traceback, no file names, no TVM stack."""
    lines = [line.strip() for line in str(error).splitlines()]
    real = [
        x for x in lines if x and not x.startswith(("Traceback", "File ", "Stack trace", "[", "0:", "1:", "2:", "^"))
    ]
    return (real[0] if real else type(error).__name__)[:400]
