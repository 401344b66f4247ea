"""A configuration for a case that was never tuned: the nearest recorded one that fits."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from schedules import core
from schedules.core import Case, Config, Operator
from schedules.device import Device
from schedules.errors import ExplorerError

from ..build import Job, job_for
from ..store import Store
from .bests import Best
from .replay import job_of


@dataclass(frozen=True)
class Suggestion:
    """A recorded best for a case. exact: it was measured on this very case, threads and cache mode.

    config: the best's configuration, completed for the case at hand. distance: 0 if exact, else the length of
    the vector of log2 ratios of the extents: 1 is one extent twice as large. other: dtype and options that differ.
    """

    best: Best
    exact: bool
    config: Config
    distance: float = 0.0
    other: tuple[str, ...] = ()


def suggest(
    store: Store,
    operator: Operator,
    case: Case,
    device: Device,
    schedule: str | None = None,
    threads: int = 1,
    cache: str = "warm",
) -> Suggestion | None:
    """The best of `case`, or the nearest recorded configuration that fits it, or None.

    Nearest: same dtype and options first, then same threads and cache mode, then the smallest distance.
    It fits if the rung can be used for the case (`unfit`) and its space allows the configuration. A record with
    a trace only fits its own case: its decisions are tile sizes. `device` must be the store's.
    """
    exact = store.best(operator.name, case.text, schedule, threads, cache)
    if exact:
        return Suggestion(exact, True, dict(exact.config))
    return nearest(store, operator, case, device, schedule, threads, cache)


def nearest(
    store: Store,
    operator: Operator,
    case: Case,
    device: Device,
    schedule: str | None = None,
    threads: int = 1,
    cache: str = "warm",
) -> Suggestion | None:
    """As `suggest`, but among the other cases, threads and cache modes only."""

    def rank(found: Suggestion):
        record = found.best.record
        elsewhere = (record.threads != threads, record.cache != cache)
        return len(found.other), elsewhere, found.distance, abs(record.threads - threads), found.best.seconds

    bests = store.bests(operator.name).values()
    wanted = (best for best in bests if schedule in (None, best.record.name))
    found = [s for best in wanted for s in _fitting(best, operator, case, device)]
    return min(found, key=rank, default=None)


def best_rung(
    store: Store, operator: Operator, case: Case, device: Device, threads: int, cache: str, load: tuple[str, ...] = ()
) -> Job | None:
    """The fastest of the ladder for `case`: recorded, else the last rung as it was hand-picked; None without one."""
    key = (case.text, threads, cache)
    bests = (b for b in store.bests(operator.name).values() if b.record.trace is None)
    fitting = [b for b in bests if (b.record.case, b.record.threads, b.record.cache) == key]
    if fitting:
        return job_of(min(fitting, key=lambda b: b.seconds).record, device, load)
    ladder = core.LADDERS.get((operator.name, device.kind), {}).values()
    rungs = [rung for rung in ladder if not rung.unfit(case, device)]
    return job_for(rungs[-1], case, device, load=load) if rungs else None


def _fitting(best: Best, operator: Operator, case: Case, device: Device) -> Iterator[Suggestion]:
    """The suggestion `best` makes for `case`: none if its rung or configuration does not fit, or is gone."""
    record = best.record
    if record.trace is not None:
        return
    try:
        recorded = operator.case(record.case)
        rung = core.find_schedule(operator.name, device.kind, record.schedule)
        if rung.unfit(case, device):
            return
        config = rung.configure(case, device, record.config)
    except ExplorerError:  # of a rung, a parameter or an extent that no longer exists
        return
    if rung.space(case, device).allows(config):
        yield Suggestion(best, False, config, distance(operator, case, recorded), differing(operator, case, recorded))


def distance(operator: Operator, one: Case, other: Case) -> float:
    """Length of the vector of log2 ratios of the extents."""
    extents = [key for key, default in operator.parameters.items() if default is None]
    return math.sqrt(sum(math.log2(one[key] / other[key]) ** 2 for key in extents))


def differing(operator: Operator, one: Case, other: Case) -> tuple[str, ...]:
    """The options (dtype, layouts…) in which two cases differ."""
    return tuple(k for k, default in operator.parameters.items() if default is not None and one[k] != other[k])
