"""The narrow waist: the few things that every game offers, and all that the rest of Seaboard knows.

A `Game` makes positions, moves and boards. A `Position` says who decides, what is legal, and plays
it; chance is a decider like any other. What one seat may know is its `view`; nothing that is built
for a seat (a bot's input, a log line, a record of a running game) may be made from anything else.
"""

from __future__ import annotations

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar

import numpy as np
import numpy.typing as npt

from . import drawing
from .kernel.generic import CHANCE, NOBODY
from .kernel.schema import Codes

__all__ = [
    "CHANCE", "NOBODY", "BadBoard", "BadBytes", "BadOption", "BadPosition", "Board", "Fact", "Game",
    "GameOver", "GameTypes", "IllegalMove", "InvalidMove", "Mode", "Move", "NoBoard",
    "NoCompiledRules", "Option", "Position", "Preview", "Reason", "Result", "Rng",
    "SeaboardError", "Seat", "UnknownGame", "UnknownMode", "UnknownSeat", "View", "WrongGame",
    "WrongSeats", "as_data", "draw", "typed_view",
]  # fmt: skip

Seat = int
Mask = npt.NDArray[np.int8]
Value = str | int | tuple[str, ...] | tuple[int, ...]


class SeaboardError(Exception):
    """Anything that a person or program asked for and cannot have; the message says why."""


class InvalidMove(SeaboardError):
    """Not a move of this game at all: a spelling mistake, an unknown code."""


class Reason(str):
    """Why a move is refused: an English text, with a key and values by which the reader makes a
    sentence in any language, as with facts. It tells no secret.
    """

    __slots__ = ("key", "params")
    key: str
    params: Mapping[str, Value]

    def __new__(cls, key: str, text: str, **params: Value) -> Self:
        """`text` names the values in braces, as `str.format` has it."""
        reason = super().__new__(cls, text.format_map(params))
        reason.key, reason.params = key, params
        return reason


class IllegalMove(SeaboardError):
    """A move of this game, but not allowed now; `reason` says why, if the game does."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason: Final = reason


class GameOver(IllegalMove):
    """A move after the end."""


class UnknownGame(SeaboardError):
    """No game of that name."""


class UnknownMode(SeaboardError):
    """The game has no such mode."""


class UnknownSeat(SeaboardError):
    """The table has no such seat."""


class WrongSeats(SeaboardError):
    """The mode is not played by that many."""


class WrongGame(SeaboardError):
    """A view was taken for one of another game."""


class BadOption(SeaboardError):
    """An unknown house rule, or a value that it does not take."""


class BadBoard(SeaboardError):
    """A board file that cannot be used; the message names the key and what is expected."""


class BadBytes(SeaboardError):
    """Bytes that are not a stored position of this game and version."""


class BadPosition(SeaboardError):
    """A described position that cannot be set up: what contradicts what, and `where` that is, as a
    path into the description. A `Reason` for it can be said in any language.
    """

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where: Final = where
        self.message: Final = str(message)
        self.reason: Final = message if isinstance(message, Reason) else None


class NoCompiledRules(SeaboardError):
    """The game is played by its positions alone, not by compiled loops over states."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"{game.title} has no compiled rules, which this needs")


class Move(ABC):
    """One decision or outcome of chance: a frozen dataclass of its own for each kind of move.

    Its fields say what is meant (the card, the sailor, the steps); `str(move)` is its stable text,
    `code` its number.
    """

    __slots__ = ()
    kind: ClassVar[str]

    @property
    @abstractmethod
    def code(self) -> int: ...


class Fact(ABC):
    """Something that happened: a frozen dataclass of its own for each kind of fact.

    Its fields are the parameters of the sentence that the reader makes of it. A field whose name is
    a keyword of Python ends in an underscore, which is not part of the parameter's name; a field
    that is None is left out.
    """

    __slots__ = ()
    key: ClassVar[str]

    @property
    def params(self) -> Mapping[str, Value]:
        """The parameters by name."""
        given = ((item.name.rstrip("_"), getattr(self, item.name)) for item in fields(self))  # type: ignore[arg-type]  # every fact is a dataclass
        return {name: value for name, value in given if value is not None}

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.params.items())])


