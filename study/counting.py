"""A GPU's own counters beside what the study counts from the program: rung by rung, for ``bench --counters``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import job_for
from tuning.cuda import counters
from tuning.cuda.counters import Counters

from .access import accesses
from .traffic import Traffic, traffic

# With these errors no rung can be counted on this machine.
HOPELESS = ("no_ncu", "counters_forbidden")


@dataclass(frozen=True)
class Counted:
    """One rung: the hardware's counters (None: `message` says why) and the study's own counts (None: not visible)."""

    rung: str
    measured: Counters | None
    counted: Traffic | None
    message: str = ""


def count(
    operator: str,
    case: Case,
    device: Device,
    rungs: Iterable[tuple[str, Config]],
    load: tuple[str, ...] = (),
    read: Callable[..., Counters] = counters.read,
) -> tuple[Counted, ...]:
    """Count one run of each of `rungs` (name, configuration). Raises ExplorerError on a device without counters."""
    if device.kind != "cuda":
        raise ExplorerError("no_counters", f"{device.name} is no GPU", "--counters asks Nsight Compute: --device cuda")
    found, hopeless = [], ""
    for name, config in rungs:
        schedule = core.find_schedule(operator, device.kind, name)
        seen = None if schedule.is_program else traffic(accesses(core.lower(schedule, case, device, config), device))
        measured, message = None, hopeless
        if not hopeless:
            try:
                measured = read(job_for(schedule, case, device, config, load))
            except ExplorerError as error:
                message = f"{error.message}; {error.hint}"
                hopeless = message if error.code in HOPELESS else ""
        found.append(Counted(name, measured, seen, message))
    return tuple(found)
