"""The served page for the tests: a site on a port of its own, with an invented operator and hostile logs."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import invented

from study.ablation import Ablation, Effect, Interaction
from study.kept import keep
from tuning.records.places import write_device
from tuning.records.record import Record, now
from tuning.store import Store

CASE = "rows=48,cols=64,depth=512,dtype=float32"
HOSTILE = "<script>window.hacked = 1</script>"


def record(rung, seconds, threads=2, status="ok", **more):
    samples = tuple(seconds * (1 + 0.001 * i) for i in range(11)) if seconds else ()
    facts = {"seconds": seconds, "samples": samples, "time": now()}
    return Record(invented.NAME, CASE, rung, more.pop("config", {}), "avx2", threads, status, **facts, **more)


EFFECTS = (
    Effect("without step 3", "step", HOSTILE, ("vectorize",), "ok", "", 2e-4, 4.0, (3.8, 4.2)),
    Effect("tile = 16", "parameter", "tile: 8 → 16", (), "ok", "", 4.9e-5, 0.98, (0.95, 1.01), True),
    Effect("without step 2", "step", "Tiles.", (), "refused", HOSTILE),
)
TOGETHER = Interaction(("without step 3", "tile = 16"), 6.0, 4.0, 1.5, (1.4, 1.6), False)
ABLATION = Ablation(
    "mix", "x86", "r2_registers", CASE, "avx2", 2, {"tile": 8}, 5e-5, (4.9e-5, 5.1e-5), EFFECTS, (TOGETHER,), 9, now()
)


STUDY = f"/study/mix/x86/r2_registers?case={CASE}&threads=2"
PAGES = {
    "home": "/",
    "ladder": f"/ladder/mix/x86?case={CASE}",
    "study": STUDY,
    "passes": STUDY.replace("/study", "/passes"),
    "fork": f"/fork/mix/x86/r1_tiled?case={CASE}&step=3",
    "run": f"/run/mix/x86?case={CASE}",
    "compare": f"/compare/mix/x86/r2_registers?case={CASE}&with=r0_plain",
    "ablation": STUDY.replace("/study", "/ablation"),
}


def fill(folder: Path, device) -> None:
    """Logs of a device: bests, trials that failed with a hostile message, an ablation."""
    write_device(folder, device)
    store = Store.open(folder, "avx2")
    measured = [record("r0_plain", 1e-3), record("r1_tiled", 2e-4, config={"tile": 8})]
    measured.append(record("r2_registers", 5e-5, config={"tile": 8}, ratio={"numpy": 1.25}))
    tried = [record("r2_registers", 4e-5 * tile, config={"tile": tile}) for tile in (4, 16)]
    failed = record("r2_registers", None, status="build_error", config={"tile": 3}, message=HOSTILE)
    store.append(*measured, *tried, failed)
    store.promote(*measured)
    keep(folder, ABLATION)


class Served:
    """The site on a port of its own, in a thread."""

    def __init__(self, logs, load):
        import socket

        import uvicorn

        from study.web.app import Site

        self.logs = logs
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen()
        port = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.site = Site(logs, load)
        self.server = uvicorn.Server(
            uvicorn.Config(self.site.app(port), log_level="error", timeout_graceful_shutdown=1)
        )
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()

    def close(self):
        self.server.should_exit = True
        self.thread.join(10)
        self.site.close()

    def get(self, path, **headers):
        return self.ask(path, None, headers)

    def ask(self, path, body, headers):
        """Status and text of an answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def until(self, path, words, seconds=20):
        """The answer once it has these words."""
        end = time.monotonic() + seconds
        while words not in (text := self.get(path)[1]):
            assert time.monotonic() < end, f"{path} says {text[:200]}"
            time.sleep(0.1)
        return text
