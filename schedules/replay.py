"""Replaying a schedule: the program after each of its steps, and the one that is compiled."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

import tvm
import tvm_ffi
from tvm import s_tir

from .device import Device
from .errors import ExplorerError
from .intrinsics import load_for
from .ladders import COMPILER_TUNABLES, LADDERS, OPTIONS, Config, Idea, Schedule
from .operators import OPERATORS, Case
from .rules import parts
from .stack import bare_stack
from .traced import Traced


@dataclass(frozen=True)
class Step:
    """The program after one idea, finished so that it can be compiled (if `runnable`)."""

    index: int
    rung: str
    text: str
    runnable: bool
    mod: tvm.IRModule
    primitives: tuple[str, ...]
    handles: Any = None


@dataclass(frozen=True)
class Without:
    """A rung's program without some of its steps.

    dropped: their primitives. also: primitives of other steps that went with them, as they work on what those made.
    """

    mod: tvm.IRModule
    dropped: tuple[str, ...]
    also: tuple[str, ...]


class StepError(ExplorerError):
    """A primitive refused to apply; `rendered` is TVM's own report on the program, kept whole."""

    def __init__(self, code: str, message: str, hint: str = "", rendered: str = ""):
        super().__init__(code, message, hint)
        self.rendered = rendered

    def __reduce__(self):
        return type(self), (self.code, self.message, self.hint, self.rendered)


def steps(schedule: Schedule, case: Case, device: Device, config: Config | None = None) -> Iterator[Step]:
    """Replay `schedule` on `case`, one Step after each idea; step 0 is the definition.

    A program has one step for each program it builds on and that fits here, then its own; a trace those of the rung
    below it, then one for each rule that made it.
    Raises ExplorerError if the rung does not fit the case or device, StepError if a primitive refuses.
    """
    if isinstance(schedule, Traced):
        yield from _traced_steps(schedule, case, device, config)
        return
    if schedule.is_program:
        yield from _program_steps(schedule, case, device, config)
        return
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    seen = len(_primitives(sch))
    yield Step(0, "", "The definition as it stands.", True, _finished(schedule, sch, case, device, {}), ())
    for index, (rung, idea) in enumerate(_ideas(schedule, sch, case, device, config), start=1):
        lines = _primitives(sch)
        finished = _finished(schedule, sch, case, device, config) if idea.runnable else sch.mod
        own = LADDERS[schedule.operator, schedule.kind].get(rung, schedule)
        chosen = schedule.configure(case, device, config) if own.name == schedule.name else {}
        yield Step(index, rung, idea.text, idea.runnable, _optioned(own, finished, chosen), lines[seen:])
        seen = len(lines)


def lower(schedule: Schedule, case: Case, device: Device, config: Config | None = None) -> tvm.IRModule:
    """The finished program of `schedule`: what is compiled. Errors as in :func:`steps`."""
    if isinstance(schedule, Traced):
        mod = _replayed(schedule, _below(schedule, case, device, config), schedule.trace).mod
        return _optioned(schedule, mod, schedule.settings)
    if schedule.is_program:
        return _program(schedule, case, device, config)
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    apply(schedule, sch, case, device, config)
    return _optioned(schedule, _finished(schedule, sch, case, device, config), schedule.configure(case, device, config))


# How TVM and a ladder's `finish` say that a program is not what they were written for.
REFUSALS = (s_tir.ScheduleError, RuntimeError, ValueError, TypeError, LookupError, AttributeError, StopIteration)


