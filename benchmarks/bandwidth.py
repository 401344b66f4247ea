"""Peers of every memory-bound operator: calls that move as many bytes as the case must at least, and compute nothing.

The ratio to one of them is the share of the machine's bandwidth that a kernel reaches, measured in the same run.
They have no result to check: what they hand back is the reference.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from schedules.core import Case, find_operator
from tuning.devices import host_cpu, triad_call
from tuning.measure import HostCall, Runnable

from .torch_calls import CudaCall

WHOLE = 2 << 20  # bytes, a page of a GPU's memory: an H200 copies whole ones, and some other sizes a third slower


@dataclass(frozen=True)
class Traffic:
    """A call that moves bytes for `case`; the operands are the case's, the traffic is the call's own.

    share: of what the call moves, what counts: the rest rounds up to a size that moves at full speed.
    """

    call: Runnable
    case: Case
    inputs: tuple[np.ndarray, ...]
    share: float = 1.0

    def seconds(self, number: int) -> float:
        """Mean seconds of `number` calls back to back, as far as they count."""
        return self.call.seconds(number) * self.share

    def fetch(self) -> list[np.ndarray]:
        """The reference, since nothing was computed."""
        expected = find_operator(self.case.operator).reference(self.case, *self.inputs)
        return list(expected) if isinstance(expected, (tuple, list)) else [expected]


def inputs_of(case: Case, arrays: list[np.ndarray]) -> tuple[np.ndarray, ...]:
    """The inputs among a peer's arrays."""
    return tuple(arrays[: len(arrays) - find_operator(case.operator).outputs])


def bytes_of(case: Case) -> int:
    """The fewest bytes that `case` moves, as its operator counts them."""
    return find_operator(case.operator).work(case).bytes


def triad(case: Case, arrays: list[np.ndarray], threads: int) -> Traffic:
    """a[i] = b[i] + s·c[i] in float64 (McCalpin's STREAM) on as many bytes as `case` moves, `threads` threads."""
    run = triad_call(host_cpu().with_threads(threads), bytes_of(case))
    return Traffic(HostCall(run), case, inputs_of(case, arrays))


def copy(case: Case, arrays: list[np.ndarray], threads: int) -> Traffic:
    """A device-to-device copy of half the bytes that `case` moves: each is read once and written once."""
    import torch as library

    half = bytes_of(case) // 2
    whole = -(-half // WHOLE) * WHOLE if half > WHOLE else -(-half // 256) * 256
    source = library.zeros(whole, dtype=library.uint8, device="cuda")
    target = library.empty_like(source)
    call = CudaCall(library, lambda: target.copy_(source), (), batched=True)
    return Traffic(call, case, inputs_of(case, arrays), share=half / whole)
