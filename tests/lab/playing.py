"""Positions from random games, for the tests of environments and tensors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
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


def odd_board(folder: Path) -> Path:
    """A board file of Nauticus with another bonus than printed."""
    package = Path(str(sys.modules[get_game("nauticus").package].__file__)).parent
    text = (package / "board.toml").read_text(encoding="utf-8")
    changed = text.replace("bonus = { points = 2 }", "bonus = { points = 5 }")
    assert changed != text
    file = folder / "odd.toml"
    file.write_text(changed, encoding="utf-8")
    return file
