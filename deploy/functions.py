"""Several exported libraries as one function on NumPy arrays, chosen by shapes and dtypes. Imports no compiler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import ml_dtypes  # noqa: F401  registers bfloat16 with NumPy
import numpy as np

from schedules.errors import ExplorerError, closest

from .loader import LoadedKernel, open_kernel
from .manifest import Manifest, Parameter, read_kernels

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


def numpy_function(operator: str, place: str | Path, **options) -> NumpyFunction:
    """`operator` on NumPy arrays, with the libraries exported into the folder `place`; nothing is compiled.

    place: a folder, or one library (of many kernels).

    options: keep only the libraries whose cases have these values, where several take the same arrays (such as
    ``trans_b=True`` beside a square case). Each library is verified as `load` does.
    Raises ExplorerError: "no_kernel" (none in the folder), "ambiguous", and what `load` raises.
    """
    present = _kernels(Path(place))
    found = [k for k in present if k.operator == operator]
    chosen = [k for k in found if all(k.values.get(name) == value for name, value in options.items())]
    if not chosen:
        wanted = operator + "".join(f" with {k}={v}" for k, v in options.items())
        cases = "; ".join(k.case for k in found)
        hint = f"its cases: {cases}" if found else closest(operator, sorted({k.operator for k in present}))
        raise ExplorerError("no_kernel", f"{place} has no kernel of {wanted}", hint)
    kernels: dict[Key, Manifest] = {}
    for kernel in chosen:
        first = kernels.setdefault(tuple(_key(p) for p in kernel.inputs), kernel)
        if first is not kernel:
            message = f"{first.symbol} ({first.case}) and {kernel.symbol} ({kernel.case}) take the same arrays"
            raise ExplorerError("ambiguous", message, "give the option in which they differ, such as trans_b=True")
    folder = Path(place) if Path(place).is_dir() else Path(place).parent
    return NumpyFunction(operator, {key: open_kernel(kernel, folder) for key, kernel in kernels.items()})


def _kernels(place: Path) -> list[Manifest]:
    """The kernels of a library, or of all in a folder by file name; JSON files without a library are passed over."""
    if not place.is_dir():
        return list(read_kernels(place))
    libraries = (path for path in sorted(place.glob("*.json")) if path.with_suffix(".so").exists())
    return [kernel for path in libraries for kernel in read_kernels(path)]


def _key(parameter: Parameter) -> tuple[tuple[int, ...], np.dtype]:
    return parameter.shape, np.dtype(parameter.dtype)


def _bad_input(inputs: Sequence) -> ExplorerError:
    other = next(type(a).__name__ for a in inputs if not isinstance(a, np.ndarray))
    return ExplorerError("bad_argument", f"an input is a {other}, not a NumPy array", "np.asarray(x) makes one")
