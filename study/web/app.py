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

from .. import charts, fork, html, recorded
from ..access import caches
from . import gather, runs
from .acts import Acts
from .asked import Asked, asked
from .jobs import error_document, plain_ablation
from .security import Guard
from .worker import Hands
from .works import Works

NAMES = ("common", "theme", "study", "access", "passes", "fork", "run", "compare", "ablation")
SCRIPTS = tuple(f"{name}.js" for name in NAMES)
STATIC = {"style.css": "text/css", **dict.fromkeys(SCRIPTS, "text/javascript")}
STATUS = {"unknown": 404, "no": 404, "worker": 500}
POLL = 0.5  # seconds between looks at a log that is being written


class Site:
    """The page's state: where the logs are, its worker processes, and the token of this run."""

    def __init__(self, logs: Path, load: tuple[str, ...] = ()):
        self.logs, self.load = logs, load
        self.token = secrets.token_urlsafe(24)
        self.hands = Hands()
        self.works = Works()
        self.acts = Acts(self)
        core.load_all(load)

    def app(self, port: int) -> Guard:
        """The ASGI application, which answers to this port's own address only."""
        pages = {
            "/": self.home,
            "/ladder/{operator}/{kind}": self.ladder,
            "/study/{operator}/{kind}/{rung}": self.study,
            "/passes/{operator}/{kind}/{rung}": self.passes,
            "/fork/{operator}/{kind}/{rung}": self.fork,
            "/compare/{operator}/{kind}/{rung}": self.compare,
            "/ablation/{operator}/{kind}/{rung}": self.ablation,
            "/run/{operator}/{kind}": self.run,
        }
        routes = [Route("/static/{name}", static), Route("/cancel", self.acts.cancel, methods=["POST"])]
        routes.append(Route("/progress", self.acts.progress))
        routes.append(Route("/events/{operator}/{kind}", self.events))
        routes.append(Route("/source/{operator}/{kind}/{rung}", self.source))
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
        ends = recorded.ends(found)
        return "ladder_page.html", {"about": about, "ladder": found, "ends": ends, **drawn}

    async def study(self, request: Request) -> tuple[str, dict[str, Any]]:
        """The time machine of one rung."""
        about = await self.asked(request)
        data = await run_in_threadpool(self.hands.remembered, "study", about.subject)
        return "study_page.html", {"about": about, "study": data, "data": data}

    async def passes(self, request: Request) -> tuple[str, dict[str, Any]]:
        """The compiler's passes; they are run when asked for."""
        about = await self.asked(request)
        data = await run_in_threadpool(self.hands.remembered, "study", about.subject)
        return "passes_page.html", {"about": about, "study": data, "step": _step(request, data)}

    async def fork(self, request: Request) -> tuple[str, dict[str, Any]]:
        """What can be done at one step, and what was done."""
        about = await self.asked(request)
        start = self.start(request, about)
        taken = await run_in_threadpool(self.hands.remembered, "forked", start)
        ways = await run_in_threadpool(self.hands.remembered, "ways", start)
        data = await run_in_threadpool(self.hands.remembered, "study", about.subject)
        named = await run_in_threadpool(self.hands.remembered, "source", start, f"{about.rung}_fork")
        steps = [step["text"] for step in data["steps"]]
        shown = {"about": about, "start": asdict(start), "steps": steps, "fork": taken, **ways, **named}
        return "fork_page.html", shown

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
        shown = plain_ablation(found) if found else None
        return "ablation_page.html", {"about": about, "ablation": shown}

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

    async def source(self, request: Request) -> Response:
        """A fork as the Python of a rung."""
        about = await self.asked(request)
        start, name = self.start(request, about), request.query_params.get("name", f"{about.rung}_fork")
        document = await run_in_threadpool(self.hands.remembered, "source", start, name)
        return PlainTextResponse(document["source"])

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
        return self._render("error_page.html", {"error": error_document(error)}, status)

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
            return self._render(name, data)

        return show

    def _render(self, name: str, data: dict[str, Any], status: int = 200) -> Response:
        text = html.environment().get_template(name).render(token=self.token, **data)
        return HTMLResponse(text, status_code=status)

    async def asked(self, request: Request) -> Asked:
        """What a request is about."""
        return await run_in_threadpool(asked, request.path_params, request.query_params, self.logs, self.load)

    def start(self, request: Request, about: Asked) -> fork.Start:
        """Where the request's fork leaves its rung, and what it did since."""
        step = request.query_params.get("step", "0")
        actions = tuple(request.query_params.getlist("do"))
        subject = about.subject
        names = (subject.operator, subject.kind, subject.rung, subject.case, subject.device, about.config)
        return fork.Start(*names, int(step) if step.isdigit() else 0, actions, self.load)

    def _records(self, about: Asked) -> list:
        store = Store.open(self.logs, about.device.name)
        return store.read(operator=about.operator.name, case=about.case.text, threads=about.threads)


async def static(request: Request) -> Response:
    """Our own style sheets and scripts, by name from a list: no path is ever joined."""
    name = request.path_params["name"]
    if name not in STATIC:
        raise ExplorerError("no_page", f"no file {name!r}", closest(name, sorted(STATIC)))
    text = resources.files("study").joinpath("static", name).read_text(encoding="utf-8")
    return Response(text, media_type=STATIC[name])


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


def _step(request: Request, data: dict[str, Any]) -> int:
    text, last = request.query_params.get("step", ""), len(data["steps"]) - 1
    return min(int(text), last) if text.isdigit() else last


async def _broken(request: Request, error: Exception) -> Response:
    """A fault of ours: no traceback for the reader; the server's log has it."""
    del request
    return PlainTextResponse(f"internal error: {type(error).__name__}\n", status_code=500)
