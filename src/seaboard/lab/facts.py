"""How long games are, how many moves one can choose from, and what a seat is worth.

`python -m seaboard.lab.facts GAME --players 2` plays many games by the move scores of the bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from ..bots.fast_playout import Playouts, play_fast
from ..games import get_game
from ..games.api import Position
from ..games.kernel.generic import PLACE, SCORE
from .intervals import mean_of, share_of


def lines(position: Position, found: Playouts) -> Iterator[str]:
    """The facts in words."""
    whole = found.finished
    decisions = found.decisions.sum(axis=1)[whole]
    yield f"games: {len(whole):,}, of which {int((~whole).sum()):,} were cut short"
    middle, low, high = np.median(decisions), decisions.min(), decisions.max()
    yield (
        f"decisions of players in a game: mean {decisions.mean():.1f}, "
        f"sd {decisions.std():.1f}, median {middle:.0f}, {low:,} to {high:,}"
    )
    yield f"chance's draws in a game: mean {found.chances[whole].mean():.1f}"
    choices = found.choices[whole].sum() / decisions.sum()
    yield (
        f"legal moves at a decision: mean {choices:.2f}, "
        f"most {found.most_choices.max()} (of {position.game.codes} codes)"
    )
    places = found.score_tables[whole, :, PLACE]
    shared = (places == 1) / (places == 1).sum(axis=1, keepdims=True)
    for seat in range(position.seats):
        won = share_of([shared[:, seat].tolist()])
        score = mean_of([found.score_tables[whole, seat, SCORE].astype(float).tolist()])
        yield (
            f"seat {seat + 1}: wins {won.value:.2%} ({won.low:.2%} to {won.high:.2%}), "
            f"mean score {score.value:.2f} ({score.low:.2f} to {score.high:.2f})"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="facts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", action="store_true", help="instead of by move scores")
    given = parser.parse_args()
    position = get_game(given.game).new(mode=given.mode, seats=given.players)
    found = play_fast(position, given.games, given.seed, at_random=given.random)
    how = "at random" if given.random else "by move scores"
    print(f"{position.game.title}, {position.mode.name}, {position.seats} players, {how}")
    for line in lines(position, found):
        print(f"- {line}")


if __name__ == "__main__":
    main()
