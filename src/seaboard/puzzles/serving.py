"""Puzzles as messages: what a page asks and what it is told, by whoever runs this.

Nothing is remembered between two questions: what somebody has solved is kept by his page. The
solution is sent when it is found or given up, not before.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Final

from ..games.api import IllegalMove, Move, Position, SeaboardError, as_data
from ..tables.shapes import ReasonOut, fact_out, legal_out, reason_out
from .choosing import daily_puzzle, next_puzzle, puzzles_like
from .reading import GRADES, Puzzle, get_puzzle, puzzles_of, themes_in
from .shapes import (
    DailyPuzzle,
    HintOut,
    NextPuzzle,
    OtherOut,
    PuzzleList,
    PuzzleOut,
    SolutionOut,
    TryKind,
    TryOut,
)

MOST_DONE: Final = 2000  # puzzles that a page may say it has done
_HINTED: Final = 3  # moves of the first hint


def list_puzzles(game: str, theme: str | None = None, grade: int | None = None) -> PuzzleList:
    """The puzzles of a game that have that theme and grade."""
    grades = [puzzle.grade for puzzle in puzzles_of(game)]
    return {
        "game": game,
        "themes": [{"name": name, "count": count} for name, count in themes_in(game).items()],
        "grades": [{"grade": each, "count": grades.count(each)} for each in GRADES],
        "puzzles": [
            {"id": puzzle.id, "grade": puzzle.grade} for puzzle in puzzles_like(game, theme, grade)
        ],
    }


def daily(game: str, day: date) -> DailyPuzzle:
    """The puzzle of a day."""
    return {"day": day.isoformat(), **_maybe(daily_puzzle(game, day))}


def following(
    game: str, theme: str | None, grade: int, done: Collection[str], run: int
) -> NextPuzzle:
    """The next puzzle of a run."""
    return _maybe(next_puzzle(game, theme=theme, grade=grade, done=done, run=run))


def show_puzzle(game: str, identity: str) -> PuzzleOut:
    """A puzzle as it is asked."""
    return _puzzle_out(get_puzzle(game, identity))


def try_move(game: str, identity: str, text: str) -> TryOut:
    """What becomes of a move, given as its text."""
    puzzle = get_puzzle(game, identity)
    position = puzzle.position()
    try:
        move = puzzle.game.parse(text)
        position.copy().play(move)
    except SeaboardError as error:
        why = error.reason if isinstance(error, IllegalMove) else None
        reason = None if why is None else reason_out(why)
        return _told("refused", message=str(error), reason=reason)
    if puzzle.solved_by(move):
        return _told("right", solution=_solution_out(puzzle, position, move))
    return _told("wrong", loss=_other_out(puzzle, str(move)))


def give_hint(game: str, identity: str) -> HintOut:
    """The themes, and a few moves of which one is the solution, in the order of the rules."""
    puzzle = get_puzzle(game, identity)
    few = {puzzle.solution, *puzzle.tempting[: _HINTED - 1]}
    legal = [str(move) for move in puzzle.position().legal_moves()]
    return {"themes": list(puzzle.themes), "moves": [move for move in legal if move in few]}


def give_up(game: str, identity: str) -> TryOut:
    """The solution."""
    puzzle = get_puzzle(game, identity)
    move = puzzle.game.parse(puzzle.solution)
    return _told("given-up", solution=_solution_out(puzzle, puzzle.position(), move))


def _maybe(puzzle: Puzzle | None) -> NextPuzzle:
    return {"puzzle": None if puzzle is None else _puzzle_out(puzzle)}


def _puzzle_out(puzzle: Puzzle) -> PuzzleOut:
    game, seat, position = puzzle.game, puzzle.seat, puzzle.position()
    return {
        "game": game.name,
        "id": puzzle.id,
        "grade": puzzle.grade,
        "seat": seat,
        "names": list(game.seat_names[: position.seats]),
        "view": as_data(position.view(seat)),
        "legal": legal_out(position, seat),
    }


def _solution_out(puzzle: Puzzle, position: Position, move: Move) -> SolutionOut:
    after = position.copy()
    after.play(move)
    facts = puzzle.game.narrate(position, move, after, puzzle.seat)
    return {
        "move": puzzle.solution,
        "chance": puzzle.chance,
        "others": [_other_out(puzzle, other) for other in puzzle.tempting],
        "found": dict(puzzle.found),
        "themes": list(puzzle.themes),
        "facts": [fact_out(fact) for fact in facts],
        "view": as_data(after.view(puzzle.seat)),
    }


def _other_out(puzzle: Puzzle, move: str) -> OtherOut:
    other = puzzle.others[move]
    return {"move": move, "loss": other.loss, "margin": other.margin, "tried": other.tried}


def _told(
    kind: TryKind,
    *,
    loss: OtherOut | None = None,
    reason: ReasonOut | None = None,
    message: str | None = None,
    solution: SolutionOut | None = None,
) -> TryOut:
    return {
        "kind": kind,
        "loss": loss,
        "reason": reason,
        "message": message,
        "solution": solution,
    }
