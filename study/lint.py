"""Hints: what likely holds a step back, each with its evidence and the primitive that mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import tvm

from schedules.device import Cpu, Device, Gpu
from tuning.cuda.resources import Resources

from .access import Access, Nest, accesses, caches, hottest
from .asm import Counts, HotLoop
from .effort import shows_all
from .tree import is_scheduled, loop_tree
from .units import shorten, size_text

# A hint needs a step whose hot statement runs often enough to matter.
FEWEST_ITERATIONS = 1 << 12
# Below this share of an SM's threads, latency is rarely hidden.
RARE = 0.05  # of an access's turns: what a guard lets through less often, as at edges, is not worth a hint
LOW_OCCUPANCY = 0.25


@dataclass(frozen=True)
class Hint:
    """One finding: the rule's name, what is wrong, the figures that show it, and the primitive that mends it."""

    rule: str
    message: str
    evidence: str
    mend: str


@dataclass(frozen=True)
class Seen:
    """What the rules look at.

    `counts` are of a processor's compiled hot loop, `taken` what a GPU's kernels take; None and () if not compiled.
    shows_all: not a whole program that moves or computes something by calls.
    """

    hot: Nest
    nests: tuple[Nest, ...]
    device: Device
    shared_bytes: int
    counts: Counts | None
    taken: tuple[Resources, ...] = ()
    shows_all: bool = True


def lint(
    mod: tvm.IRModule,
    device: Device,
    hot_loop: HotLoop | None = None,
    taken: Sequence[Resources] = (),
    nests: Sequence[Nest] | None = None,
) -> tuple[Hint, ...]:
    """The hints for one step's program; with the compiled hot loop also those that only machine code shows.

    nests: the program's `accesses`, if they are known already.
    """
    nests = accesses(mod, device) if nests is None else tuple(nests)
    hot = hottest(nests)
    if hot is None or hot.iterations < FEWEST_ITERATIONS:
        return ()
    shared = sum(row.bytes or 0 for row in loop_tree(mod) if row.role == "buffer" and row.kind.startswith("shared"))
    counts = hot_loop.counts if hot_loop and isinstance(hot_loop.counts, Counts) else None
    seen = Seen(hot, nests, device, shared, counts, tuple(taken), is_scheduled(mod) or shows_all(mod))
    rules = (*BOTH, *(CPU if isinstance(device, Cpu) else GPU))
    return tuple(hint for rule in rules for hint in rule(seen))


def tail_guard(seen: Seen) -> Iterator[Hint]:
    """A condition that changes inside the reduction is tested in every turn of the hot loop."""
    for nest in seen.nests:
        if nest.active < RARE or (nest is not seen.hot and not any(loop.reduction for loop in nest.loops)):
            continue
        names = [loop.name for loop in nest.loops]
        first = next((i for i, loop in enumerate(nest.loops) if loop.reduction), len(names) - 1)
        for guard in nest.guards:
            inside = [name for name in guard.loops if names.index(name) >= first]
            begins = guard.text.endswith("== 0")
            # Which threads take part (every second, the first) is no tail.
            chooses = begins and any(_loop(nest, name).kind.startswith("threadIdx") for name in guard.loops)
            if inside and not chooses:
                yield Hint(
                    "tail guard",
                    "The hot loop tests a condition in every turn.",
                    f"{nest.name} stands under “{shorten(guard.text)}”, which changes with {', '.join(inside)}",
                    "decompose_reduction" if begins else "pad_einsum, or a tile size that divides the extent",
                )


def memory_sum(seen: Seen) -> Iterator[Hint]:
    """A sum that is loaded and stored in every turn instead of staying in a register."""
    for access in _stores(seen.hot):
        inner = [s for s in access.strides if _loop(seen.hot, s.loop).reduction]
        fixed = inner and all(s.steps == (0,) for s in inner)
        outside = _others_outside(seen.hot)
        if fixed and access.scope == "global" and seen.hot.multiply_add and outside:
            yield Hint(
                "sum in memory",
                "The sums travel to memory and back inside the reduction.",
                f"{access.buffer} (global) is read and written by {seen.hot.name} for every turn of {inner[-1].loop}",
                "cache_write, then reverse_compute_at around the reduction",
            )


