"""What was tried for rows that miss their goal, as Markdown from the log: every configuration with its ratio."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def attempts(rows: Mapping[str, Mapping[str, Any]], name: Any) -> str:
    """A line for each missed row of `rows`: what was timed, best first. name(case) is how a page writes a case."""
    lines = []
    for row in rows.values():
        if row.get("message") or all(row["met"].values()):
            continue
        tried = [row, *(t for t in row.get("tried", ()) if t.get("ratio"))]
        failed = [t for t in row.get("tried", ()) if not t.get("ratio")]
        peer = next(peer for peer, met in row["met"].items() if not met)
        tried.sort(key=lambda t: -t["ratio"].get(peer, 0.0))
        said = [f"`{t['schedule']}` {_changes(t, tried)}{t['ratio'][peer]:.3f}" for t in tried if peer in t["ratio"]]
        said += [f"`{t['schedule']}` failed ({t['message'][:50]})" for t in failed]
        threads = f", {row['threads']} threads" if row["threads"] > 1 else ""
        goal = f"goal {row['targets'][peer]:g} × {peer}"
        lines.append(f"- **{name(row['case'])}{threads}**, {goal}: " + "; ".join(said) + ".")
    return "\n".join(lines) + "\n" if lines else "None.\n"


def _changes(one: Mapping[str, Any], tried: list[Mapping[str, Any]]) -> str:
    """The parameters in which attempts with the same rung differ, as this one has them."""
    same = [t["config"] for t in tried if t["schedule"] == one["schedule"]]
    varied = [key for key in one["config"] if len({str(config.get(key)) for config in same}) > 1]
    return "".join(f"{key}={one['config'][key]} " for key in varied)
