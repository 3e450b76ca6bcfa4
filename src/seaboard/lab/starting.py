"""The table that an environment plays at: mode, players, board and house rules, as arguments."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any

from ..games.api import Board, Game, Position

AnyBoard = Board | Path | str | None  # a board, or the file that describes one


def starting_position(
    game: Game,
    *,
    mode: str | None = None,
    players: int | None = None,
    board: AnyBoard = None,
    options: Mapping[str, int] | None = None,
) -> Position:
    """A new game; what is not given is the game's default."""
    if isinstance(board, str | Path):
        board = game.load_board(Path(board))
    return game.new(mode=mode, seats=players, board=board, options=options)


def action_code(action: Any) -> int:
    """An action as the code of a move; 2.0 is refused, because it may come from a wrong space."""
    try:
        return index(action)
    except TypeError:
        raise TypeError(
            f"an action is a whole number, the code of a move, not {action!r}"
        ) from None
