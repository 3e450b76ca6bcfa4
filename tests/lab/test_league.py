"""League tables: everyone against everyone in batches."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games import get_game
from seaboard.lab.league import league_lines, play_league
from seaboard.lab.opponents import Anybody
from seaboard.lab.plan import BadPlan


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def test_a_league_ranks_its_members() -> None:
    start = get_game("nauticus").new(seats=2)
    members: dict[str, Anybody] = {"first": first_legal, "greedy": "greedy", "random": "random"}
    summary = play_league(start, members, 60, seed=1)
    assert [bot.label for bot in summary.bots] == list(members)
    assert summary.games == summary.whole_groups * summary.plan.group_size >= 60
    first, greedy, random = summary.bots
    assert greedy.wins.low > 0.7 > max(first.wins.value, random.wins.value)
    assert greedy.rating.mu > max(first.rating.mu, random.rating.mu)
    versus = summary.versus[1][2]
    assert versus is not None
    assert versus.value > 0.8
    told = league_lines(summary)
    assert told[1].startswith("greedy")
    assert "Ahead of (row against column):" in told


def test_a_league_is_repeated_by_its_seed() -> None:
    start = get_game("nauticus").new(seats=3)
    members: dict[str, Anybody] = {"first": first_legal, "random": "random"}
    one, two, other = (play_league(start, members, 12, seed=seed) for seed in (3, 3, 4))
    assert one.bots[0].scores == two.bots[0].scores != other.bots[0].scores
    assert [bot.games for bot in one.bots] == [one.games] * 2
    cut = play_league(get_game("nautilus").new(mode="quick"), members, 2, seed=1, most_moves=5)
    assert cut.cut_short == cut.games


def test_a_league_of_one_is_refused() -> None:
    with pytest.raises(BadPlan, match="two members or more"):
        play_league(get_game("nauticus").new(), {"alone": "random"}, 4, seed=1)
