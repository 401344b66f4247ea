"""Where the marks of a chart stand: numbers only, which a template draws as SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .ladder import Ladder, LadderRow
from .units import rate_text, size_text

LABEL = 66  # pixels from one tick to the next that its label needs


@dataclass(frozen=True)
class Scale:
    """A logarithmic axis from `low` to `high` onto the pixels `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        share = math.log(max(value, self.low) / self.low) / math.log(self.high / self.low)
        return round(self.start + (self.end - self.start) * min(share, 1.0), 1)

    def ticks(self) -> tuple[float, ...]:
        """Powers of ten inside the axis; 2 and 5 times them where those are fewer than three and the labels fit."""
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        powers = [10.0**p for p in range(first, last + 1)]
        inside = [p for p in powers if self.low <= p <= self.high]
        if len(inside) < 3:
            for finer in (f * p for p in powers for f in (2, 5)):
                apart = all(abs(self(finer) - self(tick)) >= LABEL for tick in inside)
                inside += [finer] * (apart and self.low <= finer <= self.high)
        return tuple(sorted(inside))


@dataclass(frozen=True)
class Tick:
    """A labelled place on an axis."""

    at: float
    label: str


@dataclass(frozen=True)
class Bar:
    """A rung's gain, from the speed of the rung below to its own. `loss`: it got slower.

    The label stands inside a long bar (anchor "middle"), behind a short one ("start"), or before it ("end").
    """

    row: LadderRow
    x: float
    y: float
    width: float
    label: str
    label_x: float
    anchor: str
    loss: bool


@dataclass(frozen=True)
class Waterfall:
    """Speeds left to right on a logarithmic axis, a line a rung; vertical rules for peers and the attainable speed."""

    width: int
    height: int
    left: int
    bars: tuple[Bar, ...]
    ticks: tuple[Tick, ...]
    rules: tuple[Tick, ...]
    row_height: int


@dataclass(frozen=True)
class Dot:
    """One rung in the roofline. The label stands at (`label_x`, `label_y`), moved apart from its neighbours."""

    row: LadderRow
    x: float
    y: float
    label_x: float
    label_y: float
    label: str


@dataclass(frozen=True)
class Roofline:
    """The roof as a polyline, the dots of the rungs and peers, and both axes."""

    width: int
    height: int
    roof: tuple[tuple[float, float], ...]
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    dots: tuple[Dot, ...]
    plot: tuple[float, float, float, float]
    peak_label: str
    bandwidth_label: str
    x_label: str
    bandwidth_at: tuple[float, float, str] = (0.0, 0.0, "start")


def waterfall(ladder: Ladder, width: int = 620, row_height: int = 30, left: int = 150) -> Waterfall | None:
    """What each rung gained; None if fewer than two rungs were timed."""
    rungs = ladder.rungs
    if len(rungs) < 2:
        return None
    rates = [row.rate for row in ladder.rows if row.rate]
    top = max(rates + [ladder.attainable])
    scale = Scale(min(rates) / 1.6, top * 1.15, left, width - 12)
    bars, before = [], None
    for i, row in enumerate(rungs):
        start, end = scale(before.rate) if before else left, scale(row.rate)
        x, span = min(start, end), max(abs(end - start), 5.0)
        label = f"{row.gain:.2f} ×" if row.gain else rate_text(row.rate, ladder.unit)
        places = {"middle": x + span / 2, "start": x + span + 6, "end": x - 6}
        anchor = "middle" if span > 70 else "start" if x + span + 60 < width else "end"
        bars.append(Bar(row, x, 8 + i * row_height, round(span, 1), label, places[anchor], anchor, end < start))
        before = row
    rules = [Tick(scale(row.rate), row.name) for row in ladder.rows if row.role == "peer" and row.rate]
    if ladder.attainable:
        rules.append(Tick(scale(ladder.attainable), "memory" if ladder.memory_bound else "peak"))
    ticks = tuple(Tick(scale(t), rate_text(t, ladder.unit)) for t in scale.ticks())
    height = 8 + len(bars) * row_height + 34 + 16 * len(rules)
    return Waterfall(width, height, left, tuple(bars), ticks, tuple(rules), row_height)


def roof(ladder: Ladder, caches: Sequence[tuple[str, int]] = ()) -> Roofline | None:
    """The roofline, or for a case without arithmetic the roof of memory's bandwidth; None without probes or times."""
    return roofline(ladder) or memory_roof(ladder, caches)


def roofline(ladder: Ladder, width: int = 620, height: int = 360) -> Roofline | None:
    """Attainable speed over arithmetic intensity, with the rungs; None without arithmetic, probes or times.

    All rungs stand above one intensity: FLOPs over the bytes of moving every operand once.
    """
    timed = [row for row in ladder.rows if row.seconds]
    if not (timed and ladder.flops and ladder.peak and ladder.bandwidth):
        return None
    speeds = {row.name: ladder.flops / row.seconds for row in timed}
    ridge = ladder.peak / ladder.bandwidth
    left, right, top, bottom = 90.0, width - 12.0, 14.0, height - 40.0
    x = Scale(min(ladder.intensity, ridge) / 8, max(ladder.intensity, ridge) * 8, left, right)
    y = Scale(min(min(speeds.values()), ladder.bandwidth * x.low) / 1.5, ladder.peak * 1.8, bottom, top)
    roof = tuple((x(i), y(min(ladder.peak, ladder.bandwidth * i))) for i in (x.low, ridge, x.high))
    ordered = sorted(timed, key=lambda row: -speeds[row.name])
    heights = spread([y(speeds[row.name]) for row in ordered], 15, top + 8, bottom - 4)
    at = x(ladder.intensity)
    side = 22 if at < (left + right) / 2 else -22
    dots = tuple(
        Dot(row, at, y(speeds[row.name]), at + side, h, f"{row.name}  {rate_text(row.rate, ladder.unit)}")
        for row, h in zip(ordered, heights, strict=True)
    )
    return Roofline(
        width,
        height,
        roof,
        tuple(Tick(x(t), f"{t:g}") for t in x.ticks()),
        tuple(Tick(y(t), rate_text(t, "FLOP/s")) for t in y.ticks()),
        dots,
        (left, top, right, bottom),
        f"peak {rate_text(ladder.peak, 'FLOP/s')}",
        f"memory {rate_text(ladder.bandwidth, 'B/s')}",
        "FLOPs per byte",
        _beside(roof[0], roof[1], above=side > 0),
    )


def _beside(low: tuple[float, float], high: tuple[float, float], above: bool) -> tuple[float, float, str]:
    """Where the label of a slope stands: above its upper half, or below its lower one; x, y, anchor."""
    share, away, anchor = (0.75, -6, "end") if above else (0.2, 8, "start")
    x, y = (a + share * (b - a) for a, b in zip(low, high, strict=True))
    return round(x + away, 1), round(y + (-4 if above else 14), 1), anchor


def memory_roof(
    ladder: Ladder, caches: Sequence[tuple[str, int]] = (), width: int = 620, height: int = 360
) -> Roofline | None:
    """The roofline of a case without arithmetic: bytes per second over the bytes that a call moves.

    Rules stand at the sizes of the caches: left of the last one the operands fit, and memory's roof need not hold.
    None for a case with arithmetic, without a probe or times.
    """
    timed = sorted((row for row in ladder.rows if row.rate), key=lambda row: -row.rate)
    if ladder.flops or not (timed and ladder.bandwidth and ladder.bytes):
        return None
    left, right, top, bottom = 90.0, width - 12.0, 14.0, height - 40.0
    sizes = [ladder.bytes, *(size for _, size in caches)]
    x = Scale(min(sizes) / 4, max(sizes) * 8, left, right)
    y = Scale(min(timed[-1].rate, ladder.bandwidth) / 1.8, max(timed[0].rate, ladder.bandwidth) * 1.8, bottom, top)
    heights = spread([y(row.rate) for row in timed], 15, top + 8, bottom - 4)
    at = x(ladder.bytes)
    side = 22 if at < (left + right) / 2 else -22
    dots = tuple(
        Dot(row, at, y(row.rate), at + side, h, f"{row.name}  {rate_text(row.rate, 'B/s')}")
        for row, h in zip(timed, heights, strict=True)
    )
    roof = tuple((place, y(ladder.bandwidth)) for place in (left, (left + right) / 2, right))
    x_ticks = tuple(Tick(x(size), f"{name} {size_text(size)}") for name, size in caches)
    y_ticks = tuple(Tick(y(t), rate_text(t, "B/s")) for t in y.ticks())
    plot, label = (left, top, right, bottom), f"memory {rate_text(ladder.bandwidth, 'B/s')}"
    moved = f"bytes a call moves: {size_text(ladder.bytes)}"
    return Roofline(width, height, roof, x_ticks, y_ticks, dots, plot, label, "", moved)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Ascending `places` moved apart until neighbours are `gap` apart, kept between `low` and `high` if they fit."""
    placed: list[float] = []
    for place in places:
        placed.append(max(place, placed[-1] + gap if placed else low))
    overflow = max((placed[-1] if placed else low) - high, 0)
    limit = math.inf
    for i in range(len(placed) - 1, -1, -1):
        placed[i] = min(placed[i], (high if overflow else math.inf), limit)
        limit = placed[i] - gap
    return [round(p, 1) for p in placed]
