"""How fast a search finds what is known: its trials a second, and how good its best is at given moments.

    python -m benchmarks.searches gemm --case square1024 --rung v8_full_tiles --seeds 0 1 2
    python -m benchmarks.searches gemm --device cuda --case square4096 --rung v9_async_copy --search random

Every search starts with an empty log and without the hand-picked configuration. Its best after `--at` seconds since
it was started (with its workers still cold; once its finals have named a winner, that) is then timed beside the best
that ``logs/`` knows, round by round. Runs join those recorded before in ``logs/<device>/<operator>.searches.json``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Config, Schedule
from schedules.device import Cpu, Device
from tuning.build import Job, job_for, versions
from tuning.compare import compare
from tuning.devices import find_device
from tuning.progress import Limits, Progress, Tuning
from tuning.records.files import read_document, rounded, write_list
from tuning.records.nearest import best_rung
from tuning.records.places import find_logs
from tuning.records.record import Record, now
from tuning.store import Store
from tuning.tuner import tune

from .row_file import spaced, with_interval

ROUNDS = 21  # of the comparison with the best known
KNOWN = "known"
IDENTITY = ("case", "threads", "rung", "search", "seed", "seconds")


class Moments:
    """The best configuration so far at each of some moments, in seconds since the run began."""

    def __init__(self, moments: Sequence[float]):
        self.moments = moments
        self.best: dict[float, Config] = {}

    def __call__(self, progress: Progress) -> None:
        """What `tune` calls after every trial."""
        for moment in self.moments:
            if progress.best and progress.elapsed <= moment:
                self.best[moment] = dict(progress.best.config)


@dataclass(frozen=True)
class Plan:
    """How to search: the strategy, its seed, seconds of search, finalists, and the moments of which the best counts."""

    search: str
    seed: int
    seconds: float
    finalists: int
    moments: tuple[float, ...]


def searched(rung: Schedule, case: Case, device: Device, plan: Plan) -> tuple[Tuning, dict[float, Config]]:
    """A search from nothing, and its best at each moment: after the finals their winner among what it tried."""
    watch = Moments(plan.moments)
    with tempfile.TemporaryDirectory(prefix="searches-") as folder:
        store = Store.open(Path(folder), device.name)
        limits = Limits(plan.seconds)
        chosen = {"search": plan.search, "seed": plan.seed, "withhold": True, "finalists": plan.finalists}
        found = tune(rung, case, device, store, limits=limits, watch=watch, **chosen)
        winner = named(store.read()) if plan.finalists else None
    later = [moment for moment in plan.moments if winner and moment >= found.elapsed]
    return found, watch.best | dict.fromkeys(later, winner)


def named(records: Sequence[Record]) -> Config | None:
    """The fastest in the finals of what the search had tried; the hand-picked configuration takes part in any case."""
    finals = [r for r in records if "rounds" in r.protocol and r.status == "ok"]
    tried = {r.candidate for r in records if "rounds" not in r.protocol}
    fastest = min((r for r in finals if r.candidate in tried), key=lambda r: r.seconds, default=None)
    return dict(fastest.config) if fastest else None


def known(store: Store, rung: Schedule, case: Case, device: Device) -> Job:
    """The fastest that the log knows of the case's ladder, as far as rungs go: else one as it was hand-picked."""
    threads = device.threads if isinstance(device, Cpu) else 1
    found = best_rung(store, core.find_operator(case.operator), case, device, threads, "warm")
    return found or job_for(rung, case, device)


def beside(best: Job, jobs: dict[float, Job], device: Device) -> dict[float, dict[str, Any]]:
    """The speed of each of `jobs` over that of `best`, from shuffled rounds of one run: ratio and 95 % interval."""
    others = {str(job.config): job for job in jobs.values() if job != best}
    ran = compare({KNOWN: best, **others}, device, rounds=ROUNDS) if others else None
    found = {}
    for moment, job in jobs.items():
        ratio = ran.ratio(str(job.config), KNOWN) if job != best else (1.0, (1.0, 1.0))
        if ratio:  # one that failed its check this time has none
            found[moment] = {"config": job.config, "ratio": ratio[0], "interval": list(ratio[1])}
    return found


