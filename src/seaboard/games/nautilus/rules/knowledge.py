"""What each seat learns about other hands: cards seen, given, denied, and 1s and 12s announced."""

from __future__ import annotations

from ...api import Seat
from ...kernel.bits import lowest, not_equal_mask
from ...kernel.compiling import noinline_rule, rule
from ...kernel.copying import copy_row, swap_rows
from ..state import KINDS, MAX_SEATS, NOTHING, OBSERVERS, ONE, SPECTATOR, TWELVE, TWO, State


@rule
def is_entry(kind: int) -> bool:
    """A card that can enter a sailor.

    Rule: nautilus:announcement.
    """
    return kind in (ONE, TWELVE)


@noinline_rule
def forget(state: State) -> None:
    """A new round: nobody knows anything about anybody's cards."""
    for seat in range(MAX_SEATS):
        state.origin[seat] = seat
        state.announced[seat] = 0
        state.swap_gave[seat] = NOTHING
        state.swap_got[seat] = NOTHING
        state.trade_gave[seat] = NOTHING
        state.trade_got[seat] = NOTHING
        state.knowledge.entries_played[seat] = 0
    for observer in range(OBSERVERS):
        state.knowledge.unseen[observer][0] = 0
        state.knowledge.unseen[observer][1] = 0
        for seat in range(MAX_SEATS):
            state.knowledge.entries_out[observer][seat] = 0
            for kind in range(KINDS):
                state.knowledge.known[observer][seat][kind] = 0
    for seat in range(2):
        state.knowledge.denied[seat] = 0
        state.knowledge.denied_openly[seat] = 0
        for kind in range(KINDS):
            state.knowledge.returned[seat][kind] = 0


@rule
def sees(state: State, observer: int, seat: int) -> bool:
    """Whether the hand lies open to the observer.

    Rule: nautilus:telescope, nautilus:commandeering.
    """
    if observer == seat:
        return True
    if observer == SPECTATOR:
        return False
    if int(state.table.telescopes) & ~(1 << seat) != 0:
        return True
    return state.commander == observer and state.seat == seat


def open_to(state: State, seat: Seat | None, other: Seat) -> bool:
    """Whether `seat` may see the hand of `other` now (a spectator sees none)."""
    return seat is not None and bool(sees(state, seat, other))


@noinline_rule
def note_open_hands(state: State) -> None:
    """Everyone notes the hands that lie open to them."""
    for observer in range(state.seats):
        for seat in range(state.seats):
            if observer != seat and sees(state, observer, seat):
                copy_row(state.hands[seat], state.knowledge.known[observer][seat], KINDS)


@rule
def gone(state: State, observer: int, seat: int, kind: int) -> None:
    """A card that the seat has no longer."""
    state.knowledge.known[observer][seat][kind] -= (
        1 if state.knowledge.known[observer][seat][kind] > 0 else 0
    )


@rule
def played(state: State, seat: int, kind: int) -> None:
    """Everyone sees a card played or discarded.

    Rule: nautilus:discards-face-up.
    """
    for observer in range(OBSERVERS):
        gone(state, observer, seat, kind)
    if is_entry(kind):
        state.knowledge.entries_played[state.origin[seat]] += 1


@rule
def pair_of(state: State, seat: int) -> int:
    """The pair of hands within which the seat's hand exchanges cards."""
    return 0 if state.mode == TWO else int(state.origin[seat]) % 2


@noinline_rule
def exchanged(state: State, seat: int, other: int, given: int, received: int) -> None:
    """`seat` gave one card to `other` and received one; who could not see it knows less now."""
    for observer in range(OBSERVERS):
        if sees(state, observer, seat) or sees(state, observer, other):
            _follow(state, observer, seat, other, given, received)
        else:
            _lose_track(state, observer, seat)
            _lose_track(state, observer, other)
            state.knowledge.unseen[observer][pair_of(state, seat)] += 1


@noinline_rule
def traded(state: State, asker: int, opponent: int, wanted: int, returned: int) -> None:
    """Two players: both know both cards; a spectator has heard the wanted one alone."""
    for observer in range(2):
        _follow(state, observer, asker, opponent, returned, wanted)
    _lose_track(state, SPECTATOR, asker)
    _strike_off(state, SPECTATOR, opponent, wanted)
    _add(state, SPECTATOR, asker, wanted)
    state.knowledge.unseen[SPECTATOR][0] += 1
    state.knowledge.denied_openly[opponent] = 0


