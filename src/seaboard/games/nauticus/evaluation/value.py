"""What a seat may hope to end with: a player's estimate of a position, in points.

What lies on the table counts as it will be scored; what is unfinished counts by how much of it is
done and how likely the rest is in the turns that are left; workers, taler, crowns and the extra
action count for what they can still bring, which shrinks to a third of a point or nothing.
"""

from __future__ import annotations

from ...kernel.compiling import outlined_rule, rule
from ..numbers import (
    FURTHER_GOOD_POINTS,
    GOODS_POINTS,
    MOST_CROWN_POINTS,
    MOST_SECTIONS,
    PENALTIES,
    PHASES,
    REWARDED_GOODS,
    REWARDED_POINTS,
    SHIP_POINTS,
    TALER_PER_POINT,
)
from ..rules import ships
from ..state import (
    ASK_BONUS,
    ASK_GIFT,
    ASK_REWARD,
    ASK_REWARD_GOOD,
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
    SAIL,
    TRANSPORT,
    Player,
    Ship,
    State,
)
from . import outlook
from .weights import Weights

A_FEW_WORKERS = 4
A_DOZEN_TALER = 12
THIRD = 1 / TALER_PER_POINT  # of a point for a taler left over
HALF = 1 / 2
EVERY_CREST = 0b1111
_MOST_GOODS = len(GOODS_POINTS) - 1
# Chances to buy hulls, masts and sails, and how many parts the turns left will lay.
Ahead = tuple[float, float, float, float]
# Track and turns to come, workers and taler less the penalty, yard, goods, crowns, the extra
# action, what is about to be given.
Parts = tuple[float, float, float, float, float, float, float]


@rule
def likely(chance: float) -> float:
    """From 0 (no chance) to nearly 1 (chances many times over)."""
    square = chance * chance
    return square / (1.0 + square)


@rule
def reach(needed: float, times: float, each: float) -> float:
    """How likely `needed` things come in `times` actions of `each`."""
    return 1.0 if needed <= 0 else likely(times * each / needed)


@rule
def fading(early: float, first: float) -> float:
    """From `first` at the start of the game to what a leftover brings."""
    return THIRD + (first - THIRD) * early


@rule
def goods_value(count: float) -> float:
    """Points of a set of goods, between the printed numbers in proportion."""
    if count >= _MOST_GOODS:
        return GOODS_POINTS[_MOST_GOODS] + FURTHER_GOOD_POINTS * (count - _MOST_GOODS)
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
    for_ever = (crowns - flipped) * w.crown_workers
    this_round = crowns * w.crown_workers
    most = float(MOST_CROWN_POINTS)
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
    return SHIP_POINTS[length] + length * (REWARDED_POINTS + w.reward * early)


@rule
def ship_hope(
    ship: Ship, ahead: Ahead, owed: float, early: float, w: Weights
) -> tuple[float, float, int]:
    """The best plan for an unfinished ship: its value so far, a part's value, its length.

    `owed` is how many parts older ships need of those that the turns left will lay.
    """
    hulls, masts, sails, work = ahead
    sections = ships.sections(ship)
    stepped = ship.masts + ship.crown_masts
    rigged = ship.sails + ship.crown_sails
    done = sections + stepped + rigged
    shortest = sections + open_ends(ship)
    longest = sections if ships.is_closed(ship) else MOST_SECTIONS
    best, best_part, best_length = done * THIRD, THIRD, shortest
    for length in range(shortest, longest + 1):
        likelihood = (
            reach(length - sections, hulls, w.reach)
            * reach(length - stepped, masts, w.reach)
            * reach(length - rigged, sails, w.reach)
            * reach(3 * length - done + owed, work, 1.0)
        )
        part = ship_gain(length, early, w) * w.part * likelihood / (3 * length)
        if part * done > best:
            best, best_part, best_length = part * done, part, length
    return best, best_part, best_length


@rule
def open_ends(ship: Ship) -> int:
    """Bow and stern that the hull still lacks."""
    return 0 if ships.is_closed(ship) else 2 - ship.bow - ship.stern


@rule
def crests_of(ship: Ship) -> int:
    """The set of crests that the ship takes."""
    return EVERY_CREST if ship.crest == 0 else 1 << int(ship.crest - 1)


@rule
def hulls_stored(player: Player) -> int:
    return player.warehouse[0] + player.warehouse[1] + player.warehouse[2] + player.warehouse[3]


@rule
def shipyard(
    state: State, player: Player, ahead: Ahead, carrying: float, early: float, w: Weights
) -> float:
    """Ships finished and unfinished, and stored parts as far as unfinished ships want them."""
    total, owed, part = 0.0, 0.0, THIRD
    hulls = hulls_stored(player)
    crests = EVERY_CREST if hulls > 0 else 0
    masts, sails = hulls, hulls
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        sections = ships.sections(ship)
        if ships.is_finished(ship):
            total += SHIP_POINTS[sections]
            continue
        hope, ship_part, length = ship_hope(ship, ahead, owed, early, w)
        stepped = ship.masts + ship.crown_masts
        rigged = ship.sails + ship.crown_sails
        total += hope
        part = max(part, ship_part)
        owed += 3 * length - sections - stepped - rigged
        masts += length - stepped
        sails += length - rigged
        crests |= crests_of(ship)
    useful = (
        hulls
        + fitting(player, FIRST_MAST, crests, masts)
        + fitting(player, FIRST_SAIL, crests, sails)
    )
    return total + stored_parts(player, useful, part * reach(useful, carrying, w.reach), early, w)


