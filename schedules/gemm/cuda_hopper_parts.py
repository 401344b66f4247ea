"""Pieces of the Hopper kernels: packing, TMA maps and copies, wgmma, the epilogue's stores, sums over slices of k.

Plain functions run while a program is written and return expressions; functions under ``T.inline`` are
pasted into it. `p` is always the Plan, `full` the epilogue's operands by name
(C0, bias, residual).
"""

from __future__ import annotations

from math import ceil

from tvm import tirx
from tvm.script import tirx as T

from . import activate
from .cuda_hopper_plan import ATOM, Operand, Plan

LOAD = "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
STORE = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group"
SWIZZLE_128 = 3  # CUtensorMapSwizzle and the helper of wgmma's descriptor happen to agree
L2_256 = 3  # CUtensorMapL2promotion: fetch 256 bytes into L2 at once


def blocks_of(extent: int, size: int) -> int:
    """How many blocks of `size` cover `extent`."""
    return ceil(extent / size)


def encode_load(op: Operand, tensor_map, buffer) -> tirx.Expr:
    """Host call that describes `buffer` to TMA: boxes of 128 swizzled bytes, zeros beyond its extents."""
    slow, fast = op.extents
    shape = (fast, slow, op.ld * op.size, *op.box, 1, 1)
    return _encode(tensor_map, op.dtype, buffer, shape, SWIZZLE_128, L2_256)


def encode_store(p: Plan, tensor_map, buffer) -> tirx.Expr:
    """Host call that describes C: boxes of 64 × 64, clipped at C's extents."""
    shape = (p.cols, p.rows, p.arguments[-1].shape[1] * 2, 64, 64, 1, 1)
    return _encode(tensor_map, p.out_dtype, buffer, shape, SWIZZLE_128, 0)


def _encode(tensor_map, dtype, buffer, shape, swizzle, promotion):
    interleave = zeros_outside = 0
    tail = (interleave, swizzle, promotion, zeros_outside)
    return T.call_packed("runtime.cuTensorMapEncodeTiled", tensor_map, dtype, 2, buffer.data, *shape, *tail)


