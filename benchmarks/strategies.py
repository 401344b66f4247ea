"""How many trials each strategy needs on the spaces that were recorded in full: replayed, so that nothing runs.

    python -m benchmarks.strategies gemm

searches every space in ``logs/<device>/spaces`` from nothing, with every seed, until a configuration within 5 % of the
best is found, and writes ``logs/<device>/<operator>.strategies.json``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tuning.records import spaces
from tuning.records.files import read_document, write_list
from tuning.records.places import find_logs
from tuning.records.spaces import RecordedSpace
from tuning.stats import median_interval

from .row_file import spaced

CLOSE = 0.05  # of the best recorded time: near enough to end a search
SEEDS = range(20)
STRATEGIES = ("random", "local", "model")


def recorded_spaces(logs: Path, operator: str) -> dict[str, list[RecordedSpace]]:
    """The spaces recorded in full, by device."""
    found: dict[str, list[RecordedSpace]] = {}
    for file in sorted(logs.glob(f"*/{spaces.FOLDER}/{operator}.*{spaces.SUFFIX}")):
        found.setdefault(file.parent.parent.name, []).append(spaces.read(file))
    return found


def needed(space: RecordedSpace, search: str, seeds: Iterable[int] = SEEDS, most: int | None = None) -> list[int]:
    """Trials until one is within CLOSE of the best, for every seed; most: one more than that stands for all beyond."""
    recorded, found = space.recorded, []
    for seed in seeds:
        ran = recorded.search(search, seed, most, within=CLOSE)
        found.append(ran.to_within(CLOSE) or len(ran.trials) + 1)
    return found


def compared(space: RecordedSpace) -> dict[str, Any]:
    """Every strategy's trials on one space: the median over the seeds with its 95 % interval, and all of them."""
    found = {search: needed(space, search) for search in STRATEGIES}
    said = {s: {"median": median(n), "interval": median_interval(n), "trials": n} for s, n in found.items()}
    facts = {"case": space.case, "schedule": space.schedule, "threads": space.threads, "time": space.time}
    return {**facts, "configurations": len(space.configs), "within": CLOSE, "needed": said}


def table(folder: Path, operator: str) -> str:
    """The recorded comparison as a Markdown table."""
    found = read_document(folder / f"{operator}.strategies.json", [])
    if not found:
        return "Not recorded yet.\n"
    lines = [
        "| space | configurations |" + "".join(f" `{search}` |" for search in STRATEGIES) + " `model` / `random` |",
        "|---|---:|" + "---:|" * (len(STRATEGIES) + 1),
    ]
    for row in found:
        cells = [_cell(row["needed"][search]) for search in STRATEGIES]
        ratio = row["needed"]["model"]["median"] / row["needed"]["random"]["median"]
        name = f"{spaced(row['case'])}, `{row['schedule']}`"
        lines.append(f"| {name} | {row['configurations']} | " + " | ".join(cells) + f" | {ratio:.2f} |")
    pooled = [[n for row in found for n in row["needed"][search]["trials"]] for search in STRATEGIES]
    said = [_cell({"median": median(n), "interval": median_interval(n)}) for n in pooled]
    ratio = median(pooled[STRATEGIES.index("model")]) / median(pooled[STRATEGIES.index("random")])
    lines.append("| all together | | " + " | ".join(said) + f" | {ratio:.2f} |")
    return "\n".join(lines) + "\n"


def _cell(said: dict[str, Any]) -> str:
    low, high = said["interval"]
    return f"{said['median']:g} [{low:g}, {high:g}]"


def main(arguments: Sequence[str]) -> int:
    """Replay and record; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strategies", description=__doc__)
    parser.add_argument("operator")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    logs = find_logs(options.logs)
    for device, found in recorded_spaces(logs, options.operator).items():
        rows = [compared(space) for space in found]
        write_list(logs / device / f"{options.operator}.strategies.json", rows)
        print(table(logs / device, options.operator), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
