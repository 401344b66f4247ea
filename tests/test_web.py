"""The served page in a real browser: every page, keys, a fork from the first click to pasted code, a live run."""

from __future__ import annotations

import html
import json
import re
import threading
import time
import urllib.error
import urllib.request
from urllib.parse import quote

import invented
import pytest
from browser import Browser, contrast_failures, needs_chromium, unreachable

from schedules import core
from study.ablation import Ablation, Effect, Interaction
from study.kept import keep
from tuning.records.places import write_device
from tuning.records.record import Record, now
from tuning.store import Store

pytest.importorskip("starlette", reason="the extra `web` is not installed: pip install -e '.[web]'")
uvicorn = pytest.importorskip("uvicorn", reason="the extra `web` is not installed: pip install -e '.[web]'")
from study.web.app import Site  # noqa: E402

pytestmark = pytest.mark.extra
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


class Served:
    """The site on a port of its own, in a thread."""

    def __init__(self, logs, load):
        import socket

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


@pytest.fixture(scope="module")
def logs(tmp_path_factory, avx2):
    folder = tmp_path_factory.mktemp("logs")
    write_device(folder, avx2)
    store = Store.open(folder, "avx2")
    measured = [record("r0_plain", 1e-3), record("r1_tiled", 2e-4, config={"tile": 8})]
    measured.append(record("r2_registers", 5e-5, config={"tile": 8}, ratio={"numpy": 1.25}))
    tried = [record("r2_registers", 4e-5 * tile, config={"tile": tile}) for tile in (4, 16)]
    failed = record("r2_registers", None, status="build_error", config={"tile": 3}, message=HOSTILE)
    store.append(*measured, *tried, failed)
    store.promote(*measured)
    keep(folder, ABLATION)
    return folder


@pytest.fixture(scope="module")
def served(logs, root, tmp_path_factory):
    loader = tmp_path_factory.mktemp("load") / "more.py"
    loader.write_text(f"import sys\nsys.path.insert(0, {str(root / 'tests')!r})\nimport invented\ninvented.enter()\n")
    with invented.entered():
        running = Served(logs, (str(loader),))
        yield running
        running.close()


@pytest.fixture(scope="module")
def browser():
    driven = Browser()
    yield driven
    driven.close()


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


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_a_json_twin(served, name):
    path, _, query = PAGES[name].partition("?")
    status, text = served.get(f"{'/index' if path == '/' else path}.json?{query}")
    assert status == 200, text
    assert "mix" in json.dumps(json.loads(text))


@needs_chromium
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_legible_and_quiet(served, browser, name):
    browser.errors.clear()
    browser.open(served.address + PAGES[name])
    assert browser.text("h1")
    assert contrast_failures(browser) == []
    assert unreachable(browser) == []
    assert browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling at 1280"
    assert browser.errors == []


@needs_chromium
def test_the_keyboard_leads_from_home_to_a_ladder(served, browser):
    browser.open(served.address + "/?search=mix")
    browser.press("Tab")
    assert browser.evaluate("document.activeElement.className") == "skip"
    for _ in range(20):
        browser.press("Tab")
        if browser.evaluate("document.activeElement.getAttribute('href')?.startsWith('/ladder/mix')"):
            break
    assert browser.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", "focus is seen"
    browser.press("Enter")
    browser.wait("document.title.startsWith('mix ladder')")


@needs_chromium
def test_from_home_to_a_step_by_links(served, browser):
    browser.open(served.address + "/")
    assert "1.250 × numpy ▲" in browser.text("table")
    browser.click("a[href^='/ladder/mix']")
    browser.wait("document.title.startsWith('mix ladder')")
    table = browser.text("table.ladder")
    assert "r2_registers" in table and "not measured" in table and "1.250 ▲" in table
    browser.click("a[href^='/study/mix/x86/r2_registers']")
    browser.wait("document.readyState === 'complete' && !!document.querySelector('[aria-current=step]')")
    browser.press("k")
    assert browser.evaluate("document.querySelector('[aria-current=step]').dataset.step") == "5"
    browser.wait("document.querySelector('[data-panel=access]').textContent.includes('hint')")


@needs_chromium
def test_code_is_compiled_when_asked_for(served, browser):
    browser.open(served.address + STUDY)
    assert browser.text("#code") == "not compiled"
    browser.click("#code-views button:nth-of-type(2)")
    browser.wait("document.querySelector('#code').innerText.includes('vfmadd')", 60)
    assert "fma ymm" in browser.text(".counts")
    browser.evaluate("document.querySelector('.whole').open = true")
    browser.wait("document.querySelector('.whole pre').innerText.includes('retq')")
    browser.open(served.address + STUDY)
    assert "vfmadd" in browser.text("#code"), "what was compiled is still there after a reload"


