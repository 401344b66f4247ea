"""Strides, working sets, sectors and bank conflicts against figures derived by hand."""

from __future__ import annotations

from pathlib import Path

import invented
import numpy as np
import pytest
import tvm
from tvm import tirx

from console import access_page
from schedules import core
from schedules.device import Gpu
from study.access import accesses, hottest
from study.code import step_module
from study.effort import Effort, effort
from study.expr import NotStatic, distinct, evaluate
from study.warp import bank_conflict, passes, sectors
from tuning.cuda.resources import blocks_per_sm


@pytest.fixture(scope="module")
def gpu() -> Gpu:
    facts = {"shared_per_block": 227 << 10, "shared_per_sm": 228 << 10, "registers_per_sm": 1 << 16}
    return Gpu("sm90", "Hopper", arch="sm_90", sms=132, threads_per_sm=2048, l2_bytes=50 << 20, **facts)


@pytest.fixture(scope="module")
def nest_of(avx2):
    """The hot statement of a rung of the invented ladder: 48 × 64 sums of 512 products, tiles of 8."""
    with invented.entered() as operator:

        def make(rung, case="rows=48,cols=64,depth=512"):
            found = step_module(core.find_schedule(invented.NAME, "x86", rung), operator.case(case), avx2, None, None)
            return hottest(accesses(found[1], avx2))

        yield make


def strides(nest, buffer):
    access = next(a for a in nest.accesses if a.buffer == buffer)
    return {stride.loop: stride.steps for stride in access.strides}


def test_strides_of_the_plain_definition(nest_of):
    nest = nest_of("r0_plain")
    assert [(loop.name, loop.extent, loop.reduction) for loop in nest.loops] == [
        ("i", 48, False),
        ("j", 64, False),
        ("k", 512, True),
    ]
    assert strides(nest, "P") == {"k": (4,), "j": (0,), "i": (2048,)}
    assert strides(nest, "Q") == {"k": (256,), "j": (4,), "i": (0,)}
    assert strides(nest, "mixed") == {"k": (0,), "j": (4,), "i": (256,)}
    assert nest.iterations == 48 * 64 * 512 and nest.multiply_add


def test_a_step_counts_what_its_statements_do(avx2):
    """Each of 48 · 64 · 512 turns multiplies and adds; sums in memory are read and written in all of them."""
    turns, sums = 48 * 64 * 512, 48 * 64
    with invented.entered() as operator:

        def of(rung):
            case = operator.case("rows=48,cols=64,depth=512")
            return effort(step_module(core.find_schedule(invented.NAME, "x86", rung), case, avx2, None, None)[1])

        assert of("r0_plain") == Effort(2 * turns, 4 * (4 * turns + sums)), "P, Q and the sum twice; the zeros"
        assert of("r2_registers") == Effort(2 * turns, 4 * (2 * turns + sums)), "P and Q; the sums once"
    assert effort(invented.transposed_on_gpu(shared=True)) == Effort(0, 4 * 4 << 20), "twice there and twice back"


def test_what_no_statement_shows_has_no_count(avx2):
    with invented.entered() as operator:
        mod = step_module(core.find_schedule(invented.NAME, "x86", "r0_plain"), operator.case("tiny"), avx2, None, 0)[1]
    called = tirx.SeqStmt([mod["main"].body, tirx.Evaluate(tirx.call_extern("int32", "mystery"))])
    assert effort(mod) is not None
    assert effort(tvm.IRModule({"main": mod["main"].with_body(called)})) is None


def test_working_sets_count_cache_lines(nest_of):
    levels = {level.loop: level for level in nest_of("r0_plain").levels}
    # One dot product: a row of P (2 KiB), a column of Q (512 elements, each on a line of its own), one line of mixed.
    assert dict(levels["k"].buffers) == {"mixed": 64, "P": 2048, "Q": 512 * 64}
    assert levels["k"].fits == "L2", "33.8 KiB of 32"
    # A row of mixed: the same row of P, and now all of Q.
    assert dict(levels["j"].buffers) == {"mixed": 256, "P": 2048, "Q": 512 * 64 * 4}
    assert levels["i"].bytes == 4 * (48 * 64 + 48 * 512 + 512 * 64)


def test_a_tile_in_registers_walks_in_unit_stride(nest_of):
    nest = nest_of("r2_registers")
    assert [loop.kind for loop in nest.loops] == ["parallel", "serial", "serial", "vectorized"]
    assert strides(nest, "Q")["j_1"] == (4,) and strides(nest, "Q")["k"] == (256,)
    assert strides(nest, "mixed_local")["k"] == (0,)


def test_a_guard_names_the_loops_it_depends_on(nest_of):
    assert nest_of("r1_tiled").guards == ()
    guards = nest_of("r1_tiled", "rows=48,cols=60,depth=512").guards
    assert [guard.text for guard in guards] == ["j_0 * 8 + j_1 < 60"]
    assert guards[0].loops == ("j_0", "j_1")


