"""The tuner survives every fault, records every trial once, and says why each failed."""

from __future__ import annotations

import functools
import json
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path

import dice
import psutil
import pytest

from schedules import core
from schedules.errors import ExplorerError
from tuning import pipeline, run, tuner
from tuning.devices import host_cpu
from tuning.measure import Protocol
from tuning.progress import Limits
from tuning.records import sources
from tuning.records.record import STARTED
from tuning.search import random
from tuning.store import Store
from tuning.threads import apart
from tuning.worker import Peer

HERE = Path(__file__).resolve().parent
FAULTS = str(HERE / "faults.py")
DEVICE = host_cpu().with_threads(1)
ALL = Limits(None)


@pytest.fixture(autouse=True)
def planted():
    core.load_all([FAULTS])
    yield
    core.OPERATORS.pop("planted", None)
    core.LADDERS.pop(("planted", "x86"), None)


@pytest.fixture
def store(logs) -> Store:
    return Store.open(logs, DEVICE.name)


def tune(store: Store, rung: str, limits: Limits = ALL, **more):
    """A run without finals over the rung's whole space, in order unless `more` says otherwise."""
    schedule = core.find_schedule("planted", "x86", rung)
    case = core.find_operator("planted").case("n=64")
    given = {"search": "grid", "finalists": 0, "load": (FAULTS,), **more}
    return tuner.tune(schedule, case, DEVICE, store, limits=limits, **given)


def outcomes(store: Store, key: str) -> dict:
    return {r.config[key]: (r.status, r.message) for r in store.read()}


def test_faults_while_building_are_records_and_the_run_goes_on(store, monkeypatch):
    monkeypatch.setattr(pipeline, "BUILD_TIMEOUT", 5.0)
    found = tune(store, "builds")
    seen = outcomes(store, "fault")
    assert found.trials == len(seen) == 6
    assert seen["none"][0] == "ok" and found.best.config == {"fault": "none"}
    assert seen["refused"][0] == "build_error" and "so far so good" in seen["refused"][1]
    assert seen["raises"] == ("run_error", "ZeroDivisionError: one over nothing")
    assert seen["abort_build"][0] == "crash" and "SIGABRT" in seen["abort_build"][1]
    assert seen["hang_build"][0] == "timeout"
    assert seen["memory_build"][0] == "run_error" and "memory" in seen["memory_build"][1].lower()
    assert found.failures == {"build_error": 1, "crash": 1, "run_error": 2, "timeout": 1}
    assert "so far so good" in found.messages["build_error"]


def test_faults_while_running_are_records_and_the_run_goes_on(store):
    found = tune(store, "runs", run_timeout=5.0)
    seen = outcomes(store, "fault")
    assert seen["none"][0] == "ok" and found.trials == len(seen) == 7
    assert seen["segv"][0] == "crash" and "SIGSEGV" in seen["segv"][1]
    assert seen["abort"][0] == "crash" and "SIGABRT" in seen["abort"][1]
    assert seen["hang"][0] == "timeout"
    assert seen["wrong"][0] == "wrong" and "allowed" in seen["wrong"][1]
    assert seen["unwritten"][0] == "wrong" and "nan" in seen["unwritten"][1]
    assert seen["memory"][0] == "run_error" and "emory" in seen["memory"][1]


def test_a_program_met_before_is_neither_built_nor_measured_again(store):
    found = tune(store, "slow", Limits(None, trials=12))
    assert found.trials == 12 and found.twins == 6
    by_number = Counter(r.config["number"] for r in store.read())
    assert set(by_number.values()) == {2}
    for one in store.read():
        other = next(r for r in store.read() if r.config["number"] == one.config["number"])
        assert one.seconds == other.seconds and one.protocol["program"] == other.protocol["program"]


