"""Everything that can happen in Nautilùs: a frozen value of its own class for each kind of fact.

Seats are counted from 0. `by` is the commander who decides in the turn of `seat`. A card that the
reader may not know is HIDDEN. A spot is written as in a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from .. import api
from ..api import Seat

HIDDEN: Final = "?"


class Fact(api.Fact):
    """`foreseeable`: a legal move is sure to do it, as everyone at the table can see beforehand.
    Answers, cards received and the like are not.
    """

    __slots__ = ()
    foreseeable: ClassVar[bool] = False


# Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Fact):
    key: ClassVar[str] = "card.dealt"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Fact):
    """From the hand."""

    key: ClassVar[str] = "card.played"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUndone(Fact):
    """By a Nautilùs."""

    key: ClassVar[str] = "card.undone"
    foreseeable: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUsed(Fact):
    """Through a Nautilùs."""

    key: ClassVar[str] = "card.used"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Fact):
    key: ClassVar[str] = "card.discarded"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None
    card: str
    why: str  # skipped by an 8, or stuck without a card that can be played


@dataclass(frozen=True, slots=True, kw_only=True)
class CardChosen(Fact):
    """Laid ready for an exchange."""

    key: ClassVar[str] = "card.chosen"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPassed(Fact):
    """From one partner to the other."""

    key: ClassVar[str] = "card.passed"
    from_: Seat
    to: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAsked(Fact):
    """In a Sea Trade of two players."""

    key: ClassVar[str] = "card.asked"
    seat: Seat
    by: Seat | None = None
    to: Seat
    card: str
    answer: str  # yes or no


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReturned(Fact):
    """For the card that was asked for."""

    key: ClassVar[str] = "card.returned"
    seat: Seat
    by: Seat | None = None
    to: Seat
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeDone(Fact):
    key: ClassVar[str] = "trade.done"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeFailed(Fact):
    key: ClassVar[str] = "trade.failed"
    seat: Seat


# Hands, turns and rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class HandChanged(Fact):
    key: ClassVar[str] = "hand.changed"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandKept(Fact):
    key: ClassVar[str] = "hand.kept"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAnnounced(Fact):
    key: ClassVar[str] = "hand.announced"
    seat: Seat
    holds: str  # with or without a 1 or 12


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsPassed(Fact):
    """By a Storm. `to` and `cards` go by seat: who gets its hand, and how many cards that are."""

    key: ClassVar[str] = "hands.passed"
    foreseeable: ClassVar[bool] = True
    to: tuple[Seat, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTaken(Fact):
    """With an 8: the seat is the one that plays it."""

    key: ClassVar[str] = "turn.taken"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCommanded(Fact):
    key: ClassVar[str] = "turn.commanded"
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TelescopeUp(Fact):
    key: ClassVar[str] = "telescope.up"
    foreseeable: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TelescopeDown(Fact):
    key: ClassVar[str] = "telescope.down"
    foreseeable: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun(Fact):
    key: ClassVar[str] = "round.begun"
    round: int
    dealer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Fact):
    key: ClassVar[str] = "game.ended"
    foreseeable: ClassVar[bool] = True
    winners: tuple[Seat, ...]


# Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class SailorMoved(Fact):
    """Along `way`, every spot from where it was to where its steps ended; if it `rides`, Moby Dick
    has taken it on from there. Without a way: by a Compass, or by an undoing.
    """

    key: ClassVar[str] = "sailor.moved"
    foreseeable: ClassVar[bool] = True
    sailor: str
    from_: str
    to: str
    way: tuple[str, ...] | None = None
    rides: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SailorEntered(Fact):
    key: ClassVar[str] = "sailor.entered"
    foreseeable: ClassVar[bool] = True
    sailor: str
    from_: str
    to: str
    way: tuple[str, ...] | None = None  # to its start
    rides: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SailorBack(Fact):
    """In its whirlpool."""

    key: ClassVar[str] = "sailor.back"
    foreseeable: ClassVar[bool] = True
    sailor: str
    from_: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SailorRestored(Fact):
    """From its whirlpool, by the undoing of a card."""

    key: ClassVar[str] = "sailor.restored"
    foreseeable: ClassVar[bool] = True
    sailor: str
    from_: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MobyStart(Fact):
    """Two players: the colour behind whose start he is to appear."""

    key: ClassVar[str] = "moby.start"
    foreseeable: ClassVar[bool] = True
    seat: Seat
    by: Seat | None = None
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MobyEntered(Fact):
    key: ClassVar[str] = "moby.entered"
    foreseeable: ClassVar[bool] = True
    to: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MobyMoved(Fact):
    """Along `way`, every field from where he was; `round` if he comes back there, a sailor on his
    back. Without a way: by a Compass, or by an undoing.
    """

    key: ClassVar[str] = "moby.moved"
    foreseeable: ClassVar[bool] = True
    from_: int
    to: int
    way: tuple[int, ...] | None = None
    round: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRolled(Fact):
    key: ClassVar[str] = "die.rolled"
    fields: int


FACT_TYPES: Final[tuple[type[Fact], ...]] = (
    CardDealt, CardPlayed, CardUndone, CardUsed, CardDiscarded, CardChosen, CardPassed, CardAsked,
    CardReturned, TradeDone, TradeFailed, HandChanged, HandKept, HandAnnounced, HandsPassed,
    TurnTaken, TurnCommanded, TelescopeUp, TelescopeDown, RoundBegun, GameEnded, SailorMoved,
    SailorEntered, SailorBack, SailorRestored, MobyStart, MobyEntered, MobyMoved, DieRolled,
)  # fmt: skip
