"""GEMM on CUDA for extents that are not known when it is compiled: one program for every m, n and k.

A program holds a few kernels, and the host's side chooses one when it is called: a tile by how large C is, and whether
rows begin at multiples of 16 bytes, where operands can be read as they are. Small tiles go with Stream-K, which keeps
all multiprocessors busy however many tiles there happen to be. What a tile lacks of rows, columns and k comes as zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from ..core import Case, Config, program
from ..device import Device, Gpu
from . import (
    cuda,
    cuda_hopper,
    cuda_hopper_kernels,
    cuda_stream,  # noqa: F401  the rung below any_shape
    cuda_stream_kernel,
)
from .cuda_extents import blocks_of, both, choose, divides, known, opposite
from .cuda_hopper_operand import GRAIN
from .cuda_hopper_plan import Plan
from .cuda_parameters import with_parameters
from .cuda_shapes_plan import Loose, LoosePlan, LooseStreamPlan, loosened
from .cuda_stream_plan import StreamPlan

Part = tuple[Any, Any]  # the condition for a kernel, known or an expression of the host's, and the kernel's plan

# Float32: low tiles for few rows, slim ones for few columns; blocks of each that a multiprocessor holds.
LOW, SLIM = {"bm": 32, "bn": 128, "resident": 3}, {"bm": 64, "bn": 64, "resident": 3}
SMALL, LARGE = {"bm": 64, "bn": 128, "resident": 3}, {"bm": 128, "bn": 128}
# Tensor cores: few rows on wgmma's short side, few columns, and small tiles share out k; large tiles are whole.
FEW = {"bm": 128, "bn": 16, "stages": 6, "swap": True, "split": 0, "narrow": True}
DOZENS = {"bm": 128, "bn": 64, "stages": 4, "swap": True, "split": 0, "narrow": True}
NARROW = {"bm": 128, "bn": 64, "stages": 3, "split": 0, "narrow": True}
LITTLE = {"bm": 64, "bn": 64, "stages": 5, "split": 0}
LONG = {"bm": 128, "bn": 128, "stages": 4, "split": 0}
SQUARE, WIDE = {"bm": 128, "bn": 128}, {"bm": 128, "bn": 256}
# Relative time of a stage of each of the last two, and of starting and ending a tile: see ``cuda_hopper``.
COSTS = ((SQUARE, 0.59, 4.0), (WIDE, 1.0, 5.0))


def variable(case: Case) -> str | None:
    """Where all extents are known the other rungs know more; rows in memory are as long as the extents say."""
    if not case.free:
        return "its extents are known: the other rungs use that"
    if any(case[key] for key in ("lda", "ldb", "ldc")):
        return "leading dimensions are for known extents"
    return None


def where_ffma(case: Case, device: Device) -> str | None:
    """Exact float32, and more that varies than the rows: `any_rows` makes use of known n and k."""
    if set(case.free) == {"m"} and not case["trans_a"]:
        return "n and k are known: any_rows uses that"
    return variable(case) or cuda.where(case, device) or cuda.needs_async_copy(device)


def where_wgmma(case: Case, device: Device) -> str | None:
    """16-bit operands on Hopper."""
    if case["dtype"] not in ("float16", "bfloat16"):
        return f"any_shape_wgmma multiplies float16 and bfloat16, not {case['dtype']}"
    return variable(case) or cuda_hopper.where(case, device)


def rows_aligned(case: Loose, size: int) -> Any:
    """Whether rows of A, B and C begin at multiples of 16 bytes: known, or to be found out by the host."""
    lengths = dict.fromkeys(("m" if case["trans_a"] else "k", "k" if case["trans_b"] else "n", "n"))
    grain = GRAIN // size
    return both(*(divides(grain, n) if known(n) else n % grain == 0 for n in map(case.__getitem__, lengths)))


def ffma_parts(case: Case, device: Gpu, config: Config) -> Iterator[Part]:
    """The kernels of float32: four tiles, for aligned rows and for others, whose copies are 4 bytes each."""
    loose, arguments = loosened(case)
    m, n = loose["m"], loose["n"]
    low = m <= 32
    # Half a tile of 128×128 for every multiprocessor is enough to prefer it: it reads its operands half as often.
    large = both(m > 64, n > 64, 2 * blocks_of(m, 128) * blocks_of(n, 128) >= device.sms)
    rest = both(opposite(low), opposite(large))
    aligned = rows_aligned(loose, 4)
    tiles = (low, LOW), (both(rest, n <= 64), SLIM), (both(rest, n > 64), SMALL), (large, LARGE)
    for there in (True, False):
        for condition, tile in tiles:
            plan = LooseStreamPlan(loose, arguments, device.sms, **{**config, **tile}, aligned=there)
            yield both(condition, aligned if there else opposite(aligned)), plan


def wgmma_parts(case: Case, device: Gpu, config: Config) -> Iterator[Part]:
    """The kernels on tensor cores; those for rows that are not aligned copy operands to a padded workspace first."""
    loose, arguments = loosened(case)
    m, n = loose["m"], loose["n"]
    facts = (loose, arguments, device.sms, device.shared_per_sm, True)
    aligned = rows_aligned(loose, 2)
    few, dozens = m <= 16, both(m > 16, m <= 64)
    tall = m > 64
    narrow, broad = both(tall, n <= 64), both(tall, n > 64)
    # Fewer tiles of 128×128 than half the multiprocessors are cut into smaller ones, or share out a long k.
    little, long = 2 * blocks_of(m, 128) * blocks_of(n, 128) < device.sms, loose["k"] > 1536
    many = both(broad, opposite(little))
    square, wide = (_cost(loose, device, *cost) for cost in COSTS)
    tiles = [
        *([] if case["trans_a"] else [(few, FEW)]),  # wgmma reads 64 rows of an A whose rows are contiguous
        (m <= 64 if case["trans_a"] else dozens, DOZENS),
        (narrow, NARROW),
        (both(broad, little, opposite(long)), LITTLE),
        (both(broad, little, long), LONG),
        (both(many, square < wide), {**SQUARE, **config}),
        (both(many, opposite(square < wide)), {**WIDE, **config}),
    ]
    for condition, tile in tiles:
        yield both(condition, aligned), LoosePlan(*facts, **tile, aligned=True)
    ragged = opposite(aligned)
    yield both(m <= 64, ragged), LoosePlan(*facts, **DOZENS)
    yield both(tall, little, opposite(long), ragged), LoosePlan(*facts, **LITTLE)
    yield both(tall, little, long, ragged), LoosePlan(*facts, **LONG)
    yield both(tall, opposite(little), ragged), LoosePlan(*facts, **WIDE, **config)


def _cost(case: Loose, device: Gpu, tile: Config, step: float, ends: float) -> Any:
    """Relative time of whole tiles: waves × (stages of k + what starts and ends a tile)."""
    waves = blocks_of(blocks_of(case["m"], tile["bm"]) * blocks_of(case["n"], tile["bn"]), device.sms)
    stages = blocks_of(case["k"], 64)
    if known(waves, stages):
        return waves * (stages * step + ends)
    return T.Cast("float32", waves) * (T.Cast("float32", stages) * T.float32(step) + T.float32(ends))


def chosen(case: Case, parts: Iterator[Part], kernel) -> tirx.PrimFunc:
    """The program of the definition's parameters that runs the first part whose condition holds."""

    def body(A, B, full, C):
        for condition, plan in parts:
            if condition is True:
                kernel(plan, A, B, full, C)
            elif condition is not False:
                with T.serial(choose(condition, 1, 0)):
                    kernel(plan, A, B, full, C)

    return with_parameters(loosened(case)[1], body)


