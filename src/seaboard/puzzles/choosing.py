"""Which puzzle comes: the one of the day, the next of a run, those of a theme.

Nothing is drawn at random: the order follows from the ids and what is asked, so that everybody has
the same puzzle on the same day, and a server remembers nobody's run.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from datetime import date

from .reading import Puzzle, puzzles_of


def daily_puzzle(game: str, day: date) -> Puzzle | None:
    """The puzzle of that day; none comes twice before each had its day, while the file stays."""
    puzzles = sorted(puzzles_of(game), key=lambda puzzle: _shuffled("daily", puzzle))
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def puzzles_like(game: str, theme: str | None = None, grade: int | None = None) -> list[Puzzle]:
    """The puzzles of a theme and a grade, easy ones first."""
    return sorted(
        (
            puzzle
            for puzzle in puzzles_of(game)
            if theme in (None, *puzzle.themes) and grade in (None, puzzle.grade)
        ),
        key=lambda puzzle: (puzzle.grade, puzzle.id),
    )


def next_puzzle(
    game: str,
    *,
    theme: str | None = None,
    grade: int = 1,
    done: Collection[str] = (),
    run: int = 0,
) -> Puzzle | None:
    """The next one of a run: of the wanted grade, or of the nearest that has any left; `run` is
    any number, by which one run differs from another. None when all are done.
    """
    left = [puzzle for puzzle in puzzles_like(game, theme) if puzzle.id not in done]
    return min(
        left,
        key=lambda puzzle: (abs(puzzle.grade - grade), puzzle.grade, _shuffled(str(run), puzzle)),
        default=None,
    )


def _shuffled(order: str, puzzle: Puzzle) -> bytes:
    return hashlib.blake2b(f"{order} {puzzle.id}".encode(), digest_size=8).digest()
