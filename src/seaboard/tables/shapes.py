"""What goes out to clients, as types of plain dictionaries.

The OpenAPI document, docs/websocket.md and the web client's types are made from these.
"""

from __future__ import annotations

import sys
from typing import Any, Literal, NotRequired

from ..games.api import Fact, Position, Reason, Seat, as_data
from .refusals import Refused

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict


class FactOut(TypedDict):
    """Something that happened; the games' own types say which keys have which parameters."""

    key: str
    params: dict[str, Any]


class ReasonOut(TypedDict):
    """Why a move was refused; `<game>-refused-<key>` is the message that says it."""

    key: str
    params: dict[str, Any]


def fact_out(fact: Fact) -> FactOut:
    return {"key": fact.key, "params": as_data(fact.params)}


def reason_out(reason: Reason) -> ReasonOut:
    return {"key": reason.key, "params": as_data(reason.params)}


class Event(TypedDict):
    """Something that happened at a table; which of the fields there are depends on `kind`."""

    number: int
    at: float
    kind: str
    seat: NotRequired[int | None]
    person: NotRequired[str]
    move: NotRequired[str]  # `?` stands for what the viewer may not know
    step: NotRequired[int]  # the moves played with this one; undo takes later ones away
    facts: NotRequired[list[FactOut]]
    data: NotRequired[dict[str, Any]]


class SeatOut(TypedDict):
    seat: int
    name: str  # as records and facts write the seat
    person: str | None
    label: str | None
    bot: str | None
    resigned: bool
    replaced: bool  # a bot plays until the person comes back
    here: bool | None  # whether the person is connected; none: no person, or nobody knows
    away_since: float | None  # when the connection ended
    replaceable_from: float | None  # when the others may let a bot play, if nothing changes
    seal: str | None  # what binds the player to words of the shuffle
    words: str | None  # those words, once they are shown


class PreviewOut(TypedDict):
    """What a move would do; the games' own types say what there is beside the facts."""

    facts: list[FactOut]


class LegalMove(TypedDict):
    text: str
    value: Any  # the move's kind and fields, as the game's own types say
    preview: NotRequired[PreviewOut]  # if it was asked for, and there are not very many moves


def legal_out(position: Position, seat: Seat, most_previewed: int | None = None) -> list[LegalMove]:
    """What can be done, with previews unless there are more moves than that."""
    game, found = position.game, position.legal_moves()
    legal: list[LegalMove] = [{"text": str(move), "value": as_data(move)} for move in found]
    if most_previewed is None or len(legal) <= most_previewed:
        for move, told in zip(found, legal, strict=True):
            told["preview"] = as_data(game.preview(position, move, seat))
    return legal


class AskOut(TypedDict):
    """A request to take moves back."""

    number: int
    seat: int
    waiting: list[str]  # people who have not answered


class MotionOut(TypedDict):
    """A proposal: to let a bot play for one who is away, or to give the table up."""

    number: int
    what: Literal["replace", "give_up"]
    seat: int | None  # of the one who is away
    by: str  # the person who proposed it
    agreed: list[str]
    waiting: list[str]  # people who have not answered


class ClocksOut(TypedDict):
    """Time for the whole game, by the server's clock."""

    left: list[float | None]  # of each seat when its time last stood still; none: it has no clock
    running: int | None  # the seat whose time runs
    since: float | None  # when it began to


class BusyOut(TypedDict):
    """The bots of a seat's strength are busy; a weaker one could decide this time."""

    seat: int
    bot: str
    instead: str  # the bot that could decide
    seconds: float | None  # until the seat's own bot begins to think; none: nobody knows


class ResultOut(TypedDict):
    """How it ended; at a table, whoever resigned, or was replaced and did not come back, comes
    after those who played.
    """

    places: list[int]
    scores: list[int]


class BranchOut(TypedDict):
    """Where a table's first moves are from."""

    table: str | None  # none: a record that named no table
    step: int  # how many


