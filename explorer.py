#!/usr/bin/env python3
"""The schedule explorer: each verb of the command line is one function here, and returns what ``--json`` prints."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

if __name__ == "__main__":  # a program imports what follows once its arguments are known to need it
    from console import command

    sys.exit(command.main())

import benchmarks
import benchmarks.table
import deploy
from benchmarks.table import Bench
from console import catalog
from console.ablating import ablate  # noqa: F401  public here
from console.checks import Doctor, examine
from console.pages import ladder_page, study_page  # noqa: F401  public here
from console.shipping import check, export_all  # noqa: F401  public here
from console.subject import Given, rung_of, subject_of
from deploy import Export
from schedules import core
from schedules.core import Value
from schedules.device import Device
from study import code as codes
from study import counting, fork, html, model
from study.insight import Insight, insights
from study.kept import keep_counted, keep_ladder
from study.timing import step_seconds
from study.web.serve import serve as run_server
from tuning import tuner
from tuning.build import job_for
from tuning.compare import Crew, protocol_for
from tuning.devices import find_device, require_memory, require_presence
from tuning.progress import Limits, Tuning
from tuning.records import spaces
from tuning.records.places import find_logs
from tuning.records.simulate import Simulation

quiet: Callable = lambda *_: None  # noqa: E731


def listing(*, logs: str | None = None, load: tuple[str, ...] = ()) -> catalog.Listing:
    """Operators, their ladders and cases, and the devices known here."""
    core.load_all(load)
    return catalog.listing(find_logs(logs))


def show(operator: str, *, load: tuple[str, ...] = ()) -> catalog.Description:
    """One operator: its definition as source, cases with their work, and each rung's one-line why."""
    core.load_all(load)
    return catalog.describe(core.find_operator(operator))


def bench(
    operator: str,
    *,
    case: Given,
    device: str = "cpu",
    dtype: str | None = None,
    rungs: list[str] | None = None,
    threads: int | None = None,
    cache: str = "warm",
    rounds: int = 11,
    counters: bool = False,
    seed: int = 0,
    logs: str | None = None,
    load: tuple[str, ...] = (),
    crew: Crew | None = None,
    progress: Callable = quiet,
) -> Bench:
    """Every rung and the tuned best beside the peers, interleaved in one run; a run of the whole ladder is recorded.

    counters: count every rung's run on the GPU with Nsight Compute too, where the machine lets it. crew: workers that
    go on living.
    """
    subject = subject_of(operator, case, device, dtype, threads, logs, load)
    require_presence(subject.device)
    require_memory(subject.operator, subject.case)
    if counters:
        counting.require(subject.device)
    tuned, auto = (None, None) if rungs else (subject.best(None, cache, load), subject.best(core.AUTO, cache, load))
    table = benchmarks.table.bench(
        subject.operator,
        subject.case,
        subject.device,
        rungs=rungs,
        tuned=tuned,
        auto=auto,
        rounds=rounds,
        protocol=protocol_for(subject.device, cache),
        seed=seed,
        load=load,
        crew=crew,
        progress=progress,
    )
    if counters:
        found = (benchmarks.table.TUNED, core.AUTO)
        ran = [(row.name, row.config) for row in table.rows if row.role == "rung" and row.name not in found]
        counted = counting.count(operator, subject.case, subject.device, ran, load)
        table = replace(table, counters=counted)
        keep_counted(find_logs(logs), subject.device.name, operator, subject.case.text, counted)
    if not rungs:
        keep_ladder(find_logs(logs), asdict(table))
    return table


