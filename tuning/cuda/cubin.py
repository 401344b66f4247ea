"""CUDA source → machine code, once: what TVM calls to compile a kernel, its PTX and SASS, and the compiler's report."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path

import tvm
import tvm_ffi
from tvm.support import nvcc as tvm_nvcc

from schedules.errors import ExplorerError

from .kernel_cache import kept

# TVM's generated code uses the operators that these macros of the toolkit's headers would hide.
_HALF_OPERATORS = [f"-U__CUDA_NO_{t}_{w}__" for t in ("HALF", "BFLOAT16") for w in ("OPERATORS", "CONVERSIONS")]


@dataclass(frozen=True)
class Flags:
    """What a rung may choose: fast, less exact exp, division and the like; how freely ptxas spends registers (0–10).

    Level 10 fits kernels of large register tiles, where a spill costs more than occupancy.
    """

    fast_math: bool = False
    register_level: int = 10


DEFAULT = Flags()
_flags: ContextVar[Flags] = ContextVar("flags", default=DEFAULT)
_lean: ContextVar[bool] = ContextVar("lean", default=False)


@dataclass(frozen=True)
class Compiled:
    """Machine code (or PTX) of one kernel source. `log` is ptxas' report, empty if NVRTC compiled it."""

    code: bytes
    log: str
    compiler: str


@contextmanager
def compiling(flags: Flags, lean: bool = False) -> Iterator[None]:
    """Kernels that TVM compiles inside are compiled with `flags`; `lean`: in this process, if that will do."""
    tokens = _flags.set(flags), _lean.set(lean)
    try:
        yield
    finally:
        _flags.reset(tokens[0])
        _lean.reset(tokens[1])


@functools.lru_cache(maxsize=64)
def compile_source(source: str, arch: str, flags: Flags = DEFAULT, form: str = "cubin") -> Compiled:
    """Compile for `arch` (``sm_90a``) to "cubin" or "ptx": with nvcc where it is installed, else with NVRTC.

    Raises ExplorerError("no_compiler") if there is neither, ExplorerError("build_error") if it refuses the source.
    """
    if shutil.which("nvcc"):
        key = (source, arch, repr(flags), form, _nvcc_version())
        return Compiled(*kept(key, lambda: _with_nvcc(source, arch, flags, form)), "nvcc")
    try:
        options = ["--use_fast_math"] * flags.fast_math + ["-lineinfo"] * (form == "ptx")
        code = tvm_nvcc.compile_cuda(source, form, arch, options, compiler="nvrtc")
    except (RuntimeError, ImportError) as error:
        hint = "install the CUDA toolkit, or the extra: pip install -e '.[cuda]'"
        raise ExplorerError("no_compiler", f"no nvcc, and NVRTC refused: {str(error)[:300]}", hint) from error
    return Compiled(bytes(code), "", "nvrtc")


@functools.cache
def _nvcc_version() -> str:
    return subprocess.run(["nvcc", "--version"], capture_output=True, text=True).stdout


@functools.lru_cache(maxsize=64)
def in_process(source: str, arch: str, flags: Flags = DEFAULT) -> bytes | None:
    """Machine code by NVRTC, without nvcc's processes and headers, in about half the time; nearly that of nvcc.

    None where that is not nvcc's own release, for a source that needs headers, and for one that it refuses: nvcc then
    says why. Raises nothing.
    """
    release = _same_release()
    plain = without_headers(source)
    if release is None or plain is None:
        return None
    key = (source, arch, repr(flags), "cubin", release)
    with suppress(ExplorerError):
        return kept(key, lambda: (_with_nvrtc(plain, arch, flags), ""))[0]
    return None


@functools.cache
def _same_release() -> str | None:
    """NVRTC's release if it is nvcc's too."""
    try:
        from cuda.bindings import nvrtc

        _, major, minor = nvrtc.nvrtcVersion()
    except (ImportError, RuntimeError, OSError):
        return None
    same = shutil.which("nvcc") and f"release {major}.{minor}," in _nvcc_version()
    return f"NVRTC {major}.{minor}" if same else None


# What TVM's sources take from headers besides the types of fixed width, if they take anything.
_NEEDS_HEADERS = re.compile(r"#include|\bstd::|\bcuda::|\bINFINITY\b|\bCUtensorMap\b")
_HEADERS = re.compile(r"#ifdef __CUDACC_RTC__\n.*?\n#endif\n", re.DOTALL)
_TYPES = "".join(
    f"typedef {kind} {sign}int{bits}_t;\n"
    for bits, name in ((8, "char"), (16, "short"), (32, "int"), (64, "long long"))
    for sign, kind in (("", f"signed {name}"), ("u", f"unsigned {name}"))
)


