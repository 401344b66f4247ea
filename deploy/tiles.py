"""From tuned cases to kernels for any extents: a tile's rung with symbolic extents, and the hand-picked default."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from schedules import core
from schedules.core import Case, Operator, Schedule, Value
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for

from .dispatch import Row

# The hand-picked default is picked for extents of this size: it serves what is far from every tuned case.
MIDDLING = 1024


def with_tiles(jobs: Sequence[Job], exact: bool = False) -> tuple[list[Job], list[Row]]:
    """`jobs`, each operator and case once, then (unless `exact`) kernels for all other cases; and the table of all.

    Every fixed job whose operator has a rung for symbolic extents lends that rung its tile. Tiles that come out as the
    same program are one kernel with several rows. The hand-picked default follows for every set of options among
    the jobs, and for every dtype that the rung takes.
    """
    kernels: dict[str, Job] = {}
    rows: list[Row] = []

    def enter(job: Job, case: Case, tuned: bool) -> None:
        key = program_key(job, case)
        kernels.setdefault(key, job)
        rows.append(Row(list(kernels).index(key), plain(case), tuned))

    first: dict[tuple[str, str], tuple[Job, Operator, Case, Device]] = {}
    for job in jobs:
        operator, case, device = job.resolve()
        first.setdefault((operator.name, case.text), (job, operator, case, device))
    for job, _, case, _ in first.values():
        enter(job, case, True)
    known = [found for found in first.values() if not found[2].free and not exact]
    for job, operator, case, device in known:
        for rung, loose in _loosened(operator, case, device):
            enter(_tile(job, rung, loose, device), loose, True)
    for job, operator, case, device in _options(known).values():
        for rung, loose in _loosened(operator, case, device, MIDDLING):
            enter(job_for(rung, loose, device, load=job.load), loose, False)
    return list(kernels.values()), rows


def plain(case: Case) -> dict[str, Value]:
    """A case's values as JSON has them."""
    return {key: str(value) if key in case.free else value for key, value in case.values}


def program_key(job: Job, case: Case | None = None) -> str:
    """Equal for jobs of one program: what a symbolic extent is tuned for does not show in it. case: the job's."""
    case = case or job.resolve()[1]
    return repr(replace(job, case=repr([(key, "?" if key in case.free else value) for key, value in case.values])))


def _loosened(
    operator: Operator, case: Case, device: Device, tuned: int | None = None
) -> Iterator[tuple[Schedule, Case]]:
    """The last rungs that take `case` with symbolic extents (tuned for its own, or for `tuned`), and that case.

    One for each set of extents that rungs leave open, fewest first: what is known of a case makes its kernel faster.
    """
    ladder = core.LADDERS.get((operator.name, device.kind), {})
    found: dict[tuple[str, ...], tuple[Schedule, Case]] = {}
    for rung in reversed(ladder.values()):
        if rung.symbolic and rung.symbolic not in found:
            symbolic = {key: f"?{tuned or case[key]}" for key in rung.symbolic}
            loose = operator.case({**dict(case.values), **symbolic})
            if not rung.unfit(loose, device):
                found[rung.symbolic] = rung, loose
    yield from sorted(found.values(), key=lambda pair: len(pair[0].symbolic))


def _tile(job: Job, rung: Schedule, loose: Case, device: Device) -> Job:
    """`rung` with those tunables of `job` that it has too, if it builds on the job's rung: elsewhere they mean other
    things (a tile that is best where nothing is packed)."""
    space = rung.space(loose, device)
    picked = rung.configure(loose, device)
    lent = job.config if job.schedule in {below.name for below in rung.chain()} else {}
    config = {**picked, **{k: v for k, v in lent.items() if v in space.values.get(k, ())}}
    return job_for(rung, loose, device, config if space.allows(config) else picked, job.load)


def _options(known) -> dict[str, tuple[Job, Operator, Case, Device]]:
    """One case for every operator and set of options, and one for each further dtype with the options' defaults."""
    found = {}
    for job, operator, case, device in known:
        extents = {k: case[k] for k, default in operator.parameters.items() if default is None}
        options = {k: v for k, v in case.values if k not in extents}
        for dtype in (None, *operator.choices.get("dtype", ())):
            try:
                other = case if dtype is None else operator.case({**extents, "dtype": dtype})
            except ExplorerError:  # an option's default that this dtype does not go with
                continue
            key = repr((operator.name, device.kind, options if dtype is None else _defaults(operator, dtype)))
            found.setdefault(key, (job, operator, other, device))
    return found


def _defaults(operator: Operator, dtype: str) -> dict[str, Value]:
    return {k: v for k, v in {**operator.parameters, "dtype": dtype}.items() if operator.parameters[k] is not None}
