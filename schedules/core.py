"""The one door to `schedules`: operators, ladders, replay, and loading what fills the two tables.

An *operator* is what is computed, a *schedule* is one rung of its ladder on one kind of device, and a
*case* gives the sizes. Everything else in the project is a function of (schedule, case, device, config).
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from pathlib import Path

from .errors import ExplorerError
from .ladders import LADDERS, OPTIONS, Config, Idea, Schedule, Space, adopt, find_schedule, program, schedule
from .operators import (
    OPERATORS,
    Argument,
    Case,
    Free,
    Gradient,
    Operator,
    Tolerance,
    Value,
    Work,
    epsilon,
    find_operator,
    register,
)
from .replay import Step, StepError, Without, apply, lower, steps, without
from .rules import rules
from .traced import AUTO, Traced, definition, is_traced, traced, traced_name

__all__ = [
    "AUTO",
    "LADDERS",
    "OPERATORS",
    "OPTIONS",
    "Argument",
    "Case",
    "Config",
    "ExplorerError",
    "Free",
    "Gradient",
    "Idea",
    "Operator",
    "Schedule",
    "Space",
    "Step",
    "StepError",
    "Tolerance",
    "Traced",
    "Value",
    "Without",
    "Work",
    "adopt",
    "apply",
    "definition",
    "epsilon",
    "find_operator",
    "find_schedule",
    "is_traced",
    "load_all",
    "lower",
    "program",
    "register",
    "rules",
    "schedule",
    "steps",
    "traced",
    "traced_name",
    "without",
]


def load_all(extra: list[str] | tuple[str, ...] = ()) -> None:
    """Import every operator package beside this file, then the Python files in `extra`.

    Workers ask before every job, so what was loaded already costs next to nothing.
    """
    _load_packages()
    for path in extra:
        _load_file(Path(path))


@functools.cache
def _load_packages() -> None:
    import schedules

    for package in pkgutil.iter_modules(schedules.__path__, "schedules."):
        if package.ispkg:
            module = importlib.import_module(package.name)
            for inner in pkgutil.iter_modules(module.__path__, package.name + "."):
                importlib.import_module(inner.name)


def _load_file(path: Path) -> None:
    """Run the file, unless it is the one that ran before and what it entered into the tables is still there."""
    if not path.is_file():
        raise ExplorerError("no_file", f"--load {path}: no such file", "give the path of a Python file")
    stamp = path.stat().st_mtime_ns, path.stat().st_size
    before = _entries()
    known, entered = _loaded.get(path.resolve(), (None, {}))
    if known == stamp and all(before.get(key) is entry for key, entry in entered.items()):
        return
    spec = importlib.util.spec_from_file_location(f"loaded_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ExplorerError("bad_file", f"--load {path}: {type(error).__name__}: {error}", "mend the file") from error
    _loaded[path.resolve()] = stamp, {key: entry for key, entry in _entries().items() if before.get(key) is not entry}


_loaded: dict[Path, tuple[tuple[int, int] | None, dict]] = {}


def _entries() -> dict:
    """Both tables as one: operators by name, rungs by operator, kind and name."""
    rungs = {(*key, name): rung for key, ladder in LADDERS.items() for name, rung in ladder.items()}
    return {**OPERATORS, **rungs}
