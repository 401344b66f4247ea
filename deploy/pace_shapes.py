"""Measured: what a library runs shapes never tuned with, beside a schedule tuned for them; any number of rows, beside
PyTorch."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from schedules import core
from schedules.core import Case, Config, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, build, job_for, versions
from tuning.compare import Crew, compare
from tuning.progress import Tuning
from tuning.records.record import now
from tuning.records.replay import job_of
from tuning.store import Store
from tuning.task import Task
from tuning.tuner import Limits, tune_all

from .best import best_job, last_fitting
from .collection import best_jobs
from .dispatch import find
from .tiles import plain, with_tiles

ROUNDS = 41
ROWS = (1, 8, 16, 17, 24, 32, 33, 64, 65, 128, 129, 192, 200, 256, 384, 512, 768, 1024)
WINDOWS, CALLS = 9, 20  # of `rows`, each way


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
    operator: Operator, cases: Sequence[Case], device: Device, logs: Path, seconds: float, rungs: Sequence[str] = ()
) -> Iterator[dict[str, Any]]:
    """Every case run by the library's choice beside the fastest of `rungs`, tuned for it for `seconds` each.

    rungs: by default the one that a person would take.
    """
    store = Store.open(logs, device.name)
    chosen = [dispatched(store, operator, case, device) for case in cases]
    tasks = []
    for case in cases:
        names = rungs or (best_job(store, operator, case, device).schedule,)
        tasks += [Task(core.find_schedule(operator.name, device.kind, name), case) for name in names]
    with tempfile.TemporaryDirectory(prefix="pace-") as folder:
        own, limits = Store.open(Path(folder), device.name), Limits(seconds * len(tasks))
        found = tune_all(tasks, device, own, limits=limits, finalists=0).tunings
    crew = Crew(device, 2)
    try:
        for case, (job, tuned_tile) in zip(cases, chosen, strict=True):
            entry = _beside(case, job, _fastest(case, found, seconds), device, crew)
            yield {**entry, "tile": "tuned" if tuned_tile else "default"}
            crew.forget()
    finally:
        crew.stop()


def _fastest(case: Case, found: Sequence[Tuning], seconds: float) -> Tuning:
    of_case = [tuning for tuning in found if tuning.case == case.text and tuning.best]
    if not of_case:
        message = f"no trial of {case.text} succeeded in {seconds:g} s"
        raise ExplorerError("no_best", message, "give --tune more seconds")
    return min(of_case, key=lambda tuning: tuning.best.seconds)


def _beside(case: Case, chosen: Job, tuned: Tuning, device: Device, crew: Crew) -> dict[str, Any]:
    contenders = {"dispatched": chosen, "tuned": job_of(tuned.best, device)}
    ran = compare(contenders, device, rounds=ROUNDS, crew=crew)
    for name in contenders:
        if ran.turns[name].status != "ok":
            raise ExplorerError(ran.turns[name].status, f"{name}: {ran.turns[name].message}")
    ratio, interval = ran.ratio("dispatched", "tuned")
    return {
        "case": case.text,
        "threads": device.threads if isinstance(device, Cpu) else 1,
        "ratio": ratio,
        "interval": interval,
        "rung": chosen.schedule,
        "config": chosen.config,
        "tuned": {"rung": tuned.schedule, "config": tuned.best.config, "trials": tuned.trials},
        "seconds": {name: ran.seconds(name) for name in contenders},
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
