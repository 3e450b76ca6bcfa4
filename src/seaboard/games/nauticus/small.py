"""Small games of Nauticus, for exact methods.

`last-phases` is for two: the end of a game between bots, tied at 108 points, with the rest of one
phase and the last one still to play. Nothing is hidden and there is no chance left, so what best
play leads to can be worked out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from ..api import Position
from ..small import Small
from .game import GAME

_FILE: Final = "last_phases.json"


def last_phases() -> Sequence[Position]:
    """The one position, from its description."""
    text = (files(GAME.package) / _FILE).read_text(encoding="utf-8")
    return [GAME.set_up(json.loads(text))]


SMALL: Final[Mapping[str, Small]] = {
    "last-phases": Small("two players, a tie, and two phases to go", last_phases)
}
