"""The bot that takes what looks best at the end of its turn, by the game's hand-written worth."""

from __future__ import annotations

import math
from collections.abc import Mapping

from ..games.api import Game, Move
from ..games.kernel.rng import seeded_rng
from . import parameters, senses
from .api import Bot, Candidate, Choice, Situation

NODES = 1024  # more than a decision has legal moves
WORLDS = 8  # guesses at what is hidden, in games that hide anything
# Every move is tried once, whatever it looks like, and followed by the best marks.
_HABITS = senses.habits(exploration=1e6, heat=1e6, playout_heat=1e-6, turns=0)


class GreedyBot(Bot):
    """For each move: play it, go on as well as one can to the end of the turn, and look.

    With a `slip` it takes moves that fall so many points short e times less often than the best.
    """

    def __init__(self, slip: float = 0.0) -> None:
        self.name = f"greedy:slip={slip:g}" if slip else "greedy"
        self._slip = slip
        self._trees = senses.Trees(NODES)

    def prepare(self, game: Game) -> None:
        senses.prepare(game)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        senses.prepare(situation.game)
        candidates = self._candidates(situation)
        best = candidates[0].score or 0.0
        short = [best - (item.score or 0.0) for item in candidates]
        odds = [self._odds(points) for points in short]
        chosen = situation.rng.choices(candidates, odds)[0]
        return Choice(chosen.move, tuple(candidates), sum(item.visits for item in candidates))

    def _odds(self, points: float) -> float:
        """How likely it takes a move that falls so many points short, next to the best one."""
        if self._slip == 0:
            return float(points == 0)
        return math.exp(-points / self._slip)

    def close(self) -> None:
        self._trees.clear()

    def _candidates(self, situation: Situation) -> list[Candidate]:
        """One playout of each move in each world, with the best marks to the end of the turn."""
        worlds = senses.draw_worlds(
            situation, min(WORLDS, senses.worlds_of(situation.game).at_once)
        )
        own = seeded_rng(situation.rng.getrandbits(64))
        found: dict[Move, Candidate] = {}
        for world in range(len(worlds)):
            tree = self._trees.of(situation.game)
            tree.grow(worlds[world : world + 1], own, _HABITS, len(situation.legal))
            for item in senses.candidates(tree, situation):
                found[item.move] = _both(found.get(item.move), item)
        return sorted(found.values(), key=lambda item: (-(item.score or 0.0), -item.value))


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
    parameters.reject_unknown(given, "greedy", ("slip",))
    return GreedyBot(parameters.number(given, "slip", 0.0, 0.0, 1000.0))
