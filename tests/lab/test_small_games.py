"""Small games in OpenSpiel: exact methods visit every state and find best play."""

from __future__ import annotations

from functools import cache
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from seaboard.games import get_game, installed_games
from seaboard.games.api import CHANCE, Position
from seaboard.games.small import small_games
from seaboard.lab import openspiel_small

openspiel_small.register()

NAMES = [
    openspiel_small.short_name(game, small)
    for game in installed_games()
    for small in small_games(get_game(game))
]
LAST_PHASES, LAST_HAND = "seaboard_nauticus_last_phases", "seaboard_nautilus_last_hand"


def nash_conv(game: Any, played: Any) -> float:
    """How much both players together could gain by answering perfectly."""
    found: Any = exploitability.nash_conv(game, played)
    return float(found)


def histories(position: Position) -> int:
    if position.over or position.decider == CHANCE:
        return 1
    return 1 + sum(histories(after(position, int(code))) for code in position.legal_codes())


def after(position: Position, code: int) -> Position:
    following = position.copy()
    following.play(code)
    return following


def test_both_games_have_one() -> None:
    assert {LAST_PHASES, LAST_HAND} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_they_are_small(name: str) -> None:
    game = pyspiel.load_game(name)
    assert sum(histories(position) for position in game.beginnings) < 3_000


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_plays_on_like_the_original(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for action in (0, None, None):
        state.apply_action(state.legal_actions()[0] if action is None else action)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert again.history() == state.history()
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_a_player_knows_the_own_hand_and_not_the_others() -> None:
    game = pyspiel.load_game(LAST_HAND)
    seen: dict[str, set[str]] = {}
    for action, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state().child(action)
        hands = [state.position.view(seat).players[seat].hand for seat in range(2)]
        seen.setdefault(state.information_state_string(0), set()).add(str(hands[1]))
    assert len(seen) == 10  # pairs out of a pool of five
    assert {len(hands) for hands in seen.values()} == {3}  # pairs out of the three that are left


def test_resampled_hands_are_those_of_the_pool() -> None:
    game = pyspiel.load_game(LAST_HAND)
    state = game.new_initial_state().child(0)
    drawn = {
        str(state.resample_from_infostate(0, lambda at=at: at).position.view(1).players[1].hand)
        for at in (0.01, 0.2, 0.4, 0.6, 0.8, 0.99)
    }
    begun = [game.new_initial_state().child(number) for number in range(30)]
    own = state.information_state_string(0)
    possible = {
        str(each.position.view(1).players[1].hand)
        for each in begun
        if each.information_state_string(0) == own
    }
    assert len(drawn) > 1
    assert drawn <= possible


def test_exploitability_falls_as_play_is_learnt() -> None:
    game = pyspiel.load_game(LAST_HAND)
    assert nash_conv(game, policy.UniformRandomPolicy(game)) > 0.6
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert 0 < nash_conv(game, solver.average_policy()) < 0.3


def test_nobody_can_do_better_against_best_play() -> None:
    """In a game without secrets and chance, best play by plain recursion cannot be exploited."""
    game = pyspiel.load_game(LAST_PHASES)
    assert nash_conv(game, policy.UniformRandomPolicy(game)) > 1
    assert nash_conv(game, BestPlay(game)) == pytest.approx(0)


class BestPlay(policy.Policy):  # type: ignore[misc]
    """The move after which the own result is best, if the others play as well."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, list(range(game.num_players())))

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        position = state.position
        codes = [int(code) for code in position.legal_codes()]
        return {max(codes, key=lambda code: worth(after(position, code), position.decider)): 1.0}


def worth(position: Position, seat: int) -> float:
    return _wins(position.game.name, position.to_bytes(), seat)


@cache
def _wins(name: str, data: bytes, seat: int) -> float:
    position = get_game(name).from_bytes(data)
    result = position.result()
    if result is not None:
        return float(seat in result.winners) / len(result.winners)
    each = [worth(after(position, int(code)), seat) for code in position.legal_codes()]
    return max(each) if position.decider == seat else min(each)
