"""Which device this is: facts read from the system, peaks measured with kernels of our own."""

from __future__ import annotations

import functools
import os
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import psutil
import tvm
from tvm.script import tirx as T
from tvm.target import codegen

from schedules.core import Case, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from .cuda import gpus
from .measure import aligned, host_tensor
from .pool import Outcome, Worker
from .records.places import read_device, read_facts, write_device

CACHE = Path("/sys/devices/system/cpu/cpu0/cache")


def host_cpu() -> Cpu:
    """This machine's processor, without measured peaks. Raises ExplorerError if it is not x86 with AVX2."""
    flags, model = _cpuinfo()
    wide = "avx512f" in flags
    if not wide and not {"avx2", "fma"} <= flags:
        raise ExplorerError(
            "no_avx2", f"{model or 'this processor'} has no AVX2 and FMA", "use a named device: --device NAME"
        )
    extension = "avx512" if wide else "avx2"
    mcpu = str(codegen.llvm_get_system_cpu())
    cores = len(os.sched_getaffinity(0))
    name = f"{re.sub(r'[^a-z0-9]+', '-', model.lower()).strip('-')}-{mcpu}-{extension}-{cores}c"
    return Cpu(
        name,
        model,
        mcpu=mcpu,
        vector_bytes=64 if wide else 32,
        registers=32 if wide else 16,
        cores=cores,
        threads=cores,
        l1_bytes=_cache(1),
        l2_bytes=_cache(2),
        l3_bytes=_cache(3),
    )


def measured(cpu: Cpu) -> Cpu:
    """`cpu` with its peaks (FLOP/s by dtype and thread count) and triad bandwidth measured; takes a few seconds.

    Each thread count has a worker of its own: TVM's thread pool does not change size once it has started.
    """
    peaks = {}
    for threads in sorted({1, cpu.cores}):
        worker = Worker(threads)
        for dtype in ("float32", "float64"):
            peaks[f"{dtype}/{threads}"] = _value(worker.call(f"{__name__}:fma_rate", cpu.with_threads(threads), dtype))
        bandwidth = _value(worker.call(f"{__name__}:triad_rate", cpu.with_threads(threads)))
        worker.stop()
    return replace(cpu, peaks=tuple(sorted(peaks.items())), bandwidth=bandwidth)


def _value(outcome: Outcome) -> float:
    if not outcome.ok:
        raise ExplorerError("no_probe", f"measuring this machine's peak failed: {outcome.message}", "try again")
    return outcome.value


def fma_rate(cpu: Cpu, dtype: str = "float32", seconds: float = 0.2) -> float:
    """FLOP/s of a bare FMA loop on `cpu.threads` threads: the best of several runs within `seconds`.

    Run it in a worker whose thread pool has that size.
    """
    lanes, chains = cpu.lanes(dtype), 12  # 12 independent chains cover 2 FMA units × up to 6 cycles
    steps = 200_000
    kernel = _fma_kernel(cpu.mcpu, cpu.threads, lanes, chains, steps, dtype)
    x = tvm.runtime.tensor(np.array([0.5, 0.5], dtype))
    y = tvm.runtime.tensor(np.ones((cpu.threads, chains * lanes), dtype))
    return 2 * lanes * chains * steps * cpu.threads / _best_time(lambda: kernel(x, y), seconds)


def triad_rate(cpu: Cpu, seconds: float = 0.5) -> float:
    """Bytes/s of a[i] = b[i] + s·c[i] over four times the last-level cache (McCalpin's STREAM triad, 3 × 8 bytes)."""
    size = max(4 * cpu.l3_bytes, 1 << 26)
    return size / _best_time(triad_call(cpu, size), seconds)


def triad_call(cpu: Cpu, size: int) -> Callable[[], None]:
    """A call of that triad which moves `size` bytes, as nearly as whole vectors on `cpu.threads` threads can."""
    lanes = cpu.lanes("float64")
    n = max(1, round(size / (3 * 8 * lanes * cpu.threads))) * lanes
    kernel = _triad_kernel(cpu.mcpu, cpu.threads, n, lanes)
    a, b, c = (host_tensor(aligned(np.ones((cpu.threads, n)))) for _ in range(3))
    return lambda: kernel(a, b, c)


def cache_bytes() -> int:
    """The size of this machine's last-level cache."""
    return _cache(3) or _cache(2)


