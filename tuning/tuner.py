"""Tuning: one task until its limits are reached, or several that share the time by what more of it promises."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace

from schedules.core import Case, Schedule
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from .pipeline import pool_for
from .pool import Pool
from .progress import FULL, INTERRUPTED, Limits, Tuning, cut_short
from .run import Run, Watch
from .store import Store
from .task import FINALISTS, Options, Task
from .turns import Share, most_promising
from .worker import Peer

__all__ = ["FINALISTS", "Options", "Task", "Tunings", "Watch", "tune", "tune_all"]

TURNS = 6  # that a task has on average, if time allows
SHORTEST, LONGEST = 4.0, 30.0  # seconds of a turn: a score of trials at least
FEWEST = 4  # trials of a turn, where their number is limited
DEFAULT_LIMITS = Limits()


def tune(
    schedule: Schedule,
    case: Case,
    device: Device,
    store: Store,
    *,
    limits: Limits = DEFAULT_LIMITS,
    peers: Mapping[str, Peer] | None = None,
    workers: int | None = None,
    watch: Watch = lambda progress: None,
    **options,
) -> Tuning:
    """Search `schedule`'s space on `case` and record every trial in `store`; the best is promoted.

    Configurations that the log already knows (with the same versions and sources) are not measured again, nor are
    programs that another configuration lowered to. Ctrl-C or a full disk ends the search and keeps what is known.
    options: the fields of `Options`. Raises ExplorerError if the rung does not fit, or for an unknown search.
    """
    run = Run(Task(schedule, case, peers or {}), device, store, limits, Options(**options), watch)

    def search() -> str:
        run.get_ready(pool)
        run.progress.end_by(limits.seconds)
        return run.search_with(pool)

    with pool_for(run.threads, isinstance(device, Cpu), workers) as pool, closing(run):
        stopped = _guarded(search)
    return run.result(stopped)


@dataclass(frozen=True)
class Tunings:
    """What a run of several tasks found, and why it ended. untried: cases that no time was left for."""

    tunings: tuple[Tuning, ...]
    untried: tuple[str, ...]
    stopped: str

    @property
    def exit_code(self) -> int:
        """As of one tuning: 130 after Ctrl-C, 2 if the disk was full."""
        return 130 if self.stopped == INTERRUPTED else 2 if cut_short(self.stopped) else 0


def tune_all(
    tasks: Sequence[Task],
    device: Device,
    store: Store,
    *,
    limits: Limits = DEFAULT_LIMITS,
    workers: int | None = None,
    watch: Watch = lambda progress: None,
    **options,
) -> Tunings:
    """Search several tasks with one pool, turn by turn; the next turn is the task's that promises the largest gain.

    limits: seconds and trials hold for all together, ratio and patience end single tasks. Everything else as `tune`.
    """
    single = replace(limits, seconds=None, trials=None)
    threads = device.threads if isinstance(device, Cpu) else 1
    with ExitStack() as stack:
        pool = stack.enter_context(pool_for(threads, isinstance(device, Cpu), workers))
        runs = [Run(task, device, store, single, Options(**options), watch) for task in tasks]
        shares = [Share(stack.enter_context(closing(run)), task.weight) for run, task in zip(runs, tasks, strict=True)]
        stopped = _guarded(lambda: _share_out(shares, pool, limits))
    tried = [share for share in shares if share.turns]
    found = tuple(share.run.result(stopped if cut_short(stopped) else share.stopped or stopped) for share in tried)
    return Tunings(found, tuple(share.run.case.label for share in shares if not share.turns), stopped)


def _share_out(shares: Sequence[Share], pool: Pool, limits: Limits) -> str:
    """Give turns until a limit of all is reached or every task has stopped; returns which it was."""
    seconds, most = limits.seconds or math.inf, limits.trials or sys.maxsize
    turn = max(SHORTEST, min(LONGEST, seconds / (TURNS * len(shares))))
    some = max(FEWEST, most // (TURNS * len(shares)))
    while open_shares := [share for share in shares if not share.stopped]:
        left = seconds - sum(share.run.progress.searching for share in shares)
        trials = most - sum(share.run.progress.trials for share in shares)
        if left <= 0:
            return f"{seconds:g} seconds"
        if trials <= 0:
            return f"{most} trials"
        share = most_promising(open_shares)
        run = share.run
        if not share.turns:
            run.get_ready(pool)
        run.limits = replace(run.limits, trials=run.progress.trials + min(some, trials))
        run.progress.end_by(left if limits.seconds else None)
        reason = run.search_with(pool, min(turn, left))
        share.took_turn("" if run.progress.trials >= run.limits.trials else reason)
    return "every task has stopped"


def _guarded(search: Callable[[], str]) -> str:
    """Why `search` stopped: its own answer, or Ctrl-C or a full disk."""
    try:
        return search()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ExplorerError as error:
        if error.code != "disk_full":
            raise
        return f"{FULL}: {error.message}; {error.hint}"
