"""The bot that searches: Monte-Carlo tree search within seconds or playouts.

Version 1 estimates positions by the game's hand-made evaluation, version 2 by the net that comes
with the game for such a table, where there is one. Without a version it is whichever of the two
won more games at equal time (`LEARNED_SEARCH` of the game's `levels` has the numbers of players
with whom the net did).

Compiled code runs in slices of a few milliseconds; between them the clock is asked. Given the same
situation, random stream and number of playouts, it finds the same answer on every machine. It stops
as soon as no other move could catch up with the best one in the time or the playouts left; among
playouts that is asked at fixed numbers of them, so that it stops at the same one everywhere.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from ..games.api import Game, Position
from ..games.kernel.rng import seeded_rng
from . import parameters, trees
from .api import Bot, Budget, Choice, Clock, Situation
from .generic import Games
from .profiles import profile_of
from .tree import Tree
from .weights import Net, net_for

NODES: Final = 1 << 18
SLICE: Final = 0.008  # seconds of compiled code between two looks at the clock
STOPS: Final = 16  # parts of its playouts after each of which a search asks whether to stop
DEFAULT_SECONDS: Final = 1.0
N = TypeVar("N", int, float)


@dataclass(frozen=True)
class Settings:
    """How the search explores and plays on; the defaults were found by play (docs/bots.md)."""

    version: int | None = None  # as suits the game
    turns: int | None = None  # as suits the game, the number of players and who judges
    explore: float = 0.6
    temperature: float | None = None  # as suits the game
    prior_mixing: float = 0.1
    playout_temperature: float = 0.2
    nodes: int = NODES


def best_net(position: Position) -> Net | None:
    """The net by which a search judges such a table, where it won more games by it."""
    return net_for(position) if position.seats in _learned(position.game) else None


def _learned(game: Game) -> tuple[int, ...]:
    return getattr(game.part("levels"), "LEARNED_SEARCH", ())


class SearchBot(Bot):
    """Grows a tree for every decision; what it found in one is forgotten at the next."""

    def __init__(self, budget: Budget, settings: Settings, name: str) -> None:
        self.name = name
        self.budget = budget
        self._settings = settings

    def prepare(self, game: Game) -> None:
        trees.prepare(game)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0])
        trees.prepare(situation.game)
        net = self._net(situation)
        with trees.borrowed(situation.game, self._settings.nodes, net) as tree:
            playouts = self._grow(tree, situation, by_net=net is not None)
            found = trees.candidates(tree, situation)
        candidates = sorted(found, key=lambda item: (-item.visits, -item.value))
        return Choice(candidates[0].move, tuple(candidates), playouts, situation.clock.spent)

    def _net(self, situation: Situation) -> Net | None:
        """The net by which positions are judged, if any."""
        version = self._settings.version
        if version == 1 or (version is None and not _learned(situation.game)):
            return None  # before a world is drawn
        world = situation.world()
        return net_for(world) if version == 2 else best_net(world)

    def _grow(self, tree: Tree, situation: Situation, *, by_net: bool) -> int:
        """Play out until the budget is spent; how often."""
        hidden = profile_of(situation.game).worlds
        own = seeded_rng(situation.rng.getrandbits(64))
        pace = _Pace(situation.clock, self.budget)
        worlds = trees.draw_worlds(situation, hidden.at_once)
        seats = int(worlds[0]["seats"])
        search_parameters = self._parameters(situation.game, seats, by_net=by_net)
        done, good_until = 0, hidden.playouts
        while not (done and pace.over(done)):
            if done == good_until:
                worlds = trees.draw_worlds(situation, hidden.at_once)
                good_until = done + hidden.playouts
            times = min(pace.next_slice(done), good_until - done)
            tree.grow(worlds, own, search_parameters, times)
            done += times
            left = pace.left(done)
            if left < done and left < trees.lead_in_visits(tree):
                break
        return done

    def _parameters(self, game: Game, seats: int, *, by_net: bool) -> Games:
        settings, profile = self._settings, profile_of(game)
        turns = profile.learned_turns if by_net else profile.turns
        return trees.search_parameters(
            exploration=settings.explore,
            temperature=profile.temperature
            if settings.temperature is None
            else settings.temperature,
            prior_mixing=settings.prior_mixing,
            playout_temperature=settings.playout_temperature,
            turns=turns[seats] if settings.turns is None else settings.turns,
        )


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

    def left(self, done: int) -> float:
        """How many playouts are left, or fit in the seconds that are left at the pace so far."""
        left = math.inf
        if self._seconds is not None:
            pace = done / (time.perf_counter() - self._begin)
            left = (self._seconds - self._clock.spent) * pace
        if self._playouts is not None and self._to_next_stop(done) == self._between_stops:
            left = min(left, self._playouts - done)
        return left

    def next_slice(self, done: int) -> int:
        if done:
            self._each = (time.perf_counter() - self._begin) / done
        times = max(1, int(SLICE / self._each))
        times = min(times, 2 * done + 1)
        if self._playouts is None:
            return times
        return min(times, self._to_next_stop(done), self._playouts - done)

    @property
    def _between_stops(self) -> int:
        return max(1, (self._playouts or 0) // STOPS)

    def _to_next_stop(self, done: int) -> int:
        """How many playouts there are to the next number of them at which a search may stop."""
        return self._between_stops - done % self._between_stops


def _least(first: N | None, second: N | None) -> N | None:
    given = [value for value in (first, second) if value is not None]
    return min(given) if given else None


def make(given: Mapping[str, str]) -> SearchBot:
    parameters.reject_unknown(
        given,
        "search",
        (
            "seconds",
            "playouts",
            "version",
            "turns",
            "explore",
            "temperature",
            "prior_mixing",
            "playout_temperature",
            "nodes",
        ),
    )
    usual = Settings()
    settings = Settings(
        version=parameters.whole(given, "version", 1, 1, 2) if "version" in given else None,
        turns=parameters.whole(given, "turns", 0, 0, 10_000) if "turns" in given else usual.turns,
        explore=parameters.number(given, "explore", usual.explore, 0, 100),
        temperature=parameters.number(given, "temperature", 0, 0.01, 1000) or usual.temperature,
        prior_mixing=parameters.number(given, "prior_mixing", usual.prior_mixing, 0, 1),
        playout_temperature=parameters.number(
            given, "playout_temperature", usual.playout_temperature, 0.01, 1000
        ),
        nodes=parameters.whole(given, "nodes", usual.nodes, 256, 1 << 24),
    )
    name = "search:" + ",".join(f"{key}={value}" for key, value in given.items())
    return SearchBot(
        parameters.budget(given, DEFAULT_SECONDS), settings, name if given else "search"
    )
