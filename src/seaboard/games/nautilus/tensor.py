"""The tensor of Nautilùs: what lies open, the own hand, and what the seat has learnt of the others.

Colours, fields and caves are counted from the seat: its own colour is the first, its own start is
field 0. Moves are written with the colours of the board, so the seat's own number is told as well.
A hand is shown where `knowledge.sees` lets it be seen, and else as the cards known to be in it.
"""

from __future__ import annotations

from typing import Any, Final

from ...lab.observing.blocks import Block, Plan
from ..kernel.bits import lowest
from ..kernel.compiling import rule
from ..kernel.copying import copy_numbers
from ..kernel.generic import decider
from .numbers import DECK_SIZE
from .rules import knowledge, turns
from .rules.pieces import distance, in_caves
from .state import (
    CARDS,
    CAVE,
    CAVES,
    COLOURS,
    HARBOUR,
    KINDS,
    MAX_RING,
    NOTHING,
    PER_COLOUR,
    PLACES,
    QUESTIONS,
    SAILORS,
    SEAT_NAMES,
    SPOTS_IN_A_WORD,
    WHIRLPOOL,
    WITH,
    WITHOUT,
    State,
)
from .view import chosen_card

MOST: Final = 255  # of what the rules do not limit
_NUMBER_OF_COLOURS: Final = len(COLOURS)
_RING_WORDS: Final = CAVE // SPOTS_IN_A_WORD  # of the bits of occupied spots
_RELATIVE: Final = ("own", "left", "facing", "right")


@rule
def _seat(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at + seat] = 1


@rule
def _asked(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at + int(state.asked)] = 1


@rule
def _time(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = min(state.round_number, MOST)
    out[at + 1] = state.deck_left
    out[at + 2] = state.five_left


@rule
def _pile(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state, "pile", KINDS, out, at)


@rule
def _last_card(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.last_card))


@rule
def _five_moved(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.five_used != 0:
        for place in range(SAILORS):
            out[at + place] = (int(state.five_used) >> sailor_at(seat, place)) & 1


@rule
def _questions(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.asked_cards != 0:
        for kind in range(KINDS):
            out[at + kind] = (int(state.asked_cards) >> kind) & 1


@rule
def _wanted(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.wanted))


@rule
def _chosen(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(chosen_card(state, seat)))


@rule
def _swap_gave(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.swap_gave[seat]))


@rule
def _swap_got(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.swap_got[seat]))


@rule
def _trade_gave(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.trade_gave[seat]))


@rule
def _trade_got(state: State, seat: int, who: int, out: Any, at: int) -> None:
    _mark(out, at, int(state.trade_got[seat]))


@rule
def _mark(out: Any, at: int, card: int) -> None:
    if card != NOTHING:
        out[at + card] = 1


