"""Elementwise, transpose and reduction: rungs against the reference, NumPy's corner cases, CUDA without a GPU."""

from __future__ import annotations

import functools
import shutil
from dataclasses import replace

import numpy as np
import pytest
import tvm
from checked import checked
from fibers import run_on_fibers
from serial import serial

from schedules import core
from schedules.errors import ExplorerError
from schedules.transpose import merged
from tuning import build
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import compare, poison

OPERATORS = ("elementwise", "transpose", "reduction")
LAST = {"elementwise": ("v3_parallel", "v4_fused"), "transpose": ("v4_parallel", "rows_parallel")}
LAST["reduction"] = ("v3_vectorize", "v4_places_apart")
# This machine as if nothing fitted its caches, so that every rung fits every case.
HERE = replace(host_cpu(), l3_bytes=1)
# A rung in the middle of a ladder differs from the last one in its loops alone.
FEW = {"elementwise": ("prime", "half"), "transpose": ("prime", "keys", "heads"), "reduction": ("all", "columns")}
FEW_PAST_CACHES = ("half", "prime", "bfloat", "int", "heads", "same")
# Programs and steps that a serial run covers: rung, cases.
ON_CUDA = {
    "elementwise": {
        "v1_grid_stride": ("prime",),
        "v2_pack": ("one", "dense", "bias"),
        "v3_tail": ("prime", "half_prime"),
        "v4_fused": ("chain", "half", "bfloat", "int"),
    },
    "transpose": {
        "v2_shared_tile": ("prime", "channels"),
        "v4_vectorized": ("keys", "merged", "half_prime", "bytes"),
        "rows_packs": ("heads", "same"),
    },
    "reduction": {"c0_thread_per_column": ("columns",)},
}
RAGGED = {"threads": 64, "bp": 32, "bq": 32, "lanes": 8, "side": 4}
# A case and a configuration that keep a CUDA rung's source short.
SHORT = {
    ("elementwise", "v0_one_per_thread"): ("m=16,n=64,op=scale+add", {}),
    ("elementwise", "v1_grid_stride"): ("m=37,n=53,op=add", {"threads": 64}),
    ("elementwise", "v2_pack"): ("m=64,n=256,op=bias+relu,dtype=float16", {"threads": 64}),
    ("elementwise", "v3_tail"): ("m=37,n=53,op=add", {"threads": 64}),
    ("elementwise", "v4_fused"): ("m=64,n=256,op=bias+silu", {"threads": 64}),
    ("transpose", "v0_naive"): ("a=2,b=9,c=11,d=3,perm=0312", {}),
    ("transpose", "v1_merged_dims"): ("a=2,b=9,c=11,d=3,perm=0312", {}),
    ("transpose", "v2_shared_tile"): ("a=50,b=96", {"threads": 128}),
    ("transpose", "v3_padded"): ("a=50,b=96", {"threads": 128}),
    ("transpose", "v4_vectorized"): ("a=3,b=72,c=64,perm=021", {"threads": 128, "bp": 32, "bq": 32}),
    ("transpose", "v5_own_edges"): ("a=2,b=37,c=53,perm=021", {**RAGGED, "edge": 32}),
    ("transpose", "v6_words"): ("a=2,b=80,c=72,perm=021,dtype=float16", {"threads": 64, "bp": 64, "bq": 64}),
    ("transpose", "v7_joined_rows"): ("a=2,b=12,c=5,d=8,perm=3021", {"threads": 24, "br": 2}),
    ("transpose", "rows_packs"): ("a=2,b=7,c=3,d=16,perm=0213", {"threads": 64}),
    ("reduction", "v0_interleaved"): ("m=3,n=700,op=argmax", {"threads": 64}),
    ("reduction", "v1_sequential"): ("m=37,n=53,axis=all", {"threads": 64}),
    ("reduction", "v2_first_add"): ("m=3,n=700,op=max,dtype=float16", {"threads": 64}),
    ("reduction", "v3_unroll_last_warp"): ("m=3,n=700,dtype=int32", {"threads": 64}),
    ("reduction", "v4_shuffle"): ("m=37,n=53,axis=all,op=mean", {"threads": 128}),
    ("reduction", "v5_block_reduce"): ("m=3,n=700,op=argmax", {"threads": 64}),
    ("reduction", "v6_many_per_thread"): ("m=3,n=9000,op=max", {"threads": 64, "packs": 2, "per_sm": 1}),
    ("reduction", "w0_group_per_row"): ("m=272,n=40", {"group": 8, "rows": 16}),
    ("reduction", "w1_rows_ahead"): ("m=275,n=24,op=argmax", {"group": 8, "rows": 16, "turns": 2}),
    ("reduction", "c0_thread_per_column"): ("m=67,n=200,axis=columns", {"threads": 64}),
    ("reduction", "c1_strided_packs"): ("m=1500,n=6,axis=columns,op=argmax", {"threads": 64, "unroll": 2}),
    ("reduction", "c2_one_wave"): ("m=300,n=6,axis=columns,op=argmax", {"threads": 64, "unroll": 2, "per_sm": 1}),
}
# Without shared memory and shuffles a serial run of the program says as much.
TILED = ("v2_shared_tile", "v3_padded", "v4_vectorized", "v5_own_edges", "v6_words", "v7_joined_rows")
ON_FIBERS = [(*key, *made) for key, made in SHORT.items() if key[0] == "reduction" or key[1] in TILED]
# Other dtypes, an axis beside the two of a tile, and several launches.
ON_FIBERS += [
    (
        "transpose",
        "v5_own_edges",
        "a=70,b=3,c=45,perm=210,dtype=float16",
        {**RAGGED, "edge": 16},
    ),
    # Wider pieces, and shared memory that a launch has to ask for.
    (
        "transpose",
        "v5_own_edges",
        "a=150,b=133",
        {"threads": 256, "bp": 128, "bq": 128, "edge": 128, "lanes": 32, "side": 8},
    ),
    ("transpose", "v6_words", "a=272,b=288,dtype=int8", {"threads": 256, "bp": 256, "bq": 256, "lanes": 16}),
    ("transpose", "v6_words", "a=176,b=3,c=144,perm=210,dtype=int8", {"threads": 128, "bp": 128, "bq": 128}),
    ("reduction", "c2_one_wave", "m=3001,n=8,axis=columns,op=argmax", {"threads": 64, "unroll": 2, "per_sm": 1}),
]


