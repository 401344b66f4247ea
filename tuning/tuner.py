"""The loop: ask a strategy, build, measure, record, tell; then the finalists once more, beside the peers."""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from schedules.core import Case, Config, Schedule, find_operator
from schedules.device import Cpu, Device

from . import search as strategies
from .build import Job, job_for, versions
from .compare import Comparison, compare
from .measure import Protocol
from .nearest import nearest
from .pool import Outcome, Pool, Worker
from .record import Record, now
from .store import Store
from .worker import Peer

HOPELESS = 1.3  # a candidate this much slower than the best so far is pruned
DEPTH = 4  # candidates built per worker before the batch is measured
FINALISTS = 4  # fastest configurations measured again, beside the default, the recorded best and the peers
FINAL_ROUNDS = 9
BUILD_TIMEOUT = 60.0
RUN_TIMEOUT = 120.0


@dataclass(frozen=True)
class Limits:
    """When to stop: after `seconds`, `trials`, once `ratio` times the first peer's speed is reached, or after
    `patience` trials without progress. None: no such limit."""

    seconds: float | None = 60.0
    trials: int | None = None
    ratio: float | None = None
    patience: int | None = None


@dataclass
class Progress:
    """What a run knows while it works; handed to the caller after every trial."""

    schedule: str
    case: str
    started: float = field(default_factory=time.monotonic)
    stage: str = "warming up"
    trials: int = 0
    reused: int = 0
    best: Record | None = None
    since_best: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    messages: dict[str, str] = field(default_factory=dict)
    peers: dict[str, float] = field(default_factory=dict)
    done: int = 0
    total: int = 0

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.started

    def note(self, record: Record) -> None:
        self.trials += 1
        self.statuses[record.status] += 1
        if record.message:
            self.messages.setdefault(record.status, record.message)
        self.since_best += 1
        if record.status == "ok" and (self.best is None or record.seconds < self.best.seconds):
            self.best, self.since_best = record, 0


@dataclass(frozen=True)
class Tuning:
    """What a run found. failures: status → count, with one real message each in `messages`.

    best: the winner of the finals, with its ratio to each peer; default: the hand-picked configuration measured in
    the same finals; reused: configurations known from the log and not measured again. stopped: why it ended.
    """

    operator: str
    case: str
    schedule: str
    device: str
    threads: int
    search: str
    trials: int
    reused: int
    elapsed: float
    failures: Mapping[str, int]
    messages: Mapping[str, str]
    best: Record | None
    default: Record | None
    stopped: str


Watch = Callable[[Progress], None]


def tune(
    schedule: Schedule,
    case: Case,
    device: Device,
    store: Store,
    *,
    limits: Limits = Limits(),
    search: str = "local",
    seed: int = 0,
    peers: Mapping[str, Peer] | None = None,
    cache: str = "warm",
    workers: int | None = None,
    load: tuple[str, ...] = (),
    watch: Watch = lambda progress: None,
) -> Tuning:
    """Search `schedule`'s space on `case` and record every trial in `store`; the best is promoted.

    Configurations that the log already knows (with the same versions) are not measured again. Ctrl-C ends the search
    and keeps what is known. Raises ExplorerError if the rung does not fit, or for an unknown search.
    """
    run = _Run(schedule, case, device, store, limits, search, seed, dict(peers or {}), cache, load, watch)
    stopped = "the space is exhausted"
    with Pool(workers or len(os.sched_getaffinity(0)), run.threads) as pool:
        try:
            pool.warm()
            stopped = run.search_with(pool)
        except KeyboardInterrupt:
            stopped = "interrupted"
    best, default = run.finals(skip_new=stopped == "interrupted")
    failures = {k: v for k, v in sorted(run.progress.statuses.items()) if k not in ("ok", "pruned")}
    return Tuning(
        schedule.operator,
        case.text,
        schedule.name,
        device.name,
        run.threads,
        search,
        run.progress.trials,
        run.progress.reused,
        run.progress.elapsed,
        failures,
        run.progress.messages,
        best,
        default,
        stopped,
    )


