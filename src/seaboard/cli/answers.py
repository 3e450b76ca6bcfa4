"""From what a player types to one of the legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..games.api import Move, Position, SeaboardError
from ..locales import say

_MOST_NAMED: Final = 6


class Refused(SeaboardError):
    """What was typed cannot be done; the reason is a message of the catalogues."""

    def __init__(self, message: str, **words: Any) -> None:
        super().__init__(say("en", message, words))
        self._message = message
        self._words = words

    def said(self, language: str) -> str:
        return say(language, self._message, self._words)


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
        raise Refused("cli-several", typed=wanted, moves=named)
    return _refused(wanted, position)


def _by_number(number: int, moves: Sequence[Move]) -> Move:
    if not 1 <= number <= len(moves):
        raise Refused("cli-no-choice", number=number, last=len(moves))
    return moves[number - 1]


def _refused(text: str, position: Position) -> Move:
    """Let the rules say why; they have the better words."""
    move = position.game.parse(text)
    position.copy().play(move)
    return move
