"""Tables of recorded rows in Markdown pages, generated from ``logs/``: no figure in a page is typed by hand.

    python -m benchmarks.page README.md docs/gemm-cuda.md

fills all between ``<!-- rows DEVICE OPERATOR [WORD|WORD] -->`` and ``<!-- end of rows -->`` with the rows of that
device and operator whose key holds one of the words; ``attempts`` instead of ``rows`` lists what missed rows tried,
``ladder DEVICE OPERATOR CASE`` the whole ladder as ``bench`` recorded it, ``calls`` and ``dispatch`` what
``deploy.pace`` measured, ``searches`` and ``strategies`` what the modules of those names here did.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tuning.records.files import replace_file
from tuning.records.places import find_logs

from . import searches, shipping_page, strategies
from .attempts import attempts
from .ladder_page import ladder
from .row_file import read_rows, spaced, with_interval

TABLES = {**shipping_page.TABLES, "searches": searches.table, "strategies": strategies.table}
KINDS = "|".join(("rows", "attempts", "ladder", *TABLES))
BLOCK = re.compile(rf"(<!-- ({KINDS}) (\S+) (\S+?)(?: (\S+))? -->\n).*?(<!-- end of \2 -->)", re.DOTALL)
# Operators whose cases are m×n×k, with one peer on a GPU.
PRODUCTS = ("gemm", "batched_gemm")
SHORT = {"float16": "f16", "bfloat16": "bf16", "float32": "f32"}


def filled(text: str, logs: Path) -> str:
    """`text` with every block's table anew."""

    def table(match: re.Match) -> str:
        start, kind, device, operator, only, end = match.groups()
        if kind in TABLES:
            return start + TABLES[kind](logs / device, operator) + end
        if kind == "ladder":
            return start + ladder(logs, device, operator, only) + end
        found = read_rows(logs / device / f"{operator}.rows.json")
        words = only.split("|") if only else [""]
        rows = {key: row for key, row in found.items() if any(word in key for word in words)}
        if kind == "attempts":
            return start + attempts(rows, case_text) + end
        one_peer = operator in PRODUCTS and all(set(row["targets"]) == {"torch"} for row in rows.values())
        return f"{start}{markdown(rows) if one_peer else beside_peers(rows)}{end}"

    return BLOCK.sub(table, text)


def markdown(rows: Mapping[str, Mapping[str, Any]]) -> str:
    """The rows as a table, large cases first within a kind; a missed row is marked, not left out."""
    lines = ["| case | rung | time | beside cuBLAS [95 %] | goal |", "|---|---|---:|---:|---:|"]
    for key, row in sorted(rows.items(), key=lambda item: _order(*item)):
        cold = ", L2 cold" if key.endswith("/cold") else ""
        name = f"{case_text(row['case'])}{cold}"
        if row.get("message"):
            lines.append(f"| {name} | | | failed: {row['message'][:60]} | |")
            continue
        goal = row["targets"]["torch"]
        mark = "" if row["met"]["torch"] else " missed"
        ratio = with_interval(row["ratio"]["torch"], row["ratio_ci95"]["torch"], 3) + mark
        lines.append(f"| {name} | `{row['schedule']}` | {1e6 * row['seconds']:.1f} µs | {ratio} | {goal:g} |")
    return "\n".join(lines) + "\n"


def beside_peers(rows: Mapping[str, Mapping[str, Any]]) -> str:
    """The rows with a column for each peer: the ratio, its 95 % interval, and the goal where there is one.

    On a GPU (whose state a row names) with times; a CPU's are too much the machine's mood: its threads instead.
    """
    peers = list(dict.fromkeys(peer for row in rows.values() for peer in (*row["targets"], *row["ratio"])))
    on_gpu = any(row.get("state") for row in rows.values())
    lines = [
        f"| case | rung | {'time' if on_gpu else 'threads'} |" + "".join(f" × {peer} |" for peer in peers),
        "|---|---|---:|" + "---:|" * len(peers),
    ]
    for key, row in sorted(rows.items()):
        name = spaced(row["case"]) + (", L2 cold" if key.endswith("/cold") else "")
        cells = [_beside(row, peer) for peer in peers]
        fact = f"{1e6 * row['seconds']:.1f} µs" if on_gpu else str(row["threads"])
        fact = f"failed: {row['message'][:60]}" if row.get("message") else fact
        lines.append(f"| {name} | `{row['schedule']}` | {fact} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _beside(row: Mapping[str, Any], peer: str) -> str:
    """One ratio of a row; a missed goal is marked."""
    if peer not in row["ratio"]:
        return ""
    text = with_interval(row["ratio"][peer], row["ratio_ci95"][peer])
    goal = row["targets"].get(peer)
    return text if goal is None else f"{text}, goal {goal:g}" + (" missed" if not row["met"][peer] else "")


def case_text(text: str) -> str:
    """A case in few characters: ``4096×11008×4096 bf16 NT, bias, gelu``."""
    facts = dict(pair.split("=", 1) for pair in text.split(","))
    sizes = "×".join(facts[e] for e in "mnk")
    batch = f"{facts['b']} × " if "b" in facts else ""
    true = ("True", "1", "true")
    letters = "".join("T" if facts.get(f"trans_{x}") in true else "N" for x in "ab")
    dtype = "tf32" if facts.get("math") == "tf32" else SHORT.get(facts.get("dtype", "float32"), facts.get("dtype", ""))
    fused = [facts["activation"]] if "activation" in facts else []
    fused += [name for name in ("bias", "residual") if facts.get(name) in true]
    return f"{batch}{sizes} {dtype} {letters}" + "".join(f", {word}" for word in sorted(fused))


def _order(key: str, row: Mapping[str, Any]) -> tuple:
    facts = dict(pair.split("=", 1) for pair in row["case"].split(","))
    sizes = [int(facts[e]) for e in "mnk"]
    return (facts.get("dtype", "float32"), "math" in facts, min(sizes) <= 64, -sizes[0], sizes, key)


def main(arguments: list[str] | None = None) -> int:
    """Fill the pages named; 1 with ``--check`` if one is out of date."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("pages", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--logs")
    options = parser.parse_args(arguments)
    return refill(options.pages, options.check, lambda text: filled(text, find_logs(options.logs)))


def refill(pages: Sequence[Path], check: bool, anew: Callable[[str], str]) -> int:
    """Replace the text of each page by `anew` of it, and say which changed; check: only say so, 1 if any would."""
    stale = []
    for page in pages:
        text = page.read_text()
        new = anew(text)
        if new != text:
            stale.append(str(page))
            if not check:
                replace_file(page, new.encode())
    print("\n".join(f"{'out of date' if check else 'filled'}: {page}" for page in stale))
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
