"""A tuning run as its records tell it: every trial, the best so far, the failures, and the winner in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from schedules.core import Config
from tuning.record import STARTED, Record


@dataclass(frozen=True)
class Trial:
    """One trial, numbered from 1 in the log's order. best: the fastest time so far; predicted: the cost model's."""

    number: int
    status: str
    seconds: float | None
    best: float | None
    config: Config
    time: str
    message: str
    predicted: float | None


@dataclass(frozen=True)
class Run:
    """All trials of one schedule on one case with one number of threads, their failures, and winner and default."""

    schedule: str
    threads: int
    trials: tuple[Trial, ...]
    failures: dict[str, int]
    best: Trial | None
    default: Config
    parameters: tuple[str, ...]


def run(records: Sequence[Record], schedule: str, threads: int, default: Config) -> Run:
    """The run in `records`; those of other schedules, and trials still in flight, are left out."""
    trials: list[Trial] = []
    best: Trial | None = None
    for record in records:
        if record.schedule != schedule or record.threads != threads or record.status == STARTED:
            continue
        seconds = record.seconds if record.status in ("ok", "pruned") else None
        fastest = min(
            (t for t in (seconds if record.status == "ok" else None, best and best.seconds) if t), default=None
        )
        predicted = _number(record.protocol.get("predicted"))
        facts = (record.status, seconds, fastest, record.config, record.time, record.message, predicted)
        trials.append(Trial(len(trials) + 1, *facts))
        if record.status == "ok" and (best is None or seconds < best.seconds):
            best = trials[-1]
    failures = Counter(t.status for t in trials if t.status not in ("ok", "pruned"))
    names = sorted({key for t in trials for key in t.config if len({str(o.config.get(key)) for o in trials}) > 1})
    return Run(schedule, threads, tuple(trials), dict(failures), best, default, tuple(names))


def runs_in(records: Sequence[Record]) -> list[tuple[str, int, int]]:
    """Schedule, threads and number of trials of every run, most trials first."""
    counted = Counter((r.schedule, r.threads) for r in records if r.status != STARTED)
    return [(schedule, threads, number) for (schedule, threads), number in counted.most_common()]


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None
