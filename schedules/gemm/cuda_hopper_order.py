"""Which block of a Hopper GEMM works on what, and when: tiles in bands, slices of k, Stream-K's ranges.

Functions return expressions for a program; given Python's integers they compute the same, and tests use that.
"""

from __future__ import annotations

from tvm.script import tirx as T

from .cuda_hopper_plan import Plan


def workspace(p: Plan):
    """Room for tiles of partial sums; None where slices of k do not go through memory."""
    if not p.through_memory:
        return None
    return T.alloc_buffer((p.slots, p.bm, p.bn), p.sum_dtype, scope="global")


def begin(p: Plan, cluster):
    """The first item of a cluster."""
    return cluster * p.cut // p.clusters if p.stream else cluster


def border(p: Plan, cluster):
    """Where a cluster's range of Stream-K's steps ends and the next one's begins."""
    return (cluster + 1) * p.cut // p.clusters


def following(p: Plan, item, steps, cluster):
    """The item of a cluster after `item`: after its range of Stream-K's steps come whole tiles in turn."""
    if not p.stream:
        return item + p.clusters
    nearest = item + (steps[1] - steps[0])
    ranged = _choose(nearest >= border(p, cluster), p.cut + cluster * p.k_steps, nearest)
    return ranged if p.cut == p.items else _choose(item >= p.cut, item + p.clusters * p.k_steps, ranged)


def _choose(condition, yes, no):
    return (yes if condition else no) if isinstance(condition, bool) else T.if_then_else(condition, yes, no)


def steps_of(p: Plan, item, cluster, rank):
    """(first, end) of the stages along k that a block adds up for an item; slices differ by one stage at most."""
    if p.stream:
        first = item % p.k_steps
        ranged = T.min(p.k_steps, first + border(p, cluster) - item)
        return first, ranged if p.cut == p.items else _choose(item >= p.cut, p.k_steps, ranged)
    if p.split == 1:
        return 0, p.k_steps
    part = rank if p.in_cluster else item // p.tiles
    return part * p.k_steps // p.split, (part + 1) * p.k_steps // p.split


def slot_of(p: Plan, item, cluster, steps):
    """Where in the workspace the sums of an item go. A Stream-K block may leave the end of a tile, then a start."""
    return cluster * 2 + T.if_then_else(steps[0] == 0, 1, 0) if p.stream else item


def _tile_of(p: Plan, item):
    """The tile that an item belongs to."""
    if p.stream:
        return item // p.k_steps
    return item % p.tiles if p.through_memory else item


def matrix_of(p: Plan, item):
    """Which product of the batch an item belongs to: one is finished before the next begins."""
    return _tile_of(p, item) // (p.row_tiles * p.col_tiles) if p.batch > 1 else 0


def _place(p: Plan, tile):
    """(row, column) of a tile: bands of `group` rows, column by column, so that blocks share in L2."""
    tile = tile % (p.row_tiles * p.col_tiles) if p.batch > 1 else tile
    group = min(p.group, p.row_tiles)
    band = tile // (group * p.col_tiles)
    local = tile % (group * p.col_tiles)
    height = group if p.row_tiles % group == 0 else T.min(group, p.row_tiles - band * group)
    return band * group + local % height, local // height


def first_row(p: Plan, item, rank):
    """First row of a block's tile: the blocks of a cluster that shares columns lie below one another."""
    row = _place(p, _tile_of(p, item))[0]
    return (row * p.cluster + rank) * p.bm if p.cluster > 1 else row * p.bm


def first_col(p: Plan, item):
    """First column of a block's tile."""
    return _place(p, _tile_of(p, item))[1] * p.bn
