"""A bot for Nauticus that takes what brings most points at once."""

from __future__ import annotations

from seaboard.bots.api import Bot, Choice, Situation
from seaboard.games.nauticus.view import View


class PointsNow(Bot):
    """`patience` is how many points it would give up to keep its workers, as text."""

    def __init__(self, patience: str = "0.1") -> None:
        self.name = f"points-now:patience={patience}"
        self._patience = float(patience)

    def choose(self, situation: Situation) -> Choice:
        """Play each move on a world of its own and compare what the seat then has."""
        worths = []
        for move in situation.legal:
            world = situation.world()
            world.play(move)
            own = world.view_as(View, situation.seat).players[situation.seat]
            worths.append(own.points + self._patience * own.workers)
        return Choice(situation.legal[worths.index(max(worths))])
