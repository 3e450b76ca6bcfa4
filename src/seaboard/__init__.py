"""Seaboard: Nauticus and Nautilùs, exactly, at native speed."""

__version__ = "0.1.0"
