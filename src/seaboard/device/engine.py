"""`rules.wasm` as the library of a game, for a Python that runs in the same memory.

Compiled code gets the addresses of arrays and works on them where they are; nothing is copied.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..games import get_game
from ..games.kernel.compiling import ENTRIES
from ..games.kernel.loading import provide

Takes = Sequence[str | Mapping[str, int]]


def address_of(memory: memoryview) -> int:
    """Where the bytes lie; only memory that can be written to has an address."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory)) if memory.nbytes else 0


class CompiledGame:
    """The exports of one game, by the names that its entry points have in a library."""

    def __init__(self, game: str, exports: Any, described: Mapping[str, Any]) -> None:
        self._game = game
        self._exports = exports
        self._described = described

    def __getattr__(self, symbol: str) -> Callable[..., Any]:
        for entry in ENTRIES:
            if entry.symbol == symbol:
                module = entry.function.__module__.rpartition(".")[2]
                made = self._function(f"{self._game}_{module}_{entry.function.__name__}")
                setattr(self, symbol, made)
                return made
        raise AttributeError(symbol)

    def _function(self, name: str) -> Callable[..., Any]:
        described = self._described.get(name)
        if described is None:
            raise AttributeError(name)
        export: Callable[..., Any] = getattr(self._exports, name)
        takes: Takes = described["takes"]

        def call(*given: Any) -> Any:
            words: list[int] = []
            for kind, arg in zip(takes, given, strict=True):
                if isinstance(kind, str):
                    words.append(int(arg))
                else:
                    memory = memoryview(arg)
                    words.append(address_of(memory))
                    words += _shape(kind, arg, memory.nbytes)
            return export(*words)

        return call if described["returns"] != "bool" else lambda *given: bool(call(*given))


def _shape(kind: Mapping[str, int], arg: Any, size: int) -> Sequence[int]:
    """How many elements there are in each dimension; a state may be given as its bytes."""
    if kind["dimensions"] == 1:
        return (size // kind["size"],)
    shape: Sequence[int] = arg.shape
    return shape


def provide_all(exports: Any, manifest: Mapping[str, Any]) -> None:
    """Let `rules.wasm` answer for every game that it knows; `manifest` is its `rules.json`."""
    for name, described in manifest["games"].items():
        game = get_game(name)
        provide(game.package, CompiledGame(name, exports, described["exports"]))
