"""The board file: read, checked, and put into the state."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..api import BadBoard
from .state import CAVES, MAX_RING, SEAT_NAMES
from .state import Board as BoardRecord

STANDARD: Final = Path(__file__).with_name("board.toml")
LEAST_RING: Final = 24  # so that no card leads once round


@dataclass(frozen=True, slots=True)
class NautilusBoard:
    """The printed numbers, checked."""

    name: str
    ring: int
    starts: tuple[int, ...]
    mouths: tuple[int, ...]

    def lines(self) -> dict[str, str]:
        return {
            "name": self.name,
            "ring": str(self.ring),
            "starts": " ".join(map(str, self.starts)),
            "mouths": " ".join(map(str, self.mouths)),
        }

    def digest(self) -> str:
        numbers = {key: value for key, value in self.lines().items() if key != "name"}
        return hashlib.blake2b(repr(sorted(numbers.items())).encode(), digest_size=6).hexdigest()

    def write(self, record: BoardRecord) -> None:
        """Put the numbers into the state."""
        record.ring = self.ring
        for colour, start in enumerate(self.starts):
            record.starts[colour] = start
        for cave, mouth in enumerate(self.mouths):
            record.mouths[cave] = mouth
            record.cave_at[mouth] = cave + 1

    @classmethod
    def read(cls, record: BoardRecord) -> NautilusBoard:
        """The board whose numbers lie in a state; named after the standard one if it equals it."""
        board = cls(
            "custom",
            int(record.ring),
            tuple(int(start) for start in record.starts),
            tuple(int(mouth) for mouth in record.mouths),
        )
        return standard_board() if board.digest() == standard_board().digest() else board


@cache
def standard_board() -> NautilusBoard:
    return load_board(STANDARD)


def load_board(path: Path) -> NautilusBoard:
    """Read and check a board file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadBoard(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise BadBoard(f"{path}: not a text file in UTF-8 (byte {error.start})") from None
    try:
        return check(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(f"{path}: not a TOML file: {error}") from None
    except BadBoard as error:
        raise BadBoard(f"{path}: {error}") from None


def check(data: Mapping[str, Any]) -> NautilusBoard:
    """The board that parsed TOML describes, or one error that names the key."""
    _only(data, "the file", ("name", "ring", "starts", "caves"))
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise BadBoard(f"name: expected a word or two that name this board, got {name!r}")
    ring = _ring(_table(data, "ring"))
    starts = _starts(_table(data, "starts"), ring)
    return NautilusBoard(
        name=" ".join(name.split()),
        ring=ring,
        starts=starts,
        mouths=_mouths(_table(data, "caves"), ring, starts),
    )


def board_from_lines(lines: Mapping[str, str]) -> NautilusBoard:
    """The board that a record describes; checked like a file."""
    try:
        starts = [int(start) for start in lines["starts"].split()]
        return check(
            {
                "name": lines["name"],
                "ring": {"fields": int(lines["ring"])},
                "starts": dict(zip(SEAT_NAMES, starts, strict=True)),
                "caves": {"mouths": [int(mouth) for mouth in lines["mouths"].split()]},
            }
        )
    except KeyError as error:
        raise BadBoard(f"{error.args[0]}: missing") from None
    except ValueError:
        raise BadBoard("ring, starts, mouths: expected numbers, four of the latter two") from None


def _only(table: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
    for key in table:
        if key not in keys:
            raise BadBoard(f"{where}: unknown key {key!r}; expected {', '.join(keys)}")


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key)
    if not isinstance(table, dict):
        raise BadBoard(f"{key}: expected a table [{key}]")
    return table


def _is_field(value: object, ring: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < ring


def _ring(table: Mapping[str, Any]) -> int:
    _only(table, "ring", ("fields", "source"))
    fields = table.get("fields")
    if not isinstance(fields, int) or isinstance(fields, bool) or (
        not LEAST_RING <= fields <= MAX_RING
    ):  # fmt: skip
        raise BadBoard(f"ring.fields: expected {LEAST_RING} to {MAX_RING}, got {fields!r}")
    return fields


def _starts(table: Mapping[str, Any], ring: int) -> tuple[int, ...]:
    _only(table, "starts", (*SEAT_NAMES, "source"))
    starts: list[int] = []
    for seat in SEAT_NAMES:
        start = table.get(seat)
        if not isinstance(start, int) or not _is_field(start, ring):
            raise BadBoard(f"starts.{seat}: expected a field from 0 to {ring - 1}, got {start!r}")
        if start in starts:
            raise BadBoard(f"starts.{seat}: field {start} is another seat's start already")
        starts.append(start)
    return tuple(starts)


def _mouths(table: Mapping[str, Any], ring: int, starts: tuple[int, ...]) -> tuple[int, ...]:
    _only(table, "caves", ("mouths", "source"))
    mouths = table.get("mouths")
    if not isinstance(mouths, list) or len(mouths) != CAVES:
        raise BadBoard(f"caves.mouths: expected {CAVES} fields, got {mouths!r}")
    for mouth in mouths:
        if not _is_field(mouth, ring):
            raise BadBoard(f"caves.mouths: expected fields from 0 to {ring - 1}, got {mouth!r}")
        if mouth in starts:
            raise BadBoard(f"caves.mouths: field {mouth} is a start")
    if len(set(mouths)) != CAVES:
        raise BadBoard(f"caves.mouths: expected {CAVES} different fields, got {mouths!r}")
    return tuple(mouths)
