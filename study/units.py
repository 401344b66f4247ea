"""Numbers for people: sizes, times and rates, three significant digits."""

from __future__ import annotations


def size_text(size: int) -> str:
    """Bytes: 384 B, 24 KiB, 4 MiB."""
    for unit, factor in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if size >= factor:
            return f"{digits(size / factor)} {unit}"
    return f"{size} B"


def seconds_text(seconds: float | None) -> str:
    """A time: 4.21 ms; nothing for None."""
    if seconds is None:
        return ""
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{digits(seconds * factor)} {unit}"
    return f"{digits(seconds * 1e9)} ns"


def rate_text(rate: float | None, unit: str) -> str:
    """A rate: 89.1 GFLOP/s; nothing for None."""
    if rate is None:
        return ""
    for prefix, factor in (("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if rate >= factor:
            return f"{digits(rate / factor)} {prefix}{unit}"
    return f"{digits(rate)} {unit}"


def digits(number: float) -> str:
    """Three significant digits, never an exponent."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


def count_text(number: float | None) -> str:
    """A count in full, or a mean to two places: 7,400,173 or 16.94; a dash for None."""
    if number is None:
        return "–"
    return f"{number:,.0f}" if number >= 100 or number == int(number) else f"{number:.2f}"


def apart_text(measured: float | None, counted: float | None) -> str:
    """How much more was measured than counted: +0.8 %; "same" for less than 0.05 %, nothing where either is unknown."""
    if not measured or not counted:
        return "same" if measured == counted == 0 else ""
    return "same" if abs(measured / counted - 1) < 5e-4 else f"{100 * (measured / counted - 1):+.1f} %"


def shorten(text: str, most: int = 100) -> str:
    """A text without its middle if it is longer than `most` characters."""
    half = most // 2
    return text if len(text) <= most else f"{text[:half]} … {text[-half:]}"
