"""The page's hands: a few worker processes that do what may crash, one job each at a time, and can be cancelled."""

from __future__ import annotations

import queue
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from schedules.errors import ExplorerError
from tuning.pool import Pool, Worker

from . import JOBS
from .memory import Memory

TIMEOUT = 120.0
LOOK = 0.2  # seconds between looks at whether what waits for a worker was cancelled
REMEMBERED = 256
DOING = {"compiled": "compiling", "passed": "compiling pass by pass"}


class JobError(ExplorerError):
    """An error that a job handed back; `rendered` is TVM's report."""

    def __init__(self, document: dict[str, str]):
        super().__init__(document["code"], document["message"], document["hint"])
        self.rendered = document["rendered"]


@dataclass
class Errand:
    """A job on its way: the worker that does it, None while all are busy."""

    job: str
    worker: Worker | None = None
    cancelled: bool = False


class Hands:
    """Runs jobs of `study.web.jobs` by name in worker processes; answers are plain documents."""

    def __init__(self, size: int = 2):
        self.pool = Pool(size, 1, preload=(JOBS,))
        self.idle: queue.Queue[Worker] = queue.Queue()
        self.going: dict[str, Errand] = {}
        self.lock = threading.Lock()
        self.known = Memory(REMEMBERED)
        self.closed = False
        for worker in self.pool.workers:
            self.idle.put(worker)
        # A worker takes seconds to import TVM and the operators.
        self.warming = [threading.Thread(target=self._warm_up, daemon=True) for _ in self.pool.workers]
        for thread in self.warming:
            thread.start()

    def call(self, job: str, *arguments: Any, ticket: str = "") -> dict[str, Any]:
        """Run a job and wait for its document. `ticket` names it for `cancel` and `state`.

        Raises ExplorerError: JobError for what the job refused, "cancelled", "worker_crash" or "worker_timeout" for its
        end.
        """
        errand = Errand(job)
        with self.lock:
            self.going[ticket] = errand
        try:
            worker = self._worker_for(errand)
            try:
                errand.worker = worker
                outcome = worker.call(f"{JOBS}:{job}", *arguments, timeout=TIMEOUT)
            finally:
                self.idle.put(worker)
        finally:
            with self.lock:
                self.going.pop(ticket, None)
        if errand.cancelled:
            raise ExplorerError("cancelled", "cancelled", "press the button again to start anew")
        if not outcome.ok:
            hint = "the page goes on; try another step or case"
            raise ExplorerError(f"worker_{outcome.status}", f"{job}: {outcome.message}", hint)
        if "refused" in outcome.value:
            raise JobError(outcome.value["refused"])
        return outcome.value

    def _worker_for(self, errand: Errand) -> Worker:
        """The next idle worker. Raises ExplorerError("cancelled") if nobody waits for the errand any more."""
        while not errand.cancelled:
            with suppress(queue.Empty):
                return self.idle.get(timeout=LOOK)
        raise ExplorerError("cancelled", "cancelled", "press the button again to start anew")

    def remembered(self, job: str, *arguments: Any, ticket: str = "") -> dict[str, Any]:
        """Like `call`; the same arguments are answered from memory: a job depends on nothing else."""
        document = self.recalled(job, *arguments)
        if document is None:
            document = self.known.put(repr((job, arguments)), self.call(job, *arguments, ticket=ticket))
        return document

    def recalled(self, job: str, *arguments: Any) -> dict[str, Any] | None:
        """What `remembered` answered to these arguments, None if it was not asked or that is forgotten."""
        return self.known.get(repr((job, arguments)))

    def cancel(self, ticket: str) -> bool:
        """Kill the worker that does the job with this ticket, or let it wait no longer; whether there was one."""
        with self.lock:
            errand = self.going.get(ticket) if ticket else None
            if errand is None:
                return False
            errand.cancelled = True
            process = errand.worker and errand.worker.process
        if process is not None:
            process.kill()
        return True

    def state(self, ticket: str) -> dict[str, Any]:
        """What the job with this ticket waits for or does; empty if there is none."""
        with self.lock:
            errand = self.going.get(ticket) if ticket else None
        if errand is None:
            return {}
        waits = f"waiting: all {len(self.pool.workers)} workers of the page have something to do"
        return {"name": waits if errand.worker is None else DOING.get(errand.job, errand.job), "done": 0, "total": 0}

    def _warm_up(self) -> None:
        with suppress(ExplorerError):  # the first request will say what is wrong
            self.call("ready")

    def wait_until_warm(self) -> bool:
        """Wait until the workers have imported what they need, or failed to; whether they are still to be used."""
        for thread in self.warming:
            thread.join()
        return not self.closed

    def close(self) -> None:
        """Kill the workers."""
        self.closed = True
        for worker in self.pool.workers:
            with suppress(AttributeError):  # one that is just being started: it ends with this process
                worker.stop()
