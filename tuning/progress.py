"""What a tuning run knows while it works, and what it hands back."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from schedules.errors import ExplorerError

from .records.record import Record


@dataclass(frozen=True)
class Limits:
    """When to stop: after `seconds`, `trials`, once `ratio` times the first peer's speed is reached, or after
    `patience` trials without progress. None: no such limit."""

    seconds: float | None = 60.0
    trials: int | None = None
    ratio: float | None = None
    patience: int | None = None

    def __post_init__(self) -> None:
        """Raises ExplorerError("bad_limit") for one that no search could meet."""
        for name, given in asdict(self).items():
            if given is not None and not given > 0:
                raise ExplorerError("bad_limit", f"a limit of {given:g} {name}", "it must be more than 0")

    def reached(self, progress: Progress) -> str:
        """Why the run must stop now, "" if it need not."""
        if self.trials is not None and progress.trials >= self.trials:
            return f"{self.trials} trials"
        if self.seconds is not None and progress.searching >= self.seconds:
            return f"{self.seconds:g} seconds"
        if self.patience is not None and progress.since_best >= self.patience:
            return f"no progress for {self.patience} trials"
        if self.beaten(progress):
            return f"{progress.ratio:.2f} times the speed of {progress.peer}"
        return ""

    def beaten(self, progress: Progress) -> bool:
        """Whether the best is as far ahead of the first peer as was asked for."""
        return self.ratio is not None and progress.ratio is not None and progress.ratio >= self.ratio


@dataclass
class Progress:
    """What a run knows while it works; handed to the caller after every trial.

    started: when the run began, by time.monotonic. since: when its search went on, None while it rests; spent: seconds
    of search before that. deadline: when the search must end, if it must. peer: the first peer, and its time in
    seconds as measured in this run. curve: (seconds since the run began, best time) at each improvement. reused:
    configurations known from the log; twins: whose program was measured before.
    """

    schedule: str
    case: str
    started: float = field(default_factory=time.monotonic)
    since: float | None = None
    spent: float = 0.0
    deadline: float | None = None
    stage: str = "warming up"
    trials: int = 0
    reused: int = 0
    twins: int = 0
    best: Record | None = None
    since_best: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    messages: dict[str, str] = field(default_factory=dict)
    peer: str = ""
    peer_seconds: float | None = None
    curve: list[tuple[float, float]] = field(default_factory=list)
    done: int = 0
    total: int = 0

    @property
    def elapsed(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self.started

    @property
    def searching(self) -> float:
        """Seconds of search so far: without the pool's warming up."""
        return self.spent + (time.monotonic() - self.since if self.since is not None else 0.0)

    @property
    def left(self) -> float | None:
        """Seconds of search left, if it is limited."""
        return max(0.0, self.deadline - time.monotonic()) if self.deadline is not None else None

    def end_by(self, seconds: float | None) -> None:
        """The search has so many seconds from now on."""
        self.deadline = time.monotonic() + seconds if seconds is not None else None

    def go_on(self) -> None:
        """The clock of the search runs from now on."""
        self.since = time.monotonic()

    def pause(self) -> None:
        """It stands still until `go_on`."""
        self.spent, self.since = self.searching, None

    @property
    def rate(self) -> float:
        """Trials a second of search."""
        return self.trials / self.searching if self.searching else 0.0

    @property
    def ratio(self) -> float | None:
        """The best's speed over the first peer's, if both are known."""
        return self.peer_seconds / self.best.steady if self.peer_seconds and self.best else None

    def note(self, record: Record) -> None:
        """Count one trial."""
        self.trials += 1
        self.statuses[record.status] += 1
        if record.message and record.status != "ok":
            self.messages.setdefault(record.status, record.message)
        self.since_best += 1
        self.offer(record)

    def offer(self, record: Record) -> None:
        """Let a record be the best so far."""
        if record.status == "ok" and (self.best is None or record.steady < self.best.steady):
            self.best, self.since_best = record, 0
            self.curve.append((self.elapsed, record.steady))


@dataclass(frozen=True)
class Tuning:
    """What a run found. failures: status → count, with one real message each in `messages`.

    best: the winner of the finals, with its ratio to each peer; default: the hand-picked configuration measured in
    the same finals; reused: configurations known from the log, twins: whose program was measured before; neither was
    measured again. ready: seconds until the pool was warm; elapsed: of the whole run; rate: trials a second of search.
    curve: (seconds since the start, best time) at each improvement. stopped: why it ended.
    """

    operator: str
    case: str
    schedule: str
    device: str
    threads: int
    search: str
    trials: int
    reused: int
    twins: int
    ready: float
    elapsed: float
    rate: float
    failures: Mapping[str, int]
    messages: Mapping[str, str]
    best: Record | None
    default: Record | None
    curve: tuple[tuple[float, float], ...]
    stopped: str

    @property
    def exit_code(self) -> int:
        """0; 130 after Ctrl-C, as a shell expects; 2 if the disk was full."""
        return 130 if self.stopped == INTERRUPTED else 2 if self.stopped.startswith(FULL) else 0


INTERRUPTED = "interrupted"
FULL = "the disk is full"


def cut_short(stopped: str) -> bool:
    """Whether a run ended before its time: no finals then."""
    return stopped.startswith((INTERRUPTED, FULL))
