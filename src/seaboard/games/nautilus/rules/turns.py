"""Turns and rounds: who is next, who decides, and what happens when all hands are empty."""

from __future__ import annotations

from ...kernel.compiling import lone_rule, rule
from ...kernel.schema import Codes
from ..moves import DIE, DIE_FACES, DISCARD
from ..state import (
    ASK_DIE,
    ASK_NOTHING,
    ASK_SKIPPED,
    ASK_TURN,
    COLOURS,
    HARBOUR,
    KINDS,
    NOTHING,
    PLACES,
    TWO,
    State,
)
from . import deal, knowledge, moby_dick, undoing

# What the card just played does to the next player.
NO_EFFECT, SKIPPED, COMMANDED = range(3)
NUMBER_OF_COLOURS = len(COLOURS)


@rule
def is_home(state: State, colour: int) -> bool:
    """All its sailors on the innermost places (nautilus:partners-sailors, nautilus:quick-home)."""
    last = HARBOUR + (colour + 1) * PLACES
    for spot in range(last - int(state.sailors), last):
        if state.table.at[spot] == 0:
            return False
    return True


@rule
def has_won(state: State, team: int) -> bool:
    """nautilus:team-wins, nautilus:quick-win, nautilus:two-win."""
    return is_home(state, team) and is_home(state, team + 2)


@rule
def colours_moved(state: State) -> int:
    """A bit for each colour that the seat's cards move (nautilus:own-sailors,
    nautilus:two-free-choice).
    """
    seat = int(state.seat)
    if state.mode == TWO:
        return (1 << seat) | (1 << (seat + 2))
    if is_home(state, seat):
        return 1 << ((seat + 2) % NUMBER_OF_COLOURS)
    return 1 << seat


@rule
def next_player(state: State) -> int:
    """The next seat clockwise that holds cards, the seat itself last; or NOTHING
    (nautilus:next-player, nautilus:no-cards-left-out).
    """
    seat = int(state.seat)
    for _ in range(state.seats):
        seat = (seat + 1) % int(state.seats)
        if state.held[seat] > 0:
            return seat
    return NOTHING


@rule
def someone_follows(state: State) -> bool:
    """Whether there is another player to skip or to command (nautilus:card-8-nobody-to-skip)."""
    following = next_player(state)
    return following != NOTHING and following != state.seat  # noqa: PLR1714 - numba compares no mixed tuple


@lone_rule
def put_on_pile(state: State, kind: int) -> None:
    """The card leaves the hand, for all to see."""
    seat = int(state.seat)
    state.hands[seat][kind] -= 1
    state.held[seat] -= 1
    state.pile[kind] += 1
    knowledge.played(state, seat, kind)


@rule
def legal_discards(state: State, codes: Codes) -> int:
    """Any card of the hand (nautilus:discard-when-stuck)."""
    count = 0
    for kind in range(KINDS):
        if state.hands[state.seat][kind] > 0:
            codes[count] = DISCARD + kind
            count += 1
    return count


@rule
def discard(state: State, kind: int) -> None:
    put_on_pile(state, kind)
    undoing.remember_discard(state, kind)
    end_turn(state, NO_EFFECT)


@lone_rule
def end_card(state: State) -> None:
    """A sailor has come to rest: the game may be over (nautilus:game-ends-at-once)."""
    if has_won(state, int(state.seat) % 2):
        state.asked = ASK_NOTHING
        state.commander = NOTHING
        return
    end_turn(state, NO_EFFECT)


@lone_rule
def end_turn(state: State, effect: int) -> None:
    """The next player who holds cards; without any the round is over (nautilus:round-end)."""
    seat = int(state.seat)
    following = next_player(state)
    state.commander = NOTHING
    if following == NOTHING:
        _end_round(state)
        return
    state.seat = following
    state.asked = ASK_TURN
    if following == seat:
        return  # nautilus:commandeering-nobody
    if effect == SKIPPED:
        state.asked = ASK_SKIPPED
    elif effect == COMMANDED:
        state.commander = seat


@rule
def _end_round(state: State) -> None:
    """Telescopes end; the die is thrown if Moby Dick is there (nautilus:moby-dick-die)."""
    state.table.telescopes = 0
    if state.table.moby == NOTHING:
        next_round(state)
        return
    undoing.remember(state, NOTHING)
    state.asked = ASK_DIE


@rule
def legal_faces(codes: Codes) -> int:
    for face in range(DIE_FACES):
        codes[face] = DIE + face
    return DIE_FACES


@rule
def roll(state: State, fields: int) -> None:
    moby_dick.drift(state.board, state.table, fields)
    next_round(state)


@rule
def next_round(state: State) -> None:
    """The deal passes on clockwise (nautilus:dealer-moves, nautilus:two-dealer)."""
    undoing.remember(state, NOTHING)
    state.dealer = (int(state.dealer) + 1) % int(state.seats)
    state.round_number += 1
    deal.begin(state)