@rule
def _follow(state: State, observer: int, seat: int, other: int, given: int, received: int) -> None:
    """The observer knows both cards of an exchange. Both are struck off before either is added: who
    gave a 12 for a 12 knows that the other holds one.
    """
    _strike_off(state, observer, seat, given)
    _strike_off(state, observer, other, received)
    _add(state, observer, other, given)
    _add(state, observer, seat, received)


@rule
def _strike_off(state: State, observer: int, giver: int, kind: int) -> None:
    gone(state, observer, giver, kind)
    if is_entry(kind):
        state.knowledge.entries_out[observer][state.origin[giver]] += 1


@rule
def _add(state: State, observer: int, receiver: int, kind: int) -> None:
    if observer != receiver:
        state.knowledge.known[observer][receiver][kind] += 1
    if is_entry(kind):
        state.knowledge.entries_out[observer][state.origin[receiver]] -= 1


@rule
def _lose_track(state: State, observer: int, seat: int) -> None:
    """One card of the hand has changed, and any of those once seen may be the one."""
    seen = not_equal_mask(state.knowledge.known[observer][seat], KINDS, 0)
    while seen != 0:
        state.knowledge.known[observer][seat][lowest(seen)] -= 1
        seen &= seen - 1


@noinline_rule
def answered(state: State, opponent: int, kind: int, holds: bool) -> None:
    """Two players: a question of a Sea Trade is answered aloud.

    Rule: nautilus:two-sea-trade.
    """
    if not holds:
        state.knowledge.denied[opponent] |= 1 << kind
        state.knowledge.denied_openly[opponent] |= 1 << kind
        return
    for observer in range(OBSERVERS):
        if observer != opponent and state.knowledge.known[observer][opponent][kind] == 0:
            state.knowledge.known[observer][opponent][kind] = 1


@rule
def pass_on(hands: list[list[int]], seats: int) -> None:
    """Everyone gets what the seat to the left had: the first hand changes places with one after
    another.
    """
    for seat in range(seats - 1):
        swap_rows(hands[seat], hands[seat + 1], KINDS)


@noinline_rule
def stormed(state: State) -> None:
    """Hands are about to go to the right: knowledge of them goes along, and each seat knows what it
    hands on.

    Rule: nautilus:storm.
    """
    seats = int(state.seats)
    for observer in range(seats):
        copy_row(state.hands[observer], state.knowledge.known[observer][observer], KINDS)
    for observer in range(OBSERVERS):
        pass_on(state.knowledge.known[observer], seats)
    for observer in range(seats):
        for kind in range(KINDS):
            state.knowledge.known[observer][observer][kind] = 0
    if seats == 2:
        denied = int(state.knowledge.denied_openly[0])
        state.knowledge.denied_openly[0] = state.knowledge.denied_openly[1]
        state.knowledge.denied_openly[1] = denied
        state.knowledge.denied[0] = 0
        state.knowledge.denied[1] = 0


@noinline_rule
def returned(state: State, seat: int) -> None:
    """Two players: a hand goes back to the deck; nobody knows the seat's cards any more."""
    for kind in range(KINDS):
        state.knowledge.returned[seat][kind] += state.hands[seat][kind]
        for observer in range(OBSERVERS):
            state.knowledge.known[observer][seat][kind] = 0


@rule
def redealt(state: State, seat: int, kind: int) -> None:
    """Two players: one of the new cards, which may be any of those returned before."""
    if state.knowledge.returned[seat][kind] > 0:
        state.knowledge.returned[seat][kind] -= 1
    for other in range(KINDS):
        state.knowledge.returned[1 - seat][other] = 0


@rule
def deck_used_up(state: State) -> None:
    """Two players: whoever counts the cards knows the opponent's share of the last eight."""
    for seat in range(2):
        for kind in range(KINDS):
            state.knowledge.known[seat][1 - seat][kind] = state.hands[1 - seat][kind]
