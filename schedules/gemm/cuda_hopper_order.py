"""Which block of a Hopper GEMM works on what, and when: tiles in bands, slices of k, Stream-K's ranges.

Functions return expressions for a program; given Python's integers they compute the same, and tests use that.
"""

from __future__ import annotations

from tvm.script import tirx as T

from .cuda_extents import choose, divides, known
from .cuda_hopper_plan import Plan


def workspace(p: Plan):
    """Room for tiles of partial sums; None where slices of k do not go through memory."""
    if not p.through_memory:
        return None
    return T.alloc_buffer((p.slots, p.bm, p.bn), p.sum_dtype, scope="global")


def begin(p: Plan, cluster):
    """The first item of a cluster."""
    if not p.stream:
        return cluster
    return _shared_out(p, cluster) if known(p.cut) else choose(cluster < p.clusters, _shared_out(p, cluster), p.items)


def border(p: Plan, cluster):
    """Where a cluster's range of Stream-K's steps ends and the next one's begins."""
    return _shared_out(p, cluster + 1)


def _shared_out(p: Plan, clusters):
    """Steps that so many clusters have: their share of all, rounded down."""
    if known(p.cut):
        return clusters * p.cut // p.clusters
    # The same number; for any extents the product above may exceed 32 bits.
    return clusters * (p.cut // p.clusters) + clusters * (p.cut % p.clusters) // p.clusters


def cuts_first(p: Plan, before, cut, tile):
    """Whether the border behind a cluster lies inside `tile`, and is the first one there."""
    inside = T.And(cut % p.k_steps > 0, begin(p, before) <= tile * p.k_steps)
    return inside if known(p.cut) else T.And(before + 1 < p.clusters, inside)


def last_of(p: Plan, tile):
    """The last cluster that has steps of a tile that Stream-K shares out."""
    end = (tile + 1) * p.k_steps
    if known(p.cut):
        return (end * p.clusters - 1) // p.cut
    return T.Cast("int32", (T.Cast("int64", end) * p.clusters - 1) // p.cut)


def following(p: Plan, item, steps, cluster):
    """The item of a cluster after `item`: after its range of Stream-K's steps come whole tiles in turn."""
    if not p.stream:
        return item + p.clusters
    nearest = item + (steps[1] - steps[0])
    ranged = choose(nearest >= border(p, cluster), p.cut + cluster * p.k_steps, nearest)
    return ranged if _all_cut(p) else choose(item >= p.cut, item + p.clusters * p.k_steps, ranged)


def _all_cut(p: Plan) -> bool:
    """Whether Stream-K is known to share out all tiles."""
    return known(p.items) and p.cut == p.items


def steps_of(p: Plan, item, cluster, rank):
    """(first, end) of the stages along k that a block adds up for an item; slices differ by one stage at most."""
    if p.stream:
        first = item % p.k_steps
        ranged = T.min(p.k_steps, first + border(p, cluster) - item)
        return first, ranged if _all_cut(p) else choose(item >= p.cut, p.k_steps, ranged)
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
    group = min(p.group, p.row_tiles) if known(p.row_tiles) else p.group
    band = tile // (group * p.col_tiles)
    local = tile % (group * p.col_tiles)
    height = group if divides(group, p.row_tiles) else T.min(group, p.row_tiles - band * group)
    return band * group + local % height, local // height


def first_row(p: Plan, item, rank):
    """First row of a block's tile: the blocks of a cluster that shares columns lie below one another."""
    row = _place(p, _tile_of(p, item))[0]
    return (row * p.cluster + rank) * p.bm if p.cluster > 1 else row * p.bm


def first_col(p: Plan, item):
    """First column of a block's tile."""
    return _place(p, _tile_of(p, item))[1] * p.bn
