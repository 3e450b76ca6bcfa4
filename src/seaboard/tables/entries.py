"""What a table's log is made of: one class for each kind of entry.

Each says whether it is play (it makes older moves stale), seating or talk, and what of it is shown
to viewers: `shown` is an allow-list, and a move shows nothing but what the feed makes of it for the
viewer. The stored form of an entry is its `kind` and the JSON object of its fields; stored logs are
read for ever, so kinds and fields keep their names and a new field has a default.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, KeysView, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self, get_args

from ..games.api import Result, Seat
from .motions import What
from .setup import Setup

Subject = Literal["play", "seating", "talk"]
By = Literal["host", "vote"]


@dataclass(frozen=True, slots=True)
class EntryBase:
    """What all kinds have in common."""

    kind: ClassVar[str]
    subject: ClassVar[Subject]
    shown: ClassVar[tuple[str, ...]] = ()  # fields for everyone, beside the seat and the person

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The entry of stored fields; those that are not known any more are left out."""
        if data.keys() <= _field_names(cls):
            return cls(**data)
        return cls(**{name: data[name] for name in _field_names(cls) if name in data})

    def data(self) -> dict[str, Any]:
        """Plain JSON values of all fields."""
        return {name: getattr(self, name) for name in _field_names(type(self))}

    def stored(self) -> str:
        """Its fields as they are stored, and as the log's chain reads them."""
        return _to_json(self.data())

    def shown_data(self) -> dict[str, Any]:
        """What everyone may know of it; fields without a value are left out."""
        values = ((name, getattr(self, name)) for name in self.shown)
        return {name: value for name, value in values if value is not None}

    @property
    def people(self) -> tuple[str, ...]:
        """Ids of the people whom it names."""
        return ()


_to_json: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
_names: Final[dict[type[EntryBase], KeysView[str]]] = {}


def _field_names(kind: type[EntryBase]) -> KeysView[str]:
    """The names of a kind's fields in their order, found once."""
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = {each.name: None for each in fields(kind)}.keys()
    return names


@dataclass(frozen=True, slots=True)
class Created(EntryBase):
    """The first entry of every log."""

    kind = "created"
    subject = "seating"
    setup: Setup
    host: str
    commitment: str  # to the secret of the shuffle
    fair: int = 2  # the method of the shuffle; logs that do not name one are of the first

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        setup = Setup.from_data(data["setup"])
        return cls(setup, data["host"], data["commitment"], data.get("fair", 1))

    def data(self) -> dict[str, Any]:
        return {
            "setup": self.setup.data(),
            "host": self.host,
            "commitment": self.commitment,
            "fair": self.fair,
        }

    @property
    def people(self) -> tuple[str, ...]:
        return (self.host,)


@dataclass(frozen=True, slots=True)
class Joined(EntryBase):
    kind = "joined"
    subject = "seating"
    shown = ("label",)
    seat: Seat
    person: str
    label: str | None = None

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class Left(EntryBase):
    kind = "left"
    subject = "seating"
    seat: Seat
    person: str

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class BotAdded(EntryBase):
    kind = "bot"
    subject = "seating"
    shown = ("bot",)
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class BotRemoved(EntryBase):
    kind = "unbot"
    subject = "seating"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatsSwapped(EntryBase):
    kind = "swapped"
    subject = "seating"
    shown = ("other",)
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class SetupChanged(EntryBase):
    """Another setup of the same game, before it began."""

    kind = "setup"
    subject = "seating"
    setup: Setup

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(Setup.from_data(data["setup"]))

    def data(self) -> dict[str, Any]:
        return {"setup": self.setup.data()}


@dataclass(frozen=True, slots=True)
class WordsAdded(EntryBase):
    """A player's words in the first method of the shuffle; there are no new ones."""

    kind = "words"
    subject = "seating"
    shown = ("words",)
    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class WordsSealed(EntryBase):
    """A player is bound to words that nobody else knows yet."""

    kind = "sealed"
    subject = "seating"
    shown = ("seal",)
    seat: Seat
    seal: str