def packed(op: Operand, buffer):
    """`buffer` as TMA can read it: itself, or a workspace that a launch before the product fills."""
    if not op.packed:
        return buffer
    work = T.alloc_buffer((op.extents[0], op.ld), op.dtype, scope="global")
    pack(op, buffer, work)
    return work


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
        bx, by = T.cta_id([blocks_of(fast, 64), blocks_of(slow, 64)])
        tx, ty = T.thread_id([64 // wide, 4 * wide])
        if op.k_major == op.stored_k_major:
            for i in T.unroll(16 // wide):
                row = T.meta_var(by * 64 + i * 4 * wide + ty)
                col = T.meta_var(bx * 64 + tx * wide)
                if T.And(row < slow, col < fast):
                    for v in T.vectorized(wide):
                        work[row, col + v] = buffer[row, col + v]
        else:
            tile = T.alloc_buffer((64, 65), op.dtype, scope="shared")
            kept = T.alloc_buffer((16,), op.dtype, scope="local")
            for i in T.unroll(16 // wide):
                row = T.meta_var(bx * 64 + i * 4 * wide + ty)
                col = T.meta_var(by * 64 + tx * wide)
                if T.And(row < fast, col < slow):
                    for v in T.vectorized(wide):
                        kept[i * wide + v] = buffer[row, col + v]
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
                        work[row, col + v] = kept[i * wide + v]


def workspace(p: Plan):
    """Room for tiles of partial sums; None where slices of k do not go through memory."""
    if not p.through_memory:
        return None
    return T.alloc_buffer((p.slots, p.bm, p.bn), p.sum_dtype, scope="global")


def begin(p: Plan, cluster):
    """The first item of a cluster."""
    return cluster * p.items // p.clusters if p.stream else cluster


def limit(p: Plan, cluster):
    """The item that a cluster must not reach."""
    return (cluster + 1) * p.items // p.clusters if p.stream else p.items


def following(p: Plan, item, steps):
    """The item of a cluster after `item`."""
    return item + (steps[1] - steps[0]) if p.stream else item + p.clusters


def steps_of(p: Plan, item, cluster, rank):
    """(first, end) of the stages along k that a block adds up for an item; slices differ by one stage at most."""
    if p.stream:
        first = item % p.k_steps
        return first, T.min(p.k_steps, first + limit(p, cluster) - item)
    if p.split == 1:
        return 0, p.k_steps
    part = rank if p.in_cluster else item // p.tiles
    return part * p.k_steps // p.split, (part + 1) * p.k_steps // p.split


def slot_of(p: Plan, item, cluster, steps):
    """Where in the workspace the sums of an item go. A Stream-K block may leave the end of a tile, then a start."""
    return cluster * 2 + T.if_then_else(steps[0] == 0, 1, 0) if p.stream else item


def _tile_of(p: Plan, item):
    """The tile that an item belongs to."""
    if p.stream:
        return item // p.k_steps
    return item % p.tiles if p.through_memory else item


def _place(p: Plan, tile):
    """(row, column) of a tile: bands of `group` rows, column by column, so that blocks share in L2."""
    group = min(p.group, p.row_tiles)
    band = tile // (group * p.col_tiles)
    local = tile % (group * p.col_tiles)
    height = group if p.row_tiles % group == 0 else T.min(group, p.row_tiles - band * group)
    return band * group + local % height, local // height


def first_row(p: Plan, item, rank):
    """First row of a block's tile: the blocks of a cluster that shares columns lie below one another."""
    row = _place(p, _tile_of(p, item))[0]
    return (row * p.cluster + rank) * p.bm if p.cluster > 1 else row * p.bm


def first_col(p: Plan, item):
    """First column of a block's tile."""
    return _place(p, _tile_of(p, item))[1] * p.bn


@T.inline
def load(op, tile, tensor_map, stage, bar, k0, row0, rank, mask):
    """Ask TMA for this block's share of one stage of `op`; `mask` sends it to every block of the cluster."""
    for j in T.unroll(op.boxes):
        to = T.meta_var(tile.ptr_to([stage, rank * (op.share * op.bk) + j * (op.bk * op.box[0])]))
        row = T.meta_var(row0 + rank * op.share + j * op.box[0])
        first = T.meta_var(k0 if op.k_major else row)
        second = T.meta_var(row if op.k_major else k0)
        if mask > 1:
            T.ptx[LOAD + ".multicast::cluster"](to, T.address_of(tensor_map), first, second, bar, T.uint16(mask))
        else:
            T.ptx[LOAD](to, T.address_of(tensor_map), first, second, bar)


@T.inline
def copy_async(op, buffer, tile, stage, k0, row0, thread, threads):
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
                buffer.ptr_to([row, col]),
                16,
                T.uint32(T.if_then_else(row < op.extents[0], T.max(0, T.min(16, (op.extents[1] - col) * op.size)), 0)),
            )


@T.inline
def describe(op, tile, desc, row):
    """wgmma's descriptor of the rows of `tile` from `row` on, first stage."""
    at = T.meta_var(tile.ptr_to([0, row * op.bk]))
    T.cuda.wgmma.encode_matrix_descriptor(T.address_of(desc), at, op.leading_units, 8 * ATOM // 16, SWIZZLE_128)


def multiply(p: Plan, total, desc_x, desc_y, stage, first) -> None:
    """Queue one stage's products of a warpgroup, 32 bytes of k an instruction; `first` starts the sums anew."""
    T.evaluate(T.ptx.wgmma.fence.sync.aligned())
    registers = total.view("uint32") if p.sum_dtype == "int32" else total
    count = p.instruction_cols // 2
    for kk in range(ATOM // 32):
        for part in range(p.bn // p.instruction_cols):
            sums = [registers[part * count + i] for i in range(count)]
            x = desc_x + T.uint64(stage * p.x.stage_units + kk * p.x.step_units)
            # 128 columns further on are two times 64 rows of the shared tile.
            y = desc_y + T.uint64(stage * p.y.stage_units + kk * p.y.step_units + part * 2 * p.y.stride_units)
            accumulate = T.Not(first) if kk == 0 else T.bool(True)
            T.evaluate(T.ptx[p.instruction](*sums, x, y, accumulate, *p.modifiers))
    T.evaluate(T.ptx.wgmma.commit_group.sync.aligned())


def result(p: Plan, total, full, row, col) -> tirx.Expr:
    """The element of C at D's (row, col) from its sum, in C's dtype; `full` names the epilogue's operands."""
    i, j = (col, row) if p.swap else (row, col)
    read = {name: b[j] if name == "bias" else b[i, j] for name, b in full.items()}
    return T.Cast(p.out_dtype, epilogue(p.case, total, p.sum_dtype, read))


def epilogue(case, value, dtype: str, read) -> tirx.Expr:
    """The definition's epilogue on a sum `value` of `dtype`: scaling, C0, bias, activation, residual."""
    value = value * tirx.const(case["alpha"], dtype) if case["alpha"] != 1.0 else value
    value = value + tirx.const(case["beta"], dtype) * T.Cast(dtype, read["C0"]) if case["beta"] else value
    value = value + T.Cast(dtype, read["bias"]) if case["bias"] else value
    value = activate(value, case["activation"], dtype)
    return value + T.Cast(dtype, read["residual"]) if case["residual"] else value


def inside(p: Plan, row, col):
    """Whether D has an element there: True at once where all tiles are whole."""
    return True if p.whole else T.And(row < p.rows, col < p.cols)


def within(p: Plan, index, last):
    """`index`, but not beyond `last`: itself where all tiles are whole."""
    return index if p.whole else T.min(index, last)


@T.inline
def put(p, C, full, row, col, sums, at):
    """Write the two neighbours D[row, col] and D[row, col + 1] from sums[at] and sums[at + 1]."""
    if p.pairs:
        if inside(p, row, col):
            for v in T.vectorized(2):
                C[row, col + v] = result(p, sums[at + v], full, row, col + v)
    else:
        for v in T.unroll(2):
            if inside(p, row, col + v):
                if p.swap:
                    C[col + v, row] = result(p, sums[at + v], full, row, col + v)
                else:
                    C[row, col + v] = result(p, sums[at + v], full, row, col + v)


@T.inline
def store(p, total, C, full, row0, col0, tid):
    """Write a warpgroup's 64 × bn sums straight from registers: a thread holds pairs in rows r and r + 8."""
    for i in T.unroll(p.sums // 4):
        for h in T.unroll(2):
            row = T.meta_var(row0 + tid // 32 * 16 + tid % 32 // 4 + h * 8)
            col = T.meta_var(col0 + i * 8 + tid % 4 * 2)
            put(p, C, full, row, col, total, i * 4 + h * 2)


@T.inline
def store_through_tma(p, total, staging, tensor_map, full, row0, col0, wg, tid):
    """Write a warpgroup's sums through shared memory, 64 columns at a time, while the next 64 are converted."""
    pair = T.alloc_buffer((8,), p.out_dtype, scope="local")
    words = pair.view("uint32")
    for h in T.unroll(p.bn // 64):
        if tid == 0:  # the box before last, in the same half of the staging, has been read out
            T.ptx.cp.async_.bulk.wait_group.read(1)
        T.cuda.warpgroup_sync(wg + 1)
        for i in T.unroll(4):
            for u in T.unroll(4):
                # Beyond C's edges read the last pair instead: TMA will not store what comes of it.
                row = T.meta_var(within(p, row0 + tid // 32 * 16 + tid % 32 // 4 + u % 2 * 8, p.rows - 1))
                col = T.meta_var(within(p, col0 + h * 64 + i * 16 + u // 2 * 8 + tid % 4 * 2, p.cols - 2))
                for v in T.vectorized(2):
                    pair[u * 2 + v] = result(p, total[(h * 4 + i) * 8 + u * 2 + v], full, row, col + v)
            r = T.meta_var(tid // 32 * 16 + tid % 16)
            chunk = T.meta_var(i * 2 + tid % 32 // 16)
            to = T.meta_var(staging.ptr_to([wg, h % 2, r, (chunk ^ (r % 8)) * 8]))
            T.ptx["stmatrix.sync.aligned.m8n8.x4.shared.b16"](to, words[0], words[1], words[2], words[3])
        T.ptx.fence.proxy.async_.shared__cta()
        T.cuda.warpgroup_sync(wg + 1)
        if tid == 0:
            T.ptx[STORE](T.address_of(tensor_map), col0 + h * 64, row0, staging.ptr_to([wg, h % 2, 0, 0]))
            T.ptx.cp.async_.bulk.commit_group()


@T.inline
def keep(p, total, work, slot, wg, tid):
    """Write a warpgroup's partial sums to the workspace."""
    for i in T.unroll(p.sums // 4):
        for h in T.unroll(2):
            row = T.meta_var(wg * 64 + tid // 32 * 16 + tid % 32 // 4 + h * 8)
            for v in T.vectorized(2):
                work[slot, row, i * 8 + tid % 4 * 2 + v] = total[i * 4 + h * 2 + v]


@T.inline
def write(p, C, full, row, col, total):
    """Write D[row, col], if there is one."""
    if inside(p, row, col):
        if p.swap:
            C[col, row] = result(p, total, full, row, col)
        else:
            C[row, col] = result(p, total, full, row, col)


@T.inline
def sum_slices(p, work, C, full):
    """A launch of its own: C from the slices' sums. A block: up to 32 columns × 8 groups of slices."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        tile, local, bx = T.cta_id([p.tiles, p.bm, p.bn // p.lanes])
        tx, ty = T.thread_id([p.lanes, 8])
        part = T.alloc_buffer((8, p.lanes), p.sum_dtype, scope="shared")
        total = T.alloc_buffer((1,), p.sum_dtype, scope="local")
        total[0] = T.Cast(p.sum_dtype, 0)
        T.ptx.griddepcontrol.wait()
        for s in T.serial(blocks_of(p.split, 8)):
            if s * 8 + ty < p.split:
                total[0] = total[0] + work[(s * 8 + ty) * p.tiles + tile, local, bx * p.lanes + tx]
        part[ty, tx] = total[0]
        T.cuda.cta_sync()
        if ty == 0:
            for s in T.unroll(7):
                total[0] = total[0] + part[s + 1, tx]
            row = T.meta_var(first_row(p, tile, 0) + local)
            write(p, C, full, row, first_col(p, tile) + bx * p.lanes + tx, total[0])


@T.inline
def mend_tiles(p, work, C, full):
    """A launch of its own after Stream-K: the tiles that a border between two blocks' ranges cuts.

    The first border in a tile stands for it. The block before it left the tile's start (odd slots), the ones after
    it a middle or the end (even slots).
    """
    with T.attr(T.int32(0), "tirx.device_entry", True):
        before, by = T.cta_id([p.clusters - 1, p.bm // 8])
        tx, ty = T.thread_id([p.lanes, 8])
        total = T.alloc_buffer((1,), p.sum_dtype, scope="local")
        cut = T.meta_var(limit(p, before))
        tile = T.meta_var(cut // p.k_steps)
        T.ptx.griddepcontrol.wait()
        if T.And(cut % p.k_steps > 0, begin(p, before) <= tile * p.k_steps):
            last = T.meta_var(((tile + 1) * p.k_steps * p.clusters - 1) // p.items)
            for j in T.serial(p.bn // p.lanes):
                total[0] = work[before * 2 + 1, by * 8 + ty, j * p.lanes + tx]
                for s in T.serial(last - before):
                    total[0] = total[0] + work[(before + 1 + s) * 2, by * 8 + ty, j * p.lanes + tx]
                row = T.meta_var(first_row(p, tile * p.k_steps, 0) + by * 8 + ty)
                write(p, C, full, row, first_col(p, tile * p.k_steps) + j * p.lanes + tx, total[0])


@T.inline
def share(p, total, partial, wg, tid):
    """Lay a thread's sums of one slice of k into its block's shared memory, neighbours beside neighbours."""
    for i in T.unroll(p.sums):
        partial[i, wg * 128 + tid] = total[i]


@T.inline
def store_shared(p, partial, C, full, rank, row0, col0, wg, tid):
    """Sum the slices that the cluster's blocks hold; block r writes pairs r, r + split, … of every thread."""
    # Registers of their own for every pair: TVM's CUDA code reuses a vector load that looks like an earlier one.
    mine = T.alloc_buffer((2 * blocks_of(p.sums // 2, p.split),), p.sum_dtype, scope="local")
    other = T.alloc_buffer((1,), p.sum_dtype, scope="local")
    where = T.alloc_buffer((1,), "uint32", scope="local")
    for n in T.unroll(blocks_of(p.sums // 2, p.split)):
        u = T.meta_var(rank + n * p.split)
        if u < p.sums // 2:
            for v in T.unroll(2):
                mine[n * 2 + v] = T.Cast(p.sum_dtype, 0)
                for s in T.unroll(p.split):
                    here = T.meta_var(T.cuda.cvta_generic_to_shared(partial.ptr_to([u * 2 + v, wg * 128 + tid])))
                    T.ptx.mapa.shared__cluster.u32(where[0], here, T.uint32(s))
                    T.ptx["ld.shared::cluster.b32"](other[0], where[0])
                    mine[n * 2 + v] = mine[n * 2 + v] + other[0]
            row = T.meta_var(row0 + tid // 32 * 16 + tid % 32 // 4 + u % 2 * 8)
            col = T.meta_var(col0 + u // 2 * 8 + tid % 4 * 2)
            put(p, C, full, row, col, mine, n * 2)
