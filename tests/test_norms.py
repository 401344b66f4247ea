"""GroupNorm, BatchNorm and the gradients of weights: rungs against float64, hard inputs, programs for CUDA."""

from __future__ import annotations

import shutil
from dataclasses import replace

import numpy as np
import pytest
import tvm
from checked import checked
from fibers import run_on_fibers
from serial import serial

from schedules import core
from schedules.core import Case
from schedules.errors import ExplorerError
from tuning import build
from tuning.build import job_for
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import compare, poison

H200 = PRESETS["h200"]
# This machine as if nothing fitted its caches, so that every rung fits every case.
HERE = replace(host_cpu(), l3_bytes=1)
# The rungs that see most cases, by operator: () for the ladder's last.
ON_X86 = {
    "groupnorm": (),
    "groupnorm_backward": (),
    "groupnorm_statistics": ("r2_parallel",),
    "groupnorm_weights": ("v4_rows_in_registers", "r4_prefetch"),
    "layernorm_weights": ("v4_rows_in_registers",),
    "rmsnorm_weights": ("v4_rows_in_registers",),
    "batchnorm": (),
    "batchnorm_backward": (),
    "batchnorm_statistics": ("v4_rows_in_registers", "r4_prefetch"),
    "batchnorm_weights": ("v4_rows_in_registers", "r4_prefetch"),
}
WHOLE_LADDERS = ("groupnorm", "layernorm_weights", "batchnorm_statistics")
FEW = ("ragged", "last")
SOME = ("half", "last_half")
# On CUDA, threads one after another: operator, rung, case, changes of the configuration.
SERIAL = [
    *(("groupnorm", rung, "ragged", {}) for rung in ("v0_naive", "v1_one_pass", "v3_block_shared")),
    *(("groupnorm", rung, "last_odd", {}) for rung in ("v2_warp_per_row", "v3_block_shared", "v4_vectorized")),
    ("groupnorm", "v4_vectorized", "even", {}),
    ("groupnorm_backward", "v1_one_pass", "even", {}),
    ("batchnorm", "v4_vectorized", "n=1,c=32,h=14,w=14,dtype=float16", {}),
    ("layernorm_weights", "v0_naive", "ragged", {}),
    ("layernorm_weights", "v1_two_phase", "ragged", {"height": 2}),
    ("rmsnorm_weights", "v1_two_phase", "half", {}),
    ("batchnorm", "v4_vectorized", "last", {}),
    ("batchnorm_backward", "v4_vectorized", "half", {}),
    ("batchnorm_statistics", "v1_two_phase", "last", {}),
    ("batchnorm_statistics", "r1_block_per_row", "ragged", {"threads": 32}),
]
# And as they run, with shuffles and barriers.
ON_FIBERS = [
    ("groupnorm", "v4_vectorized", "half", {"threads": 16, "rows": 2}),
    ("groupnorm", "v5_block_uncached", "n=1,c=8,h=19,w=30,groups=1,silu=1", {"threads": 256, "ahead": 2}),
    ("groupnorm_backward", "v4_vectorized", "last_half", {"threads": 32, "rows": 1}),
    ("groupnorm_statistics", "r2_segments", "n=2,c=4,h=13,w=40,groups=2", {"threads": 64, "segments": 2, "ahead": 2}),
    ("groupnorm_weights", "v2_rows_in_registers", "last_half", {"threads": 4, "side": 8, "per_sm": 1}),
    (
        "layernorm_weights",
        "v2_rows_in_registers",
        "m=1103,n=136,dtype=float16",
        {"threads": 32, "side": 4, "per_sm": 1},
    ),
    ("rmsnorm_weights", "v2_rows_in_registers", "m=5,n=300", {"threads": 128, "side": 1, "per_sm": 1}),
    ("batchnorm_statistics", "v2_rows_in_registers", "last_half", {"threads": 2, "side": 16, "per_sm": 1}),
    ("batchnorm_statistics", "v3_rows_on_their_way", "last", {"threads": 1, "side": 32, "per_sm": 1, "depth": 2}),
    (
        "layernorm_weights",
        "v3_rows_on_their_way",
        "m=1070,n=512,dtype=float16",
        {"threads": 64, "side": 1, "per_sm": 1, "ahead": 2, "depth": 3},
    ),
]
GOLDEN = [
    ("groupnorm", "v4_vectorized", "n=2,c=64,h=4,w=8,groups=8,silu=1,dtype=float16"),
    ("groupnorm_backward", "v4_vectorized", "n=2,c=64,h=2,w=4,groups=4,layout=NHWC,dtype=float16"),
    ("layernorm_weights", "v2_rows_in_registers", "m=4096,n=256,dtype=float16"),
    ("batchnorm_statistics", "v2_rows_in_registers", "n=8,c=64,h=16,w=16,layout=NHWC,dtype=float16"),
    ("rmsnorm_weights", "v3_rows_on_their_way", "m=4096,n=1024,dtype=float16"),
    ("batchnorm_statistics", "r2_segments", "n=8,c=64,h=16,w=16,dtype=float16"),
    ("batchnorm", "v4_vectorized", "n=8,c=64,h=16,w=16,layout=NHWC,dtype=float16"),
]


