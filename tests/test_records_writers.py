"""Several writers, sudden deaths and full disks: nothing written is lost, nothing torn is fatal."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

import pytest
from made_records import DEVICE, NAME, child, trial

from schedules.errors import ExplorerError
from tuning.records import places
from tuning.records.bests import path_of, read_bests
from tuning.records.record import STARTED
from tuning.store import Store

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