def scalar_loop(seen: Seen) -> Iterator[Hint]:
    """The innermost work is done one element at a time."""
    vectorized = any(loop.kind == "vectorized" for loop in seen.hot.loops)
    counts = seen.counts
    if counts is not None:
        if counts.fma_scalar + counts.scalar > counts.fma + counts.vector:
            work = f"{counts.fma_scalar + counts.scalar} scalar and {counts.fma + counts.vector} vector operations"
            yield Hint("scalar loop", "The hot loop computes one element at a time.", work, "vectorize")
    elif not vectorized:
        inner = seen.hot.loops[-1]
        evidence = f"{seen.hot.name}: the innermost loop {inner.name} × {inner.extent} is {inner.kind}"
        yield Hint("scalar loop", "No loop of the hot statement is vectorized.", evidence, "vectorize")


def no_fma(seen: Seen) -> Iterator[Hint]:
    """Multiplications and additions that were not fused."""
    counts = seen.counts
    if counts is not None and seen.hot.multiply_add and not counts.fma + counts.fma_scalar:
        evidence = f"{counts.vector} vector and {counts.scalar} scalar operations, no multiply-add"
        mend = "keep product and sum in one block (compute_inline); a target with FMA"
        yield Hint("no FMA", "Products and sums are separate instructions.", evidence, mend)


def spills(seen: Seen) -> Iterator[Hint]:
    """More values alive than there are registers."""
    counts = seen.counts
    if counts is not None and counts.spills:
        evidence = f"{counts.spill_loads} loads from and {counts.spill_stores} stores to the stack in the hot loop"
        yield Hint(
            "spills",
            "More values are alive than there are registers.",
            evidence,
            "a smaller tile (split), or less unroll",
        )


def strided(seen: Seen) -> Iterator[Hint]:
    """The innermost loop jumps through memory."""
    for access in seen.hot.accesses:
        inner = _innermost(seen.hot, access)
        far = [step for step in inner.steps if abs(step) > access.itemsize] if inner else []
        if far:
            yield Hint(
                "strided access",
                "Neighbouring iterations touch different cache lines.",
                f"{access.buffer}[{access.index}] moves by {far[0]} B for each {inner.loop}",
                "reorder, or transform_layout into packed panels",
            )


def working_set(seen: Seen) -> Iterator[Hint]:
    """What will be read again was evicted in between."""
    sizes = dict(caches(seen.device))
    limit = sizes.get("L2", 0)
    names = [loop.name for loop in seen.hot.loops]
    for access in seen.hot.accesses:
        again = next((s.loop for s in access.strides if s.steps == (0,) and _loop(seen.hot, s.loop).extent > 1), None)
        if access.write or again is None or names.index(again) + 1 >= len(seen.hot.levels):
            continue
        between = seen.hot.levels[names.index(again) + 1]
        if limit and between.bytes > limit:
            yield Hint(
                "working set",
                "Data is read again only after it left the cache.",
                f"between two reads of {access.buffer} along {again} pass {size_text(between.bytes)}; "
                f"L2 holds {size_text(limit)}",
                "split and reorder: blocks that fit a cache",
            )


def few_tasks(seen: Seen) -> Iterator[Hint]:
    """Cores without work."""
    threads = seen.device.threads
    tasks = 1
    for loop in seen.hot.loops:
        tasks *= loop.extent if loop.kind == "parallel" else 1
    if tasks < threads:
        evidence = f"{tasks} task{'s' * (tasks != 1)} for {threads} threads"
        yield Hint(
            "too little parallelism", "Some cores have nothing to do.", evidence, "parallel over fused outer loops"
        )


def uncoalesced(seen: Seen) -> Iterator[Hint]:
    """Requests that move more sectors than their bytes need."""
    for nest, access in _warps(seen):
        usual = access.mean.active >= RARE and access.mean.sectors > 1.5 * access.mean.ideal
        if not access.shared and usual:
            yield Hint(
                "uncoalesced access",
                "A warp's request moves more memory than it uses.",
                f"{nest.name} {_verb(access.write)} {access.buffer}: {access.sectors} sectors a request, "
                f"{access.ideal} would do",
                "bind the contiguous axis to threadIdx.x (reorder, fuse), or stage it in shared memory (cache_read)",
            )


def narrow(seen: Seen) -> Iterator[Hint]:
    """Copies that move four bytes a thread where one instruction moves sixteen."""
    for nest, access in _warps(seen):
        copy = len(nest.accesses) == 2 and not nest.multiply_add
        dense = access.sectors == access.ideal > 1
        if copy and dense and not access.shared and not access.write and access.width < 16:
            yield Hint(
                "narrow access",
                "A copy moves few bytes an instruction.",
                f"{nest.name} reads {access.buffer} with {access.width} bytes a thread, 16 are possible",
                "split off the last elements and vectorize them",
            )


