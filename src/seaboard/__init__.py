"""Seaboard: board games of the sea, exactly, at native speed."""

__version__ = "0.1.0"
