"""The Hopper kernels as TIRx programs: one tile a block with wgmma, the same fed by TMA, and the persistent one."""

from __future__ import annotations

from tvm import tirx
from tvm.backend.cuda.lang.pipeline import MBarrier, PipelineState, TMABar
from tvm.script import tirx as T

from . import cuda_hopper_order as order
from . import cuda_hopper_parts as parts
from . import cuda_hopper_stores as stores
from .cuda_hopper_plan import Plan
from .cuda_parameters import with_parameters


def prim_func(p: Plan, body) -> tirx.PrimFunc:
    """A PrimFunc with the definition's parameters that runs ``body(p, X, Y, full, C)``.

    X and Y are wgmma's row and column side, `full` the epilogue's operands by name.
    """
    return with_parameters(p.arguments, lambda A, B, full, C: body(p, (A, B)[p.x.source], (A, B)[p.y.source], full, C))


@T.inline
def multiply_tile(p, X, Y, full, C):
    """A block copies with ``cp.async``, all its threads, and multiplies with wgmma straight from shared memory."""
    Xp = T.meta_var(parts.packed(p.x, X))
    Yp = T.meta_var(parts.packed(p.y, Y))
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        block = T.cta_id([p.tiles])
        wg = T.warpgroup_id([p.wgs])
        thread = T.thread_id([128 * p.wgs])
        pool = T.SMEMPool()
        Xs = pool.alloc((p.stages, p.x.elements), p.dtype, align=1024)
        Ys = pool.alloc((p.stages, p.y.elements), p.dtype, align=1024)
        pool.commit()
        row0 = T.meta_var(order.first_row(p, block, 0))
        col0 = T.meta_var(order.first_col(p, block))
        matrix = T.meta_var(order.matrix_of(p, block))
        desc_x = T.local_scalar("uint64")
        desc_y = T.local_scalar("uint64")
        parts.describe(p.x, Xs, desc_x, wg * 64)
        parts.describe(p.y, Ys, desc_y, 0)
        total = T.alloc_buffer((p.sums,), p.sum_dtype, scope="local")
        for s in T.unroll(p.stages - 1):
            parts.copy_async(p.x, Xp, Xs, s, s * p.x.bk, row0, matrix, thread, 128 * p.wgs)
            parts.copy_async(p.y, Yp, Ys, s, s * p.x.bk, col0, matrix, thread, 128 * p.wgs)
            T.ptx.cp.async_.commit_group()
        for k in T.serial(p.k_steps):
            T.ptx.cp.async_.wait_group(p.stages - 2)
            T.ptx.fence.proxy.async_.shared__cta()
            T.cuda.cta_sync()
            # All have multiplied step k - 1, so its stage takes the copies of step k + stages - 1.
            ahead = T.meta_var(k + p.stages - 1)
            parts.copy_async(p.x, Xp, Xs, ahead % p.stages, ahead * p.x.bk, row0, matrix, thread, 128 * p.wgs)
            parts.copy_async(p.y, Yp, Ys, ahead % p.stages, ahead * p.x.bk, col0, matrix, thread, 128 * p.wgs)
            T.ptx.cp.async_.commit_group()
            parts.multiply(p, total, desc_x, desc_y, k % p.stages, k == 0)
            T.ptx.wgmma.wait_group.sync.aligned(0)
        T.ptx.cp.async_.wait_group(0)
        stores.store(p, total, C, full, matrix, row0 + wg * 64, col0, thread % 128)


@T.inline
def ask(p, Xs, Ys, X_map, Y_map, filled, stage, step, matrix, row0, col0):
    """Name the bytes that a stage waits for, then ask TMA for both tiles of a step of k."""
    filled.arrive(stage, p.stage_bytes)
    parts.load(p.x, Xs, X_map, stage, filled.ptr_to([stage]), step * p.x.bk, row0, matrix, 0, 1, False)
    parts.load(p.y, Ys, Y_map, stage, filled.ptr_to([stage]), step * p.x.bk, col0, matrix, 0, 1, False)


