"""What a learner of Nautilùs can be paid: for the team's result, or for its own sailors.

`individual` is the share of the own sailors brought home, less the mean of all seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...lab.rewards import RESULT, Reward, by_places
from .. import api
from .view import SailorView, View

INDIVIDUAL: Final = "individual"


def individual(position: api.Position) -> list[float]:
    """Sailors in their harbour are plain to see, so the view of a spectator tells them."""
    view = position.view(None)
    assert isinstance(view, View)
    home = [_share_home(view.sailors, player.colours) for player in view.players]
    mean = sum(home) / len(home)
    return [share - mean for share in home]


def _share_home(sailors: Sequence[SailorView], colours: Sequence[str]) -> float:
    own = [sailor for sailor in sailors if sailor.colour in colours]
    return sum(str(sailor.spot).startswith("harbour") for sailor in own) / len(own)


REWARDS: Final[Mapping[str, Reward]] = {
    RESULT: Reward(by_places),
    INDIVIDUAL: Reward(individual),
}