def last_rungs(operator: str) -> tuple[str, ...]:
    """The rungs of the ladder on x86 that no other one builds on."""
    return ON_X86[operator] or tuple(core.LADDERS[operator, "x86"])[-1:]


@pytest.fixture(scope="module")
def faults(pool):
    """What is wrong with each rung and case on this processor; "" for nothing."""
    jobs = []
    for operator in ON_X86:
        op = core.find_operator(operator)
        for name, rung in core.LADDERS[operator, "x86"].items():
            whole, last = operator in WHOLE_LADDERS, name in last_rungs(operator)
            wanted = (op.small if whole else SOME) if last else FEW if whole else ()
            names = [n for n in wanted if n in op.small]
            jobs += [job_for(rung, case, HERE) for case in map(op.case, names) if not rung.unfit(case, HERE)]
    return {(job.operator, job.schedule, job.case): fault for job, fault in checked(pool, jobs)}


@pytest.mark.parametrize("operator", ON_X86)
def test_x86_rungs_are_right(operator, faults):
    mine = {key[1:]: fault for key, fault in faults.items() if key[0] == operator}
    wanted = core.LADDERS[operator, "x86"] if operator in WHOLE_LADDERS else last_rungs(operator)
    assert {name for name, _ in mine} == set(wanted)
    assert not {key: fault for key, fault in mine.items() if fault}


def lowered(operator: str, name: str, text: str, config: dict) -> tuple[Case, tvm.IRModule]:
    """A case and a rung's program, also where the rung need not be taken."""
    schedule = replace(core.find_schedule(operator, "cuda", name), where=lambda case, device: None)
    case = core.find_operator(operator).case(text)
    return case, core.lower(schedule, case, H200, config)


def wrong(case: Case, run) -> str:
    """What is wrong with what `run` makes of the case's inputs and poisoned outputs."""
    op = core.find_operator(case.operator)
    inputs = op.inputs(case)
    outs = [poison(a) for a in op.arguments(case) if a.output]
    run(*inputs, *outs)
    expected = op.reference(case, *inputs)
    return compare(op, case, outs, list(expected) if isinstance(expected, tuple) else [expected])[1]


@pytest.mark.parametrize(("operator", "name", "text", "config"), SERIAL)
def test_cuda_program_is_right(operator, name, text, config):
    case, program = lowered(operator, name, text, config)
    function = tvm.compile(serial(program), target=tvm.target.Target("llvm")).jit()["main"]

    def run(*arrays):
        tensors = [tvm.runtime.tensor(array) for array in arrays]
        function(*tensors)
        for array, tensor in zip(arrays, tensors, strict=True):
            array[...] = tensor.numpy()

    assert wrong(case, run) == ""


@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
@pytest.mark.parametrize(("operator", "name", "text", "config"), ON_FIBERS)
def test_cuda_source_on_fibers(operator, name, text, config, tmp_path):
    case, program = lowered(operator, name, text, config)
    made = build.kernel(program, core.find_operator(operator).arguments(case), H200)
    assert wrong(case, lambda *arrays: run_on_fibers(made, program, tmp_path, *arrays)) == ""


@pytest.mark.parametrize(("operator", "name", "text"), GOLDEN)
def test_source_on_cuda_is_the_reviewed_one(operator, name, text, golden):
    case, program = lowered(operator, name, text, {})
    source = build.kernel(program, core.find_operator(operator).arguments(case), H200).code("cuda")
    layout = ".last" if "layout=NHWC" in text else ""
    golden(f"cuda/{operator}/{name}{layout}.cu", source[source.index('extern "C" __global__') :])


def run_here(operator: str, name: str, case: Case, *inputs: np.ndarray) -> list[np.ndarray]:
    """An x86 rung's outputs."""
    op = core.find_operator(operator)
    outs = [poison(a) for a in op.arguments(case) if a.output]
    build.build(job_for(core.find_schedule(operator, "x86", name), case, HERE.with_threads(1)))(*inputs, *outs)
    return outs


def test_a_group_with_nan_or_infinity_is_nan_and_no_other():
    op = core.find_operator("groupnorm")
    case = op.case("ragged")
    x, gamma, beta = op.inputs(case)
    x[0, 1, 2, 3], x[1, 5, 0, 0] = np.nan, np.inf
    (out,) = run_here("groupnorm", "v3_parallel", case, x, gamma, beta)
    np.testing.assert_array_equal(np.isnan(out), np.isnan(op.reference(case, x, gamma, beta)))
    assert np.isnan(out[0, :2]).all() and np.isnan(out[1, 4:]).all() and np.isnan(out).sum() == 4 * 35


