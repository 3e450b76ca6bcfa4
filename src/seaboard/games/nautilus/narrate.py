"""What happened, as facts derived from (before, move, after), as far as a seat may know it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypedDict

from ..api import CHANCE, NOBODY, Seat
from . import facts
from .facts import HIDDEN, Fact
from .moves import (
    Ask,
    Behind,
    Deal,
    Die,
    Discard,
    Enter,
    Give,
    Keep,
    Move,
    MovePart,
    MoveSailor,
    PlayCard,
    Redraw,
    Skip,
    Swap,
    Switch,
)
from .numbers import STEPS_OF
from .rules import exchanges, reference
from .state import (
    ANNOUNCEMENTS,
    ASK_DEAL,
    ASK_QUESTION,
    ASK_RETURN,
    ASK_SKIPPED,
    ASK_SWAP,
    ASK_TURN,
    ASK_USE,
    CARDS,
    ENDS,
    MAX_SEATS,
    NAUTILUS,
    NOTHING,
    PER_COLOUR,
    PIECES,
    SAILORS,
    SILENT,
    TWO,
    WHIRLPOOL,
    State,
)
from .view import open_to, spot_name

if TYPE_CHECKING:
    from .game import NautilusPosition

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
    return tell(old, before.decider, move, new, seat, winners, way)


def tell(
    old: State,
    decider: Seat,
    move: Move,
    new: State,
    seat: Seat | None,
    winners: tuple[Seat, ...],
    way: reference.Way = (),
) -> list[Fact]:
    """The facts of a move between two states; `winners` are empty while the game goes on."""
    told = _the_move(old, decider, _as_seen(old, move, seat), new)
    told += _pieces(old, move, new, way)
    told += _cards_exchanged(old, new, seat)
    told += _what_follows(old, new)
    if winners:
        told.append(facts.GameEnded(winners=winners))
    return told


def _the_move(state: State, decider: Seat, move: Move, new: State) -> list[Fact]:
    """What the decider did; the card of the move is one that the reader may know, or hidden."""
    seat = state.seat
    by = None if decider in (CHANCE, NOBODY, seat) else decider
    match move:
        case Deal(card=card):
            return [facts.CardDealt(seat=seat, card=card)]
        case Die(face=face):
            return [facts.DieRolled(fields=face)]
        case Redraw():
            return [facts.HandChanged(seat=seat, by=by)]
        case Keep():
            return [facts.HandKept(seat=seat, by=by)]
        case Swap(card=card):
            return [facts.CardChosen(seat=exchanges.giver(state), card=card)]
        case Ask(card=card):
            answer = "yes" if new.asked == ASK_RETURN else "no"
            return [facts.CardAsked(seat=seat, by=by, card=card, answer=answer)]
        case Give(card=card):
            return [facts.CardReturned(seat=seat, by=by, card=card)]
        case Behind(colour=colour):
            return [facts.MobyStart(seat=seat, by=by, colour=colour)]
        case Discard(card=card):
            why = "skipped" if state.asked == ASK_SKIPPED else "stuck"
            return [facts.CardDiscarded(seat=seat, by=by, card=card, why=why)]
        case _:
            return _card_played(state, move, by)


def _card_played(state: State, move: Move, by: Seat | None) -> list[Fact]:
    """The card, from the hand or through a Nautilùs; further parts of a 5 play no card."""
    told: list[Fact] = []
    card = str(move.played)
    if state.asked == ASK_TURN:
        told.append(facts.CardPlayed(seat=state.seat, by=by, card=card))
        if move == PlayCard(CARDS[NAUTILUS]) and state.last_card != NOTHING:
            told.append(facts.CardUndone(card=CARDS[state.last_card]))
    elif state.asked == ASK_USE:
        told.append(facts.CardUsed(seat=state.seat, by=by, card=card))
    if isinstance(move, Skip):
        told.append(facts.TurnTaken(seat=state.seat, by=by))
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


def _pieces(old: State, move: Move, new: State, way: reference.Way) -> list[Fact]:
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
    if moby == moby_now:
        return told
    if moby == NOTHING:
        return [*told, facts.MobyEntered(to=moby_now)]
    return [*told, facts.MobyMoved(from_=moby, to=moby_now)]


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


def _cards_exchanged(old: State, new: State, seat: Seat | None) -> list[Fact]:
    """An exchange that took place; who took part, or saw a hand of it, knows the cards."""
    if old.asked in (ASK_QUESTION, ASK_RETURN) and new.asked not in (ASK_QUESTION, ASK_RETURN):
        if old.asked == ASK_RETURN:
            return [facts.TradeDone(seat=old.seat)]
        return [facts.TradeFailed(seat=old.seat)]
    if not any(card != NOTHING for card in old.offered) or any(
        card != NOTHING for card in new.offered
    ):
        return []
    told: list[Fact] = []
    gave = new.swap_gave if old.asked == ASK_SWAP else new.trade_gave
    teams = (0, 1) if old.asked == ASK_SWAP else (old.seat % 2,)
    for one in teams:
        other = one + 2
        sees = open_to(old, seat, one) or open_to(old, seat, other)
        for giver, receiver in ((one, other), (other, one)):
            card = CARDS[gave[giver]] if sees else HIDDEN
            told.append(facts.CardPassed(from_=giver, to=receiver, card=card))
    return told


def _what_follows(old: State, new: State) -> list[Fact]:
    """Announcements, telescopes, commands, the next round."""
    told: list[Fact] = _announcements(old, new)
    for seat in range(MAX_SEATS):
        was, is_now = (old.table.telescopes >> seat) & 1, (new.table.telescopes >> seat) & 1
        if was < is_now:
            told.append(facts.TelescopeUp(seat=seat))
        elif was > is_now:
            told.append(facts.TelescopeDown(seat=seat))
    if new.commander not in (NOTHING, old.commander):
        told.append(facts.TurnCommanded(seat=new.seat, by=new.commander))
    if new.round_number != old.round_number:
        told.append(facts.RoundBegun(round=new.round_number, dealer=new.dealer))
    return told


def _announcements(old: State, new: State) -> list[Fact]:
    """With four players all at once, with two whenever one's turn to have new cards is over."""
    if old.mode == TWO:
        seats = [
            seat
            for seat in range(new.seats)
            if old.asked != new.asked and new.announced[seat] not in (SILENT, old.announced[seat])
        ]
    else:
        after_deal = old.asked == ASK_DEAL and new.asked == ASK_SWAP
        seats = list(range(new.seats)) if after_deal else []
    return [
        facts.HandAnnounced(seat=seat, holds=ANNOUNCEMENTS[new.announced[seat]]) for seat in seats
    ]
