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


def add_verbs(parent: argparse.ArgumentParser) -> None:
    """Add ``log show|best|plot|space|merge|repair|validate|import|export`` below `parent`."""
    from .command import Parser, common

    verbs = parent.add_subparsers(dest="action", required=True, metavar="ACTION", parser_class=Parser)

    def verb(name: str, text: str) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=text, description=text)
        common(added)
        added.add_argument("--device", default="cpu", help="cpu (this machine), or a name from the logs")
        return added

    show = verb("show", "trials, filtered and sorted")
    show.add_argument("filters", nargs="*", metavar="FIELD=VALUE", help="also != < > <= >=; config.bm, ratio.numpy …")
    show.add_argument("--sort", default="time", help="a field, - in front for descending (default time)")
    show.add_argument("--limit", type=int, default=None)
    show.add_argument("--csv", action="store_true", help="comma-separated on standard output")
    best = verb("best", "the best recorded, or the nearest that fits")
    best.add_argument("operator", metavar="OP")
    best.add_argument("--case", help="default: every case recorded")
    best.add_argument("--dtype")
    best.add_argument("--rung")
    best.add_argument("--cache", choices=("warm", "cold"), default="warm")
    plot = verb("plot", "a search as a picture: best so far, and time against each parameter (SVG)")
    plot.add_argument("operator", metavar="OP")
    plot.add_argument("--case", required=True)
    plot.add_argument("--dtype")
    plot.add_argument("--rung", help="default: the one with the most trials")
    plot.add_argument("-o", "--output", required=True, metavar="FILE", help="for example search.svg")
    space = verb("space", "keep a case's trials as a small file that `tune --simulate` replays")
    space.add_argument("operator", metavar="OP")
    space.add_argument("--case", required=True)
    space.add_argument("--rung", help="default: the one with the most trials")
    merge = verb("merge", "add another machine's logs")
    merge.add_argument("source", metavar="DIR")
    verb("repair", "set unreadable lines aside, rebuild what is corrupt")
    validate = verb("validate", "rebuild the bests and check them against the reference")
    validate.add_argument("operator", metavar="OP", nargs="?")
    imports = verb("import", "take a MetaSchedule database in")
    imports.add_argument("source", metavar="DIR")
    imports.add_argument("--foreign", action="store_true", help="tuned for another processor of the kind")
    imports.add_argument("--promote", action="store_true", help="let its times compete for the bests")
    exports = verb("export", "write a MetaSchedule database")
    exports.add_argument("output", metavar="DIR")
    exports.add_argument("operator", metavar="OP", nargs="?")
    exports.add_argument("--everything", action="store_true", help="every trial, not only the bests")


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
