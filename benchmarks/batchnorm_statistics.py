"""Peers of `batchnorm_statistics`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.batchnorm.statistics import BATCHNORM_STATISTICS
from schedules.core import Case

from .batchnorm import CASES
from .images import rows, seen
from .row_calls import PEERS, offers


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: on CUDA the kernel of PyTorch's training forward, then four vectors."""
    x, gamma, beta = inputs
    if not x.is_cuda:
        return plain(library, case, inputs)
    mean, inverse = library.batch_norm_stats(seen(case, x), case["eps"])
    scale = gamma * inverse
    return mean, inverse.pow(-2) - case["eps"], scale, beta - mean * scale


def plain(library, case: Case, inputs: Any) -> Any:
    """For the compiler to fuse."""
    x, gamma, beta = inputs
    var, mean = library.var_mean(seen(case, x).float(), (0, 2, 3), correction=0)
    scale = gamma * (var + case["eps"]).rsqrt()
    return mean, var, scale, beta - mean * scale


ROWS = rows(BATCHNORM_STATISTICS, CASES, "resnet56", "resnet14", "resnet56_last")
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
