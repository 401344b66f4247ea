"""What can be changed in a rung one at a time: a step left out of TVM's trace, a parameter moved to its neighbour.

Changes are plain data. Whether one applies is tried in a worker: a primitive that aborts costs only that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from schedules import core
from schedules.core import Config, Value
from schedules.errors import ExplorerError
from tuning.build import Job, fingerprint, program

# What stands before TVM's own words: the line that shows it names the step already.
OWN_WORDS = re.compile(r"^\S+, without step [\d, ]+: (Error message: )?")


@dataclass(frozen=True)
class Change:
    """A rung with something changed, and what became of that before anything was timed.

    kind: "step" or "parameter". what: the step's sentence, or both values. also: primitives of other steps that went
    with a step. status: "ok", "same" (the program does not change) or "refused".
    """

    name: str
    kind: str
    what: str
    job: Job
    also: tuple[str, ...] = ()
    status: str = "ok"
    message: str = ""


@dataclass(frozen=True)
class Pair:
    """Two changes at once, that can be built."""

    names: tuple[str, str]
    change: Change


def changes(whole: Job) -> tuple[str, list[Change]]:
    """The fingerprint of a job's program, and every single change of the job, not tried yet. Runs in a worker."""
    return fingerprint(whole, program(whole)), [*_steps_left_out(whole), *_parameters_moved(whole)]


def pairs(whole: Job, strongest: Sequence[Change]) -> list[Pair]:
    """The pairs of changes that apply together and are more than either alone. Runs in a worker."""
    found = []
    alone = {fingerprint(change.job, program(change.job)) for change in strongest}
    for one, other in combinations(strongest, 2):
        both = replace(whole, config=_both(whole, one, other), without=tuple({*one.job.without, *other.job.without}))
        change = Change(f"{one.name}, {other.name}", "pair", "", both)
        if one.kind == other.kind == "parameter" and both.config in (one.job.config, other.job.config):
            continue  # two values of one parameter
        found_out = tried(change, "")
        if found_out.status == "ok" and fingerprint(both, program(both)) not in alone:
            found.append(Pair((one.name, other.name), found_out))
    return found


def _both(whole: Job, one: Change, other: Change) -> Config:
    """The configuration with both changes."""
    changed = {k: v for c in (one, other) for k, v in c.job.config.items() if whole.config[k] != v}
    return {**whole.config, **changed}


def _steps_left_out(whole: Job) -> Iterator[Change]:
    operator, case, device = whole.resolve()
    schedule = core.find_schedule(operator.name, device.kind, whole.schedule)
    if schedule.is_program:
        return
    for step in core.steps(schedule, case, device, whole.config):
        if step.index:
            yield Change(f"without step {step.index}", "step", step.text, replace(whole, without=(step.index,)))


def _parameters_moved(whole: Job) -> Iterator[Change]:
    """Each parameter moved to the next value below and above that the space allows together with the others."""
    operator, case, device = whole.resolve()
    schedule = core.find_schedule(operator.name, device.kind, whole.schedule)
    space = schedule.space(case, device)
    for name, values in space.values.items():
        now_at = whole.config[name]
        for value in neighbours(now_at, values, lambda v, name=name: space.constraint({**whole.config, name: v})):
            moved = replace(whole, config={**whole.config, name: value})
            yield Change(f"{name} = {value}", "parameter", f"{name}: {now_at} → {value}", moved)


def neighbours(value: Value | None, values: Sequence[Value | None], allowed: Callable) -> list[Value | None]:
    """The nearest allowed values before and after `value` among `values`, which are in order."""
    if value in values:
        at = values.index(value)
        sides = (values[:at][::-1], values[at + 1 :])
    else:  # a hand-picked value that the space does not have
        smaller = [v for v in values if _is_less(v, value)]
        sides = (smaller[::-1], [v for v in values if v not in smaller])
    nearest = (next((v for v in side if allowed(v)), value) for side in sides)
    return [v for v in nearest if v != value]


def _is_less(one: Value | None, other: Value | None) -> bool:
    numbers = all(isinstance(v, (int, float)) for v in (one, other))
    return one < other if numbers else False


def tried(change: Change, known: str) -> Change:
    """`change` with what became of it when its program was made; `known`: the whole's fingerprint. In a worker."""
    try:
        if change.job.without:
            operator, case, device = change.job.resolve()
            rung = core.find_schedule(operator.name, device.kind, change.job.schedule)
            found = core.without(rung, case, device, change.job.config, change.job.without)
            if not found.dropped and change.kind == "step":
                return replace(change, status="same", message="no primitive of its own: it is done when compiling")
            change, mod = replace(change, also=found.also), found.mod
        else:
            mod = program(change.job)
    except ExplorerError as error:
        counts = "old_outputs.size()" in error.message  # TVM's trace finds other loops than it was recorded with
        plain = OWN_WORDS.sub("", error.message)
        message = "later steps count on the loops or blocks that it makes" if counts else plain
        return replace(change, status="refused", message=message)
    if fingerprint(change.job, mod) == known:
        return replace(change, status="same", message="the program stays the same")
    return change
