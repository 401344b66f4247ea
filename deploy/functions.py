"""Several exported libraries as one function on NumPy arrays, chosen by shapes and dtypes. Imports no compiler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import ml_dtypes  # noqa: F401  registers bfloat16 with NumPy
import numpy as np

from schedules.errors import ExplorerError, closest

from .loader import LoadedKernel, load
from .manifest import Manifest, Parameter, read_manifest

Key = tuple[tuple[tuple[int, ...], np.dtype], ...]


@dataclass(frozen=True)
class NumpyFunction:
    """``out = f(a, b)`` or ``f(a, b, out=c)`` with the kernel for exactly these shapes and dtypes."""

    operator: str
    kernels: dict[Key, LoadedKernel]

    def __call__(self, *inputs: np.ndarray, out: np.ndarray | Sequence[np.ndarray] | None = None):
        """Compute into `out`, or into new arrays; returns it.

        Raises ExplorerError: "no_kernel" if no library has these shapes and dtypes, else as LoadedKernel does.
        """
        try:
            kernel = self.kernels.get(tuple([(a.shape, a.dtype) for a in inputs]))
        except AttributeError:
            raise _bad_input(inputs) from None
        if kernel is None:
            raise self._missing(inputs)
        return kernel(*inputs, out=out)

    @property
    def cases(self) -> tuple[str, ...]:
        """The cases there are kernels for."""
        return tuple(kernel.manifest.case for kernel in self.kernels.values())

    def _missing(self, inputs: Sequence[np.ndarray]) -> ExplorerError:
        given = ", ".join(f"{a.dtype}{list(a.shape)}" for a in inputs)
        shown = "; ".join(self.cases[:8]) + ("; ..." if len(self.cases) > 8 else "")
        message = f"no kernel of {self.operator} for {given}"
        return ExplorerError("no_kernel", message, f"there are {shown}; explorer.py export adds one")


def numpy_function(operator: str, folder: str | Path, **options) -> NumpyFunction:
    """`operator` on NumPy arrays, with the libraries exported into `folder`; nothing is compiled.

    options: keep only the libraries whose cases have these values, where several take the same arrays (such as
    ``trans_b=True`` beside a square case). Each library is verified as `load` does.
    Raises ExplorerError: "no_kernel" (none in the folder), "ambiguous", and what `load` raises.
    """
    found = {path: manifest for path, manifest in _manifests(Path(folder)) if manifest.operator == operator}
    chosen = {p: m for p, m in found.items() if all(m.values.get(k) == v for k, v in options.items())}
    if not chosen:
        present = sorted({m.operator for _, m in _manifests(Path(folder))})
        wanted = operator + "".join(f" with {k}={v}" for k, v in options.items())
        hint = f"its cases: {'; '.join(m.case for m in found.values())}" if found else closest(operator, present)
        raise ExplorerError("no_kernel", f"{folder} has no library of {wanted}", hint)
    keys: dict[Key, Path] = {}
    for path, manifest in chosen.items():
        key = tuple(_key(p) for p in manifest.inputs)
        if key in keys:
            first = chosen[keys[key]]
            message = f"{keys[key].name} ({first.case}) and {path.name} ({manifest.case}) take the same arrays"
            raise ExplorerError("ambiguous", message, "give the option in which they differ, such as trans_b=True")
        keys[key] = path
    return NumpyFunction(operator, {key: load(path) for key, path in keys.items()})


def _manifests(folder: Path) -> list[tuple[Path, Manifest]]:
    """The manifests in `folder`, by file name; other JSON files are passed over, damaged manifests are not."""
    if not folder.is_dir():
        raise ExplorerError("no_kernel", f"{folder} is no folder", "give the folder that `export` wrote into")
    return [(path, read_manifest(path)) for path in sorted(folder.glob("*.json")) if path.with_suffix(".so").exists()]


def _key(parameter: Parameter) -> tuple[tuple[int, ...], np.dtype]:
    return parameter.shape, np.dtype(parameter.dtype)


def _bad_input(inputs: Sequence) -> ExplorerError:
    other = next(type(a).__name__ for a in inputs if not isinstance(a, np.ndarray))
    return ExplorerError("bad_argument", f"an input is a {other}, not a NumPy array", "np.asarray(x) makes one")
