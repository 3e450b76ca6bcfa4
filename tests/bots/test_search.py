"""The search: legal, repeatable, on time, within its memory, and better than greed."""

from __future__ import annotations

import threading
import time
from random import Random

import numpy as np
import pytest

from seaboard.bots import get_bot, search, trees
from seaboard.bots.api import Budget, situation
from seaboard.games import get_game
from seaboard.games.api import Position
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.nauticus import GAME

from ..games.nauticus.situation import situation as table
from .asking import after_random_moves, ask, play_game, whole_turn


@pytest.fixture(autouse=True)
def _ready() -> None:
    trees.prepare(GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_moves_are_legal_through_a_whole_game(seats: int) -> None:
    result = play_game(["search:playouts=8", "random", "greedy", "random"][:seats], seats)
    assert result.scores[0] > result.scores[1]


def test_the_same_stream_and_playouts_give_the_same_answer() -> None:
    position = after_random_moves(60)
    one = ask("search:playouts=200", position, seed=4)
    assert one == ask("search:playouts=200", position, seed=4)
    assert 100 < one.playouts <= 200


def test_another_stream_searches_otherwise() -> None:
    position = after_random_moves(60)
    answers = {ask("search:playouts=60", position, seed).candidates for seed in range(3)}
    assert len(answers) > 1


def test_a_bot_that_has_searched_before_answers_as_a_fresh_one() -> None:
    used = get_bot("search:playouts=100")
    ask(used, after_random_moves(20))
    position = after_random_moves(60)
    assert ask(used, position) == ask("search:playouts=100", position)


def test_a_single_legal_move_is_answered_at_once() -> None:
    position = after_random_moves(10)
    while len(position.legal_moves()) != 1:
        position.play(position.legal_moves()[-1])
    answer = ask("search:seconds=30", position)
    assert answer.move == position.legal_moves()[0]
    assert answer.playouts == 0


@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_it_stops_at_its_deadline(seconds: float) -> None:
    position = after_random_moves(60)
    # Where the machine is busy, some of the attempts are held up by others.
    times = (_time_of(f"search:seconds={seconds}", position) for _ in range(200))
    assert any(time < seconds + 0.05 for time in times)


def test_it_stops_early_when_no_move_can_catch_up_with_the_best() -> None:
    last = table(
        "deliver@3",
        "3 workers, no extra",
        yard="bow+stern 2 mast:whale 2 sail:whale 2 goods:fish, one mast:star sail:star",
        phase=7,
        round_number=4,
    ).position
    answer = ask("search:seconds=2", last)
    best, second = (item.visits for item in answer.candidates[:2])
    assert answer.seconds < 1.5
    assert best - second > (2 - answer.seconds) * answer.playouts / answer.seconds * 0.9


@pytest.mark.parametrize("playouts", [7, 100, 400])
def test_it_leaves_out_only_playouts_that_could_change_nothing(playouts: int) -> None:
    early = 0
    for moves in range(20, 120, 10):
        answer = ask(f"search:playouts={playouts}", after_random_moves(moves))
        left = playouts - answer.playouts
        best, second = [*(item.visits for item in answer.candidates), 0, 0][:2]
        assert left == 0 or best - second > left
        early += left > 0
    assert early


@pytest.mark.parametrize("slice_", [1e-9, 1e-4, 10.0])
def test_where_it_stops_does_not_follow_from_its_speed(
    slice_: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = after_random_moves(60)
    usual = ask("search:playouts=300", position)
    monkeypatch.setattr(search, "SLICE", slice_)
    assert ask("search:playouts=300", position) == usual


def test_the_shorter_of_two_deadlines_counts() -> None:
    asked = situation(after_random_moves(60), Budget(seconds=0.05), Random(1))
    begin = time.perf_counter()
    get_bot("search:seconds=300").choose(asked)
    assert time.perf_counter() - begin < 200


def test_it_stops_when_it_is_called_off() -> None:
    asked = situation(after_random_moves(60), Budget(), Random(1))
    threading.Timer(0.1, asked.clock.cancel).start()
    begin = time.perf_counter()
    answer = get_bot("search:seconds=300").choose(asked)
    assert time.perf_counter() - begin < 200
    assert answer.move in asked.legal


def test_a_decision_called_off_before_it_began_has_an_answer() -> None:
    asked = situation(after_random_moves(60), Budget(), Random(1))
    asked.clock.cancel()
    assert get_bot("search:seconds=60").choose(asked).move in asked.legal


def test_it_goes_on_within_its_memory() -> None:
    position = after_random_moves(60)
    answer = ask("search:playouts=3000,nodes=256", position)
    assert sum(item.visits for item in answer.candidates) == answer.playouts > 1500
    assert answer.candidates != ask("search:playouts=3000", position).candidates


def test_searches_one_after_another_share_memory_and_two_at_once_do_not() -> None:
    with trees.borrowed(GAME, 512) as first, trees.borrowed(GAME, 256) as second:
        assert not np.shares_memory(first.nodes, second.nodes)
        assert first.states is not second.states
        both = (first.nodes, second.nodes)
    with trees.borrowed(get_game("nautilus"), 64) as third:
        assert any(np.shares_memory(third.nodes, nodes) for nodes in both)


def test_a_tree_knows_nothing_of_the_search_before_it() -> None:
    """Scores of moves outlive a search in its memory."""
    position = after_random_moves(60)
    fresh = ask("search:playouts=300", position)
    ask("search:playouts=300", after_random_moves(20))
    assert ask("search:playouts=300", position) == fresh


def test_it_explains_itself_best_first() -> None:
    answer = ask("search:playouts=300", after_random_moves(60))
    visits = [item.visits for item in answer.candidates]
    assert visits == sorted(visits, reverse=True)
    assert answer.candidates[0].move == answer.move
    assert sum(visits) == answer.playouts
    assert all(0 <= item.value <= 1 for item in answer.candidates)
    assert all(-50 < (item.score or 0.0) < 250 for item in answer.candidates)


def test_it_finds_the_last_points_of_the_game() -> None:
    last = table(
        "deliver@3",
        "3 workers, no extra",
        yard="bow+stern 2 mast:whale 2 sail:whale 2 goods:fish, one mast:star sail:star",
        phase=7,
        round_number=4,
    )
    assert whole_turn(last, "search:playouts=200")[0] == "deliver 1"


def test_it_beats_greed_with_few_playouts() -> None:
    wins = 0
    for seed in range(6):
        seat = seed % 2
        bots = ["greedy", "greedy"]
        bots[seat] = "search:playouts=60"
        wins += play_game(bots, 20 + seed // 2).winners == (seat,)
    assert wins >= 3


def test_whoever_waits_for_compiling_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(trees, "is_warm", lambda _unit, _part: False)
    monkeypatch.setattr(trees, "_ready", set())
    trees.prepare(GAME, said.append)
    trees.prepare(GAME, said.append)
    assert [line.split(",")[0] for line in said] == ["Compiling the bots for Nauticus"]


def test_many_worlds_share_one_tree() -> None:
    """The tree of information sets: here the worlds differ in the workers that a seat holds."""
    position = table("withdraw@3", "0 taler, 0 workers", blue=1).position
    worlds = np.repeat(GAME.new_states(position, 1), 2)
    worlds[1]["board"]["wheel"][:] = 0
    worlds[1]["blue"] = 0  # in this world there is nothing to withdraw with
    parameters = trees.search_parameters(
        exploration=1.0, temperature=1.0, playout_temperature=1.0, turns=0
    )
    with trees.borrowed(GAME, 4096) as tree:
        tree.grow(worlds, seeded_rng(1), parameters, 200)
        moves = {
            str(GAME.move(int(node["code"]))): (int(node["visits"]), int(node["offers"]))
            for node in trees.children(tree)
        }
    assert 60 < moves["withdraw"][1] < 140, "offered only where it is legal"
    assert moves["pass"][1] == 200
    assert sum(visits for visits, _ in moves.values()) == 200


def _time_of(bot: str, position: Position) -> float:
    player = get_bot(bot)
    begin = time.perf_counter()
    ask(player, position)
    return time.perf_counter() - begin
