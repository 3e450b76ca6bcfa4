"""What happened, as facts derived from (before, move, after), as far as a seat may know it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypedDict

from ..api import Seat
from . import facts, rules
from .facts import HIDDEN, Fact
from .moves import (
    Deal,
    Die,
    Enter,
    Give,
    Move,
    MovePart,
    MoveSailor,
    Swap,
    Switch,
)
from .numbers import STEPS_OF
from .rules import deal, exchanges, reference, turns
from .state import (
    CARDS,
    ENDS,
    MOBY,
    NOTHING,
    PER_COLOUR,
    PIECES,
    SAILORS,
    WHIRLPOOL,
    State,
    spot_name,
)

if TYPE_CHECKING:
    from .game import NautilusPosition

Swim = tuple[int, ...]  # ring fields

_SAILOR_NUMBER: Final = {name: number for number, name in enumerate(PIECES[:SAILORS])}


def text_for(before: NautilusPosition, move: Move, seat: Seat | None) -> str:
    """The move's text; a card dealt, swapped or given in secret is a question mark."""
    return str(_as_seen(before.table(), move, seat))


def _as_seen(state: State, move: Move, seat: Seat | None) -> Move:
    """The move with a card that the seat may not know hidden."""
    match move:
        case Deal(seat=dealt_to) if seat != dealt_to:
            return replace(move, card=HIDDEN)
        case Swap() if not _sees_offer(state, seat):
            return replace(move, card=HIDDEN)
        case Give() if seat is None:
            return replace(move, card=HIDDEN)
        case _:
            return move


def _sees_offer(state: State, seat: Seat | None) -> bool:
    """Whether the seat chooses the card that is laid ready, or commands the turn in which it is."""
    if seat is None:
        return False
    chooser = exchanges.giver(state)
    return seat == chooser or (state.commander == seat and chooser == state.seat)


def narrate(
    before: NautilusPosition, move: Move, after: NautilusPosition, seat: Seat | None
) -> list[Fact]:
    """Facts in the order in which they happened; seats are counted from 0."""
    old, new = before.table(), after.table()
    winners = () if (result := after.result()) is None else result.winners
    _, way = way_of(reference.pieces_of(old.board, old.table), move)
    return tell(old, move, new, seat, winners, way, swim_of(old, move, new, way))


def tell(
    old: State,
    move: Move,
    new: State,
    seat: Seat | None,
    winners: tuple[Seat, ...],
    way: reference.Way = (),
    swim: Swim = (),
) -> list[Fact]:
    """The facts of a move between two states; `winners` are empty while the game goes on. `way` is
    the sailor's, `swim` Moby Dick's.
    """
    told = rules.tell(old, _as_seen(old, move, seat), new)
    told += _pieces(old, move, new, way, swim)
    told += exchanges.tell_exchange(old, new, seat)
    told += deal.tell_announcements(old, new)
    told += turns.tell_what_follows(old, new)
    if winners:
        told.append(facts.GameEnded(winners=winners))
    return told


def _sailors_named(move: Move) -> list[int]:
    """The sailors of which a move speaks."""
    match move:
        case MoveSailor(sailor=name) | MovePart(sailor=name) | Enter(sailor=name):
            return [_SAILOR_NUMBER[name]]
        case Switch(first=first, second=second):
            return [_SAILOR_NUMBER[name] for name in (first, second) if name in _SAILOR_NUMBER]
        case _:
            return []


def way_of(pieces: reference.Pieces, move: Move) -> tuple[int | None, reference.Way]:
    """The sailor that the move takes along, and its spots."""
    match move:
        case Enter(sailor=name):
            sailor = _SAILOR_NUMBER[name]
            return sailor, (WHIRLPOOL, pieces.starts[sailor // PER_COLOUR])
        case MoveSailor(card=card, sailor=name, end=end):
            steps = STEPS_OF[card]
        case MovePart(sailor=name, steps=steps, end=end):
            pass
        case _:
            return None, ()
    sailor = _SAILOR_NUMBER[name]
    return sailor, reference.ways(pieces, sailor, steps)[ENDS.index(end)]


def swim_of(old: State, move: Move, new: State, way: reference.Way) -> Swim:
    """The fields that Moby Dick swims, from where he was; once round if he carries a sailor and
    meets nobody else. Empty if he stays, appears, or is put elsewhere.

    Rule: nautilus:moby-dick-ride-alone.
    """
    moby, ring = int(old.table.moby), int(old.board.ring)
    rides = bool(way) and way[-1] == moby
    if moby == NOTHING or not (rides or isinstance(move, Die) or move.played == CARDS[MOBY]):
        return ()
    steps = (int(new.table.moby) - moby) % ring
    if rides and steps == 0:
        steps = ring
    return tuple((moby + step) % ring for step in range(steps + 1)) if steps else ()


def _pieces(old: State, move: Move, new: State, way: reference.Way, swim: Swim) -> list[Fact]:
    """Every piece that is elsewhere now; the one that the move names comes first."""
    named = _sailors_named(move)
    places, places_now = old.table.place, new.table.place
    moby, moby_now = old.table.moby, new.table.moby
    walk: _Walk = {}
    if way:
        walk = {"way": tuple(map(spot_name, way)), "rides": way[-1] == moby or None}
    others = [sailor for sailor in range(SAILORS) if sailor not in named]
    told = [
        _sailor(sailor, places[sailor], places_now[sailor], move, walk if sailor in named else {})
        for sailor in [*named, *others]
        if places[sailor] != places_now[sailor]
    ]
    if moby == moby_now and not swim:
        return told
    if moby == NOTHING:
        return [*told, facts.MobyEntered(to=moby_now)]
    once_round = moby == moby_now or None
    return [*told, facts.MobyMoved(from_=moby, to=moby_now, way=swim or None, round=once_round)]


class _Walk(TypedDict, total=False):
    way: tuple[str, ...]
    rides: bool | None


def _sailor(sailor: int, origin: int, spot: int, move: Move, walk: _Walk) -> Fact:
    """How a sailor came to be elsewhere."""
    name, here, there = PIECES[sailor], spot_name(origin), spot_name(spot)
    if origin == WHIRLPOOL:
        if isinstance(move, Enter):
            return facts.SailorEntered(sailor=name, from_=here, to=there, **walk)
        return facts.SailorRestored(sailor=name, from_=here, to=there)
    if spot == WHIRLPOOL:
        return facts.SailorBack(sailor=name, from_=here, to=there)
    return facts.SailorMoved(sailor=name, from_=here, to=there, **walk)
