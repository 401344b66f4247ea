"""The rows of an operator's speed table: the tuned best of each case and thread count against its targets.

    python -m benchmarks.rows gemm --device cpu --tune 40

runs every row that ``logs/<device>/<operator>.rows.json`` does not hold yet, so a run that stopped goes on; ``--only``
and ``--seconds`` split it over several runs, and several operators share one. A row that misses its target is
recorded like any other.
"""

from __future__ import annotations

import argparse
import importlib
import math
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from schedules import core
from schedules.core import Operator, Value
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for, versions
from tuning.compare import Comparison, Crew, compare, protocol_for
from tuning.cuda.gpus import state
from tuning.devices import find_device, require_memory, require_presence
from tuning.measure import Protocol
from tuning.records.places import find_logs
from tuning.records.record import now
from tuning.records.replay import job_of
from tuning.stats import median, median_interval
from tuning.store import Store
from tuning.tuner import Limits, tune

from . import peers
from .row_file import RowFile, line, read_rows, with_attempts

__all__ = ["Measured", "Row", "line", "main", "measure", "measure_ahead", "read_rows", "rows_of", "with_attempts"]

TOLERANCE = 0.02  # of a ratio, read at the lower end of its 95 % interval
RUNS = 3
ROUNDS = 11  # of one run on a processor
GPU_ROUNDS = 15  # of one run, in workers that go on living
LIGHT = 4e-3  # seconds of a window for kernels that move bytes only: they do not heat the GPU, its clocks stay
LANES = 4  # rows prepared on the host while one is timed

# A rung, and changes of its hand-picked configuration.
Try = tuple[str, Mapping[str, Value]]
Task = tuple[Operator, "Row"]


@dataclass(frozen=True)
class Row:
    """One row of the table: peer (or "peak", the share of the measured FMA rate) → the ratio to reach.

    tries: rungs to time beside the recorded best, of which the fastest is the row's; none: the recorded best alone.
    also: what to time beside the recorded best of a case on a CPU, to show what was tried.
    """

    case: str
    threads: int
    targets: Mapping[str, float]
    tries: tuple[str | Try, ...] = ()
    also: tuple[Try, ...] = ()

    @property
    def key(self) -> str:
        """What the row is recorded under: it names the ladder's rung where the row is about one."""
        rung = self.configs[0][0] if self.tries else ""
        return f"{self.case}/{self.threads}" + f"/{rung}" * bool(rung)

    def is_among(self, only: str) -> bool:
        """Whether a part of `only` (THIS|THAT) is in case/threads/rung/; "/1/" means one thread, not sixteen."""
        return any(part in f"{self.key}/" for part in only.split("|"))

    @property
    def configs(self) -> tuple[Try, ...]:
        return tuple((t, {}) if isinstance(t, str) else t for t in self.tries)


@dataclass(frozen=True)
class Measured:
    """A row as measured: medians and 95 % intervals over all rounds of all runs.

    tried: what else was timed, in the same run or (with its time) an earlier one.
    state: driver, clocks (MHz), power (W) and temperature (°C) of a GPU.
    left_out: peers of the row that were not to run: it is measured again where they are.
    message: why there are no figures, if there are none.
    """

    case: str
    threads: int
    schedule: str
    config: Mapping[str, Any]
    seconds: float
    ci95: tuple[float, float]
    ratio: Mapping[str, float]
    ratio_ci95: Mapping[str, tuple[float, float]]
    targets: Mapping[str, float]
    met: Mapping[str, bool]
    runs: int
    rounds: int
    time: str
    versions: Mapping[str, str]
    cache: str = "warm"
    protocol: Mapping[str, Any] = field(default_factory=dict)
    state: Mapping[str, str] = field(default_factory=dict)
    tried: tuple[Mapping[str, Any], ...] = ()
    left_out: tuple[str, ...] = ()
    message: str = ""


def rows_of(operator: str, device: Device) -> tuple[Row, ...]:
    """The rows that ``benchmarks/<operator>.py`` names for such a device, as far as it has the cores."""
    rows = importlib.import_module(f"benchmarks.{operator}").ROWS
    if not isinstance(device, Cpu):
        return tuple(Row(*row) for row in rows.get(device.kind, ()))
    extension = "avx512" if device.vector_bytes == 64 else "avx2"
    return tuple(Row(*row) for row in rows.get(f"x86 {extension}", ()) if row[1] <= device.cores)


def measure(
    operator: Operator,
    row: Row,
    device: Cpu,
    store: Store,
    seconds: float,
    seed: int = 0,
    runs: int = RUNS,
    rounds: int = ROUNDS,
    budget: float = 0.2,
    crew: Crew | None = None,
) -> Measured:
    """Time a row on a processor `runs` times: its configurations beside the peers. seconds: tune its case first.

    budget: seconds of a turn, of one call at least. crew: workers that go on living; without, every run has fresh ones.
    """
    here = device.with_threads(row.threads)
    case = operator.case(row.case)
    require_memory(operator, case)
    theirs = peers(case, device.kind, row.threads)
    if seconds:
        tune(best_rung(operator, case, here), case, here, store, limits=Limits(seconds), peers=theirs, seed=seed)
    jobs = candidates(operator, row, here, store)
    facts = {"rounds": rounds, "protocol": Protocol(budget=budget, least=1, most=40), "crew": crew}
    ran = [compare({**jobs, **theirs}, here, seed=seed + run, **facts) for run in range(runs)]
    if crew:
        crew.forget()
    return _summary(operator, row, jobs, ran, list(theirs))


