"""GEMM on x86: every rung against the reference on every small case, its program, and its machine code."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from checked import checked

from schedules import core
from schedules.device import Cpu
from study import asm
from study.model import program_text
from tuning.build import Job, build, job_for
from tuning.devices import host_cpu
from tuning.pool import Pool

LADDER = core.LADDERS["gemm", "x86"]
GEMM = core.OPERATORS["gemm"]
FIRST_AND_LAST = ("v0_naive", "v8_full_tiles")
MICRO_KERNELS = [name for name in LADDER if name >= "v6" or not name.startswith("v")]

# For the packed rungs, beyond the small cases: sums longer than a block of k, and shapes the skinny rungs are for.
MORE = {
    "long_sum": {"m": 37, "n": 53, "k": 2100},
    "long_sum_whole": {"m": 48, "n": 64, "k": 4096},
    "long_sum_stored_wide": {"m": 13, "n": 70, "k": 2053, "ldc": 75, "beta": 0.5, "trans_a": True},
    "few_rows": {"m": 5, "n": 600, "k": 300},
    "few_columns": {"m": 101, "n": 32, "k": 64},
    "short_sum": {"m": 130, "n": 270, "k": 7},
    # Symbolic extents: each is checked at four more sizes, of 1 and beyond what it is tuned for among them.
    "any_fused": {
        "m": "?40",
        "n": "?90",
        "k": "?300",
        "bias": True,
        "activation": "gelu",
        "residual": True,
        "beta": 0.5,
    },
    "any_transposed": {"m": "?40", "n": "?90", "k": "?300", "trans_a": True, "trans_b": True},
    "any_columns": {"m": 90, "n": "?20", "k": 300},
    # Up to ALONE multiply-adds run on one core.
    "any_large": {"m": "?130", "n": "?100", "k": "?150"},
}


def cases(schedule: core.Schedule) -> list[core.Case]:
    """What a rung is checked on: all cases in float32, on the first and last rung in float64 too."""
    dtypes = ("float32", "float64") if schedule.name in FIRST_AND_LAST else ("float32",)
    named = {**GEMM.small, **(MORE if schedule.name in MICRO_KERNELS else {})}
    known = [GEMM.case(values) for values in named.values()]
    known = [c for c in known if c["dtype"] == "float32" and c["math"] == "exact"]
    return [GEMM.case(dict(c.values), dtype=dtype) for c in known for dtype in dtypes]


@pytest.fixture(scope="module")
def outcomes(pool: Pool) -> dict[tuple[str, str], str]:
    """Every rung and case built and checked once; what went wrong, "" for nothing."""
    device = host_cpu()
    jobs: list[Job] = []
    for schedule in LADDER.values():
        jobs += [job_for(schedule, case, device) for case in cases(schedule) if not schedule.unfit(case, device)]
    return {(job.schedule, job.case): fault for job, fault in checked(pool, jobs)}


@pytest.mark.parametrize("rung", LADDER)
def test_rung_computes_the_product(rung, outcomes):
    checked = {case: fault for (name, case), fault in outcomes.items() if name == rung}
    assert checked, f"no case fits {rung}"
    wrong = {case: fault for case, fault in checked.items() if fault}
    assert not wrong, wrong


def test_every_case_is_covered_by_a_packed_rung(outcomes):
    for values in GEMM.small.values():
        case = GEMM.case(values)
        if case["dtype"] in ("float32", "float64") and case["math"] == "exact":
            if case.free:
                assert ("any_shape", case.text) in outcomes
                continue
            assert ("v8_full_tiles", case.text) in outcomes


EMPTY_SHARES = [
    ("v8_full_tiles", {"m": 100, "n": 33, "k": 64}, {"nv": 3, "mr": 6, "ku": 4, "mb": 16, "nb": 4}),
    ("v8_full_tiles", {"m": 64, "n": 33, "k": 1}, {"nv": 1, "mr": 4, "ku": 1, "mb": 64, "nb": 4}),
    ("v8_full_tiles", {"m": 100, "n": 64, "k": 1}, {"nv": 1, "mr": 6, "ku": 2, "mb": 16, "nb": 2}),
    ("short_sum", {"m": 241, "n": 1, "k": 64}, {"nv": 1, "mr": 12, "ku": 2, "mb": 16, "nb": 1}),
]


@pytest.mark.parametrize(("rung", "values", "config"), EMPTY_SHARES)
def test_more_shares_than_tiles_leave_the_product_right(rung, values, config, pool):
    """Asked for more blocks or bands than C has tiles for: once, the empty ones overwrote their neighbours."""
    device = replace(host_cpu(), cores=16, threads=16)
    case = GEMM.case(values)
    assert not LADDER[rung].space(case, device).allows(config), "the search need not try empty shares"
    outcome = pool.workers[0].call("tuning.worker:check_once", job_for(LADDER[rung], case, device, config))
    assert outcome.ok, outcome.message


def test_nan_and_infinity_pass_through_as_in_numpy():
    case = GEMM.case("ragged")
    kernel = build(job_for(LADDER["v8_full_tiles"], case, host_cpu().with_threads(1)))
    a, b = GEMM.inputs(case)
    a[3, 5], a[7, 0], b[2, 11] = np.nan, np.inf, -np.inf
    out = np.zeros((37, 53), np.float32)
    kernel(a, b, out)
    with np.errstate(invalid="ignore"):
        expected = a.astype(np.float64) @ b
    assert np.array_equal(np.isnan(out), np.isnan(expected))
    assert np.array_equal(np.isposinf(out), np.isposinf(expected))
    finite = np.isfinite(expected)
    np.testing.assert_allclose(out[finite], expected[finite], rtol=1e-4, atol=1e-4)


def test_c_may_be_its_own_addend():
    case = GEMM.case("beta")
    kernel = build(job_for(LADDER["v8_full_tiles"], case, host_cpu().with_threads(1)))
    a, b, c = GEMM.inputs(case)
    expected = GEMM.reference(case, a, b, c)
    kernel(a, b, c, c)
    np.testing.assert_allclose(c, expected, rtol=1e-4, atol=1e-4)


def test_operands_need_only_the_alignment_of_their_elements():
    case = GEMM.case("dense")
    kernel = build(job_for(LADDER["v8_full_tiles"], case, host_cpu().with_threads(1)))
    arrays = [*GEMM.inputs(case), np.empty((64, 64), np.float32)]
    shifted = []
    for array in arrays:
        raw = np.empty(array.nbytes + 64, np.uint8)
        start = -raw.ctypes.data % 64 + 4
        shifted.append(raw[start : start + array.nbytes].view(np.float32).reshape(array.shape))
        shifted[-1][...] = array
    kernel(*shifted)
    np.testing.assert_allclose(shifted[2], arrays[0] @ arrays[1], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("rung", LADDER)
def test_program_is_the_reviewed_one(rung, avx2, golden):
    schedule = LADDER[rung]
    candidates = (GEMM.case("ragged"), GEMM.case("dense"), GEMM.case(MORE["long_sum"]), GEMM.case("any_shape"))
    case = next(c for c in candidates if not schedule.unfit(c, avx2))
    golden(f"gemm/x86/{rung}.py", program_text(core.lower(schedule, case, avx2)))


def test_adjacent_rungs_differ(avx2):
    for case in (GEMM.case("ragged"), GEMM.case(MORE["long_sum"])):
        fitting = [s for s in LADDER.values() if not s.unfit(case, avx2)]
        programs = [program_text(core.lower(s, case, avx2)) for s in fitting]
        assert len(set(programs)) == len(programs)


def fma_of_tile(device: Cpu, config: dict) -> int:
    return config["mr"] * config["nv"] * config["ku"]


def case_for(rung: str) -> core.Case:
    """A textbook case the rung is for: whole tiles, so that one loop is the kernel."""
    sizes = {"v9_k_blocking": (192, 192, 4096), "few_rows": (32, 512, 512), "few_columns": (96, 32, 512)}
    sizes |= {"short_sum": (192, 256, 64), "small_direct": (128, 128, 128), "any_shape": ("?192", "?192", "?512")}
    m, n, k = sizes.get(rung, (192, 192, 512))
    return GEMM.case({"m": m, "n": n, "k": k})


@pytest.mark.parametrize("rung", MICRO_KERNELS)
def test_k_loop_is_nothing_but_the_register_tile(rung, processor):
    """The loop over k holds the tile's FMAs at full width, stores nothing, spills nothing."""
    device = replace(processor, threads=2)
    schedule, case = LADDER[rung], case_for(rung)
    config = schedule.configure(case, device)
    kernel = build(job_for(schedule, case, device))
    loop = asm.hot_loop(kernel.code("asm"))
    counts = loop.counts
    full_width = counts.fma_zmm if device.vector_bytes == 64 else counts.fma_ymm
    assert full_width > 0 and full_width % fma_of_tile(device, config) == 0
    assert counts.fma == full_width and counts.fma_scalar == 0
    assert counts.stores == 0, "C is stored inside the k loop"
    assert not [line for line in loop.lines if "(%rsp" in line and "mm" in line], (
        "accumulators do not fit the registers"
    )
    # Extents known at run time only take registers too: one of those may be read from the stack.
    assert counts.spills <= (2 if schedule.symbolic else 0)
