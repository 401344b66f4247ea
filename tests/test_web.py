"""The page's server: twins, mistakes, links, hostile logs, and who may ask for what."""

from __future__ import annotations

import html
import json
import re
import signal
import subprocess
import sys
import time
import urllib.request
from urllib.parse import quote

import pytest
from serving import CASE, HOSTILE, PAGES, STUDY

pytest.importorskip("starlette", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytest.importorskip("uvicorn", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytestmark = pytest.mark.extra


@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_a_json_twin(served, name):
    path, _, query = PAGES[name].partition("?")
    status, text = served.get(f"{'/index' if path == '/' else path}.json?{query}")
    assert status == 200, text
    assert "mix" in json.dumps(json.loads(text))


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


def test_the_address_is_told_once_a_rung_comes_quickly(root, tmp_path):
    """`serve` on its own: a rung asked for at once is there in two seconds, and Ctrl-C ends it cleanly."""
    command = [sys.executable, str(root / "explorer.py"), "serve", "--no-browser", "--logs", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        address = server.stderr.readline().split()[0]
        begun = time.perf_counter()
        path = "study/gemm/cuda/t3_multistage?case=m=256,n=256,k=256,dtype=float16"
        with urllib.request.urlopen(f"{address}{path}") as answer:
            assert answer.status == 200 and "t3_multistage" in answer.read().decode()
        assert time.perf_counter() - begun < 4.0, "1 s on a quiet machine"
        server.send_signal(signal.SIGINT)
        assert server.wait(10) in (0, 130) and "Traceback" not in server.stderr.read()
