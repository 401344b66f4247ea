"""Which kernel of a library of many runs a case: the exact one, the nearest tuned tile, or the hand-picked default.

A tile is a kernel with symbolic extents. The rule is written here once for Python, and by `collection_texts` in C.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

# The default stands in for a tile that was tuned at extents further away than this: the length of the vector of log2
# ratios, here one extent 16 times as long.
FAR = 4.0
# What every extent that a kernel leaves open adds to the square of its distance, more than any length: a kernel that
# knows more of a case is faster.
OPEN = 1e6


@dataclass(frozen=True)
class Row:
    """A line of the table: the kernel of that number is for these values of a case.

    values: options and extents, a symbolic extent as ``?64``. tuned: whether the tile was found there by tuning.
    """

    kernel: int
    values: Mapping[str, Any]
    tuned: bool = True

    @property
    def free(self) -> dict[str, int]:
        """The symbolic extents with what they were tuned for."""
        return free(self.values)

    def distance(self, wanted: Mapping[str, Any]) -> float | None:
        """How far `wanted` is from what the kernel was tuned for: -1 if it is just that, None if it cannot run it."""
        tuned_for = self.free
        if any(self.values[key] != wanted[key] for key in wanted if key in self.values and key not in tuned_for):
            return None
        if not tuned_for:
            return -1.0
        if not self.tuned:
            return FAR
        return math.sqrt(sum(math.log2(wanted[key] / size) ** 2 for key, size in tuned_for.items()))


def free(values: Mapping[str, Any]) -> dict[str, int]:
    """The symbolic extents among a case's values, with the numbers they are tuned for."""
    return {k: int(v[1:]) for k, v in values.items() if isinstance(v, str) and v.startswith("?")}


def find(rows: Iterable[Row], wanted: Mapping[str, Any]) -> Row | None:
    """The row for a case's values, or None: the fewest open extents win, then the least distance, then the first."""
    measured = ((row.distance(wanted), row) for row in rows)
    near = [(len(row.free), distance, row) for distance, row in measured if distance is not None]
    return min(near, key=lambda found: found[:2], default=(0, 0, None))[2]


def extents(shapes: Sequence[Sequence[int]], declared: Sequence[Sequence[int | str]]) -> dict[str, int] | None:
    """The symbolic extents that make `declared` the shapes given, or None if nothing does."""
    found: dict[str, int] = {}
    for shape, dims in zip(shapes, declared, strict=True):
        if len(shape) != len(dims):
            return None
        for size, dim in zip(shape, dims, strict=True):
            if (found.setdefault(dim, size) if isinstance(dim, str) else dim) != size:
                return None
    return found


def to_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The table as plain data."""
    return [{"kernel": row.kernel, "values": dict(row.values), "tuned": row.tuned} for row in rows]


def from_json(document: Any, kernels: int) -> tuple[Row, ...]:
    """The table that `to_json` wrote, for a library of that many kernels. Raises ValueError for anything else."""
    if not isinstance(document, list):
        raise ValueError("no list")
    rows = []
    for entry in document:
        right = isinstance(entry, dict) and set(entry) == {"kernel", "values", "tuned"}
        right = right and type(entry["kernel"]) is int and 0 <= entry["kernel"] < kernels
        if not (right and isinstance(entry["values"], dict) and isinstance(entry["tuned"], bool)):
            raise ValueError(f"{json.dumps(entry)[:60]} is no row")
        rows.append(Row(**entry))
    return tuple(rows)
