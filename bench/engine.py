"""Our own figures: random play in compiled loops and from Python, searches, copies, start times.

Loops and searches are measured as the built library has them, and compiled on first use by Numba,
which must not be faster by more than noise.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from seaboard.bots import tree, trees
from seaboard.bots.profiles import profile_of
from seaboard.building import jit
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Game, draw
from seaboard.games.kernel.loops import simulate_many
from seaboard.games.kernel.rng import seeded_rng, streams
from seaboard.games.position import RecordGame, RecordPosition
from seaboard.games.stepper import Stepper

from . import loops

REPEATS = 5
BATCH = 1_024
CHUNK = 100
PLAYOUTS = 500


@dataclass(frozen=True)
class Figure:
    """One measured number; `per_second` or, for start times and sizes, `value` with its unit."""

    key: str
    what: str
    value: float
    unit: str = "decisions/s"


def measure(name: str, mode: str | None, seats: int, seconds: float) -> list[Figure]:
    """Every figure of one game."""
    game = get_game(name)
    position = game.new(mode=mode, seats=seats)
    assert isinstance(game, RecordGame)
    assert isinstance(position, RecordPosition)
    label = f"{game.title}, {position.mode.name}, {seats} players"
    cores = os.cpu_count() or 1
    return [
        Figure(f"{name}-loop", f"{label}: compiled loop", _loop(game, position, seconds)),
        Figure(
            f"{name}-loop-jit",
            f"{label}: compiled loop, just in time",
            _loop(game, position, seconds, jit.compiled(simulate_many.function, nogil=True)),
        ),
        Figure(
            f"{name}-search",
            f"{label}: search",
            _search(game, position, seconds, tree.grow),
            "playouts/s",
        ),
        Figure(
            f"{name}-search-jit",
            f"{label}: search, just in time",
            _search(game, position, seconds, jit.compiled(tree.grow.function, nogil=True)),
            "playouts/s",
        ),
        Figure(
            f"{name}-batch-1",
            f"{label}: batch of {BATCH:,} games, one thread",
            _batches(game, position, seconds, 1),
        ),
        Figure(
            f"{name}-batch",
            f"{label}: batches of {BATCH:,} games, {cores} threads",
            _batches(game, position, seconds, cores),
        ),
        Figure(
            f"{name}-python",
            f"{label}: one game from Python",
            _from_python(position, seconds, by_code=False),
        ),
        Figure(
            f"{name}-python-codes",
            f"{label}: one game from Python, moves by their codes",
            _from_python(position, seconds, by_code=True),
        ),
        Figure(f"{name}-copy", f"{label}: copy", _copy(game, position, seconds), "ns"),
        Figure(f"{name}-size", f"{label}: state", position.engine.state_size, "bytes"),
    ]


def start_times(name: str) -> list[Figure]:
    """From starting Python to a first move, and to a bot's first answer with the memory it took."""
    figures = []
    for key, what, code in (
        ("start", "start to the first move", _FIRST_MOVE),
        ("bot", "start to a bot's first answer, 100 playouts", _FIRST_ANSWER),
    ):
        runs = [_run(code.format(name=name) + _MEMORY) for _ in range(REPEATS)]
        seconds, megabytes = min(run[0] for run in runs), min(run[1] for run in runs)
        figures.append(Figure(f"{name}-{key}", f"{name}: {what}", seconds, "s"))
        figures.append(Figure(f"{name}-{key}-memory", f"{name}: {what}", megabytes, "MB"))
    return figures


# The most memory since the process began its program; what its parent had does not count.
_MEMORY = """
print(next(int(line.split()[1]) for line in open("/proc/self/status") if "VmHWM" in line) / 1024)
"""
_FIRST_MOVE = """
from seaboard.games import get_game
position = get_game({name!r}).new()
position.play(position.legal_moves()[0])
"""
_FIRST_ANSWER = """
from random import Random
from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.games import get_game
position = get_game({name!r}).new()
while position.decider < 0:
    position.play(position.legal_moves()[0])
get_bot("search").choose(situation(position, Budget(playouts=100), Random(1)))
"""


def _run(code: str) -> tuple[float, float]:
    """Seconds and megabytes of a process of its own."""
    begin = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True)
    return time.perf_counter() - begin, float(done.stdout)


