"""The code a step became: compiled only when asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tvm

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from schedules.errors import ExplorerError, closest
from tuning.build import VIEWS, Kernel, kernel
from tuning.cuda.resources import Resources, resources

from . import asm, gpu_code, llvm, match
from .asm import HotLoop
from .match import Matched
from .model import program_text

HOT_LOOP = {"asm": asm.hot_loop, "llvm": llvm.hot_loop, "ptx": gpu_code.hot_ptx, "sass": gpu_code.hot_sass}
UNMATCHED = Matched((), "")


@dataclass(frozen=True)
class Code:
    """One view of one step's code. `hot` is the innermost loop that does most, where the view has loops to find.

    resources: what each CUDA kernel takes, where the compiler said so (views "ptx" and "sass", nvcc installed).
    matched: the line of the step's program for each line of the hot loop, or of the text where there is none.
    """

    step: int
    view: str
    text: str
    hot: HotLoop | None
    resources: tuple[Resources, ...] = ()
    matched: Matched = UNMATCHED


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
    hot = find(text) if find else None
    taken = _resources(built) if view in ("ptx", "sass") else ()
    return Code(index, view, text, hot, taken, _matched(built, view, text, hot, program_text(mod)))


def _resources(built: Kernel) -> tuple[Resources, ...]:
    """What the kernels take; nothing where no compiler reports it (NVRTC does not)."""
    try:
        return resources(built)
    except ExplorerError:
        return ()


def _matched(built: Kernel, view: str, text: str, hot: HotLoop | None, program: str) -> Matched:
    """The lines of the program that the code shown came from."""
    if view == "cuda":
        return match.match_cuda(text, program)
    if hot is None:
        return UNMATCHED
    if view == "llvm":
        return match.match_llvm(text, hot, program)
    if view == "asm":
        return match.match_asm(hot, built.code("llvm"), program)
    if view == "ptx":
        return match.match_ptx(text, hot, built.code("cuda"), program)
    return match.match_sass(hot, built.code("ptx"), built.code("cuda"), program)


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
