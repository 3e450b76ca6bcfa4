"""The tensor of Nauticus. Nothing is hidden there, so every seat sees the same, seat by seat."""

from __future__ import annotations

from typing import Any, Final

from ...lab.observing.blocks import Block, Plan
from ..kernel.bits import lowest, not_equal_mask
from ..kernel.compiling import rule
from ..kernel.copying import copy_numbers
from .numbers import PHASES
from .rules import ships
from .state import (
    ACTIONS,
    ASK_LAYOUT,
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

SHIPS_SHOWN: Final = 8  # of each yard; later ones count in the size of the fleet only
MOST: Final = 255  # of what the rules do not limit
_BLUE: Final = len(BLUE_ACTIONS)
_TILE_KINDS: Final = len(TILES)
_REWARD_KINDS: Final = len(REWARDS)
_ACTIONS_NUMBER: Final = len(ACTIONS)
_FIELD_NAMES: Final = tuple(f"field {number}" for number in range(FIELDS))


@rule
def _asked(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at + int(state.asked)] = 1


@rule
def _time(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.round_number
    out[at + 1] = state.rounds
    out[at + 2] = state.phase


@rule
def _layout(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for field in range(FIELDS):
        if state.layout[field] != NOTHING:
            out[at + field * _ACTIONS_NUMBER + int(state.layout[field])] = 1


@rule
def _face_up(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state, "face_up", FIELDS, out, at)


@rule
def _blue_workers(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for section in range(FIELDS):
        out[at + (int(state.anchor) + section) % FIELDS] = state.board.wheel[section]


@rule
def _chosen(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.field != NOTHING:
        out[at + int(state.field)] = 1


@rule
def _anchor_tile(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.anchor_tile != NOTHING and state.asked != ASK_LAYOUT:
        out[at + int(state.anchor_tile)] = 1


@rule
def _supply(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state, "supply", _TILE_KINDS, out, at)


@rule
def _prices(state: State, seat: int, who: int, out: Any, at: int) -> None:
    for action in range(_BLUE):
        field = lowest(~not_equal_mask(state.layout, FIELDS, action))
        if field < FIELDS:
            for tile in range(FIRST_TILE[action], FIRST_TILE[action] + KINDS):
                place = int(state.board.item_place[tile]) & (KINDS - 1)  # surely not below zero
                out[at + tile] = state.board.prices[field][place]


@rule
def _action(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.action != NOTHING:
        out[at + int(state.action)] = 1


@rule
def _in_hand(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.extra_running
    out[at + 1] = state.blue
    out[at + 2] = state.used
    out[at + 3] = min(state.points_scored, MOST)
    out[at + 4] = state.rewards_due
    out[at + 5] = state.phase_done
    out[at + 6] = state.gift_due


@rule
def _bought(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state, "bought", KINDS, out, at)


@rule
def _tile(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.tile != NOTHING:
        out[at + int(state.tile)] = 1


@rule
def _rewards(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state, "rewards_taken", _REWARD_KINDS, out, at)


@rule
def _first_good(state: State, seat: int, who: int, out: Any, at: int) -> None:
    if state.first_good != NOTHING:
        out[at + int(state.first_good)] = 1


@rule
def _purse(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    out[at] = min(player.taler, MOST)
    out[at + 1] = min(player.workers, MOST)
    out[at + 2] = min(player.points, MOST)
    out[at + 3] = min(ships.crowns(player), MOST)


@rule
def _standing(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    out[at] = state.seat == who
    out[at + 1] = state.start_player == who
    out[at + 2] = player.extra
    out[at + 3] = player.flipped
    out[at + 4] = player.room


@rule
def _warehouse(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state.players[who], "warehouse", _TILE_KINDS, out, at)


@rule
def _delivered(state: State, seat: int, who: int, out: Any, at: int) -> None:
    copy_numbers(state.players[who], "delivered", KINDS, out, at)


@rule
def _fleet(state: State, seat: int, who: int, out: Any, at: int) -> None:
    out[at] = state.players[who].fleet


@rule
def _yard(state: State, seat: int, who: int, out: Any, at: int) -> None:
    player = state.players[who]
    for number in range(min(int(player.fleet), SHIPS_SHOWN)):
        _ship(state.ships[int(player.first_ship) + number], out, at + number * _SHIP_SIZE)


@rule
def _ship(ship: Ship, out: Any, at: int) -> None:
    """Without a branch: the mark of no crest falls on the last of the counts, which come after."""
    out[at + _HULL_TILES + _COUNTS - 1 + int(ship.crest)] = 1
    copy_numbers(ship, "stern", _HULL_TILES, out, at)
    copy_numbers(ship, "masts", _COUNTS, out, at + _HULL_TILES)
    out[at + _SHIP_SIZE - 1] = ships.is_finished(ship)


_SHIP_CELLS: Final = (
    "stern", "middles", "bow", "one-ship", "masts", "crown masts", "sails", "crown sails",
    *GOODS_NAMES, *(f"crest {crest}" for crest in CRESTS), "finished",
)  # fmt: skip
_SHIP_SIZE: Final = len(_SHIP_CELLS)
_HULL_TILES: Final = 4  # from the stern to the one-ship, as they lie in the record
_COUNTS: Final = 4 + KINDS  # from the masts to the goods

_TABLE: Final = (
    Block("asked", QUESTIONS, 1, "what is to be decided", _asked),
    Block(
        "time",
        ("round", "rounds of the game", "phase"),
        7,
        "how far the game is",
        _time,
        lasting=True,
    ),
    Block(
        "layout",
        tuple(f"{field} is {action}" for field in _FIELD_NAMES for action in ACTIONS),
        1,
        "which action tile lies at each field",
        _layout,
        lasting=True,
    ),
    Block(
        "face up",
        _FIELD_NAMES,
        1,
        "1: the tile shows its action, 0: it was used",
        _face_up,
        lasting=True,
    ),
    Block(
        "blue workers",
        _FIELD_NAMES,
        8,
        "that the wheel gives at the field now",
        _blue_workers,
        lasting=True,
    ),
    Block("chosen", _FIELD_NAMES, 1, "the field of this phase", _chosen),
    Block(
        "anchor tile",
        _FIELD_NAMES,
        1,
        "where the round's anchor tile lies",
        _anchor_tile,
        lasting=True,
    ),
    Block("supply", TILES, 18, "tiles left in the stack", _supply),
    Block(
        "price", TILES, 20, "in taler, where the tile's action lies now", _prices, 4, lasting=True
    ),
    Block("action", ACTIONS, 1, "the action in hand", _action),
    Block(
        "in hand",
        (
            "extra action",
            "blue workers left",
            "used",
            "points scored",
            "rewards due",
            "phase's action done",
            "gift due",
        ),
        MOST,
        "the rest of the action in hand",
        _in_hand,
        4,
    ),
    Block(
        "bought",
        tuple(f"kind {number + 1}" for number in range(KINDS)),
        1,
        "kinds bought in this action, in the order of its tiles",
        _bought,
    ),
    Block("to place", TILES, 1, "the tile that is to be placed", _tile),
    Block("rewards", REWARDS, 8, "taken for the ship finished just now", _rewards, 1),
    Block("first good", GOODS_NAMES, 1, "of a goods reward", _first_good),
)
_PLAYER: Final = (
    Block("purse", ("taler", "workers", "points", "crowns"), MOST, "counted", _purse, 16),
    Block(
        "standing",
        ("has the turn", "start player", "extra action", "pass tiles flipped", "room"),
        127,
        "free boxes of the warehouse last",
        _standing,
        4,
        turning=True,
    ),
    Block("warehouse", TILES, 18, "tiles stored", _warehouse, 4),
    Block("delivered", GOODS_NAMES, 127, "goods delivered", _delivered, 4),
    Block("fleet", ("ships",), 63, "ships begun", _fleet, 8),
    Block(
        "yard",
        tuple(f"ship {n + 1} {cell}" for n in range(SHIPS_SHOWN) for cell in _SHIP_CELLS),
        4,
        "the ships by their numbers in moves; later ones are not shown",
        _yard,
    ),
)


@rule
def _stage(state: State) -> int:
    """A phase: a player has one turn in it, and nobody else gets, pays or builds anything then.

    Rule: nauticus:turn-order.
    """
    return int(state.round_number) * (PHASES + 1) + int(state.phase)


PLAN: Final = Plan(State, _TABLE, _PLAYER, _stage)
