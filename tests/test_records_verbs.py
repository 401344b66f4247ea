"""What is done with records: show, validate, suggest, replay, places, and MetaSchedule's database."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import tvm
import tvm_ffi
from made_records import DEVICE, NAME, timed, trial
from tvm import s_tir, te

from schedules import core
from schedules.core import Operator, Tolerance, Work
from schedules.device import Cpu
from schedules.errors import ExplorerError
from tuning.build import program
from tuning.records import logs as verbs
from tuning.records import places
from tuning.records.bests import path_of
from tuning.records.nearest import nearest, suggest
from tuning.records.replay import job_of, trace_of
from tuning.store import Store


@pytest.fixture(scope="module")
def operator() -> Iterator[Operator]:
    """An operator of this file's own, with one rung that has a tunable and a constraint."""

    def define(m, n, dtype="float32"):
        x, y = te.placeholder((m,), dtype, name="x"), te.placeholder((n,), dtype, name="y")
        return x, y, te.compute((m, n), lambda i, j: x[i] + y[j], name="out")

    made = core.register(
        Operator(
            name=NAME,
            define=define,
            reference=lambda case, x, y: x[:, None].astype(np.float64) + y,
            work=lambda case: Work(case["m"] * case["n"], 4 * case["m"] * case["n"]),
            tolerance=lambda case: Tolerance(1e-6, 1e-6),
            choices={"dtype": ("float32", "float64")},
            cases={"plain": {"m": 64, "n": 64}},
        )
    )

    @core.schedule(
        NAME,
        "x86",
        space={"bn": (4, 8, 16, 32)},
        constraint=lambda case, device, config: config["bn"] <= case["n"],
        where=lambda case, device: "one row only" if case["m"] == 1 else None,
    )
    def r0_tiled(sch, case, device, *, bn=8):
        """Columns are walked a tile at a time."""
        i, j = sch.get_loops(sch.get_sblock("out"))
        sch.split(j, [None, bn])
        yield "A tile of columns at a time."

    yield made
    del core.OPERATORS[NAME], core.LADDERS[NAME, "x86"]


# --- verbs


def test_show_filters_and_sorts(logs: Path, store: Store) -> None:
    store.append(
        trial(1, 3e-3), trial(2, 1e-3, ratio={"numpy": 2.0}), trial(3, None, status="timeout"), trial(16, 2e-3)
    )
    numbers = lambda *f, **k: [r.config["bn"] for r in verbs.show(logs, DEVICE, f, **k).records]  # noqa: E731
    assert numbers() == [1, 2, 3, 16]
    assert numbers(sort="seconds") == [2, 16, 1, 3]
    assert numbers(sort="-seconds") == [1, 16, 2, 3]
    assert numbers(sort="-config.bn", limit=2) == [16, 3]
    assert numbers("status=ok", "seconds<=2e-3") == [2, 16]
    assert numbers("config.bn>2") == [3, 16], "numbers compare as numbers"
    assert numbers("ratio.numpy>=1") == [2]
    assert numbers("case=m=64,n=64,dtype=float32", "status!=ok") == [3]
    assert numbers("seconds=none") == [3]
    for wrong, code in (("status", "bad_filter"), ("speed=1", "unknown_field"), ("=1", "bad_filter")):
        with pytest.raises(ExplorerError) as caught:
            verbs.show(logs, DEVICE, [wrong])
        assert caught.value.code == code
    with pytest.raises(ExplorerError, match="secnods"):
        verbs.show(logs, DEVICE, sort="secnods")
    with pytest.raises(ExplorerError) as caught:
        verbs.show(logs, "avx3")
    assert caught.value.code == "no_logs" and "avx2" in caught.value.hint


