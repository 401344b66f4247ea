"""Peers of `groupnorm_statistics`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case
from schedules.groupnorm.statistics import GROUPNORM_STATISTICS

from .groupnorm import CASES
from .images import rows, seen
from .row_calls import PEERS, offers


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: the formula in single calls."""
    return plain(library, case, inputs)


def plain(library, case: Case, inputs: Any) -> Any:
    """The same for the compiler to fuse."""
    x = seen(case, inputs[0])
    var, mean = library.var_mean(x.float().reshape(x.shape[0], case["groups"], -1), 2, correction=0)
    return mean, (var + case["eps"]).rsqrt()


ROWS = rows(GROUPNORM_STATISTICS, CASES, "resnet56", "resnet14")
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
