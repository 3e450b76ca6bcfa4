"""The rules of Nautilùs, one module per chapter; here are who decides, what is legal, play,
and, in plain Python, why not and what the decider did.
"""

from __future__ import annotations

from typing import Final

from ...api import Reason
from ...kernel.compiling import noinline_rule, rule
from ...kernel.generic import CHANCE, NOBODY
from ...kernel.schema import Codes
from ...questions import Question
from ..facts import Fact
from ..moves import (
    ASK,
    BEHIND,
    DEAL,
    DIE,
    DISCARD,
    END_KINDS,
    ENTER,
    GIVE,
    KEEP,
    PART,
    PARTS,
    PLAIN,
    REDRAW,
    SKIP,
    SWAP,
    SWITCH,
    Move,
)
from ..state import (
    ASK_DEAL,
    ASK_DIE,
    ASK_FIVE,
    ASK_NOTHING,
    ASK_QUESTION,
    ASK_REDRAW,
    ASK_REPLY,
    ASK_RETURN,
    ASK_SKIPPED,
    ASK_START,
    ASK_TURN,
    ASK_USE,
    KINDS,
    NAUTILUS,
    NOTHING,
    ONE,
    SAILORS,
    TWELVE,
    State,
)
from . import cards, compass, deal, exchanges, five, moby_dick, nautilus, turns

__all__ = ["QUESTIONS", "decider", "legal", "play", "tell", "why_not"]

# In the order of the numbers that the state has for them. Their functions take:
# legal (state, codes), why_not (state, move), tell (before, by, move, after). The seat `by` is that
# of a commander, if there is one; a card that the reader may not know is hidden in the move.
QUESTIONS: Final[tuple[Question, ...]] = (
    deal.DEAL_QUESTION,
    deal.REDRAW_QUESTION,
    exchanges.SWAP_QUESTION,
    cards.TURN_QUESTION,
    turns.SKIPPED_QUESTION,
    cards.USE_QUESTION,
    five.FIVE_QUESTION,
    nautilus.START_QUESTION,
    exchanges.TRADE_QUESTION,
    exchanges.REPLY_QUESTION,
    exchanges.ASKING_QUESTION,
    exchanges.RETURN_QUESTION,
    moby_dick.DIE_QUESTION,
)


@rule
def decider(state: State) -> int:
    """The seat whose turn it is, its commander, or the partner who answers in a Sea Trade.

    Rule: nautilus:commandeering-decisions.
    """
    asked = state.asked
    if asked in (ASK_DEAL, ASK_DIE):
        return CHANCE
    if asked == ASK_NOTHING:
        return NOBODY
    if asked == ASK_REPLY:
        return exchanges.partner(state, int(state.seat))
    if state.commander != NOTHING:
        return int(state.commander)
    return int(state.seat)


@noinline_rule
def legal(state: State, codes: Codes) -> int:
    """List the codes of all legal moves, or of chance's outcomes; how many there are."""
    asked = state.asked
    if asked in (ASK_TURN, ASK_USE):
        return cards.legal_plays(state, codes)
    if asked == ASK_DEAL:
        return deal.legal_deals(state, codes)
    if asked == ASK_FIVE:
        return five.legal_next_parts(state, codes)
    if asked == ASK_SKIPPED:
        return turns.legal_discards(state, codes)
    if asked == ASK_DIE:
        return moby_dick.legal_faces(state, codes)
    if asked == ASK_START:
        return nautilus.legal_starts(state, codes)
    if asked == ASK_REDRAW:
        return deal.legal_redraw(state, codes)
    if asked == ASK_QUESTION:
        return exchanges.legal_questions(state, codes)
    if asked == ASK_RETURN:
        return exchanges.legal_returns(state, codes)
    if asked == ASK_NOTHING:
        return 0
    return exchanges.legal_swaps(state, codes)


@noinline_rule
def play(state: State, code: int) -> None:
    """Carry out a legal move; what is legal is not checked here."""
    if code >= DEAL:
        deal.deal_card(state, code - DEAL - int(state.seat) * KINDS)
        return
    if code >= DIE:
        moby_dick.roll(state, code - DIE + 1)
        return
    if code < PART:
        number = code // END_KINDS
        cards.move_sailor(state, number // SAILORS, number % SAILORS, code % END_KINDS)
    elif code < ENTER:
        sailor, part = (code - PART) // PARTS, (code - PART) % PARTS
        five.move_part(state, part // END_KINDS + 1, sailor, part % END_KINDS)
    else:
        _play_other(state, code)


@rule
def _play_other(state: State, code: int) -> None:
    """Whatever does not walk a sailor."""
    if code < SKIP:
        number = code - ENTER
        cards.enter(state, TWELVE if number >= SAILORS else ONE, number % SAILORS)
    elif code == SKIP:
        cards.skip_next(state)
    elif code < PLAIN:
        compass.switch(state, code - SWITCH)
    elif code < DISCARD:
        cards.play_plain(state, code - PLAIN + NAUTILUS)
    elif code < SWAP:
        turns.discard(state, code - DISCARD)
    elif code < ASK:
        exchanges.offer(state, code - SWAP)
    elif code < GIVE:
        exchanges.ask_for(state, code - ASK)
    elif code < BEHIND:
        exchanges.give_back(state, code - GIVE)
    elif code < REDRAW:
        nautilus.let_moby_dick_in(state, code - BEHIND)
    elif code < KEEP:
        deal.redraw(state)
    else:
        deal.keep(state)


def why_not(state: State, move: Move) -> str:
    """Why the move is refused, given that it is not legal and the game is not over; a sentence for
    the person who tried it, which tells no secret.
    """
    question = QUESTIONS[state.asked]
    answer = question.by_kind.get(type(move))
    if answer is None:
        return Reason(f"asked-{question.name}", question.now)
    return answer.why_not(state, move)


def tell(before: State, move: Move, after: State) -> list[Fact]:
    """What the decider did; a card that the reader may not know is hidden in the move."""
    who = decider(before)
    by = None if who in (CHANCE, NOBODY, before.seat) else int(who)
    return QUESTIONS[before.asked].by_kind[type(move)].tell(before, by, move, after)
