"""A net against the search by hand, which no training changes: a fixed opponent that plans.

The net plays as the bot `learned`, the opponent as `search:version=1` with so few playouts that a
game takes a fraction of a second. Nobody sees what is hidden from him, as in the arena.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from ...bots import get_bot
from ...bots.api import Budget
from ...bots.learned import LearnedBot
from ...bots.weights import Net
from ...games.api import Position
from ..cluster import Cluster
from ..intervals import mean_of, share_of
from ..match import Match, Streams
from .gating import Compared, groups_of, measured
from .selfplay import derived, in_order


@dataclass(frozen=True)
class Group:
    """Games on the same chance: who plays each seat in each, 0 being the net."""

    start: Position
    players: npt.NDArray[np.int64]
    seed: int


def name_of(playouts: int) -> str:
    """The opponent, as everywhere else."""
    return f"search:version=1,playouts={playouts}"


def meet_search(
    net: Net, starts: Sequence[Position], games: int, playouts: int, seed: int,
    jobs: int | Cluster, tell: Callable[[int], Any],
) -> Compared:  # fmt: skip
    """Play about that many games."""
    shares: list[list[float]] = []
    leads: list[list[float]] = []
    played = 0
    for number, start in enumerate(starts):
        groups = _groups(start, net.shape.sides, games // len(starts), derived(seed, number))
        shares.append([])
        leads.append([])
        results = in_order(partial(play_group, net, playouts), groups, jobs)
        for group, scores in zip(groups, results, strict=True):
            share, lead = measured(scores, group.players, net.shape.sides)
            shares[-1].append(share)
            leads[-1].append(lead)
            played += len(scores)
            tell(len(scores))
    return Compared(share_of(shares), mean_of(leads), played)


def _groups(start: Position, sides: int, games: int, seed: int) -> list[Group]:
    """So many that there are at least that many games."""
    kinds = groups_of(start, sides)
    groups: list[Group] = []
    done = 0
    while done < games:
        players = kinds[len(groups) % len(kinds)]
        groups.append(Group(start, players, derived(seed, len(groups))))
        done += len(players)
    return groups


def play_group(net: Net, playouts: int, group: Group) -> npt.NDArray[np.float64]:
    """The final scores of its games, seat by seat."""
    return np.array(
        [_play(net, playouts, group, game) for game in range(len(group.players))], np.float64
    )


def _play(net: Net, playouts: int, group: Group, game: int) -> tuple[int, ...]:
    players = group.players[game].tolist()
    streams = Streams(
        Random(f"{group.seed}/chance"),
        tuple(Random(f"{group.seed}/bot/{game}/{seat}") for seat in range(len(players))),
        Random(f"{group.seed}/fallback/{game}"),
    )
    with ExitStack() as at_play:
        bots = [get_bot(name_of(playouts)) if player else LearnedBot(net=net) for player in players]
        for bot in bots:
            at_play.callback(bot.close)
            bot.prepare(group.start.game)
        result = Match(group.start, bots, streams, Budget(), strict=True).play().result
    assert result is not None
    return result.scores
