"""Ablation: what each step and each parameter of a rung is worth, by leaving it out or changing it alone.

Everything is measured beside the whole rung in shuffled rounds; a factor is a median of paired ratios. Where two
changes together cost more or less than the product of what each costs, they interact.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from schedules import core
from schedules.core import Case, Config
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for
from tuning.compare import SIDE_BY_SIDE, Comparison, Crew, compare
from tuning.pool import Outcome
from tuning.records.record import now
from tuning.stats import Interval, median, median_interval

from . import changes
from .changes import Change, Pair

WHOLE = "the whole rung"
ROUNDS = 9
# Changes timed beside the whole rung in one go: each group has it again, and on a GPU is built while another runs.
GROUP = 8
# Effects whose pairs are measured too: three of them make three pairs.
PAIRED = 3
PLAN_TIMEOUT = 300.0

Progress = Callable[[str, int, int], None]


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
    budget: float = math.inf,
    crews: Sequence[Crew] = (),
    each: Callable[[Ablation], None] = lambda found: None,
    progress: Progress = lambda name, done, total: None,
) -> Ablation:
    """Leave out every step and move every parameter to its neighbouring values, one at a time, and time each.

    Changes are tried and compiled in workers, and timed in groups, each beside the whole rung; `each` has what is known
    after every group. budget: seconds after which no further group begins; its changes are "skipped". crews: workers
    that go on living, two for a GPU, where one builds while the other measures. The device must be present.
    Raises ExplorerError if the rung does not fit, or the whole rung itself fails.
    """
    whole = job_for(schedule, case, device, config, load)
    with _living(crews, device) as crews:
        work = _Work(whole, device, crews, rounds, seed, time.monotonic() + budget, progress)
        for _ in work.singles():
            each(work.result(schedule))
        if work.couples():
            each(work.result(schedule))
    return work.result(schedule)


@contextmanager
def _living(crews: Sequence[Crew], device: Device) -> Iterator[Sequence[Crew]]:
    """`crews`, or without any own ones that end with the block."""
    own = () if crews else crews_for(device)
    try:
        yield crews or own
    finally:
        for crew in own:
            crew.stop()


def crews_for(device: Device) -> tuple[Crew, ...]:
    """Workers for ablations on a device, which are importing already: two crews on a GPU, one on a processor."""
    crews = tuple(Crew(device, SIDE_BY_SIDE, lean=True) for _ in range(1 if isinstance(device, Cpu) else 2))
    for crew in crews:
        crew.warm()
    return crews


@dataclass
class _Work:
    """An ablation on its way. end: the time (monotonic) after which nothing further begins."""

    whole: Job
    device: Device
    crews: Sequence[Crew]
    rounds: int
    seed: int
    end: float
    progress: Progress
    planned: list[Change] = field(default_factory=list)
    effects: dict[str, Effect] = field(default_factory=dict)
    ran: list[Comparison] = field(default_factory=list)
    interactions: tuple[Interaction, ...] = ()
    turns: int = 0

    def singles(self) -> Iterator[None]:
        """Time every change that applies, group by group."""
        self.planned = self._plan()
        self.effects = {c.name: _untimed(c, c.status, c.message) for c in self.planned if c.status != "ok"}
        ready = [change for change in self.planned if change.status == "ok"]
        groups = [ready[at : at + GROUP] for at in range(0, len(ready), GROUP)] or [[]]
        longest = 0.0
        for at, group in enumerate(groups):
            begun = time.monotonic()
            if at and begun + longest > self.end:
                return
            crew = self.crews[at % len(self.crews)]
            for ahead in range(at, min(at + len(self.crews), len(groups)) if self.device.kind == "cuda" else at):
                self.crews[ahead % len(self.crews)].begin(self._jobs(groups[ahead]), self.seed)
            ran = self._timed(group, crew, sum(len(g) + 1 for g in groups))
            self.ran.append(ran)
            self.effects |= {change.name: _effect(change, ran) for change in group}
            longest = max(longest, time.monotonic() - begun)
            yield

    def couples(self) -> bool:
        """Time the strongest changes in pairs, where there is time left; whether that brought something."""
        strongest = _strongest(self.planned, [self.effects.get(c.name) for c in self.planned])
        if len(strongest) < 2 or time.monotonic() > self.end:
            return False
        found = self._called("pairs", [(self.whole, strongest)])[0]
        if not found.ok:
            raise _refused(found)
        singles = [c for c in strongest if any(c.name in pair.names for pair in found.value)]
        if found.value:
            group = [*singles, *(pair.change for pair in found.value)]
            again = self._timed(group, self.crews[0], self.turns + len(group) + 1)
            self.interactions = tuple(one for p in found.value if (one := _interaction(p, again)))
        return bool(self.interactions)

    def result(self, schedule: core.Schedule) -> Ablation:
        """What is known by now."""
        names = (schedule.operator, schedule.kind, schedule.name, self.whole.case, self.device.name)
        threads = self.device.threads if isinstance(self.device, Cpu) else 1
        times = [seconds for ran in self.ran for seconds in ran.samples(WHOLE)]
        effects = tuple(self.effects.get(c.name) or _untimed(c, "skipped", "the time was up") for c in self.planned)
        figures = (median(times), median_interval(times), effects, self.interactions, self.rounds, now())
        return Ablation(*names, threads, self.whole.config, *figures)

    def _plan(self) -> list[Change]:
        """Every change of the rung, tried."""
        listed = self._called("changes", [(self.whole,)])[0]
        if not listed.ok:
            raise _refused(listed)
        known, single = listed.value
        outcomes = self._called("tried", [(change, known) for change in single])
        return [
            outcome.value if outcome.ok else replace(change, status="refused", message=outcome.message)
            for change, outcome in zip(single, outcomes, strict=True)
        ]

    def _called(self, function: str, arguments: Sequence[tuple]) -> list[Outcome]:
        """Outcomes of a function of `changes`, where a primitive that aborts costs only a worker."""
        outcomes: dict[int, Outcome] = {}
        for index, outcome in self.crews[0].spread(f"{changes.__name__}:{function}", arguments, PLAN_TIMEOUT):
            outcomes[index] = outcome
            self.progress("trying changes", len(outcomes), len(arguments))
        return [outcomes[index] for index in range(len(arguments))]

    def _jobs(self, group: Sequence[Change]) -> dict[str, Job]:
        return {WHOLE: self.whole, **{change.name: change.job for change in group}}

    def _timed(self, group: Sequence[Change], crew: Crew, contenders: int) -> Comparison:
        """A group beside the whole rung. contenders: of all groups, for the progress."""
        jobs, before = self._jobs(group), self.turns
        self.turns += len(jobs)

        def progress(name: str, done: int, total: int) -> None:
            each = self.rounds + 1
            self.progress(name, before * each + done, contenders * each)

        ran = compare(jobs, self.device, rounds=self.rounds, seed=self.seed, crew=crew, progress=progress)
        turns = ran.turns[WHOLE]
        if turns.status != "ok":
            raise ExplorerError(turns.status, f"the rung itself: {turns.message}", "`bench` shows which rungs run here")
        return ran


def _refused(outcome: Outcome) -> ExplorerError:
    return ExplorerError(outcome.status, outcome.message, "`study` shows the program at each step")


def _untimed(change: Change, status: str, message: str) -> Effect:
    return Effect(change.name, change.kind, change.what, change.also, status, message)


def _effect(change: Change, ran: Comparison) -> Effect:
    turns, ratio = ran.turns[change.name], ran.ratio(WHOLE, change.name)
    if turns.status != "ok" or ratio is None:
        return _untimed(change, turns.status, turns.message)
    factor, (low, high) = ratio
    plain = (change.name, change.kind, change.what, change.also)
    return Effect(*plain, "ok", "", ran.seconds(change.name), factor, (low, high), low <= 1 <= high)


def _strongest(planned: Sequence[Change], effects: Sequence[Effect | None]) -> list[Change]:
    """The changes with the largest effects beyond the noise, one of each parameter."""
    timed = [(change, effect) for change, effect in zip(planned, effects, strict=True) if effect and effect.factor]
    found = [(abs(math.log(effect.factor)), change) for change, effect in timed if not effect.noise]
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
