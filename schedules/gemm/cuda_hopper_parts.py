"""How operands come into a Hopper GEMM and are multiplied: packing, TMA maps and copies, cp.async, wgmma.

Plain functions run while a program is written and return expressions; functions under ``T.inline`` are pasted into it.
"""

from __future__ import annotations

from tvm import tirx
from tvm.script import tirx as T

from .cuda_extents import blocks_of
from .cuda_hopper_plan import ATOM, Operand, Plan

SWIZZLE_128 = 3  # CUtensorMapSwizzle and the helper of wgmma's descriptor happen to agree
L2_PROMOTION = {0: 0, 64: 1, 128: 2, 256: 3}  # CUtensorMapL2promotion: bytes that L2 fetches at once
EVICT_FIRST = 0x12F0000000000000  # what createpolicy.fractional.L2::evict_first gives; CUTLASS' TMA::CacheHintSm90


def load_instruction(batch: int, multicast: bool, once: bool) -> str:
    """TMA's copy of a box into shared memory, which tells an mbarrier of its bytes."""
    name = f"cp.async.bulk.tensor.{axes(batch)}d.shared::cluster.global.mbarrier::complete_tx::bytes"
    return name + ".multicast::cluster" * multicast + ".L2::cache_hint" * once


def prefetch_instruction(batch: int) -> str:
    """TMA's copy of a box into the L2 cache."""
    return f"cp.async.bulk.prefetch.tensor.{axes(batch)}d.L2.global"


def store_instruction(batch: int) -> str:
    """TMA's copy of a box out of shared memory."""
    return f"cp.async.bulk.tensor.{axes(batch)}d.global.shared::cta.tile.bulk_group"


def axes(batch: int) -> int:
    """Axes of a tensor map: a batch needs a third."""
    return 3 if batch > 1 else 2


def corner(batch: int, fast, slow, matrix) -> tuple:
    """Where a box begins, innermost axis first."""
    return (fast, slow, matrix)[: axes(batch)]


def encode_load(op: Operand, tensor_map, buffer, fetch: int = 256) -> tirx.Expr:
    """Host call that describes `buffer` to TMA: boxes of 128 swizzled bytes, zeros beyond its extents.

    fetch: bytes that the L2 cache asks memory for at once.
    """
    slow, fast = op.extents
    return _encode(tensor_map, op.dtype, buffer, (fast, slow, op.batch), op.ld * op.size, op.box, L2_PROMOTION[fetch])


def encode_store(p: Plan, tensor_map, buffer) -> tirx.Expr:
    """Host call that describes C: boxes of 64 × 64, clipped at C's extents."""
    row = p.arguments[-1].shape[-1] * 2
    return _encode(tensor_map, p.out_dtype, buffer, (p.cols, p.rows, p.batch), row, (64, 64), 0)


def _encode(tensor_map, dtype, buffer, extents, row_bytes, box, promotion):
    rank = axes(extents[2])
    strides = (row_bytes, row_bytes * extents[1])[: rank - 1]
    shape = (*extents[:rank], *strides, *(*box, 1)[:rank], *(1,) * rank)
    interleave = zeros_outside = 0
    tail = (interleave, SWIZZLE_128, promotion, zeros_outside)
    return T.call_packed("runtime.cuTensorMapEncodeTiled", tensor_map, dtype, rank, buffer.data, *shape, *tail)


def packed(op: Operand, buffer):
    """`buffer` as TMA can read it: itself, or a workspace that a launch before the product fills."""
    if not op.packed:
        return buffer
    work = T.alloc_buffer((op.batch, op.extents[0], op.ld), op.dtype, scope="global")
    pack(op, buffer, work)
    return work


def at(buffer, matrix, row, col) -> tuple:
    """Indices of an element of one matrix of a batch; `gemm`'s own operands have no axis for it."""
    return (matrix, row, col) if len(buffer.shape) == 3 else (row, col)


