"""How sums leave a Hopper GEMM: the epilogue, stores from registers and through TMA, partial sums and their addition.

`p` is always the Plan, `full` the epilogue's operands by name (C0, bias, residual).
"""

from __future__ import annotations

from tvm import tirx
from tvm.script import tirx as T

from . import epilogue
from .cuda_extents import blocks_of
from .cuda_hopper_order import border, cuts_first, first_col, first_row, last_of, matrix_of
from .cuda_hopper_parts import at, corner, store_instruction
from .cuda_hopper_plan import Plan


def result(p: Plan, total, full, matrix, row, col) -> tirx.Expr:
    """The element of C at D's (row, col) from its sum, in C's dtype; `full` names the epilogue's operands."""
    i, j = (col, row) if p.swap else (row, col)
    read = {name: b[j] if name == "bias" else b[at(b, matrix, i, j)] for name, b in full.items()}
    return T.Cast(p.out_dtype, epilogue(p.case, total, p.sum_dtype, read))


def inside(p: Plan, row, col):
    """Whether D has an element there: True at once where all tiles are whole."""
    return True if p.whole else T.And(row < p.rows, col < p.cols)


def within(p: Plan, index, last):
    """`index`, but not beyond `last`: itself where all tiles are whole."""
    return index if p.whole else T.min(index, last)


@T.inline
def put(p, C, full, matrix, row, col, sums, first):
    """Write the two neighbours D[row, col] and D[row, col + 1] from sums[first] and sums[first + 1]."""
    if p.pairs:
        if inside(p, row, col):
            for v in T.vectorized(2):
                C[at(C, matrix, row, col + v)] = result(p, sums[first + v], full, matrix, row, col + v)
    else:
        for v in T.unroll(2):
            if inside(p, row, col + v):
                if p.swap:
                    C[at(C, matrix, col + v, row)] = result(p, sums[first + v], full, matrix, row, col + v)
                else:
                    C[at(C, matrix, row, col + v)] = result(p, sums[first + v], full, matrix, row, col + v)


@T.inline
def store(p, total, C, full, matrix, row0, col0, tid):
    """Write a warpgroup's 64 × bn sums straight from registers: a thread holds pairs in rows r and r + 8."""
    for i in T.unroll(p.sums // 4):
        for h in T.unroll(2):
            row = T.meta_var(row0 + tid // 32 * 16 + tid % 32 // 4 + h * 8)
            col = T.meta_var(col0 + i * 8 + tid % 4 * 2)
            put(p, C, full, matrix, row, col, total, i * 4 + h * 2)


@T.inline
def store_through_tma(p, total, staging, tensor_map, full, matrix, row0, col0, wg, tid):
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
                    pair[u * 2 + v] = result(p, total[(h * 4 + i) * 8 + u * 2 + v], full, matrix, row, col + v)
            r = T.meta_var(tid // 32 * 16 + tid % 16)
            chunk = T.meta_var(i * 2 + tid % 32 // 16)
            to = T.meta_var(staging.ptr_to([wg, h % 2, r, (chunk ^ (r % 8)) * 8]))
            T.ptx["stmatrix.sync.aligned.m8n8.x4.shared.b16"](to, words[0], words[1], words[2], words[3])
        T.ptx.fence.proxy.async_.shared__cta()
        T.cuda.warpgroup_sync(wg + 1)
        if tid == 0:
            place = T.meta_var(corner(p.batch, col0 + h * 64, row0, matrix))
            T.ptx[store_instruction(p.batch)](T.address_of(tensor_map), *place, staging.ptr_to([wg, h % 2, 0, 0]))
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
def write(p, C, full, matrix, row, col, total):
    """Write D[row, col], if there is one."""
    if inside(p, row, col):
        if p.swap:
            C[at(C, matrix, col, row)] = result(p, total, full, matrix, row, col)
        else:
            C[at(C, matrix, row, col)] = result(p, total, full, matrix, row, col)


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
            write(p, C, full, matrix_of(p, tile), row, first_col(p, tile) + bx * p.lanes + tx, total[0])


@T.inline
def mend_tiles(p, work, C, full):
    """A launch of its own after Stream-K: the tiles that a border between two blocks' ranges cuts.

    The first border in a tile stands for it. The block before it left the tile's start (odd slots), the ones after
    it a middle or the end (even slots).
    """
    with T.attr(T.int32(0), "tirx.device_entry", True):
        before, by = T.cta_id([p.blocks - 1, p.bm // 8])
        tx, ty = T.thread_id([p.lanes, 8])
        total = T.alloc_buffer((1,), p.sum_dtype, scope="local")
        q = T.meta_var(p.counted())
        cut = T.meta_var(q.kept(border(q, before)))
        tile = T.meta_var(q.kept(cut // q.k_steps))
        if p.early:
            T.ptx.griddepcontrol.wait()
        if cuts_first(q, before, cut, tile):
            last = T.meta_var(last_of(q, tile))
            for j in T.serial(p.bn // p.lanes):
                total[0] = work[before * 2 + 1, by * 8 + ty, j * p.lanes + tx]
                for s in T.serial(last - before):
                    total[0] = total[0] + work[(before + 1 + s) * 2, by * 8 + ty, j * p.lanes + tx]
                row = T.meta_var(first_row(q, tile * q.k_steps, 0) + by * 8 + ty)
                write(
                    p,
                    C,
                    full,
                    matrix_of(q, tile * q.k_steps),
                    row,
                    first_col(q, tile * q.k_steps) + j * p.lanes + tx,
                    total[0],
                )


@T.inline
def share(p, total, partial, wg, tid):
    """Lay a thread's sums of one slice of k into its block's shared memory, neighbours beside neighbours."""
    for i in T.unroll(p.sums):
        partial[i, wg * 128 + tid] = total[i]


@T.inline
def store_shared(p, partial, C, full, matrix, rank, row0, col0, wg, tid):
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
            put(p, C, full, matrix, row, col, mine, n * 2)
