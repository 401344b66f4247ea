"""Ablations that were measured: a file an operator beside the device's other logs, the newest of each rung and case."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from schedules.errors import ExplorerError
from tuning.files import locked, read_bytes, replace_file
from tuning.record import is_name, parse

from .ablation import Ablation, Effect, Interaction

SCHEMA = 1


def file_of(logs: Path, device: str, operator: str) -> Path:
    """Where an operator's ablations on a device lie. Raises ExplorerError for names that are no file names."""
    if not (is_name(device) and is_name(operator)):
        raise ExplorerError("bad_name", f"{device!r}, {operator!r}: no names of a device and an operator")
    return logs / device / f"{operator}.ablations.json"


def keep(logs: Path, ablation: Ablation) -> Path:
    """Record an ablation in place of an older one of the same rung, case and threads; returns the file."""
    path = file_of(logs, ablation.device, ablation.operator)
    with locked(path.parent):
        others = [a for a in _read(path) if _subject(a) != _subject(ablation)]
        found = sorted([*others, ablation], key=_subject)
        document = {"schema": SCHEMA, "ablations": [asdict(a) for a in found]}
        replace_file(path, (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode())
    return path


def kept(logs: Path, device: str, operator: str) -> list[Ablation]:
    """The recorded ablations of an operator on a device. Raises ExplorerError("corrupt_log")."""
    return _read(file_of(logs, device, operator))


def _subject(ablation: Ablation) -> tuple[str, str, int]:
    return ablation.rung, ablation.case, ablation.threads


def _read(path: Path) -> list[Ablation]:
    data = read_bytes(path)
    if not data:
        return []
    try:
        document = parse(data)
        if document["schema"] != SCHEMA:
            raise ValueError(f"schema {document['schema']!r:.40}")
        return [_ablation(one) for one in document["ablations"]]
    except (ValueError, KeyError, TypeError) as error:
        hint = "delete it: `study --ablate` measures anew"
        raise ExplorerError("corrupt_log", f"{path}: {error}", hint) from error


def _ablation(document: dict[str, Any]) -> Ablation:
    effects = tuple(Effect(**_tuples(one)) for one in document["effects"])
    interactions = tuple(Interaction(**_tuples(one)) for one in document["interactions"])
    return Ablation(**{**_tuples(document), "effects": effects, "interactions": interactions})


def _tuples(document: dict[str, Any]) -> dict[str, Any]:
    """JSON's lists as the tuples they were."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in document.items()}
