"""Our own figures: random play in compiled loops and from Python, copies, start times."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Game, draw
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.position import RecordGame, RecordPosition

from . import loops

REPEATS = 5
BATCH = 1_024
CHUNK = 100


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
            f"{name}-batch-1",
            f"{label}: batch of {BATCH:,} games, one thread",
            _batches(game, position, seconds, 1),
        ),
        Figure(
            f"{name}-batch",
            f"{label}: batches of {BATCH:,} games, {cores} threads",
            _batches(game, position, seconds, cores),
        ),
        Figure(f"{name}-python", f"{label}: one game from Python", _from_python(position, seconds)),
        Figure(f"{name}-copy", f"{label}: copy", _copy(game, position, seconds), "ns"),
        Figure(f"{name}-size", f"{label}: state", position.engine.state_size, "bytes"),
    ]


def start_times(name: str) -> list[Figure]:
    """A first start with an empty compile cache, and the next one, in processes of their own."""
    code = (
        "from seaboard.games import get_game; from seaboard.games.warming import warm_up; "
        f"warm_up(get_game({name!r}))"
    )
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "SEABOARD_CACHE": cache}
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env=environment, check=True)
            times.append(time.perf_counter() - begin)
    return [
        Figure(f"{name}-cold", f"{name}: first start, compiling", times[0], "s"),
        Figure(f"{name}-warm", f"{name}: later starts", times[1], "s"),
    ]


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


def _loop(game: Game, position: RecordPosition, seconds: float) -> float:  # type: ignore[type-arg]
    states, codes, own = game.new_states(position, 2), _codes(position), seeded_rng(1)
    return best(lambda: loops.play_many(states, codes, own, CHUNK), seconds)


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


def _from_python(position: RecordPosition, seconds: float) -> float:  # type: ignore[type-arg]
    """The fused call: check and play a code, let chance play, list what is legal then, all in one
    state buffer.
    """
    engine = position.engine
    advance, size = engine.advance, engine.state_size
    own = seeded_rng(1)
    buffer, start = (
        engine.new_buffer(),
        np.frombuffer(_first_decision(position).state_bytes(), np.uint8),
    )
    address: Any = buffer.ctypes.data
    throws: Any = own.ctypes.data
    codes = buffer[size:].data.cast("B").cast("H")
    choose = random.Random(1).random

    def run() -> int:
        steps = 0
        for _ in range(20):
            buffer[:size] = start
            legal = engine.legal(address)
            for number in count(1):
                legal = advance(address, codes[int(choose() * legal)], throws)
                if not legal:
                    steps += number
                    break
        return steps

    return best(run, seconds)


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
