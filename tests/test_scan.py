"""Scans: every x86 rung against the reference, the CUDA the others become, and what NumPy does at the edges."""

from __future__ import annotations

import functools
import shutil
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from checked import checked
from fibers import run_on_fibers

from schedules import core
from schedules.errors import ExplorerError
from schedules.scan.algebra import Scan
from schedules.scan.cuda_tile import Tile
from study.model import program_text
from tuning.build import build, job_for, kernel
from tuning.cuda.gpus import PRESETS
from tuning.cuda.resources import resources
from tuning.devices import host_cpu
from tuning.measure import compare, poison

SCAN = core.OPERATORS["scan"]
X86, CUDA = core.LADDERS["scan", "x86"], core.LADDERS["scan", "cuda"]
# What a rung above the first is checked on: between them they turn every option on, and leave rests of every kind.
TELLING = (
    "exclusive_reverse",
    "max_exclusive",
    "segments_long",
    "segments_max",
    "half_segments",
    "bfloat",
    "int32_max",
)
# For a rung that wants short rows: rows that begin anywhere in a vector, several in one, and a rest without a group.
SHORT_ROWS = (
    "rows=41,n=20",
    "rows=43,n=13,exclusive=1,reverse=1",
    "rows=9,n=3,dtype=int32",
    "rows=22,n=12,op=max,exclusive=1",
    "rows=11,n=36,dtype=bfloat16,reverse=1",
)
REVIEWED = {"v6_rows_together": "rows=5,n=12"}  # other than rows=3,n=1009
# A case and a configuration for each CUDA rung that keep its source short, and that show what it must get right.
SHORT = {
    "v0_naive": ("rows=300,n=7", {}),
    "v1_hillis_steele": ("rows=2,n=300,dtype=int32", {"threads": 64}),
    "v2_brent_kung": ("rows=2,n=300,op=max,exclusive=1,reverse=1", {"threads": 64}),
    "v3_bank_conflict_free": ("rows=2,n=300,dtype=float16,segmented=1,exclusive=1", {"threads": 64}),
    "v4_warp_shuffle": ("rows=2,n=300", {"threads": 64}),
    "v5_vector_tile": ("rows=2,n=1002,segmented=1,reverse=1", {"threads": 64, "rounds": 2}),
    "v6_three_phase": ("rows=5,n=1009", {"threads": 64, "rounds": 2}),
    "v7_decoupled_lookback": ("rows=7,n=1009,exclusive=1,reverse=1,dtype=bfloat16", {"threads": 64, "rounds": 2}),
    "v8_whole_rows": ("rows=50,n=33", {"threads": 64, "rounds": 2}),
    "v9_loads_ahead": ("rows=2,n=33001,exclusive=1,segmented=1", {"threads": 64, "rounds": 1, "stages": 4, "lead": 2}),
}
# Tiles in which no row begins have code of their own.
LONG_ROWS = ("v9_loads_ahead", "rows=2,n=33001,dtype=int32", {"threads": 64, "rounds": 1, "stages": 4, "lead": 2})


@pytest.fixture(scope="module")
def outcomes(pool) -> dict[tuple[str, str], str]:
    """Every x86 rung built and checked once on its cases; what went wrong, "" for nothing."""
    device = replace(host_cpu(), threads=2, l3_bytes=1)  # as if nothing fitted its caches: every rung fits
    pairs = [(r, SCAN.case(name)) for r in X86.values() for name in (*TELLING, *SHORT_ROWS) if r.base]
    pairs += [(r, SCAN.case(name)) for r in X86.values() for name in SCAN.small if not r.base]
    jobs = [job_for(rung, case, device) for rung, case in pairs if not rung.unfit(case, device)]
    return {(job.schedule, job.case): fault for job, fault in checked(pool, jobs)}


@pytest.mark.parametrize("rung", X86)
def test_rung_computes_the_scan(rung, outcomes):
    checked = {case: fault for (name, case), fault in outcomes.items() if name == rung}
    assert len(checked) >= 3, f"hardly a case fits {rung}"
    wrong = {case: fault for case, fault in checked.items() if fault}
    assert not wrong, wrong


@pytest.mark.parametrize("rung", X86)
def test_program_is_the_reviewed_one(rung, avx2, golden):
    case = SCAN.case(REVIEWED.get(rung, "rows=3,n=1009"))
    golden(f"scan/x86/{rung}.py", program_text(core.lower(X86[rung], case, replace(avx2, l3_bytes=1))))


@functools.cache
def short(rung: str):
    """The case, program and kernel of a CUDA rung in SHORT."""
    return lowered(rung, *SHORT[rung])


def lowered(rung: str, text: str, config: dict):
    """The case, program and kernel of a CUDA rung."""
    case, device = SCAN.case(text), replace(PRESETS["h200"], sms=2)
    program = core.lower(CUDA[rung], case, device, config)
    return case, program, kernel(program, SCAN.arguments(case), device)


@pytest.mark.parametrize("rung", CUDA)
def test_source_is_the_reviewed_one(rung, golden):
    source = short(rung)[2].code("cuda")
    golden(f"cuda/scan/{rung}.cu", source[source.index('extern "C" __global__') :])


