"""What can be told of a game of Kuhn poker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from seaboard.games.api import Fact


@dataclass(frozen=True, slots=True)
class CardDealt(Fact):
    """The card is None for whoever may not see it."""

    key: ClassVar[str] = "card.dealt"
    seat: int
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Acted(Fact):
    key: ClassVar[str] = "acted"
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class CardShown(Fact):
    """At the showdown both cards are."""

    key: ClassVar[str] = "card.shown"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class HandWon(Fact):
    """`chips` is what the winner gets of the other."""

    key: ClassVar[str] = "hand.won"
    seat: int
    chips: int
