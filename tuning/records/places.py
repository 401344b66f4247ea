"""Where logs lie (the folder a person names, the checkout's, the XDG data folder), and the devices' facts in them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from schedules.device import Device, from_json
from schedules.errors import ExplorerError, closest

from .files import locked, read_bytes, write_document
from .record import is_name, parse

DEVICE = "device.json"


def find_logs(explicit: str | Path | None = None) -> Path:
    """The folder of all devices' logs: the one asked for, else the checkout's, else the XDG data folder.

    Raises ExplorerError("unwritable") if it is there and is no folder. It need not exist yet.
    """
    root = Path(__file__).resolve().parents[2]
    if explicit is not None:
        logs = Path(explicit).expanduser()
    elif (root / "explorer.py").is_file() and (root / "pyproject.toml").is_file():
        logs = root / "logs"
    else:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        logs = Path(data) / "tvm-explorer" / "logs"
    if logs.exists() and not logs.is_dir():
        raise ExplorerError("unwritable", f"{logs} is not a folder", "give another one with --logs DIR")
    return logs


def shipped_logs() -> Path | None:
    """The recorded bests that an installed wheel brings along (read-only), or None in a checkout."""
    folder = Path(__file__).resolve().parents[1] / "recorded"
    return folder if folder.is_dir() else None


def devices(logs: Path) -> list[str]:
    """Names of the devices that have a folder in `logs`."""
    return sorted(p.name for p in logs.iterdir() if p.is_dir() and is_name(p.name)) if logs.is_dir() else []


def recorded_devices(logs: Path) -> list[str]:
    """Those of `devices` that have a ``device.json``; a folder may hold measurements alone."""
    return [name for name in devices(logs) if (logs / name / DEVICE).is_file()]


def read_facts(folder: Path) -> dict[str, Any] | None:
    """``device.json`` in a device's folder, or None if there is none. Raises ExplorerError("corrupt_log")."""
    data = read_bytes(folder / DEVICE)
    if not data:
        return None
    try:
        facts = parse(data)
        if not isinstance(facts, dict):
            raise ValueError("not an object")
    except ValueError as error:
        raise _corrupt(folder, error) from error
    return facts


def read_device(logs: Path, name: str) -> Device:
    """The Device recorded below `logs`, else the one shipped.

    Raises ExplorerError: "unknown_device", "corrupt_log", "other_device" if the folder holds another's facts.
    """
    for place in (logs, shipped_logs()):
        folder = place / name if place and is_name(name) else None
        facts = read_facts(folder) if folder else None
        if facts is None:
            continue
        try:
            device = from_json(facts)
        except (KeyError, TypeError, AttributeError) as error:
            raise _corrupt(folder, error) from error
        if device.name != name:
            raise ExplorerError("other_device", f"{folder / DEVICE} is of {device.name!r}", "move it to its own folder")
        return device
    hint = closest(name, devices(logs))
    raise ExplorerError("unknown_device", f"nothing is recorded about device {name!r}", hint)


def write_device(logs: Path, device: Device) -> Path:
    """Write a device's facts to ``logs/<name>/device.json``, atomically; returns the file."""
    file = logs / device.name / DEVICE
    with locked(file.parent):
        write_document(file, device.to_json(), sort_keys=True)
    return file


def _corrupt(folder: Path, error: Exception) -> ExplorerError:
    hint = "delete it: the device is probed again on its own machine"
    return ExplorerError("corrupt_log", f"{folder / DEVICE}: {error}", hint)
