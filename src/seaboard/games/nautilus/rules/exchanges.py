"""Exchanges of cards: the partners' swap before a round, and the Sea Trade in both its forms."""

from __future__ import annotations

from typing import Final

from ...api import Reason, Seat
from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import (
    HIDDEN,
    CardAsked,
    CardChosen,
    CardPassed,
    CardReturned,
    Fact,
    TradeDone,
    TradeFailed,
)
from ..moves import ASK, GIVE, SWAP, Ask, Give, Swap
from ..state import (
    ASK_QUESTION,
    ASK_REPLY,
    ASK_RETURN,
    ASK_SWAP,
    ASK_TRADE,
    CARDS,
    KINDS,
    NOTHING,
    TWO,
    State,
)
from . import deal, knowledge, turns


@rule
def partner(state: State, seat: int) -> int:
    """Across the table; with two players the opponent, with whom they trade."""
    return 1 - seat if state.mode == TWO else (seat + 2) % 4


@rule
def giver(state: State) -> int:
    """Whose card is being chosen."""
    seat = int(state.seat)
    return partner(state, seat) if state.asked == ASK_REPLY else seat


@rule
def legal_swaps(state: State, codes: Codes) -> int:
    return turns.list_cards(state.hands[giver(state)], SWAP, codes)


@rule
def legal_returns(state: State, codes: Codes) -> int:
    """A card held before the trade.

    Rule: nautilus:two-sea-trade-return.
    """
    return turns.list_cards(state.hands[state.seat], GIVE, codes)


@rule
def legal_questions(state: State, codes: Codes) -> int:
    """Any card not asked for yet.

    Rule: nautilus:two-sea-trade-no-repeat.
    """
    count = 0
    for kind in range(KINDS):
        if (state.asked_cards >> kind) & 1 == 0:
            codes[count] = ASK + kind
            count += 1
    return count


@noinline_rule
def offer(state: State, kind: int) -> None:
    """Lay a card ready; it changes hands when all have chosen.

    Rule: nautilus:partner-swap-blind.
    """
    seat = giver(state)
    state.offered[seat] = kind
    if state.asked == ASK_TRADE:
        state.asked = ASK_REPLY
    elif state.asked == ASK_REPLY:
        _hand_over(state, int(state.seat), seat)
        turns.end_turn(state, turns.NO_EFFECT)
    elif seat == state.dealer:
        _hand_over(state, 0, 2)
        _hand_over(state, 1, 3)
        deal.begin_play(state)
    else:
        state.seat = (seat + 1) % int(state.seats)


@rule
def _hand_over(state: State, seat: int, other: int) -> None:
    """Both cards change hands.

    Rule: nautilus:partner-swap, nautilus:sea-trade.
    """
    given, received = int(state.offered[seat]), int(state.offered[other])
    knowledge.exchanged(state, seat, other, given, received)
    _exchange(state, seat, other, given, received)
    state.offered[seat] = NOTHING
    state.offered[other] = NOTHING


@rule
def _exchange(state: State, seat: int, other: int, given: int, received: int) -> None:
    state.hands[seat][given] -= 1
    state.hands[other][given] += 1
    state.hands[other][received] -= 1
    state.hands[seat][received] += 1
    if state.asked == ASK_SWAP:
        state.swap_gave[seat] = given
        state.swap_got[seat] = received
        state.swap_gave[other] = received
        state.swap_got[other] = given
    else:
        state.trade_gave[seat] = given
        state.trade_got[seat] = received
        state.trade_gave[other] = received
        state.trade_got[other] = given


@noinline_rule
def begin_trade(state: State) -> None:
    """Ask for the first choice, unless a hand is empty.

    Rule: nautilus:sea-trade-empty-hand, nautilus:two-sea-trade-empty-hand.
    """
    seat = int(state.seat)
    if state.held[seat] == 0 or state.held[partner(state, seat)] == 0:
        turns.end_turn(state, turns.NO_EFFECT)
    else:
        state.asked = ASK_QUESTION if state.mode == TWO else ASK_TRADE


