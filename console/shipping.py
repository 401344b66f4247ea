"""Whole logs at once: all that is recorded as one library, and whether it still holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import benchmarks
import deploy
from deploy import Check, Collection
from schedules import core
from tuning.devices import find_device, require_presence
from tuning.records.places import find_logs, read_device
from tuning.store import Store

from .subject import Given, with_threads


def export_all(
    *operators: str,
    output: str,
    case: Given | None = None,
    device: str = "cpu",
    name: str = "kernels",
    threads: int | None = None,
    logs: str | None = None,
    load: tuple[str, ...] = (),
) -> Collection:
    """Write the best of every operator and case recorded for a device (or of those operators) as one library."""
    core.load_all(load)
    folder = find_logs(logs)
    target = find_device(device, folder)
    target = target if threads is None else with_threads(target, threads)
    jobs = deploy.best_jobs(Store.open(folder, target.name), target, operators, [case] if case else [], load)
    return deploy.export_all(jobs, output, name)


def check(
    *operators: str,
    against: str,
    case: Given | None = None,
    tolerance: float = 0.05,
    rounds: int = 11,
    load: tuple[str, ...] = (),
    progress: Callable[[str, int, int], None] = lambda name, done, total: None,
) -> Check:
    """Rebuild the bests recorded in the folder `against` (``logs/<device>``): results, programs, speed beside peers."""
    core.load_all(load)
    folder = Path(against).resolve()
    device = read_device(folder.parent, folder.name)
    require_presence(device)
    cases = [core.find_operator(name).case(case).text for name in operators if case]
    store, asked = Store.open(folder.parent, folder.name), {"operators": operators, "cases": cases}
    given = {"tolerance": tolerance, "rounds": rounds, "load": load, "progress": progress}
    return deploy.check(store, device, benchmarks.peers, **asked, **given)