@dataclass(frozen=True, slots=True)
class Preview:
    """What a legal move would do, as far as the seat that decides can know it beforehand.

    `facts` are what would be told of it; a game's own class adds what it costs, where it ends, whom
    it hits.
    """

    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The classes of a game's values, from which the types of other languages are made."""

    view: type
    moves: tuple[type[Move], ...]
    facts: tuple[type[Fact], ...]
    preview: type[Preview]


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play: how many seats it takes, and who plays together."""

    name: str
    seats: tuple[int, ...]
    teams: tuple[tuple[Seat, ...], ...] = ()  # empty: everyone for himself


@dataclass(frozen=True, slots=True)
class Option:
    """A named house rule with its default, stored in the record when it is used."""

    name: str
    default: int
    least: int
    most: int
    summary: str


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands for everyone to see: its round, and what each seat has to show for it."""

    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end: a place for each seat (shared places are equal, the next one is skipped)."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class View(Protocol):
    """What one seat may know; a frozen dataclass of its own in each game."""

    @property
    def seat(self) -> Seat | None: ...


V = TypeVar("V")


def typed_view(game: Game, view: View, kind: type[V]) -> V:
    """The view as the class that its game has for it, so that types are known."""
    if not isinstance(view, kind):
        raise WrongGame(f"{game.title} does not show a {kind.__module__}.{kind.__name__}")
    return view


class Board(Protocol):
    """A game's printed numbers."""

    @property
    def name(self) -> str: ...
    def lines(self) -> dict[str, str]:
        """Key and value of each printed number, for a record."""
        ...

    def digest(self) -> str:
        """A short hash of the numbers; equal for equal boards, whatever their names."""
        ...


@dataclass(frozen=True, slots=True)
class NoBoard:
    """The board of a game that has none: no printed numbers."""

    name: str = "none"

    def lines(self) -> dict[str, str]:
        return {}

    def digest(self) -> str:
        return "none"


class Rng(Protocol):
    """Any source of random numbers that the caller owns, such as `random.Random(seed)`."""

    def random(self) -> float: ...


