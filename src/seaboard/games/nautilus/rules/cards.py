"""The cards: which uses each has now, and what it does, from the hand or through a Nautilùs."""

from __future__ import annotations

from ...kernel.compiling import lone_rule, rule
from ...kernel.schema import Codes
from ..moves import (
    BEHIND,
    END_KINDS,
    ENTER,
    MOST_STEPS_OF_FIVE,
    MOVE,
    MOVER_STEPS,
    MOVERS,
    PLAIN,
    SKIP,
    SWITCH,
)
from ..state import (
    ASK_FIVE,
    ASK_START,
    ASK_TURN,
    ASK_USE,
    CAVE,
    COLOURS,
    COMMANDEER,
    COMPASS,
    EIGHT,
    FIVE,
    HARBOUR,
    KINDS,
    MOBY,
    MOBY_DICK,
    NAUTILUS,
    NOTHING,
    ONE,
    PER_COLOUR,
    SAILORS,
    SEVEN,
    STORM,
    TELESCOPE,
    TRADE,
    TWELVE,
    TWO,
    WHIRLPOOL,
    State,
)
from . import exchanges, five, knowledge, moby_dick, moving, turns, undoing
from .pieces import around

NUMBER_OF_COLOURS = len(COLOURS)
SEVEN_MOVER = MOVERS.index(SEVEN)


@rule
def legal_turn(state: State, codes: Codes) -> int:
    """Every use of every card in hand; only without any, discards (nautilus:must-play)."""
    count = 0
    hand = state.hands[state.seat]
    colours = turns.colours_moved(state)
    for kind in range(KINDS):
        if hand[kind] > 0:
            count = legal_uses(state, kind, colours, codes, count)
    if count == 0:
        return turns.legal_discards(state, codes)
    return count


@lone_rule
def legal_uses(state: State, kind: int, colours: int, codes: Codes, count: int) -> int:
    """Append every way to use a card of this kind."""
    if kind == FIVE:
        return five.legal_parts(state, 0, MOST_STEPS_OF_FIVE, codes, count)
    if kind == COMPASS:
        return _legal_switches(state, codes, count)
    if kind >= NAUTILUS:
        codes[count] = PLAIN + kind - NAUTILUS  # nautilus:always-playable
        return count + 1
    if kind in (ONE, TWELVE):
        count = _legal_entries(state, kind, colours, codes, count)
    elif kind == EIGHT and turns.someone_follows(state):
        codes[count] = SKIP
        count += 1
    return _legal_moves(state, kind - (1 if kind > FIVE else 0), colours, codes, count)


@rule
def _legal_moves(state: State, mover: int, colours: int, codes: Codes, count: int) -> int:
    """One sailor moves the steps of the card."""
    steps = MOVER_STEPS[mover]
    for colour in range(NUMBER_OF_COLOURS):
        if (colours >> colour) & 1 == 0:
            continue
        for sailor in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
            if state.table.place[sailor] == WHIRLPOOL:
                continue
            found = moving.ends(state.board, state.table, sailor, steps, mover == SEVEN_MOVER)
            end = 0
            while found != 0:
                if found & 1 == 1:
                    codes[count] = MOVE + (mover * SAILORS + sailor) * END_KINDS + end
                    count += 1
                found >>= 1
                end += 1
    return count


@rule
def _legal_entries(state: State, kind: int, colours: int, codes: Codes, count: int) -> int:
    """The first sailor in each whirlpool (nautilus:card-1-and-12); they are all alike."""
    for colour in range(NUMBER_OF_COLOURS):
        if (colours >> colour) & 1 == 0:
            continue
        first = colour * PER_COLOUR
        for sailor in range(first, first + int(state.sailors)):
            if state.table.place[sailor] == WHIRLPOOL:
                codes[count] = ENTER + (SAILORS if kind == TWELVE else 0) + sailor
                count += 1
                break
    return count


