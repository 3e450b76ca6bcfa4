"""The bot that takes what looks best at the end of its turn, by the game's hand-written worth."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ..games.api import Game
from . import parameters, senses
from .api import Bot, Candidate, Choice, Situation
from .tree import MOST_SEATS, look_ahead

WORLDS = 8  # guesses at what is hidden, in games that hide anything


class GreedyBot(Bot):
    """For each move: play it, go on as well as one can to the end of the turn, and look."""

    name = "greedy"

    def prepare(self, game: Game) -> None:
        senses.prepare(game)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        senses.prepare(situation.game)
        candidates = self._candidates(situation)
        best = candidates[0].score or 0.0
        equals = [item for item in candidates if (item.score or 0.0) == best]
        return Choice(situation.rng.choice(equals).move, tuple(candidates))

    def _candidates(self, situation: Situation) -> list[Candidate]:
        game = situation.game
        worlds = senses.draw_worlds(situation, min(WORLDS, senses.worlds_of(game).at_once))
        picks = np.array([move.code for move in situation.legal], np.uint16)
        values, scores = np.zeros(len(picks)), np.zeros(len(picks))
        look_ahead(
            worlds, np.zeros(3, worlds.dtype), picks, np.zeros(2 * game.most_legal, np.uint16),
            np.zeros(game.most_legal), np.zeros(MOST_SEATS), np.zeros(MOST_SEATS),
            situation.seat, values, scores,
        )  # fmt: skip
        found = [
            Candidate(move, len(worlds), float(value), float(score))
            for move, value, score in zip(situation.legal, values, scores, strict=True)
        ]
        return sorted(found, key=lambda item: (-(item.score or 0.0), -item.value))


def make(given: Mapping[str, str]) -> GreedyBot:
    parameters.only(given, "greedy", ())
    return GreedyBot()
