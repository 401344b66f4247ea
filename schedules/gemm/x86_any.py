"""GEMM on x86 for extents that are not known when it is compiled: one program for every m, n and k.

The loops of Goto & van de Geijn (2008) in the order of BLIS (Van Zee & van de Geijn, 2015), written out: how many tiles
there are, and which of them are ragged, is decided when it runs, and only ragged tiles run guarded code. So it is
whether the product is worth waking other cores.
"""

from __future__ import annotations

from dataclasses import replace

import tvm_ffi
from tvm import tirx
from tvm.script import tirx as T

from ..core import Case, Config, find_operator, program
from ..device import Cpu
from .x86 import full_precision
from .x86_any_plan import Plan
from .x86_parts import fits_registers, tile_rows
from .x86_shapes import FEW

ALONE = 96**3  # multiply-adds, about 10 µs of one core, below which one core alone is faster than two with their waking
TINY = 16**3  # multiply-adds that plain loops finish before a tile could pay
MOST_ON_STACK = 256  # elements: of a register tile
RUN = 8  # rows of B packed in one go: so few pages are open at a time, and each row is read as far as the band goes

PANELS = (4, 8, 16, 32)
ROW_PANELS = (8, 16, 32, 64)


def largest(values: tuple[int, ...], most: int) -> int:
    """The largest of ascending `values` that is at most `most`, else the first."""
    return max((value for value in values if value <= most), default=values[0])


def is_symbolic(case: Case, device: Cpu) -> str | None:
    """Where all extents are known the other rungs know more; rows in memory are as long as the extents say."""
    if not case.free:
        return "its extents are known: the other rungs use that"
    if any(case[key] for key in ("lda", "ldb", "ldc")):
        return "leading dimensions are for known extents"
    return full_precision(case, device)


