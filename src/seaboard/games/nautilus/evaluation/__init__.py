"""What bots know of Nautilùs beyond its rules: importing this registers its evaluator."""

from __future__ import annotations

from typing import Final

from ....bots.profiles import SearchProfile, Worlds
from . import evaluator, inputs

__all__ = ["PROFILE", "evaluator", "inputs"]

PROFILE: Final = SearchProfile(
    Worlds(at_once=16, playouts=512),
    temperature=20.0,
    turns={2: 4, 4: 4},
    learned_turns={2: 4, 4: 4},
)
