"""GEMM on CUDA for any extents without a GPU: which kernel runs a shape, what it computes, what nvcc makes of it."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest

from deploy.tiles import with_tiles
from schedules import core
from schedules.gemm import cuda_hopper_order as order
from schedules.gemm import cuda_shapes
from schedules.gemm.cuda_shapes_plan import Loose
from tuning import build
from tuning.cuda.gpus import PRESETS
from tuning.cuda.resources import resources

GEMM, H200 = core.find_operator("gemm"), PRESETS["h200"]
ANY = "m=?64,n=?64,k=?64"
FFMA = {"bk": 16, "stages": 3, "resident": 2, "group": 8}


def rung(name):
    return core.find_schedule("gemm", "cuda", name)


@pytest.fixture
def numbers(monkeypatch):
    """Inside, a loosened case has these numbers in place of its variables: the same programs, of known extents."""

    def put(m, n, k):
        def loosened(case):
            extents = {"m": m, "n": n, "k": k}
            return Loose(case, extents), GEMM.arguments(GEMM.fixed(case, **extents))

        monkeypatch.setattr(cuda_shapes, "loosened", loosened)

    return put


SHAPES = [(1, 1, 1), (7, 1024, 1000), (40, 2048, 512), (300, 48, 1000), (700, 904, 1600), (700, 901, 1600)]
SHAPES += [(1000, 1003, 97), (128, 5000, 64), (65, 65, 20000)]


@pytest.mark.parametrize("shape", SHAPES)
def test_one_kernel_runs_every_shape(shape, numbers):
    numbers(*shape)
    for parts, case in ((cuda_shapes.ffma_parts, ANY), (cuda_shapes.wgmma_parts, ANY + ",dtype=float16")):
        config = FFMA if parts is cuda_shapes.ffma_parts else {"stages": 4, "group": 8}
        chosen = [plan for condition, plan in parts(GEMM.case(case), H200, config) if condition]
        assert len(chosen) == 1
        assert chosen[0].aligned == all(
            extent % (4 if parts is cuda_shapes.ffma_parts else 8) == 0 for extent in shape[1:]
        )


@pytest.mark.parametrize("shape", SHAPES)
def test_every_step_is_added_once_where_the_second_launch_looks(shape, numbers):
    numbers(*shape)
    plans = [
        *cuda_shapes.ffma_parts(GEMM.case(ANY), H200, FFMA),
        *cuda_shapes.wgmma_parts(GEMM.case(ANY + ",dtype=float16"), H200, {"stages": 4, "group": 8}),
    ]
    for plan in (plan for condition, plan in plans if condition and plan.stream and plan.items < 200_000):
        assert plan.clusters <= plan.most and added(plan) == plan.tiles


def added(plan) -> int:
    """How many tiles of a plan of Stream-K have every step added once."""
    steps, slots = Counter(), {}
    for block in range(plan.clusters):
        item = order.begin(plan, block)
        while item < plan.items:
            first, end = (int(s) for s in order.steps_of(plan, item, block, 0))
            tile = item // plan.k_steps
            if end - first == plan.k_steps:
                steps[tile] += plan.k_steps
            else:
                slots[block * 2 + (first == 0)] = tile, end - first
            item = order.following(plan, item, (first, end), block)
    assert plan.mended or not slots
    for before in range(plan.clusters - 1) if plan.mended else ():
        cut = order.border(plan, before)
        tile = cut // plan.k_steps
        if cut % plan.k_steps and order.begin(plan, before) <= tile * plan.k_steps:
            last = ((tile + 1) * plan.k_steps * plan.clusters - 1) // plan.cut
            for slot in (before * 2 + 1, *(2 * c for c in range(before + 1, last + 1))):
                where, count = slots.pop(slot)
                assert where == tile
                steps[tile] += count
    assert not slots
    return sum(count == plan.k_steps for count in steps.values())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("any_shape", "m=20,n=?64,k=4096"),
        ("any_shape_wgmma", "m=20,n=?64,k=4097,dtype=bfloat16,bias=1"),
    ],
)
def test_its_program_does_not_depend_on_what_it_is_tuned_for(name, text):
    cases = [GEMM.case(t) for t in (text, text.replace("?64", "?9"))]
    programs = [core.lower(rung(name), case, H200, rung(name).parameters) for case in cases]
    assert len({program["main"].script() for program in programs}) == 1


def test_known_extents_leave_kernels_out():
    def tiles(text):
        config = rung("any_shape_wgmma").parameters
        parts = cuda_shapes.wgmma_parts(GEMM.case(text + ",dtype=float16"), H200, config)
        return sum(condition is not False for condition, _ in parts)

    assert tiles("m=?64,n=4096,k=4096") < tiles(ANY)
    assert tiles("m=?64,n=4096,k=4097") < tiles("m=?64,n=4096,k=4096")
    assert "any_rows" in rung("any_shape").unfit(GEMM.case("m=?64,n=4096,k=4096"), H200)


def test_a_library_has_a_kernel_for_every_shape_after_those_that_know_more():
    case = GEMM.case("m=8,n=64,k=512")
    jobs, rows = with_tiles([build.job_for(rung("split_k"), case, H200)])
    assert [jobs[row.kernel].schedule for row in rows] == [
        "split_k",
        *("any_rows", "any_shape") * 2,
        *("any_shape_wgmma",) * 2,
    ]


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
def test_kernels_do_not_spill():
    case = GEMM.case("m=?64,n=4096,k=?64,trans_a=1")
    for taken in resources(build.kernel(core.lower(rung("any_shape"), case, H200), GEMM.arguments(case), H200)):
        assert taken.spill_stores == taken.local == 0, taken
