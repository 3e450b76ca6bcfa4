"""The bot that takes what looks best at the end of its turn, by the game's evaluation."""

from __future__ import annotations

import math
from collections.abc import Mapping

from ..games.api import Game, Move
from ..games.kernel.rng import seeded_rng
from . import parameters, trees
from .api import Bot, Candidate, Choice, Situation, UnknownBot
from .generic import Games
from .judging import WORLDS
from .learned import judged_moves
from .profiles import profile_of
from .tastes import judge_with, tastes_of

NODES = 1024  # more than a decision has legal moves
# Every move is tried once, whatever it looks like, and followed by the best-scored moves.
_PARAMETERS = trees.search_parameters(
    exploration=1e6, temperature=1e6, playout_temperature=1e-6, turns=0
)


class GreedyBot(Bot):
    """For each move: play it, go on as well as one can to the end of the turn, and look.

    With an `error_temperature` it takes a move that falls that many points short e times less
    often than the best. With `tastes` it errs as people do: it overrates some things and underrates
    others, and goes on doing so while a mood lasts.
    """

    def __init__(self, error_temperature: float = 0.0, tastes: float = 0.0) -> None:
        given = {"error_temperature": error_temperature, "tastes": tastes}
        told = ",".join(f"{key}={value:g}" for key, value in given.items() if value)
        self.name = f"greedy:{told}" if told else "greedy"
        self.error_temperature = error_temperature
        self.tastes = tastes

    def prepare(self, game: Game) -> None:
        trees.prepare(game)
        if self.tastes and tastes_of(game) is None:
            raise UnknownBot(f"greedy: nobody has tastes in {game.title}; leave tastes out")

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        trees.prepare(situation.game)
        candidates = self._by_taste(situation) if self.tastes else self._candidates(situation)
        best = candidates[0].score or 0.0
        short = [best - (item.score or 0.0) for item in candidates]
        odds = [self._odds(points) for points in short]
        chosen = situation.rng.choices(candidates, odds)[0]
        return Choice(chosen.move, tuple(candidates), sum(item.visits for item in candidates))

    def _odds(self, points: float) -> float:
        """How likely it takes a move that falls `points` short, next to the best one."""
        if self.error_temperature == 0:
            return float(points == 0)
        return math.exp(-points / self.error_temperature)

    def _candidates(self, situation: Situation) -> list[Candidate]:
        """One playout of each move in each world, by best scores to the end of the turn."""
        worlds = _worlds(situation)
        own = seeded_rng(situation.rng.getrandbits(64))
        found: dict[Move, Candidate] = {}
        for world in range(len(worlds)):
            with trees.borrowed(situation.game, NODES) as tree:
                tree.grow(worlds[world : world + 1], own, _PARAMETERS, len(situation.legal))
                tried = trees.candidates(tree, situation)
            for item in tried:
                found[item.move] = _both(found.get(item.move), item)
        return sorted(found.values(), key=lambda item: (-(item.score or 0.0), -item.value))

    def _by_taste(self, situation: Situation) -> list[Candidate]:
        """The same as one who misjudges sees it."""
        worlds = _worlds(situation)
        judge = judge_with(situation.game, worlds, situation.seat, self.tastes)
        found = judged_moves(judge, worlds, situation)
        return sorted(found, key=lambda item: -(item.score or 0.0))


def _worlds(situation: Situation) -> Games:
    return trees.draw_worlds(situation, min(WORLDS, profile_of(situation.game).worlds.at_once))


def _both(one: Candidate | None, other: Candidate) -> Candidate:
    """What both say of a move, each by its visits."""
    if one is None:
        return other
    visits = one.visits + other.visits
    part = other.visits / visits
    return Candidate(
        one.move,
        visits,
        one.value + part * (other.value - one.value),
        (one.score or 0.0) + part * ((other.score or 0.0) - (one.score or 0.0)),
    )


def make(given: Mapping[str, str]) -> GreedyBot:
    parameters.reject_unknown(given, "greedy", ("error_temperature", "tastes"))
    return GreedyBot(
        parameters.number(given, "error_temperature", 0.0, 0.0, 1000.0),
        parameters.number(given, "tastes", 0.0, 0.0, 100.0),
    )
