"""A measured ladder as a reader sees it: speed, gains and their noise, distance to the machine's limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schedules.core import Config

from .units import size_text

Interval = tuple[float, float]

# FLOPs a byte that processors of the last decade manage at the least; taken where a dtype's peak was not probed.
USUAL_RIDGE = 4.0


@dataclass(frozen=True)
class LadderRow:
    """One rung or peer.

    seconds is the median, ci95 its 95 % interval. rate: FLOP/s, or bytes/s where memory is what limits the case.
    share: of the attainable rate (roofline), 0 to 1. gain: how many times faster than the rung measured below it, with
    the interval that the two times allow; noise: that interval holds 1, so nothing is shown to be gained.
    ratio: peer → median of paired ratios, above 1 = faster than the peer.
    """

    name: str
    role: str
    status: str
    why: str = ""
    message: str = ""
    seconds: float | None = None
    ci95: Interval | None = None
    samples: int = 0
    config: Config | None = None
    ratio: Mapping[str, float] | None = None
    ratio_ci95: Mapping[str, Interval] | None = None
    rate: float | None = None
    share: float | None = None
    gain: float | None = None
    gain_ci95: Interval | None = None
    noise: bool = False


@dataclass(frozen=True)
class Ladder:
    """A ladder on one case and device. peak: FLOP/s of all threads used; bandwidth: bytes/s; 0 where unknown."""

    operator: str
    case: str
    device: str
    threads: int
    flops: int
    bytes: int
    peak: float
    bandwidth: float
    rows: tuple[LadderRow, ...]
    definition: str = ""
    notes: tuple[str, ...] = ()

    @property
    def memory_bound(self) -> bool:
        """Whether moving the operands takes longer than the arithmetic on them, at the measured limits."""
        ridge = self.peak / self.bandwidth if self.peak and self.bandwidth else USUAL_RIDGE
        return not self.flops or bool(self.bandwidth and self.intensity < ridge)

    @property
    def unit(self) -> str:
        """What `rate` counts."""
        return "B/s" if self.memory_bound else "FLOP/s"

    @property
    def work(self) -> int:
        """What `rate` counts of a whole call."""
        return self.bytes if self.memory_bound else self.flops

    @property
    def intensity(self) -> float:
        """FLOPs per byte if every operand moves once; 0 if there is nothing to divide."""
        return self.flops / self.bytes if self.bytes else 0.0

    @property
    def attainable(self) -> float:
        """The roof above this case in `unit`: bandwidth or peak, what no schedule exceeds; 0 if it was not probed.

        Operands that fit a cache can exceed the bandwidth of memory.
        """
        return self.bandwidth if self.memory_bound else self.peak

    @property
    def peers(self) -> tuple[str, ...]:
        return tuple(row.name for row in self.rows if row.role == "peer")

    @property
    def rungs(self) -> tuple[LadderRow, ...]:
        """Rungs that were timed, in order."""
        return tuple(row for row in self.rows if row.role == "rung" and row.seconds)


def cache_note(ladder: Ladder, caches: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """A note where the operands fit a cache and memory's roof is shown all the same: it need not hold there."""
    holding = next((name for name, size in caches if ladder.bytes <= size), "")
    if not (holding and ladder.memory_bound):
        return ()
    return (f"The operands, {size_text(ladder.bytes)}, fit {holding}: warm runs may exceed the bandwidth of memory.",)


def ladder(bench: Mapping[str, Any], definition: str = "", notes: Sequence[str] = ()) -> Ladder:
    """The reader's view of a run of the side-by-side table, given as plain data.

    `bench` has operator, case, device, threads, flops, bytes, peak (FLOP/s), bandwidth (bytes/s) and rows; a row has
    name, role ("rung" or "peer"), status, seconds, samples, ci95, config, ratio, and may have why, message, ratio_ci95.
    """
    rows: list[LadderRow] = []
    below: LadderRow | None = None
    facts = {key: bench[key] for key in ("operator", "case", "device", "threads", "flops", "bytes")}
    empty = Ladder(
        **facts, peak=bench.get("peak") or 0.0, bandwidth=bench.get("bandwidth") or 0.0, rows=(), definition=definition
    )
    for given in bench["rows"]:
        row = _row(given, empty, below)
        rows.append(row)
        if row.role == "rung" and row.seconds:
            below = row
    return Ladder(**{**empty.__dict__, "rows": tuple(rows), "notes": tuple(notes)})


def _row(given: Mapping[str, Any], of: Ladder, below: LadderRow | None) -> LadderRow:
    seconds = given.get("seconds")
    ci95 = tuple(given["ci95"]) if given.get("ci95") else None
    rate = of.work / seconds if seconds else None
    attainable = of.attainable
    gain = gain_ci95 = None
    noise = False
    if given["role"] == "rung" and seconds and below is not None:
        gain = below.seconds / seconds
        if ci95 and below.ci95:
            gain_ci95 = (below.ci95[0] / ci95[1], below.ci95[1] / ci95[0])
            noise = gain_ci95[0] <= 1 <= gain_ci95[1]
    kept = ("name", "role", "status", "why", "message", "config", "ratio", "ratio_ci95")
    return LadderRow(
        **{key: given[key] for key in kept if given.get(key) is not None},
        seconds=seconds,
        ci95=ci95,
        samples=len(given.get("samples") or ()),
        rate=rate,
        share=rate / attainable if rate and attainable else None,
        gain=gain,
        gain_ci95=gain_ci95,
        noise=noise,
    )
