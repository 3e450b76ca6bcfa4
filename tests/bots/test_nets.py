"""Nets in compiled code: what they compute, what they see, and which weights are refused."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.bots import generic, judging
from seaboard.bots.learned import value_of
from seaboard.bots.nets import SCORE_SCALE
from seaboard.bots.weights import (
    Net,
    NoReading,
    WrongWeights,
    load,
    reading_of,
    shape_for,
    shipped,
)
from seaboard.games import get_game, installed_games
from seaboard.games.api import CHANCE, Position, draw
from seaboard.games.position import RecordGame

READERS = [name for name in installed_games() if isinstance(get_game(name), RecordGame)]
TABLES = [
    (name, mode.name, seats)
    for name in READERS
    for mode in get_game(name).modes.values()
    for seats in mode.seats
]


def played(name: str, mode: str, seats: int, moves: int, seed: int = 1) -> Position:
    """A position of a random game in which a player decides."""
    rng = Random(seed)
    position = get_game(name).new(mode=mode, seats=seats)
    while moves > 0 or position.decider == CHANCE:
        if position.decider == CHANCE:
            position.play(draw(position, rng))
        else:
            position.play(rng.choice(position.legal_moves()))
            moves -= 1
    return position


def untrained(position: Position, scale: float = 0.2) -> Net:
    game, seats = position.game, position.seats
    shape = shape_for(game, seats, 16, 8)
    weights = np.random.default_rng(1).normal(0, scale, shape.weights).astype(np.float32)
    layout = reading_of(game).layout(seats)
    return Net(game.name, (position.mode.name,), seats, shape, weights, layout)


def judged(position: Position, seat: int, net: Net) -> tuple[Any, Any]:
    """What compiled code says, and what it saw."""
    found = np.zeros((1, judging.FOUND, judging.MOST_SEATS))
    inputs = np.zeros((1, net.shape.inputs), np.float32)
    states = position.game.new_states(position, 1)
    room = np.zeros(net.shape.room, np.float32)
    judging.judge_many(states, np.array([seat]), net.head(), net.weights, room, found, inputs)
    return found[0], inputs[0]


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_it_computes_what_matrices_do(name: str, mode: str, seats: int) -> None:
    position = played(name, mode, seats, 30)
    net = untrained(position)
    found, inputs = judged(position, 1, net)
    units, at = inputs.astype(np.float64), 0
    for number, (before, after) in enumerate(net.shape.layers):
        rows = net.weights[at : at + before * after].reshape(before, after)
        units = units @ rows + net.weights[at + before * after : at + (before + 1) * after]
        units = units if number == 2 else np.maximum(units, 0)
        at += (before + 1) * after
    sides = net.shape.sides
    side_of = [(who - 1) % sides for who in range(seats)]
    bases = found[judging.BASES, :seats]
    residuals = SCORE_SCALE * units[:sides][side_of]
    assert found[judging.SCORES, :seats] == pytest.approx(bases + residuals, abs=1e-3)
    odds = bases / reading_of(position.game).odds_unit(None) + units[sides:][side_of]
    chances = np.exp(odds - odds.max())
    chances *= seats / sides / chances.sum()
    assert found[judging.CHANCES, :seats] == pytest.approx(chances, abs=1e-5)


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_its_inputs_are_numbers_of_about_one_each_with_a_name(
    name: str, mode: str, seats: int
) -> None:
    for moves in (5, 60, 150):
        position = played(name, mode, seats, moves)
        net = untrained(position)
        _, inputs = judged(position, 0, net)
        names = reading_of(position.game).names(seats)
        assert len(names) == len(set(names)) == len(inputs)
        assert np.isfinite(inputs).all()
        assert np.abs(inputs).max() < 20
        assert np.count_nonzero(inputs) > 20


def test_where_nothing_is_hidden_the_base_is_the_hand_made_estimate() -> None:
    position = played("nauticus", "standard", 3, 40)
    found, _ = judged(position, 2, untrained(position))
    scores = np.zeros(4)
    generic.estimate(position.game.new_states(position, 1)[0], scores)
    assert found[judging.BASES, :3] == pytest.approx(scores[:3], abs=1e-4)


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_a_net_without_worlds_sees_nothing_that_its_seat_does_not_know(mode: str) -> None:
    """Every world that the seat could not tell from the true one looks the same."""
    seats = get_game("nautilus").new(mode=mode).seats
    differing = 0
    for moves in (3, 20, 45, 90):
        position = played("nautilus", mode, seats, moves, seed=moves)
        seat = position.decider
        worlds = [position.resample(seat, Random(n)) for n in range(6)]
        blind = untrained(position)
        _, expected = judged(position, seat, blind)
        for world in worlds:
            assert judged(world, seat, blind)[1].tobytes() == expected.tobytes()
        seeing = replace(blind, worlds=True)
        differing += len({judged(world, seat, seeing)[1].tobytes() for world in worlds}) > 1
    assert differing  # and one with worlds does tell them apart


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_once_a_game_is_over_the_judgement_is_the_result(name: str, mode: str, seats: int) -> None:
    rng = Random(3)
    position = get_game(name).new(mode=mode, seats=seats)
    while not position.over:
        position.play(rng.choice(position.legal_moves()))
    result = position.result()
    assert result is not None
    chances = value_of(position, 0, untrained(position)).chances
    assert {seat for seat, chance in enumerate(chances) if chance == 1} == set(result.winners)


def test_a_file_keeps_everything(tmp_path: Path) -> None:
    position = played("nauticus", "standard", 2, 10)
    net = replace(untrained(position), score_part=0.3, turns=2, about={"seed": 4})
    net.save(tmp_path / "net.npz")
    again = load(position.game, tmp_path / "net.npz")
    assert again.weights.tobytes() == net.weights.tobytes()
    for field in fields(net):  # arrays have no equality of their own
        if field.name != "weights":
            assert getattr(again, field.name) == getattr(net, field.name)


def test_weights_for_other_inputs_are_refused_with_a_sentence(tmp_path: Path) -> None:
    position = played("nauticus", "standard", 2, 10)
    file = tmp_path / "net.npz"
    replace(untrained(position), layout="0123456789abcdef").save(file)
    with pytest.raises(
        WrongWeights, match=r"made for inputs 0123456789abcdef, but .* train the net"
    ):
        load(position.game, file)


def test_weights_for_another_game_or_of_another_size_are_refused(tmp_path: Path) -> None:
    position = played("nauticus", "standard", 2, 10)
    net, file = untrained(position), tmp_path / "net.npz"
    net.save(file)
    with pytest.raises(WrongWeights, match="weights for nauticus, not for nautilus"):
        load(get_game("nautilus"), file)
    replace(net, weights=net.weights[:-1]).save(file)
    with pytest.raises(WrongWeights, match=r"\d+ weights where \d+ are needed"):
        load(position.game, file)
    file.write_bytes(b"no weights")
    with pytest.raises(WrongWeights, match="no weights can be read"):
        load(position.game, file)


@pytest.mark.parametrize("name", READERS)
def test_what_ships_fits_the_game_as_it_is_and_is_small(name: str) -> None:
    """Whoever changes an input trains the nets anew (docs/training)."""
    nets = shipped(get_game(name))
    assert nets
    assert sum(net.weights.nbytes for net in nets) < 1_000_000


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_a_net_ships_for_every_table(name: str, mode: str, seats: int) -> None:
    position = get_game(name).new(mode=mode, seats=seats)
    assert [net for net in shipped(position.game) if net.fits(position)]


def test_a_game_that_no_net_reads_says_so() -> None:
    other = [name for name in installed_games() if name not in READERS]
    for name in other:
        with pytest.raises(NoReading, match="does not say how a net reads it"):
            reading_of(get_game(name))
