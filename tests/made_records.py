"""Records as a search writes them, and processes of their own that write some."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from tuning.records.record import Record, now

ROOT = Path(__file__).resolve().parent.parent
DEVICE = "avx2"
NAME = "outer_sum"


def trial(number: int = 0, seconds: float | None = 1e-3, **changes) -> Record:
    """A record like a search writes them; `number` is its configuration."""
    plain = Record(
        operator=NAME,
        case="m=64,n=64,dtype=float32",
        schedule="r0_tiled",
        config={"bn": number},
        device=DEVICE,
        threads=2,
        status="ok",
        seconds=seconds,
        samples=(seconds,) * 10 if seconds else (),
        time=now(),
    )
    return replace(plain, **changes)


def spread(middle: float, by: float, runs: int = 20) -> tuple[float, ...]:
    """Samples evenly around `middle`."""
    return tuple(float(x) for x in np.linspace(middle - by, middle + by, runs))


def timed(number: int, middle: float, by: float = 0.0, runs: int = 20, **changes) -> Record:
    return trial(number, middle, samples=spread(middle, by, runs), **changes)


def child(code: str, *arguments: str, **options) -> subprocess.Popen:
    """A Python process of its own, with this file's helpers at hand."""
    common = (
        "import sys; from pathlib import Path; from tuning.store import Store\n"
        "from tuning.records.record import Record\n"
    )
    make = (
        "def trial(writer, i, seconds=1e-3, **c):\n"
        f"    return Record({NAME!r}, 'm=64,n=64,dtype=float32', 'r0_tiled', {{'bn': i, 'w': writer}}, {DEVICE!r}, 2,"
        " 'ok', seconds=seconds, samples=(seconds,) * 10, **c)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", common + make + code, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, **options)
