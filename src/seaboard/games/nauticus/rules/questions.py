"""What a question of the game is: what is legal, why an answer is refused, what is told of it.

Each chapter of the rules ends with its questions. The rules proper are compiled; reasons and facts
are plain Python beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ...api import Fact
from ...kernel.schema import Codes
from ..moves import Move
from ..state import Player, State

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Answer(Generic[M]):
    """A kind of move that answers a question."""

    move: type[M]
    # Why this one, which is not legal, is not.
    why_not: Callable[[State, Player, M], str]
    # What happened when it was played between the two states.
    tell: Callable[[State, M, State], list[Fact]]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, always of the seat whose turn it is, but of chance at the layout."""

    name: str
    now: str  # what is to be done now, for whoever does something else
    legal: Callable[[State, Player, Codes], int]
    answers: tuple[Answer[Any], ...]
    by_kind: Mapping[type[Move], Answer[Any]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_kind", {answer.move: answer for answer in self.answers})


def always_legal(_state: State, _player: Player, move: Move) -> str:
    """For a move that is legal whenever its question is asked."""
    raise AssertionError(f"{move} is legal here")
