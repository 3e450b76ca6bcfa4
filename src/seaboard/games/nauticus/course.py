"""How a game of Nauticus has gone: the round, and the points if it had ended then."""

from __future__ import annotations

from collections.abc import Iterator

from ..api import Fact, Position, Seat, Standing
from .facts import BonusLost, GiftLost, RewardLost, RewardTaken, ShipFinished
from .view import View


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
