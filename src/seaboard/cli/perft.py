"""`seaboard perft`: how many ways there are to play the first moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter, validators

from ..games import get_game
from ..games.api import Position
from ..games.kernel.loops import count_paths
from ..lab.processors import processors
from .progress import progress
from .setup import DEFAULT_SETUP, EXAMPLE, GameName, Setup, described, flag
from .threads import in_threads
from .warming import engine_of, has_engine, warm_loop

_EPILOGUE = f"""\
Counts the paths of exactly N moves from a new game. Outcomes of chance count as moves; a game \
that ends earlier adds nothing. Two engines of the same rules give the same numbers.

Examples:
  seaboard perft {EXAMPLE} --depth 9
  seaboard perft {EXAMPLE} --players 4 --depth 10 --divide
"""
_MANY = 500  # pieces of work, so that all cores are busy and an interruption is soon noticed
app = App(name="perft", help_epilogue=_EPILOGUE)


@app.default
def perft(
    game: GameName,
    /,
    *,
    depth: Annotated[
        int,
        Parameter(help="How many moves, 1 to 20.", validator=validators.Number(gte=1, lte=20)),
    ],
    divide: Annotated[bool, flag("Also count by first move.")] = False,
    setup: Setup = DEFAULT_SETUP,
) -> None:
    position, board = setup.new_game(get_game(game))
    warm_loop(position.game, "perft", lambda: count(position, 2))
    print(described(position, board))
    for number in range(1, depth):
        print(f"depth {number}: {sum(by_first_move(position, number).values()):,}")
    began = time.perf_counter()
    counts = by_first_move(position, depth)
    seconds = time.perf_counter() - began
    if divide:
        for text, paths in counts.items():
            print(f"  {text}: {paths:,}")
    total = sum(counts.values())
    print(f"depth {depth}: {total:,} ({seconds:.2f} s, {total / seconds:,.0f} paths/s)")


def count(position: Position, depth: int) -> int:
    """The number of ways to play exactly that many moves."""
    if not has_engine(position.game):
        return _count_plainly(position, depth)
    states = position.game.new_states(position, depth + 1)
    codes = np.zeros((depth, engine_of(position.game).most_legal), np.uint16)
    return count_paths(states, codes, np.zeros(depth, np.int64), depth)


def _count_plainly(position: Position, depth: int) -> int:
    """The same of a game without compiled rules."""
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        total += _count_plainly(after, depth - 1)
    return total


@dataclass(frozen=True)
class _Piece:
    """The paths that begin with one sequence of moves."""

    first: str
    position: Position
    depth: int  # still to be counted


def by_first_move(position: Position, depth: int) -> dict[str, int]:
    """The number of paths that begin with each move."""
    pieces = _pieces(position, depth)
    counts = dict.fromkeys(map(str, position.legal_moves()), 0)
    with progress(f"Counting to depth {depth}", len(pieces)) as advance:
        for piece, paths in in_threads(processors(), _count, pieces):
            counts[piece.first] += paths
            advance(1)
    return counts


def _count(piece: _Piece) -> int:
    return count(piece.position, piece.depth)


def _pieces(position: Position, depth: int) -> list[_Piece]:
    pieces = list(_next(_Piece("", position, depth)))
    while len(pieces) < _MANY and pieces and pieces[0].depth > 1:
        pieces = [longer for piece in pieces for longer in _next(piece)]
    return pieces


def _next(piece: _Piece) -> Iterator[_Piece]:
    for move in piece.position.legal_moves():
        after = piece.position.copy()
        after.play(move)
        yield _Piece(piece.first or str(move), after, piece.depth - 1)