def warps(mod, gpu):
    return {(w.buffer, w.write): w for nest in accesses(mod, gpu) for w in nest.warps}


def test_a_transpose_reads_a_column_with_32_sectors(gpu):
    found = warps(invented.transposed_on_gpu(), gpu)
    read, write = found["S", False], found["T", True]
    assert (read.sectors, read.ideal) == (32, 4), "each lane in a row of its own"
    assert read.addresses[:3] == (0, 4096, 8192)
    assert (write.sectors, write.ideal, write.width) == (4, 4, 4)


def test_a_tile_of_32_columns_has_32_way_conflicts_and_padding_none(gpu):
    plain = warps(invented.transposed_on_gpu(shared=True), gpu)
    assert (plain["S", False].sectors, plain["S", False].ideal) == (4, 4)
    assert plain["S_shared", False].conflict == 32
    assert plain["S_shared", True].conflict == 1
    padded = warps(invented.transposed_on_gpu(shared=True, padding=1), gpu)
    assert padded["S_shared", False].conflict == 1


def test_a_vectorized_copy_moves_16_bytes_a_lane(gpu):
    found = warps(invented.transposed_on_gpu(shared=True, vector=4), gpu)
    copy = found["S", False]
    assert (copy.width, copy.sectors, copy.ideal) == (16, 16, 16)
    assert copy.addresses[:3] == (0, 16, 32)


LANE = np.arange(32)


@pytest.mark.parametrize(
    ("offsets", "width", "expected"),
    [
        (LANE * 4, 4, 1),
        (LANE * 8, 4, 2),
        (LANE * 128, 4, 32),
        (LANE * 0, 4, 1),
        (LANE // 2 * 4, 4, 1),
        (LANE * 132, 4, 1),
        (LANE * 16, 16, 1),
        (LANE * 32, 16, 2),
        (LANE * 8, 8, 1),
    ],
)
def test_bank_conflicts(offsets, width, expected):
    assert bank_conflict(offsets, width) == expected


@pytest.mark.parametrize(
    ("offsets", "width", "expected"),
    [
        (LANE * 4, 4, (1, 1)),
        (LANE * 128, 4, (32, 1)),
        (LANE * 16, 16, (4, 4)),
        (LANE * 0, 16, (2, 2)),  # as an H200 counts it: halves of a warp never go together
        (LANE // 2 * 16, 16, (2, 2)),
        (LANE % 16 * 16, 16, (4, 4)),
        (LANE % 16 * 32, 16, (8, 4)),
        (LANE * 0, 8, (1, 1)),
        (LANE * 8, 8, (2, 2)),
    ],
)
def test_passes_over_shared_memory(offsets, width, expected):
    assert passes(offsets, width) == expected


@pytest.mark.parametrize(
    ("offsets", "width", "expected"),
    [
        (LANE * 4, 4, (4, 4)),
        (LANE * 4 + 16, 4, (5, 4)),
        (LANE * 0, 4, (1, 1)),
        (LANE * 8, 4, (8, 4)),
        (LANE * 4096, 4, (32, 4)),
        (LANE * 16, 16, (16, 16)),
        (LANE * 2, 2, (2, 2)),
    ],
)
def test_sectors(offsets, width, expected):
    assert sectors(offsets, width) == expected


def test_expressions_are_evaluated_as_tvm_means_them():
    i, j = tirx.Var("i", "int32"), tirx.Var("j", "int32")
    value = tirx.floordiv(i * 7 - 3, 4) + tirx.floormod(j - 5, 3) * 2
    got = evaluate(value, {i: np.arange(4), j: 1})
    assert got.tolist() == [(x * 7 - 3) // 4 + (1 - 5) % 3 * 2 for x in range(4)]
    assert distinct(tirx.floordiv(i * 8 + j, 4), {i: 4, j: 8}) == (8, 8)
    assert distinct(i * 10, {i: 4}) == (4, 31)
    assert distinct(i * 10, {i: 0}) == (0, 0), "no turn, nothing touched"
    with pytest.raises(NotStatic):
        evaluate(i + j, {i: 1})


def test_occupancy_by_hand(gpu):
    # 128 registers of 256 threads are half of 65536: two blocks, 512 of 2048 threads.
    assert blocks_per_sm(gpu, 256, 128, 8192) == (2, "registers")
    assert blocks_per_sm(gpu, 256, 128, 200 << 10) == (1, "shared memory"), "228 KiB hold one block of 201"
    assert blocks_per_sm(gpu, 1024, 32, 0) == (2, "threads")


@pytest.mark.parametrize("name", ["elementwise", "softmax", "transpose"])
def test_pages_show_what_a_warp_touches(name, tmp_path):
    page = Path(__file__).parent.parent / "docs" / f"{name}.md"
    assert access_page.main(["--check", str(page)]) == 0
    stale = tmp_path / "page.md"
    stale.write_text(page.read_text().replace("| 16 | 16 | 16 |", "| 16 | 17 | 16 |"))
    assert access_page.main(["--check", str(stale)]) == 1
