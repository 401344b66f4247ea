"""Device: the frozen facts a schedule may use. Probing a machine is `tuning.devices`' job."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Device:
    """What a schedule may know about the machine it is for.

    name: key of the device's folder in ``logs/``: processor model, vector extension, cores.
    peaks: FLOP/s by dtype (GPU) or by ``dtype/threads`` (CPU), measured; empty if never probed.
    bandwidth: bytes per second of main memory (triad on a CPU, copy on a GPU), measured; 0 if never probed.
    """

    name: str
    model: str
    peaks: tuple[tuple[str, float], ...] = field(default=(), kw_only=True)
    bandwidth: float = field(default=0.0, kw_only=True)
    kind = ""

    def peak(self, dtype: str) -> float:
        """Measured FLOP/s for `dtype`, 0.0 if not probed."""
        return dict(self.peaks).get(dtype, 0.0)

    def target(self) -> dict[str, Any]:
        """TVM's target as a dictionary."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, **asdict(self), "peaks": dict(self.peaks)}


@dataclass(frozen=True)
class Cpu(Device):
    """An x86 processor. `threads` is how many a kernel may use: at most `cores`."""

    mcpu: str
    vector_bytes: int
    registers: int
    cores: int
    threads: int
    l1_bytes: int
    l2_bytes: int
    l3_bytes: int
    kind = "x86"

    def lanes(self, dtype: str) -> int:
        """Elements of `dtype` in one vector register."""
        return self.vector_bytes // np.dtype(dtype).itemsize

    def peak(self, dtype: str) -> float:
        """Measured FLOP/s on `threads` threads; where only one thread was measured, that times `threads`."""
        peaks = dict(self.peaks)
        return peaks.get(f"{dtype}/{self.threads}") or self.threads * peaks.get(f"{dtype}/1", 0.0)

    def with_threads(self, threads: int) -> Cpu:
        return replace(self, threads=threads)

    def target(self) -> dict[str, Any]:
        return {"kind": "llvm", "mcpu": self.mcpu, "num-cores": self.threads}


@dataclass(frozen=True)
class Gpu(Device):
    """A CUDA device. Shared memory and registers are per block and per SM as the driver reports them."""

    arch: str
    sms: int
    shared_per_block: int
    shared_per_sm: int
    registers_per_sm: int
    threads_per_sm: int
    l2_bytes: int
    clock_hz: float = 0.0
    warp = 32
    threads_per_block = 1024
    kind = "cuda"

    @property
    def capability(self) -> int:
        """Compute capability as a number: 90 for ``sm_90a``."""
        return int("".join(c for c in self.arch if c.isdigit()))

    def target(self) -> dict[str, Any]:
        return {
            "kind": "cuda",
            "arch": self.arch,
            "max_threads_per_block": self.threads_per_block,
            "max_shared_memory_per_block": self.shared_per_block,
            "thread_warp_size": self.warp,
        }


def from_json(facts: dict[str, Any]) -> Device:
    """The Device that `to_json` wrote. Raises KeyError or TypeError if facts are missing or unknown."""
    facts = dict(facts)
    kinds = {"x86": Cpu, "cuda": Gpu}
    make = kinds[facts.pop("kind")]
    facts["peaks"] = tuple(sorted(facts.get("peaks", {}).items()))
    return make(**facts)
