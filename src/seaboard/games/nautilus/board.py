"""The board file: read, checked, and put into the state."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from .. import boardfile
from ..api import BadBoard
from ..kernel.reading import read
from .state import CAVES, MAX_RING, MOST_AHEAD, SEAT_NAMES, SPOTS_IN_A_WORD
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
        for word in range(len(record.at_mouth)):
            first = word * SPOTS_IN_A_WORD
            record.at_mouth[word] = sum(
                1 << ahead
                for ahead in range(SPOTS_IN_A_WORD + MOST_AHEAD)
                if (first + ahead) % self.ring in self.mouths
            )


@lru_cache(maxsize=64)
def read_board(numbers: bytes) -> NautilusBoard:
    """The board whose numbers lie in a state; the standard one is recognised."""
    record = read(BoardRecord, numbers)
    board = NautilusBoard("custom", record.ring, tuple(record.starts), tuple(record.mouths))
    return standard_board() if board.digest() == standard_board().digest() else board


@cache
def standard_board() -> NautilusBoard:
    return load_board(STANDARD)


def load_board(path: Path) -> NautilusBoard:
    """Read and check a board file."""
    return boardfile.load(path, check)


def board_from_text(text: str) -> NautilusBoard:
    """Read and check what a board file contains."""
    return boardfile.read(text, check)


def check(data: Mapping[str, Any]) -> NautilusBoard:
    """The board that parsed TOML describes, or one error that names the key."""
    boardfile.reject_unknown(data, "the file", ("name", "ring", "starts", "caves"))
    name = boardfile.name_of(data)
    ring = _ring(boardfile.table_of(data, "ring"))
    starts = _starts(boardfile.table_of(data, "starts"), ring)
    return NautilusBoard(
        name=name,
        ring=ring,
        starts=starts,
        mouths=_mouths(boardfile.table_of(data, "caves"), ring, starts),
    )


def check_board(board: NautilusBoard) -> None:
    """Refuse a board that was made by hand and that no file could describe."""
    if board == standard_board():
        return
    if len(board.starts) != len(SEAT_NAMES):
        raise BadBoard(f"starts: expected {len(SEAT_NAMES)} fields, got {board.starts!r}")
    check(
        {
            "name": board.name,
            "ring": {"fields": board.ring},
            "starts": dict(zip(SEAT_NAMES, board.starts, strict=True)),
            "caves": {"mouths": list(board.mouths)},
        }
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


def _is_field(value: object, ring: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < ring


def _ring(table: Mapping[str, Any]) -> int:
    boardfile.reject_unknown(table, "ring", ("fields", "source"))
    fields = table.get("fields")
    if not isinstance(fields, int) or isinstance(fields, bool) or (
        not LEAST_RING <= fields <= MAX_RING
    ):  # fmt: skip
        raise BadBoard(f"ring.fields: expected {LEAST_RING} to {MAX_RING}, got {fields!r}")
    return fields


def _starts(table: Mapping[str, Any], ring: int) -> tuple[int, ...]:
    boardfile.reject_unknown(table, "starts", (*SEAT_NAMES, "source"))
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
    boardfile.reject_unknown(table, "caves", ("mouths", "source"))
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