def fits_ffma(case: Case, device: Gpu, config: Config) -> bool:
    """Whether registers and shared memory suffice for all tiles."""
    plans = (plan for _, plan in ffma_parts(case, device, config))
    return all(_fixed(StreamPlan, plan, case).wrong(device) is None for plan in plans)


def fits_wgmma(case: Case, device: Gpu, config: Config) -> bool:
    """The same on tensor cores."""
    plans = (plan for _, plan in wgmma_parts(case, device, config))
    return all(_fixed(Plan, plan, case).wrong(device.shared_per_block) is None for plan in plans)


def _fixed(kind: type, plan: Any, case: Case) -> Any:
    """The plan for the extents that `case` is tuned for."""
    values = {name: getattr(plan, name) for name in kind.__dataclass_fields__}
    return replace(kind(**values), case=case)


@program(
    "gemm",
    "cuda",
    base="stream_k",
    where=where_ffma,
    constraint=fits_ffma,
    space={"bk": (16, 32), "stages": (2, 3, 4), "resident": (1, 2), "group": (1, 4, 8)},
    symbolic=("m", "n", "k"),
)
def any_shape(case, device, *, bk=16, stages=3, resident=2, group=8):
    """One program for every extent: Stream-K on four tiles, chosen among when it is called.

    Replaces the known extents of `stream_k`, whose kernel it is: how many tiles and steps there are, and so where every
    block begins, is computed on the device. `resident` blocks of the large tile share a multiprocessor.
    """
    config = {"bk": bk, "stages": stages, "resident": resident, "group": group}
    return chosen(case, ffma_parts(case, device, config), cuda_stream_kernel.multiply)


@program(
    "gemm",
    "cuda",
    base="t6_warp_specialized",
    where=where_wgmma,
    constraint=fits_wgmma,
    space={"stages": (3, 4), "group": (4, 8, 16)},
    options=cuda_hopper.EARLY,
    symbolic=("m", "n", "k"),
)
def any_shape_wgmma(case, device, *, stages=4, group=8):
    """One program for every extent on tensor cores: t6 on half a dozen tiles, chosen among when it is called.

    Tensor maps are made by the host for each call. Large tiles go to resident blocks in turn, as many waves of them as
    the estimate of `t6_warp_specialized` finds shorter; small ones, and those for few rows or columns, share out k.
    """
    parts = wgmma_parts(case, device, {"stages": stages, "group": group})
    return chosen(case, parts, _warp_specialized)


def _warp_specialized(p: Plan, A, B, full, C) -> None:
    """The kernel on its row and column side."""
    cuda_hopper_kernels.warp_specialized(p, (A, B)[p.x.source], (A, B)[p.y.source], full, C)
