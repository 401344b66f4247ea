"""What can I do here? Leave a rung at any step, try primitives on copies, and take the result home as a rung.

Primitives can be refused, and some have been known to abort the process: `ways_on` and `taken` are meant to be called
in a worker (`tuning.pool`), by name and with plain data.
"""

from __future__ import annotations

import keyword
from dataclasses import dataclass
from itertools import islice
from typing import Any

import tvm
from tvm import s_tir

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device, from_json
from schedules.errors import ExplorerError
from tuning.pool import Worker
from tuning.records.replay import trace_of

from .insight import Insight, insight_of
from .model import Study, program_diff, program_text
from .primitives import PRIMITIVES, Action, candidates, describe, parse, perform
from .tree import Row, loop_tree, mark_changes

# How TVM says no: its own class, and what its checks of arguments raise.
REFUSALS = (s_tir.ScheduleError, RuntimeError, ValueError, TypeError, IndexError)


@dataclass(frozen=True)
class Start:
    """Where a fork leaves its rung, and what was done since, as plain data. step 0 is the definition."""

    operator: str
    kind: str
    rung: str
    case: str
    device: dict[str, Any]
    config: Config
    step: int
    actions: tuple[str, ...] = ()
    load: tuple[str, ...] = ()


@dataclass(frozen=True)
class Way:
    """One primitive tried on a copy. label: it with names instead of numbers.

    reason: TVM's last word where it was refused; rendered: its whole report.
    """

    action: str
    label: str
    legal: bool
    python: str
    gain: str
    reason: str = ""
    rendered: str = ""


@dataclass(frozen=True)
class Legal:
    """What can follow a step of a rung: the legal primitives first, then the refused ones."""

    path: str
    case: str
    step: int
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Fork:
    """The program at a fork: as it is built (with the rung's finish), and what the last action changed."""

    start: Start
    program: str
    tree: tuple[Row, ...]
    diff: tuple[str, ...]
    insight: Insight | None
    trace: Any
    finish_refused: str = ""


def taken(start: Start) -> Fork:
    """Replay a fork. Raises ExplorerError, with TVM's reason where an action is refused."""
    schedule, case, device, sch = _resumed(start, start.actions[:-1])
    before, _ = _finished(schedule, sch, case, device, start.config)
    after, refused, last = before, "", sch
    if start.actions:
        _act(sch, start.actions[-1])
    last, refused = _finished_schedule(schedule, sch, case, device, start.config)
    after = last.mod
    tree = mark_changes(loop_tree(after), loop_tree(before)) if start.actions else loop_tree(after)
    diff = program_diff(program_text(before), program_text(after), "before", "after") if start.actions else ()
    insight = insight_of(start.step, after, device)
    return Fork(start, program_text(after), tree, diff, insight, trace_of(last), refused)


def ways_on(start: Start) -> tuple[Way, ...]:
    """Every candidate primitive, tried on a copy of the fork: the legal ones first."""
    _, _, device, sch = _resumed(start, start.actions)
    ways = [_tried(sch, action) for action in candidates(sch, device.kind)]
    return tuple(sorted(ways, key=lambda way: not way.legal))


def legal(study: Study, device: Device, step: int | None = None, load: tuple[str, ...] = ()) -> Legal:
    """What can follow one step of a study (None: the last), tried in a worker process of its own.

    Raises ExplorerError for an unknown step, or if the worker refused, crashed or took more than a minute.
    """
    index = study.step(step).index
    rung = (study.operator, study.kind, study.rung, study.case)
    worker = Worker(1)
    try:
        start = Start(*rung, device.to_json(), study.config, index, (), load)
        outcome = worker.call("study.fork:ways_on", start, timeout=60.0)
    finally:
        worker.stop()
    if not outcome.ok:
        raise ExplorerError(outcome.status, outcome.message, "`study` shows the program at each step")
    return Legal(study.path, study.case, index, outcome.value)


