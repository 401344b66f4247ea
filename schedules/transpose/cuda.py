"""Transpose on CUDA, from an index computation an element to padded tiles in shared memory moved in packs.

The rungs follow Harris' "An Efficient Matrix Transpose in CUDA C/C++" (2013; shared tile, padding against bank
conflicts) and OneFlow's permute kernel (2021; merged dimensions, wider elements).
"""

from __future__ import annotations

import math

import numpy as np

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..packs import PACK_BYTES, dividing_width, pack_width
from . import cuda_ragged as ragged
from . import cuda_words as words
from . import keeps_rows, merge_axes, merged, moves_rows, order_in_x
from .cuda_staged import cut_tiles, deal, pad, staged, tile_of, tiles_in_packs


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
    tile = tiles_in_packs(sch, case, threads, bp, bq)
    yield "Global memory is read and written 16 bytes at a time, along rows of X and along rows of Y."
    return tile


def has_neighbour(case: Case, device: Gpu) -> str | None:
    """Two short innermost axes, and a third one that lies before both."""
    form, places = merged(case), order_in_x(case)
    if form.keeps_rows:
        return moves_rows(case, device)
    before = len(form.extents) - 2
    if before < 0 or before == form.fast or places[before] != places[form.fast] - 1:
        return "no axis comes before the innermost one both in X and in Y"
    sides = form.extents[form.fast], form.extents[-1]
    return None if tile_of(form, 64, 64) == sides[::-1] else "a tile does not hold the two innermost axes"


def pick_joined(case: Case, device: Gpu) -> Config:
    """Up to 512 threads that share the packs of both sides evenly; the usual number where so few cannot."""
    form, widest = merged(case), pack_width(case["dtype"])
    sides = form.extents[form.fast], form.extents[-1]
    each = math.lcm(*(side // dividing_width(widest, side) for side in sides))
    return {"threads": 512 // each * each} if each <= 512 else {}


def fits_joined(case: Case, device: Gpu, config: Config) -> bool:
    """Whether such a block can run and its tile fits into shared memory."""
    p, q = tile_of(merged(case), config["bp"], config["bq"])
    tile = config["br"] * p * (q + 1) * np.dtype(case["dtype"]).itemsize
    return config["threads"] <= device.threads_per_block and tile <= device.shared_per_block


@schedule(
    "transpose",
    "cuda",
    base="v4_vectorized",
    where=has_neighbour,
    pick=pick_joined,
    constraint=fits_joined,
    space={"br": (1, 2, 4, 8)},
)
def v7_joined_rows(sch, case, device, *, threads=256, bp=64, bq=64, br=8):
    """The axis before the innermost one in X and in Y joins the tile: what it moves in one piece is longer.

    Replaces v4's tiles where both innermost axes are short: one row of theirs is not even two cache lines.
    """
    tile = tiles_in_packs(sch, case, threads, bp, bq, br)
    yield "A block reads several short rows that follow each other in X, and writes several that do in Y."
    return tile


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
    sizes = {key: config[key] for key in ("threads", "bp", "bq", "lanes", "side")}
    return ragged.Ragged(case, **sizes, width=pack_width(case["dtype"]), edge=edge)


def pick_ragged(case: Case, device: Gpu) -> Config:
    """Tiles of about 32 KiB; a warp reads up to 512 bytes of a row, and writes 128 of each of four."""
    bp = 64 if np.dtype(case["dtype"]).itemsize == 4 else 128
    return {"threads": 512, "bp": bp, "bq": 128, "edge": 32, "lanes": 32, "side": 8}


def fits_ragged(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the threads share a tile's packs evenly, and the tile fits a block's shared memory."""
    plan = plan_of(case, config)
    even = plan.bp * plan.bq // plan.width % plan.threads == 0
    return even and plan.own_p > 0 and plan.own_q > 0 and plan.shared_bytes <= device.shared_per_block


@program(
    "transpose",
    "cuda",
    base="v4_vectorized",
    where=is_ragged,
    pick=pick_ragged,
    constraint=fits_ragged,
    space={
        "threads": (256, 512),
        "bp": (32, 64, 128),
        "bq": (32, 64, 128),
        "edge": (PACK_BYTES, 32, 64, 128),
        "lanes": (8, 16, 32),
        "side": (4, 8, 16),
    },
)
def v5_own_edges(case, device, *, threads=512, bp=64, bq=128, edge=32, lanes=8, side=4):
    """Every row of a tile has edges of its own at multiples of 16 bytes: odd rows move in packs too.

    Replaces v4's elements where rows are odd. Packs are shifted on the way into shared memory. edge: the multiples of
    bytes at which a tile begins to write; with whole sectors of 32 no two tiles write to one.
    """
    sizes = {"threads": threads, "bp": bp, "bq": bq, "edge": edge, "lanes": lanes, "side": side}
    return ragged.prim_func(plan_of(case, sizes))


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


def pick_words(case: Case, device: Gpu) -> Config:
    """Rows of 256 bytes where both axes are long; else tiles that leave every multiprocessor some."""
    form, side = merged(case), 256 // np.dtype(case["dtype"]).itemsize
    if min(form.extents[form.fast], form.extents[-1]) >= 16 * side:
        return {"threads": 1024 if side == 256 else 512, "bp": side, "bq": side, "lanes": 16}
    return {"threads": 256, "bp": 128 if side == 256 else 64, "bq": 128}


def fits_words(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the threads share a tile evenly, and it fits a block's static shared memory."""
    plan = words.Words(case, **config, width=pack_width(case["dtype"]))
    return plan.fits and plan.shared_bytes <= device.shared_per_block


@program(
    "transpose",
    "cuda",
    base="v4_vectorized",
    where=is_narrow,
    pick=pick_words,
    constraint=fits_words,
    space={"threads": (128, 256, 512, 1024), "bp": (64, 128, 256), "bq": (64, 128, 256), "lanes": (8, 16, 32)},
)
def v6_words(case, device, *, threads=256, bp=64, bq=128, lanes=8):
    """8 and 16 bits: shared memory moves words of four or two elements, which turn in registers.

    Replaces v4's passes of single elements through shared memory, a quarter or half of a bank's width each.
    """
    return words.prim_func(words.Words(case, threads, bp, bq, pack_width(case["dtype"]), lanes))


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
