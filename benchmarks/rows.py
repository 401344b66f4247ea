"""The rows of an operator's speed table: the tuned best of each case and thread count against its targets.

    python -m benchmarks.rows gemm --device cpu --tune 40

runs every row that ``logs/<device>/<operator>.rows.json`` does not hold yet, so a run that stopped goes on; ``--only``
splits it over several runs. A row that misses its target is recorded like any other.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, versions
from tuning.compare import Comparison, compare
from tuning.devices import find_device, require_memory, require_presence
from tuning.files import read_bytes, replace_file
from tuning.measure import Protocol
from tuning.places import find_logs
from tuning.record import now
from tuning.replay import job_of
from tuning.stats import median, median_interval
from tuning.store import Store
from tuning.tuner import Limits, tune

from . import peers

TOLERANCE = 0.02  # of a ratio, read at the lower end of its 95 % interval
RUNS = 3


@dataclass(frozen=True)
class Row:
    """One row of the table: peer (or "peak", the share of the measured FMA rate) → the ratio to reach."""

    case: str
    threads: int
    targets: Mapping[str, float]

    @property
    def key(self) -> str:
        return f"{self.case}/{self.threads}"


@dataclass(frozen=True)
class Measured:
    """A row as measured: medians and 95 % intervals over all rounds of all runs."""

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
    runs = [
        compare({**jobs, **theirs}, here, protocol=Protocol(budget=0.2, most=40), seed=seed + run)
        for run in range(RUNS)
    ]
    return _summary(operator, row, here, jobs["tuned"], runs, list(theirs))


def _summary(operator, row: Row, device: Device, job: Job, runs: list[Comparison], theirs: list[str]) -> Measured:
    case = operator.case(row.case)
    times = [t for run in runs for t in run.samples("tuned")]
    ratios = {peer: [r for run in runs for r in run.ratios("tuned", peer)] for peer in theirs}
    work = operator.work(case).flops
    if "peak" in row.targets:
        ratios["peak"] = [work / t / max(run.phases) for run in runs for t in run.samples("tuned")]
    intervals = {name: median_interval(values) for name, values in ratios.items() if values}
    met = {name: intervals[name][0] + TOLERANCE >= least for name, least in row.targets.items() if name in intervals}
    return Measured(
        case.text,
        row.threads,
        job.schedule,
        job.config,
        median(times),
        median_interval(times),
        {name: median(values) for name, values in ratios.items() if values},
        intervals,
        row.targets,
        met,
        len(runs),
        len(times),
        now(),
        versions(),
    )


def main(arguments: list[str] | None = None) -> int:
    """Run the rows from the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rows", description=__doc__)
    parser.add_argument("operator")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--tune", type=float, default=0.0, metavar="SECONDS", help="tune each row's case first")
    parser.add_argument("--only", default="", help="rows whose case/threads contains this")
    parser.add_argument("--again", action="store_true", help="measure recorded rows again")
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
    for row in rows_of(operator.name, device):
        if options.only in row.key and (options.again or row.key not in known):
            known[row.key] = asdict(measure(operator, row, device, store, options.tune))
            replace_file(file, (json.dumps(known, indent=1, sort_keys=True) + "\n").encode())
            print(line(row.key, known[row.key]), flush=True)
    return 0


def read_rows(file: Path) -> dict[str, Any]:
    """The rows measured so far, by case/threads."""
    data = read_bytes(file)
    return json.loads(data) if data else {}


def line(key: str, row: Mapping[str, Any]) -> str:
    """A row for a person: every ratio with its interval, its target, and whether it is met."""
    parts = []
    for name, value in row["ratio"].items():
        low, high = row["ratio_ci95"][name]
        target = row["targets"].get(name)
        verdict = "" if target is None else f" (target {target:g}: {'met' if row['met'][name] else 'missed'})"
        parts.append(f"{value:.3f} [{low:.3f}, {high:.3f}] × {name}{verdict}")
    return f"{key}: {row['schedule']} " + ", ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