class TableOut(TypedDict):
    """A table as one viewer may know it."""

    id: str
    status: Literal["open", "starting", "running", "finished", "given_up", "closed"]
    host: str
    setup: dict[str, Any]
    seats: list[SeatOut]
    people: dict[str, str]  # names; an empty one asked to be forgotten
    last: int  # number of the last event
    version: int  # what a move has to name
    commitment: str
    start: str | None  # binds the seals together, once they are fixed
    secret: str | None  # of the shuffle, after the end
    viewer: int | None  # the seat whose view this is
    mine: list[int]  # the seats of whoever asks
    decider: int | None  # the seat that decides
    deadline: float | None  # of whoever decides, or of whoever has words to show
    clocks: ClocksOut | None
    moves: int  # played so far, chance included
    legal: list[LegalMove]  # if the viewer decides
    # Whether the viewer's last decision can be taken back. `free` may still turn out to need the
    # others' consent, if the decision has shown the seat something; after `refused` one asks again
    # once the game has gone on.
    undo: Literal["free", "ask", "refused", "no"]
    ask: AskOut | None
    motions: list[MotionOut]
    busy: BusyOut | None
    view: Any  # the game's own view of the viewer; none before the start
    result: ResultOut | None
    rematch: str | None
    branch: BranchOut | None  # a table that goes on from a game that is over
    unverified: bool  # whether a person's own device made its chance and its bots' moves
    events: list[Event]  # those that the viewer has not had


class EventPage(TypedDict):
    table: str
    events: list[Event]


class Done(TypedDict):
    last: int
    version: int
    rematch: str | None


class Shown(TypedDict):
    """A record after a number of its moves, as everyone may see it once it is over."""

    game: str
    mode: str
    seats: int
    players: dict[str, str]
    step: int
    steps: int
    by: str | None  # whose move it was
    move: str | None
    facts: list[FactOut]
    view: Any
    result: ResultOut | None


class LineOut(Shown):
    """A position beside a finished game: after a number of its moves, and then others."""

    line: list[list[FactOut]]  # what each of the other moves did
    decider: int | None  # whoever decides there
    legal: list[LegalMove]  # what could be done, with previews if there are not very many


class ToldMove(TypedDict):
    """A move of a finished game as whoever made it heard of it."""

    seat: int | None  # none: chance
    move: str
    facts: list[FactOut]


class Told(TypedDict):
    """Every move of a finished game."""

    moves: list[ToldMove]


class RoundOut(TypedDict):
    """A round that begins after that many moves, and how everyone stood then."""

    round: int
    step: int
    scores: list[int]


class Course(TypedDict):
    """How a game has gone, as everyone could see it."""

    steps: int
    turns: list[int]  # after how many moves another's turn begins
    rounds: list[RoundOut]  # the end counts as one more; none if the game does not say


class ModeOut(TypedDict):
    name: str
    seats: list[int]
    teams: list[list[int]]


class OptionOut(TypedDict):
    name: str
    default: int
    least: int
    most: int
    summary: str


class GameOut(TypedDict):
    """All that a page needs to know of a game to offer it."""

    name: str
    title: str
    rules: int
    secret: bool  # whether a seat knows something that another does not
    modes: list[ModeOut]
    options: list[OptionOut]
    seats: list[str]
    boards: bool  # whether it can be played with other printed numbers
    editor: bool  # whether its positions can be set up by hand


class Offer(TypedDict):
    games: list[GameOut]
    bots: list[str]


class Candidate(TypedDict):
    """A move that a bot thought about."""

    move: str
    visits: int  # how often it was tried; 0 where the bot does not search
    value: float  # the result that the bot expects, from 0 (lost) to 1 (won)
    score: float | None  # the score that it expects, if it knows one
    preview: NotRequired[PreviewOut]  # what it would do, as far as the seat can know it


class Hint(TypedDict):
    """What a bot would do in the place of a seat: the best few moves, the first of them first."""

    bot: str
    version: int
    candidates: list[Candidate]


class ErrorBody(TypedDict):
    code: str
    message: str
    reason: NotRequired[ReasonOut]  # of an illegal move, for any language


def error_body(refused: Refused) -> ErrorBody:
    body: ErrorBody = {"code": refused.code, "message": str(refused)}
    if refused.reason is not None:
        body["reason"] = reason_out(refused.reason)
    return body
