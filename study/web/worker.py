"""The page's hands: a few worker processes that do what may crash, one job each at a time, and can be cancelled."""

from __future__ import annotations

import queue
import threading
from contextlib import suppress
from typing import Any

from schedules.errors import ExplorerError
from tuning.pool import Pool, Worker

from . import JOBS
from .memory import Memory

TIMEOUT = 120.0
REMEMBERED = 256


class JobError(ExplorerError):
    """An error that a job handed back; `rendered` is TVM's report."""

    def __init__(self, document: dict[str, str]):
        super().__init__(document["code"], document["message"], document["hint"])
        self.rendered = document["rendered"]


class Hands:
    """Runs jobs of `study.web.jobs` by name in worker processes; answers are plain documents."""

    def __init__(self, size: int = 2):
        self.pool = Pool(size, 1, preload=(JOBS,))
        self.idle: queue.Queue[Worker] = queue.Queue()
        self.busy: dict[str, Worker] = {}
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
        """Run a job and wait for its document. `ticket` names it for `cancel`.

        Raises ExplorerError: JobError for what the job refused, "worker_crash" or "worker_timeout" for its end.
        """
        worker = self.idle.get()
        try:
            with self.lock:
                self.busy[ticket] = worker
            outcome = worker.call(f"{JOBS}:{job}", *arguments, timeout=TIMEOUT)
        finally:
            with self.lock:
                self.busy.pop(ticket, None)
            self.idle.put(worker)
        if not outcome.ok:
            hint = "the page goes on; try another step or case"
            raise ExplorerError(f"worker_{outcome.status}", f"{job}: {outcome.message}", hint)
        if "refused" in outcome.value:
            raise JobError(outcome.value["refused"])
        return outcome.value

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
        """Kill the worker that does the job with this ticket; whether there was one."""
        with self.lock:
            worker = self.busy.get(ticket) if ticket else None
        if worker is None or worker.process is None:
            return False
        worker.process.kill()
        return True

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