def best_rung(operator: Operator, case: core.Case, device: Device) -> core.Schedule:
    """The last rung that fits."""
    return [s for s in core.LADDERS[operator.name, device.kind].values() if not s.unfit(case, device)][-1]


def candidates(operator: Operator, row: Row, device: Cpu, store: Store) -> dict[str, Job]:
    """What to time for a row on a processor: the recorded best (else the last rung as picked by hand), and `also`."""
    case = operator.case(row.case)
    best = store.best(operator.name, case.text, None, row.threads)
    found = job_of(best.record, device) if best else job_for(best_rung(operator, case, device), case, device)
    also = [job_for(core.find_schedule(operator.name, device.kind, r), case, device, c) for r, c in row.also]
    return {"tuned": found, **{f"try {at}": job for at, job in enumerate(also, start=1) if job != found}}


def measure_ahead(
    tasks: Sequence[Task],
    device: Device,
    store: Store,
    cache: str = "warm",
    names: Collection[str] = (),
    seed: int = 0,
    rounds: int = GPU_ROUNDS,
) -> Iterator[Measured]:
    """Time rows on a GPU one by one while the next ones are built and their references computed on the host.

    A row that fails says why and the next one goes on. names: of the only peers to run. rounds: where a GPU's clocks
    vary with its power, more of them narrow the interval.
    """
    crews = [Crew(device, min(LANES, len(tasks))) for _ in range(min(LANES, len(tasks)))]
    wanted = [contenders(operator, row, device, store, cache, names) for operator, row in tasks]
    try:
        for at, (operator, row) in enumerate(tasks):
            for ahead in range(at, min(at + len(crews), len(tasks))):
                jobs, theirs = wanted[ahead]
                crews[ahead % len(crews)].begin({**jobs, **theirs}, seed)
            jobs, theirs = wanted[at]
            crew = crews[at % len(crews)]
            protocol = protocol_for(device, cache)
            if cache == "warm" and "copy" in row.targets:
                protocol = replace(protocol, sample_seconds=LIGHT)
            ran = compare(
                {**jobs, **theirs}, device, rounds=rounds, protocol=protocol, seed=seed, crew=crew, field=jobs
            )
            left_out = tuple(name for name in row.targets if names and name not in names)
            measured = _summary(operator, row, jobs, [ran], list(theirs))
            yield replace(measured, state=state(), cache=cache, left_out=left_out)
    finally:
        for crew in crews:
            crew.stop()


def contenders(
    operator: Operator, row: Row, device: Device, store: Store, cache: str, names: Collection[str] = ()
) -> tuple[dict, dict]:
    """The row's tries (and the best recorded for one of their rungs), and the peers that it names, or those `names`."""
    case = operator.case(row.case)
    jobs = {}
    for rung, changes in row.configs:
        schedule = core.find_schedule(operator.name, device.kind, rung)
        best = store.best(operator.name, case.text, rung, row.threads, cache)
        jobs[f"try {len(jobs)}"] = job_for(schedule, case, device, changes)
        if best and not changes and job_of(best.record, device) not in jobs.values():
            jobs[f"try {len(jobs)}"] = job_of(best.record, device)
    theirs = peers(case, device.kind, row.threads)
    return jobs, {name: theirs[name] for name in row.targets if name in theirs and (not names or name in names)}


def _summary(operator, row: Row, jobs: Mapping[str, Job], runs: list[Comparison], theirs: list[str]) -> Measured:
    """The row's figures: those of the fastest of `jobs`."""
    case = operator.case(row.case)
    figures = {name: _figures(operator.work(case).flops, name, row, runs, theirs) for name in jobs}
    ran = [name for name in jobs if figures[name]]
    said = {"time": now(), "versions": versions(), "protocol": runs[0].protocol}
    turns = runs[0].turns
    names = {n: j.schedule for n, j in jobs.items() if n not in ran}
    names |= {n: n for n in theirs if turns[n].status != "ok"}
    failed = tuple({"schedule": name, "message": turns[n].message} for n, name in names.items())
    if not ran or (theirs and all(runs[0].turns[name].status != "ok" for name in theirs)):
        message = "; ".join(f"{name}: {t.message}" for name, t in runs[0].turns.items() if t.status != "ok")
        return Measured(
            case.text, row.threads, "", {}, 0.0, (0, 0), {}, {}, row.targets, {}, 0, 0, **said, message=message
        )
    best = min(ran, key=lambda name: figures[name]["seconds"])
    others = ({"schedule": jobs[n].schedule, "config": jobs[n].config, **figures[n]} for n in ran if n != best)
    intervals = figures[best]["ratio_ci95"]
    return Measured(
        case=case.text,
        threads=row.threads,
        schedule=jobs[best].schedule,
        config=jobs[best].config,
        **figures[best],
        targets=row.targets,
        met={name: intervals[name][0] + TOLERANCE >= least for name, least in row.targets.items() if name in intervals},
        runs=len(runs),
        rounds=sum(len(run.samples(best)) for run in runs),
        tried=(*others, *failed),
        **said,
    )


