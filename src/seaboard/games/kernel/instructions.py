"""A few machine instructions in place of a function, where compiled code calls it.

The function itself says in Python what they do, and is what runs when the rules are interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from llvmlite import ir
from numba import types
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template

T = TypeVar("T")

BYTE: Final = ir.IntType(8)
WORD: Final = ir.IntType(64)


def as_instructions(function: Callable[..., Any], *, constants: bool = False) -> Callable[[T], T]:
    """What is decorated chooses the instructions that stand for `function`, by the types of the
    arguments; if asked for, by the values of constant ones as well.
    """

    def put(choose: T) -> T:
        name = function.__name__
        template = make_intrinsic_template(
            function, choose, name, prefer_literal=constants, kwargs={}
        )
        infer(template)
        infer_global(function, types.Function(template))
        return choose

    return put


def word(number: int) -> Any:
    """A constant of 64 bits."""
    return ir.Constant(WORD, number)


def first_of(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """The address of a row's first byte."""
    cells = context.make_array(kind)(context, builder, array)
    return builder.bitcast(cells.data, BYTE.as_pointer())
