"""What the tensor-core rungs share: tiles for blocks, warps and instructions, and how fragments get to the lanes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core import Case
from ..steps import set_vector_width
from . import ACCUMULATOR, has_epilogue
from . import cuda_intrinsics as intrinsics
from .cuda_tiles import pad, product, row_lengths, unroll, vector_width

TILE = intrinsics.TILE
# 16-bit elements in 128 bytes, all banks of shared memory once.
LINE = 64


@dataclass(frozen=True)
class Nest:
    """Handles on a tiled GEMM: blocks, then loops from the outside in (it, jt count a warp's 16×16 tiles)."""

    block: Any
    out: Any
    a: Any
    b: Any
    io: Any
    jo: Any
    warp: Any
    ko: Any
    ki: Any
    it: Any
    jt: Any


def intrinsic_block(sch, case):
    """The block of 16×16 products, None before there is one. `tensorize` names its own, inside, the same."""
    name = "AB" if has_epilogue(case) else "C"
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    return next((block for block in blocks if sch.get(block).name_hint in (f"{name}_o", f"{name}_rf_o")), None)


def row_is_contiguous(case: Case, operand: str) -> bool:
    """Whether global memory holds an operand as [k][row]."""
    return case["trans_a"] if operand == "A" else not case["trans_b"]


def transposed_in_shared(case: Case, operand: str) -> bool:
    """Whether a tile is stored [k][row]: as global memory has it, if ldmatrix can transpose (16-bit elements)."""
    return row_is_contiguous(case, operand) and np.dtype(case["dtype"]).itemsize == 2


def warp_tile(sch, case, bm, bn, bk, wm, wn, depth, sums="warp") -> Nest:
    """Tile C for blocks, warps and 16×16×depth instructions; bring zero-padded tiles of A and B into shared memory."""
    block, a, b, out = pad(sch, case, (bm, bn, bk), "shared.dyn", sums)
    *_, i, j, k = sch.get_loops(block)
    i, ii = sch.split(i, [None, TILE])
    j, jj = sch.split(j, [None, TILE])
    k, kk = sch.split(k, [None, depth])
    sch.reorder(i, j, k, ii, jj, kk)
    tile = sch.blockize(ii)
    io, iw, it = sch.split(i, [None, bm // wm, wm // TILE])
    jo, jw, jt = sch.split(j, [None, bn // wn, wn // TILE])
    ko, ki = sch.split(k, [None, bk // depth])
    sch.reorder(io, jo, iw, jw, ko, ki, it, jt)
    warp = sch.fuse(iw, jw)
    sch.bind(warp, "threadIdx.y")
    sch.reverse_compute_at(out, warp, preserve_unit_loops=True)
    copy_tiles(sch, case, a, b, ko)
    return Nest(tile, out, a, b, io, jo, warp, ko, ki, it, jt)


def copy_tiles(sch, case, a, b, ko) -> None:
    """Copy each tile at `ko`, neighbours in global memory by neighbouring lanes, 16 bytes each where rows allow."""
    widest = 16 // np.dtype(case["dtype"]).itemsize
    row_a, row_b, _ = row_lengths(case)
    for tile, operand, row in ((a, "A", row_a), (b, "B", row_b)):
        sch.compute_at(tile, ko, preserve_unit_loops=True)
        across, along = sch.get_loops(tile)[-2:]
        if row_is_contiguous(case, operand):
            sch.reorder(along, across)
        sch.fuse(*sch.get_loops(tile)[-2:])
        set_vector_width(sch, tile, vector_width(row, widest=widest))


def fragments(sch, case, nest: Nest) -> None:
    """Load the warps' operands with ldmatrix and multiply with mma.sync; sums stay in the lanes' registers."""
    dtype, total = case["dtype"], ACCUMULATOR.get(case["dtype"], case["dtype"])
    depth = intrinsics.k_of(dtype)
    inner = product(sch, case)[0]
    loads = [sch.cache_read(nest.block, index, "warp") for index in (0, 1)]
    for load, tile, operand in zip(loads, (nest.a, nest.b), "AB", strict=True):
        sch.compute_at(load, nest.ki, preserve_unit_loops=True)
        transposed = transposed_in_shared(case, operand)
        if transposed:
            sch.transform_layout(tile, ("write", 0), in_lines)
        elif row_is_contiguous(case, operand):
            # The copy transposes: neighbours in global memory are none in shared memory.
            set_vector_width(sch, tile, 1)
        row, k = sch.get_loops(load)[-2:]
        rows, row = sch.split(row, [None, TILE])
        ks, k = sch.split(k, [None, depth])
        sch.reorder(rows, ks, row, k)
        sch.transform_layout(load, ("write", 0), in_tiles(depth, intrinsics.fragment_layout(operand, dtype)))
        sch.tensorize(row, intrinsics.ldmatrix(operand, dtype, "shared.dyn", transposed))
        sch.unroll(rows)
    sch.transform_layout(inner, ("write", 0), in_tiles(TILE, intrinsics.accumulator_layout))
    sch.tensorize(sch.get_loops(inner)[0], intrinsics.mma(dtype, total))
    spread_over_lanes(sch, nest.out, vector_width(row_lengths(case)[2], widest=2))
    unroll(sch, nest.ki, nest.it, nest.jt)


def in_tiles(width: int, layout):
    """A layout of whole 16×width tiles, inside which `layout` holds."""

    def tiled(*at):
        *batch, row, column = at
        return (*batch, row // TILE, column // width, *layout(row % TILE, column % width))

    return tiled


def in_lines(*at):
    """A tile's layout [k][row], cut into columns of 128 bytes, so that one swizzle serves rows of any length."""
    *batch, row, k = at
    return (*batch, row // LINE, k, row % LINE)


def spread_over_lanes(sch, block, width: int = 1) -> None:
    """Let each lane handle its own elements of every 16×16 tile: `block`'s last two loops are rows and columns."""
    rows, columns = sch.get_loops(block)[-2:]
    it, upper, row = sch.split(rows, [None, 2, TILE // 2])
    jt, right, pair, column = sch.split(columns, [None, 2, 4, 2])
    sch.reorder(it, jt, row, pair, upper, right, column)
    sch.bind(sch.fuse(row, pair), "threadIdx.x")
    unroll(sch, it, jt)
    unroll(sch, upper, right)
    if width > 1:
        sch.vectorize(column)


def tensorize_tiles(sch, block, intrinsic: str) -> None:
    """Let `intrinsic` do each 16×16 tile of a copy."""
    rows, columns = sch.get_loops(block)[-2:]
    it, row = sch.split(rows, [None, TILE])
    jt, column = sch.split(columns, [None, TILE])
    sch.reorder(it, jt, row, column)
    sch.tensorize(row, intrinsic)
    unroll(sch, it, jt)
