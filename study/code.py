"""The code a step became: compiled only when asked for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import tvm

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from schedules.errors import ExplorerError, closest
from tuning.build import VIEWS, kernel

from . import asm, llvm
from .asm import HotLoop
from .resources import Resources, resources
from .tree import loop_tree

HOT_LOOP = {"asm": asm.hot_loop, "llvm": llvm.hot_loop}


@dataclass(frozen=True)
class Code:
    """One view of one step's code. `hot` is the innermost loop that does most, where the view has loops to find.

    resources: what a CUDA kernel takes, where the compiler said so (views "ptx" and "sass", nvcc installed).
    """

    step: int
    view: str
    text: str
    hot: HotLoop | None
    resources: Resources | None = None


def views(kind: str) -> tuple[str, ...]:
    """The views of code on a kind of device, e.g. ("llvm", "asm")."""
    return VIEWS[kind]


def code(
    schedule: core.Schedule,
    case: Case,
    device: Device,
    config: Config | None = None,
    step: int | None = None,
    view: str = "asm",
) -> Code:
    """Compile step `step` (None: the last) in this process and show its code as `view`.

    Raises ExplorerError for an unknown view or step, a step that is not runnable, or a program that does not compile.
    """
    if view not in views(device.kind):
        hint = closest(view, list(views(device.kind)))
        raise ExplorerError("unknown_view", f"{device.kind} kernels have no view {view!r}", hint)
    index, mod = step_module(schedule, case, device, config, step)
    built = kernel(mod, core.find_operator(schedule.operator).arguments(case), device)
    text = built.code(view)
    find = HOT_LOOP.get(view)
    taken = resources(built.compiled().log, device, *launch(mod)) if view in ("ptx", "sass") else None
    return Code(index, view, text, find(text) if find else None, taken)


def launch(mod: tvm.IRModule) -> tuple[int, int]:
    """Threads of a block, and bytes of shared memory that a program allocates."""
    rows = loop_tree(mod)
    axes = {row.kind: row.extent or 1 for row in rows if row.kind.startswith("threadIdx")}
    shared = sum(row.bytes or 0 for row in rows if row.role == "buffer" and row.kind.startswith("shared"))
    return math.prod(axes.values()), shared


def every_code(
    schedule: core.Schedule, case: Case, device: Device, config: Config | None, steps: Sequence[int]
) -> list[Code]:
    """The code of `steps`: LLVM IR and assembly on a CPU, CUDA source on a GPU; without those that do not compile."""
    wanted = [view for view in views(device.kind) if view not in ("ptx", "sass")]
    found = []
    for step in steps:
        for view in wanted:
            try:
                found.append(code(schedule, case, device, config, step, view))
            except ExplorerError:
                break  # the step's program is still there to see
    return found


def step_module(
    schedule: core.Schedule, case: Case, device: Device, config: Config | None, step: int | None
) -> tuple[int, tvm.IRModule]:
    """Index and finished program of one step, counted from the end if negative. Raises ExplorerError."""
    steps = []
    for current in core.steps(schedule, case, device, config):
        steps.append(current)
        if step is not None and current.index == step:
            break
    wanted = -1 if step is None or step == steps[-1].index else step
    if not -len(steps) <= wanted < 0:
        last = len(steps) - 1
        raise ExplorerError("unknown_step", f"{schedule.path} has no step {step}", f"steps are 0 to {last}")
    chosen = steps[wanted]
    if not chosen.runnable:
        hint = "look at the next step"
        raise ExplorerError("not_runnable", f"{schedule.path}: step {chosen.index} is between two programs", hint)
    return chosen.index, chosen.mod
