"""The float32 Stream-K kernel as a TIRx program: FFMA on tiles in shared memory, over ranges of the steps of k."""

from __future__ import annotations

from tvm import tirx
from tvm.script import tirx as T

from . import cuda_hopper_order as order
from .cuda_extents import blocks_of
from .cuda_hopper_stores import mend_tiles, write
from .cuda_parameters import with_parameters
from .cuda_stream_plan import FRAGMENT, OWN, WARP_COLS, WARP_ROWS, StreamPlan


@T.inline
def copy(op, buffer, tile, stage, k0, row0, thread, threads):
    """All threads copy `width` neighbours each time, in the order of global memory; zeros outside."""
    along = T.meta_var(op.bk if op.k_major else op.tile)
    for n in T.unroll(blocks_of(op.chunks, threads)):
        at = T.meta_var((n * threads + thread) * op.width)
        slow = T.meta_var(at // along)
        fast = T.meta_var(at % along)
        row = T.meta_var(row0 + (slow if op.k_major else fast))
        k = T.meta_var(k0 + (fast if op.k_major else slow))
        inside = T.meta_var(T.And(row < op.rows, k < op.k))
        source = T.meta_var(buffer.ptr_to([row, k] if op.k_major else [k, row]))
        if n * threads + thread < op.chunks:
            if op.width == 4:
                T.ptx["cp.async.cg.shared.global"](
                    tile.ptr_to([stage, slow, fast]), source, 16, T.uint32(T.if_then_else(inside, 16, 0))
                )
            else:
                T.ptx["cp.async.ca.shared.global"](
                    tile.ptr_to([stage, slow, fast]), source, 4, T.uint32(T.if_then_else(inside, 4, 0))
                )


@T.inline
def copy_step(p, A, B, As, Bs, stage, step, row0, col0, thread):
    """Ask for both tiles of a step of k and close the group; steps beyond k bring zeros that nobody reads."""
    copy(p.a, A, As, stage, step * p.bk, row0, thread, p.threads)
    copy(p.b, B, Bs, stage, step * p.bk, col0, thread, p.threads)
    T.ptx.cp.async_.commit_group()


@T.inline
def fetch(op, tile, stage, k, registers, t):
    """A thread's rows of four steps of k, 128 bits an access."""
    four = T.alloc_buffer((FRAGMENT,), "float32", scope="local")
    if op.k_major:
        for r in T.unroll(OWN):
            for v in T.vectorized(FRAGMENT):
                four[v] = tile[stage, op.row(r, t), k + v]
            for v in T.unroll(FRAGMENT):
                registers[v, r] = four[v]
    else:
        for q in T.unroll(FRAGMENT):
            for h in T.unroll(OWN // FRAGMENT):
                for v in T.vectorized(FRAGMENT):
                    registers[q, h * FRAGMENT + v] = tile[stage, k + q, op.row(h * FRAGMENT, t) + v]


@T.inline
def add_step(p, As, Bs, stage, total, ty, tx):
    """Add a step's products: four steps of k at a time come into registers, then outer products of 8×8."""
    a = T.alloc_buffer((FRAGMENT, OWN), "float32", scope="local")
    b = T.alloc_buffer((FRAGMENT, OWN), "float32", scope="local")
    for kk in T.serial(p.bk // FRAGMENT):
        fetch(p.a, As, stage, kk * FRAGMENT, a, ty)
        fetch(p.b, Bs, stage, kk * FRAGMENT, b, tx)
        for q in T.unroll(FRAGMENT):
            for i in T.unroll(OWN):
                for j in T.unroll(OWN):
                    total[i * OWN + j] = total[i * OWN + j] + a[q, i] * b[q, j]


@T.inline
def multiply(p, A, B, full, C):
    """Blocks stay resident and go through their range of steps; then the tiles that borders cut are mended."""
    work = T.meta_var(order.workspace(p))
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": p.resident})
        block = T.cta_id([p.blocks])
        thread = T.thread_id([p.threads])
        pool = T.SMEMPool()
        As = pool.alloc((p.stages, *p.a.shape), "float32", align=16)
        Bs = pool.alloc((p.stages, *p.b.shape), "float32", align=16)
        pool.commit()
        total = T.alloc_buffer((OWN * OWN,), "float32", scope="local")
        ty = T.meta_var(thread // 32 // (p.b.threads // WARP_COLS) * WARP_ROWS + thread % 32 // WARP_COLS)
        tx = T.meta_var(thread // 32 % (p.b.threads // WARP_COLS) * WARP_COLS + thread % WARP_COLS)
        q = T.meta_var(p.counted())
        item: T.int32 = order.begin(q, block)
        while item < q.items:
            steps = T.meta_var(order.steps_of(q, item, block, 0))
            row0 = T.meta_var(q.kept(order.first_row(q, item, 0)))
            col0 = T.meta_var(q.kept(order.first_col(q, item)))
            first: T.int32 = steps[0]
            count: T.int32 = steps[1] - steps[0]
            for i in T.unroll(OWN * OWN):
                total[i] = T.float32(0)
            for s in T.unroll(p.stages - 1):
                copy_step(p, A, B, As, Bs, s, first + s, row0, col0, thread)
            for k in T.serial(count):
                T.ptx.cp.async_.wait_group(p.stages - 2)
                T.cuda.cta_sync()
                # All have multiplied step k - 1, so its stage takes the copies of step k + stages - 1.
                ahead = T.meta_var(k + p.stages - 1)
                copy_step(p, A, B, As, Bs, ahead % p.stages, first + ahead, row0, col0, thread)
                add_step(p, As, Bs, k % p.stages, total, ty, tx)
            T.ptx.cp.async_.wait_group(0)
            T.cuda.cta_sync()
            if count == q.k_steps:
                for i in T.unroll(OWN):
                    for j in T.unroll(OWN):
                        row = T.meta_var(row0 + p.a.row(i, ty))
                        write(p, C, full, 0, row, col0 + p.b.row(j, tx), total[i * OWN + j])
            else:
                slot = T.meta_var(block * 2 + T.if_then_else(first == 0, 1, 0))
                for i in T.unroll(OWN):
                    for j in T.unroll(OWN):
                        work[slot, p.a.row(i, ty), p.b.row(j, tx)] = total[i * OWN + j]
            item = order.following(q, item, (first, first + count), block)
    if p.mended:
        mend_tiles(p, work, C, full)


def prim_func(p: StreamPlan) -> tirx.PrimFunc:
    """The program of `p` with the definition's parameters."""
    return with_parameters(p.arguments, lambda A, B, full, C: multiply(p, A, B, full, C))
