"""Ablations as a verb: what each step and parameter of a rung is worth, measured and recorded."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from schedules.core import Value
from study import ablation
from study.ablation import ROUNDS, Ablation
from study.kept import keep
from tuning.compare import Crew
from tuning.devices import require_memory, require_presence
from tuning.records.places import find_logs

from .subject import Given, rung_of


def ablate(
    path: str,
    *,
    case: Given,
    device: str | None = None,
    dtype: str | None = None,
    threads: int | None = None,
    config: Mapping[str, Value] | None = None,
    rounds: int = ROUNDS,
    budget: float = math.inf,
    logs: str | None = None,
    load: tuple[str, ...] = (),
    crews: Sequence[Crew] = (),
    progress: Callable = lambda *_: None,
) -> Ablation:
    """Each step of OPERATOR/KIND/RUNG left out, each parameter moved, alone and timed beside the whole rung.

    It is recorded as it comes. budget: seconds after which nothing further is timed. crews: workers that go on living,
    as `study.ablation.crews_for` makes them.
    """
    schedule, subject = rung_of(path, case, device, dtype, threads, logs, load)
    require_presence(subject.device)
    require_memory(subject.operator, subject.case)
    return ablation.ablate(
        schedule,
        subject.case,
        subject.device,
        dict(config or {}),
        load=load,
        rounds=rounds,
        budget=budget,
        crews=crews,
        each=partial(keep, find_logs(logs)),
        progress=progress,
    )
