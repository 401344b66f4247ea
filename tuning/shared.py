"""Arrays that several processes need: made by the first that asks, mapped from memory-backed files by the others."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import ml_dtypes  # noqa: F401  NumPy finds bfloat16 by name
import numpy as np
import psutil

FOLDER = "EXPLORER_SHARED"  # environment of a worker: the folder that it shares with others
MEMORY = Path("/dev/shm")
PREFIX = "explorer-"  # of a folder's name; the number of the process that made it follows


def new_folder() -> str:
    """An empty folder to share, in memory where the system has such a place; those of processes that died go."""
    place = MEMORY if MEMORY.is_dir() else Path(tempfile.gettempdir())
    for left in place.glob(f"{PREFIX}*-*"):
        owner = left.name.removeprefix(PREFIX).partition("-")[0]
        if owner.isdecimal() and not psutil.pid_exists(int(owner)):
            remove(str(left))
    return tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=place)


def empty(folder: str) -> None:
    """Forget what the folder holds; arrays that are mapped stay until they are let go."""
    for path in Path(folder).iterdir():
        path.unlink(missing_ok=True)


def remove(folder: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def shared(name: str, make: Callable[[], list[np.ndarray]]) -> list[np.ndarray]:
    """The arrays of `make`, which only the first process that shares a folder with this one calls; private to write to.

    Without such a folder they are made here.
    """
    folder = os.environ.get(FOLDER)
    if not folder or not Path(folder).is_dir():
        return make()
    base = Path(folder, hashlib.sha256(name.encode()).hexdigest()[:24])
    with open(f"{base}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index = Path(f"{base}.json")
        if index.exists():
            return [_mapped(f"{base}.{i}", *facts) for i, facts in enumerate(json.loads(index.read_text()))]
        arrays = make()
        for i, array in enumerate(arrays):
            np.ascontiguousarray(array).reshape(-1).view(np.uint8).tofile(f"{base}.{i}")
        index.write_text(json.dumps([(array.dtype.name, array.shape) for array in arrays]))
        return arrays


def _mapped(path: str, dtype: str, shape: list[int]) -> np.ndarray:
    if 0 in shape:
        return np.empty(shape, np.dtype(dtype))
    return np.asarray(np.memmap(path, np.uint8, mode="c")).view(np.dtype(dtype)).reshape(shape)
