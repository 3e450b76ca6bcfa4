"""How a game of Nauticus has gone: the round, and the points if it had ended then."""

from __future__ import annotations

from ..api import Position, Standing
from .view import View


def standing(position: Position) -> Standing:
    """Nothing is hidden in Nauticus, so the view of a spectator tells everything."""
    view = position.view(None)
    assert isinstance(view, View)
    return Standing(view.round, tuple(player.account["total"] for player in view.players))
