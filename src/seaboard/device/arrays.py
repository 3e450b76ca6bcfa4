"""As much of NumPy as games and bots use, for a browser, where NumPy itself is another 3 MB.

Arrays, records and dtypes over plain bytes, with NumPy's names and meanings; numbers that are read
are Python's own. Heavy work is compiled and only wants the memory. The tests compare this module
with NumPy.
"""
# ruff: noqa: N801  # the names are NumPy's

from __future__ import annotations

import io
import re
import sys
import zipfile
from ast import literal_eval
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from struct import Struct
from types import ModuleType
from typing import Any, Final

Shape = tuple[int, ...]


class UnknownToArrays(TypeError):
    """NumPy could do this; the stand-in cannot."""


# Kinds of numbers


class generic:
    """No value is of this class: what is read from an array is a plain number."""


class integer(int):
    """The base of the kinds of whole numbers; `uint64(3)` is a 3."""


class floating(float):
    """The base of the kinds of broken numbers."""


class int8(integer): ...


class uint8(integer): ...


class uint16(integer): ...


class int32(integer): ...


class int64(integer): ...


class uint64(integer): ...


class bool_(integer): ...


class float32(floating): ...


class float64(floating): ...


class void: ...


_KINDS: Final = {
    "|i1": (int8, "b"),
    "|u1": (uint8, "B"),
    "<u2": (uint16, "H"),
    "<i4": (int32, "i"),
    "<i8": (int64, "q"),
    "<u8": (uint64, "Q"),
    "|b1": (bool_, "?"),
    "<f4": (float32, "f"),
    "<f8": (float64, "d"),
}
_CHARS: Final = {"q": "l", "Q": "L"}  # where NumPy's letter is not that of `struct`


class dtype:
    """What an element is: a number, a record of named fields, or a row of either in a record."""

    char: str
    itemsize: int
    fields: Mapping[str, tuple[dtype, int]] | None
    subdtype: tuple[dtype, Shape] | None
    struct: Struct | None
    str: Any  # its name; the last, since the annotations above mean Python's own

    def __new__(cls, what: Any) -> dtype:
        if isinstance(what, dtype):
            return what
        if isinstance(what, list):
            return _record_of(what)
        if isinstance(what, tuple):  # (record, dtype)
            return dtype(what[1])
        if isinstance(what, type):
            return _BY_CLASS[{int: int64, float: float64, bool: bool_}.get(what, what)]
        return _BY_NAME[what]

    __class_getitem__ = classmethod(lambda cls, _: cls)


def _bare(text: str, itemsize: int) -> dtype:
    made: dtype = object.__new__(dtype)
    made.str, made.itemsize, made.char = text, itemsize, "V"
    made.fields = made.subdtype = made.struct = None
    return made


def _number(text: str) -> dtype:
    struct = Struct("<" + _KINDS[text][1])
    made = _bare(text, struct.size)
    letter = _KINDS[text][1]
    made.struct, made.char = struct, _CHARS.get(letter) or letter
    return made


_BY_CLASS: Final[dict[Any, dtype]] = {}
_BY_NAME: Final[dict[str, dtype]] = {}
for _text, (_class, _) in _KINDS.items():
    _BY_CLASS[_class] = _BY_NAME[_text] = _BY_NAME[_text[1:]] = _number(_text)


def _record_of(fields: list[tuple[Any, ...]]) -> dtype:
    places: dict[str, tuple[dtype, int]] = {}
    size = 0
    for name, kind, *shape in fields:
        element = dtype(kind) if not shape else _row_of(dtype(kind), shape[0])
        places[name] = (element, size)
        size += element.itemsize
    made = _bare(f"|V{size}", size)
    made.fields = places
    return made


def _row_of(kind: dtype, shape: int | Shape) -> dtype:
    whole = shape if isinstance(shape, tuple) else (shape,)
    made = _bare(f"|V{kind.itemsize * prod(whole)}", kind.itemsize * prod(whole))
    made.subdtype = (kind, whole)
    return made


def _strides(shape: Shape, itemsize: int) -> Shape:
    return tuple(itemsize * prod(shape[at + 1 :]) for at in range(len(shape)))


# Records


