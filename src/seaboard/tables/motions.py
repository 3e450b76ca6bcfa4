"""What one of the players proposes and the others vote on: to let a bot play for one who is away,
or to give the table up.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field, replace
from typing import Literal

from ..games.api import Seat

What = Literal["replace", "give_up"]
Topic = tuple[What, Seat | None]


@dataclass(slots=True)
class Motion:
    """A proposal with the votes so far; whoever proposed it has agreed."""

    number: int  # of the entry that proposed it
    what: What
    seat: Seat | None  # of the one who is away
    by: str
    asked: frozenset[str]
    agreed: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)

    @property
    def topic(self) -> Topic:
        return self.what, self.seat

    @property
    def waiting(self) -> frozenset[str]:
        """Who has not voted yet."""
        return self.asked - self.agreed - self.refused

    def copy(self) -> Motion:
        return replace(self, agreed=set(self.agreed), refused=set(self.refused))

    def vote(self, person: str, yes: bool) -> None:
        (self.agreed if yes else self.refused).add(person)

    def passes(self, gone: Set[str] = frozenset()) -> bool:
        """Whether enough agree, without those who are gone: to give up all have to, to replace
        somebody more than half.
        """
        missing = self.waiting - gone
        if self.what == "give_up":
            return not missing and not self.refused
        return self._more_than_half(len(missing))

    def _more_than_half(self, missing: int) -> bool:
        yes = len(self.agreed) + 1
        return 2 * yes > yes + len(self.refused) + missing

    @property
    def fails(self) -> bool:
        """Whether it cannot pass any more."""
        if self.what == "give_up":
            return bool(self.refused)
        most = len(self.agreed) + 1 + len(self.waiting)
        return most <= len(self.refused)
