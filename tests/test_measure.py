"""Measuring: a wrong kernel is caught, a hopeless one dropped, a crash or hang stays in its worker."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from schedules import core
from tuning import measure, operands, threads, worker
from tuning.build import Job, job_for
from tuning.compare import TRIES_TO_SEE, Crew, compare
from tuning.devices import host_cpu
from tuning.measure import Protocol, sample
from tuning.pool import Outcome, Pool, Worker, start_for

GEMM = core.OPERATORS["gemm"]


class Fake:
    """A contender whose times are given."""

    def __init__(self, *times: float):
        self.times = list(times)
        self.numbers: list[int] = []

    def seconds(self, number: int) -> float:
        self.numbers.append(number)
        return self.times.pop(0) if len(self.times) > 1 else self.times[0]


def test_sampling_ends_when_the_interval_settles():
    assert 6 <= len(sample(Fake(1e-3), Protocol(most=1000, budget=5)).samples) <= 8


def test_noisy_samples_go_on_until_the_most():
    noisy = Fake(*([1e-6, 2e-6] * 40))
    assert len(sample(noisy, Protocol(most=30, budget=5, number=1)).samples) == 30


def test_a_short_call_is_not_judged_by_its_first_run():
    """Pages are touched and code is fetched then: of a call of half a millisecond that is most of it."""
    times = iter([4e-3] + [0.5e-3] * 50)
    timing = sample(SimpleNamespace(seconds=lambda number: next(times)), Protocol(budget=0.05), limit=0.6e-3)
    assert not timing.pruned and timing.seconds == 0.5e-3


def test_a_hopeless_candidate_is_dropped_after_two_runs_or_one():
    timing = sample(Fake(1.4), Protocol(budget=100), limit=1.0)
    assert timing.pruned and timing.samples == (1.4, 1.4)
    assert sample(Fake(1.6), Protocol(budget=100), limit=1.0).samples == (1.6,)
    assert not sample(Fake(0.9), Protocol(budget=100), limit=1.0).pruned


def test_a_call_longer_than_the_budget_is_its_own_sample():
    assert sample(Fake(7.0), Protocol(budget=0.5)).samples == (7.0,)


def test_short_calls_are_timed_many_at_once():
    fake = Fake(1e-6)
    sample(fake, Protocol(sample_seconds=1e-3))
    assert fake.numbers[-1] == pytest.approx(1000, abs=1)


def test_cold_caches_are_emptied_before_every_sample():
    evicted = []
    timing = sample(Fake(1e-6), Protocol(), evict=lambda: evicted.append(1))
    assert len(evicted) == len(timing.samples)


def gemm_outputs(change) -> tuple[measure.Error, str]:
    case = GEMM.case("leading")
    expected = GEMM.reference(case, *GEMM.inputs(case))
    out = expected.astype(np.float32)
    change(out)
    return measure.compare(GEMM, case, [out], [expected])


def test_a_right_result_passes():
    error, fault = gemm_outputs(lambda out: None)
    assert not fault and error.norm < 1e-6


@pytest.mark.parametrize(
    "change",
    [
        lambda out: out.__setitem__((0, 0), np.nan),
        lambda out: out.__setitem__((3, 3), out[3, 3] + 0.01),
        lambda out: out.__setitem__((0, 28), 0.0),
        lambda out: out.__setitem__(slice(None), -out),
        lambda out: out.__setitem__((2, 2), np.inf),
    ],
    ids=["unwritten", "one element off", "wrote beyond n", "all wrong", "infinite"],
)
def test_a_wrong_result_is_caught(change):
    _, fault = gemm_outputs(change)
    assert fault


def test_a_planted_wrong_kernel_is_caught(pool, tmp_path):
    job = load_planted(tmp_path, "skips_last_row")
    outcome = pool.workers[0].call("tuning.worker:check", job)
    assert outcome.status == "wrong"
    assert "nan" in outcome.message


PLANTED = '''
from tvm import tirx
from schedules.core import Operator, Tolerance, Work, register, schedule, program
from tvm import te
import os, time

def define(n):
    """y = 2 x."""
    x = te.placeholder((n,), "float32", name="x")
    return [x, te.compute((n,), lambda i: x[i] * 2.0, name="y")]

register(Operator(
    name="planted", define=define, reference=lambda case, x: 2.0 * x.astype("float64"),
    work=lambda case: Work(case["n"], 8 * case["n"]), tolerance=lambda case: Tolerance(1e-6, 1e-6),
))

@schedule("planted", "x86")
def right(sch, case, device):
    """As defined."""
    yield "as defined"

@schedule("planted", "x86")
def aborts(sch, case, device):
    """Kills its worker."""
    os.abort()
    yield ""

@schedule("planted", "x86")
def hangs(sch, case, device):
    """Never ends."""
    time.sleep(3600)
    yield ""

@schedule("planted", "x86")
def raises(sch, case, device):
    """A bug in the rung."""
    yield "so far"
    raise ZeroDivisionError("one over nothing")

@schedule("planted", "x86")
def refused(sch, case, device):
    """A primitive that TVM refuses."""
    block = sch.get_sblock("y")
    yield "so far so good"
    sch.decompose_reduction(block, sch.get_loops(block)[0])

from tvm.script import tirx as T

@program("planted", "x86")
def skips_last_row(case, device):
    """Leaves the last element as it was."""
    n = case["n"]
    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((n,), "float32"), y: T.Buffer((n,), "float32")):
        for i in range(n - 1):
            y[i] = x[i] * T.float32(2)
    return main
'''


def load_planted(folder, rung: str) -> Job:
    file = folder / "planted.py"
    file.write_text(PLANTED)
    core.load_all([str(file)])
    operator = core.OPERATORS["planted"]
    return job_for(core.find_schedule("planted", "x86", rung), operator.case("n=64"), host_cpu(), load=(str(file),))


@pytest.fixture(autouse=True)
def unplant():
    yield
    core.OPERATORS.pop("planted", None)
    core.LADDERS.pop(("planted", "x86"), None)


@pytest.mark.parametrize(
    ("rung", "status", "says"),
    [
        ("aborts", "crash", "SIGABRT"),
        ("hangs", "timeout", "deadline"),
        ("raises", "run_error", "one over nothing"),
        ("refused", "build_error", "so far so good"),
    ],
)
def test_a_fault_is_an_outcome_and_the_worker_goes_on(tmp_path, rung, status, says):
    job = load_planted(tmp_path, rung)
    one = Worker(threads=1)
    try:
        outcome = one.call("tuning.worker:check", job, timeout=6.0)
        assert (outcome.status, says in outcome.message) == (status, True), outcome
        assert one.call("tuning.worker:check", replace(job, schedule="right")).ok
    finally:
        one.stop()


def test_workers_run_side_by_side_and_answer_in_order():
    with Pool(2, threads=1) as two:
        two.warm()
        started = time.monotonic()
        outcomes = two.map("time:sleep", [(0.4,), (0.4,)])
        assert all(o.ok for o in outcomes) and time.monotonic() - started < 0.75
        assert [o.value for o in two.map("math:sqrt", [(x,) for x in (1.0, 4.0, 9.0)])] == [1.0, 2.0, 3.0]


def test_a_worker_for_a_gpu_imports_anew():
    """A process forked from one that has seen the CUDA driver cannot use the device."""
    assert start_for("cuda") == "spawn" and start_for("x86") == "forkserver"
    one = Worker(threads=1, start="spawn")
    assert one.call("math:sqrt", 4.0).value == 2.0
    assert one.call("os:getppid").value == os.getpid(), "forked from a server"
    one.stop()


def test_a_worker_has_the_threads_it_was_given():
    one = Worker(threads=1)
    assert one.call("os:getenv", "TVM_NUM_THREADS").value == "1"
    one.stop()


def test_comparison_pairs_rounds_and_drops_what_fails(tmp_path):
    right, wrong = load_planted(tmp_path, "right"), load_planted(tmp_path, "skips_last_row")
    device = host_cpu().with_threads(1)
    ran = compare({"right": right, "wrong": wrong}, device, rounds=3, protocol=Protocol(budget=0.02))
    assert len(ran.turns["right"].rounds) == 3 and ran.turns["wrong"].status == "wrong"
    ratio, _ = ran.ratio("right", "right")
    assert math.isclose(ratio, 1.0)
    assert ran.ratio("right", "wrong") is None and ran.seconds("wrong") is None


class Paced(Worker):
    """A worker whose contenders take as long as their configuration says."""

    def call(self, function, contender, *rest, timeout=0.0):
        if function.endswith("fma_rate"):
            return Outcome("ok", 1.0)
        return Outcome("ok", SimpleNamespace(seconds=contender.config["seconds"], samples=()))


def test_of_a_field_those_behind_have_no_further_turns(monkeypatch):
    monkeypatch.setattr("tuning.compare.Worker", Paced)
    monkeypatch.setattr(Paced, "rest", lambda self: True)
    monkeypatch.setattr(Crew, "checked", lambda self, *rest: ())
    jobs = {
        name: SimpleNamespace(config={"seconds": s}) for name, s in (("a", 1.0), ("b", 1.02), ("c", 1.1), ("p", 9.0))
    }
    done = compare(jobs, host_cpu(), rounds=9, field=("a", "b", "c"))
    assert {name: len(turn.rounds) for name, turn in done.turns.items()} == {"a": 9, "b": 9, "c": TRIES_TO_SEE, "p": 2}


def test_peers_fill_their_outputs():
    import benchmarks

    case = GEMM.case("beta")
    for peer in benchmarks.peers(case, "x86", 1).values():
        assert worker.check(peer).norm < 1e-5
    worker.forget()


def test_inputs_and_peers_share_alignment():
    assert all(a.ctypes.data % 64 == 0 for a in operands.inputs("gemm", GEMM.case("ragged").text, 0))


def test_processors_of_different_cores_come_first():
    assert threads.by_core([0, 1, 2, 3], {0: "0-1", 1: "0-1", 2: "2-3", 3: "2-3"}.get) == (0, 2, 1, 3)
    assert threads.by_core([1, 3, 5], str) == (1, 3, 5)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
def test_a_library_s_threads_are_on_processors_of_their_own():
    from benchmarks import peers

    two, one = Worker(2), Worker(1)
    try:
        case = GEMM.case("square256")
        for worker_, threads in ((two, 2), (one, 1)):
            assert worker_.call("tuning.worker:check", peers(case, "x86", threads)["numpy"]).ok
        assert len({frozenset(mask) for mask in _masks(two) if len(mask) == 1}) == 2
        assert all(len(mask) > 1 for mask in _masks(one))
    finally:
        two.stop()
        one.stop()


SPINNING = """
import hashlib, os, threading
from concurrent.futures import ThreadPoolExecutor
import numpy as np
from tuning import threads

