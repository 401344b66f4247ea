"""Records: nothing written is lost, nothing torn is fatal, winners change only beyond the noise, records replay."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import tvm
import tvm_ffi
from tvm import s_tir, te

from schedules import core
from schedules.core import Operator, Tolerance, Work
from schedules.device import Cpu
from schedules.errors import ExplorerError
from tuning.build import program
from tuning.records import logs as verbs
from tuning.records import places
from tuning.records.bests import best_of, path_of, read_bests
from tuning.records.files import replace_file
from tuning.records.nearest import nearest, suggest
from tuning.records.record import STARTED, Record, RecordError, UnknownSchema, from_document, now, parse, to_line
from tuning.records.replay import job_of, trace_of
from tuning.stats import median_interval
from tuning.store import Store

ROOT = Path(__file__).resolve().parent.parent
DEVICE = "avx2"
NAME = "outer_sum"


def trial(number: int = 0, seconds: float | None = 1e-3, **changes) -> Record:
    """A record like a search writes them; `number` is its configuration."""
    plain = Record(
        operator=NAME,
        case="m=64,n=64,dtype=float32",
        schedule="r0_tiled",
        config={"bn": number},
        device=DEVICE,
        threads=2,
        status="ok",
        seconds=seconds,
        samples=(seconds,) * 10 if seconds else (),
        time=now(),
    )
    return replace(plain, **changes)


def spread(middle: float, by: float, runs: int = 20) -> tuple[float, ...]:
    """Samples evenly around `middle`."""
    return tuple(float(x) for x in np.linspace(middle - by, middle + by, runs))


def timed(number: int, middle: float, by: float = 0.0, runs: int = 20, **changes) -> Record:
    return trial(number, middle, samples=spread(middle, by, runs), **changes)


@pytest.fixture
def store(logs: Path) -> Store:
    return Store(logs / DEVICE, DEVICE)


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


def child(code: str, *arguments: str, **options) -> subprocess.Popen:
    """A Python process of its own, with this file's helpers at hand."""
    common = "import sys; from pathlib import Path; from tuning.store import Store; from tuning.record import Record\n"
    make = (
        "def trial(writer, i, seconds=1e-3, **c):\n"
        f"    return Record({NAME!r}, 'm=64,n=64,dtype=float32', 'r0_tiled', {{'bn': i, 'w': writer}}, {DEVICE!r}, 2,"
        " 'ok', seconds=seconds, samples=(seconds,) * 10, **c)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", common + make + code, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, **options)


# --- one record


