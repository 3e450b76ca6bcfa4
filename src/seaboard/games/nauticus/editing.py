"""What can be changed of a position by hand. The supply is whatever lies nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...editor.forms import EditField, choice, chosen, counts, flag, number, rows, seat, table
from ..api import BadPosition, Position
from .described import too_many
from .numbers import (
    FEWEST_SEATS,
    MOST_CROWN_POINTS,
    MOST_MIDDLES,
    MOST_REWARDS_OF_A_KIND,
    MOST_SECTIONS,
    PASS_TILES,
    PHASES,
    ROUNDS,
    STACKS,
    WAREHOUSE_BOXES,
)
from .state import ACTIONS, CRESTS, FIELDS, GOODS_NAMES, MAX_SHIPS, QUESTIONS, REWARDS, TILES

KEPT: Final = ("seats", "rounds")
_MUCH: Final = 99
_SHIP: Final = {
    "stern": True, "middles": 0, "bow": False, "one": False, "crest": "",
    "masts": 0, "crown_masts": 0, "sails": 0, "crown_sails": 0, "goods": {},
}  # fmt: skip
_HAND: Final = {
    "action": ACTIONS[0], "extra": False, "phase_done": False, "blue_workers": 0, "used": False,
    "bought": [], "gift_due": False, "points_scored": 0, "tile": "", "rewards_due": 0,
    "rewards_taken": {}, "first_good": "",
}  # fmt: skip


def form(position: Position) -> list[EditField]:
    """Time, wheel, players and the action in hand."""
    return [
        number("round", 1, ROUNDS[position.seats - FEWEST_SEATS]),
        number("phase", 1, PHASES),
        choice("asked", QUESTIONS, "asked"),
        seat("turn"),
        seat("start_player"),
        number("anchor", 0, FIELDS - 1),
        rows("players", _player()),
        rows(
            "fields",
            [
                choice("action", ("", *ACTIONS), "action"),
                flag("face_up"),
                flag("chosen"),
                flag("anchor_tile"),
            ],
        ),
        table("in_hand", _in_hand(), _HAND),
    ]


def _player() -> list[EditField]:
    return [
        number("taler", 0, _MUCH),
        number("workers", 0, _MUCH),
        number("points", -_MUCH, _MUCH),
        number("pass_tiles_flipped", 0, len(PASS_TILES)),
        flag("extra_action"),
        counts("delivered", GOODS_NAMES, max(STACKS), "good"),
        counts("warehouse", TILES, WAREHOUSE_BOXES, "tile"),
        rows("ships", _ship(), most=MAX_SHIPS, fresh=_SHIP),
    ]


def _ship() -> list[EditField]:
    return [
        flag("stern"),
        number("middles", 0, MOST_MIDDLES),
        flag("bow"),
        flag("one"),
        choice("crest", ("", *CRESTS), "crest"),
        number("masts", 0, MOST_SECTIONS),
        number("crown_masts", 0, MOST_SECTIONS),
        number("sails", 0, MOST_SECTIONS),
        number("crown_sails", 0, MOST_SECTIONS),
        counts("goods", GOODS_NAMES, MOST_SECTIONS, "good"),
    ]


def _in_hand() -> list[EditField]:
    return [
        choice("action", ACTIONS, "action"),
        flag("extra"),
        flag("phase_done"),
        number("blue_workers", 0, 9),
        flag("used"),
        chosen("bought", TILES, "tile"),
        flag("gift_due"),
        number("points_scored", 0, MOST_CROWN_POINTS),
        choice("tile", ("", *TILES), "tile"),
        number("rewards_due", 0, MOST_SECTIONS),
        counts("rewards_taken", REWARDS, MOST_REWARDS_OF_A_KIND, "reward"),
        choice("first_good", ("", *TILES[-len(GOODS_NAMES) :]), "tile"),
    ]


def formed(whole: Mapping[str, Any]) -> Mapping[str, Any]:
    """A description as the form has it: nothing is hidden."""
    return whole


def complete(data: Mapping[str, Any]) -> dict[str, Any]:
    """With the supply: every tile that lies nowhere else. What cannot be read `set_up` refuses."""
    found = dict.fromkeys(TILES, 0)

    def add(tile: str, count: Any) -> None:
        if tile in found and isinstance(count, int):
            found[tile] += count

    hand = _table(data.get("in_hand"))
    if isinstance(hand.get("tile"), str):
        add(hand["tile"], 1)
    for player in map(_table, _list(data.get("players"))):
        for tile, count in _table(player.get("warehouse")).items():
            add(tile, count)
        for good, count in _table(player.get("delivered")).items():
            add(f"goods:{good}", count)
        for ship in map(_table, _list(player.get("ships"))):
            for tile, count in _tiles_of(ship).items():
                add(tile, count)
    for (tile, count), most in zip(found.items(), STACKS, strict=True):
        if count > most:
            raise BadPosition(too_many(tile, count, most))
    supply = {tile: most - found[tile] for tile, most in zip(TILES, STACKS, strict=True)}
    return {**data, "supply": supply}


def _tiles_of(ship: Mapping[str, Any]) -> dict[str, Any]:
    crest = ship.get("crest") or CRESTS[0]
    return {
        "hull:stern": ship.get("stern"),
        "hull:middle": ship.get("middles"),
        "hull:bow": ship.get("bow"),
        "hull:one": ship.get("one"),
        f"mast:{crest}": ship.get("masts"),
        "mast:crown": ship.get("crown_masts"),
        f"sail:{crest}": ship.get("sails"),
        "sail:crown": ship.get("crown_sails"),
    } | {f"goods:{good}": count for good, count in _table(ship.get("goods")).items()}


def _table(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