other = ThreadPoolExecutor(1)
works = other.submit(threading.get_native_id).result()
hash_ = lambda: hashlib.pbkdf2_hmac("sha256", b"", b"", 3000)
a = np.ones((512, 512))
a @ a  # OpenBLAS' second thread spins from here on
assert threads.spread(lambda: (other.submit(hash_), hash_()), 2) == [threading.get_native_id(), works]
"""


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
def test_another_library_s_spinning_thread_is_not_taken_for_a_working_one():
    ran = subprocess.run([sys.executable, "-c", SPINNING], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr


def _masks(worker_: Worker) -> list[set[int]]:
    """The processors each thread of a worker may run on."""
    return [os.sched_getaffinity(int(task)) for task in os.listdir(f"/proc/{worker_.process.pid}/task")]


CHECKING = """
import os
import numpy as np
from tuning import measure, threads

np.ones((512, 512)) @ np.ones((512, 512))  # OpenBLAS' threads are there
threads.rest(os.getpid())
values = np.ones(1 << 20, np.float32)
assert measure._sums_of(values, values.astype(float))[2] == 1024.0
assert not threads._wants_to_run(os.getpid())
"""


def test_a_check_leaves_no_thread_that_spins_into_the_timing():
    ran = subprocess.run([sys.executable, "-c", CHECKING], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(("seconds", "limit", "rests"), [(0.2, 5.0, True), (30, 0.1, False)])
def test_rest_waits_for_threads_that_spin(seconds, limit, rests):
    spins = f"import time; end = time.time() + {seconds}; print(flush=True)\nwhile time.time() < end: pass\ninput()"
    with subprocess.Popen([sys.executable, "-c", spins], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        started = time.monotonic()
        assert threads.rest(process.pid, limit) is rests
        assert 0.1 <= time.monotonic() - started < 4.0
        process.kill()
