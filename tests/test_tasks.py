"""Several tasks share a budget, drift is noticed, recorded spaces are replayed, searches are drawn."""

from __future__ import annotations

import json
import math
import re
import time
from dataclasses import replace
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from console import verbs
from schedules.core import Space, find_operator
from schedules.errors import ExplorerError
from study.search_chart import search_svg
from tuning import anchor
from tuning import search as strategies
from tuning import worker as work
from tuning.anchor import Anchor
from tuning.build import Job
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import Protocol, Timing
from tuning.pool import Failure, Outcome, Pool
from tuning.progress import Progress
from tuning.records import spaces
from tuning.records.record import STARTED, Record
from tuning.store import Store
from tuning.turns import Share, most_promising

JOB = Job("gemm", "v8_full_tiles", "m=64,n=64,k=64,dtype=float32", {})


def record(seconds=1e-3, status="ok", second=0, **changes) -> Record:
    base = Record("gemm", JOB.case, JOB.schedule, {"mr": 4, "nv": 2}, "here", 1, status, seconds=seconds)
    when = f"2026-01-01T00:00:{second:02d}.000+00:00"
    return replace(base, **{"time": when, "versions": {"apache-tvm": "0.27"}, **changes})


# Time shared among tasks.


def share(times, turns=2, weight=1.0, size=64) -> Share:
    """A share whose best went through `times` (seconds) on a product of `size`³."""
    case = find_operator("gemm").case(f"m={size},n={size},k={size}")
    made = Share(SimpleNamespace(case=case, progress=Progress("gemm/x86/v8", "here")), weight, turns)
    made.before, made.best = times
    return made


def test_a_task_without_a_turn_comes_first():
    assert most_promising([share((1.0, 0.5)), share((None, None), turns=0)]).turns == 0


def test_the_turn_goes_where_the_last_one_gained_most():
    stuck, gaining = share((1e-5, 1e-5), turns=9), share((1e-5, 0.7e-5), turns=9)
    assert most_promising([stuck, gaining]) is gaining
    assert most_promising([replace(stuck, weight=100.0), gaining]).weight == 100.0


def test_a_task_far_slower_than_its_kin_is_given_a_chance():
    slow, fast = share((1e-4, 1e-4), turns=20), share((1e-5, 1e-5), turns=20)
    assert most_promising([fast, slow]) is slow


# Drift.


class Clocked:
    """A worker whose anchor takes the next of `times`, the last one for ever."""

    def __init__(self, *times):
        self.times, self.calls = list(times), 0

    def call(self, function, *arguments):
        self.calls += 1
        seconds = self.times.pop(0) if len(self.times) > 1 else self.times[0]
        return Outcome("ok", Timing((seconds,)) if seconds else None)


def held(worker, monkeypatch) -> Anchor:
    """An anchor in `worker`, at which was looked once."""
    monkeypatch.setattr(anchor, "EVERY", 0.0)
    monkeypatch.setattr(anchor, "TIMES", 2)
    made = Anchor()
    assert made.wanted(1.0, False) == anchor.NEAR
    made.hold(JOB, worker)
    assert made.wanted(1.0, True) == 0.0, "no other before it was looked at"
    assert made.look(worker, Protocol(), 0) and made.pace == 1.0
    return made


def paces(worker, monkeypatch, looks) -> list[float]:
    made = held(worker, monkeypatch)
    return [made.look(worker, Protocol(), 0) and made.pace for _ in range(looks)]


def test_a_slow_phase_is_noticed_and_its_end_too(monkeypatch):
    assert paces(Clocked(1e-3, 1e-3, 2e-3, 2e-3, 1.1e-3), monkeypatch, 2) == [2.0, 1.0], "ten per cent is noise"


def test_a_disturbance_is_no_slow_phase(monkeypatch):
    assert paces(Clocked(1e-3, 1e-3, 3e-3, 1e-3), monkeypatch, 1) == [1.0]


