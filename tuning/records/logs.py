"""The `log` verbs: show, best, merge, repair, validate, import and export, each one function that returns data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Device
from schedules.errors import ExplorerError, closest

from ..store import Merged, Repaired, Store
from . import nearest, places, query
from .bests import Best
from .record import STARTED, Record, is_name, now
from .trials import NAME, Problem


@dataclass(frozen=True)
class Shown:
    """Trials of one device, filtered and sorted, and the lines that could not be read."""

    device: str
    records: tuple[Record, ...]
    total: int
    problems: tuple[Problem, ...]


def show(
    logs: Path,
    device: str,
    filters: Sequence[str] = (),
    sort: str = "time",
    limit: int | None = None,
) -> Shown:
    """The trials of `device` that pass every filter, sorted; filters and sort as `query.select` has them.

    Raises ExplorerError for an unknown field, "no_logs".
    """
    store = existing(logs, device)
    records = store.read()
    found = query.select(records, filters, sort)
    return Shown(device, tuple(found[:limit]), len(records), tuple(store.problems))


def searched(
    logs: Path, device: str, case: Case, schedule: str | None = None, threads: int | None = None
) -> list[Record]:
    """The trials of one schedule and number of threads on `case`, oldest first: by default those that were tried most.

    Raises ExplorerError: "no_logs", "no_trials" if nothing was timed.
    """
    found = existing(logs, device).read(operator=case.operator, case=case.text, name=schedule, threads=threads)
    searches: dict[tuple[str, int], list[Record]] = {}
    for record in (r for r in found if r.status != STARTED):
        searches.setdefault((record.name, record.threads), []).append(record)
    most = max(searches.values(), key=len, default=[])
    if not any(r.seconds for r in most):
        hint = f"tvm-explorer tune {case.operator} --case {case.label}"
        raise ExplorerError("no_trials", f"no trial of {case.label} is recorded for {device}", hint)
    return most


def best(
    logs: Path,
    operator: Operator,
    case: Case,
    device: Device,
    schedule: str | None = None,
    threads: int = 1,
    cache: str = "warm",
) -> nearest.Suggestion:
    """The best recorded for `case`, or the nearest recorded configuration that fits, marked as such.

    Raises ExplorerError: "no_best" if neither exists, "unknown_rung", "corrupt_log".
    """
    if schedule is not None and not core.is_traced(schedule):
        core.find_schedule(operator.name, device.kind, schedule)
    store = Store.open(logs, device.name)
    found = nearest.suggest(store, operator, case, device, schedule, threads, cache)
    if found is None:
        hint = f"`tune {operator.name} --case {case.label}` finds one"
        raise ExplorerError("no_best", f"nothing recorded on {device.name} fits {operator.name} {case.label}", hint)
    return found


def merge(logs: Path, source: Path) -> list[Merged]:
    """Merge another machine's logs, or one device's folder of them, into `logs`: each device into its own.

    Raises ExplorerError: "no_logs", "corrupt_log", "disk_full".
    """
    if not source.is_dir():
        raise ExplorerError("no_logs", f"{source}: no such folder", "give a logs folder, or one device's folder of it")
    if _is_device_folder(source):
        facts = places.read_facts(source) or {}
        name = facts.get("name", source.resolve().name)
        if not is_name(name):
            raise ExplorerError(
                "corrupt_log", f"{source / places.DEVICE}: name {name!r:.60} cannot name a folder", "mend it"
            )
        folders = {name: source}
    else:
        folders = {name: source / name for name in places.devices(source) if _is_device_folder(source / name)}
    if not folders:
        raise ExplorerError("no_logs", f"{source} holds no records", "give a folder with <device>/trials.jsonl in it")
    for name, folder in folders.items():
        if (logs / name).resolve() == folder.resolve():
            raise ExplorerError("same_logs", f"{folder} is what it would be merged into", "give another machine's logs")
    return [Store(logs / name, name).merge(folder) for name, folder in folders.items()]


def repair(logs: Path, device: str | None = None) -> list[Repaired]:
    """Repair one device's folder or all of them; says what it did. Raises ExplorerError("no_logs")."""
    names = [existing(logs, device).device] if device else places.devices(logs)
    if not names:
        raise ExplorerError("no_logs", f"{logs} holds no records", "`tune` makes some; or give --logs DIR")
    return [Store(logs / name, name).repair() for name in names]


