"""A GPU's own counters beside what the study counts from the program: rung by rung, for ``bench --counters``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from schedules import core
from schedules.core import Case, Config
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import job_for
from tuning.cuda import counters
from tuning.cuda.counters import Counters

from .access import accesses
from .effort import shows_all
from .traffic import Traffic, traffic
from .units import rate_text
from .warp import SECTOR

# Where Linux shows what a processor can count.
PMU = Path("/sys/bus/event_source/devices/cpu")
TOGETHER = 16  # processes: each imports TVM, and checks its rung on the processor


@dataclass(frozen=True)
class Counted:
    """One rung: the hardware's counters (None: `message` says why) and the study's own counts (None: not visible)."""

    rung: str
    config: Config
    measured: Counters | None
    counted: Traffic | None
    message: str = ""


def require(device: Device, pmu: Path = PMU) -> None:
    """Raise ExplorerError("no_counters") for a processor; it says how to read its counters, or that there are none."""
    if device.kind == "cuda":
        return
    if pmu.exists():
        way = "`perf stat -e L1-dcache-load-misses,LLC-load-misses -p PROCESS` counts a processor's"
    else:
        way = "this machine's kernel shows no counters of its processor at all, as in most virtual machines"
    raise ExplorerError("no_counters", f"--counters reads a GPU's counters; {device.name} is no GPU", way)


def count(
    operator: str,
    case: Case,
    device: Device,
    rungs: Iterable[tuple[str, Config]],
    load: tuple[str, ...] = (),
    read: Callable[..., Counters] = counters.read,
) -> tuple[Counted, ...]:
    """Count one run of each of `rungs` (name, configuration), some at a time. Raises ExplorerError as `require`."""
    require(device)

    def counted(rung: tuple[str, Config]) -> tuple[Counters | None, str]:
        try:
            return read(job_for(core.find_schedule(operator, device.kind, rung[0]), case, device, rung[1], load)), ""
        except ExplorerError as error:
            return None, f"{error.message}; {error.hint}"

    rungs = list(rungs)
    with ThreadPoolExecutor(TOGETHER) as pool:  # a process of its own counts each; the GPU runs one at a time
        measured = list(pool.map(counted, rungs))
    own = [_own(operator, case, device, *rung) for rung in rungs]
    return tuple(
        Counted(name, config, found, mine, message)
        for (name, config), (found, message), mine in zip(rungs, measured, own, strict=True)
    )


def _own(operator: str, case: Case, device: Device, name: str, config: Config) -> Traffic | None:
    """The study's count; None of a whole program that moves something by calls."""
    schedule = core.find_schedule(operator, device.kind, name)
    mod = core.lower(schedule, case, device, config)
    return traffic(accesses(mod, device)) if not schedule.is_program or shows_all(mod) else None


@dataclass(frozen=True)
class Beside:
    """One figure as the hardware has it and as the study does; None for what either does not know."""

    name: str
    measured: float | None
    counted: float | None

    @property
    def text(self) -> str:
        """The measured figure, and the study's in brackets."""
        own = "" if self.counted is None else f"({_short(self.counted)})"
        return " ".join(part for part in ("" if self.measured is None else _short(self.measured), own) if part)


def compared(m: Counters | None, c: Traffic | None) -> tuple[Beside, ...]:
    """What both count: requests to global memory, sectors that one touches, passes over shared memory, conflicts."""
    c = None if c is None or c.unseen else c
    known = m is not None and None not in (m.loads, m.stores, m.load_sectors, m.store_sectors)
    requests = m.loads + m.stores if known else None
    sectors = (m.load_sectors + m.store_sectors) / max(requests, 1) if known else None
    own = c and c.global_bytes / SECTOR / max(c.global_requests, 1)
    return (
        Beside("requests", requests, c and c.global_requests),
        Beside("sectors each", sectors, own),
        Beside("shared passes", m and m.shared_passes, c and c.shared_passes),
        Beside("bank conflicts", m and m.bank_conflicts, c and c.bank_conflicts),
    )


@dataclass(frozen=True)
class Hardware:
    """What a GPU counted of a rung's run beside the study's own figures, and when (ISO 8601)."""

    time: str
    rows: tuple[Beside, ...]


def _short(number: float) -> str:
    """A count in four digits at most: 16.8M."""
    return rate_text(number, "").replace(" ", "") if number >= 1e3 else f"{number:.4g}"
