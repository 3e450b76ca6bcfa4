"""Nets against each other and against the hand-made estimate, in compiled games.

Games on the same chance stream, in which the players change places, are one group; the interval
is over groups, as in the arena.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ...bots.weights import Net
from ...games.api import Position
from ...games.kernel.rng import streams
from ..cluster import Cluster
from ..intervals import Estimate, mean_of, share_of
from ..plan import lineups, seatings
from .selfplay import Nets, Task, derived, play_tasks
from .targets import winners

_GROUPS_IN_A_TASK: Final = 8


@dataclass(frozen=True)
class Compared:
    """How the first of two players did: its share of first places, and its lead in points."""

    share: Estimate
    lead: Estimate
    games: int


def compare(
    nets: tuple[Net | None, Net | None], starts: Sequence[Position], games: int, seed: int,
    jobs: int | Cluster, tell: Callable[[int], Any],
) -> Compared:  # fmt: skip
    """Play about that many games; None is the hand-made estimate, which plays like `greedy`."""
    share: list[list[float]] = []
    lead: list[list[float]] = []
    played_games = 0
    for number, start in enumerate(starts):
        part = games // len(starts)
        tasks, sizes = _tasks(start, nets, part, derived(seed, "table", number))
        shares, leads = [], []
        for task, size, played in zip(
            tasks, sizes, play_tasks(Nets(nets), tasks, jobs, tell, write=False), strict=True
        ):
            results = played.results[:, : start.seats]
            for first in range(0, len(results), size):
                rows = slice(first, first + size)
                won, led = measured(results[rows], task.players[rows], _sides(nets, start))
                shares.append(won)
                leads.append(led)
            played_games += len(results)
        share.append(shares)
        lead.append(leads)
    return Compared(share_of(share), mean_of(lead), played_games)


def measured(
    results: npt.NDArray[np.float64], players: npt.NDArray[np.int64], sides: int
) -> tuple[float, float]:
    """In one group: the first player's share of the first places, and its lead in points."""
    won, own = winners(results, sides), players == 0
    share = won[own].sum() / won.sum()
    return float(share), float(results[own].mean() - results[~own].mean())


def groups_of(start: Position, sides: int) -> list[npt.NDArray[np.int64]]:
    """How two players change places: groups, in turn, of the player of each seat in each game."""
    return [
        np.array([[seating[seat % sides] for seat in range(start.seats)] for seating in group])
        for lineup in lineups(2, sides)
        for group in seatings(lineup)
    ]


def _sides(nets: tuple[Net | None, Net | None], start: Position) -> int:
    return next((net.shape.sides for net in nets if net is not None), start.seats)


def _tasks(
    start: Position, nets: tuple[Net | None, Net | None], games: int, seed: int
) -> tuple[list[Task], list[int]]:
    """Groups of seatings on the same chance, and how many games a group has."""
    groups = groups_of(start, _sides(nets, start))
    tasks, sizes, done, number = [], [], 0, 0
    while done < games:
        group = groups[number % len(groups)]
        times = min(_GROUPS_IN_A_TASK, -(-(games - done) // len(group)))
        count = times * len(group)
        chance = streams(derived(seed, "chance", number), 0, times)
        tasks.append(
            Task(
                start,
                np.tile(group, (times, 1)),
                np.repeat(chance, len(group)),
                streams(derived(seed, "players", number), 0, count),
            )
        )
        sizes.append(len(group))
        done, number = done + count, number + 1
    return tasks, sizes
