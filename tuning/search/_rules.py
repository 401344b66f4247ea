"""Which of MetaSchedule's rules ``auto`` searches with, by kind of device.

TVM's own sets, with two changes. On x86 a second set tiles with copies of the operands' tiles: packed operands are
what a product's speed on a CPU rests on (Goto & van de Geijn, 2008), and TVM's set for CPUs cannot make them. On CUDA
two more sets tile with sizes that fit; tiles stay within the 48 KiB that a kernel may declare statically, but those of
the tensor cores' rules, which use dynamic memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.s_tir.meta_schedule.mutator import Mutator
from tvm.s_tir.meta_schedule.postproc import Postproc
from tvm.s_tir.meta_schedule.schedule_rule import (
    MultiLevelTiling,
    MultiLevelTilingTensorCore,
    ParallelizeVectorizeUnroll,
    ReuseType,
    ScheduleRule,
)

from schedules.device import Cpu, Device

from ._blocks import Blocks
from ._panels import Panels
from ._warps import Warps

STATIC_SHARED = 48 << 10  # CUDA C++ Programming Guide, "Technical Specifications"


@dataclass(frozen=True)
class Rules:
    """One set of schedule rules with the postprocessors and mutators that go with it, and the target they see."""

    schedule: list[ScheduleRule]
    postprocs: list[Postproc]
    mutators: dict[Mutator, float]
    target: dict[str, Any]


def rules_for(device: Device, tensor: bool) -> list[Rules]:
    """The sets to make design spaces with. tensor: with the tensor cores' rules (CUDA)."""
    if isinstance(device, Cpu):
        return [_set("llvm", device.target()), _panels(device)]
    if tensor:
        return [_rolled(device), _pipelined(device), _warps(device)]
    return [_set("cuda", _static(device)), _blocks(device)]


def _static(device: Device) -> dict[str, Any]:
    return {**device.target(), "max_shared_memory_per_block": STATIC_SHARED}


def _set(kind: str, target: dict[str, Any]) -> Rules:
    """TVM's own set."""
    return Rules(ScheduleRule.create(kind), Postproc.create(kind), Mutator.create(kind), target)


def _panels(device: Cpu) -> Rules:
    """TVM's set for CPUs with packed panels and register tiles in place of its tiling, and no further unrolling."""
    usual = _set("llvm", device.target())
    rules = [Panels(device) if isinstance(rule, MultiLevelTiling) else rule for rule in usual.schedule]
    share = ParallelizeVectorizeUnroll(max_jobs_per_core=16, max_vectorize_extent=64)
    rules = [share if isinstance(rule, ParallelizeVectorizeUnroll) else rule for rule in rules]
    return Rules(rules, usual.postprocs, usual.mutators, usual.target)


def _blocks(device: Device) -> Rules:
    """TVM's set for GPUs with tiles for blocks and threads that fit both in place of its tiling."""
    usual = _set("cuda", _static(device))
    rules = [Blocks(device, STATIC_SHARED) if isinstance(rule, MultiLevelTiling) else rule for rule in usual.schedule]
    rules = [rule for rule in rules if not isinstance(rule, ParallelizeVectorizeUnroll)]
    return Rules(rules, usual.postprocs, usual.mutators, usual.target)


def _warps(device: Device) -> Rules:
    """TVM's set for GPUs with tiles for blocks and warps in place of its tiling."""
    usual = _set("cuda", device.target())
    rules = [Warps(device) if isinstance(rule, MultiLevelTiling) else rule for rule in usual.schedule]
    rules = [rule for rule in rules if not isinstance(rule, ParallelizeVectorizeUnroll)]
    return Rules(rules, usual.postprocs, usual.mutators, usual.target)


def _rolled(device: Device) -> Rules:
    """TVM's set for tensor cores; nvcc does the unrolling, which takes it seconds less than reading it unrolled."""
    usual = _set("cuda-tensorcore", device.target())
    unroll = ParallelizeVectorizeUnroll(
        max_jobs_per_core=-1, max_vectorize_extent=-1, unroll_max_steps=[0, 64, 512], unroll_explicit=False
    )
    rules = [unroll if isinstance(rule, ParallelizeVectorizeUnroll) else rule for rule in usual.schedule]
    return Rules(rules, usual.postprocs, usual.mutators, usual.target)


def _pipelined(device: Device) -> Rules:
    """The same with the loads of the next tile under the arithmetic of this one."""
    usual = _rolled(device)
    tiling = MultiLevelTilingTensorCore(
        intrin_groups=[_wmma(order) for order in ("", "_trans")],
        structure="SSSRRSRS",
        tile_binds=["blockIdx.y", "blockIdx.x", "threadIdx.y"],
        max_innermost_factor=4,
        vector_load_lens=[4, 8],
        reuse_read=ReuseType("must", [4], "shared.dyn"),
        reuse_write=ReuseType("must", [2], "shared.dyn"),
        use_software_pipeline=True,
    )
    rules = [rule for rule in usual.schedule if not isinstance(rule, MultiLevelTilingTensorCore)]
    return Rules([rules[0], tiling, *rules[1:]], usual.postprocs, usual.mutators, usual.target)


def _wmma(order: str) -> dict[str, str]:
    """The names of TVM's WMMA intrinsics for float16 operands and float32 sums; order: of B in memory."""
    shape = "16x16x16"
    return {
        "init": f"wmma_fill_{shape}_f32",
        "load_a": f"wmma_load_{shape}_f16_a_shared_dyn",
        "load_b": f"wmma_load_{shape}_f16_b{order}_shared_dyn",
        "compute": f"wmma_sync_{shape}_f16f16f32{order}",
        "store": f"wmma_store_{shape}_f32_shared_dyn",
    }
