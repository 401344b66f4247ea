"""Each verb: its options to the public function of `explorer`, its result to a display."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import deploy
import explorer
from schedules.errors import ExplorerError
from study import html
from study.ablation_text import print_ablation

from . import display
from . import log as logbook
from .progress import Trials, Turns

Result = tuple[Any, Callable[[], None]]


def threads_of(options: argparse.Namespace) -> int:
    """The threads that ``--json`` reports: those asked for, else all cores."""
    import os

    return options.threads or len(os.sched_getaffinity(0))


def listing(options) -> Result:
    found = explorer.listing(logs=options.logs, load=tuple(options.load))
    return found, lambda: display.listing(found)


def show(options) -> Result:
    found = explorer.show(options.operator, load=tuple(options.load))
    return found, lambda: display.description(found)


def bench(options) -> Result:
    rungs = options.rungs.split(",") if options.rungs else None
    with Turns("bench") as turns:
        found = explorer.bench(
            options.operator,
            rungs=rungs,
            cache=options.cache,
            rounds=options.rounds,
            counters=options.counters,
            progress=turns,
            **_subject(options),
        )
    if options.html:
        html.write(options.html, explorer.ladder_page(found, logs=options.logs))
    return found, lambda: display.bench(found)


def study(options) -> Result:
    from study import text

    if options.compare:
        both = explorer.compare_rungs(
            options.path, options.compare, step=options.step, config=_settings(options.set), **_subject(options)
        )
        return both, lambda: text.print_comparison(both)
    if options.ablate:
        with Turns("ablation") as turns:
            given = {"config": _settings(options.set), "budget": options.budget}
            worth = explorer.ablate(options.path, progress=turns, **given, **_subject(options))
        return worth, lambda: print_ablation(worth, display.console)
    with Turns("study") as turns:
        found = explorer.study(
            options.path,
            config=_settings(options.set),
            step=options.step,
            view=options.view,
            time=options.time,
            progress=turns,
            **_subject(options),
        )
    if options.html:
        html.write(options.html, explorer.study_page(options.path, found.study, **_subject(options)))
    return found, lambda: text.print_studied(
        found.study, options.view, options.step, found.code, found.insight, found.device
    )


def legal(options) -> Result:
    from study import text

    found = explorer.legal(options.path, step=options.step, config=_settings(options.set), **_subject(options))
    return found, lambda: text.print_ways(found.ways)


def serve(options) -> Result:
    import sys

    def ready(address: str) -> None:
        print(f"{address}  (Ctrl-C ends it)", file=sys.stderr, flush=True)

    explorer.serve(port=options.port, browser=options.browser, logs=options.logs, load=tuple(options.load), ready=ready)
    return (), lambda: None


def tune(options) -> Result:
    if sum((options.case is not None, options.all, options.cases is not None)) != 1:
        raise ExplorerError(
            "usage", "tune needs one of --case, --all and --cases FILE", "see `tvm-explorer tune --help`"
        )
    if options.simulate:
        if options.case is None:
            raise ExplorerError("usage", "--simulate replays one case", "name it with --case")
        names = ("rung", "search", "seed", "trials")
        ran = explorer.simulate(options.operator, **{n: getattr(options, n) for n in names}, **_subject(options))
        return ran, lambda: display.simulation(ran)
    with Trials() as watch:
        if options.case is not None:
            found = explorer.tune(options.operator, watch=watch, **_search(options), **_subject(options))
            return found, lambda: display.tuning(found, options.device)
        shared = {k: v for k, v in _subject(options).items() if k != "case"}
        cases = _weighted(options.cases) if options.cases else None
        several = explorer.tune_all(options.operator, cases=cases, watch=watch, **_search(options), **shared)
    return several, lambda: display.tunings(several)


def _weighted(file: str) -> dict[str, float]:
    """The cases in a file: one a line, perhaps with a weight behind it; ``#`` starts a comment."""
    try:
        lines = [line.partition("#")[0].split() for line in Path(file).read_text().splitlines()]
        cases = {words[0]: float(words[1]) if len(words) > 1 else 1.0 for words in lines if words}
    except (OSError, ValueError) as error:
        raise ExplorerError("bad_cases", f"{file}: {error}", "one case a line, for example: square1024 2.5") from error
    if not cases:
        raise ExplorerError("bad_cases", f"{file} names no case", "one case a line")
    return cases


def export(options) -> Result:
    if options.all_best:
        if options.dtype or options.rung:
            raise ExplorerError("usage", "--dtype and --rung go with one case", "leave them out with --all-best")
        given = {key: value or None for key, value in _subject(options).items() if key not in ("dtype", "load")}
        load = tuple(options.load)
        both = explorer.export_all(*options.operators, output=options.output, name=options.name, load=load, **given)
        return both, lambda: display.collection(both)
    if not (len(options.operators) == 1 and options.case):
        raise ExplorerError("usage", "export needs OP and --case, or --all-best", "see `tvm-explorer export --help`")
    found = explorer.export(*options.operators, output=options.output, rung=options.rung, **_subject(options))
    return found, lambda: display.exported(found)


def check(options) -> Result:
    with Turns("check") as turns:
        found = explorer.check(
            *options.operators,
            against=options.against,
            case=options.case,
            tolerance=options.tolerance,
            rounds=options.rounds,
            load=tuple(options.load),
            progress=turns,
        )
    for path, written in ((options.junit, deploy.to_junit), (options.markdown, deploy.to_markdown)):
        if path:
            html.write(path, written(found))
    return found, lambda: print(deploy.to_markdown(found), end="")


def run(options) -> Result:
    with Trials() as watch, Turns("ladder") as turns:
        found = explorer.run(
            options.operator,
            output=options.output,
            watch=watch,
            progress=turns,
            **_search(options),
            **_subject(options),
        )

    def show_all() -> None:
        display.tuning(found.tuning, options.device)
        display.bench(found.bench)
        display.exported(found.export)
        print(f"page     {found.page}\nlog      {found.log}")

    return found, show_all


def doctor(options) -> Result:
    found = explorer.doctor(logs=options.logs)
    return found, lambda: display.doctor(found)


def _subject(options) -> dict[str, Any]:
    names = ("case", "device", "dtype", "threads", "logs")
    return {**{name: getattr(options, name) for name in names}, "load": tuple(options.load)}


def _search(options) -> dict[str, Any]:
    names = ("rung", "budget", "trials", "target_ratio", "patience", "search", "seed", "withhold", "finalists")
    return {**{name: getattr(options, name) for name in names}, "values": _values(options.values)}


def _values(items: list[str]) -> dict[str, tuple[Any, ...]]:
    """``--values mr=4,6`` as the values of each parameter."""
    found = {}
    for item in items:
        name, _, text = item.partition("=")
        found[name] = tuple(_settings([f"{name}={word}"])[name] for word in text.split(","))
    return found


def _settings(items: list[str]) -> dict[str, Any]:
    """``--set bm=64`` as a configuration: numbers where they are numbers, None for ``none``."""
    config: dict[str, Any] = {}
    for item in items:
        key, equals, text = item.partition("=")
        if not equals:
            raise ExplorerError("bad_setting", f"--set {item}: not PARAM=VALUE", "for example --set bm=64")
        words = {"none": None, "true": True, "false": False}
        config[key] = (
            words[text.lower()] if text.lower() in words else int(text) if text.lstrip("-").isdigit() else text
        )
    return config


def log(options) -> Result:
    return logbook.run(options)
