"""``logs/<device>/<operator>.json``: the best record per case, schedule, threads and cache mode."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from schedules.errors import ExplorerError

from ..stats import Interval, beats, median_interval
from .files import plain_errors, read_bytes, replace_file
from .record import SCHEMA, Key, Record, RecordError, from_document, parse, to_document

# Significant digits kept in the file: timings are not that exact, and short numbers make small diffs.
DIGITS = 6
_BEST_FIELDS = {"ci95", "runs"}


@dataclass(frozen=True)
class Best:
    """A winner: its record without the samples (those are in ``trials.jsonl``), and what they said.

    ci95: 95 % confidence interval of the median in seconds. runs: how many samples there were.
    """

    record: Record
    ci95: Interval
    runs: int

    @property
    def seconds(self) -> float:
        return self.record.seconds

    @property
    def config(self) -> dict[str, Any]:
        return self.record.config


Bests = dict[Key, Best]


def best_of(record: Record) -> Best:
    """The Best a record with status "ok" would be. Raises ValueError if it was not measured."""
    if record.status != "ok" or record.seconds is None:
        raise ValueError(f"only a checked and timed record can be a best, this is {record.status!r}")
    low, high = median_interval(record.samples or (record.seconds,))
    short = {peer: _rounded(value) for peer, value in record.ratio.items()}
    kept = replace(record, samples=(), seconds=_rounded(record.seconds), ratio=short)
    return Best(kept, (_rounded(low), _rounded(high)), max(len(record.samples), 1))


def better(challenger: Best, incumbent: Best) -> bool:
    """Whether `challenger` takes the place of `incumbent`, which was there first.

    Another configuration must be faster by more than the noise. The same one measured again replaces its
    older measurement if it rests on as many samples, whichever is faster: keeping the fastest of many
    measurements would keep the luckiest.
    """
    if challenger.record.identity == incumbent.record.identity:
        return (challenger.runs, challenger.record.time) > (incumbent.runs, incumbent.record.time)
    return beats(challenger.ci95, incumbent.ci95)


def fold(bests: Bests, challengers: Iterable[Best]) -> Bests:
    """`bests` after each challenger, oldest first, had its turn; leaves the argument unchanged."""
    result = dict(bests)
    for challenger in sorted(challengers, key=lambda b: b.record.time):
        incumbent = result.get(challenger.record.key)
        if incumbent is None or better(challenger, incumbent):
            result[challenger.record.key] = challenger
    return result


def path_of(folder: Path, operator: str) -> Path:
    return folder / f"{operator}.json"


def read_bests(folder: Path, operator: str) -> Bests:
    """The bests of `operator` in `folder`, empty if there are none. Raises ExplorerError("corrupt_log")."""
    path = path_of(folder, operator)
    data = read_bytes(path)
    if not data:
        return {}
    try:
        document = parse(data)
        if not isinstance(document, dict) or document.get("schema") != SCHEMA:
            raise RecordError(f"not a bests file of schema {SCHEMA}")
        listed = document.get("bests")
        if not isinstance(listed, list):
            raise RecordError("`bests` is not a list")
        bests = [_from_entry(entry, operator) for entry in listed]
    except ValueError as error:
        hint = "`log repair` rebuilds it from trials.jsonl and keeps the old file beside it"
        raise ExplorerError("corrupt_log", f"{path}: {error}", hint) from error
    return {best.record.key: best for best in bests}


def salvage(folder: Path, operator: str) -> tuple[Bests, Path]:
    """Move a corrupt file aside; returns the entries that can still be read, and where the file is now.

    Entries are read one by one: an edit or a conflict left by a version control system spoils few of them.
    """
    path = path_of(folder, operator)
    bests: Bests = {}
    for entry in re.findall(r"^  \{\n.*?^  \}", read_bytes(path).decode(errors="replace"), re.M | re.S):
        with suppress(ValueError):
            bests = fold(bests, [_from_entry(parse(entry), operator)])
    aside = path.with_name(path.name + ".corrupt")
    with plain_errors(path):
        os.replace(path, aside)
    return bests, aside


def write_bests(folder: Path, operator: str, bests: Bests) -> bool:
    """Rewrite the file atomically if its content changes; say whether it did. Call under the folder's lock."""
    path = path_of(folder, operator)
    text = _render(operator, bests)
    if read_bytes(path) == text.encode():
        return False
    replace_file(path, text.encode())
    return True


def _from_entry(entry: Any, operator: str) -> Best:
    if not isinstance(entry, dict):
        raise RecordError("an entry is not an object")
    record = from_document({**{k: v for k, v in entry.items() if k not in _BEST_FIELDS}, "schema": SCHEMA})
    if record.operator != operator or record.status != "ok":
        raise RecordError(f"an entry is of {record.operator!r} with status {record.status!r}")
    interval, runs = entry.get("ci95"), entry.get("runs")
    numbers = isinstance(interval, list) and len(interval) == 2 and all(type(x) in (int, float) for x in interval)
    if not numbers or type(runs) is not int or runs < 1:
        raise RecordError(f"an entry of case {record.case!r} lacks ci95 or runs")
    return Best(record, (interval[0], interval[1]), runs)


def _render(operator: str, bests: Bests) -> str:
    """The file: one field a line, entries sorted, so that one new best changes a few lines."""
    entries = []
    for key in sorted(bests):
        best = bests[key]
        fields = {**to_document(best.record), "ci95": best.ci95, "runs": best.runs}
        del fields["schema"]
        lines = [
            f"   {json.dumps(k)}: {json.dumps(fields[k], sort_keys=True, allow_nan=False)}" for k in sorted(fields)
        ]
        entries.append("  {\n" + ",\n".join(lines) + "\n  }")
    body = "[\n" + ",\n".join(entries) + "\n ]" if entries else "[]"
    return f'{{\n "bests": {body},\n "operator": {json.dumps(operator)},\n "schema": {SCHEMA}\n}}\n'


def _rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")
