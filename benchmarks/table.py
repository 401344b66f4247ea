"""The side-by-side table: every rung and the tuned best of a ladder against the peers, interleaved in one run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from schedules import core
from schedules.core import Case, Config, Operator, Schedule
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for, schedule_of, versions
from tuning.compare import Comparison, Crew, compare
from tuning.measure import Protocol
from tuning.worker import Contender, Peer

from . import peers

TUNED = "tuned"
DEFINITION = "definition"


@dataclass(frozen=True)
class Row:
    """One contender. seconds: median over the rounds; samples: the rounds' medians; ci95: its interval.

    ratio: peer → median of paired ratios, above 1 = faster than the peer; ratio_ci95: their intervals.
    """

    name: str
    role: str
    why: str
    status: str
    message: str = ""
    seconds: float | None = None
    samples: tuple[float, ...] = ()
    ci95: tuple[float, float] | None = None
    config: Config | None = None
    ratio: Mapping[str, float] | None = None
    ratio_ci95: Mapping[str, tuple[float, float]] | None = None


@dataclass(frozen=True)
class Bench:
    """A run of the table. flops and bytes are the case's work, peak (FLOP/s) and bandwidth (B/s) the device's.

    counters: each rung's hardware counters beside the study's counts, where they were asked for.
    """

    operator: str
    case: str
    device: str
    threads: int
    rows: tuple[Row, ...]
    flops: int
    bytes: int
    peak: float
    bandwidth: float
    protocol: Mapping[str, Any]
    versions: Mapping[str, str]
    counters: tuple[Any, ...] = ()

    def row(self, name: str) -> Row:
        return next(r for r in self.rows if r.name == name)


def bench(
    operator: Operator,
    case: Case,
    device: Device,
    *,
    rungs: list[str] | None = None,
    tuned: Job | None = None,
    auto: Job | None = None,
    rounds: int = 11,
    protocol: Protocol | None = None,
    seed: int = 0,
    load: tuple[str, ...] = (),
    crew: Crew | None = None,
    progress: Callable[[str, int, int], None] = lambda name, done, total: None,
) -> Bench:
    """Check and time the ladder's `rungs` (default: all that fit), `tuned`, `auto` and the installed peers in one run.

    crew: workers that go on living. An operator without a ladder has its definition as it stands instead (x86).
    Raises ExplorerError for an unknown rung, or where there is nothing to run.
    """
    threads = getattr(device, "threads", 1)
    jobs, theirs = contenders(operator, case, device, rungs=rungs, tuned=tuned, auto=auto, load=load)
    how = {"rounds": rounds, "protocol": protocol, "seed": seed, "crew": crew}
    ran = compare({**jobs, **theirs}, device, **how, progress=progress)
    whys = {name: _why(name, job) for name, job in jobs.items()}
    rows = [_row(name, contender, ran, list(theirs), whys) for name, contender in {**jobs, **theirs}.items()]
    work = operator.work(case)
    facts = (work.flops, work.bytes, device.peak(str(case["dtype"])), device.bandwidth)
    return Bench(operator.name, case.text, device.name, threads, tuple(rows), *facts, ran.protocol, versions())


def contenders(
    operator: Operator,
    case: Case,
    device: Device,
    *,
    rungs: list[str] | None = None,
    tuned: Job | None = None,
    auto: Job | None = None,
    load: tuple[str, ...] = (),
) -> tuple[dict[str, Job], dict[str, Peer]]:
    """What `bench` times: jobs by the names of their rows, and the installed peers. Parameters and errors as there."""
    ladder = _ladder(operator, case, device, rungs, tuned, auto)
    jobs = {s.name or DEFINITION: job_for(s, case, device, load=load) for s in ladder}
    found = {TUNED: tuned, core.AUTO: auto if auto != tuned else None}
    jobs |= {name: job for name, job in found.items() if job}
    return jobs, peers(case, device.kind, getattr(device, "threads", 1), load)


_FOUND = {TUNED: "the fastest configuration recorded", core.AUTO: "what the auto-scheduler found"}


def _why(name: str, job: Job) -> str:
    """A rung's own reason; where what was found comes from."""
    if name not in _FOUND:
        return schedule_of(job.operator, job.device["kind"], job.schedule, job.config).why
    return _FOUND[name] + (f": MetaSchedule's {', '.join(core.rules(job.trace))}" if job.trace is not None else "")


def _ladder(
    operator: Operator, case: Case, device: Device, rungs: list[str] | None, *found: Job | None
) -> list[Schedule]:
    """The schedules to run: those named, which must fit, or all that fit. found: what else will run."""
    if rungs:
        chosen = [core.find_schedule(operator.name, device.kind, name) for name in rungs]
        for schedule in chosen:
            if reason := schedule.unfit(case, device):
                raise ExplorerError("unfit", f"{schedule.path}: {reason}", "leave it out of --rungs")
        return chosen
    ladder = core.LADDERS.get((operator.name, device.kind), {})
    if not ladder and device.kind == "x86":
        return [core.definition(operator.name, device.kind)]
    if not ladder and not any(found):
        core.find_schedule(operator.name, device.kind, "")
    return [s for s in ladder.values() if not s.unfit(case, device)]


def _row(name: str, contender: Contender, ran: Comparison, against: list[str], whys: Mapping[str, str]) -> Row:
    turns = ran.turns[name]
    ratios = {peer: ran.ratio(name, peer) for peer in against if peer != name}
    known = {peer: r for peer, r in ratios.items() if r}
    is_peer = isinstance(contender, Peer)
    why = f"library: {name}" if is_peer else whys[name]
    return Row(
        name,
        "peer" if is_peer else "rung",
        why,
        turns.status,
        turns.message,
        ran.seconds(name),
        ran.samples(name),
        ran.interval(name),
        None if is_peer else contender.config,
        {peer: r[0] for peer, r in known.items()},
        {peer: r[1] for peer, r in known.items()},
    )