def test_csv_reads_back() -> None:
    records = [
        trial(1, message='said "no", then\nstopped', ratio={"numpy": 1.5}),
        trial(2, None, status="crash", config={"bm": 3}),
    ]
    rows = list(csv.DictReader(io.StringIO(verbs.query.to_csv(records))))
    assert rows[0]["message"] == records[0].message and rows[0]["ratio.numpy"] == "1.5" and rows[0]["samples"] == "10"
    assert (rows[0]["config.bn"], rows[0]["config.bm"], rows[1]["config.bm"]) == ("1", "", "3")
    assert float(rows[0]["seconds"]) == 1e-3 and rows[1]["seconds"] == "" and rows[1]["status"] == "crash"


def test_validate_demotes_a_best_that_is_wrong(logs: Path, store: Store) -> None:
    store.append(timed(1, 2e-3), timed(2, 1e-3), timed(3, 1e-3, case="m=9,n=9"))
    store.promote(*store.read())
    found = verbs.validate(
        logs, DEVICE, lambda r: ("wrong", "2 elements differ") if r.config["bn"] == 2 else ("ok", "")
    )
    assert {v.best.config["bn"]: v.fault for v in found} == {2: "wrong: 2 elements differ", 3: ""}
    assert next(v for v in found if v.fault).replacement.config == {"bn": 1}
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 1}
    last = store.read()[-1]
    assert (last.status, last.message, last.config) == ("wrong", "2 elements differ", {"bn": 2})
    path_of(store.folder, NAME).unlink()
    store.repair()
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 1}, "a rebuild does not bring it back"


def test_the_nearest_recorded_configuration_that_fits(store: Store, operator: Operator, avx2: Cpu) -> None:
    def put(number: int, case: str, **changes) -> None:
        store.promote(timed(number, 1e-3, case=operator.case(case).text, **changes))

    case = operator.case("m=64,n=20")
    assert suggest(store, operator, case, avx2, threads=2) is None
    put(16, "m=64,n=128")
    put(8, "m=512,n=512")
    put(4, "m=64,n=20,dtype=float64")
    put(32, "m=64,n=32")
    put(5, "m=64,n=21")
    found = suggest(store, operator, case, avx2, threads=2)
    assert not found.exact and found.config == {"bn": 16}, (
        "32 breaks the constraint, 5 is not in the space, 4 is float64"
    )
    assert found.distance == pytest.approx(np.log2(128 / 20)) and found.other == ()
    assert suggest(store, operator, operator.case("m=64,n=8"), avx2, threads=2).config == {"bn": 8}
    odd = suggest(store, operator, operator.case("m=64,n=4"), avx2, threads=2)
    assert odd.config == {"bn": 4} and odd.other == ("dtype",)
    assert suggest(store, operator, operator.case("m=1,n=64"), avx2, threads=2) is None, "the rung is unfit"
    put(8, "m=64,n=4", threads=1)
    put(4, "m=64,n=8", threads=1)
    same_type = suggest(store, operator, operator.case("m=64,n=4"), avx2, threads=2)
    assert same_type.best.record.threads == 1 and same_type.other == (), "the dtype comes before threads"
    put(4, "m=64,n=20", threads=1)
    other_threads = suggest(store, operator, case, avx2, threads=2)
    assert other_threads.config == {"bn": 16}, "equal threads come before a near case"
    put(8, "m=64,n=20")
    exact = suggest(store, operator, case, avx2, threads=2)
    assert exact.exact and exact.config == {"bn": 8} and exact.distance == 0
    assert nearest(store, operator, case, avx2, "r9_gone", 2) is None
    with pytest.raises(ExplorerError) as caught:
        verbs.best(store.folder.parent, operator, operator.case("m=1,n=64"), avx2, threads=2)
    assert caught.value.code == "no_best" and "tune" in caught.value.hint


def test_a_record_with_a_trace_fits_its_own_case_only(store: Store, operator: Operator, avx2: Cpu) -> None:
    store.promote(timed(8, 1e-3, case=operator.case("m=64,n=64").text, trace=[[], []]))
    assert suggest(store, operator, operator.case("m=64,n=64"), avx2, threads=2).exact
    assert suggest(store, operator, operator.case("m=64,n=65"), avx2, threads=2) is None