def study(
    path: str,
    *,
    case: Given,
    device: str | None = None,
    dtype: str | None = None,
    threads: int | None = None,
    config: Mapping[str, Value] | None = None,
    step: int | None = None,
    view: str = "program",
    time: bool = False,
    logs: str | None = None,
    load: tuple[str, ...] = (),
    progress: Callable = quiet,
) -> Studied:
    """The steps of OPERATOR/KIND/RUNG on one case: programs, loop trees, diffs.

    view "asm", "llvm" or another kind of code compiles one `step`; `time` measures every step that runs.
    """
    schedule, subject = rung_of(path, case, device, dtype, threads, logs, load)
    seen = model.study(schedule, subject.case, subject.device, dict(config or {}))
    seen.step(step)
    code = None
    insight = None
    if view == "access":
        about, index = (schedule, subject.case, subject.device, seen.config), seen.step(step).index
        insight = insights(*about, step=index, logs=find_logs(logs))[-1:] or None
    elif view not in ("program", "tree", "diff"):
        code = codes.code(schedule, subject.case, subject.device, seen.config, step, view)
    if time:
        require_presence(subject.device)
        require_memory(subject.operator, subject.case)
        job = job_for(schedule, subject.case, subject.device, seen.config, load)
        found = step_seconds(job, [s.index for s in seen.steps if s.runnable], progress)
        seen = model.with_times(seen, [found.get(s.index) for s in seen.steps])
    return Studied(seen, code, insight[0] if insight else None, subject.device)


def compare_rungs(path: str, other: str, *, case: Given, device: str | None = None, **chosen) -> model.Comparison:
    """The last programs and loop trees of two rungs on the same case, side by side."""
    return model.compare(*(study(one, case=case, device=device, **chosen).study for one in (path, other)))


def legal(
    path: str, *, case: Given, step: int | None = None, config: Mapping[str, Value] | None = None, **chosen
) -> fork.Legal:
    """Which primitives can follow a step (default: the last), tried on copies in a worker; refused ones say why."""
    seen = study(path, case=case, config=config, step=step, **chosen)
    return fork.legal(seen.study, seen.device, step, tuple(chosen.get("load", ())))


def serve(
    *, port: int = 0, browser: bool = True, logs: str | None = None, load: tuple[str, ...] = (), ready: Callable = quiet
) -> None:
    """The page on this machine's loopback address until Ctrl-C; `ready` is told the address. Needs the extra `web`."""
    run_server(find_logs(logs), port=port, browser=browser, load=load, ready=ready)


def tune(
    operator: str,
    *,
    case: Given,
    device: str = "cpu",
    dtype: str | None = None,
    rung: str | None = None,
    budget: float | None = 60.0,
    trials: int | None = None,
    target_ratio: float | None = None,
    patience: int | None = None,
    search: str | None = None,
    seed: int = 0,
    withhold: bool = False,
    values: Mapping[str, Sequence[Value | None]] | None = None,
    finalists: int = tuner.FINALISTS,
    threads: int | None = None,
    cache: str = "warm",
    logs: str | None = None,
    load: tuple[str, ...] = (),
    watch: tuner.Watch = quiet,
) -> Tuning:
    """Search a rung's space (default: the last that fits; `auto`: made from the definition or it); keep the best."""
    subject = subject_of(operator, case, device, dtype, threads, logs, load)
    require_presence(subject.device)
    require_memory(subject.operator, subject.case)
    search, schedule = subject.to_search(rung, search)
    return tuner.tune(
        schedule,
        subject.case,
        subject.device,
        subject.store,
        limits=Limits(budget, trials, target_ratio, patience),
        search=search,
        seed=seed,
        peers=benchmarks.peers(subject.case, subject.device.kind, subject.threads, load),
        cache=cache,
        load=load,
        withhold=withhold,
        values=values or {},
        finalists=finalists,
        watch=watch,
    )


