"""The records of one device: append, read, best, promote, merge, repair."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import psutil

from schedules.errors import ExplorerError

from .records.bests import Best, Bests, best_of, fold, path_of, read_bests, salvage, write_bests
from .records.files import locked, read_bytes, replace_file
from .records.places import DEVICE, devices, read_device, read_facts, shipped_logs
from .records.record import STARTED, Record, is_name, now, parse, unfinished
from .records.trials import ASIDE, Problem, Trials, settled


@dataclass(frozen=True)
class Merged:
    """What a merge did: trials added, trials that were there already, lines refused, bests that changed."""

    device: str
    added: int
    present: int
    refused: tuple[Problem, ...]
    promoted: int


@dataclass(frozen=True)
class Repaired:
    """What a repair did: lines set aside and where, bests files that were rewritten, corrupt files and where."""

    device: str
    trials: int
    set_aside: tuple[Problem, ...]
    left: tuple[Problem, ...]
    rebuilt: tuple[str, ...]
    files: tuple[str, ...]


class Store:
    """The folder ``logs/<device>/``. Writers take its lock for each write; readers need none and write nothing.

    shipped: a folder of the same device whose bests (not trials) are read too, for instance those of a wheel.
    """

    def __init__(self, folder: Path, device: str, shipped: Path | None = None):
        if not is_name(device):
            raise ExplorerError(
                "bad_device", f"device name {device!r} cannot name a folder", "letters, digits, _ . + -"
            )
        self.folder = Path(folder)
        self.device = device
        self.shipped = shipped
        self.trials = Trials(self.folder, device)

    @classmethod
    def open(cls, logs: Path, device: str) -> Store:
        """The store of `device` below `logs`, with the shipped bests behind it if there are any."""
        shipped = shipped_logs()
        return cls(Path(logs) / device, device, shipped / device if shipped else None)

    def kin(self, kind: str) -> list[Store]:
        """The stores of all devices of a kind beside this one, and itself; devices without readable facts are none."""
        found = []
        for name in devices(self.folder.parent):
            with suppress(ExplorerError):
                if name == self.device or read_device(self.folder.parent, name).kind == kind:
                    found.append(Store(self.folder.parent / name, name))
        return found

    def mend(self) -> list[Problem]:
        """Set torn lines aside (to ``trials.jsonl.torn``) before a run; returns them."""
        with locked(self.folder):
            return self.trials.mend()

    # --- trials

    def append(self, *records: Record, sync: bool = True) -> None:
        """Write records down, all or none; with `sync` on the disk when this returns, together with all before them.

        Without it they outlive this process however it ends, not a machine that loses its power at once.
        Raises ExplorerError: "disk_full" (the file is as before), "unwritable", "other_device".
        """
        for record in records:
            self._own(record)
        with locked(self.folder):
            self.trials.append(records, sync)

    def started(self, *records: Record) -> None:
        """Write down that configurations are about to run, so that a resumed run knows them if one kills all."""
        owner = _owner(os.getpid())
        marks = (unfinished(record) for record in records)
        self.append(*(replace(mark, time=now(), protocol={**mark.protocol, **owner}) for mark in marks))

    def close_interrupted(self) -> list[Record]:
        """Give every trial whose process died under it a record with status "crash"; returns these records."""
        with locked(self.folder):
            left = [r for r in settled(self.trials.records) if r.status == STARTED and _dead(r.protocol)]
            message = "the run ended while this configuration was in flight"
            closed = [replace(r, status="crash", message=message, time=now()) for r in left]
            if closed:
                self.trials.append(closed)
        return closed

    def read(self, **equal: Any) -> list[Record]:
        """Trials whose fields equal those given (operator, case, schedule, threads, cache, status…), oldest first.

        None matches anything. A status "started" means in flight now, or never finished.
        """
        wanted = {k: v for k, v in equal.items() if v is not None}
        return [r for r in settled(self.trials.records) if all(getattr(r, k) == v for k, v in wanted.items())]

    @property
    def problems(self) -> list[Problem]:
        """Lines of ``trials.jsonl`` that cannot be used, and why."""
        return self.trials.problems

    def known(
        self,
        operator: str,
        case: str,
        schedule: str,
        threads: int,
        cache: str = "warm",
        versions: dict[str, str] | None = None,
    ) -> dict[str, Record]:
        """What a resumed run need not measure: `Record.candidate` → its latest record, failures and `started` too.

        schedule: its `Record.name`.         versions: if given, records of other software versions do not count.
        """
        found = self.read(operator=operator, case=case, name=schedule, threads=threads, cache=cache)
        return {r.candidate: r for r in found if versions is None or r.versions == versions}

    # --- bests

    def bests(self, operator: str) -> Bests:
        """Best per (operator, case, schedule, threads, cache); shipped ones where nothing here beats them."""
        shipped = read_bests(self.shipped, operator) if self.shipped else {}
        return fold(shipped, read_bests(self.folder, operator).values())

    def best(
        self, operator: str, case: str, schedule: str | None = None, threads: int = 1, cache: str = "warm"
    ) -> Best | None:
        """The best of one schedule, or of all (None); between schedules too, noise keeps the older winner."""
        fit = [
            b
            for b in self.bests(operator).values()
            if (b.record.case, b.record.threads, b.record.cache) == (case, threads, cache)
            and schedule in (None, b.record.name)
        ]
        winner: Best | None = None
        for best in sorted(fit, key=lambda b: b.record.time):
            if winner is None or best.ci95[1] < winner.ci95[0]:
                winner = best
        return winner

    def promote(self, *records: Record, together: bool = False) -> int:
        """Let measured records compete for the bests; returns how many became one.

        Two writers do not lose each other's: the file is read again under the lock. Records that are not "ok"
        do not compete. together: the records were measured interleaved in one run, so where the best of today is
        among them, the others must beat what it took there, not what it took on another day.
        Raises ExplorerError("corrupt_log") if the file cannot be read: nothing is overwritten.
        """
        for record in records:
            self._own(record)
        with locked(self.folder):
            return self._promote([best_of(r) for r in records if r.status == "ok"], together)

    def demote(self, record: Record) -> Best | None:
        """Append a record that fails what was a best; the next best of its key, from the trials, takes the place."""
        self._own(record)
        with locked(self.folder):
            self.trials.append([record])
            bests = read_bests(self.folder, record.operator)
            best = bests.get(record.key)
            if best and best.record.identity == record.identity:
                del bests[record.key]
                bests = fold(bests, [b for b in self._measured() if b.record.key == record.key])
                write_bests(self.folder, record.operator, bests)
            return bests.get(record.key)

    def _promote(self, challengers: Iterable[Best], together: bool = False) -> int:
        by_operator: dict[str, list[Best]] = {}
        for best in challengers:
            by_operator.setdefault(best.record.operator, []).append(best)
        changed = 0
        for operator, group in by_operator.items():
            before = read_bests(self.folder, operator)
            today = {b.record.identity: b for b in group} if together else {}
            anchored = {key: today.get(best.record.identity, best) for key, best in before.items()}
            after = fold(anchored, group)
            write_bests(self.folder, operator, after)
            changed += sum(before.get(key) != best for key, best in after.items())
        return changed

    def _measured(self) -> list[Best]:
        """Every "ok" trial as a candidate for the bests, except where the latest word on it is a failure."""
        records = [r for r in self.trials.records if r.status not in (STARTED, "pruned")]
        latest = {r.identity: r.status for r in records}
        return [best_of(r) for r in records if r.status == "ok" and latest[r.identity] == "ok"]

    # --- whole folders

    def merge(self, other: Path) -> Merged:
        """Add the trials and bests of another folder of the same device; doing it twice changes nothing.

        Raises ExplorerError: "no_logs", "other_device", "corrupt_log".
        """
        if not other.is_dir():
            raise ExplorerError("no_logs", f"{other}: no such folder", "give a folder such as logs/<device>")
        source = Store(other, self.device)
        facts = read_facts(other)
        if facts and facts.get("name") != self.device:
            hint = "records are never applied to another device; merge it into its own folder"
            raise ExplorerError("other_device", f"{other} is of {facts.get('name')!r}, not of {self.device}", hint)
        theirs = settled(source.trials.records)
        bests = [best for operator in source.operators() for best in read_bests(other, operator).values()]
        with locked(self.folder):
            self.trials.mend()
            present = {r.digest for r in self.trials.records}
            new = [r for r in theirs if r.digest not in present]
            if new:
                self.trials.append(new)
            # Their bests file names their winners; where there is none, their trials compete themselves.
            judged = set(source.operators())
            wanted = {r.identity for r in new if r.operator not in judged}
            measured = [best for best in self._measured() if best.record.identity in wanted]
            promoted = self._promote([*bests, *measured])
            if facts and not read_facts(self.folder):
                replace_file(self.folder / DEVICE, read_bytes(other / DEVICE))
        return Merged(self.device, len(new), len(theirs) - len(new), tuple(source.problems), promoted)

    def repair(self) -> Repaired:
        """Set unusable lines aside and rebuild bests files that are corrupt or missing from the trials.

        Lines of another schema version stay: the version that wrote them can read them. A corrupt bests file is
        kept beside the new one as ``<operator>.json.corrupt``.
        """
        with locked(self.folder):
            set_aside = self.trials.mend(("torn", "invalid", "device"))
            measured = self._measured()
            rebuilt, files = [], [str(self.folder / ASIDE)] if set_aside else []
            for operator in sorted({*self.operators(), *(b.record.operator for b in measured)}):
                bests: Bests = {}
                try:
                    if read_bests(self.folder, operator):
                        continue
                except ExplorerError:
                    bests, aside = salvage(self.folder, operator)
                    files.append(str(aside))
                write_bests(self.folder, operator, fold(bests, [b for b in measured if b.record.operator == operator]))
                rebuilt.append(str(path_of(self.folder, operator)))
            for temporary in self.folder.glob(".*.tmp"):
                temporary.unlink(missing_ok=True)
        trials = len(self.read())
        return Repaired(self.device, trials, tuple(set_aside), tuple(self.problems), tuple(rebuilt), tuple(files))

    def operators(self) -> list[str]:
        """Operators that have a bests file here, readable or not."""
        names = (p.stem for p in self.folder.glob("*.json") if p.name != DEVICE and is_name(p.stem))
        return sorted(name for name in names if _is_bests(path_of(self.folder, name)))

    def _own(self, record: Record) -> None:
        if record.device != self.device:
            hint = "records are never applied to another device"
            raise ExplorerError("other_device", f"a record of {record.device} cannot go to {self.device}", hint)


def _is_bests(path: Path) -> bool:
    """Whether a JSON file is a bests file; one that cannot be parsed may be."""
    try:
        document = parse(read_bytes(path))
    except ValueError:
        return True
    return not isinstance(document, dict) or "bests" in document


@cache
def _owner(pid: int) -> dict[str, Any]:
    """What tells one process from all others, now and later."""
    return {"pid": pid, "born": psutil.Process(pid).create_time(), "host": socket.gethostname()}


def _dead(owner: dict[str, Any]) -> bool:
    """Whether the process that wrote a `started` mark is gone for certain; of another host nothing is certain."""
    if owner.get("host") != socket.gethostname():
        return False
    try:
        return psutil.Process(owner["pid"]).create_time() != owner["born"]
    except (psutil.NoSuchProcess, KeyError, TypeError, ValueError):
        return True
