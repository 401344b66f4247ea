"""What one warp's load or store asks of a GPU's memory: sectors of global memory, banks of shared memory."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad

from .expr import NotStatic, evaluate, variables
from .sites import Site, Touched, at_first, byte_offset, index_text, is_thread, itemsize, loop_kind
from .tree import name_of

LANES = 32
SECTOR = 32  # bytes that a GPU's memory moves at least
BANKS, BANK = 32, 4  # shared memory: banks, and bytes of a bank's word
SAMPLES = 64  # iterations of a loop that are looked at
TURNS = 128  # of a warp's access that are looked at, spread over all by the golden ratio
GOLDEN = (5**0.5 - 1) / 2
PATTERN = BANKS * BANK  # bytes: addresses that are so far apart ask the same of memory
OWN = ("local", "warp", "wmma", "m16n8k8")  # scopes of registers: a thread's or a warp's own


@dataclass(frozen=True)
class Mean:
    """Averages over the turns of an access. active: the share of turns in which a guard lets any lane take part; the
    others are over those turns: sectors and the fewest, passes over shared memory and those without bank conflicts."""

    active: float
    sectors: float
    ideal: float
    passes: float
    parts: float


@dataclass(frozen=True)
class WarpAccess:
    """One warp-wide load or store: of all its turns the one that asks most of memory, the first of those.

    width: bytes a thread moves at once. addresses: byte offset per lane, None for one that a guard keeps out. sectors:
    32-byte sectors of the request, and `ideal`, the fewest that its bytes need. conflict: how many times longer shared
    memory takes (1: no bank conflict); passes, parts: how often it is passed over, and how often without conflicts.
    joined: how many of the program's accesses it is, more than 1 where the compiler makes one of neighbouring ones.
    mean: what its turns ask for on average.
    """

    buffer: str
    scope: str
    write: bool
    dtype: str
    index: str
    width: int
    addresses: tuple[int | None, ...]
    sectors: int
    ideal: int
    conflict: int
    passes: int
    parts: int
    joined: int
    mean: Mean

    @property
    def shared(self) -> bool:
        return self.scope.startswith("shared")


def warp_accesses(site: Site) -> tuple[tuple[WarpAccess, ...], tuple[str, ...], float]:
    """The accesses of a statement to memory that threads share, and what it accesses where data decide.

    None outside threads. And the share of its turns in which a guard lets any lane take part, as far as these show it.
    """
    if not any(loop_kind(loop).startswith("threadIdx") for loop in site.loops):
        return (), (), 1.0
    seen, unseen = [], []
    for touched in site.touched():
        if not touched[0].scope().startswith(OWN):
            try:
                seen.append(_access(site, touched))
            except NotStatic:
                unseen.append(name_of(touched[0]))
    found = tuple(access for access in seen if access)
    active = max((access.mean.active for access in found), default=0.0) if seen else 1.0
    return found, tuple(dict.fromkeys(unseen)), active


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
    """One access; None if no thread comes to it. Raises NotStatic where data decide."""
    buffer, indices, write = touched
    scope = buffer.scope()
    first = {**at_first(indices), **{loop.loop_var: 0 for loop in site.loops}, **_lanes(site, np.arange(LANES))}
    named = _width(site, touched, first)
    width = _joined(site, touched, first, named) if scope.startswith("shared") else named
    offsets, taking_part = _turns(site, touched)
    offsets = offsets // width * width  # a turn inside a vector, or inside what is joined, is that of its begin
    active = taking_part.any(axis=1)
    if not active.any():
        return None
    asked = _asked(offsets[active], taking_part[active], width, scope.startswith("shared"))
    most = max(asked, key=lambda one: (one.passes, one.sectors))  # the first of those
    share = [one.times for one in asked]
    sums = ([getattr(one, name) for one in asked] for name in ("sectors", "ideal", "passes", "parts"))
    mean = Mean(float(active.mean()), *(float(np.average(values, weights=share)) for values in sums))
    conflict = -(-most.passes // most.parts) if most.parts else 1
    facts = (name_of(buffer), scope, write, str(buffer.dtype), index_text(indices), width, most.addresses)
    return WarpAccess(*facts, most.sectors, most.ideal, conflict, most.passes, most.parts, width // named, mean)


@dataclass(frozen=True)
class _Asked:
    """What one pattern of addresses asks for, and how many of the turns looked at have it."""

    times: int
    addresses: tuple[int | None, ...]
    sectors: int
    ideal: int
    passes: int = 0
    parts: int = 0


def _asked(offsets: np.ndarray, taking_part: np.ndarray, width: int, shared: bool) -> list[_Asked]:
    """The patterns among the turns (rows), the first turn's first: where a pattern begins makes no difference to it."""
    begins = np.where(taking_part, offsets, offsets.max()).min(axis=1) // PATTERN * PATTERN
    patterns = np.where(taking_part, offsets - begins[:, None], -1)
    _, first, times = np.unique(patterns, axis=0, return_index=True, return_counts=True)
    found = []
    for turn, number in sorted(zip(first.tolist(), times.tolist(), strict=True)):
        lanes = taking_part[turn]
        # A lane that stays away asks for nothing new where one that takes part asks.
        at = np.where(lanes, offsets[turn], offsets[turn][lanes][0])
        addresses = tuple(int(place) if there else None for place, there in zip(at, lanes, strict=True))
        found.append(_Asked(number, addresses, *sectors(at, width), *(passes(at, width) if shared else ())))
    return found


