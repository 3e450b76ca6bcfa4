"""What a seat may know: in Nauticus everything, laid out for people and programs to read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ..api import Seat
from .board import NauticusBoard, read_board
from .numbers import PENALTIES, PHASES
from .rules import buying, ships
from .scoring import points_of_ship, set_points
from .state import (
    ACTIONS,
    ASK_LAYOUT,
    ASK_TURN_END,
    BLUE_ACTIONS,
    CRESTS,
    FIELDS,
    FIRST_TILE,
    GOODS_NAMES,
    KINDS,
    NOTHING,
    QUESTIONS,
    REWARDS,
    TILES,
    Ship,
    State,
)

if TYPE_CHECKING:
    from .game import NauticusPosition

_NO_PRICES: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class FieldView:
    """An action field; `action` is empty while the tiles are being laid out."""

    number: int  # clockwise from 0, and never moved: the wheel turns past the fields
    action: str  # of the tile that lies there, such as `hull`
    face_up: bool  # its action can still be chosen in this round
    blue_workers: int  # which the wheel lends to everyone who acts there
    bonus: str  # for the start player who chooses it, in words
    brings: Mapping[str, int]  # the bonus: workers, taler, points, or a tile by its action
    prices: Mapping[str, int]  # of the blue tile that lies there, by tile
    chosen: bool  # in this phase
    anchor_tile: bool  # it was chosen in the round's first phase


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship, numbered from 1 in its owner's yard."""

    number: int  # by which moves name it
    stern: bool  # it has one
    middles: int  # how many it has
    bow: bool  # it has one
    one: bool  # it is a one-ship, with no other hull tile
    sections: int  # hull tiles, each with room for a mast, a sail and a good
    closed: bool  # its hull is complete
    finished: bool  # closed, and every section has its mast and its sail
    points: int  # at the end; 0 unless it is finished
    crest: str  # empty while undecided
    masts: int  # with the crest
    crown_masts: int  # which fit any crest
    sails: int  # with the crest
    crown_sails: int  # which fit any crest
    goods: Mapping[str, int]  # on board, by name; only those that are there


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat  # counted from 0
    taler: int  # the money
    workers: int  # own ones, kept until they are used
    points: int  # scored so far, without what the end brings
    warehouse: Mapping[str, int]  # only tiles that are there
    room: int  # free boxes of the warehouse, of which a mast takes two
    delivered: Mapping[str, int]  # goods, by name
    delivered_points: Mapping[str, int]  # at the end, for the goods of each kind
    pass_tiles_flipped: int  # in this round, one by each pass
    pass_penalty: int  # points lost at the end of the round as the pass tiles are now
    crowns: int  # on tiles in warehouse and yard, and on flipped pass tiles
    extra_action: bool  # the extra-action tile is still there
    ships: tuple[ShipView, ...]  # in the yard, in the order in which they were begun
    account: Mapping[str, int]  # the score table as if the game ended now


@dataclass(frozen=True, slots=True)
class ActionView:
    """The action in hand and what it waits for."""

    action: str  # such as `hull` or `deliver`
    extra: bool  # it is an extra action
    phase_done: bool  # the phase's action is over: after an extra action the turn is, too
    blue_workers: int  # left
    used: bool  # at least once
    bought: tuple[str, ...]  # tiles, each kind once
    prices: Mapping[str, int]  # of the next tile of each kind; empty for actions that sell none
    gift_due: bool  # follows once the tile is placed and its rewards are taken
    points_scored: int  # by this action so far
    tile: str  # to be placed
    rewards_due: int  # to be chosen now for a finished ship
    rewards_taken: Mapping[str, int]  # for it so far, by name
    first_good: str  # of a goods reward whose second good is to be named


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None  # who looks; None is a spectator
    seats: int  # how many play
    rounds: int  # of the whole game
    round: int  # from 1
    phase: int  # of the round, from 1
    phases: int  # of a round
    start_player: Seat  # who chooses the field of this phase
    turn: Seat  # whose turn it is
    decider: Seat  # a seat, or below 0 when chance decides or the game is over
    asked: str  # what is decided: `field`, `bonus`, `turn`, `use`, `place`, …
    anchor: int  # the field at which the wheel's anchor section lies
    fields: tuple[FieldView, ...]  # clockwise from field 0
    supply: Mapping[str, int]  # tiles left in the stacks, by tile such as `mast:crown`
    in_hand: ActionView | None  # None between actions
    players: tuple[PlayerView, ...]  # by seat


