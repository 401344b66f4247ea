"""A study of a ladder that only the tests know: steps, trees, diffs, refusals, and the terminal's rendering."""

from __future__ import annotations

import dataclasses
import inspect
import io
import json

import invented
import pytest
from rich.console import Console
from tvm import s_tir

from schedules import core
from schedules.errors import ExplorerError
from study import fork, model, text
from study.code import code
from study.insight import insights
from study.tree import Row, loop_tree, mark_changes
from study.units import rate_text, seconds_text, size_text
from tuning.cuda.gpus import PRESETS


@pytest.fixture(scope="module")
def operator():
    with invented.entered() as entered:
        yield entered


@pytest.fixture(scope="module")
def study_of(operator, avx2):
    def make(rung, config=None):
        return model.study(core.find_schedule(invented.NAME, "x86", rung), operator.case("tiny"), avx2, config)

    return make


def shown(function, *arguments) -> str:
    console = Console(file=io.StringIO(), width=120, color_system=None)
    function(*arguments, console=console)
    return console.file.getvalue()


def test_every_idea_is_a_step(study_of):
    study = study_of("r2_registers")
    assert [step.rung for step in study.steps] == ["", "r0_plain", *["r1_tiled"] * 2, *["r2_registers"] * 3]
    assert [step.runnable for step in study.steps] == [True, True, False, True, True, True, True]
    assert study.error is None
    assert study.flops == 2 * 48 * 64 * 32
    assert any("vectorize" in line for line in study.steps[4].primitives)


def test_the_tree_says_where_a_buffer_lives_and_how_large_it_is_there(study_of):
    tree = study_of("r2_registers").step().tree
    local = next(row for row in tree if row.role == "buffer")
    assert (local.kind, local.shape, local.bytes) == ("local", ("1", "8"), 32), "not the 48 × 64 of the program"
    above = [row for row in tree[: tree.index(local)] if row.role == "loop"]
    assert [row.kind for row in above] == ["parallel", "serial"]
    assert [row.name for row in tree if row.role == "argument"] == ["P", "Q", "mixed"]
    assert [row.extent for row in tree if row.reduction] == [32]
    assert sum(row.kind == "vectorized" for row in tree) == 3


def test_changes_of_a_step_are_marked(study_of):
    study = study_of("r2_registers")
    assert not any(row.changed for row in study.steps[0].tree)
    last = study.steps[-1].tree
    assert [(row.name, row.kind) for row in last if row.changed] == [("i", "parallel")]
    assert any(line.startswith("+") and "T.parallel" in line for line in study.steps[-1].diff)


def test_marking_counts_a_repeated_row_once():
    row = Row(0, "loop", "i", "serial", 4)
    assert [r.changed for r in mark_changes([row, row], [row])] in ([True, False], [False, True])
    assert not any(r.changed for r in mark_changes([row], [row, row]))


def test_parameters_change_the_programs(study_of):
    assert "* 16" in study_of("r1_tiled", {"tile": 16}).step().program
    with pytest.raises(ExplorerError, match="no parameter 'tiles'"):
        study_of("r1_tiled", {"tiles": 16})


def test_a_refused_rung_shows_the_steps_so_far_and_tvms_report(study_of):
    study = study_of("r3_refused")
    assert study.steps[-1].text == "Q is read in unit stride."
    assert "parallel" in study.error.message
    assert "^^^" in study.error.rendered and "T.axis.reduce(32, k)" in study.error.rendered
    assert "T.axis.reduce(32, k)" in shown(text.print_study, study, "tree")


def test_steps_count_from_the_end_too(study_of):
    study = study_of("r2_registers")
    assert study.step(-1) is study.step() is study.steps[6]
    for wrong in (7, -8):
        with pytest.raises(ExplorerError, match="no step"):
            study.step(wrong)


def test_a_study_is_plain_data(study_of):
    kept = json.loads(json.dumps(dataclasses.asdict(study_of("r2_registers"))))
    assert kept["steps"][3]["tree"][0]["name"] == "P"


def test_nothing_is_compiled_by_a_study(study_of, monkeypatch):
    monkeypatch.setattr("tvm.compile", lambda *a, **k: pytest.fail("compiled"))
    study = study_of("r2_registers")
    for view in ("program", "tree", "diff"):
        shown(text.print_study, study, view)


@pytest.mark.parametrize("view", ["program", "tree", "diff"])
def test_the_terminal_shows_each_view(study_of, view):
    out = shown(text.print_study, study_of("r2_registers"), view)
    wanted = {"program": "T.parallel(48)", "tree": "+ i × 48 parallel", "diff": "sch.parallel"}
    assert wanted[view] in out
    assert "▶     6" in out


def test_the_terminal_shows_code_and_times(study_of, operator, avx2):
    study = model.with_times(study_of("r2_registers"), [1e-3, 1e-3, None, 5e-4, 5e-4, 1e-4, 5e-5])
    asm = code(core.find_schedule(invented.NAME, "x86", "r2_registers"), operator.case("tiny"), avx2, step=-1)
    out = shown(text.print_study, study, "asm", None, asm)
    assert "fma ymm" in out and "vfmadd" in out
    assert "50 µs" in out and "5.00 ×" in out


@pytest.mark.parametrize(
    ("view", "step", "message"), [("assembly", None, "no view"), ("asm", 99, "no step"), ("asm", 2, "between two")]
)
def test_code_that_does_not_exist(operator, avx2, view, step, message):
    rung = core.find_schedule(invented.NAME, "x86", "r2_registers")
    with pytest.raises(ExplorerError, match=message):
        code(rung, operator.case("tiny"), avx2, step=step, view=view)


