"""What a bot gets and gives.

A bot never sees the true position. It gets a `Situation`: its seat's view, the legal moves, a
budget, a random stream of its own, and, if it asks, random worlds that its seat could not tell from
the true one. It answers with a `Choice`, which may explain itself.
"""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeVar

from ..games.api import Game, Move, Position, SeaboardError, Seat, View, typed_view

V = TypeVar("V")


class UnknownBot(SeaboardError):
    """No bot of that name, or a parameter that it does not take."""


class BrokenBot(SeaboardError):
    """A bot whose own code fails before it is asked for a move; `trace` tells where."""

    exit_code: Final = 3  # of a command, as for a bot that fails its decisions

    def __init__(self, bot: str, reason: str, trace: str) -> None:
        super().__init__(bot, reason, trace)
        self.bot = bot
        self.reason = reason
        self.trace = trace

    def __str__(self) -> str:
        return f"{self.bot} fails before its first move: {self.reason}"


class Cancelled(SeaboardError):
    """The decision was called off before the bot had any answer."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, playouts, or whichever ends first."""

    seconds: float | None = None
    playouts: int | None = None


class Clock:
    """A running budget: when to stop, and a switch by which another thread calls it off."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._begin = time.perf_counter()
        self._called_off = threading.Event()

    def cancel(self) -> None:
        """Stop as soon as possible; may be called from any thread."""
        self._called_off.set()

    @property
    def cancelled(self) -> bool:
        return self._called_off.is_set()

    @property
    def spent(self) -> float:
        return time.perf_counter() - self._begin

    def over(self, playouts: int = 0) -> bool:
        """Whether to stop now, after that many playouts."""
        budget = self.budget
        return (
            self.cancelled
            or (budget.seconds is not None and self.spent >= budget.seconds)
            or (budget.playouts is not None and playouts >= budget.playouts)
        )


class Situation:
    """One decision as its seat knows it; the view is made when it is first asked for."""

    __slots__ = ("_look", "_view", "_world", "clock", "game", "legal", "rng", "seat")

    def __init__(
        self,
        game: Game,
        seat: Seat,
        look: Callable[[], View],
        legal: Sequence[Move],
        world: Callable[[Random], Position],
        clock: Clock,
        rng: Random,
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = tuple(legal)
        self.clock = clock
        self.rng = rng
        self._look = look
        self._view: View | None = None
        self._world = world

    @property
    def view(self) -> View:
        """What the seat may know."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def view_as(self, kind: type[V]) -> V:
        """The same, typed: `situation.view_as(View)` with the view class of the bot's game."""
        return typed_view(self.game, self.view, kind)

    def world(self) -> Position:
        """A random position that the seat could not tell from the true one."""
        return self._world(self.rng)


def situation(position: Position, budget: Budget, rng: Random) -> Situation:
    """The situation of whoever decides; the only place where a bot's input is made."""
    seat = position.decider
    hidden = position.copy()
    return Situation(
        game=position.game,
        seat=seat,
        look=lambda: hidden.view(seat),
        legal=position.legal_moves(),
        world=lambda stream: hidden.resample(seat, stream),
        clock=Clock(budget),
        rng=rng,
    )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered: how often it was tried, and what is expected of it.

    `value` is the expected result from 0 (lost) to 1 (won); `score` the expected score, where the
    bot knows one.
    """

    move: Move
    visits: int
    value: float
    score: float | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer and, best first, what it considered."""

    move: Move
    candidates: tuple[Candidate, ...] = ()
    playouts: int = 0
    seconds: float = field(default=0.0, compare=False)


class Bot(ABC):
    """A player by program; `name` is the specification that makes the same bot again.

    A class may declare its `version`. Results of two versions are never mixed; without one, the
    bot's sources tell them apart.
    """

    name: str
    version: str = ""

    @abstractmethod
    def choose(self, situation: Situation) -> Choice:
        """Answer within the situation's budget."""

    def prepare(self, game: Game) -> None:  # noqa: B027  # a simple bot needs nothing
        """Compile or load what the bot needs for this game, before any clock runs."""

    def close(self) -> None:  # noqa: B027  # a simple bot holds nothing
        """Let go of whatever the bot holds."""