def test_a_thousand_trials_with_random_faults_are_all_accounted_for(store, monkeypatch):
    monkeypatch.setattr(pipeline, "BUILD", "dice:candidate")
    monkeypatch.setattr(run, "TRIAL", "dice:trial")
    monkeypatch.setattr(pipeline, "BUILD_TIMEOUT", 1.5)
    monkeypatch.setattr(pipeline, "SETTLE_TIMEOUT", 60.0)
    values = {"number": tuple(range(100)), "twin": tuple(range(12))}
    schedule = core.find_schedule("planted", "x86", "slow")
    monkeypatch.setattr(type(schedule), "space", lambda self, case, device: core.Space(values))
    found = tune(store, "slow", Limits(None, trials=1000), search="random", run_timeout=1.5)
    records = store.read()
    assert found.trials == len(records) == len({r.candidate for r in records}) == 1000
    assert all(r.status == dice.status(r.config) for r in records)
    assert sum(found.failures.values()) == sum(r.status not in ("ok", "pruned") for r in records)
    assert set(found.failures) == {"build_error", "crash", "run_error", "timeout", "wrong"}
    assert found.best.seconds == min(r.seconds for r in records if r.status == "ok")


def test_the_best_of_a_slow_start_is_measured_again_once_the_machine_is_faster(store, monkeypatch):
    looks, told = iter([None, None, None, (2.0, math.inf)]), []
    monkeypatch.setattr(run.Anchor, "faster", lambda self: next(looks, None))
    monkeypatch.setattr(run, "CHANCES", 2)
    monkeypatch.setattr(random.Random, "tell", lambda self, config, seconds: told.append((config, seconds)))
    found = tune(store, "slow", Limits(None, trials=9), search="random", values={"twin": (0,)})
    timed = [(r.config, r.seconds) for r in store.read()]
    twice = [config for number, (config, _) in enumerate(timed) if config in [c for c, _ in timed[:number]]]
    assert found.trials == len(timed) == 9 and found.twins == 0
    assert twice == [config for config, _ in sorted(timed[:3], key=lambda one: one[1])[:2]]
    assert all((config, seconds / 2) in told for config, seconds in timed[:3])


def test_the_cost_model_trains_beside_the_search(store):
    found = tune(store, "slow", Limits(None, trials=20), search="model")
    assert found.trials == 20 and found.failures == {}


def test_a_known_configuration_is_not_measured_again(store):
    tune(store, "slow", Limits(None, trials=6))
    again = tune(store, "slow", Limits(None, trials=2))
    assert (again.trials, again.reused) == (2, 6) and len(store.read()) == 8


def test_older_sources_are_trusted_only_where_the_program_is_the_same(store, tmp_path, monkeypatch):
    tune(store, "slow", Limits(None, trials=6))
    with monkeypatch.context() as patch:
        patch.setattr(sources, "digest", lambda schedule: "a comment was changed")
        again = tune(store, "slow", Limits(None, trials=6))
    assert (again.reused, again.twins, len(store.read())) == (0, 6, 12), "lowered again, not measured again"
    assert sum("twin" in r.protocol for r in store.read()[6:]) == 3, "what was measured itself still is a finalist"
    changed = tmp_path / "faults.py"
    changed.write_text(Path(FAULTS).read_text().replace('{"marker": marker}', '{"marker": marker + 100}'))
    core.OPERATORS.pop("planted"), core.LADDERS.pop(("planted", "x86"))
    core.load_all([str(changed)])
    anew = tune(store, "slow", Limits(None, trials=6), load=(str(changed),))
    assert (anew.reused, anew.twins) == (0, 3), (
        "the programs differ: measured, but for the tunable that changes nothing"
    )


def test_a_configuration_is_written_down_before_it_runs(store, monkeypatch):
    real, before = pipeline.Worker.call, []

    def call(self, function, *arguments, **more):
        if function == run.TRIAL:
            before.append([r.status for r in store.read() if r.config == arguments[0].config])
        return real(self, function, *arguments, **more)

    monkeypatch.setattr(pipeline.Worker, "call", call)
    tune(store, "slow", Limits(None, trials=3))
    assert before and all(statuses == [STARTED] for statuses in before)


