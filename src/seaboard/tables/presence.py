"""Who is connected to a table. The log does not know it: whoever serves the table does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Presence:
    """The people who are connected, and since when others are known not to be."""

    here: frozenset[str] = frozenset()
    away: Mapping[str, float] = field(default_factory=dict)

    def away_since(self, person: str) -> float | None:
        """None: connected, or nobody knows."""
        return None if person in self.here else self.away.get(person)
