"""Puzzles as they stand in a game's folder: `puzzles.jsonl`, read and checked.

The first line says the version of the form and of the rules, how far which searches have come, and
what was dropped; each further line is a puzzle. A position is data for the game's `set_up`, without
what that works out itself. docs/puzzles.md tells every key.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..games import get_game
from ..games.api import Game, Move, Position, SeaboardError, Seat

FILE: Final = "puzzles.jsonl"
FORMAT: Final = 2
# The grade is the number of these that the share of weaker players who find the move is below.
_FOUND: Final = (1.01, 0.55, 0.4, 0.25, 0.1)
GRADES: Final = tuple(range(1, len(_FOUND) + 1))  # easy to hard


class BadPuzzles(SeaboardError):
    """A file of puzzles that cannot be used; the message names the line and what is wrong."""


class UnknownPuzzle(SeaboardError):
    """The game has no such puzzle."""


@dataclass(frozen=True, slots=True)
class Other:
    """A move that is not the solution: what it loses of the chance to win, how sure that is (the
    half of an interval), and how many of the weaker players' tries it was.
    """

    loss: float
    margin: float
    tried: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with one clearly best move, as the seat that decides can know it."""

    game: Game
    description: Mapping[str, Any]
    seat: Seat
    step: int  # moves that were played before it, chance included
    solution: str
    chance: float  # to win, with the solution
    others: Mapping[str, Other]  # every other legal move
    found: Mapping[str, float]  # how often each level found the solution
    themes: tuple[str, ...]
    made: tuple[str, int, int, int]  # mode, seats, seed and number of the game that it is from
    stood: tuple[tuple[int, int], ...]  # comparisons: seed, playouts for a move
    id: str = field(init=False)  # the same for the same position, whichever file it stands in

    def __post_init__(self) -> None:
        text = json.dumps([self.game.name, self.seat, self.description], sort_keys=True)
        identity = hashlib.blake2b(text.encode(), digest_size=5).hexdigest()
        object.__setattr__(self, "id", identity)

    @property
    def grade(self) -> int:
        """From 1, which most weaker players find, to 5, which hardly any does."""
        return grade_of(self.found)

    @property
    def tempting(self) -> list[str]:
        """The other moves, those first that weaker players tried most, then the least bad."""
        return sorted(
            self.others, key=lambda move: (-self.others[move].tried, self.others[move].loss)
        )

    def position(self) -> Position:
        """A new position in which the puzzle is asked."""
        return self.game.set_up(self.description)

    def solved_by(self, move: Move) -> bool:
        return str(move) == self.solution


def grade_of(found: Mapping[str, float]) -> int:
    """The grade, from how often each level found the move."""
    share = sum(found.values()) / max(1, len(found))
    return sum(share < most for most in _FOUND)


def to_line(puzzle: Puzzle) -> str:
    """The puzzle as a line of the file."""
    data = {
        "id": puzzle.id,
        "from": puzzle.made,
        "step": puzzle.step,
        "seat": puzzle.seat,
        "solution": puzzle.solution,
        "chance": puzzle.chance,
        "others": {
            move: [other.loss, other.margin, other.tried] for move, other in puzzle.others.items()
        },
        "found": puzzle.found,
        "themes": puzzle.themes,
        "stood": puzzle.stood,
        "position": puzzle.description,
    }
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def puzzle_from(game: Game, data: Mapping[str, Any]) -> Puzzle:
    """The puzzle of a line; its form is checked, not whether it can be set up."""
    mode, seats, seed, number = data["from"]
    puzzle = Puzzle(
        game=game,
        description=data["position"],
        seat=int(data["seat"]),
        step=int(data["step"]),
        solution=str(data["solution"]),
        chance=float(data["chance"]),
        others={str(move): Other(*map(float, given)) for move, given in data["others"].items()},
        found={str(level): float(share) for level, share in data["found"].items()},
        themes=tuple(map(str, data["themes"])),
        made=(str(mode), int(seats), int(seed), int(number)),
        stood=tuple((int(seed), int(playouts)) for seed, playouts in data["stood"]),
    )
    if puzzle.id != data["id"]:
        raise BadPuzzles(f"puzzle {data['id']}: its position is not the one that it was made with")
    return puzzle


def read_puzzles(game: Game, lines: Iterable[str]) -> list[Puzzle]:
    """The puzzles of a file."""
    found: list[Puzzle] = []
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
            if number == 1:
                _check_head(game, data)
            else:
                found.append(puzzle_from(game, data))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadPuzzles(f"puzzles of {game.title}, line {number}: {error!r}") from None
    return found


def _check_head(game: Game, head: Mapping[str, Any]) -> None:
    if head["format"] != FORMAT:
        raise BadPuzzles(f"puzzles of form {head['format']}; this version reads form {FORMAT}")
    if (head["game"], head["rules"]) != (game.name, game.rules_version):
        raise BadPuzzles(
            f"puzzles of {head['game']}, rules {head['rules']}; expected {game.name},"
            f" rules {game.rules_version}"
        )


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    file = files(get_game(game).package) / FILE
    if not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {puzzle.id: puzzle for puzzle in read_puzzles(get_game(game), lines)}


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; there may be none."""
    return tuple(_by_id(game).values())


def get_puzzle(game: str, identity: str) -> Puzzle:
    """The puzzle of that id."""
    if identity not in _by_id(game):
        raise UnknownPuzzle(f"{get_game(game).title} has no puzzle {identity!r}")
    return _by_id(game)[identity]


def themes_in(game: str) -> dict[str, int]:
    """The themes of a game's puzzles in the game's own order, with how many puzzles have each."""
    order = getattr(get_game(game).part("themes"), "THEMES", ())
    given = [theme for puzzle in puzzles_of(game) for theme in puzzle.themes]
    return {theme: given.count(theme) for theme in order if theme in given}
