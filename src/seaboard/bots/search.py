"""The bot that searches: Monte-Carlo tree search within seconds or playouts.

Compiled code runs in slices of a few milliseconds; between them the clock is asked. Given the same
situation, random stream and number of playouts, it finds the same answer on every machine.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from ..games.api import Game
from ..games.kernel.dice import dice
from . import parameters, senses
from .api import Bot, Budget, Candidate, Choice, Clock, Situation
from .tree import NONE, Tree

NODES: Final = 1 << 18
SLICE: Final = 0.008  # seconds of compiled code between two looks at the clock
DEFAULT_SECONDS: Final = 1.0


@dataclass(frozen=True)
class Settings:
    """How the search goes about it; the defaults were found by play (docs/bots.md)."""

    turns: int = 2
    explore: float = 0.6
    heat: float = 1.5
    playout_heat: float = 0.6
    nodes: int = NODES


class SearchBot(Bot):
    """Holds the memory of one search; not to be used by two threads at once."""

    def __init__(self, budget: Budget, settings: Settings, name: str) -> None:
        self.name = name
        self.budget = budget
        self._settings = settings
        self._habits = senses.habits(
            exploration=settings.explore,
            heat=settings.heat,
            playout_heat=settings.playout_heat,
            turns=settings.turns,
        )
        self._trees: dict[str, Tree] = {}

    def prepare(self, game: Game) -> None:
        senses.prepare(game)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        senses.prepare(situation.game)
        tree = self._tree(situation.game)
        playouts = self._grow(tree, situation)
        candidates = self._candidates(tree, situation)
        return Choice(candidates[0].move, tuple(candidates), playouts, situation.clock.spent)

    def close(self) -> None:
        self._trees.clear()

    def _tree(self, game: Game) -> Tree:
        if game.name not in self._trees:
            states = game.new_states(game.new(), 3)
            self._trees[game.name] = Tree(self._settings.nodes, states, game.most_legal)
        return self._trees[game.name]

    def _grow(self, tree: Tree, situation: Situation) -> int:
        """Play out until the budget is spent; how often."""
        hidden = senses.worlds_of(situation.game)
        own = dice(situation.rng.getrandbits(64))
        pace = _Pace(situation.clock, self.budget)
        tree.clear()
        done, worlds, good_until = 0, None, 0
        while worlds is None or not pace.over(done):
            if worlds is None or done == good_until:
                worlds = senses.draw_worlds(situation, hidden.at_once)
                good_until = done + hidden.playouts
            times = min(pace.next_slice(done), good_until - done)
            tree.grow(worlds, own, self._habits, times)
            done += times
        return done

    def _candidates(self, tree: Tree, situation: Situation) -> list[Candidate]:
        moves = {move.code: move for move in situation.legal}
        found: list[Candidate] = []
        nodes = cast(Any, tree.nodes)
        child = int(nodes[0]["first"])
        while child != NONE:
            node = nodes[child]
            visits = int(node["visits"])
            tries = max(visits, 1)
            found.append(
                Candidate(
                    moves[int(node["code"])],
                    visits,
                    float(node["values"][situation.seat]) / tries,
                    float(node["scores"][situation.seat]) / tries if visits else None,
                )
            )
            child = int(node["following"])
        return sorted(found, key=lambda item: (-item.visits, -item.value))


class _Pace:
    """The situation's budget and the bot's own, and how many playouts fit in the next slice."""

    def __init__(self, clock: Clock, own: Budget) -> None:
        self._clock = clock
        self._seconds = _least(clock.budget.seconds, own.seconds)
        self._playouts = _least(clock.budget.playouts, own.playouts)
        self._begin = time.perf_counter()
        self._each = SLICE

    def over(self, done: int) -> bool:
        spent = self._clock.spent
        return (
            self._clock.cancelled
            or (self._playouts is not None and done >= self._playouts)
            or (self._seconds is not None and spent + self._each >= self._seconds)
        )

    def next_slice(self, done: int) -> int:
        if done:
            self._each = (time.perf_counter() - self._begin) / done
        times = max(1, int(SLICE / self._each))
        times = min(times, 2 * done + 1)
        return times if self._playouts is None else min(times, int(self._playouts) - done)


def _least(first: float | None, second: float | None) -> float | None:
    given = [value for value in (first, second) if value is not None]
    return min(given) if given else None


def make(given: Mapping[str, str]) -> SearchBot:
    parameters.only(
        given,
        "search",
        ("seconds", "playouts", "turns", "explore", "heat", "playout_heat", "nodes"),
    )
    usual = Settings()
    seconds = parameters.number(given, "seconds", None, 0.001, 3600)
    playouts = parameters.number(given, "playouts", None, 1, 1e9)
    if seconds is None and playouts is None:
        seconds = DEFAULT_SECONDS
    settings = Settings(
        turns=int(parameters.number(given, "turns", usual.turns, 0, 10_000) or 0),
        explore=parameters.number(given, "explore", usual.explore, 0, 100) or 0.0,
        heat=parameters.number(given, "heat", usual.heat, 0.01, 1000) or usual.heat,
        playout_heat=parameters.number(given, "playout_heat", usual.playout_heat, 0.01, 1000)
        or usual.playout_heat,
        nodes=int(parameters.number(given, "nodes", usual.nodes, 256, 1 << 24) or usual.nodes),
    )
    budget = Budget(seconds, None if playouts is None else int(playouts))
    name = "search:" + ",".join(f"{key}={value}" for key, value in given.items())
    return SearchBot(budget, settings, name if given else "search")
