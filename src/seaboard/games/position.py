"""A position as every game here keeps it: one flat record, stepped by compiled rules.

A game adds what is its own: the view, the resampling, the result, and the reasons why a move is
refused.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import numpy as np

from . import api
from .kernel.compiling import BUILT, JIT, MODE, Entry, is_warm, mark_warm
from .kernel.generic import CHANCE, NOBODY, PLACE, SCORE, ScoreTable
from .kernel.loading import can_build, is_fresh
from .kernel.reading import read
from .kernel.rng import RngState
from .kernel.schema import Bytes, Codes, Record, dtype_of, layout_hash, view_as
from .kernel.stepping import LOOK

S = TypeVar("S", bound=Record)
M = TypeVar("M", bound=api.Move)

_MAGIC = b"SEA1"
_CHECK_SIZE = 8
# What can be compiled apart: playing, and dealing anew what a seat does not know.
PLAYING, RESAMPLING = "playing", "resampling"


@dataclass(frozen=True)
class Entries:
    """The entry points that every game has."""

    step: Entry[[Bytes, int], int]
    advance: Entry[[Bytes, int, RngState], int]
    decider: Entry[[Bytes], int]
    weight: Entry[[Bytes, int], int]
    fill_scores: Entry[[Bytes, ScoreTable], None]


@dataclass(frozen=True)
class Engine(Generic[S]):
    """A game's entry points.

    Each takes a state buffer: the bytes of a state and, behind them, room for the list of legal
    codes (two bytes each).
    """

    unit: str
    schema: type[S]
    most_legal: int
    entries: Entries
    columns: tuple[str, ...]  # of the score table
    seconds_to_compile: int  # about, on one processor

    @cached_property
    def step(self) -> Callable[[Bytes, int], int]:
        """Plays, unless the code is LOOK, then lists what is legal; how many, or -1: refused."""
        return self.entries.step.compiled()

    @cached_property
    def advance(self) -> Callable[[Bytes, int, RngState], int]:
        """The same, and chance plays on with the caller's random state until somebody decides."""
        return self.entries.advance.compiled()

    @cached_property
    def decider(self) -> Callable[[Bytes], int]:
        """The seat that decides, or CHANCE, or NOBODY."""
        return self.entries.decider.compiled()

    @cached_property
    def weight(self) -> Callable[[Bytes, int], int]:
        """How likely chance's outcome is, relative to the others."""
        return self.entries.weight.compiled()

    @cached_property
    def fill_scores(self) -> Callable[[Bytes, ScoreTable], None]:
        """Fills the score table as if the game ended now."""
        return self.entries.fill_scores.compiled()

    def legal(self, buffer: Bytes) -> int:
        """List the legal codes; how many."""
        return self.step(buffer, LOOK)

    @property
    def state_size(self) -> int:
        return dtype_of(self.schema).itemsize

    def new_buffer(self) -> Bytes:
        """Zeroed memory for a state and its legal codes."""
        return np.zeros(self.state_size + 2 * self.most_legal, np.uint8)


