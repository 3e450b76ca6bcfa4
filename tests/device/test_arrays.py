"""The stand-in for NumPy does what NumPy does, as far as games and bots use it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from seaboard.bots.weights import Net, shipped
from seaboard.device import arrays
from seaboard.games import OWN, get_game
from seaboard.games.kernel.schema import dtype_of, layout_hash
from seaboard.games.position import RecordGame

KINDS = ("int8", "uint8", "uint16", "int32", "int64", "uint64", "float32", "float64")
both: list[Any] = [np, arrays]


@pytest.fixture
def installed() -> Iterator[None]:
    """The stand-in in NumPy's place; afterwards all is as it was."""
    names = ("numpy", "numpy.typing")
    before = {name: sys.modules[name] for name in names}
    yield
    sys.modules.update(before)


def plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


def assert_same(work: Callable[[Any], Any]) -> None:
    """What the work finds with NumPy and with the stand-in is the same."""
    found = [plain(work(numbers)) for numbers in both]
    assert found[0] == found[1]


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_are_laid_out_alike(kind: str) -> None:
    for work in (
        lambda n: n.dtype(getattr(n, kind)).str,
        lambda n: n.dtype(getattr(n, kind)).char,
        lambda n: n.dtype(getattr(n, kind)).itemsize,
        lambda n: list(n.array([0, 1, 100], getattr(n, kind)).tobytes()),
        lambda n: n.array([3, 1, 2], getattr(n, kind)),
    ):
        assert_same(work)


def record_kind(n: Any) -> Any:
    inner = n.dtype((n.record, n.dtype([("a", "i1"), ("b", "i8", (2, 3))])))
    return n.dtype([("x", "f8"), ("rows", inner, 4), ("y", "i4")])


def filled(n: Any) -> Any:
    states = n.zeros(3, record_kind(n))
    states[1]["x"] = 0.5
    states[1]["rows"][2]["b"][1][2] = -7
    states["y"] = 9
    states[2:3] = states[1:2]
    states[:1] = 0
    return states


def test_records_nest_and_share_their_memory() -> None:
    for work in (
        lambda n: list(filled(n).tobytes()),
        lambda n: filled(n)[1]["rows"][2]["b"],
        lambda n: filled(n)["rows"]["b"][:, 2, 1],
        lambda n: list(filled(n)[2].tobytes()),
        lambda n: record_kind(n).fields["rows"][1],
        lambda n: list(n.repeat(filled(n)[1:2], 3).tobytes()),
        lambda n: list(filled(n).view(n.uint8)[:5].copy()),
    ):
        assert_same(work)


def test_parts_are_chosen_alike() -> None:
    def grid(n: Any) -> Any:
        made = n.zeros((2, 3, 4))
        for at in range(24):
            made[at // 12, at // 4 % 3, at % 4] = at
        return made

    for work in (
        lambda n: grid(n)[1],
        lambda n: grid(n)[:, 2],
        lambda n: grid(n)[0, 1, :3],
        lambda n: grid(n)[-1, -1, -1],
        lambda n: grid(n)[:, 1, 1:3],
        lambda n: len(grid(n)),
        lambda n: grid(n)[1][2][::2],
        lambda n: n.array([5, 6, 7], n.uint16)[n.array([2, 0], n.int64)],
        lambda n: 6 in n.array([5, 6, 7], n.uint16),
    ):
        assert_same(work)
    with pytest.raises(IndexError):
        arrays.zeros(3)[3]
    with pytest.raises(IndexError):
        arrays.zeros((2, 2))[0, 2]


def test_numbers_are_sorted_and_masked_alike() -> None:
    def masked(n: Any) -> Any:
        words = n.array([0, 5, 0, 7], n.uint64)
        words[words == 0] = 3
        words[n.array([3], n.int64)] = 1
        return words

    for work in (
        lambda n: n.sort(n.array([3, 1, 2, 1], n.uint16)),
        lambda n: n.argsort(n.array([3, 1, 2, 1], n.uint16), kind="stable"),
        masked,
    ):
        assert_same(work)


def test_sums_wrap_around_alike() -> None:
    def mixed(n: Any) -> Any:
        words = n.full(3, 2**64 - 5, n.uint64) + n.arange(3, 6, dtype=n.uint64) * n.uint64(
            2**63 + 9
        )
        return (words ^ (words >> n.uint64(30))) * n.uint64(0xBF58476D1CE4E5B9)

    def halved(n: Any) -> Any:
        sums = n.array([1.0, 3.0])
        sums /= 4
        return sums

    assert_same(mixed)
    assert_same(halved)


def test_a_record_of_bytes_cannot_be_written() -> None:
    with pytest.raises(TypeError):
        arrays.frombuffer(b"\0\0", arrays.uint8)[0] = 1


@pytest.mark.parametrize("name", OWN)
def test_states_have_the_same_layout(name: str, installed: None) -> None:
    """Stored positions and compiled rules depend on every byte of it."""
    game = get_game(name)
    assert isinstance(game, RecordGame)
    real = dtype_of(game.engine.schema)
    made = _like(real, arrays)
    assert made.itemsize == real.itemsize
    assert _layout(made) == _layout(real)
    assert len(layout_hash(game.engine.schema)) == 8


def _like(kind: Any, n: ModuleType) -> Any:
    """The same dtype made anew."""
    if kind.fields is None:
        return kind.str
    fields = []
    for name, (element, *_) in kind.fields.items():
        inner, shape = element.subdtype or (element, None)
        fields.append((name, _like(inner, n), *([shape] if shape else [])))
    return n.dtype(fields)


def _layout(kind: Any) -> Any:
    if kind.subdtype is not None:
        return (_layout(kind.subdtype[0]), kind.subdtype[1])
    if kind.fields is None:
        return kind.str
    return [(name, at[1], _layout(at[0])) for name, at in kind.fields.items()]


@pytest.mark.parametrize("name", OWN)
def test_nets_are_read_alike(name: str, tmp_path: Path) -> None:
    net: Net = shipped(get_game(name))[0]
    net.save(tmp_path / "net.npz")
    with arrays.load(tmp_path / "net.npz", allow_pickle=False) as stored:
        assert stored["weights"].tobytes() == net.weights.tobytes()
        assert stored["weights"].shape == net.weights.shape
    (tmp_path / "no.npz").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="zip"):
        arrays.load(tmp_path / "no.npz", allow_pickle=False)
