"""An ablation as the pages draw it: a bar with its interval for each change, on a logarithmic axis around 1."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import Any

from .ablation import Ablation
from .ablation_text import interaction_text

MIDDLE, REACH = 130.0, 124.0  # pixels: where 1 stands, and how far a bar can go


def ablation_data(found: Ablation) -> dict[str, Any]:
    """The ablation as plain data; each timed effect has the places of its `bar`, each interaction its sentence."""
    data = asdict(found)
    factors = [effect.factor for effect in found.effects if effect.factor]
    farthest = 1.1 * max([math.log(2), *(abs(math.log(factor)) for factor in factors)])

    def place(factor: float) -> float:
        share = math.log(factor) / farthest if factor > 0 else -1.0
        return round(MIDDLE + REACH * min(max(share, -1.0), 1.0), 1)

    for shown in data["effects"]:
        if shown["factor"]:
            at, (low, high) = place(shown["factor"]), map(place, shown["factor_ci95"])
            shown["bar"] = {"x": min(at, MIDDLE), "width": max(abs(at - MIDDLE), 1.0), "low": low, "high": high}
    for shown, pair in zip(data["interactions"], found.interactions, strict=True):
        shown["text"] = interaction_text(pair)
    return data
