"""Golden games: stored, replayed, and with the duty to cover everything that can happen.

After a deliberate change of the rules, `pytest tests/games/nautilus --snapshot-update` plays them
anew from their seeds; the difference of the files is then to be reviewed.
"""

from __future__ import annotations

from functools import cache

import pytest

from seaboard.games.api import Result
from seaboard.games.nautilus import GAME
from seaboard.records import Step, load, parse, replay, save, to_text

from . import golden


@cache
def steps_of(game: golden.Golden) -> list[Step]:
    return list(replay(load(game.path)))


@pytest.mark.parametrize("game", golden.GOLDEN, ids=lambda game: game.path.stem)
def test_a_golden_game_is_replayed_to_the_same_end(
    game: golden.Golden, snapshot_update: bool
) -> None:
    """Every move is legal, and result and final digest are the stored ones."""
    if snapshot_update:
        golden.FOLDER.mkdir(exist_ok=True)
        save(game.play(), game.path)
        steps_of.cache_clear()
    record = load(game.path)
    steps = steps_of(game)
    final = steps[-1].after
    assert len(steps) > 200
    assert final.digest() == record.notes["digest"]
    assert final.result() == record.result
    assert final.over


@pytest.mark.parametrize("game", golden.GOLDEN, ids=lambda game: game.path.stem)
def test_a_golden_game_is_written_as_it_is_stored(game: golden.Golden) -> None:
    """The stored text is the canonical one."""
    text = game.path.read_text(encoding="utf-8")
    assert to_text(parse(text)) == text


def test_the_golden_games_do_their_duty() -> None:
    """Each card, form of move, question, way of Moby Dick and so on occurs in some game."""
    happened = {event for game in golden.GOLDEN for event in golden.what_happens(steps_of(game))}
    assert golden.duty() - happened == set()


def test_both_sides_win_and_win_together() -> None:
    """A side shares the first place with one point each, and the others share the next."""
    results: set[Result] = set()
    for game in golden.GOLDEN:
        result = steps_of(game)[-1].after.result()
        assert result is not None
        results.add(result)
    assert {(result.winners, result.places, result.scores) for result in results} >= {
        ((0, 2), (1, 3, 1, 3), (1, 0, 1, 0)),
        ((1, 3), (3, 1, 3, 1), (0, 1, 0, 1)),
    }
    assert any(len(result.places) == 2 for result in results)


def test_the_golden_games_are_all_that_is_stored() -> None:
    """No file is forgotten, and every mode has its games."""
    stored = {path.name for path in golden.FOLDER.iterdir()}
    assert stored == {game.path.name for game in golden.GOLDEN}
    assert {game.mode for game in golden.GOLDEN} == set(GAME.modes)