@noinline_rule
def ask_for(state: State, kind: int) -> None:
    """A question, and the program's truthful answer.

    Rule: nautilus:two-sea-trade, nautilus:two-sea-trade-limit.
    """
    opponent = 1 - int(state.seat)
    holds = state.hands[opponent][kind] > 0
    knowledge.answered(state, opponent, kind, holds)
    state.asked_cards |= 1 << kind
    state.questions += 1
    if holds:
        state.wanted = kind
        state.asked = ASK_RETURN
    elif state.questions == state.question_limit:
        _end_trade(state)


@noinline_rule
def give_back(state: State, kind: int) -> None:
    """The opponent's card for one of the asker's choice."""
    seat = int(state.seat)
    wanted = int(state.wanted)
    knowledge.traded(state, seat, 1 - seat, wanted, kind)
    _exchange(state, seat, 1 - seat, kind, wanted)
    _end_trade(state)


@rule
def _end_trade(state: State) -> None:
    state.asked_cards = 0
    state.questions = 0
    state.wanted = NOTHING
    turns.end_turn(state, turns.NO_EFFECT)


# The questions


def _why_not_part_with(state: State, move: Swap | Give) -> str:
    return turns.not_in_hand(move.card)


def _why_not_ask(_state: State, move: Ask) -> str:
    """Rule: nautilus:two-sea-trade-no-repeat."""
    return Reason("asked-already", "a {card} was asked for already", card=move.card)


def _tell_swap(before: State, _by: Seat | None, move: Swap, _after: State) -> list[Fact]:
    return [CardChosen(seat=giver(before), card=move.card)]


def _tell_ask(before: State, by: Seat | None, move: Ask, after: State) -> list[Fact]:
    answer = "yes" if after.asked == ASK_RETURN else "no"
    to = partner(before, before.seat)
    return [CardAsked(seat=before.seat, by=by, to=to, card=move.card, answer=answer)]


def _tell_give(before: State, by: Seat | None, move: Give, _after: State) -> list[Fact]:
    to = partner(before, before.seat)
    return [CardReturned(seat=before.seat, by=by, to=to, card=move.card)]


def tell_exchange(before: State, after: State, seat: Seat | None) -> list[Fact]:
    """An exchange that took place; who took part, or saw a hand of it, knows the cards."""
    trading = (ASK_QUESTION, ASK_RETURN)
    if before.asked in trading and after.asked not in trading:
        if before.asked == ASK_RETURN:
            return [TradeDone(seat=before.seat)]
        return [TradeFailed(seat=before.seat)]
    if not any(card != NOTHING for card in before.offered) or any(
        card != NOTHING for card in after.offered
    ):
        return []
    told: list[Fact] = []
    gave = after.swap_gave if before.asked == ASK_SWAP else after.trade_gave
    teams = (0, 1) if before.asked == ASK_SWAP else (before.seat % 2,)
    for one in teams:
        other = one + 2
        sees = knowledge.open_to(before, seat, one) or knowledge.open_to(before, seat, other)
        for each, receiver in ((one, other), (other, one)):
            card = CARDS[gave[each]] if sees else HIDDEN
            told.append(CardPassed(from_=each, to=receiver, card=card))
    return told


_SWAPPING: Final = Answer(Swap, _why_not_part_with, _tell_swap)
SWAP_QUESTION: Final = Question(
    "swap", "a card for the partner is to be chosen now", legal_swaps, (_SWAPPING,)
)
TRADE_QUESTION: Final = Question(
    "trade", "a card for the Sea Trade is to be chosen now", legal_swaps, (_SWAPPING,)
)
REPLY_QUESTION: Final = Question(
    "reply", "a card for the Sea Trade is to be chosen now", legal_swaps, (_SWAPPING,)
)
ASKING_QUESTION: Final = Question(
    "question",
    "a card is to be asked for now",
    legal_questions,
    (Answer(Ask, _why_not_ask, _tell_ask),),
)
RETURN_QUESTION: Final = Question(
    "return",
    "a card is to be given in return now",
    legal_returns,
    (Answer(Give, _why_not_part_with, _tell_give),),
)