@rule
def _moby_dick(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.table.moby != NOTHING:
        out[at + steps_from(state, seat, int(state.table.moby))] = 1


@rule
def _ring(state: State, seat: int, who: int, out: Any, at: int) -> None:
    """By the bits of occupied fields: to ask each sailor would be 16 unpredictable branches."""
    for word in range(_RING_WORDS):
        spots = int(state.table.occupied[word])
        while spots != 0:
            spot = word * SPOTS_IN_A_WORD + lowest(spots)
            spots &= spots - 1
            field = steps_from(state, seat, spot)
            out[at + field * _NUMBER_OF_COLOURS + colour_from(seat, colour_at(state, spot))] = 1


@rule
def _caves(state: State, seat: int, who: int, out: Any, at: int) -> None:
    caves = in_caves(state.table)
    while caves != 0:
        spot = CAVE + lowest(caves)
        caves &= caves - 1
        cave = (spot - CAVE - seat) % CAVES
        out[at + cave * _NUMBER_OF_COLOURS + colour_from(seat, colour_at(state, spot))] = 1


@rule
def _sailors(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for place in range(SAILORS):
        waits = state.table.place[sailor_at(seat, place)] == WHIRLPOOL
        out[at + place * _SAILOR_SIZE] = waits & (place % PER_COLOUR < state.sailors)
    for word in range(_RING_WORDS + 1):
        spots = int(state.table.occupied[word])
        while spots != 0:
            spot = word * SPOTS_IN_A_WORD + lowest(spots)
            spots &= spots - 1
            sailor = int(state.table.at[spot]) - 1
            place = (sailor - seat * PER_COLOUR) % SAILORS
            _sailor(state, sailor, spot, out, at + place * _SAILOR_SIZE)


@rule
def _sailor(state: State, sailor: int, spot: int, out: Any, at: int) -> None:
    if spot >= HARBOUR:
        out[at + 3] = (spot - HARBOUR) % PLACES + 1
    elif spot >= CAVE:
        out[at + 2] = 1
        out[at + 4] = steps_from(state, sailor // PER_COLOUR, int(state.board.mouths[spot - CAVE]))
    else:
        out[at + 1] = 1
        out[at + 4] = steps_from(state, sailor // PER_COLOUR, spot)
        out[at + 5] = (int(state.table.fresh) >> sailor) & 1


@rule
def steps_from(state: State, colour: int, field: int) -> int:
    """How far the field lies beyond the colour's start."""
    return distance(state.board, int(state.board.starts[colour]), field)


@rule
def colour_from(seat: int, colour: int) -> int:
    """The colour's place, counted from the seat's own."""
    return (colour - seat) % _NUMBER_OF_COLOURS


@rule
def colour_at(state: State, spot: int) -> int:
    """Whose sailor stands there."""
    return (int(state.table.at[spot]) - 1) // PER_COLOUR


@rule
def sailor_at(seat: int, place: int) -> int:
    """The sailor at that place of the seat's own counting."""
    return (place + seat * PER_COLOUR) % SAILORS


@rule
def _standing(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.seat == who
    out[at + 1] = decider(state) == who
    out[at + 2] = state.dealer == who
    out[at + 3] = state.commander == who
    out[at + 4] = (int(state.table.telescopes) >> who) & 1
    out[at + 5] = turns.is_home(state, who) and (state.seats > 2 or turns.is_home(state, who + 2))
    out[at + 6] = knowledge.sees(state, seat, who)


@rule
def _cards(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.held[who]


@rule
def _announced(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.announced[who] == WITH
    out[at + 1] = state.announced[who] == WITHOUT


@rule
def _hand(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if knowledge.sees(state, seat, who):
        for kind in range(KINDS):
            out[at + kind] = state.hands[who][kind]
    else:
        for kind in range(KINDS):
            out[at + kind] = state.knowledge.known[seat][who][kind]


_SAILOR_CELLS: Final = (
    "in the whirlpool", "on the ring", "in a cave", "harbour place", "steps from its start",
    "on its start, not moved",
)  # fmt: skip
_SAILOR_SIZE: Final = len(_SAILOR_CELLS)
_SAILOR_NAMES: Final = tuple(
    f"{colour} {number + 1}" for colour in _RELATIVE for number in range(PER_COLOUR)
)
_COPIES: Final = 11  # no card is there more often

_TABLE: Final = (
    Block("seat", SEAT_NAMES, 1, "the seat that looks, because moves name colours", _seat),
    Block("asked", QUESTIONS, 1, "what is to be decided", _asked),
    Block(
        "time",
        ("round", "cards in the deck", "steps left of the 5"),
        MOST,
        "how far the game, the deck and a 5 are",
        _time,
        DECK_SIZE,
    ),
    Block("pile", CARDS, _COPIES, "cards played or discarded since the shuffle", _pile),
    Block("last card", CARDS, 1, "what a Nautilùs would use", _last_card),
    Block("five moved", _SAILOR_NAMES, 1, "sailors that had their part of the 5", _five_moved),
    Block("asked for", CARDS, 1, "questions of this Sea Trade", _questions),
    Block("wanted", CARDS, 1, "the card found by a question", _wanted),
    Block("laid ready", CARDS, 1, "the card chosen for an exchange", _chosen),
    Block("swap gave", CARDS, 1, "the own card of the swap before the round", _swap_gave),
    Block("swap got", CARDS, 1, "what was received for it", _swap_got),
    Block("trade gave", CARDS, 1, "the own card of the latest Sea Trade", _trade_gave),
    Block("trade got", CARDS, 1, "what was received for it", _trade_got),
    Block(
        "Moby Dick",
        tuple(f"field {field}" for field in range(MAX_RING)),
        1,
        "where he is; fields are counted from the own start",
        _moby_dick,
    ),
    Block(
        "ring",
        tuple(f"field {field} {colour}" for field in range(MAX_RING) for colour in _RELATIVE),
        1,
        "a sailor of the colour stands there",
        _ring,
    ),
    Block(
        "caves",
        tuple(f"cave {cave} {colour}" for cave in range(CAVES) for colour in _RELATIVE),
        1,
        "a sailor of the colour is inside; caves are counted from the own",
        _caves,
    ),
    Block(
        "sailors",
        tuple(f"{sailor} {cell}" for sailor in _SAILOR_NAMES for cell in _SAILOR_CELLS),
        MAX_RING,
        "each sailor by its number; in a cave the steps are those of the mouth",
        _sailors,
        4,
    ),
)
_PLAYER: Final = (
    Block(
        "standing",
        (
            "has the turn", "decides", "dealer", "commands", "Telescope", "home",
            "hand is open",
        ),
        1,
        "the player at the table",
        _standing,
    ),
    Block("cards", ("in hand",), DECK_SIZE, "how many", _cards, 8),
    Block("announced", ("with a 1 or 12", "without"), 1, "said before the round", _announced),
    Block("hand", CARDS, _COPIES, "all cards if it is open, else the known ones", _hand, 2),
)  # fmt: skip
PLAN: Final = Plan(State, _TABLE, _PLAYER)
