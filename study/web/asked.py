"""What a request is about: operator, rung, case, device, parameters; checked, and completed with what is usual."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

from schedules import core
from schedules.core import Case, Config, Operator, Value
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, job_for
from tuning.cuda.gpus import PRESETS
from tuning.records.places import read_device, recorded_devices
from tuning.records.replay import schedule_named
from tuning.store import Store

from . import gather
from .jobs import Subject

NUMBER = re.compile(r"-?[0-9]{1,12}")


@dataclass(frozen=True)
class Asked:
    """The subject of a page. `config` is complete; `cases`, `devices` and `space` are what a reader may choose from."""

    operator: Operator
    case: Case
    device: Device
    rung: str
    config: Config
    cases: tuple[str, ...]
    devices: tuple[str, ...]
    space: Mapping[str, tuple[Value | None, ...]]
    load: tuple[str, ...]
    traced: core.Traced | None = None

    @property
    def threads(self) -> int:
        return self.device.threads if isinstance(self.device, Cpu) else 1

    @property
    def cores(self) -> int:
        return self.device.cores if isinstance(self.device, Cpu) else 1

    @property
    def schedule(self) -> core.Schedule:
        return self.traced or core.find_schedule(self.operator.name, self.device.kind, self.rung)

    @property
    def rungs(self) -> dict[str, core.Schedule]:
        """The ladder."""
        return core.LADDERS[self.operator.name, self.device.kind]

    @property
    def subject(self) -> Subject:
        names = (self.operator.name, self.device.kind, self.rung, self.case.text, self.device.to_json())
        return Subject(*names, self.config, self.load, self.traced)

    @property
    def job(self) -> Job:
        return job_for(self.schedule, self.case, self.device, self.config, self.load)

    def job_at(self, step: int) -> Job:
        """The job of one step; step 0 is the definition."""
        return replace(self.job, step=step)

    @property
    def document(self) -> dict[str, Any]:
        """The subject as JSON."""
        names = {"operator": self.operator.name, "kind": self.device.kind, "rung": self.rung, "case": self.case.text}
        return {**names, "device": self.device.name, "threads": self.threads, "config": self.config}

    @property
    def query(self) -> str:
        """The query string that leads back to this case, device, threads and parameters."""
        given = {"case": self.case.text, "device": self.device.name, "threads": self.threads}
        usual = self.schedule.configure(self.case, self.device) if self.rung else {}
        changed = {key: value for key, value in self.config.items() if usual.get(key) != value}
        return urlencode({**given, **_fields(changed)})

    @property
    def settings(self) -> dict[str, Any]:
        """The fields of a form that lead back to this case, device, threads and parameters."""
        return dict(parse_qsl(self.query))

    def link(self, page: str, rung: str | None = None, form: str = "", config: Config | None = None) -> str:
        """Address of another page about the same case and device; form ".json": of its twin; config: parameters."""
        last = f"/{rung or self.rung}" if page not in ("ladder", "run") else ""
        more = f"&{urlencode(_fields(config))}" if config else ""
        return f"/{page}/{self.operator.name}/{self.device.kind}{last}{form}?{self.query}{more}"


def _fields(config: Config) -> dict[str, Value]:
    """Parameters as the fields of a query."""
    return {f"set.{key}": "none" if value is None else value for key, value in config.items()}


def asked(path: Mapping[str, str], query: Mapping[str, str], logs: Path, load: tuple[str, ...]) -> Asked:
    """The subject of a request. Raises ExplorerError for names, cases or values that do not exist."""
    operator = core.find_operator(path["operator"])
    kind = path["kind"]
    if (operator.name, kind) not in core.LADDERS:
        core.find_schedule(operator.name, kind, "")
    device, fitting = _device(_known(logs, kind), query.get("device", ""), kind)
    cases = tuple(gather.measured_cases(logs, operator, device))
    case = operator.case(query.get("case") or cases[0])
    if isinstance(device, Cpu):
        device = device.with_threads(_threads(query.get("threads", ""), device))
    rung = path.get("rung", "")
    config, space, traced = {}, {}, None
    if rung:
        schedule = schedule_named(Store.open(logs, device.name), operator, case, device, rung)
        traced = schedule if isinstance(schedule, core.Traced) else None
        space = dict(schedule.space(case, device).values) if not schedule.unfit(case, device) else {}
        config = schedule.configure(case, device, _settings(query))
    names = tuple(d.name for d in fitting)
    return Asked(operator, case, device, rung, config, cases, names, space, load, traced)


def _known(logs: Path, kind: str) -> list[Device]:
    """The devices of a kind in the logs, then those whose facts are known without, the newest first."""
    recorded = [d for d in (read_device(logs, name) for name in recorded_devices(logs)) if d.kind == kind]
    names = {device.name for device in recorded}
    return [*recorded, *(d for d in reversed(PRESETS.values()) if d.kind == kind and d.name not in names)]


def _device(fitting: list[Device], name: str, kind: str) -> tuple[Device, list[Device]]:
    if not fitting:
        hint = "run `bench` or `tune` on one, or give its logs with --logs"
        raise ExplorerError("unknown_device", f"no {kind} device is known in the logs", hint)
    found = [device for device in fitting if device.name == name] if name else fitting[:1]
    if not found:
        raise ExplorerError("unknown_device", f"no device {name!r}", "known: " + ", ".join(d.name for d in fitting))
    return found[0], fitting


def _threads(text: str, device: Cpu) -> int:
    if not text:
        return device.cores
    if not text.isdecimal() or not 1 <= int(text[:9]) <= device.cores:
        raise ExplorerError(
            "bad_threads", f"{text!r} threads: {device.name} has {device.cores} cores", f"1 to {device.cores}"
        )
    return int(text)


def _settings(query: Mapping[str, str]) -> Config:
    """``set.bm=64`` of a query as a configuration: numbers and words where they are such, text otherwise."""
    words: dict[str, Value | None] = {"none": None, "true": True, "false": False}
    found: Config = {}
    for key in query:
        if key.startswith("set.") and query[key] != "":
            text = query[key]
            number = int(text) if NUMBER.fullmatch(text) else text
            found[key.removeprefix("set.")] = words.get(text.lower(), number)
    return found
