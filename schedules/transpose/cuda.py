"""Transpose on CUDA, from an index computation an element to padded tiles in shared memory moved in packs.

The rungs follow Harris' "An Efficient Matrix Transpose in CUDA C/C++" (2013; shared tile, padding against bank
conflicts) and OneFlow's permute kernel (2021; merged dimensions, wider elements).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..packs import PACK_BYTES, dividing_width, grouped, pack_width
from . import Merged, keeps_rows, merge_axes, merged, moves_rows
from . import cuda_ragged as ragged
from . import cuda_words as words


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether a block of so many threads can run and its tile fits into shared memory."""
    tile = np.dtype(case["dtype"]).itemsize * config.get("bp", 1) * (config.get("bq", 1) + 1)
    return config["threads"] <= device.threads_per_block and tile <= 48 << 10


@schedule("transpose", "cuda", space={"threads": (64, 128, 256, 512, 1024)}, constraint=fits)
def v0_naive(sch, case, device, *, threads=256):
    """One thread moves one element: neighbours write neighbours, but read from as many rows as there are threads.

    Its place in X takes a division for every axis.
    """
    thread_per_element(sch, threads)
    yield "Every element of Y has a thread, which computes where it comes from."


def thread_per_element(sch, threads: int) -> None:
    """Deal the elements of Y out to threads in order."""
    grid, thread = sch.split(sch.fuse(*sch.get_loops(sch.get_sblock("Y"))), [None, threads])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")


@schedule("transpose", "cuda", base="v0_naive", constraint=fits)
def v1_merged_dims(sch, case, device, *, threads=256):
    """Axes that stay neighbours count as one: fewer divisions an element, and longer axes to cut tiles from."""
    merge_axes(sch, case)
    thread_per_element(sch, threads)
    yield "A permutation of six axes is often one of two or three."


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


def cut_tiles(sch, form: Merged, fill, bp: int, bq: int) -> Tile:
    """Cut Y into tiles of bq×bp, q being X's innermost axis and p Y's, and bring each through shared memory.

    The tile lies there as in X: its rows run along q. Short axes are taken whole, and the other one is longer then.
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
    sch.reorder(*(loops[k] for k in others), qo, po, qi, pi)
    grid = sch.fuse(*(loops[k] for k in others), qo, po)
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


@schedule(
    "transpose",
    "cuda",
    base="v1_merged_dims",
    where=moves_rows,
    constraint=fits,
    space={"bp": (16, 32, 64, 128), "bq": (16, 32, 64, 128)},
)
def v2_shared_tile(sch, case, device, *, threads=256, bp=32, bq=32):
    """A tile is read along X's rows and written along Y's: every memory transaction is used whole.

    Replaces v1's direct reads.
    """
    tile = cut_tiles(sch, *staged(sch, case), bp, bq)
    for block in (tile.fill, tile.empty):
        deal(sch, block, threads)
    yield "A block reads a tile row by row into shared memory and writes it column by column."
    return tile


def pad(sch, tile: Tile) -> None:
    """Make the rows of the tile an odd number of elements long, so that a column of 32 lies in as many banks."""
    sch.storage_align(tile.fill, 0, axis=-2, factor=2, offset=1)


@schedule("transpose", "cuda", base="v2_shared_tile", where=moves_rows, constraint=fits)
def v3_padded(sch, case, device, **below):
    """Rows of the tile are one element longer: a column of 32 elements lies in 32 banks instead of in one."""
    tile = yield from v2_shared_tile(sch, case, device, **below)
    pad(sch, tile)
    yield "Reading a column of the tile takes one pass over the banks instead of 32."
    return tile


def pick_threads(case: Case, device: Gpu) -> Config:
    """256, or somewhat fewer where that many do not share the packs of short sides evenly."""
    form = merged(case)
    p, q = tile_of(form, 64, 64)
    widest = pack_width(case["dtype"])
    packs = (p // dividing_width(widest, p, form.extents[-1]), q // dividing_width(widest, q, form.extents[form.fast]))
    each = math.lcm(*packs)
    return {"threads": 256 // each * each} if each <= 256 else {}


@schedule("transpose", "cuda", base="v3_padded", where=moves_rows, pick=pick_threads, constraint=fits)
def v4_vectorized(sch, case, device, *, threads=256, bp=64, bq=64):
    """128 bits an access to global memory, and more bytes in flight: tiles are four times as large.

    Replaces v3's element by element copies. A padded row is no longer aligned, so that packs are taken apart in
    registers on the way into shared memory and put together on the way out. Odd axes have narrower packs.
    """
    form, fill = staged(sch, case)
    loads, stores = sch.reindex(fill, ("read", 0)), sch.reindex(sch.get_sblock("Y"), ("write", 0))
    for block in (loads, sch.get_sblock("Y")):
        sch.set_scope(block, 0, "local")
    tile = cut_tiles(sch, form, fill, bp, bq)
    pad(sch, tile)
    p, q = tile_of(form, bp, bq)
    load_packs(sch, tile, loads, threads, packs_of(case, q, form.extents[form.fast], threads))
    store_packs(sch, tile, stores, threads, packs_of(case, p, form.extents[-1], threads))
    yield "Global memory is read and written 16 bytes at a time, along rows of X and along rows of Y."
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


SHORTEST = 32  # elements of an axis that tiles with edges of their own are for


def is_ragged(case: Case, device: Gpu) -> str | None:
    """Rows that begin at no multiple of 16 bytes, and are long beside a tile's edges."""
    form = merged(case)
    if form.keeps_rows:
        return moves_rows(case, device)
    sides = form.extents[form.fast], form.extents[-1]
    if dividing_width(pack_width(case["dtype"]), *sides) == pack_width(case["dtype"]):
        return "rows are whole packs: see v4_vectorized"
    return None if min(sides) >= SHORTEST else f"an axis of {min(sides)} elements is all edges"


