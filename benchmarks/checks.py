"""Every rung of an operator's ladders checked on a device: small and ragged cases, and a model's.

    python -m benchmarks.checks gemm --device cuda --dtypes float16

runs each rung once on every small case that it fits, and on the named cases below `--flops`, with random inputs and
poisoned outputs, compares it with the reference, and writes ``logs/<device>/<operator>.checks.json``. It goes on where
it stopped: what passed is not run again, unless `--again` asks for it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for, versions
from tuning.devices import find_device, require_presence
from tuning.pipeline import cores
from tuning.pool import Outcome, Pool, start_for
from tuning.records.files import read_document, write_document
from tuning.records.places import find_logs
from tuning.records.record import now

FLOPS = 2.5e9  # of a model's case: its reference in float64 takes a processor a fraction of a second


def cases_of(operator: Operator, flops: float = FLOPS, dtypes: Sequence[str] = ()) -> list[Case]:
    """The small cases, then the named ones that take at most `flops`; these and open extents in `dtypes` too."""
    small = [operator.case(name) for name in operator.small]
    named = [
        case for case in map(operator.case, operator.cases) if not case.free and operator.work(case).flops <= flops
    ]
    also = (*(case for case in small if case.free), *named)
    more = [operator.case(case.text, dtype=dtype) for case in also for dtype in dtypes]
    return list({case.text: case for case in (*small, *named, *more)}.values())


def jobs_of(operator: Operator, device: Device, cases: Sequence[Case], only: str = "") -> list[Job]:
    """Every rung on every case that it fits. only: rungs and cases whose names contain it, or one of THIS|THAT."""
    rungs = core.LADDERS[operator.name, device.kind].values()
    wanted = [(rung, case) for case in cases for rung in rungs if not rung.unfit(case, device)]
    chosen = [w for w in wanted if any(part in f"{w[0].name} {w[1].text}" for part in only.split("|"))]
    return [job_for(rung, case, device, {}) for rung, case in chosen]


def said(outcome: Outcome) -> dict[str, Any]:
    """An outcome as it is recorded: the error relative to the reference, or what is wrong."""
    return {"error": outcome.value.norm} if outcome.ok else {"status": outcome.status, "message": outcome.message}


def main(arguments: list[str] | None = None) -> int:
    """Run the checks; 1 if any fails, 3 if time was too short for all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.checks", description=__doc__)
    parser.add_argument("operators", nargs="+", metavar="OPERATOR")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--dtypes", default="", help="of named and open cases, besides their own: float16,bfloat16")
    parser.add_argument("--flops", type=float, default=FLOPS)
    parser.add_argument("--only", default="", help="rungs and cases whose names contain this, or one of THIS|THAT")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after that long")
    parser.add_argument("--again", action="store_true", help="run what is recorded as right too")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    core.load_all()
    try:
        logs = find_logs(options.logs)
        device = find_device(options.device, logs)
        require_presence(device)
        return max(check(core.find_operator(name), device, logs, options) for name in options.operators)
    except ExplorerError as error:
        print(f"error: {error.message} ({error.hint})", file=sys.stderr)
        return 2


def check(operator: Operator, device: Device, logs: Path, options: argparse.Namespace) -> int:
    """Check one operator and write what came of it, together with what an earlier run found."""
    dtypes = options.dtypes.split(",") if options.dtypes else ()
    wanted = jobs_of(operator, device, cases_of(operator, options.flops, dtypes), options.only)
    file = Path(logs, device.name, f"{operator.name}.checks.json")
    found: dict[str, dict[str, Any]] = read_document(file, {}).get("rungs", {})
    left = [job for job in wanted if options.again or "error" not in found.get(job.schedule, {}).get(job.case, {})]
    ran = wrong = 0
    for job, result in _run(left, device, options.seconds):
        found.setdefault(job.schedule, {})[job.case] = result
        ran, wrong = ran + 1, wrong + ("error" not in result)
    facts = {"device": device.model, "time": now(), "versions": versions()}
    write_document(file, {**facts, "rungs": found}, sort_keys=True)
    known = len(wanted) - len(left)
    print(f"{operator.name}: {ran} of {len(left)} checks ran, {wrong} failed; {known} passed before")
    return 1 if wrong else 3 if ran < len(left) else 0


def _run(jobs: Sequence[Job], device: Device, seconds: float) -> Iterator[tuple[Job, dict[str, Any]]]:
    """Each of `jobs` with its result as it ends, until time is up; bad news are printed."""
    end = time.monotonic() + seconds
    if not jobs:
        return
    with Pool(min(cores(), len(jobs)), 1, start=start_for(device.kind)) as pool:
        for at, outcome, _ in pool.imap("tuning.worker:check_once", [(job,) for job in jobs], timeout=120.0):
            job = jobs[at]
            if not outcome.ok:
                print(f"{job.operator}/{job.schedule} {job.case}: {outcome.status}: {outcome.message}", flush=True)
            yield job, said(outcome)
            if time.monotonic() > end:
                return


if __name__ == "__main__":
    sys.exit(main())
