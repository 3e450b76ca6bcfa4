"""Games to record: random ones, repeatable by their seed."""

from __future__ import annotations

import random
from functools import cache

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Board, draw
from seaboard.records import Record, Recorder

NAUTICUS = get_game("nauticus")


def other_board(strip: str = "3210") -> Board:
    """A board that differs from the printed one."""
    lines = NAUTICUS.load_board().lines()
    prices = " ".join([strip, *lines["prices"].split()[1:]])
    return NAUTICUS.board_from_lines({**lines, "name": "our house", "prices": prices})


def play_on(recorder: Recorder, seed: int, most: int) -> None:
    """Random moves, until the end or as many as given."""
    rng = random.Random(seed)
    for _ in range(most):
        position = recorder.position
        if position.over:
            return
        chance = position.decider == CHANCE
        recorder.play(draw(position, rng) if chance else rng.choice(position.legal_moves()))


def recorder(seats: int = 2, seed: int = 1, most: int = 10_000) -> Recorder:
    made = Recorder(NAUTICUS.new(seats=seats))
    play_on(made, seed, most)
    return made


@cache
def finished() -> Record:
    """A finished game of three."""
    return recorder(3).record()
