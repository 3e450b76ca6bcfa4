"""The board file: read, checked, and put into the state."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from .. import boardfile
from ..api import BadBoard
from ..kernel.schema import dtype_of
from .state import (
    BLUE_ACTIONS,
    CRESTS,
    FIELDS,
    GOODS,
    GOODS_NAMES,
    KINDS,
    MAST,
    NOTHING,
    SAIL,
    TILES,
)
from .state import Board as BoardRecord

STANDARD: Final = Path(__file__).with_name("board.toml")
_BONUS_TILES: Final = {"mast": MAST, "sail": SAIL, "goods": GOODS}
_ITEMS: Final = {
    "hull": ("stern", "middle", "bow", "one"),
    "mast": CRESTS,
    "sail": CRESTS,
    "goods": GOODS_NAMES,
}
_MOST_BONUS: Final = 9
_MOST_BLUE: Final = 3


@dataclass(frozen=True, slots=True)
class Bonus:
    """What the start player gets for choosing a field; `tile` is an action's name or empty."""

    workers: int = 0
    taler: int = 0
    points: int = 0
    tile: str = ""

    def __str__(self) -> str:
        named = (
            part if part == self.tile else f"{part}:{number}" for part, number in self.parts.items()
        )
        return "+".join(named) or "nothing"

    @property
    def parts(self) -> dict[str, int]:
        """How much it has of what; the tile by its name."""
        parts = {"workers": self.workers, "taler": self.taler, "points": self.points, self.tile: 1}
        return {part: number for part, number in parts.items() if part and number}


@dataclass(frozen=True, slots=True)
class NauticusBoard:
    """The printed numbers, checked."""

    name: str
    bonuses: tuple[Bonus, ...]
    prices: tuple[tuple[int, ...], ...]
    items: Mapping[str, tuple[str, ...]]
    wheel: tuple[int, ...]

    def lines(self) -> dict[str, str]:
        return {
            "name": self.name,
            "bonuses": " ".join(map(str, self.bonuses)),
            "prices": " ".join("".join(map(str, strip)) for strip in self.prices),
            **{f"items-{action}": " ".join(self.items[action]) for action in BLUE_ACTIONS},
            "wheel": " ".join(map(str, self.wheel)),
        }

    def digest(self) -> str:
        numbers = {key: value for key, value in self.lines().items() if key != "name"}
        return hashlib.blake2b(repr(sorted(numbers.items())).encode(), digest_size=6).hexdigest()

    def write(self, record: BoardRecord) -> None:
        """Put the numbers into the state."""
        for field, bonus in enumerate(self.bonuses):
            record.bonus_workers[field] = bonus.workers
            record.bonus_taler[field] = bonus.taler
            record.bonus_points[field] = bonus.points
            record.bonus_action[field] = _BONUS_TILES.get(bonus.tile, NOTHING)
            for place in range(KINDS):
                record.prices[field][place] = self.prices[field][place]
            record.wheel[field] = self.wheel[field]
        for action, names in self.items.items():
            for place, name in enumerate(names):
                record.item_place[TILES.index(f"{action}:{name}")] = place


@lru_cache(maxsize=64)
def read_board(numbers: bytes) -> NauticusBoard:
    """The board whose numbers lie in a state; the standard one is recognised."""
    record: BoardRecord = np.frombuffer(numbers, dtype_of(BoardRecord))[0]
    tiles = {number: name for name, number in _BONUS_TILES.items()}
    places = dict(zip(TILES, record.item_place, strict=True))
    board = NauticusBoard(
        name="custom",
        bonuses=tuple(
            Bonus(
                int(record.bonus_workers[field]),
                int(record.bonus_taler[field]),
                int(record.bonus_points[field]),
                tiles.get(int(record.bonus_action[field]), ""),
            )
            for field in range(FIELDS)
        ),
        prices=tuple(
            tuple(int(price) for price in record.prices[field]) for field in range(FIELDS)
        ),
        items={
            action: tuple(
                tile.split(":")[1]
                for tile in sorted((f"{action}:{name}" for name in names), key=places.__getitem__)
            )
            for action, names in _ITEMS.items()
        },
        wheel=tuple(int(count) for count in record.wheel),
    )
    return standard_board() if board.digest() == standard_board().digest() else board


@cache
def standard_board() -> NauticusBoard:
    return load_board(STANDARD)


def load_board(path: Path) -> NauticusBoard:
    """Read and check a board file."""
    return boardfile.load(path, check)


def board_from_text(text: str) -> NauticusBoard:
    """Read and check what a board file contains."""
    return boardfile.read(text, check)


def check(data: Mapping[str, Any]) -> NauticusBoard:
    """The board that parsed TOML describes, or one error that names the key."""
    boardfile.reject_unknown(data, "the file", ("name", "field", "items", "wheel"))
    name = boardfile.name_of(data)
    fields = data.get("field")
    if not isinstance(fields, list) or len(fields) != FIELDS:
        count = len(fields) if isinstance(fields, list) else "none"
        raise BadBoard(f"field: expected {FIELDS} [[field]] tables, got {count}")
    return NauticusBoard(
        name=name,
        bonuses=tuple(_bonus(field, number) for number, field in enumerate(fields)),
        prices=tuple(_prices(field, number) for number, field in enumerate(fields)),
        items=_items(boardfile.table_of(data, "items")),
        wheel=_wheel(boardfile.table_of(data, "wheel")),
    )


