"""The rules of Nauticus, one module per chapter; here the entry points: who decides,
what is legal, play, and, in plain Python, why not and what happened.
"""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import noinline_rule, rule
from ...kernel.generic import CHANCE, NOBODY
from ...kernel.schema import Codes
from ...questions import Question
from ..moves import (
    BUY,
    DELIVER,
    DONE,
    EXTRA,
    FIELD,
    LAY,
    PASS,
    PLACE,
    PLACE_NEW,
    REWARD,
    SCORE,
    STORE,
    TAKE,
    TRANSPORT,
    WITHDRAW,
    Move,
)
from ..state import (
    ASK_BONUS,
    ASK_FIELD,
    ASK_GIFT,
    ASK_LAYOUT,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_REWARD,
    ASK_REWARD_GOOD,
    ASK_TURN,
    ASK_TURN_END,
    ASK_USE,
    Player,
    State,
)
from . import actions, buying, field, gifts, layout, placing, rewards, rounds, turn

__all__ = ["QUESTIONS", "decider", "legal", "play", "tell", "why_not"]

# In the order of the numbers that the state has for them. Their functions take:
# legal (state, player, codes), why_not (state, player, move), tell (before, move, after).
QUESTIONS: Final[tuple[Question, ...]] = (
    layout.LAYOUT_QUESTION,
    field.FIELD_QUESTION,
    field.BONUS_QUESTION,
    turn.TURN_QUESTION,
    turn.USE_QUESTION,
    placing.PLACE_QUESTION,
    rewards.REWARD_QUESTION,
    rewards.REWARD_GOOD_QUESTION,
    gifts.GIFT_QUESTION,
    turn.TURN_END_QUESTION,
)


@rule
def decider(state: State) -> int:
    """Whoever has the turn; chance lays out the tiles."""
    if state.asked == ASK_LAYOUT:
        return CHANCE
    if state.asked == ASK_NOTHING:
        return NOBODY
    return state.seat


@noinline_rule
def legal(state: State, codes: Codes) -> int:
    """List the codes of all legal moves, or of chance's outcomes; how many there are.

    The questions that are asked most come first.
    """
    player = state.players[state.seat]
    asked = state.asked
    if asked == ASK_USE:
        return turn.legal_in_action(state, player, codes)
    if asked == ASK_PLACE:
        return placing.legal_places(state, player, codes)
    if asked == ASK_TURN:
        return turn.legal_at_start(state, player, codes)
    if asked == ASK_TURN_END:
        return turn.legal_at_end(state, player, codes)
    if asked == ASK_FIELD:
        return field.legal_fields(state, player, codes)
    if asked == ASK_BONUS:
        return field.legal_bonus_tiles(state, player, codes)
    if asked == ASK_LAYOUT:
        return layout.legal_layouts(state, player, codes)
    if asked == ASK_REWARD:
        return rewards.legal_rewards(state, player, codes)
    if asked == ASK_REWARD_GOOD:
        return rewards.legal_goods(state, player, codes)
    if asked == ASK_GIFT:
        return gifts.legal_gifts(state, player, codes)
    return 0


@noinline_rule
def play(state: State, code: int) -> None:
    """Carry out a legal move; what is legal is not checked here."""
    player = state.players[state.seat]
    if code >= LAY:
        layout.lay_out(state, code - LAY)
    elif code >= REWARD:
        rewards.take(state, player, code - REWARD)
    elif code >= EXTRA:
        turn.begin_extra(state, player, code - EXTRA)
    elif code == DONE:
        turn.finish_action(state, player)
    elif code == PASS:
        turn.pass_turn(state, player)
    elif code > DONE:
        rounds.end_turn(state)
    elif code == SCORE:
        actions.score_crowns(state, player)
    elif code >= DELIVER:
        actions.deliver(state, player, code - DELIVER)
    elif code == WITHDRAW:
        actions.withdraw(state, player)
    elif code == STORE:
        placing.store_bought(state, player)
    elif code == PLACE_NEW:
        placing.place(state, player, player.fleet)
    elif code >= PLACE:
        placing.place(state, player, code - PLACE)
    elif code >= TRANSPORT:
        actions.transport(state, player, code - TRANSPORT)
    elif code >= BUY:
        buying.buy(state, player, code - BUY)
    elif code >= TAKE:
        _take(state, player, code - TAKE)
    else:
        field.choose_field(state, player, code - FIELD)


@rule
def _take(state: State, player: Player, tile: int) -> None:
    """A tile named for a bonus, a gift or a goods reward."""
    if state.asked == ASK_BONUS:
        field.take_bonus(state, player, tile)
    elif state.asked == ASK_GIFT:
        gifts.take_gift(state, player, tile)
    else:
        rewards.take_good(state, player, tile)


def why_not(state: State, move: Move) -> str:
    """Why the move is refused, given that it is not legal and the game is not over."""
    question = QUESTIONS[state.asked]
    answer = question.by_kind.get(type(move))
    if answer is None:
        return Reason(f"asked-{question.name}", question.now)
    return answer.why_not(state, state.players[state.seat], move)


def tell(before: State, move: Move, after: State) -> list[Fact]:
    """What happened when the move was played between the two states, in order."""
    answer = QUESTIONS[before.asked].by_kind[type(move)]
    return answer.tell(before, move, after) + rounds.tell_phase_end(before, after)
