"""A schedule rule for tensor cores: a sum of products in tiles for blocks and warps that fit both.

MetaSchedule's own rule draws the size of every level by itself, and few draws leave a warp work enough to keep the
tensor cores busy. Here the tiles are ones that do; their operands lie padded in shared memory, twice, so that the next
tile arrives under the arithmetic of this one (CUTLASS has the same levels). The order of the blocks is drawn.
"""

from __future__ import annotations

from contextlib import suppress
from math import ceil, prod

from tvm import s_tir
from tvm.ir.utils import derived_object
from tvm.s_tir.meta_schedule.schedule_rule import PyScheduleRule

from schedules.device import Gpu

from ._blocks import GROUP
from ._products import Operand, copy_operands, spatial_axes, sums_products, uses, writer

TILE = 16  # rows, columns and depth of one of WMMA's products
# Rows × columns of a block and of a warp, steps of the sum whose operands are in shared memory at a time.
TILES = (
    (128, 256, 64, 64, 64),
    (256, 128, 64, 64, 64),
    (128, 128, 64, 64, 64),
    (128, 128, 64, 32, 64),
    (128, 64, 64, 32, 32),
    (64, 128, 32, 64, 32),
    (64, 64, 32, 32, 32),
)
PAD = 8  # elements behind a row there: 16 bytes, so that neighbouring rows begin in other banks
WIDE = 8  # elements of one copy: 128 bits
SMALL = 4  # times smaller than one that gives every multiprocessor a block: a tile that only small products need


def fitting(device: Gpu, shared: int, rows: int, columns: int) -> list[tuple[int, int, int, int, int]]:
    """The tiles for a result of rows × columns whose operands, twice, fit `shared` bytes."""
    found = []
    for tall, wide, *warp, depth in TILES:
        threads = tall * wide // prod(warp) * device.warp
        # A fragment takes eight registers of a lane whatever its operand.
        registers = prod(warp) // device.warp + sum(warp) // TILE * 8 + 40
        held = 2 * 2 * (tall + wide) * (depth + PAD)
        if held <= shared and registers * threads <= device.registers_per_sm:
            found.append((tall, wide, *warp, depth))
    filling = [t[0] * t[1] for t in found if ceil(rows / t[0]) * ceil(columns / t[1]) >= device.sms]
    return [t for t in found if SMALL * t[0] * t[1] >= max(filling, default=0)]


@derived_object
class Warps(PyScheduleRule):
    """One design space for each tile; none for a block that is no product of two float16 matrices."""

    def __init__(self, device: Gpu) -> None:
        super().__init__()
        self.device = device

    def _initialize_with_tune_context(self, context) -> None:
        del context

    def apply(self, sch: s_tir.Schedule, block: s_tir.schedule.SBlockRV) -> list[s_tir.Schedule]:
        """The schedule with the block tiled, once for each tile; as it is where the rule does not apply."""
        if not _plain(sch, block):
            return [sch]
        found = []
        rows, columns, _ = (int(axis.dom.extent) for axis in sch.get(block).iter_vars)
        for tile in fitting(self.device, self.device.shared_per_block, rows, columns):
            copy = sch.copy()
            with suppress(s_tir.ScheduleError):  # one of the shapes that a primitive refuses
                _tile(copy, block, self.device.warp, *tile)
                found.append(copy)
        return found or [sch]

    def clone(self) -> Warps:
        return Warps(self.device)


def _plain(sch: s_tir.Schedule, block) -> bool:
    """Whether a block multiplies two float16 matrices into float32 sums, with no axis besides rows, columns and k."""
    if not sums_products(sch, block) or len(sch.get_loops(block)) != 3 or spatial_axes(sch, block) != 2:
        return False
    found = sch.get(block)
    dtypes = sorted(str(r.source.dtype) for r in found.reads if not r.source.same_as(found.writes[0].source))
    return dtypes == ["float16"] * 2 and str(found.writes[0].source.dtype) == "float32"


