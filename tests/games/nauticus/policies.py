"""Ways to play Nauticus that reach what random play does not: ships, cargo, gifts, full boxes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from seaboard.games.api import CHANCE, Position, draw
from seaboard.games.nauticus import NauticusPosition
from seaboard.games.nauticus.moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    FinishAction,
    Move,
    Pass,
    PlaceTile,
    ScoreCrowns,
    StoreTile,
    TakeTile,
    TransportTile,
    WithdrawMoney,
)
from seaboard.games.nauticus.rules import ships
from seaboard.games.nauticus.state import (
    ACTIONS,
    FIRST_GOOD,
    FIRST_MAST,
    KINDS,
    MIDDLE,
    ONE_SHIP,
    Player,
    Ship,
    State,
)


@dataclass(frozen=True)
class Temper:
    """What a player is after; numbers are weights of a choice by lot."""

    kinds: float  # a kind not bought yet in this action
    wanted: float  # a tile that a ship of one's own takes
    unwanted: float
    middles: int  # laid before a hull is closed
    store: float  # storing what could be placed
    passing: float


SHIPWRIGHT = Temper(kinds=0.1, wanted=8, unwanted=0.05, middles=0, store=0.1, passing=0.2)
GRAND = Temper(kinds=0.1, wanted=9, unwanted=0.05, middles=2, store=0.02, passing=0.2)
COLLECTOR = Temper(kinds=9, wanted=2, unwanted=0.5, middles=1, store=3, passing=0.2)
IDLER = Temper(kinds=1, wanted=4, unwanted=0.2, middles=0, store=1, passing=6)
TEMPERS = (GRAND, COLLECTOR, SHIPWRIGHT, IDLER)


def shipwrights(position: Position, rng: Random) -> Move:
    """Every seat builds, loads and delivers."""
    return _choose(position, rng, (GRAND, SHIPWRIGHT, GRAND))


def company(position: Position, rng: Random) -> Move:
    """A builder of long ships, a collector of kinds, a shipwright, and one who likes to pass."""
    return _choose(position, rng, TEMPERS)


def _choose(position: Position, rng: Random, tempers: tuple[Temper, ...]) -> Move:
    assert isinstance(position, NauticusPosition)
    if position.decider == CHANCE:
        move = draw(position, rng)
        assert isinstance(move, Move)
        return move
    moves = position.legal_moves()
    temper = tempers[position.turn % len(tempers)]
    weights = [_weight(position.state, move, temper) for move in moves]
    return rng.choices(moves, weights)[0]


def _weight(state: State, move: Move, temper: Temper) -> float:
    player = state.players[state.seat]
    match move:
        case DeliverGoods():
            return 40
        case ChooseField(number):
            return _weight_of_action(state, player, ACTIONS[state.layout[number]])
        case BuyTile() | TakeTile():
            new_kind = isinstance(move, BuyTile) and not state.bought[_kind(move.index)]
            return _wanted(state, player, move.index, temper) + (temper.kinds if new_kind else 0)
        case TransportTile():
            return 2 * _wanted(state, player, move.index, temper)
        case PlaceTile(ship):
            return 0.2 if ship is None else 6
        case StoreTile():
            return temper.store
        case ScoreCrowns():
            return 2.0 * ships.crowns(player)
        case WithdrawMoney():
            return 6 if player.taler < 12 else 0.5
        case BeginExtra("deliver"):
            return 12
        case BeginExtra(action):
            return 0.01 * _weight_of_action(state, player, action) * state.round_number
        case Pass():
            return temper.passing
        case FinishAction():
            return 0.8
        case _:
            return 1


def _weight_of_action(state: State, player: Player, action: str) -> float:
    fleet = [state.ships[player.first_ship + number] for number in range(player.fleet)]
    loaded = any(ships.is_finished(s) and ships.cargo(s) == ships.sections(s) for s in fleet)
    return {
        "deliver": 30 if loaded else 0.2,
        "transport": 0.5 + sum(player.warehouse) / 2,
        "withdraw": 5 if player.taler < 8 else 1,
        "crowns": 0.3 + ships.crowns(player),
        "hull": 3 if len(fleet) < 5 else 1,
        "mast": 3,
        "sail": 3,
        "goods": 2,
    }[action]


def _kind(tile: int) -> int:
    """A tile's place among the four kinds of its action; crowns, which nobody buys, count as 0."""
    for first in (FIRST_GOOD, 9, FIRST_MAST, 0):
        if tile >= first:
            return (tile - first) % KINDS
    return 0


def _wanted(state: State, player: Player, tile: int, temper: Temper) -> float:
    fleet = [state.ships[player.first_ship + number] for number in range(player.fleet)]
    takers = [ship for ship in fleet if ships.fits(ship, tile)]
    if tile >= FIRST_MAST:
        return temper.wanted if takers else temper.unwanted
    if tile == ONE_SHIP:
        return 0.3 if temper.middles else 1
    if not takers:
        return 0.1 if any(not ships.is_finished(ship) for ship in fleet) else 4
    ready = any(ship.middles >= temper.middles or not _closes(ship, tile) for ship in takers)
    if tile == MIDDLE:
        return temper.wanted if any(s.middles < temper.middles for s in takers) else 0.05
    return temper.wanted if ready else 0.05


def _closes(ship: Ship, tile: int) -> bool:
    return ship.bow + ship.stern == 1 and tile != MIDDLE
