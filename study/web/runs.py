"""A tuning run as its records tell it: every trial, the best so far, the failures, and the winner in words."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from schedules.core import Config
from tuning.records.record import STARTED, Record


@dataclass(frozen=True)
class Trial:
    """One trial, numbered from 1 in the log's order. best: the fastest time so far.

    predicted: the cost model's score when it proposed the configuration, higher for faster; None where none did.
    """

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
    """All trials of one schedule on one case with one number of threads, their failures, and winner and default.

    best: the fastest of the finals, which were measured side by side in many rounds; before them the fastest trial.
    default_seconds: the default's last time, if it was tried. best_says and default_says: both configurations in the
    articles' words. rank: Spearman's correlation of the cost model's scores with the measured speeds, 1 if it ranked
    them right; None without predictions.
    """

    schedule: str
    threads: int
    trials: tuple[Trial, ...]
    failures: dict[str, int]
    best: Trial | None
    default: Config
    parameters: tuple[str, ...]
    best_says: str = ""
    default_says: str = ""
    rank: float | None = None
    default_seconds: float | None = None


def run(
    records: Sequence[Record], schedule: str, threads: int, default: Config, says: Callable[[Config], str] = str
) -> Run:
    """The run in `records`; those of other schedules, and trials still in flight, are left out.

    says: a configuration in words.
    """
    trials: list[Trial] = []
    best: Trial | None = None
    place = (True, math.inf)  # of the best
    for record in records:
        if record.name != schedule or record.threads != threads or record.status == STARTED:
            continue
        seconds = record.steady if record.status in ("ok", "pruned") else None
        before = trials[-1].best if trials else None
        fastest = min((t for t in (seconds if record.status == "ok" else None, before) if t), default=None)
        predicted = _number(record.protocol.get("predicted"))
        facts = (record.status, seconds, fastest, record.config, record.time, record.message, predicted)
        trials.append(Trial(len(trials) + 1, *facts))
        if record.status == "ok" and (mine := ("rounds" not in record.protocol, seconds)) < place:
            best, place = trials[-1], mine
    failures = Counter(t.status for t in trials if t.status not in ("ok", "pruned"))
    names = sorted({key for t in trials for key in t.config if len({str(o.config.get(key)) for o in trials}) > 1})
    words = (says(best.config) if best else "", says(default) if default else "")
    usual = [t.seconds for t in trials if t.status == "ok" and {**default, **t.config} == default]
    facts = (schedule, threads, tuple(trials), dict(failures), best, default, tuple(names))
    return Run(*facts, *words, rank_of(trials), usual[-1] if usual else None)


def rank_of(trials: Sequence[Trial]) -> float | None:
    """Spearman's correlation of predicted scores with measured speeds; None for fewer than three pairs."""
    both = [(t.predicted, -t.seconds) for t in trials if t.predicted is not None and t.seconds is not None]
    if len(both) < 3:
        return None
    scores, speeds = (_ranks([pair[i] for pair in both]) for i in (0, 1))
    middle = (len(both) - 1) / 2
    spread = [sum((r - middle) ** 2 for r in ranks) for ranks in (scores, speeds)]
    together = sum((s - middle) * (v - middle) for s, v in zip(scores, speeds, strict=True))
    return together / math.sqrt(spread[0] * spread[1]) if all(spread) else None


def _ranks(values: Sequence[float]) -> list[float]:
    """Each value's rank from 0; equal values share the middle of theirs."""
    ordered = sorted(values)
    places: dict[float, float] = {}
    for value in set(values):
        first = bisect_left(ordered, value)
        places[value] = (first + bisect_right(ordered, value) - 1) / 2
    return [places[value] for value in values]


def runs_in(records: Sequence[Record]) -> list[tuple[str, int, int]]:
    """Schedule, threads and number of trials of every run, most trials first."""
    counted = Counter((r.name, r.threads) for r in records if r.status != STARTED)
    return [(schedule, threads, number) for (schedule, threads), number in counted.most_common()]


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None
