"""A bot's input: what its seat may know, and nothing that leads to the true position."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.bots.api import Budget, situation
from seaboard.games.api import Position, WrongGame
from seaboard.games.nauticus.view import View as NauticusView
from seaboard.games.nautilus.view import View as NautilusView

from .asking import after_random_moves


def test_a_situation_shows_the_view_of_whoever_decides() -> None:
    position = after_random_moves(40)
    asked = situation(position, Budget(), Random(1))
    assert asked.seat == position.decider
    assert asked.view == position.view(position.decider)
    assert list(asked.legal) == list(position.legal_moves())


def test_nothing_public_in_a_situation_is_a_position() -> None:
    asked = situation(after_random_moves(40), Budget(), Random(1))
    public = [name for name in dir(asked) if not name.startswith("_") and name != "world"]
    assert not any(isinstance(getattr(asked, name), Position) for name in public)


def test_what_a_bot_does_to_a_world_changes_nothing() -> None:
    position = after_random_moves(40)
    before = position.to_bytes()
    asked = situation(position, Budget(), Random(1))
    world = asked.world()
    world.play(world.legal_moves()[0])
    assert position.to_bytes() == before == asked.world().to_bytes()


def test_a_view_is_typed_by_its_own_game_alone() -> None:
    position = after_random_moves(40)
    asked = situation(position, Budget(), Random(1))
    assert asked.view_as(NauticusView) == position.view_as(NauticusView, position.decider)
    with pytest.raises(WrongGame, match="Nauticus does not show"):
        position.view_as(NautilusView, 0)
    with pytest.raises(WrongGame):
        asked.view_as(NautilusView)
