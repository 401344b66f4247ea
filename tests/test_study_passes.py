"""The compiler's passes, one by one."""

from __future__ import annotations

import invented
import pytest

from schedules import core
from schedules.errors import ExplorerError
from study.passes import passes


@pytest.fixture(scope="module")
def found(avx2):
    with invented.entered() as operator:
        rung = core.find_schedule(invented.NAME, "x86", "r2_registers")
        yield passes(rung, operator.case("rows=48,cols=60,depth=512"), avx2)


def test_every_pass_shown_changed_the_program(found):
    assert found[0].name == "the program" and "T.vectorized(8)" in found[0].program
    assert all(one.program != before.program for before, one in zip(found, found[1:], strict=False))
    assert [one.index for one in found] == list(range(len(found)))


def test_what_a_pass_does_is_in_its_diff(found):
    by_name = {one.name: one for one in reversed(found)}
    vectorize = by_name["VectorizeLoop"]
    assert any(line.startswith("-") and "T.vectorized" in line for line in vectorize.diff)
    assert "T.vectorized" not in vectorize.program
    assert any("mixed_local" in line and line.startswith("+") for line in by_name["CompactBufferAllocation"].diff)
    assert sum(one.unchanged for one in found) > 10, "many passes had nothing to do"


def test_a_step_that_does_not_compile_has_no_passes(avx2):
    with invented.entered() as operator:
        rung = core.find_schedule(invented.NAME, "x86", "r1_tiled")
        with pytest.raises(ExplorerError, match="between two"):
            passes(rung, operator.case("tiny"), avx2, step=2)
