"""A peer that notes on which processors its caller may run."""

from __future__ import annotations

import os

_seen: list[set[int]] = []


def doubling(case, arrays, threads):
    """y = 2 x."""
    x, y = arrays

    def call() -> None:
        _seen.append(os.sched_getaffinity(0))
        y[...] = 2.0 * x

    return call


def first() -> set[int]:
    """Where the first call ran."""
    return _seen[0]
