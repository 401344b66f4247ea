"""TVM's MetaSchedule: it makes the space itself, from rules, and breeds candidates in it with an XGBoost cost model.

Shao et al., "Tensor Program Optimization with Probabilistic Programs" (2022). The search runs in a process of its own
(`_evolution`), begun while the pool of workers warms up; a batch is proposed while the one before is measured. A
candidate is a trace; building, checking, measuring and recording it is the tuner's, as for any other strategy.
"""

from __future__ import annotations

import os
import uuid
from typing import Any

from schedules.core import Space
from schedules.errors import ExplorerError

from ..pool import Outcome
from ..records.record import candidate
from . import Context, Search, Traced

PROCESS = "tuning.search._evolution"
FIRST = 8  # candidates in the first batch: few, so that measuring begins early
BATCH = 24
LOW = 12  # a new batch is asked for when fewer are left
TIMEOUT = 180.0
RESTARTS = 2  # of the process that searches, should it crash


class Auto:
    """Proposes traces. `pending`: an empty answer means "not yet"; `ended`: why there are no more."""

    def __init__(self, context: Context, seed: int, tensor: bool):
        if context.job is None:
            hint = "choose another strategy: this one makes its own space, from a program"
            raise ExplorerError("no_program", "auto cannot search a space of parameters", hint)
        self.worker = context.trainer.worker
        self.begin = (context.job, seed, tensor, len(os.sched_getaffinity(0)))
        self.ticket = ""
        self.queue = [trace for trace in context.known if trace is not None]
        self.seen = {_name(trace) for trace in self.queue}
        self.told: list[tuple[Any, float | None]] = []
        self.sent = 0
        self.restarts = 0
        self.ended = ""
        self._begin()

    @property
    def pending(self) -> bool:
        """Whether candidates may still come although `ask` has none now."""
        return not self.ended

    def ask(self, count: int) -> list[Traced]:
        self._advance()
        given, self.queue = self.queue[:count], self.queue[count:]
        return [Traced(trace) for trace in given]

    def tell(self, proposal: Traced, seconds: float | None) -> None:
        self.told.append((proposal.trace, seconds))

    def _begin(self) -> None:
        self.ticket, self.sent = uuid.uuid4().hex, 0
        self.worker.begin(f"{PROCESS}:begin", self.ticket, *self.begin, FIRST, timeout=TIMEOUT)

    def _advance(self) -> None:
        """Take what the process has found, and keep it searching ahead of what is measured."""
        if self.worker.busy:
            if not self.worker.answered:
                return
            self._take(self.worker.finish())
        if not self.worker.busy and not self.ended and len(self.queue) < LOW:
            news, self.sent = self.told[self.sent :], len(self.told)
            self.worker.begin(f"{PROCESS}:go_on", self.ticket, news, BATCH, timeout=TIMEOUT)

    def _take(self, outcome: Outcome) -> None:
        if outcome.ok:
            fresh = [trace for trace in outcome.value.traces if _name(trace) not in self.seen]
            self.seen |= {_name(trace) for trace in fresh}
            self.queue += fresh
            self.ended = outcome.value.ended
        elif outcome.status == "build_error":
            raise ExplorerError("no_rules", outcome.message, "write a rung for it, or choose another strategy")
        elif self.restarts < RESTARTS:
            self.restarts += 1
            self._begin()
        else:
            self.ended = f"the search's own process failed: {outcome.message}"


def _name(trace: Any) -> str:
    return candidate({}, trace)


def make(space: Space, start: list, seed: int, context: Context) -> Search:
    return Auto(context, seed, tensor=False)
