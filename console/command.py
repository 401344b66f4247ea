"""The command line: arguments to a verb's function, its result to tables or JSON, its errors to one line."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any, NoReturn

from schedules.errors import ExplorerError
from study.web import JOBS
from tuning import forkserver

from . import log_options

SCHEMA = 1
MISTAKE, INTERRUPTED = 2, 130
ONE_OF = "one of --case, --all, --cases"


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are ExplorerErrors, so that they too are one line, or JSON."""

    def error(self, message: str) -> NoReturn:
        raise ExplorerError("usage", message, f"see `{self.prog} --help`")


def parser() -> Parser:
    """The whole command line."""
    root = Parser(prog="tvm-explorer", description="Study, tune and export TVM schedules, one operator at a time.")
    verbs = root.add_subparsers(dest="verb", required=True, metavar="VERB", parser_class=Parser)

    _verb(verbs, "list", "operators, ladders, cases, devices")
    show = _verb(verbs, "show", "one operator: definition, cases, work, rungs")
    show.add_argument("operator", metavar="OP")

    bench = _verb(verbs, "bench", "every rung and the tuned best beside the peers")
    _subject(bench)
    bench.add_argument("--rungs", help="comma-separated; default: all that fit")
    bench.add_argument("--rounds", type=int, default=11, help="turns per contender (default 11)")
    bench.add_argument("--cache", choices=("warm", "cold"), default="warm")
    bench.add_argument("--counters", action="store_true", help="a GPU's own counters too, read by Nsight Compute")
    bench.add_argument("--html", metavar="FILE", help="also write the ladder as one HTML file")

    _study_verbs(verbs)

    tune = _verb(verbs, "tune", "search a rung's parameters on this device")
    _subject(tune, case=ONE_OF)
    _several(tune)
    _search(tune)

    _shipping_verbs(verbs)

    run = _verb(verbs, "run", "the main job: tune the last rung, bench the ladder, export, write HTML")
    run.add_argument("operator", metavar="OP", nargs="?", default="gemm")
    _subject(run, operator=False, case="square1024")
    _search(run, budget=40.0)  # the finals take about 20 s more
    run.add_argument(
        "-o", "--output", default="build", metavar="DIR", help="where the library and page go (default build)"
    )

    log_options.add_verbs(
        _verb(verbs, "log", "what is recorded: show, best, plot, space, merge, repair, validate, import, export")
    )
    _verb(verbs, "doctor", "versions, pins, what this machine can do, what is missing")
    return root


def _shipping_verbs(verbs) -> None:
    """Libraries of what is recorded, and whether it still holds."""
    export = _verb(verbs, "export", "the best schedule as a library with a C header")
    export.add_argument("operators", metavar="OP", nargs="*", help="several, or none for all, with --all-best")
    _subject(export, operator=False, case="")
    export.add_argument("--rung", help="default: the best recorded")
    export.add_argument("--all-best", action="store_true", help="every operator and case recorded, as one library")
    export.add_argument("--name", default="kernels", help="of that library and its C functions (default kernels)")
    export.add_argument("-o", "--output", required=True, metavar="PATH", help="gemm.so; a folder with --all-best")

    check = _verb(verbs, "check", "whether recorded bests hold: results, programs, speed beside their peers")
    check.add_argument("operators", metavar="OP", nargs="*", help="default: all")
    check.add_argument("--against", required=True, metavar="DIR", help="a device's folder, for example logs/NAME")
    check.add_argument("--case", help="one case only")
    check.add_argument("--tolerance", type=float, default=0.05, metavar="SHARE", help="of slow-down (default 0.05)")
    check.add_argument("--rounds", type=int, default=11, help="turns per contender (default 11)")
    check.add_argument("--junit", metavar="FILE", help="also write JUnit XML")
    check.add_argument("--markdown", metavar="FILE", help="also write Markdown")


def _study_verbs(verbs) -> None:
    """Looking at schedules: `study`, `legal` and the page."""
    study = _verb(verbs, "study", "a rung step by step")
    study.add_argument("path", metavar="OP/KIND/RUNG")
    _subject(study, operator=False, device=None)
    study.add_argument("--step", type=int, help="default: the last")
    study.add_argument(
        "--view", default="program", metavar="VIEW", help="program, tree, diff, access; asm, llvm; cuda, ptx, sass"
    )
    study.add_argument("--set", action="append", default=[], metavar="PARAM=VALUE", help="change a tunable")
    study.add_argument("--time", action="store_true", help="measure every step")
    study.add_argument("--html", metavar="FILE", help="also write all steps as one HTML file")

    study.add_argument("--compare", metavar="OP/KIND/RUNG", help="another rung, side by side with this one")
    study.add_argument("--ablate", action="store_true", help="measure what each step and parameter is worth")
    study.add_argument("--budget", type=float, default=math.inf, metavar="SECONDS", help="of --ablate (default: all)")

    legal = _verb(verbs, "legal", "which primitives can follow a step of a rung")
    legal.add_argument("path", metavar="OP/KIND/RUNG")
    _subject(legal, operator=False, device=None)
    legal.add_argument("--step", type=int, help="default: the last")
    legal.add_argument("--set", action="append", default=[], metavar="PARAM=VALUE", help="change a tunable")

    serve = _verb(verbs, "serve", "the page: ladders, the time machine, forks, tuning runs (needs the extra web)")
    serve.add_argument("--port", type=int, default=0, help="default: any free one")
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")


