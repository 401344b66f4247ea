"""Peers of `batchnorm`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.batchnorm import BATCHNORM
from schedules.core import Case

from .images import GOALS, LARGE, by_channel, rows, seen, stored
from .row_calls import PEERS, offers


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """A mean of 0 and a variance of 1 with eps: scale and shift hold all."""
    scale = inputs[1]
    return [library.zeros_like(scale), library.full_like(scale, 1.0 - EPS)]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, which returns a new tensor."""
    x, scale, shift, mean, var = inputs
    return stored(case, library.nn.functional.batch_norm(seen(case, x), mean, var, scale, shift, False, 0.0, EPS))


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    x, scale, shift = inputs
    return stored(case, (seen(case, x) * by_channel(scale) + by_channel(shift)).to(x.dtype))


EPS = 1e-5  # PyTorch wants some
_MANY = ("resnet112_many", "resnet56_many", "resnet14_many")
CASES = {
    **dict.fromkeys((*_MANY, *(f"{name}_last" for name in _MANY)), LARGE),
    **dict.fromkeys(("resnet56", "resnet14", "resnet7", "resnet14_last"), GOALS),
}
ROWS = rows(BATCHNORM, CASES, "resnet56", "resnet14", "resnet56_last", also=(("v3_parallel", {}),))
__all__ = ["CASES", "PEERS", "ROWS", "into", "offers", "plain", "saved"]
