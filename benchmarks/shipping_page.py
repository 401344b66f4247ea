"""What calls and a library's dispatch cost, as ``python -m deploy.pace`` records it, as Markdown tables."""

from __future__ import annotations

from pathlib import Path

from tuning.records.files import read_document

from .row_file import with_interval

WAYS = {
    "kernel": "the kernel itself, on preallocated tensors (TVM FFI, which checks them)",
    "kernel and new output": "the kernel itself, with a new output",
    "inline extension": "inline extension",
    "TORCH_LIBRARY": "ahead of time, `TORCH_LIBRARY`",
    "torch_op": "`deploy.torch_op`",
    "custom_op": "`torch.library.custom_op`",
    "torch.mm": "for comparison, `torch.mm`",
}


def calls(folder: Path, operator: str) -> str:
    """The ways to call a kernel from PyTorch, least and median, and how much more than the kernel itself."""
    recorded = read_document(folder / f"{operator}.overhead.json", None)
    if recorded is None:
        return "Not recorded yet.\n"
    taken = recorded["microseconds"]
    lines = ["| way | least | median | over the kernel (medians) |", "|---|---:|---:|---:|"]
    for way in (way for way in WAYS if way in taken):
        least, median = (taken[way][what] for what in ("least", "median"))
        over = "" if way in ("kernel", "torch.mm") else f"{median - taken['kernel']['median']:.1f}"
        lines.append(f"| {WAYS[way]} | {least:.1f} | {median:.1f} | {over} |")
    return "\n".join(lines) + "\n"


def dispatch(folder: Path, operator: str) -> str:
    """Shapes never tuned: the library's choice beside a schedule tuned for them, by threads."""
    recorded = read_document(folder / f"{operator}.dispatch.json", None)
    if recorded is None:
        return "Not recorded yet.\n"
    lines = ["| shape | threads | beside | × tuned [95 %] |", "|---|---:|---|---:|"]
    for entry in recorded:
        facts = dict(pair.split("=", 1) for pair in entry["case"].split(","))
        shape, tuned = "×".join(facts[e] for e in "mnk"), entry["tuned"]
        shape += f", {facts['dtype']}" if facts["dtype"] != "float32" else ""
        beside = f"`{tuned['rung']}`, {tuned['trials']} trials"
        lines.append(
            f"| {shape} | {entry['threads']} | {beside} | {with_interval(entry['ratio'], entry['interval'])} |"
        )
    return "\n".join(lines) + "\n"


def any_rows(folder: Path, operator: str) -> str:
    """The kernel for any number of rows beside PyTorch, a column for each number."""
    recorded = read_document(folder / f"{operator}.any_rows.json", [])
    lines = []
    for entry in recorded:
        facts = dict(pair.split("=", 1) for pair in entry["case"].split(","))
        if not lines:
            numbers = [str(row["m"]) for row in entry["rows"]]
            lines = [f"| n×k | {' | '.join(numbers)} |", "|---|" + "---:|" * len(numbers)]
        ratios = " | ".join(f"{row['ratio']:.2f}" for row in entry["rows"])
        lines.append(f"| {facts['n']}×{facts['k']} | {ratios} |")
    return "\n".join(lines) + "\n" if lines else "Not recorded yet.\n"


TABLES = {"any_rows": any_rows, "calls": calls, "dispatch": dispatch}
