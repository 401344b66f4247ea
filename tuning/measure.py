"""Correct first, then time: checks against the float64 reference, and how one contender is sampled."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any
from typing import Protocol as Interface

import numpy as np
import tvm

from schedules.core import Argument, Case, Operator

from .build import Kernel
from .cuda.timing import DeviceCall
from .stats import median, median_interval

# Seconds that a first call may take for nothing: pages are touched and code is fetched for the first time.
COLD = 5e-3
SURE = 1.5  # times the limit: a disturbance seldom makes one run that much longer
NEAR = 0.83  # of the limit: slower than that is measured well enough to learn from, and too slow to win


@dataclass(frozen=True)
class Protocol:
    """How a contender is timed; written into every record.

    A sample is the mean of `number` calls (0: as many as fill `sample_seconds`). Sampling ends once the 95 %
    interval of the median is narrower than `precision` of it, or after `most` samples or `budget` seconds.
    cache: "warm" leaves the operands where the last call left them; "cold" evicts them before each call.
    idle: seconds of rest before a contender's turn, so that no other library's threads still spin.
    """

    warmup: int = 1
    number: int = 0
    sample_seconds: float = 2e-4
    least: int = 3
    most: int = 50
    budget: float = 0.5
    precision: float = 0.01
    cache: str = "warm"
    idle: float = 0.0

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Timing:
    """Samples in seconds per call, in order; `pruned` if sampling ended early as hopeless."""

    samples: tuple[float, ...]
    pruned: bool = False

    @property
    def seconds(self) -> float:
        return median(self.samples)


@dataclass(frozen=True)
class Error:
    """Distance from the float64 reference: ‖out−ref‖/‖ref‖, and the worst element over the reference's RMS."""

    norm: float
    worst: float


class Runnable(Interface):
    """What can be sampled: seconds(number) is the mean time of `number` calls back to back."""

    def seconds(self, number: int) -> float: ...


@dataclass(frozen=True)
class HostCall:
    """A call on this processor, timed around the call as a user makes it (call overhead included)."""

    run: Callable[[], None]

    def seconds(self, number: int) -> float:
        run = self.run
        start = time.perf_counter()
        for _ in range(number):
            run()
        return (time.perf_counter() - start) / number


def runnable(kernel: Kernel, tensors: Sequence[tvm.runtime.Tensor]) -> Runnable:
    """`kernel` bound to its arguments."""
    function = kernel.function
    call = DeviceCall if kernel.device.kind == "cuda" else HostCall
    return call(lambda: function(*tensors))


@dataclass(frozen=True)
class Outputs:
    """Output tensors where a kernel finds them, and as many that hold poison: see `poison`."""

    tensors: tuple[tvm.runtime.Tensor, ...]
    poisons: tuple[tvm.runtime.Tensor, ...]

    @classmethod
    def of(cls, arguments: Sequence[Argument], kind: str) -> Outputs:
        """The outputs among `arguments`, poisoned."""
        made = (upload([aligned(poison(a)) for a in arguments if a.output], kind) for _ in range(2))
        return cls(*map(tuple, made))

    def poison(self) -> None:
        """Fill the outputs with what no correct result equals; on a device without a transfer."""
        for tensor, poisoned in zip(self.tensors, self.poisons, strict=True):
            poisoned.copyto(tensor)

    def fetch(self) -> list[np.ndarray]:
        """The outputs as arrays on the host."""
        return [tensor.numpy() for tensor in self.tensors]


def upload(arrays: Sequence[np.ndarray], kind: str) -> list[tvm.runtime.Tensor]:
    """`arrays` where kernels of that kind of device find them: in place on the host."""
    if kind == "cuda":
        return [tvm.runtime.tensor(array, tvm.cuda(0)) for array in arrays]
    return [host_tensor(array) for array in arrays]


def host_tensor(array: np.ndarray) -> tvm.runtime.Tensor:
    """`array` as TVM's tensor, in place where DLPack knows its dtype.

    NumPy asks for huge pages for large arrays and TVM does not: a copy would give the peer better memory than us.
    """
    try:
        return tvm.runtime.from_dlpack(array)
    except (BufferError, RuntimeError, TypeError):
        return tvm.runtime.tensor(array)