def test_a_record_survives_its_line() -> None:
    record = trial(3, ratio={"numpy": 1.5}, trace=[[["Split", ["l1"], []]], []], protocol={"warmup": 1}, message="ä\n")
    line = to_line(record)
    assert "\n" not in line
    assert from_document(parse(line)) == record


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"status": "great"}, "status"),
        ({"seconds": "fast"}, "seconds"),
        ({"seconds": -1}, "seconds"),
        ({"seconds": None}, "seconds"),
        ({"threads": True}, "threads"),
        ({"threads": 0}, "threads"),
        ({"samples": [1e-3, None]}, "samples"),
        ({"operator": "../../etc/passwd"}, "operator"),
        ({"schedule": "a/b"}, "schedule"),
        ({"config": {"bn": [1]}}, "config"),
        ({"config": [1]}, "config"),
        ({"ratio": {"numpy": "x"}}, "ratio"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_hostile_document_is_refused_by_the_field(change: dict, word: str) -> None:
    with pytest.raises(RecordError, match=word):
        from_document({**json.loads(to_line(trial())), **change})


@pytest.mark.parametrize("text", ["", "{", "[1", "NaN", '{"seconds": NaN}', "[" * 100_000, "\x00" * 40, "9" * 5000])
def test_what_is_not_json_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        from_document(parse(text))


def test_nan_is_never_written() -> None:
    with pytest.raises(ValueError):
        to_line(trial(seconds=float("nan")))


def test_another_schema_is_named() -> None:
    with pytest.raises(UnknownSchema, match="99"):
        from_document({**json.loads(to_line(trial())), "schema": 99})


# --- trials: torn lines


def test_a_torn_tail_is_set_aside_and_nothing_else_lost(store: Store) -> None:
    store.append(trial(1), trial(2))
    with open(store.trials.path, "ab") as file:
        file.write(to_line(trial(3)).encode()[:50])
    fresh = Store(store.folder, DEVICE)
    assert [r.config["bn"] for r in fresh.read()] == [1, 2]
    fresh.append(trial(4))
    assert [r.config["bn"] for r in Store(store.folder, DEVICE).read()] == [1, 2, 4]
    assert fresh.trials.aside.read_bytes() == to_line(trial(3)).encode()[:50] + b"\n"


def test_a_tail_that_lacks_only_its_line_feed_is_completed(store: Store) -> None:
    store.append(trial(1))
    with open(store.trials.path, "ab") as file:
        file.write(to_line(trial(2)).encode())
    store.append(trial(3))
    assert [r.config["bn"] for r in store.read()] == [1, 2, 3]
    assert not store.trials.aside.exists()


@pytest.mark.parametrize("rubbish", [b'{"operator": "ge', b"\x00" * 9000, b"\xff\xfe", b"[" * 90_000, b""])
def test_a_torn_line_in_the_middle_costs_that_line_only(store: Store, rubbish: bytes) -> None:
    store.append(trial(1))
    with open(store.trials.path, "ab") as file:
        file.write(rubbish + b"\n")
        file.write(to_line(trial(2)).encode() + b"\n")
    fresh = Store(store.folder, DEVICE)
    assert [r.config["bn"] for r in fresh.read()] == [1, 2]
    assert [(p.line, p.kind) for p in fresh.problems] == [(2, "torn")]
    assert [p.line for p in fresh.mend()] == [2]
    assert fresh.problems == []
    assert fresh.trials.aside.read_bytes() == rubbish + b"\n"
    assert fresh.trials.path.read_bytes().count(b"\n") == 2


def test_reading_writes_nothing(store: Store) -> None:
    store.append(trial(1))
    with open(store.trials.path, "ab") as file:
        file.write(b'torn\n{"half')
    before = {p.name: p.read_bytes() for p in store.folder.iterdir()}
    fresh = Store(store.folder, DEVICE)
    assert len(fresh.read()) == 1 and len(fresh.problems) == 1
    fresh.bests(NAME), fresh.known(NAME, "", "", 1)
    assert {p.name: p.read_bytes() for p in store.folder.iterdir()} == before


def test_other_schemas_stay_and_other_devices_are_not_used(store: Store) -> None:
    store.append(trial(1))
    newer = to_line(trial(2)).replace('"schema":1', '"schema":2')
    with open(store.trials.path, "a") as file:
        file.write(newer + "\n" + to_line(trial(3, device="avx512")) + "\n")
    fresh = Store(store.folder, DEVICE)
    assert [r.config["bn"] for r in fresh.read()] == [1]
    assert [(p.line, p.kind) for p in fresh.problems] == [(2, "schema"), (3, "device")]
    fresh.mend()
    report = fresh.repair()
    assert [p.kind for p in report.set_aside] == ["device"] and [p.kind for p in report.left] == ["schema"]
    assert newer in fresh.trials.path.read_text()


def test_a_record_of_another_device_is_not_taken(store: Store) -> None:
    for write in (store.append, store.promote, store.started, store.demote):
        with pytest.raises(ExplorerError) as caught:
            write(trial(device="avx512"))
        assert caught.value.code == "other_device"
    assert not store.trials.path.exists()


# --- trials: several writers, deaths, full disks


def test_two_writers_both_go_on_and_readers_see_whole_lines(store: Store) -> None:
    code = (
        "store = Store(Path(sys.argv[1]), 'avx2')\n"
        "for i in range(150):\n"
        "    store.append(trial(sys.argv[2], i, message='x' * 5000))\n"
        "    if i == 75: store.mend()\n"
    )
    writers = [child(code, str(store.folder), w) for w in "ab"]
    while any(w.poll() is None for w in writers):
        store.read()
        assert store.problems == []
    assert [w.wait() for w in writers] == [0, 0]
    assert store.trials.path.read_bytes().count(b"\n") == 300
    seen = [(r.config["w"], r.config["bn"]) for r in store.read()]
    assert sorted(seen) == [(w, i) for w in "ab" for i in range(150)]
    assert [i for w, i in seen if w == "a"] == list(range(150)), "each writer's order is kept"


def test_threads_of_one_process_exclude_each_other(store: Store) -> None:
    def write(name: str) -> None:
        mine = Store(store.folder, DEVICE)
        for i in range(12):
            mine.promote(trial(i, case=f"m={name},n={i}"))

    threads = [threading.Thread(target=write, args=(str(n),)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read_bests(store.folder, NAME)) == 36


def test_kill_9_loses_at_most_the_trial_in_flight(store: Store) -> None:
    code = (
        "store = Store(Path(sys.argv[1]), 'avx2')\n"
        "for i in range(10**6):\n"
        "    store.started(trial('a', i))\n"
        "    print('started', i, flush=True)\n"
        "    store.append(trial('a', i))\n"
        "    print('done', i, flush=True)\n"
    )
    writer = child(code, str(store.folder))
    for line in writer.stdout:
        if line == "started 40\n":
            break
    assert store.close_interrupted() == [], "a trial whose tuner lives is not closed"
    writer.send_signal(signal.SIGKILL)
    said = ["started 40", *writer.stdout.read().split("\n")]
    writer.wait()
    writer.stdout.close()
    last_started = max(int(s.split()[1]) for s in said if s.startswith("started"))
    last_done = max([39, *(int(s.split()[1]) for s in said if s.startswith("done"))])

    resumed = Store(store.folder, DEVICE)
    resumed.mend()
    crashed = resumed.close_interrupted()
    assert len(crashed) <= 1
    known = resumed.known(NAME, trial().case, "r0_tiled", 2)
    numbers = sorted(r.config["bn"] for r in known.values())
    assert numbers == list(range(len(numbers))) and len(numbers) > last_started, "what was started is known"
    assert sum(r.status == "ok" for r in known.values()) > last_done
    assert [r.status for r in known.values()].count("crash") == len(crashed)
    assert resumed.close_interrupted() == []


def test_a_configuration_that_kills_everything_is_known_to_the_next_run(store: Store) -> None:
    fatal = "store = Store(Path(sys.argv[1]), 'avx2'); store.started(trial('a', 7)); import os; os.kill(os.getpid(), 9)"
    assert child(fatal, str(store.folder)).wait() == -signal.SIGKILL
    candidate = trial(7, config={"bn": 7, "w": "a"}).candidate
    assert store.known(NAME, trial().case, "r0_tiled", 2)[candidate].status == STARTED
    (closed,) = store.close_interrupted()
    assert closed.status == "crash" and "in flight" in closed.message
    assert [r.status for r in store.read()] == ["crash"], "the mark is no trial of its own"
    assert store.known(NAME, trial().case, "r0_tiled", 2)[candidate].status == "crash"


def test_a_full_disk_is_one_clear_error_and_corrupts_nothing(store: Store) -> None:
    store.append(trial(1))
    store.promote(trial(1))
    kept = {p.name: p.read_bytes() for p in store.folder.iterdir()}
    code = (
        "import resource\n"
        "from schedules.errors import ExplorerError\n"
        "store = Store(Path(sys.argv[1]), 'avx2')\n"
        "limit = store.trials.path.stat().st_size + 100\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))\n"
        "cases = [f'm={i}' for i in range(50)]\n"
        "for write in (lambda: store.append(trial('a', 2)), lambda: store.started(trial('a', 2)),\n"
        "              lambda: store.promote(*[Record('outer_sum', c, '', {}, 'avx2', 1, 'ok', seconds=1.0)"
        " for c in cases])):\n"
        "    try: write()\n"
        "    except ExplorerError as error: print(error.code, '|', error.hint)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\n"
        "print(Path(sys.argv[1]).name, {p.name for p in Path(sys.argv[1]).iterdir()} == set(sys.argv[2:]))\n"
        "store.append(trial('a', 3))\n"
    )
    process = child(code, str(store.folder), *kept)
    out = process.communicate()[0].splitlines()
    assert process.returncode == 0
    assert [line.split(" | ")[0] for line in out] == ["disk_full"] * 3 + ["avx2 True"]
    assert "intact" in out[0]
    assert store.trials.path.read_bytes().startswith(kept["trials.jsonl"])
    assert path_of(store.folder, NAME).read_bytes() == kept[f"{NAME}.json"]
    assert [r.config["bn"] for r in store.read()] == [1, 3] and store.problems == []


def test_an_unwritable_folder_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ExplorerError) as caught:
        Store(tmp_path / "file" / DEVICE, DEVICE).append(trial())
    assert caught.value.code == "unwritable" and "--logs" in caught.value.hint
    with pytest.raises(ExplorerError, match="not a folder"):
        places.find_logs(tmp_path / "file")


# --- trials: reading


def test_known_is_the_latest_word_per_configuration(store: Store) -> None:
    store.append(trial(1), trial(2, None, status="wrong"), trial(1, 2e-3), trial(3, threads=1), trial(4, cache="cold"))
    store.append(trial(5, versions={"numpy": "1"}), trial(6, schedule="other"), trial(7, case="m=1,n=1"))
    known = store.known(NAME, trial().case, "r0_tiled", 2)
    assert {r.config["bn"]: r.status for r in known.values()} == {1: "ok", 2: "wrong", 5: "ok"}
    assert known[trial(1).candidate].seconds == 2e-3
    only = store.known(NAME, trial().case, "r0_tiled", 2, versions={"numpy": "1"})
    assert [r.config["bn"] for r in only.values()] == [5]
    assert trial(1, trace=[[], []]).candidate != trial(1).candidate


def test_key_order_does_not_make_another_configuration() -> None:
    assert trial(config={"a": 1, "b": 2}).candidate == trial(config={"b": 2, "a": 1}).candidate


def test_a_store_sees_what_others_append(store: Store) -> None:
    assert store.read() == []
    other = Store(store.folder, DEVICE)
    other.append(trial(1))
    assert len(store.read()) == 1
    other.append(trial(2))
    assert [r.config["bn"] for r in store.read(status="ok")] == [1, 2]
    assert store.read(status="wrong") == [] and len(store.read(operator=NAME, schedule=None)) == 2


def test_a_reader_copes_with_a_line_being_written_and_with_a_rewritten_file(store: Store) -> None:
    store.append(trial(1))
    reader = Store(store.folder, DEVICE)
    line = to_line(trial(2)).encode() + b"\n"
    for part, seen in ((line[:30], [1]), (line[30:], [1, 2])):
        with open(store.trials.path, "ab") as file:
            file.write(part)
        assert [r.config["bn"] for r in reader.read()] == seen and reader.problems == []
    with open(store.trials.path, "ab") as file:
        file.write(b"torn " * 20 + b"\n")
    assert [p.kind for p in reader.problems] == ["torn"]
    store.mend()
    store.append(*[trial(i) for i in range(3, 9)])
    assert [r.config["bn"] for r in reader.read()] == list(range(1, 9)) and reader.problems == []


# --- bests


def test_the_median_interval_holds_the_median_as_often_as_it_says() -> None:
    rng = np.random.default_rng(0)
    for n in (6, 15, 50):
        intervals = [median_interval(rng.exponential(size=n).tolist()) for _ in range(2000)]
        share = np.mean([low <= np.log(2) <= high for low, high in intervals])
        assert 0.94 < share < 0.995, (n, share)
    assert median_interval([2.0]) == pytest.approx((1.98, 2.02))
    low, high = median_interval(list(range(1, 5001)))
    assert 2400 < low < 2500.5 < high < 2600


def test_a_difference_inside_the_noise_keeps_the_older_winner(store: Store) -> None:
    key = trial().key
    assert store.promote(timed(1, 1e-3, by=1e-4)) == 1
    assert store.promote(timed(2, 0.98e-3, by=1e-4)) == 0, "2 % faster, spread 10 %"
    assert store.promote(timed(3, 0.999e-3, runs=2)) == 0, "two samples that agree prove little"
    assert read_bests(store.folder, NAME)[key].config == {"bn": 1}
    assert store.promote(timed(4, 0.8e-3, by=1e-4)) == 1
    assert store.promote(timed(5, 0.5e-3, status="pruned")) == 0
    assert store.promote(trial(6, None, status="wrong")) == 0
    best = store.best(NAME, trial().case, "r0_tiled", 2)
    assert best.config == {"bn": 4} and best.runs == 20 and best.ci95[0] < 0.8e-3 < best.ci95[1]


def test_the_same_configuration_measured_again_replaces_its_measurement_not_its_luck(store: Store) -> None:
    store.promote(timed(1, 1.0e-3, runs=20, time="1"))
    assert store.promote(timed(1, 0.9e-3, runs=6, time="2")) == 0, "fewer samples do not overrule more"
    assert store.promote(timed(1, 1.1e-3, runs=30, time="3")) == 1, "more samples do, though slower"
    assert store.best(NAME, trial().case, None, 2).seconds == 1.1e-3


def test_finalists_compete_with_what_the_winner_took_beside_them(store: Store) -> None:
    store.promote(timed(1, 1.0e-3, by=5e-5, runs=40))
    slow_day = timed(1, 1.2e-3, by=5e-5), timed(2, 1.05e-3, by=5e-5)
    assert store.promote(*slow_day) == 0, "against another day's figure the faster one loses"
    assert store.promote(*slow_day, together=True) == 1
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 2}
    fast_day = timed(2, 0.8e-3, by=5e-5), timed(3, 0.81e-3, by=5e-5)
    store.promote(*fast_day, together=True)
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 2}, "a fast day makes no winner either"


