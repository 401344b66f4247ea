"""What the tests of the auto-scheduler have done in the one process that knows TVM's tensor intrinsics."""

from __future__ import annotations

import tvm
from serial import serial

from schedules import core
from tuning.build import Job, kernel, program


def cuda_source(job: Job) -> str:
    """The CUDA source of a candidate."""
    operator, case, device = job.resolve()
    return kernel(program(job), operator.arguments(case), device).code("cuda")


def serial_error(job: Job) -> float:
    """Largest error of a candidate's program when it runs serially on the CPU."""
    operator, case, _ = job.resolve()
    built = tvm.compile(serial(program(job)), target="llvm").jit()["main"]
    inputs = operator.inputs(case, 0)
    output = next(a for a in operator.arguments(case) if a.output)
    found = tvm.runtime.empty(output.shape, output.dtype)
    built(*map(tvm.runtime.tensor, inputs), found)
    return float(abs(found.numpy() - operator.reference(case, *inputs)).max())


def blocks_traces(case: str) -> list:
    """A trace of the GPU rule's tiling for each of its tiles that fits a GEMM case, threads and all."""
    from tvm import s_tir

    from schedules.gemm import product_block
    from tuning.records.replay import trace_of
    from tuning.search import _blocks

    operator = core.find_operator("gemm")
    found = []
    for tile in ((64, 64, 4, 4, 8), (32, 32, 4, 4, 16)):
        sch = s_tir.Schedule(operator.prim_func(operator.case(case)), error_render_level="detail")
        _blocks._tile(sch, product_block(sch, operator.case(case))[0], *tile)
        found.append(trace_of(sch))
    return found


def warps_error(case: str) -> float:
    """Largest error of the tensor cores' rule on a GEMM case, its intrinsics replaced by what they describe."""
    from tvm import s_tir
    from tvm.s_tir.tensor_intrin import cuda

    from schedules.gemm import product_block
    from tuning.search import _warps

    operator = core.find_operator("gemm")
    names = [name for name in vars(cuda).values() if isinstance(name, str) and name.startswith("wmma_")]
    saved = {name: s_tir.TensorIntrin.get(name) for name in names}
    try:
        for name, intrinsic in saved.items():
            s_tir.TensorIntrin.register(name, intrinsic.desc, intrinsic.desc, override=True)
        sch = s_tir.Schedule(operator.prim_func(operator.case(case)), error_render_level="detail")
        _warps._tile(sch, product_block(sch, operator.case(case))[0], 32, 32, 64, 16, 32, 32)
    finally:
        for name, intrinsic in saved.items():
            s_tir.TensorIntrin.register(name, intrinsic.desc, intrinsic.impl, override=True)
    built = tvm.compile(serial(sch.mod), target="llvm").jit()["main"]
    inputs = operator.inputs(operator.case(case), 0)
    output = next(a for a in operator.arguments(operator.case(case)) if a.output)
    found = tvm.runtime.empty(output.shape, output.dtype)
    built(*map(tvm.runtime.tensor, inputs), found)
    return float(abs(found.numpy() - operator.reference(operator.case(case), *inputs)).max())
