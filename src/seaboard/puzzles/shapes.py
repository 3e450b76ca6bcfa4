"""What goes out of puzzles, as types of plain dictionaries; the moves and facts are a table's."""

from __future__ import annotations

import sys
from typing import Any, Literal

from ..tables.shapes import FactOut, LegalMove, ReasonOut

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict


class ThemeOut(TypedDict):
    """A theme, and how many puzzles have it; its name is the message `<game>-theme-<name>`."""

    name: str
    count: int


class GradeOut(TypedDict):
    """A grade from 1, easy, and how many puzzles are of it."""

    grade: int
    count: int


class PuzzleListed(TypedDict):
    """A puzzle to choose."""

    id: str
    grade: int


class PuzzleList(TypedDict):
    """The puzzles of a game, as far as they fit what was asked, easy ones first; the themes and
    grades are those of all.
    """

    game: str
    themes: list[ThemeOut]
    grades: list[GradeOut]
    puzzles: list[PuzzleListed]


class PuzzleOut(TypedDict):
    """A puzzle as it is asked: nothing here tells the solution."""

    game: str
    id: str
    grade: int
    seat: int  # who decides
    names: list[str]  # of the seats, as records write them
    view: Any  # the game's own view of that seat
    legal: list[LegalMove]  # with previews


class NextPuzzle(TypedDict):
    """The next puzzle of a run; none when all are done."""

    puzzle: PuzzleOut | None


class DailyPuzzle(TypedDict):
    """The puzzle of a day; none if the game has no puzzles."""

    day: str  # as in 2026-01-31
    puzzle: PuzzleOut | None


class OtherOut(TypedDict):
    """What a move that is not the solution loses of the chance to win."""

    move: str
    loss: float
    margin: float  # half of the interval
    tried: float  # how many of the weaker players' tries it was


class SolutionOut(TypedDict):
    """Told once it is found or given up."""

    move: str
    chance: float  # to win
    others: list[OtherOut]  # the tempting ones first
    found: dict[str, float]  # how often each level found it
    themes: list[str]
    facts: list[FactOut]  # what the move does
    view: Any  # after it


TryKind = Literal["right", "wrong", "refused", "given-up"]


class TryOut(TypedDict):
    """What became of a try, or of giving up."""

    kind: TryKind
    loss: OtherOut | None  # of a wrong one
    reason: ReasonOut | None  # of a refused one: why, for any language
    message: str | None  # and in English
    solution: SolutionOut | None


class HintOut(TypedDict):
    """The first hint: the themes, and some moves of which one is the solution."""

    themes: list[str]
    moves: list[str]
