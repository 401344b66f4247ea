"""What the CUDA ladders' rungs share: tiles of C for blocks and threads, padded copies of operands, pipelines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm import tirx

from ..core import Case
from ..steps import block_realizes, set_vector_width
from . import product_block

# Widest access of one thread: 128 bits are four floats.
VECTOR = 4


def product(sch, case: Case):
    """The block to tile (the sums, or with k split the partial sums) and the epilogue block behind it or None."""
    block, epilogue = product_block(sch, case)
    partial = sch.get(block).name_hint + "_rf"
    if any(realize.block.name_hint == partial for realize in block_realizes(sch.mod["main"])):
        return sch.get_sblock(partial), None
    return block, epilogue


@dataclass(frozen=True)
class Nest:
    """Handles on a tiled GEMM: blocks, then its loops from the outside in."""

    block: Any
    out: Any
    a: Any
    b: Any
    io: Any
    jo: Any
    ko: Any
    ki: Any
    iq: Any
    jq: Any


def thread_per_element(sch, case, bm, bn, columns_first: bool) -> None:
    """bm×bn tiles of C, a thread for each element; neighbouring threads are neighbours in a row, or in a column."""
    block, epilogue = product(sch, case)
    if epilogue:
        sch.set_scope(block, 0, "local")
    out = epilogue or sch.cache_write(block, 0, "local")
    *_, i, j, k = sch.get_loops(block)
    io, ii = sch.split(i, [None, bm])
    jo, ji = sch.split(j, [None, bn])
    order = (ii, ji) if columns_first else (ji, ii)
    sch.reorder(io, jo, *order, k)
    thread = sch.fuse(*order)
    sch.bind(thread, "threadIdx.x")
    sch.reverse_compute_at(out, thread)


def block_tile(sch, case, bm, bn, bk, tm=1, tn=1, wx=None, pairs=1) -> Nest:
    """Tile C for blocks and threads, and bring the tiles of A and B through shared memory, padded with zeros.

    op(A) and op(B) are copied in the order that global memory has them: transposes only change the order of the copying
    threads. A's tile is stored [m][k], B's [k][n]. A warp covers (32 / wx)×wx threads' elements of C; by
    default threads are numbered along the rows of C, `pairs` of them below one another first.
    """
    wx = _mixed(case, bm // tm, bn // tn, tm, wx or min(32, bn // tn))
    block, a, b, out = pad(sch, case, (bm, bn, bk), "shared")
    *_, i, j, k = sch.get_loops(block)
    io, iw, iy, iq = sch.split(i, [None, bm * wx // (tm * 32), 32 // wx, tm])
    jo, jw, jx, jq = sch.split(j, [None, bn // (tn * wx), wx, tn])
    ko, ki = sch.split(k, [None, bk])
    iy, *below = sch.split(iy, [None, pairs]) if pairs > 1 else [iy]
    sch.reorder(io, jo, iw, jw, iy, jx, *below, ko, ki, iq, jq)
    thread = sch.fuse(iw, jw, iy, jx, *below)
    sch.bind(thread, "threadIdx.x")
    sch.reverse_compute_at(out, thread, preserve_unit_loops=True)
    unroll(sch, *sch.get_loops(out)[-2:])
    for tile, k_is_contiguous in ((a, not case["trans_a"]), (b, case["trans_b"])):
        sch.compute_at(tile, ko, preserve_unit_loops=True)
        across, along = sch.get_loops(tile)[-2:]
        if not k_is_contiguous:
            sch.reorder(along, across)
        sch.fuse(*sch.get_loops(tile)[-2:])
        set_vector_width(sch, tile, 1)
    sch.transform_layout(b, ("write", 0), swap_last)
    return Nest(block, out, a, b, io, jo, ko, ki, iq, jq)


def _mixed(case: Case, rows: int, columns: int, tm: int, wx: int) -> int:
    """`wx`, or half of it where C is as high as one thread's tile and its threads would be the block's first ones.

    Of `thread < first` TVM concludes that it need not take a thread's number apart, for the sums that are written but
    not for those that are added up: it then allots both ranges to every thread, a megabyte of local memory.
    """
    alone = wx == 32 or columns == wx
    return wx // 2 if case["m"] == tm < rows * tm and alone and rows % (64 // wx) == 0 else wx


def swap_last(*at):
    """A tile's layout with its last two axes swapped."""
    *batch, row, k = at
    return (*batch, k, row)