def rung(operator: str, name: str, kind: str = "cuda") -> core.Schedule:
    return core.find_schedule(operator, kind, name)


@pytest.fixture(scope="module")
def faults(pool):
    """What is wrong with each rung and case on this processor; "" for nothing."""
    device, jobs = HERE, []
    for operator in OPERATORS:
        op = core.find_operator(operator)
        for schedule in core.LADDERS[operator, "x86"].values():
            past = [name for name in FEW_PAST_CACHES if name in op.small and schedule.name.endswith("past_caches")]
            names = op.small if schedule.name in LAST[operator] else past or FEW[operator]
            fitting = [c for c in map(op.case, names) if not schedule.unfit(c, device)]
            jobs += [build.job_for(schedule, case, device) for case in fitting]
    return {(job.operator, job.schedule, job.case): fault for job, fault in checked(pool, jobs)}


@pytest.mark.parametrize("operator", OPERATORS)
def test_x86_rungs_are_right(operator, faults):
    mine = {key[1:]: fault for key, fault in faults.items() if key[0] == operator}
    assert {name for name, _ in mine} == set(core.LADDERS[operator, "x86"])
    assert not {key: fault for key, fault in mine.items() if fault}


@pytest.mark.parametrize(
    ("operator", "name", "text"),
    [(o, name, text) for o, rungs in ON_CUDA.items() for name, texts in rungs.items() for text in texts],
)
def test_cuda_schedule_is_right(operator, name, text):
    op = core.find_operator(operator)
    case = op.case(text)
    assert not rung(operator, name).unfit(case, PRESETS["h200"])
    program = serial(core.lower(rung(operator, name), case, PRESETS["h200"]))
    run = tvm.compile(program, target=tvm.target.Target("llvm")).jit()["main"]
    inputs = op.inputs(case)
    tensors = [tvm.runtime.tensor(x) for x in (*inputs, *(poison(a) for a in op.arguments(case) if a.output))]
    run(*tensors)
    assert compare(op, case, [tensors[-1].numpy()], [op.reference(case, *inputs)])[1] == ""