def _turns(site: Site, touched: Touched) -> tuple[np.ndarray, np.ndarray]:
    """Byte offsets of the lanes (columns) in the turns of all warps (rows), and which lanes the guards let take part.

    Of many turns some, spread over all of them, the first first; where few values decide what the guards let through,
    each of these. Raises NotStatic for addresses that depend on data; a guard that does is taken to hold.
    """
    buffer, indices, _ = touched
    guards = [guard for guard in site.guards if _static(guard, site)]
    used = {var for part in (*indices, *guards) for var in variables(part)}
    loops = [loop for loop in site.loops if loop.loop_var in used and not loop_kind(loop).startswith("threadIdx")]
    threads = math.prod(
        {loop_kind(a): int(a.extent) for a in site.loops if loop_kind(a).startswith("threadIdx")}.values()
    )
    decides = {var for guard in guards for var in variables(guard)}
    loops.sort(key=lambda loop: loop.loop_var not in decides)
    sizes = [-(-threads // LANES), *(int(loop.extent) for loop in loops)]
    whole = 1 + sum(loop.loop_var in decides for loop in loops)
    warp, *values = np.unravel_index(_spread(math.prod(sizes[:whole]), math.prod(sizes[whole:])), sizes)
    thread = warp[:, None] * LANES + np.arange(LANES)
    known = {loop.loop_var: value[:, None] for loop, value in zip(loops, values, strict=True)}
    known = {**dict.fromkeys(used, 0), **known, **_lanes(site, thread)}
    part = thread < threads
    for guard in guards:
        part = part & evaluate(guard, known).astype(bool)
    return np.broadcast_to(byte_offset(buffer, indices, known), thread.shape), part


def _spread(decisive: int, others: int) -> np.ndarray:
    """At most so many of decisive × others turns, numbered, that TURNS suffice: all decisive ones if they are few."""
    few = decisive <= TURNS
    groups, size = (decisive, others) if few else (1, decisive * others)
    each = max(TURNS // groups, 1)
    inside = np.arange(size) if size <= each else np.unique(np.arange(each) * GOLDEN % 1 * size).astype(np.int64)
    return (np.arange(groups)[:, None] * size + inside).ravel()


def _static(guard: object, site: Site) -> bool:
    """Whether a guard depends on the loops alone."""
    try:
        evaluate(guard, {loop.loop_var: 0 for loop in site.loops})
    except NotStatic:
        return False
    return True


def _lanes(site: Site, thread: np.ndarray) -> dict[tirx.Var, np.ndarray]:
    """The axes of threads for thread numbers: x runs fastest. A nested loop bound to the same axis has its value."""
    threads = [loop for loop in site.loops if loop_kind(loop).startswith("threadIdx")]
    extents = {loop_kind(loop): int(loop.extent) for loop in threads}
    rest, found = thread, {}
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


def _joined(site: Site, touched: Touched, values: dict, named: int) -> int:
    """Bytes of the one access that the compiler makes of a thread's neighbouring ones to shared memory.

    nvcc unrolls the loops inside a thread and joins up to 16 bytes that lie side by side, where every address is known
    to be aligned: to shared memory only, since of a pointer it is not known.
    """
    buffer, _, write = touched
    loops = [loop for loop in site.loops if not is_thread(loop) and int(loop.extent) > 1]
    guarded = {var for guard in site.guards for var in variables(guard)}
    if named > itemsize(buffer):  # what is a vector already
        loops = [loop for loop in loops if loop_kind(loop) != "vectorized"]
    places = [_places(loop, touched, values) for loop in loops]
    for width in (wide for wide in (16, 8, 4) if wide > named):
        number = width // named
        for i, loop in enumerate(loops):
            if (
                int(loop.extent) % number
                or loop.loop_var in guarded
                or any((other % width).any() for other in places[:i] + places[i + 1 :])
            ):
                continue
            groups = places[i][: len(places[i]) // number * number].reshape(-1, number, LANES)
            apart = groups - groups[:, :1]
            aligned = not (groups[:, 0] % width).any()
            if aligned and (apart == named * np.arange(number)[:, None]).all() and not _waits(loop, buffer, write):
                return width
    return named


def _places(loop: tirx.For, touched: Touched, values: dict) -> np.ndarray:
    """Byte offsets of every lane (columns) in a loop's first iterations (rows)."""
    buffer, indices, _ = touched
    runs = np.arange(min(int(loop.extent), SAMPLES))[:, None]
    return np.broadcast_to(byte_offset(buffer, indices, {**values, loop.loop_var: runs}), (runs.size, LANES))


def _waits(loop: tirx.For, buffer: tirx.Var, write: bool) -> bool:
    """Whether a loop's iterations wait for each other: loads of shared memory for what is stored there."""
    stored: list[tirx.Var] = []
    loaded: list[tirx.Var] = []
    tvm_ffi.structural_walk(loop.body, (tirx.BufferStore, lambda store: stored.append(store.buffer)))
    tvm_ffi.structural_walk(loop.body, (TensorLoad, lambda load: loaded.append(load.source)))
    others = [found for found in stored if not (write and found.same_as(buffer))] + loaded * write
    return any(found.scope().startswith("shared") for found in others)
