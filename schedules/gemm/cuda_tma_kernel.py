"""The float32 kernel that TMA feeds, as a TIRx program: every warp only reads shared memory and multiplies."""

from __future__ import annotations

from tvm import tirx
from tvm.backend.cuda.lang.pipeline import MBarrier, PipelineState, TMABar
from tvm.script import tirx as T

from . import cuda_hopper_order as order
from . import cuda_hopper_parts as parts
from .cuda_hopper_parts import at
from .cuda_hopper_stores import inside, mend_tiles, result, write
from .cuda_parameters import with_parameters
from .cuda_stream_plan import FRAGMENT, WARP_COLS, WARP_ROWS
from .cuda_tma_plan import TmaPlan


@T.inline
def ask(p, As, Bs, A_map, B_map, filled, free, ring, ahead, step, row0, col0, matrix):
    """Ask TMA for both tiles of a step of k, into the stage `ahead` of the ring's, once all warps have read it."""
    wrapped = T.meta_var(ring.stage + ahead >= p.stages)
    stage: T.int32 = ring.stage + ahead - T.if_then_else(wrapped, p.stages, 0)
    free.wait(stage, ring.phase ^ T.if_then_else(wrapped, 0, 1))
    filled.arrive(stage, p.stage_bytes)
    bar = T.meta_var(filled.ptr_to([stage]))
    parts.load(p.a, As, A_map, stage, bar, step * p.bk, row0, matrix, 0, 1, False)
    parts.load(p.b, Bs, B_map, stage, bar, step * p.bk, col0, matrix, 0, 1, False)


@T.inline
def fetch_rows(op, tile, stage, k, registers, t):
    """Four steps of k of a thread's rows, k contiguous: 128 bits a row."""
    four = T.alloc_buffer((FRAGMENT,), "float32", scope="local")
    for r in T.unroll(op.own):
        for v in T.vectorized(FRAGMENT):
            four[v] = tile[stage, op.place(op.row(r, t), k) + v]
        for v in T.unroll(FRAGMENT):
            registers[v, r] = four[v]


