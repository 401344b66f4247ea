"""A step on its way through the compiler: the program after every pass that changed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import tvm
import tvm_ffi
from tvm.ir.instrument import pass_instrument

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from tuning.build import compile_program

from .code import step_module
from .model import program_diff, program_text

# Passes that only run others, or take the host's or the device's functions out of a module.
COMPOSITE = ("sequential", "_pipeline", "Filter")


@dataclass(frozen=True)
class Pass:
    """One pass that changed the program; `unchanged` passes ran since the one before without changing anything.

    diff ignores indentation and is against the program after the pass before. Index 0 is the program as compiled.
    """

    index: int
    name: str
    unchanged: int
    program: str
    diff: tuple[str, ...]


def passes(
    schedule: core.Schedule, case: Case, device: Device, config: Config | None = None, step: int | None = None
) -> tuple[Pass, ...]:
    """Compile one step (None: the last) in this process and look at every pass that changed the program.

    Raises ExplorerError for an unknown step, one that is not runnable, or a program that does not compile.
    """
    _, mod = step_module(schedule, case, device, config, step)
    recorder = _Recorder()
    with tvm.transform.PassContext(opt_level=3, instruments=[recorder]):
        compile_program(mod, device)
    found = [Pass(0, "the program", 0, program_text(mod), ())]
    idle = 0
    for name, unchanged, changed in recorder.found:
        program = program_text(changed)
        idle += unchanged
        if program == found[-1].program:
            idle += 1  # something changed that the text does not show
            continue
        diff = program_diff(found[-1].program, program, found[-1].name, name)
        found.append(Pass(len(found), name, idle, program, diff))
        idle = 0
    return tuple(found)


@pass_instrument
class _Recorder:
    """Keeps the module after every pass that changed it; composite passes are seen through their parts."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int, Any]] = []
        self.unchanged = 0
        self.running: list[Any] = []

    def run_before_pass(self, mod: tvm.IRModule, info: Any) -> None:
        self.running.append(mod)

    def run_after_pass(self, mod: tvm.IRModule, info: Any) -> None:
        before = self.running.pop()
        name = info.name.split(".")[-1]
        if name in COMPOSITE or tvm_ffi.structural_equal(before, mod):
            self.unchanged += name not in COMPOSITE
            return
        self.found.append((name, self.unchanged, mod))
        self.unchanged = 0
