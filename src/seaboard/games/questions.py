"""What a question of a game is: what is legal, why an answer is refused, what is told of it.

Each chapter of a game's rules ends with its questions. The rules proper are compiled; reasons and
facts are plain Python beside them. What these functions are given beside the state differs from
game to game; a game's `rules` says it where it lists the questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .api import Move


@dataclass(frozen=True, slots=True)
class Answer:
    """A kind of move that answers a question."""

    move: type[Move]
    why_not: Callable[..., str]  # a reason for one that is not legal
    tell: Callable[..., list[Any]]  # the facts of one that was played between two states


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked; `decider` in the rules says of whom."""

    name: str
    now: str  # what is to be done now, for whoever does something else
    legal: Callable[..., int]
    answers: tuple[Answer, ...]
    by_kind: Mapping[type[Move], Answer] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_kind", {answer.move: answer for answer in self.answers})


def always_legal(*table_and_move: Any) -> str:
    """For a move that is legal whenever its question is asked."""
    raise AssertionError(f"{table_and_move[-1]} is legal here")
