"""The cards: which uses each has now, and what it does, from the hand or through a Nautilùs."""

from __future__ import annotations

from ...kernel.bits import lowest, scratch
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ..moves import (
    BEHIND,
    END_KINDS,
    ENTER,
    MOVE,
    PLAIN,
    SKIP,
    SWITCH,
)
from ..numbers import ENTERERS, MOST_STEPS, MOST_STEPS_OF_FIVE, MOVER_STEPS, MOVERS
from ..state import (
    ASK_FIVE,
    ASK_START,
    ASK_TURN,
    ASK_USE,
    CAVE,
    COMMANDEER,
    COMPASS,
    EIGHT,
    END_CAVE,
    END_HARBOUR,
    FIVE,
    FOUR,
    HARBOUR,
    MOBY,
    MOBY_DICK,
    NAUTILUS,
    NOTHING,
    ONE,
    PER_COLOUR,
    SAILORS,
    STORM,
    TELESCOPE,
    TRADE,
    TWELVE,
    TWO,
    WHIRLPOOL,
    State,
)
from . import exchanges, five, knowledge, moby_dick, moving, turns, undoing
from .pieces import around, put_down, take_up

MOVING = (1 << (TWELVE + 1)) - 1
# Which of the ways of a sailor each of the cards is that move one, and, in four bits for each of
# the ways, which of these cards it belongs to.
WAYS = tuple(moving.BACK if steps < 0 else steps - 1 for steps in MOVER_STEPS)
MOVER_OF = sum(mover << (4 * way) for mover, way in enumerate(WAYS))
ENTERING = sum(1 << kind for kind in ENTERERS)
SAME_NUMBER = sum(1 << kind for kind, way in zip(MOVERS, WAYS, strict=True) if kind == way)


@rule
def legal_plays(state: State, codes: Codes) -> int:
    """Every use of every card in hand; only without any, discards (nautilus:must-play). Or what a
    Nautilùs may do with the last card, as if played from the hand (nautilus:nautilus-own-choice).
    """
    through_nautilus = state.asked == ASK_USE
    kinds = turns.kinds_in(state.hands[state.seat])
    if through_nautilus:
        kinds = 1 << int(state.last_card)
    count = _legal_moves(state, kinds & MOVING, codes)
    others = kinds >> NAUTILUS
    while others != 0:
        if lowest(others) == COMPASS - NAUTILUS:
            count = _legal_switches(state, codes, count)
        else:
            codes[count] = PLAIN + lowest(others)  # nautilus:always-playable
            count += 1
        others &= others - 1
    if count == 0 and not through_nautilus:
        return turns.legal_discards(state, codes)
    return count


@rule
def _legal_moves(state: State, kinds: int, codes: Codes) -> int:
    """Every use of the cards that move sailors, and what else these can do."""
    count = 0
    colours = turns.colours_moved(state)
    if kinds & ENTERING != 0:
        waiting = turns.sailors_waiting(state, colours)
        count = _append_entries(kinds >> ONE, ENTER, waiting, codes, count)
        count = _append_entries(kinds >> TWELVE, ENTER + SAILORS, waiting, codes, count)
    if (kinds >> EIGHT) & 1 == 1 and turns.someone_follows(state):
        codes[count] = SKIP  # nautilus:card-8
        count += 1
    return _append_walks(state, kinds, colours, codes, count)


@rule
def _append_walks(state: State, kinds: int, colours: int, codes: Codes, count: int) -> int:
    """The moves of each sailor of these colours; and, since the ways are known then, the 5."""
    sailors = walking = turns.sailors_in_play(state, colours)
    of_team = turns.sailors_in_play(state, turns.colours_of_team(state))
    with_five = (kinds >> FIVE) & 1 == 1
    if with_five:
        walking = of_team
    asked = _ways_of(kinds)
    ways = scratch(SAILORS)
    while walking != 0:
        sailor = lowest(walking)
        walking &= walking - 1
        known = moving.ways(state.board, state.table, sailor)
        ways[sailor] = known
        if (kinds >> FOUR) & 1 == 1:
            known = moving.with_way_back(state.board, state.table, sailor, known)
        own = asked if (sailors >> sailor) & 1 == 1 else 0
        count = _append_moves(sailor, known, own, codes, count)
    if with_five:
        return five.legal_parts(state, ways, of_team, MOST_STEPS_OF_FIVE, codes, count)
    return count