@pytest.mark.parametrize(
    ("operator", "name"),
    [("batchnorm", "v3_parallel"), ("groupnorm_backward", "v6_one_pass"), ("groupnorm_weights", "r4_prefetch")],
)
def test_channels_that_vectors_do_not_divide(operator, name):
    """98 pixels: whole vectors and no index for each lane, but for a vector that belongs to two channels."""
    op = core.find_operator(operator)
    case = op.case({"n": 2, "c": 16, "h": 7, "w": 14, **({} if operator == "batchnorm" else {"groups": 2})})
    kernel = build.build(job_for(core.find_schedule(operator, "x86", name), case, HERE.with_threads(1)))
    inputs, outs = op.inputs(case), [poison(a) for a in op.arguments(case) if a.output]
    kernel(*inputs, *outs)
    found = op.reference(case, *inputs)
    assert compare(op, case, outs, list(found) if op.outputs > 1 else [found])[1] == ""
    assert ("prefetcht0" in kernel.code("asm")) == (name == "r4_prefetch")


def test_one_pass_survives_a_row_that_begins_far_from_its_mean():
    """The first elements are what the mean is guessed from."""
    op = core.find_operator("layernorm")
    case = op.case("m=4,n=4096")
    x, gamma, beta = op.inputs(case)
    x[0] += 3000
    x[1, :64] = 1000
    x[2, 0] = 1e5
    (out,) = run_here("layernorm", "v6_one_pass", case, x, gamma, beta)
    np.testing.assert_allclose(out, op.reference(case, x, gamma, beta), rtol=1e-3, atol=1e-3)


def test_nan_in_a_row_reaches_every_sum_by_column_and_one_in_a_gradient_its_own():
    op = core.find_operator("layernorm_weights")
    case = op.case("m=6,n=40")
    x, dy = op.inputs(case)
    dy[4, 7] = np.nan
    dgamma, dbeta = run_here("layernorm_weights", "v4_rows_in_registers", case, x, dy)
    assert np.flatnonzero(np.isnan(dgamma)).tolist() == np.flatnonzero(np.isnan(dbeta)).tolist() == [7]
    x[2, 0] = np.nan
    dgamma, dbeta = run_here("layernorm_weights", "v4_rows_in_registers", case, x, dy)
    assert np.isnan(dgamma).all() and np.isnan(dbeta).sum() == 1


@pytest.mark.parametrize(("layout", "name"), [("NCHW", "r4_prefetch"), ("NHWC", "v4_rows_in_registers")])
def test_a_variance_survives_a_mean_a_thousand_times_the_deviation(layout, name):
    """Squares of the elements themselves would leave float32 no digit of it."""
    op = core.find_operator("batchnorm_statistics")
    case = op.case("even", layout=layout)
    x, gamma, beta = op.inputs(case)
    x += np.float32(3000)
    mean, var, *_ = run_here("batchnorm_statistics", name, case, x, gamma, beta)
    expected = op.reference(case, x, gamma, beta)
    np.testing.assert_allclose(mean, expected[0], rtol=1e-6)
    np.testing.assert_allclose(var, expected[1], rtol=1e-4)


def test_statistics_scale_and_shift_are_batch_norm():
    """What `batchnorm_statistics` finds and `batchnorm` does with it normalizes each channel."""
    case = core.find_operator("batchnorm_statistics").case("ragged")
    x, gamma, beta = core.find_operator("batchnorm_statistics").inputs(case)
    *_, scale, shift = run_here("batchnorm_statistics", "r2_parallel", case, x, gamma, beta)
    applied = core.find_operator("batchnorm").case("ragged")
    (y,) = run_here("batchnorm", "v3_parallel", applied, x, scale, shift)
    np.testing.assert_allclose(y.mean(axis=(0, 2, 3)), beta, atol=1e-5)
    np.testing.assert_allclose(y.std(axis=(0, 2, 3)), np.abs(gamma), rtol=1e-3)


@pytest.mark.parametrize("text", ["n=0,c=4,h=2,w=2,groups=2", "n=1,c=4,h=0,w=2,groups=2"])
def test_empty_images_are_refused(text):
    with pytest.raises(ExplorerError, match="must be at least 1"):
        core.find_operator("groupnorm").case(text)


def test_channels_that_groups_do_not_divide_are_refused():
    with pytest.raises(ExplorerError, match="6 channels cannot be 4 equal groups"):
        core.find_operator("groupnorm").case("n=1,c=6,h=2,w=2,groups=4")


@pytest.mark.parametrize("operator", ["groupnorm_weights", "batchnorm_weights"])
def test_sums_of_long_channels_stay_in_float16(operator):
    found = core.find_operator(operator)
    groups = "groups=1," if operator.startswith("group") else ""
    case = found.case(f"n=20,c=2,h=64,w=64,{groups}dtype=float16")
    dgamma, dbeta = found.reference(case, *found.inputs(case))[:2]
    assert np.isfinite(np.stack([dgamma, dbeta]).astype(np.float16)).all() and dbeta.min() > 1000
