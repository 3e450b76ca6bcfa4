"""What whoever runs a server can choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from ..bots.analysis.types import DEFAULT_PLAYOUTS

DEFAULT_DATABASE: Final = "sqlite:///seaboard.db"
DEFAULT_CONNECTIONS: Final = 10_000
DATABASE_VARIABLE: Final = "SEABOARD_DATABASE"  # an address with a password is better not typed
OUR_PAGE: Final = Path(__file__).parent / "page"
_DRIVERS: Final = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst at once, and a steady number a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, or one address, may ask for."""

    requests: Rate = Rate(120, 30)  # by address, over HTTP; a new WebSocket counts as one
    messages: Rate = Rate(60, 20)  # by connection
    address_messages: Rate = Rate(2_000, 400)  # by address, over all its connections
    guests: Rate = Rate(20, 0.2)  # by address
    passwords: Rate = Rate(8, 0.1)  # by address, for one account
    password_address: Rate = Rate(30, 0.2)  # by address, for all accounts
    tables: Rate = Rate(10, 0.2)  # by person
    chat: Rate = Rate(5, 0.5)  # by person
    hints: Rate = Rate(5, 0.25)  # by person
    records: Rate = Rate(120, 10)  # by person or address; a large record counts several times
    sent: Rate = Rate(40, 0.1)  # games of a device, by person
    lessons: Rate = Rate(60, 5)  # and puzzles and the editor, by person or address
    analyses: Rate = Rate(5, 1 / 60)  # begun, by person or address
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    message_bytes: int = 16 * 1024
    connections: int = DEFAULT_CONNECTIONS  # WebSockets, in one process
    connections_by_address: int = 100
    watched: int = 50  # tables, by connection
    watched_by_address: int = 400  # each stays in memory as long as somebody watches it


class SharedFolder(NamedTuple):
    """Where processes behind one port lay down their metrics, so that each can tell all of them."""

    path: Path
    process: int  # which of them this is; one that is started anew goes on with the same numbers


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings; the defaults suit one machine and one process."""

    database: str = DEFAULT_DATABASE
    https: bool = False  # whether browsers reach us by https: cookies are then Secure
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to us
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    bots: tuple[str, ...] = ()  # specifications offered; empty: those of this version
    page: Path = OUR_PAGE  # the folder of the built web page
    bot_workers: int = 1  # processes in which bots think; none: workers elsewhere do
    bot_seconds: float = 2.0
    bot_patience: float = 5.0  # a bot that would have to wait longer is busy
    analysis_playouts: int = DEFAULT_PLAYOUTS  # for each decision; 0: games are not analysed
    bots_ready: bool = False  # whether thinkers start before anybody asks for them
    sweep_seconds: float = 0.5  # how often clocks and forgotten bots are looked at
    request_seconds: float = 20.0  # for a request to arrive whole
    away_seconds: float = 4.0  # who comes back sooner is not shown as away in between
    idle_seconds: float = 300.0  # a table that nobody watches is let go of after this
    limits: Limits = field(default_factory=Limits)
    shared_metrics: SharedFolder | None = None  # with those of other processes at the same port

    @property
    def database_url(self) -> str:
        """The URL with the driver that is used."""
        scheme, colon, rest = self.database.partition("://")
        return f"{_DRIVERS.get(scheme, scheme)}{colon}{rest}"
