"""OpenSkill ratings (Plackett-Luce) of the bots.

Such ratings depend a little on the order of the games. They are taken in the order of the plan,
not of finishing, so that the same results give the same ratings. Bots do not learn during an
arena, so no uncertainty is added from game to game (tau = 0).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from .plan import Plan
from .results import GameLine


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength and its uncertainty; everyone begins at 25 ± 8.33."""

    mu: float
    sigma: float


def ratings(plan: Plan, games: Iterable[GameLine]) -> tuple[Rating, ...]:
    """The rating of each bot after these games."""
    model = PlackettLuce(tau=0.0)
    fresh = model.rating()
    current = [Rating(fresh.mu, fresh.sigma) for _ in plan.bots]
    for line in sorted(games, key=lambda line: line.game):
        if line.places is not None and len(set(line.seating)) > 1:
            _rate(model, plan, line, line.places, current)
    return tuple(current)


def _rate(
    model: PlackettLuce,
    plan: Plan,
    line: GameLine,
    places: tuple[int, ...],
    current: list[Rating],
) -> None:
    """A bot that plays for several sides gets the mean of what each would have given it."""
    bots = [line.seating[side[0]] for side in plan.sides]
    ranks = [float(min(places[seat] for seat in side)) for side in plan.sides]
    before = [[model.rating(mu=current[bot].mu, sigma=current[bot].sigma)] for bot in bots]
    after = [side[0] for side in model.rate(before, ranks=ranks)]
    for bot in set(bots):
        own = [rating for rating, who in zip(after, bots, strict=True) if who == bot]
        current[bot] = Rating(
            sum(rating.mu for rating in own) / len(own),
            sum(rating.sigma for rating in own) / len(own),
        )
