"""A schedule rule for CPUs: a sum of products with packed operands and a tile of sums in registers.

MetaSchedule's own tiling for CPUs neither packs operands nor knows how many sums fit the registers, which a product's
speed rests on (Goto & van de Geijn, "Anatomy of High-Performance Matrix Multiplication", 2008). This rule does both for
any block that sums over what it reads by index: matrix products in every layout, batched ones, convolutions.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from tvm import s_tir
from tvm.ir.utils import derived_object
from tvm.s_tir.meta_schedule.schedule_rule import PyScheduleRule

from schedules.device import Cpu

from ._products import Operand, copy_operands, spatial_axes, sums_products, writer

CHAINS = 8  # sums that must grow side by side: 2 multiply-adds a cycle, each 4 cycles long
RUN = 16  # steps of the sum that are packed in one go, so that few pages are open at a time
UNROLL = 8  # at most so many steps of the sum are straight-line code
GROUP = 8  # at most so many panels are packed side by side
ANY = 1 << 20  # no limit to a factor


def register_tiles(device: Cpu, lanes: int) -> Iterator[tuple[int, int]]:
    """Rows × columns of the tiles worth trying: sums, vectors of one operand and a broadcast fill the registers."""
    for vectors in range(1, 5):
        most = (device.registers - vectors - 1) // vectors
        for rows in sorted({most, 1 << (most.bit_length() - 1)} - {0}):
            if rows * vectors >= CHAINS:
                yield rows, vectors * lanes


@derived_object
class Panels(PyScheduleRule):
    """One design space for each register tile; none for a block that is no sum of products."""

    def __init__(self, device: Cpu) -> None:
        super().__init__()
        self.device = device

    def _initialize_with_tune_context(self, context) -> None:
        del context

    def apply(self, sch: s_tir.Schedule, block: s_tir.schedule.SBlockRV) -> list[s_tir.Schedule]:
        """The schedule with the block tiled, once for each tile; as it is where the rule does not apply."""
        if not sums_products(sch, block):
            return [sch]
        lanes = self.device.lanes(str(sch.get(block).writes[0].source.dtype))
        found = []
        for rows, columns in register_tiles(self.device, lanes):
            copy = sch.copy()
            with suppress(s_tir.ScheduleError):  # one of the shapes that a primitive refuses
                _tile(copy, block, rows, columns, lanes)
                found.append(copy)
        return found or [sch]

    def clone(self) -> Panels:
        return Panels(self.device)


def _tile(sch: s_tir.Schedule, block, rows: int, columns: int, lanes: int) -> None:
    """Pack the operands, cut the block into register tiles, deal blocks of them out to the cores."""
    packs, ragged = copy_operands(sch, block, rows, columns)
    for operand, pack in packs:
        sch.transform_layout(pack, ("write", 0), _panels(operand))
    write = writer(sch, block, ragged)
    inner = _order(sch, block, write, rows, columns, lanes)
    for operand, pack in packs:
        inner += _stream(sch, operand, pack)
    for loop in inner if ragged else ():
        sch.annotate(loop, "pragma_loop_partition_hint", 1)


def _panels(operand: Operand):
    """Index x becomes the panel's number in its place, and the place within the panel last of all."""

    def layout(*at):
        x = at[operand.axis]
        return (*at[: operand.axis], x // operand.tile, *at[operand.axis + 1 :], x % operand.tile)

    return layout


def _order(sch: s_tir.Schedule, block, write, rows: int, columns: int, lanes: int) -> list:
    """Blocks of tiles for the cores, tiles, the sum, the register tile; returns the loops over tiles."""
    spatial = spatial_axes(sch, block)
    *batch, i, j = sch.get_loops(block)[:spatial]
    *sums, k = sch.get_loops(block)[spatial:]
    it, ii = sch.split(i, [None, rows])
    jt, ji = sch.split(j, [None, columns])
    ib, it = sch.split(it, sch.sample_perfect_tile(it, 2, max_innermost_factor=ANY))
    jb, jt = sch.split(jt, sch.sample_perfect_tile(jt, 2, max_innermost_factor=ANY))
    ko, ki = sch.split(k, sch.sample_perfect_tile(k, 2, max_innermost_factor=UNROLL))
    sch.reorder(*batch, ib, jb, jt, it, *sums, ko, ki, ii, ji)
    sch.reverse_compute_at(write, it, preserve_unit_loops=True)
    sch.unroll(ki)
    for tile in ((ii, ji), sch.get_loops(write)[-2:]):
        vector, lane = sch.split(tile[1], [None, lanes])
        sch.vectorize(lane)
        sch.unroll(vector)
        sch.unroll(tile[0])
    sch.parallel(sch.fuse(*batch, ib, jb))
    return [jt, it]


def _stream(sch: s_tir.Schedule, operand: Operand, pack) -> list:
    """Pack panel by panel; columns in runs of steps over a group of panels, so that whole cache lines are used.

    Returns the loops between those of the cores and the vectors.
    """
    loops = sch.get_loops(pack)
    before, x, after = loops[: operand.axis], loops[operand.axis], loops[operand.axis + 1 :]
    panel, place = sch.split(x, [None, operand.tile])
    if operand.by_rows or not after:
        sch.reorder(*before, panel, *after, place)
        sch.vectorize(place)
        sch.parallel(sch.fuse(*before, panel))
        return [*after]
    group, panel = sch.split(panel, sch.sample_perfect_tile(panel, 2, max_innermost_factor=GROUP))
    run, step = sch.split(after[-1], sch.sample_perfect_tile(after[-1], 2, max_innermost_factor=RUN))
    sch.reorder(*before, group, *after[:-1], run, panel, step, place)
    sch.vectorize(place)
    sch.parallel(sch.fuse(*before, group))
    return [*after[:-1], run, panel]
