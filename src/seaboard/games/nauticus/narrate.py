"""What happened, as facts derived from the position before, the move, and the position after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..api import Fact
from ..kernel.generic import PLACE
from .facts import (
    ActionDone,
    AnchorLaid,
    BonusLost,
    BonusReceived,
    CrownsScored,
    ExtraBegun,
    FieldChosen,
    GameEnded,
    GiftDue,
    GiftLost,
    GoodsDelivered,
    LaidOut,
    MoneyWithdrawn,
    PassBare,
    PassFlipped,
    PassPenalty,
    PhaseEnded,
    RewardLost,
    RewardTaken,
    RoundBegun,
    RoundEnded,
    ScoreFinal,
    ShipBegun,
    ShipFinished,
    TileBought,
    TileForfeited,
    TilePlaced,
    TileReceived,
    TileStored,
    TileTransported,
    TurnEnded,
)
from .moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    FinishAction,
    LayOut,
    Move,
    Pass,
    PlaceTile,
    ScoreCrowns,
    StoreTile,
    TakeReward,
    TakeTile,
    TransportTile,
    WithdrawMoney,
)
from .rules import actions, rewards, rounds, ships, turns
from .scoring import COLUMNS
from .state import (
    ACTIONS,
    ASK_BONUS,
    ASK_GIFT,
    ASK_NOTHING,
    ASK_USE,
    FIELDS,
    FIRST_GOOD,
    FIRST_TILE,
    KINDS,
    NOTHING,
    PHASES,
    REWARD_GOODS,
    TILES,
    State,
)

if TYPE_CHECKING:
    from .game import NauticusPosition


def narrate(before: NauticusPosition, move: Move, after: NauticusPosition) -> list[Fact]:
    """Facts in the order in which they happened."""
    return facts_of(before.table(), move, after.table(), after)


def facts_of(before: State, move: Move, after: State, played: NauticusPosition) -> list[Fact]:
    """The same where both states are read already; `played` is the position after the move."""
    facts = _the_move(before, move, after)
    if before.field != NOTHING and after.field == NOTHING:
        facts += _phase_ended(before, after)
    return facts + _game_ended(played) if after.asked == ASK_NOTHING else facts


def _the_move(before: State, move: Move, after: State) -> list[Fact]:
    seat = before.seat
    old, new = before.players[seat], after.players[seat]
    match move:
        case LayOut():
            return _laid_out(before, after)
        case ChooseField(number):
            return _field_chosen(before, number, after)
        case TakeTile(tile):
            return _received(before, tile, after)
        case BuyTile(tile):
            return _bought(before, move, after)
        case PlaceTile(ship):
            return _placed(before, ship, after)
        case StoreTile():
            return [TileStored(seat, TILES[before.tile]), *_gift(before, after)]
        case TransportTile(tile):
            return [TileTransported(seat, tile, *_workers(before, after))]
        case WithdrawMoney():
            return [MoneyWithdrawn(seat, new.taler - old.taler, *_workers(before, after))]
        case DeliverGoods(ship):
            return [
                GoodsDelivered(seat, ship, _cargo(before, move.index), *_workers(before, after))
            ]
        case ScoreCrowns():
            return [CrownsScored(seat, new.points - old.points, *_workers(before, after))]
        case Pass():
            # Not read from `after`: the last pass of a round turns the tiles back at once.
            flipped = turns.flipped_by_passing(old)
            return [(PassFlipped if flipped > old.flipped else PassBare)(seat, flipped)]
        case BeginExtra(action):
            return [ExtraBegun(seat, action, turns.EXTRA_WORKERS)]
        case TakeReward():
            return _rewarded(before, move, after)
        case FinishAction():
            which = "extra" if before.extra_running else "phase"
            return [ActionDone(seat, ACTIONS[before.action], which)]
        case _:
            return [TurnEnded(seat)]


def _workers(before: State, after: State) -> tuple[int, int]:
    """How many blue and own workers a use has cost."""
    seat = before.seat
    own = before.players[seat].workers - after.players[seat].workers
    return before.blue - after.blue, own


def _laid_out(before: State, after: State) -> list[Fact]:
    if before.laid < FIELDS - 1:
        return []
    layout = tuple(ACTIONS[action] for action in after.layout)
    number = after.round_number
    return [RoundBegun(number, after.anchor), LaidOut(number, layout)]


def _field_chosen(before: State, field: int, after: State) -> list[Fact]:
    seat = before.seat
    board = before.board
    facts: list[Fact] = [
        FieldChosen(seat, field, ACTIONS[before.layout[field]], rounds.blue_workers(after))
    ]
    bonus = (board.bonus_workers[field], board.bonus_taler[field], board.bonus_points[field])
    if any(bonus):
        facts.append(BonusReceived(seat, *(count or None for count in bonus)))
    if board.bonus_action[field] != NOTHING and after.asked != ASK_BONUS:
        facts.append(BonusLost(seat, ACTIONS[board.bonus_action[field]]))
    return facts


def _received(before: State, tile: str, after: State) -> list[Fact]:
    if before.asked == ASK_BONUS:
        return [TileReceived(before.seat, tile, "bonus")]
    if before.asked == ASK_GIFT:
        return [TileReceived(before.seat, tile, "gift")]
    return [TileReceived(before.seat, tile, "reward"), *_gift(before, after)]


def _bought(before: State, move: BuyTile, after: State) -> list[Fact]:
    seat, tile = before.seat, move.index
    action = before.action
    price = actions.price(before, action, tile - FIRST_TILE[action], before.extra_running)
    facts: list[Fact] = [TileBought(seat, move.tile, price, *_workers(before, after))]
    if price == 0:
        kept = after.supply[tile] < before.supply[tile]
        facts.append(TileStored(seat, move.tile) if kept else TileForfeited(seat, move.tile))
        facts += _gift(before, after)
    return facts


def _gift(before: State, after: State) -> list[Fact]:
    """The gift that became due, if it did."""
    if after.asked == ASK_GIFT:
        return [GiftDue(before.seat, ACTIONS[before.action])]
    was_due = before.gift_due or sum(before.bought) == KINDS - 1
    if was_due and sum(after.bought) == KINDS and not after.gift_due and after.asked == ASK_USE:
        return [GiftLost(before.seat, ACTIONS[before.action])]
    return []


def _placed(before: State, ship: int | None, after: State) -> list[Fact]:
    seat = before.seat
    tile = TILES[before.tile]
    player = after.players[seat]
    number = player.fleet if ship is None else ship
    facts: list[Fact] = [
        ShipBegun(seat, tile, number) if ship is None else TilePlaced(seat, tile, number)
    ]
    laid_on = after.ships[player.first_ship + number - 1]
    if before.tile < FIRST_GOOD and ships.is_finished(laid_on):
        facts.append(ShipFinished(seat, number, ships.sections(laid_on)))
        return facts
    return facts + _gift(before, after)


def _cargo(before: State, number: int) -> tuple[str, ...]:
    ship = before.ships[before.players[before.seat].first_ship + number]
    return tuple(TILES[FIRST_GOOD + kind] for kind in range(KINDS) for _ in range(ship.goods[kind]))


def _rewarded(before: State, move: TakeReward, after: State) -> list[Fact]:
    seat = before.seat
    facts: list[Fact] = [RewardTaken(seat, move.reward)]
    crown = rewards.crown_of(move.index)
    if crown != NOTHING and before.supply[crown] == after.supply[crown]:
        facts.append(TileForfeited(seat, TILES[crown]))
    elif move.index == REWARD_GOODS and before.players[seat].room == 0:
        facts.append(RewardLost(seat, move.reward))
    return facts if after.rewards_due else facts + _gift(before, after)


def _phase_ended(before: State, after: State) -> list[Fact]:
    """The phase that ended with the move, and the round with its last one."""
    number = before.round_number
    facts: list[Fact] = [PhaseEnded(number, before.phase)]
    if before.phase == 1:
        facts.append(AnchorLaid(before.field))
    if before.phase == PHASES:
        facts.append(RoundEnded(number))
        for seat in range(before.seats):
            lost = before.players[seat].points - after.players[seat].points
            facts.append(PassPenalty(seat, lost))
    return facts


def _game_ended(after: NauticusPosition) -> list[Fact]:
    score_table = after.score_table().tolist()
    facts: list[Fact] = [
        ScoreFinal(seat, **dict(zip(COLUMNS, row, strict=True)))
        for seat, row in enumerate(score_table)
    ]
    winners = tuple(seat for seat, row in enumerate(score_table) if row[PLACE] == 1)
    return [*facts, GameEnded(winners)]
