"""Reading a board file: what every game's board has in common, with one clear error each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from .api import BadBoard

B = TypeVar("B")


def load(path: Path, check: Callable[[Mapping[str, Any]], B]) -> B:
    """Read a TOML file and let `check` make a board of it; an error names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadBoard(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise BadBoard(f"{path}: not a text file in UTF-8 (byte {error.start})") from None
    try:
        return read(text, check)
    except BadBoard as error:
        raise BadBoard(f"{path}: {error}") from None


def read(text: str, check: Callable[[Mapping[str, Any]], B]) -> B:
    """Let `check` make a board of what a TOML file contains."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadBoard("not a TOML file of ours: nested too deeply") from None
    except ValueError as error:  # also a number with too many digits
        raise BadBoard(f"not a TOML file: {error}") from None
    return check(data)


def name_of(data: Mapping[str, Any]) -> str:
    """The board's own name."""
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise BadBoard(f"name: expected a word or two that name this board, got {name!r}")
    return " ".join(name.split())


def reject_unknown(table: Mapping[str, Any], where: str, keys: tuple[str, ...]) -> None:
    """Refuse a key that has no meaning."""
    for key in table:
        if key not in keys:
            raise BadBoard(f"{where}: unknown key {key!r}; expected {', '.join(keys)}")


def table_of(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key)
    if not isinstance(table, dict):
        raise BadBoard(f"{key}: expected a table [{key}]")
    return table


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
