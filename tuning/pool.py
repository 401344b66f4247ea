"""Worker processes: warm start, one call each at a time, a deadline, and crashes that stay in the worker.

Workers fork from a server that has imported TVM once. Calls name a function as ``module:function`` and take
plain data, since schedules are generators and do not pickle. The parent never runs a candidate itself.
"""

from __future__ import annotations

import ctypes
import importlib
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection
from typing import Any

from schedules.errors import ExplorerError

from . import forkserver, shared
from .build import first_line
from .threads import rest

MEMORY = "EXPLORER_MEMORY"  # environment of a worker: bytes of address space it may have
PR_SET_PDEATHSIG = 1  # linux/prctl.h


@dataclass(frozen=True)
class Outcome:
    """What became of a call: status "ok" with a value, or one of the record's statuses with a message.

    spent: the process cannot be used any more, since its GPU context has failed.
    """

    status: str
    value: Any = None
    message: str = ""
    spent: bool = False

    @property
    def ok(self) -> bool:
        return self.status == "ok"


def start_for(kind: str) -> str:
    """How workers for a kind of device start."""
    return "spawn" if kind == "cuda" else "forkserver"


class Failure(Exception):
    """Raised inside a worker to report a status of its own, such as "wrong"; spent: the process is of no more use."""

    def __init__(self, status: str, message: str, spent: bool = False):
        super().__init__(message)
        self.status, self.spent = status, spent


class Worker:
    """One process that answers calls in order. Killed and started anew after a crash or a missed deadline.

    start: "forkserver" forks from a server that has imported TVM; "spawn" imports anew, which CUDA needs (a process
    forked from one that has seen the driver cannot use the device). preload: modules that the server imports too, if
    this worker is the first to need one.
    """

    def __init__(
        self,
        threads: int,
        environment: dict[str, str] | None = None,
        start: str = "forkserver",
        preload: Sequence[str] = (),
    ):
        self.start, self.preload = start, preload
        self.threads = threads
        self.environment = {"TVM_NUM_THREADS": str(threads), "OMP_NUM_THREADS": str(threads), **(environment or {})}
        self.process: multiprocessing.Process | None = None
        self.pipe: connection.Connection | None = None
        self.deadline = 0.0
        self.paused = 0.0
        self.busy = False

    def begin(self, function: str, *arguments: Any, timeout: float = 60.0) -> None:
        """Start a call; `finish` (or `wait`) has its outcome."""
        if self.busy:
            raise RuntimeError("the worker has a call in flight")
        if self.process is None or not self.process.is_alive():
            self._spawn()
        self.deadline = time.monotonic() + timeout
        self.busy = True
        with suppress(OSError):  # it died between the calls: `finish` meets the end of the pipe and reports the crash
            self.pipe.send((function, arguments))

    def finish(self) -> Outcome:
        """Wait for the call in flight until its deadline and return its outcome."""
        try:
            if not self.pipe.poll(max(0.0, self.deadline - time.monotonic())):
                self.stop()
                return Outcome("timeout", message="no answer before the deadline; the worker was killed")
            outcome = self.pipe.recv()
            if outcome.spent:
                self.stop()
            return outcome
        except (EOFError, OSError):
            return Outcome("crash", message=self._cause_of_death())
        finally:
            self.busy = False

    @property
    def answered(self) -> bool:
        """Whether `finish` would not wait: the call has ended, or its deadline has passed."""
        try:
            return self.deadline <= time.monotonic() or self.pipe.poll(0)
        except OSError:
            return True

    def call(self, function: str, *arguments: Any, timeout: float = 60.0) -> Outcome:
        """Run ``module:function`` with `arguments` in the worker and wait for it."""
        self.begin(function, *arguments, timeout=timeout)
        return self.finish()

    def rest(self) -> bool:
        """Wait until none of its threads spins any more, at most two seconds; whether they came to rest."""
        return self.process is None or rest(self.process.pid)

    def pause(self) -> None:
        """Take the process off its cores until `resume`; its deadline waits too."""
        self.paused = time.monotonic()
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let a paused process go on."""
        self._signal(signal.SIGCONT)
        self.deadline += time.monotonic() - self.paused

    def _signal(self, number: int) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):  # it died: its caller meets the end of the pipe
                os.kill(self.process.pid, number)

    def stop(self) -> None:
        """Kill the process; the next call starts a fresh one."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
        self.process = None
        self.busy = False

    def _spawn(self) -> None:
        context = multiprocessing.get_context(self.start)
        if self.start == "forkserver":
            forkserver.begin(self.preload)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, self.environment), daemon=True)
        with _no_main():
            self.process.start()
        theirs.close()

    def _cause_of_death(self) -> str:
        self.process.join(5)
        code = self.process.exitcode
        self.stop()
        if code is not None and code < 0:
            memory = " (out of memory, if nobody else sent it)" if code == -signal.SIGKILL else ""
            return f"the worker was killed by {signal.Signals(-code).name}{memory}"
        return f"the worker ended with exit code {code}"


