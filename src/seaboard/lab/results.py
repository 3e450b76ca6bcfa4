"""Raw results in a file of JSON lines: a header, then a line for each game as it ends.

Whatever stops an arena, the lines that are written stay good, and it can go on with them.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, BinaryIO, Final, Self, TypeVar

import msgspec

from .. import __version__
from ..bots.sources import foreign_sources, own_sources
from ..games import get_game
from ..games.api import SeaboardError
from .match import Mishap
from .plan import Plan
from .timing import Times

FORMAT: Final = 1
T = TypeVar("T")
_PACKAGES: Final = ("numpy", "numba", "llvmlite", "openskill")


class BadResults(SeaboardError):
    """A file of results that cannot be written, read or gone on with; the message says why."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """How one game went. Lists are by seat; places and scores are missing if it was cut short."""

    game: int
    group: int
    seating: tuple[int, ...]  # the bots, by their number in the plan
    places: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    end: str  # digest of the last position: the same play gives the same
    forfeits: tuple[int, ...]
    mishaps: tuple[Mishap, ...]
    seconds: float
    times: tuple[Times, ...]


@dataclass(frozen=True)
class Header:
    """What was played, by which program, on which machine."""

    plan: Plan
    seaboard: str
    rules: int
    board: str  # digest of its numbers
    sources: str  # hash of rules, bots and nets that come with Seaboard
    foreign: tuple[str, ...] = ()  # of each bot, what else decides how it plays; empty for most
    format: int = FORMAT
    started: str = ""
    versions: Mapping[str, str] = field(default_factory=dict)
    machine: Mapping[str, str | int] = field(default_factory=dict)

    @classmethod
    def of(cls, plan: Plan, processors: int) -> Self:
        """A header for results from this machine, now."""
        position = plan.table.new()
        return cls(
            plan=plan,
            seaboard=__version__,
            rules=position.game.rules_version,
            board=position.board.digest(),
            sources=own_sources(),
            foreign=tuple(map(foreign_sources, plan.bots)),
            started=datetime.now(UTC).isoformat(timespec="seconds"),
            versions={"python": platform.python_version(), **_versions()},
            machine={"system": platform.platform(), "processors": processors, "cpu": _cpu()},
        )


def _versions() -> dict[str, str]:
    found = {}
    for package in _PACKAGES:
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


@dataclass(frozen=True)
class Results:
    """A file as it was read: games in the order of their numbers, each once."""

    header: Header
    games: tuple[GameLine, ...]
    whole_bytes: int  # up to the last line that was written completely


def read(path: Path) -> Results:
    """Read a file of results; a last line that was cut off does not count."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadResults(f"{path}: cannot be read ({error.strerror})") from None
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise BadResults(f"{path}: not a file of results, its header is missing")
    header = _header(path, lines[0])
    games = {}
    for number, line in enumerate(lines[1:], 2):
        game = _decoded(path, number, line, GameLine)
        _check_line(path, number, game, header.plan)
        games[game.game] = game
    return Results(header, tuple(games[number] for number in sorted(games)), whole)


def _header(path: Path, line: bytes) -> Header:
    with suppress(msgspec.DecodeError):
        data: Any = msgspec.json.decode(line)
        if isinstance(data, dict) and data.get("format", FORMAT) != FORMAT:
            raise BadResults(f"{path}: has format {data['format']}, this Seaboard reads {FORMAT}")
    header = _decoded(path, 1, line, Header)
    get_game(header.plan.table.game)
    return header


def _decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, SeaboardError) as error:
        what = "the header" if kind is Header else "the line of a game"
        raise BadResults(f"{path}, line {number}: not {what} of an arena ({error})") from None


def _check_line(path: Path, number: int, line: GameLine, plan: Plan) -> None:
    if line.game < 0 or line.seating != plan.seating(line.game):
        raise BadResults(f"{path}, line {number}: game {line.game} has other seats than planned")


class Store:
    """An open file of results."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> Self:
        """Begin a new file; one that exists is never overwritten."""
        try:
            store = cls(path, path.open("xb"))
        except FileExistsError:
            raise BadResults(
                f"{path} exists already; --resume goes on with it, or choose another name"
            ) from None
        except OSError as error:
            raise BadResults(f"{path}: cannot be written ({error.strerror})") from None
        store._write(header)
        return store

    @classmethod
    def resume(cls, path: Path, results: Results) -> Self:
        """Go on with a file that was read; `check_same` says whether that is right."""
        try:
            file = path.open("r+b")
            file.truncate(results.whole_bytes)
            file.seek(0, os.SEEK_END)
        except OSError as error:
            raise BadResults(f"{path}: cannot be written ({error.strerror})") from None
        return cls(path, file)

    def add(self, line: GameLine) -> None:
        """Write a game; it is kept from now on, whatever happens to this process."""
        self._write(line)

    def _write(self, value: Header | GameLine) -> None:
        try:
            self._file.write(msgspec.json.encode(value) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self._path}: cannot be written ({error.strerror})") from None

    def close(self) -> None:
        self._file.close()


def check_same(path: Path, stored: Header, wanted: Header) -> None:
    """Refuse to mix the results of two arenas, and say in what they differ."""
    for what, old, new in _compared(stored, wanted):
        if old != new:
            raise BadResults(
                f"{path} has {what} {_said(old)}, not {_said(new)}: results of different arenas do"
                " not mix; use the same parameters or another file"
            )
    if stored.sources != wanted.sources:
        raise BadResults(
            f"{path} was played by other sources of the games or bots than are installed now, so"
            " its results do not mix with new ones; use another file"
        )
    for bot, old, new in zip(wanted.plan.bots, stored.foreign, wanted.foreign, strict=False):
        if old != new:
            raise BadResults(
                f"{path} was played by another version of {bot} than is there now, so its results"
                " do not mix with new ones; use another file"
            )


def _compared(stored: Header, wanted: Header) -> list[tuple[str, object, object]]:
    old, new = stored.plan, wanted.plan
    return [
        ("the game", old.table.game, new.table.game),
        ("the mode", old.table.mode, new.table.mode),
        ("the number of players", old.table.seats, new.table.seats),
        ("the board", stored.board, wanted.board),
        ("the options", dict(old.table.options), dict(new.table.options)),
        ("the bots", old.bots, new.bots),
        ("the seed", old.seed, new.seed),
        ("the limit in seconds", old.seconds, new.seconds),
        ("the version of the rules", stored.rules, wanted.rules),
        ("the version of Seaboard", stored.seaboard, wanted.seaboard),
    ]


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={item}" for key, item in value.items()) or "(none)"
    return "(none)" if value is None else str(value)
