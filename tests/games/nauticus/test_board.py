"""The board file: what is refused, with which words, and that another board is played."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seaboard.games.api import BadBoard
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.board import (
    STANDARD,
    Bonus,
    NauticusBoard,
    check,
    load_board,
    standard_board,
)
from seaboard.games.nauticus.state import FIELDS

from .situation import situation

Data = dict[str, Any]
STANDARD_DATA: Data = tomllib.loads(STANDARD.read_text(encoding="utf-8"))


def changed(change: Callable[[Data], object]) -> Data:
    data = copy.deepcopy(STANDARD_DATA)
    change(data)
    return data


def put(*path: Any) -> Callable[[Data], object]:
    """Set the value at the end of a path, such as field, 3, prices."""

    def change(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return change


def drop(*path: Any) -> Callable[[Data], object]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (drop("name"), "name: expected a word or two"),
        (put("name", ""), "name: expected a word or two"),
        (put("name", 7), "name: expected a word or two"),
        (put("name", "two\nlines"), "name: expected a word or two"),
        (put("colour", "blue"), "the file: unknown key 'colour'; expected name, field"),
        (drop("field"), "field: expected 8 [[field]] tables, got none"),
        (lambda data: data["field"].pop(), "field: expected 8 [[field]] tables, got 7"),
        (put("field", 2, 5), "field 2: expected a table [[field]]"),
        (put("field", 2, "price", []), "field 2: unknown key 'price'"),
        (drop("field", 2, "bonus"), "field 2, bonus: expected a table"),
        (put("field", 2, "bonus", {"gold": 1}), "field 2, bonus: unknown key 'gold'"),
        (put("field", 2, "bonus", {"workers": -1}), "field 2, bonus.workers: expected 0 to 9"),
        (put("field", 2, "bonus", {"taler": 10}), "field 2, bonus.taler: expected 0 to 9"),
        (put("field", 2, "bonus", {"points": True}), "field 2, bonus.points: expected 0 to 9"),
        (put("field", 2, "bonus", {"tile": "hull"}), "field 2, bonus.tile: expected mast, sail"),
        (put("field", 2, "bonus", {"tile": ["mast"]}), "field 2, bonus.tile: expected mast, sail"),
        (drop("field", 2, "prices"), "field 2, prices: expected 0, 1, 2 and 3 in some order"),
        (put("field", 2, "prices", [0, 1, 2, 2]), "field 2, prices: expected 0, 1, 2 and 3"),
        (put("field", 2, "prices", [0, 1, 2]), "field 2, prices: expected 0, 1, 2 and 3"),
        (put("field", 2, "prices", [0, 1, 2, "3"]), "field 2, prices: expected 0, 1, 2 and 3"),
        (put("field", 2, "prices", [0, True, 2, 3]), "field 2, prices: expected 0, 1, 2 and 3"),
        (drop("items"), "items: expected a table [items]"),
        (put("items", "rope", ["long"]), "items: unknown key 'rope'"),
        (drop("items", "mast"), "items.mast: expected wheel, anchor, whale, star in some order"),
        (put("items", "hull", ["bow"] * 4), "items.hull: expected stern, middle, bow, one"),
        (put("items", "goods", "coffee"), "items.goods: expected coffee, fish, grain, salt"),
        (drop("wheel"), "wheel: expected a table [wheel]"),
        (put("wheel", "turns", 1), "wheel: unknown key 'turns'"),
        (put("wheel", "workers", [0, 1, 3]), "wheel.workers: expected 8 numbers"),
        (put("wheel", "workers", [1] * 8), "wheel.workers, section 0: expected 0 at the anchor"),
        (put("wheel", "workers", 4, 0), "wheel.workers, section 4: expected 1 to 3, got 0"),
        (put("wheel", "workers", 4, 9), "wheel.workers, section 4: expected 1 to 3, got 9"),
        (put("wheel", "workers", 4, 1.5), "wheel.workers, section 4: expected 1 to 3, got 1.5"),
    ],
)
def test_a_bad_board_is_refused_by_key(change: Callable[[Data], object], message: str) -> None:
    """One clear error that names the key and what is expected."""
    with pytest.raises(BadBoard) as error:
        check(changed(change))
    assert str(error.value).startswith(message)


def test_the_standard_file_loads() -> None:
    """The game's own file is sound, and each of its values names its source."""
    board = GAME.load_board()
    assert board.name == "standard"
    assert load_board(STANDARD) == board
    for table in [*STANDARD_DATA["field"], STANDARD_DATA["items"], STANDARD_DATA["wheel"]]:
        assert set(table["source"]) == set(table) - {"source"}


def test_the_text_of_a_file_is_read_like_the_file() -> None:
    text = STANDARD.read_text("utf-8")
    assert GAME.board_from_text(text) == GAME.load_board()
    mine = GAME.board_from_text(text.replace('name = "standard"', 'name = "mine"'))
    assert mine.lines() == {**GAME.load_board().lines(), "name": "mine"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name = ", "not a TOML file: "),
        (f"name = {'[' * 9_999}", "not a TOML file"),
        (f"name = {'1' * 9_999}", "not a TOML file"),
        ('name = "mine"', "field: expected 8"),
    ],
)
def test_a_text_that_is_no_board_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadBoard, match=message):
        GAME.board_from_text(text)


