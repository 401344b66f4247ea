"""What holds each step of a study back: its accesses and hints, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import tvm

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from tuning.cuda.resources import Resources

from .access import Nest, accesses, hottest
from .asm import HotLoop
from .code import Code
from .counting import Hardware
from .effort import Effort, effort
from .lint import Hint, lint
from .recorded import recorded_hardware
from .sites import unknown_loops
from .traffic import Traffic, traffic


@dataclass(frozen=True)
class Insight:
    """Hints and accesses of one step; `hot` is the index of the statement that runs most often, -1 for none.

    traffic: what all of them ask of a GPU's memories, None on a processor. effort: arithmetic and bytes in all, None
    where statements do not show everything. hardware: a GPU's own counters, where a run of the whole rung was counted.
    unknown_loops: of some loops the program does not say how often they turn: statements in symbolic ones are left out,
    others count as one turn.
    """

    step: int
    hints: tuple[Hint, ...]
    nests: tuple[Nest, ...]
    hot: int
    traffic: Traffic | None = None
    effort: Effort | None = None
    hardware: Hardware | None = None
    unknown_loops: bool = False


def insights(
    schedule: core.Schedule,
    case: Case,
    device: Device,
    config: Config | None = None,
    codes: Sequence[Code] = (),
    step: int | None = None,
    logs: Path | None = None,
) -> tuple[Insight, ...]:
    """The insights of every step that stands for a program, or of one; nothing is compiled.

    Where `codes` holds a step's assembly, hints that only machine code shows are among them; where `logs` hold a GPU's
    counters of the rung, so has the last step. A step that a primitive refuses ends the list early. Raises
    ExplorerError if the rung does not fit.
    """
    compiled = {code.step: code.hot for code in codes if code.view == "asm"}
    found = []
    try:
        for current in core.steps(schedule, case, device, config):
            if current.runnable and step in (None, current.index):
                found.append(insight_of(current.index, current.mod, device, compiled.get(current.index)))
    except core.StepError:
        return tuple(found)  # the study shows the refusal itself
    if logs and found and found[-1].step == current.index:
        seen = recorded_hardware(logs, device, schedule, case, config or {}, found[-1].traffic)
        found[-1] = replace(found[-1], hardware=seen)
    return tuple(found)


def insight_of(
    step: int, mod: tvm.IRModule, device: Device, hot_loop: HotLoop | None = None, taken: Sequence[Resources] = ()
) -> Insight:
    """The insight of one program; with its compiled hot loop and what its kernels take, more of it."""
    nests = accesses(mod, device)
    hot = hottest(nests)
    index = nests.index(hot) if hot else -1
    hints = lint(mod, device, hot_loop, taken, nests)
    return Insight(step, hints, nests, index, traffic(nests), effort(mod), unknown_loops=unknown_loops(mod))
