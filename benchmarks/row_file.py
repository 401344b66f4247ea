"""The file of an operator's recorded rows on a device, ``logs/<device>/<operator>.rows.json``, and a row as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tuning.records.files import read_document, write_document


class RowFile:
    """Rows by case/threads, written after each one that is added."""

    def __init__(self, path: Path):
        self.path, self.rows = path, read_rows(path)

    def holds(self, key: str, in_part: bool) -> bool:
        """Whether a row is recorded; in_part: even if peers were left out."""
        return key in self.rows and (in_part or not self.rows[key].get("left_out"))

    def add(self, key: str, row: dict[str, Any]) -> dict[str, Any]:
        """Record a row with the attempts of earlier runs; returns it."""
        self.rows[key] = with_attempts(row, self.rows.get(key))
        write_document(self.path, self.rows, sort_keys=True)
        return self.rows[key]


def with_attempts(row: dict[str, Any], before: Mapping[str, Any] | None) -> dict[str, Any]:
    """`row` with what an earlier run timed of other configurations, each with that run's time: attempts are kept."""
    if not before or row["message"]:
        return row
    seen = [(t["schedule"], t.get("config")) for t in (row, *row["tried"])]
    figures = ("schedule", "config", "seconds", "ci95", "ratio", "ratio_ci95")
    earlier = [*([{f: before[f] for f in figures}] if not before.get("message") else []), *before.get("tried", ())]
    kept = [{"time": before["time"], **t} for t in earlier if (t["schedule"], t.get("config")) not in seen]
    return {**row, "tried": [*row["tried"], *kept]}


def read_rows(file: Path) -> dict[str, Any]:
    """The rows measured so far, by case/threads."""
    return read_document(file, {})


def spaced(case: str) -> str:
    """A case's text as tables show it: ``m=4, n=8, float32``."""
    return case.replace("dtype=", "").replace(",", ", ")


def with_interval(value: float, interval: Sequence[float], digits: int = 2) -> str:
    """A ratio with its 95 % interval: ``1.02 [0.98, 1.06]``."""
    low, high = interval
    return f"{value:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def line(key: str, row: Mapping[str, Any]) -> str:
    """A row for a person: every ratio with its interval, its target, and whether it is met."""
    if row["message"]:
        return f"{key}: failed: {row['message']}"
    parts = []
    for name, value in row["ratio"].items():
        target = row["targets"].get(name)
        verdict = "" if target is None else f" (target {target:g}: {'met' if row['met'][name] else 'missed'})"
        parts.append(f"{with_interval(value, row['ratio_ci95'][name], 3)} × {name}{verdict}")
    return f"{key}: {row['schedule']} {1e6 * row['seconds']:.1f} µs " + ", ".join(parts)
