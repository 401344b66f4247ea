"""Choosing, sorting and tabulating trials."""

from __future__ import annotations

import csv
import io
import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any

from schedules.errors import ExplorerError, closest

from .record import Record

_FIELDS = [f.name for f in fields(Record) if f.name not in ("schema", "trace", "samples")]
_NESTED = ("config", "ratio", "protocol", "versions")
# Two characters first: "<=" is not "<" followed by "=1".
_COMPARE = {
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


def select(records: Sequence[Record], filters: Sequence[str] = (), sort: str = "time") -> list[Record]:
    """The records that pass every filter, sorted.

    A filter is ``field=value`` with one of = != < <= > >=; fields are the record's (``status``, ``seconds``…) or
    ``config.bm``, ``ratio.numpy``, ``protocol.number``, ``versions.numpy``. sort: a field, with - in front for
    the largest first; records without it come last. Raises ExplorerError: "unknown_field", "bad_filter".
    """
    for text in filters:
        records = list(filter(_predicate(text), records))
    name = sort.removeprefix("-")
    _check_field(name)
    have = [r for r in records if _value(r, name) is not None]
    ordered = sorted(have, key=lambda r: _sortable(_value(r, name)), reverse=sort.startswith("-"))
    return ordered + [r for r in records if _value(r, name) is None]


def to_csv(records: Iterable[Record]) -> str:
    """Records as CSV with a header: one column per field, tunable and peer; ``samples`` is their number."""
    rows = []
    for record in records:
        row = {name: _value(record, name) for name in _FIELDS if name not in _NESTED}
        row["samples"] = len(record.samples)
        for name in ("config", "ratio"):
            row |= {f"{name}.{k}": v for k, v in sorted(getattr(record, name).items())}
        rows.append(row)
    plain = [name for name in _FIELDS if name not in _NESTED] + ["samples"]
    nested = sorted({k for row in rows for k in row if k not in plain})
    out = io.StringIO()
    writer = csv.DictWriter(out, plain + nested, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _check_field(name: str) -> None:
    head, dot, _ = name.partition(".")
    if name not in _FIELDS or name in _NESTED:
        if dot and head in _NESTED:
            return
        known = [f for f in _FIELDS if f not in _NESTED] + [f"{n}.<key>" for n in _NESTED]
        raise ExplorerError("unknown_field", f"records have no field {name!r}", closest(name, known))


def _value(record: Record, name: str) -> Any:
    head, dot, key = name.partition(".")
    return getattr(record, head).get(key) if dot else getattr(record, name)


def _sortable(value: Any) -> tuple[bool, Any]:
    """Numbers before texts, so that mixed columns sort too."""
    number = isinstance(value, (int, float))
    return not number, value if number else str(value)


def _predicate(text: str) -> Callable[[Record], bool]:
    """The filter that `text` says. Numbers are compared as numbers, everything else as text."""
    at = min((i for i in (text.find(c) for c in "!<>=") if i > 0), default=-1)
    sign = next((s for s in _COMPARE if at > 0 and text.startswith(s, at)), None)
    if sign is None:
        raise ExplorerError("bad_filter", f"filter {text!r} is not field=value", f"one of {' '.join(_COMPARE)}")
    name, wanted = text[:at].strip(), text[at + len(sign) :].strip()
    _check_field(name)

    matches = _COMPARE[sign]

    def passes(record: Record) -> bool:
        value = _value(record, name)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            try:
                return matches(value, float(wanted))
            except ValueError:
                return sign == "!="
        if value is None:
            return sign in ("=", "!=") and matches("none", wanted.lower())
        return matches(str(value).lower(), wanted.lower()) if isinstance(value, bool) else matches(str(value), wanted)

    return passes
