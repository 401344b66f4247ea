"""What a step's warps ask of a GPU's memories, summed over the whole program: bytes, and passes lost to bank conflicts.

Counted from the program alone, so that rungs can be told apart before anything runs. Caches are not modelled: global
bytes are what leaves the multiprocessors' load and store units, before L1 and L2. Neighbouring narrow accesses to
shared memory count as the wide one that the compiler makes of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import tvm

from .access import Nest
from .warp import LANES, SECTOR, WarpAccess


@dataclass(frozen=True)
class Traffic:
    """Sums over all warps. global_requests, shared_requests: load and store instructions.

    global_bytes: 32-byte sectors that they touch; shared_passes: cycles of shared memory; bank_conflicts: those of them
    that a conflict-free layout would save. unseen: what is accessed where data decide, which is in no figure.
    """

    global_requests: int
    global_bytes: int
    shared_requests: int
    shared_passes: int
    bank_conflicts: int
    unseen: tuple[str, ...] = ()


def traffic(nests: Sequence[Nest]) -> Traffic | None:
    """The traffic of a program's statements; None where nothing can be seen (no threads, whole programs with TMA)."""
    found = [(nest, access) for nest in nests for access in nest.warps]
    unseen = tuple(dict.fromkeys(name for nest in nests for name in nest.unseen))
    if not found and not unseen:
        return None
    outside = [(_requests(n, a), a.mean) for n, a in found if not a.shared]
    on_chip = [(_requests(n, a), a.mean) for n, a in found if a.shared]
    passes = sum(number * mean.passes for number, mean in on_chip)
    fewest = sum(number * mean.parts for number, mean in on_chip)
    return Traffic(
        round(sum(number for number, _ in outside)),
        round(sum(number * mean.sectors * SECTOR for number, mean in outside)),
        round(sum(number for number, _ in on_chip)),
        round(passes),
        round(passes - fewest),
        unseen,
    )


def _requests(nest: Nest, access: WarpAccess) -> float:
    """Warp-wide instructions: the turns that guards let through of the statement's iterations, a vector at a time.

    An access that does not change along a loop inside the threads is taken to stay in a register meanwhile, unless
    the statement itself changes what is shared.
    """
    size = tvm.DataType(access.dtype).itemsize
    own = next(a for a in nest.accesses if a.buffer == access.buffer and a.index == access.index)
    fixed = {stride.loop for stride in own.strides if stride.steps == (0,)}
    changed = access.shared and any(a.write and a.buffer == access.buffer for a in nest.accesses)
    kept = 1
    for loop in () if changed else reversed(nest.loops):
        if loop.kind.startswith(("threadIdx", "blockIdx")) or loop.name not in fixed:
            break
        kept *= loop.extent
    threads = math.prod({loop.kind: loop.extent for loop in nest.loops if loop.kind.startswith("threadIdx")}.values())
    warps = nest.iterations // threads * -(-threads // LANES)
    return access.mean.active * max(1, warps // kept // max(1, access.width // size))
