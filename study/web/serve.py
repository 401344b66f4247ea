"""Serve the page on this machine's loopback address until it is interrupted."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from schedules.errors import ExplorerError

if TYPE_CHECKING:
    from .app import Site


def serve(
    logs: Path,
    *,
    port: int = 0,
    browser: bool = True,
    load: tuple[str, ...] = (),
    ready: Callable[[str], None] = lambda address: print(f"{address}  (Ctrl-C ends it)"),
) -> None:
    """Serve until Ctrl-C. port 0: any free one. `ready` is told the address once the workers are warm.

    Raises ExplorerError if the port is taken, or the extra `web` is not installed.
    """
    try:
        import uvicorn

        from .app import Site
    except ImportError as error:
        hint = "pip install 'tvm-schedule-explorer[web]'"
        raise ExplorerError("no_extra", f"the page needs the extra `web`: {error}", hint) from error
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("127.0.0.1", port))
        listening.listen()
    except (OSError, OverflowError) as error:
        raise ExplorerError(
            "port_taken", f"cannot listen on port {port}: {error}", "choose another with --port"
        ) from error
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    site = Site(logs, load)
    app = site.app(listening.getsockname()[1])
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    threading.Thread(target=_announce, args=(site, address, browser, ready), daemon=True).start()
    try:
        asyncio.run(server.serve(sockets=[listening]))
    except KeyboardInterrupt:
        pass
    finally:
        site.close()
        listening.close()


def _announce(site: Site, address: str, browser: bool, ready: Callable[[str], None]) -> None:
    """Say where the page is as soon as it answers quickly: its workers load TVM first."""
    if site.hands.wait_until_warm():
        ready(address)
        if browser:
            webbrowser.open(address)
