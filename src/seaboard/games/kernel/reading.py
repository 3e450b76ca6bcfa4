"""Reading a state in Python: plain objects with the schema's names.

Attributes of `np.record` build a NumPy object at each access; these are plain ones. Rules that only
read run on such an object too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from struct import Struct
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints, overload

import numpy as np

from .schema import Cells, Record, dtype_of

R = TypeVar("R", bound=Record)


def read(schema: type[R], data: bytes) -> R:
    """The record in `data` as a plain object; nested records are read when they are asked for."""
    return cast(R, _reader(schema).read(data))


class Rows(Sequence[R]):
    """An array of records, each read when it is asked for."""

    __slots__ = ("_count", "_data", "_reader")

    def __init__(self, reader: _Reader, data: bytes, count: int) -> None:
        self._reader = reader
        self._data = data
        self._count = count

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[R]: ...
    def __getitem__(self, index: int | slice) -> R | Sequence[R]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(self._count))]
        place = range(self._count)[index]
        size = self._reader.size
        return cast(R, self._reader.read(self._data[place * size : (place + 1) * size]))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[R]:
        return (self[number] for number in range(self._count))


class _Reader:
    """How to read one schema class: one `struct` for all its numbers, readers for the rest."""

    def __init__(self, schema: type[Record]) -> None:
        self.schema = schema
        self.size = dtype_of(schema).itemsize
        self._fields: list[tuple[str, int, int, Any]] = []
        pattern, values = "<", 0
        for name, hint in get_type_hints(schema, include_extras=True).items():
            piece, count, make = _plan(hint)
            self._fields.append((name, values, count, make))
            pattern, values = pattern + piece, values + count
        self._struct = Struct(pattern)

    def read(self, data: bytes) -> Any:
        values = self._struct.unpack(data)
        record = object.__new__(self.schema)
        record.__dict__ = {
            name: values[at] if make is None else make(values[at : at + count])
            for name, at, count, make in self._fields
        }
        return record


_READERS: dict[type[Record], _Reader] = {}


def _reader(schema: type[Record]) -> _Reader:
    if schema not in _READERS:
        _READERS[schema] = _Reader(schema)
    return _READERS[schema]


def _plan(hint: Any) -> tuple[str, int, Any]:
    """The struct pattern of a field, how many values that is, and what makes the field of them."""
    if get_origin(hint) is not Annotated:
        nested = _reader(hint)
        return f"{nested.size}s", 1, lambda values: nested.read(values[0])
    meaning = get_args(hint)[1]
    if not isinstance(meaning, Cells):
        return _letter(meaning), 1, None
    shape = meaning.shape if isinstance(meaning.shape, tuple) else (meaning.shape,)
    if get_origin(meaning.of) is Annotated:
        pattern = f"{prod(shape)}{_letter(get_args(meaning.of)[1])}"
        return pattern, prod(shape), _grid(shape)
    rows = _reader(meaning.of)
    return f"{rows.size * shape[0]}s", 1, lambda values: Rows(rows, values[0], shape[0])


def _letter(number: str) -> str:
    """How `struct` calls an integer of the schema; its `l` is half as long as NumPy's."""
    dtype = np.dtype(number)
    return "q" if dtype.itemsize == 8 else dtype.char


def _grid(shape: tuple[int, ...]) -> Any:
    """Makes nested lists of the values of an array."""
    if len(shape) == 1:
        return list
    row, size = _grid(shape[1:]), prod(shape[1:])
    return lambda values: [row(values[at : at + size]) for at in range(0, size * shape[0], size)]