def without(schedule: Schedule, case: Case, device: Device, config: Config | None, dropped: Collection[int]) -> Without:
    """The finished program of `schedule` with the steps `dropped` left out of TVM's trace.

    What only looks something up stays. Primitives that work on what a dropped one made (the loops of its split, the
    block of its copy) go with it. Raises ExplorerError for a whole program or a step that is not there, StepError
    where the rest does not apply without them.
    """
    if schedule.is_program:
        hint = "change its parameters, or look at the rung below"
        raise ExplorerError(
            "not_schedulable", f"{schedule.path} is a whole program: it has no steps to leave out", hint
        )
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    ends = [0]
    for _ in _ideas(schedule, sch, case, device, config):
        ends.append(len(sch.trace.insts))
    missing = [step for step in dropped if not 0 < step < len(ends)]
    if missing:
        hint = f"steps are 1 to {len(ends) - 1}"
        raise ExplorerError("unknown_step", f"{schedule.path} has no step {missing[0]} to leave out", hint)
    trace = sch.trace
    gone = [any(ends[s - 1] <= i < ends[s] for s in dropped) for i in range(len(trace.insts))]
    kept, lost = _without(trace.insts, gone)
    fresh = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    try:
        s_tir.Trace(kept, {}).apply_to_schedule(fresh, remove_postproc=False)
        mod = _finished(schedule, fresh, case, device, config)
    except StepError:
        raise
    except REFUSALS as error:
        place = f"without step {', '.join(map(str, sorted(dropped)))}"
        raise _step_error(schedule, schedule.configure(case, device, config), place, error) from error
    names = [_call(inst) for inst in trace.insts]
    own = tuple(name for name, drop, out in zip(names, gone, lost, strict=True) if out and drop)
    also = tuple(name for name, drop, out in zip(names, gone, lost, strict=True) if out and not drop)
    return Without(_optioned(schedule, mod, schedule.configure(case, device, config)), own, also)


def _without(insts: Any, gone: list[bool]) -> tuple[list[Any], list[bool]]:
    """The instructions that stay, and which are lost: those of `gone` that change something, and their dependents."""
    missing: set[int] = set()
    kept, lost = [], []
    for inst, drop in zip(insts, gone, strict=True):
        out = (drop and not inst.kind.is_pure) or any(handle in missing for handle in _handles(inst.inputs))
        lost.append(out and not inst.kind.is_pure)
        if out:
            missing.update(_handles(inst.outputs))
        else:
            kept.append(inst)
    return kept, lost


def _handles(values: Any) -> Iterator[int]:
    """The identities of the random variables among an instruction's inputs or outputs."""
    for value in values:
        if isinstance(value, (list, tuple, tvm_ffi.Array)):
            yield from _handles(value)
        elif isinstance(value, tvm_ffi.Object):
            yield value.__chandle__()


def _call(inst: Any) -> str:
    """A primitive's name as the trace prints it: ``ReverseComputeAt`` is ``reverse_compute_at``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", str(inst.kind.name)).lower()


def _optioned(schedule: Schedule, mod: tvm.IRModule, config: Config) -> tvm.IRModule:
    """The program with the rung's compile options as an attribute, where it has any; tunables among them win."""
    options = {**schedule.options, **{key: config[key] for key in COMPILER_TUNABLES if key in config}}
    return tvm.IRModule({"main": mod["main"].with_attr(OPTIONS, options)}) if options else mod


def apply(schedule: Schedule, sch: s_tir.Schedule, case: Case, device: Device, config: Config | None = None) -> None:
    """Run the rung's steps on `sch` without its `finish`, so that more can follow."""
    if schedule.is_program:
        raise ExplorerError("not_schedulable", f"{schedule.path} is a whole program: nothing can follow it")
    for _ in _ideas(schedule, sch, case, device, config):
        pass


def _program(schedule: Schedule, case: Case, device: Device, config: Config | None) -> tvm.IRModule:
    """The module of a program rung."""
    _require_fit(schedule, case, device)
    full = schedule.configure(case, device, config)
    with bare_stack():
        func = schedule.rung(case, device, **full)
    return _optioned(schedule, tvm.IRModule({"main": func.with_attr("global_symbol", "main")}), full)


def _program_steps(schedule: Schedule, case: Case, device: Device, config: Config | None) -> Iterator[Step]:
    """The definition, the programs below that fit, this program; they have its tunables' values where they can."""
    _require_fit(schedule, case, device)
    definition = tvm.IRModule({"main": OPERATORS[schedule.operator].prim_func(case)})
    yield Step(0, "", "The definition as it stands.", True, definition, ())
    full = schedule.configure(case, device, config)
    rungs = [r for r in schedule.chain() if r.is_program and not r.unfit(case, device)]
    for index, rung in enumerate(reversed(rungs), start=1):
        known = rung.parameters
        own = {k: v for k, v in full.items() if k in known}
        if rung.name != schedule.name and not rung.constraint(case, device, rung.configure(case, device, own)):
            own = {}
        yield Step(index, rung.name, rung.why, True, _program(rung, case, device, own), ())


