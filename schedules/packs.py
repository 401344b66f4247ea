"""Steps of kernels that move packs: as many neighbours as one memory instruction of a GPU carries, 128 bits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import s_tir, tirx

PACK_BYTES = 16


def pack_width(dtype: str) -> int:
    """Elements of `dtype` in a pack."""
    return PACK_BYTES // np.dtype(dtype).itemsize


def dividing_width(widest: int, *extents: int) -> int:
    """The widest pack, halved from `widest`, that divides all `extents`."""
    width = widest
    while any(extent % width for extent in extents):
        width //= 2
    return width


def flatten(sch: s_tir.Schedule, block) -> None:
    """Make the iterators of a `block` without reduction one, in row-major order: rows matter to it no more."""
    axes = sch.get(block).iter_vars
    sch.transform_block_layout(block, row_major([int(a.dom.extent) for a in axes], str(axes[0].var.ty)))


def flatten_values(sch: s_tir.Schedule, block) -> None:
    """Make what `block` writes, which must not be a parameter, a vector: its matrix in row-major order."""
    shape = sch.get(block).writes[0].source.shape
    sch.transform_layout(block, ("write", 0), row_major([int(e) for e in shape], str(shape[0].ty)))


def row_major(shape: list[int], dtype: str) -> tirx.IndexMap:
    """The place of an element of an array of `shape` in memory."""

    return grouped(shape, [range(len(shape))], dtype)


def grouped(shape: list[int], groups: Sequence[Sequence[int]], dtype: str) -> tirx.IndexMap:
    """An index into an array of `shape` with the axes of each group made one, in row-major order."""

    def places(*at):
        found = []
        for first, *others in groups:
            place = at[first]
            for axis in others:
                place = place * shape[axis] + at[axis]
            found.append(place)
        return tuple(found)

    return tirx.IndexMap.from_func(places, len(shape), index_dtype=dtype)


@dataclass(frozen=True)
class Packed:
    """A block whose operands pass through registers: the blocks that load them, and the one that stores the result."""

    block: Any
    loads: tuple[Any, ...]
    store: Any


def through_registers(sch: s_tir.Schedule, block, loaded: Callable[[tirx.Buffer], bool]) -> Packed:
    """Give a flat `block` copies of its operands in registers, of those that are `loaded`, and of its result."""
    loads = []
    for at, region in enumerate(sch.get(block).reads):
        if loaded(region.source):
            copy = sch.reindex(block, ("read", at))
            sch.set_scope(copy, 0, "local")
            loads.append(copy)
    store = sch.reindex(block, ("write", 0))
    sch.set_scope(block, 0, "local")
    return Packed(block, tuple(loads), store)


def stride_over_grid(sch: s_tir.Schedule, block, grid: int, threads: int, width: int = 1, unroll: int = 1):
    """Deal the flat loop of `block` out in packs: to the threads of a grid, round after round (a grid-stride loop).

    Returns the loops over rounds (in groups of `unroll`), over a group's rounds, and over the pack.
    """
    flat = sch.fuse(*sch.get_loops(block))
    rounds, group, blocks, thread, pack = sch.split(flat, [None, unroll, grid, threads, width])
    sch.reorder(blocks, thread, rounds, group, pack)
    sch.bind(blocks, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    return rounds, group, pack


def move_packs(sch: s_tir.Schedule, packed: Packed, group, pack) -> None:
    """Load every operand's pack, compute on registers, store the pack, within one round of the loop `group`."""
    for load in packed.loads:
        sch.compute_at(load, group)
        _widest(sch, load, sch.get(load).reads[0].source.dtype)
    sch.reverse_compute_at(packed.store, group)
    _widest(sch, packed.store, sch.get(packed.store).writes[0].source.dtype)
    sch.unroll(pack)
    sch.unroll(group)


def _widest(sch: s_tir.Schedule, copy, dtype: str) -> None:
    """Cut the innermost loop of `copy` into vectors of at most 128 bits."""
    loop = sch.get_loops(copy)[-1]
    lanes = math.gcd(int(sch.get(loop).extent), pack_width(str(dtype)))
    if lanes > 1:
        outer, vector = sch.split(loop, [None, lanes])
        sch.unroll(outer)
        sch.vectorize(vector)