def _tile(sch: s_tir.Schedule, block, lanes: int, rows: int, columns: int, tall: int, wide: int, depth: int) -> None:
    """Tiles for blocks, warps (tall × wide) and instructions; operands come through shared memory into fragments."""
    copies, ragged = copy_operands(sch, block, rows, columns, depth)
    write = writer(sch, block, ragged)
    sch.set_scope(block, 0, "wmma.accumulator")
    transposed = "_trans"
    for operand, copy in copies:
        sch.set_scope(copy, 0, "shared.dyn")
        if not operand.by_rows and _along(sch, copy) == operand.axis:  # as memory has B[k, n]
            sch.transform_layout(copy, ("write", 0), lambda row, k: (k, row))
            transposed = ""
    i, j, k = (sch.split(loop, [None, TILE]) for loop in sch.get_loops(block))
    sch.reorder(i[0], j[0], k[0], i[1], j[1], k[1])
    product = sch.blockize(i[1])
    io, iw, it = sch.split(i[0], [None, rows // tall, tall // TILE])
    jo, jw, jt = sch.split(j[0], [None, columns // wide, wide // TILE])
    ko, ki = sch.split(k[0], [None, depth // TILE])
    ig, io = sch.split(io, sch.sample_perfect_tile(io, 2, max_innermost_factor=GROUP))
    sch.reorder(ig, jo, io, iw, jw, ko, ki, it, jt)
    sch.bind(sch.fuse(ig, jo, io), "blockIdx.x")
    warp = sch.fuse(iw, jw)
    sch.bind(warp, "threadIdx.y")
    sch.reverse_compute_at(write, warp, preserve_unit_loops=True)
    for operand, copy in copies:
        name = "a" if operand.by_rows else f"b{transposed}"
        sch.compute_at(copy, ko, preserve_unit_loops=True)
        fragment = sch.cache_read(product, operand.read, f"wmma.matrix_{name[0]}")
        sch.compute_at(fragment, ki, preserve_unit_loops=True)
        _matrices(sch, *sch.get_loops(fragment)[-2:], f"wmma_load_16x16x16_f16_{name}_shared_dyn")
        _deal(sch, operand, copy, rows * columns // (tall * wide), lanes)
    sch.tensorize(sch.get_loops(block)[0], f"wmma_sync_16x16x16_f16f16f32{transposed}")
    _write(sch, write, lanes)
    zero = sch.decompose_reduction(product, ko)
    sch.tensorize(sch.get_loops(sch.get_child_blocks(zero)[0])[0], "wmma_fill_16x16x16_f32")
    _unroll(sch, ki, it, jt)
    # Copies of A and B, each first into registers, then into shared memory; between them the arithmetic.
    sch.annotate(ko, "software_pipeline_stage", [0, 0, 0, 0, 1])
    sch.annotate(ko, "software_pipeline_order", [0, 3, 1, 4, 2])


def _along(sch: s_tir.Schedule, copy) -> int:
    """Which of a copy's axes runs along the rows of its source."""
    found = sch.get(copy)
    last = found.reads[0].region[-1].min
    return next((n for n, axis in enumerate(found.iter_vars) if uses(last, axis.var)), len(found.iter_vars) - 1)


def _deal(sch: s_tir.Schedule, operand: Operand, copy, warps: int, lanes: int) -> None:
    """All threads copy a tile together, neighbours side by side, as wide as the source's rows allow; kept twice."""
    loops, along = sch.get_loops(copy)[-2:], _along(sch, copy)
    row = int(sch.get(copy).reads[0].source.shape[-1])
    # Of A[k, m] neighbours in memory are none in the tile.
    width = 1 if operand.by_rows and along == operand.axis else next(w for w in (WIDE, 4, 2, 1) if row % w == 0)
    sch.reorder(loops[1 - along], loops[along])
    _, warp, lane, vector = sch.split(sch.fuse(loops[1 - along], loops[along]), [None, warps, lanes, width])
    sch.bind(warp, "threadIdx.y")
    sch.bind(lane, "threadIdx.x")
    if width > 1:
        sch.vectorize(vector)
    sch.storage_align(copy, 0, axis=-2, factor=32, offset=PAD)
    sch.annotate(copy, "tirx.manifest_shared_memory_local_stage", 1)
    sch.annotate(copy, "double_buffer_scope", 0)


def _write(sch: s_tir.Schedule, write, lanes: int) -> None:
    """Sums go to shared memory as matrices, and from there to C in whole rows."""
    row = int(sch.get(write).writes[0].source.shape[-1])
    staged = sch.cache_read(write, 0, "shared.dyn")
    _matrices(sch, *sch.get_loops(staged)[-2:], "wmma_store_16x16x16_f32_shared_dyn")
    width = next(w for w in (4, 2, 1) if row % w == 0)  # of float32 sums 128 bits
    _, lane, vector = sch.split(sch.fuse(*sch.get_loops(write)[-2:]), [None, lanes, width])
    sch.bind(lane, "threadIdx.x")
    if width > 1:
        sch.vectorize(vector)


def _matrices(sch: s_tir.Schedule, rows, columns, intrinsic: str) -> None:
    """Let `intrinsic` move each 16 × 16 matrix of a copy."""
    it, row = sch.split(rows, [None, TILE])
    jt, column = sch.split(columns, [None, TILE])
    sch.reorder(it, jt, row, column)
    sch.tensorize(row, intrinsic)
    _unroll(sch, it, jt)


def _unroll(sch: s_tir.Schedule, *loops) -> None:
    """Let nvcc unroll the loops, outermost first: fragments are registers, which have no index."""
    for loop in loops:
        sch.unroll(loop)
    for key in ("pragma_unroll_explicit", "pragma_auto_unroll_max_step"):
        sch.annotate(loops[0], key, 0)
