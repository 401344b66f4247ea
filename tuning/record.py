"""Records of trials, and the store that keeps them: append, read, best, merge, repair."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SCHEMA = 1
STATUSES = ("ok", "pruned", "build_error", "run_error", "wrong", "timeout", "crash")


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
