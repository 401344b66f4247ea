"""A recorded run of a whole ladder beside its peers, as a Markdown table from ``logs/``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tuning.records.files import read_document


def ladder(logs: Path, device: str, operator: str, case: str) -> str:
    """The rungs of ``bench OPERATOR --case CASE`` as last recorded: what each adds, its time, and × every peer.

    Beside a copy a rung's rate is that at which the fewest bytes went by, else that of its arithmetic.
    Where none was recorded: the rungs that were timed one by one (``<operator>.kernels.json``).
    """
    runs = read_document(logs / device / f"{operator}.ladders.json", {"ladders": []})["ladders"]
    run = next((run for run in runs if run["case"] == case and run["cache"] == "warm"), None)
    if run is None:
        return _one_by_one(read_document(logs / device / f"{operator}.kernels.json", {"rows": []})["rows"], case)
    peers = [row["name"] for row in run["rows"] if row["role"] == "peer" and row["status"] == "ok"]
    unit, amount, digits = ("TB/s", run["bytes"], 2) if "copy" in peers else ("TFLOP/s", run["flops"], 1)
    lines = [
        f"| rung | what it adds | time | {unit} |" + "".join(f" × {peer} |" for peer in peers),
        "|---|---|---:|---:|" + "---:|" * len(peers),
    ]
    return "\n".join([*lines, *(_line(row, amount, digits, peers) for row in run["rows"])]) + "\n"


def _line(row: dict[str, Any], amount: int, digits: int, peers: list[str]) -> str:
    name = f"`{row['name']}`" if row["role"] == "rung" else row["name"]
    why = "" if row["role"] == "peer" else row["why"].split(": ")[0].rstrip(".")
    if row["status"] != "ok":
        return f"| {name} | {why} | failed: {row['message'][:60]} | |" + " |" * len(peers)
    cells = [f"{row['ratio'][peer]:.2f}" if peer in (row["ratio"] or {}) else "" for peer in peers]
    rate = amount / row["seconds"] / 1e12
    return f"| {name} | {why} | {1e6 * row['seconds']:,.0f} µs | {rate:.{digits}f} | " + " | ".join(cells) + " |"


def _one_by_one(rows: list[dict[str, Any]], case: str) -> str:
    """The first record of each rung that was timed alone beside PyTorch."""
    found: dict[str, dict[str, Any]] = {}
    for row in rows:
        if _facts(row["case"]) == _facts(case):
            found.setdefault(row["schedule"], row)
    if not found:
        return "Not recorded yet.\n"
    lines = ["| rung, each timed alone beside cuBLAS | TFLOP/s | × cuBLAS |", "|---|---:|---:|"]
    facts = _facts(case)
    flops = 2 * int(facts["m"]) * int(facts["n"]) * int(facts["k"])
    for name, row in sorted(found.items()):
        rate = row.get("tflops") or flops / row["microseconds"] / 1e6
        lines.append(f"| `{name}` | {rate:.1f} | {row['ratio']['torch']:.3f} |")
    return "\n".join(lines) + "\n"


def _facts(case: str) -> dict[str, str]:
    """What a case says, in any order; ``square4096`` is a float32 product of that size."""
    if case.startswith("square"):
        size = case.removeprefix("square")
        return {"m": size, "n": size, "k": size, "dtype": "float32"}
    pairs = dict(pair.split("=", 1) for pair in case.split(",") if "=" in pair)
    return {"dtype": "float32", **pairs} if pairs else {"name": case}