class _Run:
    """One run's state: what is known, what the strategy proposes, and how a trial becomes a record."""

    def __init__(self, schedule, case, device, store, limits, search, seed, peers, cache, load, watch):
        self.schedule, self.case, self.device, self.store = schedule, case, device, store
        self.limits, self.seed, self.peers, self.cache = limits, seed, peers, cache
        self.load, self.watch = load, watch
        self.threads = device.threads if isinstance(device, Cpu) else 1
        self.progress = Progress(schedule.path, case.label)
        self.default = schedule.configure(case, device)
        store.mend()
        store.close_interrupted()
        self.known = store.known(schedule.operator, case.text, schedule.name, self.threads, cache, versions())
        space = schedule.space(case, device)
        self.strategy = strategies.make(search, space, self._start(space), seed)

    def _start(self, space) -> list[Config]:
        """The hand-picked configuration, and the nearest recorded one."""
        start = [self.default]
        near = nearest(
            self.store, find_operator(self.case.operator), self.case, self.device, self.schedule.name, self.threads
        )
        if near:
            start.append(near.config)
        return [{k: config[k] for k in space.values} for config in start]

    # --- the search

    def search_with(self, pool: Pool) -> str:
        """Propose, build, measure, record until a limit is reached; returns why it stopped."""
        self.progress.stage = "searching"
        for batch in self._batches(DEPTH * len(pool.workers)):
            for job, outcome in self._measured(pool, batch):
                self._settle(job, outcome)
                if reason := self._reason_to_stop():
                    return reason
        return self._reason_to_stop() or "the space is exhausted"

    def _batches(self, size: int) -> Iterator[list[Job]]:
        """Configurations not yet known, as jobs; the strategy is told what the log knows of the others."""
        while configs := self.strategy.ask(size):
            fresh = []
            for config in configs:
                job = job_for(self.schedule, self.case, self.device, config, self.load)
                if record := self.known.get(self._record(job, "ok").candidate):
                    self._reuse(config, record)
                else:
                    fresh.append(job)
            if fresh:
                yield fresh

    def _reuse(self, config: Config, record: Record) -> None:
        self.progress.reused += 1
        self.strategy.tell(config, record.seconds if record.status == "ok" else None)
        best = self.progress.best
        if record.status == "ok" and (best is None or record.seconds < best.seconds):
            self.progress.best = record

    def _measured(self, pool: Pool, jobs: list[Job]) -> Iterator[tuple[Job, Outcome]]:
        """Build a batch on all workers, then measure one candidate at a time with nothing else of ours running."""
        built: list[tuple[Job, Worker]] = []
        for index, outcome, worker in pool.imap("tuning.worker:prepare", [(job,) for job in jobs], BUILD_TIMEOUT):
            if outcome.ok:
                built.append((jobs[index], worker))
            else:
                yield jobs[index], outcome
        for job, worker in built:
            best = self.progress.best
            limit = HOPELESS * best.seconds if best else math.inf
            self.store.started(self._record(job, "ok"))
            yield job, worker.call("tuning.worker:trial", job, self._protocol(), limit, self.seed, timeout=RUN_TIMEOUT)

    def _protocol(self) -> Protocol:
        """Short while searching: the finals measure the best ones again."""
        best = self.progress.best
        return Protocol(least=3, most=8, budget=max(0.04, 4 * best.seconds if best else 0.0), cache=self.cache)

    def _settle(self, job: Job, outcome: Outcome) -> None:
        record = self._record(job, outcome.status, outcome.message, self._protocol().to_json())
        if outcome.ok:
            timing = outcome.value
            status = "pruned" if timing.pruned else "ok"
            record = replace(record, status=status, seconds=timing.seconds, samples=timing.samples)
        self.store.append(record)
        values = {k: job.config[k] for k in self.schedule.space(self.case, self.device).values}
        self.strategy.tell(values, record.seconds)
        self.progress.note(record)
        self.watch(self.progress)

    def _record(self, job: Job, status: str, message: str = "", protocol: Mapping | None = None) -> Record:
        return Record(
            job.operator,
            job.case,
            job.schedule,
            dict(job.config),
            self.device.name,
            self.threads,
            status,
            self.cache,
            message,
            protocol=dict(protocol or {}),
            versions=versions(),
            seed=self.seed,
            time=now(),
        )

    def _reason_to_stop(self) -> str:
        limits, progress = self.limits, self.progress
        if limits.trials is not None and progress.trials >= limits.trials:
            return f"{limits.trials} trials"
        if limits.seconds is not None and progress.elapsed >= limits.seconds:
            return f"{limits.seconds:g} seconds"
        if limits.patience is not None and progress.since_best >= limits.patience:
            return f"no progress for {limits.patience} trials"
        return ""

    # --- the finals

    def finals(self, skip_new: bool = False) -> tuple[Record | None, Record | None]:
        """Measure the fastest configurations again beside the default, the recorded best and the peers.

        Returns the winner and the default as measured there. Nothing is measured if the search was interrupted.
        """
        incumbent = self.store.best(
            self.schedule.operator, self.case.text, self.schedule.name, self.threads, self.cache
        )
        if skip_new:
            return incumbent.record if incumbent else self.progress.best, None
        jobs = self._finalists([self.default, *([incumbent.config] if incumbent else [])])
        ran = compare(
            {**jobs, **self.peers},
            self.device,
            rounds=FINAL_ROUNDS,
            protocol=Protocol(budget=0.1, most=20, cache=self.cache),
            seed=self.seed,
            progress=self._watch_finals,
        )
        records = {name: self._final(job, name, ran) for name, job in jobs.items()}
        self.store.append(*records.values())
        self.store.promote(*records.values(), together=True)
        winner = self.store.best(self.schedule.operator, self.case.text, self.schedule.name, self.threads, self.cache)
        return (winner.record if winner else None), records["default"]

    def _finalists(self, first: list[Config]) -> dict[str, Job]:
        """The default, the recorded best, then the fastest trials of the log."""
        trials = self.store.known(
            self.schedule.operator, self.case.text, self.schedule.name, self.threads, self.cache, versions()
        )
        fast = sorted((r for r in trials.values() if r.status == "ok"), key=lambda r: r.seconds)
        jobs: dict[str, Job] = {}
        for config in [*first, *(r.config for r in fast)]:
            job = job_for(self.schedule, self.case, self.device, config, self.load)
            if job not in jobs.values() and len(jobs) < FINALISTS + len(first):
                jobs[f"finalist {len(jobs)}" if jobs else "default"] = job
        return jobs

    def _final(self, job: Job, name: str, ran: Comparison) -> Record:
        turns = ran.turns[name]
        record = self._record(job, turns.status, turns.message, ran.protocol)
        if turns.status != "ok":
            return record
        ratios = {peer: ran.ratio(name, peer) for peer in self.peers}
        return replace(
            record,
            seconds=ran.seconds(name),
            samples=ran.samples(name),
            ratio={peer: ratio[0] for peer, ratio in ratios.items() if ratio},
        )

    def _watch_finals(self, name: str, done: int, total: int) -> None:
        self.progress.stage, self.progress.done, self.progress.total = "finals", done, total
        self.watch(self.progress)
