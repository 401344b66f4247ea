"""Forks: legal and refused primitives, the program they lead to, and the rung that comes out as Python."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import invented
import pytest
import tvm
from tvm.ir import assert_structural_equal

from schedules import core
from schedules.errors import ExplorerError
from study import fork
from study.primitives import PRIMITIVES, Action, parse
from tuning.build import Job
from tuning.devices import host_cpu


@pytest.fixture(scope="module")
def start(avx2):
    with invented.entered():
        yield fork.Start(invented.NAME, "x86", "r1_tiled", "rows=48,cols=64,depth=512", avx2.to_json(), {"tile": 8}, 3)


REGISTERS = (
    "vectorize:mixed:3",
    "cache_write:mixed:0:local",
    "reverse_compute_at:mixed_local:mixed:1",
    "parallel:mixed:0",
)


def test_legal_primitives_come_first_and_refused_ones_say_why(start):
    ways = {way.action: way for way in fork.ways_on(start)}
    assert ways["vectorize:mixed:3"].legal and ways["reorder:mixed:0:1"].legal
    refused = ways["vectorize:mixed:2"]
    assert not refused.legal and "is not a data parallel block iter" in refused.reason
    assert "T.axis.reduce(512, k)" in refused.rendered and "^^^" in refused.rendered
    order = [way.legal for way in ways.values()]
    assert order == sorted(order, reverse=True)


def test_trying_changes_nothing(start):
    before = fork.taken(start).program
    fork.ways_on(start)
    assert fork.taken(start).program == before


def test_a_fork_is_the_rung_with_its_finish(start):
    """The same primitives as the rung above give the same program."""
    taken = fork.taken(replace(start, actions=REGISTERS[:3]))
    assert "mixed_local" in taken.program and "T.vectorized(8)" in taken.program
    assert "mixed_init" in taken.program, "the ladder's finish split the init"
    assert any(row.changed for row in taken.tree) and taken.diff
    assert taken.insight.hints and taken.finish_refused == ""


def test_the_last_action_is_what_the_diff_shows(start):
    taken = fork.taken(replace(start, actions=REGISTERS))
    assert [row.name for row in taken.tree if row.changed] == ["i"]
    assert [line for line in taken.diff if line.startswith("+ ") and "parallel" in line]


def test_a_finish_that_no_longer_applies_is_said(start):
    taken = fork.taken(replace(start, actions=("decompose_reduction:mixed:2",)))
    assert taken.finish_refused == "" and "mixed_init" in taken.program


def test_a_refused_action_is_an_error_with_tvms_report(start):
    with pytest.raises(core.StepError) as caught:
        fork.taken(replace(start, actions=("parallel:mixed:2",)))
    assert "^^^" in caught.value.rendered


@pytest.mark.parametrize(
    "text",
    [
        "exec:mixed:0",
        "vectorize:mixed",
        "vectorize:mixed:x",
        "split:mixed:0:-8",
        "vectorize:mixed';import os:0",
        "split:mixed:0:9999999",
    ],
)
def test_only_typed_primitives_are_understood(text):
    with pytest.raises(ExplorerError):
        parse(text)


def test_actions_survive_being_written_down():
    action = Action("bind", "mixed", (0, "blockIdx.x"))
    assert parse(str(action)) == action
    assert all(primitive.text.startswith("sch.") for primitive in PRIMITIVES.values())


def test_a_step_or_loop_that_is_not_there(start):
    with pytest.raises(ExplorerError, match="no step 9"):
        fork.ways_on(replace(start, step=9))
    with pytest.raises(ExplorerError, match="no loop 7"):
        fork.taken(replace(start, actions=("vectorize:mixed:7",)))


@pytest.mark.parametrize("config", [{"tile": 8}, {"tile": 16}])
def test_the_source_is_a_rung_that_gives_the_same_program(start, config, tmp_path, avx2):
    forked = replace(start, actions=REGISTERS, config=config)
    path = tmp_path / "forked.py"
    path.write_text(fork.rung_source(forked, "r1_forked"))
    core.load_all([str(path)])
    rung = core.find_schedule(invented.NAME, "x86", "r1_forked")
    case = core.find_operator(invented.NAME).case(start.case)
    last = list(core.steps(rung, case, avx2))[-1]
    assert last.mod.script() == core.lower(rung, case, avx2).script()
    got = tvm.script.from_source(fork.taken(forked).program)
    assert_structural_equal(core.lower(rung, case, avx2)["main"], got, map_free_vars=True)
    assert rung.configure(case, avx2) == config


def test_the_pasted_rung_computes_what_the_definition_says(start, tmp_path, root, pool):
    here = host_cpu().with_threads(2)
    loader, pasted = tmp_path / "more.py", tmp_path / "pasted.py"
    loader.write_text(f"import sys\nsys.path.insert(0, {str(root / 'tests')!r})\nimport invented\ninvented.enter()\n")
    pasted.write_text(fork.rung_source(replace(start, actions=REGISTERS), "r1_pasted"))
    job = Job(invented.NAME, "r1_pasted", start.case, here.to_json(), {"tile": 8}, load=(str(loader), str(pasted)))
    outcome = pool.workers[0].call("tuning.worker:check_once", job)
    assert outcome.ok, outcome.message


def test_a_source_needs_a_python_name(start):
    for name in ("class", "my fork", "x); import os"):
        with pytest.raises(ExplorerError, match="not a Python name"):
            fork.rung_source(start, name)


def test_forks_are_plain_data(start):
    taken = asdict(fork.taken(replace(start, actions=REGISTERS)))
    assert json.loads(json.dumps(taken, default=str))["start"]["actions"] == list(REGISTERS)
