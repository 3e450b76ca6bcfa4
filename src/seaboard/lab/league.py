"""A league table: everyone against everyone in batches, with the arena's statistics and ratings.

Games are planned as in the arena: lineups, seats changed in turn, groups of games that begin with
the same random numbers. Members are whatever can be an opponent (`lab.opponents`): bots by name,
policies, past selves; policies are asked for all their games at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from ..games.api import Position
from ..games.kernel.rng import streams
from .advancing import AT_RANDOM, Actions
from .batches import MOST_MOVES, NEXT_STEP, NO_SEAT, Batch
from .opponents import Anybody, ByBot, Company, Opponent, opponent_of
from .plan import BadPlan, Plan, Table
from .results import GameLine
from .statistics import Summary, summarise
from .tables import aligned, versus_rows, win_rows
from .timing import Times

_AT_ONCE: Final = 1024  # games


def play_league(
    start: Position,
    members: Mapping[str, Anybody],
    games: int,
    seed: int,
    *,
    most_moves: int = MOST_MOVES,
    jobs: int | None = None,
) -> Summary:
    """Let the members play that many games from the start, or a few more, so that every lineup
    plays as often; a game of more than `most_moves` is cut short and shared by all.
    """
    if len(members) < 2:
        raise BadPlan(f"a league has two members or more, not {len(members)}")
    board = dict(start.board.lines()) or None
    table = Table(start.game.name, start.mode.name, start.seats, board, dict(start.options))
    plan = Plan(table, tuple(members), seed)
    opponents = [opponent_of(member, start) for member in members.values()]
    lines: list[GameLine] = []
    total = plan.whole(games)
    for first in range(0, total, _AT_ONCE):
        numbers = range(first, min(first + _AT_ONCE, total))
        lines += _play(plan, start, opponents, numbers, most_moves, jobs)
    for member, opponent in zip(members.values(), opponents, strict=True):
        if isinstance(member, str) and isinstance(opponent, ByBot):
            opponent.close()  # nobody else has it
    return summarise(plan, lines, start.game.seat_names)


def _play(
    plan: Plan,
    start: Position,
    opponents: Sequence[Opponent | None],
    numbers: range,
    most_moves: int,
    jobs: int | None,
) -> Iterator[GameLine]:
    company = _Seated(plan, opponents, numbers)
    batch = Batch(
        start, len(numbers), learners=np.full(len(numbers), NO_SEAT), opponents=company,
        most_moves=most_moves, autoreset_mode=NEXT_STEP, jobs=jobs,
    )  # fmt: skip
    groups = np.array([plan.group_of(number) for number in numbers])
    chance = streams(plan.seed, int(groups[0]), int(groups[-1] - groups[0]) + 1)
    batch.reset(random_states=chance[groups - groups[0]])
    for place, number in enumerate(numbers):
        position = batch.position(place)
        result = position.result()
        yield GameLine(
            game=number,
            group=plan.group_of(number),
            seating=plan.seating(number),
            places=None if result is None else result.places,
            scores=None if result is None else result.scores,
            end=position.digest(),
            forfeits=(0,) * position.seats,
            mishaps=(),
            seconds=0.0,
            times=(Times(),) * position.seats,
        )
    batch.close()


class _Seated(Company):
    """The members where the plan wants them."""

    def __init__(self, plan: Plan, opponents: Sequence[Opponent | None], numbers: range) -> None:
        super().__init__([])
        ids = []
        for opponent in opponents:
            if opponent is not None:
                self.members.append(opponent)
            ids.append(AT_RANDOM if opponent is None else len(self.members))
        self._rows = np.array([[ids[bot] for bot in plan.seating(n)] for n in numbers], np.int64)

    def seating(self, games: int, seats: int, learners: npt.NDArray[np.int64] | None) -> Actions:
        """At the beginning those of every game; nothing is played after the end."""
        return self._rows[:games]

    def close(self) -> None:
        """Members outlive a batch of games; whoever made them closes them."""


def league_lines(summary: Summary) -> list[str]:
    """The table as text: wins with their interval, ratings, and who ended ahead of whom."""
    lines = list(aligned(win_rows(summary)))
    if len(summary.bots) > 2:
        lines += ["", "Ahead of (row against column):", *aligned(versus_rows(summary))]
    return lines
