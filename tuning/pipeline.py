"""Builds and measurements side by side: every worker builds, and while one of them measures, the others give way.

A candidate is measured in the worker that built it, alone on its cores: builders beyond the cores that the kernel
leaves free are stopped (SIGSTOP) for that time, so neither side waits for batches and no core idles.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial

from .build import Job
from .pool import MEMORY, Outcome, Pool, Worker, paused, wait
from .worker import Built

BUILD = "tuning.worker:candidate"
BUILD_TIMEOUT = 60.0
SETTLE_TIMEOUT = 300.0

# Threads of a candidate that has just run would spin on the cores of the next build for 200 ms. Sleeping at once costs
# about 10 µs a parallel region, the same for all; the finals are timed with the usual setting.
QUIET = {"TVM_THREAD_POOL_SPIN_COUNT": "0"}


@dataclass(frozen=True)
class Finished:
    """A candidate that has been through: its fingerprint ("" if it could not be lowered) and its outcome.

    The outcome's value is a Timing, or None if `twin`: the same program was met before and not run again.
    """

    job: Job
    outcome: Outcome
    program: str = ""
    twin: bool = False


LATER = Job("", "", "", {})  # what a source answers that has nothing now and may have something soon
POLL = 0.01  # seconds until it is asked again, where nothing is being built meanwhile

Alone = Callable[[], AbstractContextManager[None]]  # within it nothing else of ours runs on the cores of a candidate
Measure = Callable[[Job, str, Worker, Alone], Outcome]


def pool_for(threads: int, on_host: bool, size: int | None = None) -> Pool:
    """The workers of a search: one per core unless `size` says otherwise."""
    import psutil

    # A CUDA process reserves far more addresses than it uses.
    memory = {MEMORY: str(int(0.9 * psutil.virtual_memory().total))} if on_host else {}
    return Pool(size or cores(), threads, {**QUIET, **memory}, "forkserver" if on_host else "spawn")


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0))


class Pipeline:
    """Takes candidates through a pool. `threads`: cores that a measurement needs for itself.

    helpers: other workers of ours (a cost model in training) that give way to measurements as builders do. seed: of
    the operands.
    """

    def __init__(self, pool: Pool, threads: int, helpers: Sequence[Worker] = (), seed: int = 0):
        self.pool, self.threads, self.helpers, self.seed = pool, threads, helpers, seed

    def run(self, source: Callable[[], Job | None], measure: Measure, known: Collection[str]) -> Iterator[Finished]:
        """Build what `source` proposes until it returns None, measure each candidate, and yield it. LATER: ask again.

        known: fingerprints of programs met before, which may grow meanwhile; they are not compiled again.
        measure(job, fingerprint, worker, alone) times the candidate within ``alone()``.
        """
        building: dict[Worker, Job] = {}
        idle = list(self.pool.workers)
        more = True
        try:
            while True:
                while idle and more:
                    job = source()
                    if job is LATER:
                        break
                    more = job is not None
                    if more:
                        worker = idle.pop()
                        building[worker] = job
                        worker.begin(BUILD, job, frozenset(known), self.seed, timeout=BUILD_TIMEOUT)
                if not building and not more:
                    return
                if not building:
                    time.sleep(POLL)
                    continue
                for worker in wait(list(building)):
                    job = building.pop(worker)
                    finished = self._finish(job, worker, measure, known, list(building))
                    idle.append(worker)
                    yield finished
        finally:
            for worker in building:  # the search ended, or was interrupted, in mid-build
                worker.stop()

    def _finish(self, job: Job, worker: Worker, measure: Measure, known: Collection[str], others) -> Finished:
        built = worker.finish()
        if not built.ok:
            return Finished(job, built)
        made: Built = built.value
        if made.program in known or not made.compiled:
            if made.compiled:  # two workers lowered to the same program at the same time
                worker.call("tuning.worker:drop", job)
            return Finished(job, built, made.program, twin=True)
        busy = [*others, *(helper for helper in self.helpers if helper.busy)]
        alone = partial(paused, busy[max(0, cores() - self.threads) :])
        return Finished(job, measure(job, made.program, worker, alone), made.program)