@dataclass(frozen=True, slots=True)
class Closed(EntryBase):
    """The table was given up before the game began, or closed by whoever hosts the server."""

    kind = "closed"
    subject = "seating"


@dataclass(frozen=True, slots=True)
class RematchCreated(EntryBase):
    kind = "rematch"
    subject = "seating"
    shown = ("table",)
    table: str  # id of the next table


@dataclass(frozen=True, slots=True)
class Branched(EntryBase):
    """The first moves are those of another table's game, which is over, or of a record."""

    kind = "branched"
    subject = "seating"
    shown = ("table", "step")
    table: str | None  # id of the other table, if there is one
    step: int  # how many of its moves


@dataclass(frozen=True, slots=True)
class Sent(EntryBase):
    """The whole game was played on the person's own device, which made its chance and its bots'
    moves, and was sent here afterwards: nobody else can vouch for it.
    """

    kind = "sent"
    subject = "seating"
    shown = ("date",)
    person: str
    date: str | None = None  # on which it was played, as the device says

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class Started(EntryBase):
    """Seats and seals are fixed. Where words were sealed, they are shown before the game begins."""

    kind = "started"
    subject = "play"
    shown = ("commitment", "start")
    commitment: str
    start: str | None = None  # binds all seals together, if there are any


@dataclass(frozen=True, slots=True)
class WordsRevealed(EntryBase):
    """The words that a player had sealed."""

    kind = "revealed"
    subject = "seating"
    shown = ("words",)
    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class Shuffled(EntryBase):
    """The words are complete, or the time to show them is over: the game begins."""

    kind = "shuffled"
    subject = "play"
    shown = ("missing",)
    missing: tuple[Seat, ...] = ()  # whose sealed words were not shown in time and do not count

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(tuple(data["missing"]))


@dataclass(frozen=True, slots=True)
class MovePlayed(EntryBase):
    """A decision by its text, which may hold secrets of the seat."""

    kind = "move"
    subject = "play"
    seat: Seat
    move: str
    person: str | None = None  # None: a bot

    @property
    def people(self) -> tuple[str, ...]:
        return () if self.person is None else (self.person,)


@dataclass(frozen=True, slots=True)
class ChancePlayed(EntryBase):
    """An outcome of chance by its text, which may be for one seat alone."""

    kind = "chance"
    subject = "play"
    move: str


@dataclass(frozen=True, slots=True)
class MovesUndone(EntryBase):
    kind = "undo"
    subject = "play"
    shown = ("keep",)
    seat: Seat
    keep: int  # how many moves stand afterwards
    clocked: Seat | None = None  # whose time for the whole game ran until then
    used: float = 0.0  # seconds of the time for the decision that is to be made again


@dataclass(frozen=True, slots=True)
class TimedOut(EntryBase):
    """The clock of whoever decides ran out: the substitute makes this decision."""

    kind = "clock"
    subject = "play"
    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn(EntryBase):
    """The seat's bot is busy elsewhere: a weaker one makes this decision."""

    kind = "stand_in"
    subject = "play"
    shown = ("bot",)
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Resigned(EntryBase):
    """A bot plays the seat from now on."""

    kind = "resigned"
    subject = "play"
    shown = ("late",)
    seat: Seat
    late: bool = False  # whether it was the clock that resigned


@dataclass(frozen=True, slots=True)
class Replaced(EntryBase):
    """A bot plays for one who is away, until the person comes back."""

    kind = "replaced"
    subject = "play"
    shown = ("bot", "by")
    seat: Seat
    bot: str
    by: By
    clocked: bool = False  # whether the seat's time for the whole game ran until then


@dataclass(frozen=True, slots=True)
class Returned(EntryBase):
    """The person plays again in place of the bot."""

    kind = "returned"
    subject = "play"
    seat: Seat
    person: str

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class GivenUp(EntryBase):
    """Those who played have agreed to end without a result; the secret is open."""

    kind = "given_up"
    subject = "play"
    shown = ("secret",)
    secret: str


