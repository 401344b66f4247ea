"""Row-wise operators: every rung against float64 on both kinds of device, hard rows, and one invented on the spot."""

from __future__ import annotations

import shutil
from dataclasses import replace

import numpy as np
import pytest
import tvm
from checked import checked
from fibers import run_on_fibers
from serial import serial

from schedules import core, rowwise
from schedules.core import Case, Operator, Tolerance, Work
from schedules.errors import ExplorerError
from schedules.rowwise import ROWWISE, cuda, exp, x86
from study.model import program_text
from tuning import build
from tuning.build import job_for
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import compare, poison
from tuning.worker import check_once

# Those on images and the sums by column are in test_norms.
OPERATORS = [n for n in ROWWISE if "v4_vectorized" in core.LADDERS.get((n, "cuda"), ()) and not ROWWISE[n].place]
H200 = PRESETS["h200"]
# This machine as if nothing fitted its caches, so that every rung fits every case.
HERE = replace(host_cpu(), l3_bytes=1)
# Every rung of these sees a few cases and the last one all; the other operators share the code: theirs is the formula.
MANY = {"softmax", "layernorm"}
FEW = ("ragged", "even", "half")
LONG = "m=2,n=40009"
# In float16 the largest number is 65504, e¹¹ is 59874 and e¹² more.
OVERFLOWING = 12.0


def chosen(operator: str, rung: core.Schedule) -> list[Case]:
    """What a rung is checked on."""
    op = core.find_operator(operator)
    last = rung is last_rung(operator)
    return [op.case(name) for name in op.small if (operator in MANY and last) or name in (*FEW, "scaled")]


@pytest.fixture(scope="module")
def outcomes(pool) -> dict[str, dict[str, str]]:
    """Every rung of every ladder on x86, built and checked once: rung → case → what went wrong."""
    device, jobs = HERE, []
    for operator in OPERATORS:
        ladder = list(core.LADDERS[operator, "x86"].values())
        for rung in ladder if operator in MANY else ladder[-1:]:
            jobs += [job_for(rung, case, device) for case in chosen(operator, rung) if not rung.unfit(case, device)]
    found: dict[str, dict[str, str]] = {}
    for job, fault in checked(pool, jobs):
        found.setdefault(f"{job.operator}/{job.schedule}", {})[job.case] = fault
    return found


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_rung_on_x86(operator, outcomes):
    checked = {rung: cases for rung, cases in outcomes.items() if rung.split("/")[0] == operator}
    assert checked
    wrong = {rung: {case: fault for case, fault in cases.items() if fault} for rung, cases in checked.items()}
    assert not any(wrong.values()), wrong


def error_on_cuda(operator: str, rung: str, case: Case, **config) -> str:
    """Run a rung's program on the CPU, one thread after another; what is wrong with the result."""
    op = core.find_operator(operator)
    program = serial(core.lower(core.find_schedule(operator, "cuda", rung), case, H200, config))
    run = tvm.compile(program, target=tvm.target.Target("llvm")).jit()["main"]
    inputs = op.inputs(case)
    tensors = [tvm.runtime.tensor(x) for x in (*inputs, *(poison(a) for a in op.arguments(case) if a.output))]
    run(*tensors)
    expected = op.reference(case, *inputs)
    return compare(op, case, [tensors[-1].numpy()], [expected])[1]


@pytest.mark.parametrize("rung", core.LADDERS["softmax", "cuda"])
@pytest.mark.parametrize("name", ["ragged", "half_ragged", "masked", LONG])
def test_every_rung_of_softmax_on_cuda(rung, name):
    case = core.find_operator("softmax").case(name)
    if core.find_schedule("softmax", "cuda", rung).unfit(case, H200) or (name == LONG and rung < "v2"):
        pytest.skip("the rung is not meant for such rows: a thread's plain sum of so many terms is not exact enough")
    if rung == "v6_cluster":
        pytest.skip("its threads combine numbers in CUDA: see test_cuda_source_on_fibers")
    assert error_on_cuda("softmax", rung, case) == ""


