"""Every move of Kuhn poker: what chance deals, and what a player can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from seaboard.games.api import Move

CARDS: Final = ("jack", "queen", "king")  # the higher wins
SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance gives a seat a card."""

    kind: ClassVar[str] = "deal"
    seat: int
    card: str

    @property
    def code(self) -> int:
        return self.seat * len(CARDS) + CARDS.index(self.card)

    def __str__(self) -> str:
        return f"deal {self.seat + 1} {self.card}"


class Action(Move):
    """What a player does: a word alone."""

    __slots__ = ()

    @property
    def code(self) -> int:
        return SEATS * len(CARDS) + ACTIONS.index(self)

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class Check(Action):
    kind: ClassVar[str] = "check"


@dataclass(frozen=True, slots=True)
class Bet(Action):
    kind: ClassVar[str] = "bet"


@dataclass(frozen=True, slots=True)
class Call(Action):
    kind: ClassVar[str] = "call"


@dataclass(frozen=True, slots=True)
class Fold(Action):
    kind: ClassVar[str] = "fold"


ACTIONS: Final = (Check(), Bet(), Call(), Fold())
MOVES: Final[tuple[Move, ...]] = (
    *(Deal(seat, card) for seat in range(SEATS) for card in CARDS),
    *ACTIONS,
)
