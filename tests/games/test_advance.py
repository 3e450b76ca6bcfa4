"""The call that plays a decision and lets chance play on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.games.kernel import generic
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.position import RecordPosition

GAMES = ("nauticus", "nautilus")
DECISIONS = 60


def first_decision(name: str) -> RecordPosition[Any, Any]:
    position = get_game(name).new()
    assert isinstance(position, RecordPosition)
    own = seeded_rng(3)
    let_chance_play(position, own)
    return position


def let_chance_play(position: RecordPosition[Any, Any], own: Any) -> None:
    """Interpreted, one outcome after another."""
    room = np.zeros(position.engine.most_legal, np.uint16)
    while position.decider == CHANCE:
        position.play(int(generic.draw(position.state, room, own)))


@pytest.mark.parametrize("name", GAMES)
def test_it_does_what_step_and_interpreted_draws_do(name: str) -> None:
    position = first_decision(name)
    engine = position.engine
    buffer, own, other = engine.new_buffer(), seeded_rng(7), seeded_rng(7)
    buffer[: engine.state_size] = np.frombuffer(position.state_bytes(), np.uint8)
    for number in range(DECISIONS):
        codes = position.legal_codes()
        code = int(codes[number % len(codes)])
        position.play(code)
        let_chance_play(position, other)
        assert engine.advance(buffer, code, own) == len(position.legal_codes())
        assert buffer[: engine.state_size].tobytes() == position.state_bytes()
        assert own == other
    # Chance has played, except in Nauticus, where it only lays out the tiles before the game.
    assert bool(own == seeded_rng(7)) == (name == "nauticus")


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_not_legal_changes_nothing(name: str) -> None:
    position = first_decision(name)
    engine = position.engine
    buffer, own = engine.new_buffer(), seeded_rng(7)
    buffer[: engine.state_size] = np.frombuffer(position.state_bytes(), np.uint8)
    illegal = next(c for c in range(position.game.codes) if c not in position.legal_codes())
    assert engine.advance(buffer, illegal, own) == -1
    assert buffer[: engine.state_size].tobytes() == position.state_bytes()
    assert own == seeded_rng(7)
