"""How tasks share the time of a run: the next turn goes to the one that promises the largest gain.

The estimate is that of Ansor's and MetaSchedule's task scheduler (Zheng et al., "Ansor", OSDI 2020, section 6), on the
logarithm of a task's time: a gain of 1 % counts the same for a small case as for a large one, times the task's weight.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from schedules.core import find_operator

from .run import Run

RECENT = 0.2  # weight of what the last turn brought; the rest is what may still be hoped for
BEHIND = 2.0  # a task whose speed is below 1/BEHIND of the fastest one's can be expected to catch up


@dataclass
class Share:
    """One task's part: its run, how many turns it had, its best time before and after the last one."""

    run: Run
    weight: float = 1.0
    turns: int = 0
    before: float | None = None
    best: float | None = None
    stopped: str = ""

    def took_turn(self, stopped: str) -> None:
        """Note what a turn brought, and why the task has stopped, if it has."""
        best = self.run.progress.best
        self.turns += 1
        self.before, self.best = self.best, best.steady if best else None
        self.stopped = stopped

    @property
    def speed(self) -> float:
        """Operations (bytes, where there are none) a second of the best so far; 0 without one."""
        work = find_operator(self.run.case.operator).work(self.run.case)
        return (work.flops or work.bytes) / self.best if self.best else 0.0


def promise(share: Share, fastest: float) -> float:
    """The expected relative gain of one more turn; `fastest`: the highest speed among all tasks."""
    if not share.turns or not share.best:
        return math.inf if not share.turns else share.weight / share.turns
    recent = math.log(share.before / share.best) if share.before else 0.0
    hope = max(1 / share.turns, 1 - BEHIND * share.speed / fastest)
    return share.weight * (RECENT * recent + (1 - RECENT) * hope)


def most_promising(shares: Sequence[Share]) -> Share:
    """The task to go on with; those that had no turn yet come first, in order."""
    fastest = max(share.speed for share in shares)
    return max(shares, key=lambda share: promise(share, fastest))
