"""What a legal move would do, as far as the seat that decides can know it.

Everything here is made of what lies open to all: the pieces on the board, how many cards each seat
holds, and the card that a Nautilùs would find. No hand, deck or answer is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import api
from ..api import Seat
from ..kernel.reading import read
from . import narrate
from .moves import Ask, Give, Move, MovePart, PlayCard, Skip, Swap
from .rules import exchanges, reference
from .state import (
    ASK_QUESTION,
    ASK_START,
    ASK_TRADE,
    ASK_USE,
    CARDS,
    COMMANDEER,
    MOBY,
    MOBY_DICK,
    NAUTILUS,
    NOTHING,
    PIECES,
    SAILORS,
    STORM,
    TELESCOPE,
    TRADE,
    WHIRLPOOL,
    State,
    spot_name,
)
from .view import next_player, undone_spots

if TYPE_CHECKING:
    from .game import NautilusPosition


@dataclass(frozen=True, slots=True)
class Undoing:
    """What a Nautilùs does with the last card."""

    card: str | None  # the last card; None: there is none to undo or to use
    pieces: Mapping[str, str]  # where each piece is put back to
    usable: bool | None  # whether it is used then; None: it depends on where Moby Dick appears


@dataclass(frozen=True, slots=True)
class Preview(api.Preview):
    """Spots are written as in a view; pieces are named as in a move."""

    card: str | None  # that is played or used
    sailor: str | None  # that walks or enters
    way: tuple[str, ...]  # every spot from where it is to where its steps end, both included
    rests_at: str | None  # where it comes to rest: the end of its way, or of its ride on Moby Dick
    rides: bool  # with Moby Dick
    hits: tuple[str, ...]  # sailors that are hit, in the order in which they are met
    moby_dick: int | None  # the field to which he goes, or where he appears
    moby_dick_appears: bool  # for the first time
    pieces: Mapping[str, str]  # the new spot of every piece that is then elsewhere
    steps_left: int  # of a 5, after this part
    seat: Seat | None  # whose turn is taken or commanded, who is asked, or gets the card
    undoing: Undoing | None  # what a Nautilùs does
    effect: bool  # False: a card that can be played, but changes nothing now


def preview(position: NautilusPosition, move: Move, seat: Seat) -> Preview:
    """What the legal move would do; `seat` is the one that decides."""
    before, pieces = _read(position.state_bytes())
    after_move = position.copy()
    after_move.play(move)
    after = after_move.table()
    winners = () if (result := after_move.result()) is None else result.winners
    sailor, way = narrate.way_of(pieces, move)
    swim = narrate.swim_of(before, move, after, way)
    facts = narrate.tell(before, move, after, seat, winners, swim=swim)
    undoing = _undoing(before, after, move)
    return Preview(
        facts=tuple(fact for fact in facts if fact.foreseeable),
        card=move.played,
        sailor=None if sailor is None else PIECES[sailor],
        way=tuple(map(spot_name, way)),
        rests_at=None if sailor is None else spot_name(after.table.place[sailor]),
        rides=bool(way) and way[-1] == before.table.moby,
        hits=tuple(
            PIECES[other] for other in _hits(before, after, way, undone=undoing is not None)
        ),
        moby_dick=None if after.table.moby == before.table.moby else after.table.moby,
        moby_dick_appears=before.table.moby == NOTHING != after.table.moby,
        pieces=_elsewhere(before, after),
        steps_left=after.five_left if isinstance(move, MovePart) else 0,
        seat=_other_seat(before, move),
        undoing=undoing,
        effect=_has_effect(before, after, move),
    )


@lru_cache(maxsize=8)  # the moves of one decision are asked for one after another
def _read(state: bytes) -> tuple[State, reference.Pieces]:
    before = read(State, state)
    return before, reference.pieces_of(before.board, before.table)


def _hits(before: State, after: State, way: reference.Way, *, undone: bool) -> list[int]:
    """Sailors that are in the whirlpool then and would not be otherwise: those on the way first,
    then whom a ride or Moby Dick meets.
    """
    in_play = before.before.place if undone else before.table.place
    hit = [
        sailor
        for sailor in range(SAILORS)
        if in_play[sailor] != WHIRLPOOL and after.table.place[sailor] == WHIRLPOOL
    ]
    return sorted(hit, key=lambda sailor: _when_met(way, in_play[sailor]))


def _when_met(way: reference.Way, spot: int) -> int:
    return way.index(spot) if spot in way else len(way)


def _elsewhere(before: State, after: State) -> dict[str, str]:
    places, places_then = before.table.place, after.table.place
    spots = {
        PIECES[sailor]: spot_name(places_then[sailor])
        for sailor in range(SAILORS)
        if places[sailor] != places_then[sailor]
    }
    if before.table.moby != after.table.moby:
        spots[PIECES[MOBY_DICK]] = spot_name(after.table.moby)
    return spots


def _other_seat(state: State, move: Move) -> Seat | None:
    """The other player whom the move concerns.

    Rule: nautilus:next-player.
    """
    match move:
        case Skip():
            return next_player(state)
        case PlayCard(card=card) if card == CARDS[COMMANDEER]:
            return next_player(state)
        case Swap() | Ask() | Give():
            return int(exchanges.partner(state, exchanges.giver(state)))
        case _:
            return None


def _undoing(before: State, after: State, move: Move) -> Undoing | None:
    if move != PlayCard(CARDS[NAUTILUS]):
        return None
    if before.last_card == NOTHING:
        return Undoing(None, {}, usable=False)
    usable = None if after.asked == ASK_START else after.asked == ASK_USE
    return Undoing(CARDS[before.last_card], undone_spots(before), usable)


def _has_effect(before: State, after: State, move: Move) -> bool:
    """Whether a card that can always be played does anything; every other move does.

    Rule: nautilus:always-playable.
    """
    if not isinstance(move, PlayCard):
        return True
    others_hold = any(after.held[seat] for seat in range(after.seats) if seat != before.seat)
    match CARDS.index(move.card):
        case kind if kind == MOBY:
            return after.table.moby != before.table.moby
        case kind if kind == TRADE:
            return after.asked in (ASK_TRADE, ASK_QUESTION)
        case kind if kind == COMMANDEER:
            return next_player(before) is not None
        case kind if kind == TELESCOPE:
            return others_hold
        case kind if kind == STORM:
            return others_hold or after.held[before.seat] > 0
        case _:
            return before.last_card != NOTHING or before.entry == NOTHING
