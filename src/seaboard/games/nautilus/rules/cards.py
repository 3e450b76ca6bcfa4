"""The cards: which uses each has now, and what it does, from the hand or through a Nautilùs."""

from __future__ import annotations

from typing import Final

from ...api import Reason, Seat
from ...kernel.bits import lowest, scratch
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import CardUndone, Fact, HandsPassed, TurnTaken
from ..moves import (
    END_KINDS,
    ENTER,
    MOVE,
    PLAIN,
    SKIP,
    Enter,
    MoveSailor,
    PlayCard,
    Skip,
)
from ..numbers import ENTERERS, MOST_STEPS, MOST_STEPS_OF_FIVE, MOVER_STEPS, MOVERS
from ..state import (
    ASK_TURN,
    ASK_USE,
    CARDS,
    COMMANDEER,
    COMPASS,
    EIGHT,
    END_CAVE,
    END_HARBOUR,
    FIVE,
    FOUR,
    MOBY,
    NAUTILUS,
    NOTHING,
    ONE,
    PER_COLOUR,
    PIECES,
    SAILORS,
    STORM,
    TELESCOPE,
    TRADE,
    TWELVE,
    WHIRLPOOL,
    State,
)
from . import compass, exchanges, five, knowledge, moby_dick, moving, nautilus, turns, undoing

MOVING = (1 << (TWELVE + 1)) - 1
# Which of the ways of a sailor each of the cards is that move one, and, in four bits for each of
# the ways, which of these cards it belongs to.
WAYS = tuple(moving.BACK if steps < 0 else steps - 1 for steps in MOVER_STEPS)
MOVER_OF = sum(mover << (4 * way) for mover, way in enumerate(WAYS))
ENTERING = sum(1 << kind for kind in ENTERERS)
SAME_NUMBER = sum(1 << kind for kind, way in zip(MOVERS, WAYS, strict=True) if kind == way)


@rule
def legal_plays(state: State, codes: Codes) -> int:
    """Every use of every card in hand; only without any, discards. Or what a Nautilùs may do with
    the last card, as if played from the hand.

    Rule: nautilus:must-play, nautilus:nautilus-own-choice.
    """
    through_nautilus = state.asked == ASK_USE
    kinds = turns.kinds_in(state.hands[state.seat])
    if through_nautilus:
        kinds = 1 << int(state.last_card)
    count = _legal_moves(state, kinds & MOVING, codes)
    others = kinds >> NAUTILUS
    while others != 0:
        if lowest(others) == COMPASS - NAUTILUS:
            count = compass.legal_switches(state, codes, count)
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
    """With the card, the first sailor in each whirlpool; they are all alike.

    Rule: nautilus:card-1-and-12.
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


@rule
def move_sailor(state: State, mover: int, sailor: int, end: int) -> None:
    turns.spend(state, mover + (1 if mover >= FIVE else 0))
    moving.move(state.board, state.table, sailor, MOVER_STEPS[mover], end)
    turns.end_card(state)


@noinline_rule
def enter(state: State, kind: int, sailor: int) -> None:
    turns.spend(state, kind)
    moving.enter(state.board, state.table, sailor)
    turns.end_turn(state, turns.NO_EFFECT)


@rule
def skip_next(state: State) -> None:
    """The next player discards instead of having a turn.

    Rule: nautilus:card-8.
    """
    turns.spend(state, EIGHT)
    turns.end_turn(state, turns.SKIPPED)


@noinline_rule
def play_plain(state: State, kind: int) -> None:
    """A card that needs no further choice at once."""
    through_nautilus = state.asked == ASK_USE
    turns.spend(state, kind)
    if kind == NAUTILUS:
        nautilus.undo_and_use(state)
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
        knowledge.note_open_hands(state)


@noinline_rule
def _storm(state: State, through_nautilus: bool) -> None:
    """Hands go to the right, and the same seat plays on.

    Rule: nautilus:storm, nautilus:storm-second-card, nautilus:storm-with-empty-hands.
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


# The questions


def _why_not_move(state: State, move: MoveSailor) -> str:
    reason = turns.why_not_card(state, move.card) or turns.why_not_colour(state, move.sailor)
    if reason:
        return reason
    if state.table.place[PIECES.index(move.sailor)] == WHIRLPOOL:
        return turns.in_whirlpool(move.sailor)
    return Reason(
        "cannot-move", "{sailor} cannot take {card} steps to that end",
        sailor=move.sailor, card=move.card,
    )  # fmt: skip


def _why_not_enter(state: State, move: Enter) -> str:
    reason = turns.why_not_card(state, move.card) or turns.why_not_colour(state, move.sailor)
    if reason:
        return reason
    if state.table.place[PIECES.index(move.sailor)] != WHIRLPOOL:
        return Reason("in-play", "{sailor} is in play already", sailor=move.sailor)
    return Reason(
        "lowest-enters",
        "sailors in a whirlpool are alike: the one with the lowest number enters",
    )


def _why_not_skip(state: State, move: Skip) -> str:
    return turns.why_not_card(state, move.played) or Reason(
        "nobody-to-skip", "no other player holds a card"
    )


def _why_not_plain(state: State, move: PlayCard) -> str:
    """A card that can always be played is missing, or is not the one to be used.

    Rule: nautilus:always-playable.
    """
    return turns.why_not_card(state, move.card)


def _tell_skip(before: State, by: Seat | None, move: Skip, after: State) -> list[Fact]:
    played = turns.tell_card(before, by, move, after)
    return [*played, TurnTaken(seat=before.seat, by=by)]


def _tell_plain(before: State, by: Seat | None, move: PlayCard, after: State) -> list[Fact]:
    told = turns.tell_card(before, by, move, after)
    if move.card == CARDS[NAUTILUS] and before.last_card != NOTHING:
        told.append(CardUndone(card=CARDS[before.last_card]))
    if move.card == CARDS[STORM]:
        told.append(_tell_storm(before))
    return told


def _tell_storm(before: State) -> Fact:
    """Who gets whose hand; the Storm itself is on the table by then.

    Rule: nautilus:storm.
    """
    seats = int(before.seats)
    cards = [int(before.held[seat]) for seat in range(seats)]
    if before.asked == ASK_TURN:
        cards[before.seat] -= 1
    to = tuple((seat - 1) % seats for seat in range(seats))
    return HandsPassed(to=to, cards=tuple(cards))


_CARDS: Final = (
    Answer(MoveSailor, _why_not_move, turns.tell_card),
    five.PART,
    Answer(Enter, _why_not_enter, turns.tell_card),
    Answer(Skip, _why_not_skip, _tell_skip),
    compass.SWITCH,
    Answer(PlayCard, _why_not_plain, _tell_plain),
)
TURN_QUESTION: Final = Question(
    "turn", "a card is to be played now", legal_plays, (*_CARDS, turns.DISCARDING)
)
USE_QUESTION: Final = Question(
    "use", "the card under the Nautilùs is to be used now", legal_plays, _CARDS
)