@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
@pytest.mark.parametrize(
    ("operator", "rung", "text", "config"),
    [
        ("softmax", "v2_warp_per_row", "m=6,n=67,dtype=float16", {"rows": 2}),
        ("softmax", "v3_block_shared", "m=3,n=203,masked=1", {"threads": 64}),
        ("softmax", "v4_vectorized", "m=48,n=32,dtype=float16", {"threads": 2, "rows": 16}),
        ("softmax", "v4_vectorized", "m=3,n=600", {"threads": 64, "rows": 1}),
        ("softmax", "v5_block_uncached", "m=2,n=5000,dtype=float16", {"threads": 256, "ahead": 2}),
        ("softmax", "v6_cluster", "m=3,n=2051,dtype=float16", {"threads": 128, "cluster": 1}),
        ("softmax", "v6_cluster", "m=4,n=1000,masked=1", {"threads": 64, "cluster": 4, "rows": 4}),
        ("log_softmax", "v4_vectorized", "m=3,n=203,masked=1", {"threads": 64, "rows": 1}),
        ("log_softmax_backward", "v6_cluster", "m=2,n=1201", {"threads": 64, "cluster": 2}),
        ("layernorm", "v4_vectorized", "m=8,n=136", {"threads": 16, "rows": 8}),
        ("layernorm", "v5_block_uncached", "m=2,n=5000", {"threads": 256, "ahead": 2}),
        ("layernorm_backward", "v4_vectorized", "m=3,n=520,dtype=float16", {"threads": 64, "rows": 1}),
        ("layernorm", "v6_cluster", "m=4,n=1100", {"threads": 64, "cluster": 2, "rows": 2}),
        ("layernorm_backward", "v6_cluster", "m=4,n=1200,dtype=float16", {"threads": 64, "cluster": 2, "early": True}),
    ],
)
def test_cuda_source_on_fibers(operator, rung, text, config, tmp_path):
    """What shuffles and barriers make of a row: that is in the source, not in the program of a schedule."""
    op, case = core.find_operator(operator), core.find_operator(operator).case(text)
    # v5 and v6 work for rows that they need not be taken for, too.
    schedule = replace(core.find_schedule(operator, "cuda", rung), where=lambda case, device: None)
    program = core.lower(schedule, case, H200, config)
    inputs = op.inputs(case)
    outs = [poison(a) for a in op.arguments(case) if a.output]
    run_on_fibers(build.kernel(program, op.arguments(case), H200), program, tmp_path, *inputs, *outs)
    found = op.reference(case, *inputs)
    assert compare(op, case, outs, list(found) if op.outputs > 1 else [found])[1] == ""


@pytest.mark.parametrize("operator", [name for name in OPERATORS if name != "softmax"])
def test_the_fastest_programs_on_cuda(operator):
    op = core.find_operator(operator)
    assert error_on_cuda(operator, "v4_vectorized", op.case(op.case("half").text)) == ""
    if ROWWISE[operator].extents is ROWWISE["softmax"].extents:
        assert error_on_cuda(operator, "v5_block_uncached", op.case(LONG)) == ""


def last_rung(operator: str) -> core.Schedule:
    return list(core.LADDERS[operator, "x86"].values())[-1]


def run_softmax(x: np.ndarray, *mask: np.ndarray, **options) -> tuple[np.ndarray, np.ndarray]:
    """The last rung's result and the reference."""
    op = core.find_operator("softmax")
    case = op.case({"m": x.shape[0], "n": x.shape[1], "dtype": str(x.dtype), **options})
    out = np.full_like(x, 7)
    build.build(job_for(last_rung("softmax"), case, HERE.with_threads(1)))(x, *mask, out)
    return out, op.reference(case, x, *mask)


