"""Every move of Nauticus: a frozen value per kind, its stable text, its integer code.

The 217 codes are dense and in the order of `MOVES`; the constants below mark where each kind
begins, so that the rules can go from a code to its meaning by subtraction.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from .. import api
from ..api import InvalidMove
from .state import ACTIONS, FIELDS, MAX_SHIPS, REWARDS, TILES

FIELD: Final = 0
TAKE: Final = FIELD + FIELDS
BUY: Final = TAKE + len(TILES)
TRANSPORT: Final = BUY + len(TILES)
PLACE: Final = TRANSPORT + len(TILES)
PLACE_NEW: Final = PLACE + MAX_SHIPS
STORE: Final = PLACE_NEW + 1
WITHDRAW: Final = STORE + 1
DELIVER: Final = WITHDRAW + 1
SCORE: Final = DELIVER + MAX_SHIPS
PASS: Final = SCORE + 1
DONE: Final = PASS + 1
END: Final = DONE + 1
EXTRA: Final = END + 1
REWARD: Final = EXTRA + len(ACTIONS)
LAY: Final = REWARD + len(REWARDS)
CODES: Final = LAY + len(ACTIONS)

_TILE_NUMBERS: Final = {tile: number for number, tile in enumerate(TILES)}
_ACTION_NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}
_REWARD_NUMBERS: Final = {reward: number for number, reward in enumerate(REWARDS)}


class Move(api.Move):
    """One decision or chance outcome."""

    __slots__ = ()
    first: ClassVar[int]  # the code of the first move of this kind

    @property
    def code(self) -> int:
        try:
            return self.first + self.index
        except LookupError:
            raise InvalidMove(f"{str(self)!r} is not a move of Nauticus") from None

    @property
    @abstractmethod
    def index(self) -> int:
        """What it names, as the state counts it; a `LookupError` if there is no such thing."""


class BareMove(Move):
    """A move that says everything with its kind."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.kind

    @property
    def index(self) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class TileMove(Move):
    """A move that names a tile, such as `buy hull:bow`."""

    tile: str

    def __str__(self) -> str:
        return f"{self.kind} {self.tile}"

    @property
    def index(self) -> int:
        return _TILE_NUMBERS[self.tile]


@dataclass(frozen=True, slots=True)
class ActionMove(Move):
    """A move that names an action."""

    action: str

    def __str__(self) -> str:
        return f"{self.kind} {self.action}"

    @property
    def index(self) -> int:
        return _ACTION_NUMBERS[self.action]


@dataclass(frozen=True, slots=True)
class ChooseField(Move):
    """The start player chooses the field of the phase."""

    kind = "field"
    first = FIELD
    number: int

    def __str__(self) -> str:
        return f"field {self.number}"

    @property
    def index(self) -> int:
        if not 0 <= self.number < FIELDS:
            raise LookupError(self.number)
        return self.number


@dataclass(frozen=True, slots=True)
class TakeTile(TileMove):
    """Name the tile of a bonus, a gift or a goods reward."""

    kind = "take"
    first = TAKE


@dataclass(frozen=True, slots=True)
class BuyTile(TileMove):
    """One use of the phase's blue action: the tile comes into the hand."""

    kind = "buy"
    first = BUY


@dataclass(frozen=True, slots=True)
class TransportTile(TileMove):
    """Out of the warehouse, to be placed at once."""

    kind = "transport"
    first = TRANSPORT


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """Lay the tile in hand on a ship; None begins a new one."""

    kind = "place"
    first = PLACE
    ship: int | None

    def __str__(self) -> str:
        return f"place {'new' if self.ship is None else self.ship}"

    @property
    def index(self) -> int:
        return MAX_SHIPS if self.ship is None else _ship_index(self.ship)


@dataclass(frozen=True, slots=True)
class StoreTile(BareMove):
    """Put the bought tile in hand into the warehouse."""

    kind = "store"
    first = STORE


@dataclass(frozen=True, slots=True)
class WithdrawMoney(BareMove):
    """One use of the withdraw action."""

    kind = "withdraw"
    first = WITHDRAW


@dataclass(frozen=True, slots=True)
class DeliverGoods(Move):
    """The whole cargo of a ship."""

    kind = "deliver"
    first = DELIVER
    ship: int

    def __str__(self) -> str:
        return f"deliver {self.ship}"

    @property
    def index(self) -> int:
        return _ship_index(self.ship)


@dataclass(frozen=True, slots=True)
class ScoreCrowns(BareMove):
    """One use of the crowns action."""

    kind = "score"
    first = SCORE


@dataclass(frozen=True, slots=True)
class Pass(BareMove):
    """Leave out the action of the phase."""

    kind = "pass"
    first = PASS


@dataclass(frozen=True, slots=True)
class FinishAction(BareMove):
    """End the action in hand after at least one use."""

    kind = "done"
    first = DONE


@dataclass(frozen=True, slots=True)
class EndTurn(BareMove):
    """End the turn and keep the extra action for later."""

    kind = "end"
    first = END


@dataclass(frozen=True, slots=True)
class BeginExtra(ActionMove):
    """Begin the extra action with this action."""

    kind = "extra"
    first = EXTRA


@dataclass(frozen=True, slots=True)
class TakeReward(Move):
    """One of the rewards for a finished ship."""

    kind = "reward"
    first = REWARD
    reward: str

    def __str__(self) -> str:
        return f"reward {self.reward}"

    @property
    def index(self) -> int:
        return _REWARD_NUMBERS[self.reward]


@dataclass(frozen=True, slots=True)
class LayOut(ActionMove):
    """Chance lays this action tile on the next field."""

    kind = "lay"
    first = LAY


def _ship_index(ship: int) -> int:
    """Ships are counted from 1 in moves, from 0 in the state."""
    if not 1 <= ship <= MAX_SHIPS:
        raise LookupError(ship)
    return ship - 1


def _all_moves() -> list[Move]:
    ships = range(1, MAX_SHIPS + 1)
    return [
        *(ChooseField(field) for field in range(FIELDS)),
        *(TakeTile(tile) for tile in TILES),
        *(BuyTile(tile) for tile in TILES),
        *(TransportTile(tile) for tile in TILES),
        *(PlaceTile(ship) for ship in ships),
        PlaceTile(None),
        StoreTile(),
        WithdrawMoney(),
        *(DeliverGoods(ship) for ship in ships),
        ScoreCrowns(),
        Pass(),
        FinishAction(),
        EndTurn(),
        *(BeginExtra(action) for action in ACTIONS),
        *(TakeReward(reward) for reward in REWARDS),
        *(LayOut(action) for action in ACTIONS),
    ]


MOVES: Final = tuple(_all_moves())
CODE_OF: Final = {str(move): code for code, move in enumerate(MOVES)}
MOVE_TYPES: Final = tuple(dict.fromkeys(type(move) for move in MOVES))