@lone_rule
def _legal_switches(state: State, codes: Codes, count: int) -> int:
    """Any two pieces on ring and caves; Moby Dick stays on the ring (nautilus:compass,
    nautilus:compass-moby-dick, nautilus:compass-not-whirlpool-or-harbour).
    """
    table = state.table
    in_play = 0
    for sailor in range(SAILORS):
        if WHIRLPOOL < table.place[sailor] < HARBOUR:
            in_play |= 1 << sailor
    for second in range(1, SAILORS):
        if (in_play >> second) & 1 == 0:
            continue
        for first in range(second):
            if (in_play >> first) & 1 == 1:
                codes[count] = SWITCH + second * (second - 1) // 2 + first
                count += 1
    if table.moby == NOTHING:
        return count
    for sailor in range(SAILORS):
        if (in_play >> sailor) & 1 == 1 and table.place[sailor] < state.board.ring:
            codes[count] = SWITCH + MOBY_DICK * (MOBY_DICK - 1) // 2 + sailor
            count += 1
    return count


@rule
def spend(state: State, kind: int) -> None:
    """The card leaves the hand and is noted for a Nautilùs; one used through a Nautilùs is not in
    hand, and a 5 leaves it with its first part.
    """
    if state.asked != ASK_TURN:
        return
    turns.put_on_pile(state, kind)
    if kind not in (NAUTILUS, STORM):
        undoing.remember(state, kind)


@rule
def move_sailor(state: State, mover: int, sailor: int, end: int) -> None:
    spend(state, mover + (1 if mover >= FIVE else 0))
    moving.move(state.board, state.table, sailor, MOVER_STEPS[mover], end, mover == SEVEN_MOVER)
    turns.end_card(state)


@rule
def move_part(state: State, steps: int, sailor: int, end: int) -> None:
    """A part of a 5; further parts follow until all steps are used (nautilus:card-5)."""
    spend(state, FIVE)
    if state.asked != ASK_FIVE:
        state.five_left = MOST_STEPS_OF_FIVE
    moving.move(state.board, state.table, sailor, steps, end, False)
    state.five_left -= steps
    state.five_used |= 1 << sailor
    if state.five_left > 0:
        state.asked = ASK_FIVE
        return
    state.five_used = 0
    turns.end_card(state)


@rule
def legal_next_parts(state: State, codes: Codes) -> int:
    return five.legal_parts(state, int(state.five_used), int(state.five_left), codes, 0)


@lone_rule
def enter(state: State, kind: int, sailor: int) -> None:
    spend(state, kind)
    moving.enter(state.board, state.table, sailor)
    turns.end_turn(state, turns.NO_EFFECT)


@rule
def skip_next(state: State) -> None:
    """The next player discards instead of having a turn (nautilus:card-8)."""
    spend(state, EIGHT)
    turns.end_turn(state, turns.SKIPPED)


@lone_rule
def switch(state: State, pair: int) -> None:
    """Two pieces change places and count as moved (nautilus:compass-counts-as-moved)."""
    spend(state, COMPASS)
    second = 1
    while second * (second + 1) // 2 <= pair:
        second += 1
    first = pair - second * (second - 1) // 2
    table = state.table
    spot = int(table.place[first])
    other = int(table.moby) if second == MOBY_DICK else int(table.place[second])
    table.fresh &= ~(1 << first)
    table.at[spot] = 0
    if second == MOBY_DICK:
        table.moby = spot
    else:
        table.fresh &= ~(1 << second)
        table.place[second] = spot
        table.at[spot] = second + 1
    table.place[first] = other
    table.at[other] = first + 1
    turns.end_turn(state, turns.NO_EFFECT)


@lone_rule
def play_plain(state: State, kind: int) -> None:
    """A card that needs no further choice at once."""
    through_nautilus = state.asked == ASK_USE
    spend(state, kind)
    if kind == NAUTILUS:
        _nautilus(state)
    elif kind == STORM:
        _storm(state, through_nautilus)
    elif kind == TRADE:
        exchanges.begin_trade(state)
    elif kind == COMMANDEER:
        turns.end_turn(state, turns.COMMANDED)
    elif kind == TELESCOPE:
        state.table.telescopes |= 1 << int(state.seat)
        turns.end_turn(state, turns.NO_EFFECT)
    elif kind == MOBY:
        moby_dick.go_hunting(state.board, state.table)
        turns.end_turn(state, turns.NO_EFFECT)


