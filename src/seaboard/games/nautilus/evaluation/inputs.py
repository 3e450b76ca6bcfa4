"""What a net sees of Nautilùs, from one seat: the table, colour by colour, then each player.

Colours and players are counted from the seat that looks. A hand counts card by card where the seat
may see it, and else by the cards that are known to be in it; a net that looks into drawn worlds
sees all hands of such a world (`knows` is a seat beyond the table then).
"""

from __future__ import annotations

from typing import Any, Final

from ....bots.generic import Numbers
from ....bots.nets import Group, Reading
from ...kernel.compiling import rule
from ..numbers import DECK_SIZE, MOST_STEPS
from ..rules import knowledge
from ..rules.exchanges import partner
from ..state import (
    ASK_DEAL,
    CARDS,
    CAVE,
    COLOURS,
    HARBOUR,
    KINDS,
    MAX_RING,
    NOTHING,
    PER_COLOUR,
    PLACES,
    QUESTIONS,
    TWO,
    WHIRLPOOL,
    WITH,
    WITHOUT,
    State,
)
from . import outlook
from .evaluator import LEAD
from .value import cards_value, danger, sailor_value
from .weights import AVERAGE_CARD, WEIGHTS

LEAD_SCALE: Final = 100.0
_NUMBER_OF_COLOURS: Final = len(COLOURS)
_STRETCH: Final = 5  # fields of the ring that are told together
_STRETCHES: Final = MAX_RING // _STRETCH
_NEAR: Final = MOST_STEPS + 1
_COLOUR_CELLS: Final = (
    "waiting", "in caves", "progress", "value", "danger", "on its start",
    *(f"harbour {place + 1}" for place in range(PLACES)),
    *(f"way {steps}" for steps in range(_NEAR)),
    *(f"gone {n * _STRETCH}" for n in range(_STRETCHES + 1)),
)  # fmt: skip
_COLOUR_SIZE: Final = len(_COLOUR_CELLS)
_HARBOUR_AT, _WAY_AT = 6, 6 + PLACES
_GONE_AT: Final = _WAY_AT + _NEAR
_RELATIVE: Final = ("own", "left", "facing", "right")


@rule
def _is_open(state: State, knows: int, who: int) -> bool:
    """Whether the cards of a player lie open to whoever looks."""
    return knows >= state.seats or knowledge.sees(state, knows, who)


@rule
def _waits_for_a_card(state: State, knows: int, who: int) -> bool:
    """Whether a partner has laid a card ready for the hand that whoever looks does not know."""
    if knows >= state.seats or state.mode == TWO:
        return False
    giver = int(partner(state, who))
    return giver != knows and state.offered[giver] != NOTHING


@rule
def _known_cards_value(state: State, knows: int, who: int) -> float:
    """The hand-made value of a hand; of a hidden one, what so many cards are usually worth.

    So is a hand that waits for a partner's card, which lies face down until both have chosen.
    """
    if _is_open(state, knows, who) and not _waits_for_a_card(state, knows, who):
        return cards_value(state, who, WEIGHTS[0])
    cards = int(state.held[who])
    if state.asked == ASK_DEAL:
        cards = max(cards, int(state.hand_goal))
    return AVERAGE_CARD * cards


@rule
def _lead(state: State, knows: int, who: int, out: Any, at: int) -> None:
    """How far the own team is ahead by the hand-made estimate, from what may be known."""
    total = 0.0
    for colour in range(_NUMBER_OF_COLOURS):
        value = 0.0
        for sailor in range(colour * PER_COLOUR, colour * PER_COLOUR + int(state.sailors)):
            value += sailor_value(state, sailor, WEIGHTS[0])
        total += value if (colour - who) % 2 == 0 else -value
    cards = 0.0
    for player in range(state.seats):
        value = _known_cards_value(state, knows, player)
        cards += value if (player - who) % 2 == 0 else -value
    out[at] = (total + cards) / LEAD_SCALE
    out[at + 1] = cards / LEAD_SCALE


@rule
def _asked(state: State, knows: int, who: int, out: Any, at: int) -> None:
    out[at + int(state.asked)] = 1


@rule
def _time(state: State, knows: int, who: int, out: Any, at: int) -> None:
    out[at] = state.deck_left / DECK_SIZE
    out[at + 1] = state.hand_goal / 6
    out[at + 2] = state.five_left / 5
    out[at + 3] = state.table.moby != NOTHING
    out[at + 4] = state.sailors / PER_COLOUR


