"""MetaSchedule's JSON database, read into records and written from them.

A database is two files: ``database_workload.json``, a line ``[hash, program]`` per workload, and
``database_tuning_record.json``, a line ``[workload, [trace, seconds, target, arguments]]`` per candidate. TVM reads
them all or not at all; here every line is read by itself, so that a torn one costs one candidate. It notes failures as
1e10 seconds without a reason (often its own builder's time-out), which says nothing about the program: left out.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tvm
import tvm_ffi
from tvm import s_tir, tirx
from tvm.s_tir.meta_schedule.arg_info import ArgInfo
from tvm.s_tir.meta_schedule.database import Workload
from tvm.target import Target

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Device
from schedules.errors import ExplorerError

from ..build import Job, program
from ..stats import median
from .files import read_bytes, replace_file
from .record import Record, now, parse
from .replay import job_of, plain, trace_of

WORKLOADS = "database_workload.json"
RECORDS = "database_tuning_record.json"
FAILED = 1e9  # TVM notes 1e10; no kernel runs for 30 years


@dataclass(frozen=True)
class Skipped:
    """A line or record that was left out, and why."""

    where: str
    reason: str


class _Unusable(Exception):
    """Why one line or record is left out."""


def read_database(
    folder: Path,
    subjects: Iterable[tuple[Operator, Case]],
    device: Device,
    threads: int,
    foreign: bool = False,
) -> tuple[list[Record], list[Skipped]]:
    """The candidates in a database whose workload is one of `subjects`, as records, and what was left out.

    A candidate must have been tuned for the device's kind and processor; foreign=True takes other processors too.
    threads: what the candidates ran with, where their target does not say. Raises ExplorerError("no_database").
    """
    if not (folder / WORKLOADS).is_file() or not (folder / RECORDS).is_file():
        hint = "give the work_dir of a MetaSchedule run"
        raise ExplorerError("no_database", f"{folder} holds no {WORKLOADS} and {RECORDS}", hint)
    subjects = list(subjects)
    skipped: list[Skipped] = []
    found: dict[int, Case | str] = {}
    for index, line in enumerate(read_bytes(folder / WORKLOADS).splitlines()):
        try:
            found[index] = _match(line, subjects)
        except _Unusable as error:
            found[index] = str(error)
    records = []
    for number, line in enumerate(read_bytes(folder / RECORDS).splitlines(), 1):
        try:
            records.append(_to_record(line, found, device, threads, foreign))
        except _Unusable as error:
            skipped.append(Skipped(f"{RECORDS}:{number}", str(error)))
    return records, skipped


def _match(line: bytes, subjects: Sequence[tuple[Operator, Case]]) -> Case:
    """The case whose definition is the workload on this line."""
    try:
        functions = Workload.from_json(parse(line)).mod.functions.values()
    except Exception as error:  # TVM's own classes, ValueError and TypeError alike
        raise _Unusable(f"its workload cannot be read: {str(error).splitlines()[0]:.120}") from error
    funcs = [f.with_attr("global_symbol", "main") for f in functions if isinstance(f, tirx.PrimFunc)]
    for operator, case in subjects:
        if len(funcs) == 1 and tvm_ffi.structural_equal(funcs[0], operator.prim_func(case)):
            return case
    raise _Unusable("its workload is no operator's definition in one of the cases asked for")


def _to_record(line: bytes, found: dict[int, Case | str], device: Device, threads: int, foreign: bool) -> Record:
    try:
        index, (trace, seconds, target, _) = parse(line)
        target = dict(target or {})
    except (ValueError, TypeError) as error:
        raise _Unusable(f"not a tuning record: {error}") from error
    case = found.get(index, "its workload is missing") if isinstance(index, int) else "its workload is missing"
    if isinstance(case, str):
        raise _Unusable(case)
    _check_target(target, device, foreign)
    samples = seconds if isinstance(seconds, list) else []
    if not samples or not all(_is_time(s) for s in samples):
        raise _Unusable("no time was measured")
    operator = core.find_operator(case.operator)
    try:
        s_tir.Trace.apply_json_to_schedule(trace, s_tir.Schedule(operator.prim_func(case)))
    except Exception as error:  # as above
        raise _Unusable(f"its trace does not apply: {str(error).splitlines()[0]:.120}") from error
    cores = target.get("num-cores")
    return Record(
        operator=operator.name,
        case=case.text,
        schedule="",
        config={},
        device=device.name,
        threads=cores if device.kind == "x86" and type(cores) is int and cores > 0 else threads,
        status="ok",
        seconds=median(samples),
        samples=tuple(float(s) for s in samples),
        protocol={"imported": "MetaSchedule", "target": target},
        time=now(),
        trace=trace,
    )


def _check_target(target: dict[str, Any], device: Device, foreign: bool) -> None:
    ours = device.target()
    if target.get("kind") != ours["kind"]:
        raise _Unusable(f"tuned for {target.get('kind')!r}, the device is {ours['kind']!r}")
    for key in ("mcpu", "arch"):
        if key in ours and target.get(key) != ours[key] and not foreign:
            raise _Unusable(f"tuned for {key} {target.get(key)!r}, the device is {ours[key]!r}")


def _is_time(value: Any) -> bool:
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return number and math.isfinite(value) and 0 < value < FAILED


def write_database(folder: Path, records: Iterable[Record], device: Device) -> tuple[int, list[Skipped]]:
    """Write checked and timed records as a database that TVM reads; returns how many, and what was left out.

    A rung becomes the trace of its primitives. One whose program no trace can say (it edits the program beside the
    primitives) is left out: each trace is replayed and compared. Raises ExplorerError("exists") rather than overwrite.
    """
    for name in (WORKLOADS, RECORDS):
        if (folder / name).exists():
            raise ExplorerError("exists", f"{folder / name} is there already", "give a new folder")
    workloads: dict[str, int] = {}
    lines, skipped = [], []
    for record in records:
        try:
            workload, entry = _to_entry(record, device)
        except (_Unusable, ExplorerError) as error:
            skipped.append(Skipped(f"{record.case} {record.name} {record.time}", str(error)))
            continue
        lines.append(json.dumps([workloads.setdefault(workload, len(workloads)), entry], separators=(",", ":")))
    replace_file(folder / WORKLOADS, "".join(f"{w}\n" for w in workloads).encode())
    replace_file(folder / RECORDS, "".join(f"{line}\n" for line in lines).encode())
    return len(lines), skipped


def _to_entry(record: Record, device: Device) -> tuple[str, list[Any]]:
    """The workload's line and the candidate's entry."""
    if record.status != "ok":
        raise _Unusable(f"status is {record.status!r}")
    job = job_of(record, device)
    operator, case, target = job.resolve()
    func = operator.prim_func(case)
    trace = _trace(job)
    copy = s_tir.Schedule(func)
    try:
        s_tir.Trace.apply_json_to_schedule(trace, copy)
    except Exception as error:  # TVM's own classes
        raise _Unusable(f"its trace does not replay: {str(error).splitlines()[0]:.120}") from error
    if not tvm_ffi.structural_equal(copy.mod["main"], program(job)["main"]):
        raise _Unusable("its program is more than a trace of primitives")
    workload = json.dumps(Workload(tvm.IRModule({"main": func})).as_json(), separators=(",", ":"))
    seconds = list(record.samples) or [record.seconds]
    arguments = [plain(info.as_json()) for info in ArgInfo.from_prim_func(func)]
    return workload, [trace, seconds, plain(Target(target.target()).export()), arguments]


def _trace(job: Job) -> Any:
    """The trace of the job's whole program as JSON: the rung's primitives, then the recorded trace."""
    operator, case, device = job.resolve()
    sch = s_tir.Schedule(operator.prim_func(case))
    if job.schedule:
        rung = core.find_schedule(operator.name, device.kind, job.schedule)
        core.apply(rung, sch, case, device, job.config)
        if job.trace is None and rung.finish:
            rung.finish(sch, case, device, rung.configure(case, device, job.config))
    if job.trace is not None:
        s_tir.Trace.apply_json_to_schedule(job.trace, sch)
    return trace_of(sch)
