"""State as annotated classes, laid out in memory as one flat NumPy record.

A schema class is never instantiated: a type checker reads its annotations, `dtype_of` turns them
into the record's dtype, and at run time the rules get a `np.record` (or Numba's view of one).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

i8 = Annotated[int, "i1"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]

Bytes = npt.NDArray[np.uint8]
Codes = npt.NDArray[np.uint16]


class Record:
    """Base of every schema class."""


R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Cells:
    """A fixed-size array inside a record: `Annotated[list[int], Cells(i8, 4)]`."""

    of: Any
    shape: int | tuple[int, ...]


_DTYPES: dict[type[Record], np.dtype[np.void]] = {}


class SchemaError(TypeError):
    """A schema class that cannot become a record; a mistake in the source, not in the input."""


def dtype_of(schema: type[Record]) -> np.dtype[np.void]:
    """The record dtype of a schema class, packed: no byte is padding."""
    if schema in _DTYPES:
        return _DTYPES[schema]
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(schema, include_extras=True).items():
        if hasattr(np.record, name):
            # Interpreted, np.record would silently answer with its own attribute.
            raise SchemaError(f"{schema.__name__}.{name}: np.record has an attribute of that name")
        fields.append((name, *_field(schema, name, hint)))
    _DTYPES[schema] = np.dtype((np.record, np.dtype(fields)))
    return _DTYPES[schema]


def _field(schema: type[Record], name: str, hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        meaning = get_args(hint)[1]
        if isinstance(meaning, Cells):
            return (_field(schema, name, meaning.of)[0], meaning.shape)
        return (np.dtype(cast(str, meaning)),)
    if isinstance(hint, type) and issubclass(hint, Record):
        return (dtype_of(hint),)
    raise SchemaError(f"{schema.__name__}.{name}: {hint!r} has no fixed size")


def field_slice(schema: type[Record], name: str) -> slice:
    """Where a field lies in the bytes of its record."""
    fields = cast(Any, dtype_of(schema).fields)
    kind, begin = fields[name][:2]
    return slice(begin, begin + kind.itemsize)


def layout_hash(schema: type[Record]) -> bytes:
    """Eight bytes that change whenever the memory layout of the schema changes."""
    return hashlib.blake2b(repr(_layout(dtype_of(schema))).encode(), digest_size=8).digest()


def _layout(dtype: np.dtype[Any]) -> Any:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return (_layout(base), shape)
    if dtype.fields is None:
        return dtype.str
    return [(name, *map(str, at[1:]), _layout(at[0])) for name, at in dtype.fields.items()]


def view_as(schema: type[R], data: Bytes) -> R:
    """The record that lies in `data`, sharing its memory."""
    return cast(R, data.view(dtype_of(schema))[0])


def zeros(schema: type[Record]) -> Bytes:
    """Zeroed memory for one record."""
    return np.zeros(dtype_of(schema).itemsize, np.uint8)
