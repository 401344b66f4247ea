"""The rows of an operator's speed table: the tuned best of each case and thread count against its targets.

    python -m benchmarks.rows gemm --device cpu --tune 40

runs every row that ``logs/<device>/<operator>.rows.json`` does not hold yet, so a run that stopped goes on; ``--only``
and ``--seconds`` split it over several runs. A row that misses its target is recorded like any other.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
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
from tuning.records.files import read_bytes, replace_file
from tuning.records.places import find_logs
from tuning.records.record import now
from tuning.records.replay import job_of
from tuning.stats import median, median_interval
from tuning.store import Store
from tuning.tuner import Limits, tune

from . import peers

TOLERANCE = 0.02  # of a ratio, read at the lower end of its 95 % interval
RUNS = 3
GPU_ROUNDS = 15  # of one run, in workers that go on living
LANES = 6  # rows prepared on the host while one is timed

# A rung, and changes of its hand-picked configuration.
Try = tuple[str, Mapping[str, Value]]


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

    @property
    def configs(self) -> tuple[Try, ...]:
        return tuple((t, {}) if isinstance(t, str) else t for t in self.tries)


@dataclass(frozen=True)
class Measured:
    """A row as measured: medians and 95 % intervals over all rounds of all runs.

    tried: what else was timed, in the same run or (with its time) an earlier one.
    state: driver, clocks (MHz), power (W) and temperature (°C) of a GPU.
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
    message: str = ""


def rows_of(operator: str, device: Device) -> tuple[Row, ...]:
    """The rows that ``benchmarks/<operator>.py`` names for such a device, as far as it has the cores."""
    rows = importlib.import_module(f"benchmarks.{operator}").ROWS
    if not isinstance(device, Cpu):
        return tuple(Row(*row) for row in rows.get(device.kind, ()))
    extension = "avx512" if device.vector_bytes == 64 else "avx2"
    return tuple(Row(*row) for row in rows.get(f"x86 {extension}", ()) if row[1] <= device.cores)


def measure(operator: Operator, row: Row, device: Device, store: Store, seconds: float, seed: int = 0) -> Measured:
    """Tune the row's case for `seconds` (0: take what is recorded), then time the best beside the peers RUNS times."""
    here = device.with_threads(row.threads) if isinstance(device, Cpu) else device
    case = operator.case(row.case)
    require_memory(operator, case)
    theirs = peers(case, device.kind, row.threads)
    if seconds:
        fitting = [s for s in core.LADDERS[operator.name, device.kind].values() if not s.unfit(case, here)]
        tune(fitting[-1], case, here, store, limits=Limits(seconds), peers=theirs, seed=seed)
    best = store.best(operator.name, case.text, None, row.threads)
    if best is None:
        raise ExplorerError("no_best", f"nothing is recorded for {row.key}", "give --tune SECONDS")
    jobs = {"tuned": job_of(best.record, device)}
    for rung, changes in row.also:
        jobs[f"try {len(jobs)}"] = job_for(core.find_schedule(operator.name, device.kind, rung), case, here, changes)
    runs = [
        compare({**jobs, **theirs}, here, protocol=Protocol(budget=0.2, most=40), seed=seed + run)
        for run in range(RUNS)
    ]
    return _summary(operator, row, jobs, runs, list(theirs))


def measure_ahead(
    operator: Operator, rows: Sequence[Row], device: Device, store: Store, cache: str = "warm", seed: int = 0
) -> Iterator[tuple[Row, Measured]]:
    """Time rows on a GPU one by one while the next ones are built and their references computed on the host.

    A row that fails says why and the next one goes on.
    """
    protocol = protocol_for(device, cache)
    crews = [Crew(device, min(LANES, len(rows))) for _ in range(min(LANES, len(rows)))]
    wanted = [contenders(operator, row, device, store, cache) for row in rows]
    try:
        for at, row in enumerate(rows):
            for ahead in range(at, min(at + len(crews), len(rows))):
                jobs, theirs = wanted[ahead]
                crews[ahead % len(crews)].begin({**jobs, **theirs}, seed)
            jobs, theirs = wanted[at]
            crew = crews[at % len(crews)]
            ran = compare({**jobs, **theirs}, device, rounds=GPU_ROUNDS, protocol=protocol, seed=seed, crew=crew)
            yield row, replace(_summary(operator, row, jobs, [ran], list(theirs)), state=state(), cache=cache)
    finally:
        for crew in crews:
            crew.stop()


def contenders(operator: Operator, row: Row, device: Device, store: Store, cache: str) -> tuple[dict, dict]:
    """The row's tries (and the best recorded for one of their rungs), and the peers that it names."""
    case = operator.case(row.case)
    jobs = {}
    for rung, changes in row.configs:
        schedule = core.find_schedule(operator.name, device.kind, rung)
        best = store.best(operator.name, case.text, rung, row.threads, cache)
        jobs[f"try {len(jobs)}"] = job_for(schedule, case, device, changes)
        if best and not changes and job_of(best.record, device) not in jobs.values():
            jobs[f"try {len(jobs)}"] = job_of(best.record, device)
    theirs = peers(case, device.kind, row.threads)
    return jobs, {name: theirs[name] for name in row.targets if name in theirs}


