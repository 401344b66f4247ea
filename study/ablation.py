"""Ablation: what each step and each parameter of a rung is worth, by leaving it out or changing it alone.

Everything is measured beside the whole rung in shuffled rounds; a factor is a median of paired ratios. Where two
changes together cost more or less than the product of what each costs, they interact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from schedules import core
from schedules.core import Case, Config, Value
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, fingerprint, job_for, program
from tuning.compare import Comparison, compare
from tuning.pool import Worker
from tuning.records.record import now
from tuning.stats import Interval, median, median_interval

WHOLE = "the whole rung"
ROUNDS = 9
# Effects whose pairs are measured too: three of them make three pairs.
PAIRED = 3
PLAN_TIMEOUT = 300.0

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Change:
    """A rung with something changed, and what became of that before anything was timed.

    kind: "step" or "parameter". what: the step's sentence, or both values. also: primitives of other steps that went
    with a step, and `rests` the steps that lost some. status: "ok", "same" (the program does not change) or "refused".
    """

    name: str
    kind: str
    what: str
    job: Job
    also: tuple[str, ...] = ()
    status: str = "ok"
    message: str = ""


@dataclass(frozen=True)
class Effect:
    """One change, measured. factor: how many times longer the rung takes with it, so above 1 what was there earns that.

    noise: the interval of the factor holds 1. Without a factor, `status` and `message` say why there is none.
    """

    name: str
    kind: str
    what: str
    also: tuple[str, ...]
    status: str
    message: str
    seconds: float | None = None
    factor: float | None = None
    factor_ci95: Interval | None = None
    noise: bool = False


@dataclass(frozen=True)
class Interaction:
    """Two changes at once. together: their factor; apart: the product of their single factors.

    excess: together over apart, paired round by round; its interval holds 1 (`noise`) if they act independently.
    """

    names: tuple[str, str]
    together: float
    apart: float
    excess: float
    excess_ci95: Interval
    noise: bool


@dataclass(frozen=True)
class Ablation:
    """An ablation of one rung on one case. seconds and ci95 are the whole rung's."""

    operator: str
    kind: str
    rung: str
    case: str
    device: str
    threads: int
    config: Config
    seconds: float | None
    ci95: Interval | None
    effects: tuple[Effect, ...]
    interactions: tuple[Interaction, ...]
    rounds: int
    time: str


def ablate(
    schedule: core.Schedule,
    case: Case,
    device: Device,
    config: Config | None = None,
    *,
    load: tuple[str, ...] = (),
    rounds: int = ROUNDS,
    seed: int = 0,
    progress: Progress = lambda name, done, total: None,
) -> Ablation:
    """Leave out every step and move every parameter to its neighbouring values, one at a time, and time each.

    Changes are tried and compiled in workers. The device must be present. Raises ExplorerError if the rung does not
    fit, or the whole rung itself fails.
    """
    whole = job_for(schedule, case, device, config, load)
    planned = _in_worker(f"{__name__}:plan", whole)
    ran = _timed(whole, planned, device, rounds, seed, progress)
    effects = [_effect(change, ran) for change in planned]
    pairs = _in_worker(f"{__name__}:pairs", whole, _strongest(planned, effects))
    interactions: tuple[Interaction, ...] = ()
    if pairs:
        singles = {change.name: change for change in planned if any(change.name in p.names for p in pairs)}
        again = _timed(whole, [*singles.values(), *(p.change for p in pairs)], device, rounds, seed + 1, progress)
        interactions = tuple(found for p in pairs if (found := _interaction(p, again)))
    names = (schedule.operator, schedule.kind, schedule.name, case.text, device.name)
    threads = device.threads if isinstance(device, Cpu) else 1
    figures = (ran.seconds(WHOLE), ran.interval(WHOLE), tuple(effects), interactions, rounds, now())
    return Ablation(*names, threads, whole.config, *figures)


@dataclass(frozen=True)
class Pair:
    """Two changes at once, that can be built."""

    names: tuple[str, str]
    change: Change


def plan(whole: Job) -> list[Change]:
    """Every single change of a job, tried: which ones apply and change the program. Runs in a worker."""
    known = fingerprint(whole, program(whole))
    return [_tried(change, known) for change in (*_steps_left_out(whole), *_parameters_moved(whole))]


def pairs(whole: Job, strongest: Sequence[Change]) -> list[Pair]:
    """The pairs of changes that apply together and are more than either alone. Runs in a worker."""
    found = []
    alone = {fingerprint(change.job, program(change.job)) for change in strongest}
    for one, other in combinations(strongest, 2):
        both = replace(whole, config=_both(whole, one, other), without=tuple({*one.job.without, *other.job.without}))
        change = Change(f"{one.name}, {other.name}", "pair", "", both)
        if one.kind == other.kind == "parameter" and both.config in (one.job.config, other.job.config):
            continue  # two values of one parameter
        tried = _tried(change, "")
        if tried.status == "ok" and fingerprint(both, program(both)) not in alone:
            found.append(Pair((one.name, other.name), tried))
    return found


def _both(whole: Job, one: Change, other: Change) -> Config:
    """The configuration with both changes."""
    changed = {k: v for c in (one, other) for k, v in c.job.config.items() if whole.config[k] != v}
    return {**whole.config, **changed}


