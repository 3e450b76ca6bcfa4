"""Branches: a new table that begins in the middle of a game that is over, or of a record that
somebody has, perhaps after moves that were not played there.

The moves up to there are those of the game, hidden ones too: it is over, so all is open. They
belong to nobody at the new table and are not taken back. Those of a line follow, as far as only
players decide on it. From there on it is a table like any other, with a shuffle of its own; its log
and its record say where it branched off.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ..games.api import CHANCE, IllegalMove, InvalidMove, SeaboardError, Seat
from ..records import final_position, parse
from .decisions import create
from .entries import (
    BotAdded,
    Branched,
    ChancePlayed,
    Entry,
    Joined,
    MovePlayed,
    Started,
)
from .fairness import DEVICE_MARK
from .projection import check_viewer
from .refusals import Refused, illegal
from .sending import setup_of
from .setup import Setup
from .table import Table

_TABLE_ID: Final = re.compile(rf"[{DEVICE_MARK}A-Za-z0-9_-][A-Za-z0-9_-]{{15}}")


class Origin(NamedTuple):
    """A game that others go on from."""

    table: str | None  # at which it was played, if that is known
    setup: Setup
    moves: Sequence[tuple[Seat, str]]
    most: int  # after as many of them one can go on


class Where(NamedTuple):
    """The position to go on from: after a number of moves, and then others; and who plays on: for
    each seat its bot, or None for whoever asks.
    """

    step: int
    line: Sequence[str]
    players: Sequence[str | None]


def origin_of_table(table: Table, person: str) -> Origin:
    """A table's game, which has to be over."""
    check_viewer(table, person, None)
    if not table.over:
        raise Refused("not-now", "one branches off from a game that is over")
    setup = replace(
        table.setup,
        public=False,
        seconds=None,
        game_seconds=None,
        increment=0,
        hints=True,
        substitute=None,  # one that is on offer now
    )
    moves = [(move.decider, move.text) for move in table.moves]
    most = len(moves) - (table.status == "finished")  # one that was given up could go on
    return Origin(table.id, setup, moves, most)


def origin_of_record(text: str) -> Origin:
    """The game of a record's text, every move of which is checked."""
    try:
        record = parse(text)
        over = final_position(record).over
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None
    noted = record.notes.get("table", "")
    table = noted if _TABLE_ID.fullmatch(noted) else None
    moves = [(played.decider, played.text) for played in record.moves]
    return Origin(table, replace(setup_of(record), hints=True), moves, len(moves) - over)


def branch(
    origin: Origin, person: str, where: Where, commitment: str, bots: Collection[str]
) -> list[Entry]:
    """The first entries of the new table."""
    if not 0 <= where.step <= origin.most:
        raise Refused("not-found", f"the game could go on after 0 to {origin.most} moves")
    created = create(origin.setup, person, commitment, bots)
    _check_players(where.players, created.setup.seats or 0, bots)
    entries: list[Entry] = [created]
    for seat, bot in enumerate(where.players):
        entries.append(Joined(seat, person) if bot is None else BotAdded(seat, bot))
    moves = origin.moves[: where.step]
    entries += [Branched(origin.table, where.step), Started(commitment)]
    entries += [_entry(*move) for move in moves]
    entries += _line(origin.setup, moves, where.line)
    return entries


def _check_players(players: Sequence[str | None], seats: int, bots: Collection[str]) -> None:
    if len(players) != seats:
        raise Refused("bad-input", f"expected {seats} players")
    if None not in players:
        raise Refused("bad-input", "one of the seats has to be your own")
    for bot in players:
        if bot is not None and bot not in bots:
            raise Refused("bad-input", f"there is no such bot here; there is {', '.join(bots)}")


def _entry(decider: Seat, text: str) -> Entry:
    return ChancePlayed(text) if decider == CHANCE else MovePlayed(decider, text)


def _line(setup: Setup, moves: Sequence[tuple[Seat, str]], line: Sequence[str]) -> list[Entry]:
    """The moves of a line, each by whoever decides there."""
    if not line:
        return []
    position = setup.first_position()
    for _, text in moves:
        position.play(text)
    played: list[Entry] = []
    for text in line:
        seat = position.decider
        if seat == CHANCE:
            raise Refused("bad-input", "a line goes on as far as only players decide")
        try:
            move = position.game.parse(text)
            position.play(move)
        except (IllegalMove, InvalidMove) as error:
            raise illegal(error) from None
        played.append(MovePlayed(seat, str(move)))
    if position.over:
        raise Refused("not-now", "the game is over there; nobody could go on")
    return played
