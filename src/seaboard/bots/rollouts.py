"""The bot that thinks in any game: it plays every move on at random and takes the best on average.

It needs the contract (`games/api.py`) alone, no evaluation and no compiled rules. Each rollout
starts in a world that the seat could not tell from the true one.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from ..games.api import CHANCE, Position, Seat, draw
from . import parameters
from .api import Bot, Budget, Candidate, Choice, Clock, Situation

DEFAULT_SECONDS: Final = 1.0
LONGEST: Final = 2_000  # moves of a rollout; a longer one counts as a draw
_DRAW: Final = 0.5


class RolloutsBot(Bot):
    """Tries the legal moves in turn, until its budget or the situation's is spent."""

    def __init__(self, budget: Budget, name: str) -> None:
        self.name = name
        self.budget = budget

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        own = Clock(self.budget)
        sums = [0.0] * len(situation.legal)
        done = 0
        while done < len(sums) or not (situation.clock.over(done) or own.over(done)):
            number = done % len(sums)
            world = situation.world()
            world.play(situation.legal[number])
            sums[number] += _play_out(world, situation.seat, situation.rng)
            done += 1
        tried = [done // len(sums) + (number < done % len(sums)) for number in range(len(sums))]
        candidates = sorted(
            (
                Candidate(move, visits, total / visits)
                for move, visits, total in zip(situation.legal, tried, sums, strict=True)
            ),
            key=lambda item: -item.value,
        )
        return Choice(candidates[0].move, tuple(candidates), done, situation.clock.spent)


def _play_out(position: Position, seat: Seat, rng: Random) -> float:
    """The share of the others whom the seat leaves behind; half for those it ends level with."""
    for _ in range(LONGEST):
        if position.over:
            break
        by_chance = position.decider == CHANCE
        position.play(draw(position, rng) if by_chance else rng.choice(position.legal_moves()))
    result = position.result()
    if result is None:
        return _DRAW
    own = result.places[seat]
    rivals = [
        place
        for other, place in enumerate(result.places)
        if other != seat and not _partners(position, seat, other)
    ]
    return sum((place > own) + _DRAW * (place == own) for place in rivals) / max(1, len(rivals))


def _partners(position: Position, one: Seat, other: Seat) -> bool:
    return any(one in team and other in team for team in position.mode.teams)


def make(given: Mapping[str, str]) -> RolloutsBot:
    parameters.reject_unknown(given, "rollouts", ("seconds", "playouts"))
    name = "rollouts:" + ",".join(f"{key}={value}" for key, value in given.items())
    return RolloutsBot(parameters.budget(given, DEFAULT_SECONDS), name if given else "rollouts")
