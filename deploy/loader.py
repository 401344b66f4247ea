"""Run an exported library on NumPy arrays. Imports NumPy and TVM's FFI: no compiler, no other part of TVM."""

from __future__ import annotations

import ctypes
import importlib.metadata
import math
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import ml_dtypes  # noqa: F401  registers bfloat16 with NumPy
import numpy as np
import tvm_ffi

from schedules.errors import ExplorerError

from .dispatch import extents
from .kernels import Kernels, read_kernels
from .manifest import AGAIN, Manifest, Parameter, read_manifest, verify
from .texts import at as sized_for
from .texts import interface

# Path → checksums under which a library of that path was loaded, oldest first.
_LOADED: dict[Path, list[str]] = {}


_ONLY_ARRAYS = {np.ndarray}
_MOST = 2**31 - 1  # elements: a kernel with symbolic extents counts in 32 bits


@dataclass(frozen=True, repr=False)
class LoadedKernel:
    """An exported kernel: ``out = kernel(a, b)`` or ``kernel(a, b, out=c)``, shapes and dtypes as in `manifest`.

    Symbolic extents are read off the inputs at every call; `at` does that once.
    """

    manifest: Manifest
    path: Path
    function: Callable[..., None]
    _plain: Callable[..., int]
    _library: ctypes.CDLL
    _extents: tuple[int, ...] = ()

    def __call__(self, *inputs: np.ndarray, out: np.ndarray | Sequence[np.ndarray] | None = None):
        """Compute into `out` (an array, or a sequence of them if there are several), or into new arrays; returns it.

        Raises ExplorerError("bad_argument") for a wrong number, type, shape, dtype or layout of arrays, or an output
        that cannot be written. Columns that the operator leaves alone keep what was there.
        """
        if self.manifest.free:
            return self.at(*inputs)(*inputs, out=out)
        if self.manifest.on_gpu:
            hint = "call its `function` with tensors of PyTorch, or use deploy.torch_op"
            raise ExplorerError("bad_argument", f"{self.manifest.symbol} takes arrays in the memory of a GPU", hint)
        outputs = (out,) if type(out) is np.ndarray else self._outputs(out)
        arrays = inputs + outputs
        if {*map(type, arrays)} != _ONLY_ARRAYS:
            self._check(arrays)
        try:
            self.function(*arrays)
        except (BufferError, RuntimeError, TypeError, ValueError):
            # The kernel checks its arguments itself: say what is wrong in the words of the manifest, or call it
            # by pointer where only DLPack refused (read-only inputs, bfloat16).
            self._check(arrays)
            self._call_plain(arrays)
        return outputs[0] if len(outputs) == 1 else outputs

    def at(self, *inputs: np.ndarray) -> LoadedKernel:
        """The kernel with the extents that these inputs have; itself if none is symbolic. Raises as a call does."""
        m = self.manifest
        if not m.free:
            return self
        shapes = [np.shape(a) for a in inputs]
        found = extents(shapes, [p.shape for p in m.inputs]) if len(shapes) == len(m.inputs) else None
        if found is None:
            wanted = ", ".join(f"{p.name}[{', '.join(map(str, p.shape))}]" for p in m.inputs)
            raise _refused(f"inputs have shapes {', '.join(map(str, shapes))}; {m.symbol} takes {wanted}")
        sized = replace(m, arguments=tuple(sized_for(p, found) for p in m.arguments), values={**m.values, **found})
        if any(math.prod(p.shape) > _MOST for p in sized.arguments):
            raise _refused(f"an array has more than {_MOST} elements")
        return replace(self, manifest=sized, _extents=tuple(found[name] for name in m.free))

    def __repr__(self) -> str:
        return f"<{self.manifest.operator} {self.manifest.case}: {interface(self.manifest)}>"

    @property
    def threads(self) -> int:
        """How many threads its parallel loops use."""
        return int(getattr(self._library, f"{self.manifest.symbol}_threads")())

    def set_threads(self, threads: int) -> None:
        """Use `threads` threads from now on; 0 restores the default."""
        getattr(self._library, f"{self.manifest.symbol}_set_threads")(ctypes.c_int(threads))

    def _outputs(self, out) -> tuple[np.ndarray, ...]:
        if out is None:
            return tuple(np.empty(p.shape, p.dtype) for p in self.manifest.outputs)
        return tuple(out) if isinstance(out, (list, tuple)) else (out,)

    def _check(self, arrays: Sequence[np.ndarray]) -> None:
        parameters = self.manifest.arguments
        if len(arrays) != len(parameters):
            wanted = ", ".join(f"{p.name}{list(p.shape)}" for p in parameters)
            raise _refused(f"{len(arrays)} arrays, outputs included; {self.manifest.symbol} takes {wanted}")
        for array, parameter in zip(arrays, parameters, strict=True):
            wrong = _wrong(array, parameter)
            if wrong:
                raise _refused(f"{parameter.name} {wrong}")

    def _call_plain(self, arrays: Sequence[np.ndarray]) -> None:
        if self._plain(*self._extents, *(a.ctypes.data for a in arrays)):
            raise ExplorerError("run_error", f"{self.manifest.symbol}: {_text(self._library, self.manifest, 'error')}")