def test_what_was_in_flight_when_a_run_died_is_a_crash_and_is_skipped(store, tmp_path, monkeypatch):
    tune(store, "slow", Limits(None, trials=1))
    resumed = Store.open(tmp_path / "resumed", DEVICE.name)
    resumed.started(*store.read())
    monkeypatch.setattr("tuning.store._dead", lambda protocol: True)
    found = tune(resumed, "slow", Limits(None, trials=2))
    first = resumed.read()[0]
    assert (first.config, first.status) == (store.read()[0].config, "crash") and "in flight" in first.message
    assert (found.trials, found.reused, len(resumed.read())) == (2, 1, 3)


def test_several_tasks_share_the_trials(store):
    operator, rung = core.find_operator("planted"), core.find_schedule("planted", "x86", "slow")
    tasks = [tuner.Task(rung, operator.case(f"n={n}")) for n in (64, 128)]
    options = {"search": "grid", "finalists": 0, "load": (FAULTS,)}
    found = tuner.tune_all(tasks, DEVICE, store, limits=Limits(None, trials=12), **options)
    trials = [one.trials for one in found.tunings]
    assert sum(trials) == len(store.read()) == 12 and min(trials) >= 4
    assert found.stopped == "12 trials" and not found.untried and found.exit_code == 0
    assert all(one.best for one in found.tunings)


@pytest.mark.parametrize(("limits", "says"), [(Limits(None, patience=3), "no progress"), (Limits(0.2), "seconds")])
def test_a_limit_ends_the_search(store, limits, says):
    found = tune(store, "runs" if limits.patience else "slow", limits, run_timeout=5.0)
    assert says in found.stopped


def test_a_peer_is_timed_again_before_that_it_is_beaten_ends_the_search(store, monkeypatch):
    """Another program's load may have slowed it down a hundredfold."""
    for again, says in ((1e-6, "4 trials"), (100.0, "times the speed of numpy")):
        times = iter((100.0, again))
        monkeypatch.setattr(run, "peer_seconds", lambda *_, times=times: next(times))
        found = tune(store, "slow", Limits(None, trials=4, ratio=2.0), peers={"numpy": None})
        assert says in found.stopped and not list(times)


def test_a_full_disk_ends_the_run_and_keeps_the_best(store, monkeypatch):
    left = iter(range(9))

    def append(self, *records, **more):
        if next(left, None) is None:
            raise ExplorerError("disk_full", "trials.jsonl: No space left on device", "free some space")
        return real(self, *records, **more)

    real = Store.append
    monkeypatch.setattr(Store, "append", append)
    found = tune(store, "slow")
    assert "No space left" in found.stopped and found.best is not None
    assert found.exit_code == 2


# A real tuner in a process of its own: killed, interrupted, or beside another.


def start(logs: Path, *more: str) -> subprocess.Popen:
    line = [sys.executable, "explorer.py", "tune", "planted", "--case", "n=64", "--rung", "slow", "--threads", "1"]
    given = ["--load", FAULTS, "--logs", str(logs), "--search", "grid", "--finalists", "0", *more]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    # A shell's background job ignores SIGINT, and so would the tuner: undo that, whoever runs the tests.
    heed = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen(line + given, cwd=HERE.parent, start_new_session=True, preexec_fn=heed, **pipes)


def wait_for(store: Store, count: int, process: subprocess.Popen) -> None:
    deadline = time.monotonic() + 60
    while sum(r.status == "ok" for r in store.read()) < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_kill_minus_nine_loses_at_most_the_trial_in_flight(logs, store):
    first = start(logs)
    wait_for(store, 5, first)
    family = psutil.Process(first.pid).children(recursive=True)
    first.kill()
    first.wait()
    before = {r.candidate: r for r in store.read() if r.status != STARTED}
    _, alive = psutil.wait_procs(family, timeout=5)
    assert not alive, "workers outlive a tuner that was killed"
    found = tune(store, "slow")
    after = store.read()
    assert found.reused >= len(before)
    lost = [r for r in after if r.status == "crash"]
    assert len(lost) <= 1 and all("in flight" in r.message for r in lost)
    measured = Counter(r.candidate for r in after if "twin" not in r.protocol)
    assert max(measured.values()) == 1, "something was measured twice"
    assert len(after) == 32


