"""What keeps a fault to itself: poisoned outputs, workers that are replaced, none that outlives or interrupts a run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import psutil
import pytest

from schedules import core
from schedules.errors import ExplorerError
from tuning import operands, worker
from tuning.build import Job
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import HostCall, Protocol
from tuning.pool import Failure, Worker
from tuning.worker import Bound, Peer

HERE = Path(__file__).resolve().parent
FAULTS = str(HERE / "faults.py")
SHORT = Protocol(budget=0.02)
JOB = Job("planted", "runs", "n=64", host_cpu().with_threads(1).to_json(), {"fault": "none"}, load=(FAULTS,))


@pytest.fixture
def planted() -> Iterator[None]:
    """The operator that fails on purpose, known in this process."""
    core.load_all([FAULTS])
    yield
    worker.forget()
    core.OPERATORS.pop("planted", None)
    core.LADDERS.pop(("planted", "x86"), None)


@pytest.fixture
def one() -> Iterator[Worker]:
    made = Worker(threads=1)
    yield made
    made.stop()


def test_every_trial_starts_from_poisoned_outputs(one):
    """What the kernel before wrote into the outputs that they share must not pass for the work of this one."""
    assert one.call("tuning.worker:trial", JOB, SHORT).ok
    unwritten = one.call("tuning.worker:trial", replace(JOB, config={"fault": "unwritten"}), SHORT)
    assert unwritten.status == "wrong" and "nan" in unwritten.message, unwritten


def test_a_worker_that_died_between_calls_is_replaced(one):
    assert one.call("math:sqrt", 4.0).value == 2.0
    one.process.kill()
    one.process.join()
    assert one.call("math:sqrt", 9.0).value == 3.0


def test_a_worker_leaves_ctrl_c_to_the_tuner(one):
    """A terminal sends it to all of them."""
    before = one.call("os:getpid").value
    one.begin("time:sleep", 0.2)
    os.kill(before, signal.SIGINT)
    assert one.finish().ok and one.call("os:getpid").value == before


def test_a_worker_that_hangs_does_not_outlive_a_tuner_that_was_killed(tmp_path):
    """It reads nothing from its pipe, so that only the system can tell it."""
    script = tmp_path / "tuner.py"
    script.write_text(
        f"import os, signal, sys; sys.path.insert(0, {str(HERE.parent)!r})\n"
        "from tuning.pool import Worker\n"
        "worker = Worker(1, start='spawn')\n"
        "print(worker.call('os:getpid').value, flush=True)\n"
        "worker.begin('time:sleep', 60)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    ran = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, timeout=60)
    assert ran.returncode == -signal.SIGKILL
    left = int(ran.stdout)
    end = time.monotonic() + 5.0
    while psutil.pid_exists(left) and time.monotonic() < end:
        time.sleep(0.02)
    try:
        assert not psutil.pid_exists(left) or psutil.Process(left).status() == psutil.STATUS_ZOMBIE
    finally:
        if psutil.pid_exists(left):
            os.kill(left, signal.SIGKILL)


def test_what_the_driver_reports_costs_a_gpu_s_worker(planted, monkeypatch):
    """The context may have failed for good: the process must not be given another candidate."""

    def lost() -> None:
        raise ExplorerError("cuda_error", "cuEventSynchronize failed with CUresult 700", "")

    bound = Bound(HostCall(lost), lambda: None, lambda: [], lambda: [])
    monkeypatch.setattr(worker, "_bound", lambda contender, seed: bound)
    with pytest.raises(Failure, match="CUresult 700") as caught:
        worker.trial(replace(JOB, device=PRESETS["h200"].to_json()), SHORT)
    assert (caught.value.status, caught.value.spent) == ("run_error", True)


def test_operands_are_there_before_a_candidate_s_turn(planted):
    """A fresh worker, as after a crash, makes them while it builds: a turn has the processors to itself."""
    made = (operands.inputs, operands.reference, operands.sums, operands.uploaded, operands.outputs)
    worker.forget()
    worker.candidate(JOB)
    before = [cache.cache_info().misses for cache in made]
    worker.trial(JOB, SHORT)
    assert [cache.cache_info().misses for cache in made] == before


def doubling(case, arrays, threads):
    """A peer whose library takes its time to load: the first call is far longer than any other."""
    calls = iter((0.4,))

    def run() -> None:
        time.sleep(next(calls, 1e-3))
        np.multiply(arrays[0], 2.0, out=arrays[1])

    return run


def test_a_peer_s_first_call_is_not_its_time(planted):
    peer = Peer("slow to load", f"{__name__}:doubling", "planted", "n=64", 1, (FAULTS,))
    assert worker.trial(peer, Protocol(budget=0.3)).seconds < 0.01
