"""Both games in OpenSpiel: its own tests, serialisation, secrets, and its bots."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from seaboard.games import get_game
from seaboard.games.api import UnknownMode, WrongSeats
from seaboard.lab import openspiel
from seaboard.lab.observing import observation_of

from .playing import odd_board

openspiel.register()

# OpenSpiel's test looks at each state in many ways, and random games of Nautilùs have thousands of
# them; cut short, it still sees deals, cards, exchanges and a terminal state.
GAMES = [
    "seaboard_nauticus",
    "seaboard_nauticus(players=4,reward=score,most_moves=120)",
    "seaboard_nautilus(mode=classic,most_moves=170)",
    "seaboard_nautilus(mode=quick,most_moves=170)",
    "seaboard_nautilus(mode=two,most_moves=250)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def advance(state: Any, rng: Random, moves: int) -> Any:
    """Play at random for so many moves, or to the end."""
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["seaboard_nauticus", "seaboard_nautilus(mode=two)"])
def test_a_stored_game_plays_on_like_the_original(name: str) -> None:
    game = pyspiel.load_game(name)
    state = advance(game.new_initial_state(), Random(1), 120)
    stored = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(stored)
    assert again.history() == state.history()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    advance(state, Random(2), 20_000)
    advance(again, Random(2), 20_000)
    assert state.is_terminal()
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert again.history() == state.history()


def test_a_clone_goes_its_own_way() -> None:
    state = advance(pyspiel.load_game("seaboard_nautilus").new_initial_state(), Random(3), 60)
    before = str(state)
    advance(state.clone(), Random(4), 30)
    assert str(state) == before


@pytest.mark.parametrize("mode", ["classic", "two"])
def test_a_resampled_state_cannot_be_told_from_the_true_one(mode: str) -> None:
    game = pyspiel.load_game(f"seaboard_nautilus(mode={mode})")
    rng, differ = Random(5), 0
    for moves in (40, 80, 120):
        state = advance(game.new_initial_state(), Random(moves), moves)
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, rng.random)
            differ += world.position != state.position
            for what in ("information_state_string", "observation_string"):
                assert getattr(world, what)(player) == getattr(state, what)(player)
            for what in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, what)(player) == getattr(state, what)(player)
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
    assert differ > 3


def test_a_resampled_state_tells_nothing_of_what_others_were_told() -> None:
    """Another player's log in an imagined world is what the imagining one heard."""
    state = advance(pyspiel.load_game("seaboard_nautilus").new_initial_state(), Random(6), 40)
    world = state.resample_from_infostate(0, Random(7).random)
    told = world.information_state_string(1).splitlines()
    heard = state.information_state_string(0).splitlines()
    assert told[:-1] == heard[:-1]
    assert any(line.endswith("?") for line in told)


def test_actions_are_the_moves_of_the_game() -> None:
    state = advance(pyspiel.load_game("seaboard_nauticus").new_initial_state(), Random(8), 8)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == [f"field {number}" for number in range(8)]


def test_tensors_are_those_of_the_game_scaled() -> None:
    game = pyspiel.load_game("seaboard_nauticus(players=3)")
    state = advance(game.new_initial_state(), Random(9), 100)
    plan = observation_of(state.position.game, 3)
    tensor = np.array(state.observation_tensor(1))
    assert game.observation_tensor_shape() == [plan.size]
    assert tensor[plan.at["own: purse: taler"]] * 16 == state.position.view(1).players[1].taler


def test_boards_and_options_are_parameters(tmp_path: Path) -> None:
    file = odd_board(tmp_path)
    game = pyspiel.load_game("seaboard_nauticus", {"board": str(file)})
    wanted = get_game("nauticus").load_board(file).digest()
    assert game.new_initial_state().position.board.digest() == wanted
    two = pyspiel.load_game("seaboard_nautilus(mode=two,redraws=1)")
    assert two.new_initial_state().position.options == {"redraws": 1}
    again = pyspiel.load_game(str(two))
    assert again.new_initial_state().position.options == {"redraws": 1}


def test_moves_of_chance_do_not_count_for_the_limit() -> None:
    state = pyspiel.load_game("seaboard_nautilus(mode=two,most_moves=3)").new_initial_state()
    rng, decided, drawn = Random(1), 0, 0
    while not state.is_terminal():
        drawn += state.is_chance_node()
        decided += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert (decided, drawn > 3) == (3, True)
    assert not state.position.over


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(WrongSeats, match="played by 2 or 3 or 4"):
        pyspiel.load_game("seaboard_nauticus(players=5)")
    with pytest.raises(UnknownMode, match="has no mode 'solo'"):
        pyspiel.load_game("seaboard_nautilus(mode=solo)")


def test_a_long_game_is_cut_short_with_nothing_for_anybody() -> None:
    state = pyspiel.load_game("seaboard_nautilus(most_moves=50)").new_initial_state()
    advance(state, Random(10), 1000)
    assert state.is_terminal()
    assert state.table.decisions == 50 < len(state.history())
    assert state.returns() == [0, 0, 0, 0]


class Quick(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Who is ahead now, without playing on: these tests are about the adapter."""

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play_with(name: str, bot: Callable[[Any, Any], Any]) -> Any:
    """A whole game of OpenSpiel's bot in the first seat against chance."""
    game, rng = pyspiel.load_game(name), np.random.RandomState(11)
    state, player, other = game.new_initial_state(), bot(game, rng), Random(12)
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(player.step(state))
        else:
            advance(state, other, 1)
    return state


def test_the_mcts_of_openspiel_plays_whole_games() -> None:
    state = play_with(
        "seaboard_nauticus", lambda game, rng: mcts.MCTSBot(game, 1.4, 4, Quick(), random_state=rng)
    )
    assert state.position.result() is not None
    assert sum(state.returns()) == 0


def test_the_is_mcts_of_openspiel_plays_whole_games() -> None:
    state = play_with(
        "seaboard_nautilus(mode=two)",
        lambda game, rng: ismcts.ISMCTSBot(game, Quick(), 1.4, 2, random_state=rng),
    )
    assert state.position.result() is not None
    assert sorted(state.returns()) == [-1, 1]


def test_the_entry_point_registers() -> None:
    (found,) = (e for e in entry_points(group="open_spiel.games") if e.name == "seaboard")
    found.load()()
    assert {"seaboard_nauticus", "seaboard_nautilus"} <= set(pyspiel.registered_names())


def test_a_program_with_registered_games_ends_quietly() -> None:
    """OpenSpiel keeps what was registered until after the interpreter is gone."""
    code = "from seaboard.lab import openspiel as o; o.register(); o.register(); print('end')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "end\n", "")