def _figures(flops: int, name: str, row: Row, runs: list[Comparison], theirs: list[str]) -> dict[str, Any]:
    """Median seconds and ratios with their intervals over all runs; empty if the contender failed."""
    times = [t for run in runs for t in run.samples(name)]
    if not times or any(run.turns[name].status != "ok" for run in runs):
        return {}
    ratios = {peer: [r for run in runs for r in run.ratios(name, peer)] for peer in theirs}
    if "peak" in row.targets:
        ratios["peak"] = [flops / t / max(run.phases) for run in runs for t in run.samples(name)]
    known = {peer: values for peer, values in ratios.items() if values}
    return {
        "seconds": median(times),
        "ci95": median_interval(times),
        "ratio": {peer: median(values) for peer, values in known.items()},
        "ratio_ci95": {peer: median_interval(values) for peer, values in known.items()},
    }


def main(arguments: list[str] | None = None) -> int:
    """Run the rows from the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rows", description=__doc__)
    parser.add_argument("operators", nargs="+", metavar="OPERATOR")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--tune", type=float, default=0.0, metavar="SECONDS", help="tune each row's case first")
    parser.add_argument("--only", default="", help="rows whose case/threads/rung/ contains this, or one of THIS|THAT")
    parser.add_argument("--again", action="store_true", help="measure recorded rows again")
    parser.add_argument("--runs", type=int, default=RUNS, help="comparisons of a row on a processor (default 3)")
    parser.add_argument("--budget", type=float, default=0.2, metavar="SECONDS", help="of a turn on a processor")
    parser.add_argument("--rounds", type=int, help=f"of a run (default {ROUNDS}, on a GPU {GPU_ROUNDS})")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no further row after that long")
    parser.add_argument("--cache", choices=("warm", "cold"), default="warm", help="a GPU's L2: left, or emptied")
    parser.add_argument("--peers", default="", help="run only these on a GPU, as in copy,torch; the others later")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    core.load_all()
    try:
        return run(options)
    except ExplorerError as error:
        print(f"error: {error.message} ({error.hint})", file=sys.stderr)
        return 2


def run(options: argparse.Namespace) -> int:
    """Measure the rows asked for, writing an operator's file after each of its rows."""
    logs = find_logs(options.logs)
    device = find_device(options.device, logs)
    require_presence(device)
    store = Store.open(logs, device.name)
    suffix = "/cold" if options.cache == "cold" else ""
    files, tasks = {}, []
    for operator in map(core.find_operator, options.operators):
        file = files[operator.name] = RowFile(logs / device.name / f"{operator.name}.rows.json")
        rows = [r for r in rows_of(operator.name, device) if r.is_among(options.only)]
        tasks += [(operator, r) for r in rows if options.again or not file.holds(r.key + suffix, bool(options.peers))]
    end = time.monotonic() + options.seconds
    for (operator, row), measured in zip(tasks, _measured(tasks, device, store, options), strict=True):
        title = f"{operator.name} " if len(files) > 1 else ""
        print(title + line(row.key + suffix, files[operator.name].add(row.key + suffix, asdict(measured))), flush=True)
        if time.monotonic() > end:
            break
    return 0


def _measured(tasks: Sequence[Task], device: Device, store: Store, options) -> Iterator[Measured]:
    """The rows as they are measured, in order."""
    if isinstance(device, Cpu):
        return _on_processor(tasks, device, store, options)
    for operator, row in tasks if options.tune else ():
        case, rung = operator.case(row.case), core.find_schedule(operator.name, device.kind, row.configs[0][0])
        theirs = peers(case, device.kind, row.threads)
        tune(rung, case, device, store, limits=Limits(options.tune), peers={n: theirs[n] for n in row.targets})
    names = options.peers.split(",") if options.peers else ()
    return measure_ahead(tasks, device, store, options.cache, names, rounds=options.rounds or GPU_ROUNDS)


def _on_processor(tasks: Sequence[Task], device: Cpu, store: Store, options) -> Iterator[Measured]:
    """The rows of a processor one by one. Where a row has one run, the workers serve all rows of as many threads."""
    crews: dict[int, Crew] = {}
    try:
        for operator, row in tasks:
            if options.runs == 1 and row.threads not in crews:
                crews[row.threads] = Crew(device.with_threads(row.threads), 1)
            facts = {"runs": options.runs, "rounds": options.rounds or ROUNDS, "budget": options.budget}
            facts["crew"] = crews.get(row.threads)
            yield measure(operator, row, device, store, options.tune, **facts)
    finally:
        for crew in crews.values():
            crew.stop()


if __name__ == "__main__":
    sys.exit(main())
