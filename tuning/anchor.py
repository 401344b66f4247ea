"""Drift during a search: a configuration among the fastest is timed again now and then, and tells the machine's pace.

A virtual machine can lose half of its speed for minutes. Trials of such a phase are marked with the pace, and compared
by what they would have taken without it; where the slow phase came first, the best of it are measured again. The finals
measure side by side in any case.
"""

from __future__ import annotations

import math
import time

from .build import Job
from .measure import Protocol, Timing
from .pool import Worker

EVERY = 8.0  # seconds between two looks, each a few trials long: about 2 % of the search
NOISE = 0.15  # of the pace: a slow phase costs more than that, and what a handful of short samples scatters by is less
TIMES = 3  # timings of a look: a disturbance passes, a slow phase does not
NEAR = 1.05  # times the best so far: fast enough to be the anchor where there is none
FASTER = 1.5  # an anchor is replaced by what is that much faster; seldom, since each change adds its own error
SURPRISE = 1.25  # times faster than the best so far: either a find, or the machine is faster than it was
AGAIN = "tuning.worker:again"


class Anchor:
    """One configuration, kept built in the worker that has it, and how slow the machine is now.

    pace: 2 is half as fast as in the fastest phase so far. The anchor is compared with itself alone, and with a look
    like any other: the trial that chose it was chosen for being fast, and any look would seem slow beside it. since:
    when the machine was last known to be in that phase, by time.monotonic.
    """

    def __init__(self) -> None:
        self.job: Job | None = None
        self.worker: Worker | None = None
        self.seconds: float | None = None
        self.pace = 1.0
        self.since = self.due = -math.inf
        self.quicker: tuple[float, float] | None = None

    def wanted(self, best: float, looked: bool) -> float:
        """The seconds below which a trial's configuration is to be kept as the anchor; `best`: the fastest so far.

        None replaces it in a slow phase, whose end only the anchor can tell, nor unless it was `looked` at just before:
        what is much faster than an old look may be so because the machine is.
        """
        if self.worker is None:
            return NEAR * best
        return self.seconds / FASTER if self.seconds and self.pace == 1.0 and looked else 0.0

    def doubt(self) -> None:
        """From now on the machine may be in another phase: look as soon as the worker that has the anchor is free."""
        self.since, self.due = time.monotonic(), -math.inf

    def faster(self) -> tuple[float, float] | None:
        """How many times faster than in any phase before the last look found the machine, and until when it was not so;
        told once."""
        found, self.quicker = self.quicker, None
        return found

    def hold(self, job: Job, worker: Worker) -> None:
        """`worker` has kept `job`: it is the anchor from now on."""
        self.job, self.worker, self.seconds = job, worker, None

    def look(self, worker: Worker, protocol: Protocol, seed: int) -> bool:
        """Time the anchor again if it is due and `worker` has it; whether that was done.

        Call it where nothing else of ours runs.
        """
        if worker is not self.worker or time.monotonic() < self.due:
            return False
        now = math.inf
        for _ in range(TIMES):
            timing: Timing | None = worker.call(AGAIN, self.job, protocol, seed).value
            if timing is None:  # the worker died since, or forgot it
                self.worker, self.pace = None, 1.0
                return False
            now = min(now, timing.seconds)
        self.seconds = self.seconds or now
        pace = now / self.seconds
        if pace < 1 - NOISE:
            self.seconds, self.quicker, pace = now, (1 / pace, self.since), 1.0
        self.since = time.monotonic()
        self.due = self.since + EVERY
        self.pace = 1.0 if pace - 1 < NOISE else round(pace, 3)
        return True

    def confirmed(self, worker: Worker, protocol: Protocol, seed: int) -> float:
        """The pace that what just ran in `worker` may be excused by: of the looks before and behind it the smaller.

        A phase may have ended since the last look. Where there is no second one, what is slow counts as slow.
        """
        before = self.pace
        if before == 1.0:
            return before
        self.doubt()
        return min(before, self.pace if self.look(worker, protocol, seed) else 1.0)
