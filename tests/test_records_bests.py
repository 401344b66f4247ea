"""Bests: winners change only beyond the noise; repair and merge of the folders that hold them."""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import pytest
from made_records import DEVICE, NAME, child, timed, trial

from schedules.device import Cpu
from schedules.errors import ExplorerError
from tuning.records import logs as verbs
from tuning.records import places
from tuning.records.bests import path_of, read_bests
from tuning.records.files import replace_file
from tuning.stats import median_interval
from tuning.store import Store

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
