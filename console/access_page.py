"""Tables of what a warp touches, rung beside rung, in Markdown pages: worked out from the programs, not measured.

    python -m console.access_page docs/transpose.md

fills all between ``<!-- access DEVICE OPERATOR/KIND CASE RUNG|RUNG -->`` and ``<!-- end of access -->``.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from benchmarks.page import refill
from schedules import core
from study.access import accesses
from study.warp import WarpAccess
from tuning.devices import find_device
from tuning.records.places import find_logs

BLOCK = re.compile(r"(<!-- access (\S+) (\S+)/(\S+) (\S+) (\S+) -->\n).*?(<!-- end of access -->)", re.DOTALL)
HEAD = ("| rung | access | bytes a lane | sectors a warp | fewest | bank conflict |", "|---|---|---:|---:|---:|---:|")


def filled(text: str) -> str:
    """`text` with every block's table anew."""

    def table(match: re.Match) -> str:
        start, device, operator, kind, case, rungs, end = match.groups()
        lines = [line for rung in rungs.split("|") for line in lines_of(device, operator, kind, case, rung)]
        return "\n".join([start.rstrip("\n"), *HEAD, *lines, end])

    return BLOCK.sub(table, text)


def lines_of(device: str, operator: str, kind: str, case: str, rung: str) -> list[str]:
    """A line for each access of a rung to memory that threads share, as its program stands when all steps are done."""
    target = find_device(device, find_logs(None))
    mod = core.lower(core.find_schedule(operator, kind, rung), core.find_operator(operator).case(case), target)
    seen = [access for nest in accesses(mod, target) for access in nest.warps]
    return list(dict.fromkeys(_line(rung, access) for access in seen))


def _line(rung: str, access: WarpAccess) -> str:
    what = f"{'writes' if access.write else 'reads'} {access.buffer}"
    conflict = f"{access.conflict}-way" if access.shared and access.conflict > 1 else "none" if access.shared else ""
    sectors = ("", "") if access.shared else (access.sectors, access.ideal)
    return f"| `{rung}` | {what} | {access.width} | {sectors[0]} | {sectors[1]} | {conflict} |"


def main(arguments: list[str] | None = None) -> int:
    """Fill the pages named; 1 with ``--check`` if one is out of date."""
    parser = argparse.ArgumentParser(prog="python -m console.access_page", description=__doc__)
    parser.add_argument("pages", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args(arguments)
    core.load_all()
    return refill(options.pages, options.check, filled)


if __name__ == "__main__":
    sys.exit(main())
