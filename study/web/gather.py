"""What the pages show, gathered from the tables of operators and from the logs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Operator
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.records.places import read_device, recorded_devices
from tuning.store import Store

from ..kept import kept_ladders


@dataclass(frozen=True)
class Cell:
    """An operator on a device: the best ratio to a peer, the case it holds for, and when it was measured."""

    device: str
    kind: str
    ratio: float | None
    peer: str
    case: str
    time: str
    measured: int


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
        bests = list(Store.open(logs, device.name).bests(operator).values())
        runs = kept_ladders(logs, device.name, operator)
    except ExplorerError as error:
        problems.append(error.message)
        bests, runs = [], []
    rated = [
        (min(b.record.ratio.items(), key=lambda item: item[1]), b.record.case, b.record.time)
        for b in bests
        if b.record.ratio
    ]
    rated += [found for run in runs if (found := _rated(run))]
    measured = len(bests) + len(runs)
    times = [best.record.time for best in bests] + [run["time"] for run in runs]
    if not rated:
        return Cell(device.name, device.kind, None, "", "", max(times, default=""), measured)
    (peer, ratio), case, time = max(rated, key=lambda found: found[0][1])
    return Cell(device.name, device.kind, ratio, peer, case, time, measured)


def _rated(run: dict[str, Any]) -> tuple[tuple[str, float], str, str] | None:
    """The fastest rung of a run against the peer that is closest to it: (peer, ratio), case, time."""
    rungs = [row for row in run["rows"] if row["role"] == "rung" and row.get("seconds") and row.get("ratio")]
    best = min(rungs, key=lambda row: row["seconds"], default=None)
    return (min(best["ratio"].items(), key=lambda item: item[1]), run["case"], run["time"]) if best else None


def measured_cases(logs: Path, operator: Operator, device: Device) -> list[str]:
    """Canonical texts of the cases with a run of the whole ladder, of those with a best, and of the named ones."""
    runs = [run["case"] for run in kept_ladders(logs, device.name, operator.name)]
    bests = Store.open(logs, device.name).bests(operator.name).values()
    named = [operator.case(name).text for name in {**operator.cases, **operator.small}]
    return list(dict.fromkeys([*runs, *sorted({b.record.case for b in bests}), *named]))