def checked(board: Any) -> NauticusBoard:
    """A board that was made by hand, checked like a file."""
    if not isinstance(board, NauticusBoard):
        raise BadBoard(f"{getattr(board, 'name', board)!s:.60}: not a board of Nauticus")
    try:
        fields = [
            {"bonus": asdict(bonus), "prices": list(prices)}
            for bonus, prices in zip(board.bonuses, board.prices, strict=True)
        ]
        items = {action: list(names) for action, names in board.items.items()}
        wheel = {"workers": list(board.wheel)}
    except (AttributeError, TypeError, ValueError):
        raise BadBoard("bonuses, prices, items, wheel: not those of a board") from None
    return check({"name": board.name, "field": fields, "items": items, "wheel": wheel})


def board_from_lines(lines: Mapping[str, str]) -> NauticusBoard:
    """The board that a record describes; checked like a file."""
    try:
        bonuses = [_bonus_from_text(text) for text in lines["bonuses"].split()]
        prices = [[int(digit) for digit in strip] for strip in lines["prices"].split()]
        return check(
            {
                "name": lines["name"],
                "field": [
                    {"bonus": bonus, "prices": strip}
                    for bonus, strip in zip(bonuses, prices, strict=True)
                ],
                "items": {action: lines[f"items-{action}"].split() for action in BLUE_ACTIONS},
                "wheel": {"workers": [int(count) for count in lines["wheel"].split()]},
            }
        )
    except KeyError as error:
        raise BadBoard(f"{error.args[0]}: missing") from None
    except ValueError:
        raise BadBoard("bonuses, prices, wheel: expected eight of each, in numbers") from None


def _bonus_from_text(text: str) -> dict[str, Any]:
    bonus: dict[str, Any] = {}
    for part in () if text == "nothing" else text.split("+"):
        key, _, number = part.partition(":")
        bonus.update({key: int(number)} if number else {"tile": key})
    return bonus


def _bonus(field: object, number: int) -> Bonus:
    where = f"field {number}"
    if not isinstance(field, dict):
        raise BadBoard(f"{where}: expected a table [[field]]")
    boardfile.reject_unknown(field, where, ("bonus", "prices", "source"))
    bonus = field.get("bonus")
    if not isinstance(bonus, dict):
        raise BadBoard(f"{where}, bonus: expected a table such as {{ workers = 3 }}")
    boardfile.reject_unknown(bonus, f"{where}, bonus", ("workers", "taler", "points", "tile"))
    for key in ("workers", "taler", "points"):
        value = bonus.get(key, 0)
        if not boardfile.is_number(value) or not 0 <= value <= _MOST_BONUS:
            raise BadBoard(f"{where}, bonus.{key}: expected 0 to {_MOST_BONUS}, got {value!r}")
    tile = bonus.get("tile", "")
    if tile != "" and tile not in tuple(_BONUS_TILES):
        raise BadBoard(f"{where}, bonus.tile: expected mast, sail or goods, got {tile!r}")
    return Bonus(bonus.get("workers", 0), bonus.get("taler", 0), bonus.get("points", 0), tile)


def _prices(field: Mapping[str, Any], number: int) -> tuple[int, ...]:
    prices = field.get("prices")
    if not isinstance(prices, list) or not all(map(boardfile.is_number, prices)) or (
        sorted(prices) != list(range(KINDS))
    ):  # fmt: skip
        raise BadBoard(
            f"field {number}, prices: expected 0, 1, 2 and 3 in some order, got {prices!r}"
        )
    return tuple(prices)


def _items(table: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    boardfile.reject_unknown(table, "items", (*BLUE_ACTIONS, "source"))
    items: dict[str, tuple[str, ...]] = {}
    for action in BLUE_ACTIONS:
        names = table.get(action)
        expected = _ITEMS[action]
        if not isinstance(names, list) or sorted(map(str, names)) != sorted(expected):
            raise BadBoard(
                f"items.{action}: expected {', '.join(expected)} in some order, got {names!r}"
            )
        items[action] = tuple(names)
    return items


def _wheel(table: Mapping[str, Any]) -> tuple[int, ...]:
    boardfile.reject_unknown(table, "wheel", ("workers", "source"))
    workers = table.get("workers")
    if not isinstance(workers, list) or len(workers) != FIELDS:
        raise BadBoard(f"wheel.workers: expected {FIELDS} numbers, got {workers!r}")
    for section, count in enumerate(workers):
        least, most = (0, 0) if section == 0 else (1, _MOST_BLUE)
        if not boardfile.is_number(count) or not least <= count <= most:
            expected = "0 at the anchor (first)" if section == 0 else f"1 to {_MOST_BLUE}"
            raise BadBoard(f"wheel.workers, section {section}: expected {expected}, got {count!r}")
    return tuple(workers)
