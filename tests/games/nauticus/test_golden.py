"""Golden games: stored, replayed, and with the duty to cover everything that can happen.

After a deliberate change of the rules, `pytest tests/games/nauticus --snapshot-update` plays them
anew from their seeds; the difference of the files is then to be reviewed.
"""

from __future__ import annotations

import pytest

from seaboard.games.nauticus import GAME
from seaboard.records import load, parse, replay, save, to_text

from . import golden


@pytest.mark.parametrize("game", golden.GOLDEN, ids=lambda game: game.path.stem)
def test_a_golden_game_is_replayed_to_the_same_end(
    game: golden.Golden, snapshot_update: bool
) -> None:
    """Every move is legal, and result and final digest are the stored ones."""
    if snapshot_update:
        golden.FOLDER.mkdir(exist_ok=True)
        save(game.play(), game.path)
    record = load(game.path)
    steps = list(replay(record))
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
    """Each action, bonus, reward, tile, question and so on occurs in some golden game."""
    happened = {
        event for game in golden.GOLDEN for event in golden.what_happens(replay(load(game.path)))
    }
    assert golden.duty() - happened == set()


def test_the_golden_games_are_all_that_is_stored() -> None:
    """No file is forgotten, and every number of players has its games."""
    stored = {path.name for path in golden.FOLDER.iterdir()}
    assert stored == {game.path.name for game in golden.GOLDEN}
    assert {game.seats for game in golden.GOLDEN} == set(GAME.resolve_mode(None).seats)