# --- replay


def sampled(operator: Operator, case: core.Case, seed: int) -> s_tir.Schedule:
    """The definition under a trace with sampled decisions, as the auto-scheduler makes them."""
    sch = s_tir.Schedule(operator.prim_func(case), seed=seed)
    i, j = sch.get_loops(sch.get_sblock("out"))
    sch.split(j, sch.sample_perfect_tile(j, n=2, max_innermost_factor=32))
    sch.parallel(i)
    return sch


def test_a_record_replays_to_the_same_program(store: Store, operator: Operator, avx2: Cpu) -> None:
    case = operator.case("plain")
    rung = core.find_schedule(NAME, "x86", "r0_tiled")
    programs = {bn: core.lower(rung, case, avx2, {"bn": bn}) for bn in (4, 16)}
    auto = [sampled(operator, case, seed) for seed in (1, 2, 3)]
    store.append(*[trial(bn, case=case.text) for bn in programs])
    store.append(*[trial(case=case.text, schedule="", config={}, trace=trace_of(s)) for s in auto])
    replayed = [program(job_of(record, avx2)) for record in Store(store.folder, DEVICE).read()]
    expected = [*programs.values(), *(s.mod for s in auto)]
    assert len(replayed) == len(expected)
    for got, want in zip(replayed, expected, strict=True):
        tvm.ir.assert_structural_equal(got, want)
    assert not tvm_ffi.structural_equal(replayed[0], replayed[1])
    store.promote(store.read()[0])
    tvm.ir.assert_structural_equal(
        program(job_of(store.best(NAME, case.text, "r0_tiled", 2).record, avx2)), programs[4]
    )


def test_a_record_is_not_applied_to_another_device_unless_asked(operator: Operator, avx512: Cpu) -> None:
    record = trial(8, case=operator.case("plain").text)
    with pytest.raises(ExplorerError) as caught:
        job_of(record, avx512)
    assert caught.value.code == "other_device"
    job = job_of(record, avx512, foreign=True)
    assert job.target_device.threads == record.threads and job.target_device.name == "avx512"


# --- places


