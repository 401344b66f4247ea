"""Where the marks of an access view stand: numbers only, which a template draws as SVG. Works on a page's documents."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from .units import size_text
from .warp import BANK, BANKS, LANES, SECTOR

Document = Mapping[str, Any]
ROW, CELL = 20, 8  # pixels: a loop's bar, a lane
NAMES, BARS = 6.8, 400  # a character of a loop's name; all that stands right of the names
LEFT = 74  # the names of sectors and banks
SMALLEST = 64  # bytes at which the axis of working sets begins: a cache line


def levels(nest: Document, caches: Sequence[Document]) -> dict[str, Any]:
    """A logarithmic bar a loop for what one run of it touches, outermost first, and a rule for each cache."""
    names = [f"{level['loop']} × {level['extent']}" for level in nest["levels"]]
    left = max(90.0, NAMES * max(map(len, names)) + 8)
    top = 2 * max([level["bytes"] for level in nest["levels"]] + [cache["bytes"] for cache in caches] + [SMALLEST])
    span = (BARS - 80) / math.log(top / SMALLEST)
    length = lambda size: round(span * math.log(max(size, SMALLEST) / SMALLEST), 1)  # noqa: E731
    bars = [
        {
            "name": name,
            "y": 18 + i * ROW,
            "width": max(length(level["bytes"]), 2),
            "label": f"{level['size']} · {level['fits']}",
            "title": ", ".join(f"{buffer}: {size} B" for buffer, size in level["buffers"]),
        }
        for i, (name, level) in enumerate(zip(names, nest["levels"], strict=True))
    ]
    rules = [{"x": left + length(cache["bytes"]), "label": cache["name"]} for cache in caches]
    return {"left": left, "width": left + BARS, "height": len(bars) * ROW + 24, "bars": bars, "rules": rules}


def warp(access: Document) -> dict[str, Any]:
    """One column a lane, a row for each sector (global memory) or bank (shared memory); a path of the touched cells."""
    shared = access["scope"].startswith("shared")
    unit = BANK if shared else SECTOR
    places = [
        sorted(
            {(start + byte) // unit for byte in range(0, max(access["width"], 1), BANK)} if start is not None else ()
        )
        for start in access["addresses"]
    ]
    if shared:
        places = [sorted({word % BANKS for word in words}) for words in places]
    rows = list(range(BANKS)) if shared else sorted({sector for sectors in places for sector in sectors})
    row = {place: i for i, place in enumerate(rows)}
    cells = "".join(
        f"M{LEFT + lane * CELL} {14 + row[place] * CELL}h7v7h-7z"
        for lane, touched in enumerate(places)
        for place in touched
    )
    labels = [
        {"y": 14 + (i + 1) * CELL, "text": f"bank {place}" if shared else f"+{size_text(place * SECTOR)}"}
        for i, place in enumerate(rows)
        if i % 8 == 0 or i == len(rows) - 1
    ]
    wasteful = access["conflict"] > 1 if shared else access["sectors"] > access["ideal"]
    plural = "s" * (access["sectors"] != 1)
    clean = "no bank conflict" if shared else f"{access['sectors']} sector{plural} a request, {access['ideal']} needed"
    size = {"left": LEFT, "right": LEFT + LANES * CELL, "width": LEFT + LANES * CELL + 4, "rows": len(rows) * CELL}
    return {
        **size,
        "height": len(rows) * CELL + 30,
        "cells": cells,
        "labels": labels,
        "what": "Banks" if shared else "Sectors",
        "wasteful": wasteful,
        "verdict": f"{access['conflict']}-way bank conflict" if shared and wasteful else clean,
    }


def stride_kind(stride: Document, itemsize: int, innermost: bool) -> str:
    """How a loop moves through memory: "again", "unit", "far" (another cache line each time), "step" or "unknown"."""
    steps = stride["steps"]
    if not steps:
        return "unknown"
    if not any(steps):
        return "again"
    if all(abs(step) <= itemsize for step in steps):
        return "unit"
    return "far" if innermost else "step"