@rule
def _append_entries(card: int, first: int, waiting: int, codes: Codes, count: int) -> int:
    """With the card, the first sailor in each whirlpool (nautilus:card-1-and-12); they are all
    alike.
    """
    if card & 1 == 0:
        return count
    while waiting != 0:
        sailor = lowest(waiting)
        waiting &= -1 << (sailor // PER_COLOUR * PER_COLOUR + PER_COLOUR)
        codes[count] = first + sailor
        count += 1
    return count


@rule
def _ways_of(kinds: int) -> int:
    """A bit for each way that a sailor could go with one of these cards."""
    back, twelve = (kinds >> FOUR) & 1, (kinds >> TWELVE) & 1
    return (kinds & SAME_NUMBER) | (back << moving.BACK) | (twelve << (MOST_STEPS - 1))


@rule
def _append_moves(sailor: int, ways: int, asked: int, codes: Codes, count: int) -> int:
    """The sailor goes one of the ways that are asked for, each belonging to a card."""
    first = MOVE + sailor * END_KINDS
    on_ring = ways & asked
    while on_ring != 0:
        codes[count] = first + _mover(lowest(on_ring)) * (SAILORS * END_KINDS)
        on_ring &= on_ring - 1
        count += 1
    others = (ways >> moving.INTO_CAVE) & (asked | (asked << moving.APART))
    while others != 0:
        number = lowest(others) % moving.APART
        end = END_CAVE
        if lowest(others) >= moving.APART:
            end = END_HARBOUR + moving.place_of(ways, number)
        codes[count] = first + _mover(number) * (SAILORS * END_KINDS) + end
        others &= others - 1
        count += 1
    return count


@rule
def _mover(way: int) -> int:
    return (MOVER_OF >> (4 * way)) & 15


@noinline_rule
def _legal_switches(state: State, codes: Codes, count: int) -> int:
    """Any two pieces on ring and caves; Moby Dick stays on the ring (nautilus:compass,
    nautilus:compass-moby-dick, nautilus:compass-not-whirlpool-or-harbour).
    """
    table = state.table
    in_play = 0
    for sailor in range(SAILORS):
        in_play |= (1 if WHIRLPOOL < table.place[sailor] < HARBOUR else 0) << sailor
    seconds = in_play
    while seconds != 0:
        second = lowest(seconds)
        seconds &= seconds - 1
        firsts = in_play & ((1 << second) - 1)
        while firsts != 0:
            codes[count] = SWITCH + second * (second - 1) // 2 + lowest(firsts)
            firsts &= firsts - 1
            count += 1
    if table.moby == NOTHING:
        return count
    while in_play != 0:
        sailor = lowest(in_play)
        codes[count] = SWITCH + MOBY_DICK * (MOBY_DICK - 1) // 2 + sailor
        count += 1 if table.place[sailor] < CAVE else 0
        in_play &= in_play - 1
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
    moving.move(state.board, state.table, sailor, MOVER_STEPS[mover], end)
    turns.end_card(state)


@rule
def move_part(state: State, steps: int, sailor: int, end: int) -> None:
    """A part of a 5; further parts follow until all steps are used (nautilus:card-5)."""
    spend(state, FIVE)
    if state.asked != ASK_FIVE:
        state.five_left = MOST_STEPS_OF_FIVE
    moving.move(state.board, state.table, sailor, steps, end)
    state.five_left -= steps
    state.five_used |= 1 << sailor
    if state.five_left > 0:
        state.asked = ASK_FIVE
        return
    state.five_used = 0
    turns.end_card(state)


@rule
def legal_next_parts(state: State, codes: Codes) -> int:
    sailors = turns.sailors_in_play(state, turns.colours_of_team(state)) & ~int(state.five_used)
    ways = scratch(SAILORS)
    moving.find_ways(state.board, state.table, sailors, ways)
    return five.legal_parts(state, ways, sailors, int(state.five_left), codes, 0)


@noinline_rule
def enter(state: State, kind: int, sailor: int) -> None:
    spend(state, kind)
    moving.enter(state.board, state.table, sailor)
    turns.end_turn(state, turns.NO_EFFECT)


@rule
def skip_next(state: State) -> None:
    """The next player discards instead of having a turn (nautilus:card-8)."""
    spend(state, EIGHT)
    turns.end_turn(state, turns.SKIPPED)


@noinline_rule
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
    take_up(table, spot)
    if second == MOBY_DICK:
        table.moby = spot
    else:
        table.fresh &= ~(1 << second)
        put_down(table, second, spot)
    put_down(table, first, other)
    turns.end_turn(state, turns.NO_EFFECT)


@noinline_rule
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
    if state.table.telescopes != 0 or state.commander != NOTHING:
        knowledge.look(state)


@noinline_rule
def _storm(state: State, through_nautilus: bool) -> None:
    """Hands go to the right, and the same seat plays on (nautilus:storm,
    nautilus:storm-second-card, nautilus:storm-with-empty-hands).
    """
    knowledge.stormed(state)
    last = int(state.seats) - 1
    knowledge.pass_on(state.hands, int(state.seats))
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


@noinline_rule
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


@noinline_rule
def _use_last_card(state: State) -> None:
    """A must if it is possible (nautilus:nautilus-must-use, nautilus:nautilus-underlying-card)."""
    if state.last_card != NOTHING and _can_use(state, int(state.last_card)):
        state.asked = ASK_USE
    else:
        turns.end_turn(state, turns.NO_EFFECT)


@noinline_rule
def _can_use(state: State, kind: int) -> bool:
    """Whether the card has a use at all."""
    if kind == FIVE:
        return five.can_finish(
            state.board,
            state.table,
            turns.sailors_in_play(state, turns.colours_of_team(state)),
            MOST_STEPS_OF_FIVE,
        )
    if kind == COMPASS:
        return _can_switch(state)
    if kind >= NAUTILUS or (kind == EIGHT and turns.someone_follows(state)):
        return True
    colours = turns.colours_moved(state)
    if (ENTERING >> kind) & 1 == 1 and turns.sailors_waiting(state, colours) != 0:
        return True
    in_play = turns.sailors_in_play(state, colours)
    mover = kind - (1 if kind > FIVE else 0)
    while in_play != 0:
        if moving.ends(state.board, state.table, lowest(in_play), MOVER_STEPS[mover]) != 0:
            return True
        in_play &= in_play - 1
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
