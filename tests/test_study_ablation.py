"""Ablation: what can be left out and why not, factors and interactions from given times, and what is kept of them."""

from __future__ import annotations

import io
import random
from contextlib import contextmanager
from dataclasses import replace

import invented
import pytest
from rich.console import Console
from tvm.ir import assert_structural_equal

from schedules import core
from schedules.errors import ExplorerError
from study import ablation
from study.ablation import WHOLE, ablate, neighbours, pairs, plan
from study.ablation_text import print_ablation
from study.kept import file_of, keep, keep_ladder, kept
from study.recorded import ends, recorded_ladder
from study.web.gather import home
from tuning.build import job_for, program
from tuning.compare import Comparison, Turns
from tuning.records.places import write_device

CASE = "rows=48,cols=64,depth=512"


@contextmanager
def copied_rung():
    """A rung that copies an operand in one step and places the copy in the next."""

    @core.schedule(invented.NAME, "x86", base="r0_plain")
    def copied(sch, case, device):
        """P is copied row by row."""
        block = yield from core.find_schedule(invented.NAME, "x86", "r0_plain").rung(sch, case, device)
        copy = sch.cache_read(block, 0, "global")
        yield "P has a copy."
        sch.compute_at(copy, sch.get_loops(block)[0])
        yield "A row of it is copied just before its use."

    try:
        yield
    finally:
        del core.LADDERS[invented.NAME, "x86"]["copied"]


@pytest.fixture(scope="module")
def job_of(avx2):
    with invented.entered() as operator:

        def make(rung, **config):
            return job_for(core.find_schedule(invented.NAME, "x86", rung), operator.case(CASE), avx2, config)

        yield make


@pytest.fixture(scope="module")
def planned(job_of):
    return {change.name: change for change in plan(job_of("r2_registers"))}


def test_a_step_that_nothing_rests_on_is_left_out_alone(planned, job_of):
    """Step 6 makes the rows parallel: without it the program is the one of step 5."""
    change = planned["without step 6"]
    assert (change.status, change.also) == ("ok", ())
    before = program(replace(job_of("r2_registers"), step=5))
    assert_structural_equal(program(change.job)["main"], before["main"], map_free_vars=True)


def test_what_rests_on_a_step_goes_with_it(job_of):
    """Placing the copy is nothing without the copy, so the two steps left out together are no more than the first."""
    with copied_rung():
        job = job_of("copied")
        found = {change.name: change for change in plan(job)}
        together = pairs(job, [found["without step 2"], found["without step 3"]])
        without_copy = program(found["without step 2"].job)["main"].script()
    assert found["without step 2"].also == ("compute_at",) and found["without step 3"].also == ()
    assert "P_global" not in without_copy
    assert together == []


def test_what_cannot_be_left_out_says_why(planned):
    assert planned["without step 1"].status == "same"
    refused = [change for change in planned.values() if change.status == "refused"]
    assert all(change.message for change in refused)


def test_a_refusal_is_in_words(planned):
    """Step 5 asks for the loops that step 2 made."""
    change = planned["without step 2"]
    assert (change.status, change.message) == ("refused", "later steps count on the loops or blocks that it makes")


def test_parameters_move_to_their_neighbours(planned):
    assert [name for name, c in planned.items() if c.kind == "parameter"] == ["tile = 4", "tile = 16"]
    assert planned["tile = 16"].job.config == {"tile": 16} and planned["tile = 16"].what == "tile: 8 → 16"


@pytest.mark.parametrize(
    ("value", "values", "allowed", "expected"),
    [
        (4, (1, 2, 4, 8), lambda v: True, [2, 8]),
        (4, (1, 2, 4, 8), lambda v: v != 2, [1, 8]),
        (1, (1, 2, 4), lambda v: True, [2]),
        (6, (4, 8), lambda v: True, [4, 8]),
        (None, (None, 16), lambda v: True, [16]),
        (4, (4,), lambda v: True, []),
    ],
)
def test_neighbours(value, values, allowed, expected):
    assert neighbours(value, values, allowed) == expected


def test_a_whole_program_has_no_steps_to_leave_out(avx2):
    with pytest.raises(ExplorerError, match="no step 9"), invented.entered() as operator:
        core.without(core.find_schedule(invented.NAME, "x86", "r2_registers"), operator.case(CASE), avx2, {}, (9,))


# Seconds by what is changed; leaving out 4 and 6 together costs twice what each costs alone.
TIMES = {(): 2.0, (6,): 4.0, (5,): 2.002, (4,): 8.0, (4, 6): 32.0, (3,): 1.0}


@pytest.fixture
def measured(monkeypatch):
    """`ablate` with times from the table instead of a machine; tile 16 is wrong, others take what they take."""

    def timed(jobs, device, *, rounds, progress, **_):
        turns = {}
        for name, job in jobs.items():
            if job.config["tile"] == 16:
                turns[name] = Turns("wrong", "‖out−ref‖/‖ref‖ = 1")
                continue
            seconds = TIMES.get(tuple(sorted(job.without)), 6.0) * (1.2 if job.config["tile"] == 4 else 1)
            noise = random.Random(name)
            turns[name] = Turns("ok", "", {r: seconds * noise.uniform(0.99, 1.01) for r in range(rounds)})
            progress(name, 1, 1)
        return Comparison(turns, frozenset(), (), {})

    monkeypatch.setattr(ablation, "compare", timed)
    monkeypatch.setattr(
        ablation, "_in_worker", lambda function, *arguments: getattr(ablation, function.split(":")[1])(*arguments)
    )
    monkeypatch.setattr(ablation, "fingerprint", lambda job, mod: mod.script())


