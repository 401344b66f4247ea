"""A schedule rule for GPUs without tensor cores: a sum of products in tiles for blocks and threads.

MetaSchedule's own tiling draws the size of every level by itself: of a large product few draws fit the threads and
the shared memory of a block. Here the tiles are ones that fit, operands are stored so that threads read four neighbours
at once and without bank conflicts (NVIDIA's CUTLASS has the same levels), and what is drawn is the order of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import numpy as np
from tvm import s_tir
from tvm.ir.utils import derived_object
from tvm.s_tir.meta_schedule.schedule_rule import PyScheduleRule

from schedules.device import Gpu

from ._products import Operand, copy_operands, spatial_axes, sums_products, uses, writer

VECTOR = 4  # elements of a thread that lie side by side: 128 bits of float32
# Rows × columns of a block and of a thread.
TILES = (
    (128, 128, 8, 8),
    (128, 256, 8, 16),
    (256, 128, 16, 8),
    (128, 64, 8, 8),
    (64, 128, 8, 8),
    (64, 64, 8, 4),
    (64, 64, 4, 4),
    (32, 64, 4, 4),
    (32, 32, 4, 4),
)
DEPTHS = (8, 16, 32)  # steps of the sum whose operands are in shared memory at a time
GROUP = 16  # blocks that follow each other work on at most so many rows of tiles


def fitting(device: Gpu, size: int, shared: int) -> Iterator[tuple[int, int, int, int, int]]:
    """The tiles whose operands, elements of `size` bytes, fit `shared` bytes, with their depth."""
    for rows, columns, own_rows, own_columns in TILES:
        threads = rows * columns // (own_rows * own_columns)
        registers = own_rows * own_columns + 2 * (own_rows + own_columns) + 40
        for depth in DEPTHS:
            fits = size * depth * (rows + columns) <= shared and registers * threads <= device.registers_per_sm
            if fits and all(extent * depth % threads == 0 for extent in (rows, columns)):
                yield rows, columns, own_rows, own_columns, depth


@derived_object
class Blocks(PyScheduleRule):
    """One design space for each tile; none for a block that is no product of two operands."""

    def __init__(self, device: Gpu, shared: int) -> None:
        super().__init__()
        self.device, self.shared = device, shared

    def _initialize_with_tune_context(self, context) -> None:
        del context

    def apply(self, sch: s_tir.Schedule, block: s_tir.schedule.SBlockRV) -> list[s_tir.Schedule]:
        """The schedule with the block tiled, once for each tile; as it is where the rule does not apply."""
        if not sums_products(sch, block):
            return [sch]
        size = np.dtype(str(sch.get(block).writes[0].source.dtype)).itemsize
        found = []
        for tile in fitting(self.device, size, self.shared):
            copy = sch.copy()
            with suppress(s_tir.ScheduleError):  # one of the shapes that a primitive refuses
                _tile(copy, block, *tile)
                found.append(copy)
        return found or [sch]

    def clone(self) -> Blocks:
        return Blocks(self.device, self.shared)


def _tile(sch: s_tir.Schedule, block, rows: int, columns: int, own_rows: int, own_columns: int, depth: int) -> None:
    """Tiles for blocks and threads; the operands' tiles come through shared memory into registers."""
    copies, ragged = copy_operands(sch, block, rows, columns, depth)
    write = writer(sch, block, ragged)
    spatial = spatial_axes(sch, block)
    for _, copy in copies:
        sch.set_scope(copy, 0, "shared")
    *batch, i, j = sch.get_loops(block)[:spatial]
    *sums, k = sch.get_loops(block)[spatial:]
    io, iy, iq = sch.split(i, [None, rows // own_rows, own_rows])
    jo, jx, jq = sch.split(j, [None, columns // own_columns, own_columns])
    ko, ki = sch.split(k, [None, depth])
    ig, io = sch.split(io, sch.sample_perfect_tile(io, 2, max_innermost_factor=GROUP))
    sch.reorder(*batch, ig, jo, io, iy, jx, *sums, ko, ki, iq, jq)
    sch.bind(sch.fuse(*batch, ig, jo, io), "blockIdx.x")
    thread = sch.fuse(iy, jx)
    sch.bind(thread, "threadIdx.x")
    sch.reverse_compute_at(write, thread, preserve_unit_loops=True)
    threads = rows * columns // (own_rows * own_columns)
    for operand, copy in copies:
        sch.compute_at(copy, ko, preserve_unit_loops=True)
        fragment = sch.cache_read(block, operand.read, "local")
        sch.compute_at(fragment, ki)
        # Only now: a fragment laid out in planes, too, would be an array of which a thread uses a part, in memory.
        own = own_rows if operand.by_rows else own_columns
        sch.transform_layout(copy, ("write", 0), _planes(operand, own))
        _deal(sch, copy, threads, operand.tile * depth)
        _vectorize(sch, sch.get_loops(fragment)[-1], VECTOR)
    row = int(sch.get(write).writes[0].source.shape[-1])
    *_, rows_of_c, columns_of_c = sch.get_loops(write)
    sch.unroll(rows_of_c)
    _vectorize(sch, columns_of_c, VECTOR if row % VECTOR == 0 else 1)
    for loop in (ki, iq, jq):
        sch.unroll(loop)
    for key in ("pragma_unroll_explicit", "pragma_auto_unroll_max_step"):  # nvcc unrolls: the source stays short
        sch.annotate(ki, key, 0)


def _planes(operand: Operand, own: int):
    """The tile [x, k] as [k, plane, thread, 4]: what neighbouring threads read at once lies side by side."""

    def layout(*at):
        x = at[operand.axis]
        inside = x % operand.tile
        place = (x // operand.tile, inside % own // VECTOR, inside // own, x % VECTOR)
        return (*at[: operand.axis], *at[operand.axis + 1 :], *place)

    return layout


def _deal(sch: s_tir.Schedule, copy, threads: int, elements: int) -> None:
    """All threads copy a tile together, neighbours side by side, as wide as the source's rows and the tile allow."""
    found = sch.get(copy)
    axes = [axis.var for axis in found.iter_vars]
    last = found.reads[0].region[-1].min
    loops = sch.get_loops(copy)[-len(axes) :]
    along = next((n for n, axis in enumerate(axes) if uses(last, axis)), len(axes) - 1)
    sch.reorder(*(loop for n, loop in enumerate(loops) if n != along), loops[along])
    row, width = int(found.reads[0].source.shape[-1]), VECTOR
    while row % width or elements % (threads * width):
        width //= 2
    fused = sch.fuse(*(loop for n, loop in enumerate(loops) if n != along), loops[along])
    _, thread, vector = sch.split(fused, [None, threads, width])
    sch.bind(thread, "threadIdx.x")
    if width > 1:
        sch.vectorize(vector)


def _vectorize(sch: s_tir.Schedule, loop, width: int) -> None:
    """Run `width` iterations of `loop` as one access, the others unrolled."""
    outer, inner = sch.split(loop, [None, width])
    sch.unroll(outer)
    if width > 1:
        sch.vectorize(inner)