def bank_conflicts(seen: Seen) -> Iterator[Hint]:
    """Lanes that wait for each other in shared memory."""
    for nest, access in _warps(seen):
        if access.conflict > 1:
            yield Hint(
                "bank conflicts",
                "Lanes of a warp wait for the same bank of shared memory.",
                f"{nest.name} {_verb(access.write)} {access.buffer}: {access.conflict}-way",
                "storage_align (padding) or transform_layout (swizzle)",
            )


def few_blocks(seen: Seen) -> Iterator[Hint]:
    """Multiprocessors without a block."""
    blocks, _ = _launch(seen)
    if blocks < seen.device.sms:
        evidence = f"{blocks} blocks for {seen.device.sms} multiprocessors"
        mend = "smaller tiles, or a split of the reduction (rfactor)"
        yield Hint("too little parallelism", "Some multiprocessors have nothing to do.", evidence, mend)


def occupancy(seen: Seen) -> Iterator[Hint]:
    """Too few warps in flight to hide latency, as far as threads and shared memory decide it."""
    device = seen.device
    _, threads = _launch(seen)
    fitting = device.threads_per_sm // max(threads, 1)
    if seen.shared_bytes:
        fitting = min(fitting, device.shared_per_sm // seen.shared_bytes)
    # Where the engine for copies hides latency, few warps are enough.
    known = seen.shows_all and any(loop.kind.startswith("threadIdx") for loop in seen.hot.loops)
    share = fitting * threads / device.threads_per_sm if known else 1.0
    evidence = f"{_blocks(fitting)} of {threads} threads and {size_text(seen.shared_bytes)} shared"
    lowest = min(seen.taken, key=lambda kernel: kernel.occupancy, default=None)
    if lowest and lowest.occupancy < share:
        share, evidence = lowest.occupancy, f"{lowest.kernel}: {_blocks(lowest.blocks_per_sm)}, {lowest.limit} run out"
    if isinstance(device, Gpu) and threads and share < LOW_OCCUPANCY:
        evidence = f"{evidence}: {share:.0%} of the threads"
        yield Hint(
            "low occupancy",
            "Few warps are there to hide latency.",
            evidence,
            "less shared memory, more threads a block",
        )


def spilled(seen: Seen) -> Iterator[Hint]:
    """Registers of a GPU's thread that did not suffice: what is alive goes to local memory, which is memory."""
    for kernel in seen.taken:
        if kernel.spill_stores + kernel.spill_loads:
            yield Hint(
                "spills",
                "More values are alive than a thread has registers.",
                f"{kernel.kernel}: {kernel.spill_stores} bytes stored and {kernel.spill_loads} loaded with "
                f"{kernel.registers} registers a thread",
                "a smaller register block, less unroll, fewer stages in registers",
            )


Rule = Callable[[Seen], Iterator[Hint]]
BOTH: tuple[Rule, ...] = (tail_guard,)
CPU: tuple[Rule, ...] = (scalar_loop, no_fma, spills, memory_sum, strided, working_set, few_tasks)
GPU: tuple[Rule, ...] = (uncoalesced, narrow, bank_conflicts, few_blocks, occupancy, spilled)


def _loop(nest: Nest, name: str):
    return next(loop for loop in nest.loops if loop.name == name)


def _stores(nest: Nest) -> list[Access]:
    return [access for access in nest.accesses if access.write]


def _others_outside(nest: Nest) -> bool:
    """Whether a loop that is no reduction runs inside one: then the compiler cannot keep one sum in a register."""
    first = next((i for i, loop in enumerate(nest.loops) if loop.reduction), len(nest.loops))
    return any(not loop.reduction and loop.kind != "unrolled" and loop.extent > 1 for loop in nest.loops[first:])


def _innermost(nest: Nest, access: Access):
    """The stride along the innermost loop that has more than one turn."""
    return next((s for s in access.strides if _loop(nest, s.loop).extent > 1), None)


def _warps(seen: Seen):
    return ((nest, access) for nest in seen.nests for access in nest.warps)


def _verb(write: bool) -> str:
    return "writes" if write else "reads"


def _blocks(number: int) -> str:
    return f"{number} block{'s' * (number != 1)}"


def _launch(seen: Seen) -> tuple[int, int]:
    """Blocks, and threads a block, of the hot statement's kernel."""
    extents = {loop.kind: loop.extent for loop in seen.hot.loops}
    blocks = threads = 1
    for kind, extent in extents.items():
        blocks *= extent if kind.startswith("blockIdx") else 1
        threads *= extent if kind.startswith("threadIdx") else 1
    return blocks, threads
