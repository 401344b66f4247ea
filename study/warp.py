"""What one warp's load or store asks of a GPU's memory: sectors of global memory, banks of shared memory."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from tvm import tirx

from .expr import NotStatic
from .sites import Site, Touched, at_first, byte_offset, index_text, is_thread, itemsize, loop_kind

LANES = 32
SECTOR = 32  # bytes that a GPU's memory moves at least
BANKS, BANK = 32, 4  # shared memory: banks, and bytes of a bank's word
OWN = ("local", "warp", "wmma", "m16n8k8")  # scopes of registers: a thread's or a warp's own


@dataclass(frozen=True)
class WarpAccess:
    """One warp-wide load or store, the first warp's at the first iteration of every loop.

    width: bytes a thread moves at once. addresses: byte offset per lane. sectors: 32-byte sectors of the request, and
    `ideal`, the fewest that its bytes need. conflict: how many times longer shared memory takes (1: no bank conflict);
    passes, parts: how often it is passed over, and how often without conflicts.
    """

    buffer: str
    scope: str
    write: bool
    dtype: str
    index: str
    width: int
    addresses: tuple[int, ...]
    sectors: int
    ideal: int
    conflict: int
    passes: int = 0
    parts: int = 0

    @property
    def shared(self) -> bool:
        return self.scope.startswith("shared")


def warp_accesses(site: Site) -> tuple[WarpAccess, ...]:
    """The accesses of a statement to memory that threads share; none outside threads or where data decides."""
    if not any(loop_kind(loop).startswith("threadIdx") for loop in site.loops):
        return ()
    found = (_access(site, touched) for touched in site.touched() if not touched[0].scope().startswith(OWN))
    return tuple(access for access in found if access is not None)


def bank_conflict(offsets: np.ndarray, width: int) -> int:
    """How many times longer shared memory takes than without conflicts, for `width` bytes at each lane's offset."""
    cycles, parts = passes(offsets, width)
    return -(-cycles // parts)


def passes(offsets: np.ndarray, width: int) -> tuple[int, int]:
    """Passes over shared memory for `width` bytes at each lane's offset, and how many of them without bank conflicts.

    A request of 8 or 16 bytes a lane goes out in two or four parts of 16 or 8 lanes. Within a part, different words in
    one bank follow each other; the same word is broadcast. Two parts side by side go as one where every lane has the
    address of its neighbour, or of the lane after that. Source: CUDA C++ Programming Guide, "Shared Memory"; for the
    parts that go as one, what Nsight Compute counts on an H200 (`bench --counters`).
    """
    offsets = np.asarray(offsets)
    lanes = LANES // max(width // BANK, 1)
    parts = [offsets[start : start + lanes] for start in range(0, LANES, lanes)]
    if lanes < LANES:
        pairs = [offsets[start : start + 2 * lanes] for start in range(0, LANES, 2 * lanes)]
        halved = [[pair] if _in_pairs(pair) else [pair[:lanes], pair[lanes:]] for pair in pairs]
        parts = [part for pair in halved for part in pair]
    words = [np.unique((part[:, None] + np.arange(0, max(width, BANK), BANK)) // BANK) for part in parts]
    return sum(int(np.bincount(each % BANKS).max()) for each in words), len(parts)


def _in_pairs(offsets: np.ndarray) -> bool:
    """Whether every lane has the address of its neighbour, or every lane that of the one after."""
    lane = np.arange(offsets.size)
    return any(bool((offsets == offsets[lane ^ by]).all()) for by in (1, 2))


def sectors(offsets: np.ndarray, width: int) -> tuple[int, int]:
    """Sectors that a request touches, and the fewest that its distinct bytes need."""
    touched = np.unique((np.asarray(offsets)[:, None] + np.arange(width)[None, :]).ravel())
    return int(np.unique(touched // SECTOR).size), -(-int(touched.size) // SECTOR)


def _access(site: Site, touched: Touched) -> WarpAccess | None:
    buffer, indices, write = touched
    values = {**at_first(indices), **{loop.loop_var: 0 for loop in site.loops}, **_lanes(site)}
    try:
        offsets = np.broadcast_to(byte_offset(buffer, indices, values), (LANES,))
        width = _width(site, touched, values)
    except NotStatic:
        return None
    scope = buffer.scope()
    cycles, parts = passes(offsets, width) if scope.startswith("shared") else (0, 0)
    conflict = -(-cycles // parts) if parts else 1
    addresses = tuple(int(offset) for offset in offsets)
    facts = (buffer.name, scope, write, str(buffer.dtype), index_text(indices), width, addresses)
    return WarpAccess(*facts, *sectors(offsets, width), conflict, cycles, parts)


def _lanes(site: Site) -> dict[tirx.Var, np.ndarray]:
    """The first 32 threads: x runs fastest. A nested loop bound to the same axis has the same value."""
    threads = [loop for loop in site.loops if loop_kind(loop).startswith("threadIdx")]
    extents = {loop_kind(loop): int(loop.extent) for loop in threads}
    rest, found = np.arange(LANES), {}
    for axis in sorted(extents):
        found[axis] = rest % extents[axis]
        rest = rest // extents[axis]
    return {loop.loop_var: found[loop_kind(loop)] for loop in threads}


def _width(site: Site, touched: Touched, values: dict) -> int:
    """Bytes that a thread moves in one instruction: a vectorized loop in unit stride moves up to 16."""
    buffer, indices, _ = touched
    item = itemsize(buffer)
    one_lane = {var: (value if np.ndim(value) == 0 else value[0]) for var, value in values.items()}
    for loop in site.loops:
        if loop_kind(loop) == "vectorized" and not is_thread(loop) and int(loop.extent) > 1:
            run = np.arange(int(loop.extent))
            offsets = np.broadcast_to(byte_offset(buffer, indices, {**one_lane, loop.loop_var: run}), run.shape)
            if set(np.diff(offsets).tolist()) == {item}:
                return min(item * run.size, 16)
    return item
