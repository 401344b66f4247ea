"""What the logs know of a ladder and of a rung's ablation on one case and device."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Config, Operator
from schedules.device import Cpu, Device
from tuning.cuda.counters import Counters
from tuning.records.bests import Best
from tuning.records.replay import traced
from tuning.store import Store

from .ablation import Ablation
from .access import caches
from .counting import Hardware, compared
from .kept import YARDSTICKS, kept, kept_counted, kept_ladders, kept_rows
from .ladder import Ladder, cache_note, ladder
from .traffic import Traffic


def recorded_ladder(logs: Path, operator: Operator, case: Case, device: Device, threads: int) -> Ladder:
    """The ladder as the last recorded run of the whole table has it, rungs and peers side by side.

    Without one: each rung's best record, then the peers that the fastest was measured beside.
    Raises ExplorerError for a log that cannot be read, or an operator without a ladder for the device.
    """
    rungs = core.LADDERS.get((operator.name, device.kind))
    if not rungs:
        core.find_schedule(operator.name, device.kind, "")
    unfit = {rung.name: rung.unfit(case, device) for rung in rungs.values()}
    run = recorded_run(logs, operator, case, device, threads)
    if run:
        rows, notes = _of_run(run, rungs, unfit)
        known = {row["name"] for row in rows}
        apart = [row for row in _traced_rows(logs, operator, case, device, threads) if row["name"] not in known]
        if apart:
            names = ", ".join(f"`{row['name']}`" for row in apart)
            rows, notes = [*rows, *apart], (*notes, f"In a run of its own, beside the libraries there: {names}.")
    else:
        rows, notes = _of_bests(logs, operator, case, device, threads, unfit)
    work = operator.work(case)
    used = device.with_threads(threads) if isinstance(device, Cpu) else device
    peak = used.peak(str(dict(case.values).get("dtype", "float32")))
    facts = {"operator": operator.name, "case": case.text, "device": device.name, "threads": threads}
    bench = {**facts, "flops": work.flops, "bytes": work.bytes, "peak": peak, "bandwidth": device.bandwidth}
    found = ladder({**bench, "rows": rows}, definition=inspect.getsource(operator.define))
    return replace(found, notes=notes + cache_note(found, caches(device)))


def recorded_run(logs: Path, operator: Operator, case: Case, device: Device, threads: int) -> dict[str, Any] | None:
    """The last run of the table on a case with so many threads and warm caches."""
    wanted = (case.text, threads, "warm")
    runs = kept_ladders(logs, device.name, operator.name)
    return next((run for run in runs if (run["case"], run["threads"], run["cache"]) == wanted), None)


def _of_run(run: dict[str, Any], rungs: Mapping[str, core.Schedule], unfit: Mapping[str, str | None]):
    """The rows of a run, in the ladder's order, and what is to be said of them."""
    known = {row["name"]: row for row in run["rows"]}
    rows = [known.get(name) or _missing(rung, unfit[name]) for name, rung in rungs.items()]
    rows += [
        {**row, "why": _what(name) if row["role"] == "peer" else row["why"]}
        for name, row in known.items()
        if name not in rungs
    ]
    command = f"tvm-explorer bench {run['operator']} --case {run['case']} --device {run['device']}"
    return rows, (f"Measured side by side on {run['time'][:10]}: `{command}`.",)


def _traced_rows(logs: Path, operator: Operator, case: Case, device: Device, threads: int) -> list[dict[str, Any]]:
    """What the auto-scheduler found for a case, as rows."""
    bests = Store.open(logs, device.name).bests(operator.name).values()
    return [
        _row(traced(b.record, device), b) for b in bests if b.record.trace is not None and _is_for(b, case, threads)
    ]


def _of_bests(logs, operator, case, device, threads, unfit):
    """Each rung's best record or row of the speed table, the peers, and what is to be said of them."""
    rungs = core.LADDERS[operator.name, device.kind]
    bests = [b for b in Store.open(logs, device.name).bests(operator.name).values() if _is_for(b, case, threads)]
    found = [_row(rungs[b.record.name], b) for b in bests if b.record.name in rungs]
    found += _traced_rows(logs, operator, case, device, threads)
    for one in kept_rows(logs, device.name, operator.name):
        if (one["case"], one["threads"]) == (case.text, threads) and one["schedule"] in rungs:
            rung = rungs[one["schedule"]]
            found.append({"name": rung.name, "role": "rung", "why": rung.why, "status": "ok", **one})
    fastest: dict[str, dict[str, Any]] = {}
    for row in sorted(found, key=lambda row: row["seconds"]):
        fastest.setdefault(row["name"], row)
    rows = [fastest.pop(name, None) or _missing(rung, unfit[name]) for name, rung in rungs.items()]
    command = f"`tvm-explorer bench {operator.name} --case {case.label} --device {device.name}`"
    if not found:
        return rows, (f"Nothing is recorded of this case here: {command} measures it on that device.",)
    apart = f"Each rung's best record, not always of one run: {command} measures all side by side."
    return [*rows, *fastest.values(), *_peers(found)], (apart,)


