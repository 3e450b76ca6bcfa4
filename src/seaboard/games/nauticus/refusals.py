"""Why a move is refused, in a sentence for the person who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import Move
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
    FIRST_TILE,
    GOODS,
    REWARDS,
    TILES,
    Player,
    State,
)
from .state import TRANSPORT as TRANSPORTING

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
_ANSWERS = {
    "lay": (ASK_LAYOUT,),
    "field": (ASK_FIELD,),
    "take": (ASK_BONUS, ASK_GIFT, ASK_REWARD_GOOD),
    "buy": (ASK_TURN, ASK_USE),
    "transport": (ASK_TURN, ASK_USE),
    "withdraw": (ASK_TURN, ASK_USE),
    "deliver": (ASK_TURN, ASK_USE),
    "score": (ASK_TURN, ASK_USE),
    "place": (ASK_PLACE,),
    "store": (ASK_PLACE,),
    "pass": (ASK_TURN,),
    "done": (ASK_USE,),
    "end": (ASK_TURN_END,),
    "extra": (ASK_TURN, ASK_TURN_END),
    "reward": (ASK_REWARD,),
}


def why_not(position: NauticusPosition, move: Move) -> str:
    """The reason, given that the move is not legal and the game is not over."""
    state = position.table()
    player = state.players[state.seat]
    if state.asked not in _ANSWERS[move.verb]:
        return _ASKED[state.asked]
    match move.verb:
        case "lay":
            return f"the {move.what} tile is laid out already"
        case "field":
            return f"the action tile at field {move.what} is face down"
        case "take":
            return _why_not_take(state, TILES.index(move.what))
        case "buy":
            return _why_not_buy(state, player, move.what)
        case "place" | "store":
            return _why_not_place(state, player, move)
        case "done":
            return "an action needs at least one use"
        case "extra":
            if not player.extra:
                return "the extra action was used already"
            return f"there is nothing to do with {move.what} now, not even with two more workers"
        case "reward":
            return _why_not_reward(state, move.what)
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


def _why_not_use(state: State, player: Player, move: Move) -> str:
    wanted = "crowns" if move.verb == "score" else move.verb
    action = ACTIONS[state.action]
    if action != wanted:
        return f"the action in hand is {action}"
    if state.blue + player.workers <= 0:
        return "no worker is left"
    if move.verb == "transport":
        if player.warehouse[TILES.index(move.what)] == 0:
            return f"there is no {move.what} in the warehouse"
        return f"no ship takes a {move.what} now"
    if move.verb == "deliver":
        return _why_not_deliver(state, player, int(move.what))
    if state.points_scored >= actions.MOST_POINTS:
        return f"the action has brought its {actions.MOST_POINTS} points"
    return "there is no crown to score"


def _why_not_buy(state: State, player: Player, what: str) -> str:
    tile = TILES.index(what)
    action = state.action
    if action >= TRANSPORTING or not what.startswith(ACTIONS[action] + ":"):
        return f"the action in hand is {ACTIONS[action]}"
    if tile in (CROWN_MAST, CROWN_SAIL):
        return "crowns are not for sale; they are rewards for finished ships"
    if state.blue + player.workers <= 0:
        return "no worker is left"
    if state.supply[tile] == 0:
        return f"no {what} is left"
    price = actions.price(state, action, tile - FIRST_TILE[action], state.extra_running)
    if price > player.taler:
        return f"it costs {price} taler, and there are {player.taler}"
    return "no ship takes it, and the warehouse has no room for it"


def _why_not_place(state: State, player: Player, move: Move) -> str:
    tile = state.tile
    if move.verb == "store":
        if state.action == TRANSPORTING:
            return "a transported tile goes to the yard"
        return f"the warehouse has {player.room} free boxes, and it needs {warehouse.boxes(tile)}"
    if move.what == "new":
        return f"a ship cannot begin with a {TILES[tile]}"
    number = int(move.what)
    if number > player.fleet:
        return f"there is no ship {number}; the yard has {player.fleet}"
    return f"ship {number} does not take a {TILES[tile]}"


def _why_not_deliver(state: State, player: Player, number: int) -> str:
    if number > player.fleet:
        return f"there is no ship {number}; the yard has {player.fleet}"
    ship = state.ships[player.first_ship + number - 1]
    if not ships.is_finished(ship):
        return f"ship {number} is not finished"
    if ships.cargo(ship) < ships.sections(ship):
        return f"ship {number} carries {ships.cargo(ship)} of {ships.sections(ship)} goods"
    return f"delivering {ships.sections(ship)} goods takes as many workers"


def _why_not_reward(state: State, what: str) -> str:
    if state.rewards_taken[REWARDS.index(what)] == rewards.MOST_OF_A_KIND:
        return f"{what} was taken twice for this ship already"
    return "no goods are left" if what == "goods" else f"no {what.replace('-', ' ')} is left"