@T.inline
def multiply_tile_tma(p, X, Y, full, C):
    """One thread asks TMA for whole tiles and an mbarrier counts their bytes; the block only multiplies."""
    Xp = T.meta_var(parts.packed(p.x, X))
    Yp = T.meta_var(parts.packed(p.y, Y))
    X_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.x, X_map, Xp)
    Y_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.y, Y_map, Yp)
    C_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    if p.tma_store:
        parts.encode_store(p, C_map, C)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        block = T.cta_id([p.tiles])
        wg = T.warpgroup_id([p.wgs])
        thread = T.thread_id([128 * p.wgs])
        pool = T.SMEMPool()
        Xs = pool.alloc((p.stages, p.x.elements), p.dtype, align=1024)
        Ys = pool.alloc((p.stages, p.y.elements), p.dtype, align=1024)
        filled = TMABar(pool, p.stages)
        filled.init(1)
        # C leaves through the memory of the stages, once everything has been multiplied.
        pool.move_base_to(0)
        staging = pool.alloc((p.wgs, 2, 64, 64) if p.tma_store else (1, 1, 1, 8), p.out_dtype, align=1024)
        pool.commit()
        T.ptx.fence.mbarrier_init.release.cluster()
        T.cuda.cta_sync()
        row0 = T.meta_var(order.first_row(p, block, 0))
        col0 = T.meta_var(order.first_col(p, block))
        matrix = T.meta_var(order.matrix_of(p, block))
        desc_x = T.local_scalar("uint64")
        desc_y = T.local_scalar("uint64")
        parts.describe(p.x, Xs, desc_x, wg * 64)
        parts.describe(p.y, Ys, desc_y, 0)
        total = T.alloc_buffer((p.sums,), p.sum_dtype, scope="local")
        ring = PipelineState(p.stages, 0)
        if thread == 0:
            for s in T.unroll(min(p.stages - 1, p.k_steps)):
                ask(p, Xs, Ys, X_map, Y_map, filled, s, s, matrix, row0, col0)
        for k in T.serial(p.k_steps):
            if T.And(thread == 0, k + p.stages - 1 < p.k_steps):
                ahead = T.meta_var((ring.stage + p.stages - 1) % p.stages)
                ask(p, Xs, Ys, X_map, Y_map, filled, ahead, k + p.stages - 1, matrix, row0, col0)
            filled.wait(ring.stage, ring.phase)
            parts.multiply(p, total, desc_x, desc_y, ring.stage, k == 0)
            T.ptx.wgmma.wait_group.sync.aligned(0)
            T.cuda.cta_sync()
            ring.advance()
        if p.tma_store:
            stores.store_through_tma(p, total, staging, C_map, full, matrix, row0 + wg * 64, col0, wg, thread % 128)
            if thread % 128 == 0:
                T.ptx.cp.async_.bulk.wait_group(0)
        else:
            stores.store(p, total, C, full, matrix, row0 + wg * 64, col0, thread % 128)


@T.inline
def feed(p, Xs, Ys, X_map, Y_map, filled, free, cluster, rank):
    """The producing thread: as soon as a stage is free, ask TMA for the next step, of this tile or the next one."""
    ring = PipelineState(p.stages, 1)
    everyone = T.meta_var((1 << p.cluster) - 1)
    item: T.int32 = order.begin(p, cluster)
    while item < p.items:
        steps = T.meta_var(order.steps_of(p, item, cluster, rank))
        row0 = T.meta_var(p.kept(order.first_row(p, item, rank)))
        col0 = T.meta_var(p.kept(order.first_col(p, item)))
        matrix = T.meta_var(order.matrix_of(p, item))
        for k in T.serial(steps[1] - steps[0]):
            k0 = T.meta_var((steps[0] + k) * p.x.bk)
            bar = T.meta_var(filled.ptr_to([ring.stage]))
            free.wait(ring.stage, ring.phase)
            filled.arrive(ring.stage, p.stage_bytes)
            parts.load(p.x, Xs, X_map, ring.stage, bar, k0, row0, matrix, 0, 1, p.read_once)
            mine = T.meta_var(rank if p.cluster > 1 else 0)
            parts.load(p.y, Ys, Y_map, ring.stage, bar, k0, col0, matrix, mine, everyone, False)
            ring.advance()
        item = order.following(p, item, steps, cluster)


@T.inline
def meet(p):
    """Wait for all threads of the cluster (of the block, where it is alone); what they wrote before is visible."""
    if p.ctas > 1:
        T.ptx.barrier.cluster.arrive.release()
        T.ptx.barrier.cluster.wait.acquire()
    else:
        T.cuda.cta_sync()


@T.inline
def release(p, free, stage, tid):
    """Tell every block of the cluster that this warpgroup has read the stage."""
    if p.cluster > 1:
        if tid < p.cluster:
            free.arrive(stage, remote=tid)
    else:
        if tid == 0:
            free.arrive(stage)


@T.inline
def store_tile(p, total, staging, C_map, C, full, matrix, row0, col0, wg, tid):
    """Write a warpgroup's whole sums to C."""
    if p.tma_store:
        stores.store_through_tma(p, total, staging, C_map, full, matrix, row0, col0, wg, tid)
    else:
        stores.store(p, total, C, full, matrix, row0, col0, tid)


