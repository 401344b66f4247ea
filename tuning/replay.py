"""A record back into the job it was: the same program, on the device it was recorded on."""

from __future__ import annotations

from schedules.device import Cpu, Device
from schedules.errors import ExplorerError

from .build import Job
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
