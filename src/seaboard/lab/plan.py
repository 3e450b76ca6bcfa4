"""Which bots sit where in which game.

Bots play for sides: a team of the mode, or a seat where everyone plays for himself. A *lineup* is
a choice of bots for the sides; it is played in *groups* of games that have the same chance stream
and in which the bots change places, so that the luck of the draw and of the seat cancels. A game
follows from the plan and its own number alone, whoever plays it and when.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from random import Random
from typing import Final

from ..bots.api import Budget
from ..games import get_game
from ..games.api import Position, SeaboardError, Seat
from .match import Streams

_MOST_SEATINGS: Final = 6  # of a lineup are all played in each group; of more, a circle's rotations

Lineup = tuple[int, ...]  # the bot of each side, by number


class BadPlan(SeaboardError):
    """Bots, games or limits that do not make an arena."""


@dataclass(frozen=True)
class Table:
    """What is played, as plain values; `board` is None for the game's own."""

    game: str
    mode: str
    seats: int
    board: Mapping[str, str] | None = None
    options: Mapping[str, int] = field(default_factory=dict)

    def new(self) -> Position:
        """The position before the first decision."""
        game = get_game(self.game)
        board = None if self.board is None else game.board_from_lines(self.board)
        return game.new(mode=self.mode, seats=self.seats, board=board, options=self.options)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        teams = get_game(self.game).resolve_mode(self.mode).teams
        return teams or tuple((seat,) for seat in range(self.seats))


@dataclass(frozen=True)
class Plan:
    """An arena: everything that its games depend on."""

    table: Table
    bots: tuple[str, ...]
    seed: int
    seconds: float | None = None  # the limit of a decision

    def __post_init__(self) -> None:
        if not self.bots:
            raise BadPlan("an arena needs at least one bot")
        if self.seconds is not None and self.seconds <= 0:
            raise BadPlan(f"the limit of a decision must be above 0 seconds, not {self.seconds:g}")

    @property
    def budget(self) -> Budget:
        return Budget(seconds=self.seconds)

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.table.sides

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The bots' names, each once."""
        return tuple(
            f"{name} #{self.bots[:number].count(name) + 1}" if self.bots.count(name) > 1 else name
            for number, name in enumerate(self.bots)
        )

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        return tuple(lineups(len(self.bots), len(self.sides)))

    @cached_property
    def _seatings(self) -> tuple[tuple[tuple[Lineup, ...], ...], ...]:
        return tuple(tuple(seatings(lineup)) for lineup in self.lineups)

    @property
    def group_size(self) -> int:
        """How many games have the same chance stream."""
        return len(self._seatings[0][0])

    @property
    def round_size(self) -> int:
        """How many games it takes to play one group of every lineup."""
        return self.group_size * len(self.lineups)

    @property
    def fair_share(self) -> float:
        """Of the wins, that each bot would get if all were equally strong."""
        return 1 / min(len(self.bots), len(self.sides))

    def whole(self, games: int) -> int:
        """That many games, rounded up so that every lineup plays the same number of groups."""
        return -(-games // self.round_size) * self.round_size

    def group_of(self, game: int) -> int:
        return game // self.group_size

    def lineup_of(self, group: int) -> int:
        """The number of the lineup that plays the group."""
        return group % len(self.lineups)

    def seating(self, game: int) -> tuple[int, ...]:
        """The bot of each seat, by number."""
        group, place = divmod(game, self.group_size)
        choices = self._seatings[self.lineup_of(group)]
        by_side = choices[group // len(self.lineups) % len(choices)][place]
        bot_of = {seat: by_side[side] for side, seats in enumerate(self.sides) for seat in seats}
        return tuple(bot_of[seat] for seat in range(self.table.seats))

    def streams(self, game: int) -> Streams:
        """The random numbers of a game; those of chance are the same in the whole group."""
        seats = range(self.table.seats)
        return Streams(
            chance=Random(f"{self.seed}/chance/{self.group_of(game)}"),
            bots=tuple(Random(f"{self.seed}/bot/{game}/{seat}") for seat in seats),
            fallback=Random(f"{self.seed}/fallback/{game}"),
        )


def lineups(bots: int, sides: int) -> Iterator[Lineup]:
    """Every choice of that many bots, or, with too few bots, every way to fill up evenly."""
    if bots >= sides:
        yield from combinations(range(bots), sides)
        return
    times, left = divmod(sides, bots)
    for favoured in combinations(range(bots), left):
        yield tuple(bot for bot in range(bots) for _ in range(times + (bot in favoured)))


def seatings(lineup: Lineup) -> list[tuple[Lineup, ...]]:
    """The groups in which a lineup is played, in turn: each a tuple of seatings.

    Few different seatings are one group. Of many, each circular order is a group: its rotations.
    """
    every = sorted(set(permutations(lineup)))
    if len(every) <= _MOST_SEATINGS:
        return [tuple(every)]
    circles: list[tuple[Lineup, ...]] = []
    for seating in every:
        if not any(seating in circle for circle in circles):
            circles.append(_rotations(seating))
    return circles


def _rotations(seating: Sequence[int]) -> tuple[Lineup, ...]:
    turned = (tuple(seating[start:]) + tuple(seating[:start]) for start in range(len(seating)))
    return tuple(dict.fromkeys(turned))