class record:
    """A record in the memory of an array; its fields are attributes and items."""

    def __init__(self, memory: memoryview, at: int, kind: dtype) -> None:
        own = self.__dict__
        own[" memory"], own[" at"], own[" kind"] = memory, at, kind

    def __getattr__(self, name: str) -> Any:
        if name == "dtype":
            return self.__dict__[" kind"]
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def __getitem__(self, name: str) -> Any:
        own = self.__dict__
        kind, at = own[" kind"].fields[name]
        return _read(own[" memory"], own[" at"] + at, kind)

    def __setitem__(self, name: str, value: Any) -> None:
        own = self.__dict__
        kind, at = own[" kind"].fields[name]
        _write(own[" memory"], own[" at"] + at, kind, value)

    def tobytes(self) -> bytes:
        own = self.__dict__
        return bytes(own[" memory"][own[" at"] : own[" at"] + own[" kind"].itemsize])


def _read(memory: memoryview, at: int, kind: dtype) -> Any:
    if kind.struct is not None:
        return kind.struct.unpack_from(memory, at)[0]
    if kind.subdtype is not None:
        element, shape = kind.subdtype
        return ndarray(memory, at, shape, _strides(shape, element.itemsize), element)
    return record(memory, at, kind)


def _write(memory: memoryview, at: int, kind: dtype, value: Any) -> None:
    if kind.struct is not None:
        kind.struct.pack_into(memory, at, _fitting(kind, value))
    elif kind.subdtype is not None:
        _read(memory, at, kind)[...] = value
    elif isinstance(value, record):
        memory[at : at + kind.itemsize] = value.tobytes()
    elif value == 0:
        memory[at : at + kind.itemsize] = bytes(kind.itemsize)
    else:
        raise UnknownToArrays(f"{value!r} cannot be put into a record")


def _fitting(kind: dtype, value: Any) -> Any:
    if kind.char in "fd":
        return float(value)
    return bool(value) if kind.char == "?" else int(value)


# Arrays