@lone_rule
def _storm(state: State, through_nautilus: bool) -> None:
    """Hands go to the right, and the same seat plays on (nautilus:storm,
    nautilus:storm-second-card, nautilus:storm-with-empty-hands).
    """
    knowledge.stormed(state)
    last = int(state.seats) - 1
    for kind in range(KINDS):
        first_count = int(state.hands[0][kind])
        for seat in range(last):
            state.hands[seat][kind] = state.hands[seat + 1][kind]
        state.hands[last][kind] = first_count
    first_held, first_origin = int(state.held[0]), int(state.origin[0])
    for seat in range(last):
        state.held[seat] = state.held[seat + 1]
        state.origin[seat] = state.origin[seat + 1]
    state.held[last] = first_held
    state.origin[last] = first_origin
    if state.held[state.seat] > 0:
        state.asked = ASK_TURN
        return
    if not through_nautilus:
        undoing.remember(state, STORM)
    turns.end_turn(state, turns.NO_EFFECT)


@lone_rule
def _nautilus(state: State) -> None:
    """Undo, then Moby Dick's first entry, then the use of the card (nautilus:nautilus-order)."""
    undoing.undo(state)
    if state.entry != NOTHING:
        _use_last_card(state)
    elif state.mode == TWO:
        state.asked = ASK_START
    else:
        let_moby_dick_in(state, int(state.seat))


@rule
def legal_starts(state: State, codes: Codes) -> int:
    """Two players: behind either of the own starts (nautilus:two-moby-dick-entry)."""
    codes[0] = BEHIND + int(state.seat)
    codes[1] = BEHIND + int(state.seat) + 2
    return 2


@rule
def let_moby_dick_in(state: State, colour: int) -> None:
    """Behind that start (nautilus:moby-dick-first-entry)."""
    state.entry = around(state.board, int(state.board.starts[colour]), -1)
    moby_dick.appear(state.table, int(state.entry))
    _use_last_card(state)


@lone_rule
def _use_last_card(state: State) -> None:
    """A must if it is possible (nautilus:nautilus-must-use, nautilus:nautilus-underlying-card)."""
    if state.last_card != NOTHING and _can_use(state, int(state.last_card)):
        state.asked = ASK_USE
    else:
        turns.end_turn(state, turns.NO_EFFECT)


@lone_rule
def _can_use(state: State, kind: int) -> bool:
    """Whether the card has a use at all."""
    if kind == FIVE:
        return five.can_finish(state.board, state.table, int(state.seat) % 2, 0, MOST_STEPS_OF_FIVE)
    if kind == COMPASS:
        return _can_switch(state)
    if kind >= NAUTILUS or (kind == EIGHT and turns.someone_follows(state)):
        return True
    colours = turns.colours_moved(state)
    mover = kind - (1 if kind > FIVE else 0)
    for sailor in range(SAILORS):
        if (colours >> (sailor // PER_COLOUR)) & 1 == 0:
            continue
        if state.table.place[sailor] == WHIRLPOOL:
            if kind in (ONE, TWELVE) and sailor % PER_COLOUR < state.sailors:
                return True
        elif moving.ends(
            state.board, state.table, sailor, MOVER_STEPS[mover], mover == SEVEN_MOVER
        ):
            return True
    return False


@rule
def _can_switch(state: State) -> bool:
    """nautilus:compass-playable."""
    on_ring, in_caves = 0, 0
    for sailor in range(SAILORS):
        place = state.table.place[sailor]
        if place >= CAVE:
            in_caves += 1 if place < HARBOUR else 0
        elif place != WHIRLPOOL:
            on_ring += 1
    if on_ring + in_caves >= 2:
        return True
    return on_ring == 1 and state.table.moby != NOTHING


@rule
def legal_uses_of_last(state: State, codes: Codes) -> int:
    """What a Nautilùs may do with the card, as if played from the hand
    (nautilus:nautilus-own-choice).
    """
    return legal_uses(state, int(state.last_card), turns.colours_moved(state), codes, 0)
