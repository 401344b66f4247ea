"""Candidates built and checked once on the warm pool, for the tests of a ladder."""

from __future__ import annotations

from collections.abc import Sequence

from tuning.build import Job
from tuning.pool import Pool


def checked(pool: Pool, jobs: Sequence[Job]) -> list[tuple[Job, str]]:
    """Each job with what is wrong with it on this processor: a status and its message, "" for nothing."""
    done = pool.map("tuning.worker:check_once", [(job,) for job in jobs], timeout=120.0)
    return [(job, "" if o.ok else f"{o.status}: {o.message}") for job, o in zip(jobs, done, strict=True)]
