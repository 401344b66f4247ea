"""What the pages show, gathered from the tables of operators and from the logs."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.bests import Best
from tuning.places import devices, read_device
from tuning.store import Store

from ..ladder import Ladder, ladder


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
    for name in devices(logs):
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
    except ExplorerError as error:
        problems.append(error.message)
        bests = []
    rated = [best for best in bests if best.record.ratio]
    if not rated:
        return Cell(device.name, device.kind, None, "", "", max((b.record.time for b in bests), default=""), len(bests))
    top = max(rated, key=lambda best: min(best.record.ratio.values()))
    peer, ratio = min(top.record.ratio.items(), key=lambda item: item[1])
    return Cell(device.name, device.kind, ratio, peer, top.record.case, top.record.time, len(bests))


def measured_cases(logs: Path, operator: Operator, device: Device) -> list[str]:
    """Canonical texts of the cases that have a best, then those of the named cases."""
    bests = Store.open(logs, device.name).bests(operator.name).values()
    named = [operator.case(name).text for name in {**operator.cases, **operator.small}]
    return list(dict.fromkeys([*sorted({b.record.case for b in bests}), *named]))


def recorded_ladder(logs: Path, operator: Operator, case: Case, device: Device, threads: int) -> Ladder:
    """The ladder from the recorded bests: each rung's own, then the peers that the fastest was measured beside.

    Raises ExplorerError for a log that cannot be read, or an operator without a ladder for the device.
    """
    rungs = core.LADDERS.get((operator.name, device.kind))
    if not rungs:
        core.find_schedule(operator.name, device.kind, "")
    bests = Store.open(logs, device.name).bests(operator.name).values()
    fitting = {b.record.schedule: b for b in bests if _is_for(b, case, threads)}
    rows = [_row(rung, fitting.get(rung.name), rung.unfit(case, device)) for rung in rungs.values()]
    rows += _peers(fitting.values())
    work = operator.work(case)
    used = device.with_threads(threads) if isinstance(device, Cpu) else device
    peak = used.peak(str(dict(case.values).get("dtype", "float32")))
    facts = {"operator": operator.name, "case": case.text, "device": device.name, "threads": threads}
    bench = {**facts, "flops": work.flops, "bytes": work.bytes, "peak": peak, "bandwidth": device.bandwidth}
    notes = (
        ["Each rung's best record, not always of one run: only ratios were measured side by side."] if fitting else []
    )
    return ladder({**bench, "rows": rows}, definition=inspect.getsource(operator.define), notes=notes)


def _is_for(best: Best, case: Case, threads: int) -> bool:
    record = best.record
    return (record.case, record.threads, record.cache) == (case.text, threads, "warm")


def _row(rung: core.Schedule, best: Best | None, unfit: str | None) -> dict[str, Any]:
    plain = {"name": rung.name, "role": "rung", "why": rung.why}
    if best is None:
        return {**plain, "status": "unfit" if unfit else "not measured", "message": unfit or ""}
    record = best.record
    facts = {"seconds": best.seconds, "samples": range(best.runs), "ci95": best.ci95, "config": record.config}
    return {**plain, **facts, "status": "ok", "ratio": record.ratio}


def _peers(bests: Iterable[Best]) -> list[dict[str, Any]]:
    """The peers' times as they were in the run of the fastest record that was measured beside them."""
    rated = [best for best in bests if best.record.ratio]
    if not rated:
        return []
    top = min(rated, key=lambda best: best.seconds)
    return [
        {"name": peer, "role": "peer", "status": "ok", "why": f"library: {peer}", "seconds": top.seconds * ratio}
        for peer, ratio in top.record.ratio.items()
    ]
