"""Several exported libraries as one function on NumPy arrays, chosen by shapes and dtypes. Imports no compiler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import ml_dtypes  # noqa: F401  registers bfloat16 with NumPy
import numpy as np

from schedules.errors import ExplorerError, closest

from .dispatch import Row, extents
from .kernels import read_kernels
from .loader import LoadedKernel, open_kernel
from .manifest import Manifest, Parameter

Key = tuple[tuple[tuple[int, ...], np.dtype], ...]


@dataclass(frozen=True)
class NumpyFunction:
    """``out = f(a, b)`` or ``f(a, b, out=c)``: the kernel of exactly these shapes and dtypes, else the nearest tile's.

    kernels: the exact ones. tiles: those with symbolic extents, with their rows of the library's table.
    """

    operator: str
    kernels: dict[Key, LoadedKernel]
    tiles: tuple[tuple[Row, LoadedKernel], ...] = ()
    _met: dict[Key, LoadedKernel] = field(default_factory=dict)

    def __call__(self, *inputs: np.ndarray, out: np.ndarray | Sequence[np.ndarray] | None = None):
        """Compute into `out`, or into new arrays; returns it.

        Raises ExplorerError: "no_kernel" if no library has these shapes and dtypes, "ambiguous" if tiles of different
        options have, else as LoadedKernel does.
        """
        try:
            key = tuple([(a.shape, a.dtype) for a in inputs])
        except AttributeError:
            raise _bad_input(inputs) from None
        kernel = self.kernels.get(key) or self._met.get(key)
        if kernel is None:
            kernel = self._met[key] = self._nearest(inputs).at(*inputs)
        return kernel(*inputs, out=out)

    @property
    def cases(self) -> tuple[str, ...]:
        """The cases there are kernels for."""
        loaded = (*self.kernels.values(), *(kernel for _, kernel in self.tiles))
        return tuple(dict.fromkeys(kernel.manifest.case for kernel in loaded))

    def _nearest(self, inputs: Sequence[np.ndarray]) -> LoadedKernel:
        found = []
        for row, kernel in self.tiles:
            parameters = kernel.manifest.inputs
            if [a.dtype for a in inputs] == [np.dtype(p.dtype) for p in parameters]:
                sizes = extents([a.shape for a in inputs], [p.shape for p in parameters])
                if sizes is not None and min(sizes.values()) > 0:
                    found.append((row.distance({**row.values, **sizes}), row, kernel))
        if not found:
            raise self._missing(inputs)
        _check_options([kernel.manifest for _, _, kernel in found], _options)
        return min(found, key=lambda entry: entry[0])[2]

    def _missing(self, inputs: Sequence[np.ndarray]) -> ExplorerError:
        given = ", ".join(f"{a.dtype}{list(a.shape)}" for a in inputs)
        shown = "; ".join(self.cases[:8]) + ("; ..." if len(self.cases) > 8 else "")
        message = f"no kernel of {self.operator} for {given}"
        return ExplorerError("no_kernel", message, f"there are {shown}; explorer.py export adds one")


def numpy_function(operator: str, place: str | Path, **options) -> NumpyFunction:
    """`operator` on NumPy arrays, with the libraries exported into the folder `place`; nothing is compiled.

    place: a folder, or one library (of many kernels). options: keep only the kernels whose cases have these values,
    where several take the same arrays (such as ``trans_b=True`` beside a square case). Each library is verified as
    `load` does. Raises ExplorerError: "no_kernel" (none in the folder), "ambiguous", and what `load` raises.
    """
    place = Path(place)
    present = _kernels(place)
    found = [(row, kernel) for row, kernel in present if kernel.operator == operator]
    chosen = [(row, k) for row, k in found if all(k.values.get(name) == value for name, value in options.items())]
    if not chosen:
        wanted = operator + "".join(f" with {k}={v}" for k, v in options.items())
        cases = "; ".join(dict.fromkeys(k.case for _, k in found))
        hint = f"its cases: {cases}" if found else closest(operator, sorted({k.operator for _, k in present}))
        raise ExplorerError("no_kernel", f"{place} has no kernel of {wanted}", hint)
    exact: dict[Key, Manifest] = {}
    for _, kernel in (entry for entry in chosen if not entry[0].free):
        first = exact.setdefault(tuple(_key(p) for p in kernel.inputs), kernel)
        _check_options([first, kernel], id)
    folder = place if place.is_dir() else place.parent
    opened = {id(k): open_kernel(k, folder) for _, k in chosen}
    tiles = tuple((row, opened[id(k)]) for row, k in chosen if row.free)
    return NumpyFunction(operator, {key: opened[id(kernel)] for key, kernel in exact.items()}, tiles)


def _check_options(kernels: Sequence[Manifest], by) -> None:
    """Raise ExplorerError("ambiguous") if kernels that take the same arrays differ in what `by` gives."""
    first = kernels[0]
    for other in kernels:
        if by(other) != by(first):
            message = f"{first.symbol} ({first.case}) and {other.symbol} ({other.case}) take the same arrays"
            differing = (f"{k}={v!r}" for k, v in other.values.items() if v != first.values.get(k))
            raise ExplorerError(
                "ambiguous", message, f"say which: {', '.join(differing) or 'keep one of the libraries'}"
            )


def _options(kernel: Manifest) -> list:
    """A case's options. Integers are left out: extents, and row lengths that shapes tell."""
    return sorted((k, v) for k, v in kernel.values.items() if k not in kernel.free and type(v) is not int)


def _kernels(place: Path) -> list[tuple[Row, Manifest]]:
    """The rows and kernels of a library, or of all in a folder by file name; other JSON files are passed over."""
    paths = [p for p in sorted(place.glob("*.json")) if p.with_suffix(".so").exists()] if place.is_dir() else [place]
    libraries = [read_kernels(path) for path in paths]
    return [(row, found.kernels[row.kernel]) for found in libraries for row in found.rows]


def _key(parameter: Parameter) -> tuple[tuple[int, ...], np.dtype]:
    return parameter.shape, np.dtype(parameter.dtype)


def _bad_input(inputs: Sequence) -> ExplorerError:
    other = next(type(a).__name__ for a in inputs if not isinstance(a, np.ndarray))
    return ExplorerError("bad_argument", f"an input is a {other}, not a NumPy array", "np.asarray(x) makes one")
