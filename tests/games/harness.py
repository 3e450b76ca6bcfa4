"""What every game must keep to at the narrow waist, whatever its rules.

`play_and_check` plays one game and looks at sampled states; `compare_interpreted` plays one in
compiled and in interpreted rules side by side. A game may add its own in a module
`tests/games/<name>/conformance.py`: `check(position)` for what holds in each of its positions, and
`POLICIES`, ways to play that reach more of the game than chance does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.games import get_game, installed_games
from seaboard.games.api import CHANCE, Game, IllegalMove, Move, Position, as_data, draw
from seaboard.games.kernel import generic
from seaboard.games.position import RecordPosition

Policy = Callable[[Position, Random], Move]
MOST_MOVES = 20_000  # no game of this house lasts longer
_ILLEGAL_TRIED = 8


@dataclass(frozen=True)
class Setting:
    """One way to set up one of the games."""

    game: Game
    mode: str
    seats: int

    def new(self) -> Position:
        return self.game.new(mode=self.mode, seats=self.seats)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.mode}-{self.seats}"


def all_settings() -> Iterator[Setting]:
    """Every game in every mode with every number of seats."""
    for name in installed_games():
        game = get_game(name)
        for mode in game.modes.values():
            for seats in mode.seats:
                yield Setting(game, mode.name, seats)


def uniform(position: Position, rng: Random) -> Move:
    """Any legal move; chance by its odds."""
    if position.decider == CHANCE:
        return draw(position, rng)
    return rng.choice(position.legal_moves())


def policies(game: Game) -> dict[str, Policy]:
    """Random play, and the ways that the game's own tests know."""
    return {"uniform": uniform, **getattr(_of_the_game(game), "POLICIES", {})}


def _of_the_game(game: Game) -> Any:
    name = f"{__package__}.{game.name}.conformance"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        found = None
    return import_module(name) if found else None


def play_and_check(setting: Setting, policy: Policy, seed: int, every: int) -> Position:
    """Play one game to its end; about each `every`-th state is examined."""
    rng = Random(seed)
    game = setting.game
    check_own: Callable[[Position], None] = getattr(_of_the_game(game), "check", lambda _: None)
    position = setting.new()
    past: list[tuple[Position, str, int]] = []
    for _ in range(MOST_MOVES):
        check_own(position)
        looked_at = rng.randrange(every) == 0
        if looked_at:
            check_state(setting, position, rng)
            past.append((position.copy(), position.digest(), hash(position)))
        if position.over:
            break
        before = position.copy()
        move = policy(position, rng)
        position.play(move)
        if looked_at:
            check_story(setting, before, move, position)
    assert position.over, "the game does not end"
    check_state(setting, position, rng)
    for state, digest, number in past:
        assert (state.digest(), hash(state)) == (digest, number), "a past state has changed"
    return position


def check_state(setting: Setting, position: Position, rng: Random) -> None:
    """Everything that the waist promises about a position."""
    assert position.seats == setting.seats
    assert position.mode.name == setting.mode
    assert position.over == (position.decider == generic.NOBODY)
    assert position.over or position.decider == CHANCE or 0 <= position.decider < position.seats
    _check_moves(setting.game, position)
    _check_copy(setting.game, position, rng)
    _check_refusals(setting.game, position, rng)
    _check_views(position, rng)
    _check_result(position)


def _check_moves(game: Game, position: Position) -> None:
    codes = position.legal_codes().tolist()
    assert (codes == []) == position.over, "somebody can move until the game is over"
    assert len(codes) == len(set(codes)), "the legal list is without repetition"
    assert len(codes) <= game.most_legal
    assert [move.code for move in position.legal_moves()] == codes
    by_chance = position.decider == CHANCE
    assert np.flatnonzero(position.mask()).tolist() == ([] if by_chance else sorted(codes))
    outcomes = position.outcomes()
    assert [move.code for move, _ in outcomes] == (codes if by_chance else [])
    if by_chance:
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert min(chance for _, chance in outcomes) > 0
    for move in position.legal_moves():
        assert game.parse(str(move)) == move
        assert game.move(move.code) == move


def _check_copy(game: Game, position: Position, rng: Random) -> None:
    data, digest = position.to_bytes(), position.digest()
    again = game.from_bytes(data)
    other = position.copy()
    for same in (again, other):
        assert same == position
        assert hash(same) == hash(position)
        assert same.digest() == digest
        assert same.legal_codes().tolist() == position.legal_codes().tolist()
    if position.over:
        return
    move = rng.choice(position.legal_moves())
    other.play(move)
    again.play(str(move))
    assert other == again, "a stored position plays on like the original"
    assert position.to_bytes() == data, "playing on a copy has changed the original"


def _check_refusals(game: Game, position: Position, rng: Random) -> None:
    before = position.to_bytes()
    illegal = sorted(set(range(game.codes)) - set(position.legal_codes().tolist()))
    for code in rng.sample(illegal, min(_ILLEGAL_TRIED, len(illegal))):
        with pytest.raises(IllegalMove):
            position.play(code)
    assert position.to_bytes() == before, "a refused move has changed the position"


def _check_views(position: Position, rng: Random) -> None:
    """Views are plain data, and a resampled position cannot be told from the true one."""
    seats = [None, *range(position.seats)]
    for seat in seats:
        view = position.view(seat)
        data = as_data(view)
        assert json.loads(json.dumps(data)) == data
        assert view.seat == seat
    for seat in {rng.choice(seats), max(position.decider, 0)}:
        world = position.resample(seat, rng)
        assert as_data(world.view(seat)) == as_data(position.view(seat))
        if position.decider == seat:
            assert world.legal_codes().tolist() == position.legal_codes().tolist()


def _check_result(position: Position) -> None:
    result = position.result()
    assert (result is None) == (not position.over)
    if result is None:
        return
    assert len(result.places) == len(result.scores) == position.seats
    for place in result.places:
        assert place == 1 + sum(other < place for other in result.places), "places 1, 1, 3"


def check_story(setting: Setting, before: Position, move: Move, after: Position) -> None:
    """Facts and texts of a move, for every seat and a spectator."""
    game = setting.game
    for seat in (None, *range(setting.seats)):
        data = as_data(game.narrate(before, move, after, seat))
        assert json.loads(json.dumps(data)) == data
        assert game.text_for(before, move, seat)


def compare_interpreted(setting: Setting, policy: Policy, seed: int, most: int) -> int:
    """Play compiled and interpreted side by side and compare the bytes; how many moves."""
    rng = Random(seed)
    position = setting.new()
    assert isinstance(position, RecordPosition)
    twin = position.copy()
    codes = np.zeros(setting.game.most_legal, np.uint16)
    for number in range(most):
        with np.errstate(all="raise"):
            count = generic.legal(twin.state, codes)
            assert int(generic.decider(twin.state)) == position.decider
        assert codes[:count].tolist() == position._listed().tolist()
        if position.over:
            _compare_sheets(position, twin)
            return number
        move = policy(position, rng)
        position.play(move)
        with np.errstate(all="raise"):
            generic.play(twin.state, move.code)
        assert twin.state_bytes() == position.state_bytes(), f"{move}: compiled differs"
    _compare_sheets(position, twin)
    return most


def _compare_sheets(position: RecordPosition[Any, Any], twin: RecordPosition[Any, Any]) -> None:
    score_table = np.zeros_like(position.score_table())
    with np.errstate(all="raise"):
        generic.fill_scores(twin.state, score_table)
    assert score_table.tolist() == position.score_table().tolist()
