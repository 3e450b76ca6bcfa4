"""Positions beside the game: after a number of a finished game's moves, and then other moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from ..games.api import CHANCE, NOBODY, IllegalMove, InvalidMove, Seat
from ..records import Record, first_position, replay
from .feed import MoveEvent
from .projection import MOST_PREVIEWED, shown_position
from .refusals import Refused, illegal
from .shapes import FactOut, LineOut, Told, ToldMove, legal_out
from .table import Transition, transition

MOST_MOVES: Final = 20


def position_on_line(
    record: Record, step: int, moves: Sequence[str], viewer: Seat | None
) -> LineOut:
    """What a viewer would have seen, and what whoever decides there could do. All that is hidden is
    open to whoever asks, so the record has to be that of a finished game.
    """
    steps = len(record.moves)
    if step > steps or (viewer is not None and viewer >= record.seats):
        raise Refused("not-found", f"the record has {steps} moves and {record.seats} seats")
    position = first_position(record)
    for made in islice(replay(record), step):
        position = made.after
    facts: list[list[FactOut]] = []
    last: Transition | None = None
    for text in moves:
        try:
            last = transition(position, record.game.parse(text), step + 1)
        except (IllegalMove, InvalidMove) as error:
            raise illegal(error) from None
        facts.append(MoveEvent(record.game, last, viewer).facts)
        position = last.after
    decider = None if position.decider in (CHANCE, NOBODY) else position.decider
    return {
        **shown_position(record, step, viewer, position, last),
        "line": facts,
        "decider": decider,
        "legal": [] if decider is None else legal_out(position, decider, MOST_PREVIEWED),
    }


def told_moves(record: Record) -> Told:
    """Every move as whoever made it heard of it; chance's as everybody did."""
    moves: list[ToldMove] = []
    for number, made in enumerate(replay(record), start=1):
        seat = None if made.before.decider == CHANCE else made.before.decider
        done = Transition(made.before, made.move, made.after, number)
        facts = MoveEvent(record.game, done, seat).facts
        moves.append({"seat": seat, "move": str(made.move), "facts": facts})
    return {"moves": moves}