@needs_chromium
def test_parameters_are_changed_and_replayed(served, browser):
    browser.open(served.address + STUDY)
    browser.evaluate("document.querySelector('select[name=\"set.tile\"]').value = '16'")
    browser.click(".choose button")
    browser.wait("location.search.includes('set.tile=16')")
    browser.wait("document.readyState === 'complete' && !!document.querySelector('#tree .row')")
    assert "j_1 × 16" in browser.text("#tree").replace("\n", " ")
    assert (
        "tile = 16 (changed)" in browser.evaluate("document.querySelector('.param.changed').textContent") + " (changed)"
    )


@needs_chromium
def test_slider_and_links_bring_a_step(served, browser):
    browser.open(served.address + STUDY + "#step=2&panels=tree,program")
    browser.wait("document.querySelector('#code').textContent.includes('cannot be compiled')")
    assert browser.evaluate("getComputedStyle(document.querySelector('#panel-diff')).display") == "none"
    slider = "document.querySelector('#slider')"
    browser.evaluate(f"{slider}.value = 5; {slider}.dispatchEvent(new Event('input', {{ bubbles: true }}))")
    browser.wait("document.querySelector('#tree').innerText.includes('mixed_local')")
    assert "#step=5" in browser.evaluate("location.hash")
    assert "Step 5 of 6" in browser.evaluate("document.querySelector('#sentence').textContent")
    browser.click("[data-panel=access]")
    browser.evaluate("document.querySelector('[data-nest]').value = '0'")
    browser.evaluate("document.querySelector('[data-nest]').dispatchEvent(new Event('change', { bubbles: true }))")
    assert browser.evaluate("document.querySelector('[data-of=\"0\"]').hidden") is False


@needs_chromium
def test_the_times_of_the_steps_are_listed(served, browser, monkeypatch):
    monkeypatch.setattr("study.web.acts.step_seconds", lambda job, steps, progress: dict.fromkeys(steps, 1.25e-3))
    monkeypatch.setattr("study.web.acts._require", lambda about: None)
    browser.open(served.address + STUDY)
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#steps').innerText.includes('1.25 ms · 2.52 GFLOP/s')")
    assert browser.evaluate("document.querySelectorAll('#steps .time').length") == 6, "all but the one between programs"


@needs_chromium
def test_home_is_searched_while_typing(served, browser):
    browser.open(served.address + "/")
    rows = "document.querySelectorAll('#found tbody tr').length"
    assert browser.evaluate(rows) > 1
    browser.evaluate("document.querySelector('[name=search]').focus()")
    for key in "mix":
        browser.press(key)
    browser.wait(f"{rows} === 1 && location.search === '?search=mix'")


@needs_chromium
def test_passes_one_by_one(served, browser):
    browser.open(served.address + PAGES["passes"])
    browser.click("#go")
    browser.wait("!document.querySelector('#shown').hidden", 60)
    assert "VectorizeLoop" in browser.text("#list")
    browser.press("j")
    browser.wait("document.querySelector('[aria-current=step] .number').textContent === '1'")
    assert "&pass=1" in browser.evaluate("location.search"), "every pass has an address"


@needs_chromium
def test_a_fork_from_the_first_click_to_pasted_code(served, browser, tmp_path, avx2):
    browser.open(served.address + PAGES["fork"])
    assert "is not a data parallel block iter" in browser.evaluate("document.querySelector('.ways').textContent")
    for action in ("vectorize:mixed:3", "cache_write:mixed:0:local", "reverse_compute_at:mixed_local:mixed:1"):
        browser.click(f".ways a[data-action='{action}']")
        browser.wait(f"document.querySelector('.trail [aria-current=step]')?.textContent === '{action}'", 60)
        browser.wait("document.readyState === 'complete'")
    assert "mixed_local" in browser.text("#tree")
    assert browser.evaluate("document.querySelectorAll('#tried li').length") == 3
    pasted = tmp_path / "pasted.py"
    pasted.write_text(browser.evaluate("document.querySelector('#python').textContent"))
    core.load_all([str(pasted)])
    rung = core.find_schedule("mix", "x86", "r1_tiled_fork")
    del core.LADDERS["mix", "x86"]["r1_tiled_fork"]
    program = core.lower(rung, core.find_operator("mix").case(CASE), avx2).script()
    assert "mixed_local" in program and "T.vectorized(8)" in program
    assert browser.errors == []


