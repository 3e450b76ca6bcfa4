"""What a seat may hope to end with: a player's reckoning of a position, in points.

What lies on the table counts as it will be scored; what is unfinished counts by how much of it is
done and how likely the rest is in the turns that are left; workers, taler, crowns and the extra
action count for what they can still bring, which shrinks to a third of a point or nothing.
"""

from __future__ import annotations

from ...games.kernel.compiling import rule, shared_rule
from ...games.nauticus.rules import ships
from ...games.nauticus.rules.actions import MOST_POINTS
from ...games.nauticus.rules.rounds import PENALTIES
from ...games.nauticus.scoring import GOODS_POINTS, SHIP_POINTS
from ...games.nauticus.state import (
    ASK_BONUS,
    ASK_GIFT,
    ASK_NOTHING,
    ASK_REWARD,
    ASK_REWARD_GOOD,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    DELIVER,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    GOODS,
    HULL,
    KINDS,
    MAST,
    NOTHING,
    PHASES,
    SAIL,
    TRANSPORT,
    Player,
    Ship,
    State,
)
from . import outlook
from .weights import Weights

MOST_SECTIONS = 4
A_FEW_WORKERS = 4
A_DOZEN_TALER = 12
THIRD = 1 / 3
REWARD_POINTS = 3
EVERY_CREST = 0b1111
_FURTHER_GOOD = 5
_MOST_GOODS = len(GOODS_POINTS) - 1


@rule
def likely(chance: float) -> float:
    """From 0 (no chance) to nearly 1 (chances many times over)."""
    square = chance * chance
    return square / (1.0 + square)


@rule
def reach(needed: float, times: float, each: float) -> float:
    """How likely `needed` things come in so many actions of `each`."""
    return 1.0 if needed <= 0 else likely(times * each / needed)


@rule
def fading(early: float, first: float) -> float:
    """From `first` at the start of the game to what a leftover brings."""
    return THIRD + (first - THIRD) * early


@rule
def goods_worth(count: float) -> float:
    """Points of a set of goods, between the printed numbers in proportion."""
    if count >= _MOST_GOODS:
        return GOODS_POINTS[_MOST_GOODS] + _FURTHER_GOOD * (count - _MOST_GOODS)
    whole = int(count)
    below = GOODS_POINTS[whole]
    return below + (GOODS_POINTS[whole + 1] - below) * (count - whole)


@rule
def resources(player: Player, early: float, w: Weights) -> float:
    """Workers and taler: the first few are worth most, all of them less as the game goes on."""
    few = min(player.workers, A_FEW_WORKERS)
    dozen = min(player.taler, A_DOZEN_TALER)
    return (
        few * fading(early, w.worker)
        + (player.workers - few) * fading(early, w.more_workers)
        + dozen * fading(early, w.taler)
        + (player.taler - dozen) * fading(early, w.more_taler)
    )


@rule
def crown_hopes(crowns: int, flipped: int, later: float, soon: float, w: Weights) -> float:
    """Points that crowns actions will bring; pass tiles count only until the round's end."""
    for_ever = crowns * w.crown_workers
    this_round = (crowns + flipped) * w.crown_workers
    most = float(MOST_POINTS)
    return w.crowns * (later * min(most, for_ever) + soon * min(most, this_round))


@rule
def penalty(flipped: int, turns: int, w: Weights) -> float:
    """The loss at the round's end, less what turns to come will still flip."""
    loss = PENALTIES[flipped]
    if turns == 0:
        return float(loss)
    return loss * w.penalty * max(0.0, 1.0 - w.flip * turns)


@rule
def ship_gain(length: int, early: float, w: Weights) -> float:
    """A ship's points and rewards when it is finished."""
    return SHIP_POINTS[length] + length * (REWARD_POINTS + w.reward * early)


@rule
def ship_hope(
    ship: Ship, hulls: float, masts: float, sails: float, work: float, owed: float,
    early: float, w: Weights,
) -> tuple[float, float, int]:  # fmt: skip
    """The best plan for an unfinished ship: its worth so far, a part's worth, its length.

    `work` is how many parts the turns left will lay, `owed` what older ships need of that.
    """
    sections = ships.sections(ship)
    stepped = ship.masts + ship.crown_masts
    rigged = ship.sails + ship.crown_sails
    done = sections + stepped + rigged
    closed = ships.is_closed(ship)
    ends = 0 if closed else 2 - ship.bow - ship.stern
    longest = sections if closed else MOST_SECTIONS
    best, best_part, best_length = done * THIRD, THIRD, sections + ends
    for length in range(sections + ends, longest + 1):
        missing = 3 * length - done
        likelihood = (
            reach(length - sections, hulls, w.reach)
            * reach(length - stepped, masts, w.reach)
            * reach(length - rigged, sails, w.reach)
            * reach(missing + owed, work, 1.0)
        )
        part = ship_gain(length, early, w) * w.part * likelihood / (3 * length)
        if part * done > best:
            best, best_part, best_length = part * done, part, length
    return best, best_part, best_length


@rule
def pending(state: State, early: float, w: Weights) -> float:
    """What the deciding player is about to be given."""
    asked = state.asked
    due = state.rewards_due * (REWARD_POINTS + w.reward * early)
    if asked == ASK_REWARD:
        return due
    if asked == ASK_REWARD_GOOD:
        return due + (w.tile_due if state.first_good != NOTHING else 2 * w.tile_due)
    if asked == ASK_GIFT or asked == ASK_BONUS:
        return w.tile_due
    return 0.0