def test_float16_overflows_without_the_maximum_and_not_with_it():
    """Why the textbook formula exp(x) / Σ exp(x) is not the lowest rung."""
    x = np.array([[OVERFLOWING, OVERFLOWING - 1, 0.0, 1.0] * 8], np.float16)
    with np.errstate(over="ignore", invalid="ignore"):
        naive = np.exp(x) / np.exp(x).sum(axis=1, keepdims=True)
    assert np.isnan(naive).any()
    out, expected = run_softmax(x)
    # Below 6e-5 float16 has steps of 6e-8.
    np.testing.assert_allclose(out.astype(np.float64), expected, rtol=2e-3, atol=1e-7)
    wide, expected = run_softmax((x * np.float16(5000)).astype(np.float16))
    np.testing.assert_allclose(wide.astype(np.float64), expected, rtol=2e-3, atol=1e-7)


def test_rows_that_are_infinite_masked_or_not_a_number():
    x = np.random.default_rng(0).standard_normal((6, 45)).astype(np.float32)
    mask = np.ones(x.shape, np.int8)
    x[0] = -np.inf  # no score at all
    x[1, 3] = np.inf
    x[2, 7] = np.nan
    x[3, ::2] = -np.inf
    mask[4] = 0  # all masked
    mask[5, 1:] = 0  # one left
    out, expected = run_softmax(x, mask, masked=True)
    np.testing.assert_array_equal(np.isnan(out), np.isnan(expected))
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-7)
    assert np.isnan(out[:3]).all() and out[5, 0] == 1.0 and not out[3, ::2].any()


def test_a_row_of_131072():
    case = core.find_operator("softmax").case("m=2,n=131072")
    check_once(job_for(last_rung("softmax"), case, HERE))


@pytest.mark.parametrize("text", ["m=0,n=4", "m=4,n=0"])
@pytest.mark.parametrize("operator", ["softmax", "layernorm", "rmsnorm"])
def test_empty_rows_are_refused(operator, text):
    with pytest.raises(ExplorerError, match="must be at least 1"):
        core.find_operator(operator).case(text)


def test_rows_of_a_norm_that_are_infinite_equal_or_not_a_number():
    op = core.find_operator("layernorm")
    case = op.case("m=4,n=45")
    x, gamma, beta = op.inputs(case)
    x[0, 7] = np.nan
    x[1, 3] = np.inf
    x[2] = 3.25  # no variance at all: what remains is the bias
    out = np.full_like(x, 7)
    build.build(job_for(last_rung("layernorm"), case, HERE.with_threads(1)))(x, gamma, beta, out)
    assert np.isnan(out[:2]).all() and np.isfinite(out[2:]).all()
    np.testing.assert_allclose(out[2], beta, rtol=1e-6)
    with np.errstate(invalid="ignore"):
        np.testing.assert_allclose(out, op.reference(case, x, gamma, beta), rtol=1e-4, atol=1e-5)


def test_long_and_short_rows_have_rungs_of_their_own():
    op = core.find_operator("softmax")

    def fitting(text: str) -> str:
        case = op.case(text)
        return [r.name for r in core.LADDERS["softmax", "cuda"].values() if not r.unfit(case, H200)][-1]

    assert fitting("m=64,n=32") == fitting("m=64,n=1000") == "v4_vectorized"
    assert fitting("m=64,n=1024") == fitting("m=64,n=262144") == "v6_cluster"
    assert fitting("m=64,n=400000") == "v5_block_uncached"


@pytest.mark.parametrize("rung", core.LADDERS["softmax", "x86"])
def test_program_on_x86_is_the_reviewed_one(rung, avx2, golden):
    case = core.find_operator("softmax").case("ragged")
    golden(
        f"softmax/x86/{rung}.py",
        program_text(core.lower(core.LADDERS["softmax", "x86"][rung], case, replace(avx2, l3_bytes=1))),
    )


@pytest.mark.parametrize("rung", core.LADDERS["softmax", "cuda"])
def test_source_on_cuda_is_the_reviewed_one(rung, golden):
    op = core.find_operator("softmax")
    long = {"v5_block_uncached": "m=64,n=131072", "v6_cluster": "m=64,n=65536"}
    case = op.case(long.get(rung, "m=64,n=1024,dtype=float16"))
    program = core.lower(core.LADDERS["softmax", "cuda"][rung], case, H200)
    source = build.kernel(program, op.arguments(case), H200).code("cuda")
    golden(f"cuda/softmax/{rung}.cu", source[source.index('extern "C" __global__') :])


