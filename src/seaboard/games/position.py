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
from .kernel import stepping
from .kernel.compiling import BUILT, JIT, MODE, is_warm, mark_warm
from .kernel.generic import CHANCE, NOBODY, PLACE, SCORE, ScoreTable
from .kernel.loading import can_build, is_fresh, library, package_of
from .kernel.reading import read
from .kernel.schema import Bytes, Codes, Record, dtype_of, layout_hash
from .kernel.stepping import LOOK, REFUSED

S = TypeVar("S", bound=Record)
M = TypeVar("M", bound=api.Move)

_MAGIC = b"SEA1"
_CHECK_SIZE = 8
# What can be compiled apart: playing, and dealing anew what a seat does not know.
PLAYING, RESAMPLING = "playing", "resampling"


@dataclass(frozen=True)
class Calls:
    """The entry points of one game. Each takes an array of one state; a native one, which is
    machine code of a library, also takes its bytes, which is faster.
    """

    native: bool
    step: Callable[[Any, Any, int], int]
    decider: Callable[[Any], int]
    weight: Callable[[Any, int], int]
    fill_scores: Callable[[Any, ScoreTable], None]


@dataclass(frozen=True)
class Engine(Generic[S]):
    """What is compiled of a game.

    A state buffer has the bytes of a state and, behind them, room for the list of its legal codes
    (two bytes each).
    """

    unit: str
    schema: type[S]
    most_legal: int
    columns: tuple[str, ...]  # of the score table
    seconds_to_compile: int  # about, on one processor

    @cached_property
    def calls(self) -> Calls:
        """All at once, so that they are of one kind."""
        dtype = self.dtype
        return Calls(
            MODE == BUILT and library(package_of(dtype)) is not None,
            stepping.step.compiled(dtype),
            stepping.decider.compiled(dtype),
            stepping.weight.compiled(dtype),
            stepping.fill_scores.compiled(dtype),
        )

    def forget(self) -> None:
        """Look for the entry points again; for when a library was built meanwhile."""
        self.__dict__.pop("calls", None)

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        return dtype_of(self.schema)

    @cached_property
    def state_size(self) -> int:
        return self.dtype.itemsize

    def new_buffer(self) -> Bytes:
        """Zeroed memory for a state and its legal codes."""
        return np.zeros(self.state_size + 2 * self.most_legal, np.uint8)

    def states_in(self, buffer: Bytes) -> Any:
        """The array of one state at the front of a buffer, sharing its memory."""
        return buffer[: self.state_size].view(self.dtype)

    def codes_in(self, buffer: Bytes) -> Codes:
        """The list of codes behind the state, sharing the buffer's memory."""
        return buffer[self.state_size :].view(np.uint16)


class RecordPosition(api.Position, Generic[S, M]):
    """The mechanics that games share."""

    engine: Engine[S]
    groups: ClassVar[Codes | None] = None  # of each code, if moves are shown in groups
    __slots__ = ("_buffer", "_codes", "_memory", "_room", "_states")

    def __init__(self, buffer: Bytes) -> None:
        self._buffer = buffer
        self._states: Any = None
        self._codes: Codes | None = None
        # What the entry points take. NumPy needs longer to make a view, and to hand out its memory.
        if self.engine.calls.native:
            memory = memoryview(cast(Any, buffer))
            self._memory: Any = memory[: self.engine.state_size]
            self._room: Any = memory[self.engine.state_size :].cast("H")
        else:
            self._memory = self.states
            self._room = self._codes = self.engine.codes_in(buffer)

    @property
    def states(self) -> Any:
        """An array of this one state, in the buffer's memory."""
        if self._states is None:
            self._states = self.engine.states_in(self._buffer)
        return self._states

    @property
    def state(self) -> S:
        """The record itself, in the buffer's memory."""
        return cast(S, self.states[0])

    @property
    @abstractmethod
    def _moves(self) -> Sequence[M]:
        """All moves of the game by code."""

    @abstractmethod
    def why_not(self, move: M) -> str:
        """Why this move, which is not legal, is not; to whoever decides now."""

    @property
    def decider(self) -> api.Seat:
        return int(self.engine.calls.decider(self._memory))  # interpreted, a NumPy number

    def _listed(self) -> Codes:
        """What is legal as the rules list it, in the buffer itself."""
        if self._codes is None:
            self._codes = self.engine.codes_in(self._buffer)
        return self._codes[: self.engine.calls.step(self._memory, self._room, LOOK)]

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
            (moves[code], self.engine.calls.weight(self._memory, code))
            for code in self.legal_codes().tolist()
        ]

    def play(self, move: api.Move | str | int) -> None:
        code = self._code(move)
        if self.engine.calls.step(self._memory, self._room, code) != REFUSED:
            return
        wanted = self._moves[code]
        if self.decider == NOBODY:
            raise api.GameOver(f"{wanted}: the game is over")
        reason = self.why_not(wanted)
        message = f"{wanted}: {reason}{self._what_is_legal()}"
        raise api.IllegalMove(message, reason if isinstance(reason, api.Reason) else None)

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
        self.engine.calls.fill_scores(self._memory, score_table)
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
        states = np.zeros(count, self.engine.dtype)
        # As bytes: NumPy copies records field by field.
        states.view(np.uint8)[: self.engine.state_size] = position._buffer[: self.engine.state_size]
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
