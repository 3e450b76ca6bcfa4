"""Games between nets in compiled loops, on all cores; the same seed plays the same games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from ...bots import judging
from ...bots.generic import Games
from ...bots.nets import HEAD
from ...bots.weights import Net, reading_of
from ...games.api import Position
from ...games.kernel.rng import streams
from ..cluster import Cluster

CHUNK: Final = 32  # games that a thread plays before it tells how far it is
_MOST_TURNS: Final = 1000  # of a game are written down
_Given = TypeVar("_Given")
_Result = TypeVar("_Result")


@dataclass(frozen=True)
class Played:
    """Turns of many games, in order: what the net saw, and how all games ended."""

    inputs: npt.NDArray[np.float32]
    turns: npt.NDArray[np.int64]  # game and seat
    judged: npt.NDArray[np.float64]  # expected scores, chances, hand-made scores; by seat
    results: npt.NDArray[np.float64]  # final scores by game and seat


@dataclass(frozen=True)
class Task:
    """Some games: the nets of each seat by number, and the streams of chance and of players."""

    start: Position
    players: npt.NDArray[np.int64]
    chance: npt.NDArray[np.uint64]
    own: npt.NDArray[np.uint64]


class Nets:
    """Several nets as compiled code takes them; None is the hand-made estimate."""

    def __init__(self, nets: Sequence[Net | None], temperature: float = 0.0) -> None:
        given = [net for net in nets if net is not None]
        most = max([1, *(net.shape.weights for net in given)])
        self.heads: Games = np.zeros(len(nets), HEAD)
        self.weights = np.zeros((len(nets), most), np.float32)
        for number, net in enumerate(nets):
            if net is not None:
                self.heads[number : number + 1] = net.head(temperature)
                self.weights[number, : net.shape.weights] = net.weights
        self.room = max([1, *(net.shape.room for net in given)])
        self.inputs = 0 if nets[0] is None else nets[0].shape.inputs


def play_task(nets: Nets, task: Task, *, write: bool) -> Played:
    """Play the games of one task in this thread."""
    game, count = task.start.game, len(task.chance)
    reading_of(game)  # loads what compiled loops need, in whatever process this is
    rows = count * _MOST_TURNS if write else 0
    states = game.new_states(task.start, judging.STATES_NEEDED + 1)
    states[:] = game.new_states(task.start, 1)[0]
    inputs = np.zeros((rows, nets.inputs), np.float32)
    turns = np.zeros((rows, 2), np.int64)
    judged = np.zeros((rows, judging.WORTHS, judging.MOST_SEATS))
    results = np.zeros((count, judging.MOST_SEATS))
    most = game.most_legal
    used = judging.play_many(
        states, np.zeros(most, np.uint16), np.zeros(2 * most, np.uint16), np.zeros(most),
        np.zeros(most), nets.heads, nets.weights, np.zeros(nets.room, np.float32),
        task.chance.copy(), task.own.copy(), task.players,
        np.zeros((judging.FOUND, judging.MOST_SEATS)), inputs, turns, judged, results,
    )  # fmt: skip
    return Played(inputs[:used].copy(), turns[:used].copy(), judged[:used].copy(), results)


def play_tasks(
    nets: Nets, tasks: Sequence[Task], jobs: int | Cluster, tell: Callable[[int], Any], *,
    write: bool,
) -> Iterator[Played]:  # fmt: skip
    """Play them in threads (compiled code lets go of Python's lock) or on a cluster; in order."""
    for played in in_order(partial(play_task, nets, write=write), tasks, jobs):
        tell(len(played.results))
        yield played


def in_order(
    play: Callable[[_Given], _Result], tasks: Iterable[_Given], jobs: int | Cluster
) -> Iterator[_Result]:
    """What comes of each task, in threads or on a cluster."""
    with ExitStack() as threads:
        if isinstance(jobs, Cluster):
            playing: Iterator[_Result] = threads.enter_context(closing(jobs.in_order(play, tasks)))
        else:
            playing = threads.enter_context(ThreadPoolExecutor(jobs)).map(play, tasks)
        yield from playing


def derived(seed: int, *what: object) -> int:
    """A seed of its own for each purpose of a run."""
    text = "/".join(map(str, (seed, *what)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def self_play_tasks(starts: Sequence[Position], games: int, seed: int, *what: object) -> list[Task]:
    """Games of the first net with itself, at each kind of table in turn."""
    tasks = []
    for number, first in enumerate(range(0, games, CHUNK)):
        start = starts[number % len(starts)]
        count = min(CHUNK, games - first)
        tasks.append(
            Task(
                start,
                np.zeros((count, start.seats), np.int64),
                streams(derived(seed, *what, "chance"), first, count),
                streams(derived(seed, *what, "players"), first, count),
            )
        )
    return tasks
