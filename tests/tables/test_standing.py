"""To resign is to lose, however well the bot in one's seat does."""

from __future__ import annotations

import random

import pytest

from seaboard.games.api import Result
from seaboard.tables.commands import Resign, Start
from seaboard.tables.decisions import play
from seaboard.tables.feed import FeedCache
from seaboard.tables.projection import Projection
from seaboard.tables.table import Table

from .logs import apply, context, decided, open_table


def finished(seats: int, *resigned: int) -> Table:
    """A game that was played to its end, in which these seats resigned at the start."""
    table, rng = open_table("nauticus", seats), random.Random(5)
    apply(table, decided(table, "p0", Start()))
    for seat in resigned:
        apply(table, decided(table, f"p{seat}", Resign(seat)))
    while (decider := table.decider) is not None:
        move = str(rng.choice(table.playing.legal_moves()))
        apply(table, play(context(table), decider, move, None))
    return table


def game_result(table: Table) -> Result:
    result = table.playing.result()
    assert result is not None
    return result


def shown_places(table: Table) -> list[int]:
    result = Projection(table, [], {}, FeedCache()).table("p0", None, table.last)["result"]
    assert result is not None
    return result["places"]


def test_the_winner_who_resigned_comes_last_and_the_next_has_won() -> None:
    whole = finished(3)
    winner = game_result(whole).places.index(1)
    table = finished(3, winner)
    assert game_result(table) == game_result(whole)
    standing = table.standing()
    assert standing is not None
    assert standing.places[winner] == 3
    assert 1 in [place for seat, place in enumerate(standing.places) if seat != winner]
    assert standing.scores == game_result(table).scores
    assert shown_places(table) == list(standing.places)
    assert table.record({}).result == game_result(table)


def test_without_resigning_the_standing_is_the_games_own() -> None:
    table = finished(2)
    assert table.standing() == game_result(table)


def test_if_all_resigned_the_order_is_the_games_own() -> None:
    table = finished(2, 0, 1)
    assert table.standing() == game_result(table)


@pytest.mark.parametrize("status", ["open", "running"])
def test_before_the_end_there_is_none(status: str) -> None:
    table = open_table("nauticus", 2)
    if status == "running":
        apply(table, decided(table, "p0", Start()))
    assert table.standing() is None