@rule
def fitting(player: Player, first: int, crests: int, wanted: int) -> int:
    """Stored masts or sails that ships still want: of these crests, and no more than wanted."""
    count = player.warehouse[first + KINDS]
    for crest in range(KINDS):
        if crests >> crest & 1:
            count += player.warehouse[first + crest]
    return min(count, wanted)


@rule
def stored_parts(player: Player, useful: int, part: float, early: float, w: Weights) -> float:
    """Hulls, masts and sails in the warehouse; those that fit count as part of a laid one."""
    stored = 0
    for tile in range(FIRST_GOOD):
        stored += player.warehouse[tile]
    return useful * max(THIRD, w.stored * part) + (stored - useful) * fading(early, w.stored_spare)


@rule
def goods_hope(
    state: State, player: Player, buying: float, carrying: float, delivering: float,
    turns: int, w: Weights,
) -> float:  # fmt: skip
    """Sets of goods, those on ships and in the warehouse by their chance of being delivered."""
    shipped = reach(1.0, delivering, w.reach)
    first, second = float(player.delivered[0]), float(player.delivered[1])
    third, fourth = float(player.delivered[2]), float(player.delivered[3])
    total, carriers, boxes = 0.0, 0, 0
    for number in range(player.fleet):
        ship = state.ships[player.first_ship + number]
        sections = ships.sections(ship)
        loaded = ships.cargo(ship)
        boxes += sections - loaded
        share = w.cargo * shipped
        if ships.is_finished(ship):
            carriers += sections
            share *= reach(sections - loaded, buying + carrying, w.reach)
        else:
            rigging = ship.masts + ship.crown_masts + ship.sails + ship.crown_sails
            missing = 2 * sections + 3 * open_ends(ship) - rigging
            share *= HALF * reach(missing, turns * HALF, 1.0)
        total += (1.0 - share) * loaded * THIRD
        first += share * ship.goods[0]
        second += share * ship.goods[1]
        third += share * ship.goods[2]
        fourth += share * ship.goods[3]
    stored = (
        player.warehouse[FIRST_GOOD] + player.warehouse[FIRST_GOOD + 1]
        + player.warehouse[FIRST_GOOD + 2] + player.warehouse[FIRST_GOOD + 3]
    )  # fmt: skip
    if stored > 0:
        share = w.stored_good * shipped * reach(stored, carrying, w.reach)
        if boxes < stored and carriers < stored:
            share *= HALF
        total += (1.0 - share) * stored * THIRD
        first += share * player.warehouse[FIRST_GOOD]
        second += share * player.warehouse[FIRST_GOOD + 1]
        third += share * player.warehouse[FIRST_GOOD + 2]
        fourth += share * player.warehouse[FIRST_GOOD + 3]
    total += goods_value(first) + goods_value(second) + goods_value(third) + goods_value(fourth)
    return total + carriers * w.carrier * min(buying, delivering)


@rule
def pending(state: State, early: float, w: Weights) -> float:
    """What the deciding player is about to be given."""
    asked = state.asked
    due = state.rewards_due * (REWARDED_POINTS + w.reward * early)
    if asked == ASK_REWARD:
        return due
    if asked == ASK_REWARD_GOOD:
        return due + (w.tile_due if state.first_good != NOTHING else REWARDED_GOODS * w.tile_due)
    if asked in (ASK_GIFT, ASK_BONUS):
        return w.tile_due
    return 0.0


@rule
def parts(state: State, seat: int, w: Weights) -> Parts:
    """What the seat's final score is made of, as far as can be seen without playing on."""
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
    work = all_turns * w.pace + player.workers
    extra = 0.0
    if player.extra == 1 and all_turns > 0:
        extra = w.extra if rounds > 0 else w.extra_late
    due = pending(state, early, w) if seat == state.seat else 0.0
    return (
        player.points + w.turn * all_turns,
        resources(player, early, w) - penalty(player.flipped, turns, w),
        shipyard(state, player, (hulls, masts, sails, work), carrying, early, w),
        goods_hope(state, player, buying, carrying, delivering, all_turns, w),
        crown_hopes(ships.crowns(player), player.flipped, rounds * outlook.IN_A_ROUND, scoring, w),
        extra,
        due,
    )


@outlined_rule
def value(state: State, seat: int, w: Weights) -> float:
    """The seat's final score."""
    track, means, yard, goods, crowns, extra, due = parts(state, seat, w)
    return track + means + yard + goods + crowns + extra + due
