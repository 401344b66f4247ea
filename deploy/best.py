"""The schedule to ship for a case: the best recorded, else the nearest recorded that fits, else the hand-picked one.

An operator without a ladder is shipped as it is defined where nothing is recorded of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for
from tuning.devices import find_device, host_cpu
from tuning.records.nearest import suggest
from tuning.records.places import devices, read_device
from tuning.records.replay import job_of
from tuning.store import Store


def local_device(name: str, logs: Path) -> Device:
    """`cpu` for this machine's processor, else as `find_device`. Measures nothing, so it starts no process."""
    if name != "cpu":
        return find_device(name, logs)
    here = host_cpu()
    return read_device(logs, here.name) if here.name in devices(logs) else here


def best_job(
    store: Store, operator: Operator, case: Case, device: Device, rung: str | None = None, load: tuple[str, ...] = ()
) -> Job:
    """The job for `case` on `device`, whose store it is; `rung` restricts the choice to one.

    Raises ExplorerError("unfit") if it has a ladder of which no rung can be used.
    """
    threads = device.threads if isinstance(device, Cpu) else 1
    found = suggest(store, operator, case, device, rung, threads)
    if found and found.exact:
        return job_of(found.best.record, device, load)
    if found:
        schedule = core.find_schedule(operator.name, device.kind, found.best.record.schedule)
        return job_for(schedule, case, device, found.config, load)
    if rung is None and (operator.name, device.kind) not in core.LADDERS:
        return job_for(core.definition(operator.name, device.kind), case, device, None, load)
    return job_for(last_fitting(operator, case, device, rung), case, device, None, load)


def untuned(jobs: Iterable[Job]) -> str:
    """Which operators are compiled as they are defined, and what finds a schedule for them; "" if there is none."""
    names = sorted({job.operator for job in jobs if not job.schedule and job.trace is None})
    way = f"`tvm-explorer tune {names[0]} --case CASE` searches for a schedule" if names else ""
    return f"{', '.join(names)}: compiled as defined, without a schedule; {way}" if names else ""


def last_fitting(operator: Operator, case: Case, device: Device, rung: str | None = None) -> core.Schedule:
    """The last rung of the ladder that can be used for `case`, or the one named. Raises ExplorerError("unfit")."""
    if rung:
        schedule = core.find_schedule(operator.name, device.kind, rung)
        if reason := schedule.unfit(case, device):
            raise ExplorerError("unfit", f"{schedule.path}: {reason}", "choose another rung, case or device")
        return schedule
    ladder = core.LADDERS.get((operator.name, device.kind), {})
    fitting = [s for s in ladder.values() if not s.unfit(case, device)]
    if not fitting:
        kinds = sorted(kind for name, kind in core.LADDERS if name == operator.name)
        hint = f"{operator.name} has ladders for {', '.join(kinds) or 'nothing'}; `tune --search auto` needs none"
        raise ExplorerError("unfit", f"no rung of {operator.name} fits {case.label} on {device.name}", hint)
    return fitting[-1]
