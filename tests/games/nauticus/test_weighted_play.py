"""Weighted play reaches what random play hardly ever does."""

from __future__ import annotations

from random import Random

from seaboard.games.nauticus import GAME
from seaboard.records import Step

from . import golden
from .policies import company, shipwrights

RARE = {
    "delivered", "gift taken", "gift lost", "forfeited", "an empty stack", "bonus lost",
    "reward crown-mast", "reward crown-sail", "reward points", "reward taler", "reward workers",
    "reward goods", "finished a ship of 1", "finished a ship of 2", "finished a ship of 3",
    "finished a ship of 4",
}  # fmt: skip


def test_weighted_play_reaches_the_rare_things() -> None:
    """Deliveries, gifts, every reward, empty stacks, forfeits and long ships within a few games."""
    seen: set[str] = set()
    games = 0
    while not seen >= RARE and games < 30:
        policy = (company, shipwrights)[games % 2]
        position = GAME.new(seats=3 + games % 2)
        rng = Random(games)
        steps = []
        while not position.over:
            before, move = position.copy(), policy(position, rng)
            position.play(move)
            steps.append(Step(before, move, position.copy()))
        seen |= set(golden.what_happens(steps))
        games += 1
    assert RARE - seen == set()
