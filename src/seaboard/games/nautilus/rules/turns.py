"""Turns and rounds: who is next, who decides, and what happens when all hands are empty."""

from __future__ import annotations

from ...kernel.bits import lowest, not_equal_mask, size
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ..moves import DISCARD
from ..state import (
    ASK_DIE,
    ASK_NOTHING,
    ASK_SKIPPED,
    ASK_TURN,
    COLOURS,
    KINDS,
    NOTHING,
    PER_COLOUR,
    PLACES,
    SAILORS,
    TWO,
    WHIRLPOOL,
    State,
)
from . import deal, knowledge, undoing
from .pieces import in_harbour

# What the card just played does to the next player.
NO_EFFECT, SKIPPED, COMMANDED = range(3)
NUMBER_OF_COLOURS = len(COLOURS)
TEAM = 0b101  # every other colour
# Of each colour the first sailor; and by what four bits are spread as far apart.
FIRST_SAILORS = sum(1 << (PER_COLOUR * colour) for colour in range(NUMBER_OF_COLOURS))
COPIES = sum(1 << ((PER_COLOUR - 1) * colour) for colour in range(NUMBER_OF_COLOURS))


@rule
def is_home(state: State, colour: int) -> bool:
    """All its sailors on the innermost places (nautilus:partners-sailors, nautilus:quick-home)."""
    innermost = (1 << PLACES) - (1 << (PLACES - int(state.sailors)))
    return in_harbour(state.table, colour) & innermost == innermost


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
        return colours_of_team(state)
    if is_home(state, seat):
        return 1 << ((seat + 2) % NUMBER_OF_COLOURS)
    return 1 << seat


@rule
def colours_of_team(state: State) -> int:
    """A bit for each colour of the seat's team, with two players for each of its own."""
    return TEAM << (int(state.seat) % 2)


@rule
def sailors_in_play(state: State, colours: int) -> int:
    """A bit for each sailor of these colours that is not in its whirlpool."""
    return not_equal_mask(state.table.place, SAILORS, WHIRLPOOL) & _sailors_of(colours, PER_COLOUR)


@rule
def sailors_waiting(state: State, colours: int) -> int:
    """A bit for each sailor of these colours that is in its whirlpool."""
    return _sailors_of(colours, int(state.sailors)) & ~not_equal_mask(
        state.table.place, SAILORS, WHIRLPOOL
    )


@rule
def _sailors_of(colours: int, number: int) -> int:
    """A bit for each of the first `number` sailors of these colours."""
    return ((colours * COPIES) & FIRST_SAILORS) * ((1 << number) - 1)


@rule
def next_player(state: State) -> int:
    """The next seat clockwise that holds cards, the seat itself last; or NOTHING
    (nautilus:next-player, nautilus:no-cards-left-out).
    """
    seat = int(state.seat)
    for _ in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.held[seat] > 0:
            return seat
    return NOTHING


@rule
def someone_follows(state: State) -> bool:
    """Whether there is another player to skip or to command (nautilus:card-8-nobody-to-skip)."""
    following = next_player(state)
    return following != NOTHING and following != state.seat  # noqa: PLR1714 - numba compares no mixed tuple


@noinline_rule
def put_on_pile(state: State, kind: int) -> None:
    """The card leaves the hand, for all to see."""
    seat = int(state.seat)
    state.hands[seat][kind] -= 1
    state.held[seat] -= 1
    state.pile[kind] += 1
    knowledge.played(state, seat, kind)


@rule
def kinds_in(cards: list[int]) -> int:
    """A bit for each kind of card among these."""
    return not_equal_mask(cards, KINDS, 0)


@rule
def list_cards(cards: list[int], first: int, codes: Codes) -> int:
    """List a code for each kind of card among these; how many."""
    return append(first, kinds_in(cards), codes, 0)


@rule
def append(first: int, found: int, codes: Codes, count: int) -> int:
    """Append a code for each bit that is found; how many there are then. The first four are written
    without asking: that is faster.
    """
    after = count + size(found)
    for number in range(count, count + 4):
        codes[number] = first + lowest(found)
        found &= found - 1
    for number in range(count + 4, after):
        codes[number] = first + lowest(found)
        found &= found - 1
    return after


@rule
def legal_discards(state: State, codes: Codes) -> int:
    """Any card of the hand (nautilus:discard-when-stuck)."""
    return list_cards(state.hands[state.seat], DISCARD, codes)


@rule
def discard(state: State, kind: int) -> None:
    put_on_pile(state, kind)
    undoing.remember_discard(state, kind)
    end_turn(state, NO_EFFECT)


@noinline_rule
def end_card(state: State) -> None:
    """A sailor has come to rest: the game may be over (nautilus:game-ends-at-once)."""
    if has_won(state, int(state.seat) % 2):
        state.asked = ASK_NOTHING
        state.commander = NOTHING
        return
    end_turn(state, NO_EFFECT)


@noinline_rule
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
def next_round(state: State) -> None:
    """The deal passes on clockwise (nautilus:dealer-moves, nautilus:two-dealer)."""
    undoing.remember(state, NOTHING)
    state.dealer = (int(state.dealer) + 1) % int(state.seats)
    state.round_number += 1
    deal.begin(state)
