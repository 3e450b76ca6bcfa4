"""The six strengths for people."""

from __future__ import annotations

import pytest

from seaboard.bots import get_bot
from seaboard.bots.levels import LEVELS, LevelBot
from seaboard.games import get_game, installed_games
from seaboard.games.nauticus import GAME

from .asking import after_random_moves, ask, play_game, play_nautilus


def test_there_are_six_with_names_and_rising_time() -> None:
    assert [level.name for level in LEVELS] == [
        "cabin-boy", "sailor", "mate", "captain", "admiral", "neptune",
    ]  # fmt: skip
    assert [level.seconds for level in LEVELS] == sorted(level.seconds for level in LEVELS)


@pytest.mark.parametrize("rank", range(1, 7))
def test_each_can_be_had_by_rank_and_by_name(rank: int) -> None:
    by_name = get_bot(f"level:name={LEVELS[rank - 1].name}")
    assert isinstance(by_name, LevelBot)
    assert by_name.rank == rank
    assert get_bot(by_name.name).name == by_name.name


@pytest.mark.parametrize("game", installed_games())
def test_each_plays_every_game(game: str) -> None:
    """Else a server would have to put something weaker in its place."""
    for level in LEVELS:
        assert get_bot(level.specification(get_game(game))).name


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_in_nautilus_each_level_beats_random_play(mode: str) -> None:
    for rank in (1, 4):
        side = [f"level:rank={rank}", "random"]
        assert play_nautilus(side if mode == "two" else side * 2, mode, rank).winners[0] == 0


@pytest.mark.parametrize("rank", range(1, 6))
def test_each_answers_with_a_legal_move(rank: int) -> None:
    position = after_random_moves(50)
    bot = get_bot(f"level:rank={rank}")
    bot.prepare(GAME)
    assert ask(bot, position).move in position.legal_moves()
    bot.close()


def test_even_the_beginner_beats_random_play() -> None:
    result = play_game(["level:rank=1", "random"], 2)
    assert result.winners == (0,)


def test_greed_without_errors_beats_the_beginner() -> None:
    wins = sum(play_game(["level:rank=1", "level:rank=3"], seed).winners == (1,) for seed in (1, 2))
    assert wins == 2