@dataclass(frozen=True)
class Validated:
    """A best rebuilt and checked. fault: what is wrong ("" if nothing). replacement: the best that took its place."""

    best: Best
    fault: str
    replacement: Best | None = None


def validate(
    logs: Path,
    device: str,
    check: Callable[[Record], tuple[str, str]],
    operator: str | None = None,
    case: str | None = None,
) -> list[Validated]:
    """Rebuild and check bests of `device`; those that fail are demoted, with a record that says why.

    check(record) rebuilds the record's program, runs it against the reference in a worker and returns a status
    ("ok", "wrong", "build_error"…) and a message.
    """
    store = existing(logs, device)
    result = []
    for name in [operator] if operator else store.operators():
        for entry in list(store.bests(name).values()):
            if case is not None and entry.record.case != case:
                continue
            status, message = check(entry.record)
            if status == "ok":
                result.append(Validated(entry, ""))
                continue
            fields_ = {"status": status, "message": message, "seconds": None, "ratio": {}, "time": now()}
            failed = replace(entry.record, **fields_, protocol={"validated": entry.record.time})
            result.append(Validated(entry, f"{status}: {message}", store.demote(failed)))
    return result


@dataclass(frozen=True)
class Imported:
    """What an import did: trials added, those that were there already, bests that changed, lines left out."""

    device: str
    added: int
    present: int
    promoted: int
    skipped: tuple[Any, ...]


def import_database(
    logs: Path,
    folder: Path,
    device: Device,
    operators: Iterable[Operator],
    case: Case | None = None,
    threads: int = 1,
    promote: bool = False,
    foreign: bool = False,
) -> Imported:
    """Take a MetaSchedule database (its work_dir) into the trials of `device`.

    A workload is recognised by comparing it with the operators' definitions in `case`, or in all their named
    cases. promote: let the imported times compete for the bests, though another protocol measured them.
    foreign: take what was tuned for another processor of the kind too.
    """
    from . import metaschedule

    if case is not None:
        subjects = [(core.find_operator(case.operator), case)]
    else:
        subjects = [(op, op.case(name)) for op in operators for name in (*op.cases, *op.small)]
    records, skipped = metaschedule.read_database(folder, subjects, device, threads, foreign)
    store = Store.open(logs, device.name)
    present = {r.identity for r in store.read(schedule="")}
    new = list({r.identity: r for r in records if r.identity not in present}.values())
    if new:
        store.append(*new)
        if places.read_facts(store.folder) is None:
            places.write_device(logs, device)
    promoted = store.promote(*new) if promote else 0
    return Imported(device.name, len(new), len(records) - len(new), promoted, tuple(skipped))


@dataclass(frozen=True)
class Exported:
    """A database written: where, how many candidates, and what was left out and why."""

    folder: str
    written: int
    skipped: tuple[Any, ...]


def export_database(
    logs: Path,
    folder: Path,
    device: Device,
    operator: str | None = None,
    case: str | None = None,
    everything: bool = False,
) -> Exported:
    """Write the bests of `device`, or every "ok" trial, as a MetaSchedule database.

    Raises ExplorerError: "no_logs", "exists", "disk_full".
    """
    from . import metaschedule

    store = existing(logs, device.name)
    if everything:
        records = store.read(status="ok", operator=operator, case=case)
    else:
        names = [operator] if operator else store.operators()
        bests = [b.record for name in names for b in store.bests(name).values()]
        records = [r for r in bests if case in (None, r.case)]
    written, skipped = metaschedule.write_database(folder, records, device)
    return Exported(str(folder), written, tuple(skipped))


def existing(logs: Path, device: str) -> Store:
    """The store of a device that has records. Raises ExplorerError("no_logs")."""
    store = Store.open(logs, device)
    shipped = store.shipped is not None and store.shipped.is_dir()
    if not store.folder.is_dir() and not shipped:
        known = closest(device, places.devices(logs))
        raise ExplorerError("no_logs", f"{logs} holds no records of device {device!r}", known)
    return store


def _is_device_folder(folder: Path) -> bool:
    return (folder / NAME).exists() or any(p.is_file() for p in folder.glob("*.json"))
