"""Peers of `batchnorm_weights`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.batchnorm.weights import BATCHNORM_WEIGHTS
from schedules.core import Case

from .batchnorm import CASES
from .images import by_channel, rows, seen
from .row_calls import PEERS, offers


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: on CUDA the kernel of PyTorch's training backward, then four vectors."""
    x, mean, var, dy = inputs
    if not x.is_cuda:
        return plain(library, case, inputs)
    inverse = (var + case["eps"]).rsqrt()
    dy, x = seen(case, dy), seen(case, x)
    sums, products, dgamma, dbeta = library.batch_norm_backward_reduce(dy, x, mean, inverse, inverse, True, True, True)
    return finished(case, x, products, sums, inverse)


def finished(case: Case, x: Any, products: Any, sums: Any, inverse: Any) -> tuple[Any, ...]:
    """The four vectors from Σ dY · (X − mean) and Σ dY."""
    part = x.shape[1] / x.numel()
    return products * inverse, sums, products * inverse * inverse * part, sums * part


def plain(library, case: Case, inputs: Any) -> Any:
    """For the compiler to fuse."""
    x, mean, var, dy = inputs
    x, dy = seen(case, x).float(), seen(case, dy).float()
    products, sums = (dy * (x - by_channel(mean))).sum((0, 2, 3)), dy.sum((0, 2, 3))
    return finished(case, x, products, sums, (var + case["eps"]).rsqrt())


ROWS = rows(BATCHNORM_WEIGHTS, CASES, "resnet56", "resnet14", "resnet56_last")
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
