"""Nautilùs: sailors, cards and Moby Dick for two teams or two players, with hidden hands."""

from .game import GAME, Nautilus, NautilusPosition

__all__ = ["GAME", "Nautilus", "NautilusPosition"]
