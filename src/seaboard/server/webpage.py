"""The web page: files that the build has made, and the page itself for every other address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..tables.refusals import Refused
from .invitations import card_of, language_of, origin_of, tags

_FOREVER: Final = "public, max-age=31536000, immutable"  # a file's name changes with its content
_TABLE: Final = re.compile(r"/table/([A-Za-z0-9_-]{16})")
_ASK_AGAIN: Final = "no-cache"  # keep it, but ask each time whether it is still the same
_PACK: Final = re.compile(r"/device/[0-9a-f]{16}/")  # for play without us, by its digest
_MODULE: Final = "/engine/rules.wasm"  # asked for with its digest: /engine/rules.wasm?…
_SERVED_APART: Final = ("/api", "/health", "/metrics")
_NOT_BUILT: Final = "The web page is not built. Run `make page`, then load this page again.\n"


def is_page(path: str) -> bool:
    """Whether the address is one of the page, not of the API."""
    return not path.startswith(_SERVED_APART)


def is_file(path: str) -> bool:
    """Whether a file is sent as it is; for the page of a table the table is looked for."""
    return is_page(path) and _TABLE.fullmatch(path) is None


class WebPage:
    """Files as they are; `index.html` for the addresses that the page itself understands."""

    def __init__(self, folder: Path, not_found: ASGIApp) -> None:
        self._folder = folder
        self._not_found = not_found
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._compressed = GZipMiddleware(self._files, minimum_size=1024)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if scope["type"] != "http" or not is_page(path):
            await self._not_found(scope, receive, send)
            return
        if not path.startswith("/assets/") and "." not in path.rpartition("/")[2]:
            response = await self._invitation(scope) or self._index(scope)
            await response(scope, receive, send)
            return

        digest = scope["query_string"].decode("latin-1") if path == _MODULE else ""
        if digest and digest != self._digest():
            raise HTTPException(404, "the compiled rules are others by now; load the page again")
        fixed = digest or path.startswith("/assets/") or _PACK.match(path)
        keep = _FOREVER if fixed else _ASK_AGAIN

        async def cached(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = message["status"] < 400
                MutableHeaders(scope=message)["Cache-Control"] = keep if found else _ASK_AGAIN
            await send(message)

        # What was compressed ahead is not compressed again.
        files = self._files if path.endswith(".gz") else self._compressed
        await files(scope, receive, cached)

    async def _invitation(self, scope: Scope) -> Response | None:
        """The page with a card of the table that the address names, if there is one."""
        found = _TABLE.fullmatch(scope["path"])
        index = self._folder / "index.html"
        if found is None or scope["method"] not in ("GET", "HEAD") or not index.is_file():
            return None
        server = scope["app"].state.server
        connection, identity = HTTPConnection(scope), found[1]
        language = language_of(connection)
        try:
            live = await server.registry.open(identity)
            card = card_of(live.table, live.names, language)
            origin = origin_of(connection, server.settings.https)
        except Refused:
            return None
        picture = f"{origin}/api/tables/{identity}/card/{language}"
        made = tags(card, f"{origin}/table/{identity}", picture)
        text = index.read_text("utf-8").replace("</head>", f"  {made}\n  </head>", 1)
        return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})

    def _digest(self) -> str | None:
        """Of the module that lies there, as its manifest tells it."""
        manifest = self._folder / "engine" / "rules.json"
        if not manifest.is_file():
            return None
        found: str | None = msgspec.json.decode(manifest.read_bytes()).get("digest")
        return found

    def _index(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, "a page can only be looked at")
        index = self._folder / "index.html"
        if not index.is_file():
            return PlainTextResponse(_NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": _ASK_AGAIN})
