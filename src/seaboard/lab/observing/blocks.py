"""The description of a tensor: blocks of named numbers, each with the rule that fills it.

A tensor is a row of whole numbers. First come blocks about the whole table, then the same blocks
for each player: the seat itself, and the others in their order around the table. So a table of two
has the beginning of a table of four, and no index depends on which seat is looking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ...games.kernel.compiling import (
    BYTES,
    INT,
    STATE,
    chosen_by_state,
    entry,
    noinline_rule,
    rule,
)
from ...games.kernel.copying import clear_numbers, move_numbers
from ...games.kernel.filling import Fill, one_after_another
from ...games.kernel.schema import Record, dtype_of

Number = np.uint8  # what a tensor is made of
Tensor = npt.NDArray[Number]
Write = Callable[[Any, int, Any, int], None]

NO_STAGE: Final = 0  # nothing lasts
# Of a tensor that is written anew.
NOTHING_KNOWN, LASTING_KNOWN, OTHERS_KNOWN, SEAT_BEFORE_KNOWN = range(4)
OTHERS = ("own", "next", "second next", "third next")


@dataclass(frozen=True)
class Described:
    """Neighbouring numbers of one kind; none of them is below 0 or above `high`."""

    name: str
    cells: tuple[str, ...]
    high: int
    meaning: str

    @property
    def divisor(self) -> int:
        """What one would divide by to get numbers around 1."""
        return self.high


@dataclass(frozen=True)
class Block(Described):
    """The same with the rule that fills it: `fill` finds zeros and sets what is not zero.

    A `lasting` block of the table looks the same to every seat, while the plan's stage lasts. A
    `turning` block of a player changes when the turn goes to another.
    """

    fill: Fill
    scale: int = 0
    lasting: bool = False
    turning: bool = False

    @property
    def divisor(self) -> int:
        return self.scale or self.high


@dataclass(frozen=True)
class Index:
    """One number of the tensor."""

    at: int
    name: str
    block: Described


@dataclass(frozen=True)
class Observation:
    """The tensor of one game with a given number of seats."""

    seats: int
    indices: tuple[Index, ...]

    @property
    def size(self) -> int:
        return len(self.indices)

    def zeros(self, *shape: int) -> Tensor:
        """Room for a tensor, or for an array of them."""
        return np.zeros((*shape, self.size), Number)

    @cached_property
    def high(self) -> Tensor:
        return np.array([index.block.high for index in self.indices], Number)

    @cached_property
    def divisor(self) -> npt.NDArray[np.float32]:
        return np.array([index.block.divisor for index in self.indices], np.float32)

    @cached_property
    def at(self) -> dict[str, int]:
        """Where each number stands, by its name."""
        return {index.name: index.at for index in self.indices}

    def scaled(self, tensor: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """The same as numbers around 1, for whatever learns from them; one tensor or many."""
        return np.asarray(tensor, np.float32) / self.divisor


@rule
def no_stage(state: Any) -> int:
    """For a game in which any move can change what is told of anybody."""
    return NO_STAGE


class Plan:
    """All blocks of a game's tensor, and the one compiled function that fills them.

    `stage` is a rule that numbers the stages of a game. While it stays the same, each seat has one
    turn after the other and nobody decides in that of another; lasting blocks stay as they are, and
    of the players' blocks none changes, nor looks different to another seat, but those of whoever
    decides and, when the turn goes on, the turning ones of the two. So a tensor that was written in
    the same stage need not be written as a whole.
    """

    def __init__(
        self,
        schema: type[Record],
        table: Sequence[Block],
        player: Sequence[Block],
        stage: Callable[[Any], int] = no_stage,
    ) -> None:
        self.table = tuple(table)
        self.player = tuple(player)
        self.stage = stage
        self.write = _writer(self.table, self.player)
        _PLANS[dtype_of(schema)] = self

    def at_a_table_of(self, seats: int) -> Observation:
        return Observation(seats, tuple(self._indices(seats)))

    def _indices(self, seats: int) -> Iterator[Index]:
        at = 0
        groups = [
            ("", self.table),
            *((f"{OTHERS[place]}: ", self.player) for place in range(seats)),
        ]
        for who, blocks in groups:
            for block in blocks:
                for cell in block.cells:
                    yield Index(
                        at, f"{who}{block.name}: {cell}" if cell else who + block.name, block
                    )
                    at += 1


def _writer(table: Sequence[Block], player: Sequence[Block]) -> Write:
    """One function for all blocks, in their order: the description is what is compiled."""
    table_size, player_size = _size(table), _size(player)
    fill_player = one_after_another([(len(block.cells), block.fill) for block in player])
    fill_lasting = one_after_another(
        [(len(block.cells), _anew(block) if block.lasting else _keep) for block in table]
    )
    fill_others = one_after_another(
        [(len(block.cells), _keep if block.lasting else _anew(block)) for block in table]
    )

    fill_turning = one_after_another(
        [(len(block.cells), _anew(block) if block.turning else _keep) for block in player]
    )

    @noinline_rule
    def write(state: Any, seat: int, out: Any, known: int) -> None:
        if known == NOTHING_KNOWN:
            fill_lasting(state, seat, seat, out, 0)
        fill_others(state, seat, seat, out, 0)
        seats = int(state.seats)
        first, end = 0, 1 if known == OTHERS_KNOWN else seats
        if known == SEAT_BEFORE_KNOWN:  # which is now the last one around the table
            first = seats - 1
            move_numbers(out, table_size + player_size, table_size, first * player_size)
            fill_turning(state, seat, seat, out, table_size)
        for place in range(first, end):
            who = seat + place if seat + place < seats else seat + place - seats
            at = table_size + place * player_size
            clear_numbers(out, at, player_size)
            fill_player(state, seat, who, out, at)

    return write


@rule
def _keep(state: Any, seat: int, who: int, out: Any, at: int) -> None:
    """Instead of filling a block that is as it should be."""


def _anew(block: Block) -> Fill:
    fill, size = block.fill, len(block.cells)

    @rule
    def anew(state: Any, seat: int, who: int, out: Any, at: int) -> None:
        clear_numbers(out, at, size)
        fill(state, seat, who, out, at)

    return anew


def _size(blocks: Sequence[Block]) -> int:
    return sum(len(block.cells) for block in blocks)


_PLANS: dict[np.dtype[np.void], Plan] = {}


@chosen_by_state(lambda dtype: _PLANS[dtype].write)
def write(state: Any, seat: int, out: Any, known: int) -> None:
    """Fill a tensor with what the seat sees; chosen by the state's type, like the rules.

    It holds what a seat saw before: nothing that is KNOWN to be right still, or the lasting
    blocks of the table (LASTING_KNOWN), or these and the blocks of all others, as this seat saw
    them (OTHERS_KNOWN) or the seat before it (SEAT_BEFORE_KNOWN).
    """
    _PLANS[state.dtype].write(state, seat, out, known)


@chosen_by_state(lambda dtype: _PLANS[dtype].stage)
def stage_of(state: Any) -> int:
    """The number of the present stage, or NO_STAGE; see `Plan`."""
    return _PLANS[state.dtype].stage(state)


@rule
def known_after(asked: int, seat: int, seats: int) -> int:
    """What the seat knows of a tensor that was written for the one `asked` in the same stage."""
    if seat == asked:
        return OTHERS_KNOWN
    return SEAT_BEFORE_KNOWN if seat == asked + 1 or seat == asked + 1 - seats else LASTING_KNOWN


@entry(STATE, INT, BYTES, needs="tensor")
def see(states: Any, seat: int, out: Tensor) -> None:
    """Fill a tensor with what the seat sees of the state."""
    write(states[0], seat, out, NOTHING_KNOWN)
