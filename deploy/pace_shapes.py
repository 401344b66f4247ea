"""Measured: what a library runs shapes never tuned with, beside a schedule tuned for them; any number of rows, beside
PyTorch."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Config, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning import measure
from tuning.build import Job, Kernel, build, job_for, versions
from tuning.compare import Crew, compare
from tuning.measure import Outputs, Runnable, runnable, upload
from tuning.progress import Tuning
from tuning.records.record import now
from tuning.records.replay import job_of
from tuning.stats import median, median_interval
from tuning.store import Store
from tuning.task import Task
from tuning.tuner import Limits, tune_all

from .best import best_job, last_fitting
from .collection import best_jobs
from .dispatch import find
from .tiles import plain, program_key, with_tiles

ROUNDS = 41
ROWS = (1, 8, 16, 17, 24, 32, 33, 64, 65, 128, 129, 192, 200, 256, 384, 512, 768, 1024)
WINDOWS, CALLS = 9, 20  # of `rows`, each way
WINDOW = 2e-3  # seconds of a turn on a GPU


def dispatched(store: Store, operator: Operator, case: Case, device: Device) -> tuple[Job, bool]:
    """The job that a library of all recorded bests runs `case` with, and whether its tile is a tuned one.

    The case itself is left out of the library. Raises ExplorerError("no_kernel") if it would be refused.
    """
    jobs = [job for job in best_jobs(store, device, [operator.name]) if job.case != case.text]
    kernels, rows = with_tiles(jobs)
    row = find(rows, plain(case))
    if row is None:
        raise ExplorerError("no_kernel", f"the library refuses {case.text}", "tune a case with these options")
    sized = operator.case({**row.values, **{name: f"?{case[name]}" for name in row.free}})
    return replace(kernels[row.kernel], case=sized.text), row.tuned


def dispatch(
    operator: Operator, cases: Sequence[Case], device: Device, logs: Path, limits: Limits, rungs: Sequence[str] = ()
) -> Iterator[dict[str, Any]]:
    """Every case run by the library's choice beside the fastest of `rungs`, tuned for it.

    limits: of one rung on one case. rungs: those that fit are tuned; by default the one that a person would take.
    A case that fails has a "fault".
    """
    store = Store.open(logs, device.name)
    tasks = [Task(rung, case) for case in cases for rung in _to_tune(store, operator, case, device, rungs)]
    with tempfile.TemporaryDirectory(prefix="pace-") as folder:
        all_of_them = replace(
            limits, seconds=limits.seconds * len(tasks), trials=(limits.trials or 0) * len(tasks) or None
        )
        own = Store.open(Path(folder), device.name)
        found = tune_all(tasks, device, own, limits=all_of_them, finalists=0).tunings
    with closing(Beside(device)) as beside:
        for case in cases:
            try:
                job, tuned_tile = dispatched(store, operator, case, device)
                tuned = _fastest(case, found)
                ran = beside.ran(case, {"dispatched": job, "tuned": job_of(tuned.best, device)})
            except ExplorerError as error:
                yield {"case": case.text, "fault": str(error)}
                continue
            yield {**_entry(case, job, tuned, device, ran), "tile": "tuned" if tuned_tile else "default"}


def _to_tune(store: Store, operator: Operator, case: Case, device: Device, rungs: Sequence[str]) -> list[core.Schedule]:
    """The rungs of these names that fit, else the one that a person would take."""
    named = [core.find_schedule(operator.name, device.kind, name) for name in rungs]
    if fitting := [rung for rung in named if not rung.unfit(case, device)]:
        return fitting
    name = best_job(store, operator, case, device).schedule
    return [core.find_schedule(operator.name, device.kind, name) if name else last_fitting(operator, case, device)]


def _fastest(case: Case, found: Sequence[Tuning]) -> Tuning:
    of_case = [tuning for tuning in found if tuning.case == case.text and tuning.best]
    if not of_case:
        raise ExplorerError("no_best", f"no trial of {case.text} succeeded", "give --tune more seconds")
    return min(of_case, key=lambda tuning: tuning.best.seconds)


@dataclass(frozen=True)
class Ran:
    """Rounds of contenders: seconds of each, and by how much the first is faster than the second, with its interval."""

    seconds: Mapping[str, float]
    ratio: float
    interval: tuple[float, float]


class Beside:
    """Checks two contenders and times them in turn: on a processor in workers of their own, on a GPU in this process,
    which keeps a kernel with symbolic extents from case to case."""

    def __init__(self, device: Device):
        self.device = device
        self.crew = Crew(device, 2) if isinstance(device, Cpu) else None
        self.kernels: dict[str, Kernel] = {}

    def close(self) -> None:
        """End the workers."""
        if self.crew:
            self.crew.stop()

    def ran(self, case: Case, jobs: Mapping[str, Job]) -> Ran:
        """Raises ExplorerError for a contender that fails or is wrong."""
        return self._in_workers(jobs) if self.crew else self._here(case, jobs)

    def _in_workers(self, jobs: Mapping[str, Job]) -> Ran:
        found = compare(jobs, self.device, rounds=ROUNDS, crew=self.crew)
        self.crew.forget()
        for name in jobs:
            if found.turns[name].status != "ok":
                raise ExplorerError(found.turns[name].status, f"{name}: {found.turns[name].message}")
        return Ran({name: found.seconds(name) for name in jobs}, *found.ratio(*jobs))

    def _here(self, case: Case, jobs: Mapping[str, Job]) -> Ran:
        operator = core.find_operator(case.operator)
        inputs = operator.inputs(case)
        expected = operator.reference(case, *inputs)
        there = upload(inputs, self.device.kind)
        calls: dict[str, Runnable] = {}
        for name, job in jobs.items():
            outputs = Outputs.of([a for a in operator.arguments(case) if a.output], self.device.kind)
            calls[name] = runnable(self._kernel(job), [*there, *outputs.tensors])
            calls[name].seconds(1)
            if fault := within(operator, case, outputs.fetch(), expected):
                raise ExplorerError("wrong", f"{name}: {fault}")
        number = max(1, round(WINDOW / min(calls[name].seconds(1) for name in jobs)))
        taken: dict[str, list[float]] = {name: [] for name in jobs}
        for _ in range(ROUNDS):
            for name, call in calls.items():
                taken[name].append(call.seconds(number))
        ours, theirs = taken.values()
        ratios = [other / own for own, other in zip(ours, theirs, strict=True)]
        return Ran({name: median(times) for name, times in taken.items()}, median(ratios), median_interval(ratios))

    def _kernel(self, job: Job) -> Kernel:
        key = program_key(job)
        if key not in self.kernels:
            self.kernels[key] = build(job)
        return self.kernels[key]


def within(operator: Operator, case: Case, outputs: Sequence[Any], expected: Any) -> str:
    """What is wrong with `outputs`, "" if nothing is."""
    expected = list(expected) if isinstance(expected, (tuple, list)) else [expected]
    return measure.compare(operator, case, outputs, expected)[1]


def _entry(case: Case, chosen: Job, tuned: Tuning, device: Device, ran: Ran) -> dict[str, Any]:
    return {
        "case": case.text,
        "threads": device.threads if isinstance(device, Cpu) else 1,
        "ratio": ran.ratio,
        "interval": ran.interval,
        "rung": chosen.schedule,
        "config": chosen.config,
        "tuned": {"rung": tuned.schedule, "config": tuned.best.config, "trials": tuned.trials},
        "seconds": ran.seconds,
        "time": now(),
        "versions": versions(),
    }


def rows(case: Case, device: Device, changes: Config | None = None) -> dict[str, Any]:
    """GEMM's kernel for any number of rows of float32 on a GPU, beside `torch.mm` (cuBLAS, TF32 off).

    changes: to the hand-picked configuration. Every result is checked against float64 first.
    Raises ExplorerError("wrong") if one is not right.
    """
    import torch

    torch.backends.cuda.matmul.allow_tf32 = False
    operator, found = core.find_operator(case.operator), []
    rung = last_fitting(operator, case, device)
    job = job_for(rung, case, device, rung.configure(case, device, changes))
    kernel, allowed = build(job).function, operator.tolerance(operator.fixed(case)).norm
    for m in ROWS:
        a, b = (torch.rand(shape, device="cuda") * 2 - 1 for shape in ((m, case["k"]), (case["k"], case["n"])))
        out, exact = torch.full((m, case["n"]), torch.nan, device="cuda"), a.double() @ b.double()
        kernel(a, b, out)
        error = float((out.double() - exact).norm() / exact.norm())
        if not error <= allowed:
            raise ExplorerError("wrong", f"{case.label} with {m} rows: off by {error:.1e}")
        ways = {"ours": lambda: kernel(a, b, out), "torch.mm": lambda: torch.mm(a, b, out=out)}  # noqa: B023
        taken = _windows(ways)
        ratios = [theirs / ours for ours, theirs in zip(taken["ours"], taken["torch.mm"], strict=True)]
        seconds = {name: median(times) for name, times in taken.items()}
        found.append({"m": m, "ratio": median(ratios), "range": (min(ratios), max(ratios)), "seconds": seconds})
    harness = f"{WINDOWS} windows of {CALLS} calls between two events, one way after the other; L2 warm"
    entry = {"case": case.text, "rung": job.schedule, "config": job.config, "rows": found, "harness": harness}
    return {**entry, "time": now(), "versions": {**versions(), "torch": torch.__version__}}


def _windows(ways: Mapping[str, Callable[[], Any]]) -> dict[str, list[float]]:
    """Seconds a call of every way, window by window."""
    import torch

    taken: dict[str, list[float]] = {name: [] for name in ways}
    for window in range(WINDOWS + 1):
        for name, call in ways.items():
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            for _ in range(CALLS):
                call()
            end.record()
            end.synchronize()
            if window:  # the first warms up
                taken[name].append(start.elapsed_time(end) / CALLS / 1e3)
    return taken
