"""Float32 GEMM on Hopper's CUDA cores with operands that come by TMA: nothing but reading and multiplying is left.

A kernel of FFMA is bound by what its schedulers issue: of 1165 instructions of a step of v9 1024 multiply, and most of
the others copy. The tensor memory accelerator copies whole tiles at one thread's word (CUDA programming guide,
asynchronous data copies), in global memory's own order, so that A needs no transposing copy either. The order of lanes
in a warp is that of CUTLASS' SIMT kernels (RowMajorInterleaved<2>).
"""

from __future__ import annotations

from ..core import Case, Config, program
from ..device import Gpu
from ..errors import ExplorerError
from . import cuda_tma_kernel, words
from .cuda import where as exact_float32
from .cuda_tma_plan import make_plan


def where(case: Case, device: Gpu) -> str | None:
    """TMA came with compute capability 9.0."""
    unfit = exact_float32(case, device)
    if unfit or device.capability >= 90:
        return unfit
    return f"{device.model} (sm_{device.capability}) has no tensor memory accelerator"


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether threads, registers and shared memory suffice."""
    return make_plan(case, device, _geometry(config)).wrong(device) is None


def pick(case: Case, device: Gpu) -> Config:
    """Low tiles for few rows of C; their blocks are small, so that more of them share a multiprocessor."""
    bm, bn = (next(size for size in (32, 64, 128) if size >= min(extent, 128)) for extent in (case["m"], case["n"]))
    bn = max(bn, 64)  # a warp's columns
    return {"bm": bm, "bn": bn, "resident": 2 if bm * bn >= 64 * 128 else 3, "stages": 3}


def _geometry(config: Config) -> Config:
    """The configuration without what only the compiler reads."""
    return {key: value for key, value in config.items() if key != "register_level"}


@program(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=where,
    pick=pick,
    constraint=fits,
    space={
        "bm": (32, 64, 128, 256),
        "bn": (64, 128, 256),
        "tm": (8, 16),
        "tn": (8, 16),
        "stages": (2, 3, 4),
        "resident": (1, 2, 3, 4),
        "group": (1, 4, 8, 16),
        "unroll": (1, 2, 4),
        "stream": (False, True),
        "register_level": (5, 7, 10),
    },
    says=words.staged,
)
def v10_tma(
    case,
    device,
    *,
    bm=128,
    bn=128,
    tm=8,
    tn=8,
    stages=3,
    resident=2,
    group=8,
    unroll=4,
    stream=True,
    register_level=10,
):
    """One thread asks the copy engine for whole tiles: the others issue reads of shared memory and FFMAs only.

    Replaces v9's cp.async, whose copies and addresses are a tenth of its instructions. Tiles arrive in global memory's
    order, with k contiguous swizzled by TMA, so that a thread reads four k of a row (or four neighbours) at once and no
    bank is asked twice; mbarriers say when a stage is full and when all warps have read it, and no barrier stops the
    block. `resident` blocks stay on a multiprocessor and take tiles in turn, with `stream` (Stream-K, Osama et al.,
    2023) the last waves' steps of k in equal shares. Edges are zeros that TMA fills in, the writing of C is predicated;
    operands whose rows do not start at multiples of 16 bytes are copied to a padded workspace first.
    register_level: how freely the compiler spends registers.
    """
    del register_level  # the compiler's: see the options of `schedule`
    config = {"bm": bm, "bn": bn, "tm": tm, "tn": tn, "stages": stages, "resident": resident, "group": group}
    plan = make_plan(case, device, {**config, "unroll": unroll, "stream": stream})
    wrong = plan.wrong(device)
    if wrong:
        raise ExplorerError("bad_config", f"{config}: {wrong}", "`tune` shows the values that fit")
    return cuda_tma_kernel.prim_func(plan)