def plan_of(case: Case, config: Config) -> ragged.Ragged:
    """A configuration's tiles; `edge` is in bytes there."""
    edge = config["edge"] // np.dtype(case["dtype"]).itemsize
    sizes = {key: config[key] for key in ("threads", "bp", "bq")}
    return ragged.Ragged(case, **sizes, width=pack_width(case["dtype"]), edge=edge)


def pick_ragged(case: Case, device: Gpu) -> Config:
    """Tiles of about 32 KiB."""
    return {"threads": 512, "bp": 64 if np.dtype(case["dtype"]).itemsize == 4 else 128, "bq": 128, "edge": 32}


def fits_ragged(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the threads share a tile's packs evenly, and the tile fits a block's static shared memory."""
    plan = plan_of(case, config)
    even = plan.bp * plan.bq // plan.width % plan.threads == 0
    return even and plan.own_p > 0 and plan.own_q > 0 and plan.shared_bytes <= 48 << 10


@program(
    "transpose",
    "cuda",
    base="v4_vectorized",
    where=is_ragged,
    pick=pick_ragged,
    constraint=fits_ragged,
    space={"threads": (256, 512), "bp": (32, 64, 128), "bq": (32, 64, 128), "edge": (PACK_BYTES, 32, 64, 128)},
)
def v5_own_edges(case, device, *, threads=512, bp=64, bq=128, edge=32):
    """Every row of a tile has edges of its own at multiples of 16 bytes: odd rows move in packs too.

    Replaces v4's elements where rows are odd. Packs are shifted on the way into shared memory. edge: the multiples of
    bytes at which a tile begins to write; with whole sectors of 32 no two tiles write to one.
    """
    return ragged.prim_func(plan_of(case, {"threads": threads, "bp": bp, "bq": bq, "edge": edge}))


def is_narrow(case: Case, device: Gpu) -> str | None:
    """Whole packs of elements of which several share a word."""
    form = merged(case)
    if form.keeps_rows:
        return moves_rows(case, device)
    if np.dtype(case["dtype"]).itemsize == 4:
        return "an element is a word"
    sides = form.extents[form.fast], form.extents[-1]
    whole = dividing_width(pack_width(case["dtype"]), *sides) == pack_width(case["dtype"])
    return None if whole else "rows are not whole packs: see v5_own_edges"


def fits_words(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the threads share a tile evenly, and it fits a block's static shared memory."""
    plan = words.Words(case, **config, width=pack_width(case["dtype"]))
    return plan.fits and plan.shared_bytes <= 48 << 10


@program(
    "transpose",
    "cuda",
    base="v4_vectorized",
    where=is_narrow,
    pick=lambda case, device: {"threads": 256, "bp": 128 if np.dtype(case["dtype"]).itemsize == 1 else 64, "bq": 128},
    constraint=fits_words,
    space={"threads": (128, 256, 512), "bp": (64, 128, 256), "bq": (64, 128, 256)},
)
def v6_words(case, device, *, threads=256, bp=64, bq=128):
    """8 and 16 bits: shared memory moves words of four or two elements, which turn in registers.

    Replaces v4's passes of single elements through shared memory, a quarter or half of a bank's width each.
    """
    return words.prim_func(words.Words(case, threads, bp, bq, pack_width(case["dtype"])))


@schedule("transpose", "cuda", base="v1_merged_dims", where=keeps_rows, constraint=fits, space={"unroll": (1, 2, 4)})
def rows_packs(sch, case, device, *, threads=256, unroll=1):
    """Rows stay rows: 128 bits of one are moved by one instruction, and an index computation serves a whole pack.

    Replaces v2's tiles, which are for permutations that change the innermost axis. Odd rows have narrower packs.
    """
    form = merge_axes(sch, case)
    width = dividing_width(pack_width(case["dtype"]), form.extents[-1])
    flat = sch.fuse(*sch.get_loops(sch.get_sblock("Y")))
    grid, group, thread, pack = sch.split(flat, [None, unroll, threads, width])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.reorder(thread, group)
    sch.unroll(group)
    if width > 1:
        sch.vectorize(pack)
    yield "A thread copies 16 bytes of a row."