@T.inline
def warp_specialized(p, X, Y, full, C):
    """One warpgroup feeds, the others multiply; blocks stay resident and take turns at tiles (or slices of k)."""
    Xp = T.meta_var(parts.packed(p.x, X))
    Yp = T.meta_var(parts.packed(p.y, Y))
    X_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.x, X_map, Xp, p.fetch)
    Y_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.y, Y_map, Yp)
    C_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    if p.tma_store:
        parts.encode_store(p, C_map, C)
    work = T.meta_var(order.workspace(p))
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        cluster = T.cluster_id([p.blocks])
        rank = T.cta_id_in_cluster([p.ctas])
        wg = T.warpgroup_id([p.wgs + 1])
        thread = T.thread_id([128 * (p.wgs + 1)])
        tid = T.meta_var(thread % 128)
        pool = T.SMEMPool()
        Xs = pool.alloc((p.stages, p.x.elements), p.dtype, align=1024)
        Ys = pool.alloc((p.stages, p.y.elements), p.dtype, align=1024)
        staging = pool.alloc((p.wgs, 2, 64, 64) if p.tma_store else (1, 1, 1, 8), p.out_dtype, align=1024)
        filled = TMABar(pool, p.stages)
        free = MBarrier(pool, p.stages)
        filled.init(1)
        free.init(p.wgs * p.cluster)
        # Partial sums reuse the memory of the stages once everything has been multiplied.
        pool.move_base_to(0)
        partial = pool.alloc((p.sums if p.in_cluster else 1, 128 * p.wgs), p.sum_dtype, align=1024)
        pool.commit(p.shared_bytes)
        T.ptx.fence.mbarrier_init.release.cluster()
        q = T.meta_var(p.counted())
        if thread == 0:
            T.ptx.prefetch.tensormap(T.address_of(X_map))
            T.ptx.prefetch.tensormap(T.address_of(Y_map))
            if p.asked_ahead > 0:
                nearest = T.meta_var(order.begin(q, cluster))
                for s in T.unroll(p.asked_ahead):
                    k0 = T.meta_var((order.steps_of(q, nearest, cluster, rank)[0] + s) * p.x.bk)
                    parts.prefetch(p.x, X_map, k0, order.first_row(q, nearest, rank), order.matrix_of(q, nearest))
        meet(p)
        # Until here the kernel ahead in the stream may still run; from here on the one behind may set itself up.
        T.ptx.griddepcontrol.wait()
        T.ptx.griddepcontrol.launch_dependents()
        if wg == p.wgs:
            if p.registers is not None:
                T.ptx["setmaxnreg.dec.sync.aligned.u32"](p.registers[0])
            if tid == 0:
                feed(q, Xs, Ys, X_map, Y_map, filled, free, cluster, rank)
        else:
            if p.registers is not None:
                T.ptx["setmaxnreg.inc.sync.aligned.u32"](p.registers[1])
            desc_x = T.local_scalar("uint64")
            desc_y = T.local_scalar("uint64")
            if not p.through_registers:
                parts.describe(p.x, Xs, desc_x, wg * 64)
            parts.describe(p.y, Ys, desc_y, 0)
            total = T.alloc_buffer((p.sums,), p.sum_dtype, scope="local")
            ring = PipelineState(p.stages, 0)
            item: T.int32 = order.begin(q, cluster)
            while item < q.items:
                steps = T.meta_var(order.steps_of(q, item, cluster, rank))
                row0 = T.meta_var(q.kept(order.first_row(q, item, rank)) + wg * 64)
                col0 = T.meta_var(q.kept(order.first_col(q, item)))
                matrix = T.meta_var(order.matrix_of(q, item))
                for k in T.serial(steps[1] - steps[0]):
                    filled.wait(ring.stage, ring.phase)
                    if p.through_registers:
                        parts.multiply_held(p, Xs, total, desc_y, ring.stage, k == 0, wg, tid)
                    else:
                        parts.multiply(p, total, desc_x, desc_y, ring.stage, k == 0)
                    T.ptx.wgmma.wait_group.sync.aligned(p.pending)
                    if p.pending == 0:
                        release(p, free, ring.stage, tid)
                    elif k > 0:
                        release(p, free, (ring.stage + p.stages - 1) % p.stages, tid)
                    ring.advance()
                if p.pending > 0:
                    T.ptx.wgmma.wait_group.sync.aligned(0)
                    release(p, free, (ring.stage + p.stages - 1) % p.stages, tid)
                if p.split == 1:
                    store_tile(p, total, staging, C_map, C, full, matrix, row0, col0, wg, tid)
                if p.stream:
                    if steps[1] - steps[0] == q.k_steps:
                        store_tile(p, total, staging, C_map, C, full, matrix, row0, col0, wg, tid)
                    else:
                        stores.keep(p, total, work, order.slot_of(q, item, cluster, steps), wg, tid)
                if p.split > 8:
                    stores.keep(p, total, work, item, wg, tid)
                item = order.following(q, item, steps, cluster)
            if p.in_cluster:
                # The other warpgroup may still be reading this block's stages.
                T.ptx["bar.sync"](8, 128 * p.wgs)
                stores.share(p, total, partial, wg, tid)
            if p.tma_store and tid == 0:
                T.ptx.cp.async_.bulk.wait_group(0)
        if p.ctas > 1:
            meet(p)
        if p.in_cluster:
            if wg < p.wgs:
                row1 = T.meta_var(order.first_row(p, cluster, rank) + wg * 64)
                stores.store_shared(
                    p, partial, C, full, order.matrix_of(p, cluster), rank, row1, order.first_col(p, cluster), wg, tid
                )
            meet(p)
    if p.split > 8:
        stores.sum_slices(p, work, C, full)
    if p.mended:
        stores.mend_tiles(p, work, C, full)
