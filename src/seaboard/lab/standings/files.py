"""Baselines and leaderboard entries as files of JSON, with every field checked.

Baselines come with Seaboard, a file for each setting: a game, a mode and a number of seats. An
entry is somebody's claim about a bot of his own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from ...games import OWN, get_game
from ...games.api import Game, Mode, SeaboardError
from ..plan import Table

FOLDER: Final = "baselines"  # beside this module
SCHEMA: Final = "schema.json"  # of entries, beside them
MOST_GAUGE_MILLISECONDS: Final = 2.0
# Of a rating that is told: one that is wider, such as ±160, says too little, and one from fewer
# games may be narrow by luck.
WIDEST: Final = 300
LEAST_GAMES: Final = 100
WIDEST_CLAIM: Final = 400  # one that is wider would agree with nearly every check

Name = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Share = Annotated[float, Meta(ge=0, le=1)]
Positive = Annotated[int, Meta(ge=1)]


class BadStandings(SeaboardError):
    """A file that does not say what it must, or a setting without baselines."""


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: on the game's own board, without house rules."""

    game: str
    mode: str
    seats: Positive

    @property
    def name(self) -> str:
        """Such as `game-mode-2`; a mode or number that is the only one is not named."""
        game = get_game(self.game)
        mode = f"-{self.mode}" if len(game.modes) > 1 else ""
        seats = f"-{self.seats}" if len(game.resolve_mode(self.mode).seats) > 1 else ""
        return f"{self.game}{mode}{seats}"

    @property
    def table(self) -> Table:
        return Table(self.game, self.mode, self.seats)

    @property
    def arguments(self) -> str:
        """Of a command that plays it."""
        game = get_game(self.game)
        words = [self.game]
        if len(game.modes) > 1:
            words += ["--mode", self.mode]
        if len(game.resolve_mode(self.mode).seats) > 1:
            words += ["--players", str(self.seats)]
        return " ".join(words)


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """A baseline. `interval` is None for the one that fixes the scale."""

    name: Name
    bot: Line
    rating: int
    interval: tuple[int, int] | None
    games: Positive
    milliseconds: Annotated[float, Meta(ge=0)]  # of processor time for a decision
    trained_by: str = ""  # the command that made its weights
    net: str = ""  # the digest of the net by which it judged; unknown or none if empty

    @property
    def settled(self) -> bool:
        """Whether enough games were played to tell its rating."""
        if self.interval is None:
            return True
        low, high = self.interval
        return high - low <= WIDEST and self.games >= LEAST_GAMES


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """A match of two baselines: how often the first ended ahead of the second."""

    players: tuple[Name, Name]
    games: Positive
    ahead: Share
    interval: tuple[Share, Share] | None
    command: Line


class Baselines(Struct, frozen=True, forbid_unknown_fields=True):
    """The measured players of a setting, weakest first."""

    setting: Setting
    seaboard: str
    rules: int
    measured: str  # the day
    cpu: str
    command: Line
    players: tuple[Player, ...]
    matches: tuple[Match, ...]

    def player(self, name: str) -> Player:
        for each in self.players:
            if each.name == name:
                return each
        names = ", ".join(each.name for each in self.players)
        raise BadStandings(f"{self.setting.name} has no baseline {name!r}; there is {names}")

    @property
    def gauges(self) -> tuple[Player, ...]:
        """Those against which a bot is measured, whose ratings count as exact: all that decide
        quickly, as far as enough games were played.
        """
        return tuple(
            p for p in self.players if p.milliseconds <= MOST_GAUGE_MILLISECONDS and p.settled
        )


class Met(Struct, frozen=True, forbid_unknown_fields=True):
    """A match of an entry's bot: how often it ended ahead of a baseline, as that was then.

    `play` is the hash of a game that the baseline plays against itself: another net, other weights
    or rules of another bot under the same name do not play the same.
    """

    against: Name
    bot: Line
    play: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    rating: int
    games: Positive
    ahead: Share


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A claim: this bot has this rating. `install` is what pip needs for it, if anything."""

    name: Name
    author: Line
    about: Line
    setting: Setting
    bot: Line
    rating: int
    interval: tuple[int, int]
    matches: Annotated[tuple[Met, ...], Meta(min_length=1)]
    seed: Annotated[int, Meta(ge=0)]
    seaboard: str
    rules: int
    install: Annotated[str, Meta(max_length=300)] = ""
    url: Annotated[str, Meta(max_length=300)] = ""

    @property
    def games(self) -> int:
        return sum(each.games for each in self.matches)

    @property
    def vague(self) -> str:
        """Why its rating says too little to be checked; empty if it does not."""
        low, high = self.interval
        if high - low <= WIDEST_CLAIM:
            return ""
        return f"an interval {high - low:,} points wide, at most {WIDEST_CLAIM}: play more games"

    def changed(self, known: Baselines) -> str:
        """Which baseline has another bot or rating than when it was met; empty if none has."""
        for met in self.matches:
            now = known.player(met.against)
            if (now.bot, now.rating) != (met.bot, met.rating):
                return (
                    f"it met a {met.against} that was {met.bot} with {met.rating:,} points, and is"
                    f" {now.bot} with {now.rating:,} now"
                )
        return ""

    @property
    def file_name(self) -> str:
        return f"{self.setting.name}-{self.name}.json"


def settings() -> Iterator[Setting]:
    """Every mode of Seaboard's own games with every number of players."""
    for name in OWN:
        for mode in get_game(name).modes.values():
            for seats in mode.seats:
                yield Setting(name, mode.name, seats)


def setting_of(game: Game, mode: Mode, seats: int) -> Setting:
    return Setting(game.name, mode.name, seats)


@cache
def baselines(setting: Setting) -> Baselines:
    """Those that come with Seaboard."""
    file = files(__name__.rpartition(".")[0]) / FOLDER / f"{setting.name}.json"
    if not file.is_file():
        raise BadStandings(f"nobody has measured baselines for {setting.name} yet")
    return _decoded(str(file), file.read_bytes(), Baselines)


def read_entry(path: Path) -> Entry:
    """An entry whose claims do not contradict each other; whether they are true, games tell."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadStandings(f"{path}: cannot be read ({error.strerror})") from None
    entry = _decoded(str(path), data, Entry)
    if entry.setting not in settings():
        raise BadStandings(f"{path}: there is no setting {msgspec.to_builtins(entry.setting)}")
    if path.name != entry.file_name:
        raise BadStandings(f"{path}: its name must be {entry.file_name}")
    low, high = entry.interval
    if not low <= entry.rating <= high:
        raise BadStandings(f"{path}: the rating lies outside its interval")
    if entry.vague:
        raise BadStandings(f"{path}: {entry.vague}")
    known = baselines(entry.setting)
    for met in entry.matches:
        known.player(met.against)
    if len({met.against for met in entry.matches}) < len(entry.matches):
        raise BadStandings(f"{path}: a baseline is named twice")
    return entry


def entries(folder: Path) -> list[Entry]:
    """All of a folder, which has their schema too."""
    return [read_entry(path) for path in sorted(folder.glob("*.json")) if path.name != SCHEMA]


def write(path: Path, value: Baselines | Entry) -> None:
    """As JSON that a person can read and compare."""
    data = msgspec.json.format(msgspec.json.encode(value), indent=2)
    path.write_bytes(data + b"\n")


def entry_schema() -> dict[str, Any]:
    """The JSON Schema of an entry, for editors and other languages."""
    return msgspec.json.schema(Entry)


T = TypeVar("T", Baselines, Entry)


def _decoded(where: str, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BadStandings(f"{where}: {error}") from None
