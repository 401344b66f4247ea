"""The ladder of sums over long rows on x86: partial sums in vectors, rows of their own for each core."""

from __future__ import annotations

from collections.abc import Callable

from tvm import s_tir, te

from ..core import Case, program, schedule
from ..device import Cpu
from ..prefetch import KILOBYTE_AHEAD
from .blocks import in_order
from .definition import ROWWISE
from .segments import OrderedRows
from .tiled import LaneRows
from .x86 import CHAINS, finish, finished, fuse_rows, vectorize_statistic

Where = Callable[[Case, Cpu], str | None]
SPACE = {"chains": (1, 2, 4, 8)}


def v0_naive(sch, case, device):
    """The definition as it stands: each sum is one chain of additions that wait for each other."""
    yield "A sum takes in one element at a time, and each addition takes four cycles."


def r1_vectorize(case, device, *, chains=CHAINS):
    """One instruction adds a whole vector, and `chains` vectors of partial sums do not wait for each other."""
    return finished(in_vectors(case, device, chains)[0])


def r2_parallel(case, device, *, chains=CHAINS):
    """All cores work, each on rows of its own."""
    sch, row = in_vectors(case, device, chains)
    sch.parallel(row)
    return finished(sch)


def r3_in_order(case, device, *, chains=CHAINS):
    """The sections of all rows are taken as they lie in memory, image by image, and have sums of their own.

    Below, a row is followed from image to image: after each run of a few kilobytes the processor's prefetching begins
    anew. The sums of sections are a thousandth of what was read.
    """
    return finished(in_order_of_memory(case, device, chains))


def r4_prefetch(case, device, *, chains=CHAINS):
    """Lines are asked for a kilobyte before they are read: more of them are on their way at a time."""
    return finished(in_order_of_memory(case, device, chains))


def in_order_of_memory(case: Case, device: Cpu, chains: int) -> s_tir.Schedule:
    """The operator section by section, which cores share out among them."""
    operator, values, lanes = ROWWISE[case.operator], dict(case.values), device.lanes("float32")
    rows = OrderedRows(*operator.extents(values), chains, lanes, operator.run(values))
    operator.body(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors), error_render_level="detail")
    for name in rows.statistics:
        staged = [sch.get_sblock(f"{name}{stage}") for stage in ("_part", "_lanes", "_section")]
        for block in staged:
            sch.fuse(*sch.get_loops(block)[:2])
        sch.parallel(fuse_rows(sch, staged))
        vectorize_statistic(sch, name)
        row, section = sch.get_loops(sch.get_sblock(name))
        row, lane = sch.split(row, [None, lanes])
        sch.reorder(row, section, lane)
        sch.vectorize(lane)
        sch.annotate(row, "pragma_loop_partition_hint", 1)
    return sch


def in_vectors(case: Case, device: Cpu, chains: int) -> tuple:
    """The operator row by row with partial sums in vectors, and the loop over rows."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    rows = LaneRows(*operator.extents(values), chains, device.lanes("float32"), operator.run(values))
    operator.body(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors), error_render_level="detail")
    results = [sch.get_sblock(tensor.op.name) for tensor in rows.outputs]
    for block in results:
        sch.fuse(*sch.get_loops(block))
    row = fuse_rows(sch, in_order(sch))
    for name in rows.statistics:
        vectorize_statistic(sch, name)
    return sch, row


def ladder(operator: str, where: Where = lambda case, device: None, naive: bool = True) -> None:
    """Enter the rungs into the ladder of `operator`, for the cases of `where`; not `naive`: v0 is there already."""
    if naive:
        schedule(operator, "x86", finish=finish)(v0_naive)
    program(operator, "x86", base="v0_naive", where=where, space=SPACE)(r1_vectorize)
    program(operator, "x86", base="r1_vectorize", where=where, space=SPACE)(r2_parallel)
    if not naive:
        program(operator, "x86", base="r2_parallel", where=where, space=SPACE)(r3_in_order)
        program(operator, "x86", base="r3_in_order", where=where, space=SPACE, options=KILOBYTE_AHEAD)(r4_prefetch)