@rule
def _pile(state: State, knows: int, who: int, out: Any, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = state.pile[kind] / 8


@rule
def _colours(state: State, knows: int, who: int, out: Any, at: int) -> None:
    for place in range(_NUMBER_OF_COLOURS):
        _colour(state, (who + place) % _NUMBER_OF_COLOURS, out, at + place * _COLOUR_SIZE)


@rule
def _colour(state: State, colour: int, out: Any, at: int) -> None:
    ring = int(state.board.ring)
    gone, value, danger_sum = 0, 0.0, 0.0
    waiting, in_caves = 0, 0
    for sailor in range(colour * PER_COLOUR, colour * PER_COLOUR + int(state.sailors)):
        spot = int(state.table.place[sailor])
        value += sailor_value(state, sailor, WEIGHTS[0])
        if spot == WHIRLPOOL:
            waiting += 1
        elif spot >= HARBOUR:
            gone += ring
            out[at + _HARBOUR_AT + (spot - HARBOUR) % PLACES] = 1
        else:
            way = int(outlook.way_to_start(state.board, state.table, sailor, spot))
            gone += ring - way
            out[at + _GONE_AT + max(0, ring - way) // _STRETCH] += 1
            if way < _NEAR:
                out[at + _WAY_AT + way] = 1
            if spot >= CAVE:
                in_caves += 1
            else:
                danger_sum += danger(state, sailor, spot, WEIGHTS[0])
                if outlook.is_fresh(state.table, sailor):
                    out[at + 5] = 1
    out[at] = waiting / PER_COLOUR
    out[at + 1] = in_caves / 2
    out[at + 2] = gone / (2 * ring)
    out[at + 3] = value / LEAD_SCALE
    out[at + 4] = danger_sum


@rule
def _standing(state: State, knows: int, who: int, out: Any, at: int) -> None:
    out[at] = state.seat == who
    out[at + 1] = state.dealer == who
    out[at + 2] = state.commander == who
    out[at + 3] = (int(state.table.telescopes) >> who) & 1
    out[at + 4] = state.announced[who] == WITH
    out[at + 5] = state.announced[who] == WITHOUT
    out[at + 6] = state.held[who] / 5
    out[at + 7] = _is_open(state, knows, who)
    out[at + 8] = _known_cards_value(state, knows, who) / 50


@rule
def _hand(state: State, knows: int, who: int, out: Any, at: int) -> None:
    if _is_open(state, knows, who):
        for kind in range(KINDS):
            out[at + kind] = state.hands[who][kind]
    else:
        for kind in range(KINDS):
            out[at + kind] = state.knowledge.known[knows][who][kind]


_TABLE: Final = (
    Group("lead", ("all", "cards"), _lead),
    Group("asked", QUESTIONS, _asked),
    Group("time", ("deck", "hand", "steps of a 5", "Moby Dick", "sailors"), _time),
    Group("pile", CARDS, _pile),
    Group(
        "colours",
        tuple(f"{colour} {cell}" for colour in _RELATIVE for cell in _COLOUR_CELLS),
        _colours,
    ),
)
_PLAYER: Final = (
    Group(
        "standing",
        (
            "has the turn", "dealer", "commands", "Telescope", "with a 1 or 12", "without",
            "cards", "open", "value of the hand",
        ),
        _standing,
    ),
    Group("hand", CARDS, _hand),
)  # fmt: skip


def base(state: State, seat: int, inputs: Any, scores: Numbers) -> None:
    """The hand-made lead, which is the first of the inputs; the others' is its opposite."""
    ahead = float(inputs[0]) * LEAD_SCALE
    for who in range(state.seats):
        scores[who] = ahead if (who - seat) % 2 == 0 else -ahead


def rests(state: State) -> bool:
    """Turns are judged before new hands are dealt."""
    return bool(state.asked == ASK_DEAL)


_ODDS: Final = 1.0986122886681098  # a lead of LEAD wins three games of four
READING: Final = Reading(
    State,
    _TABLE,
    _PLAYER,
    base=base,
    rests=rests,
    sides=lambda _seats: 2,
    unit=2 * LEAD / _ODDS,  # the other side's lead is the opposite
)