def ends(found: Ladder, rungs: Iterable[str]) -> tuple[str, str] | None:
    """The first rung that fits and the best one: what the ladder leads from and to, among `rungs`, the ladder's own.

    The last that fits where none was timed, or where the first is the fastest; None where only one fits.
    """
    own = set(rungs)
    fitting = [row for row in found.rows if row.name in own and row.status != "unfit"]
    if len(fitting) < 2:
        return None
    best = min((row for row in fitting if row.seconds), key=lambda row: row.seconds, default=fitting[0])
    return fitting[0].name, (fitting[-1] if best is fitting[0] else best).name


def links_of(found: Ladder, logs: Path, case: Case, device: Device) -> dict[str, tuple[str, Config]]:
    """For each row that can be studied: the rung that its page shows, and the parameters to show it with.

    A row of neither a rung nor a trace stands for the best of all that is recorded.
    """
    rungs = core.LADDERS[found.operator, device.kind]
    links: dict[str, tuple[str, Config]] = {}
    for row in found.rows:
        if row.role != "rung" or row.status == "unfit":
            continue
        if row.name in rungs:
            usual = rungs[row.name].configure(case, device)
            own = row.config or {}
            links[row.name] = (row.name, {k: v for k, v in own.items() if k in usual and usual[k] != v})
        elif core.is_traced(row.name):
            links[row.name] = (row.name, {})
        elif best := Store.open(logs, device.name).best(found.operator, case.text, None, found.threads):
            links[row.name] = (best.record.name, {} if best.record.trace is not None else best.record.config)
    return links


def recorded_ablation(logs: Path, device: Device, rung: core.Schedule, case: Case, threads: int) -> Ablation | None:
    """The ablation of a rung on a case, if it was measured with so many threads."""
    wanted = (rung.name, case.text, threads)
    return next((a for a in kept(logs, device.name, rung.operator) if (a.rung, a.case, a.threads) == wanted), None)


def recorded_hardware(
    logs: Path, device: Device, rung: core.Schedule, case: Case, config: Config, counted: Traffic | None
) -> Hardware | None:
    """What a GPU's own counters said of a rung's run on a case with `config`, beside the study's figures of it.

    None if they were not read. A parameter that the rung did not have then stands for its usual value.
    """
    usual = rung.configure(case, device)
    for one in kept_counted(logs, device.name, rung.operator):
        if (one["case"], one["rung"], {**usual, **one["config"]}) == (case.text, rung.name, {**usual, **config}):
            return Hardware(one["time"], compared(Counters(**one["measured"]), counted))
    return None


def _is_for(best: Best, case: Case, threads: int) -> bool:
    record = best.record
    return (record.case, record.threads, record.cache) == (case.text, threads, "warm")


def _missing(rung: core.Schedule, unfit: str | None) -> dict[str, Any]:
    plain = {"name": rung.name, "role": "rung", "why": rung.why}
    return {**plain, "status": "unfit" if unfit else "not measured", "message": unfit or ""}


def _row(rung: core.Schedule, best: Best) -> dict[str, Any]:
    record = best.record
    facts = {"seconds": best.seconds, "samples": range(best.runs), "ci95": best.ci95, "config": record.config}
    return {"name": rung.name, "role": "rung", "why": rung.why, **facts, "status": "ok", "ratio": record.ratio}


def _what(peer: str) -> str:
    return YARDSTICKS.get(peer, f"library: {peer}")


def _peers(found: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The peers' times as they were in the run of the fastest that was measured beside them."""
    top = min((row for row in found if row["ratio"]), key=lambda row: row["seconds"], default=None)
    if top is None:
        return []
    return [
        {"name": peer, "role": "peer", "status": "ok", "why": _what(peer), "seconds": top["seconds"] * ratio}
        for peer, ratio in top["ratio"].items()
    ]
