"""The web application: `create_app(settings)`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .. import __version__
from ..tables.refusals import Refused
from ..tables.shapes import error_body
from . import analysing, editing, http, learning, puzzling, socket, webpage
from .http import Json
from .messages import ErrorOut
from .middleware import RequestGuard
from .runtime import open_server
from .settings import Settings
from .statuses import STATUS
from .storage.ownership import sole_server
from .thinking.thoughts import ThoughtQueue

_log = structlog.get_logger("seaboard.app")


def create_app(settings: Settings, queue: ThoughtQueue | None = None) -> FastAPI:
    """The application; with a `queue` of one's own, bots think there."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with sole_server(settings.database_url):
            server = await open_server(settings, queue)
            app.state.server = server
            server.start()
            _log.info("server.started", version=__version__, shared=server.store.shared)
            try:
                yield
            finally:
                await server.stop()
                _log.info("server.stopped")

    app = FastAPI(
        title="Seaboard",
        summary="Tables on the network: people, tables and play.",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(http.router)
    app.include_router(learning.router)
    app.include_router(puzzling.router)
    app.include_router(editing.router)
    app.include_router(analysing.router)
    app.include_router(http.plain)
    app.include_router(socket.router)
    app.router.default = webpage.WebPage(settings.page, app.router.not_found)
    app.add_middleware(RequestGuard)
    if settings.proxies:  # outermost: the guard is to see who asks
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _bad_input)
    app.add_exception_handler(HTTPException, _http_error)
    return app


def _error(status: int, code: str, message: str) -> Response:
    body: ErrorOut = {"error": {"code": code, "message": message}}
    return Json(body, status_code=status)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    body: ErrorOut = {"error": error_body(error)}
    return Json(body, status_code=STATUS[error.code])


async def _bad_input(_request: Request, error: Exception) -> Response:
    """What is wrong, and where; never the input itself, which may be a password."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
    return _error(422, "bad-input", "; ".join(found[:5]))


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "not-allowed"}
    response = _error(
        error.status_code, codes.get(error.status_code, "bad-input"), str(error.detail)
    )
    response.headers.update(error.headers or {})
    return response
