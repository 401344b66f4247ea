"""The finals: the fastest configurations once more, in shuffled rounds beside the default, the best and the peers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import chain

from schedules.device import Cpu

from .build import Job, fingerprint, program
from .compare import Comparison, compare, protocol_for
from .measure import Protocol
from .records.record import Record
from .store import Store
from .worker import Peer

ROUNDS = 9
DEFAULT = "default"  # the hand-picked configuration's name among the finalists


def finalists(default: Job | None, best: Job | None, fast: Iterable[Job], count: int) -> dict[str, Job]:
    """The hand-picked configuration, the recorded best and `count` more of `fast`, none twice."""
    jobs: dict[str, Job] = {DEFAULT: default} if default else {}
    most = count + len(jobs) + (best is not None)
    for job in chain([best] if best else [], fast):
        if len(jobs) == most:
            break
        if job not in jobs.values():
            jobs[f"finalist {len(jobs)}"] = job
    return jobs


def finals(
    jobs: Mapping[str, Job],
    peers: Mapping[str, Peer],
    device,
    store: Store,
    record: Callable[..., Record],
    *,
    cache: str = "warm",
    seed: int = 0,
    progress: Callable[[str, int, int], None] = lambda name, done, total: None,
) -> dict[str, Record]:
    """Measure `jobs` interleaved with `peers`, append a record of each and promote the winner.

    record(job, status, message, protocol) makes a record of this run. All but the one named DEFAULT drop out once they
    are clearly behind.
    """
    on_host = isinstance(device, Cpu)
    protocol = Protocol(budget=0.1, most=20, cache=cache) if on_host else protocol_for(device, cache)
    field = [name for name in jobs if name != DEFAULT]
    facts = {"rounds": ROUNDS, "protocol": protocol, "seed": seed, "progress": progress, "field": field}
    ran = compare({**jobs, **peers}, device, **facts)
    records = {name: _record(record, job, name, ran, list(peers)) for name, job in jobs.items()}
    store.append(*records.values())
    store.promote(*records.values(), together=True)
    return records


def _record(make: Callable[..., Record], job: Job, name: str, ran: Comparison, peers: list[str]) -> Record:
    turns = ran.turns[name]
    if turns.status != "ok":
        return make(job, turns.status, turns.message, ran.protocol)
    # Applying a search's trace may need tensor intrinsics, which take this process many seconds to import.
    known = {"program": fingerprint(job, program(job))} if job.trace is None else {}
    made = make(job, turns.status, turns.message, {**ran.protocol, **known})
    ratios = {peer: ran.ratio(name, peer) for peer in peers}
    return replace(
        made,
        seconds=ran.seconds(name),
        samples=ran.samples(name),
        ratio={peer: ratio[0] for peer, ratio in ratios.items() if ratio},
    )
