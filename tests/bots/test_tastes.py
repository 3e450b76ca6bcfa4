"""Errors as people make them: the same way for a round, whatever the random stream."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from seaboard.bots import get_bot, greedy
from seaboard.bots.api import UnknownBot
from seaboard.bots.tastes import judge_with, tastes_of
from seaboard.bots.weights import reading_of
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Position, draw

from .asking import after_random_moves, ask, play_game, play_nautilus

GAMES = ("nauticus", "nautilus")


def later(name: str, moves: int, seed: int = 1) -> Position:
    """A decision of a player after so many moves at random."""
    position, rng = get_game(name).new(), Random(seed)
    while moves > 0 or position.decider == CHANCE:
        moves -= 1
        chance = position.decider == CHANCE
        position.play(draw(position, rng) if chance else rng.choice(position.legal_moves()))
    return position


def likings(position: Position, seat: int, strength: float = 1.0) -> list[float]:
    states = position.game.new_states(position, 1)
    return list(map(float, judge_with(position.game, states, seat, strength).weights))


@pytest.mark.parametrize("name", GAMES)
def test_every_taste_is_one_for_something_that_nets_see(name: str) -> None:
    game = get_game(name)
    tastes = tastes_of(game)
    assert tastes is not None
    names = reading_of(game).names(max(game.modes[next(iter(game.modes))].seats))
    for beginning in tastes.spread:
        assert any(one.startswith(beginning) for one in names), beginning


@pytest.mark.parametrize("name", GAMES)
def test_a_mood_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    position = later(name, 60)
    seat = position.decider
    worlds = [position.resample(seat, Random(seed)) for seed in range(5)]
    first, *others = [likings(world, seat) for world in worlds]
    assert all(other == first for other in others)


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_games_have_moods_of_their_own(name: str) -> None:
    position = later(name, 60)
    assert likings(position, 0) != likings(position, 1)
    assert likings(position, 0) != likings(later(name, 200, seed=2), 0)


@pytest.mark.parametrize("name", GAMES)
def test_they_are_in_proportion_to_their_strength(name: str) -> None:
    position = later(name, 60)
    inputs = reading_of(position.game).size(position.seats) * 2
    one, two = (np.array(likings(position, 0, strength))[:inputs] for strength in (1.0, 2.0))
    assert np.any(one)
    assert np.allclose(2 * one, two)


def test_it_errs_alike_whenever_it_is_asked() -> None:
    """Moves of equal worth aside, of which any may be taken."""
    differs = 0
    for moves in range(20, 60, 4):
        position = after_random_moves(moves)
        answers = [ask("greedy:tastes=3", position, seed) for seed in range(5)]
        best = {
            item.move
            for item in answers[0].candidates
            if item.score == answers[0].candidates[0].score
        }
        assert {answer.move for answer in answers} <= best
        differs += ask("greedy", position).move not in best
    assert differs > 0


def test_the_less_the_taste_the_better_the_play() -> None:
    assert play_game(["greedy:tastes=3", "greedy"], 3).winners == (1,)
    assert play_nautilus(["greedy:tastes=8", "greedy"], "two", 3).winners == (1,)


def test_its_name_makes_the_same_again() -> None:
    for name in ("greedy:tastes=0.7", "greedy:error_temperature=2,tastes=0.7", "greedy"):
        assert get_bot(name).name == name


def test_a_game_without_tastes_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "tastes_of", lambda _game: None)
    with pytest.raises(UnknownBot, match="nobody has tastes in Nauticus"):
        get_bot("greedy:tastes=1").prepare(get_game("nauticus"))
