"""Times for the steps of a study, interleaved in one run so that they can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tuning.build import Job
from tuning.compare import compare

ROUNDS = 7


def step_seconds(
    job: Job, steps: Sequence[int], progress: Callable[[str, int, int], None] = lambda name, done, total: None
) -> dict[int, float | None]:
    """Median seconds of each of a rung's steps, all of which can be compiled; None for one that failed.

    `job` is the whole rung's; its device must be present.
    """
    jobs = {str(step): replace(job, step=step) for step in steps}
    ran = compare(jobs, job.target_device, rounds=ROUNDS, progress=progress)
    return {step: ran.seconds(str(step)) for step in steps}
