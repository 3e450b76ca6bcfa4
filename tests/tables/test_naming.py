"""Two of the same name at one table are told apart."""

from __future__ import annotations

import pytest

from seaboard.tables.entries import Joined, Logged
from seaboard.tables.naming import labels_at, names_at, names_in_list, told_apart

from .logs import open_table


def test_the_one_who_belongs_more_to_the_table_keeps_the_name() -> None:
    table = open_table("nauticus", 2)  # p0 is the host, p1 sits too
    names = {"a visitor": "Anna", "p1": "Anna", "p0": "Anna"}
    assert names_at(table, names) == {"p0": "Anna", "p1": "Anna (2)", "a visitor": "Anna (3)"}


def test_names_that_only_look_alike_are_told_apart_too() -> None:
    assert told_apart(["Anna", "anna", "A nna", "Anna (2)"]) == [
        "Anna", "anna (2)", "A nna (3)", "Anna (2) (2)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Coco", "\u0421\u043e\u0441\u043e"),  # all of it Cyrillic
        ("BOPT", "\u0392\u039f\u03a1\u03a4"),  # all of it Greek
        ("Ian", "lan"),
        ("B0b", "Bob"),
        ("modern", "modem"),
        ("❤", "❤️"),
        ("Ian", "\u01c0an"),  # a Latin letter for a click
        ("Anna", "Anna\u0326"),
        ("Anna", "An\u0335na"),
        ("ANNA", "\u2c80\u2c9a\u2c9a\u2c80"),  # all of it Coptic
        ("ANNA", "\ua4ee\ua4e0\ua4e0\ua4ee"),  # Lisu
        ("COCO", "\U00010415\U00010404\U00010415\U00010404"),  # Deseret
        ("ロ", "口"),
    ],
)
def test_names_in_letters_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert told_apart([name, other]) == [name, f"{other} (2)"]


@pytest.mark.parametrize(("name", "other"), [("कि", "कु"), ("Jörg", "Jorg"), ("Léa", "Lea")])
def test_names_that_differ_in_a_sign_are_different(name: str, other: str) -> None:
    assert told_apart([name, other]) == [name, other]


def test_in_a_list_ones_own_name_stays_and_the_first_of_the_others() -> None:
    names = {"old": "Anna", "me": "\u0410nn\u0430", "new": "Ann\u0430", "bert": "Bert"}
    assert names_in_list(names, "me") == {
        "me": "\u0410nn\u0430",
        "old": "Anna (2)",
        "new": "Ann\u0430 (3)",
        "bert": "Bert",
    }
    assert names_in_list(names, None)["old"] == "Anna"


def test_different_names_and_forgotten_ones_stay_as_they_are() -> None:
    assert told_apart(["Anna", "", "Bert", ""]) == ["Anna", "", "Bert", ""]


def test_nobody_takes_a_players_name_as_a_label() -> None:
    table = open_table("nauticus", 3)
    table.apply(Logged(table.last + 1, 9.0, Joined(2, "p1", "Anna")))
    assert labels_at(table, {"p0": "Anna", "p1": "Bert"}) == [None, None, "Anna (2)"]
