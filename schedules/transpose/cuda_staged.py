"""Steps of transposed tiles on CUDA: cut, brought through shared memory, dealt out to the threads in packs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core import Case
from ..packs import dividing_width, grouped, pack_width
from . import Merged, merge_axes


@dataclass(frozen=True)
class Tile:
    """A tile of Y: the loop over tiles, the block that fills it from X, the block that empties it."""

    grid: Any
    fill: Any
    empty: Any


def staged(sch, case: Case) -> tuple[Merged, Any]:
    """Merge axes, and copy X in the order that Y has them; returns the merged form and the copying block."""
    form = merge_axes(sch, case)
    fill = sch.reindex(sch.get_sblock("Y"), ("read", 0))
    sch.set_scope(fill, 0, "shared")
    return form, fill


def cut_tiles(sch, form: Merged, fill, bp: int, bq: int, br: int = 1) -> Tile:
    """Cut Y into tiles of bq×bp, q being X's innermost axis and p Y's, and bring each through shared memory.

    The tile lies there as in X: its rows run along q. Short axes are taken whole, and the other one is longer then.
    br: as many of the axis before Y's innermost one are taken together.
    """
    block = sch.get_sblock("Y")
    rank, fast = len(form.extents), form.fast
    others = [at for at in range(rank - 1) if at != fast]
    order = [(k,) for k in (*others, rank - 1, fast)]
    dtype = str(sch.get(block).iter_vars[0].var.ty)
    sch.transform_layout(fill, ("write", 0), grouped(list(form.extents), order, dtype))
    loops = sch.get_loops(block)
    bp, bq = tile_of(form, bp, bq)
    qo, qi = sch.split(loops[fast], [None, bq])
    po, pi = sch.split(loops[-1], [None, bp])
    outer, inner = [loops[k] for k in others], [qi, pi]
    if br > 1:
        outer[-1], ri = sch.split(outer[-1], [None, br])
        inner.insert(1, ri)
    sch.reorder(*outer, qo, po, *inner)
    grid = sch.fuse(*outer, qo, po)
    sch.bind(grid, "blockIdx.x")
    sch.compute_at(fill, grid, preserve_unit_loops=True)
    copied = sch.get_loops(fill)[-rank:]
    sch.reorder(copied[-1], *(copied[k] for k in others), copied[fast])
    return Tile(grid, fill, block)


def tile_of(form: Merged, bp: int, bq: int) -> tuple[int, int]:
    """bp×bq, or about as many elements where one of the two axes is shorter; the longer side is a power of two."""
    p, q = form.extents[-1], form.extents[form.fast]
    area, bp, bq = bp * bq, min(bp, p), min(bq, q)
    if bq * bp < area and bp < p:
        return min(p, 1 << (area // bq).bit_length() - 1), bq
    return (bp, min(q, 1 << (area // bp).bit_length() - 1)) if bq < q else (bp, bq)


def deal(sch, block, threads: int, width: int = 1):
    """Spread the loops of `block` over a tile to the threads, in rounds, `width` neighbours each; returns the loop
    over threads and the one over the pack.

    Packs are dealt row by row: were rows and columns one loop, a thread's registers would get an index that nvcc
    cannot resolve, and lie in local memory.
    """
    *rows, column = sch.get_loops(block)[1:]
    if width == 1:
        rounds, thread, pack = sch.split(sch.fuse(*rows, column), [None, threads, 1])
    else:
        across, pack = sch.split(column, [None, width])
        rounds, row = sch.split(sch.fuse(*rows), [None, threads // int(sch.get(across).extent)])
        thread = sch.fuse(row, across)
    sch.bind(thread, "threadIdx.x")
    sch.unroll(rounds)
    return thread, pack


def packs_of(case: Case, side: int, length: int, threads: int) -> int:
    """The widest pack for rows of `side` elements of a tile, out of rows of `length`, that the threads share evenly."""
    width = dividing_width(pack_width(case["dtype"]), side, length)
    return width if threads % (side // width) == 0 else 1


def pad(sch, tile: Tile) -> None:
    """Make the rows of the tile an odd number of elements long, so that a column of 32 lies in as many banks."""
    sch.storage_align(tile.fill, 0, axis=-2, factor=2, offset=1)


def tiles_in_packs(sch, case: Case, threads: int, bp: int, bq: int, br: int = 1) -> Tile:
    """Bring tiles through padded shared memory in packs."""
    form, fill = staged(sch, case)
    loads, stores = sch.reindex(fill, ("read", 0)), sch.reindex(sch.get_sblock("Y"), ("write", 0))
    for block in (loads, sch.get_sblock("Y")):
        sch.set_scope(block, 0, "local")
    tile = cut_tiles(sch, form, fill, bp, bq, br)
    pad(sch, tile)
    p, q = tile_of(form, bp, bq)
    load_packs(sch, tile, loads, threads, packs_of(case, q, form.extents[form.fast], threads))
    store_packs(sch, tile, stores, threads, packs_of(case, p, form.extents[-1], threads))
    return tile


def load_packs(sch, tile: Tile, loads, threads: int, width: int) -> None:
    """Deal the filling of the tile out in packs, loaded as a whole and stored apart."""
    thread, pack = deal(sch, tile.fill, threads, width)
    sch.compute_at(loads, thread)
    sch.unroll(pack)
    if width > 1:
        sch.vectorize(sch.get_loops(loads)[-1])


def store_packs(sch, tile: Tile, stores, threads: int, width: int) -> None:
    """Deal the emptying of the tile out in packs, read one by one and stored as a whole."""
    sch.reverse_compute_at(stores, tile.grid)
    thread, pack = deal(sch, stores, threads, width)
    sch.compute_at(tile.empty, thread)
    if width > 1:
        sch.vectorize(pack)
