"""Branches: a new table that begins in the middle of a finished game, which stays as it was.

The moves up to there are those of the game, hidden ones too: it is over, so all is open. They
belong to nobody at the new table and are not taken back. From there on it is a table like any
other, with a shuffle of its own; its log and its record say where it branched off.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from ..games.api import CHANCE
from .entries import (
    BotAdded,
    Branched,
    ChancePlayed,
    Created,
    Entry,
    Joined,
    MovePlayed,
    Started,
)
from .projection import check_viewer
from .refusals import Refused
from .table import StandingMove, Table


def branch(
    table: Table,
    person: str,
    step: int,
    players: Sequence[str | None],
    commitment: str,
    bots: Collection[str],
) -> list[Entry]:
    """The first entries of a table that goes on after that many moves; `players` names for each
    seat its bot, or None for whoever asks.
    """
    check_viewer(table, person, None)
    if not table.over:
        raise Refused("not-now", "one branches off from a game that is over")
    most = len(table.moves) - (table.status == "finished")  # one that was given up could go on
    if not 0 <= step <= most:
        raise Refused("not-found", f"the game could go on after 0 to {most} moves")
    if len(players) != len(table.chairs):
        raise Refused("bad-input", f"expected {len(table.chairs)} players")
    if None not in players:
        raise Refused("bad-input", "one of the seats has to be your own")
    for bot in players:
        if bot is not None and bot not in bots:
            raise Refused("bad-input", f"there is no such bot here; there is {', '.join(bots)}")
    setup = replace(
        table.setup, public=False, seconds=None, game_seconds=None, increment=0, hints=True
    )
    entries: list[Entry] = [Created(setup, person, commitment)]
    for seat, bot in enumerate(players):
        entries.append(Joined(seat, person) if bot is None else BotAdded(seat, bot))
    entries += [Branched(table.id, step), Started(commitment)]
    entries += [_entry(move) for move in table.moves[:step]]
    return entries


def _entry(move: StandingMove) -> Entry:
    if move.decider == CHANCE:
        return ChancePlayed(move.text)
    return MovePlayed(move.decider, move.text)