def _traced_steps(schedule: Traced, case: Case, device: Device, config: Config | None) -> Iterator[Step]:
    """The steps of the rung below, then one for each rule; on a GPU only the last is mapped to its threads."""
    below = _below(schedule, case, device, config)
    index, seen = 0, 0
    if schedule.prefix:
        for step in steps(LADDERS[schedule.operator, schedule.kind][schedule.prefix], case, device, schedule.settings):
            yield step
            index = step.index
    else:
        yield Step(0, "", "The definition as it stands.", True, below, ())
    instructions, decisions = schedule.trace[0], schedule.trace[1]
    for part in parts(schedule.trace):
        shown = [instructions[: part.end], [d for d in decisions if d[0] < part.end]]
        sch = _replayed(schedule, below, shown)
        lines, index = _primitives(sch), index + 1
        runnable = part.end == len(instructions) or device.kind == "x86"
        mod = _optioned(schedule, sch.mod, schedule.settings)
        yield Step(index, schedule.name, f"{part.rule}: {part.text}", runnable, mod, lines[seen:])
        seen = len(lines)


def _below(schedule: Traced, case: Case, device: Device, config: Config | None) -> tvm.IRModule:
    """The program that the trace was recorded on."""
    _require_fit(schedule, case, device)
    schedule.configure(case, device, config)
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    if schedule.prefix:
        apply(LADDERS[schedule.operator, schedule.kind][schedule.prefix], sch, case, device, schedule.settings)
    return sch.mod


def _replayed(schedule: Traced, below: tvm.IRModule, trace: Any) -> s_tir.Schedule:
    """A trace applied to the program below it."""
    load_for(trace, schedule.kind)
    sch = s_tir.Schedule(below, error_render_level="detail")
    try:
        s_tir.Trace.apply_json_to_schedule(trace, sch)
    except Exception as error:  # a trace is data: TVM raises its own classes, ValueError and IndexError alike
        raise _step_error(schedule, schedule.settings, "in its trace", error) from error
    return sch


def _require_fit(schedule: Schedule, case: Case, device: Device) -> None:
    """Raises ExplorerError("unfit") with the rung's own reason."""
    unfit = schedule.unfit(case, device)
    if unfit:
        raise ExplorerError("unfit", unfit, "choose another rung, case or device; `list` shows what there is")


def _ideas(schedule, sch, case, device, config) -> Iterator[tuple[str, Idea]]:
    """Drive the rung's generator; names the rung whose idea each one is."""
    _require_fit(schedule, case, device)
    config = schedule.configure(case, device, config)
    generator = schedule.rung(sch, case, device, **config)
    last = "the definition"
    try:
        for idea in generator:
            inner = generator
            while inner.gi_yieldfrom is not None:
                inner = inner.gi_yieldfrom
            idea = Idea(idea) if isinstance(idea, str) else idea
            last = f"the step {idea.text!r}"
            yield inner.gi_code.co_name, idea
    except s_tir.ScheduleError as error:
        raise _step_error(schedule, config, f"after {last}", error) from error


def _finished(schedule, sch, case, device, config) -> tvm.IRModule:
    """The program with the ladder's `finish` applied to a copy."""
    if schedule.finish is None:
        return sch.mod
    copy = s_tir.Schedule(sch.mod, error_render_level="detail")  # sch.copy() fails after tensorize
    config = schedule.configure(case, device, config)
    try:
        schedule.finish(copy, case, device, config)
    except s_tir.ScheduleError as error:
        raise _step_error(schedule, config, "in its finish", error) from error
    return copy.mod


def _step_error(schedule: Schedule, config: Config, place: str, error: Exception) -> StepError:
    text = str(error)
    reason = next((line for line in reversed(text.splitlines()) if line.strip()), "refused")
    return StepError(
        "schedule_error",
        f"{schedule.path}, {place}: {reason.strip()[:300]}",
        f"configuration {config}; `study` shows the program at each step",
        text,
    )


def _primitives(sch: s_tir.Schedule) -> tuple[str, ...]:
    """TVM's trace as Python lines, one primitive each."""
    return tuple(line.strip() for line in str(sch.trace).splitlines()[2:])