def without_headers(source: str) -> str | None:
    """TVM's CUDA `source` with the few types that it needs in place of headers; None if it needs more."""
    body, found = _HEADERS.subn("", source, count=1)
    if not found or _NEEDS_HEADERS.search(body):
        return None
    return f"#define __asm__ asm\n#define __volatile__ volatile\n{_TYPES}{body}"


def _with_nvrtc(source: str, arch: str, flags: Flags) -> bytes:
    """Machine code of a source without headers. Raises ExplorerError("build_error")."""
    from cuda.bindings import nvrtc

    options = [f"--gpu-architecture={arch}", "--std=c++17", "--device-int128"]
    options += [f"--ptxas-options=--register-usage-level={flags.register_level}"]
    options += ["--use_fast_math"] * flags.fast_math
    failed, program = nvrtc.nvrtcCreateProgram(source.encode(), b"kernel.cu", 0, [], [])
    if not failed:
        (failed,) = nvrtc.nvrtcCompileProgram(program, len(options), [option.encode() for option in options])
    if failed:
        raise ExplorerError("build_error", f"NVRTC: {failed}", "nvcc says more")
    _, size = nvrtc.nvrtcGetCUBINSize(program)
    code = bytearray(size)
    nvrtc.nvrtcGetCUBIN(program, code)
    nvrtc.nvrtcDestroyProgram(program)
    return bytes(code)


def _with_nvcc(source: str, arch: str, flags: Flags, form: str) -> tuple[bytes, str]:
    """The code and ptxas' report."""
    number = arch.removeprefix("sm_")
    code = f"sm_{number}" if form == "cubin" else f"compute_{number}"
    with tempfile.TemporaryDirectory(prefix="explorer_") as folder:
        text, binary = Path(folder, "kernel.cu"), Path(folder, f"kernel.{form}")
        text.write_text(source)
        command = ["nvcc", f"--{form}", "-O3", "-std=c++17", "-gencode", f"arch=compute_{number},code={code}"]
        command += [*_HALF_OPERATORS, "--expt-relaxed-constexpr", "-o", str(binary), str(text)]
        command += ["-Xptxas", f"-v,--register-usage-level={flags.register_level}"]
        # PTX is for reading: its line table leads back into the source. Machine code is the same with and without.
        command += ["--use_fast_math"] * flags.fast_math + ["-lineinfo"] * (form == "ptx")
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            lines = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line]
            reason = lines[0][:300] if lines else f"exit code {done.returncode}"
            raise ExplorerError("build_error", f"nvcc: {reason}", "`code --view cuda` shows the source")
        return binary.read_bytes(), done.stderr + done.stdout


@tvm_ffi.register_global_func("tvm_callback_cuda_compile", override=True)
def _compile_for_tvm(source: str) -> bytes:
    """TVM's hook: a kernel becomes machine code where it is built, so that exports and runs do not compile again."""
    target = tvm.target.Target.current(allow_none=True)
    arch = str(target.attrs["arch"]) if target is not None else f"sm_{tvm.cuda(0).compute_version.replace('.', '')}"
    made = in_process(source, arch, _flags.get()) if _lean.get() else None
    return made or compile_source(source, arch, _flags.get()).code


def sass(cubin: bytes) -> str:
    """The disassembly of a cubin. Raises ExplorerError("no_disassembler") where neither cuobjdump nor nvdisasm is."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        for tool, flags in (("cuobjdump", ["--dump-sass"]), ("nvdisasm", ["--print-code"])):
            path = find_tool(tool)
            if path:
                return subprocess.run([path, *flags, file.name], capture_output=True, text=True, check=True).stdout
    hint = "they come with the CUDA toolkit, with Triton, or as pip install nvidia-cuda-cuobjdump"
    raise ExplorerError("no_disassembler", "neither cuobjdump nor nvdisasm is installed", hint)


@functools.cache
def find_tool(name: str) -> str | None:
    """A tool of the CUDA toolkit: on the PATH, in the toolkit, or inside a Python package (Triton, NVIDIA's own)."""
    homes = (os.environ.get("CUDA_HOME", ""), "/usr/local/cuda")
    places = [shutil.which(name), *(f"{home}/bin/{name}" for home in homes if home)]
    for root in map(Path, sys.path):
        places += [*root.glob(f"nvidia/*/bin/{name}"), root / "triton/backends/nvidia/bin" / name]
    return next((str(p) for p in places if p and os.access(p, os.X_OK)), None)
