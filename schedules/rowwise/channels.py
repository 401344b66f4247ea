"""Where a channel's elements lie: columns of a matrix of pixels (NHWC), or long rows in pieces of an image (NCHW)."""

from __future__ import annotations

from math import gcd
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


def map_extents(v: Values) -> tuple[Any, Any]:
    """Rows for what is no sum: pixels (NHWC), or pieces of an image as it lies (NCHW), of whole channels if any."""
    if last(v):
        return extents(v)
    image, area = v["c"] * v["h"] * v["w"], v["h"] * v["w"]
    row = image
    if isinstance(image, int):
        pieces = [d for d in _divisors(image) if d <= LONGEST and d % 8 == 0]
        row = max((d for d in pieces if d % area == 0), default=max(pieces, default=image))
    return v["n"] * image // row, row


def _divisors(number: int) -> list[int]:
    return [d for small in range(1, int(number**0.5) + 1) if number % small == 0 for d in (small, number // small)]


def map_read(rows: Rows, v: Values, name: str) -> Element:
    """An input of images in those rows."""
    if last(v):
        return read(rows, v, name)
    row, (_, channels, height, width) = rows.n, shape(v)

    def index(i, j):
        k = i * row + j
        return k // (channels * height * width), k // (height * width) % channels, k // width % height, k % width

    return rows.input(name, v["dtype"], shape(v), index)


def map_vector(rows: Rows, v: Values, name: str) -> Element:
    """An input by channel, float32, in those rows."""
    if last(v):
        return rows.vector(name, "float32")
    row, area = rows.n, v["h"] * v["w"]
    return rows.vector(name, "float32", (v["c"],), lambda i, j: ((i * row + j) // area % v["c"],))


def map_place(v: Values) -> Index:
    """The (row, column) of the element at an index."""
    row, (_, a, b, c) = map_extents(v)[1], shape(v)

    def place(*index):
        k = ((index[0] * a + index[1]) * b + index[2]) * c + index[3]
        return k // row, k % row

    return place


def map_section(v: Values) -> int:
    """Elements of such a row, next to each other, of one channel or of one pixel."""
    row = map_extents(v)[1]
    return row if last(v) else gcd(row, v["h"] * v["w"])


def channels_of(case: Case, x: np.ndarray) -> np.ndarray:
    """An array of images as channels by pixels, float64."""
    first_axis = 3 if case["layout"] == "NHWC" else 1
    return np.moveaxis(x.astype(np.float64), first_axis, 0).reshape(case["c"], -1)


def images_of(case: Case, channels: np.ndarray) -> np.ndarray:
    """The reverse of `channels_of`."""
    n, c, h, w = (case[key] for key in "nchw")
    return np.ascontiguousarray(np.moveaxis(channels.reshape(c, n, h, w), 0, 3 if case["layout"] == "NHWC" else 1))
