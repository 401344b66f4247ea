"""CUDA devices: facts of common ones from NVIDIA's documents, and probing of the one in this machine."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass

import tvm

from schedules.device import Gpu
from schedules.errors import ExplorerError


@dataclass(frozen=True)
class Architecture:
    """What all devices of a compute capability share (CUDA C++ Programming Guide, "Technical Specifications").

    shared_per_block is what a kernel may ask for. rates: fused multiply-adds of a dtype per cycle and multiprocessor,
    on CUDA cores for float32 and float64, else on tensor cores with wide sums (architecture whitepapers).
    """

    shared_per_block: int
    shared_per_sm: int
    threads_per_sm: int
    rates: tuple[tuple[str, int], ...]
    registers_per_sm: int = 65536


def _rates(**rates: int) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(rates.items()))


ARCHITECTURES = {
    80: Architecture(
        163 << 10, 164 << 10, 2048, _rates(float32=64, float64=32, tf32=512, float16=1024, bfloat16=1024, int8=2048)
    ),
    86: Architecture(
        99 << 10, 100 << 10, 1536, _rates(float32=128, float64=2, tf32=256, float16=512, bfloat16=512, int8=1024)
    ),
    89: Architecture(
        99 << 10, 100 << 10, 1536, _rates(float32=128, float64=2, tf32=256, float16=512, bfloat16=512, int8=1024)
    ),
    90: Architecture(
        227 << 10, 228 << 10, 2048, _rates(float32=128, float64=64, tf32=1024, float16=2048, bfloat16=2048, int8=4096)
    ),
}


def gpu(name: str, model: str, capability: int, sms: int, l2_bytes: int, clock_hz: float, bandwidth: float) -> Gpu:
    """A device from the facts that differ within its architecture.

    clock_hz: the highest clock of the multiprocessors; peaks follow from it. bandwidth: bytes per second of memory.
    Raises ExplorerError("unknown_architecture") for a compute capability that is not in the table.
    """
    if capability not in ARCHITECTURES:
        known = ", ".join(f"sm_{c}" for c in ARCHITECTURES)
        raise ExplorerError(
            "unknown_architecture", f"{model} is sm_{capability}, which is not known", f"known: {known}"
        )
    arch = ARCHITECTURES[capability]
    # GeForce products add tensor-core products in float32 at half the rate.
    halved = ("tf32", "float16", "bfloat16") if "GeForce" in model else ()
    peaks = tuple((dtype, 2.0 * rate * sms * clock_hz / (1 + (dtype in halved))) for dtype, rate in arch.rates)
    return Gpu(
        name,
        model,
        arch=f"sm_{capability}",
        sms=sms,
        shared_per_block=arch.shared_per_block,
        shared_per_sm=arch.shared_per_sm,
        registers_per_sm=arch.registers_per_sm,
        threads_per_sm=arch.threads_per_sm,
        l2_bytes=l2_bytes,
        clock_hz=clock_hz,
        peaks=peaks,
        bandwidth=bandwidth,
    )


# Datasheets of the named products; clocks are boost clocks. They serve studies of devices that are not here.
PRESETS = {
    device.name: device
    for device in (
        gpu("a100", "NVIDIA A100-SXM4-80GB", 80, 108, 40 << 20, 1.410e9, 2.039e12),
        gpu("rtx4090", "NVIDIA GeForce RTX 4090", 89, 128, 72 << 20, 2.520e9, 1.008e12),
        gpu("l4", "NVIDIA L4", 89, 58, 48 << 20, 2.040e9, 0.300e12),
        gpu("h100", "NVIDIA H100 SXM5", 90, 132, 50 << 20, 1.980e9, 3.350e12),
        gpu("h200", "NVIDIA H200", 90, 132, 60 << 20, 1.980e9, 4.800e12),
    )
}


def probe(index: int = 0) -> Gpu:
    """The CUDA device in this machine as its driver describes it.

    Raises ExplorerError("no_gpu") if there is none, ("unknown_architecture") if its architecture is not in the table.
    """
    device = tvm.cuda(index)
    if not device.exist:
        hint = f"for code and studies name a device: {', '.join(PRESETS)}"
        raise ExplorerError("no_gpu", "this machine has no CUDA device (or TVM cannot load the driver)", hint)
    model = str(device.device_name)
    preset = next((p for p in PRESETS.values() if p.model.split("-")[0] == model.split("-")[0]), None)
    return gpu(
        re.sub(r"[^a-z0-9]+", "-", model.lower()).strip("-"),
        model,
        int(str(device.compute_version).replace(".", "")),
        int(device.multi_processor_count),
        int(device.l2_cache_size_bytes),
        float(device.max_clock_rate) * 1e3,
        preset.bandwidth if preset else 0.0,
    )


def state() -> dict[str, str]:
    """Driver, clocks (MHz), power (W) and temperature (°C) now, from nvidia-smi; empty where there is none."""
    keys = ("driver_version", "clocks.sm", "clocks.mem", "clocks.max.sm", "power.draw", "temperature.gpu")
    if not shutil.which("nvidia-smi"):
        return {}
    command = ["nvidia-smi", f"--query-gpu={','.join(keys)}", "--format=csv,noheader,nounits", "--id=0"]
    done = subprocess.run(command, capture_output=True, text=True)
    values = [value.strip() for value in done.stdout.strip().split(",")]
    return dict(zip(keys, values, strict=True)) if done.returncode == 0 and len(values) == len(keys) else {}
