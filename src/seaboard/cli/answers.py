"""From what a player types to one of the legal moves."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.api import InvalidMove, Move, Position

_MOST_NAMED = 6


def pick(text: str, moves: Sequence[Move], position: Position) -> Move:
    """The move of that number, text or beginning; a refusal says what was wrong."""
    wanted = " ".join(text.lower().split())
    if wanted.isdecimal() and len(wanted) < 6:
        return _by_number(int(wanted), moves)
    for move in moves:
        if str(move) == wanted:
            return move
    begun = [move for move in moves if str(move).startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        named = ", ".join(map(str, begun[:_MOST_NAMED])) + (", …" if begun[_MOST_NAMED:] else "")
        raise InvalidMove(f"{wanted!r} could be {named}; type more of it")
    return _refused(wanted, position)


def _by_number(number: int, moves: Sequence[Move]) -> Move:
    if not 1 <= number <= len(moves):
        raise InvalidMove(f"there is no choice {number}; there are 1 to {len(moves)}")
    return moves[number - 1]


def _refused(text: str, position: Position) -> Move:
    """Let the rules say why; they have the better words."""
    move = position.game.parse(text)
    position.copy().play(move)
    return move