def test_threads_and_cache_belong_to_the_key(store: Store) -> None:
    store.promote(timed(1, 1e-3), timed(2, 0.5e-3, threads=1), timed(3, 2e-3, cache="cold"))
    assert [
        store.best(NAME, trial().case, None, t, c).config["bn"] for t, c in ((2, "warm"), (1, "warm"), (2, "cold"))
    ] == [
        1,
        2,
        3,
    ]
    assert store.best(NAME, trial().case, None, 7) is None


def test_between_schedules_noise_keeps_the_older_winner_too(store: Store) -> None:
    old = timed(1, 1e-3, by=1e-4, time="2026-01-01")
    young = timed(2, 0.99e-3, by=1e-4, schedule="a1", time="2026-01-02")
    store.promote(young)
    store.promote(old)
    assert store.best(NAME, trial().case, None, 2).record.schedule == "r0_tiled"
    assert store.best(NAME, trial().case, "a1", 2).config == {"bn": 2}


def test_two_promoting_processes_lose_none_of_each_others_bests(store: Store) -> None:
    code = (
        "from dataclasses import replace\n"
        "store = Store(Path(sys.argv[1]), 'avx2')\n"
        "for i in range(25):\n"
        "    own = replace(trial('', i), case=f'm={i},n={sys.argv[2]}')\n"
        "    shared = trial(sys.argv[2], i, seconds=1 / (2 * i + int(sys.argv[2]) + 1))\n"
        "    store.promote(own, shared)\n"
    )
    writers = [child(code, str(store.folder), w) for w in "01"]
    while any(w.poll() is None for w in writers):
        read_bests(store.folder, NAME)  # raises if a reader ever sees half a file
        time.sleep(0.002)
    assert [w.wait() for w in writers] == [0, 0]
    bests = read_bests(store.folder, NAME)
    assert len(bests) == 51
    assert bests[trial().key].seconds == pytest.approx(1 / 50, rel=1e-5)
    assert [p.name for p in store.folder.iterdir() if p.suffix == ".tmp"] == []


