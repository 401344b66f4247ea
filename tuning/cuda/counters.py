"""What a GPU's own counters say of a run: warps' requests, passes over shared memory, bytes of L2 and DRAM, busy pipes.

Nsight Compute reads them. ``python -m tuning.cuda.counters FILE`` is the process that it watches: it checks the
contender that the file names, and runs it once more between the marks that begin and end what is counted.
"""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from schedules.errors import ExplorerError

from .. import worker
from ..build import Job
from ..worker import Contender, Peer
from .cubin import find_tool
from .timing import Driver

# Field → metric (Nsight Compute's names). Sums are added up over a run's kernels, shares are weighted with their time.
SUMS = {
    "seconds": "gpu__time_duration.sum",
    "loads": "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "load_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "stores": "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "store_sectors": "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "shared_passes": "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    "bank_conflicts": "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum",
    "l2_bytes": "lts__t_bytes.sum",
    "dram_bytes": "dram__bytes.sum",
}
SHARES = {
    "tensor_pipe": "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
    "issue": "smsp__issue_active.avg.pct_of_peak_sustained_active",
}
FORBIDDEN = "ERR_NVGPUCTRPERM"


@dataclass(frozen=True)
class Counters:
    """One run of a contender with cold caches; None for what this GPU does not count.

    loads, stores: requests of whole warps to global memory, and the 32-byte sectors that they touch. shared_passes:
    cycles of shared memory, bank_conflicts: those of them beyond the fewest. tensor_pipe and issue: shares (0–1) of the
    cycles in which a multiprocessor's tensor cores were busy, and in which it issued an instruction.
    """

    kernels: int
    seconds: float
    loads: float | None = None
    load_sectors: float | None = None
    stores: float | None = None
    store_sectors: float | None = None
    shared_passes: float | None = None
    bank_conflicts: float | None = None
    l2_bytes: float | None = None
    dram_bytes: float | None = None
    tensor_pipe: float | None = None
    issue: float | None = None


def read(contender: Contender, timeout: float = 180.0) -> Counters:
    """Count one run of `contender` on this machine's GPU, with its clocks as they are.

    Raises ExplorerError("no_ncu") where Nsight Compute is not installed, ("counters_forbidden") where the driver
    keeps the counters for administrators, ("no_counters") for anything else that went wrong.
    """
    tool = find_tool("ncu")
    if tool is None:
        hint = "install Nsight Compute (it comes with the CUDA toolkit) and put ncu on the PATH"
        raise ExplorerError("no_ncu", "ncu is not installed: no hardware counters", hint)
    with tempfile.NamedTemporaryFile(suffix=".job") as file:
        file.write(to_json(contender).encode())
        file.flush()
        command = [tool, "--csv", "--page", "raw", "--print-units", "base", "--clock-control", "none"]
        command += ["--profile-from-start", "off", "--metrics", ",".join(_metrics(tool))]
        command += [sys.executable, "-m", __name__, file.name]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
        except subprocess.TimeoutExpired as error:
            raise ExplorerError("no_counters", f"ncu took longer than {timeout:.0f} s", "try a smaller case") from error
    return parse(done.stdout + done.stderr)


@cache
def _metrics(tool: str) -> tuple[str, ...]:
    """The metrics that this machine's GPU has: ncu reads none at all if one is unknown to it."""
    wanted = (*SUMS.values(), *SHARES.values())
    listed = subprocess.run([tool, "--query-metrics"], capture_output=True, text=True).stdout
    known = {line.split()[0] for line in listed.splitlines() if line.strip()}
    return tuple(metric for metric in wanted if metric.partition(".")[0] in known) or wanted


def to_json(contender: Contender) -> str:
    """A contender as plain data."""
    return json.dumps({type(contender).__name__: asdict(contender)})


def from_json(text: str) -> Contender:
    """The contender that `to_json` wrote."""
    ((kind, fields),) = json.loads(text).items()
    sequences = {key: tuple(value) for key, value in fields.items() if key in ("load", "without")}
    return {"Job": Job, "Peer": Peer}[kind](**{**fields, **sequences})


def parse(text: str) -> Counters:
    """The counters in what ``ncu --csv --page raw --print-units base`` printed. Raises as :func:`read`."""
    if FORBIDDEN in text:
        hint = "load the driver with NVreg_RestrictProfilingToAdminUsers=0, or run as administrator"
        raise ExplorerError("counters_forbidden", "this machine's driver forbids reading the GPU's counters", hint)
    start = text.find('"ID"')
    rows = list(csv.DictReader(io.StringIO(text[start:]))) if start >= 0 else []
    kernels = [row for row in rows if (row.get("ID") or "").isdigit()]  # the row behind the header holds the units
    if not kernels or SUMS["seconds"] not in kernels[0]:
        errors = [line for line in text.splitlines() if "ERROR" in line or "Error" in line]
        reason = errors[0] if errors else "no kernel in its output"
        raise ExplorerError("no_counters", f"ncu: {reason}"[:300], "run ncu by hand to see more")
    times = [_number(row[SUMS["seconds"]]) for row in kernels]
    found: dict[str, float] = {}
    for field, metric in SUMS.items():
        if metric in kernels[0]:
            found[field] = sum(_number(row[metric]) for row in kernels)
    for field, metric in SHARES.items():
        if metric in kernels[0]:
            busy = sum(t * _number(row[metric]) for t, row in zip(times, kernels, strict=True))
            found[field] = busy / max(sum(times), 1e-9) / 100
    return Counters(len(kernels), **{**found, "seconds": found["seconds"] * 1e-9})  # ncu has nanoseconds


def _number(text: str) -> float:
    """A figure as ncu prints it, with its thousands separated; nothing counts as 0."""
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return 0.0


def watched(contender: Contender) -> None:
    """Check `contender`, and run it once more between the driver's marks."""
    worker.check(contender)
    driver = Driver()
    driver("cuProfilerStart")
    worker.once(contender)
    driver("cuProfilerStop")


if __name__ == "__main__":
    watched(from_json(Path(sys.argv[1]).read_text()))
