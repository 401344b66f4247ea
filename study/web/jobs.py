"""What the page has done in its worker: replays, compiles and forks, from plain data to plain data.

A primitive may abort the process and a compiler may run out of memory, so nothing of it happens where the page lives.
An error that a person can mend comes back as ``{"refused": …}``, with TVM's own report where there is one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from schedules import core
from schedules.core import Config
from schedules.device import Device, from_json
from schedules.errors import ExplorerError

from .. import fork, html, model
from ..beside import beside
from ..code import code, views
from ..insight import insight_of
from ..passes import passes

Document = dict[str, Any]


@dataclass(frozen=True)
class Subject:
    """A rung on a case and device, as plain data. traced: what was found instead, where `rung` names a trace."""

    operator: str
    kind: str
    rung: str
    case: str
    device: dict[str, Any]
    config: Config = field(default_factory=dict)
    load: tuple[str, ...] = ()
    traced: core.Traced | None = None

    def resolve(self) -> tuple[core.Schedule, core.Case, Device]:
        """The objects the names stand for. Raises ExplorerError."""
        core.load_all(self.load)
        schedule = self.traced or core.find_schedule(self.operator, self.kind, self.rung)
        return schedule, core.find_operator(self.operator).case(self.case), from_json(self.device)


def answered(job: Callable[..., Document]) -> Callable[..., Document]:
    """Let a job hand ExplorerErrors back as data."""

    @functools.wraps(job)
    def run(*arguments: Any) -> Document:
        try:
            return job(*arguments)
        except ExplorerError as error:
            return {"refused": error_document(error)}

    return run


def error_document(error: ExplorerError) -> Document:
    """Code, message and hint; `rendered` is TVM's report on the program, "" if there is none."""
    rendered = getattr(error, "rendered", "")
    return {"code": error.code, "message": error.message, "hint": error.hint, "rendered": rendered}


@answered
def ready() -> Document:
    """Know all operators; the answer means that the worker is warm."""
    core.load_all()
    return {}


@answered
def study(subject: Subject) -> Document:
    """The time machine's data, hints and accesses of every step included; nothing is compiled."""
    schedule, case, device = subject.resolve()
    found = []

    def look(step: core.Step) -> None:
        if step.runnable:
            found.append(insight_of(step.index, step.mod, device))

    data = html.study_data(model.study(schedule, case, device, subject.config, look), (), found, device)
    return {**data, "views": views(device.kind), "program_only": schedule.is_program}


@answered
def compared(subject: Subject, other: str) -> Document:
    """The last steps of two rungs: what only one has is marked. Nothing is compiled."""
    schedule, case, device = subject.resolve()
    return beside(schedule, core.find_schedule(subject.operator, subject.kind, other), case, device, subject.config)


@answered
def compiled(subject: Subject, step: int, view: str) -> Document:
    """One step's code, folded to the hot loop and whole, and its hints anew with what the machine code shows."""
    schedule, case, device = subject.resolve()
    found = code(schedule, case, device, subject.config, step, view)
    document = {"step": found.step, "code": html.code_data(found), "whole": found.text, "insight": None}
    if view in ("asm", "ptx", "sass"):
        mod = next(s.mod for s in core.steps(schedule, case, device, subject.config) if s.index == found.step)
        document["insight"] = html.insight_data(insight_of(found.step, mod, device, found.hot, found.resources))
    return document


@answered
def passed(subject: Subject, step: int) -> Document:
    """The compiler's passes that changed one step's program."""
    schedule, case, device = subject.resolve()
    return {"step": step, "passes": [asdict(one) for one in passes(schedule, case, device, subject.config, step)]}


@answered
def ways(start: fork.Start) -> Document:
    """The primitives tried at a fork: the legal ones first, the others with TVM's reason."""
    return {"ways": [asdict(way) for way in fork.ways_on(start)]}


@answered
def forked(start: fork.Start) -> Document:
    """The program at a fork, with hints."""
    found = fork.taken(start)
    data = {**asdict(found), "tree": html.tree_data(found.tree)}
    data["insight"] = html.insight_data(found.insight)
    return data


@answered
def source(start: fork.Start, name: str) -> Document:
    """The fork as the Python of a rung."""
    core.load_all(start.load)
    return {"source": fork.rung_source(start, name)}