@functools.cache
def short(operator: str, name: str):
    """The case, program and kernel of a rung in SHORT."""
    return lowered(operator, name, *SHORT[operator, name])


def lowered(operator: str, name: str, text: str, config: dict):
    """The case, program and kernel of a rung on one of its cases."""
    op = core.find_operator(operator)
    case = op.case(text)
    program = core.lower(rung(operator, name), case, PRESETS["h200"], config)
    return case, program, build.kernel(program, op.arguments(case), PRESETS["h200"])


def test_every_cuda_rung_has_a_short_case():
    assert set(SHORT) == {(o, name) for o in OPERATORS for name in core.LADDERS[o, "cuda"]}


@pytest.mark.parametrize(("operator", "name"), SHORT)
def test_cuda_source_is_the_reviewed_one(operator, name, golden):
    source = short(operator, name)[2].code("cuda")
    golden(f"cuda/{operator}/{name}.cu", source[source.index('extern "C" __global__') :])


@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
@pytest.mark.parametrize(("operator", "name", "text", "config"), ON_FIBERS)
def test_cuda_source_is_right_on_fibers(operator, name, text, config, tmp_path):
    op = core.find_operator(operator)
    known = (text, config) == SHORT[operator, name]
    case, program, made = short(operator, name) if known else lowered(operator, name, text, config)
    inputs = op.inputs(case)
    (out,) = (poison(a) for a in op.arguments(case) if a.output)
    run_on_fibers(made, program, tmp_path, *inputs, out)
    assert compare(op, case, [out], [op.reference(case, *inputs)])[1] == ""


def source_of(operator: str, name: str, text: str) -> str:
    """The CUDA source without TVM's preamble."""
    op = core.find_operator(operator)
    case = op.case(text)
    program = core.lower(rung(operator, name), case, PRESETS["h200"])
    text = build.kernel(program, op.arguments(case), PRESETS["h200"]).code("cuda")
    return text[text.index('extern "C" __global__') :]


def test_the_tree_loses_its_barriers_rung_by_rung():
    barriers = {}
    for name in ("v1_sequential", "v3_unroll_last_warp", "v5_block_reduce"):
        source = source_of("reduction", name, "m=1,n=256,axis=all")
        barriers[name] = source.count("cuda_cta_sync();")
    assert barriers == {"v1_sequential": 9, "v3_unroll_last_warp": 3, "v5_block_reduce": 1}


def test_long_sums_take_packs_and_two_launches():
    source = source_of("reduction", "v6_many_per_thread", "m=10000,n=10000,axis=all")
    assert source.count("void __launch_bounds__(256) main_kernel") // 2 == 2
    assert "float4" in source


@pytest.mark.parametrize(
    ("operator", "name", "text"),
    [
        ("elementwise", "v2_pack", "m=65536,n=65536,op=add"),
        ("transpose", "v4_vectorized", "a=65536,b=65536"),
        ("reduction", "v6_many_per_thread", "m=65536,n=65536,axis=all"),
        ("reduction", "c1_strided_packs", "m=65536,n=65536,axis=columns"),
    ],
)
def test_indices_beyond_32_bits_are_64_bits_wide(operator, name, text):
    assert "int64_t" in source_of(operator, name, text)


def kernel(operator: str, name: str, text: str):
    op = core.find_operator(operator)
    return build.build(build.job_for(rung(operator, name, "x86"), op.case(text), HERE))


