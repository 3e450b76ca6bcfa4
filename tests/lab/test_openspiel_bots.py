"""OpenSpiel's own searches as bots of the arena."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, UnknownBot, situation
from seaboard.games import get_game
from seaboard.games.api import CHANCE

pytest.importorskip("pyspiel")


@pytest.mark.parametrize("name", ["nauticus", "nautilus"])
def test_it_answers_with_a_legal_move(name: str) -> None:
    position = get_game(name).new()
    while position.decider == CHANCE or len(position.legal_moves()) < 2:
        position.play(position.legal_moves()[0])
    bot = get_bot("openspiel:seconds=0.01,moves=60")
    for seed in range(3):
        choice = bot.choose(situation(position, Budget(), Random(seed)))
        assert choice.move in position.legal_moves()
        assert choice.playouts >= 2


def test_it_refuses_parameters_that_it_does_not_have() -> None:
    with pytest.raises(UnknownBot):
        get_bot("openspiel:playouts=5")
