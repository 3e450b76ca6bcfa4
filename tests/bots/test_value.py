"""The evaluation of Nauticus: exact at the end, the same compiled and interpreted."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from seaboard.bots import generic, trees
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.evaluation.value import ship_hope, value
from seaboard.games.nauticus.evaluation.weights import WEIGHTS

from ..games.nauticus.situation import Table, situation
from .asking import after_random_moves


def value_of(table: Table) -> float:
    return value(table.state, table.seat - 1, WEIGHTS[0])


def test_the_estimate_of_a_finished_game_is_its_score() -> None:
    position = GAME.new(seats=3)
    rng = Random(3)
    while not position.over:
        position.play(rng.choice(position.legal_moves()))
    scores, values = np.zeros(4), np.zeros(4)
    generic.estimate(position.state, scores)
    generic.utility(position.state, scores, values)
    result = position.result()
    assert result is not None
    assert tuple(np.floor(scores[:3] + 1e-9).astype(int)) == result.scores
    assert int(np.argmax(values[:3])) in result.winners


@pytest.mark.parametrize("moves", [9, 60, 150, 300])
def test_move_scores_are_the_same_compiled_and_interpreted(moves: int) -> None:
    trees.prepare(GAME)
    position = after_random_moves(moves, seats=4)
    codes = np.zeros(2 * GAME.most_legal, np.uint16)
    legal = position.legal_codes()
    codes[: len(legal)] = legal
    scores = np.zeros(GAME.most_legal)
    state = GAME.new_states(position, 1)[0]
    generic.score_moves(state, GAME.new_states(position, 2), codes, len(legal), scores)
    odds = np.exp(scores[: len(legal)] - scores[: len(legal)].max())
    assert _priors(position.to_bytes()) == pytest.approx(odds / odds.sum(), abs=1e-5)


def _priors(stored: bytes) -> list[float]:
    """What the compiled search makes of the same scores, at a temperature of one point."""
    states = GAME.new_states(GAME.from_bytes(stored), 1)
    parameters = trees.search_parameters(
        exploration=1.0, temperature=1.0, playout_temperature=1.0, turns=0
    )
    with trees.borrowed(GAME, 512) as tree:
        tree.grow(states, seeded_rng(1), parameters, 1)
        return [float(node["prior"]) for node in trees.children(tree)]


def test_a_crown_is_worth_more_the_earlier_it_is() -> None:
    def gain(round_number: int) -> float:
        without = situation(round_number=round_number)
        with_crown = situation(round_number=round_number, warehouse="sail:crown")
        return value_of(with_crown) - value_of(without)

    assert gain(1) > gain(3) > gain(4)


def test_an_open_hull_is_worth_less_than_a_closed_one_when_time_runs_out() -> None:
    layout = "hull@3 mast@0 sail@1 goods@2"  # what a ship needs is still to come
    open_ship = situation(layout, yard="bow+middle mast:star", phase=2, round_number=4)
    closed = situation(layout, yard="bow+stern mast:star", phase=2, round_number=4)
    assert value_of(closed) > value_of(open_ship)


def test_a_ship_begun_is_worth_more_the_more_rounds_are_left() -> None:
    def gain(round_number: int) -> float:
        begun = situation(round_number=round_number, yard="bow+middle mast:star")
        return value_of(begun) - value_of(situation(round_number=round_number))

    assert gain(1) > gain(3) > gain(4)


def test_long_ships_are_planned_while_there_is_time() -> None:
    ship = situation(yard="bow+middle 2 mast:star 2 sail:star").state.ships[0]
    much, little = (12.0, 12.0, 12.0, 60.0), (0.5, 0.5, 0.5, 3.0)
    assert ship_hope(ship, much, 0.0, 1.0, WEIGHTS[0])[2] == 4
    assert ship_hope(ship, little, 0.0, 0.1, WEIGHTS[0])[2] == 3


def test_a_mast_of_a_crest_that_no_ship_takes_is_worth_less() -> None:
    fits = situation(yard="bow+stern mast:whale", warehouse="mast:whale", round_number=2)
    fits_not = situation(yard="bow+stern mast:whale", warehouse="mast:star", round_number=2)
    assert value_of(fits) > value_of(fits_not)


def test_with_two_players_only_the_lead_counts() -> None:
    state, values = after_random_moves(9, seats=2).state, np.zeros(4)
    generic.utility(state, np.array([70.0, 61.0]), values)
    assert values[:2] == pytest.approx([0.75, 0.25])
    generic.utility(state, np.array([109.0, 100.0]), values)
    assert values[:2] == pytest.approx([0.75, 0.25])


def test_with_more_players_what_helps_all_helps_each() -> None:
    state, low, high = after_random_moves(9, seats=4).state, np.zeros(4), np.zeros(4)
    generic.utility(state, np.array([70.0, 61.0, 40.0, 50.0]), low)
    generic.utility(state, np.array([80.0, 71.0, 50.0, 60.0]), high)
    assert all(high > low)
    assert list(np.argsort(low)) == [2, 3, 1, 0]