@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
@pytest.mark.parametrize("rung", [*(r for r in CUDA if CUDA[r].is_program), LONG_ROWS])
def test_cuda_program_computes_the_scan_on_fibers(rung, tmp_path):
    case, program, made = short(rung) if isinstance(rung, str) else lowered(*rung)
    inputs = SCAN.inputs(case)
    (out,) = (poison(a) for a in SCAN.arguments(case) if a.output)
    run_on_fibers(made, program, tmp_path, *inputs, out)
    assert compare(SCAN, case, [out], [SCAN.reference(case, *inputs)])[1] == ""


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
@pytest.mark.parametrize(
    ("rung", "text"),
    [
        ("v7_decoupled_lookback", "rows10k"),
        ("v7_decoupled_lookback", "one_row_half"),
        ("v9_loads_ahead", "one_row"),
        ("v9_loads_ahead", "one_row_segmented"),
        ("v9_loads_ahead", "rows100"),
    ],
)
def test_tiles_stay_in_registers(rung, text):
    case = SCAN.case(text)
    device = PRESETS["h200"]
    made = kernel(core.lower(CUDA[rung], case, device), SCAN.arguments(case), device)
    for taken in resources(made):
        assert taken.spill_stores == taken.local == 0, taken


def run(rung: str, text: str, *inputs: np.ndarray) -> np.ndarray:
    """An x86 rung's scan of `inputs`, on one thread."""
    case = SCAN.case(text)
    out = np.zeros_like(inputs[0])
    build(job_for(X86[rung], case, host_cpu().with_threads(1)))(*inputs, out)
    return out


def test_nan_and_infinity_stay_to_the_end_of_the_row_as_in_numpy():
    x = SCAN.inputs(SCAN.case("rows=2,n=67"))[0]
    x[0, 13], x[1, 30], x[1, 50] = np.nan, np.inf, -np.inf
    with np.errstate(invalid="ignore"):
        np.testing.assert_allclose(run("v2_in_register", "rows=2,n=67", x), np.cumsum(x, 1), rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(run("v2_in_register", "rows=2,n=67,op=max", x), np.maximum.accumulate(x, 1))


def test_int32_wraps_around_as_in_numpy():
    x = np.full((1, 40), 2**31 - 1, np.int32)
    np.testing.assert_array_equal(run("v2_in_register", "rows=1,n=40,dtype=int32", x), np.cumsum(x, 1, dtype=np.int32))


@pytest.mark.parametrize(
    ("options", "first"), [("op=sum", 0.0), ("op=max", -np.inf), ("op=max,dtype=int32", np.iinfo(np.int32).min)]
)
def test_an_exclusive_scan_begins_with_the_identity(options, first):
    case = SCAN.case(f"rows=1,n=9,exclusive=1,{options}")
    x = SCAN.inputs(case)
    assert SCAN.reference(case, *x)[0, 0] == first
    assert run("v1_blocked_two_pass", case.text, *x)[0, 0] == first


def test_a_segment_begins_anew_in_either_direction():
    heads = np.array([[0, 0, 1, 0, 0]], np.uint8)
    x = np.ones((1, 5), np.float32)
    assert run("v2_in_register", "rows=1,n=5,segmented=1", x, heads).tolist() == [[1, 2, 1, 2, 3]]
    assert run("v2_in_register", "rows=1,n=5,segmented=1,reverse=1", x, heads).tolist() == [[3, 2, 1, 2, 1]]


@pytest.mark.parametrize("text", ["rows=0,n=5", "rows=5,n=0"])
def test_empty_rows_are_refused(text):
    with pytest.raises(ExplorerError, match="at least 1"):
        SCAN.case(text)


@pytest.mark.parametrize("ladder", [X86, CUDA])
def test_a_gigantic_scan_counts_in_64_bits(ladder, avx2):
    device = avx2 if ladder is X86 else PRESETS["h200"]
    last = [rung for rung in ladder.values() if not rung.unfit(SCAN.case(f"rows=1,n={1 << 30}"), device)][-1]
    assert "T.int64(" in core.lower(last, SCAN.case(f"rows=1,n={1 << 30}"), device)["main"].script()


def test_one_element_left_out_is_found():
    case = SCAN.case("long")
    x = SCAN.inputs(case)[0]
    right = SCAN.reference(case, x)
    assert compare(SCAN, case, [right.astype(np.float32)], [right])[1] == ""
    x[0, 77_777] = 0.0
    assert compare(SCAN, case, [SCAN.reference(case, x).astype(np.float32)], [right])[1] != ""


@pytest.mark.parametrize("options", [{}, {"reverse": True}, {"exclusive": True}])
def test_gradient_is_the_scan_the_other_way(options):
    """The scan is linear: its matrix, transposed, is the gradient's."""
    (gradient,) = SCAN.gradients(options)
    case = SCAN.case({"rows": 5, "n": 5, **options})
    back = SCAN.case({"rows": 5, "n": 5, **gradient.options})
    unit = np.eye(5)
    assert gradient.operands == ("dY",)
    np.testing.assert_array_equal(SCAN.reference(back, unit), SCAN.reference(case, unit).T)


def test_maxima_and_segments_have_no_gradient_here():
    assert SCAN.gradients({"op": "max"}) == SCAN.gradients({"segmented": True}) == ()


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("rows", "n", "width"), [(1, 4099, 4), (3, 1009, 8), (7, 1, 4), (2, 2048, 8)])
def test_tiles_cover_every_element_once(rows, n, width, reverse):
    tile = Tile(Scan(rows, n, "float16", "sum", False, reverse, False), 64, 2, width)
    positions = [
        tile.own(first * tile.elements, thread, j) + v
        for first in range(tile.tiles)
        for thread in range(tile.threads)
        for j in range(tile.rounds)
        for v in range(width)
    ]
    addresses = Counter(tile.at(p) for p in positions if tile.lead <= p < tile.end)
    assert addresses == Counter(range(rows * n))
    if reverse:  # vectors lie at multiples of their width
        assert all(tile.lowest(p) % width == 0 for p in positions[::width])