def one_run(rung: Schedule, case: Case, device: Device, logs: Path, plan: Plan) -> dict[str, Any]:
    """Search, compare, and say what came of it as a document to keep."""
    found, best = searched(rung, case, device, plan)
    reference = known(Store.open(logs, device.name), rung, case, device)
    at = beside(reference, {moment: job_for(rung, case, device, config) for moment, config in best.items()}, device)
    return {
        "case": case.text,
        "threads": found.threads,
        "rung": rung.name,
        "search": plan.search,
        "seed": plan.seed,
        "seconds": plan.seconds,
        "finalists": plan.finalists,
        "elapsed": found.elapsed,
        "trials": found.trials,
        "rate": found.rate,
        "ready": found.ready,
        "failures": dict(found.failures),
        "messages": dict(found.messages),
        "curve": [list(point) for point in found.curve],
        "known": {"rung": reference.schedule, "config": reference.config},
        "at": {f"{moment:g}": facts for moment, facts in at.items()},
        "rounds": ROUNDS,
        "time": now(),
        "versions": versions(),
    }


def keep(path: Path, run: dict[str, Any]) -> None:
    """Join `run` to those recorded before, in place of the same one."""
    others = [r for r in read_document(path, []) if any(r[name] != run[name] for name in IDENTITY)]
    runs = sorted([*others, rounded(run)], key=lambda r: [str(r[name]).rjust(12) for name in IDENTITY])
    write_list(path, runs)


def table(folder: Path, operator: str) -> str:
    """The recorded runs as a Markdown table: trials a second, and the speed of the best over the best known's."""
    runs = read_document(folder / f"{operator}.searches.json", [])
    if not runs:
        return "Not recorded yet.\n"
    moments = sorted({moment for run in runs for moment in run["at"]}, key=float)
    lines = [
        "| case | threads | rung | search, seed | searched | ready | trials | a second |"
        + "".join(f" after {moment} s |" for moment in moments)
        + " recorded |",
        "|---|---:|---|---|---:|---:|---:|---:|" + "---:|" * len(moments) + "---|",
    ]
    for run in runs:
        cells = [_cell(run["at"].get(moment)) for moment in moments]
        pace = f"{run['seconds']:g} s | {run['ready']:.1f} s | {run['trials']} | {run['rate']:.1f}"
        name = f"{spaced(run['case'])} | {run['threads']} | `{run['rung']}`"
        cells = [f"{run['search']}, {run['seed']}", pace, *cells, run["time"][:16].replace("T", " ")]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _cell(facts: dict[str, Any] | None) -> str:
    return with_interval(facts["ratio"], facts["interval"], 3) if facts else ""


def main(arguments: Sequence[str]) -> int:
    """Search, compare and record; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.searches", description=__doc__)
    parser.add_argument("operator")
    parser.add_argument("--case", required=True)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--rung", required=True)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--search", default="local")
    parser.add_argument("--seeds", type=int, nargs="+", default=[0])
    parser.add_argument("--seconds", type=float, default=32.0, help="of search, once the workers are warm")
    parser.add_argument("--finalists", type=int, default=5, help="measured again after it; 0: no finals")
    parser.add_argument("--at", type=float, nargs="+", default=[10.0, 60.0], help="seconds since the start")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    core.load_all()
    logs = find_logs(options.logs)
    device = find_device(options.device, logs)
    device = device.with_threads(options.threads) if options.threads else device
    operator = core.find_operator(options.operator)
    case = operator.case(options.case)
    rung = core.find_schedule(operator.name, device.kind, options.rung)
    for seed in options.seeds:
        plan = Plan(options.search, seed, options.seconds, options.finalists, tuple(options.at))
        run = one_run(rung, case, device, logs, plan)
        keep(logs / device.name / f"{operator.name}.searches.json", run)
        said = ", ".join(f"after {moment} s {_cell(facts)}" for moment, facts in run["at"].items())
        print(
            f"{case.label} {options.search} {seed}: {run['rate']:.2f}/s, ready {run['ready']:.1f} s, {said}", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
