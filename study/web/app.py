"""Routes of the page. Every page has a ``.json`` twin; requests that compile or run are POSTs with a token."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from importlib import resources
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from schedules import core
from schedules.errors import ExplorerError, closest
from tuning.store import Store

from .. import charts, html, recorded
from ..ablation_chart import ablation_data
from ..access import caches
from ..search_chart import search_svg
from . import gather, runs
from .acts import Acts
from .asked import Asked, asked
from .jobs import error_document
from .security import PICTURE, Guard
from .steps import Steps
from .worker import Hands
from .works import Works

SCRIPTS = ("common.js", "theme.js", "study.js", "passes.js", "run.js", "vendor/htmx.min.js", "vendor/uPlot.iife.min.js")
STYLES = ("style.css", "vendor/uPlot.min.css")
# Name in an address: file and type.
STATIC = {
    file.rpartition("/")[2]: (file, kind)
    for files, kind in ((SCRIPTS, "text/javascript"), (STYLES, "text/css"))
    for file in files
}
STATUS = {"unknown": 404, "no": 404, "worker": 500}
POLL = 0.5  # seconds between looks at a log that is being written


class Site:
    """The page's state: where the logs are, its worker processes, and the token of this run."""

    def __init__(self, logs: Path, load: tuple[str, ...] = ()):
        self.logs, self.load = logs, load
        self.token = secrets.token_urlsafe(24)
        self.hands = Hands()
        self.works = Works()
        self.steps = Steps(self)
        self.acts = Acts(self)
        core.load_all(load)

    def app(self, port: int) -> Guard:
        """The ASGI application, which answers to this port's own address only."""
        pages = {
            "/": self.home,
            "/ladder/{operator}/{kind}": self.ladder,
            "/study/{operator}/{kind}/{rung}": self.steps.study,
            "/passes/{operator}/{kind}/{rung}": self.steps.passes,
            "/fork/{operator}/{kind}/{rung}": self.steps.fork,
            "/compare/{operator}/{kind}/{rung}": self.compare,
            "/ablation/{operator}/{kind}/{rung}": self.ablation,
            "/run/{operator}/{kind}": self.run,
        }
        routes = [Route("/static/{name}", static), Route("/cancel", self.acts.cancel, methods=["POST"])]
        routes.append(Route("/progress", self.acts.progress))
        routes.append(Route("/events/{operator}/{kind}", self.events))
        routes.append(Route("/picture/{operator}/{kind}", self.picture))
        routes += [Route(f"/{name}/{{operator}}/{{kind}}/{{rung}}", part) for name, part in self.steps.parts.items()]
        routes += [
            Route(f"/act/{name}/{{operator}}/{{kind}}/{{rung}}", act, methods=["POST"])
            for name, act in self.acts.named.items()
        ]
        for path, page in pages.items():
            routes.append(Route((path if path != "/" else "/index") + ".json", _twin(page)))
            routes.append(Route(path, self._shown(page)))
        app = Starlette(
            routes=routes, exception_handlers={ExplorerError: self.failed, 404: self.missing, Exception: _broken}
        )
        return Guard(app, port, self.token)

    # --- pages: each returns the template's name and its data

    async def home(self, request: Request) -> tuple[str, dict[str, Any]]:
        """Operators × devices."""
        search = request.query_params.get("search", "")
        found = await run_in_threadpool(gather.home, self.logs, search)
        return "home.html", {"home": found, "search": search}

    async def ladder(self, request: Request) -> tuple[str, dict[str, Any]]:
        """A ladder from the recorded bests."""
        about = await self.asked(request)
        found = await run_in_threadpool(
            recorded.recorded_ladder, self.logs, about.operator, about.case, about.device, about.threads
        )
        drawn = {"waterfall": charts.waterfall(found), "roofline": charts.roof(found, caches(about.device))}
        links = {
            name: about.link("study", rung, config=config)
            for name, (rung, config) in recorded.links_of(found, self.logs, about.case, about.device).items()
        }
        shown = {"ladder": found, "ends": recorded.ends(found, about.rungs), "links": links}
        return "ladder_page.html", {"about": about, **shown, **drawn}

    async def compare(self, request: Request) -> tuple[str, dict[str, Any]]:
        """Two rungs side by side: trees, accesses, the diff of their programs."""
        about = await self.asked(request)
        names = list(about.rungs)
        below = about.schedule.base or (names[-1] if about.rung == names[0] else names[0])
        other = request.query_params.get("with", "") or below
        both = await run_in_threadpool(self.hands.remembered, "compared", about.subject, other)
        return "compare_page.html", {"about": about, "other": other, "comparison": both}

    async def ablation(self, request: Request) -> tuple[str, dict[str, Any]]:
        """What each step and parameter of a rung is worth, as recorded; it is measured when asked for."""
        about = await self.asked(request)
        subject = (about.device, about.schedule, about.case, about.threads)
        found = await run_in_threadpool(recorded.recorded_ablation, self.logs, *subject)
        return "ablation_page.html", {"about": about, "ablation": ablation_data(found) if found else None}

    async def run(self, request: Request) -> tuple[str, dict[str, Any]]:
        """A tuning run, recorded or going on."""
        about = await self.asked(request)
        records = await run_in_threadpool(self._records, about)
        known = runs.runs_in(records)
        schedule = request.query_params.get("schedule") or (known[0][0] if known else "")
        rung = about.rungs.get(schedule)
        default = rung.configure(about.case, about.device) if rung else {}
        says = (lambda config: rung.in_words(about.case, about.device, {**default, **config})) if rung else str
        found = runs.run(records, schedule, about.threads, default, says)
        return "run_page.html", {"about": about, "runs": known, "run": found}

    # --- others

    async def picture(self, request: Request) -> Response:
        """A recorded run in one picture: the search against time, and the trials against every parameter."""
        about = await self.asked(request)
        records = await run_in_threadpool(self._records, about)
        schedule = request.query_params.get("schedule", "")
        drawn = search_svg([r for r in records if r.name == schedule])
        if not drawn:
            raise ExplorerError("no_trials", f"no timed trial of {schedule!r} is in the log", "choose another run")
        return Response(drawn, media_type="image/svg+xml", headers={"content-security-policy": PICTURE})

    async def events(self, request: Request) -> Response:
        """Server-sent events: the number of trials whenever it changes."""
        about = await self.asked(request)

        async def stream() -> AsyncIterator[str]:
            last = -1
            while not await request.is_disconnected():
                number = len(await run_in_threadpool(self._records, about))
                if number != last:
                    yield f"data: {json.dumps({'trials': number})}\n\n"
                    last = number
                await asyncio.sleep(POLL)

        return StreamingResponse(stream(), media_type="text/event-stream")

    async def failed(self, request: Request, error: ExplorerError) -> Response:
        """One clear line and the way out, as a page or as JSON."""
        status = STATUS.get(error.code.split("_")[0], 400)
        if request.url.path.endswith(".json") or request.method == "POST":
            return JSONResponse({"error": error_document(error)}, status_code=status)
        if "hx-request" in request.headers:  # a part of a page was asked for: say it there
            return self.render("error_note.html", {"error": error_document(error)}, status, {"hx-reselect": "#wrong"})
        return self.render("error_page.html", {"error": error_document(error)}, status)

    async def missing(self, request: Request, error: Exception) -> Response:
        """No such page."""
        del error
        wrong = ExplorerError("no_page", f"there is no page {request.url.path}", "start from the home page")
        return await self.failed(request, wrong)

    def close(self) -> None:
        """Stop the worker processes."""
        self.hands.close()

    def _shown(self, page: Callable) -> Callable:
        async def show(request: Request) -> Response:
            name, data = await page(request)
            return await run_in_threadpool(self.render, name, data)

        return show

    def render(self, name: str, data: dict[str, Any], status: int = 200, headers: dict[str, str] | None = None):
        """A template as an answer."""
        text = html.environment().get_template(name).render(token=self.token, **data)
        return HTMLResponse(text, status_code=status, headers=headers)

    async def asked(self, request: Request) -> Asked:
        """What a request is about."""
        return await run_in_threadpool(asked, request.path_params, request.query_params, self.logs, self.load)

    def _records(self, about: Asked) -> list:
        store = Store.open(self.logs, about.device.name)
        return store.read(operator=about.operator.name, case=about.case.text, threads=about.threads)


async def static(request: Request) -> Response:
    """Style sheets and scripts, by name from a list: what was asked for never becomes a path."""
    name = request.path_params["name"]
    if name not in STATIC:
        raise ExplorerError("no_page", f"no file {name!r}", closest(name, sorted(STATIC)))
    file, kind = STATIC[name]
    text = resources.files("study").joinpath("static", file).read_text(encoding="utf-8")
    return Response(text, media_type=kind)


def _twin(page: Callable) -> Callable:
    """The page's data as JSON."""

    async def show(request: Request) -> Response:
        _, data = await page(request)
        return JSONResponse(json.loads(json.dumps(data, default=_plain)))

    return show


def _plain(value: Any) -> Any:
    if isinstance(value, Asked):
        return value.document
    return asdict(value) if hasattr(value, "__dataclass_fields__") else str(value)


async def _broken(request: Request, error: Exception) -> Response:
    """A fault of ours: no traceback for the reader; the server's log has it."""
    del request
    return PlainTextResponse(f"internal error: {type(error).__name__}\n", status_code=500)
