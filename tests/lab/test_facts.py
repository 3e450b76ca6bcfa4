"""Facts about the games: counted as the games are played."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.bots.fast_playout import play_fast
from seaboard.games import get_game
from seaboard.games.kernel.generic import PLACE, SCORE
from seaboard.lab.facts import lines


def test_scored_moves_win_far_more_than_chance() -> None:
    position = get_game("nauticus").new(seats=3)
    wise, random = (play_fast(position, 40, 1, at_random=each) for each in (False, True))
    assert wise.finished.all()
    assert wise.score_tables[:, :, SCORE].mean() > random.score_tables[:, :, SCORE].mean() + 20
    assert np.all((wise.score_tables[:, :3, PLACE] == 1).sum(axis=1) >= 1)


def test_the_same_seed_gives_the_same_games() -> None:
    position = get_game("nauticus").new(seats=2)
    one, other, third = (play_fast(position, 5, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.score_tables, other.score_tables)
    assert not np.array_equal(one.score_tables, third.score_tables)


@pytest.mark.parametrize("players", [2, 4])
def test_the_facts_in_words(players: int) -> None:
    position = get_game("nauticus").new(seats=players)
    found = play_fast(position, 30, 1)
    told = list(lines(position, found))
    assert told[0] == "games: 30, of which 0 were cut short"
    assert f"mean {found.decisions.sum() / 30:.1f}" in told[1]
    assert "(of 217 codes)" in told[3]
    assert len(told) == 4 + players
