"""The rules of Nauticus, one module per chapter; here the two doors: what is legal, and play."""

from __future__ import annotations

from ...kernel.compiling import noinline_rule, rule
from ...kernel.schema import Codes
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
)
from ..state import (
    ASK_BONUS,
    ASK_FIELD,
    ASK_GIFT,
    ASK_LAYOUT,
    ASK_PLACE,
    ASK_REWARD,
    ASK_REWARD_GOOD,
    ASK_TURN,
    ASK_TURN_END,
    ASK_USE,
    Player,
    State,
)
from . import actions, rewards, rounds, turns, warehouse

__all__ = ["legal", "play"]


@noinline_rule
def legal(state: State, codes: Codes) -> int:
    """List the codes of all legal moves, or of chance's outcomes; how many there are."""
    player = state.players[state.seat]
    asked = state.asked
    if asked == ASK_USE:
        return turns.legal_in_action(state, player, codes)
    if asked == ASK_PLACE:
        return actions.legal_places(state, player, codes)
    if asked == ASK_TURN:
        return turns.legal_at_start(state, player, codes)
    if asked == ASK_TURN_END:
        return turns.legal_at_end(state, player, codes)
    if asked == ASK_FIELD:
        return rounds.legal_fields(state, codes)
    if asked == ASK_BONUS:
        return warehouse.legal_kinds(state, state.board.bonus_action[state.field], codes)
    if asked == ASK_LAYOUT:
        return rounds.legal_layouts(state, codes)
    if asked == ASK_REWARD:
        return rewards.legal(state, codes)
    if asked == ASK_REWARD_GOOD:
        return rewards.legal_goods(state, codes)
    if asked == ASK_GIFT:
        return warehouse.legal_kinds(state, state.action, codes)
    return 0


@noinline_rule
def play(state: State, code: int) -> None:
    """Carry out a legal move; what is legal is not checked here."""
    player = state.players[state.seat]
    if code >= LAY:
        rounds.lay_out(state, code - LAY)
    elif code >= REWARD:
        rewards.take(state, player, code - REWARD)
    elif code >= EXTRA:
        turns.begin_extra(state, player, code - EXTRA)
    elif code == DONE:
        turns.finish_action(state, player)
    elif code == PASS:
        turns.pass_turn(state, player)
    elif code > DONE:
        rounds.end_turn(state)
    elif code == SCORE:
        actions.score_crowns(state, player)
    elif code >= DELIVER:
        actions.deliver(state, player, code - DELIVER)
    elif code == WITHDRAW:
        actions.withdraw(state, player)
    elif code == STORE:
        actions.store_bought(state, player)
    elif code == PLACE_NEW:
        actions.place(state, player, player.fleet)
    elif code >= PLACE:
        actions.place(state, player, code - PLACE)
    elif code >= TRANSPORT:
        actions.transport(state, player, code - TRANSPORT)
    elif code >= BUY:
        actions.buy(state, player, code - BUY)
    elif code >= TAKE:
        _take(state, player, code - TAKE)
    else:
        rounds.choose_field(state, player, code - FIELD)


@rule
def _take(state: State, player: Player, tile: int) -> None:
    """A tile named for a bonus, a gift or a goods reward."""
    if state.asked == ASK_BONUS:
        rounds.take_bonus(state, player, tile)
    elif state.asked == ASK_GIFT:
        rewards.take_gift(state, player, tile)
    else:
        rewards.take_good(state, player, tile)
