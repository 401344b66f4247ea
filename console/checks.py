"""`doctor`: what this machine can do, what is missing, and the command that mends it."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from schedules.errors import ExplorerError
from tuning.devices import host_cpu


@dataclass(frozen=True)
class Check:
    """One finding: state is "ok", "missing" (something optional) or "wrong"; mend is the command that helps."""

    name: str
    state: str
    detail: str
    mend: str = ""


@dataclass(frozen=True)
class Doctor:
    """All findings about this machine and this installation."""

    checks: tuple[Check, ...]

    @property
    def healthy(self) -> bool:
        return all(check.state != "wrong" for check in self.checks)


# TVM 0.27's own pin is too wide: with 0.1.15 saving a module to JSON crashes the process.
PINS = {"apache-tvm": ("0.27.0.post1", ""), "apache-tvm-ffi": ("0.1.14", "0.1.15")}
EXTRAS = {
    "torch": ("torch", "PyTorch as a peer, and operators for it"),
    "web": ("starlette", "the page (`serve`)"),
    "cuda": ("cuda.bindings", "compiling CUDA without nvcc"),
}


def examine(logs: Path) -> Doctor:
    """Look at Python, the pinned packages, compilers, the processor, GPUs, extras and the logs folder."""
    return Doctor(tuple(_checks(logs)))


def _checks(logs: Path) -> Iterator[Check]:
    version = platform.python_version()
    new = sys.version_info >= (3, 10)
    yield Check("python", "ok" if new else "wrong", version, "" if new else "make PYTHON=python3.12 setup")
    yield from (_pin(name, low, high) for name, (low, high) in PINS.items())
    yield _processor()
    yield _program(("cc", "gcc", "clang"), "C compiler", "apt-get install gcc", "`export` links with it")
    yield _program(("nvcc",), "nvcc", "install the CUDA toolkit, or pip install '.[cuda]'", "PTX, SASS and registers")
    yield _gpu()
    for extra, (module, use) in EXTRAS.items():
        found = _installed(module)
        mend = "" if found else f"pip install '.[{extra}]'"
        yield Check(f"extra {extra}", "ok" if found else "missing", use, mend)
    yield _folder(logs)
    if core_type := os.environ.get("OPENBLAS_CORETYPE"):
        detail = f"OPENBLAS_CORETYPE={core_type} holds NumPy to that kernel; its ratios are not its best"
        yield Check("OpenBLAS", "wrong", detail, "unset OPENBLAS_CORETYPE OPENBLAS_L2_SIZE")


def _pin(name: str, low: str, high: str) -> Check:
    try:
        version = importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return Check(name, "wrong", "not installed", "pip install -r requirements.lock")
    right = version.startswith(low) if high else version == low
    wanted = f"{low}.*, below {high}" if high else low
    return Check(
        name, "ok" if right else "wrong", version, "" if right else f"pip install -r requirements.lock  ({wanted})"
    )


def _processor() -> Check:
    try:
        cpu = host_cpu()
    except ExplorerError as error:
        return Check("processor", "wrong", error.message, error.hint)
    lanes = f"{cpu.vector_bytes * 8}-bit vectors, {cpu.registers} registers"
    caches = " / ".join(f"{size >> 10} KiB" for size in (cpu.l1_bytes, cpu.l2_bytes, cpu.l3_bytes))
    return Check("processor", "ok", f"{cpu.name}: {cpu.cores} cores, {lanes}, caches {caches}")


def _program(names: tuple[str, ...], label: str, mend: str, use: str) -> Check:
    path = next((found for name in names if (found := shutil.which(name))), None)
    return Check(label, "ok", path) if path else Check(label, "missing", use, mend)


def _gpu() -> Check:
    import tvm

    if tvm.cuda(0).exist:
        return Check("GPU", "ok", f"{tvm.cuda(0).device_name}, compute capability {tvm.cuda(0).compute_version}")
    return Check("GPU", "missing", "no CUDA device: schedules for it can be studied and compiled, not run")


def _folder(logs: Path) -> Check:
    nearest = next(p for p in (logs, *logs.resolve().parents) if p.exists())
    if os.access(nearest, os.W_OK):
        return Check("logs", "ok", str(logs))
    return Check("logs", "wrong", f"{logs} is not writable", "choose another folder with --logs DIR")


def _installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False