@pytest.fixture
def ablated(measured, job_of, avx2):
    with invented.entered() as operator:
        return ablate(core.find_schedule(invented.NAME, "x86", "r2_registers"), operator.case(CASE), avx2)


def test_factors_with_their_intervals(ablated):
    effects = {effect.name: effect for effect in ablated.effects}
    assert ablated.seconds == pytest.approx(2.0, rel=0.01)
    assert effects["without step 6"].factor == pytest.approx(2.0, rel=0.02) and not effects["without step 6"].noise
    low, high = effects["without step 6"].factor_ci95
    assert low < 2.0 < high
    assert effects["without step 5"].noise
    assert effects["tile = 16"].factor is None and effects["tile = 16"].status == "wrong"
    assert effects["without step 1"].status == "same"


def test_an_interaction_is_named_with_its_size(ablated):
    found = {frozenset(pair.names): pair for pair in ablated.interactions}
    pair = found[frozenset(("without step 4", "without step 6"))]
    assert pair.together == pytest.approx(16, rel=0.05) and pair.apart == pytest.approx(8, rel=0.05)
    assert not pair.noise and pair.excess == pytest.approx(2, rel=0.05)


def test_an_ablation_is_kept_and_replaced(ablated, logs):
    keep(logs, ablated)
    keep(logs, replace(ablated, rung="r1_tiled"))
    keep(logs, replace(ablated, seconds=3.0))
    assert [(a.rung, a.seconds) for a in kept(logs, "avx2", invented.NAME)] == [
        ("r1_tiled", ablated.seconds),
        ("r2_registers", 3.0),
    ]
    assert kept(logs, "avx2", invented.NAME)[1] == replace(ablated, seconds=3.0)


@pytest.mark.parametrize("content", ["[", "{}", '{"schema": 2, "ablations": []}', '{"schema": 1, "ablations": [{}]}'])
def test_a_damaged_file_is_one_clear_error(logs, content):
    path = file_of(logs, "avx2", invented.NAME)
    path.parent.mkdir()
    path.write_text(content)
    with pytest.raises(ExplorerError, match="ablations.json"):
        kept(logs, "avx2", invented.NAME)


def table(case, seconds, rungs=("r0_plain", "r2_registers")):
    """A run of the side-by-side table as plain data."""
    rows = [
        {"name": name, "role": "rung", "why": "", "status": "ok", "seconds": seconds / (i + 1), "ratio": {"numpy": 1.5}}
        for i, name in enumerate(rungs)
    ]
    rows.append({"name": "numpy", "role": "peer", "why": "", "status": "ok", "seconds": seconds, "ratio": {}})
    facts = {"operator": invented.NAME, "device": "avx2", "case": case, "threads": 2, "rows": rows}
    return {**facts, "protocol": {"cache": "warm"}}


def test_a_run_of_the_ladder_is_what_the_ladder_shows(logs, avx2):
    write_device(logs, avx2)
    with invented.entered() as operator:
        case = operator.case(CASE)
        keep_ladder(logs, table(case.text, 2.0))
        keep_ladder(logs, table(case.text, 1.0))
        found = recorded_ladder(logs, operator, case, avx2, 2)
        cells = home(logs).lines
        cell = next(line for line in cells if line.operator == invented.NAME).cells[0]
    assert [(row.name, row.status, row.seconds) for row in found.rows] == [
        ("r0_plain", "ok", 1.0),
        ("r1_tiled", "not measured", None),
        ("r2_registers", "ok", 0.5),
        ("r3_refused", "not measured", None),
        ("numpy", "ok", 1.0),
    ]
    assert found.notes[0].startswith("Measured side by side on ")
    rungs = ("r0_plain", "r1_tiled", "r2_registers")
    assert ends(found, rungs) == ("r0_plain", "r2_registers")
    assert ends(found, rungs[:2]) == ("r0_plain", "r1_tiled"), "what is no rung of the ladder is no end of it"
    assert ends(found, rungs[:1]) is None
    assert (cell.ratio, cell.peer, cell.case) == (1.5, "numpy", case.text)


def test_names_that_leave_the_folder_are_refused(logs):
    with pytest.raises(ExplorerError, match="no names"):
        file_of(logs, "..", "mix")


def test_the_terminal_shows_an_ablation(ablated):
    console = Console(file=io.StringIO(), width=150, color_system=None)
    print_ablation(ablated, console)
    out = " ".join(console.file.getvalue().split())
    assert "▲ 2.0" in out and "≈ " in out and "▼ 0.5" in out
    assert "wrong: ‖out−ref‖/‖ref‖ = 1" in out and "cost more together: together 1" in out
    assert WHOLE in out
