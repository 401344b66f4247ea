"""Study: the steps of one schedule on one case, as plain data for the terminal, a file, JSON or a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher

import tvm

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from schedules.errors import ExplorerError

from .tree import Row, loop_tree, mark_changes


@dataclass(frozen=True)
class StudyStep:
    """The program after one idea.

    rung: the rung whose idea it is ("" for the definition). primitives: TVM's trace lines inside the step.
    tree: the loop tree, changes against the step before marked. diff: unified, against the step before; empty lines
    for step 0. seconds: the measured time, where it was asked for.
    """

    index: int
    rung: str
    text: str
    runnable: bool
    program: str
    primitives: tuple[str, ...]
    tree: tuple[Row, ...]
    diff: tuple[str, ...]
    seconds: float | None = None


@dataclass(frozen=True)
class Refusal:
    """The step that a primitive refused: one line, and TVM's own report on the program, whole."""

    message: str
    rendered: str


@dataclass(frozen=True)
class Study:
    """Everything a reader sees of one rung without compiling it. `error` is set if a later step was refused."""

    operator: str
    kind: str
    rung: str
    why: str
    doc: str
    case: str
    device: str
    config: Config
    defaults: Config
    flops: int
    bytes: int
    steps: tuple[StudyStep, ...]
    error: Refusal | None = None

    @property
    def path(self) -> str:
        return f"{self.operator}/{self.kind}/{self.rung}"

    def step(self, index: int | None = None) -> StudyStep:
        """The step `index`, counted from the end if negative; the last one for None. Raises ExplorerError."""
        wanted = len(self.steps) - 1 if index is None else index + len(self.steps) * (index < 0)
        if not 0 <= wanted < len(self.steps):
            last = len(self.steps) - 1
            raise ExplorerError("unknown_step", f"{self.path} has no step {index}", f"steps are 0 to {last}")
        return self.steps[wanted]


@dataclass(frozen=True)
class Comparison:
    """Two schedules side by side: their last programs' diff, and each last tree with what the other lacks marked."""

    left: Study
    right: Study
    diff: tuple[str, ...]
    left_tree: tuple[Row, ...] = field(repr=False)
    right_tree: tuple[Row, ...] = field(repr=False)


def study(
    schedule: core.Schedule,
    case: Case,
    device: Device,
    config: Config | None = None,
    each: Callable[[core.Step], None] = lambda step: None,
) -> Study:
    """Replay `schedule` on `case` and look at every step; nothing is compiled.

    each: called with every step on the way, for what else is to be seen of it.
    A primitive that refuses ends the study early: the steps so far, and `error`. Raises ExplorerError if the rung
    does not fit the case or device, or the configuration names an unknown parameter.
    """
    full = schedule.configure(case, device, config)
    steps: list[StudyStep] = []
    error = None
    try:
        for step in core.steps(schedule, case, device, full):
            steps.append(_view(step, steps[-1] if steps else None))
            each(step)
    except core.StepError as refused:
        error = Refusal(refused.message, refused.rendered)
    work = core.find_operator(schedule.operator).work(case)
    return Study(
        operator=schedule.operator,
        kind=schedule.kind,
        rung=schedule.name,
        why=schedule.why,
        doc=schedule.doc,
        case=case.text,
        device=device.name,
        config=full,
        defaults=schedule.configure(case, device),
        flops=work.flops,
        bytes=work.bytes,
        steps=tuple(steps),
        error=error,
    )


def compare(left: Study, right: Study) -> Comparison:
    """The last programs of two studies against each other."""
    a, b = left.steps[-1], right.steps[-1]
    diff = program_diff(a.program, b.program, left.path, right.path)
    return Comparison(left, right, diff, mark_changes(a.tree, b.tree), mark_changes(b.tree, a.tree))


def with_times(study: Study, seconds: Sequence[float | None]) -> Study:
    """`study` with a time for each step, in order; None where a step could not be timed."""
    timed = tuple(replace(step, seconds=time) for step, time in zip(study.steps, seconds, strict=True))
    return replace(study, steps=timed)


def program_text(mod: tvm.IRModule) -> str:
    """The program as TVMScript without the import header; one function stands alone, more stay a module."""
    single = len(mod.functions) == 1 and "main" in mod
    text = (mod["main"] if single else mod).script()
    return "\n".join(line for line in text.splitlines() if not line.startswith("# ")).strip() + "\n"


def program_diff(before: str, after: str, old: str, new: str, context: int = 3) -> tuple[str, ...]:
    """A unified diff that ignores indentation, as ``diff -w`` does: a new outer loop is one line, not the whole body.

    Lines that only moved in or out are shown as `after` has them. Empty if nothing else changed.
    """
    a, b = before.splitlines(), after.splitlines()
    matcher = SequenceMatcher(None, [x.strip() for x in a], [x.strip() for x in b], autojunk=False)
    lines: list[str] = []
    for group in matcher.get_grouped_opcodes(context):
        (_, a1, _, b1, _), (_, _, a2, _, b2) = group[0], group[-1]
        lines.append(f"@@ -{a1 + 1},{a2 - a1} +{b1 + 1},{b2 - b1} @@")
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                lines += [" " + line for line in b[j1:j2]]
            else:
                lines += ["-" + line for line in a[i1:i2]]
                lines += ["+" + line for line in b[j1:j2]]
    return (f"--- {old}", f"+++ {new}", *lines) if lines else ()


def _view(step: core.Step, before: StudyStep | None) -> StudyStep:
    program = program_text(step.mod)
    tree = loop_tree(step.mod)
    diff: tuple[str, ...] = ()
    if before is not None:
        tree = mark_changes(tree, before.tree)
        diff = program_diff(before.program, program, f"step {before.index}", f"step {step.index}")
    return StudyStep(step.index, step.rung, step.text, step.runnable, program, step.primitives, tree, diff)