class Position(ABC):
    """One state of a game, mutable by `play` alone. Equality and hash are those of the state.

    What is abstract here every game says itself; the rest has a plain form that follows from it.
    """

    game: Game

    @property
    @abstractmethod
    def mode(self) -> Mode: ...

    @property
    @abstractmethod
    def seats(self) -> int: ...

    @property
    def board(self) -> Board:
        """The printed numbers that the game is played by."""
        return self.game.load_board()

    @property
    def options(self) -> Mapping[str, int]:
        """House rules that differ from their default."""
        return {}

    @property
    @abstractmethod
    def decider(self) -> Seat:
        """Who decides: a seat, CHANCE, or NOBODY when the game is over."""

    @property
    @abstractmethod
    def turn(self) -> Seat:
        """Whose turn it is; another may decide for that seat. Meaningless once over."""

    @property
    def over(self) -> bool:
        return self.decider == NOBODY

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """The legal moves, or chance's outcomes, as people read them: group by group if the game
        has groups of moves, such as its cards, and by ascending code in each.
        """

    def legal_codes(self) -> Codes:
        """The codes of the legal moves, in the same order."""
        return np.array([move.code for move in self.legal_moves()], np.uint16)

    def mask(self) -> Mask:
        """1 for each legal code, 0 for the others; all zero at a chance decision."""
        mask = np.zeros(self.game.codes, np.int8)
        if self.decider != CHANCE:
            mask[self.legal_codes()] = 1
        return mask

    def weights(self) -> Sequence[tuple[Move, int]]:
        """Chance's outcomes, each with a whole number that its probability is proportional to;
        equally likely, unless the game says otherwise.
        """
        return [(move, 1) for move in self.legal_moves()] if self.decider == CHANCE else []

    def outcomes(self) -> Sequence[tuple[Move, float]]:
        """Chance's outcomes and their probabilities; empty where a player decides."""
        weights = self.weights()
        total = sum(weight for _, weight in weights)
        return [(move, weight / total) for move, weight in weights]

    @abstractmethod
    def play(self, move: Move | str | int) -> None:
        """Play a move given as value, text or code. If it is refused, nothing has changed."""

    def legal_move(self, move: Move | str | int) -> Move:
        """The move given as value, text or code, if it is legal; else the error says what is."""
        wanted = self.game.as_move(move)
        if self.over:
            raise GameOver(f"{wanted}: the game is over")
        legal = self.legal_moves()
        if wanted not in legal:
            texts = ", ".join(map(str, legal))
            raise IllegalMove(f"{wanted}: not legal now (legal: {texts})")
        return wanted

    @abstractmethod
    def copy(self) -> Position: ...

    @abstractmethod
    def result(self) -> Result | None:
        """Places and scores, or None while the game goes on."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What the seat may know; None is a spectator."""

    def view_as(self, kind: type[V], seat: Seat | None) -> V:
        """The same, typed: `position.view_as(View, 0)` with the view class of the game."""
        return typed_view(self.game, self.view(seat), kind)

    @abstractmethod
    def resample(self, seat: Seat | None, rng: Rng) -> Position:
        """A random position that the seat could not tell from this one."""

    @abstractmethod
    def to_bytes(self) -> bytes: ...

    def digest(self) -> str:
        """A short hash of the state, the same on every machine."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[Callable[[str, bytes], Position], tuple[str, bytes]]:
        """Pickled as its bytes, for other processes; the game must be installed there."""
        return _unpickled, (self.game.name, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.mode.name}, {self.seats} seats, {self.digest()[:8]}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the picture that a spectator sees."""
        return drawing.svg(self)

    def _repr_html_(self) -> str:
        """The same with a line below it."""
        return drawing.html(self)


def _unpickled(game: str, data: bytes) -> Position:
    from . import get_game  # noqa: PLC0415  # which imports this module

    return get_game(game).from_bytes(data)


