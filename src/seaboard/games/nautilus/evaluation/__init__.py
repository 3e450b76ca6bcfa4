"""What bots know of Nautilùs beyond its rules: importing this registers its judgement."""

from __future__ import annotations

from typing import Final

from ....bots.senses import SearchProfile, Worlds
from . import sense

__all__ = ["PROFILE", "sense"]

PROFILE: Final = SearchProfile(Worlds(at_once=16, playouts=512), heat=20.0, turns={2: 4, 4: 4})
