"""What the verbs of ``log`` are told on the command line; `log` does what they ask."""

from __future__ import annotations

import argparse


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
