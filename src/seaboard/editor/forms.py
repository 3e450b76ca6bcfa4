"""The form of a position that is set up by hand: what can be changed of its description, and how.

A game's part `editing` says it by `form(position)`, a list of these; KEPT, what stays as it is;
`formed(whole)`, a whole description as the form has it; and `complete(data)`, the way back, which
adds what follows from the rest and no form asks for. Labels are the messages `<game>-edit-<name>`,
values those of `<game>-value-<says>`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Literal

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict

Kind = Literal["number", "flag", "choice", "seat", "chosen", "counts", "rows", "table", "title"]


class EditField(TypedDict):
    """Something of a description that can be changed."""

    name: str
    kind: Kind
    least: int  # of a number, of each count, or of the rows
    most: int
    names: list[str]  # among which is chosen, or of which each has a count; "" is none
    says: str  # which message makes words of the names
    optional: bool  # whether there may be none (null)
    fields: list[EditField]  # of each row, or of the table
    fresh: Any  # what a row or table begins with


def _field(name: str, kind: Kind, **values: Any) -> EditField:
    return {
        "name": name,
        "kind": kind,
        "least": values.get("least", 0),
        "most": values.get("most", 0),
        "names": list(values.get("names", ())),
        "says": values.get("says", ""),
        "optional": values.get("optional", False),
        "fields": list(values.get("fields", ())),
        "fresh": values.get("fresh"),
    }


def number(name: str, least: int, most: int, *, optional: bool = False) -> EditField:
    """A number within its bounds."""
    return _field(name, "number", least=least, most=most, optional=optional, fresh=least)


def flag(name: str) -> EditField:
    """Yes or no."""
    return _field(name, "flag")


def choice(name: str, names: Sequence[str], says: str) -> EditField:
    """One of some names."""
    return _field(name, "choice", names=names, says=says)


def seat(name: str, *, optional: bool = False) -> EditField:
    """A seat."""
    return _field(name, "seat", optional=optional, fresh=0)


def chosen(name: str, names: Sequence[str], says: str) -> EditField:
    """Any of some names."""
    return _field(name, "chosen", names=names, says=says)


def counts(name: str, names: Sequence[str], most: int, says: str) -> EditField:
    """How many there are of each."""
    return _field(name, "counts", names=names, most=most, says=says)


def title(name: str, says: str) -> EditField:
    """What a row is about, which stays."""
    return _field(name, "title", says=says)


def rows(
    name: str, fields: Sequence[EditField], *, most: int = 0, fresh: Mapping[str, Any] | None = None
) -> EditField:
    """A list of things with fields; with a fresh one, rows can be added and taken away."""
    return _field(name, "rows", fields=fields, most=most, fresh=fresh)


def table(name: str, fields: Sequence[EditField], fresh: Mapping[str, Any]) -> EditField:
    """Fields that are there together or not at all."""
    return _field(name, "table", fields=fields, fresh=fresh, optional=True)


def picked(data: Mapping[str, Any], fields: Sequence[EditField]) -> dict[str, Any]:
    """Of a description only what the fields name."""
    return {
        each["name"]: _picked(data[each["name"]], each) for each in fields if each["name"] in data
    }


def _picked(value: Any, field: EditField) -> Any:
    if field["kind"] == "rows":
        return [picked(row, field["fields"]) for row in value]
    if field["kind"] == "table" and value is not None:
        return picked(value, field["fields"])
    return value