def test_a_trial_is_excused_only_by_a_slow_phase_before_and_behind_it(monkeypatch):
    """A phase that ended in between would make an ordinary time the best of all."""
    for after, pace in ((2e-3, 2.0), (1e-3, 1.0), (1.5e-3, 1.5)):
        worker = Clocked(1e-3, 1e-3, 2e-3, 2e-3, after)
        made = held(worker, monkeypatch)
        assert made.confirmed(worker, Protocol(), 0) == 1.0 and worker.calls == 2, "nothing to confirm"
        made.look(worker, Protocol(), 0)
        assert made.pace == 2.0 and made.confirmed(worker, Protocol(), 0) == pace
        made.pace = 2.0
        assert made.confirmed(Clocked(9.0), Protocol(), 0) == 1.0, "the anchor is elsewhere"


def test_nothing_replaces_the_anchor_in_a_slow_phase(monkeypatch):
    worker = Clocked(1e-3, 1e-3, 2e-3, 2e-3, 1e-3)
    made = held(worker, monkeypatch)
    assert made.wanted(1e-3, True) == 1e-3 / anchor.FASTER
    assert made.wanted(1e-3, False) == 0.0, "who is faster, the candidate or the machine?"
    made.look(worker, Protocol(), 0)
    assert made.pace == 2.0 and made.wanted(1e-3, True) == 0.0
    made.look(worker, Protocol(), 0)
    assert made.pace == 1.0 and made.wanted(1e-3, True) > 0


def test_a_faster_phase_is_the_measure_from_then_on(monkeypatch):
    worker = Clocked(2e-3, 2e-3, 1e-3, 1e-3, 1.9e-3)
    made = held(worker, monkeypatch)
    assert made.faster() is None
    since = made.since
    made.look(worker, Protocol(), 0)
    assert made.pace == 1.0 and made.faster() == (2.0, since), "the trials before are slow, not these fast"
    assert made.faster() is None, "told once"
    made.look(worker, Protocol(), 0)
    assert made.pace == 1.9


def test_a_surprise_is_looked_at_at_once_and_ends_what_is_known_of_the_phase(monkeypatch):
    worker = Clocked(2e-3, 2e-3, 1e-3)
    made = held(worker, monkeypatch)
    made.due = math.inf
    assert not made.look(worker, Protocol(), 0)
    before = time.monotonic()
    made.doubt()
    assert made.look(worker, Protocol(), 0) and made.faster()[1] >= before


def test_only_the_worker_that_has_the_anchor_is_asked(monkeypatch):
    worker, other = Clocked(1e-3, 1e-3, None), Clocked(9.0)
    made = held(worker, monkeypatch)
    assert not made.look(other, Protocol(), 0) and other.calls == 0 and made.pace == 1.0
    assert not made.look(worker, Protocol(), 0) and made.pace == 1.0, "it was started anew and has nothing"
    assert made.wanted(1e-3, False) == anchor.NEAR * 1e-3, "what is near the best takes its place"


def test_trials_of_a_slow_phase_compete_at_the_pace_of_the_best():
    progress = Progress("gemm/x86/v8", "here")
    progress.offer(record(1.0e-3))
    slow = record(1.8e-3, protocol={"pace": 2.0})
    progress.offer(slow)
    assert progress.best is slow and slow.seconds == 1.8e-3 and slow.steady == 0.9e-3


# Recorded spaces.

VALUES = {"mr": (2, 4, 6, 8), "nv": (1, 2, 3)}


def trials() -> list[Record]:
    made = []
    for i, config in enumerate(Space(VALUES)):
        failed = config == {"mr": 8, "nv": 3}
        time = None if failed else 1e-3 * (1 + abs(config["mr"] - 6) + config["nv"] / 7)
        made.append(record(time, "wrong" if failed else "pruned" if i % 3 else "ok", i, config=config))
    return made


