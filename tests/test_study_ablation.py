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
from study import ablation, changes
from study.ablation import WHOLE, ablate
from study.ablation_text import print_ablation
from study.changes import neighbours, pairs, tried
from study.kept import file_of, keep, kept
from tuning.build import job_for, program
from tuning.compare import Comparison, Turns
from tuning.pool import Outcome

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


def plan(job):
    """Every change of a job, tried."""
    known, single = changes.changes(job)
    return {change.name: tried(change, known) for change in single}


@pytest.fixture(scope="module")
def planned(job_of):
    return plan(job_of("r2_registers"))


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
        found = plan(job)
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
    words = changes.OWN_WORDS.sub(
        "", "gemm/cuda/v9, without step 4, 5: Error message: The axis is -5, without step 1: x"
    )
    assert words == "The axis is -5, without step 1: x", "the rung and the step are known"
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


def timed(jobs, device, *, rounds, progress, **_):
    """Times from the table instead of a machine; tile 16 is wrong."""
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


class Here:
    """A crew of no processes: calls run here, and those on the change `crashing` end their worker."""

    def __init__(self, crashing=""):
        self.crashing = crashing

    def spread(self, function, arguments, timeout):
        for index, given in enumerate(arguments):
            if self.crashing and getattr(given[0], "name", "") == self.crashing:
                yield index, Outcome("crash", message="the worker was killed by SIGABRT")
            else:
                yield index, Outcome("ok", getattr(changes, function.partition(":")[2])(*given))


@pytest.fixture(scope="module")
def measure(job_of, avx2):
    """`ablate` of the invented rung with times from the table."""
    rung, case = core.find_schedule(invented.NAME, "x86", "r2_registers"), core.find_operator(invented.NAME).case(CASE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ablation, "compare", timed)
        patch.setattr(changes, "fingerprint", lambda job, mod: mod.script())
        yield lambda **how: ablate(rung, case, avx2, **{"crews": [Here()], **how})


@pytest.fixture(scope="module")
def ablated(measure):
    return measure()


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


def test_what_is_known_comes_group_by_group(measure, ablated, monkeypatch):
    monkeypatch.setattr(ablation, "GROUP", 2)
    parts = []
    whole = measure(each=parts.append)
    timed = [sum(effect.factor is not None for effect in part.effects) for part in parts]
    assert timed == sorted(timed) and timed[0] == 2 and len(parts) == len(set(timed)) + 1, "the last one has the pairs"
    assert parts[0].effects[-1].status == "skipped" and parts[0].seconds == pytest.approx(2.0, rel=0.01)
    assert [effect.name for effect in whole.effects] == [effect.name for effect in ablated.effects]
    assert whole.interactions and not parts[-2].interactions


def test_a_budget_ends_it_after_the_first_group(measure, monkeypatch):
    monkeypatch.setattr(ablation, "GROUP", 2)
    found = measure(budget=0.0, crews=[Here(crashing="without step 5")])
    by_name = {effect.name: effect for effect in found.effects}
    assert sum(effect.factor is not None for effect in found.effects) == 2 and found.interactions == ()
    assert (by_name["tile = 16"].status, by_name["tile = 16"].message) == ("skipped", "the time was up")
    assert by_name["without step 5"].status == "refused" and "SIGABRT" in by_name["without step 5"].message


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
