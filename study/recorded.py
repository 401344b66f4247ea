"""What the logs know of a ladder and of a rung's ablation on one case and device."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Cpu, Device
from tuning.bests import Best
from tuning.store import Store

from .ablation import Ablation
from .access import caches
from .kept import kept
from .ladder import Ladder, cache_note, ladder


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
    found = ladder({**bench, "rows": rows}, definition=inspect.getsource(operator.define))
    apart = ("Each rung's best record, not always of one run: only ratios were measured side by side.",)
    return replace(found, notes=(apart if fitting else ()) + cache_note(found, caches(device)))


def ends(found: Ladder) -> tuple[str, str] | None:
    """The first rung that fits and the best one (else the last that fits): what the ladder leads from and to."""
    fitting = [row for row in found.rows if row.role == "rung" and row.status != "unfit"]
    best = min((row for row in fitting if row.seconds), key=lambda row: row.seconds, default=None)
    last = best or (fitting[-1] if fitting else None)
    return (fitting[0].name, last.name) if last and last is not fitting[0] else None


def recorded_ablation(logs: Path, device: Device, rung: core.Schedule, case: Case, threads: int) -> Ablation | None:
    """The ablation of a rung on a case, if it was measured with so many threads."""
    wanted = (rung.name, case.text, threads)
    return next((a for a in kept(logs, device.name, rung.operator) if (a.rung, a.case, a.threads) == wanted), None)


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
