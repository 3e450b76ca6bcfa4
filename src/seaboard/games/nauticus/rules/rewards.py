"""Questions `reward` and `reward-good`: what a finished ship brings, one thing after another."""

from __future__ import annotations

from typing import Final

from ...api import Fact, Reason
from ...kernel.compiling import rule
from ...kernel.schema import Codes
from ...questions import Answer, Question
from ..facts import RewardLost, RewardTaken, TileForfeited, TileReceived
from ..moves import REWARD, TAKE, TakeReward, TakeTile
from ..numbers import (
    MOST_REWARDS_OF_A_KIND,
    REWARDED_POINTS,
    REWARDED_TALER,
    REWARDED_WORKERS,
)
from ..state import (
    ASK_REWARD,
    ASK_REWARD_GOOD,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    GOODS,
    KINDS,
    NOTHING,
    REWARD_CROWN_MAST,
    REWARD_CROWN_SAIL,
    REWARD_GOODS,
    REWARD_POINTS,
    REWARD_TALER,
    REWARD_WORKERS,
    REWARDS,
    TILES,
    Player,
    Ship,
    State,
)
from . import gifts, ships, warehouse

REWARD_KINDS: Final = len(REWARDS)


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
def legal_rewards(state: State, player: Player, codes: Codes) -> int:
    """Each kind at most twice; tiles only while there are some, room or not.

    Rule: nauticus:reward-at-most-twice, nauticus:reward-with-full-warehouse.
    """
    count = 0
    for kind in range(REWARD_KINDS):
        if state.rewards_taken[kind] < MOST_REWARDS_OF_A_KIND and _on_offer(state, kind):
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
        player.points += REWARDED_POINTS
    elif kind == REWARD_TALER:
        player.taler += REWARDED_TALER
    elif kind == REWARD_WORKERS:
        player.workers += REWARDED_WORKERS
    elif player.room > 0:
        state.asked = ASK_REWARD_GOOD
        return
    _next(state, player)


@rule
def legal_goods(state: State, player: Player, codes: Codes) -> int:
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
    gifts.resume_action(state, player)


def _why_not_reward(state: State, _player: Player, move: TakeReward) -> str:
    if state.rewards_taken[move.index] == MOST_REWARDS_OF_A_KIND:
        return Reason(
            "taken-twice", "{reward} was taken twice for this ship already", reward=move.reward
        )
    if move.index == REWARD_GOODS:
        return Reason("no-goods", "no goods are left")
    return Reason(
        "reward-gone", "no {name} is left", reward=move.reward, name=move.reward.replace("-", " ")
    )


def _tell_reward(before: State, move: TakeReward, after: State) -> list[Fact]:
    seat = before.seat
    was, is_now = before.players[seat], after.players[seat]
    crown = crown_of(move.index)
    stored = crown != NOTHING and before.supply[crown] > after.supply[crown]
    taken = RewardTaken(
        seat,
        move.reward,
        workers=is_now.workers - was.workers or None,
        taler=is_now.taler - was.taler or None,
        points=is_now.points - was.points or None,
        tile=TILES[crown] if stored else None,
    )
    facts: list[Fact] = [taken]
    if crown != NOTHING and not stored:
        facts.append(TileForfeited(seat, TILES[crown]))
    elif move.index == REWARD_GOODS and after.asked != ASK_REWARD_GOOD:
        facts.append(RewardLost(seat, move.reward))
    return facts if after.rewards_due else facts + gifts.tell_due(before, after)


def _why_not_good(state: State, _player: Player, move: TakeTile) -> str:
    if state.supply[move.index] > 0 and move.index == state.first_good:
        return Reason("same-goods", "the two goods of a reward are different ones")
    return warehouse.why_not_named(state, GOODS, move)


def _tell_good(before: State, move: TakeTile, after: State) -> list[Fact]:
    return [TileReceived(before.seat, move.tile, "reward"), *gifts.tell_due(before, after)]


REWARD_QUESTION: Final = Question(
    "reward",
    "a reward for the finished ship is to be taken now",
    legal_rewards,
    (Answer(TakeReward, _why_not_reward, _tell_reward),),
)
REWARD_GOOD_QUESTION: Final = Question(
    "reward-good",
    "a good of the reward is to be named now",
    legal_goods,
    (Answer(TakeTile, _why_not_good, _tell_good),),
)
