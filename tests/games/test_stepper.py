"""A stepper plays what positions play, and lets chance play on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE, NOBODY, NoCompiledRules, Position
from seaboard.games.kernel import generic
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.position import RecordPosition
from seaboard.games.stepper import REFUSED, Stepper

GAMES = ("nauticus", "nautilus")
DECISIONS = 60


def new(name: str) -> RecordPosition[Any, Any]:
    position = get_game(name).new()
    assert isinstance(position, RecordPosition)
    return position


def let_chance_play(position: RecordPosition[Any, Any], own: Any) -> None:
    """Interpreted, one outcome after another."""
    room = np.zeros(position.engine.most_legal, np.uint16)
    while position.decider == CHANCE:
        position.play(int(generic.draw(position.state, room, own)))


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_what_positions_and_interpreted_draws_play(name: str) -> None:
    position, own = new(name), seeded_rng(7)
    stepper = Stepper(position, seed=7)
    legal = stepper.reset()
    let_chance_play(position, own)
    for number in range(DECISIONS):
        assert sorted(stepper.legal[:legal]) == sorted(position.legal_codes())
        assert stepper.decider == position.decider
        code = stepper.legal[number % legal]
        legal = stepper.choose(number % legal) if number % 2 else stepper.advance(code)
        position.play(code)
        let_chance_play(position, own)
        assert stepper.position() == position


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_not_legal_changes_nothing(name: str) -> None:
    stepper = Stepper(new(name), seed=7)
    legal = stepper.reset()
    before, codes = stepper.position(), list(stepper.legal[:legal])
    illegal = next(code for code in range(before.game.codes) if code not in codes)
    for refused in (stepper.advance(illegal), stepper.advance(-7), stepper.choose(legal)):
        assert refused == REFUSED
    assert stepper.choose(-2) == REFUSED
    assert stepper.position() == before
    assert list(stepper.legal[:legal]) == codes


def test_after_the_end_there_is_nothing_to_play_until_it_begins_anew() -> None:
    stepper = Stepper(new("nauticus"), seed=3)
    legal = first = stepper.reset()
    begin = stepper.position()
    while legal:
        legal = stepper.choose(legal - 1)
    assert stepper.decider == NOBODY
    assert stepper.advance(0) == stepper.choose(0) == REFUSED
    assert stepper.reset() == first
    assert stepper.position() != begin  # chance has laid out other tiles


def test_what_is_legal_cannot_be_written_from_outside() -> None:
    stepper = Stepper(new("nauticus"))
    with pytest.raises(TypeError, match="read-only"):
        stepper.legal[0] = 1
    copy = stepper.position()
    copy.state.seat = 3
    assert stepper.position().state.seat != 3


def test_a_game_without_compiled_rules_is_refused() -> None:
    class Plain(Position):
        game = get_game("nauticus")

    Plain.__abstractmethods__ = frozenset()
    with pytest.raises(NoCompiledRules):
        Stepper(Plain())  # type: ignore[abstract]
