"""Peers of `groupnorm_weights`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case
from schedules.groupnorm.weights import GROUPNORM_WEIGHTS

from . import groupnorm_backward as backward
from .groupnorm import CASES
from .images import by_channel, rows, seen
from .row_calls import PEERS, offers


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """What SiLU is taken of, and X as PyTorch's forward normalized it."""
    x, gamma, beta, mean, inverse = seen(case, inputs[0]).contiguous(), *inputs[1:5]
    if not case["silu"]:
        return [x, x]
    normal = (x.float().reshape(*mean.shape, -1) - mean[..., None]) * inverse[..., None]
    return [(normal.reshape(x.shape) * by_channel(gamma.float()) + by_channel(beta.float())).to(x.dtype), x]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernels, which return new tensors."""
    x, gamma, beta, mean, inverse, dy, y, whole = inputs
    given = [x, gamma, beta, dy, y, mean.to(x.dtype), inverse.to(x.dtype), whole]
    return backward.gradients(library, case, given, [False, True, True])[1:]


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    x, gamma, beta, mean, inverse, dy = inputs
    shape = seen(case, x).shape
    rows = [seen(case, t).float().reshape(shape[0], case["groups"], -1) for t in (x, dy)]
    normal = (rows[0] - mean[..., None]) * inverse[..., None]
    g = backward.before(library, case, normal, rows[1], gamma, beta, shape)
    products, sums = ((t.reshape(shape)).sum((0, 2, 3)) for t in (g * normal, g))
    return products.to(x.dtype), sums.to(x.dtype)


TRIED = (("r3_in_order", {}),)
ROWS = rows(GROUPNORM_WEIGHTS, CASES, "resnet56", "resnet14", also=TRIED)
__all__ = ["PEERS", "ROWS", "into", "offers", "plain", "saved"]
