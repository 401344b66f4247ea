"""What a step's warps ask of a GPU's memories, summed over the whole program: bytes, and passes lost to bank conflicts.

Counted from the program alone, so that rungs can be told apart before anything runs. Caches are not modelled: global
bytes are what leaves the multiprocessors' load and store units, before L1 and L2. Nor is a compiler that makes one wide
load of shared memory out of neighbouring narrow ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tvm

from .access import Nest
from .warp import LANES, SECTOR, WarpAccess


@dataclass(frozen=True)
class Traffic:
    """Sums over all warps. global_requests, shared_requests: load and store instructions.

    global_bytes: 32-byte sectors that they touch; shared_passes: cycles of shared memory; bank_conflicts: those of them
    that a conflict-free layout would save.
    """

    global_requests: int
    global_bytes: int
    shared_requests: int
    shared_passes: int
    bank_conflicts: int


def traffic(nests: Sequence[Nest]) -> Traffic | None:
    """The traffic of a program's statements; None where nothing can be seen (no threads, whole programs with TMA)."""
    found = [(nest, access) for nest in nests for access in nest.warps]
    if not found:
        return None
    on_chip = [(n, a) for n, a in found if a.shared]
    outside = [(n, a) for n, a in found if not a.shared]
    passes = sum(_requests(n, a) * a.passes for n, a in on_chip)
    fewest = sum(_requests(n, a) * a.parts for n, a in on_chip)
    return Traffic(
        sum(_requests(n, a) for n, a in outside),
        sum(_requests(n, a) * a.sectors * SECTOR for n, a in outside),
        sum(_requests(n, a) for n, a in on_chip),
        passes,
        passes - fewest,
    )


def _requests(nest: Nest, access: WarpAccess) -> int:
    """Warp-wide instructions: what runs in the statement's iterations, a vector at a time.

    An access that does not change along a loop inside the threads is taken to stay in a register meanwhile.
    """
    size = tvm.DataType(access.dtype).itemsize
    own = next(a for a in nest.accesses if a.buffer == access.buffer and a.index == access.index)
    fixed = {stride.loop for stride in own.strides if stride.steps == (0,)}
    kept = 1
    for loop in reversed(nest.loops):
        if loop.kind.startswith(("threadIdx", "blockIdx")) or loop.name not in fixed:
            break
        kept *= loop.extent
    return max(1, nest.iterations // LANES // kept // max(1, access.width // size))
