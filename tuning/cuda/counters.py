"""What a GPU's own counters say of a run: bytes of DRAM and L2, bank conflicts, busy pipes. Nsight Compute reads them.

``python -m tuning.cuda.counters FILE`` is the process that it watches: it runs the contender that the file names once.
"""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from schedules.errors import ExplorerError

from .. import worker
from ..build import Job
from ..measure import Protocol
from ..worker import Contender, Peer
from .cubin import find_tool

# Field → metric (Nsight Compute's names). Sums are added up over a run's kernels, shares are weighted with their time.
SUMS = {
    "seconds": "gpu__time_duration.sum",
    "dram_bytes": "dram__bytes.sum",
    "l2_bytes": "lts__t_bytes.sum",
    "bank_conflicts": "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum",
}
SHARES = {
    "tensor_pipe": "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
    "issue": "sm__issue_active.avg.pct_of_peak_sustained_active",
}
FORBIDDEN = "ERR_NVGPUCTRPERM"


@dataclass(frozen=True)
class Counters:
    """One run of a contender. bank_conflicts: passes over shared memory beyond the fewest.

    tensor_pipe and issue: shares (0–1) of the cycles in which a multiprocessor's tensor cores were busy, and in which
    it issued an instruction.
    """

    kernels: int
    seconds: float
    dram_bytes: float
    l2_bytes: float
    bank_conflicts: float
    tensor_pipe: float
    issue: float


def read(contender: Contender, timeout: float = 180.0) -> Counters:
    """Count one run of `contender` on this machine's GPU.

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
        metrics = ",".join((*SUMS.values(), *SHARES.values()))
        command = [tool, "--csv", "--page", "raw", "--print-units", "base", "--metrics", metrics]
        command += [sys.executable, "-m", __name__, file.name]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
        except subprocess.TimeoutExpired as error:
            raise ExplorerError("no_counters", f"ncu took longer than {timeout:.0f} s", "try a smaller case") from error
    return parse(done.stdout + done.stderr)


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
    missing = [m for m in (*SUMS.values(), *SHARES.values()) if not kernels or m not in kernels[0]]
    if missing:
        errors = [line for line in text.splitlines() if "ERROR" in line]
        reason = errors[0] if errors else f"no {missing[0]} in its output"
        raise ExplorerError("no_counters", f"ncu: {reason}"[:300], "run ncu by hand to see more")
    scales = {"seconds": 1e-9}  # nanoseconds
    sums = {f: scales.get(f, 1.0) * sum(_number(row[m]) for row in kernels) for f, m in SUMS.items()}
    times = [_number(row[SUMS["seconds"]]) for row in kernels]
    shares = {
        f: sum(t * _number(row[m]) for t, row in zip(times, kernels, strict=True)) / max(sum(times), 1e-9) / 100
        for f, m in SHARES.items()
    }
    return Counters(len(kernels), **sums, **shares)


def _number(text: str) -> float:
    """A figure as ncu prints it, with its thousands separated; nothing counts as 0."""
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return 0.0


if __name__ == "__main__":
    worker.timed(from_json(Path(sys.argv[1]).read_text()), Protocol(budget=0.0))  # no time beyond the first run
