"""Judging one decision from what its player could know.

A first search finds the moves worth comparing. Each of them and the played one are then searched
apart, in the same worlds and with equal effort, several times over. So no move looks better only
because it was visited more, and the spread tells how sure the comparison is. What the best move
promises is read in each comparison from the move that leads in the others: the largest of several
uncertain values is too large, and would blame players for the noise of the analysis.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from threading import Event
from typing import Any, Final, cast

from ...games.api import CHANCE, Game, Move, Position, draw
from ...games.kernel.rng import seeded_rng
from .. import search, trees
from ..api import Budget, Cancelled, Situation, situation
from ..generic import Games
from ..learned import value_of
from ..profiles import profile_of
from ..rollouts import LONGEST
from ..tree import NONE, Tree
from ..weights import Net, reading_of
from .chances import seat_chances
from .sides import final_chances, sides_of
from .types import Considered, Outlook, Settings

BATCHES: Final = 4  # independent comparisons, whose spread is the margin
SLICE: Final = 256  # playouts between two looks at whether to stop
_NODES: Final = 1 << 14
_FIND_PART: Final = 0.4  # of the playouts go into finding the moves to compare


@dataclass(frozen=True, slots=True)
class Judged:
    """The moves that were compared, best first; what the best of them promised, without the
    flattery of having been chosen for it; and the margin of the played one's cost.
    """

    considered: tuple[Considered, ...]
    played: Considered
    before: Outlook
    margin: float


class Judge(ABC):
    """Judges decisions of one game; not to be used by two threads at once."""

    def __init__(self, settings: Settings, cancel: Event) -> None:
        self.settings = settings
        self._cancel = cancel

    def judge(self, position: Position, played: Move, step: int) -> Judged:
        """Compare the played move with the best ones; of the position only its decider's knowledge
        is used.
        """
        # An integer seed, because strings are hashed by a slower and longer way.
        rng = Random((self.settings.seed << 20) ^ step)
        asked = situation(position, Budget(), rng)
        moves = self.find(asked, step)[: self.settings.shown]
        if played not in moves:
            moves.append(played)
        batches = [self.compare(asked, moves, step) for _ in range(BATCHES)]
        outlooks = [_mean([batch[number] for batch in batches]) for number in range(len(moves))]
        seat = asked.seat
        ranked = sorted(range(len(moves)), key=lambda number: -outlooks[number].chances[seat])
        own = moves.index(played)
        values = [[outlook.chances[seat] for outlook in batch] for batch in batches]
        leaders = leading_elsewhere(values)
        gaps = [row[leader] - row[own] for row, leader in zip(values, leaders, strict=True)]
        if ranked[0] == own or math.fsum(gaps) <= 0:  # no move was better
            leaders, gaps = [own] * BATCHES, [0.0] * BATCHES
        best = [batch[leader] for batch, leader in zip(batches, leaders, strict=True)]
        lines = {number: self.line(asked, moves[number], step) for number in ranked}
        considered = {
            number: Considered(str(moves[number]), outlooks[number], lines[number])
            for number in ranked
        }
        return Judged(
            tuple(considered[number] for number in ranked),
            considered[own],
            _mean(best),
            2 * _standard_error(gaps),
        )

    def lines(self, position: Position, moves: Sequence[Move]) -> list[tuple[str, ...]]:
        """How play would probably go on after each of these moves."""
        asked = situation(position, Budget(), Random(self.settings.seed))
        self.compare(asked, moves, 0)
        return [self.line(asked, move, 0) for move in moves]

    def check(self) -> None:
        """Stop here if the analysis was called off."""
        if self._cancel.is_set():
            raise Cancelled("the analysis was called off")

    @property
    def effort(self) -> int:
        """Playouts for one move in one batch."""
        compared = (1 - _FIND_PART) * self.settings.playouts
        return max(1, int(compared / (BATCHES * (self.settings.shown + 1))))

    @abstractmethod
    def find(self, asked: Situation, step: int) -> list[Move]:
        """All moves, the most promising first."""

    @abstractmethod
    def compare(self, asked: Situation, moves: Sequence[Move], step: int) -> list[Outlook]:
        """What each move promises, in the same worlds."""

    def line(self, asked: Situation, move: Move, step: int) -> tuple[str, ...]:
        """How play would probably go on after the last `compare`."""
        return ()


class SearchJudge(Judge):
    """By the compiled search, in games that have an evaluation.

    The search judges by the net where the bot that searches does.
    """

    def __init__(self, game: Game, settings: Settings, cancel: Event) -> None:
        super().__init__(settings, cancel)
        trees.prepare(game)
        self._lines: dict[Move, list[int]] = {}

    def find(self, asked: Situation, step: int) -> list[Move]:
        hidden = profile_of(asked.game).worlds
        left = max(len(asked.legal), int(_FIND_PART * self.settings.playouts))
        with trees.borrowed(asked.game, _NODES, search.best_net(asked.world())) as tree:
            while left > 0:
                times = min(left, hidden.playouts)
                states = trees.draw_worlds(asked, hidden.at_once)
                self._grow(tree, asked, states, times)
                left -= times
            tried = trees.candidates(tree, asked)
        tried.sort(key=lambda item: (-item.visits, -item.value))
        return [candidate.move for candidate in tried]

    def compare(self, asked: Situation, moves: Sequence[Move], step: int) -> list[Outlook]:
        self._lines.clear()
        worlds = [asked.world() for _ in range(profile_of(asked.game).worlds.at_once)]
        return [self._follow(asked, worlds, move, step) for move in moves]

    def line(self, asked: Situation, move: Move, step: int) -> tuple[str, ...]:
        """The moves that were tried most, as far as the player could foresee who makes them."""
        world = asked.world()
        world.play(move)
        found: list[str] = []
        for code in self._lines.get(move, []):
            open_to_all = world.decider == asked.seat or not asked.game.secret
            if world.decider < 0 or not open_to_all or code not in world.legal_codes():
                break
            found.append(str(asked.game.move(code)))
            world.play(code)
        return tuple(found[: self.settings.line])

    def _follow(
        self, asked: Situation, worlds: Sequence[Position], move: Move, step: int
    ) -> Outlook:
        """What the move leads to in these worlds."""
        net = search.best_net(worlds[0])
        ended: list[Outlook] = []
        going: list[Position] = []
        for world in worlds:
            after = world.copy()
            after.play(move)
            outlook = final_outlook(after) or _at_rest(after, asked.seat, net, step + 1)
            if outlook is None:
                going.append(after)
            else:
                ended.append(outlook)
        if not going:
            return _mean(ended)
        states = asked.game.new_states(going[0], len(going))
        for number in range(1, len(going)):
            states[number : number + 1] = asked.game.new_states(going[number], 1)
        with trees.borrowed(asked.game, _NODES, net) as tree:
            self._grow(tree, asked, states, self.effort)
            self._lines[move] = most_visited(tree, self.settings.line)
            outlook = outlook_of(tree, going[0], step + 1)
        return _mean([*ended, *[outlook] * len(going)])

    def _grow(self, tree: Tree, asked: Situation, states: Games, playouts: int) -> None:
        usual, profile = search.Settings(), profile_of(asked.game)
        parameters = trees.search_parameters(
            exploration=usual.explore, temperature=profile.temperature,
            prior_mixing=usual.prior_mixing, playout_temperature=usual.playout_temperature,
            turns=profile.turns[int(states[0]["seats"])],
        )  # fmt: skip
        rng = seeded_rng(asked.rng.getrandbits(64))
        while playouts > 0:
            self.check()
            times = min(playouts, SLICE)
            tree.grow(states, rng, parameters, times)
            playouts -= times


def _at_rest(position: Position, seat: int, net: Net | None, step: int) -> Outlook | None:
    """By the net where a search by it goes no further, after that seat's turn; None elsewhere."""
    if net is None or not reading_of(position.game).rests(cast(Any, position).state):
        return None
    found = value_of(position, seat, net)
    return Outlook(seat_chances(position, found.scores, found.chances, step), found.scores)


