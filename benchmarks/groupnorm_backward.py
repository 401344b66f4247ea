"""Peers of `groupnorm_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case
from schedules.groupnorm.backward import GROUPNORM_BACKWARD

from .groupnorm import CASES, TRIED
from .images import by_channel, rows, seen, stored
from .row_calls import PEERS, offers


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """What PyTorch's forward leaves for its backward: what SiLU is taken of, the statistics, X as it normalized it."""
    x, gamma, beta = seen(case, inputs[0]).contiguous(), *inputs[1:3]
    n, c, h, w = x.shape
    made = library.native_group_norm(x, gamma, beta, n, c, h * w, case["groups"], case["eps"])
    return [*made, x]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, which returns a new tensor."""
    return stored(case, gradients(library, case, inputs, [True, False, False])[0])


def gradients(library, case: Case, inputs: list[Any], wanted: list[bool]) -> Any:
    """The gradients of X, gamma and beta, of those that are wanted."""
    gamma, dy, y, mean, inverse, x = inputs[1], *inputs[3:]
    dy = seen(case, dy).contiguous()
    dy = library.ops.aten.silu_backward(dy, y) if case["silu"] else dy
    n, c, h, w = x.shape
    aten = library.ops.aten
    return aten.native_group_norm_backward(dy, x, mean, inverse, gamma, n, c, h * w, case["groups"], wanted)


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    x, gamma, beta, dy = inputs
    shape = seen(case, x).shape
    rows = [seen(case, t).float().reshape(shape[0], case["groups"], -1) for t in (x, dy)]
    apart = rows[0] - rows[0].mean(2, keepdim=True)
    inverse = ((apart * apart).mean(2, keepdim=True) + case["eps"]).rsqrt()
    normal, g = apart * inverse, before(library, case, apart * inverse, rows[1], gamma, beta, shape)
    g = (g.reshape(shape) * by_channel(gamma.float())).reshape(rows[0].shape)
    along = (g * normal).mean(2, keepdim=True)
    dx = (g - g.mean(2, keepdim=True) - normal * along) * inverse
    return stored(case, dx.reshape(shape).to(x.dtype)).contiguous()


def before(library, case: Case, normal: Any, dy: Any, gamma: Any, beta: Any, shape: Any) -> Any:
    """The gradient before SiLU."""
    if not case["silu"]:
        return dy
    y = (normal.reshape(shape) * by_channel(gamma.float()) + by_channel(beta.float())).reshape(dy.shape)
    s = library.sigmoid(y)
    return dy * s * (1 + y * (1 - s))


ROWS = rows(GROUPNORM_BACKWARD, CASES, "resnet56", "resnet14", also=TRIED)
__all__ = ["PEERS", "ROWS", "before", "gradients", "into", "offers", "plain", "saved"]
