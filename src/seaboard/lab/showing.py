"""A view as plain lines of text, whatever the game."""

from __future__ import annotations

from typing import Any

from ..games.api import View, as_data


def plain_lines(view: View) -> list[str]:
    """Every item of the view on a line of its own."""
    return _lines("", as_data(view))


def _lines(path: str, data: Any) -> list[str]:
    if isinstance(data, dict):
        items = [(f"{path}.{key}".lstrip("."), item) for key, item in data.items()]
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        items = [(f"{path}.{number}", item) for number, item in enumerate(data, 1)]
    else:
        shown = ", ".join(map(str, data)) if isinstance(data, list) else data
        return [f"{path}: {shown}"]
    return [line for inner, item in items for line in _lines(inner, item)]