@needs_chromium
def test_a_run_is_followed_live(served, browser, logs):
    browser.open(served.address + PAGES["run"])
    browser.wait("document.querySelector('#live').textContent.includes('following')")
    before = browser.evaluate("Number(document.querySelector('#dots').dataset.points)")
    assert before == 3 and "build_error × 1" in browser.text("#failures")
    Store.open(logs, "avx2").append(record("r2_registers", 3e-5, config={"tile": 32}))
    browser.wait(f"document.querySelector('#dots').dataset.points === '{before + 1}'")
    assert "30" in browser.text("#winner")
    browser.evaluate("document.querySelector('#dots').focus()")
    browser.press("ArrowRight")
    assert "trial 1, ok: 50" in browser.text("#dots + p"), "arrow keys read the trials out"
    assert browser.evaluate("window.hacked") is None


@needs_chromium
def test_an_ablation_is_drawn(served, browser):
    browser.open(served.address + PAGES["ablation"])
    rows = browser.evaluate("[...document.querySelectorAll('#effects tr')].map((row) => row.innerText)")
    assert "▲ 4.00 ×" in rows[0] and "≈ 0.98 ×" in rows[1] and "refused" in rows[2]
    assert "cost more together" in browser.text("#interactions")
    assert browser.evaluate("window.hacked") is None
    browser.click("#go")
    browser.wait("document.querySelector('#status').textContent.includes('is not here')")


@needs_chromium
def test_a_ladder_shows_what_its_ends_touch(served, browser):
    browser.open(served.address + PAGES["ladder"])
    browser.wait("!!document.querySelector('#sides .hints')")
    assert "strided access" in browser.text("[data-access=left]")
    assert "strided access" not in browser.text("[data-access=right]")
    assert browser.evaluate("document.title").startswith("mix ladder"), "the part's page has another title"
    browser.click("a[href*='/compare/']")
    browser.wait("document.title.startsWith('r0_plain and r2_registers') && document.readyState === 'complete'")
    assert "mixed_local" in browser.text("[data-tree=right]") and "mixed_local" in browser.text("#diff")


@needs_chromium
def test_long_work_can_be_cancelled(served, browser, monkeypatch):
    """A measurement that would take a minute ends after the turn in which it was cancelled."""

    def slow(job, steps, progress):
        for turn in range(600):
            progress("turn", turn, 600)
            time.sleep(0.1)

    monkeypatch.setattr("study.web.acts.step_seconds", slow)
    monkeypatch.setattr("study.web.acts._require", lambda about: None)
    browser.open(served.address + STUDY)
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#time-status').textContent.includes('of 600 turns')")
    assert browser.text("[data-work=times]") == "cancel"
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#time-status').textContent.includes('⚠ cancelled')")
    assert served.site.works.going == {}


@needs_chromium
def test_code_shows_the_programs_lines(served, browser):
    browser.open(served.address + STUDY + "#step=6&view=asm&panels=program,code")
    browser.click("#code-views button:nth-of-type(2)")
    browser.wait("document.querySelector('#code').innerText.includes('vfmadd')", 60)
    marked = browser.evaluate("[...document.querySelectorAll('#program .marked')].map((l) => l.innerText.trim())")
    assert any(line.startswith("for k in range(512)") for line in marked)
    number = browser.evaluate("document.querySelector('#program .marked').dataset.n")
    assert browser.evaluate(f"!!document.querySelector('#code [data-n=\"{number}\"]')")


@needs_chromium
def test_a_winner_in_words_and_the_models_scores(served, browser, logs):
    store = Store.open(logs, "avx2")
    for tile, score in ((4, 3.0), (8, 2.0), (16, 1.0)):
        protocol = {"predicted": score}
        store.append(record("r1_tiled", 1e-5 * tile, config={"tile": tile}, protocol=protocol))
    browser.open(served.address + f"/run/mix/x86?case={CASE}&schedule=r1_tiled")
    assert browser.text("#best-says") == "rows of Q in tiles of 4" and "tiles of 8" in browser.text("#default-says")
    assert browser.evaluate("document.querySelector('#predicted').dataset.points") == "3"
    assert "1.00" in browser.text("#rank")


