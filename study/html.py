"""One self-contained HTML file: a rung's time machine, a ladder, or both. It opens without a server or network.

Jinja2 escapes whatever enters a template and `highlight` what it colours, so no name, message or log line can become
markup. The templates are those of the served pages; a file holds every step, and its script shows the chosen one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from schedules.core import Case, Schedule
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.cuda.resources import Resources

from . import access_chart, charts, highlight, units
from .access import caches
from .code import Code, every_code
from .insight import Insight, insights
from .ladder import Ladder
from .model import Study
from .tree import Row


def page(
    study: Study | None = None,
    codes: Sequence[Code] = (),
    ladder: Ladder | None = None,
    seen: Sequence[Insight] = (),
    device: Device | None = None,
    ends: Mapping[str, Any] | None = None,
) -> str:
    """The page of a study, of a ladder, or of both.

    A study may come with the hot loops of `codes` (any steps and views) and with `seen` (accesses and hints, any
    steps); `device` gives the caches that working sets are drawn against. ends: two rungs of the ladder `beside` each
    other.
    """
    title = study.path if study else ladder.operator
    data = study_data(study, codes, seen, device) if study else None
    return (
        environment()
        .get_template("file.html")
        .render(
            title=title,
            study=data,
            chosen=len(study.steps) - 1 if study else 0,
            ladder=ladder,
            waterfall=charts.waterfall(ladder) if ladder else None,
            roofline=charts.roof(ladder, caches(device) if device else ()) if ladder else None,
            ends=ends,
        )
    )


def compiled_page(
    study: Study, schedule: Schedule, case: Case, device: Device, ladder: Ladder | None = None, logs: Path | None = None
) -> str:
    """The page of a study with the code, hints and accesses of every step that compiles; compiles in this process.

    `ladder`: the measured ladder that the rung belongs to, if there is one. logs: where a GPU's counters may be.
    """
    steps = [step.index for step in study.steps if step.runnable]
    codes = every_code(schedule, case, device, study.config, steps)
    return page(study, codes, ladder, insights(schedule, case, device, study.config, codes, logs=logs), device)


def write(path: str | Path, text: str) -> Path:
    """Write a page. Raises ExplorerError where the file cannot be written."""
    path = Path(path)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ExplorerError("unwritable", f"cannot write {path}: {error.strerror}", "choose another file") from error
    return path


def study_data(
    study: Study, codes: Sequence[Code] = (), seen: Sequence[Insight] = (), device: Device | None = None
) -> dict[str, Any]:
    """What the time machine shows: the study, with each step's hot loops, hints and accesses."""
    data = asdict(study)
    data["path"] = study.path
    data["caches"] = [{"name": name, "bytes": size} for name, size in caches(device)] if device else []
    known = {insight.step: insight for insight in seen}
    for shown, step in zip(data["steps"], study.steps, strict=True):
        shown["tree"] = tree_data(step.tree)
        shown["code"] = [code_data(code) for code in codes if code.step == step.index]
        shown["insight"] = insight_data(known[step.index]) if step.index in known else None
    return data


def tree_data(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """A loop tree as the pages draw it."""
    return [{**asdict(row), "text": row.text, "size": row.size} for row in rows]


def insight_data(insight: Insight) -> dict[str, Any]:
    """Hints and accesses as the pages draw them."""
    data = asdict(insight)
    for plain, nest in zip(data["nests"], insight.nests, strict=True):
        for level, known in zip(plain["levels"], nest.levels, strict=True):
            level["size"] = units.size_text(known.bytes)
        for access, known in zip(plain["accesses"], nest.accesses, strict=True):
            for stride, steps in zip(access["strides"], known.strides, strict=True):
                stride["text"] = steps.text
    return data


def code_data(code: Code) -> dict[str, Any]:
    """The hot loop of a view and its counts; the whole text where no loop was found. lines: the program's, for each."""
    hot, taken = code.hot, [(f"{r.kernel}: " if len(code.resources) > 1 else "", r) for r in code.resources]
    counts = {f"{name}{key}": value for name, r in taken for key, value in shown_resources(r).items()}
    matched = {"lines": code.matched.lines, "how": code.matched.how, "span": code.matched.span}
    if hot is None:
        return {"view": code.view, "where": "", "counts": counts, "text": code.text, **matched}
    lines = f"lines {hot.first}–{hot.last}"
    where = f"hot loop of {hot.function}, {lines}, {hot.depth} deep" if hot.depth else f"no loop left, {lines}"
    counts |= hot.counts.shown()
    return {"view": code.view, "where": where, "counts": counts, "text": "\n".join(hot.lines), **matched}


def shown_resources(taken: Resources) -> dict[str, int | str]:
    """What a kernel takes, for people: spills first where there are any."""
    spills = {"spill store bytes": taken.spill_stores, "spill load bytes": taken.spill_loads}
    known = {name: number for name, number in spills.items() if number}
    rest = {"registers a thread": taken.registers, "bytes of shared memory": taken.shared}
    occupancy = f"{taken.occupancy:.0%} ({taken.blocks_per_sm} blocks, {taken.limit} run out)"
    return {**known, **rest, "threads a block": taken.threads, "occupancy": occupancy}


@cache
def environment() -> Environment:
    """The templates, with everything escaped and unknown names an error."""
    made = Environment(
        loader=PackageLoader("study"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made.filters |= {
        "seconds": units.seconds_text,
        "rate": units.rate_text,
        "size": units.size_text,
        "digits": units.digits,
        "count": units.count_text,
        "shorten": units.shorten,
        "ticks": ticks,
        "breaks": lambda text: Markup(",<wbr>").join(str(text).split(",")),
        "alike": alike,
        "json": lambda data: json.dumps(data, default=asdict, ensure_ascii=False, separators=(",", ":")),
    }
    made.globals |= {
        "static": static,
        "coloured": highlight.coloured,
        "listing": highlight.listing,
        "levels_chart": access_chart.levels,
        "warp_chart": access_chart.warp,
        "apart": units.apart_text,
        "stride_kind": access_chart.stride_kind,
    }
    return made


def ticks(text: str) -> Markup:
    """What stands between backticks as code; everything is escaped."""
    parts = re.split(r"`([^`]+)`", text)
    return Markup("").join(Markup("<code>{}</code>").format(part) if at % 2 else part for at, part in enumerate(parts))


def alike(hints: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Hints of one rule with one remedy as one, with the evidence of all; in the order of the first ones."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for hint in hints:
        same = found.setdefault((hint["rule"], hint["mend"]), {**hint, "evidence": []})
        same["evidence"].append(hint["evidence"])
    return list(found.values())


def static(name: str) -> Markup:
    """The text of one of our own style sheets or scripts, to stand inside the page."""
    return Markup(resources.files("study").joinpath("static", name).read_text(encoding="utf-8"))