def test_vectors_move_128_bits_and_sums_cross_a_warp_in_registers():
    op = core.find_operator("softmax")
    case = op.case("m=64,n=256,dtype=float16")
    program = core.lower(core.LADDERS["softmax", "cuda"]["v4_vectorized"], case, H200, {"threads": 32, "rows": 4})
    source = build.kernel(program, op.arguments(case), H200).code("cuda")
    source = source[source.index('extern "C" __global__') :]
    assert source.count("uint4") >= 2 and "__shfl" in source
    assert "__shared__" not in source, "a warp's statistics need no shared memory"


@pytest.mark.parametrize("rung", ["v4_vectorized", "v6_cluster"])
def test_what_is_computed_again_has_no_registers(rung):
    op = core.find_operator("softmax")
    case, threads = op.case("m=64,n=2048,dtype=float16"), {"threads": 128}
    kept = {}
    for again in (False, True):
        program = core.lower(core.LADDERS["softmax", "cuda"][rung], case, H200, {**threads, "recompute": again})
        kept[again] = "power" in program["main"].script()
    assert kept == {False: True, True: False}


def test_exponentials_are_vectors_in_the_machine_code(avx2):
    op = core.find_operator("softmax")
    case = op.case("m=8,n=256")
    assembly = {
        name: build.build(job_for(core.LADDERS["softmax", "x86"][name], case, replace(avx2, l3_bytes=1))).code("asm")
        for name in ("v3_parallel", "v4_polynomial_exp", "v5_past_caches")
    }
    assert [name for name, code in assembly.items() if "expf" in code] == ["v3_parallel"]
    assert [name for name, code in assembly.items() if "vmovntps" in code] == ["v5_past_caches"]


@pytest.fixture
def invented():
    """An operator that exists for one test: the rows' exponentials, divided by the root of their sum of squares."""
    name = "exp_norm"

    def body(rows, v):
        power = rows.keep("power", exp(rows.input("X", v["dtype"])))
        rows.output("Y", v["dtype"], power * rowwise.rsqrt(rows.sum("squares", power * power)))

    operator = rowwise.declare(name, rowwise.RowOperator(body))

    def reference(case, x):
        power = np.exp(x.astype(np.float64))
        return power / np.sqrt((power**2).sum(axis=1, keepdims=True))

    core.register(
        Operator(
            name=name,
            define=lambda m, n, dtype="float32": operator.plain({"m": m, "n": n, "dtype": dtype}),
            reference=reference,
            work=lambda case: Work(4 * case["m"] * case["n"], 8 * case["m"] * case["n"]),
            tolerance=lambda case: Tolerance(norm=1e-5, worst=1e-4),
        )
    )
    x86.ladder(name, exponential=True)
    cuda.ladder(name)
    yield name
    del core.OPERATORS[name], ROWWISE[name], core.LADDERS[name, "x86"], core.LADDERS[name, "cuda"]


def test_a_new_row_wise_operator_needs_a_definition_and_a_line_a_device(invented):
    op = core.find_operator(invented)
    case = op.case("m=5,n=203")
    for rung in core.LADDERS[invented, "x86"].values():
        check_once(job_for(rung, case, HERE))
    for name, rung in core.LADDERS[invented, "cuda"].items():
        if not rung.unfit(case, H200):
            assert error_on_cuda(invented, name, case) == "", name
    assert error_on_cuda(invented, "v5_block_uncached", op.case("m=1,n=70001")) == ""


def test_one_large_probability_may_carry_the_error_of_a_long_row():
    softmax = core.find_operator("softmax")
    case = softmax.case("m=2,n=100000")
    reference = np.full((2, 100000), 1e-6)
    reference[:, 7] = 0.9
    out = (reference * (1 + 2e-5)).astype(np.float32)
    assert compare(softmax, case, [out], [reference])[1] == ""
    out[1, 7] *= 1.01
    assert "worst element" in compare(softmax, case, [out], [reference])[1]
