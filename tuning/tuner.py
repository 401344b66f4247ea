"""The loop: ask a strategy, build, measure, record, tell; then the finalists once more, beside the peers."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace

from schedules.core import Case, Config, Schedule, find_operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from . import search as strategies
from .build import Job, job_for, versions
from .finals import finals
from .measure import Protocol, Timing
from .nearest import nearest
from .pipeline import SETTLE_TIMEOUT, Finished, Pipeline, pool_for
from .pool import Outcome, Pool, Worker, start_for
from .progress import FULL, INTERRUPTED, Limits, Progress, Tuning
from .record import STARTED, Record, now
from .store import Store
from .worker import Peer

HOPELESS = 1.3  # a candidate this much slower than the best so far is pruned
FINALISTS = 4  # fastest configurations measured again, beside the default, the recorded best and the peers
TRIAL = "tuning.worker:trial"
RUN_TIMEOUT = 120.0
DEFAULT_LIMITS = Limits()

Watch = Callable[[Progress], None]


def tune(
    schedule: Schedule,
    case: Case,
    device: Device,
    store: Store,
    *,
    limits: Limits = DEFAULT_LIMITS,
    search: str = "local",
    seed: int = 0,
    peers: Mapping[str, Peer] | None = None,
    cache: str = "warm",
    workers: int | None = None,
    load: tuple[str, ...] = (),
    withhold: bool = False,
    finalists: int = FINALISTS,
    run_timeout: float = RUN_TIMEOUT,
    watch: Watch = lambda progress: None,
) -> Tuning:
    """Search `schedule`'s space on `case` and record every trial in `store`; the best is promoted.

    Configurations that the log already knows (with the same versions) are not measured again, nor are programs that
    another configuration lowered to. Ctrl-C or a full disk ends the search and keeps what is known. withhold: do not
    start from the hand-picked configuration or the nearest recorded one. finalists: 0 leaves the finals out, which an
    exhaustive record of a space does not need. Raises ExplorerError if the rung does not fit, or for an unknown search.
    """
    run = _Run(schedule, case, device, store, limits, search, seed, dict(peers or {}), cache, load, withhold, watch)
    stopped, ready = "the space is exhausted", 0.0
    with pool_for(run.threads, isinstance(device, Cpu), workers) as pool, closing(run):
        try:
            ready = run.get_ready(pool)
            stopped = run.search_with(pool, run_timeout)
        except KeyboardInterrupt:
            stopped = INTERRUPTED
        except ExplorerError as error:
            if error.code != "disk_full":
                raise
            stopped = f"{FULL}: {error.message}; {error.hint}"
    run.progress.until = time.monotonic()
    cut_short = stopped.startswith((INTERRUPTED, FULL))
    best, default = run.keep_best() if cut_short or not finalists else run.finals(finalists)
    return run.result(search, ready, stopped, best, default)


class _Run:
    """One run's state: what is known, what the strategy proposes, and how a trial becomes a record."""

    def __init__(self, schedule, case, device, store, limits, search, seed, peers, cache, load, withhold, watch):
        self.schedule, self.case, self.device, self.store = schedule, case, device, store
        self.limits, self.seed, self.peers, self.cache = limits, seed, peers, cache
        self.load, self.watch = load, watch
        self.threads = device.threads if isinstance(device, Cpu) else 1
        self.progress = Progress(schedule.path, case.label)
        self.default = schedule.configure(case, device)
        self.space = schedule.space(case, device)
        store.mend()
        store.close_interrupted()
        self.known = store.known(schedule.operator, case.text, schedule.name, self.threads, cache, versions())
        self.programs = {r.protocol["program"]: r for r in self.known.values() if r.protocol.get("program")}
        self.trainer = Worker(1)
        context = strategies.Context(strategies.Remote(self.trainer), self._history())
        self.strategy = strategies.make(search, self.space, [] if withhold else self._start(), seed, context)

    def _start(self) -> list[Config]:
        """The hand-picked configuration, and the nearest recorded one."""
        start = [self.default]
        operator = find_operator(self.case.operator)
        near = nearest(self.store, operator, self.case, self.device, self.schedule.name, self.threads)
        if near:
            start.append(near.config)
        return [{k: config[k] for k in self.space.values} for config in start]

    def _history(self) -> list[strategies.Trials]:
        """What the log knows of this rung on other cases, case by case."""
        cases: dict[str, list[tuple[Config, float | None]]] = {}
        for r in self.store.read(schedule=self.schedule.name, operator=self.schedule.operator, threads=self.threads):
            if r.case != self.case.text and r.trace is None and self.space.values.keys() <= r.config.keys():
                cases.setdefault(r.case, []).append((r.config, r.seconds))
        return list(cases.values())

    def close(self) -> None:
        """End the process that trains the cost model."""
        self.trainer.stop()

    # --- the search

    def get_ready(self, pool: Pool) -> float:
        """Warm the pool, make the case's operands in every worker, time the first peer; returns the seconds of the
        first two."""
        settle = (self.case.operator, self.case.text, self.seed, self.load)
        for outcome in pool.map("tuning.worker:settle_in", [settle] * len(pool.workers), SETTLE_TIMEOUT):
            if not outcome.ok:
                raise ExplorerError("no_reference", f"{self.case.label}: {outcome.message}", "mend the operator")
        ready = self.progress.elapsed
        for name, peer in self.peers.items():
            self.progress.stage = f"timing {name}"
            self.watch(self.progress)
            worker = Worker(self.threads, start=start_for(self.device.kind))
            try:
                outcome = worker.call("tuning.worker:trial", peer, Protocol(budget=0.3, cache=self.cache))
            finally:
                worker.stop()
            if outcome.ok:
                self.progress.peer, self.progress.peer_seconds = name, outcome.value.seconds
                break
        return ready

    def search_with(self, pool: Pool, run_timeout: float) -> str:
        """Propose, build, measure, record until a limit is reached; returns why it stopped."""
        self.progress.stage, self.progress.since = "searching", time.monotonic()
        pipeline = Pipeline(pool, self.threads, [self.trainer])

        def measure(job: Job, program: str, worker: Worker) -> Outcome:
            return self._measure(job, program, worker, run_timeout)

        for finished in pipeline.run(self._propose, measure, self.programs.keys()):
            self._settle(finished)
            if reason := self.limits.reached(self.progress):
                return reason
        return self.limits.reached(self.progress) or "the space is exhausted"

    def _propose(self) -> Job | None:
        """The next configuration not yet known; the strategy is told what the log knows of the others."""
        while configs := self.strategy.ask(1):
            job = job_for(self.schedule, self.case, self.device, configs[0], self.load)
            record = self.known.get(self._record(job, "ok").candidate)
            if record is None:
                return job
            self.progress.reused += 1
            self.strategy.tell(configs[0], record.seconds)
            self.progress.offer(record)
        return None

    def _measure(self, job: Job, program: str, worker: Worker, timeout: float) -> Outcome:
        """Write down that it runs, then run it: if it takes everything down, the next run knows."""
        best = self.progress.best
        limit = HOPELESS * best.seconds if best else math.inf
        self.store.started(self._record(job, STARTED))
        return worker.call(TRIAL, job, self._protocol(), limit, self.seed, timeout=timeout)

    def _protocol(self) -> Protocol:
        """Short while searching: the finals measure the best ones again."""
        best = self.progress.best
        return Protocol(least=3, most=8, budget=max(0.04, 4 * best.seconds if best else 0.0), cache=self.cache)

    def _settle(self, finished: Finished) -> None:
        """Record what became of a candidate, and tell the strategy."""
        job, outcome = finished.job, finished.outcome
        facts = {**self._protocol().to_json(), "program": finished.program} if finished.program else {}
        record = self._record(job, outcome.status, outcome.message, facts)
        if finished.twin:
            self.progress.twins += 1
            same = self.programs[finished.program]
            protocol = {**same.protocol, "twin": same.config}
            record = replace(same, config=record.config, time=record.time, seed=self.seed, protocol=protocol)
        elif isinstance(outcome.value, Timing):
            status = "pruned" if outcome.value.pruned else "ok"
            record = replace(record, status=status, seconds=outcome.value.seconds, samples=outcome.value.samples)
        self.store.append(record)
        if finished.program:
            self.programs.setdefault(finished.program, record)
        self.strategy.tell({k: job.config[k] for k in self.space.values}, record.seconds)
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

    # --- the end

    def keep_best(self) -> tuple[Record | None, None]:
        """Without finals: the best trial competes with the recorded best as it is."""
        best = self.progress.best
        if best:
            try:
                self.store.promote(best)
            except ExplorerError as error:
                if error.code != "disk_full":  # it is in the log of trials, from which `log repair` takes it
                    raise
        return best, None

    def finals(self, finalists: int) -> tuple[Record | None, Record | None]:
        """Measure the fastest configurations again beside the default, the recorded best and the peers.

        Returns the winner and the default as measured there.
        """
        incumbent = self._incumbent()
        jobs = self._finalists([self.default, *([incumbent.config] if incumbent else [])], finalists)

        def progress(name: str, done: int, total: int) -> None:
            self.progress.stage, self.progress.done, self.progress.total = "finals", done, total
            self.watch(self.progress)

        known = {"cache": self.cache, "seed": self.seed, "progress": progress}
        records = finals(jobs, self.peers, self.device, self.store, self._record, **known)
        winner = self._incumbent()
        return (winner.record if winner else None), records["default"]

    def _incumbent(self):
        key = (self.schedule.operator, self.case.text, self.schedule.name, self.threads, self.cache)
        return self.store.best(*key)

    def _finalists(self, first: list[Config], finalists: int) -> dict[str, Job]:
        """The default, the recorded best, then the fastest trials of the log."""
        key = (self.schedule.operator, self.case.text, self.schedule.name, self.threads, self.cache)
        trials = self.store.known(*key, versions())
        fast = sorted((r for r in trials.values() if r.status == "ok"), key=lambda r: r.seconds)
        jobs: dict[str, Job] = {}
        for config in [*first, *(r.config for r in fast if "twin" not in r.protocol)]:
            job = job_for(self.schedule, self.case, self.device, config, self.load)
            if job not in jobs.values() and len(jobs) < finalists + len(first):
                jobs[f"finalist {len(jobs)}" if jobs else "default"] = job
        return jobs

    def result(self, search: str, ready: float, stopped: str, best, default) -> Tuning:
        """What the run found."""
        progress = self.progress
        return Tuning(
            self.schedule.operator,
            self.case.text,
            self.schedule.name,
            self.device.name,
            self.threads,
            search,
            progress.trials,
            progress.reused,
            progress.twins,
            ready,
            progress.elapsed,
            progress.rate,
            {k: v for k, v in sorted(progress.statuses.items()) if k not in ("ok", "pruned")},
            progress.messages,
            best,
            default,
            tuple(progress.curve),
            stopped,
        )