def test_a_new_best_changes_few_lines_of_the_file(store: Store) -> None:
    for i in range(20):
        store.promote(trial(i, case=f"m={i},n=1", time="2026-01-01"))
    before = path_of(store.folder, NAME).read_text().splitlines()
    store.promote(timed(5, 0.123456789e-3, case="m=7,n=1", time="2026-01-02"))
    after = path_of(store.folder, NAME).read_text().splitlines()
    assert len(before) == len(after)
    changed = [b for a, b in zip(before, after, strict=True) if a != b]
    assert 1 <= len(changed) <= 5
    assert any("0.000123457" in line for line in changed), "figures are as long as they are exact"
    assert json.loads("\n".join(after))["bests"] == sorted(
        json.loads("\n".join(after))["bests"], key=lambda b: b["case"]
    )


def test_a_failed_rewrite_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    replace_file(path, b"old")
    monkeypatch.setattr(
        "tuning.records.files.os.replace", lambda *a: (_ for _ in ()).throw(OSError(28, "No space left"))
    )
    with pytest.raises(ExplorerError) as caught:
        replace_file(path, b"new")
    assert caught.value.code == "disk_full"
    assert [p.name for p in tmp_path.iterdir()] == ["x.json"] and path.read_bytes() == b"old"


def test_shipped_bests_are_read_and_never_written(tmp_path: Path, logs: Path) -> None:
    shipped = Store(tmp_path / "shipped" / DEVICE, DEVICE)
    shipped.promote(timed(1, 1e-3), timed(1, 1e-3, case="m=1,n=9"))
    before = path_of(shipped.folder, NAME).read_bytes()
    mine = Store(logs / DEVICE, DEVICE, shipped.folder)
    assert mine.best(NAME, trial().case, None, 2).config == {"bn": 1}
    mine.promote(timed(2, 0.5e-3))
    assert mine.best(NAME, trial().case, None, 2).config == {"bn": 2}
    assert mine.best(NAME, "m=1,n=9", None, 2).config == {"bn": 1}
    assert path_of(shipped.folder, NAME).read_bytes() == before