class RecordPosition(api.Position, Generic[S, M]):
    """The mechanics that games share; `state` is the record itself, in the buffer's memory."""

    engine: Engine[S]
    groups: ClassVar[Codes | None] = None  # of each code, if moves are shown in groups
    __slots__ = ("_buffer", "_codes", "_view", "state")

    def __init__(self, buffer: Bytes) -> None:
        self._buffer = buffer
        self._view: Any = memoryview(cast(Any, buffer)) if MODE == BUILT else buffer
        self._codes: Codes = buffer[self.engine.state_size :].view(np.uint16)
        self.state: S = view_as(self.engine.schema, buffer[: self.engine.state_size])

    @property
    @abstractmethod
    def _moves(self) -> Sequence[M]:
        """All moves of the game by code."""

    @abstractmethod
    def why_not(self, move: M) -> str:
        """Why this move, which is not legal, is not; to whoever decides now."""

    @property
    def decider(self) -> api.Seat:
        return self.engine.decider(self._view)

    def _listed(self) -> Codes:
        """What is legal as the rules list it, in the buffer itself."""
        return self._codes[: self.engine.legal(self._view)]

    def legal_codes(self) -> Codes:
        codes = np.sort(self._listed())
        if self.groups is None:
            return codes
        return codes[np.argsort(self.groups[codes], kind="stable")]

    def legal_moves(self) -> list[M]:
        moves = self._moves
        return [moves[code] for code in self.legal_codes().tolist()]

    def mask(self) -> api.Mask:
        mask = np.zeros(self.game.codes, np.int8)
        if self.decider != CHANCE:
            mask[self._listed()] = 1
        return mask

    def weights(self) -> list[tuple[M, int]]:
        if self.decider != CHANCE:
            return []
        moves = self._moves
        return [
            (moves[code], self.engine.weight(self._view, code))
            for code in self.legal_codes().tolist()
        ]

    def play(self, move: api.Move | str | int) -> None:
        code = self._code(move)
        if self.engine.step(self._view, code) >= 0:
            return
        wanted = self._moves[code]
        if self.decider == NOBODY:
            raise api.GameOver(f"{wanted}: the game is over")
        raise api.IllegalMove(f"{wanted}: {self.why_not(wanted)}{self._what_is_legal()}")

    def _code(self, move: api.Move | str | int) -> int:
        if isinstance(move, str):
            return self.game.parse(move).code
        if isinstance(move, int | np.integer):
            return self.game.move(int(move)).code
        return move.code

    def _what_is_legal(self) -> str:
        texts = [str(move) for move in self.legal_moves()]
        return f" (legal: {', '.join(texts)})" if len(texts) <= 12 else ""

    def score_table(self) -> ScoreTable:
        """The score table as if the game ended now: a row per seat, `engine.columns` columns."""
        score_table = np.zeros((self.seats, len(self.engine.columns)), np.int64)
        self.engine.fill_scores(self._buffer, score_table)
        return score_table

    def result(self) -> api.Result | None:
        if not self.over:
            return None
        score_table = self.score_table()
        return api.Result(
            tuple(score_table[:, PLACE].tolist()), tuple(score_table[:, SCORE].tolist())
        )

    def copy(self) -> Self:
        return type(self)(self._buffer.copy())

    def table(self) -> S:
        """The state as a plain object, for reading; a copy of what lies on the table now."""
        return read(self.engine.schema, self.state_bytes())

    def state_bytes(self) -> bytes:
        """The raw record."""
        return self._buffer[: self.engine.state_size].tobytes()

    def to_bytes(self) -> bytes:
        body = _MAGIC + layout_hash(self.engine.schema) + self.state_bytes()
        return body + _check(body)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position that `to_bytes` gave; damage and other versions are noticed."""
        head = _MAGIC + layout_hash(cls.engine.schema)
        size = len(head) + cls.engine.state_size
        if data[: len(head)] != head:
            raise api.BadBytes(f"not a stored position of {cls.game.title} in this version")
        if len(data) != size + _CHECK_SIZE or _check(data[:size]) != data[size:]:
            raise api.BadBytes("the stored position is damaged: its checksum does not fit")
        buffer = cls.engine.new_buffer()
        buffer[: cls.engine.state_size] = np.frombuffer(data[len(head) : size], np.uint8)
        return cls(buffer)

    def digest(self) -> str:
        return hashlib.blake2b(self.state_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.state_bytes() == other.state_bytes()

    def __hash__(self) -> int:
        return hash(self.state_bytes())

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.mode.name}, {self.seats} seats, {self.digest()[:8]}>"

    def check_seat(self, seat: api.Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise api.UnknownSeat(
                f"there is no seat {seat} at a table of {self.seats} (0 is first)"
            )


def _check(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_CHECK_SIZE).digest()


class RecordGame(api.Game, Generic[S, M]):
    """What games on a flat record share."""

    engine: Engine[S]
    position: type[RecordPosition[S, M]]
    moves: Sequence[M]
    code_of: Mapping[str, int]
    parts: tuple[str, ...] = (PLAYING, RESAMPLING)

    @property
    def codes(self) -> int:  # type: ignore[override]  # derived, where the waist has a value
        return len(self.moves)

    @property
    def most_legal(self) -> int:  # type: ignore[override]  # derived, as above
        return self.engine.most_legal

    def move(self, code: int) -> M:
        if not 0 <= code < len(self.moves):
            raise api.InvalidMove(
                f"{code} is not the code of a move of {self.title} (0 to {len(self.moves) - 1})"
            )
        return self.moves[code]

    def parse(self, text: str) -> M:
        code = self.code_of.get(" ".join(text.split()))
        if code is None:
            raise api.InvalidMove(
                f"{text[:60]!r} is not a move of {self.title}: {self.spelling(text)}"
            )
        return self.moves[code]

    @abstractmethod
    def spelling(self, text: str) -> str:
        """What would have been understood instead of `text`."""

    def from_bytes(self, data: bytes) -> RecordPosition[S, M]:
        return self.position.from_bytes(data)

    def set_up(self, data: Mapping[str, Any]) -> RecordPosition[S, M]:
        raise NotImplementedError(f"{self.title} cannot be set up yet")

    def new_states(self, position: api.Position, count: int) -> Any:
        if not isinstance(position, self.position):
            raise TypeError(f"{position!r} is not a position of {self.title}")
        states = np.zeros(count, dtype_of(self.engine.schema))
        states[:1] = np.frombuffer(position.state_bytes(), states.dtype)
        return states

    def warm_up(self, part: str | None = None) -> None:
        if MODE != JIT:
            return
        position = self.new()
        if part in (None, PLAYING):
            position.legal_codes()
            position.copy().play(position.legal_moves()[0])
            position.outcomes()
            position.result()
        if part in (None, RESAMPLING):
            position.resample(None, Random(0))
        if part is None:
            mark_warm(self.engine.unit)

    @property
    def is_warm(self) -> bool:
        if MODE == BUILT:
            return is_fresh(self.package) or not can_build()
        return is_warm(self.engine.unit)
