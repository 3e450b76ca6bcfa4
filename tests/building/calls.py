"""Calls of every entry point, for comparing the ways in which they can run."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.bots import fast_playout, judging, profiles, tree, trees
from seaboard.bots.nets import HEAD
from seaboard.bots.weights import Net, reading_of, shape_for
from seaboard.building.__main__ import compiled_games
from seaboard.games import get_game
from seaboard.games.api import Position
from seaboard.games.kernel import loops, stepping
from seaboard.games.kernel.compiling import Entry
from seaboard.games.kernel.rng import seeded_rng, streams
from seaboard.games.position import RecordGame, RecordPosition
from seaboard.lab import advancing, picking, spin_pool
from seaboard.lab.observing import blocks, observation_of
from seaboard.lab.rewards import sides_of

TABLES = [(name, mode) for name in compiled_games() for mode in get_game(name).modes]
# Every mode with every number of players but the fewest, which are those of `TABLES`.
LARGER_TABLES = [
    (name, mode, seats) for name, mode in TABLES for seats in get_game(name).modes[mode].seats[1:]
]


@dataclass(frozen=True)
class Call:
    """An entry point and what it is given."""

    entry: Entry[..., Any]
    args: tuple[Any, ...]

    def run(self, function: Callable[..., Any]) -> tuple[Any, list[bytes]]:
        """The answer, and all memory afterwards."""
        args = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in self.args]
        answer = function(*args)
        return answer, [arg.tobytes() for arg in args if isinstance(arg, np.ndarray)]


def positions(
    name: str, mode: str, seed: int, count: int, seats: int | None = None
) -> Iterator[Position]:
    """Positions of random games, each with a decision of a player."""
    rng = Random(seed)
    position = get_game(name).new(mode=mode, seats=seats)
    while count:
        if position.over:
            position = get_game(name).new(mode=mode, seats=seats)
        moves = position.legal_moves()
        if position.decider >= 0 and len(moves) > 1 and rng.random() < 0.05:
            yield position.copy()
            count -= 1
        position.play(rng.choice(moves))


@cache
def calls_of_game(name: str, mode: str) -> list[Call]:
    """Every entry point of a game, at several positions."""
    game = get_game(name)
    assert isinstance(game, RecordGame)
    found = [*_calls_of_set_up(game, mode), *_whole_games(game, mode), *_games_of_nets(game, mode)]
    for number, position in enumerate(positions(name, mode, 3, 3)):
        found += _calls_at(game, position, number)
    return found


def calls_at_seats(name: str, mode: str, seats: int) -> Iterator[Call]:
    """The same with more players, at one position."""
    game = get_game(name)
    assert isinstance(game, RecordGame)
    yield from _calls_of_set_up(game, mode, seats)
    for position in positions(name, mode, seats, 1, seats):
        yield from _calls_at(game, position, seats)


def _calls_of_set_up(
    game: RecordGame[Any, Any], mode: str, seats: int | None = None
) -> Iterator[Call]:
    """A new game, and what chance does first; each game has arguments of its own there."""
    engine: Any = game.part("engine")
    given: list[tuple[Any, ...]] = []

    def keep(_entry: Any, *args: Any) -> Any:
        given.append(tuple(arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args))
        return engine.set_up.function(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Entry, "__call__", keep)
        start = game.new(mode=mode, seats=seats)
    yield Call(engine.set_up, given[0])
    states = game.new_states(start, 1)
    yield Call(stepping.weight, (states, int(start.legal_codes()[0])))
    yield Call(stepping.decider, (states,))


def _whole_games(game: RecordGame[Any, Any], mode: str) -> Iterator[Call]:
    start, games = game.new(mode=mode), 2
    seats, columns = start.seats, len(game.engine.columns)
    codes = np.zeros(game.most_legal, np.uint16)
    counts = np.zeros(games, np.int64)
    yield Call(
        loops.simulate_many,
        (
            game.new_states(start, 2), codes, streams(5, 0, games),
            np.zeros((games, seats, columns), np.int64), np.zeros((games, seats), np.int64),
            counts, 1,
        ),
    )  # fmt: skip
    for at_random in (False, True):
        yield Call(
            fast_playout.play_many,
            (
                game.new_states(start, 4), codes, np.zeros(game.most_legal),
                streams(6, 0, games), np.zeros((games, seats, fast_playout.COLUMNS), np.int64),
                np.zeros((games, seats), np.int64), counts, counts, counts,
                np.zeros(games, np.bool_), at_random, 60,
            ),
        )  # fmt: skip


def _calls_at(game: RecordGame[Any, Any], position: Position, number: int) -> Iterator[Call]:
    engine: Any = game.part("engine")
    states, room = game.new_states(position, 1), np.zeros(game.most_legal, np.uint16)
    codes = position.legal_codes()
    code = int(codes[number % len(codes)])
    rng = seeded_rng(number)
    for chosen in (stepping.LOOK, code, game.codes - 1):
        yield Call(stepping.step, (states, room, chosen))
    listed, counts = room.copy(), np.array([len(codes)])
    listed[: len(codes)] = codes
    for by_code in (False, True):
        for chosen in (stepping.LOOK, 0, code, game.codes - 1, len(codes) - 1):
            yield Call(stepping.advance, (states, listed, counts, rng, by_code, chosen))
    yield Call(stepping.decider, (states,))
    table = np.zeros((position.seats, len(game.engine.columns)), np.int64)
    yield Call(stepping.fill_scores, (states, table))
    for seat in range(position.seats):
        yield Call(blocks.see, (states, seat, observation_of(game, position.seats).zeros()))
        if hasattr(engine, "deal_anew"):
            yield Call(engine.deal_anew, (states, seat, rng))
    rows = np.zeros((2, game.most_legal), np.uint16)
    yield Call(loops.count_paths, (game.new_states(position, 3), rows, np.zeros(2, np.int64), 2))
    yield from _searches(game, position)
    yield from _judgements(game, position)
    for most in (1, 100):
        for others in (advancing.AT_RANDOM, advancing.LEARNER):
            yield _batch(game, position, others, same_step=True, most=most)
            yield _batch(game, position, others, same_step=False, most=most)


def small_net(game: RecordGame[Any, Any], seats: int, *, worlds: bool = False) -> Net:
    """A net that was not trained: small, so that it can be compared interpreted."""
    shape = shape_for(game, seats, 6, 5)
    weights = np.random.default_rng(4).normal(0, 0.3, shape.weights).astype(np.float32)
    return Net(
        game.name, (), seats, shape, weights, reading_of(game).layout(seats), worlds, 0.4
    )  # fmt: skip


def _searches(game: RecordGame[Any, Any], position: Position) -> Iterator[Call]:
    """By hand-made estimates, and by a net."""
    for net in (None, small_net(game, position.seats)):
        memory = tree.Tree(game, tree.new_nodes(256))
        memory.clear()
        if net is not None:
            memory.judge_by(net.head(), net.weights, net.shape.room)
        parameters = trees.search_parameters(
            exploration=0.6,
            temperature=profiles.profile_of(game).temperature,
            prior_mixing=0.1,
            playout_temperature=0.2,
            turns=1,
        )
        yield Call(
            tree.grow,
            (
                memory.nodes, 1, game.new_states(position, 1), memory.states, memory.codes,
                memory.children, memory.move_scores, memory.scores, memory.totals, memory.values,
                memory.path, seeded_rng(9), parameters, memory.head, memory.weights, memory.room,
                memory.judged, 8,
            ),
        )  # fmt: skip


def _judgements(game: RecordGame[Any, Any], position: Position) -> Iterator[Call]:
    """What a net says of positions and of moves, with hidden hands and without."""
    for worlds in (False, True):
        net = replace(small_net(game, position.seats, worlds=worlds), turns=2)
        room = np.zeros(net.shape.room, np.float32)
        shape = (judging.FOUND, judging.MOST_SEATS)
        states = game.new_states(position, 2)
        states[:] = states[0]
        yield Call(
            judging.judge_many,
            (
                states, np.arange(2), net.head(), net.weights, room, np.zeros((2, *shape)),
                np.zeros((1, net.shape.inputs), np.float32),
            ),
        )  # fmt: skip
    codes = np.zeros(game.most_legal, np.uint16)
    yield Call(
        judging.judge_moves,
        (
            np.repeat(states[:1], 3), game.new_states(position, 3), codes,
            np.zeros(2 * len(codes), np.uint16), np.zeros(len(codes)), net.head(),
            net.weights, room, seeded_rng(4), np.zeros((len(position.legal_codes()), *shape)),
            np.zeros(len(position.legal_codes()), np.int64), np.zeros(shape),
        ),
    )  # fmt: skip
    for head in (net.head(), np.zeros(1, HEAD)):
        yield Call(
            judging.choose_many,
            (
                np.repeat(states[:1], 4), game.new_states(position, 3), codes,
                np.zeros(2 * len(codes), np.uint16), np.zeros(len(codes)), np.zeros(len(codes)),
                head, net.weights, room, streams(5, 0, 2), np.zeros((len(codes), *shape)),
                np.zeros(len(codes), np.int64), np.zeros(shape), np.zeros(2, np.int64),
            ),
        )  # fmt: skip


def _games_of_nets(game: RecordGame[Any, Any], mode: str) -> Iterator[Call]:
    """The end of a game between a net and the hand-made estimate."""
    late = _late_position(game, mode)
    net = small_net(game, late.seats)
    states = game.new_states(late, judging.STATES_NEEDED + 1)
    states[:] = states[0]
    heads = np.zeros(2, HEAD)
    heads[:1] = net.head(0.05)
    weights = np.zeros((2, net.shape.weights), np.float32)
    weights[0] = net.weights
    rows, most = 3, game.most_legal
    yield Call(
        judging.play_many,
        (
            states, np.zeros(most, np.uint16), np.zeros(2 * most, np.uint16), np.zeros(most),
            np.zeros(most), heads, weights, np.zeros(net.shape.room, np.float32),
            streams(1, 0, 1), streams(2, 0, 1), np.arange(late.seats).reshape(1, -1) % 2,
            np.zeros((judging.FOUND, judging.MOST_SEATS)),
            np.zeros((rows, net.shape.inputs), np.float32), np.zeros((rows, 2), np.int64),
            np.zeros((rows, judging.WORTHS, judging.MOST_SEATS)), np.zeros((1, judging.MOST_SEATS)),
        ),
    )  # fmt: skip


def _late_position(game: RecordGame[Any, Any], mode: str) -> Position:
    """A dozen moves before the end of a random game."""
    rng = Random(8)
    position, before = game.new(mode=mode), deque[Position](maxlen=12)
    while not position.over:
        if position.decider >= 0:
            before.append(position.copy())
        position.play(rng.choice(position.legal_moves()))
    return before[0]


def _batch(
    game: RecordGame[Any, Any], position: Position, others: int, *, same_step: bool, most: int
) -> Call:
    """A step of three games, whose other players move at random or are asked, and which are cut
    after one move or are not. The tensors of the second and the third are of the present stage, the
    third one's as the seat before saw it.
    """
    assert isinstance(position, RecordPosition)
    size, seats = 3, position.seats
    asked = np.full(size, position.decider)
    asked[2] = (position.decider - 1) % seats
    players = np.full((size, seats), others)
    players[:, position.decider] = advancing.LEARNER
    states = game.new_states(position, size)
    states[:] = states[0]
    plan, stage = observation_of(game, seats), blocks.stage_of(position.state)
    tensors = np.arange(size * plan.size).astype(np.uint8).reshape(size, plan.size)
    codes = np.zeros((size, advancing.room_for(game.most_legal)), np.uint16)
    legal = position.legal_codes()
    codes[:, : len(legal)] = legal
    masks = np.zeros((size, game.codes), np.int8)
    masks[:, legal] = 1
    signal = np.zeros(16, np.int64)
    return Call(
        advancing.advance,
        (
            game.new_states(position, 1), states, codes, np.full(size, len(legal)),
            players.copy(), players, players.copy(), np.zeros(size, np.bool_), streams(1, 0, size),
            np.full(size, int(legal[0])), asked, tensors, masks,
            np.zeros((size, seats)), np.zeros((size, seats), np.int64), np.zeros(size, np.bool_),
            np.zeros(size, np.bool_), np.zeros(size, np.int64), plan.zeros(size),
            np.array([blocks.NO_STAGE, stage, stage]),
            sides_of(position.mode, seats), False, same_step, most,
            np.zeros((seats, len(game.engine.columns)), np.int64), 0, size, signal, signal.copy(),
            advancing.ONCE, 1,
        ),
    )  # fmt: skip


def calls_without_a_game() -> list[Call]:
    masks = np.eye(4, dtype=np.int8)
    none = np.zeros(4, np.bool_)
    codes = np.arange(12, dtype=np.uint16).reshape(4, 3)
    return [
        Call(advancing.find_illegal, (np.arange(4), masks, none)),
        Call(advancing.find_illegal, (np.array([0, 1, 5, 3]), masks, none)),
        Call(advancing.find_illegal, (np.array([0, 1, 5, 3]), masks, ~none)),
        Call(advancing.pick, (codes, np.array([1, 2, 3, 3]), seeded_rng(2), np.zeros(4, np.int64))),
        *_picks(),
        Call(spin_pool.post_from_python, (np.zeros(16, np.int64), 7)),
        Call(spin_pool.await_from_python, (np.full(16, 7), 7, 3)),
        Call(spin_pool.await_from_python, (np.full(16, 7), 8, 3)),
    ]


def _picks() -> Iterator[Call]:
    """Of all actions and of some, by their odds and the best."""
    logits = np.linspace(-3, 2, 12, dtype=np.float32).reshape(4, 3)
    room = np.zeros(4, np.int64), np.zeros(4, np.float32)
    for best in (False, True):
        for some in (np.ones((4, 3), np.int8), np.triu(np.ones((4, 3), np.int8))):
            yield Call(picking.pick_masked, (logits, some, seeded_rng(3), best, *room))
