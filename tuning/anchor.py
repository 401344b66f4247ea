"""Drift during a search: the fastest configuration so far is timed again now and then, and tells the machine's pace.

A virtual machine can lose half of its speed for minutes. Trials of such a phase are marked with the pace, and compared
by what they would have taken at the pace of the best one's own trial; the finals measure side by side in any case.
"""

from __future__ import annotations

import time

from .build import Job
from .measure import Protocol, Timing
from .pool import Worker

EVERY = 8.0  # seconds between two looks, each about one trial long: 1 to 2 % of the search
NOISE = 0.04  # of the pace: less than that is what one handful of samples scatters by
AGAIN = "tuning.worker:again"


class Anchor:
    """The incumbent, where it is kept built, and how slow the machine is now: `pace` 2 is half as fast as then."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.worker: Worker | None = None
        self.seconds = 0.0
        self.pace = 1.0
        self.looked = 0.0

    def hold(self, job: Job, worker: Worker, seconds: float) -> None:
        """`job` is the incumbent from now on: `worker` has it, and it takes `seconds` at pace 1."""
        self.job, self.worker, self.seconds = job, worker, seconds
        self.looked = time.monotonic()

    def look(self, worker: Worker, protocol: Protocol, seed: int) -> bool:
        """Time the incumbent again if it is due and `worker` has it; whether that was done.

        Call it where nothing else of ours runs.
        """
        if worker is not self.worker or time.monotonic() - self.looked < EVERY:
            return False
        self.looked = time.monotonic()
        timing: Timing | None = worker.call(AGAIN, self.job, protocol, seed).value
        if timing is None:  # the worker died since, or forgot it: the next incumbent is the next anchor
            self.worker = None
            return False
        pace = timing.seconds / self.seconds
        self.pace = 1.0 if abs(pace - 1) < NOISE else round(pace, 3)
        return True
