"""Games that were played on a person's own device and are sent to a server afterwards.

The server plays the record again, so that every move is one that the rules allow. What chance and
the bots did is what the device says: the game becomes a table like others, over from the start, and
its log says that it is unverified.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..games.api import CHANCE, Result, SeaboardError
from ..records import Played, Record, final_position, parse, to_text
from .chain import HEAD, SIGNATURE
from .decisions import create
from .entries import (
    BotAdded,
    ChancePlayed,
    Entry,
    Finished,
    GivenUp,
    Joined,
    MovePlayed,
    Resigned,
    Sent,
    Started,
)
from .fairness import commitment
from .refusals import Refused
from .setup import Setup
from .table import ENDED, GIVEN_UP


class Chair(NamedTuple):
    """Who sat in a seat: a bot, or the person; the label is the name of somebody beside."""

    label: str | None = None
    bot: str | None = None
    resigned: bool = False  # whether a bot played on in the person's place


class SentGame(NamedTuple):
    """A game that was checked; `result` is None for one that was given up."""

    record: Record
    chairs: Sequence[Chair]
    result: Result | None

    @property
    def digest(self) -> str:
        """The same for the same game, whatever those who played are called now, and whatever came
        after its end.
        """
        changing = (HEAD, SIGNATURE)
        notes = {name: text for name, text in self.record.notes.items() if name not in changing}
        plain = replace(self.record, players={}, notes=notes)
        return hashlib.sha256(to_text(plain).encode()).hexdigest()


def read_sent(text: str, chairs: Sequence[Chair], bots: Collection[str]) -> SentGame:
    """The game of a record, played again; Refused with the line and the reason."""
    try:
        record = parse(text)
        final = final_position(record)
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    if len(chairs) != record.seats:
        raise Refused("bad-input", f"expected {record.seats} seats")
    if all(chair.bot is not None for chair in chairs):
        raise Refused("bad-input", "one of the seats has to be your own")
    for chair in chairs:
        if chair.bot is not None and chair.bot not in bots:
            raise Refused("bad-input", f"there is no such bot: {chair.bot}")
    result = final.result()
    if result is None and record.notes.get(ENDED) != GIVEN_UP:
        raise Refused("not-now", "the game is not over; send it when it is")
    return SentGame(record, tuple(chairs), result)


def sent_entries(sent: SentGame, person: str, secret: bytes, bots: Collection[str]) -> list[Entry]:
    """The log of its table."""
    record, bound = sent.record, commitment(secret)
    entries: list[Entry] = [create(setup_of(record), person, bound, bots)]
    for seat, (label, bot, _) in enumerate(sent.chairs):
        entries.append(Joined(seat, person, label) if bot is None else BotAdded(seat, bot))
    played_on = None if record.date is None else record.date.isoformat()
    entries += [Sent(person, played_on), Started(bound)]
    entries += [_entry(played, sent.chairs, person) for played in record.moves]
    entries += [Resigned(seat) for seat, chair in enumerate(sent.chairs) if _left(chair)]
    if sent.result is None:
        entries.append(GivenUp(secret.hex()))
    else:
        entries.append(Finished.of(sent.result, secret))
    return entries


def _left(chair: Chair) -> bool:
    return chair.bot is None and chair.resigned


def setup_of(record: Record) -> Setup:
    """A table like that of a record."""
    board, standard = record.board, record.game.load_board()
    return Setup(
        game=record.game.name,
        mode=record.mode,
        seats=record.seats,
        options=dict(record.options),
        board=None if board.digest() == standard.digest() else dict(board.lines()),
    )


def _entry(played: Played, chairs: Sequence[Chair], person: str) -> Entry:
    if played.decider == CHANCE:
        return ChancePlayed(played.text)
    own = chairs[played.decider].bot is None
    return MovePlayed(played.decider, played.text, person if own else None)
