"""Which addresses a step touches: strides and working sets on a CPU, sectors and banks of a warp on a GPU.

Nothing is compiled or run: the indices of the placed program are evaluated. Loops that are not asked about stand at
their first iteration, and guards are taken to hold.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import tvm
from tvm import tirx

from schedules.device import Cpu, Device

from .expr import NotStatic, distinct, evaluate, variables
from .sites import Site, Touched, at_first, byte_offset, index_text, is_thread, itemsize, loop_kind, sites
from .tree import name_of
from .warp import WarpAccess, warp_accesses

LINE = 64  # bytes of a cache line
# Iterations whose strides are looked at; a packed layout repeats long before.
SAMPLES = 64


@dataclass(frozen=True)
class Stride:
    """Bytes from one iteration of a loop to the next: one value, or the few that occur; none if it depends on data."""

    loop: str
    steps: tuple[int, ...]

    @property
    def text(self) -> str:
        return " / ".join(f"{step:+d} B" if step else "0" for step in self.steps) if self.steps else "?"


@dataclass(frozen=True)
class Access:
    """One load or store of the innermost body. strides: innermost loop first."""

    buffer: str
    scope: str
    write: bool
    dtype: str
    itemsize: int
    index: str
    strides: tuple[Stride, ...]


@dataclass(frozen=True)
class Level:
    """What one whole run of a loop touches: bytes in all, per buffer, and the smallest cache that holds them."""

    loop: str
    extent: int
    bytes: int
    buffers: tuple[tuple[str, int], ...]
    fits: str


@dataclass(frozen=True)
class Guard:
    """A condition around a statement, and the loops it depends on."""

    text: str
    loops: tuple[str, ...]


@dataclass(frozen=True)
class LoopOf:
    """A loop around a statement."""

    name: str
    extent: int
    kind: str
    reduction: bool


@dataclass(frozen=True)
class Nest:
    """A statement in its loops, outermost first. levels are for a CPU, warps for a GPU.

    unseen: what a warp accesses at addresses that data decide. active: the share of a warp's turns that guards let
    through, where that is known.
    """

    name: str
    loops: tuple[LoopOf, ...]
    iterations: int
    guards: tuple[Guard, ...]
    multiply_add: bool
    accesses: tuple[Access, ...]
    levels: tuple[Level, ...]
    warps: tuple[WarpAccess, ...]
    unseen: tuple[str, ...] = ()
    active: float = 1.0


def accesses(mod: tvm.IRModule, device: Device) -> tuple[Nest, ...]:
    """Every innermost statement of a program, in program order. Statements under symbolic loops are left out."""
    return tuple(_nest(site, device) for site in sites(mod))


def hottest(nests: tuple[Nest, ...]) -> Nest | None:
    """The statement that runs most often, multiply-adds before others; the last of them if several do.

    On a GPU those of its turns count that a guard lets through.
    """
    return max(reversed(nests), key=lambda nest: (nest.multiply_add, nest.iterations * nest.active), default=None)


def caches(device: Device) -> tuple[tuple[str, int], ...]:
    """Name and bytes of a device's caches, smallest first: of a GPU the one that all multiprocessors share."""
    if isinstance(device, Cpu):
        sizes = (("L1", device.l1_bytes), ("L2", device.l2_bytes), ("L3", device.l3_bytes))
    else:
        sizes = (("L2", device.l2_bytes),)
    return tuple((name, size) for name, size in sizes if size)


def _nest(site: Site, device: Device) -> Nest:
    touched = site.touched()
    loops = tuple(
        LoopOf(loop.loop_var.name, int(loop.extent), loop_kind(loop), loop.loop_var in site.reductions)
        for loop in site.loops
    )
    around = {loop.loop_var for loop in site.loops}
    warps, unseen, active = warp_accesses(site)
    return Nest(
        name=site.block or name_of(site.store.buffer),
        loops=loops,
        iterations=site.iterations,
        guards=tuple(
            Guard(index_text((guard,)), tuple(var.name for var in variables(guard) if var in around))
            for guard in site.guards
        ),
        multiply_add=site.multiplies_and_adds(),
        accesses=tuple(_access(site, one) for one in touched),
        levels=tuple(_levels(site, touched, device)) if isinstance(device, Cpu) else (),
        warps=warps,
        unseen=unseen,
        active=active,
    )


def _access(site: Site, touched: Touched) -> Access:
    buffer, indices, write = touched
    strides = tuple(_stride(loop, touched) for loop in reversed(site.loops) if not is_thread(loop))
    return Access(
        name_of(buffer), buffer.scope(), write, str(buffer.dtype), itemsize(buffer), index_text(indices), strides
    )


def _stride(loop: tirx.For, touched: Touched) -> Stride:
    buffer, indices, _ = touched
    runs = np.arange(min(int(loop.extent), SAMPLES))
    try:
        offsets = byte_offset(buffer, indices, {**at_first(indices), loop.loop_var: runs})
        steps = tuple(int(s) for s in np.unique(np.diff(np.broadcast_to(offsets, runs.shape)))) or (0,)
    except NotStatic:
        steps = ()
    return Stride(loop.loop_var.name, steps[:3])


def _levels(site: Site, touched: list[Touched], device: Cpu) -> Iterator[Level]:
    """The working set of every loop, outermost first: the loop's own iterations and all inside it."""
    for depth, loop in enumerate(site.loops):
        inner = {inside.loop_var: int(inside.extent) for inside in site.loops[depth:]}
        sizes: dict[str, int] = {}
        for buffer, indices, _ in touched:
            sizes[name_of(buffer)] = max(sizes.get(name_of(buffer), 0), footprint(buffer, indices, inner))
        total = sum(sizes.values())
        fits = next((name for name, size in caches(device) if total <= size), "memory")
        yield Level(loop.loop_var.name, int(loop.extent), total, tuple(sizes.items()), fits)


def footprint(buffer: tirx.Var, indices: tuple, inner: dict[tirx.Var, int]) -> int:
    """Bytes of the cache lines that an access touches while the loops of `inner` run; at most the whole buffer.

    Axes are taken as independent of each other, so a diagonal counts as its square. Where data decides, all counts;
    0 for a buffer of symbolic extents.
    """
    try:
        shape = [int(evaluate(extent, {})) for extent in buffer.shape]
    except NotStatic:
        return 0
    rows, run, whole = 1, 1, True  # runs of elements side by side; `whole`: the axes so far are covered entirely
    try:
        for extent, index in zip(reversed(shape), reversed(indices), strict=True):
            number, span = distinct(index, inner)
            if whole and number == span:
                run *= number
            else:
                rows *= number
            whole = whole and number == extent
    except NotStatic:
        rows, run = 1, math.prod(shape)
    lines = -(-run * itemsize(buffer) // LINE)
    everything = -(-math.prod(shape) * itemsize(buffer) // LINE)
    return min(rows * lines, everything) * LINE
