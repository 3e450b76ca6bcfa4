"""Interruptions of an action: the rewards of a finished ship, and the gift for four kinds."""

from __future__ import annotations

from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ..moves import REWARD, TAKE
from ..state import (
    ASK_GIFT,
    ASK_REWARD,
    ASK_REWARD_GOOD,
    ASK_USE,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    KINDS,
    NOTHING,
    REWARD_CROWN_MAST,
    REWARD_CROWN_SAIL,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TALER,
    REWARD_WORKERS,
    REWARDS,
    Player,
    Ship,
    State,
)
from . import ships, warehouse

MOST_OF_A_KIND = 2
REWARD_KINDS = len(REWARDS)
POINTS_GIVEN, TALER_GIVEN, WORKERS_GIVEN = 3, 7, 3


@rule
def begin(state: State, ship: Ship) -> None:
    """A finished ship brings as many rewards as it has masts.

    Rule: nauticus:rewards-at-once, nauticus:one-reward-per-mast.
    """
    state.rewards_due = ships.sections(ship)
    for kind in range(REWARD_KINDS):
        state.rewards_taken[kind] = 0
    state.asked = ASK_REWARD


@rule
def legal(state: State, codes: Codes) -> int:
    """Each kind at most twice; tiles only while there are some, room or not.

    Rule: nauticus:reward-at-most-twice, nauticus:reward-with-full-warehouse.
    """
    count = 0
    for kind in range(REWARD_KINDS):
        if state.rewards_taken[kind] < MOST_OF_A_KIND and _on_offer(state, kind):
            codes[count] = REWARD + kind
            count += 1
    return count


@rule
def _on_offer(state: State, kind: int) -> bool:
    """Rule: nauticus:reward-crown-needs-stack, nauticus:reward-goods-short-supply."""
    crown = crown_of(kind)
    if crown != NOTHING:
        return state.supply[crown] > 0
    if kind == REWARD_GOODS:
        for good in range(FIRST_GOOD, FIRST_GOOD + KINDS):
            if state.supply[good] > 0:
                return True
        return False
    return True


@rule
def crown_of(kind: int) -> int:
    """The crown tile that is this reward, or NOTHING."""
    if kind == REWARD_CROWN_MAST:
        return CROWN_MAST
    return CROWN_SAIL if kind == REWARD_CROWN_SAIL else NOTHING


@rule
def take(state: State, player: Player, kind: int) -> None:
    """One reward, at once.

    Rule: nauticus:reward-kinds, nauticus:reward-tiles-to-warehouse.
    """
    state.rewards_due -= 1
    state.rewards_taken[kind] += 1
    crown = crown_of(kind)
    if crown != NOTHING:
        warehouse.store_or_forfeit(state, player, crown)
    elif kind == REWARD_POINTS:
        player.points += POINTS_GIVEN
    elif kind == REWARD_TALER:
        player.taler += TALER_GIVEN
    elif kind == REWARD_WORKERS:
        player.workers += WORKERS_GIVEN
    elif player.room > 0:
        state.asked = ASK_REWARD_GOOD
        return
    _next(state, player)


@rule
def legal_goods(state: State, codes: Codes) -> int:
    """The goods in supply, but not the same twice.

    Rule: nauticus:reward-goods-one-by-one.
    """
    count = 0
    for good in range(FIRST_GOOD, FIRST_GOOD + KINDS):
        if state.supply[good] > 0 and good != state.first_good:
            codes[count] = TAKE + good
            count += 1
    return count


@rule
def take_good(state: State, player: Player, good: int) -> None:
    """A first good, and a second, different one where there is one and room for it.

    Rule: nauticus:reward-goods-short-supply.
    """
    warehouse.store(state, player, good)
    if state.first_good == NOTHING and player.room > 0:
        state.first_good = good
        for other in range(FIRST_GOOD, FIRST_GOOD + KINDS):
            if other != good and state.supply[other] > 0:
                return
    state.first_good = NOTHING
    _next(state, player)


@rule
def _next(state: State, player: Player) -> None:
    """The ship's rewards follow one another with nothing in between.

    Rule: nauticus:rewards-without-interruption.
    """
    if state.rewards_due > 0:
        state.asked = ASK_REWARD
        return
    for kind in range(REWARD_KINDS):
        state.rewards_taken[kind] = 0
    resume_action(state, player)


@rule
def resume_action(state: State, player: Player) -> None:
    """After a tile is where it belongs: the gift that is due, or the next use.

    Rule: nauticus:gift-timing, nauticus:gift-without-room.
    """
    if state.gift_due == 1:
        state.gift_due = 0
        if warehouse.can_receive(state, player, state.action):
            state.asked = ASK_GIFT
            return
    state.asked = ASK_USE


@rule
def take_gift(state: State, player: Player, tile: int) -> None:
    """Rule: nauticus:gift, nauticus:gift-not-declined."""
    warehouse.store(state, player, tile)
    state.asked = ASK_USE