def test_ctrl_c_keeps_and_prints_the_best(logs, store):
    running = start(logs, "--json")
    wait_for(store, 3, running)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: the tuner and all its workers
    out, err = running.communicate(timeout=30)
    found = json.loads(out)
    assert running.returncode == 130 and found["stopped"] == "interrupted", err
    best = store.best("planted", "n=64", "slow", 1)
    assert found["best"]["config"] == best.config
    assert all(r.status == "ok" for r in store.read() if r.status != STARTED)


def test_two_tuners_share_one_log(logs, store):
    both = [start(logs, "--trials", "20", "--seed", str(seed)) for seed in (0, 1)]
    for one in both:
        out, err = one.communicate(timeout=90)
        assert one.returncode == 0, err
        assert "20 trials" in out, out
    assert not store.problems and len([r for r in store.read() if r.status == "ok"]) >= 20


def test_a_file_that_did_not_change_runs_once(tmp_path):
    """Workers ask for their files before every job."""
    file, count = tmp_path / "mine.py", tmp_path / "count"
    file.write_text(f"open({str(count)!r}, 'a').write('x')\n")
    core.load_all([str(file)]), core.load_all([str(file)])
    assert count.read_text() == "x"
    file.write_text(file.read_text() + "# changed\n")
    core.load_all([str(file)])
    assert count.read_text() == "xx"
    core.OPERATORS.pop("planted")
    core.load_all([FAULTS])
    assert "planted" in core.OPERATORS, "what it entered was gone: it runs again"


def test_workers_start_with_what_the_fork_server_did_for_all():
    worker = pipeline.Worker(1)
    try:
        assert worker.call("gc:get_freeze_count").value > 10_000
        assert len(worker.call("os:listdir", "/proc/self/task").value) == 1, "a fork copies one thread only"
    finally:
        worker.stop()


def test_a_script_without_a_main_guard_may_tune(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        f"import sys; sys.path.insert(0, {str(HERE.parent)!r})\n"
        "from tuning.pool import Worker\n"
        "print(Worker(1).call('math:sqrt', 9.0).value)\n"
    )
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert ran.stdout.split() == ["3.0"], ran.stderr


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
def test_a_caller_keeps_off_the_processors_of_pinned_threads():
    mine = os.sched_getaffinity(0)
    one = {min(mine)}
    done, pinned = threading.Event(), threading.Event()

    def wait() -> None:
        os.sched_setaffinity(0, one)
        pinned.set()
        done.wait()

    thread = threading.Thread(target=wait)
    thread.start()
    pinned.wait()
    try:
        with apart():
            assert os.sched_getaffinity(0) == mine - one
        assert os.sched_getaffinity(0) == mine
    finally:
        done.set()
        thread.join()


def test_a_library_may_start_its_threads_on_every_processor():
    """Threads inherit the caller's processors: on one alone they would wait for each other."""
    worker = pipeline.Worker(2)
    try:
        peer = Peer("library", "where_it_ran:doubling", "planted", "n=64", 2, load=(FAULTS,))
        assert worker.call("tuning.worker:trial", peer, Protocol(budget=0.01)).ok
        assert worker.call("where_it_ran:first").value == os.sched_getaffinity(0)
    finally:
        worker.stop()


@pytest.mark.parametrize(
    "given", [{"seconds": 0}, {"seconds": math.nan}, {"trials": 0}, {"ratio": -1.0}, {"patience": 0}]
)
def test_a_limit_that_nothing_can_meet_is_refused(given):
    with pytest.raises(ExplorerError, match="a limit of"):
        Limits(**given)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="needs two processors")
@pytest.mark.parametrize("threads", [1, 2])
def test_a_worker_s_threads_are_pinned_before_its_first_kernel_and_its_caller_is_left_free(threads):
    worker = pipeline.Worker(threads)
    try:
        assert worker.call("tuning.threads:pinned").value == set()
        worker.call("tuning.threads:start_threads")
        assert len(worker.call("tuning.threads:pinned").value) == threads - 1
        assert worker.call("os:sched_getaffinity", 0).value == os.sched_getaffinity(0)
    finally:
        worker.stop()
