"""What the pages show, gathered from the tables of operators and from the logs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Operator
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.records.places import read_device, recorded_devices
from tuning.store import Store

from ..kept import YARDSTICKS, kept_ladders, kept_rows

# What was measured of a rung: the ratios to its peers, case, time, threads.
Rated = tuple[Mapping[str, float], str, str, int]


@dataclass(frozen=True)
class Cell:
    """An operator on a device: the best ratio to its closest library, the case it holds for, and when it was measured.

    ratio, peer: None and "" where no library was measured. share, yardstick: of the speed at which as many bytes are
    merely moved. threads: 0 where nothing is rated.
    """

    device: str
    kind: str
    ratio: float | None
    peer: str
    case: str
    time: str
    measured: int
    threads: int = 0
    share: float | None = None
    yardstick: str = ""


@dataclass(frozen=True)
class Line:
    """An operator of the home page, a cell for each device that has a ladder for it (None: has not)."""

    operator: str
    summary: str
    kinds: tuple[str, ...]
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True)
class Home:
    """The home page: operators × devices, and what could not be read."""

    devices: tuple[str, ...]
    lines: tuple[Line, ...]
    problems: tuple[str, ...]


def home(logs: Path, search: str = "") -> Home:
    """Every operator whose name or definition holds `search`, on every device with readable facts."""
    known: list[Device] = []
    problems: list[str] = []
    for name in recorded_devices(logs):
        try:
            known.append(read_device(logs, name))
        except ExplorerError as error:
            problems.append(error.message)
    lines = []
    for name, operator in sorted(core.OPERATORS.items()):
        kinds = tuple(sorted(kind for o, kind in core.LADDERS if o == name))
        if search.lower() in f"{name} {operator.doc}".lower():
            cells = tuple(_cell(logs, name, d, problems) if d.kind in kinds else None for d in known)
            lines.append(Line(name, operator.doc.partition("\n")[0], kinds, cells))
    return Home(tuple(d.name for d in known), tuple(lines), tuple(problems))


def _cell(logs: Path, operator: str, device: Device, problems: list[str]) -> Cell:
    try:
        records = [best.record for best in Store.open(logs, device.name).bests(operator).values()]
        runs = kept_ladders(logs, device.name, operator)
        rows = kept_rows(logs, device.name, operator)
    except ExplorerError as error:
        problems.append(error.message)
        records, runs, rows = [], [], []
    rated: list[Rated] = [(r.ratio, r.case, r.time, r.threads) for r in records if r.ratio]
    rated += [found for run in runs if (found := _rated(run))]
    rated += [(row["ratio"], row["case"], row["time"], row["threads"]) for row in rows if row["ratio"]]
    measured = len(records) + len(runs) + len(rows)
    times = [record.time for record in records] + [one["time"] for one in (*runs, *rows)]
    if not rated:
        return Cell(device.name, device.kind, None, "", "", max(times, default=""), measured)
    newest = {(found[1], found[3]): found for found in sorted(rated, key=lambda found: found[2])}  # of a case
    ratios, case, time, threads = max(newest.values(), key=_rank)
    peer, ratio = min(_libraries(ratios).items(), key=lambda one: one[1], default=("", None))
    yardstick = next((name for name in YARDSTICKS if name in ratios), "")
    against = {"share": ratios.get(yardstick), "yardstick": yardstick}
    return Cell(device.name, device.kind, ratio, peer, case, time, measured, threads, **against)


def _libraries(ratios: Mapping[str, float]) -> dict[str, float]:
    return {peer: ratio for peer, ratio in ratios.items() if peer not in YARDSTICKS}


def _rank(rated: Rated) -> tuple[bool, float]:
    """Higher for what leaves its closest library further behind; what was measured beside none comes last."""
    libraries = _libraries(rated[0])
    return bool(libraries), min((libraries or rated[0]).values())


def _rated(run: dict[str, Any]) -> Rated | None:
    """The fastest rung of a run."""
    rungs = [row for row in run["rows"] if row["role"] == "rung" and row.get("seconds") and row.get("ratio")]
    best = min(rungs, key=lambda row: row["seconds"], default=None)
    return (best["ratio"], run["case"], run["time"], run["threads"]) if best else None


def measured_cases(logs: Path, operator: Operator, device: Device) -> list[str]:
    """Canonical texts of cases: those with a run of the whole ladder, with a best or a row, then the others named.

    What has a name comes first among its like, in the operator's order.
    """
    runs = [run["case"] for run in kept_ladders(logs, device.name, operator.name)]
    bests = [best.record.case for best in Store.open(logs, device.name).bests(operator.name).values()]
    rows = [row["case"] for row in kept_rows(logs, device.name, operator.name)]
    named = [operator.case(name).text for name in {**operator.cases, **operator.small}]
    known = {*bests, *rows}
    return list(dict.fromkeys([*runs, *(case for case in named if case in known), *sorted(known), *named]))
