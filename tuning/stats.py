"""Statistics of timings: medians with confidence intervals that assume nothing about the distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median

# With fewer than six samples the range itself holds the median with less than 95 %: 1 - 2 / 2**n.
FEWEST = 6
# What one timing of a handful may be off by beyond its own range, as a share.
FLOOR = 0.01

Interval = tuple[float, float]


def median_interval(samples: Sequence[float]) -> Interval:
    """The 95 % confidence interval of the median of `samples`, from order statistics (binomial, exact).

    Below six samples no such interval exists: the range, widened by 1 % each way, stands in.
    Raises ValueError for no samples.
    """
    if not samples:
        raise ValueError("no samples")
    ordered, n = sorted(samples), len(samples)
    if n < FEWEST:
        return ordered[0] * (1 - FLOOR), ordered[-1] * (1 + FLOOR)
    rank = _rank(n)
    return ordered[rank], ordered[n - 1 - rank]


def _rank(n: int) -> int:
    """The largest r for which fewer than r + 1 of n samples fall below the median with probability <= 2.5 %.

    Sums are of logarithms: 0.5**n underflows beyond a thousand samples.
    """
    total, rank = 0.0, -1
    for below in range(n):
        chance = math.lgamma(n + 1) - math.lgamma(below + 1) - math.lgamma(n - below + 1) - n * math.log(2)
        total += math.exp(chance)
        if total > 0.025:
            break
        rank = below
    return max(rank, 0)


def beats(challenger: Interval, incumbent: Interval) -> bool:
    """Whether `challenger` is faster by more than the noise: its interval lies wholly below the incumbent's."""
    return challenger[1] < incumbent[0]


__all__ = ["Interval", "beats", "median", "median_interval"]
