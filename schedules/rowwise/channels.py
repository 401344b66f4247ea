"""Where a channel's elements lie: columns of a matrix of pixels (NHWC), or long rows in pieces of an image (NCHW)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core import Case
from .definition import Rows, Values
from .element import Element, Index
from .groups import shape

# Elements of a row where rows mean nothing: enough that few threads are left over, few enough for a block's registers.
LONGEST = 8192


def last(v: Values) -> bool:
    """Whether a pixel's channels lie side by side."""
    return v["layout"] == "NHWC"


def only_last(case: Case, device) -> str | None:
    """For rungs that go along pixels."""
    return None if case["layout"] == "NHWC" else "NCHW keeps a channel's pixels side by side: see r1 and r2"


def only_first(case: Case, device) -> str | None:
    """For rungs that go along a channel."""
    return None if case["layout"] == "NCHW" else "NHWC keeps a pixel's channels side by side: see v1 to v3"


def count(v: Values) -> Any:
    """Elements of a channel."""
    return v["n"] * v["h"] * v["w"]


def offset(v: Values) -> float:
    """What gradients around 0 are raised by, so that their sums over a channel neither cancel nor leave float16."""
    return min(1.0, 2**13 / count(v))


def extents(v: Values) -> tuple[Any, Any]:
    """Pixels by channels, or channels by pixels."""
    return (count(v), v["c"]) if last(v) else (v["c"], count(v))


def run(v: Values) -> int:
    """Elements of such a row that lie side by side."""
    return v["c"] if last(v) else v["h"] * v["w"]


def at(v: Values) -> Index:
    """The index of the element (row, column)."""
    area, height, width = v["h"] * v["w"], v["h"], v["w"]
    if last(v):
        return lambda i, j: (i // area, i // width % height, i % width, j)
    return lambda i, j: (j // area, i, j // width % height, j % width)


def read(rows: Rows, v: Values, name: str) -> Element:
    """An input of images."""
    return rows.input(name, v["dtype"], shape(v), at(v))


def vector(rows: Rows, v: Values, name: str) -> Element:
    """An input by channel, float32."""
    return (rows.vector if last(v) else rows.row_vector)(name, "float32")


def first(rows: Rows, v: Values, name: str) -> Element:
    """A channel's first element."""
    return rows.first(name) if last(v) else rows.front(name)


def totals(rows: Rows, v: Values, **elements: Element) -> tuple[Element, ...]:
    """Sums over each channel."""
    return rows.totals(**elements) if last(v) else rows.sums(**elements)


def result(rows: Rows, v: Values, name: str, element: Element) -> None:
    """An output by channel, float32."""
    (rows.result if last(v) else rows.row_result)(name, "float32", element)


def map_parts(v: Values) -> tuple[int, int]:
    """Channels of a row, and rows of a channel, for what is no sum in NCHW: one of them is 1."""
    if not all(isinstance(v[key], int) for key in "chw"):
        return 1, 1
    area = v["h"] * v["w"]
    if area <= LONGEST:
        fitting = [d for d in _divisors(v["c"]) if d * area <= LONGEST]
        return max((d for d in fitting if d * area % 8 == 0), default=max(fitting)), 1
    return 1, min(q for q in _divisors(area) if area // q <= LONGEST)


def _divisors(number: int) -> list[int]:
    return [d for small in range(1, int(number**0.5) + 1) if number % small == 0 for d in (small, number // small)]


def map_extents(v: Values) -> tuple[Any, Any]:
    """Rows for what is no sum: pixels (NHWC), or whole channels or pieces of one (NCHW)."""
    if last(v):
        return extents(v)
    several, pieces = map_parts(v)
    return v["n"] * (v["c"] // several) * pieces, several * (v["h"] * v["w"]) // pieces


def map_read(rows: Rows, v: Values, name: str) -> Element:
    """An input of images in those rows."""
    if last(v):
        return read(rows, v, name)
    (several, pieces), width, area = map_parts(v), v["w"], v["h"] * v["w"]
    groups, row = v["c"] // several, area // pieces

    def index(i, j):
        if pieces == 1:
            return i // groups, i % groups * several + j // area, j % area // width, j % width
        pixel = i % pieces * row + j
        return i // (groups * pieces), i // pieces % groups, pixel // width, pixel % width

    return rows.input(name, v["dtype"], shape(v), index)


def map_vector(rows: Rows, v: Values, name: str) -> Element:
    """An input by channel, float32, in those rows."""
    if last(v):
        return rows.vector(name, "float32")
    (several, pieces), area = map_parts(v), v["h"] * v["w"]
    groups = v["c"] // several

    def channel(i, j):
        return (i % groups * several + j // area if pieces == 1 else i // pieces % groups,)

    return rows.vector(name, "float32", (v["c"],), channel, map_section(v))


def map_place(v: Values) -> Index:
    """The (row, column) of the element at an index."""
    _, a, b, c = shape(v)
    if last(v):
        return lambda n, y, x, channel: ((n * a + y) * b + x, channel)
    several, pieces = map_parts(v)
    row = b * c // pieces

    def place(n, channel, y, x):
        if pieces == 1:
            return n * (a // several) + channel // several, (channel % several * b + y) * c + x
        return (n * a + channel) * pieces + (y * c + x) // row, (y * c + x) % row

    return place


def map_section(v: Values) -> int:
    """Elements of such a row, next to each other, of one channel or of one pixel."""
    return v["c"] if last(v) else v["h"] * v["w"] // map_parts(v)[1]


def channels_of(case: Case, x: np.ndarray) -> np.ndarray:
    """An array of images as channels by pixels, float64."""
    first_axis = 3 if case["layout"] == "NHWC" else 1
    return np.moveaxis(x.astype(np.float64), first_axis, 0).reshape(case["c"], -1)


def images_of(case: Case, channels: np.ndarray) -> np.ndarray:
    """The reverse of `channels_of`."""
    n, c, h, w = (case[key] for key in "nchw")
    return np.ascontiguousarray(np.moveaxis(channels.reshape(c, n, h, w), 0, 3 if case["layout"] == "NHWC" else 1))
