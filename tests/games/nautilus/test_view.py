"""What a seat's view says about the board, the ways of sailors and what can be undone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from seaboard.games.api import CHANCE, as_data
from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.board import NautilusBoard

from .conformance import homeward
from .situation import table


def positions(mode: str, steps: int = 700) -> Iterator[NautilusPosition]:
    """The decisions of a game in which sailors do come home."""
    position, rng = GAME.new(mode=mode), Random(11)
    for _ in range(steps):
        if position.over:
            return
        if position.decider != CHANCE:
            yield position.copy()
        position.play(homeward(position, rng))


def test_the_view_has_the_board() -> None:
    board = table().position.view(None).board
    assert as_data(board) == {
        "name": "standard",
        "ring": 60,
        "starts": {"red": 0, "blue": 15, "green": 30, "yellow": 45},
        "caves": {"cave-1": 8, "cave-2": 23, "cave-3": 38, "cave-4": 53},
        "harbour_places": 4,
        "home_places": [1, 2, 3, 4],
    }


def test_the_view_has_a_board_of_ones_own() -> None:
    printed = NautilusBoard("mine", 48, (0, 12, 24, 36), (5, 17, 29, 41))
    board = GAME.new(board=printed).view(0).board
    assert (board.name, board.ring, board.starts["yellow"]) == ("custom", 48, 36)
    assert board.caves == {"cave-1": 5, "cave-2": 17, "cave-3": 29, "cave-4": 41}


def test_the_view_has_the_places_that_count_as_home() -> None:
    assert table("quick").position.view(0).board.home_places == (2, 3, 4)


def test_the_view_has_teams_and_house_rules() -> None:
    view = table().position.view(0)
    assert view.teams == ((0, 2), (1, 3))
    assert view.options == {"first-dealer": 0, "redraws": 3, "trade-questions": 0}
    two = table("two", options={"trade-questions": 2}).position.view(0)
    assert two.teams == ((0,), (1,))
    assert two.options["trade-questions"] == 2


def test_the_view_says_where_moby_dick_first_entered() -> None:
    t = table(hands={"north": "nautilus"})
    assert t.position.view(0).moby_dick_entry is None
    t.play("nautilus")
    assert t.position.view(0).moby_dick_entry == 59


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_view_says_what_a_nautilus_would_put_back(mode: str) -> None:
    undone = 0
    for position in positions(mode):
        view = position.view(position.decider)
        if view.moby_dick_entry is None or view.asked != "turn":
            continue
        if "nautilus" not in map(str, position.legal_moves()):
            continue
        now = {each.name: each.spot for each in view.sailors} | {"moby": str(view.moby_dick)}
        position.play("nautilus")
        after = position.view(None)
        spots = {each.name: each.spot for each in after.sailors} | {"moby": str(after.moby_dick)}
        if after.asked != "die":
            assert spots == now | dict(view.undo)
            undone += len(view.undo)
    assert undone > 3