def test_two_schedules_side_by_side(study_of):
    comparison = model.compare(study_of("r1_tiled"), study_of("r2_registers"))
    assert any(row.changed and row.kind == "vectorized" for row in comparison.right_tree)
    assert not any(row.changed and row.role == "argument" for row in comparison.left_tree)
    out = shown(text.print_comparison, comparison)
    assert "mix/x86/r1_tiled" in out and "+++ mix/x86/r2_registers" in out


def test_thread_bindings_and_conditions_have_rows(operator):
    sch = s_tir.Schedule(operator.prim_func(operator.case("rows=50,cols=64,depth=32")))
    i, j, _ = sch.get_loops(sch.get_sblock("mixed"))
    io, _ = sch.split(i, [None, 16])
    sch.bind(io, "blockIdx.x")
    sch.bind(j, "threadIdx.x")
    rows = loop_tree(sch.mod)
    assert {row.kind for row in rows if row.role == "loop"} == {"blockIdx.x", "threadIdx.x", "serial"}
    assert [row.text for row in rows if row.role == "condition"] == ["where i_0 * 16 + i_1 < 50", "if k == 0"]


@pytest.mark.parametrize(
    ("size", "shown"),
    [(384, "384 B"), (1 << 10, "1 KiB"), (40412, "39.5 KiB"), (64 << 20, "64 MiB"), (1023 << 20, "1023 MiB")],
)
def test_sizes_for_people(size, shown):
    assert size_text(size) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"), [(2.5, "2.5 s"), (0.00421, "4.21 ms"), (3.2e-5, "32 µs"), (9e-8, "90 ns"), (None, "")]
)
def test_times_for_people(seconds, shown):
    assert seconds_text(seconds) == shown


@pytest.mark.parametrize(
    ("rate", "shown"),
    [(89.14e9, "89.1 GFLOP/s"), (1.2e12, "1.2 TFLOP/s"), (999.6e6, "1000 MFLOP/s"), (3.0, "3 FLOP/s")],
)
def test_rates_for_people(rate, shown):
    assert rate_text(rate, "FLOP/s") == shown


def test_what_only_moved_deeper_is_not_new():
    inner = Row(0, "loop", "i", "serial", 4)
    rows = mark_changes([Row(0, "loop", "o", "parallel", 2), dataclasses.replace(inner, depth=1)], [inner])
    assert [row.changed for row in rows] == [True, False]
    before = "for i in range(4):\n    f(i)\n"
    after = "for o in T.parallel(2):\n    for i in range(4):\n        f(i)\n"
    assert [x for x in model.program_diff(before, after, "a", "b") if x[0] in "+-"][2:] == ["+for o in T.parallel(2):"]
    assert model.program_diff(before, before, "a", "b") == ()


def test_the_terminal_shows_hints_and_access(study_of, operator, avx2):
    found = insights(core.find_schedule(invented.NAME, "x86", "r1_tiled"), operator.case("tiny"), avx2)[-1]
    out = shown(text.print_insight, found, avx2)
    assert "⚠ sum in memory" in out and "cache_write" in out
    assert "load Q" in out and "+256 B" in out and "L1 32 KiB" in out


def test_the_terminal_shows_what_can_be_done(operator, avx2):
    start = fork.Start(invented.NAME, "x86", "r1_tiled", operator.case("tiny").text, avx2.to_json(), {"tile": 8}, 3)
    out = shown(lambda console: console.print(text.ways_on(fork.ways_on(start))))
    assert "✓ vectorize:mixed:3" in " ".join(out.split()) and "✗ vectorize:mixed:2" in " ".join(out.split())


def test_a_programs_script_is_parsed_without_the_stacks_source_lines():
    """They are most of the wait for a program of many inlined functions; everything is as it was afterwards."""
    operator, seen = core.find_operator("gemm"), []
    case = operator.case("m=64,n=64,k=64,dtype=float16")

    def spy(case, device, **config):
        seen.append((inspect.stack()[0], inspect.getouterframes(inspect.currentframe())[0]))
        return operator.prim_func(case)

    usual = inspect.stack, inspect.getouterframes
    rung = dataclasses.replace(core.find_schedule("gemm", "cuda", "t4_wgmma"), rung=spy, pick=lambda case, device: {})
    core.lower(rung, case, PRESETS["h200"])
    assert [(frame.function, frame.code_context) for frame in seen[0]] == [("spy", None)] * 2
    assert (inspect.stack, inspect.getouterframes) == usual


def test_programs_below_have_a_programs_tunables_where_they_can():
    """One column is too few for the rungs below: they are shown as picked by hand; elsewhere they have its tile."""
    operator, rung = core.find_operator("gemm"), core.find_schedule("gemm", "cuda", "t6_warp_specialized")
    one_row = operator.case("m=1,n=256,k=64,dtype=float16")
    names = ["", "t4_wgmma", "t5_tma", "t6_warp_specialized"]
    assert [step.rung for step in core.steps(rung, one_row, PRESETS["h200"])] == names
    square = operator.case("m=256,n=256,k=64,dtype=float16")
    found = model.study(rung, square, PRESETS["h200"], {"bm": 128, "bn": 64, "stages": 2})
    pools = [next((row for row in step.tree if row.name == "pool"), None) for step in found.steps]
    tiles = 2 * 2 * (128 + 64) * 64  # two stages of both operands' tiles
    assert pools[0] is None and all(pool.kind == "shared.dyn" and pool.bytes >= tiles for pool in pools[1:])
