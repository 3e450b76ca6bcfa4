"""What a question of the game is: what is legal, why an answer is refused, what is told of it.

Each chapter of the rules ends with its questions. The rules proper are compiled; reasons and facts
are plain Python beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ...api import Seat
from ...kernel.schema import Codes
from ..facts import Fact
from ..moves import Move
from ..state import State

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Answer(Generic[M]):
    """A kind of move that answers a question."""

    move: type[M]
    # Why this one, which is not legal, is not.
    why_not: Callable[[State, M], str]
    # What the decider did between the two states; the seat is that of a commander, if there is one.
    # A card that the reader may not know is hidden in the move already.
    tell: Callable[[State, Seat | None, M, State], list[Fact]]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked; `decider` in the rules says of whom."""

    name: str
    now: str  # what is to be done now, for whoever does something else
    legal: Callable[[State, Codes], int]
    answers: tuple[Answer[Any], ...]
    by_kind: Mapping[type[Move], Answer[Any]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_kind", {answer.move: answer for answer in self.answers})


def always_legal(_state: State, move: Move) -> str:
    """For a move that is legal whenever its question is asked."""
    raise AssertionError(f"{move} is legal here")
