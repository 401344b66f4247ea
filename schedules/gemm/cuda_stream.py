"""Stream-K for float32: blocks share out the steps of k, not the tiles of C (Osama et al., "Stream-K", PPoPP 2023).

A data-parallel grid leaves multiprocessors idle in its last wave, and nearly all of them where C has few tiles. Here
every block takes the same number of steps of k, through as many tiles as they cross; whole waves of tiles before the
last two are left as they are (the paper's hybrid). No s_tir primitive gives a block a range that begins and ends in the
middle of tiles, hence a whole program; its order of work is Hopper's (``cuda_hopper_order``).
"""

from __future__ import annotations

from math import ceil

from ..core import Case, Config, program
from ..device import Gpu
from ..errors import ExplorerError
from . import cuda_stream_kernel
from .cuda import needs_async_copy, where
from .cuda_split import few_tiles
from .cuda_stream_plan import make_plan


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether threads, registers and shared memory suffice, and copies can be dealt out evenly."""
    return make_plan(case, device, config).wrong(device) is None


def pick(case: Case, device: Gpu) -> Config:
    """Tiles as large as C lets them be: a tile of partial sums that goes through memory costs as much as its edges."""
    bm, bn = (64 if extent <= 64 else 128 for extent in (case["m"], case["n"]))
    return {"bm": bm, "bn": bn, "resident": 1 if ceil(case["m"] / bm) * ceil(case["n"] / bn) > 1 else 2}


@program(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=lambda case, device: where(case, device) or needs_async_copy(device) or few_tiles(case, device),
    pick=pick,
    constraint=fits,
    space={
        "bm": (32, 64, 128),
        "bn": (32, 64, 128),
        "bk": (16, 32),
        "stages": (2, 3, 4),
        "resident": (1, 2, 3),
        "group": (1, 4, 8),
    },
)
def stream_k(case, device, *, bm=128, bn=128, bk=16, stages=3, resident=1, group=8):
    """Every block adds up the same number of steps of k, wherever tiles begin: no multiprocessor idles at the end.

    Replaces the grid of tiles of the rung below, whose arithmetic is kept: 8×8 sums a thread, operands through shared
    memory with cp.async, `stages` deep. `resident` blocks share a multiprocessor. Sums of a tile that a border between
    two blocks cuts go to a workspace, and a second launch adds them up. Ragged edges are read as zeros; the writing of
    C is predicated.
    """
    config = {"bm": bm, "bn": bn, "bk": bk, "stages": stages, "resident": resident, "group": group}
    plan = make_plan(case, device, config)
    wrong = plan.wrong(device)
    if wrong:
        raise ExplorerError("bad_config", f"{config}: {wrong}", "`tune` shows the values that fit")
    return cuda_stream_kernel.prim_func(plan)