def pad(sch, case, tiles, scope, sums="local"):
    """Copies of op(A)[m, k] and op(B)[n, k] in `scope`, padded to whole tiles, and the product over them.

    Returns (block, copy of A, copy of B, block that writes C). The sums are in the scope `sums`.
    """
    block, epilogue = product(sch, case)
    copies = [sch.reindex(block, ("read", index)) for index in (0, 1)]
    for copy in copies:
        for source in sch.get_producers(copy):
            sch.compute_inline(source)
    out = epilogue or sch.reindex(block, ("write", 0))
    extents = [sch.get(loop).extent for loop in sch.get_loops(block)]
    tiles = [1] * (len(extents) - len(tiles)) + list(tiles)
    if not all(divides(tile, extent) for extent, tile in zip(extents, tiles, strict=True)):
        sch.pad_einsum(block, tiles)
        padded = sch.get_producers(block)
        for copy, source in zip(padded, copies, strict=True):
            if sch.get(copy).name_hint != sch.get(source).name_hint:
                sch.compute_inline(source)
        copies = padded
        unpad = sch.get_consumers(block)[0]
        if sch.get(unpad).name_hint != sch.get(out).name_hint:
            sch.compute_inline(unpad)
    sch.set_scope(block, 0, sums)
    for copy in copies:
        sch.set_scope(copy, 0, scope)
    return block, *copies, out


def divides(tile: int, extent) -> bool:
    """Whether `tile` is known to divide an extent, which may be symbolic."""
    return isinstance(extent, tirx.IntImm) and int(extent) % tile == 0


def unroll(sch, *loops) -> None:
    """Let nvcc unroll the loops (outermost first): the source stays readable and compiles several times faster."""
    for loop in loops:
        sch.unroll(loop)
    sch.annotate(loops[0], "pragma_unroll_explicit", 0)
    sch.annotate(loops[0], "pragma_auto_unroll_max_step", 0)


def vector_width(row: int, *extents: int, widest: int = VECTOR) -> int:
    """The widest access, in elements, that stays aligned on rows of `row` elements and divides all `extents`."""
    width = widest
    while any(value % width for value in (row, *extents)):
        width //= 2
    return width


def row_lengths(case: Case) -> tuple[int, int, int]:
    """Elements of a stored row of A, B and C."""
    v = dict(case.values)
    a, b = (v["m"] if v["trans_a"] else v["k"]), (v["k"] if v["trans_b"] else v["n"])
    return v.get("lda") or a, v.get("ldb") or b, v.get("ldc") or v["n"]


def fragments(sch, nest: Nest):
    """The copies of A's and B's fragments into registers."""
    return sch.get_producers(nest.block)


def vectorize_last(sch, loop, width: int) -> None:
    """Run `width` iterations of `loop` as one vector access, the others unrolled."""
    outer, inner = sch.split(loop, [None, width])
    sch.vectorize(inner)
    sch.unroll(outer)


def planes(sch, tile, extent: int, own: int) -> None:
    """Store a tile [k][x] as [k][x // 4 % (own / 4)][x // own][x % 4]: one plane per float4 of a thread."""

    def layout(*at):
        *batch, k, x = at
        return (*batch, k, x // extent, x % own // VECTOR, x % extent // own, x % VECTOR)

    sch.transform_layout(tile, ("write", 0), layout)


def pipeline(sch, loop, stages, order, asynchronous=()) -> None:
    """Let TVM overlap the iterations of `loop`; the lists speak of the statements in its body."""
    sch.annotate(loop, "software_pipeline_stage", list(stages))
    sch.annotate(loop, "software_pipeline_order", list(order))
    if asynchronous:
        sch.annotate(loop, "software_pipeline_async_stages", list(asynchronous))


def run_ahead(sch, ko, stages: int, nested: bool = True) -> None:
    """Let tiles be copied asynchronously `stages` - 1 steps ahead; fewer where k has fewer.

    nested: the loop inside is pipelined too and counts as three statements: its first fragments (of the next tile,
    hence one stage earlier), its body, its last step.
    """
    stages = min(stages, int(sch.get(ko).extent))
    last = stages - 1
    if nested and stages >= 3:
        pipeline(sch, ko, stages=[0, 0, last - 1, last, last], order=[0, 1, 3, 2, 4], asynchronous=[0])
    elif not nested and stages >= 2:
        pipeline(sch, ko, stages=[0, 0, last], order=[0, 1, 2], asynchronous=[0])


def unpipeline(sch, loop) -> None:
    """Take a loop's pipeline away."""
    for key in ("software_pipeline_stage", "software_pipeline_order"):
        sch.unannotate(loop, key)


def group_blocks(sch, nest, group: int) -> None:
    """Number the blocks down `group` rows of tiles before the next column (fewer if that does not divide the rows)."""
    rows = sch.get(nest.io).extent
    while group > 1 and not divides(group, rows):
        group -= 1
    if group > 1:
        outer, inner = sch.split(nest.io, [None, group])
        sch.reorder(outer, nest.jo, inner)
