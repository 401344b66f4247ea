"""GEMM with k split over blocks, for shapes whose tiles of C are fewer than the device's multiprocessors.

Split-K as in CUTLASS ("Efficient GEMM in CUDA", parallelized reductions): every block sums a part of k into a
workspace, a second kernel adds the parts and applies the epilogue. Everything else is the rung below.
"""

from __future__ import annotations

import math

from ..core import Case, Config, schedule
from ..device import Gpu
from . import cuda_mma, product_block
from .cuda import fits, needs_async_copy, v9_async_copy, where
from .cuda_mma import t3_multistage

# Threads of a block of the second kernel.
THREADS = 256


def split_sum(sch, case: Case, splits: int, bk: int) -> None:
    """Make the sum over k `splits` partial sums of whole steps of `bk`, added up by a kernel of its own.

    Ragged k is padded with zeros; the padded operands are inlined later, when tiles of them are copied.
    """
    block, epilogue = product_block(sch, case)
    if case["k"] % (splits * bk):
        sources = [sch.reindex(block, ("read", index)) for index in (0, 1)]
        sch.pad_einsum(block, [1, 1, splits * bk])
        for source in sources:
            sch.compute_inline(source)
    part, _ = sch.split(sch.get_loops(block)[2], [splits, None])
    partial = sch.rfactor(part, 0)
    i, j, part, _ = sch.get_loops(partial)
    sch.reorder(part, i, j)

    total = product_block(sch, case)[0]
    out = epilogue or sch.cache_write(total, 0, "local")
    sch.set_scope(total, 0, "local")
    rows, flat = sch.get_loops(out)[:2]
    if case.free:  # an index that is divided by a variable tells TVM nothing of the rows
        sch.bind(rows, "blockIdx.y")
    else:
        flat = sch.fuse(rows, flat)
    grid, thread = sch.split(flat, [None, THREADS])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.compute_at(total, thread)


def parts(case: Case, device: Gpu, bm: int, bn: int, bk: int, blocks: int = 2) -> int:
    """How many parts of k give every multiprocessor so many blocks, each at least eight steps long."""
    tiles = math.ceil(case["m"] / bm) * math.ceil(case["n"] / bn)
    wanted = max(1, blocks * device.sms // tiles)
    return max(1, min(wanted, case["k"] // (8 * bk)))


def few_tiles(case: Case, device: Gpu) -> str | None:
    """Why k need not be split: C alone gives every multiprocessor work enough."""
    tiles = math.ceil(case["m"] / 128) * math.ceil(case["n"] / 128)
    if tiles > 4 * device.sms:
        return f"C has {tiles} tiles of 128×128 for {device.sms} multiprocessors: k need not be split"
    return None


def pick_ffma(case: Case, device: Gpu) -> Config:
    """Tiles as high as there are rows; large ones, which read operands least often, where their parts fill the device.

    Up to 32 rows a thread owns 8×4 elements: four blocks to a multiprocessor then keep enough of B on its way.
    """
    low = {"bm": 8, "bn": 256, "tm": 4, "tn": 4, "wx": 16}
    few = {"bm": 32, "bn": 128, "tm": 8, "tn": 4, "wx": 8, "pairs": 2}
    large = {"bm": 128, "bn": 128, "tm": 8, "tn": 8, "wx": 4}
    blocks = 2
    if case["m"] <= 8:
        tile = low
    elif case["m"] <= 32 and case["n"] >= 128:
        tile, blocks = few, 4
    else:
        tile = {"bm": 64, "bn": 64, "tm": 4, "tn": 4}
    if min(case["m"], case["n"]) >= 128:
        tiles = math.ceil(case["m"] / 128) * math.ceil(case["n"] / 128)
        if tiles * parts(case, device, 128, 128, 16) >= device.sms:
            tile = large
    return {**tile, "bk": 16, "splits": parts(case, device, tile["bm"], tile["bn"], 16, blocks)}


@schedule(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=lambda case, device: where(case, device) or needs_async_copy(device) or few_tiles(case, device),
    constraint=fits,
    pick=pick_ffma,
    space={"splits": (1, 2, 3, 4, 6, 8, 16, 32), "bm": (8, 16, 32, 64, 128), "bn": (32, 64, 128, 256)},
)
def split_k(sch, case, device, *, splits=8, bk=16, **below):
    """Several blocks share the sum of one tile of C: skinny and small shapes fill every multiprocessor."""
    split_sum(sch, case, splits, bk)
    yield "k is cut into parts with partial sums of their own; a second kernel adds them up."
    return (yield from v9_async_copy(sch, case, device, bk=bk, **below))


def pick_mma(case: Case, device: Gpu) -> Config:
    """t3's tile, low for few rows of C."""
    tile = cuda_mma.pick(case, device)
    return {"splits": parts(case, device, tile["bm"], tile["bn"], tile["bk"])}


@schedule(
    "gemm",
    "cuda",
    base="t3_multistage",
    where=lambda case, device: cuda_mma.where(case, device) or needs_async_copy(device) or few_tiles(case, device),
    constraint=cuda_mma.fits,
    pick=pick_mma,
    space={"splits": (1, 2, 4, 8, 16, 32)},
)
def split_k_mma(sch, case, device, *, splits=8, bk=64, **below):
    """Split-K on tensor cores: decoding reads all weights for few rows, which takes all multiprocessors' bandwidth."""
    split_sum(sch, case, splits, bk)
    yield "k is cut into parts with partial sums of their own; a second kernel adds them up."
    return (yield from t3_multistage(sch, case, device, bk=bk, **below))
