"""`python -m bench.by_turns`: our figures beside fastcatan's where the machine is not quiet.

Ours and the peer's play short pieces by turns, measured in processor time, and the best piece of
each counts: what disturbs one then disturbs the other too. Compiled loops and searches are compared
with the same ones compiled just in time, in the same way.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

import numpy as np

from seaboard.bots import search, tree, trees
from seaboard.bots.profiles import profile_of
from seaboard.building import jit
from seaboard.games import get_game
from seaboard.games.kernel.loops import simulate_many
from seaboard.games.kernel.rng import seeded_rng, streams
from seaboard.games.position import RecordGame
from seaboard.games.stepper import Stepper
from seaboard.lab.batches import Batch

from .__main__ import PEERS, ROOT
from .engine import BATCH, CHUNK

SECONDS = 0.1
WARM_UP = 300
PLAYOUTS = 200
Make = Callable[[], Callable[[], float]]
TABLES = (("nauticus", "standard"), ("nautilus", "classic"))


@dataclass
class Contest:
    """What is played by turns: ours, and what it is compared with."""

    what: str
    play: Callable[[], float]
    other: Callable[[], float]
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def turn(self) -> None:
        self.ours.append(self.play())
        self.theirs.append(self.other())

    def __str__(self) -> str:
        ours, theirs = max(self.ours), max(self.theirs)
        ratios = sorted(a / b for a, b in zip(self.ours, self.theirs, strict=True))
        middle = ratios[len(ratios) // 2]
        return (
            f"{self.what:<60} {ours / 1e6:7.3f} and {theirs / 1e6:7.3f} million/s: "
            f"{ours / theirs:.2f} times; middle of {len(ratios)} turns {middle:.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.by_turns", description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--only", default="", help="contests whose name contains this")
    arguments = parser.parse_args()
    peer = Peer()
    contests = [
        Contest(what, ours(), other())
        for name, mode in TABLES
        for what, ours, other in _contests(name, mode, peer)
        if arguments.only in what
    ]
    for _ in range(arguments.turns):
        for contest in contests:
            contest.turn()
    for contest in contests:
        print(contest)
    peer.close()


def _contests(name: str, mode: str, peer: Peer) -> Iterator[tuple[str, Make, Make]]:
    """What is compared, and what makes both sides ready."""
    batched, single = partial(peer.player, "batched"), partial(peer.player, "single")
    yield f"{name}: {BATCH:,} environments with tensors", partial(_batch, name, mode), batched
    for how, by_code in (("number", False), ("code", True)):
        ours = partial(_single, name, mode, by_code)
        yield f"{name}: one game from Python, by {how}", ours, single
    just_in_time = jit.compiled(simulate_many.function, nogil=True)
    yield (
        f"{name}: loop, built against just in time",
        partial(_loop, name, mode, simulate_many),
        partial(_loop, name, mode, just_in_time),
    )
    profile_of(get_game(name))  # registers what a search is compiled with
    yield (
        f"{name}: playouts of a search, built against just in time",
        partial(_search, name, mode, tree.grow),
        partial(_search, name, mode, jit.compiled(tree.grow.function, nogil=True)),
    )


class Peer:
    """fastcatan in a process of its own, from when it is first wanted."""

    @cached_property
    def _process(self) -> subprocess.Popen[str]:
        script = ROOT / "bench" / "peers" / "by_turns.py"
        return subprocess.Popen(
            [str(PEERS), str(script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )

    def player(self, name: str) -> Callable[[], float]:
        def play() -> float:
            asking, answering = self._process.stdin, self._process.stdout
            assert asking is not None
            assert answering is not None
            asking.write(f"{name}\n")
            asking.flush()
            return float(answering.readline())

        return play

    def close(self) -> None:
        if "_process" in vars(self):
            self._process.communicate()


def _timed(play: Callable[[], int]) -> Callable[[], float]:
    """Decisions a second of processor time."""

    def piece() -> float:
        decisions, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            decisions += play()
        return decisions / spent

    return piece


def _batch(name: str, mode: str) -> Callable[[], float]:
    """One thread, tensors and masks, the batch's own picker."""
    batch = Batch(get_game(name).new(mode=mode, seats=4), BATCH, jobs=1)
    own, actions = seeded_rng(1), np.zeros(BATCH, np.int64)
    batch.reset(1)

    def step() -> int:
        batch.random_actions(own, actions)
        batch.step(actions)
        return BATCH

    for _ in range(WARM_UP):
        step()
    return _timed(step)


def _single(name: str, mode: str, by_code: bool) -> Callable[[], float]:
    stepper = Stepper(get_game(name).new(mode=mode, seats=4), seed=1)
    choose, advance, codes, reset = stepper.choose, stepper.advance, stepper.legal, stepper.reset
    draw, count = random.Random(1).random, reset()

    def by_number() -> int:
        nonlocal count
        legal = count
        for _ in range(1_000):
            legal = choose(int(draw() * legal)) or reset()
        count = legal
        return 1_000

    def by_their_codes() -> int:
        nonlocal count
        legal = count
        for _ in range(1_000):
            legal = advance(codes[int(draw() * legal)]) or reset()
        count = legal
        return 1_000

    return _timed(by_their_codes if by_code else by_number)


def _loop(name: str, mode: str, simulate: Callable[..., Any]) -> Callable[[], float]:
    game = get_game(name)
    assert isinstance(game, RecordGame)
    position = game.new(mode=mode, seats=4)
    states, codes = game.new_states(position, 2), np.zeros(game.most_legal, np.uint16)
    tables = np.zeros((CHUNK, 4, len(game.engine.columns)), np.int64)
    decisions, finished = np.zeros((CHUNK, 4), np.int64), np.zeros(CHUNK, np.int64)
    rng = streams(1, 0, CHUNK)

    def run() -> int:
        decisions[:] = 0
        simulate(states, codes, rng, tables, decisions, finished, 1 << 30)
        return int(decisions.sum())

    run()
    return _timed(run)


def _search(name: str, mode: str, grow: Callable[..., int]) -> Callable[[], float]:
    """A small tree again and again, from the same decision, judged by hand."""
    game = get_game(name)
    position, chance = game.new(mode=mode, seats=4), random.Random(1)
    while position.decider < 0:
        position.play(chance.choice(position.legal_moves()))
    usual, profile = search.Settings(), profile_of(game)
    parameters = trees.search_parameters(
        exploration=usual.explore, temperature=profile.temperature,
        prior_mixing=usual.prior_mixing, playout_temperature=usual.playout_temperature,
        turns=profile.turns[4],
    )  # fmt: skip
    worlds, own = game.new_states(position, 1), seeded_rng(1)
    room = tree.Tree(game, tree.new_nodes(1 << 14))

    def run() -> int:
        room.clear()
        grow(
            room.nodes, room.size, worlds, room.states, room.codes, room.children,
            room.move_scores, room.scores, room.totals, room.values, room.path, own, parameters,
            room.head, room.weights, room.room, room.judged, PLAYOUTS,
        )  # fmt: skip
        return PLAYOUTS

    run()
    return _timed(run)


if __name__ == "__main__":
    main()
