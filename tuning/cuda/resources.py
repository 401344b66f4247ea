"""What a CUDA kernel takes of a multiprocessor: registers, shared memory, spills, and how many blocks fit beside it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schedules.device import Gpu
from schedules.errors import ExplorerError

from ..build import Kernel

# A multiprocessor gives registers to a warp in pieces of 256, and a block's shared memory in pieces of 128 bytes plus
# 1 KiB of its own (CUDA C++ Programming Guide, compute capability 8.x and 9.0).
REGISTER_UNIT = 256
SHARED_UNIT = 128
SHARED_RESERVED = 1024
BLOCKS_PER_SM = {75: 16, 80: 32, 86: 16, 87: 16, 89: 24, 90: 32, 100: 32, 120: 24}


@dataclass(frozen=True)
class Resources:
    """One kernel function. Bytes are per thread (spills, local) or per block (shared).

    blocks_per_sm is how many blocks a multiprocessor can hold, `limit` what stops it from holding more, occupancy the
    share of its threads that are then in use.
    """

    kernel: str
    threads: int
    registers: int
    shared: int
    local: int
    spill_stores: int
    spill_loads: int
    blocks_per_sm: int
    occupancy: float
    limit: str


def resources(kernel: Kernel) -> tuple[Resources, ...]:
    """What each kernel function of `kernel` takes, read from ptxas' report and the source.

    Raises ExplorerError("no_report") where only NVRTC is installed, which does not report, ("no_compiler") where not
    even that is, or ("build_error").
    """
    device = kernel.device
    if not isinstance(device, Gpu):
        raise ExplorerError("unknown_view", f"{device.kind} kernels have no such report", "it is for CUDA devices")
    log, source = kernel.compiled().log, kernel.code("cuda")
    if not log:
        raise ExplorerError("no_report", "NVRTC does not say what a kernel takes", "install the CUDA toolkit (nvcc)")
    return tuple(
        _resources(name, report, source, kernel.shared.get(name, 0), device) for name, report in _reports(log).items()
    )


def _reports(log: str) -> dict[str, str]:
    """ptxas' lines by function."""
    parts = re.split(r"Compiling entry function '(\w+)' for '\w+'", log)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def _resources(name: str, report: str, source: str, dynamic: int, device: Gpu) -> Resources:
    def number(pattern: str) -> int:
        found = re.search(pattern, report)
        return int(found.group(1)) if found else 0

    bounds = re.search(rf"__launch_bounds__\((\d+)[^)]*\)\s+{name}\b", source)
    threads = int(bounds.group(1)) if bounds else device.threads_per_block
    registers = number(r"Used (\d+) registers")
    shared = number(r"(\d+) bytes smem") + dynamic
    blocks, limit = blocks_per_sm(device, threads, registers, shared)
    return Resources(
        name,
        threads,
        registers,
        shared,
        number(r"(\d+) bytes stack frame"),
        number(r"(\d+) bytes spill stores"),
        number(r"(\d+) bytes spill loads"),
        blocks,
        min(1.0, blocks * threads / device.threads_per_sm),
        limit,
    )


def blocks_per_sm(device: Gpu, threads: int, registers: int, shared: int) -> tuple[int, str]:
    """How many blocks of such a kernel one multiprocessor holds, and what runs out first."""
    warps = -(-threads // device.warp)
    per_warp = -(-registers * device.warp // REGISTER_UNIT) * REGISTER_UNIT
    per_block = -(-(shared + SHARED_RESERVED) // SHARED_UNIT) * SHARED_UNIT
    limits = {
        "threads": device.threads_per_sm // (warps * device.warp),
        "registers": device.registers_per_sm // (per_warp * warps) if registers else 1 << 30,
        "shared memory": device.shared_per_sm // per_block,
        "blocks": BLOCKS_PER_SM.get(device.capability, 16),
    }
    limit = min(limits, key=limits.__getitem__)
    return limits[limit], limit