class ndarray:
    """Elements in rows; a slice shares the memory."""

    __class_getitem__ = classmethod(lambda cls, _: cls)
    __hash__ = None  # type: ignore[assignment]  # as in NumPy: `==` compares the elements
    __slots__ = ("_at", "_memory", "_strides", "dtype", "shape")

    def __init__(
        self, memory: memoryview, at: int, shape: Shape, strides: Shape, dtype: dtype
    ) -> None:
        self._memory = memory
        self._at = at
        self._strides = strides
        self.shape = shape
        self.dtype = dtype

    # What it is

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def __buffer__(self, _flags: int) -> memoryview:
        """Its bytes, for a `memoryview` of it."""
        if self._strides != _strides(self.shape, self.dtype.itemsize):
            raise BufferError("the elements do not lie side by side")
        return self._memory[self._at : self._at + self.nbytes]

    def _places(self) -> list[int]:
        """Where each element lies."""
        if len(self.shape) == 1:
            step = self._strides[0]
            return list(range(self._at, self._at + step * self.shape[0], step)) if step else []
        steps = [range(0, n * s, s) for n, s in zip(self.shape, self._strides, strict=True)]
        return [self._at + sum(offsets) for offsets in product(*steps)]

    def _values(self) -> list[Any]:
        memory, kind = self._memory, self.dtype
        if kind.struct is not None:
            unpack = kind.struct.unpack_from
            return [unpack(memory, at)[0] for at in self._places()]
        return [_read(memory, at, kind) for at in self._places()]

    def __iter__(self) -> Iterator[Any]:
        return iter([self[number] for number in range(self.shape[0])])

    def tolist(self) -> list[Any]:
        if len(self.shape) == 1:
            return self._values()
        return [row.tolist() for row in self]

    def tobytes(self) -> bytes:
        if self._strides == _strides(self.shape, self.dtype.itemsize):
            return bytes(self._memory[self._at : self._at + self.nbytes])
        size = self.dtype.itemsize
        return b"".join(bytes(self._memory[at : at + size]) for at in self._places())

    def copy(self) -> ndarray:
        return _over(bytearray(self.tobytes()), self.shape, self.dtype)

    def view(self, kind: Any) -> ndarray:
        """The same memory as elements of another kind."""
        made = dtype(kind)
        memory = memoryview(self.__buffer__(0))
        if memory.nbytes % made.itemsize:
            raise ValueError("the memory is no whole number of such elements")
        return ndarray(
            self._memory, self._at, (memory.nbytes // made.itemsize,), (made.itemsize,), made
        )

    # Parts of it

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and len(self.shape) == 1:
            if not -self.shape[0] <= index < self.shape[0]:
                raise IndexError(f"{index} is outside of {self.shape[0]} elements")
            place = index if index >= 0 else index + self.shape[0]
            return _read(self._memory, self._at + place * self._strides[0], self.dtype)
        if isinstance(index, str):
            return self._field(index)
        if isinstance(index, ndarray):
            return array([self[number] for number in _numbers(index)], self.dtype)
        part = self._part(index)
        return part if part.shape else _read(self._memory, part._at, self.dtype)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, str):
            self._field(index)[...] = value
        elif isinstance(index, ndarray):
            for number in _numbers(index):
                self[number] = value
        elif index is Ellipsis:
            self._fill(value)
        else:
            part = self._part(index)
            if part.shape:
                part._fill(value)
            else:
                _write(self._memory, part._at, self.dtype, value)

    def _field(self, name: str) -> ndarray:
        """A field of all records."""
        assert self.dtype.fields is not None
        kind, at = self.dtype.fields[name]
        element, inner = kind.subdtype or (kind, ())
        strides = self._strides + _strides(inner, element.itemsize)
        return ndarray(self._memory, self._at + at, self.shape + inner, strides, element)

    def _part(self, index: Any) -> ndarray:
        """What numbers and slices choose of the first dimensions."""
        at, shape, strides = self._at, list[int](), list[int]()
        chosen = index if isinstance(index, tuple) else (index,)
        for length, stride, each in zip(self.shape, self._strides, chosen, strict=False):
            if isinstance(each, slice):
                numbers = range(*each.indices(length))
                at += numbers.start * stride if numbers else 0
                shape.append(len(numbers))
                strides.append(stride * numbers.step)
            else:
                number = int(each)
                if not -length <= number < length:
                    raise IndexError(f"{number} is outside of {length} elements")
                at += (number % length) * stride
        done = len(chosen)
        if done > len(self.shape):
            raise IndexError(f"{done} numbers for an array of {len(self.shape)} dimensions")
        return ndarray(
            self._memory,
            at,
            (*shape, *self.shape[done:]),
            (*strides, *self._strides[done:]),
            self.dtype,
        )

    def _fill(self, value: Any) -> None:
        """Put a value into every element, or the values of something as long into each."""
        places = self._places()
        values = _flat(value) if isinstance(value, ndarray | list | tuple) else [value]
        if len(values) == 1:
            values = values * len(places)
        if len(values) != len(places):
            raise ValueError(f"{len(values)} values for {len(places)} elements")
        for at, each in zip(places, values, strict=True):
            _write(self._memory, at, self.dtype, each)

    # Arithmetic, element by element, as long as whole numbers have room

    def _with(self, other: Any, work: Callable[[Any, Any], Any]) -> ndarray:
        values = self._values()
        others = other._values() if isinstance(other, ndarray) else [other] * len(values)
        found = [self._wrapped(work(a, b)) for a, b in zip(values, others, strict=True)]
        made = zeros(self.shape, self.dtype)
        made._fill(found)
        return made

    def _wrapped(self, value: Any) -> Any:
        kind = self.dtype
        if kind.char in "fd":
            return value
        bits = 8 * kind.itemsize
        value &= (1 << bits) - 1
        signed = kind.char in "bil" and value >> (bits - 1)
        return value - (1 << bits) if signed else value

    def __add__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a + b)

    def __mul__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a * b)

    def __xor__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a ^ b)

    def __rshift__(self, other: Any) -> ndarray:
        return self._with(other, lambda a, b: a >> b)

    def __itruediv__(self, other: Any) -> ndarray:
        self._fill(self._with(other, lambda a, b: a / b))
        return self

    def __eq__(self, other: object) -> Any:
        others = other._values() if isinstance(other, ndarray) else [other] * self.size
        found = [a == b for a, b in zip(self._values(), others, strict=True)]
        made = zeros(self.shape, bool_)
        made._fill(found)
        return made


def _numbers(index: ndarray) -> list[int]:
    """The places that an array chooses: by their numbers, or as a mask."""
    values = index._values()
    if index.dtype.char == "?":
        return [number for number, chosen in enumerate(values) if chosen]
    return values


