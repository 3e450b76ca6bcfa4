"""Why a move is refused, in a sentence for the person who tried it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    EndTurn,
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
from .rules import actions, rewards, ships, warehouse
from .state import (
    ACTIONS,
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
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    FIRST_TILE,
    GOODS,
    REWARD_GOODS,
    TILES,
    Player,
    State,
)
from .state import DELIVER as DELIVERING
from .state import TRANSPORT as TRANSPORTING
from .state import WITHDRAW as WITHDRAWING

if TYPE_CHECKING:
    from .game import NauticusPosition

_ASKED = {
    ASK_LAYOUT: "chance lays out the action tiles now",
    ASK_FIELD: "the start player chooses a field now",
    ASK_BONUS: "the tile of the bonus is to be named now",
    ASK_TURN: "a turn begins: use the action, pass, or begin the extra action",
    ASK_USE: "an action is in hand: use it again or say done",
    ASK_PLACE: "the tile in hand is to be placed or stored now",
    ASK_REWARD: "a reward for the finished ship is to be taken now",
    ASK_REWARD_GOOD: "a good of the reward is to be named now",
    ASK_GIFT: "the tile of the gift is to be named now",
    ASK_TURN_END: "the turn can end, or the extra action can begin",
}
_ANSWERS: Final[Mapping[type[Move], tuple[int, ...]]] = {
    LayOut: (ASK_LAYOUT,),
    ChooseField: (ASK_FIELD,),
    TakeTile: (ASK_BONUS, ASK_GIFT, ASK_REWARD_GOOD),
    BuyTile: (ASK_TURN, ASK_USE),
    TransportTile: (ASK_TURN, ASK_USE),
    WithdrawMoney: (ASK_TURN, ASK_USE),
    DeliverGoods: (ASK_TURN, ASK_USE),
    ScoreCrowns: (ASK_TURN, ASK_USE),
    PlaceTile: (ASK_PLACE,),
    StoreTile: (ASK_PLACE,),
    Pass: (ASK_TURN,),
    FinishAction: (ASK_USE,),
    EndTurn: (ASK_TURN_END,),
    BeginExtra: (ASK_TURN, ASK_TURN_END),
    TakeReward: (ASK_REWARD,),
}


def why_not(position: NauticusPosition, move: Move) -> str:
    """The reason, given that the move is not legal and the game is not over."""
    state = position.table()
    player = state.players[state.seat]
    if state.asked not in _ANSWERS[type(move)]:
        return _ASKED[state.asked]
    match move:
        case LayOut(action):
            return f"the {action} tile is laid out already"
        case ChooseField(number):
            return f"the action tile at field {number} is face down"
        case TakeTile():
            return _why_not_take(state, move.index)
        case BuyTile():
            return _why_not_buy(state, player, move.index)
        case PlaceTile() | StoreTile():
            return _why_not_place(state, player, move)
        case FinishAction():
            return "an action needs at least one use"
        case BeginExtra(action):
            if not player.extra:
                return "the extra action was used already"
            return f"there is nothing to do with {action} now, not even with two more workers"
        case TakeReward():
            return _why_not_reward(state, move)
        case _:
            return _why_not_use(state, player, move)


def _why_not_take(state: State, tile: int) -> str:
    if state.supply[tile] == 0:
        return f"no {TILES[tile]} is left"
    if tile == state.first_good:
        return "the two goods of a reward are different ones"
    sold = state.action
    if state.asked == ASK_BONUS:
        sold = state.board.bonus_action[state.field]
    elif state.asked == ASK_REWARD_GOOD:
        sold = GOODS
    return f"one of the four regular {ACTIONS[sold]} tiles is to be named"


_USED_BY: Final[Mapping[type[Move], int]] = {
    TransportTile: TRANSPORTING,
    WithdrawMoney: WITHDRAWING,
    DeliverGoods: DELIVERING,
    ScoreCrowns: CROWNS,
}


def _why_not_use(state: State, player: Player, move: Move) -> str:
    if state.action != _USED_BY[type(move)]:
        return f"the action in hand is {ACTIONS[state.action]}"
    if state.blue + player.workers <= 0:
        return "no worker is left"
    match move:
        case TransportTile(tile) if player.warehouse[move.index] == 0:
            return f"there is no {tile} in the warehouse"
        case TransportTile(tile):
            return f"no ship takes a {tile} now"
        case DeliverGoods(ship):
            return _why_not_deliver(state, player, ship)
    if state.points_scored >= actions.MOST_POINTS:
        return f"the action has brought its {actions.MOST_POINTS} points"
    return "there is no crown to score"


def _why_not_buy(state: State, player: Player, tile: int) -> str:
    action = state.action
    if warehouse.seller(tile) != action:
        return f"the action in hand is {ACTIONS[action]}"
    if tile in (CROWN_MAST, CROWN_SAIL):
        return "crowns are not for sale; they are rewards for finished ships"
    if state.blue + player.workers <= 0:
        return "no worker is left"
    if state.supply[tile] == 0:
        return f"no {TILES[tile]} is left"
    price = actions.price(state, action, tile - FIRST_TILE[action], state.extra_running)
    if price > player.taler:
        return f"it costs {price} taler, and there are {player.taler}"
    return "no ship takes it, and the warehouse has no room for it"


def _why_not_place(state: State, player: Player, move: PlaceTile | StoreTile) -> str:
    tile = state.tile
    if isinstance(move, StoreTile):
        if state.action == TRANSPORTING:
            return "a transported tile goes to the yard"
        return f"the warehouse has {player.room} free boxes, and it needs {warehouse.boxes(tile)}"
    if move.ship is None:
        return f"a ship cannot begin with a {TILES[tile]}"
    if move.ship > player.fleet:
        return f"there is no ship {move.ship}; the yard has {player.fleet}"
    return f"ship {move.ship} does not take a {TILES[tile]}"


def _why_not_deliver(state: State, player: Player, number: int) -> str:
    if number > player.fleet:
        return f"there is no ship {number}; the yard has {player.fleet}"
    ship = state.ships[player.first_ship + number - 1]
    if not ships.is_finished(ship):
        return f"ship {number} is not finished"
    if ships.cargo(ship) < ships.sections(ship):
        return f"ship {number} carries {ships.cargo(ship)} of {ships.sections(ship)} goods"
    return f"delivering {ships.sections(ship)} goods takes as many workers"


def _why_not_reward(state: State, move: TakeReward) -> str:
    if state.rewards_taken[move.index] == rewards.MOST_OF_A_KIND:
        return f"{move.reward} was taken twice for this ship already"
    if move.index == REWARD_GOODS:
        return "no goods are left"
    return f"no {move.reward.replace('-', ' ')} is left"
