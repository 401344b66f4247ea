"""One search: ask a strategy, build, measure, record, tell; then the finalists once more, beside the peers."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from schedules.core import Config, find_operator, traced_name
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from . import search as strategies
from . import shared
from .anchor import SURPRISE, Anchor
from .build import Job, job_for, versions
from .finals import DEFAULT, finalists, finals
from .measure import Protocol, Timing
from .peer_time import peer_seconds
from .pipeline import LATER, SETTLE_TIMEOUT, Alone, Finished, Pipeline
from .pool import Outcome, Pool, Worker, paused
from .progress import Limits, Progress, Tuning, cut_short
from .records import sources
from .records.bests import Best
from .records.nearest import best_rung, nearest
from .records.record import STARTED, Record, now
from .records.replay import job_of
from .search import OWN_SPACE, Traced
from .store import Store
from .task import Options, Task

HOPELESS = 1.3  # a candidate this much slower than the best so far is pruned
CHANCES = 8  # of a slow phase at the start: so many of the best are measured again
TRIAL = "tuning.worker:trial"
EXHAUSTED = "the space is exhausted"

Watch = Callable[[Progress], None]


class Run:
    """One run's state: what is known, what the strategy proposes, and how a trial becomes a record."""

    def __init__(self, task: Task, device: Device, store: Store, limits: Limits, options: Options, watch: Watch):
        self.schedule, self.case, self.device, self.store = task.schedule, task.case, device, store
        self.limits, self.options, self.peers, self.watch = limits, options, dict(task.peers), watch
        self.seed, self.cache, self.load = options.seed, options.cache, options.load
        self.threads = device.threads if isinstance(device, Cpu) else 1
        self.space = strategies.narrowed(self.schedule.space(self.case, device), options.values)
        self.own_space = options.search in OWN_SPACE
        self.name = traced_name(self.schedule.name) if self.own_space else self.schedule.name
        self.progress = Progress(f"{self.schedule.operator}/{self.schedule.kind}/{self.name}", self.case.label)
        self.default = self.schedule.configure(self.case, device)
        self.anchor = Anchor()
        self.pace = 1.0
        self.timed: list[tuple[float, Job, Record]] = []
        self.again: list[Job] = []
        self.sources = sources.digest(self.schedule)
        self.ready = 0.0
        self.until = math.inf
        self.dry = False
        store.mend()
        store.close_interrupted()
        found = store.known(*self._key, versions())
        # Of older sources only the programs count: a configuration that still lowers to one is not measured again.
        self.known = {k: r for k, r in found.items() if r.protocol.get(sources.KEY) == self.sources}
        measured = sorted(found.values(), key=lambda r: "twin" not in r.protocol)  # the last one counts
        self.programs = {r.protocol["program"]: r for r in measured if r.protocol.get("program")}
        self.trainer = Worker(1)
        traces = [r.trace for r in self.known.values()] if self.own_space else []
        job = job_for(self.schedule, self.case, device, load=self.load)
        context = strategies.Context(strategies.Remote(self.trainer), self._history(), job, traces)
        start = [] if options.withhold else self._start()
        self.strategy = strategies.make(options.search, self.space, start, self.seed, context)

    @property
    def _key(self) -> tuple[str, str, str, int, str]:
        return self.schedule.operator, self.case.text, self.name, self.threads, self.cache

    def _start(self) -> list[Config]:
        """The hand-picked configuration, and the nearest recorded one."""
        start = [self.default]
        operator = find_operator(self.case.operator)
        near = nearest(self.store, operator, self.case, self.device, self.schedule.name, self.threads)
        if near:
            start.append(near.config)
        return [{k: config[k] for k in self.space.values} for config in start]

    def _history(self) -> list[strategies.Trials]:
        """What the logs know of this rung elsewhere: on other cases, and on other devices of the kind."""
        groups: dict[tuple[str, str], list[tuple[Config, float | None]]] = {}
        for store in self.store.kin(self.device.kind):
            wanted = {"schedule": self.schedule.name, "operator": self.schedule.operator}
            for r in store.read(**wanted):
                here = store.device == self.store.device
                elsewhere = r.case != self.case.text and r.threads == self.threads if here else True
                if elsewhere and r.trace is None and self.space.values.keys() <= r.config.keys():
                    groups.setdefault((store.device, r.case), []).append((r.config, r.steady))
        return list(groups.values())

    def close(self) -> None:
        """End the process that trains the cost model."""
        self.trainer.stop()

    # --- the search

    def get_ready(self, pool: Pool) -> float:
        """Warm the pool, make the case's operands in every worker, time the first peer.

        Returns the seconds that the first two took.
        """
        if pool.folder:
            shared.empty(pool.folder)  # of another task's arrays
        settle = (self.case.operator, self.case.text, self.seed, self.load, self.device)
        for outcome in pool.map("tuning.worker:settle_in", [settle] * len(pool.workers), SETTLE_TIMEOUT):
            if not outcome.ok:
                raise ExplorerError("no_reference", f"{self.case.label}: {outcome.message}", "mend the operator")
        self.ready = self.progress.elapsed
        for name, peer in self.peers.items():
            self.progress.stage = f"timing {name}"
            self.watch(self.progress)
            if seconds := peer_seconds(peer, self.device.kind, self.cache):
                self.progress.peer, self.progress.peer_seconds = name, seconds
                break
        return self.ready

    def _reached(self, pool: Pool) -> str:
        """Why the search must stop now, "" if it need not. A peer that is beaten is timed once more before that counts:
        a disturbance may have slowed it down."""
        if self.limits.beaten(self.progress):
            with paused([worker for worker in (*pool.workers, self.trainer) if worker.busy]):
                again = peer_seconds(self.peers[self.progress.peer], self.device.kind, self.cache)
            self.progress.peer_seconds = min(self.progress.peer_seconds, again or math.inf)
        return self.limits.reached(self.progress)

    def search_with(self, pool: Pool, seconds: float = math.inf) -> str:
        """Propose, build, measure, record until a limit is reached; returns why it stopped.

        After `seconds` nothing new is proposed, and what is under way is finished: then the answer is "".
        """
        self.progress.stage = "searching"
        self.progress.go_on()
        self.until = time.monotonic() + seconds
        pipeline = Pipeline(pool, self.threads, [self.trainer], self.seed)
        try:
            for finished in pipeline.run(self._propose, self._measure, self.programs.keys()):
                self._settle(finished)
                if reason := self._reached(pool):
                    return reason
            ended = getattr(self.strategy, "ended", "") or EXHAUSTED
            return self.limits.reached(self.progress) or (ended if self.dry else "")
        finally:
            self.progress.pause()

    def _propose(self) -> Job | None:
        """The next candidate not yet known; the strategy is told what the log knows of the others."""
        while time.monotonic() < self.until:
            if self.again:
                return self.again.pop(0)
            proposed = self.strategy.ask(1)
            self.dry = not proposed
            if self.dry:
                break
            job = self._job(proposed[0])
            record = self.known.get(self._record(job, "ok").candidate)
            if record is None:
                return job
            self.progress.reused += 1
            self.strategy.tell(proposed[0], record.steady)
            self.progress.offer(record)
        if self.dry and getattr(self.strategy, "pending", False) and not self.limits.reached(self.progress):
            self.dry = False
            return LATER
        return None

    def _job(self, proposed: Config | Traced) -> Job:
        if isinstance(proposed, Traced):
            return replace(job_for(self.schedule, self.case, self.device, load=self.load), trace=proposed.trace)
        return job_for(self.schedule, self.case, self.device, proposed, self.load)

    def _measure(self, job: Job, program: str, worker: Worker, alone: Alone) -> Outcome:
        """Write down that it runs, then run it: if it takes everything down, the next run knows."""
        protocol = self._protocol()
        self.store.started(self._record(job, STARTED))
        with alone():
            looked = self.anchor.look(worker, protocol, self.seed)
            best = self.progress.best.steady if self.progress.best else math.inf
            keep = self.anchor.wanted(best, looked)
            given = (job, protocol, HOPELESS * best * self.anchor.pace, self.seed, keep)
            outcome = worker.call(TRIAL, *given, timeout=self.options.run_timeout)
            self.pace = self.anchor.confirmed(worker, protocol, self.seed)
        if outcome.ok and not outcome.value.pruned and outcome.value.seconds < keep:
            self.anchor.hold(job, worker)
        elif outcome.ok and SURPRISE * outcome.value.seconds < best < math.inf:
            self.anchor.doubt()
        if found := self.anchor.faster():
            self._reconsider(*found)
        return outcome

    def _reconsider(self, ratio: float, until: float) -> None:
        """The machine is faster than it was `until` then: what ran before would take less now, and may be the best."""
        earlier = [(job, record) for at, job, record in self.timed if at <= until]
        self.timed = [one for one in self.timed if one[0] > until]
        if self.own_space:
            return
        for job, record in earlier:
            self.strategy.tell(self._config(job), record.steady / ratio)
        for job, record in sorted(earlier, key=lambda one: one[1].steady)[:CHANCES]:
            self.programs.pop(record.protocol["program"], None)
            self.again.append(job)

    def _config(self, job: Job) -> Config:
        """The part of a job's configuration that is searched."""
        return {k: job.config[k] for k in self.space.values}

    def _protocol(self) -> Protocol:
        """Short while searching: the finals measure the best ones again."""
        best = self.progress.best
        return Protocol(least=3, most=8, budget=max(0.04, 4 * best.seconds if best else 0.0), cache=self.cache)

    def _settle(self, finished: Finished) -> None:
        """Record what became of a candidate, and tell the strategy."""
        job, outcome = finished.job, finished.outcome
        facts = {**self._protocol().to_json(), "program": finished.program} if finished.program else {}
        pace = {"pace": self.pace} if self.pace != 1.0 else {}
        expected = getattr(self.strategy, "predicted", {}).get(strategies.key(self._config(job)))
        said = {} if expected is None else {"predicted": expected}
        record = self._record(job, outcome.status, outcome.message, {**facts, **pace, **said})
        if finished.twin:
            self.progress.twins += 1
            record = self._as(self.programs[finished.program], record)
        elif isinstance(outcome.value, Timing):
            status = "pruned" if outcome.value.pruned else "ok"
            record = replace(record, status=status, seconds=outcome.value.seconds, samples=outcome.value.samples)
            self.timed.append((time.monotonic(), job, record))
        self.store.append(record, sync=False)  # the next mark of a trial brings it to the disk
        if finished.program:
            self.programs.setdefault(finished.program, record)
        self.strategy.tell(Traced(job.trace) if self.own_space else self._config(job), record.steady)
        self.progress.note(record)
        self.watch(self.progress)

    def _as(self, same: Record, record: Record) -> Record:
        """The record of a program measured before: by another configuration, or by this one with other sources."""
        protocol = {**same.protocol, sources.KEY: self.sources}
        if same.candidate != record.candidate:
            protocol["twin"] = same.config if same.trace is None else same.candidate
        candidate = {"config": record.config, "trace": record.trace}
        return replace(same, **candidate, time=record.time, seed=self.seed, protocol=protocol)

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
            protocol={**(protocol or {}), sources.KEY: self.sources},
            versions=versions(),
            seed=self.seed,
            time=now(),
            trace=job.trace,
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

    def finals(self) -> tuple[Record | None, Record | None]:
        """Measure the fastest configurations again beside the default, the recorded best and the peers.

        Returns the winner and the default as measured there.
        """
        jobs = self._finalists()

        def progress(name: str, done: int, total: int) -> None:
            self.progress.stage, self.progress.done, self.progress.total = "finals", done, total
            self.watch(self.progress)

        known = {"cache": self.cache, "seed": self.seed, "progress": progress}
        records = finals(jobs, self.peers, self.device, self.store, self._record, **known)
        winner = self._incumbent()
        return (winner.record if winner else None), records.get(DEFAULT)

    def _incumbent(self) -> Best | None:
        return self.store.best(*self._key)

    def _default(self) -> Job | None:
        """The hand-picked configuration; beside traces the best that the ladder has, if there is one."""
        if not self.own_space:
            return self._job(self.default)
        operator = find_operator(self.case.operator)
        return best_rung(self.store, operator, self.case, self.device, self.threads, self.cache, self.load)

    def _finalists(self) -> dict[str, Job]:
        incumbent, trials = self._incumbent(), self.store.known(*self._key, versions()).values()
        best = job_of(incumbent.record, self.device, self.load) if incumbent else None
        fast = sorted((r for r in trials if r.status == "ok" and "twin" not in r.protocol), key=lambda r: r.steady)
        candidates = (job_of(record, self.device, self.load) for record in fast)
        return finalists(self._default(), best, candidates, self.options.finalists)

    def result(self, stopped: str) -> Tuning:
        """What the run found, after the finals unless it was cut short."""
        best, default = self.keep_best() if cut_short(stopped) or not self.options.finalists else self.finals()
        progress = self.progress
        return Tuning(
            self.schedule.operator,
            self.case.text,
            self.name,
            self.device.name,
            self.threads,
            self.options.search,
            progress.trials,
            progress.reused,
            progress.twins,
            self.ready,
            progress.elapsed,
            progress.rate,
            {k: v for k, v in sorted(progress.statuses.items()) if k not in ("ok", "pruned")},
            progress.messages,
            best,
            default,
            tuple(progress.curve),
            stopped,
        )
