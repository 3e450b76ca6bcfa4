"""How a game of Nauticus has gone: the round, and the points if it had ended then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..api import Fact, Position, Seat, Standing
from .facts import (
    BonusLost,
    BonusReceived,
    CrownsScored,
    GiftLost,
    GoodsDelivered,
    MoneyWithdrawn,
    RewardLost,
    RewardTaken,
    ShipFinished,
    TileBought,
    TileTransported,
)
from .view import View

# What `brought` counts: what only grows, then what can also be spent; the most valuable first.
GAINS: Final = ("ships", "rewards", "goods", "points", "tiles")
BALANCES: Final = ("lost", "workers", "taler")


def standing(position: Position) -> Standing:
    """Nothing is hidden in Nauticus, so the view of a spectator tells everything."""
    view = position.view(None)
    assert isinstance(view, View)
    return Standing(view.round, tuple(player.account["total"] for player in view.players))


def measures(position: Position) -> dict[str, tuple[int, ...]]:
    """What each seat has to work with, for comparing at the beginning of a round."""
    view = position.view(None)
    assert isinstance(view, View)
    return {
        "workers": tuple(player.workers for player in view.players),
        "taler": tuple(player.taler for player in view.players),
        "crowns": tuple(player.crowns for player in view.players),
    }


def counted(fact: Fact, _after: Position) -> Iterator[tuple[str, Seat]]:
    """What is worth counting of what happened, and to whom it happened."""
    match fact:
        case ShipFinished():
            yield "ships", fact.seat
        case RewardTaken():
            yield "rewards", fact.seat
        case RewardLost() | GiftLost() | BonusLost():
            yield "lost", fact.seat
        case _:
            pass


def brought(fact: Fact, _after: Position, seat: Seat) -> Iterator[tuple[str, int]]:
    """What the fact brought the seat, or took from it."""
    if getattr(fact, "seat", None) != seat:
        return
    match fact:
        case ShipFinished():
            yield "ships", 1
        case RewardTaken():
            yield "rewards", 1
            yield from _received(fact)
        case BonusReceived():
            yield from _received(fact)
        case RewardLost() | GiftLost() | BonusLost():
            yield "lost", -1
        case GoodsDelivered():
            yield "goods", len(fact.goods)
            yield "workers", -fact.own
        case CrownsScored():
            yield "points", fact.points
            yield "workers", -fact.own
        case MoneyWithdrawn():
            yield "taler", fact.taler
            yield "workers", -fact.own
        case TileBought():
            yield "tiles", 1
            yield "taler", -fact.price
            yield "workers", -fact.own
        case TileTransported():
            yield "workers", -fact.own
        case _:
            pass


def _received(fact: RewardTaken | BonusReceived) -> Iterator[tuple[str, int]]:
    yield "points", fact.points or 0
    yield "workers", fact.workers or 0
    yield "taler", fact.taler or 0
