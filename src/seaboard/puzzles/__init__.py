"""Puzzles: positions of played games in which one move is clearly best and others tempt.

A game's puzzles are data in its folder (`reading`), found by `seaboard puzzles`; `choosing` says
which one comes, `serving` makes messages of it. Only the standard library, the games and the
shapes of a table's messages are needed, so that puzzles run wherever a table does.
"""

from __future__ import annotations

from .choosing import daily_puzzle, next_puzzle, puzzles_like
from .reading import (
    FILE,
    FORMAT,
    GRADES,
    BadPuzzles,
    Other,
    Puzzle,
    UnknownPuzzle,
    get_puzzle,
    grade_of,
    puzzle_from,
    puzzles_of,
    read_puzzles,
    themes_in,
    to_line,
)
from .serving import (
    MOST_DONE,
    daily,
    following,
    give_hint,
    give_up,
    list_puzzles,
    show_puzzle,
    try_move,
)

__all__ = [
    "FILE", "FORMAT", "GRADES", "MOST_DONE", "BadPuzzles", "Other", "Puzzle", "UnknownPuzzle",
    "daily", "daily_puzzle", "following", "get_puzzle", "give_hint", "give_up", "grade_of",
    "list_puzzles", "next_puzzle", "puzzle_from", "puzzles_like", "puzzles_of", "read_puzzles",
    "show_puzzle", "themes_in", "to_line", "try_move",
]  # fmt: skip