def _verb(verbs, name: str, text: str) -> Parser:
    verb = verbs.add_parser(name, help=text, description=text)
    common(verb)
    return verb


def common(verb: argparse.ArgumentParser) -> None:
    """The options that every verb has."""
    verb.add_argument("--json", action="store_true", help="one JSON object on standard output")
    verb.add_argument("--threads", type=int, metavar="N", help="default: all cores")
    verb.add_argument("--logs", metavar="DIR", help="default: the checkout's logs/, else the XDG data folder")
    verb.add_argument("--load", action="append", default=[], metavar="FILE", help="a Python file with more operators")


def _subject(verb, operator: bool = True, device: str | None = "cpu", case: str | None = None) -> None:
    if operator:
        verb.add_argument("operator", metavar="OP")
    given = {"required": True} if case is None else {"default": None if case == ONE_OF else case}
    verb.add_argument("--case", help="a name, or extents such as m=64,n=64,k=64", **given)
    verb.add_argument("--dtype", help="overrides the case's")
    verb.add_argument("--device", default=device, help="cpu (this machine), or a name from the logs")


def _several(verb) -> None:
    """More than one case, or a search over what is recorded."""
    verb.add_argument("--all", action="store_true", help="every named case that fits, instead of --case")
    verb.add_argument("--cases", metavar="FILE", help="a file of cases, one a line, with a weight behind if it matters")
    verb.add_argument("--simulate", action="store_true", help="search what is recorded of the case; runs nothing")


def _search(verb, budget: float = 60.0) -> None:
    verb.add_argument("--rung", help="default: the last that fits")
    verb.add_argument("--budget", type=float, default=budget, metavar="SECONDS", help="of search (default %(default)g)")
    verb.add_argument("--trials", type=int)
    verb.add_argument("--target-ratio", type=float, metavar="R", help="stop at R times the best peer's speed")
    verb.add_argument("--patience", type=int, metavar="N", help="stop after N trials without progress")
    verb.add_argument(
        "--search",
        help="grid, random, local, model (default local); auto, auto_tensor: TVM's MetaSchedule, from the definition "
        "or --rung (default without a ladder)",
    )
    verb.add_argument("--seed", type=int, default=0)
    verb.add_argument(
        "--no-default", dest="withhold", action="store_true", help="do not start from known configurations"
    )
    verb.add_argument(
        "--values", action="append", default=[], metavar="PARAM=V,V", help="only these values of a parameter"
    )
    verb.add_argument("--finalists", type=int, default=8, metavar="N", help="measured again at the end (default 8)")


def main(arguments: list[str] | None = None) -> int:
    """Parse (the program's own by default), call, print; returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    as_json = "--json" in arguments
    try:
        options = parser().parse_args(arguments)
        return _run(options)
    except ExplorerError as error:
        return _fail(error, as_json)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return _fail(ExplorerError("interrupted", "interrupted", "run the same command to go on"), as_json, INTERRUPTED)


def _run(options: argparse.Namespace) -> int:
    _begin_workers(options)
    from . import verbs  # and with it TVM, which the fork server imports meanwhile

    action: Callable[[argparse.Namespace], Any] = getattr(verbs, options.verb.replace("list", "listing"))
    result, display = action(options)
    if options.json:
        print(to_json(result, threads=verbs.threads_of(options)))
    else:
        display()
    return getattr(result, "exit_code", 0)


def _begin_workers(options: argparse.Namespace) -> None:
    """Start the server that workers fork from where the verb is sure to need some."""
    on_host = getattr(options, "device", None) in (None, "cpu") and not getattr(options, "simulate", False)
    if options.verb == "serve":
        forkserver.begin((JOBS,))
    elif options.verb == "legal" or (options.verb in ("bench", "tune", "run") and on_host):
        forkserver.begin()


def to_json(result: Any, threads: int) -> str:
    """What ``--json`` prints: schema, threads, versions, then the result's own fields."""
    from tuning.build import versions

    body = asdict(result) if is_dataclass(result) else {"items": [asdict(item) for item in result]}
    return json.dumps({"schema": SCHEMA, "threads": threads, "versions": versions(), **body}, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"{type(value).__name__} is not JSON")


def _fail(error: ExplorerError, as_json: bool, code: int = MISTAKE) -> int:
    if as_json:
        print(json.dumps({"error": {"code": error.code, "message": error.message, "hint": error.hint}}))
    else:
        hint = f" ({error.hint})" if error.hint else ""
        print(f"error: {error.message}{hint}", file=sys.stderr)
    return code
