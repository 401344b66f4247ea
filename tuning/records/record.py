"""Records of trials as plain JSON: what a line of ``trials.jsonl`` holds, and what is refused."""

from __future__ import annotations

import hashlib
import json
import math
import re
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timezone
from typing import Any

from schedules.traced import traced_name

SCHEMA = 1
STATUSES = ("ok", "pruned", "build_error", "run_error", "wrong", "timeout", "crash")
# Written before a configuration runs; the run ended there if nothing follows.
STARTED = "started"
CACHES = ("warm", "cold")

Key = tuple[str, str, str, int, str]

# Operator and device names become file names.
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+@-]*")


class RecordError(ValueError):
    """A JSON document that is not a record: the message says which field and why."""


class UnknownSchema(RecordError):
    """A record of another version of the explorer."""


@dataclass(frozen=True)
class Record:
    """One trial as plain JSON.

    case: the case's canonical text. schedule: a rung's name ("" for the definition). trace: TVM's trace as
    JSON where a search recorded one. device: name of the device's folder. cache: "warm" or "cold".
    samples: every timed call in seconds, in order. seconds: their median; None unless status is "ok"/"pruned".
    ratio: peer name → median of paired ratios (peer's time / ours), where measured beside peers.
    protocol: how it was measured (warm-up, repeats, idle gap, pinning, the machine's phase before and after).
    """

    operator: str
    case: str
    schedule: str
    config: dict[str, Any]
    device: str
    threads: int
    status: str
    cache: str = "warm"
    message: str = ""
    seconds: float | None = None
    samples: tuple[float, ...] = ()
    ratio: dict[str, float] = field(default_factory=dict)
    protocol: dict[str, Any] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    time: str = ""
    trace: Any = None
    schema: int = SCHEMA

    @property
    def name(self) -> str:
        """What its schedule is called: the rung's name; with a trace ``auto``, or ``v5_pack_ab+auto`` after a rung."""
        return self.schedule if self.trace is None else traced_name(self.schedule)

    @property
    def key(self) -> Key:
        """What a best is kept for: (operator, case, name of the schedule, threads, cache)."""
        return self.operator, self.case, self.name, self.threads, self.cache

    @property
    def steady(self) -> float | None:
        """`seconds` at the pace that the machine had when the run's best was measured: see ``tuning.anchor``."""
        return self.seconds / self.protocol.get("pace", 1.0) if self.seconds is not None else None

    @property
    def candidate(self) -> str:
        """The configuration (and trace) in one canonical string: equal for the same program of a key."""
        return candidate(self.config, self.trace)

    @property
    def identity(self) -> tuple[Key, str]:
        """Which program was run where and how: two records with the same identity measure the same thing."""
        return self.key, self.candidate

    @property
    def digest(self) -> str:
        """Hash of the whole record: equal records are one record, which makes merging idempotent."""
        return hashlib.sha256(to_line(self).encode()).hexdigest()


def candidate(config: dict[str, Any], trace: Any = None) -> str:
    """A configuration, with the trace that follows it if any, as one canonical string."""
    text = json.dumps(config, sort_keys=True, separators=(",", ":"))
    if trace is None:
        return text
    body = json.dumps(trace, sort_keys=True, separators=(",", ":"))
    return f"{text}+{hashlib.sha256(body.encode()).hexdigest()[:16]}"


def now() -> str:
    """The time a record carries: ISO 8601, UTC, to the millisecond."""
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds")


def to_document(record: Record) -> dict[str, Any]:
    """`record` as a JSON object, without fields that are optional and empty."""
    found = ((f.name, getattr(record, f.name)) for f in fields(record))
    return {k: v for k, v in found if k in _REQUIRED or v not in (None, "", (), {})}


def to_line(record: Record) -> str:
    """`record` as one line of JSON without the line feed. Raises ValueError if a value is NaN or not JSON."""
    return json.dumps(to_document(record), sort_keys=True, separators=(",", ":"), allow_nan=False)


def parse(text: str | bytes) -> Any:
    """JSON without NaN and Infinity, which are not JSON. Raises ValueError, also for nesting too deep to read."""
    try:
        return _DECODER.decode(text if isinstance(text, str) else text.decode())
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _refuse(token: str) -> None:
    raise ValueError(f"{token} is not JSON")


# One for all lines: json.loads with an option makes a new one each time.
_DECODER = json.JSONDecoder(parse_constant=_refuse)


def from_document(document: Any) -> Record:
    """The Record in a parsed JSON document. Raises UnknownSchema or RecordError."""
    if not isinstance(document, dict):
        raise RecordError(f"a record is an object, not a {type(document).__name__}")
    schema = document.get("schema")
    if schema != SCHEMA or isinstance(schema, bool):
        raise UnknownSchema(f"schema {schema!r:.40}, this explorer reads {SCHEMA}")
    extra = sorted(set(document) - set(_CHECKS))
    if extra:
        raise RecordError(f"unknown field {extra[0]!r:.40}")
    missing = sorted(_REQUIRED - set(document))
    if missing:
        raise RecordError(f"field {missing[0]!r} is missing")
    for name, value in document.items():
        if not _CHECKS[name](value):
            raise RecordError(f"{name} is {value!r:.60}")
    made = {**document, "samples": tuple(document.get("samples", ()))}
    record = Record(**made)
    if record.status == "ok" and record.seconds is None:
        raise RecordError("status is 'ok' but seconds is missing")
    return record


def unfinished(record: Record) -> Record:
    """`record` as it is written down before it runs."""
    return replace(record, status=STARTED, seconds=None, samples=(), ratio={}, message="")


def is_name(value: Any) -> bool:
    """Whether `value` may name an operator or a device: it becomes a file name."""
    return isinstance(value, str) and len(value) <= 200 and _NAME.fullmatch(value) is not None


def _whole(least: int):
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= least


def _duration(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) and value >= 0


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _mapping(of) -> Any:
    return lambda value: isinstance(value, dict) and all(of(v) for v in value.values())


def _plain(value: Any) -> bool:
    return value is None or isinstance(value, (bool, int, float, str))


_CHECKS = {
    "operator": is_name,
    "case": _text,
    "schedule": lambda value: value == "" or is_name(value),
    "config": _mapping(_plain),
    "device": is_name,
    "threads": _whole(1),
    "status": lambda value: value in (*STATUSES, STARTED),
    "cache": lambda value: value in CACHES,
    "message": _text,
    "seconds": lambda value: value is None or _duration(value),
    "samples": lambda value: isinstance(value, list) and all(map(_duration, value)),
    "ratio": _mapping(_duration),
    "protocol": lambda value: isinstance(value, dict),
    "versions": _mapping(_text),
    "seed": _whole(0),
    "time": _text,
    "trace": lambda value: value is None or isinstance(value, list),
    "schema": _whole(SCHEMA),
}
_REQUIRED = {"operator", "case", "schedule", "config", "device", "threads", "status", "cache", "schema"}
assert set(_CHECKS) == {f.name for f in fields(Record)}
