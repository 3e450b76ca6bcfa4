"""What bots know of Nauticus beyond its rules: importing this registers its judgement."""

from __future__ import annotations

from typing import Final

from ....bots.senses import OPEN, SearchProfile
from . import sense

__all__ = ["PROFILE", "sense"]

PROFILE: Final = SearchProfile(OPEN, heat=1.5, turns={2: 4, 3: 8, 4: 12})
