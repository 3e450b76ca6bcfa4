"""Nauticus: shipbuilding and trade for two to four, everything in the open."""

from .game import GAME, Nauticus, NauticusPosition

__all__ = ["GAME", "Nauticus", "NauticusPosition"]