def aligned(array: np.ndarray, boundary: int = 64) -> np.ndarray:
    """A copy that starts on a cache line: peers and kernels get the same alignment."""
    raw = np.empty(array.nbytes + boundary, np.uint8)
    start = -raw.ctypes.data % boundary
    copy = raw[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def poison(argument: Argument) -> np.ndarray:
    """An array that no correct result equals: NaN for floats, the largest value for integers."""
    dtype = np.dtype(argument.dtype)
    worst = np.iinfo(dtype).max if dtype.kind in "iu" else np.nan
    return np.full(argument.shape, worst, dtype)


def compare(
    operator: Operator, case: Case, outputs: Sequence[np.ndarray], expected: Sequence[np.ndarray]
) -> tuple[Error, str]:
    """The error of `outputs`, and what is wrong with them ("" if they are within the operator's tolerance).

    An element whose reference is NaN must be NaN: either the inputs say so, or it was not to be written.
    """
    worst = Error(0.0, 0.0)
    for out, ref in zip(outputs, expected, strict=True):
        error, fault = _distance(np.asarray(out), np.asarray(ref, np.float64))
        worst = Error(max(worst.norm, error.norm), max(worst.worst, error.worst))
        if fault:
            return worst, fault
    return worst, beyond(operator, case, worst)


def beyond(operator: Operator, case: Case, error: Error) -> str:
    """How far `error` exceeds the operator's tolerance; "" if it is within."""
    tolerance = operator.tolerance(case)
    if error.norm <= tolerance.norm and error.worst <= tolerance.worst:
        return ""
    return (
        f"‖out−ref‖/‖ref‖ = {error.norm:.2e} (allowed {tolerance.norm:.2e}), "
        f"worst element {error.worst:.2e} (allowed {tolerance.worst:.2e})"
    )


def error_of(squares: float, worst: float, norm: float, size: int) -> Error:
    """The error of `size` elements from Σ(out − ref)², max |out − ref| and ‖ref‖; absolute where the reference is 0."""
    if norm == 0.0:
        return Error(math.sqrt(squares), worst)
    return Error(math.sqrt(squares) / norm, worst / (norm / math.sqrt(size)))


CHUNK = 1 << 16  # elements compared at a time: three arrays of doubles that stay in L2


def _distance(out: np.ndarray, ref: np.ndarray) -> tuple[Error, str]:
    squares, worst, norm = _sums_of(out, ref)
    if not math.isfinite(squares):
        out, finite = out.astype(np.float64), np.isfinite(ref)
        odd = np.flatnonzero(~((out == ref) | (np.isnan(out) & np.isnan(ref)) | (finite & np.isfinite(out))))
        if odd.size:
            at = tuple(int(i) for i in np.unravel_index(odd[0], ref.shape))
            return Error(math.inf, math.inf), f"{odd.size} elements, the first at {at}: {out[at]} instead of {ref[at]}"
        squares, worst, norm = _sums_of(out[finite], ref[finite])
    return error_of(squares, worst, norm, ref.size), ""


def _sums_of(out: np.ndarray, ref: np.ndarray) -> tuple[float, float, float]:
    """Σ(out − ref)², max |out − ref| and ‖ref‖ in float64; the first is not finite if any element is not."""
    squares = worst = norm = 0.0
    flat, expected = out.reshape(-1), ref.reshape(-1)
    with np.errstate(invalid="ignore"):
        for at in range(0, flat.size, CHUNK):
            part = expected[at : at + CHUNK]
            difference = flat[at : at + CHUNK].astype(np.float64) - part
            squares += _squares(difference)
            worst = max(worst, float(difference.max()), -float(difference.min()))
            norm += _squares(part)
    return squares, worst, math.sqrt(norm)


def _squares(values: np.ndarray) -> float:
    """Σ values², without BLAS: the threads of its dot product would spin into the timing that follows a check."""
    return float(np.einsum("i,i", values, values))


def sample(
    call: Runnable,
    protocol: Protocol,
    limit: float = math.inf,
    evict: Callable[[], None] | None = None,
    first: float = math.inf,
) -> Timing:
    """Warm up, then sample until the interval settles or the budget ends.

    The first call counts as a run where it takes longer than COLD. A contender is hopeless and pruned if the fastest of
    two runs exceeds `limit` seconds, or that first one alone SURE times the limit; one that exceeds NEAR of it has
    enough with `protocol.least` runs. `evict` empties the caches before each sample, whose `number` is then 1. A call
    longer than the budget is its own only sample. first: seconds of a call that was made already, the warm-up then.
    """
    started = time.perf_counter()
    for _ in range(max(1, protocol.warmup) if first == math.inf else 0):
        first = min(first, call.seconds(1))
    if first > max(SURE * limit, COLD):
        return Timing((first,), pruned=True)
    if first > protocol.budget:
        return Timing((first,), pruned=first > limit)
    number = 1 if evict else protocol.number or max(1, math.ceil(protocol.sample_seconds / max(first, 1e-9)))
    before = [first] if first > COLD else []
    samples: list[float] = []
    while len(samples) < protocol.most and time.perf_counter() - started < protocol.budget:
        if evict:
            evict()
        samples.append(call.seconds(number))
        runs = [*before, *samples]
        if len(runs) >= 2 and min(runs) > limit:
            return Timing(tuple(runs), pruned=True)
        if len(runs) >= protocol.least and min(runs) > NEAR * limit:
            break
        if len(samples) >= max(protocol.least, 6) and _settled(samples, protocol.precision):
            break
    return Timing(tuple(samples or [first]))


def _settled(samples: list[float], precision: float) -> bool:
    low, high = median_interval(samples)
    return high - low <= precision * median(samples)