@needs_chromium
def test_a_bad_address_says_so(served, browser):
    browser.open(served.address + "/study/mix/x86/nothing")
    assert "no rung 'nothing'" in browser.text("main")
    browser.errors.clear()


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("/nowhere", 404, "no page"),
        ("/ladder/none/x86", 404, "no operator"),
        ("/ladder/mix/cuda", 404, "no ladder"),
        ("/study/mix/x86/nothing.json", 404, "no rung"),
        ("/study/mix/x86/r1_tiled?case=rows=1", 400, "extent"),
        ("/study/mix/x86/r1_tiled?set.none=1", 404, "no parameter"),
        ("/study/mix/x86/r1_tiled?device=other", 404, "no device"),
        ("/study/mix/x86/r1_tiled?threads=99", 400, "threads"),
        ("/study/mix/x86/r1_tiled?threads=%C2%B2", 400, "threads"),
        ("/study/mix/x86/r1_tiled?set.tile=--5", 400, "tile"),
        ("/run/mix/x86?device=..", 404, "no device"),
        ("/compare/mix/x86/r1_tiled.json?with=nothing", 404, "no rung"),
        ("/step/mix/x86/nothing", 404, "no rung"),
        ("/whole/mix/x86/r1_tiled?view=asm", 404, "not compiled"),
        ("/picture/mix/x86?schedule=nothing", 404, "no timed trial"),
        ("/fork/mix/x86/r1_tiled?step=99", 404, "no step 99"),
        (f"/compare/mix/x86/r1_tiled?case={CASE}&with=nothing", 404, "no rung"),
        ("/ablation/mix/x86/nothing", 404, "no rung"),
        ("/fork/mix/x86/r1_tiled?do=exec:a:b", 400, "no primitive"),
        (f"/ladder/{quote(HOSTILE, safe='')}/x86", 404, "no page"),
        ("/static/..%2Fapp.py", 404, "no"),
        ("/static/style.css.map", 404, "no file"),
        ("/static/vendor%2FLICENSE-htmx", 404, "no"),
    ],
)
def test_mistakes_are_one_clear_line(served, path, status, words):
    got, text = served.get(path)
    assert got == status and words in text, text
    assert "Traceback" not in text and "<script>window" not in text


def test_a_part_that_fails_says_so_in_its_place(served):
    status, text = served.get(STUDY.replace("/study", "/whole") + "&step=5&view=llvm", **{"HX-Request": "true"})
    assert status == 404 and "compile it again" in text and 'id="wrong"' in text and "<html" not in text


def test_a_run_in_one_picture(served):
    status, text = served.get(f"/picture/mix/x86?case={CASE}&schedule=r2_registers")
    assert status == 200 and text.startswith("<svg") and "best " in text
    assert served.get(f"/picture/mix/x86?case={CASE}&schedule=nothing")[0] == 404


@pytest.mark.parametrize("name", ["home", "ladder", "study", "run"])
def test_no_link_is_dead(served, name):
    links = set(re.findall(r'(?:href|src|hx-get)="(/[^"]*)"', served.get(PAGES[name])[1]))
    assert links
    for link in sorted(html.unescape(link) for link in links):
        if name != "home" or "mix" in link:  # the other operators' pages are theirs
            status, text = served.get(link.replace(" ", "%20"))
            assert status == 200, f"{link}: {text}"


def test_libraries_come_from_here(served):
    for file in ("htmx.min.js", "uPlot.iife.min.js", "uPlot.min.css", "common.js"):
        assert served.get(f"/static/{file}")[0] == 200
    assert "htmx.min.js" in served.get("/")[1] and "http" not in served.get("/")[1].replace("http-equiv", "")
    assert served.get("/static/README.md")[0] == 404


def test_hostile_logs_stay_text(served):
    for path in (PAGES["run"], PAGES["ladder"], f"/?search={quote(HOSTILE)}"):
        assert "<script>window" not in served.get(path)[1]


def test_foreign_hosts_origins_and_requests_without_token_are_refused(served):
    act = STUDY.replace("/study", "/act/code")
    body, token = {"step": 6, "view": "asm"}, {"x-token": served.site.token}
    assert served.get("/", Host="evil.example:80")[0] == 403
    assert served.get("/", Origin="http://evil.example")[0] == 403
    assert served.ask(act, body, {})[0] == 403
    assert served.ask(act, body, {"x-token": "guess"})[0] == 403
    assert served.ask(act, body, {**token, "Origin": "http://evil.example"})[0] == 403
    assert served.ask(act, body, {**token, "Origin": served.address})[0] == 200
    assert served.ask(act, {"step": "6", "view": "asm"}, token)[0] == 400
    assert served.ask(act, {"step": 6, "view": "exec"}, token)[0] == 404
    assert served.get(act)[0] in (404, 405)


def test_answers_carry_a_policy(served):
    with urllib.request.urlopen(served.address + "/") as answer:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_second_view_is_quick(served):
    served.get(STUDY)
    begun = time.perf_counter()
    assert served.get(STUDY)[0] == 200
    assert time.perf_counter() - begun < 0.6, "0.2 s on a quiet machine"
