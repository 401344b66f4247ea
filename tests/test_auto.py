"""The auto-scheduler through the tuner: traces as candidates and records, its winner like a rung, rules that fit."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import explorer
from benchmarks.table import bench
from schedules import core
from schedules.errors import ExplorerError
from tuning import tuner
from tuning.build import fingerprint, job_for, program
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.pipeline import LATER
from tuning.pool import Outcome, Worker
from tuning.progress import Limits
from tuning.records.places import write_device
from tuning.records.replay import job_of, schedule_named
from tuning.search import Context, Inline, Traced, make
from tuning.search.auto import RESTARTS
from tuning.store import Store

DEVICE = host_cpu().with_threads(1)
CASE = "m=32,n=48,k=40"
PROCESS = "tuning.search._evolution"


def gemm():
    operator = core.find_operator("gemm")
    return operator, operator.case(CASE)


def tune(store: Store, trials: int, **more):
    """A search from GEMM's definition."""
    _, case = gemm()
    start = core.definition("gemm", "x86")
    given = {"search": "auto", "finalists": 1, "seed": 1, **more}
    return tuner.tune(start, case, DEVICE, store, limits=Limits(None, trials), **given)


@pytest.fixture(scope="module")
def searched(tmp_path_factory):
    """The logs of a search of 10 trials, and what it handed back."""
    logs = tmp_path_factory.mktemp("auto") / "logs"
    store = Store.open(logs, DEVICE.name)
    write_device(logs, DEVICE)  # so that nothing measures its peaks
    return logs, store, tune(store, 10)


def test_candidates_are_trials_with_traces_like_any_other(searched):
    _, store, found = searched
    records = store.read(name="auto")
    trials = [r for r in records if "rounds" not in r.protocol]
    assert found.trials == len(trials) == len({r.candidate for r in trials}) == 10
    assert found.schedule == "auto" and all(r.schedule == "" and r.trace for r in trials)
    assert found.best is not None and found.best.trace is not None, found.messages
    assert found.default is not None and found.default.trace is None, "the ladder's best runs beside the winner"


def test_a_resumed_search_measures_nothing_twice(searched):
    _, store, _ = searched
    found = tune(store, 3, finalists=0)
    trials = [r for r in store.read(name="auto") if "rounds" not in r.protocol]
    assert found.trials == 3 and found.reused == 10
    assert len(trials) == len({r.candidate for r in trials}) == 13


def test_a_record_replays_to_the_program_that_was_measured(searched):
    _, store, _ = searched
    for record in [r for r in store.read(name="auto", status="ok") if "program" in r.protocol][:4]:
        job = job_of(record, DEVICE)
        assert fingerprint(job, program(job)) == record.protocol["program"]


def test_the_winner_is_studied_like_a_rung(searched):
    logs, store, _ = searched
    seen = explorer.study("gemm/x86/auto", case=CASE, threads=1, logs=str(logs)).study
    best = store.best("gemm", gemm()[1].text, "auto", 1).record
    assert "MetaSchedule" in seen.why and "MultiLevelTiling" in seen.doc or "Panels" in seen.doc
    assert seen.steps[0].text == "The definition as it stands." and len(seen.steps) > 3
    assert sum(len(s.primitives) for s in seen.steps) > 10, "the trace's primitives are in the steps"
    last = program(replace(job_of(best, DEVICE), step=seen.steps[-1].index))
    assert core.lower(schedule_named(store, *gemm(), DEVICE, "auto"), gemm()[1], DEVICE).script() == last.script()


def test_bench_export_and_the_verbs_of_the_log_take_the_winner(searched, tmp_path):
    logs, store, _ = searched
    found = explorer.export("gemm", case=CASE, output=str(tmp_path / "a.so"), rung="auto", threads=1, logs=str(logs))
    manifest = json.loads(found.manifest.read_text())
    assert manifest["trace"] == store.best("gemm", gemm()[1].text, "auto", 1).record.trace
    job = job_of(store.best("gemm", gemm()[1].text, "auto", 1).record, DEVICE)
    table = bench(*gemm(), DEVICE, rungs=["v0_naive"], auto=job, rounds=2)
    assert table.row("auto").status == "ok" and "MetaSchedule" in table.row("auto").why


def test_a_rung_and_the_trace_after_it_have_bests_of_their_own():
    from tuning.records.record import Record

    plain = Record("gemm", CASE, "v0_naive", {}, "d", 1, "ok", seconds=1.0)
    after = replace(plain, trace=[[], []])
    assert (plain.name, after.name, replace(after, schedule="").name) == ("v0_naive", "v0_naive+auto", "auto")
    assert plain.key != after.key


