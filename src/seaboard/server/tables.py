"""A table as its log tells it: open, running, finished or closed. Nothing here does I/O."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple

from ..games import get_game
from ..games.api import CHANCE, NOBODY, Game, IllegalMove, Move, Position, Seat
from ..records import Played, Record
from .entries import Entry
from .fairness import Shuffle, notes
from .messages import Setup

Status = Literal["open", "running", "finished", "closed"]
_WORLDS: Final = 16
_PLAY: Final = frozenset(("started", "move", "chance", "undo", "clock", "resigned", "finished"))
_TALK: Final = frozenset(("said", "ask", "answer"))


@dataclass(slots=True)
class Chair:
    """A seat at the table, and who sits there. A resigned person's seat is played by a bot."""

    person: str | None = None
    label: str | None = None
    bot: str | None = None
    resigned: bool = False
    words: str | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The person who decides here, if it is one."""
        return None if self.resigned else self.person


class Line(NamedTuple):
    """A move that stands: not taken back."""

    decider: Seat
    text: str
    by: str | None  # a person's id; None for chance and bots


class Step(NamedTuple):
    """A move with the positions around it, for whoever tells of it."""

    before: Position
    move: Move
    after: Position
    number: int  # how many moves stand with this one


@dataclass(slots=True)
class Request:
    """Someone asks to take moves back; it is void as soon as the version is another."""

    number: int
    seat: Seat
    keep: int
    version: int
    waiting: set[str] = field(default_factory=set)


def game_of(setup: Setup) -> Game:
    return get_game(setup.game)


def first_position(setup: Setup) -> Position:
    """The position before the first decision; refuses a setup that the game does not know."""
    game = game_of(setup)
    board = None if setup.board is None else game.board_from_lines(setup.board)
    return game.new(mode=setup.mode, seats=setup.seats, board=board, options=setup.options)


class Table:
    """The present of a table, kept by `apply`; `line` holds the moves that stand."""

    def __init__(self, identity: str, entries: Sequence[Entry]) -> None:
        created = entries[0].data
        self.id = identity
        self.setup = Setup.model_validate(created["setup"])
        self.setup_out = self.setup.model_dump()
        self.host: str = created["host"]
        self.commitment: str = created["commitment"]
        self.since = entries[0].at
        self.status: Status = "open"
        self.chairs = [Chair() for _ in range(self.setup.seats or 0)]
        self.position: Position | None = None
        self.line: list[Line] = []
        self.last = 0
        self.version = 0
        self.changed = self.since
        self.decision_since = self.since
        self.late = False  # the clock ran out on whoever decides, so the substitute does
        self.request: Request | None = None
        self.secret: str | None = None
        self.rematch: str | None = None
        self.started: float | None = None
        for entry in entries:
            self._note(entry)
        if self.started is not None:
            self.position = self.position_after(len(self.line))
        self.decider = self._decider()

    def copy(self) -> Table:
        """A table of its own: what is applied to it does not change this one."""
        twin = copy.copy(self)
        twin.chairs = [replace(chair) for chair in self.chairs]
        twin.line = self.line.copy()
        twin.position = None if self.position is None else self.position.copy()
        if self.request is not None:
            twin.request = replace(self.request, waiting=set(self.request.waiting))
        return twin

    @property
    def game(self) -> Game:
        return game_of(self.setup)

    # The log

    def apply(self, entry: Entry) -> Step | None:
        """Go on by one entry; if it is a move, what it changed."""
        moves = len(self.line)
        self._note(entry)
        if entry.kind == "started" or len(self.line) < moves:
            self.position = self.position_after(len(self.line))
        step = self._play_last() if len(self.line) > moves else None
        self.decider = self._decider()
        return step

    def _play_last(self) -> Step:
        position, move = self.playing, self.game.parse(self.line[-1].text)
        before = position.copy()
        position.play(move)
        return Step(before, move, position.copy(), len(self.line))

    def _note(self, entry: Entry) -> None:
        """All that an entry changes, except the position."""
        if entry.seq != self.last + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.last}")
        if entry.kind in _PLAY:
            self._note_play(entry)
            self.version, self.decision_since = entry.seq, entry.at
            self.request = None
        elif entry.kind in _TALK:
            self._note_talk(entry)
        else:
            self._note_seating(entry)
        self.last, self.changed = entry.seq, entry.at

    def _note_seating(self, entry: Entry) -> None:
        data = entry.data
        match entry.kind:
            case "joined":
                self.chairs[data["seat"]] = Chair(data["person"], data["label"])
            case "left" | "unbot":
                self.chairs[data["seat"]] = Chair()
            case "bot":
                self.chairs[data["seat"]] = Chair(bot=data["bot"])
            case "words":
                self.chairs[data["seat"]].words = data["words"]
            case "closed":
                self.status = "closed"
            case "rematch":
                self.rematch = data["table"]

    def _note_play(self, entry: Entry) -> None:
        data = entry.data
        self.late = entry.kind == "clock"
        match entry.kind:
            case "started":
                self.status, self.started = "running", entry.at
            case "move":
                self.line.append(Line(data["seat"], data["move"], data["person"]))
            case "chance":
                self.line.append(Line(CHANCE, data["move"], None))
            case "undo":
                del self.line[data["keep"] :]
            case "resigned":
                chair = self.chairs[data["seat"]]
                chair.resigned, chair.bot = True, self.substitute
            case "finished":
                self.status, self.secret = "finished", data["secret"]

    def _note_talk(self, entry: Entry) -> None:
        if entry.kind == "ask":
            self.request = self._request(entry)
        elif entry.kind == "answer" and self.request is not None:
            if entry.data["yes"]:
                self.request.waiting.discard(entry.data["person"])
            else:
                self.request = None

    def _request(self, entry: Entry) -> Request:
        asks = self.chairs[entry.data["seat"]].person
        others = {chair.player for chair in self.chairs} - {asks, None}
        waiting = {person for person in others if person is not None}
        return Request(entry.seq, entry.data["seat"], entry.data["keep"], self.version, waiting)

    # What follows from it

    @property
    def substitute(self) -> str:
        """The bot for whoever is late or resigns."""
        return self.setup.substitute or "random"

    @property
    def playing(self) -> Position:
        """The position of a table that has begun."""
        if self.position is None:
            raise ValueError("the game has not begun")
        return self.position

    def _decider(self) -> Seat | None:
        """The seat that is to decide, while the game runs."""
        if self.status != "running":
            return None
        decider = self.playing.decider
        return None if decider in (CHANCE, NOBODY) else decider

    @property
    def bot_to_decide(self) -> str | None:
        """The bot that decides now, if one does."""
        seat = self.decider
        if seat is None:
            return None
        return self.substitute if self.late else self.chairs[seat].bot

    @property
    def deadline(self) -> float | None:
        """When whoever decides is late."""
        if self.setup.seconds is None or self.decider is None or self.bot_to_decide is not None:
            return None
        return self.decision_since + self.setup.seconds

    @property
    def draws(self) -> int:
        """How often chance has decided in the moves that stand."""
        return sum(line.decider == CHANCE for line in self.line)

    def words(self) -> dict[Seat, str]:
        return {seat: chair.words for seat, chair in enumerate(self.chairs) if chair.words}

    def seats_of(self, person: str | None) -> list[Seat]:
        """Where the person sits, resigned seats included."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def others_than(self, person: str) -> set[str]:
        """The other people who still play."""
        return {chair.player for chair in self.chairs if chair.player} - {person}

    def position_after(self, moves: int) -> Position:
        """The position after that many of the moves that stand."""
        position = first_position(self.setup)
        for line in self.line[:moves]:
            position.play(line.text)
        return position

    # Taking back

    def last_decision_of(self, person: str, seat: Seat) -> int | None:
        """How many moves stand before the last one that the person decided for the seat."""
        for number in range(len(self.line) - 1, -1, -1):
            line = self.line[number]
            if line.decider == seat and line.by == person:
                return number
        return None

    def may_undo(self, person: str, seat: Seat) -> Literal["free", "ask", "no"]:
        """Whether the person may take back the seat's last decision, or has to ask the others.

        `free` is before the question whether the decision has shown the seat something, which
        takes time; `shown_by` answers that.
        """
        if self.status != "running" or self.chairs[seat].player != person:
            return "no"
        keep = self.last_decision_of(person, seat)
        if keep is None or self.setup.undo == "never":
            return "no"
        if not self.others_than(person):
            return "free"
        return "free" if keep == len(self.line) - 1 else "ask"

    def shown_by(self, keep: int, seat: Seat) -> bool:
        """Whether the seat has learnt something from its last move that it could not know before.

        The move is played in other worlds that the seat could not tell from the true one; if the
        seat sees the same afterwards in all of them, it has learnt nothing.
        """
        before, rng = self.position_after(keep), random.Random(0)
        worlds = (before.resample(seat, rng) for _ in range(_WORLDS))
        others = [world for world in worlds if world != before]
        if not others:
            return False
        text, seen = self.line[keep].text, self.playing.view(seat)
        return any(_looks_different(world, text, seat, seen) for world in others)

    # Records

    def record(self, names: dict[str, str]) -> Record:
        """The game so far. It knows every secret: only for a game that is over."""
        position = self.playing
        secret = bytes.fromhex(self.secret) if self.secret else None
        shuffle = None if secret is None else Shuffle(secret, self.id, self.words())
        return Record(
            game=self.game,
            mode=position.mode.name,
            seats=position.seats,
            board=position.board,
            options=dict(position.options),
            players=self._players(names),
            date=datetime.fromtimestamp(self.started or self.since, UTC).date(),
            notes={} if shuffle is None else notes(shuffle),
            result=position.result(),
            moves=tuple(Played(line.decider, line.text) for line in self.line),
        )

    def _players(self, names: dict[str, str]) -> dict[Seat, str]:
        called = {
            seat: chair.label or names.get(chair.person or "") or chair.bot
            for seat, chair in enumerate(self.chairs)
        }
        return {seat: name for seat, name in called.items() if name}


def _looks_different(world: Position, text: str, seat: Seat, seen: Any) -> bool:
    try:
        world.play(text)
    except IllegalMove:
        return True
    return bool(world.view(seat) != seen)
