"""The tables of board files say what the games accept: keys, bounds, what must be there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from seaboard.games import OWN, folder_of_game, get_game
from seaboard.games.api import BadBoard

PAGE = Path(__file__).parents[2] / "docs" / "boards.md"
Data = dict[str, Any]


def check(name: str) -> Callable[[Data], object]:
    found: Callable[[Data], object] = import_module(f"seaboard.games.{name}.board").check
    return found


def board(name: str) -> Data:
    return tomllib.loads((folder_of_game(name) / "board.toml").read_text(encoding="utf-8"))


def rows(name: str) -> dict[str, tuple[str, str]]:
    """What each key takes, and whether it is required."""
    text = PAGE.read_text(encoding="utf-8")
    part = text.partition(f"## {get_game(name).title}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `([a-z.]+)` \| .+? \| (.+?) \| (yes|no.*?) \|$", part, re.M)
    return {key: (takes, required) for key, takes, required in found}


def place(data: Data, key: str) -> tuple[Data, str]:
    """The table that holds a key, and the key's own name; of many fields it is the second."""
    *path, last = key.split(".")
    for name in path:
        inner = data[name]
        data = inner[1] if isinstance(inner, list) else inner
    return data, last


def accepts(name: str, data: Data) -> bool:
    try:
        check(name)(data)
    except BadBoard:
        return False
    return True


ROWS = [
    pytest.param(name, key, takes, required, id=f"{name}: {key}")
    for name in OWN
    for key, (takes, required) in rows(name).items()
]


def known_keys(name: str, data: Data, path: tuple[str, ...] = ()) -> Iterator[str]:
    """The keys that the game names when it is given one that it does not know."""
    table = data
    for part in path:
        table = table[part][1] if isinstance(table[part], list) else table[part]
    table["unheard-of"] = 1
    with pytest.raises(BadBoard) as refused:
        check(name)(data)
    del table["unheard-of"]
    for key in re.findall(r"[a-z]+", str(refused.value).partition("expected ")[2]):
        inner = table.get(key)
        many = isinstance(inner, list) and isinstance(inner[0], dict)
        if key != "source" and (isinstance(inner, dict) or many):
            yield from known_keys(name, data, (*path, key))
        if key != "source" and not (isinstance(inner, dict) and not path):
            yield ".".join((*path, key))


@pytest.mark.parametrize("name", OWN)
def test_every_key_stands_in_the_table(name: str) -> None:
    assert sorted(rows(name)) == sorted(known_keys(name, board(name)))


@pytest.mark.parametrize(("name", "key", "takes", "required"), ROWS)
def test_a_key_is_required_or_not(name: str, key: str, takes: str, required: str) -> None:
    data = board(name)
    table, last = place(data, key)
    table.pop(last, None)
    assert accepts(name, data) == (required != "yes")


@pytest.mark.parametrize(("name", "key", "takes", "required"), ROWS)
def test_a_key_takes_what_is_said_and_nothing_beyond(
    name: str, key: str, takes: str, required: str
) -> None:
    data = board(name)
    table, last = place(data, key)
    for value, sound in tried(takes, table.get(last), data):
        table[last] = deepcopy(value)
        assert accepts(name, data) == sound, value


def tried(takes: str, now: Any, data: Data) -> Iterator[tuple[Any, bool]]:
    """Values, and whether what stands in the table allows them."""
    yield None, False
    words = re.findall(r"`([a-z]+)`", takes)
    if limits := re.match(r"(\d+) to (\d+)", takes):
        least, most = map(int, limits.groups())
        in_use = 0 if "ring" not in data else most_used(data)  # a start lies on the ring
        yield from [(max(least, in_use), True), (most, True), (least - 1, False), (most + 1, False)]
        yield from [(True, False), (f"{least}", False)]
    elif "in any order" in takes:
        yield from [(now[::-1], True), (now[1:], False), ([*now[1:], now[1]], False)]
    elif " or `" in takes:
        yield from [*((word, True) for word in words), ("hull", False), (1, False)]
    elif takes.startswith(("a field of the ring", "as north")):
        yield from [(1, True), (data["ring"]["fields"] - 1, True), (now, True), (-1, False)]
        others = [start for start in data["starts"].values() if start not in (now, {})]
        yield from [(data["ring"]["fields"], False), (others[-1], False)]
    elif takes.startswith("four different fields"):
        start = data["starts"]["north"]
        yield from [([1, 2, 3, 4], True), ([1, 2, 3, 3], False), ([start, 2, 3, 4], False)]
        yield from [([1, 2, 3], False), ([1, 2, 3, data["ring"]["fields"]], False)]
    elif takes.startswith("blue workers"):
        yield from [([0, *[3] * 7], True), ([0, *[4] * 7], False), ([0, *[0] * 7], False)]
        yield from [([1] * 8, False), ([0, *[1] * 6], False)]
    elif takes.startswith("a word or more"):
        yield from [("mine", True), ("", False), ("\0", False), (1, False)]
    elif takes.startswith("the action fields"):
        yield from [(now, True), (now[1:], False)]
    else:
        assert "it may be empty" in takes, takes
        yield {}, True


def most_used(data: Data) -> int:
    """The fewest fields of a ring on which this board's starts and mouths lie."""
    starts = [field for field in data["starts"].values() if isinstance(field, int)]
    mouths: list[int] = data["caves"]["mouths"]
    return 1 + max(*starts, *mouths)


def test_a_ring_of_the_fewest_fields_is_played() -> None:
    """The least that the table names, with starts and caves that lie on it."""
    data = board("nautilus")
    data |= {"ring": {"fields": 24}, "caves": {"mouths": [3, 9, 15, 21]}}
    data["starts"] = dict(zip(("north", "east", "south", "west"), (0, 6, 12, 18), strict=True))
    assert accepts("nautilus", data)
    data["ring"]["fields"] = 23
    assert not accepts("nautilus", data)
