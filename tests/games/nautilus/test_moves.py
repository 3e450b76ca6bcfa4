"""The moves as values: their texts, their codes and their fields."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from seaboard.games.api import InvalidMove, as_data
from seaboard.games.nautilus import GAME
from seaboard.games.nautilus.moves import (
    MOVE_TYPES,
    MOVES,
    Deal,
    Die,
    Enter,
    Move,
    MovePart,
    MoveSailor,
    PlayCard,
    Skip,
    Switch,
)


def test_every_code_is_that_of_its_move() -> None:
    assert [move.code for move in MOVES] == list(range(GAME.codes))


def test_every_text_is_that_of_one_move() -> None:
    assert [GAME.parse(str(move)) for move in MOVES] == list(MOVES)


def test_every_kind_of_move_occurs_and_has_a_name_of_its_own() -> None:
    assert {type(move) for move in MOVES} == set(MOVE_TYPES)
    assert len({kind.kind for kind in MOVE_TYPES}) == len(MOVE_TYPES)


@pytest.mark.parametrize(
    ("move", "text", "data"),
    [
        (
            MoveSailor("6", "red-1", "harbour-3"),
            "6 red-1 harbour-3",
            {"kind": "move", "card": "6", "sailor": "red-1", "end": "harbour-3"},
        ),
        (
            MovePart("red-1", 2),
            "5 red-1 2",
            {"kind": "part", "sailor": "red-1", "steps": 2, "end": "ring"},
        ),
        (
            Enter("12", "blue-4"),
            "12 enter blue-4",
            {"kind": "enter", "card": "12", "sailor": "blue-4"},
        ),
        (Skip(), "8 skip", {"kind": "skip"}),
        (
            Switch("red-1", "moby"),
            "compass red-1 moby",
            {"kind": "compass", "first": "red-1", "second": "moby"},
        ),
        (PlayCard("storm"), "storm", {"kind": "card", "card": "storm"}),
        (Die(4), "die 4", {"kind": "die", "face": 4}),
        (Deal(1, "12"), "deal east 12", {"kind": "deal", "seat": 1, "card": "12"}),
    ],
)
def test_a_move_has_fields_and_a_text(move: Move, text: str, data: dict[str, object]) -> None:
    assert str(move) == text
    assert as_data(move) == data
    assert GAME.parse(text) == move


@pytest.mark.parametrize(
    "move",
    [
        MoveSailor("5", "red-1"),
        MoveSailor("6", "red-5"),
        MoveSailor("6", "red-1", "harbour-5"),
        MovePart("red-1", 6),
        Enter("2", "red-1"),
        Switch("moby", "red-1"),
        PlayCard("12"),
        Die(7),
    ],
)
def test_a_move_that_does_not_exist_has_no_code(move: Move) -> None:
    with pytest.raises(InvalidMove, match="there is no"):
        GAME.new().play(move)


def test_a_move_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        PlayCard("storm").card = "moby"  # type: ignore[misc]