@dataclass(frozen=True, slots=True)
class Finished(EntryBase):
    """The game is over, and its secret is open."""

    kind = "finished"
    subject = "play"
    shown = ("secret", "places", "scores")
    secret: str
    places: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def of(cls, result: Result, secret: bytes) -> Self:
        return cls(secret.hex(), tuple(result.places), tuple(result.scores))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(data["secret"], tuple(data["places"]), tuple(data["scores"]))


@dataclass(frozen=True, slots=True)
class UndoAsked(EntryBase):
    kind = "ask"
    subject = "talk"
    shown = ("keep",)
    seat: Seat
    keep: int  # how many moves would stand afterwards


@dataclass(frozen=True, slots=True)
class UndoAnswered(EntryBase):
    kind = "answer"
    subject = "talk"
    shown = ("ask", "yes")
    ask: int  # number of the entry that asked
    person: str
    yes: bool

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class MotionMade(EntryBase):
    """Somebody proposes to replace one who is away, or to give the table up."""

    kind = "proposed"
    subject = "talk"
    shown = ("what",)
    person: str
    what: What
    seat: Seat | None = None  # of the one who is away
    asked: tuple[str, ...] = ()  # the others whose vote is wanted

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        return cls(data["person"], data["what"], data["seat"], tuple(data["asked"]))

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person, *self.asked)


@dataclass(frozen=True, slots=True)
class Voted(EntryBase):
    kind = "voted"
    subject = "talk"
    shown = ("motion", "yes")
    motion: int  # number of the entry that proposed
    person: str
    yes: bool

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class Said(EntryBase):
    kind = "said"
    subject = "talk"
    shown = ("text",)
    person: str
    text: str

    @property
    def people(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class ChatHidden(EntryBase):
    """Whoever hosts the server hides what was said; the log keeps it, viewers do not get it."""

    kind = "hidden"
    subject = "talk"
    shown = ("said",)
    said: int  # number of the entry


SeatingEntry = (
    Created | Joined | Left | BotAdded | BotRemoved | SeatsSwapped | SetupChanged
    | WordsAdded | WordsSealed | WordsRevealed
    | Closed | RematchCreated | Branched | Sent
)  # fmt: skip
PlayEntry = (
    Started | Shuffled | MovePlayed | ChancePlayed | MovesUndone | TimedOut | StoodIn | Resigned
    | Replaced | Returned | GivenUp | Finished
)  # fmt: skip
TalkEntry = UndoAsked | UndoAnswered | MotionMade | Voted | Said | ChatHidden
Entry = SeatingEntry | PlayEntry | TalkEntry
_KINDS: Final[dict[str, type[Entry]]] = {
    each.kind: each for union in (SeatingEntry, PlayEntry, TalkEntry) for each in get_args(union)
}


class Logged(NamedTuple):
    """An entry in the log, numbered from 1; `key` is what the client called the command that it
    began, after the person's id, so that the same command is known again. `link` is that of the
    log's chain.
    """

    number: int
    at: float
    entry: Entry
    key: str | None = None
    link: str = ""


def entry_from_data(kind: str, data: Mapping[str, Any]) -> Entry:
    """The entry of a stored kind and its fields."""
    return _KINDS[kind].from_data(data)


def numbered(
    entries: Iterable[Entry], last: int, at: float, key: str | None = None
) -> list[Logged]:
    """The entries as those that follow number `last`; the first has the key of their command."""
    log = [Logged(number, at, entry) for number, entry in enumerate(entries, last + 1)]
    if key is not None and log:
        log[0] = log[0]._replace(key=key)
    return log


def people_in(log: Iterable[Logged]) -> set[str]:
    """Ids of all people whom the entries name."""
    return set(_people(log))


def _people(log: Iterable[Logged]) -> Iterator[str]:
    for logged in log:
        yield from logged.entry.people
