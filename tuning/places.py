"""Where logs lie: the folder a person names, the checkout's, or the XDG data folder; and what a wheel brings."""

from __future__ import annotations

import os
from pathlib import Path

from schedules.errors import ExplorerError

from .record import is_name


def find_logs(explicit: str | Path | None = None) -> Path:
    """The folder of all devices' logs: the one asked for, else the checkout's, else the XDG data folder.

    Raises ExplorerError("unwritable") if it is there and is no folder. It need not exist yet.
    """
    root = Path(__file__).resolve().parent.parent
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
    folder = Path(__file__).resolve().parent / "recorded"
    return folder if folder.is_dir() else None


def devices(logs: Path) -> list[str]:
    """Names of the devices that have a folder in `logs`."""
    return sorted(p.name for p in logs.iterdir() if p.is_dir() and is_name(p.name)) if logs.is_dir() else []
