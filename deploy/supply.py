"""Kernels by case, made when first asked for: exported into a folder and loaded, or compiled in memory."""

from __future__ import annotations

import hashlib
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

from schedules.core import Case, Operator
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import build
from tuning.store import Store

from .best import best_job
from .library import export
from .loader import load
from .manifest import read_manifest


class Supply:
    """``supply(case)`` is a function of the kernel's arguments, outputs included.

    It is the one in ``folder/<operator>_<hash>.so``, exported there if it is missing. So a folder that was filled once
    serves later processes without compiling. Without a folder it is a temporary one on a CPU, and kernels for a GPU
    stay in memory.
    """

    def __init__(
        self, operator: Operator, device: Device, store: Store, folder: Path | None = None, load: tuple[str, ...] = ()
    ):
        self.operator, self.device, self.store, self.files = operator, device, store, load
        self._lock = threading.Lock()
        self._kernels: dict[str, Callable[..., None]] = {}
        self._temporary = None if folder else tempfile.TemporaryDirectory(prefix="kernels-")
        self.folder = folder or Path(self._temporary.name)

    def __call__(self, case: Case) -> Callable[..., None]:
        """The kernel for `case`. Raises ExplorerError as `best_job`, `export` and `load` do."""
        with self._lock:
            if case.text not in self._kernels:
                self._kernels[case.text] = self._make(case)
            return self._kernels[case.text]

    def _make(self, case: Case) -> Callable[..., None]:
        if self._temporary and not isinstance(self.device, Cpu):
            return build(best_job(self.store, self.operator, case, self.device, load=self.files)).function
        threads = self.device.threads if isinstance(self.device, Cpu) else ""
        key = hashlib.sha256(f"{case.text}|{self.device.name}|{threads}".encode()).hexdigest()[:12]
        symbol = f"{self.operator.name}_{key}"
        path = self.folder / f"{symbol}.so"
        if not self._fits(path, case):
            export(best_job(self.store, self.operator, case, self.device, load=self.files), path, symbol)
        return load(path).function

    def _fits(self, path: Path, case: Case) -> bool:
        try:
            found = read_manifest(path)
        except ExplorerError:
            return False
        return (found.operator, found.case) == (self.operator.name, case.text)
