"""What most verbs are about: an operator or a rung, a case, a device, and the device's store."""

from __future__ import annotations

from collections.abc import Mapping

from deploy.best import last_fitting
from schedules import core
from schedules.core import Case, Operator, Value
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job
from tuning.devices import find_device, require_memory
from tuning.records.places import find_logs
from tuning.records.replay import job_of, schedule_named
from tuning.search import OWN_SPACE
from tuning.store import Store

Given = str | Mapping[str, Value]


class Subject:
    """What most verbs are about: an operator, a case, a device, and the device's store."""

    def __init__(self, operator: Operator, case: Case, device: Device, store: Store):
        self.operator, self.case, self.device, self.store = operator, case, device, store

    @property
    def threads(self) -> int:
        return self.device.threads if isinstance(self.device, Cpu) else 1

    def schedule(self, rung: str | None) -> core.Schedule:
        """The rung named, or the last of the ladder that fits."""
        return last_fitting(self.operator, self.case, self.device, rung)

    def tunable(self, rung: str | None, search: str, required: bool = True) -> core.Schedule | None:
        """The same if it can be tuned here; None (unless required) where it or its memory does not fit."""
        try:
            require_memory(self.operator, self.case)
            return self.to_search(rung, search)[1]
        except ExplorerError:
            if required:
                raise
            return None

    def to_search(self, rung: str | None, search: str | None) -> tuple[str, core.Schedule]:
        """The strategy (default: the usual one), and where it starts.

        One that makes its own space starts from the definition, unless a rung is named.
        """
        search = search or self.usual_search
        if search in OWN_SPACE and not rung:
            return search, core.definition(self.operator.name, self.device.kind)
        return search, self.schedule(rung)

    @property
    def usual_search(self) -> str:
        """`local`; the auto-scheduler if the operator has no rung for the device."""
        return "local" if (self.operator.name, self.device.kind) in core.LADDERS else core.AUTO

    def best(self, schedule: str | None, cache: str, load: tuple[str, ...] = ()) -> Job | None:
        """The best recorded for the case of one schedule, or of all (None)."""
        found = self.store.best(self.operator.name, self.case.text, schedule, self.threads, cache)
        return job_of(found.record, self.device, load) if found else None


def subject_of(operator, case, device="cpu", dtype=None, threads=None, logs=None, load=()) -> Subject:
    """The objects that a verb's arguments name. Raises ExplorerError for what is not known or does not fit."""
    core.load_all(load)
    found = core.find_operator(operator)
    wanted = found.case(case, **({"dtype": dtype} if dtype else {}))
    folder = find_logs(logs)
    target = find_device(device, folder)
    if threads is not None:
        target = with_threads(target, threads)
    return Subject(found, wanted, target, Store.open(folder, target.name))


def with_threads(device: Device, threads: int) -> Device:
    """`device` with that many threads. Raises ExplorerError("bad_threads") if it has not as many."""
    if not isinstance(device, Cpu):
        raise ExplorerError("bad_threads", f"--threads does not apply to {device.name}", "leave it out")
    if not 1 <= threads <= device.cores:
        message = f"{threads} threads: {device.name} has {device.cores} cores"
        raise ExplorerError("bad_threads", message, f"give 1 to {device.cores}")
    return device.with_threads(threads)


def rung_of(path, case, device, dtype, threads, logs, load) -> tuple[core.Schedule, Subject]:
    """What OPERATOR/KIND/RUNG names (RUNG ``auto``: the recorded trace), and the subject on a device of its kind."""
    operator, kind, rung = _split(path)
    core.load_all(load)
    if not core.is_traced(rung):
        core.find_schedule(operator, kind, rung)
    subject = subject_of(operator, case, device or {"x86": "cpu"}.get(kind, kind), dtype, threads, logs, load)
    if subject.device.kind != kind:
        own = subject.device.kind
        message = f"{path} is for {kind}, and {subject.device.name} is {own}"
        raise ExplorerError("wrong_kind", message, f"name a rung of {operator}/{own}, or another --device")
    return schedule_named(subject.store, subject.operator, subject.case, subject.device, rung), subject


def _split(path: str) -> tuple[str, str, str]:
    parts = path.split("/")
    if len(parts) != 3 or not all(parts):
        raise ExplorerError("bad_path", f"{path!r} is not OPERATOR/KIND/RUNG", "for example gemm/x86/v3_vectorize")
    return parts[0], parts[1], parts[2]