@T.inline
def pack(op, buffer, work):
    """Copy a matrix so that its rows start at multiples of 16 bytes, transposed if k must be contiguous.

    Neighbouring threads read and write neighbours, sixteen elements each so that many loads are under way; a
    transpose goes through a 64 × 65 tile, so neither side is strided.
    """
    slow = T.meta_var(op.extents[0])
    fast = T.meta_var(op.extents[1])
    wide = T.meta_var(op.pack_width)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        bx, by, matrix = T.cta_id([blocks_of(fast, 64), blocks_of(slow, 64), op.batch])
        tx, ty = T.thread_id([64 // wide, 4 * wide])
        if op.k_major == op.stored_k_major:
            for i in T.unroll(16 // wide):
                row = T.meta_var(by * 64 + i * 4 * wide + ty)
                col = T.meta_var(bx * 64 + tx * wide)
                if T.And(row < slow, col < fast):
                    for v in T.vectorized(wide):
                        work[matrix, row, col + v] = buffer[at(buffer, matrix, row, col + v)]
        else:
            tile = T.alloc_buffer((64, 65), op.dtype, scope="shared")
            kept = T.alloc_buffer((16,), op.dtype, scope="local")
            for i in T.unroll(16 // wide):
                row = T.meta_var(bx * 64 + i * 4 * wide + ty)
                col = T.meta_var(by * 64 + tx * wide)
                if T.And(row < fast, col < slow):
                    for v in T.vectorized(wide):
                        kept[i * wide + v] = buffer[at(buffer, matrix, row, col + v)]
            for i in T.unroll(16 // wide):
                for v in T.unroll(wide):
                    tile[i * 4 * wide + ty, tx * wide + v] = kept[i * wide + v]
            T.cuda.cta_sync()
            for i in T.unroll(16 // wide):
                for v in T.unroll(wide):
                    kept[i * wide + v] = tile[tx * wide + v, i * 4 * wide + ty]
            for i in T.unroll(16 // wide):
                row = T.meta_var(by * 64 + i * 4 * wide + ty)
                col = T.meta_var(bx * 64 + tx * wide)
                if T.And(row < slow, col < fast):
                    for v in T.vectorized(wide):
                        work[matrix, row, col + v] = kept[i * wide + v]


@T.inline
def prefetch(op, tensor_map, k0, row0, matrix):
    """Ask one stage of `op` into the L2 cache."""
    for j in T.unroll(op.boxes):
        row = T.meta_var(row0 + j * op.box[0])
        place = T.meta_var(corner(op.batch, *((k0, row) if op.k_major else (row, k0)), matrix))
        T.ptx[prefetch_instruction(op.batch)](T.address_of(tensor_map), *place)


@T.inline
def load(op, tile, tensor_map, stage, bar, k0, row0, matrix, rank, mask, once):
    """Ask TMA for this block's share of one stage of `op`; `mask` sends it to every block of the cluster.

    once: nobody else reads these bytes.
    """
    policy = T.meta_var((T.uint64(EVICT_FIRST),) if once else ())
    for j in T.unroll(op.boxes):
        to = T.meta_var(tile.ptr_to([stage, rank * (op.share * op.bk) + j * (op.bk * op.box[0])]))
        row = T.meta_var(row0 + rank * op.share + j * op.box[0])
        place = T.meta_var(corner(op.batch, *((k0, row) if op.k_major else (row, k0)), matrix))
        if mask > 1:
            name = T.meta_var(load_instruction(op.batch, True, once))
            T.ptx[name](to, T.address_of(tensor_map), *place, bar, T.uint16(mask), *policy)
        else:
            name = T.meta_var(load_instruction(op.batch, False, once))
            T.ptx[name](to, T.address_of(tensor_map), *place, bar, *policy)


@T.inline
def copy_async(op, buffer, tile, stage, k0, row0, matrix, thread, threads):
    """All threads copy 16 bytes each time, into the place where the 128-byte swizzle looks for them; zeros outside."""
    per = T.meta_var(16 // op.size)
    for n in T.unroll(blocks_of(op.tile * 8, threads)):
        r = T.meta_var((n * threads + thread) // 8)
        chunk = T.meta_var(thread % 8)
        row = T.meta_var(row0 + r if op.k_major else k0 + r % op.bk)
        col = T.meta_var((k0 if op.k_major else row0 + r // op.bk * 64) + chunk * per)
        if r < op.tile:
            T.ptx["cp.async.cg.shared.global"](
                tile.ptr_to([stage, r * op.bk + (chunk ^ (r % 8)) * per]),
                buffer.ptr_to(at(buffer, matrix, row, col)),
                16,
                T.uint32(T.if_then_else(row < op.extents[0], T.max(0, T.min(16, (op.extents[1] - col) * op.size)), 0)),
            )


@T.inline
def describe(op, tile, desc, row):
    """wgmma's descriptor of the rows of `tile` from `row` on, first stage."""
    at = T.meta_var(tile.ptr_to([0, row * op.bk]))
    T.cuda.wgmma.encode_matrix_descriptor(T.address_of(desc), at, op.leading_units, 8 * ATOM // 16, SWIZZLE_128)


def multiply(p: Plan, total, x, desc_y, stage, first) -> None:
    """Queue one stage's products of a warpgroup, 32 bytes of k an instruction; `first` starts the sums anew.

    x: X's descriptor, or the registers that hold the stage.
    """
    T.evaluate(T.ptx.wgmma.fence.sync.aligned())
    registers = total.view("uint32") if p.sum_dtype == "int32" else total
    count = p.instruction_cols // 2
    for kk in range(ATOM // 32):
        for part in range(p.bn // p.instruction_cols):
            sums = [registers[part * count + i] for i in range(count)]
            # 128 columns further on are two times 64 rows of the shared tile.
            y = desc_y + T.uint64(stage * p.y.stage_units + kk * p.y.step_units + part * 2 * p.y.stride_units)
            accumulate = T.Not(first) if kk == 0 else T.bool(True)
            if p.through_registers:
                rows = [x[kk * 4 + u] for u in range(4)]
            else:
                rows = [x + T.uint64(stage * p.x.stage_units + kk * p.x.step_units)]
            T.evaluate(T.ptx[p.instruction](*sums, *rows, y, accumulate, *p.modifiers))
    T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())


def place_held(bk: int, row0, tid, kk, u):
    """Where in a stage of X lies what thread `tid` of a warpgroup reads as number `u` of instruction `kk`."""
    lane = tid % 32
    row = row0 + tid // 32 * 16 + lane // 4 + u % 2 * 8
    k = kk * 8 + lane % 4 + (u // 2 + lane // 16) % 2 * 4
    chunk = (row % 32 // 4) ^ (k % 8)
    return row // 32 * (32 * bk) + k * 32 + chunk * 4 + row % 4


@T.inline
def multiply_held(p, Xs, total, desc_y, stage, first, wg, tid):
    """Read a warpgroup's 64 rows of a stage into registers as wgmma wants them there (PTX ISA, m64nNk8), and multiply.

    A lane holds rows r and r + 8 of two k four apart. Rows are contiguous, 128 bytes in a line, chunks swizzled: lanes
    16 to 31 read the later k first, so that all 32 lanes hit different banks. The stage before is multiplied meanwhile,
    from registers of its own.
    """
    read = T.alloc_buffer((16,), p.dtype, scope="local")
    held = T.alloc_buffer((16,), p.dtype, scope="local")
    words = held.view("uint32")
    for kk in T.unroll(4):
        for u in T.unroll(4):
            read[kk * 4 + u] = Xs[stage, place_held(p.x.bk, wg * 64, tid, kk, u)]
    T.ptx.wgmma.wait_group.sync.aligned(0)
    for kk in T.unroll(4):
        for u in T.unroll(4):
            held[kk * 4 + u] = T.if_then_else(tid % 32 < 16, read[kk * 4 + u], read[kk * 4 + (u + 2) % 4])
    multiply(p, total, words, desc_y, stage, first)
    # One thread gives stages back for all: none before this one, until all warps are here.
    T.cuda.warpgroup_sync(wg + 1)