@rule
def crests_of(ship: Ship) -> int:
    return EVERY_CREST if ship.crest == 0 else 1 << int(ship.crest - 1)


@rule
def fitting(player: Player, first: int, crests: int, wanted: float) -> float:
    """Stored masts or sails that ships still want: of these crests, and no more than wanted."""
    count = player.warehouse[first + KINDS]
    for crest in range(KINDS):
        if crests >> crest & 1:
            count += player.warehouse[first + crest]
    return min(float(count), wanted)


@shared_rule
def worth(state: State, seat: int, w: Weights) -> float:
    """The seat's final score, as far as can be seen at a glance."""
    player = state.players[seat]
    rounds = outlook.rounds_to_come(state)
    turns = outlook.turns_in_round(state, seat)
    all_turns = rounds * PHASES + turns
    early = all_turns / (state.rounds * PHASES)
    up = outlook.actions_face_up(state)
    choice = outlook.chance_of_choice(state)
    ahead = outlook.action_ahead(state, seat)
    hulls = outlook.chances(rounds, up, choice, ahead, HULL)
    masts = outlook.chances(rounds, up, choice, ahead, MAST)
    sails = outlook.chances(rounds, up, choice, ahead, SAIL)
    buying = outlook.chances(rounds, up, choice, ahead, GOODS)
    carrying = outlook.chances(rounds, up, choice, ahead, TRANSPORT)
    delivering = outlook.chances(rounds, up, choice, ahead, DELIVER)
    scoring = outlook.chances(0, up, choice, ahead, CROWNS)

    total = player.points + resources(player, early, w) - penalty(player.flipped, turns, w)
    if player.extra == 1 and state.asked != ASK_NOTHING and all_turns > 0:
        total += w.extra if rounds > 0 else w.extra_late
    if seat == state.seat:
        total += pending(state, early, w)

    work = all_turns * w.pace + player.workers
    shipped = reach(1.0, delivering, w.reach)
    crowns = player.warehouse[CROWN_MAST] + player.warehouse[CROWN_SAIL]
    owed, part = 0.0, THIRD
    mast_crests, sail_crests, wanted_masts, wanted_sails = 0, 0, 0.0, 0.0
    carriers, boxes = 0, 0
    first, second = float(player.delivered[0]), float(player.delivered[1])
    third, fourth = float(player.delivered[2]), float(player.delivered[3])
    for number in range(player.fleet):
        ship = state.ships[player.yard[number]]
        sections = ships.sections(ship)
        loaded = ships.cargo(ship)
        crowns += ship.crown_masts + ship.crown_sails
        boxes += sections - loaded
        share = w.cargo * shipped
        if ships.is_finished(ship):
            total += SHIP_POINTS[sections]
            carriers += sections
            share *= reach(sections - loaded, buying + carrying, w.reach)
        else:
            hope, ship_part, length = ship_hope(
                ship, hulls, masts, sails, work, owed, early, w
            )
            total += hope
            part = max(part, ship_part)
            stepped = ship.masts + ship.crown_masts
            rigged = ship.sails + ship.crown_sails
            owed += 3 * length - sections - stepped - rigged
            wanted_masts += length - stepped
            wanted_sails += length - rigged
            if stepped < length:
                mast_crests |= crests_of(ship)
            if rigged < length:
                sail_crests |= crests_of(ship)
            share *= 0.5 * reach(3 * length - sections - stepped - rigged, all_turns * 0.5, 1.0)
        total += (1.0 - share) * loaded * THIRD
        first += share * ship.goods[0]
        second += share * ship.goods[1]
        third += share * ship.goods[2]
        fourth += share * ship.goods[3]

    stored_hulls = (
        player.warehouse[0] + player.warehouse[1] + player.warehouse[2] + player.warehouse[3]
    )
    if stored_hulls > 0:
        mast_crests = sail_crests = EVERY_CREST
        wanted_masts += stored_hulls
        wanted_sails += stored_hulls
    useful = (
        stored_hulls
        + fitting(player, FIRST_MAST, mast_crests, wanted_masts)
        + fitting(player, FIRST_SAIL, sail_crests, wanted_sails)
    )
    stored = 0
    for tile in range(FIRST_GOOD):
        stored += player.warehouse[tile]
    carried = reach(useful, carrying, w.reach)
    total += useful * max(THIRD, w.stored * part * carried)
    total += (stored - useful) * fading(early, w.stored_spare)

    goods = (
        player.warehouse[FIRST_GOOD] + player.warehouse[FIRST_GOOD + 1]
        + player.warehouse[FIRST_GOOD + 2] + player.warehouse[FIRST_GOOD + 3]
    )  # fmt: skip
    if goods > 0:
        share = w.stored_good * shipped * reach(goods, carrying, w.reach)
        if boxes < goods and carriers < goods:
            share *= 0.5
        total += (1.0 - share) * goods * THIRD
        first += share * player.warehouse[FIRST_GOOD]
        second += share * player.warehouse[FIRST_GOOD + 1]
        third += share * player.warehouse[FIRST_GOOD + 2]
        fourth += share * player.warehouse[FIRST_GOOD + 3]
    total += goods_worth(first) + goods_worth(second) + goods_worth(third) + goods_worth(fourth)
    total += carriers * w.carrier * min(buying, delivering)
    return total + crown_hopes(
        crowns, player.flipped, rounds * outlook.IN_A_ROUND, scoring, w
    )
