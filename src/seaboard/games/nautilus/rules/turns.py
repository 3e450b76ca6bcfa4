"""Turns and rounds: who is next, who decides, and what happens when all hands are empty."""

from __future__ import annotations

from typing import Final

from ...api import Reason, Seat
from ...kernel.bits import lowest, not_equal_mask, size
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import (
    CardDiscarded,
    CardPlayed,
    CardUsed,
    Fact,
    RoundBegun,
    TelescopeDown,
    TelescopeUp,
    TurnCommanded,
)
from ..moves import DISCARD, Discard, Move
from ..state import (
    ASK_DIE,
    ASK_NOTHING,
    ASK_SKIPPED,
    ASK_TURN,
    ASK_USE,
    CARDS,
    COLOURS,
    KINDS,
    MAX_SEATS,
    NAUTILUS,
    NOTHING,
    PER_COLOUR,
    PIECES,
    PLACES,
    SAILORS,
    STORM,
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
    """All its sailors on the innermost places.

    Rule: nautilus:partners-sailors, nautilus:quick-home.
    """
    innermost = (1 << PLACES) - (1 << (PLACES - int(state.sailors)))
    return in_harbour(state.table, colour) & innermost == innermost


@rule
def has_won(state: State, team: int) -> bool:
    """Whether both colours of the team are home.

    Rule: nautilus:team-wins, nautilus:quick-win, nautilus:two-win.
    """
    return is_home(state, team) and is_home(state, team + 2)


@rule
def colours_moved(state: State) -> int:
    """A bit for each colour that the seat's cards move.

    Rule: nautilus:own-sailors, nautilus:two-free-choice.
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
    """The next seat clockwise that holds cards, the seat itself last; or NOTHING.

    Rule: nautilus:next-player, nautilus:no-cards-left-out.
    """
    seat = int(state.seat)
    for _ in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.held[seat] > 0:
            return seat
    return NOTHING


@rule
def someone_follows(state: State) -> bool:
    """Whether there is another player to skip or to command.

    Rule: nautilus:card-8-nobody-to-skip.
    """
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
def spend(state: State, kind: int) -> None:
    """The card leaves the hand and is noted for a Nautilùs; one used through a Nautilùs is not in
    hand, and a 5 leaves it with its first part.
    """
    if state.asked != ASK_TURN:
        return
    put_on_pile(state, kind)
    if kind not in (NAUTILUS, STORM):
        undoing.remember(state, kind)


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
    """Any card of the hand.

    Rule: nautilus:discard-when-stuck.
    """
    return list_cards(state.hands[state.seat], DISCARD, codes)


@rule
def discard(state: State, kind: int) -> None:
    put_on_pile(state, kind)
    undoing.remember_discard(state, kind)
    end_turn(state, NO_EFFECT)


@noinline_rule
def end_card(state: State) -> None:
    """A sailor has come to rest: the game may be over.

    Rule: nautilus:game-ends-at-once.
    """
    if has_won(state, int(state.seat) % 2):
        state.asked = ASK_NOTHING
        state.commander = NOTHING
        return
    end_turn(state, NO_EFFECT)


@noinline_rule
def end_turn(state: State, effect: int) -> None:
    """The next player who holds cards; without any the round is over.

    Rule: nautilus:round-end.
    """
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
    """Telescopes end; the die is thrown if Moby Dick is there.

    Rule: nautilus:moby-dick-die.
    """
    state.table.telescopes = 0
    if state.table.moby == NOTHING:
        next_round(state)
        return
    undoing.remember(state, NOTHING)
    state.asked = ASK_DIE


@rule
def next_round(state: State) -> None:
    """The deal passes on clockwise.

    Rule: nautilus:dealer-moves, nautilus:two-dealer.
    """
    undoing.remember(state, NOTHING)
    state.dealer = (int(state.dealer) + 1) % int(state.seats)
    state.round_number += 1
    deal.begin(state)


# The question, and what playing any card has in common


def not_in_hand(card: str) -> Reason:
    return Reason("not-in-hand", "there is no {card} in the hand", card=card)


def in_whirlpool(sailor: str) -> Reason:
    return Reason("in-whirlpool", "{sailor} is in its whirlpool", sailor=sailor)


def why_not_card(state: State, card: str) -> str:
    """Why this card is not the one to play or to use; empty if it may be."""
    if state.asked == ASK_USE and card != CARDS[state.last_card]:
        return Reason("card-to-use", "the card to be used is {card}", card=CARDS[state.last_card])
    if state.asked == ASK_TURN and state.hands[state.seat][CARDS.index(card)] == 0:
        return not_in_hand(card)
    return ""


def why_not_colour(state: State, sailor: str) -> str:
    """Why no card but the 5 moves this sailor; empty if one may.

    Rule: nautilus:own-sailors, nautilus:partners-sailors.
    """
    colour = PIECES.index(sailor) // PER_COLOUR
    if (colours_moved(state) >> colour) & 1:
        return ""
    return Reason(
        "not-your-colour",
        "the {colour} sailors are not this seat's to move now",
        colour=COLOURS[colour],
    )


def tell_card(before: State, by: Seat | None, move: Move, _after: State) -> list[Fact]:
    """The card, from the hand or through a Nautilùs; further parts of a 5 play no card."""
    if before.asked == ASK_TURN:
        return [CardPlayed(seat=before.seat, by=by, card=str(move.played))]
    if before.asked == ASK_USE:
        return [CardUsed(seat=before.seat, by=by, card=str(move.played))]
    return []


def tell_what_follows(before: State, after: State) -> list[Fact]:
    """Telescopes, commands, the next round."""
    told: list[Fact] = []
    for seat in range(MAX_SEATS):
        was, is_now = (before.table.telescopes >> seat) & 1, (after.table.telescopes >> seat) & 1
        if was < is_now:
            told.append(TelescopeUp(seat=seat))
        elif was > is_now:
            told.append(TelescopeDown(seat=seat))
    if after.commander not in (NOTHING, before.commander):
        told.append(TurnCommanded(seat=after.seat, by=after.commander))
    if after.round_number != before.round_number:
        told.append(RoundBegun(round=after.round_number, dealer=after.dealer))
    return told


def _why_not_discard(state: State, move: Discard) -> str:
    """Rule: nautilus:must-play."""
    if state.hands[state.seat][CARDS.index(move.card)] == 0:
        return not_in_hand(move.card)
    return Reason("must-play", "a card in hand can be played, so none may be discarded")


def _tell_discard(before: State, by: Seat | None, move: Discard, _after: State) -> list[Fact]:
    why = "skipped" if before.asked == ASK_SKIPPED else "stuck"
    return [CardDiscarded(seat=before.seat, by=by, card=move.card, why=why)]


DISCARDING: Final = Answer(Discard, _why_not_discard, _tell_discard)
SKIPPED_QUESTION: Final = Question(
    "skipped",
    "the turn is lost to an 8: a card is to be discarded now",
    legal_discards,
    (DISCARDING,),
)
