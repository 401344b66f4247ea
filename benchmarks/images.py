"""What the peers on images share: both layouts as PyTorch has them, and the rows of their speed tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schedules.core import Case, Operator
from schedules.rowwise import ROWWISE, groups

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


def rows(operator: Operator, goals: Mapping[str, Mapping[str, float]], *on_cpu: str) -> dict:
    """Rows of the cases `on_cpu` against PyTorch, and on CUDA of those in `goals`.

    The rungs are those of the case's layout, each with neighbours of its hand-picked configuration.
    """
    return {
        "x86 avx2": tuple((case, threads, {"torch": 1.2}) for case in on_cpu for threads in (2, 1)),
        "cuda": tuple((case, 1, goal, _tries(operator, case)) for case, goal in goals.items()),
    }


def _tries(operator: Operator, name: str) -> tuple:
    rowwise, layout = ROWWISE[operator.name], operator.case(name)["layout"]
    if rowwise.extents is groups.extents and not rowwise.place:
        layout = "NCHW"  # whose rungs fit statistics of groups in both layouts
    rung = RUNGS[bool(rowwise.place), layout]
    shared = SHARED if rung == "v4_vectorized" and rowwise.one_pass else ()
    streamed = (("v5_block_uncached", {}),) if shared else ()  # rows that no cluster holds
    near = LAST if rung == "v4_vectorized" and "last" in name else TRIES[rung]
    return (rung, *streamed, *((rung, config) for config in near), *(("v6_cluster", config) for config in shared))


# What computes a map or the rows of groups, and what sums over channels, by layout.
RUNGS = {
    (True, "NCHW"): "v4_vectorized",
    (True, "NHWC"): "v4_vectorized",
    (False, "NCHW"): "r2_segments",
    (False, "NHWC"): "v2_rows_in_registers",
}
TRIES = {
    "v4_vectorized": ({"threads": 256, "rows": 1}, {"threads": 512, "rows": 1}, {"threads": 1024, "rows": 1}),
    "r2_segments": ({"ahead": 2}, {"segments": 7, "ahead": 2}, {"segments": 7, "ahead": 7}),
    "v2_rows_in_registers": ({"per_sm": 16}, {"side": 8}, {"side": 16, "per_sm": 4}),
}
# Of a row that is a pixel, or a group of its channels.
LAST = ({"threads": 32, "rows": 4}, {"threads": 8, "rows": 16})
# Of rows with statistics: as picked, and in smaller and larger parts.
SHARED = (
    {},
    {"threads": 512, "cluster": 1, "resident": 1024},
    {"threads": 1024, "cluster": 1, "recompute": False, "resident": 1024},
    {"threads": 1024, "cluster": 1, "recompute": True, "resident": 1024},
    {"threads": 512, "cluster": 2, "recompute": False, "resident": 1024},
)
