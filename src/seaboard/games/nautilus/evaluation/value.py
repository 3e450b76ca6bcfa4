"""How far a team is ahead, in steps on the ring: a player's reckoning of table and hands.

A sailor counts the steps that it has gone, and more once it is home; on the ring, less by the
likelihood that it is hit. A card in hand counts what it will bring: most for a 1 or 12 with sailors
waiting, for a 4 with a sailor on its start, and for the card that takes one home.
"""

from __future__ import annotations

from ...kernel.compiling import noinline_rule, rule
from ..numbers import DIE_FACES, FORWARD_STEPS, MOST_STEPS
from ..rules.exchanges import partner
from ..rules.turns import has_won
from ..state import (
    ASK_DEAL,
    ASK_NOTHING,
    ASK_RETURN,
    ASK_SKIPPED,
    CAVE,
    FOUR,
    HARBOUR,
    KINDS,
    ONE,
    PER_COLOUR,
    PLACES,
    SAILORS,
    TWELVE,
    TWO,
    WHIRLPOOL,
    State,
)
from . import outlook
from .weights import AVERAGE_CARD, Weights

WON = 300.0  # steps that nobody can lead by otherwise
MOST_DANGER = 0.9


@rule
def danger(state: State, sailor: int, field: int, w: Weights) -> float:
    """How likely the sailor on that ring field is hit before it gets away."""
    likely = w.danger * outlook.threats(state, sailor, field, w.next_hand)
    fields = outlook.fields_before_moby(state, field)
    if fields > 0:
        if fields <= DIE_FACES:
            likely += w.die * (DIE_FACES + 1 - fields) / DIE_FACES
        if outlook.is_moby_dicks_next(state, field):
            likely += w.whale
    return min(likely, MOST_DANGER)


@rule
def sailor_value(state: State, sailor: int, w: Weights) -> float:
    """Steps gone, as far as they are safe."""
    place = int(state.table.place[sailor])
    if place == WHIRLPOOL:
        return 0.0
    ring = int(state.board.ring)
    if place >= HARBOUR:
        within = (place - HARBOUR) % PLACES + 1
        return (
            w.in_play
            + ring
            + within
            + w.in_harbour
            - w.gap * outlook.gaps_behind(state.table, place)
        )
    gone = w.in_play + ring - outlook.way_to_start(state.board, state.table, sailor, place)
    if place >= CAVE:
        return gone * (1.0 - w.cave)
    return gone * (1.0 - danger(state, sailor, place, w))


@rule
def holds(state: State, seat: int, kind: int) -> int:
    """Cards of a kind that the seat has once every exchange that is under way is done."""
    count = int(state.hands[seat][kind])
    if state.offered[seat] == kind:
        count -= 1
    if state.mode == TWO:
        if state.asked == ASK_RETURN and state.wanted == kind:
            count += 1 if seat == state.seat else -1
    elif state.offered[partner(state, seat)] == kind:
        count += 1
    return count


@rule
def turns_home(state: State, sailor: int, steps: int, four: bool, w: Weights) -> float:
    """Worth of a card in hand (a bit for each number of steps) that takes the sailor home or, a 4,
    around most of the ring.
    """
    place = int(state.table.place[sailor])
    if place == WHIRLPOOL or place >= HARBOUR:
        return 0.0
    way = outlook.way_to_start(state.board, state.table, sailor, place)
    total = 0.0
    if way <= MOST_STEPS and (steps >> (way + 1)) & 15 != 0:
        total += w.homing
    if four and place < CAVE:
        past = int(state.board.ring) - way
        if past == 0:
            total += w.shortcut
        elif past <= 3:
            total += w.homing + w.shortcut
    return total


@rule
def hand_value(state: State, seat: int, w: Weights) -> float:
    """What the seat's cards will bring with the sailors that they move."""
    colours = outlook.colours_of(state, seat)
    waiting, in_play = 0, 0
    for colour in range(4):
        if (colours >> colour) & 1 == 1:
            waiting += outlook.waiting(state, colour)
            for sailor in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                if WHIRLPOOL < state.table.place[sailor] < HARBOUR:
                    in_play += 1
    part = 1.0 if in_play > 0 else w.idle
    total = 0.0
    steps, entries = 0, 0
    for kind in range(TWELVE + 1):
        count = holds(state, seat, kind)
        if count > 0:
            total += count * part * w.cards[kind]
            steps |= 1 << FORWARD_STEPS[kind]
            if kind in (ONE, TWELVE):
                entries += count
    for kind in range(TWELVE + 1, KINDS):
        total += holds(state, seat, kind) * w.cards[kind]
    if entries > 0 and waiting > 0:
        total += w.entry * min(entries, waiting)
        if in_play == 0:
            total += w.first_entry
    if in_play > 0:
        four = holds(state, seat, FOUR) > 0
        for colour in range(4):
            if (colours >> colour) & 1 == 1:
                for sailor in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                    total += turns_home(state, sailor, steps & ~1, four, w)
    return total


@rule
def cards_value(state: State, seat: int, w: Weights) -> float:
    """The seat's hand, what it will be dealt, and what it sees of others."""
    total = hand_value(state, seat, w)
    if state.asked == ASK_DEAL:
        total += AVERAGE_CARD * (state.hand_goal - state.held[seat])
    elif state.asked == ASK_SKIPPED and seat == state.seat:
        total -= w.lost_turn
    if (state.table.telescopes >> seat) & 1 == 1:
        for other in range(state.seats):
            if outlook.team_of(other) != outlook.team_of(seat):
                total += w.sight * state.held[other]
    return total


@noinline_rule
def lead(state: State, w: Weights) -> float:
    """How far the first team (north and south) is ahead of the other."""
    total = 0.0
    for sailor in range(SAILORS):
        value = sailor_value(state, sailor, w)
        total += value if outlook.team_of(sailor // PER_COLOUR) == 0 else -value
    for seat in range(state.seats):
        value = cards_value(state, seat, w)
        total += value if outlook.team_of(seat) == 0 else -value
    if state.asked == ASK_NOTHING:
        total += WON if has_won(state, 0) else -WON
    return total
