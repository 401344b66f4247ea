"""A search as one picture: the best so far against time, and every trial's time against each parameter's value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape

from tuning.records.record import STARTED, Record

from .charts import Scale
from .units import seconds_text

PAUSE = 30.0  # seconds without a trial that end a session: the axis leaves such gaps out
WIDTH, TOP, PANEL, GAP = 900, 300, 190, 58
LEFT, RIGHT = 70, 16
# Okabe & Ito's palette, which readers who do not tell red from green can use.
COLOURS = {"ok": "#0072b2", "pruned": "#9a9a9a", "failed": "#d55e00", "best": "#009e73"}
STYLE = (
    "text{font:12px sans-serif;fill:currentColor}.axis{stroke:currentColor;stroke-opacity:.35;fill:none}"
    ".grid{stroke:currentColor;stroke-opacity:.12}.title{font-weight:600}"
)


@dataclass(frozen=True)
class Trial:
    """One trial as it is drawn. at: seconds of search before its end; seconds: None if it failed."""

    at: float
    seconds: float | None
    kind: str
    record: Record


def trials_of(records: Sequence[Record]) -> list[Trial]:
    """The trials in the log's order, with the pauses between sessions taken out of their times."""
    drawn: list[Trial] = []
    elapsed, before = 0.0, None
    for record in (r for r in records if r.status != STARTED):
        now = datetime.fromisoformat(record.time).timestamp() if record.time else before
        if before is not None and now is not None and 0 < now - before < PAUSE:
            elapsed += now - before
        before = now
        kind = record.status if record.status in ("ok", "pruned") else "failed"
        drawn.append(Trial(elapsed, record.steady if kind != "failed" else None, kind, record))
    return drawn


def search_svg(records: Sequence[Record], title: str = "") -> str:
    """The trials of one schedule on one case as an SVG document; "" if none was timed.

    Above, each trial and the best so far against the seconds of search; below, a panel for each parameter that was
    varied, its values from left to right. Times are logarithmic. Colours follow the text around it.
    """
    trials = trials_of(records)
    times = [t.seconds for t in trials if t.seconds]
    if not times:
        return ""
    names = [n for n in _names(trials) if len({str(t.record.config.get(n)) for t in trials}) > 1]
    low, high = min(times) / 1.05, max(times) * 1.05
    rows = -(-len(names) // 3)
    height = TOP + GAP + rows * (PANEL + GAP)
    body = [_text(LEFT, 18, title or _title(trials), "title")]
    body += _progress(trials, Scale(low, high, TOP, 34))
    width = (WIDTH - LEFT - RIGHT) / 3
    for i, name in enumerate(names):
        left, top = LEFT + (i % 3) * width, TOP + GAP + (i // 3) * (PANEL + GAP)
        body += _parameter(trials, name, Scale(low, high, top + PANEL, top), left, left + width - 24, i % 3 == 0)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" class="search">'
    return "\n".join(
        [head, f"<title>{escape(title or _title(trials))}</title><style>{STYLE}</style>", *body, "</svg>\n"]
    )


def _title(trials: list[Trial]) -> str:
    record = trials[0].record
    return f"{record.operator} {record.case} · {record.schedule} · {record.threads} threads · {len(trials)} trials"


def _names(trials: list[Trial]) -> list[str]:
    return sorted({name for t in trials for name in t.record.config})


def _progress(trials: list[Trial], y: Scale) -> Iterator[str]:
    """Each trial at the time it ended, failures along the upper edge, and the best so far as a line of steps."""
    last = max(trials[-1].at, 1e-9)
    x = lambda at: round(LEFT + (WIDTH - LEFT - RIGHT) * at / last, 1)  # noqa: E731
    yield from _times(y, LEFT, WIDTH - RIGHT, True)
    for i in range(5):
        at = last * i / 4
        yield _text(x(at), TOP + 18, f"{at:.3g} s", anchor="end" if i == 4 else "middle")
    for trial in trials:
        yield _mark(x(trial.at), y(trial.seconds) if trial.seconds else 34, trial)
    best, points = None, []
    for trial in (t for t in trials if t.kind == "ok"):
        if best is None or trial.seconds < best:
            points += [(x(trial.at), y(best))] if best else []
            best = trial.seconds
            points.append((x(trial.at), y(best)))
    if best:
        path = " ".join(f"{a},{b}" for a, b in [*points, (x(last), y(best))])
        yield f'<polyline points="{path}" fill="none" stroke="{COLOURS["best"]}" stroke-width="2"/>'
        yield _text(WIDTH - RIGHT, y(best) + 14, f"best {seconds_text(best)}", anchor="end")


def _parameter(trials: list[Trial], name: str, y: Scale, left: float, right: float, first: bool) -> Iterator[str]:
    """Every timed trial above the value that it had, and a line through the fastest of each value."""
    values = {trial.record.config.get(name) for trial in trials}
    numeric = all(isinstance(v, (int, float)) for v in values)
    ordered = sorted(values) if numeric else sorted(values, key=str)
    step = (right - left) / len(ordered)
    yield _text(left, y.end - 8, name, "title")
    yield from _times(y, left, right, first)
    fastest = []
    for i, value in enumerate(ordered):
        at = round(left + step * (i + 0.5), 1)
        yield _text(at, y.start + 18, str(value), anchor="middle")
        mine = [t for t in trials if t.seconds and t.record.config.get(name) == value]
        yield from (_mark(at, y(t.seconds), t) for t in mine)
        fine = [t.seconds for t in mine if t.kind == "ok"]
        fastest += [f"{at},{y(min(fine))}"] if fine else []
    yield f'<polyline points="{" ".join(fastest)}" fill="none" stroke="{COLOURS["best"]}" stroke-width="1.5"/>'


def _times(y: Scale, left: float, right: float, labelled: bool) -> Iterator[str]:
    """The axis of kernel times with its grid."""
    yield f'<path class="axis" d="M{left:.1f} {y.end}V{y.start}H{right:.1f}"/>'
    for tick in y.ticks():
        yield f'<path class="grid" d="M{left:.1f} {y(tick)}H{right:.1f}"/>'
        if labelled:
            yield _text(left - 6, y(tick) + 4, seconds_text(tick), anchor="end")


def _mark(x: float, y: float, trial: Trial) -> str:
    settings = " ".join(f"{k}={v}" for k, v in trial.record.config.items())
    said = escape(f"{seconds_text(trial.seconds) or trial.record.status} · {settings}")
    dot = f'cx="{x}" cy="{y}" r="2.4" fill="{COLOURS[trial.kind]}" fill-opacity=".6"'
    return f"<circle {dot}><title>{said}</title></circle>"


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'
