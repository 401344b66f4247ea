"""The self-contained HTML pages: a measured ladder, and the time machine of one rung."""

from __future__ import annotations

from dataclasses import asdict

from benchmarks.table import Bench
from schedules import core
from study import html, model
from study.access import caches
from study.beside import beside
from study.ladder import cache_note, ladder
from study.recorded import ends, recorded_ladder
from tuning.devices import find_device
from tuning.records.places import find_logs

from . import catalog
from .subject import Given, rung_of


def ladder_page(table: Bench, seen: model.Study | None = None, logs: str | None = None) -> str:
    """A run of the side-by-side table, its first rung beside its best, and the time machine of one rung if given."""
    operator, device = core.find_operator(table.operator), find_device(table.device, find_logs(logs))
    found = ladder(asdict(table), catalog.describe(operator).source)
    found = ladder(asdict(table), found.definition, cache_note(found, caches(device)))
    rungs = core.LADDERS.get((table.operator, device.kind), {})
    first_and_best = [rungs[name] for name in ends(found, rungs) or ()]
    both = beside(*first_and_best, operator.case(table.case), device) if first_and_best else None
    return html.page(seen, ladder=found, device=device, ends=both)


def study_page(path: str, seen: model.Study, *, case: Given, device: str | None = None, **chosen) -> str:
    """The time machine of a study as one HTML page, with the code, hints and accesses of every step that compiles.

    The ladder that the rung belongs to stands above it where one is recorded.
    """
    given = {"dtype": None, "threads": None, "logs": None, "load": (), **chosen}
    schedule, subject = rung_of(path, case, device, **given)
    logs, about = find_logs(given["logs"]), (subject.case, subject.device)
    found = recorded_ladder(logs, subject.operator, *about, subject.threads)
    return html.compiled_page(seen, schedule, *about, found if found.rungs else None, logs)