def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    """The error names the file and the line."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nfield = = 3\n', encoding="utf-8")
    with pytest.raises(BadBoard, match=r"mine\.toml: not a TOML file: .*line 2"):
        GAME.load_board(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Missing files, folders and binary files get a sentence each."""
    with pytest.raises(BadBoard, match="cannot be read"):
        GAME.load_board(tmp_path / "none.toml")
    with pytest.raises(BadBoard, match="cannot be read"):
        GAME.load_board(tmp_path)
    (tmp_path / "picture.toml").write_bytes(b'name = "\xff\xfe"')
    with pytest.raises(BadBoard, match="not a text file in UTF-8"):
        GAME.load_board(tmp_path / "picture.toml")


def test_a_bad_file_is_named_in_the_error(tmp_path: Path) -> None:
    """An error in a file says which file."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n', encoding="utf-8")
    with pytest.raises(BadBoard, match=r"mine\.toml: field: expected 8"):
        GAME.load_board(path)


def custom() -> NauticusBoard:
    """Strips, items, wheel and bonuses unlike the standard ones."""

    def change(data: Data) -> None:
        data["name"] = "my copy"
        data["field"][3] |= {"prices": [0, 3, 2, 1], "bonus": {}}
        data["field"][4]["bonus"] = {"workers": 1, "taler": 2, "points": 3, "tile": "sail"}
        data["items"]["hull"] = ["one", "bow", "middle", "stern"]
        data["wheel"]["workers"] = [0, 3, 3, 3, 1, 1, 1, 1]

    return check(changed(change))


def test_lines_of_a_board_and_back() -> None:
    """A record can carry a whole board."""
    for board in (GAME.load_board(), custom()):
        assert GAME.board_from_lines(board.lines()) == board


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("prices", "3012", "bonuses, prices, wheel: expected eight of each"),
        ("prices", "301x 2103 0321 1230 3210 0123 1032 2301", "bonuses, prices, wheel"),
        ("wheel", "0 1 3 2 1 2 3 many", "bonuses, prices, wheel"),
        ("bonuses", "gold:1 " * 8, "field 0, bonus: unknown key 'gold'"),
        ("items-mast", "wheel wheel wheel wheel", "items.mast: expected"),
        ("name", "", "name: expected"),
        ("wheel", None, "wheel: missing"),
    ],
)
def test_bad_lines_of_a_board_are_refused(key: str, value: str | None, message: str) -> None:
    """Lines of a record are checked like a file."""
    lines = GAME.load_board().lines()
    if value is None:
        del lines[key]
    else:
        lines[key] = value
    with pytest.raises(BadBoard) as error:
        GAME.board_from_lines(lines)
    assert str(error.value).startswith(message)


def test_the_digest_of_a_board_ignores_its_name() -> None:
    """Equal numbers have equal digests, other numbers other ones."""
    renamed = check(changed(put("name", "copy")))
    assert renamed.digest() == GAME.load_board().digest()
    assert custom().digest() != GAME.load_board().digest()


def test_another_board_is_played() -> None:
    """Prices, items, wheel and bonus come from the board that was given."""
    board = custom()
    table = situation("hull@3", board=board, chosen=False)
    points = table.me.points
    table.play("field 3")
    assert table.me.points == points  # its bonus is nothing
    assert table.view.fields[3].prices == {
        "hull:one": 0, "hull:bow": 3, "hull:middle": 2, "hull:stern": 1,
    }  # fmt: skip
    assert table.view.fields[3].blue_workers == 3
    table.play("buy hull:stern, store, buy hull:bow, store, buy hull:one")
    assert table.me.taler == 15 - 1 - 3
    assert table.me.workers == 4


def test_another_board_with_a_rich_bonus() -> None:
    """A bonus may hold workers, taler, points and a tile at once."""
    table = situation("hull@4", board=custom(), chosen=False)
    table.play("field 4, take sail:star")
    assert (table.me.workers, table.me.taler, table.me.points) == (5, 17, 13)
    assert table.me.warehouse == {"sail:star": 1}


def test_a_position_knows_its_board() -> None:
    """A position carries its board: read back it has the same numbers."""
    assert GAME.new(board=custom()).board.digest() == custom().digest()
    assert GAME.new().board == GAME.load_board()
    again = GAME.from_bytes(GAME.new(board=custom()).to_bytes())
    assert again.board.digest() == custom().digest()


def test_a_board_of_something_else_is_refused() -> None:
    """What is not a board of Nauticus is not played on."""

    class Chess:
        name = "chess"

        def lines(self) -> dict[str, str]:
            return {}

        def digest(self) -> str:
            return ""

    with pytest.raises(BadBoard, match="chess: not a board of Nauticus"):
        GAME.new(board=Chess())


UNCHECKED: list[tuple[dict[str, Any], str]] = [
    ({"wheel": (1,) * FIELDS}, "wheel.workers, section 0"),
    ({"wheel": (0, 1)}, "wheel.workers: expected 8"),
    ({"prices": ((0, 0, 0, 0),) * FIELDS}, "field 0, prices"),
    ({"prices": ()}, "not those of a board"),
    ({"bonuses": (Bonus(workers=99),) * FIELDS}, "field 0, bonus.workers"),
    ({"bonuses": ("workers:3",) * FIELDS}, "not those of a board"),
    ({"items": {}}, "items.hull"),
    ({"items": None}, "not those of a board"),
    ({"name": ""}, "name"),
]


@pytest.mark.parametrize(("change", "reason"), UNCHECKED, ids=[reason for _, reason in UNCHECKED])
def test_a_new_game_checks_a_board_that_was_made_by_hand(
    change: dict[str, Any], reason: str
) -> None:
    """Not only a file can be wrong."""
    with pytest.raises(BadBoard, match=reason):
        GAME.new(board=replace(standard_board(), **change))
    assert GAME.new(board=replace(standard_board())) == GAME.new()