# --- repair and merge


@pytest.mark.parametrize("content", ["{", "[]", '{"schema": 1, "bests": 5}', '{"schema": 9, "bests": []}', "\x00\x00"])
def test_a_corrupt_bests_file_is_refused_and_repaired_from_the_trials(store: Store, content: str) -> None:
    store.append(timed(1, 2e-3), timed(2, 1e-3), trial(3, None, status="crash"))
    path = path_of(store.folder, NAME)
    path.write_text(content)
    for use in (lambda: store.best(NAME, "x"), lambda: store.promote(trial(9))):
        with pytest.raises(ExplorerError) as caught:
            use()
        assert caught.value.code == "corrupt_log" and "log repair" in caught.value.hint
    assert path.read_text() == content, "nothing is overwritten"
    report = store.repair()
    assert report.rebuilt == (str(path),) and report.files == (f"{path}.corrupt",)
    assert Path(f"{path}.corrupt").read_text() == content
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 2}
    assert store.repair().rebuilt == (), "a second repair has nothing to do"


def test_repair_saves_the_entries_a_version_control_conflict_left_whole(store: Store) -> None:
    store.promote(*[trial(i, case=f"m={i},n=1") for i in range(5)])
    path = path_of(store.folder, NAME)
    lines = path.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if "m=2,n=1" in line)
    path.write_text("\n".join([*lines[:at], "<<<<<<< ours", lines[at], "=======", ">>>>>>> theirs", *lines[at + 1 :]]))
    store.repair()
    assert sorted(key[1] for key in read_bests(store.folder, NAME)) == [f"m={i},n=1" for i in (0, 1, 3, 4)]


