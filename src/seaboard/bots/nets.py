"""Small nets in compiled code: weights are arguments, and every machine finds the same bits.

A net has two hidden layers of rectified units. It sees a position from one seat, in numbers that
the game describes (`Reading`), and adds what it has learnt to the game's hand-made estimate: for
each side a residual of its score, and one of the logarithm of its odds to win. Sums are taken in
the order of the inputs, unit by unit side by side, so no compiler may reorder them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from ..games.kernel.compiling import chosen_by_state, noinline_rule, outlined_rule, rule
from ..games.kernel.filling import Fill, one_after_another
from ..games.kernel.floating import exp
from ..games.kernel.generic import NOBODY, decider
from ..games.kernel.schema import Record, dtype_of, i32
from .generic import Numbers, estimate

Floats = npt.NDArray[np.float32]
f8 = Annotated[float, "f8"]

SCORE_SCALE: Final = 10.0  # points for one unit of a score output
OTHERS: Final = ("own", "next", "second next", "third next")


class Head(Record):
    """A net's shape, and how whoever plays by it chooses; without inputs there is no net."""

    inputs: i32
    first: i32
    second: i32
    sides: i32
    worlds: i32  # 1: it sees hands that are hidden, in worlds that are drawn; 0: what a seat knows
    turns: i32  # of others that are played on, in drawn worlds, before it judges
    score_part: f8  # of a move's value that is the expected scores', not the chance to win
    temperature: f8  # the difference of value that makes a move e times as likely; 0: the best


HEAD: Final = dtype_of(Head)


@dataclass(frozen=True)
class Group:
    """Neighbouring inputs: their names and the rule that fills them, which finds zeros."""

    name: str
    cells: tuple[str, ...]
    fill: Fill


class Reading:
    """How a net reads a game: first groups about the whole table, then the same for each player.

    Players come from the seat that looks around the table. `base(state, seat, inputs, scores)`
    fills in the hand-made estimate of each seat's score; where a net knows no worlds, from what the
    seat knows. `rests(state)`: chance will now do so much that turns are judged before it.
    `unit`: the lead that makes winning e times as likely as losing. `sides(seats)`: how many sides
    play at such a table; the seats of a side are those that are as many seats apart.
    """

    def __init__(
        self,
        schema: type[Record],
        table: Sequence[Group],
        player: Sequence[Group],
        *,
        base: Callable[[Any, int, Any, Any], None],
        rests: Callable[[Any], bool],
        sides: Callable[[int], int],
        unit: float,
    ) -> None:
        self.table = tuple(table)
        self.player = tuple(player)
        self.base = base
        self.rests = rests
        self.sides = sides
        self.table_size = _size(self.table)
        self.player_size = _size(self.player)
        self.write = _writer(self.table, self.player)
        self.odds_unit = _constant(unit)
        _READINGS[dtype_of(schema)] = self

    def size(self, seats: int) -> int:
        """How many inputs a table of that many seats has."""
        return self.table_size + seats * self.player_size

    def names(self, seats: int) -> list[str]:
        """What each input is."""
        return list(self._names(seats))

    def _names(self, seats: int) -> Iterator[str]:
        for group in self.table:
            yield from (f"{group.name}: {cell}" for cell in group.cells)
        for place in range(seats):
            for group in self.player:
                yield from (f"{OTHERS[place]}: {group.name}: {cell}" for cell in group.cells)

    def layout(self, seats: int) -> str:
        """A hash that changes whenever an input of such a table is added, moved or renamed."""
        names = "\n".join(self._names(seats))
        return hashlib.blake2b(names.encode(), digest_size=8).hexdigest()


_READINGS: dict[np.dtype[np.void], Reading] = {}


def _reading(dtype: Any) -> Any:
    """How nets read such states; a game that no net plays is compiled with what does nothing."""
    return _READINGS.get(dtype, _Unread)


class _Unread:
    @staticmethod
    def write(state: Any, seat: int, worlds: int, out: Any) -> None:
        return

    @staticmethod
    def base(state: Any, seat: int, inputs: Any, scores: Any) -> None:
        return

    @staticmethod
    def rests(state: Any) -> bool:
        return False

    @staticmethod
    def odds_unit(state: Any) -> float:
        return 1.0


def _size(groups: Sequence[Group]) -> int:
    return sum(len(group.cells) for group in groups)


def _writer(
    table: Sequence[Group], player: Sequence[Group]
) -> Callable[[Any, int, int, Any], None]:
    table_size, player_size = _size(table), _size(player)
    fill_table = one_after_another([(len(group.cells), group.fill) for group in table])
    fill_player = one_after_another([(len(group.cells), group.fill) for group in player])

    @noinline_rule
    def write(state: Any, seat: int, worlds: int, out: Any) -> None:
        seats = int(state.seats)
        out[: table_size + seats * player_size] = 0
        knows = seat + worlds * seats  # a seat beyond the table sees everything
        fill_table(state, knows, seat, out, 0)
        for place in range(seats):
            who = seat + place if seat + place < seats else seat + place - seats
            fill_player(state, knows, who, out, table_size + place * player_size)

    return write


