"""What the peers on images share: both layouts as PyTorch has them, and the rows of their speed tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from schedules.core import Case, Operator
from schedules.rowwise import ROWWISE, cuda_tiled, groups

from .rows import Try

GOALS = {"torch": 1.0, "torch.compile": 1.0}
LARGE = {"copy": 0.90, **GOALS}


def seen(case: Case, images: Any) -> Any:
    """Images as PyTorch indexes them, [n, c, h, w]; those in NHWC are then what it calls channels_last."""
    return images if case["layout"] == "NCHW" else images.permute(0, 3, 1, 2)


def stored(case: Case, images: Any) -> Any:
    """The reverse of `seen`."""
    return images if case["layout"] == "NCHW" else images.permute(0, 2, 3, 1)


def by_channel(vector: Any) -> Any:
    """A vector for arithmetic with images as PyTorch indexes them."""
    return vector.view(1, -1, 1, 1)


def rows(operator: Operator, goals: Mapping[str, Mapping[str, float]], *on_cpu: str, also: Sequence[Try] = ()) -> dict:
    """Rows of the cases `on_cpu` against PyTorch, and on CUDA of those in `goals`.

    also: what to time on a CPU beside the last rung. On CUDA the rungs are those of the case's layout, each with
    neighbours of its hand-picked configuration.
    """
    return {
        "x86 avx2": tuple((case, n, {"torch": 1.2}, (), also) for case in on_cpu for n in (2, 1)),
        "cuda": tuple((case, 1, goal, _tries(operator, case)) for case, goal in goals.items()),
    }


def _tries(operator: Operator, name: str) -> tuple:
    rowwise, case = ROWWISE[operator.name], operator.case(name)
    of_groups = rowwise.extents is groups.extents
    layout = "NCHW" if of_groups and not rowwise.place else case["layout"]  # its rungs fit groups in both layouts
    rung = RUNGS[bool(rowwise.place), layout]
    if rung == "v4_vectorized" and of_groups:
        return _of_groups(case)
    near = LAST if rung == "v4_vectorized" and case["layout"] == "NHWC" else TRIES[rung]
    ordered = ORDERED if rung == "v2_rows_in_registers" else ()
    return (rung, *((rung, config) for config in near), *(("v3_rows_on_their_way", config) for config in ordered))


def _of_groups(case: Case) -> tuple:
    """A group in one block's registers, and shared by one to four blocks with 32 to 160 bytes of it in each thread.

    Less leaves threads idle at a barrier, more spills from 64 registers. Groups beyond are read again in each pass.
    """
    size = cuda_tiled.row_bytes(case)
    shared = [(t, b) for t, b in SHARED if 32 * t * b <= size <= 160 * t * b]
    if not shared:
        return ("v5_block_uncached", ("v5_block_uncached", {"threads": 1024, "ahead": 8}))
    common = {"recompute": True, "resident": 1024}
    return ("v4_vectorized", *(("v6_cluster", {"threads": t, "cluster": b, **common}) for t, b in shared))


# What computes a map or the rows of groups, and what sums over channels, by layout.
RUNGS = {
    (True, "NCHW"): "v4_vectorized",
    (True, "NHWC"): "v4_vectorized",
    (False, "NCHW"): "r2_segments",
    (False, "NHWC"): "v2_rows_in_registers",
}
TRIES = {
    "v4_vectorized": ({"threads": 256, "rows": 1}, {"threads": 512, "rows": 1}, {"threads": 1024, "rows": 1}),
    "r2_segments": ({"ahead": 2}, {"segments": 7, "ahead": 2}),
    "v2_rows_in_registers": ({"per_sm": 4},),
}
# Threads of a block and blocks of a cluster for a group.
SHARED = ((256, 4), (512, 2), (1024, 1), (256, 2), (512, 1))
# Of pixels by channel, ordered some turns ahead.
ORDERED = ({}, {"per_sm": 4, "depth": 8}, {"side": 8, "per_sm": 4, "depth": 8})
# Of a row that is a pixel.
LAST = ({"threads": 32, "rows": 4}, {"threads": 8, "rows": 16})
