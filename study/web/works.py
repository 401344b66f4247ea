"""Long work of the page: how far it is, and a way to stop it between two turns."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from schedules.errors import ExplorerError

Progress = Callable[[str, int, int], None]


@dataclass
class Work:
    """One piece of work: what is being done, and how much of how much."""

    name: str = ""
    done: int = 0
    total: int = 0
    cancelled: bool = False


class Works:
    """The work going on, by the tickets that the page's scripts made up. Only one measurement runs at a time."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.going: dict[str, Work] = {}
        self.measuring = threading.Lock()

    def measure(self, ticket: str, job: Callable[[Progress], Any]) -> Any:
        """Run `job` with a progress callback that ends it once it is cancelled. Raises ExplorerError("cancelled")."""
        work = Work("waiting for another measurement")
        with self.lock:
            self.going[ticket] = work

        def progress(name: str, done: int, total: int) -> None:
            work.name, work.done, work.total = name, done, total
            if work.cancelled:
                raise ExplorerError("cancelled", "cancelled", "reload to see what is recorded")

        try:
            with self.measuring:  # two at once would time each other
                progress("starting", 0, 0)
                return job(progress)
        finally:
            with self.lock:
                self.going.pop(ticket, None)

    def cancel(self, ticket: str) -> bool:
        """Let the work end after its current turn; whether there is such work."""
        with self.lock:
            work = self.going.get(ticket) if ticket else None
        if work is not None:
            work.cancelled = True
        return work is not None

    def state(self, ticket: str) -> dict[str, Any]:
        """How far the work is; empty if there is none of that ticket."""
        with self.lock:
            work = self.going.get(ticket)
        return {"name": work.name, "done": work.done, "total": work.total} if work else {}
