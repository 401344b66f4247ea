"""Ladders, rows, counters and ablations that were measured: a file an operator beside the device's other logs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from schedules.errors import ExplorerError
from tuning.records.files import locked, read_bytes, read_document, write_document
from tuning.records.record import is_name, now, parse

from .ablation import Ablation, Effect, Interaction
from .counting import Counted

SCHEMA = 1
LADDERS, ABLATIONS, ROWS, COUNTERS = "ladders", "ablations", "rows", "counters"
PEAK = "peak"  # among a row's ratios: no library, but the share of the measured FMA rate
# Peers that only move as many bytes, which tells what memory allows: no library's call for the operator does.
YARDSTICKS = {
    "copy": "what memory allows: a copy of as many bytes",
    "triad": "what memory allows: a[i] = b[i] + s · c[i]",
}
NEEDED = ("operator", "device", "case", "threads", "cache", "rows", "time")


def file_of(logs: Path, device: str, operator: str, what: str = ABLATIONS) -> Path:
    """Where an operator's ablations (or ladders) on a device lie. Raises ExplorerError for names of no file."""
    if not (is_name(device) and is_name(operator)):
        raise ExplorerError("bad_name", f"{device!r}, {operator!r}: no names of a device and an operator")
    return logs / device / f"{operator}.{what}.json"


def keep(logs: Path, ablation: Ablation) -> Path:
    """Record an ablation in place of an older one of the same rung, case and threads; returns the file."""
    subject = lambda one: (one["rung"], one["case"], one["threads"])  # noqa: E731
    return _put(file_of(logs, ablation.device, ablation.operator), ABLATIONS, asdict(ablation), subject)


def kept(logs: Path, device: str, operator: str) -> list[Ablation]:
    """The recorded ablations of an operator on a device. Raises ExplorerError("corrupt_log")."""
    return _read(file_of(logs, device, operator), ABLATIONS, _ablation)


def keep_ladder(logs: Path, table: Mapping[str, Any]) -> Path:
    """Record a run of the whole side-by-side table in place of an older one of the same case, threads and caches."""
    run = {**table, "cache": table["protocol"].get("cache", "warm"), "time": now()}
    subject = lambda one: (one["case"], one["threads"], one["cache"])  # noqa: E731
    return _put(file_of(logs, run["device"], run["operator"], LADDERS), LADDERS, run, subject)


def kept_ladders(logs: Path, device: str, operator: str) -> list[dict[str, Any]]:
    """The recorded runs of an operator's table on a device, as plain data. Raises ExplorerError("corrupt_log")."""
    return _read(file_of(logs, device, operator, LADDERS), LADDERS, _run)


def keep_counted(logs: Path, device: str, operator: str, case: str, counted: Sequence[Counted]) -> Path | None:
    """Record what the hardware counted of rungs, in place of older counts of the same; None if it counted nothing."""
    path, subject = file_of(logs, device, operator, COUNTERS), lambda one: (one["case"], one["rung"])
    read = [{"case": case, "time": now(), **asdict(one)} for one in counted if one.measured]
    for document in read:
        _put(path, COUNTERS, document, subject)
    return path if read else None


def kept_counted(logs: Path, device: str, operator: str) -> list[dict[str, Any]]:
    """The recorded counts, as plain data: case, rung, config, measured, counted, time. Raises as `kept`."""
    return _read(file_of(logs, device, operator, COUNTERS), COUNTERS, dict)


def kept_rows(logs: Path, device: str, operator: str) -> list[dict[str, Any]]:
    """What the operator's speed table says of rungs with warm caches, what was only tried included, as plain data.

    Each has case, threads, schedule, config, seconds, ci95, ratio and ratio_ci95 (to libraries), and time. Raises
    ExplorerError("corrupt_log").
    """
    path = file_of(logs, device, operator, ROWS)
    try:
        document = read_document(path, {})
        timed = [row for row in document.values() if not row.get("message") and row.get("cache", "warm") == "warm"]
        found = []
        for row in timed:
            shared = {key: row[key] for key in ("case", "threads", "time")}
            every = (row, *(one for one in row.get("tried", ()) if one.get("seconds")))
            found += [{**shared, **_figures(one)} for one in every]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        hint = "delete it: `benchmarks.rows` measures anew"
        raise ExplorerError("corrupt_log", f"{path}: {error!r}", hint) from error
    return found


def _figures(row: Mapping[str, Any]) -> dict[str, Any]:
    """What was measured of one configuration; `time` where that was in an earlier run than the row's own."""
    figures = {**{key: row[key] for key in ("schedule", "config", "seconds")}, "ci95": row.get("ci95")}
    figures |= {key: {n: v for n, v in row.get(key, {}).items() if n != PEAK} for key in ("ratio", "ratio_ci95")}
    return {**figures, "time": row["time"]} if "time" in row else figures


def _put(path: Path, what: str, document: dict[str, Any], subject: Callable[[dict[str, Any]], tuple]) -> Path:
    with locked(path.parent):
        others = [one for one in _read(path, what, dict) if subject(one) != subject(document)]
        whole = {"schema": SCHEMA, what: sorted([*others, document], key=subject)}
        write_document(path, whole, ensure_ascii=False)
    return path


def _read(path: Path, what: str, make: Callable[[dict[str, Any]], Any]) -> list[Any]:
    data = read_bytes(path)
    if not data:
        return []
    try:
        document = parse(data)
        if document["schema"] != SCHEMA:
            raise ValueError(f"schema {document['schema']!r:.40}")
        return [make(one) for one in document[what]]
    except (ValueError, KeyError, TypeError) as error:
        hint = "delete it: `bench` and `study --ablate` measure anew"
        raise ExplorerError("corrupt_log", f"{path}: {error}", hint) from error


def _run(document: dict[str, Any]) -> dict[str, Any]:
    missing = [key for key in NEEDED if key not in document]
    if missing:
        raise ValueError(f"{missing[0]} is missing")
    return document


def _ablation(document: dict[str, Any]) -> Ablation:
    effects = tuple(Effect(**_tuples(one)) for one in document["effects"])
    interactions = tuple(Interaction(**_tuples(one)) for one in document["interactions"])
    return Ablation(**{**_tuples(document), "effects": effects, "interactions": interactions})


def _tuples(document: dict[str, Any]) -> dict[str, Any]:
    """JSON's lists as the tuples they were."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in document.items()}