def test_repair_says_what_it_did_and_leaves_good_bests_alone(store: Store) -> None:
    store.append(trial(1))
    store.promote(timed(1, 1e-3))
    good = path_of(store.folder, NAME).read_bytes()
    with open(store.trials.path, "ab") as file:
        file.write(b'torn\n{"schema": 1}\n')
    (store.folder / ".x.json.abc.tmp").write_text("left by a killed rewrite")
    report = Store(store.folder, DEVICE).repair()
    assert [(p.line, p.kind) for p in report.set_aside] == [(2, "torn"), (3, "invalid")]
    assert report.trials == 1 and report.rebuilt == ()
    assert path_of(store.folder, NAME).read_bytes() == good
    assert not (store.folder / ".x.json.abc.tmp").exists()


def test_merging_twice_changes_nothing(store: Store, tmp_path: Path) -> None:
    other = Store(tmp_path / "other" / DEVICE, DEVICE)
    same = trial(1)
    store.append(same, trial(2))
    store.promote(timed(1, 1e-3))
    other.append(same, trial(3), trial(4, None, status="timeout"))
    other.promote(timed(3, 0.5e-3), timed(4, 3e-3, case="m=9,n=9"))
    with open(other.trials.path, "a") as file:
        file.write("torn\n")
    theirs = {p.name: p.read_bytes() for p in other.folder.iterdir()}
    merged = store.merge(other.folder)
    assert (merged.added, merged.present, merged.promoted) == (2, 1, 2)
    assert [p.kind for p in merged.refused] == ["torn"]
    state = {p.name: p.read_bytes() for p in store.folder.iterdir()}
    again = store.merge(other.folder)
    assert (again.added, again.present, again.promoted) == (0, 3, 0)
    assert {p.name: p.read_bytes() for p in store.folder.iterdir()} == state
    assert {p.name: p.read_bytes() for p in other.folder.iterdir()} == theirs, "the source is only read"
    assert sorted(r.config["bn"] for r in store.read()) == [1, 2, 3, 4]
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 3}


