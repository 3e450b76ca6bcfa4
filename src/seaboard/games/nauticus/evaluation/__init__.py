"""What bots know of Nauticus beyond its rules: importing this registers its evaluator."""

from __future__ import annotations

from typing import Final

from ....bots.profiles import OPEN, SearchProfile
from . import evaluator, inputs

__all__ = ["PROFILE", "evaluator", "inputs"]

PROFILE: Final = SearchProfile(
    OPEN, temperature=1.5, turns={2: 4, 3: 8, 4: 12}, learned_turns={2: 20, 3: 18, 4: 22}
)
