"""Schema classes become flat records, or are refused with the reason."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from seaboard.games.kernel.schema import (
    Cells,
    Record,
    SchemaError,
    dtype_of,
    i8,
    i32,
    layout_hash,
    view_as,
    zeros,
)


class Point(Record):
    x: i8
    y: i32


class Path(Record):
    length: i8
    points: Annotated[list[Point], Cells(Point, 3)]
    grid: Annotated[list[list[int]], Cells(i8, (2, 4))]


def test_a_schema_is_packed() -> None:
    """No byte is padding, so equal states have equal bytes."""
    assert dtype_of(Point).itemsize == 5
    assert dtype_of(Path).itemsize == 1 + 3 * 5 + 8


def test_a_record_is_a_view_of_its_memory() -> None:
    """Writing a field writes the bytes."""
    data = zeros(Path)
    path = view_as(Path, data)
    path.points[2].y = 7
    path.grid[1][3] = -1
    assert data.any()
    assert view_as(Path, data.copy()).points[2].y == 7
    assert path.grid[1][3] == -1


@pytest.mark.parametrize("name", ["size", "round", "data", "item", "shape", "copy", "fill"])
def test_a_field_named_like_an_attribute_of_a_record_is_refused(name: str) -> None:
    """Interpreted, such a field would silently be read wrong."""
    schema = type("Bad", (Record,), {"__annotations__": {name: i8}})
    with pytest.raises(SchemaError, match=f"Bad.{name}: np.record has an attribute"):
        dtype_of(schema)


def test_a_field_without_a_fixed_size_is_refused() -> None:
    """A plain int or list does not say how many bytes it takes."""
    for kind in (int, list[int], str):
        schema = type("Loose", (Record,), {"__annotations__": {"many": kind}})
        with pytest.raises(SchemaError, match="has no fixed size"):
            dtype_of(schema)


def test_the_layout_hash_changes_with_the_layout() -> None:
    """A field more, another width, name, order or length: each is another layout."""
    one = Annotated[list[int], Cells(i8, 4)]
    other = Annotated[list[int], Cells(i8, 5)]
    layouts = [
        {"a": i8, "b": i8},
        {"a": i8, "b": i8, "c": i8},
        {"a": i8, "b": i32},
        {"a": i8, "z": i8},
        {"b": i8, "a": i8},
        {"a": one, "b": i8},
        {"a": other, "b": i8},
        {"a": Point, "b": i8},
    ]
    marks = {
        layout_hash(type("Some", (Record,), {"__annotations__": layout})) for layout in layouts
    }
    assert len(marks) == len(layouts)
    assert {len(mark) for mark in marks} == {8}


def test_the_layout_hash_does_not_depend_on_the_name() -> None:
    """The same fields are the same layout."""
    again = type("Again", (Record,), {"__annotations__": {"x": i8, "y": i32}})
    assert layout_hash(again) == layout_hash(Point)


def test_a_record_read_from_python_is_a_numpy_record() -> None:
    """Interpreted rules read fields by name."""
    assert isinstance(view_as(Point, zeros(Point)), np.record)