def find_device(name: str, logs: Path) -> Device:
    """`cpu` and `cuda` probe this machine; other names are read from ``logs/<name>/device.json``, or are presets.

    Raises ExplorerError for a name without facts, or facts that cannot be read.
    """
    if name == "cpu":
        return _remembered(host_cpu(), logs)
    if name == "cuda":
        return _noted(gpus.probe(), logs)
    return gpus.PRESETS.get(name) or read_device(logs, name)


def require_presence(device: Device) -> None:
    """Raise ExplorerError unless `device` is in this machine: only then can anything be timed on it."""
    if isinstance(device, Cpu):
        here = host_cpu()
        present = here.name == device.name
        found = f"this machine is {here.name}"
    else:
        present = tvm.cuda(0).exist
        found = "this machine has no CUDA device"
    if not present:
        hint = "`study`, `show` and `export` work for absent devices; timing needs the device itself"
        raise ExplorerError("absent_device", f"{device.name} is not here: {found}", hint)


def require_memory(operator: Operator, case: Case) -> None:
    """Raise ExplorerError if the operands, their float64 reference and the peers' copies exceed free memory."""
    arguments = operator.arguments(case)
    stored = sum(a.bytes for a in arguments)
    elements = sum(a.bytes // np.dtype(a.dtype).itemsize for a in arguments)
    needed, free = 3 * stored + 8 * elements, psutil.virtual_memory().available
    if needed > free:
        message = f"case {case.label} needs about {needed / 2**30:.1f} GiB, {free / 2**30:.1f} GiB are free"
        raise ExplorerError("too_large", message, "choose smaller extents")


def _remembered(cpu: Cpu, logs: Path) -> Cpu:
    """`cpu` with the peaks recorded for it, measured and recorded now if there are none."""
    if read_facts(logs / cpu.name) is None:
        cpu = measured(cpu)
        write_device(logs, cpu)
        return cpu
    known = read_device(logs, cpu.name)
    return replace(cpu, peaks=known.peaks, bandwidth=known.bandwidth)


def _noted(gpu: Device, logs: Path | None) -> Device:
    """`gpu`, whose facts are recorded if they were not: studies of it then need no GPU."""
    if logs is not None and read_facts(logs / gpu.name) is None:
        write_device(logs, gpu)
    return gpu


def _cpuinfo() -> tuple[set[str], str]:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return set(), ""
    fields = dict(line.split(":", 1) for line in text.split("\n\n")[0].splitlines() if ":" in line)
    fields = {k.strip(): v.strip() for k, v in fields.items()}
    return set(fields.get("flags", "").split()), fields.get("model name", "x86")


def _cache(level: int) -> int:
    """Bytes of the data (or unified) cache of `level`, 0 if there is none."""
    for index in sorted(CACHE.glob("index*")):
        if int((index / "level").read_text()) == level and (index / "type").read_text().strip() != "Instruction":
            return int((index / "size").read_text().strip().rstrip("K")) * 1024
    return 0


def _best_time(call, seconds: float) -> float:
    call()
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def _compiled(func, mcpu: str):
    return tvm.compile(func, target=tvm.target.Target({"kind": "llvm", "mcpu": mcpu})).jit()["main"]


@functools.lru_cache
def _fma_kernel(mcpu: str, threads: int, lanes: int, chains: int, steps: int, dtype: str):
    width = lanes * chains

    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((2,), dtype), y: T.Buffer((threads, width), dtype)):
        T.func_attr({"tirx.noalias": True})
        for t in T.parallel(threads):
            acc = T.alloc_buffer((width,), dtype, scope="local")
            for c in T.unroll(chains):
                for v in T.vectorized(lanes):
                    acc[c * lanes + v] = y[t, c * lanes + v]
            for _ in T.serial(steps):
                for c in T.unroll(chains):
                    for v in T.vectorized(lanes):
                        acc[c * lanes + v] = acc[c * lanes + v] * x[0] + x[1]
            for c in T.unroll(chains):
                for v in T.vectorized(lanes):
                    y[t, c * lanes + v] = acc[c * lanes + v]

    return _compiled(main, mcpu)


@functools.lru_cache
def _triad_kernel(mcpu: str, threads: int, n: int, lanes: int):
    vectors = n // lanes

    @T.prim_func(s_tir=True)
    def main(
        a: T.Buffer((threads, n), "float64"), b: T.Buffer((threads, n), "float64"), c: T.Buffer((threads, n), "float64")
    ):
        T.func_attr({"tirx.noalias": True})
        for t in T.parallel(threads):
            for i in T.serial(vectors):
                for v in T.vectorized(lanes):
                    a[t, i * lanes + v] = b[t, i * lanes + v] + T.float64(3.0) * c[t, i * lanes + v]

    return _compiled(main, mcpu)
