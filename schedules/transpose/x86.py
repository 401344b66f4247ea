"""Transpose on x86: merged axes, tiles that use cache lines whole, vectors, cores, stores past the caches."""

from __future__ import annotations

import math

import numpy as np

from ..core import Case, Config, schedule
from ..device import Cpu
from ..past_caches import PAST_CACHES, leaves_caches
from . import keeps_rows, merge_axes, merged, moves_rows, order_in_x

LINE = 64  # bytes of a cache line
PARTITION = "pragma_loop_partition_hint"  # TVM gives the ragged end of such a loop code of its own


def lanes_of(case: Case, device: Cpu) -> int:
    """Elements in a vector register."""
    return device.vector_bytes // np.dtype(case["dtype"]).itemsize


@schedule("transpose", "x86")
def v0_naive(sch, case, device):
    """Y is written in order; each element comes from a row of X of its own, one cache line for one element."""
    yield "Every element of Y looks up its place in X."


@schedule("transpose", "x86", base="v0_naive")
def v1_merged_dims(sch, case, device):
    """Axes that stay neighbours count as one: fewer and longer loops, and less index arithmetic."""
    form = merge_axes(sch, case)
    yield "A permutation of six axes is often one of two or three."
    return form


def pick_tile(case: Case, device: Cpu) -> Config:
    """1024 elements; where X's rows are shorter than 64, tiles are longer along Y's."""
    form = merged(case)
    short = min(64, form.extents[form.fast])
    return {"bp": max(16, min(256, 1 << (1024 // short).bit_length() - 1)), "bq": 64}


@schedule(
    "transpose",
    "x86",
    base="v1_merged_dims",
    where=moves_rows,
    pick=pick_tile,
    space={"bp": (8, 16, 32, 64, 128, 256), "bq": (8, 16, 32, 64, 128)},
)
def v2_blocking(sch, case, device, *, bp=16, bq=64):
    """Tiles: the cache lines of X that a tile reads are used for all their elements before they are evicted.

    bq×bp, q being X's innermost axis and p Y's: bp lines of X and bq lines of Y are in L1 at a time.
    """
    form = yield from v1_merged_dims(sch, case, device)
    loops = sch.get_loops(sch.get_sblock("Y"))
    q, p = loops[form.fast], loops[-1]
    qo, qi = sch.split(q, [None, min(bq, form.extents[form.fast])])
    po, pi = sch.split(p, [None, min(bp, form.extents[-1])])
    others = [loop for at, loop in enumerate(loops[:-1]) if at != form.fast]
    sch.reorder(*others, qo, po, qi, pi)
    yield "A tile of X is read along its rows and written along Y's while its lines are in L1."
    return (*others, qo, po), qi, pi


@schedule("transpose", "x86", base="v2_blocking", where=moves_rows)
def v3_vectorize(sch, case, device, *, bp=16, bq=64):
    """Whole vectors are written: eight elements of a row of Y, gathered from eight rows of X that are in L1.

    The vectors of a cache line of Y follow each other: with rows of 2ⁿ bytes its lines compete for the same few places
    in a cache and do not stay for long.
    """
    outer, qi, pi = yield from v2_blocking(sch, case, device, bp=bp, bq=bq)
    lanes = lanes_of(case, device)
    line, vector, lane = sch.split(pi, [None, min(LINE // device.vector_bytes, -(-bp // lanes)), lanes])
    columns, column = sch.split(qi, [None, 8])
    sch.reorder(line, columns, vector, column, lane)
    sch.vectorize(lane)
    sch.unroll(column)
    sch.annotate(outer[-1], PARTITION, 1)
    yield "One store writes a vector of Y; tiles at ragged edges have code of their own."
    return outer


@schedule("transpose", "x86", base="v3_vectorize", where=moves_rows)
def v4_parallel(sch, case, device, **below):
    """All cores move tiles of their own: one core alone cannot keep the memory busy."""
    *rows, po = yield from v3_vectorize(sch, case, device, **below)
    if math.prod(int(sch.get(loop).extent) for loop in rows) < device.threads:
        sch.unannotate(po, PARTITION)
        share, po = sch.split(po, [min(device.threads, int(sch.get(po).extent)), None])
        sch.annotate(po, PARTITION, 1)
        rows.append(share)
    sch.parallel(sch.fuse(*rows))
    yield "Tiles are dealt out to the cores in the order of Y."


@schedule("transpose", "x86", base="v1_merged_dims", where=keeps_rows)
def rows_vectorize(sch, case, device, *, bn=4096):
    """Rows stay rows: they are copied in whole vectors. Only where each one goes is computed.

    Replaces v2's tiles, which are for permutations that change the innermost axis.
    """
    yield from v1_merged_dims(sch, case, device)
    *outer, row = sch.get_loops(sch.get_sblock("Y"))
    lanes = lanes_of(case, device)
    part, _, lane = sch.split(row, [None, -(-min(bn, int(sch.get(row).extent)) // lanes), lanes])
    sch.vectorize(lane)
    sch.annotate(part, PARTITION, 1)
    yield "A row is copied a vector at a time."
    return (*outer, part)


@schedule("transpose", "x86", base="rows_vectorize", where=keeps_rows)
def rows_parallel(sch, case, device, **below):
    """All cores copy rows of their own: one core alone does not fill the memory's bandwidth."""
    *outer, part = yield from rows_vectorize(sch, case, device, **below)
    sch.parallel(sch.fuse(*outer) if outer else part)
    yield "Rows are dealt out to the cores in the order of Y."


@schedule(
    "transpose",
    "x86",
    base="rows_parallel",
    where=lambda case, device: keeps_rows(case, device) or leaves_caches(case, device),
    options=PAST_CACHES,
)
def rows_past_caches(sch, case, device, **below):
    """A Y that no cache holds is written past them: no line is read only to be overwritten.

    Replaces the order of Y by that of X, which then is read from end to end; what is written past the caches may jump.
    """
    *outer, part = yield from rows_vectorize(sch, case, device, **below)
    yield "Whole vectors of Y go to memory directly."
    order = order_in_x(case)
    rows = [outer[at] for at in sorted(range(len(outer)), key=order.__getitem__)]
    if len(rows) > 1:
        sch.reorder(*rows)
    sch.parallel(sch.fuse(*rows) if rows else part)
    yield "Rows are dealt out to the cores in the order of X: its next lines are on their way before they are needed."
