"""Recorded spaces: every configuration of one schedule on one case with its time, as one small file to replay."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from schedules.core import Case, Config, find_operator, find_schedule
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from ..store import Store
from .files import read_bytes, replace_file
from .record import STARTED, Record, parse
from .simulate import Recorded

FOLDER, SUFFIX = "spaces", ".json"
DIGITS = 5  # significant, of a time: what one handful of samples is good for
FIXED = ("operator", "case", "schedule", "device", "threads", "cache")


@dataclass(frozen=True)
class RecordedSpace:
    """The trials of one key, and where they are from. versions: software they were measured with; time: of the first.

    configs: a row for each, in the order of `parameters`; seconds: None for a configuration that failed.
    """

    operator: str
    case: str
    schedule: str
    device: str
    threads: int
    cache: str
    versions: dict[str, str]
    time: str
    parameters: tuple[str, ...]
    configs: tuple[tuple[Any, ...], ...]
    seconds: tuple[float | None, ...]

    @classmethod
    def of(cls, records: Iterable[Record]) -> RecordedSpace:
        """From the trials of one key, sorted by configuration; the last word on each counts.

        Raises ExplorerError("mixed_records") if they differ in more than the configuration.
        """
        last = {r.candidate: r for r in records if r.status != STARTED and r.trace is None}
        if not last:
            raise ExplorerError("nothing_recorded", "the log has no trial of it", "tune it first: --search grid")
        kept = sorted(last.values(), key=lambda r: [str(v).rjust(12) for _, v in sorted(r.config.items())])
        first = min(kept, key=lambda r: r.time)
        names = tuple(sorted(first.config))
        if len({(*(getattr(r, f) for f in FIXED), *sorted(r.config), *sorted(r.versions.items())) for r in kept}) > 1:
            raise ExplorerError("mixed_records", "the trials are of several cases, rungs or versions", "filter them")
        configs = tuple(tuple(r.config[name] for name in names) for r in kept)
        times = tuple(float(f"{r.seconds:.{DIGITS}g}") if r.seconds is not None else None for r in kept)
        fixed = {name: getattr(first, name) for name in FIXED}
        return cls(**fixed, versions=first.versions, time=first.time, parameters=names, configs=configs, seconds=times)

    @property
    def trials(self) -> list[tuple[Config, float | None]]:
        """Configurations with their times in seconds."""
        rows = (dict(zip(self.parameters, row, strict=True)) for row in self.configs)
        return list(zip(rows, self.seconds, strict=True))

    def recorded(self, device: Device | None = None) -> Recorded:
        """The space to search again; with the rung's estimate where the facts of its `device` are given."""
        if device is None:
            return Recorded(self.trials)
        case = find_operator(self.operator).case(self.case)
        rung = find_schedule(self.operator, device.kind, self.schedule)
        threads = device.with_threads(self.threads) if isinstance(device, Cpu) else device
        return Recorded(self.trials, rung.space(case, threads).estimate)


def write(path: Path, space: RecordedSpace) -> None:
    """JSON, one configuration a line: a thousand trials take 30 KB, and the same ones the same bytes."""
    head = {name: getattr(space, name) for name in (*FIXED, "versions", "time", "parameters")}
    rows = ",\n ".join(json.dumps([*c, s]) for c, s in zip(space.configs, space.seconds, strict=True))
    text = json.dumps(head, indent=1)[:-2] + f',\n "trials": [\n {rows}\n ]\n}}\n'
    replace_file(path, text.encode())


def read(path: Path) -> RecordedSpace:
    """Raises ExplorerError("corrupt_log") if the file is not what `write` wrote."""
    try:
        document = parse(read_bytes(path))
        trials = document.pop("trials")
        configs, seconds = tuple(tuple(row[:-1]) for row in trials), tuple(row[-1] for row in trials)
        names = tuple(document.pop("parameters"))
        return RecordedSpace(**document, parameters=names, configs=configs, seconds=seconds)
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise ExplorerError(
            "corrupt_log", f"{path} is not a recorded space: {error}", "take it from git again"
        ) from error


def recorded(store: Store, case: Case, schedule: str | None = None, threads: int | None = None) -> RecordedSpace:
    """The largest recorded space of `case`: a file in the device's folder ``spaces``, or the trials of the log.

    Raises ExplorerError("nothing_recorded") if there is neither.
    """
    files = (store.folder / FOLDER).glob(f"{case.operator}.*{SUFFIX}")
    found = [s for s in map(read, sorted(files)) if s.case == case.text]
    groups: dict[tuple, list[Record]] = {}
    for record in store.read(operator=case.operator, case=case.text):
        groups.setdefault((record.key, tuple(sorted(record.versions.items()))), []).append(record)
    found += [RecordedSpace.of(group) for group in groups.values() if any(r.seconds and r.trace is None for r in group)]
    fit = [s for s in found if schedule in (None, s.schedule) and threads in (None, s.threads)]
    if not fit:
        hint = f"tune it first: tvm-explorer tune {case.operator} --case {case.label} --search grid"
        others = sorted({f"{s.schedule} on {s.threads} threads" for s in found})
        hint += f"; recorded are {', '.join(others)}" if others else ""
        where = "".join((f" with {schedule}" if schedule else "", f" on {threads} threads" if threads else ""))
        message = f"no trial of {case.label}{where} is recorded for {store.device}"
        raise ExplorerError("nothing_recorded", message, hint)
    return max(fit, key=lambda s: len(s.configs))