def tune_all(
    operator: str,
    *,
    cases: Mapping[str, float] | None = None,
    rung: str | None = None,
    budget: float | None = 600.0,
    trials: int | None = None,
    target_ratio: float | None = None,
    patience: int | None = None,
    device: str = "cpu",
    dtype: str | None = None,
    threads: int | None = None,
    logs: str | None = None,
    load: tuple[str, ...] = (),
    watch: tuner.Watch = quiet,
    **options,
) -> tuner.Tunings:
    """Tune several cases, which share the budget by what more of it promises each.

    cases: case → weight of its gains; default: every named case that fits the device and its memory, all alike.
    """
    core.load_all(load)
    weights = cases or dict.fromkeys(core.find_operator(operator).cases, 1.0)
    subjects = {case: subject_of(operator, case, device, dtype, threads, logs, load) for case in weights}
    one = next(iter(subjects.values()))
    require_presence(one.device)
    search = options["search"] = options.get("search") or one.usual_search
    tasks = [
        tuner.Task(schedule, s.case, benchmarks.peers(s.case, s.device.kind, s.threads, load), weights[case])
        for case, s in subjects.items()
        if (schedule := s.tunable(rung, search, required=cases is not None))
    ]
    limits = Limits(budget, trials, target_ratio, patience)
    return tuner.tune_all(tasks, one.device, one.store, limits=limits, load=load, watch=watch, **options)


def simulate(
    operator: str,
    *,
    case: Given,
    rung: str | None = None,
    search: str | None = None,
    seed: int = 0,
    trials: int | None = None,
    threads: int | None = None,
    **chosen,
) -> Simulation:
    """Search a space that was recorded, without compiling anything: the same seed gives the same sequence."""
    subject = subject_of(operator, case, threads=threads, **chosen)
    found = spaces.recorded(subject.store, subject.case, rung, threads)
    return found.recorded(subject.device).search(search or "local", seed, trials)


def export(
    operator: str,
    *,
    case: Given,
    output: str,
    device: str = "cpu",
    dtype: str | None = None,
    rung: str | None = None,
    threads: int | None = None,
    logs: str | None = None,
    load: tuple[str, ...] = (),
) -> Export:
    """Write the best recorded schedule (else the nearest, else the hand-picked default) as a shared library."""
    subject = subject_of(operator, case, device, dtype, threads, logs, load)
    job = deploy.best_job(subject.store, subject.operator, subject.case, subject.device, rung, load)
    return deploy.export(job, Path(output))


def run(
    operator: str = "gemm",
    *,
    case: Given = "square1024",
    output: str = "build",
    device: str = "cpu",
    dtype: str | None = None,
    rung: str | None = None,
    budget: float | None = 40.0,
    threads: int | None = None,
    logs: str | None = None,
    load: tuple[str, ...] = (),
    watch: tuner.Watch = quiet,
    progress: Callable = quiet,
    **search,
) -> Run:
    """The main job: tune the last rung, bench the whole ladder beside the peers, export the best, write the page."""
    chosen = {"case": case, "device": device, "dtype": dtype, "threads": threads, "logs": logs, "load": load}
    tuned = tune(operator, rung=rung, budget=budget, watch=watch, **search, **chosen)
    table = bench(operator, rounds=7, progress=progress, **chosen)
    library = export(operator, output=str(Path(output) / f"{operator}.so"), **chosen)
    path = f"{operator}/{find_device(device, find_logs(logs)).kind}/{tuned.schedule}"
    seen = study(path, config=tuned.best.config if tuned.best else None, **chosen).study
    page = html.write(Path(output) / f"{operator}.html", ladder_page(table, seen, logs))
    return Run(tuned, table, library, page, find_logs(logs) / tuned.device / f"{operator}.json")


def doctor(*, logs: str | None = None) -> Doctor:
    """Versions, pins, what this machine can do, what is missing and the command that mends it."""
    return examine(find_logs(logs))


@dataclass(frozen=True)
class Run:
    """What the main job left behind."""

    tuning: Tuning
    bench: Bench
    export: Export
    page: Path
    log: Path


@dataclass(frozen=True)
class Studied:
    """A study, and the code of the step asked for."""

    study: model.Study
    code: codes.Code | None
    insight: Insight | None
    device: Device


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code (0 done, 2 a mistake to mend, 130 interrupted)."""
    from console import command

    return command.main(arguments)
