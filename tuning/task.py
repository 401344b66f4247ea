"""What a run searches, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from schedules.core import Case, Schedule, Value
from schedules.errors import ExplorerError

from .worker import Peer

FINALISTS = 8  # fastest configurations measured again, beside the default, the recorded best and the peers
RUN_TIMEOUT = 120.0


@dataclass(frozen=True)
class Task:
    """What to search: one schedule's space on one case, and what it is measured beside.

    weight: how much a gain counts against the same gain of other tasks.
    """

    schedule: Schedule
    case: Case
    peers: Mapping[str, Peer] = field(default_factory=dict)
    weight: float = 1.0


@dataclass(frozen=True)
class Options:
    """How to search, the same for all tasks of a run.

    withhold: do not start from the hand-picked configuration or the nearest recorded one. values: search only these
    values of some parameters. finalists: 0 leaves the finals out, which an exhaustive record of a space does not need.
    run_timeout: seconds that a candidate may take to be checked and timed.
    """

    search: str = "local"
    seed: int = 0
    cache: str = "warm"
    load: tuple[str, ...] = ()
    withhold: bool = False
    values: Mapping[str, Sequence[Value | None]] = field(default_factory=dict)
    finalists: int = FINALISTS
    run_timeout: float = RUN_TIMEOUT

    def __post_init__(self) -> None:
        """Raises ExplorerError("bad_finalists")."""
        if self.finalists < 0:
            raise ExplorerError("bad_finalists", f"{self.finalists} finalists", "0 leaves the finals out")