class RolloutJudge(Judge):
    """By playing on at random, in any game; the chances are those of random play."""

    def find(self, asked: Situation, step: int) -> list[Move]:
        each = max(1, int(_FIND_PART * self.settings.playouts / len(asked.legal)))
        found = [
            (self._play_on(asked, [asked.world() for _ in range(each)], move), move)
            for move in asked.legal
        ]
        found.sort(key=lambda pair: -pair[0].chances[asked.seat])
        return [move for _, move in found]

    def compare(self, asked: Situation, moves: Sequence[Move], step: int) -> list[Outlook]:
        worlds = [asked.world() for _ in range(self.effort)]
        return [self._play_on(asked, worlds, move) for move in moves]

    def _play_on(self, asked: Situation, worlds: Sequence[Position], move: Move) -> Outlook:
        found = []
        for world in worlds:
            self.check()
            after = world.copy()
            after.play(move)
            found.append(_play_out(after, asked.rng))
        return _mean(found)


def leading_elsewhere(values: Sequence[Sequence[float]]) -> list[int]:
    """For each row of values, which column is the largest by all other rows together."""
    sums = [math.fsum(column) for column in zip(*values, strict=True)]
    elsewhere = [[all_ - own for all_, own in zip(sums, row, strict=True)] for row in values]
    return [max(range(len(sums)), key=row.__getitem__) for row in elsewhere]