def test_a_recorded_space_is_written_read_and_replayed(tmp_path):
    path = tmp_path / "here" / "spaces" / "gemm.one.json"
    made = spaces.RecordedSpace.of([replace(trials()[0], status=STARTED, seconds=None), *trials()])
    spaces.write(path, made)
    assert spaces.read(path) == made and len(made.configs) == 12 and made.seconds.count(None) == 1
    json.loads(path.read_text())
    store = Store(tmp_path / "here", "here")
    case = SimpleNamespace(operator="gemm", text=JOB.case, label="one")
    found = spaces.recorded(store, case)
    assert found == made and found.recorded().best == pytest.approx(min(s for s in made.seconds if s))
    runs = [found.recorded().search("model", seed).trials for seed in (5, 5)]
    assert runs[0] == runs[1] and len(runs[0]) == 12


def test_trials_of_several_versions_are_no_space():
    mixed = [*trials(), record(config={"mr": 1, "nv": 1}, versions={"apache-tvm": "0.28"})]
    with pytest.raises(ExplorerError, match="several"):
        spaces.RecordedSpace.of(mixed)


def test_a_space_is_narrowed_to_values_that_it_has():
    space = Space(VALUES, lambda c: c["mr"] * c["nv"] < 20)
    narrow = strategies.narrowed(space, {"mr": (8, 4)})
    assert [c["mr"] for c in narrow] == [4, 4, 4, 8, 8] and narrow.values["nv"] == (1, 2, 3)
    for wrong in ({"rm": (4,)}, {"mr": (5,)}, {"mr": ()}):
        with pytest.raises(ExplorerError):
            strategies.narrowed(space, wrong)


def test_cases_with_weights_and_values_are_read(tmp_path):
    file = tmp_path / "cases.txt"
    file.write_text("# a model\nsquare64 2.5\n\nm=8,n=8,k=8  # once\n")
    assert verbs._weighted(str(file)) == {"square64": 2.5, "m=8,n=8,k=8": 1.0}
    assert verbs._values(["mr=4,6", "name=none"]) == {"mr": (4, 6), "name": (None,)}
    file.write_text("square64 heavy\n")
    for wrong in (file, tmp_path / "none.txt"):
        with pytest.raises(ExplorerError):
            verbs._weighted(str(wrong))


# The picture.


def test_a_search_is_drawn_with_its_best_and_a_panel_for_each_parameter():
    svg = search_svg(trials())
    root = ElementTree.fromstring(svg)
    texts = ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"mr", "nv", "8", "3"} <= set(texts) and any(t.startswith("best 1.") for t in texts)
    marks = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    timed = sum(r.seconds is not None for r in trials())
    assert len(marks) == len(trials()) + 2 * timed, "once in time, once for each parameter"
    best = next(root.iter("{http://www.w3.org/2000/svg}polyline")).get("points")
    heights = [float(y) for _, y in re.findall(r"([\d.]+),([\d.]+)", best)]
    assert heights == sorted(heights), "the best so far never gets slower"
    assert all(math.isfinite(h) for h in heights)


def test_without_a_time_there_is_no_picture():
    assert search_svg([record(None, "wrong")]) == ""


# A GPU that a kernel has taken down with it.


def test_a_worker_that_lost_its_gpu_is_replaced():
    with Pool(1, threads=1) as pool:
        worker = pool.workers[0]
        before = worker.call("os:getpid").value
        assert (
            worker.call("dice:fails", False).message == "the die says no" and worker.call("os:getpid").value == before
        )
        assert worker.call("dice:fails", True).status == "run_error"
        assert worker.call("os:getpid").value != before


def test_an_error_on_a_gpu_costs_the_process():
    gpu = replace(JOB, device=PRESETS["h200"].to_json())
    for job, raised in ((gpu, Failure), (replace(JOB, device=host_cpu().to_json()), RuntimeError)):
        with pytest.raises(raised, match="717") as caught, work._on_device(job):
            raise RuntimeError("cuEventSynchronize failed with CUresult 717")
        assert getattr(caught.value, "spent", False) is (job is gpu)