def view_of(position: NauticusPosition, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    state = position.table()
    strips = _strips(position.board_bytes())
    score_table = position.score_table().tolist()
    columns = position.engine.columns
    return View(
        seat=seat,
        seats=state.seats,
        rounds=state.rounds,
        round=state.round_number,
        phase=state.phase,
        phases=PHASES,
        start_player=state.start_player,
        turn=state.seat,
        decider=position.decider,
        asked=QUESTIONS[state.asked],
        anchor=state.anchor,
        fields=tuple(_field(state, strips[number], number) for number in range(FIELDS)),
        supply=dict(zip(TILES, state.supply, strict=True)),
        in_hand=None if state.action == NOTHING else _in_hand(state),
        players=tuple(
            _player(state, number, dict(zip(columns, score_table[number], strict=True)))
            for number in range(state.seats)
        ),
    )


class Strip(NamedTuple):
    """What is printed at a field: the bonus, and the prices of a blue tile by action."""

    bonus: str
    brings: Mapping[str, int]
    prices: Mapping[str, Mapping[str, int]]


@lru_cache(maxsize=64)
def _strips(numbers: bytes) -> tuple[Strip, ...]:
    board = read_board(numbers)
    return tuple(_strip(board, number) for number in range(FIELDS))


def _strip(board: NauticusBoard, number: int) -> Strip:
    prices = {
        action: {
            f"{action}:{item}": board.prices[number][place] for place, item in enumerate(names)
        }
        for action, names in board.items.items()
    }
    bonus = board.bonuses[number]
    return Strip(str(bonus), bonus.parts, prices)


def _field(state: State, strip: Strip, number: int) -> FieldView:
    action = state.layout[number]
    name = "" if action == NOTHING else ACTIONS[action]
    return FieldView(
        number=number,
        action=name,
        face_up=bool(state.face_up[number]),
        blue_workers=state.board.wheel[(number - state.anchor) % FIELDS],
        bonus=strip.bonus,
        brings=strip.brings,
        prices=strip.prices.get(name, _NO_PRICES),
        chosen=state.field == number,
        anchor_tile=state.anchor_tile == number and state.asked != ASK_LAYOUT,
    )


def _in_hand(state: State) -> ActionView:
    return ActionView(
        action=ACTIONS[state.action],
        extra=bool(state.extra_running),
        phase_done=bool(state.phase_done),
        blue_workers=state.blue,
        used=bool(state.used),
        bought=tuple(TILES[tile] for tile, count in _on_sale(state) if count),
        prices=_prices(state),
        gift_due=bool(state.gift_due),
        points_scored=state.points_scored,
        tile="" if state.tile == NOTHING else TILES[state.tile],
        rewards_due=state.rewards_due,
        rewards_taken={
            name: count for name, count in zip(REWARDS, state.rewards_taken, strict=True) if count
        },
        first_good="" if state.first_good == NOTHING else TILES[state.first_good],
    )


def _on_sale(state: State) -> list[tuple[int, int]]:
    """The tiles that the action in hand sells, each with whether it was bought."""
    if state.action >= len(BLUE_ACTIONS):
        return []
    first = FIRST_TILE[state.action]
    return [(first + kind, state.bought[kind]) for kind in range(KINDS)]


def _prices(state: State) -> Mapping[str, int]:
    if state.asked == ASK_TURN_END:
        return _NO_PRICES
    return {TILES[tile]: buying.price_of(state, tile) for tile, _ in _on_sale(state)}


def _player(state: State, seat: Seat, account: Mapping[str, int]) -> PlayerView:
    player = state.players[seat]
    stored = {t: n for t, n in zip(TILES, player.warehouse, strict=True) if n}
    return PlayerView(
        seat=seat,
        taler=player.taler,
        workers=player.workers,
        points=player.points,
        warehouse=stored,
        room=player.room,
        delivered=dict(zip(GOODS_NAMES, player.delivered, strict=True)),
        delivered_points=dict(zip(GOODS_NAMES, map(set_points, player.delivered), strict=True)),
        pass_tiles_flipped=player.flipped,
        pass_penalty=PENALTIES[player.flipped],
        crowns=ships.crowns(player),
        extra_action=bool(player.extra),
        ships=tuple(
            _ship(state.ships[player.first_ship + number], number + 1)
            for number in range(player.fleet)
        ),
        account=account,
    )


def _ship(ship: Ship, number: int) -> ShipView:
    return ShipView(
        number=number,
        stern=bool(ship.stern),
        middles=ship.middles,
        bow=bool(ship.bow),
        one=bool(ship.one),
        sections=ships.sections(ship),
        closed=ships.is_closed(ship),
        finished=ships.is_finished(ship),
        points=points_of_ship(ship),
        crest=CRESTS[ship.crest - 1] if ship.crest else "",
        masts=ship.masts,
        crown_masts=ship.crown_masts,
        sails=ship.sails,
        crown_sails=ship.crown_sails,
        goods={g: n for g, n in zip(GOODS_NAMES, ship.goods, strict=True) if n},
    )
