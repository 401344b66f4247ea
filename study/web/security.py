"""Who may ask the page: this machine's own browser, on the page's own behalf.

A page on the internet can send requests to a server on this machine. It cannot choose the Host that the browser sends
(so a name that was rebound to 127.0.0.1 is refused), nor hide its Origin, nor read the token that every request that
compiles or runs must carry.
"""

from __future__ import annotations

import hmac

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

TOKEN = "x-token"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURE = "default-src 'none'; style-src 'unsafe-inline'"  # one of ours, with its own style sheet
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}


class Guard:
    """Refuses foreign hosts and origins, and requests that act without the token; adds the policy to every answer."""

    def __init__(self, app: ASGIApp, port: int, token: str):
        self.app, self.token = app, token
        self.hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name for name, _ in message["headers"]}
                extra = ((k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in known)
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        refusal = self._refusal(scope["method"], Headers(scope=scope))
        if refusal:
            await PlainTextResponse(refusal + "\n", status_code=403)(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _refusal(self, method: str, headers: Headers) -> str:
        if headers.get("host", "") not in self.hosts:
            return "this page answers to its own address only"
        origin = headers.get("origin")
        if origin is not None and origin.removeprefix("http://") not in self.hosts:
            return "requests from other pages are refused"
        if method not in ("GET", "HEAD") and not hmac.compare_digest(headers.get(TOKEN, ""), self.token):
            return "the token is missing or old: reload the page"
        return ""
