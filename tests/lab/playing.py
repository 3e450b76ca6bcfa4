"""Positions from random games, for the tests of environments and tensors."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from seaboard.games import get_game, installed_games
from seaboard.games.api import CHANCE, Position, draw

SETTINGS = [
    (name, mode.name, seats)
    for name in installed_games()
    for mode in get_game(name).modes.values()
    for seats in mode.seats
]


def random_game(
    name: str, mode: str, seats: int, seed: int, most: int = 10_000
) -> Iterator[Position]:
    """The positions of one game; the object is the same, moved on."""
    rng = Random(seed)
    position = get_game(name).new(mode=mode, seats=seats)
    yield position
    for _ in range(most):
        if position.over:
            return
        position.play(
            draw(position, rng)
            if position.decider == CHANCE
            else rng.choice(position.legal_moves())
        )
        yield position
