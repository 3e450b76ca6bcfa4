"""Many games: the same whoever plays them, on the same chance, in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from seaboard.bots.api import Choice, Situation, UnknownBot
from seaboard.bots.random import RandomBot
from seaboard.games.api import Move, Position, Rng, draw
from seaboard.lab.arena import play_all, play_game, rehearse
from seaboard.lab.arena_run import ArenaRun
from seaboard.lab.plan import Plan, Table
from seaboard.lab.processes import WorkerDied
from seaboard.lab.results import GameLine

from .synthetic import plan_for

PLAN = plan_for("random", "random")


def _played(lines: Iterable[GameLine]) -> list[tuple[int, str, object, object]]:
    return sorted((line.game, line.end, line.places, line.scores) for line in lines)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = _played(play_all(PLAN, range(4), jobs=1))
    assert _played(play_all(PLAN, range(4), jobs=2)) == alone
    assert len({end for _, end, _, _ in alone}) == 4


def test_the_games_of_a_group_meet_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def watched(position: Position, rng: Rng) -> Move:
        move = draw(position, rng)
        drawn.append(str(move))
        return move

    monkeypatch.setattr("seaboard.lab.match.draw", watched)
    by_game = []
    for game in range(3):
        drawn.clear()
        play_game(PLAN, game)
        by_game.append(drawn.copy())
    assert len(by_game[0]) > 20
    assert by_game[0] == by_game[1]
    assert by_game[0] != by_game[2]


def test_a_worker_that_dies_is_told_and_the_others_end() -> None:
    playing = play_all(PLAN, range(100_000), jobs=2)
    next(playing)
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(WorkerDied, match="finished games are kept"):
        list(playing)
    assert not multiprocessing.active_children()


def test_stopping_early_ends_the_workers() -> None:
    playing = play_all(PLAN, range(100_000), jobs=2)
    next(playing)
    playing.close()
    assert not multiprocessing.active_children()


def test_so_many_games_that_no_list_holds_them() -> None:
    missing = ArenaRun(PLAN).missing(PLAN.whole((1 << 63) - 1))
    assert missing.count == 1 << 63
    assert list(islice(missing, 2)) == [0, 1]


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        rehearse(plan_for("random", "nobody"))


class _OtherGame(RandomBot):
    def choose(self, situation: Situation) -> Choice:
        raise UnknownBot("this bot plays something else")


def test_a_bot_that_does_not_play_the_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.lab.arena.get_bot", lambda name: _OtherGame())
    with pytest.raises(UnknownBot, match="random: this bot plays something else"):
        rehearse(PLAN)


@pytest.mark.parametrize("records", ["new", "new/records", "."])
def test_results_and_records_may_share_a_folder_that_is_not_there_yet(
    tmp_path: Path, records: str
) -> None:
    plan = Plan(Table("nauticus", "standard", 2), ("random", "random"), 1)
    arena = ArenaRun(plan, tmp_path / "new" / "r.jsonl")
    arena.play(arena.missing(1), 1, lambda _: None, records=tmp_path / records)
    assert (tmp_path / records / "game-000000.record").exists()
