"""Guards around every HTTP request: size, rate and origin on the way in, headers on the way out."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import Literal
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.refusals import Code, Refused
from .logs import error_fields
from .patience import REUSE_SECONDS
from .runtime import Server
from .statuses import STATUS
from .webpage import is_file

_log = structlog.get_logger("seaboard.requests")
_TOO_LARGE = Refused("too-large", "the request is too large")
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Keep-Alive": f"timeout={REUSE_SECONDS}",
    # Everything that a page shows or asks comes from here; only styles may stand in its elements.
    # The compiled rules are WebAssembly, which a browser runs only where it is allowed.
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}


def is_allowed_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is one of ours; programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


def client_address(scope: Scope) -> str:
    """Whom to count a request for."""
    client = scope.get("client")
    return _counted_as(str(client[0])) if client else "local"


@lru_cache(maxsize=4096)
def _counted_as(address: str) -> str:
    """One who has an address of IPv6 has all of the 2^64 in its network, and counts once."""
    try:
        six = IPv6Address(address)
    except AddressValueError:
        return address
    if six.ipv4_mapped is not None:
        return str(six.ipv4_mapped)
    return str(IPv6Network((int(six) >> 64 << 64, 64)))


class RequestGuard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        server: Server = scope["app"].state.server
        guarded = _GuardedRequest(server, scope, receive, send)
        try:
            guarded.check()
            await self._app(scope, guarded.receive, guarded.send)
        except Refused as refused:
            await guarded.refuse(refused)
        except Exception as error:
            # Caught here, so that no traceback with values of ours gets into anybody's log.
            _log.error("request.failed", method=scope["method"], **error_fields(error))
            await guarded.answer(500, "failed", "something went wrong on the server")


class _GuardedRequest:
    """One request on its way in and its answer on the way out."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self._server = server
        self._scope = scope
        self._receive = receive
        self._send = send
        self._begun = False
        self._left = server.settings.limits.body_bytes
        if scope["path"].endswith(("/replay", "/replay/course", "/me/tables")):
            self._left = server.settings.limits.record_bytes

    def check(self) -> None:
        headers = Headers(scope=self._scope)
        settings = self._server.settings
        if not is_file(self._scope["path"]):
            self._server.rate_limits.requests.check(client_address(self._scope))
        unsafe = self._scope["method"] not in SAFE_METHODS
        if unsafe and not is_allowed_origin(headers, settings.origins):
            raise Refused("foreign-origin", "this page is not allowed to talk to the server")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self._left:
            raise Refused("too-large", f"at most {self._left} bytes")

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise _TOO_LARGE
        return message

    async def send(self, message: Message) -> None:
        if self._left < 0 and not self._begun:
            # Whoever read the body has made an answer of its own out of our refusal.
            await self.refuse(_TOO_LARGE)
        elif self._left >= 0:
            await self._pass_on(message)

    async def _pass_on(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begun = True
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers[name] = value
            if "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
            status = str(message["status"])
            method = self._scope["method"] if self._scope["method"] in _METHODS else "other"
            self._server.metrics.requests.labels(method, status).inc()
        await self._send(message)

    async def refuse(self, refused: Refused) -> None:
        await self.answer(STATUS[refused.code], refused.code, str(refused))

    async def answer(self, status: int, code: Code | Literal["failed"], message: str) -> None:
        if self._begun:
            return
        body = msgspec.json.encode({"error": {"code": code, "message": message}})
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        headers.append((b"content-length", str(len(body)).encode()))
        start = {"type": "http.response.start", "status": status, "headers": headers}
        await self._pass_on(start)
        await self._pass_on({"type": "http.response.body", "body": body})


_METHODS = frozenset((*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"))