def _standard_error(values: Sequence[float]) -> float:
    """Of the mean."""
    count = len(values)
    mean = math.fsum(values) / count
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return math.sqrt(variance / count)


def judge_for(game: Game, settings: Settings, cancel: Event) -> Judge:
    """By search, where the game has an evaluation for it; else by rollouts."""
    if game.part("evaluation") is None:
        return RolloutJudge(settings, cancel)
    return SearchJudge(game, settings, cancel)


def final_outlook(position: Position) -> Outlook | None:
    """Of a game that is over; None while it goes on."""
    result = position.result()
    if result is None:
        return None
    return Outlook(final_chances(position, result), tuple(map(float, result.scores)))


def outlook_of(tree: Tree, position: Position, step: int) -> Outlook:
    """What a tree that hangs from such positions says of them."""
    root = cast(Any, tree.nodes)[0]
    seats, visits = position.seats, int(root["visits"])
    scores = [score / visits for score in tree.totals[0, :seats].tolist()]
    values = [value / visits for value in root["values"][:seats].tolist()]
    return Outlook(seat_chances(position, scores, values, step), tuple(scores))


def most_visited(tree: Tree, length: int) -> list[int]:
    """The codes on the most visited way down the tree; at least two visits each."""
    nodes = cast(Any, tree.nodes)
    found: list[int] = []
    node = 0
    while len(found) < length:
        best, child = NONE, int(nodes[node]["first"])
        while child != NONE:
            if best == NONE or nodes[child]["visits"] > nodes[best]["visits"]:
                best = child
            child = int(nodes[child]["following"])
        if best == NONE or nodes[best]["visits"] <= 1:
            break
        found.append(int(nodes[best]["code"]))
        node = best
    return found


def _play_out(position: Position, rng: Random) -> Outlook:
    """The end of a random game; one that is too long counts as a draw without score."""
    for _ in range(LONGEST):
        if position.over:
            break
        by_chance = position.decider == CHANCE
        position.play(draw(position, rng) if by_chance else rng.choice(position.legal_moves()))
    sides = len(sides_of(position.mode, position.seats))
    return final_outlook(position) or Outlook(
        (1 / sides,) * position.seats, (0.0,) * position.seats
    )


def _mean(outlooks: Sequence[Outlook]) -> Outlook:
    return Outlook(
        _means([each.chances for each in outlooks]), _means([each.scores for each in outlooks])
    )


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Column by column."""
    return tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))
