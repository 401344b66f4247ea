"""The float32 kernel that TMA feeds, without a GPU: layouts, its source run on fibers, what nvcc makes of it."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from fibers import run_on_fibers
from test_cuda_gemm import kernel_of, rung, source_of

from schedules import core
from schedules.gemm.cuda_tma_plan import make_plan
from study.warp import bank_conflict
from tuning import build
from tuning.cuda.gpus import PRESETS
from tuning.cuda.resources import resources
from tuning.measure import compare, poison

H200 = PRESETS["h200"]
SMALL = {"bm": 32, "bn": 64, "stages": 2, "resident": 1, "unroll": 1}


def plan_of(text, **changes):
    config = {"bm": 128, "bn": 128, "stages": 3, "resident": 2, "group": 8, **changes}
    return make_plan(core.find_operator("gemm").case(text), H200, config)


@pytest.mark.parametrize("own", [8, 16])
@pytest.mark.parametrize("layout", ["trans_a=0,trans_b=0", "trans_a=1,trans_b=1"])
def test_threads_own_every_row_once_and_read_without_conflicts(layout, own):
    plan = plan_of(f"m=512,n=512,k=64,{layout}", bm=256, bn=256, tm=own, tn=own)
    for tile, lanes in ((plan.a, np.arange(4)), (plan.b, np.arange(8))):
        rows = sorted(tile.row(r, t) for r in range(own) for t in range(tile.threads))
        assert rows == list(range(tile.tile))
        places = {tile.place(row, k) for row in range(tile.tile) for k in range(tile.bk)}
        assert places == set(range(tile.elements))
        for k in range(0, tile.bk, 4):
            offsets = 4 * np.array([tile.place(tile.row(0, int(t)), k) for t in lanes])
            assert bank_conflict(np.resize(offsets, 32), 16) == 1


CASES = (
    ("m=70,n=140,k=100", {}),
    ("m=45,n=72,k=136,trans_a=1,trans_b=1,lda=48,residual=1,activation=relu", {"stream": False}),
    ("m=100,n=67,k=64,trans_b=1,alpha=0.5", {"bm": 64, "stages": 3, "unroll": 4}),
    ("m=64,n=256,k=32,ldc=257,beta=1.5,bias=1", {"bn": 128, "tn": 16, "stream": False}),
)


@pytest.mark.parametrize(("text", "config"), CASES)
def test_source_is_right_on_fibers(text, config, tmp_path):
    check_on_fibers("gemm", text, {**SMALL, **config}, tmp_path)


def test_a_batch_is_right_on_fibers(tmp_path):
    check_on_fibers("batched_gemm", "b=3,m=40,n=68,k=36", SMALL, tmp_path)


def check_on_fibers(operator, text, config, folder):
    op = core.find_operator(operator)
    case = op.case(text)
    program = core.lower(core.find_schedule(operator, "cuda", "v10_tma"), case, H200, config)
    inputs = op.inputs(case)
    out = poison(next(a for a in op.arguments(case) if a.output))
    run_on_fibers(build.kernel(program, op.arguments(case), H200), program, folder, *inputs, out)
    assert compare(op, case, [out], [op.reference(case, *inputs)])[1] == ""


def test_operands_that_tma_cannot_read_are_copied_first():
    assert [plan_of(f"m=65,n={n},k={k}").b.packed for n, k in ((64, 63), (63, 64))] == [False, True]
    assert [plan_of(f"m=65,n={n},k={k}").a.packed for n, k in ((64, 63), (63, 64))] == [True, False]


def test_older_devices_and_other_dtypes_are_refused():
    op = core.find_operator("gemm")
    assert "no tensor memory accelerator" in rung("v10_tma").unfit(op.case("square64"), PRESETS["a100"])
    assert "FFMA" in rung("v10_tma").unfit(op.case("half"), H200)


def test_hand_picked_configurations_fit_every_case():
    op = core.find_operator("gemm")
    for name in op.cases:
        case = op.case(name)
        if not rung("v10_tma").unfit(case, H200):
            assert rung("v10_tma").space(case, H200).allows(rung("v10_tma").configure(case, H200)), name


def test_it_follows_the_rung_that_it_is_compared_with():
    names = [name for name in core.LADDERS["gemm", "cuda"] if name.startswith("v")]
    assert names[-2:] == ["v9_async_copy", "v10_tma"]
    ladder = list(core.LADDERS["gemm", "cuda"])
    assert ladder.index("v10_tma") < ladder.index("split_k")


def test_source(golden):
    golden("cuda/gemm/v10_tma.cu", source_of("v10_tma", "m=100,n=72,k=500", **SMALL))


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
def test_wide_tiles_compile_without_spills():
    kernel = kernel_of("v10_tma", "square1024", bn=256, tn=16, resident=1, stages=4)
    for taken in resources(kernel):
        assert taken.spill_stores == taken.local == 0, taken