class Pool:
    """`size` workers. Used as a context manager; leaving it kills them.

    Those for a GPU ("spawn") share a case's arrays on the host. On the host itself kernels run on them, and memory of
    their own is faster: it has huge pages.
    """

    def __init__(
        self,
        size: int,
        threads: int,
        environment: dict[str, str] | None = None,
        start: str = "forkserver",
        preload: Sequence[str] = (),
    ):
        if size < 1:
            raise ExplorerError("bad_pool", f"a pool of {size} workers cannot work", "ask for at least 1")
        self.folder = shared.new_folder() if start == "spawn" else None
        environment = {**(environment or {}), **({shared.FOLDER: self.folder} if self.folder else {})}
        self.workers = [Worker(threads, environment, start, preload) for _ in range(size)]

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.stop()
        if self.folder:
            shared.remove(self.folder)

    def warm(self, timeout: float = 60.0) -> None:
        """Return once every worker has imported what it needs."""
        self.map("tuning.worker:ready", [()] * len(self.workers), timeout=timeout)

    def map(self, function: str, arguments: Sequence[tuple], timeout: float = 60.0) -> list[Outcome]:
        """Run the calls on all workers, each as it comes free; outcomes in the order of `arguments`."""
        outcomes: list[Outcome | None] = [None] * len(arguments)
        for index, outcome, _ in self.imap(function, arguments, timeout):
            outcomes[index] = outcome
        return outcomes

    def imap(
        self, function: str, arguments: Sequence[tuple], timeout: float = 60.0
    ) -> Iterable[tuple[int, Outcome, Worker]]:
        """Like `map`, but yields (index, outcome, worker) as the calls end."""
        yield from imap(self.workers, function, arguments, timeout)


def imap(
    workers: Sequence[Worker], function: str, arguments: Sequence[tuple], timeout: float = 60.0
) -> Iterator[tuple[int, Outcome, Worker]]:
    """Run the calls on `workers`, each as it comes free; yields (index, outcome, worker) as the calls end."""
    waiting = list(enumerate(arguments))[::-1]
    running: dict[Worker, int] = {}
    while waiting or running:
        for worker in workers:
            if waiting and worker not in running:
                index, call = waiting.pop()
                worker.begin(function, *call, timeout=timeout)
                running[worker] = index
        for worker in wait(list(running)):
            yield running.pop(worker), worker.finish(), worker


def wait(workers: Sequence[Worker]) -> list[Worker]:
    """The workers whose call has ended or whose deadline has passed; waits until there is one."""
    nearest = min(w.deadline for w in workers)
    ready = connection.wait([w.pipe for w in workers], max(0.0, nearest - time.monotonic()))
    now = time.monotonic()
    return [w for w in workers if w.pipe in ready or w.deadline <= now]


@contextmanager
def _no_main() -> Iterator[None]:
    """Keep a new process from importing the main module: workers look everything up by name.

    It would cost each of them the imports of the command line, and a script without the guard
    ``if __name__ == "__main__"`` would run a second time in there.
    """
    main = sys.modules["__main__"]
    hidden = {name: getattr(main, name) for name in ("__file__", "__spec__") if hasattr(main, name)}
    for name in hidden:
        setattr(main, name, None)
    try:
        yield
    finally:
        for name, value in hidden.items():
            setattr(main, name, value)


@contextmanager
def paused(workers: Sequence[Worker]) -> Iterator[None]:
    """Nothing of `workers` runs within the block."""
    for worker in workers:
        worker.pause()
    try:
        yield
    finally:
        for worker in workers:
            worker.resume()


def _serve(pipe: connection.Connection, environment: dict[str, str]) -> None:
    """The worker's loop: one call after another until the parent goes away."""
    # The fork server ends with the parent, even if that is killed; a paused or hanging worker must not outlive it.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.environ.update(environment)
    if MEMORY in environment:
        resource.setrlimit(resource.RLIMIT_AS, (int(environment[MEMORY]),) * 2)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle; it ends us by closing the pipe
    while True:
        try:
            function, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(_answer(function, arguments))


def _answer(function: str, arguments: tuple) -> Outcome:
    module, _, name = function.partition(":")
    try:
        return Outcome("ok", getattr(importlib.import_module(module), name)(*arguments))
    except Failure as failure:
        return Outcome(failure.status, message=str(failure), spent=failure.spent)
    except ExplorerError as error:
        status = "build_error" if error.code in ("build_error", "schedule_error", "unfit") else "run_error"
        return Outcome(status, message=error.message)
    except MemoryError as error:
        return Outcome("run_error", message=f"out of memory: {error}")
    except Exception as error:  # a candidate may raise anything; it is data, not our failure
        return Outcome("run_error", message=f"{type(error).__name__}: {first_line(error)}")
