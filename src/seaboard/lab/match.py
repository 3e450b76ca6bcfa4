"""One game between bots, played fairly.

A bot gets nothing but its `Situation`. Where it fails (an exception, an illegal move, an answer
after its time, no answer at all) that decision is noted and made at random, and the game goes on;
unless the match is strict: then a few exceptions or illegal moves end it, because what a bot plays
that fails is no result. A move that is the only one is played without asking.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from ..bots.api import Bot, Budget, Choice, Situation, situation
from ..games.api import (
    CHANCE,
    NOBODY,
    IllegalMove,
    InvalidMove,
    Move,
    Position,
    Result,
    SeaboardError,
    Seat,
    draw,
)
from .patience import WITHOUT_LIMIT, Patient
from .timing import Times

GRACE: Final = 0.25  # seconds after the limit: the machine may be busy
MOST_DECISIONS: Final = 20_000  # a longer game is cut short
_MOST_MISHAPS: Final = 10  # of a game are told in full; all are counted
_LONGEST_MESSAGE: Final = 300
_LONGEST_TRACE: Final = 4_000
FAILURES_ALLOWED: Final = 3  # in a strict match the next one after fewer ends it

Kind = Literal["error", "illegal", "late"]
Watch = Callable[[Position, Move], None]  # sees every position and the move about to be played


@dataclass(frozen=True, slots=True)
class Mishap:
    """A decision that a bot forfeited; `decision` counts those of its seat from 1."""

    seat: Seat
    decision: int
    kind: Kind
    message: str
    trace: str = ""  # where an exception came from

    @property
    def failure(self) -> bool:
        """Whether the bot is at fault, and not perhaps a busy machine."""
        return self.kind != "late"


class BotFailed(SeaboardError):
    """A bot that fails decisions, in a strict match; `mishap` has its last traceback."""

    exit_code: Final = 3  # of a command, so that a script can tell it from bad input

    def __init__(self, bot: str, mishap: Mishap) -> None:
        super().__init__(bot, mishap)
        self.bot = bot
        self.mishap = mishap

    @property
    def trace(self) -> str:
        """Where the last one failed."""
        return self.mishap.trace

    def __str__(self) -> str:
        mishap = self.mishap
        return (
            f"{self.bot} failed {FAILURES_ALLOWED} decisions, so its games would mean nothing; the"
            f" last one was decision {mishap.decision} of seat {mishap.seat}: {mishap.message}"
        )


@dataclass(frozen=True, slots=True)
class Streams:
    """The random numbers of one game: chance, each bot's own, and those of forfeited decisions."""

    chance: Random
    bots: tuple[Random, ...]
    fallback: Random


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played; `result` is None if it was cut short."""

    result: Result | None
    end: str  # digest of the last position
    times: tuple[Times, ...]  # of each seat's decisions
    forfeits: tuple[int, ...]  # how many of them were forfeited
    mishaps: tuple[Mishap, ...]


class Match:
    """A game being played on a position of its own."""

    def __init__(
        self,
        position: Position,
        bots: Sequence[Bot],
        streams: Streams,
        budget: Budget,
        watch: Watch | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self._names = [getattr(bot, "name", type(bot).__name__) for bot in bots]
        self._strict = strict
        self._failures = [0] * len(bots)
        self._position = position.copy()
        self._bots = [Patient(bot) for bot in bots]
        self._streams = streams
        self._budget = budget
        self._watch = watch
        self._times = tuple(Times() for _ in bots)
        self._forfeits = [0] * len(bots)
        self._mishaps: list[Mishap] = []

    def play(self, most_decisions: int = MOST_DECISIONS) -> Played:
        """Play to the end, or until the game is cut short."""
        try:
            for _ in range(most_decisions):
                if self._position.decider == NOBODY:
                    break
                move = self._next_move()
                if self._watch is not None:
                    self._watch(self._position, move)
                self._position.play(move)
        finally:
            for bot in self._bots:
                bot.dismiss()
        return Played(
            self._position.result(),
            self._position.digest(),
            self._times,
            tuple(self._forfeits),
            tuple(self._mishaps),
        )

    def _next_move(self) -> Move:
        position = self._position
        if position.decider == CHANCE:
            return draw(position, self._streams.chance)
        legal = position.legal_moves()
        return legal[0] if len(legal) == 1 else self._ask(position.decider)

    def _ask(self, seat: Seat) -> Move:
        asked = situation(self._position, self._budget, self._streams.bots[seat])
        legal = asked.legal
        began, worked = time.perf_counter(), time.process_time()
        answer: Choice | Exception
        try:
            limit = self._budget.seconds
            patience = WITHOUT_LIMIT if limit is None else limit + GRACE
            answer = self._bots[seat].choose(asked, patience)
        except Exception as error:  # whatever a bot does, the game goes on
            answer = error
        spent = time.perf_counter() - began
        self._times[seat].add(spent, time.process_time() - worked)
        verdict = _verdict(answer, legal, spent, self._budget.seconds)
        if not isinstance(verdict, _Fault):
            return verdict
        self._note(seat, verdict)
        return self._streams.fallback.choice(legal)

    def _note(self, seat: Seat, fault: _Fault) -> None:
        self._forfeits[seat] += 1
        message, trace = fault.message[:_LONGEST_MESSAGE], fault.trace[-_LONGEST_TRACE:]
        mishap = Mishap(seat, self._times[seat].count, fault.kind, message, trace)
        if len(self._mishaps) < _MOST_MISHAPS:
            self._mishaps.append(mishap)
        self._failures[seat] += mishap.failure
        if self._strict and self._failures[seat] >= FAILURES_ALLOWED:
            raise BotFailed(self._names[seat], mishap)


@dataclass(frozen=True, slots=True)
class _Fault:
    kind: Kind
    message: str
    trace: str = ""


def _verdict(
    answer: Choice | Exception, legal: Sequence[Move], spent: float, limit: float | None
) -> Move | _Fault:
    """The bot's move, or why it forfeits the decision."""
    if isinstance(answer, Exception):
        trace = "".join(traceback.format_exception(answer))
        return _Fault(_kind_of(answer), _message_of(answer), trace)
    if limit is not None and spent > limit + GRACE:
        return _Fault("late", f"answered after {spent:.2f} s of {limit:g} s")
    said: object = getattr(answer, "move", answer)  # a bot may answer with anything
    code = getattr(said, "code", None)
    for move in legal:
        if move.code == code:
            return move
    return _Fault("illegal", f"{said}: not among the legal moves")


def _kind_of(error: Exception) -> Kind:
    if isinstance(error, TimeoutError):
        return "late"
    return "illegal" if isinstance(error, IllegalMove | InvalidMove) else "error"


def _message_of(error: Exception) -> str:
    name = type(error).__name__
    return f"{name}: {error}" if str(error) else name


def first_situation(position: Position, budget: Budget, rng: Random) -> Situation | None:
    """The first decision of a player in a game from that position; None if nobody has one."""
    position = position.copy()
    while position.decider == CHANCE:
        position.play(draw(position, rng))
    return None if position.over else situation(position, budget, rng)