def test_stores_past_the_caches_are_whole_vectors_wherever_the_result_begins():
    made = {name: kernel("elementwise", name, "m=50,n=167,op=add") for name in ("v3_parallel", "v5_past_caches")}
    assert ["vmovntps" in k.code("asm") for k in made.values()] == [False, True]
    x, y = np.random.default_rng(0).random((2, 50, 167), np.float32)
    for start in (0, 1, 8):
        room = np.full(50 * 167 + 16, 7, np.float32)
        out = room[start : start + 50 * 167].reshape(50, 167)
        made["v5_past_caches"](x, y, out)
        np.testing.assert_array_equal(out, x + y)
        assert (room[:start] == 7).all() and (room[start + 50 * 167 :] == 7).all()


def test_a_float32_sum_of_ones_is_right_in_two_stages_and_stops_in_one():
    ones = np.ones((1, 10**8), np.float32)
    out = np.zeros(1, np.float32)
    kernel("reduction", "v3_vectorize", "m=1,n=100000000,axis=all")(ones, out)
    assert out[0] == 1e8
    kernel("reduction", "v0_naive", "m=1,n=33554432,axis=all")(ones[:, : 2**25], out)
    assert out[0] == 2**24


@pytest.mark.parametrize("op", ["max", "argmax"])
def test_nan_zeros_and_ties_are_numpys(op):
    x = np.random.default_rng(0).uniform(-1, 1, (6, 40)).astype(np.float32)
    x[0, 7] = x[0, 30] = np.nan
    x[1, 3] = np.copysign(np.float32(np.nan), -1)
    x[1, 20] = np.inf
    x[2] = -np.inf
    x[3], x[3, 5] = -1.0, -0.0
    x[3, 9] = 0.0
    x[4] = 2.5
    expected = getattr(np, op)(x, axis=1)
    out = np.zeros(6, expected.dtype)
    kernel("reduction", "v3_vectorize", f"m=6,n=40,axis=rows,op={op}")(x, out)
    np.testing.assert_array_equal(out, expected)


def test_relu_keeps_nan():
    x = np.array([[np.nan, -1.0, 0.0, 2.0, -np.inf, np.inf]], np.float32)
    out = np.zeros_like(x)
    kernel("elementwise", "v3_parallel", "m=1,n=6,op=relu")(x, out)
    np.testing.assert_array_equal(out, np.maximum(x, 0))


def test_a_polynomial_exponential_overflows_and_vanishes_as_numpys():
    x = np.array([[0.0, -0.0, 1.0, 88.7, 89.0, 1e30, np.inf, -86.9, -104.0, -1e30, -np.inf, np.nan]], np.float32)
    out = np.zeros_like(x)
    kernel("elementwise", "v3_parallel", "m=1,n=12,op=exp")(x, out)
    with np.errstate(over="ignore"):
        np.testing.assert_allclose(out, np.exp(x), rtol=1e-6)


@pytest.mark.parametrize(
    ("operator", "text", "said"),
    [
        ("elementwise", "m=0,n=4", "at least 1"),
        ("reduction", "m=4,n=0", "at least 1"),
        ("transpose", "a=4,b=4,c=0,perm=012", "at least 1"),
        ("transpose", "a=4,b=4,perm=11", "perm=11"),
        ("transpose", "a=4,b=4,c=5", "only 2 axes"),
        ("elementwise", "m=4,n=4,op=bias+tan", "no function 'tan'"),
        ("reduction", "m=4,n=4,op=mean,dtype=int32", "not int32"),
    ],
)
def test_senseless_cases_are_refused_by_name(operator, text, said):
    with pytest.raises(ExplorerError, match=said):
        core.find_operator(operator).case(text)


def test_axes_that_stay_neighbours_merge():
    def form(text):
        found = merged(core.find_operator("transpose").case(text))
        return found.extents, found.fast

    assert form("a=2,b=3,c=5,d=1,e=7,f=4,perm=345012") == ((28, 30), 0)
    assert form("a=4,b=6,c=8,perm=012") == ((192,), 0)
    assert form("a=8,b=56,c=56,d=64,perm=0312") == ((8, 64, 3136), 1)
    assert form("a=1,b=67") == ((67,), 0)