def _constant(number: float) -> Callable[[Any], float]:
    @rule
    def constant(state: Any) -> float:
        return number

    return constant


@chosen_by_state(lambda dtype: _reading(dtype).write)
def write_inputs(state: Any, seat: int, worlds: int, out: Floats) -> None:
    """Fill in what a net sees from the seat."""
    _reading(state.dtype).write(state, seat, worlds, out)


@chosen_by_state(lambda dtype: _reading(dtype).base)
def base_scores(state: Any, seat: int, inputs: Floats, scores: Numbers) -> None:
    """Fill in the hand-made estimate that a net corrects."""
    _reading(state.dtype).base(state, seat, inputs, scores)


@chosen_by_state(lambda dtype: _reading(dtype).rests)
def rests(state: Any) -> bool:
    """Whether a turn is judged here although chance comes next."""
    return bool(_reading(state.dtype).rests(state))


@chosen_by_state(lambda dtype: _reading(dtype).odds_unit)
def odds_unit(state: Any) -> float:
    """The lead that makes winning e times as likely as losing."""
    return float(_reading(state.dtype).odds_unit(state))


@dataclass(frozen=True)
class Shape:
    """How large the layers of a net are."""

    inputs: int
    first: int
    second: int
    sides: int

    @property
    def outputs(self) -> int:
        """Scores, then odds, each side by side from the own one."""
        return 2 * self.sides

    @cached_property
    def layers(self) -> tuple[tuple[int, int], ...]:
        return ((self.inputs, self.first), (self.first, self.second), (self.second, self.outputs))

    @property
    def weights(self) -> int:
        """How many there are: of each layer a row for each unit before it, then the biases."""
        return sum((before + 1) * after for before, after in self.layers)

    @property
    def room(self) -> int:
        """Floats that an evaluation needs for inputs, hidden units and outputs."""
        return self.inputs + self.first + self.second + self.outputs


@noinline_rule
def connect(given: Floats, weights: Floats, out: Floats) -> None:
    """One layer: biases, and a row of weights for each input that is not zero."""
    count, wide = len(given), len(out)
    for unit in range(wide):
        out[unit] = weights[count * wide + unit]
    for number in range(count):
        strength = given[number]
        if strength != 0:
            row = number * wide
            for unit in range(wide):
                out[unit] += strength * weights[row + unit]


@rule
def _rectify(out: Floats) -> None:
    for unit in range(len(out)):
        out[unit] = max(out[unit], 0)


@outlined_rule
def judge(
    state: Any, seat: int, head: Head, weights: Floats, room: Floats, scores: Numbers,
    chances: Numbers, bases: Numbers,
) -> None:  # fmt: skip
    """Every seat's expected score and chance to win, as `seat` sees it; exact once it is over.

    `bases` is filled with the hand-made scores.
    """
    if decider(state) == NOBODY:
        estimate(state, bases)
        _settle(state, bases, scores, chances)
        return
    inputs, first, second = int(head.inputs), int(head.first), int(head.second)
    sides = int(head.sides)
    given = room[:inputs]
    one = room[inputs : inputs + first]
    two = room[inputs + first : inputs + first + second]
    out = room[inputs + first + second : inputs + first + second + 2 * sides]
    write_inputs(state, seat, int(head.worlds), given)
    base_scores(state, seat, given, bases)
    at = (inputs + 1) * first
    connect(given, weights[:at], one)
    _rectify(one)
    connect(one, weights[at : at + (first + 1) * second], two)
    at += (first + 1) * second
    _rectify(two)
    connect(two, weights[at:], out)
    _conclude(state, seat, sides, out, scores, chances, bases)


@rule
def _conclude(
    state: Any,
    seat: int,
    sides: int,
    out: Floats,
    scores: Numbers,
    chances: Numbers,
    bases: Numbers,
) -> None:
    """Scores are the hand-made ones with their residuals; chances add up to 1 over the sides."""
    seats = int(state.seats)
    unit = odds_unit(state)
    most = -1e300
    for who in range(seats):
        side = (who - seat) % sides
        scores[who] = bases[who] + float(out[side]) * SCORE_SCALE
        chances[who] = bases[who] / unit + float(out[sides + side])
        most = max(most, chances[who])
    total = 0.0
    for who in range(seats):
        chances[who] = exp(chances[who] - most)
        total += chances[who]
    partners = seats // sides  # a side's chance is that of each of its seats
    for who in range(seats):
        chances[who] *= partners / total


@rule
def _settle(state: Any, bases: Numbers, scores: Numbers, chances: Numbers) -> None:
    """The game is over: whoever is ahead has won."""
    seats = int(state.seats)
    most = bases[0]
    for who in range(seats):
        scores[who] = bases[who]
        most = max(most, bases[who])
    winners = 0
    for who in range(seats):
        winners += 1 if bases[who] == most else 0
    for who in range(seats):
        chances[who] = 0.0 if bases[who] < most else 1.0
