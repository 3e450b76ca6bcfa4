"""The deal: card by card, one seat after another; announcements, and new cards with two players."""

from __future__ import annotations

from typing import Final

from ...api import Reason, Seat
from ...kernel.bits import decrement
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question, always_legal
from ..facts import CardDealt, Fact, HandAnnounced, HandChanged, HandKept
from ..moves import DEAL, KEEP, REDRAW, Deal, Keep, Redraw
from ..numbers import (
    DECK,
    DECK_SIZE,
    HAND,
    HAND_OF_TWO,
    LAST_DEAL,
    LAST_HAND,
    SAILORS_OF_QUICK,
)
from ..state import (
    ANNOUNCEMENTS,
    ASK_DEAL,
    ASK_REDRAW,
    ASK_SWAP,
    ASK_TURN,
    KINDS,
    MAX_SEATS,
    NOTHING,
    ONE,
    PER_COLOUR,
    QUICK,
    SAILORS,
    SEAT_NAMES,
    SILENT,
    TWELVE,
    TWO,
    WHIRLPOOL,
    WITH,
    WITHOUT,
    State,
)
from . import knowledge


@rule
def set_up(state: State, mode: int, first_dealer: int, redraws: int, questions: int) -> None:
    """The table before the first deal; the board's numbers are in the state already."""
    state.mode = mode
    state.seats = 2 if mode == TWO else MAX_SEATS
    state.sailors = SAILORS_OF_QUICK if mode == QUICK else PER_COLOUR
    state.first_dealer = first_dealer
    state.redraw_limit = redraws
    state.question_limit = questions
    state.dealer = first_dealer
    state.round_number = 1
    state.commander = NOTHING
    state.wanted = NOTHING
    state.last_card = NOTHING
    state.entry = NOTHING
    state.table.moby = NOTHING
    state.before.moby = NOTHING
    for sailor in range(SAILORS):
        state.table.place[sailor] = WHIRLPOOL
        state.before.place[sailor] = WHIRLPOOL
    for seat in range(4):
        state.offered[seat] = NOTHING
    for kind in range(KINDS):
        state.deck[kind] = DECK[kind]
    state.deck_left = DECK_SIZE
    begin(state)


@rule
def left_of_dealer(state: State) -> int:
    return (int(state.dealer) + 1) % int(state.seats)