def rung_source(start: Start, name: str) -> str:
    """The fork as a Python file with one rung: a generator function ready to paste, or to load with ``--load``.

    Raises ExplorerError for a name that is no identifier.
    """
    if not name.isidentifier() or keyword.iskeyword(name):
        raise ExplorerError("bad_name", f"{name!r} is not a Python name", "for example my_fork")
    schedule = core.find_schedule(start.operator, start.kind, start.rung)
    case = core.find_operator(start.operator).case(start.case)
    usual = schedule.configure(case, from_json(start.device))
    changed = {key: value for key, value in start.config.items() if usual.get(key) != value}
    pick = f",\n    pick=lambda case, device: {changed!r}" if changed else ""
    lines = [
        "from schedules.core import find_schedule, schedule",
        "",
        f"BELOW = find_schedule({start.operator!r}, {start.kind!r}, {start.rung!r})",
        "",
        "",
        f"@schedule({start.operator!r}, {start.kind!r}, base={start.rung!r}{pick})",
        f"def {name}(sch, case, device, **below):",
        f'    """{start.rung} up to its step {start.step}, then {len(start.actions)} more primitives."""',
        "    ideas = BELOW.rung(sch, case, device, **below)",
        f"    for _ in range({start.step}):",
        "        yield next(ideas)",
    ]
    for text in start.actions:
        action = parse(text)
        lines += ["    " + line for line in action.python]
        lines.append(f"    yield {PRIMITIVES[action.primitive].gain!r}")
    return "\n".join(lines) + "\n"


def _resumed(start: Start, actions: tuple[str, ...]) -> tuple[core.Schedule, Case, Device, s_tir.Schedule]:
    core.load_all(start.load)
    schedule = core.find_schedule(start.operator, start.kind, start.rung)
    if schedule.is_program:
        raise ExplorerError("not_schedulable", f"{schedule.path} is a whole program", "no primitive applies to it")
    case, device = core.find_operator(start.operator).case(start.case), from_json(start.device)
    unfit = schedule.unfit(case, device)
    if unfit:
        raise ExplorerError("unfit", unfit, "choose another rung, case or device")
    config = schedule.configure(case, device, start.config)
    definition = core.find_operator(start.operator).prim_func(case)
    sch = s_tir.Schedule(definition, error_render_level="detail")
    done = sum(1 for _ in islice(schedule.rung(sch, case, device, **config), start.step))
    if done < start.step:
        raise ExplorerError("unknown_step", f"{schedule.path} has no step {start.step}", f"steps are 0 to {done}")
    for action in actions:
        _act(sch, action)
    return schedule, case, device, sch


def _act(sch: s_tir.Schedule, text: str) -> None:
    action = parse(text)
    try:
        perform(sch, action)
    except REFUSALS as error:
        raise core.StepError(
            "refused", f"{text}: {reason_of(error)}", "choose a legal primitive", str(error)
        ) from error


def _finished(schedule, sch, case, device, config) -> tuple[tvm.IRModule, str]:
    finished, refused = _finished_schedule(schedule, sch, case, device, config)
    return finished.mod, refused


def _finished_schedule(schedule, sch, case, device, config) -> tuple[s_tir.Schedule, str]:
    """A copy with the ladder's `finish`; the plain copy and the reason where the fork no longer allows that."""
    copy = sch.copy()
    if schedule.finish is None:
        return copy, ""
    try:
        schedule.finish(copy, case, device, schedule.configure(case, device, config))
    except REFUSALS as error:
        return sch.copy(), reason_of(error)
    return copy, ""


def _tried(sch: s_tir.Schedule, action: Action) -> Way:
    label = f"{action.block}: {describe(sch, action)}"
    text, gain = action.python[-1], PRIMITIVES[action.primitive].gain
    try:
        perform(sch.copy(), action)
    except (*REFUSALS, ExplorerError) as error:
        return Way(str(action), label, False, text, gain, reason_of(error), str(error))
    return Way(str(action), label, True, text, gain)


def reason_of(error: BaseException) -> str:
    """TVM's own last sentence about a refused primitive."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__).removeprefix("Error message: ")[:300]
