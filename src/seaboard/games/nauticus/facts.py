"""What can happen in Nauticus: a frozen value per kind of fact.

Seats are counted from 0, ships from 1 in their owner's yard. Tiles, actions and rewards have the
names of `state.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..api import Fact


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    key = "round.begun"
    round: int
    anchor: int  # the field at which the wheel's anchor section lies


@dataclass(frozen=True, slots=True)
class LaidOut(Fact):
    """The action at each field."""

    key = "layout"
    round: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FieldChosen(Fact):
    key = "field.chosen"
    seat: int
    field: int
    action: str
    blue: int  # workers of the wheel there


@dataclass(frozen=True, slots=True)
class BonusReceived(Fact):
    """Workers, taler and points of the chosen field, as far as it has them."""

    key = "bonus.received"
    seat: int
    workers: int | None
    taler: int | None
    points: int | None


@dataclass(frozen=True, slots=True)
class BonusLost(Fact):
    """The bonus tile found no room, or no such tile was left."""

    key = "bonus.lost"
    seat: int
    kind: str  # the action that sells such tiles


@dataclass(frozen=True, slots=True)
class TileReceived(Fact):
    """A tile that its new owner has named; it lies in the warehouse."""

    key = "tile.received"
    seat: int
    tile: str
    for_: str  # bonus, gift or reward


@dataclass(frozen=True, slots=True)
class TileBought(Fact):
    key = "tile.bought"
    seat: int
    tile: str
    price: int
    blue: int  # workers paid
    own: int


@dataclass(frozen=True, slots=True)
class TileStored(Fact):
    key = "tile.stored"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileForfeited(Fact):
    key = "tile.forfeited"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileTransported(Fact):
    key = "tile.transported"
    seat: int
    tile: str
    blue: int
    own: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Fact):
    key = "tile.placed"
    seat: int
    tile: str
    ship: int


@dataclass(frozen=True, slots=True)
class ShipBegun(Fact):
    key = "ship.begun"
    seat: int
    tile: str
    ship: int


@dataclass(frozen=True, slots=True)
class ShipFinished(Fact):
    key = "ship.finished"
    seat: int
    ship: int
    size: int  # in sections; as many rewards follow


@dataclass(frozen=True, slots=True)
class RewardTaken(Fact):
    """With what it brings at once: workers, taler, points, or a crown tile that found room."""

    key = "reward.taken"
    seat: int
    reward: str
    workers: int | None
    taler: int | None
    points: int | None
    tile: str | None


@dataclass(frozen=True, slots=True)
class RewardLost(Fact):
    """A reward of goods for which there is no room."""

    key = "reward.lost"
    seat: int
    reward: str


@dataclass(frozen=True, slots=True)
class GiftDue(Fact):
    """All four kinds are bought: a fifth tile is to be named."""

    key = "gift.due"
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class GiftLost(Fact):
    key = "gift.lost"
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class MoneyWithdrawn(Fact):
    key = "money.withdrawn"
    seat: int
    taler: int
    blue: int
    own: int


@dataclass(frozen=True, slots=True)
class GoodsDelivered(Fact):
    key = "goods.delivered"
    seat: int
    ship: int
    goods: tuple[str, ...]
    blue: int
    own: int


@dataclass(frozen=True, slots=True)
class CrownsScored(Fact):
    key = "crowns.scored"
    seat: int
    points: int
    blue: int
    own: int


@dataclass(frozen=True, slots=True)
class PassFlipped(Fact):
    """A pass that flipped a tile; `flipped` tiles of the player's show their crown now."""

    key = "pass.flipped"
    seat: int
    flipped: int


@dataclass(frozen=True, slots=True)
class PassBare(Fact):
    """A pass with no tile left to flip."""

    key = "pass.bare"
    seat: int
    flipped: int


@dataclass(frozen=True, slots=True)
class ExtraBegun(Fact):
    key = "extra.begun"
    seat: int
    action: str
    workers: int  # that it brings


@dataclass(frozen=True, slots=True)
class ActionDone(Fact):
    key = "action.done"
    seat: int
    action: str
    as_: str  # phase or extra


@dataclass(frozen=True, slots=True)
class TurnEnded(Fact):
    key = "turn.ended"
    seat: int


@dataclass(frozen=True, slots=True)
class PhaseEnded(Fact):
    key = "phase.ended"
    round: int
    phase: int


@dataclass(frozen=True, slots=True)
class AnchorLaid(Fact):
    """The anchor tile lies at the field of the round's first phase."""

    key = "anchor.laid"
    field: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Fact):
    key = "round.ended"
    round: int


@dataclass(frozen=True, slots=True)
class PassPenalty(Fact):
    """Points lost for pass tiles that were not flipped."""

    key = "pass.penalty"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreFinal(Fact):
    """A seat's row of the score table."""

    key = "score.final"
    seat: int
    total: int
    place: int
    track: int
    goods: int
    ships: int
    leftovers: int
    taler: int


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    key = "game.ended"
    winners: tuple[int, ...]


FACT_TYPES: Final[tuple[type[Fact], ...]] = (
    RoundBegun, LaidOut, FieldChosen, BonusReceived, BonusLost, TileReceived, TileBought,
    TileStored, TileForfeited, TileTransported, TilePlaced, ShipBegun, ShipFinished, RewardTaken,
    RewardLost, GiftDue, GiftLost, MoneyWithdrawn, GoodsDelivered, CrownsScored, PassFlipped,
    PassBare, ExtraBegun, ActionDone, TurnEnded, PhaseEnded, AnchorLaid, RoundEnded, PassPenalty,
    ScoreFinal, GameEnded,
)  # fmt: skip
