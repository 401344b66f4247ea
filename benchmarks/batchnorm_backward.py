"""Peers of `batchnorm_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.batchnorm.backward import BATCHNORM_BACKWARD
from schedules.core import Case

from .batchnorm import CASES
from .images import by_channel, rows, seen, stored
from .row_calls import PEERS, offers


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """The sums that PyTorch's kernel divides by the elements of a channel, and their number."""
    x, scale, along, level = inputs[0], *inputs[2:5]
    count = x.numel() // case["c"]
    number = library.full((1,), count, dtype=library.int32, device=x.device)
    return [level * count, along / (scale * scale) * count, library.ones_like(scale), number]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: on CUDA the kernel of PyTorch's training backward, which returns a new tensor; else the formula."""
    x, mean, scale, _, _, dy, sums, products, ones, count = inputs
    if not x.is_cuda:
        return plain(library, case, inputs[:6])
    given = (seen(case, dy), seen(case, x), mean, scale, ones, sums, products, count)
    return stored(case, library.batch_norm_backward_elemt(*given))


def plain(library, case: Case, inputs: Any) -> Any:
    """For the compiler to fuse."""
    x, mean, scale, along, level, dy = inputs
    mean, scale, along, level = (by_channel(vector) for vector in (mean, scale, along, level))
    return stored(case, ((seen(case, dy) - level - (seen(case, x) - mean) * along) * scale).to(x.dtype))


ROWS = rows(BATCHNORM_BACKWARD, CASES, "resnet56", "resnet14", "resnet56_last")
__all__ = ["PEERS", "ROWS", "into", "offers", "plain", "saved"]
