"""CUDA devices without one: presets, what follows from an architecture, and clear errors."""

from __future__ import annotations

from pathlib import Path

import pytest
import tvm

from schedules.device import from_json
from schedules.errors import ExplorerError
from tuning import devices
from tuning.cuda import gpus


@pytest.mark.parametrize("name", gpus.PRESETS)
def test_presets_are_found_by_name_and_survive_json(name, tmp_path: Path):
    device = devices.find_device(name, tmp_path)
    assert device.name == name
    assert from_json(device.to_json()) == device


def test_peaks_are_the_datasheets():
    # float32 and dense float16 with float32 sums, in TFLOP/s.
    known = {"a100": (19.5, 312), "rtx4090": (82.6, 165), "l4": (30.3, 121)}
    for name, (single, half) in known.items():
        device = gpus.PRESETS[name]
        assert device.peak("float32") / 1e12 == pytest.approx(single, rel=0.02)
        assert device.peak("float16") / 1e12 == pytest.approx(half, rel=0.02)


def test_unknown_architecture_names_the_known_ones():
    with pytest.raises(ExplorerError, match="sm_70") as caught:
        gpus.gpu("v100", "Tesla V100", 70, 80, 6 << 20, 1.53e9, 0.9e12)
    assert "sm_80" in caught.value.hint


@pytest.mark.skipif(tvm.cuda(0).exist, reason="has a GPU")
def test_probing_without_a_device_says_what_to_do(tmp_path: Path):
    with pytest.raises(ExplorerError) as caught:
        devices.find_device("cuda", tmp_path)
    assert caught.value.code == "no_gpu" and "h200" in caught.value.hint
