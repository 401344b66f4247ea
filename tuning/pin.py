"""A library's threads on processors of their own, as TVM's are: two on one processor wait for each other."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

SPIN = 0.25  # seconds until every known thread pool (TVM 0.2, OpenBLAS 0.1, libgomp, libiomp 0.2) has gone to sleep
OBSERVED = 0.01  # seconds of calls after which it is plain which threads do the work


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


def spread(run: Callable[[], object], threads: int) -> list[int]:
    """Pin the calling thread and the threads-1 others that work most while `run` runs, one to a processor.

    Returns their thread ids. Nothing is pinned with one thread, on fewer processors than threads, and for a library
    that has not so many threads.
    """
    room = processors()
    if threads < 2 or len(room) < threads:
        return []
    time.sleep(SPIN)  # what another library's threads do by then is no work of this one
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


def _running() -> dict[int, float]:
    """Seconds that each thread of this process has run."""
    times = {}
    for task in Path("/proc/self/task").iterdir():
        with suppress(OSError):  # it has ended
            times[int(task.name)] = int((task / "schedstat").read_text().split()[0]) / 1e9
    return times


def _siblings(cpu: int) -> str:
    """The processors of cpu's core, as Linux writes them; the processor itself where it does not say."""
    try:
        return Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list").read_text()
    except OSError:
        return str(cpu)