def _steps_left_out(whole: Job) -> Iterator[Change]:
    operator, case, device = whole.resolve()
    schedule = core.find_schedule(operator.name, device.kind, whole.schedule)
    if schedule.is_program:
        return
    for step in core.steps(schedule, case, device, whole.config):
        if step.index:
            yield Change(f"without step {step.index}", "step", step.text, replace(whole, without=(step.index,)))


def _parameters_moved(whole: Job) -> Iterator[Change]:
    """Each parameter moved to the next value below and above that the space allows together with the others."""
    operator, case, device = whole.resolve()
    schedule = core.find_schedule(operator.name, device.kind, whole.schedule)
    space = schedule.space(case, device)
    for name, values in space.values.items():
        now_at = whole.config[name]
        for value in neighbours(now_at, values, lambda v, name=name: space.constraint({**whole.config, name: v})):
            moved = replace(whole, config={**whole.config, name: value})
            yield Change(f"{name} = {value}", "parameter", f"{name}: {now_at} → {value}", moved)


def neighbours(value: Value | None, values: Sequence[Value | None], allowed: Callable) -> list[Value | None]:
    """The nearest allowed values before and after `value` among `values`, which are in order."""
    if value in values:
        at = values.index(value)
        sides = (values[:at][::-1], values[at + 1 :])
    else:  # a hand-picked value that the space does not have
        smaller = [v for v in values if _is_less(v, value)]
        sides = (smaller[::-1], [v for v in values if v not in smaller])
    nearest = (next((v for v in side if allowed(v)), value) for side in sides)
    return [v for v in nearest if v != value]


def _is_less(one: Value | None, other: Value | None) -> bool:
    numbers = all(isinstance(v, (int, float)) for v in (one, other))
    return one < other if numbers else False


def _tried(change: Change, known: str) -> Change:
    """`change` with what became of it when its program was made."""
    try:
        if change.job.without:
            operator, case, device = change.job.resolve()
            rung = core.find_schedule(operator.name, device.kind, change.job.schedule)
            found = core.without(rung, case, device, change.job.config, change.job.without)
            if not found.dropped and change.kind == "step":
                return replace(change, status="same", message="no primitive of its own: it is done when compiling")
            change, mod = replace(change, also=found.also), found.mod
        else:
            mod = program(change.job)
    except ExplorerError as error:
        counts = "old_outputs.size()" in error.message  # TVM's trace finds other loops than it was recorded with
        message = "later steps count on the loops or blocks that it makes" if counts else error.message
        return replace(change, status="refused", message=message)
    if fingerprint(change.job, mod) == known:
        return replace(change, status="same", message="the program stays the same")
    return change


def _in_worker(function: str, *arguments):
    """Call one of the functions above where a primitive that aborts costs only a worker."""
    worker = Worker(1)
    try:
        outcome = worker.call(function, *arguments, timeout=PLAN_TIMEOUT)
    finally:
        worker.stop()
    if not outcome.ok:
        raise ExplorerError(outcome.status, outcome.message, "`study` shows the program at each step")
    return outcome.value


def _timed(whole: Job, changes: Sequence[Change], device: Device, rounds: int, seed: int, progress) -> Comparison:
    jobs = {WHOLE: whole, **{change.name: change.job for change in changes if change.status == "ok"}}
    ran = compare(jobs, device, rounds=rounds, seed=seed, progress=progress)
    turns = ran.turns[WHOLE]
    if turns.status != "ok":
        raise ExplorerError(turns.status, f"the rung itself: {turns.message}", "`bench` shows which rungs run here")
    return ran


def _effect(change: Change, ran: Comparison) -> Effect:
    plain = (change.name, change.kind, change.what, change.also)
    if change.status != "ok":
        return Effect(*plain, change.status, change.message)
    turns, ratio = ran.turns[change.name], ran.ratio(WHOLE, change.name)
    if turns.status != "ok" or ratio is None:
        return Effect(*plain, turns.status, turns.message)
    factor, (low, high) = ratio
    return Effect(*plain, "ok", "", ran.seconds(change.name), factor, (low, high), low <= 1 <= high)


def _strongest(planned: Sequence[Change], effects: Sequence[Effect]) -> list[Change]:
    """The changes with the largest effects beyond the noise, one of each parameter."""
    found = [(abs(math.log(e.factor)), c) for c, e in zip(planned, effects, strict=True) if e.factor and not e.noise]
    subjects: dict[str, Change] = {}
    for _, change in sorted(found, key=lambda item: -item[0]):
        subjects.setdefault(change.name.partition(" = ")[0], change)
    return list(subjects.values())[:PAIRED]


def _interaction(pair: Pair, ran: Comparison) -> Interaction | None:
    """How the pair's factor compares with the product of the single ones, round by round; None if one failed."""
    names = (WHOLE, *pair.names, pair.change.name)
    times = [ran.rounds(name) for name in names]
    shared = sorted(set.intersection(*(set(t) for t in times)))
    if not shared:
        return None
    base, one, other, both = ([t[r] for r in shared] for t in times)
    excess = [b * w / (x * y) for w, x, y, b in zip(base, one, other, both, strict=True)]
    together = median([b / w for w, b in zip(base, both, strict=True)])
    apart = median([x * y / (w * w) for w, x, y in zip(base, one, other, strict=True)])
    low, high = median_interval(excess)
    return Interaction(pair.names, together, apart, median(excess), (low, high), low <= 1 <= high)
