"""A program into a record and back: traces as plain JSON, and the job that a record was."""

from __future__ import annotations

from typing import Any

from tvm import s_tir, tirx

from schedules import core
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from ..build import Job, schedule_of
from ..store import Store
from .record import Record


def job_of(record: Record, device: Device, load: tuple[str, ...] = (), foreign: bool = False) -> Job:
    """The Job that `record` was: same operator, case, schedule, configuration, trace and threads.

    foreign=True applies a record to a device it was not measured on, which raises ExplorerError
    ("other_device") otherwise.
    """
    if record.device != device.name and not foreign:
        hint = "records are applied to another device only if asked to"
        raise ExplorerError("other_device", f"the record is of {record.device}, the device is {device.name}", hint)
    if isinstance(device, Cpu):
        device = device.with_threads(record.threads)
    config = dict(record.config)
    return Job(record.operator, record.schedule, record.case, device.to_json(), config, record.trace, load)


def schedule_named(store: Store, operator: core.Operator, case: core.Case, device: Device, name: str) -> core.Schedule:
    """The rung `name`; ``auto`` and ``<rung>+auto`` mean the best trace recorded for `case` on `device` (its store).

    Raises ExplorerError: "unknown_rung", "no_best" if no such trace is recorded.
    """
    if not core.is_traced(name):
        return core.find_schedule(operator.name, device.kind, name)
    best = store.best(operator.name, case.text, name, device.threads if isinstance(device, Cpu) else 1)
    if best is None:
        rung = name.removesuffix(core.AUTO).removesuffix("+")
        hint = f"tvm-explorer tune {operator.name} --case {case.label} --search auto" + (f" --rung {rung}" * bool(rung))
        raise ExplorerError("no_best", f"nothing by the auto-scheduler is recorded for {case.label}", hint)
    return traced(best.record, device)


def traced(record: Record, device: Device) -> core.Schedule:
    """The schedule that a record with a trace stands for."""
    return schedule_of(record.operator, device.kind, record.schedule, record.config, record.trace)


def trace_of(sch: s_tir.Schedule) -> list[Any]:
    """The trace of `sch` as plain JSON: what `Record.trace` holds and `Trace.apply_json_to_schedule` takes.

    ``Trace.as_json`` alone leaves TVM's own numbers and strings in it.
    """
    return plain(sch.trace.as_json())


def plain(value: Any) -> Any:
    """TVM's containers, numbers and strings as Python's own."""
    if isinstance(value, (tirx.IntImm, tirx.FloatImm)):
        return value.value
    if isinstance(value, str):
        return str(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if hasattr(value, "items"):
        return {str(k): plain(v) for k, v in value.items()}
    return [plain(v) for v in value]