@noinline_rule
def begin(state: State) -> None:
    """A new deal.

    Rule: nautilus:deal-five-cards, nautilus:deal-six-cards, nautilus:two-hand.
    """
    knowledge.forget(state)
    if state.deck_left == 0:
        reshuffle(state)
    if state.mode == TWO:
        state.hand_goal = min(HAND_OF_TWO, int(state.deck_left) // 2)
    else:
        state.hand_goal = LAST_HAND if state.deck_left == LAST_DEAL else HAND
    state.seat = left_of_dealer(state)
    state.asked = ASK_DEAL


@rule
def reshuffle(state: State) -> None:
    """What was played becomes the deck.

    Rule: nautilus:reshuffle, nautilus:two-split-deal.
    """
    for kind in range(KINDS):
        state.deck[kind] += state.pile[kind]
        state.deck_left += state.pile[kind]
        state.pile[kind] = 0


@rule
def legal_deals(state: State, codes: Codes) -> int:
    """Chance: any card that is left in the deck."""
    count = 0
    first = DEAL + int(state.seat) * KINDS
    for kind in range(KINDS):
        codes[count] = first + kind
        if state.deck[kind] > 0:
            count += 1
    return count


@rule
def deal_card(state: State, kind: int) -> None:
    """One card to the seat whose turn to be dealt it is.

    Rule: nautilus:deal-order-is-free.
    """
    seat = int(state.seat)
    decrement(state.deck, KINDS, kind)
    state.deck_left -= 1
    state.hands[seat][kind] += 1
    state.held[seat] += 1
    if state.redrawn > 0:
        knowledge.redealt(state, seat, kind)
    if state.held[seat] < state.hand_goal:
        return
    if state.redrawn > 0:
        _offer_new_cards(state)
        return
    state.seat = (seat + 1) % int(state.seats)
    if seat != state.dealer:
        return
    if state.mode != TWO:
        _announce(state)
    elif state.hand_goal == HAND_OF_TWO:
        _offer_new_cards(state)
    else:
        knowledge.deck_used_up(state)
        reshuffle(state)
        state.hand_goal = HAND_OF_TWO


@rule
def _holds_entry(state: State, seat: int) -> bool:
    return state.hands[seat][ONE] + state.hands[seat][TWELVE] > 0


@rule
def _announce(state: State) -> None:
    """Everyone says whether a sailor can enter; then partners swap.

    Rule: nautilus:announcement.
    """
    for seat in range(state.seats):
        state.announced[seat] = WITH if _holds_entry(state, seat) else WITHOUT
    state.asked = ASK_SWAP


@noinline_rule
def _offer_new_cards(state: State) -> None:
    """Ask the seat, or else the next one, if it may have new cards.

    Rule: nautilus:two-redraw-question, nautilus:two-redraw-limit, nautilus:two-redraw-order.
    """
    while True:
        seat = int(state.seat)
        if state.redrawn >= state.redraw_limit:
            state.announced[seat] = SILENT
        elif _holds_entry(state, seat):
            state.announced[seat] = WITH
        else:
            state.announced[seat] = WITHOUT
            state.asked = ASK_REDRAW
            return
        if _is_last(state):
            return


@rule
def _is_last(state: State) -> bool:
    """Go on to the next seat; after the dealer the round begins."""
    state.redrawn = 0
    was_dealer = state.seat == state.dealer
    state.seat = (int(state.seat) + 1) % int(state.seats)
    if was_dealer:
        begin_play(state)
    return was_dealer


@rule
def legal_redraw(_state: State, codes: Codes) -> int:
    codes[0] = REDRAW
    codes[1] = KEEP
    return 2


@rule
def keep(state: State) -> None:
    if not _is_last(state):
        _offer_new_cards(state)


@noinline_rule
def redraw(state: State) -> None:
    """The hand goes back to the deck, and eight others come.

    Rule: nautilus:two-redraw.
    """
    seat = int(state.seat)
    knowledge.returned(state, seat)
    state.announced[seat] = SILENT
    for kind in range(KINDS):
        state.deck[kind] += state.hands[seat][kind]
        state.hands[seat][kind] = 0
    state.deck_left += state.held[seat]
    state.held[seat] = 0
    state.redrawn += 1
    state.asked = ASK_DEAL


@rule
def begin_play(state: State) -> None:
    """The first turn of the round.

    Rule: nautilus:left-of-dealer-begins.
    """
    state.seat = left_of_dealer(state)
    state.asked = ASK_TURN


# The questions


def _why_not_deal(state: State, move: Deal) -> str:
    if move.seat != state.seat:
        return Reason("other-dealt", "{name} is dealt a card now", name=SEAT_NAMES[state.seat])
    return Reason("not-in-deck", "no {card} is left in the deck", card=move.card)


def _tell_deal(before: State, _by: Seat | None, move: Deal, _after: State) -> list[Fact]:
    return [CardDealt(seat=before.seat, card=move.card)]


def _tell_redraw(before: State, by: Seat | None, _move: Redraw, _after: State) -> list[Fact]:
    return [HandChanged(seat=before.seat, by=by)]


def _tell_keep(before: State, by: Seat | None, _move: Keep, _after: State) -> list[Fact]:
    return [HandKept(seat=before.seat, by=by)]


def tell_announcements(before: State, after: State) -> list[Fact]:
    """With four players all at once, with two whenever one's turn to have new cards is over."""
    if before.mode == TWO:
        seats = [
            seat
            for seat in range(after.seats)
            if before.asked != after.asked
            and after.announced[seat] not in (SILENT, before.announced[seat])
        ]
    else:
        after_deal = before.asked == ASK_DEAL and after.asked == ASK_SWAP
        seats = list(range(after.seats)) if after_deal else []
    return [HandAnnounced(seat=seat, holds=ANNOUNCEMENTS[after.announced[seat]]) for seat in seats]


DEAL_QUESTION: Final = Question(
    "deal", "chance deals cards now", legal_deals, (Answer(Deal, _why_not_deal, _tell_deal),)
)
REDRAW_QUESTION: Final = Question(
    "redraw",
    "the hand is to be changed or kept now: redraw or keep",
    legal_redraw,
    (Answer(Redraw, always_legal, _tell_redraw), Answer(Keep, always_legal, _tell_keep)),
)