class Game(ABC):
    """One of the games; there is a single object of each.

    What has no value here, and what is abstract, every game says itself.
    """

    name: str
    title: str
    rules_version: int
    secret: bool  # whether a seat knows something that another does not
    types: GameTypes
    numbers: Mapping[str, Any] = MappingProxyType({})  # constants of its rulebook, for showing it
    modes: Mapping[str, Mode]
    options: Mapping[str, Option] = MappingProxyType({})
    seat_names: tuple[str, ...]  # as records and logs write them
    codes: int  # moves are numbered 0 to codes - 1
    most_legal: int  # no position has more legal moves
    parts: tuple[str, ...] = ()  # of what `warm_up` compiles, each of which can be compiled apart

    @abstractmethod
    def new(
        self,
        *,
        mode: str | None = None,
        seats: int | None = None,
        board: Board | None = None,
        options: Mapping[str, int] | None = None,
    ) -> Position:
        """A new game before its first decision; what is not given is the game's default."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> Position: ...

    @abstractmethod
    def move(self, code: int) -> Move:
        """The move of that code."""

    def parse(self, text: str) -> Move:
        """The move of that text; the inverse of `str(move)`."""
        wanted = " ".join(text.split())
        for move in map(self.move, range(self.codes)):
            if str(move) == wanted:
                return move
        raise InvalidMove(f"{text[:60]!r} is not a move of {self.title}")

    def as_move(self, move: Move | str | int) -> Move:
        """The move that is given as value, text or code."""
        if isinstance(move, str):
            return self.parse(move)
        return self.move(int(move)) if isinstance(move, int | np.integer) else move

    def load_board(self, path: Path | None = None) -> Board:
        """The board in that file, or the game's own."""
        if path is not None:
            raise BadBoard(f"{path}: {self.title} has no board files")
        return NoBoard()

    def board_from_text(self, text: str) -> Board:
        """The board in a file with this text."""
        raise BadBoard(f"{self.title} has no board files")

    def board_from_lines(self, lines: Mapping[str, str]) -> Board:
        """The board whose `lines` these are."""
        if lines:
            raise BadBoard(f"{self.title} has no board; what is {', '.join(lines)}?")
        return NoBoard()

    @abstractmethod
    def narrate(
        self, before: Position, move: Move, after: Position, seat: Seat | None
    ) -> list[Fact]:
        """What happened, as far as the seat (None: a spectator) may know it."""

    @abstractmethod
    def preview(self, position: Position, move: Move, seat: Seat) -> Preview:
        """What the legal move would do, as far as the seat that decides can know it."""

    @abstractmethod
    def text_for(self, before: Position, move: Move, seat: Seat | None) -> str:
        """The move's text with what the seat may not know replaced by a question mark."""

    def new_states(self, position: Position, count: int) -> npt.NDArray[Any]:
        """`count` state records, the first of them the position's; for compiled loops."""
        raise NoCompiledRules(self)

    def set_up(self, data: Mapping[str, Any]) -> Position:
        """The position that `data` describes, in the form of a view's own data (`as_data`) in which
        nothing is hidden; `BadPosition` says what does not fit.
        """
        raise BadPosition(f"positions of {self.title} cannot be set up")

    def part(self, name: str) -> ModuleType | None:
        """The module of that name in the game's folder, loaded when it is first asked for; None if
        the game has none. `evaluation` is for bots, `tensor` and `rewards` are for learners,
        `pictures` and `drawing` for showing it, `terminal` for the command line, `course` for
        looking back, `small` for exact methods.
        """
        module = f"{self.package}.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None

    @property
    def package(self) -> str:
        """The package that is the game's folder."""
        return sys.modules[type(self).__module__].__package__ or ""

    def warm_up(self, part: str | None = None) -> None:  # noqa: B027  # plain Python needs nothing
        """Compile whatever is not compiled yet, or one of its `parts`."""

    @property
    def is_warm(self) -> bool:
        """Whether everything is compiled."""
        return True

    def resolve_mode(self, name: str | None) -> Mode:
        """The mode of that name, or the default one."""
        if name is None:
            return next(iter(self.modes.values()))
        if name not in self.modes:
            raise UnknownMode(f"{self.title} has no mode {name!r}; it has {', '.join(self.modes)}")
        return self.modes[name]

    def resolve_seats(self, mode: Mode, seats: int | None) -> int:
        """The number of seats, checked against the mode."""
        if seats is None:
            return mode.seats[0]
        if seats not in mode.seats:
            few = " or ".join(map(str, mode.seats))
            raise WrongSeats(f"{self.title} ({mode.name}) is played by {few}, not by {seats}")
        return seats

    def resolve_options(self, chosen: Mapping[str, int] | None) -> dict[str, int]:
        """Every option's value."""
        values = {name: option.default for name, option in self.options.items()}
        for name, value in (chosen or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.title} has no option {name!r}; it has: {known}")
            option = self.options[name]
            if not option.least <= value <= option.most:
                raise BadOption(f"{name} takes {option.least} to {option.most}, not {value}")
            values[name] = value
        return values


def draw(position: Position, rng: Rng) -> Move:
    """One of chance's outcomes, drawn with its probability."""
    left = rng.random()
    outcomes = position.outcomes()
    for move, probability in outcomes:
        left -= probability
        if left < 0:
            return move
    return outcomes[-1][0]


def as_data(value: Any) -> Any:
    """Plain dicts, lists and numbers of a view, move, fact or preview, for JSON."""
    if isinstance(value, Fact):
        return {"key": value.key, "params": as_data(value.params)}
    if isinstance(value, Move):
        return {"kind": value.kind} | {
            item.name: as_data(getattr(value, item.name))
            for item in fields(value)  # type: ignore[arg-type]  # every move is a dataclass
        }
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: as_data(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, Mapping):
        return {str(name): as_data(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_data(item) for item in value]
    if isinstance(value, np.generic):
        return value.item()
    return value
