"""How many trials each strategy needs on the spaces that were recorded in full: replayed, so that nothing runs.

    python -m benchmarks.strategies gemm

searches every space in ``logs/<device>/spaces`` from nothing, with every seed, until a configuration within 5 % of the
best is found; `model` once more with the other cases' spaces as its log, as a search of a further case starts. The
trials that they needed go to ``logs/<device>/<operator>.strategies.json``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from schedules import core
from schedules.device import Device
from tuning.records import spaces
from tuning.records.files import read_document, write_list
from tuning.records.places import find_logs, read_device
from tuning.records.simulate import Recorded
from tuning.records.spaces import RecordedSpace
from tuning.search import Trials
from tuning.stats import median_interval

from .row_file import spaced

CLOSE = 0.05  # of the best recorded time: near enough to end a search
SEEDS = range(40)
STRATEGIES = ("random", "local", "model")
# `model` without the rung's estimate, and with what it learned of the other cases as the place to start from.
BLIND, WARM = "model, blind", "model, warm"
COLUMNS = (*STRATEGIES, BLIND, WARM)


def recorded_spaces(logs: Path, operator: str) -> dict[Device, list[RecordedSpace]]:
    """The spaces recorded in full, by device."""
    files = sorted(logs.glob(f"*/{spaces.FOLDER}/{operator}.*{spaces.SUFFIX}"))
    found = {name: read_device(logs, name) for name in {file.parent.parent.name for file in files}}
    return {
        device: [spaces.read(file) for file in files if file.parent.parent.name == name]
        for name, device in sorted(found.items())
    }


def needed(
    recorded: Recorded,
    search: str,
    seeds: Iterable[int] = SEEDS,
    most: int | None = None,
    history: Sequence[Trials] = (),
) -> list[int]:
    """Trials until one is within CLOSE of the best, for every seed; most: one more than that stands for all beyond.

    history: trials of other cases that the search knows from its log.
    """
    found = []
    for seed in seeds:
        ran = recorded.search(search, seed, most, CLOSE, history)
        found.append(ran.to_within(CLOSE) or len(ran.trials) + 1)
    return found


def compared(space: RecordedSpace, device: Device, others: Iterable[RecordedSpace]) -> dict[str, Any]:
    """Every strategy's trials on one space: the median over the seeds with its 95 % interval, and all of them."""
    found = {search: needed(space.recorded(device), search) for search in STRATEGIES}
    found[BLIND] = needed(space.recorded(), "model")
    kin = [other.trials for other in others if other.schedule == space.schedule and other.case != space.case]
    found[WARM] = needed(space.recorded(device), "model", history=kin)
    said = {s: {"median": median(n), "interval": median_interval(n), "trials": n} for s, n in found.items()}
    facts = {"case": space.case, "schedule": space.schedule, "threads": space.threads, "time": space.time}
    return {**facts, "configurations": len(space.configs), "within": CLOSE, "needed": said}


def table(folder: Path, operator: str) -> str:
    """The recorded comparison as a Markdown table: trials, and their share of those that `random` needs."""
    found = read_document(folder / f"{operator}.strategies.json", [])
    if not found:
        return "Not recorded yet.\n"
    columns = [column for column in COLUMNS if column in found[0]["needed"]]
    lines = [
        "| space | configurations |" + "".join(f" {name} |" for name in columns),
        "|---|---:|" + "---:|" * len(columns),
    ]
    for row in found:
        name = f"{spaced(row['case'])}, `{row['schedule']}`"
        said = [row["needed"][column] for column in columns]
        lines.append(f"| {name} | {row['configurations']} | " + " | ".join(_cells(said)) + " |")
    pooled = [[n for row in found for n in row["needed"][column]["trials"]] for column in columns]
    said = [{"median": median(n), "interval": median_interval(n)} for n in pooled]
    lines.append("| all together | | " + " | ".join(_cells(said)) + " |")
    return "\n".join(lines) + "\n"


def _cells(said: Sequence[dict[str, Any]]) -> list[str]:
    """Medians with their intervals; behind all but the first their share of it."""
    cells = [f"{s['median']:g} [{s['interval'][0]:g}, {s['interval'][1]:g}]" for s in said]
    shares = [f": {s['median'] / said[0]['median']:.2f}" for s in said[1:]]
    return [cells[0], *(cell + share for cell, share in zip(cells[1:], shares, strict=True))]


def main(arguments: Sequence[str]) -> int:
    """Replay and record; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strategies", description=__doc__)
    parser.add_argument("operator")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    logs = find_logs(options.logs)
    core.load_all()
    for device, found in recorded_spaces(logs, options.operator).items():
        rows = [compared(space, device, found) for space in found]
        write_list(logs / device.name / f"{options.operator}.strategies.json", rows)
        print(table(logs / device.name, options.operator), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
