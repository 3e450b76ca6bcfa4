"""`seaboard serve`: tables on the network."""

from __future__ import annotations

import sys
import time
import webbrowser
from collections.abc import Iterable
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_network
from threading import Thread
from typing import Annotated, Final, Literal
from urllib.request import urlopen

from cyclopts import App, Parameter, validators

from ..bots.analysis.types import DEFAULT_PLAYOUTS
from ..extras import command_for
from ..games import get_game, installed_games
from ..server.settings import DATABASE_VARIABLE, DEFAULT_CONNECTIONS, DEFAULT_DATABASE
from .setup import BadInput, flag
from .warming import warm

_EPILOGUE = """\
Without --database everything lies in the file seaboard.db in the present folder. Several \
processes can serve the same tables from one PostgreSQL.

Examples:
  seaboard serve
  seaboard serve --port 9000 --database sqlite:////var/lib/seaboard/tables.db
  seaboard serve --database postgresql://user:password@host/seaboard --https --processes 4
"""
_READY_SECONDS: Final = 60.0
app = App(name="serve", help_epilogue=_EPILOGUE)


@app.default
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, Parameter(help="The port to listen at.", validator=validators.Number(gte=0, lte=65535))
    ] = 8000,
    database: Annotated[
        str,
        Parameter(
            help="Where tables are kept: sqlite:///FILE or postgresql://…",
            env_var=DATABASE_VARIABLE,
        ),
    ] = DEFAULT_DATABASE,
    https: Annotated[bool, flag("Browsers come by https, through a proxy.")] = False,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            help="Another site whose pages may use the server; may be repeated.", negative=()
        ),
    ] = (),
    proxy: Annotated[
        tuple[str, ...],
        Parameter(
            help="A proxy's address or network, whose X-Forwarded-For says who asks; may be"
            " repeated.",
            negative=(),
        ),
    ] = (),
    processes: Annotated[
        int,
        Parameter(
            help="Processes that serve, all at this port; more than one need a PostgreSQL.",
            validator=validators.Number(gte=1),
        ),
    ] = 1,
    connections: Annotated[
        int,
        Parameter(
            help="How many pages can be connected to each process at once; whoever comes then is"
            " told to try again later.",
            validator=validators.Number(gte=1),
        ),
    ] = DEFAULT_CONNECTIONS,
    bot_workers: Annotated[
        int,
        Parameter(
            help="Processes in which bots think; 0 if `seaboard worker` does it elsewhere.",
            validator=validators.Number(gte=0),
        ),
    ] = 1,
    bot_seconds: Annotated[
        float,
        Parameter(help="How long a bot may think.", validator=validators.Number(gt=0, lte=60)),
    ] = 2.0,
    analysis_playouts: Annotated[
        int,
        Parameter(
            help="For each decision of a finished game that is analysed; 0: none is.",
            validator=validators.Number(gte=0, lte=100_000),
        ),
    ] = DEFAULT_PLAYOUTS,
    open_page: Annotated[
        bool, Parameter(name="--open", help="Open the page in a browser.", negative=())
    ] = False,
    traces: Annotated[
        bool, flag("Send traces by OpenTelemetry to where OTEL_EXPORTER_OTLP_ENDPOINT says.")
    ] = False,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="What is logged.")
    ] = "info",
) -> None:
    _check_installed("uvicorn")
    from ..server.logs import configure  # noqa: PLC0415  # only with the extra `server`
    from ..server.open_files import make_room  # noqa: PLC0415
    from ..server.processes import run_processes  # noqa: PLC0415
    from ..server.running import run  # noqa: PLC0415
    from ..server.settings import Limits, Settings  # noqa: PLC0415

    if not bot_workers and database.startswith("sqlite"):
        raise BadInput("with SQLite bots think beside the server: --bot-workers must be 1 or more")
    _check_proxies(proxy)
    warm(*map(get_game, installed_games()))
    configure(log_level)
    if traces:
        from ..server import tracing  # noqa: PLC0415

        tracing.configure()
    fitting = make_room(connections)
    if fitting < connections:
        print(
            f"Only {fitting} of {connections} connections fit into the files that a process may"
            " open here (`ulimit -Hn`).",
            file=sys.stderr,
        )
    settings = Settings(
        database=database,
        limits=Limits(connections=fitting),
        https=https,
        origins=origin,
        proxies=proxy,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        analysis_playouts=analysis_playouts,
        bots_ready=True,
    )
    if not (settings.page / "index.html").is_file():
        print("The web page is not built: `make page` builds it. Programs can play without it.")
    address = f"http://{host}:{port}"

    def announce() -> None:
        print(f"Seaboard listens at {address}; Ctrl+C ends it.", flush=True)
        if open_page:
            Thread(target=_open_when_ready, args=(address,), daemon=True).start()

    if processes == 1:
        run(settings, host, port, on_start=announce)
    else:
        run_processes(settings, processes, host, port, announce)


def _check_proxies(proxies: Iterable[str]) -> None:
    """One that cannot be read would be believed by nobody, and nobody would be told."""
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            raise BadInput(
                f"--proxy: expected an address or a network such as 10.0.0.0/8; {error}"
            ) from None


def _open_when_ready(address: str) -> None:
    """Open the page as soon as the server answers; the address is printed anyway."""
    until = time.monotonic() + _READY_SECONDS
    while time.monotonic() < until:
        with suppress(OSError), urlopen(f"{address}/health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _check_installed(package: str) -> None:
    if find_spec(package) is None:
        raise BadInput(f"the server needs more packages: {command_for('server')}")