def _flat(value: Any) -> list[Any]:
    if isinstance(value, ndarray):
        return value._values()
    if isinstance(value, list | tuple):
        return [each for row in value for each in _flat(row)]
    return [value]


def _over(memory: bytearray, shape: Shape, kind: dtype) -> ndarray:
    return ndarray(memoryview(memory), 0, shape, _strides(shape, kind.itemsize), kind)


# Making arrays


def zeros(shape: int | Shape, kind: Any = float64) -> ndarray:
    whole = shape if isinstance(shape, tuple) else (int(shape),)
    made = dtype(kind)
    return _over(bytearray(prod(whole) * made.itemsize), whole, made)


def full(shape: int | Shape, value: Any, kind: Any) -> ndarray:
    made = zeros(shape, kind)
    made._fill(value)
    return made


def array(values: Sequence[Any], kind: Any = None) -> ndarray:
    listed = list(values)
    if kind is None:
        kind = int64 if all(isinstance(each, int) for each in listed) else float64
    made = zeros(len(listed), kind)
    if listed:
        made._fill(listed)
    return made


def arange(first: int, last: int, *, dtype: Any) -> ndarray:
    return array(range(first, last), dtype)


def frombuffer(data: bytes, kind: Any) -> ndarray:
    """The bytes as elements; as in NumPy, those of `bytes` cannot be written to."""
    made = dtype(kind)
    return ndarray(memoryview(data), 0, (len(data) // made.itemsize,), (made.itemsize,), made)


def repeat(given: ndarray, times: int) -> ndarray:
    """Each element so many times."""
    size = given.dtype.itemsize
    data = given.tobytes()
    cells = (data[at : at + size] for at in range(0, len(data), size))
    return _over(
        bytearray(b"".join(cell * times for cell in cells)), (times * given.size,), given.dtype
    )


def asarray(given: Any) -> ndarray:
    return given if isinstance(given, ndarray) else array(given)


def ascontiguousarray(given: ndarray, kind: Any) -> ndarray:
    return given if given.dtype is dtype(kind) else array(given.tolist(), kind)


def sort(given: ndarray) -> ndarray:
    return array(sorted(given._values()), given.dtype)


def argsort(given: ndarray, *, kind: str) -> ndarray:
    """The numbers of the elements in ascending order; those that are alike stay in their order."""
    assert kind == "stable"
    return array(sorted(range(given.size), key=given._values().__getitem__), int64)


# Files


class _Stored(dict[str, ndarray]):
    def __enter__(self) -> _Stored:
        return self

    def __exit__(self, *_: object) -> None:
        return


_HEADER: Final = re.compile(rb"\x93NUMPY[\x01-\x03]\x00")


def load(path: Any, *, allow_pickle: bool) -> _Stored:
    """The arrays of one dimension in an .npz file."""
    assert not allow_pickle
    try:
        with zipfile.ZipFile(path) as stored:
            return _Stored(
                {
                    name.removesuffix(".npy"): _stored(stored.read(name))
                    for name in stored.namelist()
                }
            )
    except zipfile.BadZipFile as error:
        raise ValueError(str(error)) from None


def _stored(data: bytes) -> ndarray:
    if not _HEADER.match(data):
        raise ValueError("not an array that NumPy has stored")
    room = 2 if data[6] == 1 else 4
    begin = 8 + room
    end = begin + int.from_bytes(data[8:begin], "little")
    head = literal_eval(data[begin:end].decode("latin-1"))
    kind, shape = dtype(head["descr"]), head["shape"]
    content = bytearray(io.BytesIO(data[end:]).read(kind.itemsize * prod(shape)))
    return _over(content, shape, kind)


# In NumPy's place


class NDArray:
    """`numpy.typing.NDArray`: only a type checker looks into it."""

    __class_getitem__ = classmethod(lambda cls, _: cls)


def install() -> None:
    """Be `numpy` for everything that is imported from now on."""
    typing = ModuleType("numpy.typing")
    vars(typing)["NDArray"] = NDArray
    own = sys.modules[__name__]
    vars(own)["typing"] = typing
    sys.modules["numpy"], sys.modules["numpy.typing"] = own, typing