def test_a_trace_has_no_parameters_to_change_and_none_is_made_up(logs):
    with pytest.raises(ExplorerError, match="nothing by the auto-scheduler"):
        schedule_named(Store.open(logs, DEVICE.name), *gemm(), DEVICE, "auto")
    traced = core.traced("gemm", "x86", "", {}, [[], []])
    with pytest.raises(ExplorerError, match="cannot be changed"):
        traced.configure(gemm()[1], DEVICE, {"mr": 4})


class Process:
    """The worker of `auto` with answers made up."""

    def __init__(self, *outcomes: Outcome):
        self.outcomes, self.calls, self.busy, self.answered = list(outcomes), [], False, True

    def begin(self, function: str, *arguments, timeout: float) -> None:
        self.calls.append((function, arguments))
        self.busy = True

    def finish(self) -> Outcome:
        self.busy = False
        return self.outcomes.pop(0)


def auto(process: Process, known=()):
    trainer = Inline()
    trainer.worker = process
    job = job_for(core.definition("gemm", "x86"), gemm()[1], DEVICE)
    return make("auto", None, [], 0, Context(trainer, (), job, known))


def test_a_search_whose_process_crashes_begins_anew_and_knows_what_it_was_told():
    from tuning.search._evolution import Batch

    crash = Outcome("crash", message="the worker was killed by SIGSEGV")
    one, two = [["a"], []], [["b"], []]
    process = Process(Outcome("ok", Batch([one])), crash, Outcome("ok", Batch([one, two])), *[crash] * RESTARTS)
    search = auto(process, known=[[["k"], []]])
    assert search.ask(9) == [Traced([["k"], []]), Traced(one)], "what the log knows comes first"
    search.tell(Traced(one), 1e-3)
    assert search.ask(9) == [] and search.pending, "it crashed, and has been started anew"
    assert search.ask(9) == [Traced(two)], "what was proposed before is not proposed again"
    assert process.calls[-1][1][1] == [(one, 1e-3)], "the new process is told everything"
    for _ in range(RESTARTS + 1):
        assert search.ask(1) == []
    assert not search.pending and "SIGSEGV" in search.ended


def test_auto_needs_a_program_and_tensor_cores_a_gpu():
    with pytest.raises(ExplorerError, match="cannot search a space"):
        make("auto", None, [], 0)
    job = job_for(core.definition("gemm", "x86"), gemm()[1], DEVICE)
    with pytest.raises(ExplorerError, match="CUDA"):
        make("auto_tensor", None, [], 0, Context(Inline(), (), job))


def test_a_pipeline_asks_again_later(pool):
    from tuning.pipeline import Pipeline

    answers = iter([LATER, LATER, None])
    assert list(Pipeline(pool, 1).run(lambda: next(answers), None, ())) == []


@pytest.fixture(scope="module")
def process():
    """The one process that imports TVM's tensor intrinsics for CUDA."""
    worker = Worker(1)
    yield worker
    worker.stop()


@pytest.mark.parametrize(
    "tensor, dtype, rules",
    [(False, "float32", {"Blocks", "MultiLevelTiling"}), (True, "float16", {"RewriteTensorize", "Warps"})],
)
def test_cuda_candidates_become_kernels(process, tensor, dtype, rules):
    operator = core.find_operator("gemm")
    case = operator.case(f"m=256,n=256,k=128,dtype={dtype}")
    job = job_for(core.definition("gemm", "cuda"), case, PRESETS["h200"])
    outcome = process.call(f"{PROCESS}:begin", "t", job, 3, tensor, 2, 3, timeout=120.0)
    assert outcome.ok and outcome.value.traces, outcome.message
    trace = outcome.value.traces[0]
    assert rules & {*core.rules(trace)} and json.loads(json.dumps(trace)) == trace
    built = process.call("auto_kernels:cuda_source", replace(job, trace=trace), timeout=120.0)
    assert built.ok and "__global__" in built.value, built.message
    assert ("wmma" in built.value) == tensor


@pytest.mark.parametrize("case", ["m=70,n=40,k=24", "bias_gelu", "trans_ab"])
def test_the_gpu_rule_keeps_every_index_right(process, case):
    operator = core.find_operator("gemm")
    job = job_for(core.definition("gemm", "cuda"), operator.case(case), PRESETS["h200"])
    traces = process.call("auto_kernels:blocks_traces", case, timeout=60.0)
    assert traces.ok, traces.message
    for trace in traces.value:
        error = process.call("auto_kernels:serial_error", replace(job, trace=trace), timeout=60.0)
        assert error.ok and error.value < 1e-4, error


@pytest.mark.parametrize("case", ["m=40,n=70,k=24,dtype=float16", "half_bias_gelu", "half_trans_b"])
def test_the_tensor_cores_rule_keeps_every_index_right(process, case):
    error = process.call("auto_kernels:warps_error", case, timeout=60.0)
    assert error.ok and error.value < 2e-2, error
