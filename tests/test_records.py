"""Records and their file: what is refused, torn lines, and what a reader finds."""

from __future__ import annotations

import json

import pytest
from made_records import DEVICE, NAME, trial

from schedules.errors import ExplorerError
from tuning.records.bests import best_of
from tuning.records.record import RecordError, UnknownSchema, from_document, parse, to_line
from tuning.store import Store

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


def test_a_best_is_made_of_measured_records_only() -> None:
    with pytest.raises(ValueError):
        best_of(trial(1, None, status="timeout"))


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
