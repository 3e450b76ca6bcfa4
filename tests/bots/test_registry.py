"""Bots by name, and what is said to a name or parameter that there is not."""

from __future__ import annotations

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import UnknownBot


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search", "search:playouts=20,turns=3", "rollouts:playouts=9"]
)
def test_a_bots_name_makes_the_same_bot_again(name: str) -> None:
    assert get_bot(get_bot(name).name).name == get_bot(name).name == name


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gready", "no bot 'gready'; there is .*greedy"),
        ("search:second=1", "search has no parameter 'second'; it has: seconds, playouts"),
        ("search:seconds", "expected name=value, got 'seconds'"),
        ("search:seconds=soon", "seconds: expected a number, got 'soon'"),
        ("search:seconds=0", "seconds: expected 0.001 to 3600, got 0"),
        ("search:playouts=1.5", "playouts: expected a whole number, got 1.5"),
        ("search:playouts=nan", "playouts: expected 1 to 1e"),
        ("greedy:depth=2", "greedy has no parameter 'depth'; it has: error_temperature, tastes"),
        ("random:seed=2", "random has no parameter 'seed'; it has: none"),
        ("level", "expected rank=1 to 6 or name="),
        ("level:rank=7", "rank: expected 1 to 6, got 7"),
        (
            "level:name=bosun",
            "no 'bosun'; there is cabin-boy, sailor, mate, captain, admiral, neptune",
        ),
    ],
)
def test_what_there_is_not_is_named(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        get_bot(name)