def test_where_logs_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert places.find_logs(str(tmp_path / "mine")) == tmp_path / "mine"
    monkeypatch.setattr(places, "__file__", str(tmp_path / "site-packages" / "tuning" / "records" / "places.py"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert places.find_logs() == tmp_path / "data" / "tvm-explorer" / "logs"
    for name in ("explorer.py", "pyproject.toml"):
        (tmp_path / "site-packages").mkdir(exist_ok=True)
        (tmp_path / "site-packages" / name).write_text("")
    assert places.find_logs() == tmp_path / "site-packages" / "logs"
    assert places.shipped_logs() is None


def test_a_devices_facts_come_back_and_damage_is_named(logs: Path, avx2: Cpu) -> None:
    places.write_device(logs, avx2)
    assert places.read_device(logs, "avx2") == avx2
    for content in ("{", "[]", '{"kind": "x86"}', '{"kind": "abacus"}', '{"kind": "x86", "peaks": 3}'):
        (logs / "avx2" / "device.json").write_text(content)
        with pytest.raises(ExplorerError) as caught:
            places.read_device(logs, "avx2")
        assert caught.value.code == "corrupt_log", content
    for name in ("avx3", "../avx2"):
        with pytest.raises(ExplorerError) as caught:
            places.read_device(logs, name)
        assert caught.value.code == "unknown_device"


# --- MetaSchedule's database


def test_a_database_round_trips_through_tvm(logs: Path, tmp_path: Path, operator: Operator, avx2: Cpu) -> None:
    from tvm.s_tir.meta_schedule.database import JSONDatabase

    case = operator.case("plain")
    store = Store(logs / DEVICE, DEVICE)
    auto = sampled(operator, case, 1)
    trace = {"schedule": "", "config": {}, "trace": trace_of(auto)}
    store.append(trial(16, 1e-3, case=case.text), trial(case=case.text, seconds=2e-3, **trace))
    store.append(trial(case=case.text, seconds=None, status="crash"), trial(8, case="m=?", schedule="gone"))
    written = verbs.export_database(logs, tmp_path / "db", avx2, everything=True)
    assert written.written == 2 and len(written.skipped) == 1
    paths = [str(tmp_path / "db" / f"database_{n}.json") for n in ("workload", "tuning_record")]
    database = JSONDatabase(*paths)
    assert len(database) == 2
    best = database.query_schedule(
        tvm.IRModule({"main": operator.prim_func(case)}), tvm.target.Target(avx2.target()), "main"
    )
    rung = core.find_schedule(NAME, "x86", "r0_tiled")
    tvm.ir.assert_structural_equal(best.mod, core.lower(rung, case, avx2, {"bn": 16}))
    with pytest.raises(ExplorerError) as caught:
        verbs.export_database(logs, tmp_path / "db", avx2)
    assert caught.value.code == "exists"

    fresh = tmp_path / "fresh"
    imported = verbs.import_database(fresh, tmp_path / "db", avx2, [operator], promote=True)
    assert (imported.added, imported.present, imported.promoted, imported.skipped) == (2, 0, 1, ())
    again = verbs.import_database(fresh, tmp_path / "db", avx2, [operator])
    assert (again.added, again.present) == (0, 2)
    record = Store(fresh / DEVICE, DEVICE).best(NAME, case.text, None, 2).record
    tvm.ir.assert_structural_equal(program(job_of(record, avx2)), best.mod)
    assert record.protocol["imported"] == "MetaSchedule"


def test_a_dirty_database_costs_its_bad_lines_only(logs: Path, tmp_path: Path, operator: Operator, avx2: Cpu) -> None:
    case = operator.case("plain")
    store = Store(logs / DEVICE, DEVICE)
    store.append(trial(case=case.text, schedule="", config={}, trace=trace_of(sampled(operator, case, 1))))
    verbs.export_database(logs, tmp_path / "db", avx2, everything=True)
    path = tmp_path / "db" / "database_tuning_record.json"
    index, (trace, seconds, target, arguments) = json.loads(path.read_text())
    foreign = {**target, "mcpu": "skylake-avx512"}
    lines = [
        [index, [trace, [1e10, 1e10], target, arguments]],
        [index, [trace, [], target, arguments]],
        [9, [trace, seconds, target, arguments]],
        [index, [trace, seconds, foreign, arguments]],
        [index, [trace, seconds, {"kind": "cuda"}, arguments]],
        [index, [[["x"], []], seconds, target, arguments]],
    ]
    with open(path, "a") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
        file.write(json.dumps(lines[0]).replace("10000000000.0", "NaN") + "\n")
        file.write('{"not": "a pair"}\n')
        file.write(path.read_text().splitlines()[0][:70])
    with open(tmp_path / "db" / "database_workload.json", "a") as file:
        file.write('["1","zzz"]\n["1","AA')
    result = verbs.import_database(tmp_path / "fresh", tmp_path / "db", avx2, [operator])
    assert result.added == 1
    reasons = [s.reason for s in result.skipped]
    assert len(reasons) == 9
    for reason, words in zip(
        reasons,
        ("no time", "no time", "missing", "skylake", "cuda", "not apply", "NaN", "not a tuning record", "not a tuning"),
        strict=True,
    ):
        assert words in reason
    asked = verbs.import_database(tmp_path / "asked", tmp_path / "db", avx2, [operator], case, foreign=True)
    assert asked.added == 1, "the same candidate tuned for another processor is the same program"
    elsewhere = verbs.import_database(tmp_path / "none", tmp_path / "db", avx2, [operator], operator.case("m=3,n=3"))
    assert elsewhere.added == 0 and "no operator's definition" in elsewhere.skipped[0].reason
    with pytest.raises(ExplorerError) as caught:
        verbs.import_database(logs, tmp_path, avx2, [operator])
    assert caught.value.code == "no_database"
