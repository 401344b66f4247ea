"""Peers of `groupnorm`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case
from schedules.groupnorm import GROUPNORM

from .images import GOALS, LARGE, rows, seen, stored
from .row_calls import PEERS, offers


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own function, which returns a new tensor; SiLU in place."""
    return plain(library, case, inputs)


def plain(library, case: Case, inputs: Any) -> Any:
    """The same for the compiler to fuse."""
    x, gamma, beta = inputs
    function = library.nn.functional
    y = function.group_norm(seen(case, x), case["groups"], gamma, beta, case["eps"])
    return stored(case, function.silu(y, inplace=True) if case["silu"] else y)


CASES = {
    **dict.fromkeys(("unet64_many", "unet32_many", "resnet56_many", "unet32_many_last"), LARGE),
    **dict.fromkeys(("unet64", "unet32", "unet16", "unet32_last", "decoder", "resnet56", "resnet14"), GOALS),
}
TRIED = (("v5_past_caches", {}), ("v6_one_pass", {"chains": 2}))
ROWS = rows(GROUPNORM, CASES, "resnet56", "resnet14", also=TRIED)
__all__ = ["CASES", "PEERS", "ROWS", "into", "offers", "plain"]
