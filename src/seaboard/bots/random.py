"""The bot that plays any legal move."""

from __future__ import annotations

from collections.abc import Mapping

from . import parameters
from .api import Bot, Choice, Situation


class RandomBot(Bot):
    name = "random"

    def choose(self, situation: Situation) -> Choice:
        return Choice(situation.rng.choice(situation.legal))


def make(given: Mapping[str, str]) -> RandomBot:
    parameters.reject_unknown(given, "random", ())
    return RandomBot()
