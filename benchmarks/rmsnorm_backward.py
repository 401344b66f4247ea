"""Peers of `rmsnorm_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers
from .softmax_backward import ROWS


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: the formula in single calls."""
    return plain(library, case, inputs)


def plain(library, case: Case, inputs: Any) -> Any:
    """The same for the compiler to fuse."""
    x, gamma, dy = (x.float() for x in inputs)
    inverse = ((x * x).mean(1, keepdim=True) + case["eps"]).rsqrt()
    normal, scaled = x * inverse, dy * gamma
    return ((scaled - normal * (scaled * normal).mean(1, keepdim=True)) * inverse).to(inputs[0].dtype)


__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
