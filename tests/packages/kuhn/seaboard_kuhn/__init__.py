"""Kuhn poker: three cards, two players, one bet. The entry point of the package names `GAME`."""

from .game import GAME

__all__ = ["GAME"]