def _text(library: ctypes.CDLL, manifest: Manifest, what: str) -> str:
    """What the library's ``<symbol>_<what>()`` returns."""
    function = getattr(library, f"{manifest.symbol}_{what}")
    function.restype = ctypes.c_char_p
    return (function() or b"").decode()


def _refused(message: str) -> ExplorerError:
    return ExplorerError("bad_argument", message, "np.ascontiguousarray(x, dtype) makes an array the kernel takes")


def _wrong(array: np.ndarray, parameter: Parameter) -> str | None:
    """What keeps `array` from being passed as `parameter`, or None."""
    if not isinstance(array, np.ndarray):
        return f"is a {type(array).__name__}, not a NumPy array"
    if array.shape != parameter.shape:
        return f"has shape {array.shape}, not {parameter.shape}"
    if array.dtype != np.dtype(parameter.dtype) or not array.dtype.isnative:
        return f"has dtype {array.dtype.str if not array.dtype.isnative else array.dtype}, not {parameter.dtype}"
    if not array.flags.c_contiguous:
        return "is not row-major and dense"
    if not array.flags.aligned:
        return f"is not aligned to {parameter.alignment} bytes"
    if parameter.output and not array.flags.writeable:
        return "is read-only, but it is an output"
    return None


def load(path: str | Path, threads: int | None = None) -> LoadedKernel:
    """The kernel in an exported library, from the library's path or its manifest's.

    The manifest is verified first: nothing of the library runs unless its checksum, platform, processor and
    TVM version fit. Raises ExplorerError as `read_manifest` and `verify` do, or "load_error".
    """
    manifest = read_manifest(path)
    _check_name(Path(path), manifest)
    return open_kernel(manifest, Path(path).parent, threads)


def load_all(path: str | Path, threads: int | None = None) -> dict[tuple[str, str], LoadedKernel]:
    """The kernels of a library of many (or of one), by operator and case. Verified and refused as by `load`."""
    found, folder = read_kernels(path), Path(path).parent
    _check_name(Path(path), found.kernels[0])
    made = {(m.operator, m.case): open_kernel(m, folder, threads) for m in found.kernels}
    check_abi(found, next(iter(made.values())))
    return made


def _check_name(path: Path, manifest: Manifest) -> None:
    """Raise ExplorerError("bad_manifest") where the manifest beside the library of this path is another library's."""
    if path.suffix == ".so" and path.name != manifest.library:
        message = f"{path.with_suffix('.json')} is the manifest of {manifest.library}, not of {path.name}"
        raise ExplorerError("bad_manifest", message, "keep the exported files together, under their names")


def check_abi(found: Kernels, kernel: LoadedKernel) -> None:
    """Raise ExplorerError("bad_manifest") unless the library of `kernel` has the functions its manifest speaks of."""
    if not found.name:
        return
    number = getattr(kernel._library, f"{found.name}_abi", lambda: 0)() & 0xFFFFFFFF
    if number != found.abi:
        raise ExplorerError("bad_manifest", f"{kernel.path} has the ABI {number}, its manifest {found.abi}", AGAIN)


def open_kernel(manifest: Manifest, folder: Path, threads: int | None = None) -> LoadedKernel:
    """The kernel that `manifest` describes, from its library in `folder`; verified and refused as by `load`."""
    library_path = verify(manifest, folder)
    _check_version(manifest)
    spelled = _spelling(library_path.resolve(), manifest.files[manifest.library].sha256)
    try:
        function = tvm_ffi.load_module(spelled)[manifest.symbol]
        library = ctypes.CDLL(spelled)
        plain = getattr(library, manifest.symbol)
        compiled = _text(library, manifest, "interface")
    except (OSError, AttributeError, RuntimeError) as error:
        raise ExplorerError("load_error", f"{library_path}: {str(error).splitlines()[0][:300]}", AGAIN) from None
    if compiled != interface(manifest):
        raise ExplorerError(
            "bad_manifest", f"{library_path} takes ({compiled}), which is not what its manifest says", AGAIN
        )
    plain.argtypes = [ctypes.c_int64] * len(manifest.free) + [ctypes.c_void_p] * len(manifest.arguments)
    kernel = LoadedKernel(manifest, library_path, function, plain, library)
    if threads is not None:
        kernel.set_threads(threads)
    return kernel


def _spelling(path: Path, sha256: str) -> str:
    """A spelling of `path` that the dynamic linker has not seen for other content.

    It compares names before it opens files: after a second export to the same path the name alone would
    return the first library.
    """
    seen = _LOADED.setdefault(path, [])
    if sha256 not in seen:
        seen.append(sha256)
    return f"{path.parent}{f'{os.sep}.' * seen.index(sha256)}{os.sep}{path.name}"


def _check_version(manifest: Manifest) -> None:
    """The FFI's C interface may change with its minor version."""
    built, here = manifest.versions.get("apache-tvm-ffi", ""), importlib.metadata.version("apache-tvm-ffi")
    if built.split(".")[:2] != here.split(".")[:2]:
        message = f"{manifest.library} was built for apache-tvm-ffi {built or '?'}, this is {here}"
        raise ExplorerError("other_version", message, f"{AGAIN}; from C it works as it is")
