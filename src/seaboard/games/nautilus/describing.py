"""The whole of a position as data for `set_up`: hands and what is known of them included."""

from __future__ import annotations

from .described import describe

__all__ = ["describe"]