def pick(case: Case, device: Cpu) -> Config:
    """A block of B in half of L2, the row panels that pass along it in a quarter.

    A is read in place for a few hundred columns, which use it too seldom to pay for packing (for fewer where a tile has
    more rows than registers for their addresses); after a short sum C is what costs. The smallest products have four
    rows a tile, which divide their usual sizes.
    """
    work = case["m"] * case["n"] * case["k"]
    kc, mr, nr = 256, 4 if work <= ALONE else tile_rows(device, 2), 2 * device.lanes(case["dtype"])
    step = kc * device.vector_bytes // device.lanes(case["dtype"])
    return {
        "mr": mr,
        "kc": kc,
        "nt": largest(PANELS, device.l2_bytes // 2 // (step * nr)),
        "mt": largest(ROW_PANELS, device.l2_bytes // 4 // (step * mr)),
        "pack_a": case["n"] > (8 * FEW if mr <= 8 else FEW),
        "along": case["k"] <= 2 * FEW,
    }


@program(
    "gemm",
    "x86",
    base="v9_k_blocking",
    where=is_symbolic,
    pick=pick,
    space={
        "mr": (4, 5, 6, 8, 12, 14),
        "nv": (1, 2, 3, 4),
        "ku": (1, 2, 4, 8),
        "kc": (128, 256, 384, 512),
        "nt": PANELS,
        "mt": ROW_PANELS,
        "pack_a": (True, False),
        "along": (False, True),
    },
    constraint=lambda case, device, c: fits_registers(device, c["mr"], c["nv"]),
    symbolic=("m", "n", "k"),
    options={"tirx.disable_storage_rewrite": True},  # which forgets what `on_stack` says
)
def any_shape(case, device, *, mr=6, nv=2, ku=4, kc=256, nt=16, mt=16, pack_a=True, along=False):
    """One program for every extent: tiles are counted when it runs, and only the ragged ones are guarded.

    Replaces the fixed loops of v9. A is packed whole (unless not `pack_a`); then every core packs blocks of kc × (nt
    panels) of B for bands of columns of its own, and mt row panels of A at a time pass along each. `along`: a row panel
    passes along the whole band instead, which writes C in long runs. Where there are too few columns for all cores,
    rows are shared out too. Small products pack nothing and run on one core, one row panel packs no B: see `direct`.
    With an epilogue the sum is not cut: C could not hold the parts.
    """
    definition = find_operator(case.operator).prim_func(case)
    p = Plan.of(case, device, definition, mr, nv, ku, kc, nt, mt, pack_a, along)
    return definition.with_body(on_stack(_program(p).body))


def on_stack(body: tirx.Stmt) -> tirx.Stmt:
    """`body` with what is small on the stack: TVM asks its runtime for every buffer, which takes as long as a tiny
    product does."""

    def mark(node: tirx.AllocBuffer) -> tirx.AllocBuffer:
        small = all(isinstance(extent, tirx.IntImm) for extent in node.buffer.shape) and len(node.buffer.shape) == 1
        if not small or int(node.buffer.shape[0]) > MOST_ON_STACK:
            return node
        return tirx.AllocBuffer(node.buffer, {**node.annotations, "disable_lower_builtin": tirx.IntImm("bool", 1)})

    return tvm_ffi.structural_map(body, (tirx.AllocBuffer, mark))


def _program(p: Plan) -> tirx.PrimFunc:
    """The whole program, without parameters: its operands are the definition's."""
    # A is read in place: every row takes a register for its address; four divide the usual sizes.
    small = replace(p, mr=min(p.mr, 4), nv=min(p.nv, 2))

    @T.prim_func(s_tir=True, private=True, check_well_formed=False)
    def main():
        work: T.let[T.int64] = T.Cast("int64", p.m) * p.n * p.k
        if T.And(work <= TINY, T.Or(p.n < p.lanes, not p.direct)):
            plain(p)
        else:
            if p.direct:
                if T.And(work <= ALONE, p.n >= p.lanes):
                    alone(small)
                else:
                    shared_out(p)
            else:
                shared_out(p)

    return main


@T.inline
def plain(p):
    """Three loops."""
    C = T.meta_var(p.buffers["C"])
    total = T.alloc_buffer((1,), p.dtype, scope="local")
    for i in range(p.m):
        for j in range(p.n):
            total[0] = p.zero
            for kk in range(p.k):
                total[0] = total[0] + p.a(i, kk) * p.b(kk, j)
            C[i, j] = p.result(total[0], i, j)


@T.inline
def pack_a(p, packed, i0):
    """The row panel of op(A) from row i0 on, one step in k after the other; rows below the last one repeat it and are
    not stored."""
    for kk in range(p.k):
        for r in T.unroll(p.mr):
            packed[i0 * p.k + kk * p.mr + r] = p.a(p.row(i0, r), kk)


@T.inline
def pack_b(p, band, jt, j0, k0, first, last):
    """The column panel of op(B) from column j0 on, in k from k0 + first to last; zeros right of the last column."""
    if j0 + p.nr <= p.n:
        for kk in range(first, last):
            for v in T.unroll(p.nv):
                for lane in T.vectorized(p.lanes):
                    band[(jt * p.kc + kk) * p.nr + v * p.lanes + lane] = p.b(k0 + kk, j0 + v * p.lanes + lane)
    else:
        for kk in range(first, last):
            for j in range(p.nr):
                band[(jt * p.kc + kk) * p.nr + j] = T.if_then_else(j0 + j < p.n, p.b(k0 + kk, j0 + j), p.zero)


@T.inline
def outer_product(p, left, band, total, i0, jt, j0, in_place, k0, kk):
    """One step in k: mr broadcasts times nv vectors of B, from panel `jt` of the band or in place from column j0 on."""
    for r in T.unroll(p.mr):
        for v in T.unroll(p.nv):
            for lane in T.vectorized(p.lanes):
                at = T.meta_var(v * p.lanes + lane)
                a = T.meta_var(left[i0 * p.k + (k0 + kk) * p.mr + r] if p.packs(left) else p.a(p.row(i0, r), k0 + kk))
                b = T.meta_var(p.b(k0 + kk, j0 + at) if in_place else band[(jt * p.kc + kk) * p.nr + at])
                total[r * p.nr + at] = total[r * p.nr + at] + a * b


@T.inline
def multiply(p, left, band, total, i0, jt, j0, in_place, k0, depth):
    """Sum `depth` outer products of a row panel and a column panel in registers."""
    for r in T.unroll(p.mr):
        for v in T.unroll(p.nv):
            for lane in T.vectorized(p.lanes):
                total[r * p.nr + v * p.lanes + lane] = p.zero
    for ko in range(depth // p.ku):
        for ki in T.unroll(p.ku):
            outer_product(p, left, band, total, i0, jt, j0, in_place, k0, ko * p.ku + ki)
    for kk in range(depth // p.ku * p.ku, depth):
        outer_product(p, left, band, total, i0, jt, j0, in_place, k0, kk)


@T.inline
def store(p, total, i0, j0, kb):
    """Write or add a register tile to C; a ragged one by way of memory, since registers have no numbers at run time."""
    C = T.meta_var(p.buffers["C"])
    if i0 + p.mr <= p.m and j0 + p.nr <= p.n:
        if kb == 0:
            for r in T.unroll(p.mr):
                for v in T.unroll(p.nv):
                    for lane in T.vectorized(p.lanes):
                        C[i0 + r, j0 + v * p.lanes + lane] = p.result(
                            total[r * p.nr + v * p.lanes + lane], i0 + r, j0 + v * p.lanes + lane
                        )
        else:
            for r in T.unroll(p.mr):
                for v in T.unroll(p.nv):
                    for lane in T.vectorized(p.lanes):
                        C[i0 + r, j0 + v * p.lanes + lane] = (
                            C[i0 + r, j0 + v * p.lanes + lane] + total[r * p.nr + v * p.lanes + lane]
                        )
    else:
        edge = T.alloc_buffer((p.mr * p.nr,), p.dtype, scope="local")
        for r in T.unroll(p.mr):
            for v in T.unroll(p.nv):
                for lane in T.vectorized(p.lanes):
                    edge[r * p.nr + v * p.lanes + lane] = total[r * p.nr + v * p.lanes + lane]
        for r in range(T.min(p.mr, p.m - i0)):
            for j in range(T.min(p.nr, p.n - j0)):
                if kb == 0:
                    C[i0 + r, j0 + j] = p.result(edge[r * p.nr + j], i0 + r, j0 + j)
                else:
                    C[i0 + r, j0 + j] = C[i0 + r, j0 + j] + edge[r * p.nr + j]


@T.inline
def tile(p, packed, band, i0, jt, column, one_panel, kb, depth):
    """One register tile of C: the row panel from row i0 on, panel `jt` of the band, which is column panel `column`."""
    total = T.alloc_buffer((p.mr * p.nr,), p.dtype, scope="local")
    j0 = T.meta_var(column * p.nr)
    if p.in_place:
        if T.And(one_panel, j0 + p.nr <= p.n):
            multiply(p, packed, band, total, i0, jt, j0, True, kb * p.kc, depth)
        else:
            multiply(p, packed, band, total, i0, jt, j0, False, kb * p.kc, depth)
    else:
        multiply(p, packed, band, total, i0, jt, j0, False, kb * p.kc, depth)
    store(p, total, i0, j0, kb)


@T.inline
def tiles(p, packed, band, first, last, high, jt, column, one_panel, kb, depth):
    """The tiles of row panels `first` to `last` in one column panel; the first `high` of all panels are high ones."""
    for at in range(T.max(T.min(last, high) - first, 0)):
        tile(p, packed, band, (first + at) * p.mr, jt, column, one_panel, kb, depth)
    for at in range(T.max(last - T.max(first, high), 0)):
        i0 = T.meta_var(high * p.mr + (T.max(first, high) - high + at) * p.low.mr)
        tile(p.low, packed, band, i0, jt, column, one_panel, kb, depth)


@T.inline
def small_tile(p, row, column):
    """A register tile of C in one go; the last ones overlap their neighbours: none is ragged."""
    total = T.alloc_buffer((p.mr * p.nr,), p.dtype, scope="local")
    i0 = T.meta_var(T.max(T.min(row, p.m - p.mr), 0))
    j0 = T.meta_var(T.min(column, p.n - p.nr))
    multiply(p, None, None, total, i0, 0, j0, True, 0, p.k)
    store(p, total, i0, j0, 0)


@T.inline
def alone(p):
    """All of C by one core, A and B in place."""
    columns = T.meta_var(p.column_panels())
    wide: T.int32 = columns[0]
    narrow: T.int32 = columns[1]
    for it in range(T.ceildiv(p.m, p.mr)):
        for jt in range(wide):
            small_tile(p, it * p.mr, jt * p.nr)
        for jt in range(narrow):
            small_tile(p.narrow, it * p.mr, wide * p.nr + jt * p.lanes)


@T.inline
def share(p, packed, rows, high, columns, blocks, bands, task):
    """A task's share of C: one of `blocks` of row panels in one of `bands` of column panels."""
    band = T.alloc_buffer((T.Cast("int64", p.kc) * (p.nt * p.nr),), p.dtype)
    first_row: T.int32 = task % blocks * rows // blocks
    last_row: T.int32 = (task % blocks + 1) * rows // blocks
    first: T.int32 = task // blocks * columns // bands
    width: T.int32 = (task // blocks + 1) * columns // bands - first
    for kb in range(T.ceildiv(p.k, p.kc)):
        depth: T.int32 = T.min(p.kc, p.k - kb * p.kc)
        for run in range(T.ceildiv(depth, RUN)):
            for jt in range(width):
                j0 = T.meta_var((first + jt) * p.nr)
                if p.in_place:
                    if T.Or(rows > 1, j0 + p.nr > p.n):
                        pack_b(p, band, jt, j0, kb * p.kc, run * RUN, T.min(depth, run * RUN + RUN))
                else:
                    pack_b(p, band, jt, j0, kb * p.kc, run * RUN, T.min(depth, run * RUN + RUN))
        if p.along:
            for it in range(first_row, last_row):
                for jt in range(width):
                    tiles(p, packed, band, it, it + 1, high, jt, first + jt, rows == 1, kb, depth)
        else:
            for ib in range(T.ceildiv(last_row - first_row, p.mt)):
                start: T.int32 = first_row + ib * p.mt
                for jt in range(width):
                    end = T.meta_var(T.min(last_row, start + p.mt))
                    tiles(p, packed, band, start, end, high, jt, first + jt, rows == 1, kb, depth)


@T.inline
def shared_out(p):
    """All cores pack A (if it is) and then take shares of C."""
    panels = T.meta_var(p.row_panels())
    high: T.int32 = panels[0]
    rows: T.int32 = high + panels[1]
    columns: T.int32 = T.ceildiv(p.n, p.nr)
    packed = T.alloc_buffer((T.Cast("int64", p.m + p.mr) * p.k if p.pack_a else 1,), p.dtype)
    if p.pack_a:
        for it in T.parallel(rows):
            if it < high:
                pack_a(p, packed, it * p.mr)
            else:
                pack_a(p.low, packed, high * p.mr + (it - high) * p.low.mr)
    # Every core gets as many bands; rows are cut where there are fewer column panels than cores.
    bands: T.int32 = T.max(T.min(columns, T.ceildiv(T.ceildiv(columns, p.nt), p.threads) * p.threads), 1)
    blocks: T.int32 = T.if_then_else(bands >= p.threads, 1, T.min(rows, T.ceildiv(p.threads, bands)))
    for task in T.parallel(blocks * bands):
        share(p, packed, rows, high, columns, blocks, bands, task)
