"""A worker's threads: at rest between turns, and a library's on processors of their own, as TVM's are.

Pools of threads spin before they sleep (TVM's up to 0.3 s, OpenBLAS', libgomp's and libiomp's less): whoever has the
next turn shares a processor with them. Two threads of one pool left on one processor wait for each other.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import tvm

T = TypeVar("T")
LOOK = 2e-3  # seconds between two looks at threads that may still spin
OBSERVED = 0.01  # seconds of calls after which it is plain which threads do the work


def rest(process: int, limit: float = 2.0) -> bool:
    """Wait until no thread of `process` but the calling one runs or wants to; False if some still do at the limit.

    limit: in seconds.
    """
    end = time.monotonic() + limit
    quiet = 0
    while quiet < 2:
        if time.monotonic() > end:
            return False
        quiet = 0 if _wants_to_run(process) else quiet + 1
        time.sleep(LOOK)
    return True


def spread(run: Callable[[], object], threads: int) -> list[int]:
    """Pin the calling thread and the threads-1 others that work most while `run` runs, one to a processor.

    Returns their thread ids. Nothing is pinned with one thread, on fewer processors than threads, and for a library
    that has not so many threads.
    """
    room = processors()
    if threads < 2 or len(room) < threads:
        return []
    rest(os.getpid())  # what another library's threads still do is no work of this one
    before = _running()
    end = time.perf_counter() + OBSERVED
    run()
    while time.perf_counter() < end:
        run()
    me = threading.get_native_id()
    spent = {thread: seconds - before.get(thread, 0.0) for thread, seconds in _running().items() if thread != me}
    busiest = [me, *sorted(spent, key=spent.get, reverse=True)[: threads - 1]]
    if len(busiest) < threads:
        return []
    for thread, cpu in zip(busiest, room, strict=False):
        with suppress(ProcessLookupError):  # it has ended
            os.sched_setaffinity(thread, {cpu})
    return busiest


def start_threads() -> None:
    """Let TVM start the pool of the calling thread and pin its threads, if it has not: a first kernel would do it.

    TVM confines the caller to as many processors as its pool has threads, the same ones in every process: workers that
    build side by side would share a few and leave the others idle. The caller stays as free as it was.
    """
    mine = os.sched_getaffinity(0)
    tvm.runtime.num_threads()
    os.sched_setaffinity(0, mine)


@contextmanager
def apart() -> Iterator[None]:
    """Within it the calling thread runs where no other thread of this process is pinned, if there is such a place.

    TVM pins the threads of its pool and leaves the caller free. Where they sleep between calls, as in a search, the
    caller may wake on a processor that one of them is pinned to, and both share it: half the speed with two threads.
    """
    mine = os.sched_getaffinity(0)
    free = mine - pinned()
    if not free or free == mine:
        yield
        return
    os.sched_setaffinity(0, free)
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def pinned() -> set[int]:
    """The processors that are the only one of some thread of this process."""
    masks = _of_threads("self", lambda task: os.sched_getaffinity(int(task.name))).values()
    return set().union(*(mask for mask in masks if len(mask) == 1))


@lru_cache(maxsize=1)
def processors() -> tuple[int, ...]:
    """The processors this process had at the first call, one of every core before any core's second."""
    return by_core(sorted(os.sched_getaffinity(0)), _siblings)


def by_core(available: Sequence[int], siblings: Callable[[int], str]) -> tuple[int, ...]:
    """`available` in an order that takes every core once before any core twice; siblings: names a processor's core."""
    seen: dict[str, int] = {}
    turns = {}
    for cpu in available:
        core = siblings(cpu)
        turns[cpu] = seen[core] = seen.get(core, -1) + 1
    return tuple(sorted(available, key=lambda cpu: (turns[cpu], cpu)))


def _siblings(cpu: int) -> str:
    """The processors of cpu's core, as Linux writes them; the processor itself where it does not say."""
    try:
        return Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list").read_text()
    except OSError:
        return str(cpu)


def _of_threads(process: int | str, look: Callable[[Path], T]) -> dict[int, T]:
    """What `look` finds in the folder of each thread of `process` in /proc, by the thread's id."""
    found = {}
    with suppress(OSError):  # the process has ended
        for task in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):  # the thread has ended
                found[int(task.name)] = look(task)
    return found


def _running() -> dict[int, float]:
    """Seconds that each thread of this process has run."""
    return _of_threads("self", lambda task: int((task / "schedstat").read_text().split()[0]) / 1e9)


def _wants_to_run(process: int) -> bool:
    """Whether a thread of `process` other than the calling one is running or runnable (state R)."""
    me = threading.get_native_id()
    states = _of_threads(process, lambda task: (task / "stat").read_text().rpartition(")")[2].split()[0])
    return any(state == "R" for thread, state in states.items() if thread != me)
