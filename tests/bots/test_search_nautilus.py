"""The search in Nautilùs: legal, repeatable, on time, without a peek, and better than greed."""

from __future__ import annotations

import threading
import time
from random import Random

import pytest

from seaboard.bots import get_bot, trees
from seaboard.bots.api import Budget, situation
from seaboard.games.api import CHANCE
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.nautilus import GAME, NautilusPosition

from ..games.nautilus.situation import table
from .asking import ask, play_nautilus

STOPS_WITHIN = 0.05  # seconds after a deadline or a call-off


@pytest.fixture(autouse=True)
def _ready() -> None:
    trees.prepare(GAME)


def in_the_middle(mode: str = "classic", moves: int = 90, seed: int = 2) -> NautilusPosition:
    """A position of a random game in which a player has a choice."""
    position = GAME.new(mode=mode)
    rng = Random(seed)
    played = 0
    while played < moves or position.decider == CHANCE or len(position.legal_moves()) < 4:
        played += position.decider != CHANCE
        position.play(rng.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_its_moves_are_legal_through_a_whole_game(mode: str) -> None:
    side = ["search:playouts=16", "random"]
    assert play_nautilus(side if mode == "two" else side * 2, mode, 1).winners[0] == 0


def test_the_same_stream_and_playouts_give_the_same_answer() -> None:
    position = in_the_middle()
    one = ask("search:playouts=600", position, seed=4)
    assert one == ask("search:playouts=600", position, seed=4)
    assert 300 < one.playouts <= 600


def test_it_weighs_marks_as_suits_the_game() -> None:
    """A step is little and a point of Nauticus is much: each game has a temperature of its own."""
    position = in_the_middle()
    usual = ask("search:playouts=100", position).candidates
    assert usual == ask("search:playouts=100,temperature=20", position).candidates
    assert usual != ask("search:playouts=100,temperature=1.5", position).candidates


def test_it_answers_alike_whatever_it_cannot_know() -> None:
    """Worlds that its seat cannot tell apart get the same answer: nothing is peeked at."""
    position = in_the_middle()
    twin = position.resample(position.decider, Random(8))
    assert twin != position
    assert ask("search:playouts=300", position) == ask("search:playouts=300", twin)


@pytest.mark.parametrize("mode", ["classic", "two"])
@pytest.mark.parametrize("seconds", [0.03, 0.2])
def test_it_stops_at_its_deadline(mode: str, seconds: float) -> None:
    position = in_the_middle(mode)
    # Where the machine is busy, some of the attempts are held up by others.
    times = (ask(f"search:seconds={seconds}", position).seconds for _ in range(200))
    assert any(time < seconds + STOPS_WITHIN for time in times)


def test_it_stops_when_it_is_called_off() -> None:
    late = [STOPS_WITHIN]
    while min(late) >= STOPS_WITHIN and len(late) < 200:
        asked = situation(in_the_middle(), Budget(), Random(1))
        called_off: list[float] = []

        def call_off(clock=asked.clock, at=called_off) -> None:  # type: ignore[no-untyped-def]  # bound early
            at.append(time.perf_counter())
            clock.cancel()

        threading.Timer(0.1, call_off).start()
        answer = get_bot("search:seconds=300").choose(asked)
        late.append(time.perf_counter() - called_off[0])
        assert answer.move in asked.legal
    assert min(late) < STOPS_WITHIN


def test_it_goes_on_within_its_memory() -> None:
    position = in_the_middle()
    answer = ask("search:playouts=3000,nodes=512", position)
    assert 3000 >= answer.playouts == sum(item.visits for item in answer.candidates) > 1500
    assert answer.candidates != ask("search:playouts=3000", position).candidates


def test_it_explains_itself_best_first() -> None:
    position = in_the_middle()
    answer = ask("search:playouts=500", position)
    visits = [item.visits for item in answer.candidates]
    assert visits == sorted(visits, reverse=True)
    assert answer.candidates[0].move == answer.move
    assert {item.move for item in answer.candidates} <= set(position.legal_moves())
    assert all(0 <= item.value <= 1 for item in answer.candidates)


def test_it_sees_that_a_sailor_is_home_before_it_can_be_hit() -> None:
    situation_ = table(
        red="1@57 2@20", blue="1@52", hands={"north": "6 9", "east": "5 5", "west": "2 3"}
    )
    assert str(ask("search:playouts=400", situation_.position).move) == "6 red-1 harbour-3"


def test_it_wins_at_once_when_it_can() -> None:
    home = "1@harbour-4 2@harbour-3 3@harbour-2"
    last = table(
        red=f"{home} 4@58", green=f"{home} 4@harbour-1", hands={"north": "3 nautilus compass 7"}
    )
    answer = ask("search:playouts=400", last.position)
    assert str(answer.move) == "3 red-4 harbour-1"
    assert answer.candidates[0].value > 0.99


def test_partners_expect_the_same() -> None:
    """What helps one of a team helps the other: their results are one."""
    asked = situation(in_the_middle(), Budget(), Random(1))
    parameters = trees.search_parameters(
        exploration=1.0, temperature=1.0, playout_temperature=1.0, turns=2
    )
    with trees.borrowed(GAME, 2048) as tree:
        tree.grow(trees.draw_worlds(asked, 4), seeded_rng(1), parameters, 100)
        for node in trees.children(tree):
            values = [float(value) for value in node["values"]]
            assert values[0] == values[2]
            assert values[1] == values[3]


def test_a_team_of_it_beats_a_team_of_greed() -> None:
    wins = 0
    for seed in range(4):
        ours = seed % 2
        bots = ["greedy"] * 4
        bots[ours] = bots[ours + 2] = "search:playouts=60"
        wins += play_nautilus(bots, "quick", 10 + seed // 2).winners == (ours, ours + 2)
    assert wins >= 2
