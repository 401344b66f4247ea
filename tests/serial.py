"""Run a CUDA schedule's program on the CPU: threads one after another, no parallelism, the same indices.

A schedule's program (before TVM lowers it) means what its loops say if every loop is run serially: a copy into shared
memory has a thread loop of its own inside the consumers' thread loop, so each consumer repeats the whole copy. That is
slow and right. Covered: tiling, padding, predicates, layouts of shared memory and registers, epilogues. Not covered:
TVM's later passes (software pipelining, asynchronous copies, barriers) and, where `tensorize` put instructions that
exist only on the GPU, those instructions: their descriptions run instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import tvm
import tvm_ffi
from tvm import s_tir, tirx

from schedules.gemm import cuda_intrinsics as intrinsics
from schedules.gemm import cuda_wmma


def serial(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod` with every loop serial, without annotations."""
    func = tvm_ffi.structural_map(mod["main"], (tirx.For, _serial_loop))
    return tvm.IRModule({"main": tvm_ffi.structural_map(func, (s_tir.SBlock, _plain_block))})


def _serial_loop(loop: tirx.For) -> tirx.For:
    return tirx.For(loop.loop_var, loop.min, loop.extent, tirx.ForKind.SERIAL, loop.body)


def _plain_block(block: s_tir.SBlock) -> s_tir.SBlock:
    return s_tir.SBlock(
        block.iter_vars,
        block.reads,
        block.writes,
        block.name_hint,
        block.body,
        block.init,
        block.alloc_buffers,
        block.match_buffers,
        {},
    )


@contextmanager
def described() -> Iterator[None]:
    """Inside, the tensor cores' intrinsics expand to their descriptions, which a CPU can run."""
    makers = [f for m in (intrinsics, cuda_wmma) for f in vars(m).values() if hasattr(f, "cache_clear")]
    register = intrinsics._register
    intrinsics._register = lambda name, description, implementation: register(name, description, description)
    try:
        for make in makers:
            make.cache_clear()
        yield
    finally:
        intrinsics._register = register
        for make in makers:
            make.cache_clear()
