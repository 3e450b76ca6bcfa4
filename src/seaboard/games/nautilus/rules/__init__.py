"""The rules of Nautilùs, one module per chapter; what is legal and play are here."""

from __future__ import annotations

from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
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
)
from ..state import (
    ASK_DEAL,
    ASK_DIE,
    ASK_FIVE,
    ASK_NOTHING,
    ASK_QUESTION,
    ASK_REDRAW,
    ASK_RETURN,
    ASK_SKIPPED,
    ASK_START,
    ASK_TURN,
    ASK_USE,
    KINDS,
    NAUTILUS,
    ONE,
    SAILORS,
    TWELVE,
    State,
)
from . import cards, deal, exchanges, moby_dick, turns

__all__ = ["legal", "play"]


@noinline_rule
def legal(state: State, codes: Codes) -> int:
    """List the codes of all legal moves, or of chance's outcomes; how many there are."""
    asked = state.asked
    if asked in (ASK_TURN, ASK_USE):
        return cards.legal_plays(state, codes)
    if asked == ASK_DEAL:
        return deal.legal_deals(state, codes)
    if asked == ASK_FIVE:
        return cards.legal_next_parts(state, codes)
    if asked == ASK_SKIPPED:
        return turns.legal_discards(state, codes)
    if asked == ASK_DIE:
        return moby_dick.legal_faces(codes)
    if asked == ASK_START:
        return cards.legal_starts(state, codes)
    if asked == ASK_REDRAW:
        return deal.legal_redraw(codes)
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
        cards.move_part(state, part // END_KINDS + 1, sailor, part % END_KINDS)
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
        cards.switch(state, code - SWITCH)
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
        cards.let_moby_dick_in(state, code - BEHIND)
    elif code < KEEP:
        deal.redraw(state)
    else:
        deal.keep(state)
