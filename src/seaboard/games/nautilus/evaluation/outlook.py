"""How a bot reads the table: how far a sailor has come, who could hit it, whose cards move it."""

from __future__ import annotations

from ...kernel.compiling import rule
from ..numbers import DECK, DECK_SIZE, MOST_STEPS, MOST_STEPS_OF_FIVE, SWEEP
from ..rules.pieces import around, distance
from ..rules.turns import is_home
from ..state import CARD_TWO as TWO_STEPS
from ..state import (
    CAVE,
    EIGHT,
    FIVE,
    FOUR,
    HARBOUR,
    NINE,
    NOTHING,
    ONE,
    PER_COLOUR,
    SEVEN,
    SIX,
    TEN,
    THREE,
    TWELVE,
    TWO,
    WHIRLPOOL,
    Board,
    State,
    Table,
)

# How many cards of the deck go each number of steps forward; a 5 goes any number up to five.
_CARD_OF = (
    NOTHING, ONE, TWO_STEPS, THREE, NOTHING, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, NOTHING, TWELVE,
)  # fmt: skip
CARDS_OF_STEPS = tuple(
    (0 if kind == NOTHING else DECK[kind]) + (DECK[FIVE] if 0 < steps < MOST_STEPS_OF_FIVE else 0)
    for steps, kind in enumerate(_CARD_OF)
)
ENTRIES = DECK[ONE] + DECK[TWELVE]
SEVENS = DECK[SEVEN]
FOURS = DECK[FOUR]
EACH = 1.0 / DECK_SIZE


@rule
def sailor_at(table: Table, spot: int) -> int:
    """Who stands there, or NOTHING."""
    return int(table.at[spot]) - 1


@rule
def team_of(colour_or_seat: int) -> int:
    """Opposite seats and colours belong together."""
    return colour_or_seat % 2


@rule
def is_fresh(table: Table, sailor: int) -> bool:
    return (table.fresh >> sailor) & 1 == 1


@rule
def way_to_start(board: Board, table: Table, sailor: int, place: int) -> int:
    """Steps until the sailor, on the ring or in a cave, stands where it may turn in."""
    start = int(board.starts[sailor // PER_COLOUR])
    if place >= CAVE:
        return distance(board, int(board.mouths[place - CAVE]), start) + 1
    if place == start:
        return int(board.ring) if is_fresh(table, sailor) else 0
    return distance(board, place, start)


@rule
def waiting(state: State, colour: int) -> int:
    """Sailors of a colour in their whirlpool."""
    count = 0
    for sailor in range(colour * PER_COLOUR, colour * PER_COLOUR + int(state.sailors)):
        if state.table.place[sailor] == WHIRLPOOL:
            count += 1
    return count


@rule
def mover_of(state: State, colour: int) -> int:
    """The seat whose cards move the colour for the most part."""
    return colour % int(state.seats)


@rule
def colours_of(state: State, seat: int) -> int:
    """A bit for each colour that the seat's cards move."""
    if state.mode == TWO:
        return (1 << seat) | (1 << (seat + 2))
    return 1 << ((seat + 2) % 4) if is_home(state, seat) else 1 << seat


@rule
def strikes(state: State, sailor: int, team: int, next_hand: float) -> float:
    """How many cards an opponent may hold who owns this sailor; none if it is no opponent's."""
    colour = sailor // PER_COLOUR
    if team_of(colour) == team:
        return 0.0
    return state.held[mover_of(state, colour)] + next_hand


@rule
def threats(state: State, sailor: int, field: int, next_hand: float) -> float:
    """How likely a card of an opponent, drawn at random, hits the sailor on that ring field.

    From behind by the card of that number if nobody stands between, by a 7 anyway; from four
    fields ahead by a 4; on an opponent's start by a 1 or 12.
    """
    board, table = state.board, state.table
    team = team_of(sailor // PER_COLOUR)
    cards = 0.0
    behind, clear = field, True
    for steps in range(1, MOST_STEPS + 1):
        behind = around(board, behind, -1)
        other = sailor_at(table, behind)
        if other == NOTHING:
            continue
        hand = strikes(state, other, team, next_hand)
        if clear:
            cards += CARDS_OF_STEPS[steps] * hand
        if steps <= SWEEP and (steps < SWEEP or not clear):
            cards += SEVENS * hand
        clear = False
        if steps >= SWEEP:
            break
    ahead = field
    for steps in range(1, 5):
        ahead = around(board, ahead, 1)
        other = sailor_at(table, ahead)
        if other != NOTHING:
            if steps == 4:
                cards += FOURS * strikes(state, other, team, next_hand)
            break
    for colour in (1 - team, 3 - team):
        if board.starts[colour] == field and waiting(state, colour) > 0:
            cards += ENTRIES * (state.held[mover_of(state, colour)] + next_hand)
    return cards * EACH


@rule
def fields_before_moby(state: State, field: int) -> int:
    """How far Moby Dick is behind the field; 0 if he is not on the board."""
    if state.table.moby == NOTHING:
        return 0
    return distance(state.board, int(state.table.moby), field)


@rule
def is_moby_dicks_next(state: State, field: int) -> bool:
    """Whether nobody else is between Moby Dick and the field."""
    if state.table.moby == NOTHING:
        return False
    at = int(state.table.moby)
    for _ in range(int(state.board.ring)):
        at = around(state.board, at, 1)
        if at == field:
            return True
        if sailor_at(state.table, at) != NOTHING:
            return False
    return False


@rule
def gaps_behind(table: Table, place: int) -> int:
    """Empty harbour places further in than this one."""
    count = 0
    last = HARBOUR + (place - HARBOUR) // PER_COLOUR * PER_COLOUR + PER_COLOUR
    for spot in range(place + 1, last):
        if table.at[spot] == 0:
            count += 1
    return count
