"""compute-sanitizer over one small case of every CUDA rung: stray accesses, and races in shared memory.

    python -m benchmarks.sanitizer --logs logs

builds all kernels first, then runs them in one process under each tool and writes ``logs/<device>/sanitizer.json``.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path

from schedules import core
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning import worker
from tuning.build import Job, job_for
from tuning.cuda.cubin import find_tool
from tuning.devices import find_device, require_presence
from tuning.pipeline import cores
from tuning.pool import Pool
from tuning.records.files import write_document
from tuning.records.places import find_logs
from tuning.records.record import now

TOOLS = ("memcheck", "racecheck")
# Smaller than a tile in one axis, a multiple of none in another, two steps of k.
CASES = {"float32": "m=70,n=140,k=75,trans_b=True", "float16": "m=70,n=136,k=136,dtype=float16,trans_b=True"}
FEW = {"float32": "m=3,n=140,k=75,trans_b=True", "float16": "m=3,n=136,k=136,dtype=float16"}
# More ways through the last rung: Stream-K, k split in a cluster, few rows (asked for ahead), tf32 through registers.
LAST = "t6_warp_specialized"
WAYS = {
    "Stream-K": (CASES["float16"], {"split": 0}),
    "split": (CASES["float16"], {"split": 2}),
    "few rows": (FEW["float16"], {}),
    "tf32": ("m=70,n=140,k=75,math=tf32", {}),
}
BEGIN = "== rung "


@dataclass(frozen=True)
class Finding:
    """One rung under one tool: "clean", "errors" with the tool's first lines, or "failed" with the reason."""

    rung: str
    tool: str
    case: str
    status: str
    detail: str = ""


def jobs(device: Device) -> dict[str, Job]:
    """The smallest interesting job of every rung of `gemm`'s ladders on `device`, by the rung's name and [way]."""
    operator, found = core.find_operator("gemm"), {}
    for name, rung in core.LADDERS["gemm", device.kind].items():
        cases = (operator.case(text) for text in (*CASES.values(), *FEW.values()))
        case = next((case for case in cases if not rung.unfit(case, device)), None)
        if case is not None:
            found[name] = job_for(rung, case, device, {})
    if LAST in found:
        rung = core.find_schedule("gemm", device.kind, LAST)
        for way, (text, config) in WAYS.items():
            found[f"{LAST}[{way}]"] = job_for(rung, operator.case(text), device, config)
    return found


def inside() -> None:
    """Run every rung once and check it; this process runs under the tool."""
    core.load_all()
    for name, job in jobs(find_device("cuda", find_logs())).items():
        print(f"{BEGIN}{name}", flush=True)
        try:
            worker.check(job)
        except Exception as error:  # a finding like any other: the next rung goes on
            print(f"failed: {type(error).__name__}: {str(error).splitlines()[0][:300]}", flush=True)
        worker.drop(job)


def parse(text: str, tool: str, cases: dict[str, str]) -> list[Finding]:
    """One finding for each rung that `text`, the output of a tool around :func:`inside`, speaks of."""
    found = []
    for part in text.split(BEGIN)[1:]:
        rung, _, output = part.partition("\n")
        reports = [line for line in output.splitlines() if line.startswith("=========")]
        errors = [
            r for r in reports if re.search(r"Invalid|Error|hazard|Race|Misaligned|Leak", r) and "SUMMARY" not in r
        ]
        failed = [line for line in output.splitlines() if line.startswith("failed: ")]
        status = "errors" if errors else "failed" if failed else "clean"
        detail = "\n".join((*errors[:5], *failed[:1]))
        found.append(Finding(rung.strip(), tool, cases.get(rung.strip(), ""), status, detail))
    return found


def run(tool: str, made: dict[str, Job], timeout: float) -> list[Finding]:
    """Every rung under one tool. Raises ExplorerError where compute-sanitizer is missing."""
    path = find_tool("compute-sanitizer")
    if path is None:
        raise ExplorerError("no_sanitizer", "compute-sanitizer is not installed", "it comes with the CUDA toolkit")
    command = [path, "--tool", tool, "--print-limit", "5", "--error-exitcode", "0", sys.executable, "-m", __spec__.name]
    try:
        done = subprocess.run(
            [*command, "--inside"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=timeout
        ).stdout
    except subprocess.TimeoutExpired as error:
        done = (error.stdout or b"").decode() if isinstance(error.stdout, bytes) else error.stdout or ""
    cases = {name: job.case for name, job in made.items()}
    found = parse(done, tool, cases)
    missing = [name for name in cases if name not in {f.rung for f in found}]
    return [
        *found,
        *(Finding(name, tool, cases[name], "failed", f"not reached in {timeout:.0f} s") for name in missing),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Run the tools; 1 if any rung is not clean."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sanitizer", description=__doc__)
    parser.add_argument("--tools", default=",".join(TOOLS))
    parser.add_argument("--timeout", type=float, default=70.0, help="seconds for each tool")
    parser.add_argument("--logs")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    core.load_all()
    if options.inside:
        inside()
        return 0
    logs = find_logs(options.logs)
    device = find_device("cuda", logs)
    require_presence(device)
    made = jobs(device)
    with Pool(min(cores(), len(made)), 1, start="spawn") as pool:  # what they compile is kept for the runs
        pool.map("tuning.worker:prepare", [(job,) for job in made.values()], timeout=120.0)
    tools = options.tools.split(",")
    with ThreadPoolExecutor(len(tools)) as side_by_side:  # nothing is timed
        findings = list(chain.from_iterable(side_by_side.map(lambda tool: run(tool, made, options.timeout), tools)))
    for f in findings:
        print(f"{f.tool:10} {f.rung:30} {f.status}  {f.detail.splitlines()[0] if f.detail else ''}")
    file = Path(logs, device.name, "sanitizer.json")
    document = {"device": device.model, "time": now(), "findings": [asdict(f) for f in findings]}
    os.makedirs(file.parent, exist_ok=True)
    write_document(file, document)
    return int(any(f.status != "clean" for f in findings))


if __name__ == "__main__":
    sys.exit(main())