@T.inline
def fetch_step(op, tile, stage, k, q, registers, t):
    """One step of k of a thread's rows, rows contiguous: 128 bits for four of them."""
    for h in T.unroll(op.own // FRAGMENT):
        for v in T.vectorized(FRAGMENT):
            registers[q, h * FRAGMENT + v] = tile[stage, op.place(op.row(h * FRAGMENT, t), k + q) + v]


@T.inline
def add_step(p, As, Bs, stage, total, ty, tx):
    """Add a step's products: operands come into registers for four k, or one, then outer products of tm × tn."""
    a = T.alloc_buffer((FRAGMENT, p.tm), "float32", scope="local")
    b = T.alloc_buffer((FRAGMENT, p.tn), "float32", scope="local")
    for ko in T.serial(p.bk // FRAGMENT // p.unroll):
        for u in T.unroll(p.unroll):
            k = T.meta_var((ko * p.unroll + u) * FRAGMENT)
            if p.a.k_major:
                fetch_rows(p.a, As, stage, k, a, ty)
            if p.b.k_major:
                fetch_rows(p.b, Bs, stage, k, b, tx)
            for q in T.unroll(FRAGMENT):
                if not p.a.k_major:
                    fetch_step(p.a, As, stage, k, q, a, ty)
                if not p.b.k_major:
                    fetch_step(p.b, Bs, stage, k, q, b, tx)
                for i in T.unroll(p.tm):
                    for j in T.unroll(p.tn):
                        total[i * p.tn + j] = total[i * p.tn + j] + a[q, i] * b[q, j]


@T.inline
def store(p, total, C, full, matrix, row0, col0, ty, tx):
    """Write a thread's whole sums to C, four neighbours at once where rows allow it."""
    for i in T.unroll(p.tm):
        row = T.meta_var(row0 + p.a.row(i, ty))
        if p.fours:
            for h in T.unroll(p.tn // FRAGMENT):
                col = T.meta_var(col0 + p.b.row(h * FRAGMENT, tx))
                first = T.meta_var(i * p.tn + h * FRAGMENT)
                if inside(p, row, col):
                    for v in T.vectorized(FRAGMENT):
                        C[at(C, matrix, row, col + v)] = result(p, total[first + v], full, matrix, row, col + v)
        else:
            for j in T.unroll(p.tn):
                write(p, C, full, matrix, row, col0 + p.b.row(j, tx), total[i * p.tn + j])


@T.inline
def keep(p, total, work, slot, ty, tx):
    """Write a thread's partial sums to the workspace."""
    for i in T.unroll(p.tm):
        for h in T.unroll(p.tn // FRAGMENT):
            if p.b.k_major:
                for v in T.unroll(FRAGMENT):
                    work[slot, p.a.row(i, ty), p.b.row(h * FRAGMENT + v, tx)] = total[i * p.tn + h * FRAGMENT + v]
            else:
                for v in T.vectorized(FRAGMENT):
                    work[slot, p.a.row(i, ty), p.b.row(h * FRAGMENT, tx) + v] = total[i * p.tn + h * FRAGMENT + v]


@T.inline
def multiply(p, A, B, full, C):
    """Blocks stay resident and go through tiles, or ranges of their steps; one thread asks for what comes next."""
    Ap = T.meta_var(parts.packed(p.a, A))
    Bp = T.meta_var(parts.packed(p.b, B))
    A_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.a, A_map, Ap)
    B_map: T.let[T.handle("tensormap")] = T.tvm_stack_alloca("tensormap", 1)
    parts.encode_load(p.b, B_map, Bp)
    work = T.meta_var(order.workspace(p))
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": p.resident})
        block = T.cta_id([p.clusters])
        thread = T.thread_id([p.threads])
        pool = T.SMEMPool()
        As = pool.alloc((p.stages, p.a.elements), "float32", align=1024)
        Bs = pool.alloc((p.stages, p.b.elements), "float32", align=1024)
        filled = TMABar(pool, p.stages)
        free = MBarrier(pool, p.stages)
        filled.init(1)
        free.init(p.threads // 32)
        pool.commit(p.shared_bytes)
        T.ptx.fence.mbarrier_init.release.cluster()
        T.cuda.cta_sync()
        total = T.alloc_buffer((p.tm * p.tn,), "float32", scope="local")
        # Neighbouring lanes lie below one another, so that two of four passes of a 128-bit read find the same words.
        x = T.meta_var(thread % 32 // 2 % WARP_COLS)
        y = T.meta_var(thread % 32 // 16 * 2 + thread % 2)
        tx = T.meta_var(thread // 32 % (p.b.threads // WARP_COLS) * WARP_COLS + x)
        ty = T.meta_var(thread // 32 // (p.b.threads // WARP_COLS) * WARP_ROWS + y)
        ring = PipelineState(p.stages, 0)
        item: T.int32 = order.begin(p, block)
        while item < p.items:
            steps = T.meta_var(order.steps_of(p, item, block, 0))
            row0 = T.meta_var(order.first_row(p, item, 0))
            col0 = T.meta_var(order.first_col(p, item))
            matrix = T.meta_var(order.matrix_of(p, item))
            first: T.int32 = steps[0]
            count: T.int32 = steps[1] - steps[0]
            for i in T.unroll(p.tm * p.tn):
                total[i] = T.float32(0)
            if thread == 0:
                for s in T.serial(T.min(p.stages, count)):
                    ask(p, As, Bs, A_map, B_map, filled, free, ring, s, first + s, row0, col0, matrix)
            for k in T.serial(count):
                # The stage of step k - 1 is read by all soon: the ring's other steps are on their way meanwhile.
                if T.And(thread == 0, T.And(k > 0, k + p.stages - 1 < count)):
                    last = T.meta_var(p.stages - 1)
                    ask(p, As, Bs, A_map, B_map, filled, free, ring, last, first + k + last, row0, col0, matrix)
                filled.wait(ring.stage, ring.phase)
                add_step(p, As, Bs, ring.stage, total, ty, tx)
                T.cuda.warp_sync()
                if thread % 32 == 0:
                    free.arrive(ring.stage)
                ring.advance()
            if count == p.k_steps:
                store(p, total, C, full, matrix, row0, col0, ty, tx)
            elif p.stream:
                keep(p, total, work, order.slot_of(p, item, block, (first, first + count)), ty, tx)
            item = order.following(p, item, (first, first + count), block)
    if p.stream and p.clusters > 1:
        mend_tiles(p, work, C, full)


def prim_func(p: TmaPlan) -> tirx.PrimFunc:
    """The program of `p` with the definition's parameters."""
    return with_parameters(p.arguments, lambda A, B, full, C: multiply(p, A, B, full, C))