def best(run: Callable[[], int], seconds: float) -> float:
    """The highest rate of several repetitions; `run` does a piece of work and counts it."""
    run()
    rates = []
    for _ in range(REPEATS):
        count, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds / REPEATS:
            count += run()
        rates.append(count / spent)
    return max(rates)


def _loop(
    game: RecordGame[Any, Any],
    position: RecordPosition[Any, Any],
    seconds: float,
    simulate: Callable[..., None] = simulate_many,
) -> float:
    states, codes, seats = game.new_states(position, 2), _codes(position), position.seats
    tables = np.zeros((CHUNK, seats, len(game.engine.columns)), np.int64)
    decisions, finished = np.zeros((CHUNK, seats), np.int64), np.zeros(CHUNK, np.int64)
    rng = streams(1, 0, CHUNK)

    def run() -> int:
        decisions[:] = 0
        simulate(states, codes, rng, tables, decisions, finished, 1 << 30)
        return int(decisions.sum())

    return best(run, seconds)


def _search(
    game: RecordGame[Any, Any],
    position: RecordPosition[Any, Any],
    seconds: float,
    grow: Callable[..., int],
) -> float:
    """Playouts a second from the first decision, in one world."""
    profile = profile_of(game)
    parameters = trees.search_parameters(
        exploration=0.6,
        temperature=profile.temperature,
        prior_mixing=0.1,
        playout_temperature=0.2,
        turns=profile.turns[position.seats],
    )
    start = _first_decision(position)
    memory = tree.Tree(game, tree.new_nodes(1 << 16))
    world, rng = game.new_states(start, 1), seeded_rng(1)

    def run() -> int:
        memory.clear()
        grow(
            memory.nodes, memory.size, world, memory.states, memory.codes, memory.children,
            memory.move_scores, memory.scores, memory.totals, memory.values, memory.path, rng,
            parameters, memory.head, memory.weights, memory.room, memory.judged,
            PLAYOUTS,
        )  # fmt: skip
        return PLAYOUTS

    return best(run, seconds)


def _batches(game: Game, position: RecordPosition, seconds: float, threads: int) -> float:  # type: ignore[type-arg]
    start = game.new_states(position, 1)
    shares = [game.new_states(position, BATCH // threads) for _ in range(threads)]
    for share in shares:
        share[:] = start[0]
    dices = [seeded_rng(1, number) for number in range(threads)]
    lists = [_codes(position) for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:

        def run() -> int:
            work = [
                pool.submit(loops.sweep, start, share, codes, own, CHUNK)
                for share, codes, own in zip(shares, lists, dices, strict=True)
            ]
            return sum(each.result() for each in work)

        return best(run, seconds)


def _from_python(position: RecordPosition, seconds: float, *, by_code: bool) -> float:  # type: ignore[type-arg]
    """One call for each decision: check and play it, let chance play, list what is legal then."""
    stepper = Stepper(position, seed=1)
    choose, advance, codes, reset = stepper.choose, stepper.advance, stepper.legal, stepper.reset
    draw = random.Random(1).random
    legal = reset()

    def by_number() -> int:
        nonlocal legal
        count = legal
        for _ in range(1_000):
            count = choose(int(draw() * count)) or reset()
        legal = count
        return 1_000

    def by_their_codes() -> int:
        nonlocal legal
        count = legal
        for _ in range(1_000):
            count = advance(codes[int(draw() * count)]) or reset()
        legal = count
        return 1_000

    return best(by_their_codes if by_code else by_number, seconds)


def _first_decision(position: RecordPosition) -> RecordPosition:  # type: ignore[type-arg]
    """The position after chance's first moves."""
    rng, game = random.Random(1), position.copy()
    while game.decider == CHANCE:
        game.play(draw(game, rng))
    return game


def _copy(game: Game, position: RecordPosition, seconds: float) -> float:  # type: ignore[type-arg]
    """Nanoseconds per copy, among states that fit into the first-level cache."""
    states = game.new_states(position, 8)
    states[:] = states[0]

    def run() -> int:
        loops.copy_round(states, 100_000)
        return 100_000

    return 1e9 / best(run, seconds)


def _codes(position: RecordPosition) -> np.ndarray:  # type: ignore[type-arg]
    return np.zeros(position.engine.most_legal, np.uint16)
