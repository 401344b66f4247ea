"""The regression gate: what passes, what fails, and how it is reported."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

import benchmarks
import deploy
from deploy import regression
from deploy.regression import OURS, judge
from schedules import core
from schedules.errors import ExplorerError
from tuning.build import fingerprint, job_for, versions
from tuning.build import program as lowered
from tuning.compare import Comparison, Turns
from tuning.devices import host_cpu
from tuning.records.bests import best_of
from tuning.records.record import Record, now
from tuning.store import Store


def record(device="avx2", seconds=1e-3, **changes) -> Record:
    base = Record("gemm", "m=5,n=3,k=2,dtype=float32", "v0_naive", {}, device, 1, "ok", seconds=seconds, time=now())
    spread = tuple(seconds * (1 + d / 1000) for d in range(-4, 5))
    return replace(base, **{"samples": spread, **changes})


def ran(ours, peer=None, status="ok", message="") -> Comparison:
    turns = {OURS: Turns(status, message, dict(enumerate(ours)), list(ours))}
    if peer is not None:
        turns["numpy"] = Turns("ok", "", dict(enumerate(peer)), list(peer))
    return Comparison(turns, frozenset(), (), {})


def around(value, spread=0.01, n=11):
    return list(value * (1 + spread * np.linspace(-1, 1, n)))


def test_by_the_peer_a_slow_machine_is_no_regression():
    best = best_of(record(ratio={"numpy": 1.0}))
    slow_machine = judge(best, ran(around(3e-3), around(3e-3)))
    assert (slow_machine.status, slow_machine.peer) == ("ok", "numpy")
    regressed = judge(best, ran(around(3e-3), around(2e-3)))
    assert regressed.status == "slower" and "0.667 times the speed of numpy, 1.000 recorded" in regressed.message


def test_noise_and_tolerance_are_no_regression():
    best = best_of(record(ratio={"numpy": 1.0}))
    assert judge(best, ran(around(1.04e-3), around(1e-3))).status == "ok"
    assert judge(best, ran(around(1.2e-3, spread=0.5), around(1e-3, spread=0))).status == "ok"
    assert judge(best, ran(around(1.04e-3), around(1e-3)), tolerance=0.01).status == "slower"


def test_without_a_peer_the_clock_decides():
    best = best_of(record())
    assert judge(best, ran(around(1.02e-3))).status == "ok"
    assert judge(best, ran(around(1.2e-3))).status == "slower"
    # The peer it was recorded beside is not installed here.
    assert judge(best_of(record(ratio={"torch": 9.0})), ran(around(1e-3))).peer == ""


def test_another_program_fails_unless_it_is_worse():
    same = judge(best_of(record()), ran(around(1e-3)))
    assert regression._with_program(same, "same").status == "ok"
    changed = regression._with_program(same, "changed")
    assert changed.status == "changed" and "tune it again" in changed.message
    assert deploy.Check("avx2", 0.05, (changed,)).exit_code == 1
    slower = judge(best_of(record()), ran(around(2e-3)))
    assert regression._with_program(slower, "changed").status == "slower"


def test_a_wrong_result_fails():
    found = judge(best_of(record()), ran([], status="wrong", message="worst element 3.0"))
    assert (found.status, found.message) == ("wrong", "worst element 3.0")


@pytest.fixture
def done():
    ok = judge(best_of(record()), ran(around(1e-3)))
    slower = judge(best_of(record(ratio={"numpy": 1.0})), ran(around(2e-3), around(1e-3)))
    gone = replace(ok, status="unknown_rung", message="no rung 'a|b' <\x1b>", seconds=None, recorded=None, found=None)
    return deploy.Check("avx2", 0.05, (ok, slower, gone))


def test_junit_tells_failures_from_errors(done):
    suite = ElementTree.fromstring(deploy.to_junit(done))
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("3", "1", "1")
    ok, slower, gone = suite
    assert len(ok) == 0 and slower.find("failure").get("type") == "slower"
    assert gone.find("error").get("message") == "no rung 'a|b' < >"


def test_markdown_lists_failures_first(done):
    lines = deploy.to_markdown(done).splitlines()
    assert lines[0].startswith("**1 of 3 recorded bests hold on avx2**")
    table = [line.split(" | ")[-1].rstrip(" |") for line in lines[4:]]
    assert table[-1] == "ok" and table[0] == "slower" or table[0].startswith("unknown_rung")
    assert "a\\|b" in deploy.to_markdown(done)
    assert all(line.replace("\\|", "").count("|") == 8 for line in lines[2:])


def test_the_gate_on_this_machine(logs):
    """A real best beside NumPy, one of a rung that is gone, and none."""
    here = host_cpu()
    store = Store.open(logs, here.name)
    with pytest.raises(ExplorerError, match="holds no best"):
        deploy.check(store, here)
    store.promote(
        record(here.name, seconds=10.0),
        record(here.name, case="m=1,n=1,k=1,dtype=float32", schedule="v0_gone"),
    )
    seen = []
    case = core.find_operator("gemm").case("below_tile")
    job = job_for(core.find_schedule("gemm", "x86", "v0_naive"), case, here.with_threads(1))
    for program, status in ((fingerprint(job, lowered(job)), "same"), ("of another time", "changed")):
        facts = {"protocol": {"program": program}, "versions": versions(), "case": case.text}
        found = regression._program(job, record(here.name, **facts))
        assert found == status
    assert regression._program(job, record(here.name, **{**facts, "versions": {"numpy": "0"}})) == "unknown"
    done = deploy.check(store, here, benchmarks.peers, rounds=1, progress=lambda *at: seen.append(at[1:]))
    gone, real = done.results
    assert (real.status, real.case) == ("ok", "m=5,n=3,k=2,dtype=float32") and 0 < real.seconds < 1
    assert gone.status == "unknown_rung" and done.failures == (gone,)
    assert seen == [(0, 2), (1, 2)]
    only = deploy.check(store, here, cases=["m=1,n=1,k=1,dtype=float32"])
    assert [r.status for r in only.results] == ["unknown_rung"]
    assert done.tolerance == regression.TOLERANCE
