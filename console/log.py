"""The verbs of ``log``: what is recorded, and keeping it in order."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules import core
from schedules.device import Cpu
from study.search_chart import search_svg
from tuning.devices import find_device, host_cpu, require_presence
from tuning.pool import Worker, start_for
from tuning.records import logs, query, spaces
from tuning.records.places import find_logs
from tuning.records.record import Record
from tuning.records.replay import job_of

from . import display

Result = tuple[Any, Callable[[], None]]


@dataclass(frozen=True)
class Items:
    """Several results of one verb."""

    items: tuple[Any, ...]


@dataclass(frozen=True)
class Kept:
    """What was made of one search: a picture or a recorded space, where it is, and whose trials it holds."""

    file: str
    schedule: str
    threads: int
    trials: int


def run(options: argparse.Namespace) -> Result:
    """Do what ``log ACTION`` asks; returns the result and how to show it."""
    core.load_all(options.load)
    return globals()[f"_{options.action}"](options, find_logs(options.logs))


def _name(options: argparse.Namespace) -> str:
    return host_cpu().name if options.device == "cpu" else options.device


def _show(options, folder: Path) -> Result:
    shown = logs.show(folder, _name(options), options.filters, options.sort, options.limit)
    if options.csv:
        return shown, lambda: sys.stdout.write(query.to_csv(shown.records))
    return shown, lambda: display.trials(shown)


def _best(options, folder: Path) -> Result:
    operator = core.find_operator(options.operator)
    if options.case is None:
        found = Items(tuple(logs.existing(folder, _name(options)).bests(operator.name).values()))
        return found, lambda: display.bests(operator.name, found.items)
    device = find_device(options.device, folder)
    threads = device.threads if isinstance(device, Cpu) else 1
    case = operator.case(options.case, **({"dtype": options.dtype} if options.dtype else {}))
    found = logs.best(folder, operator, case, device, options.rung, options.threads or threads, options.cache)
    return found, lambda: display.suggestion(found)


def _plot(options, folder: Path) -> Result:
    case = core.find_operator(options.operator).case(
        options.case, **({"dtype": options.dtype} if options.dtype else {})
    )
    found = logs.searched(folder, _name(options), case, options.rung, options.threads)
    kept = Kept(options.output, found[0].name, found[0].threads, len(found))
    Path(options.output).write_text(search_svg(found))
    return kept, lambda: print(f"{kept.file}: {kept.trials} trials of {kept.schedule}")


def _space(options, folder: Path) -> Result:
    case = core.find_operator(options.operator).case(options.case)
    made = spaces.RecordedSpace.of(logs.searched(folder, _name(options), case, options.rung, options.threads))
    name = f"{case.operator}.{case.text.replace(',', '.')}.{made.schedule}{spaces.SUFFIX}"
    file = folder / made.device / spaces.FOLDER / name
    spaces.write(file, made)
    kept = Kept(str(file), made.schedule, made.threads, len(made.configs))
    return kept, lambda: print(f"{kept.file}: {kept.trials} configurations of {kept.schedule}")


def _merge(options, folder: Path) -> Result:
    merged = Items(tuple(logs.merge(folder, Path(options.source))))
    return merged, lambda: [
        print(f"{m.device}: {m.added} trials added, {m.present} were there, {m.promoted} bests changed")
        for m in merged.items
    ]


def _repair(options, folder: Path) -> Result:
    wanted = None if options.device == "cpu" else options.device
    repaired = Items(tuple(logs.repair(folder, wanted)))
    return repaired, lambda: [_say_repaired(r) for r in repaired.items]


def _say_repaired(done) -> None:
    print(
        f"{done.device}: {done.trials} trials, {len(done.set_aside)} lines set aside, {len(done.rebuilt)} files rebuilt"
    )
    for file in done.files:
        print(f"  kept: {file}")


def _validate(options, folder: Path) -> Result:
    """Rebuild every best in a worker with its record's threads, run it, and compare with the reference."""
    device = find_device(options.device, folder)
    require_presence(device)
    workers: dict[int, Worker] = {}

    def check(record: Record) -> tuple[str, str]:
        worker = workers.setdefault(record.threads, Worker(record.threads, start=start_for(device.kind)))
        outcome = worker.call("tuning.worker:check", job_of(record, device, tuple(options.load)), timeout=300.0)
        worker.call("tuning.worker:forget")
        return outcome.status, outcome.message

    try:
        results = Items(tuple(logs.validate(folder, device.name, check, options.operator)))
    finally:
        for worker in workers.values():
            worker.stop()
    return results, lambda: display.validated(results.items)


def _import(options, folder: Path) -> Result:
    device = find_device(options.device, folder)
    threads = options.threads or (device.threads if isinstance(device, Cpu) else 1)
    operators = list(core.OPERATORS.values())
    done = logs.import_database(
        folder, Path(options.source), device, operators, None, threads, options.promote, options.foreign
    )
    return done, lambda: print(f"{done.added} trials added, {done.present} were there, {len(done.skipped)} left out")


def _export(options, folder: Path) -> Result:
    device = find_device(options.device, folder)
    done = logs.export_database(folder, Path(options.output), device, options.operator, None, options.everything)
    return done, lambda: print(f"{done.written} candidates in {done.folder}, {len(done.skipped)} left out")