def _summary(operator, row: Row, jobs: Mapping[str, Job], runs: list[Comparison], theirs: list[str]) -> Measured:
    """The row's figures: those of the fastest of `jobs`."""
    case = operator.case(row.case)
    figures = {name: _figures(operator.work(case).flops, name, row, runs, theirs) for name in jobs}
    ran = [name for name in jobs if figures[name]]
    said = {"time": now(), "versions": versions(), "protocol": runs[0].protocol}
    failed = tuple(
        {"schedule": j.schedule, "message": runs[0].turns[n].message} for n, j in jobs.items() if n not in ran
    )
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
    parser.add_argument("operator")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--tune", type=float, default=0.0, metavar="SECONDS", help="tune each row's case first")
    parser.add_argument("--only", default="", help="rows whose case/threads/rung contains this, or one of THIS|THAT")
    parser.add_argument("--again", action="store_true", help="measure recorded rows again")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no further row after that long")
    parser.add_argument("--cache", choices=("warm", "cold"), default="warm", help="a GPU's L2: left, or emptied")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    core.load_all()
    try:
        return run(options)
    except ExplorerError as error:
        print(f"error: {error.message} ({error.hint})", file=sys.stderr)
        return 2


def run(options: argparse.Namespace) -> int:
    """Measure the rows asked for, writing the file after each."""
    operator, logs = core.find_operator(options.operator), find_logs(options.logs)
    device = find_device(options.device, logs)
    require_presence(device)
    store = Store.open(logs, device.name)
    file = logs / device.name / f"{operator.name}.rows.json"
    known = read_rows(file)
    suffix = "/cold" if options.cache == "cold" else ""
    rows = [r for r in rows_of(operator.name, device) if any(part in r.key for part in options.only.split("|"))]
    rows = [r for r in rows if options.again or f"{r.key}{suffix}" not in known]
    end = time.monotonic() + options.seconds
    for row, measured in _measured(operator, rows, device, store, options):
        known[row.key + suffix] = with_attempts(asdict(measured), known.get(row.key + suffix))
        replace_file(file, (json.dumps(known, indent=1, sort_keys=True) + "\n").encode())
        print(line(row.key + suffix, known[row.key + suffix]), flush=True)
        if time.monotonic() > end:
            break
    return 0


def _measured(operator, rows: Sequence[Row], device: Device, store: Store, options) -> Iterator[tuple[Row, Measured]]:
    """The rows as they are measured."""
    if isinstance(device, Cpu):
        return ((row, measure(operator, row, device, store, options.tune)) for row in rows)
    for row in rows if options.tune else ():
        case, rung = operator.case(row.case), core.find_schedule(operator.name, device.kind, row.configs[0][0])
        theirs = peers(case, device.kind, row.threads)
        tune(rung, case, device, store, limits=Limits(options.tune), peers={n: theirs[n] for n in row.targets})
    return measure_ahead(operator, rows, device, store, options.cache)


def with_attempts(row: dict[str, Any], before: Mapping[str, Any] | None) -> dict[str, Any]:
    """`row` with what an earlier run timed of other configurations, each with that run's time: attempts are kept."""
    if not before or row["message"]:
        return row
    seen = [(t["schedule"], t.get("config")) for t in (row, *row["tried"])]
    figures = ("schedule", "config", "seconds", "ci95", "ratio", "ratio_ci95")
    earlier = [*([{f: before[f] for f in figures}] if not before.get("message") else []), *before.get("tried", ())]
    kept = [{"time": before["time"], **t} for t in earlier if (t["schedule"], t.get("config")) not in seen]
    return {**row, "tried": [*row["tried"], *kept]}


def read_rows(file: Path) -> dict[str, Any]:
    """The rows measured so far, by case/threads."""
    data = read_bytes(file)
    return json.loads(data) if data else {}


def line(key: str, row: Mapping[str, Any]) -> str:
    """A row for a person: every ratio with its interval, its target, and whether it is met."""
    if row["message"]:
        return f"{key}: failed: {row['message']}"
    parts = []
    for name, value in row["ratio"].items():
        low, high = row["ratio_ci95"][name]
        target = row["targets"].get(name)
        verdict = "" if target is None else f" (target {target:g}: {'met' if row['met'][name] else 'missed'})"
        parts.append(f"{value:.3f} [{low:.3f}, {high:.3f}] × {name}{verdict}")
    return f"{key}: {row['schedule']} {1e6 * row['seconds']:.1f} µs " + ", ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
