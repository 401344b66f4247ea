"""Float32 Stream-K and the kernel for few rows without a GPU: order of work, layouts, source, what nvcc makes of it."""

from __future__ import annotations

import shutil
from collections import Counter

import numpy as np
import pytest
from test_cuda_gemm import error_of, kernel_of, rung, source_of

from schedules import core
from schedules.errors import ExplorerError
from schedules.gemm import cuda_hopper_order as order
from schedules.gemm.cuda_hopper_plan import streamed_tiles
from schedules.gemm.cuda_stream_plan import make_plan
from study.warp import bank_conflict
from tuning.cuda.gpus import PRESETS
from tuning.cuda.resources import resources

H200 = PRESETS["h200"]
CONFIG = {"bm": 128, "bn": 128, "bk": 16, "stages": 3, "resident": 1, "group": 8}


def plan_of(text, **changes):
    return make_plan(core.find_operator("gemm").case(text), H200, {**CONFIG, **changes})


@pytest.mark.parametrize("text", ["m=1000,n=1003,k=997", "m=64,n=64,k=100000", "m=2000,n=3000,k=64", "m=32,n=900,k=40"])
@pytest.mark.parametrize("tile", [64, 128])
def test_every_step_is_added_once_and_blocks_do_the_same_number(text, tile):
    plan = plan_of(text, bm=tile, bn=tile)
    steps, shares = Counter(), []
    for block in range(plan.clusters):
        item, done = order.begin(plan, block), 0
        while item < plan.items:
            first, end = (int(s) for s in order.steps_of(plan, item, block, 0))
            for k in range(first, end):
                steps[item // plan.k_steps, k] += 1
            done += end - first
            item = order.following(plan, item, (first, end), block)
        shares.append(done)
    assert set(steps.values()) == {1}
    assert len(steps) == plan.tiles * plan.k_steps
    assert max(shares) - min(shares) <= 1


def test_only_the_last_two_waves_are_cut():
    assert streamed_tiles(100, 132) == 100
    assert streamed_tiles(132, 132) == 132
    assert streamed_tiles(1056, 132) == 132
    assert streamed_tiles(1057, 132) == 133


@pytest.mark.parametrize("k_major", [True, False])
def test_threads_own_every_row_once_and_read_without_conflicts(k_major):
    factor = plan_of(f"m=256,n=256,k=64,trans_b={k_major}").b
    assert factor.k_major is k_major
    rows = sorted(factor.row(r, t) for r in range(8) for t in range(factor.threads))
    assert rows == list(range(factor.tile))
    # A warp's 8 columns of threads, its 4 rows read the same: the first access of each.
    lanes = np.arange(32) % 8
    stride = factor.shape[1]
    offsets = 4 * (factor.row(0, lanes) * stride if k_major else factor.row(0, lanes))
    assert bank_conflict(offsets, 16) == 1


def test_a_tile_beyond_the_registers_names_the_limit():
    with pytest.raises(ExplorerError, match="registers"):
        case = core.find_operator("gemm").case("m=256,n=256,k=64")
        core.lower(rung("stream_k"), case, H200, {"resident": 3})


def test_shapes_that_fill_the_device_are_left_to_tiles():
    operator = core.find_operator("gemm")
    for name in ("stream_k", "split_k"):
        assert "need not be split" in rung(name).unfit(operator.case("square8192"), H200)
        assert rung(name).unfit(operator.case("ragged1000"), H200) is None
    assert "m=9" in rung("few_rows").unfit(operator.case("m=9,n=64,k=64"), H200)


def test_sums_of_few_rows_fit_shared_memory():
    case = core.find_operator("gemm").case("m=8,n=4096,k=64,dtype=float16")
    for device, threads in ((H200, 512), (PRESETS["l4"], 256)):
        assert rung("few_rows").configure(case, device)["threads"] == threads
        assert not rung("few_rows").space(case, device).allows({"tn": 1, "lanes": 8, "threads": 1024, "unroll_k": 2})


FEW = ("row", "m=3,n=300,k=520,trans_b=1", "m=2,n=128,k=256,dtype=float16", "m=5,n=40,k=33,trans_a=1,trans_b=1,bias=1")


@pytest.mark.parametrize("text", FEW)
def test_few_rows_program_is_right(text):
    assert error_of("few_rows", text) == ""


@pytest.mark.parametrize("layout", ["", ",trans_b=1"])
def test_few_rows_source(layout, golden):
    text = f"m=2,n=512,k=2048,dtype=float16{layout}"
    golden(f"cuda/gemm/few_rows{'_t' * bool(layout)}.cu", source_of("few_rows", text))


def test_stream_k_source(golden):
    golden("cuda/gemm/stream_k.cu", source_of("stream_k", "m=100,n=72,k=500", bm=64, bn=64, stages=2))


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
@pytest.mark.parametrize("name,text", [("stream_k", "ragged1000"), ("few_rows", "llama_vocab1")])
def test_compiles_without_spills(name, text):
    kernels = resources(kernel_of(name, text))
    for taken in kernels:
        assert taken.spill_stores == taken.local == 0, taken
    if name == "stream_k":
        assert sum(taken.shared for taken in kernels) == plan_of(text).shared_bytes
