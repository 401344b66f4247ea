"""Two rungs of a ladder side by side on one case: trees, hints and accesses of their last steps. Compiles nothing."""

from __future__ import annotations

from typing import Any

from schedules.core import Case, Config, Schedule
from schedules.device import Device

from . import html, model
from .access import caches
from .insight import insights


def beside(left: Schedule, right: Schedule, case: Case, device: Device, config: Config | None = None) -> dict[str, Any]:
    """What the page draws of two rungs, the left one with `config`: what only one of the trees has is marked.

    Raises ExplorerError if one does not fit.
    """
    studies = (model.study(left, case, device, config), model.study(right, case, device))
    found = model.compare(*studies)
    sides = []
    for rung, study, tree in zip((left, right), studies, (found.left_tree, found.right_tree), strict=True):
        seen = insights(rung, case, device, study.config, step=study.steps[-1].index)
        insight = html.insight_data(seen[-1]) if seen else None
        sides.append({"rung": rung.name, "why": rung.why, "tree": html.tree_data(tree), "insight": insight})
    known = [{"name": name, "bytes": size} for name, size in caches(device)]
    return {"left": sides[0], "right": sides[1], "diff": found.diff, "caches": known}
