"""What a CUDA kernel takes of a multiprocessor: registers, shared memory, spills, and the occupancy they leave."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schedules.device import Gpu

# Registers are given out to warps in pieces of 256. Source: CUDA Occupancy Calculator, compute capability 7 and up.
REGISTER_UNIT = 256


@dataclass(frozen=True)
class Resources:
    """Of one kernel, as ptxas reports them. occupancy: share of a multiprocessor's threads that fit at once."""

    registers: int
    shared_bytes: int
    spill_stores: int
    spill_loads: int
    threads: int
    blocks_per_sm: int
    occupancy: float

    def shown(self) -> dict[str, int | str]:
        """For people, spills first where there are any."""
        spills = {"spill store bytes": self.spill_stores, "spill load bytes": self.spill_loads}
        known = {name: number for name, number in spills.items() if number}
        rest = {"registers a thread": self.registers, "bytes of shared memory": self.shared_bytes}
        return {**known, **rest, "threads a block": self.threads, "occupancy": f"{self.occupancy:.0%}"}


def resources(log: str, device: Gpu, threads: int, shared_bytes: int = 0) -> Resources | None:
    """The resources in ptxas' report (``-Xptxas -v``); None if it has none.

    threads: of a block. shared_bytes: at least what the program allocates; ptxas does not see dynamic shared memory.
    """
    used = re.search(r"Used (\d+) registers", log)
    if used is None:
        return None
    registers, static = int(used[1]), re.search(r"(\d+) bytes smem", log)
    shared = max(shared_bytes, int(static[1]) if static else 0)
    spills = re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", log)
    stores, loads = (int(spills[1]), int(spills[2])) if spills else (0, 0)
    warps = -(-threads // device.warp)
    a_warp = -(-registers * device.warp // REGISTER_UNIT) * REGISTER_UNIT
    limits = [device.threads_per_sm // max(threads, 1), device.registers_per_sm // max(a_warp * warps, 1)]
    if shared:
        limits.append(device.shared_per_sm // shared)
    blocks = min(limits)
    return Resources(registers, shared, stores, loads, threads, blocks, blocks * threads / device.threads_per_sm)