def test_trials_without_a_bests_file_compete_in_a_merge(store: Store, tmp_path: Path) -> None:
    other = Store(tmp_path / DEVICE, DEVICE)
    other.append(timed(1, 2e-3), timed(2, 1e-3))
    assert store.merge(other.folder).promoted == 1
    assert store.best(NAME, trial().case, None, 2).config == {"bn": 2}


def test_the_merge_verb_takes_whole_logs_and_keeps_devices_apart(
    logs: Path, tmp_path: Path, avx2: Cpu, avx512: Cpu
) -> None:
    source = tmp_path / "theirs"
    for device in (avx2, avx512):
        places.write_device(source, device)
        Store(source / device.name, device.name).append(trial(1, device=device.name))
    merged = verbs.merge(logs, source)
    assert {m.device: m.added for m in merged} == {"avx2": 1, "avx512": 1}
    assert places.read_device(logs, "avx512") == avx512
    (source / "avx512").rename(source / "renamed")
    assert verbs.merge(logs, source / "renamed")[0].device == "avx512", "the facts name the device, not the folder"
    with pytest.raises(ExplorerError) as caught:
        Store(logs / "avx2", "avx2").merge(source / "renamed")
    assert caught.value.code == "other_device"
    for bad, code in ((tmp_path / "none", "no_logs"), (tmp_path, "no_logs"), (logs, "same_logs")):
        with pytest.raises(ExplorerError) as caught:
            verbs.merge(logs, bad)
        assert caught.value.code == code


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


def test_a_best_is_made_of_measured_records_only() -> None:
    with pytest.raises(ValueError):
        best_of(trial(1, None, status="timeout"))
