"""Before the start: seats change places, and the table is set up otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.tables.commands import AddBot, ChangeSetup, Leave, Seal, Start, SwapSeats
from seaboard.tables.entries import SetupChanged, entry_from_data
from seaboard.tables.refusals import Refused

from .logs import apply, decided, open_table


def test_two_seats_change_places_and_their_seals_are_void() -> None:
    table = open_table("nauticus", 3)
    apply(table, decided(table, "p0", Seal(0, "a" * 64)))
    apply(table, decided(table, "p0", SwapSeats(0, 2)))
    assert [chair.person for chair in table.chairs] == ["p2", "p1", "p0"]
    assert all(chair.seal is None for chair in table.chairs)


def test_only_the_host_changes_seats_and_only_before_the_start() -> None:
    table = open_table("nauticus", 2)
    with pytest.raises(Refused) as stranger:
        decided(table, "p1", SwapSeats(0, 1))
    assert stranger.value.code == "not-yours"
    with pytest.raises(Refused):
        decided(table, "p0", SwapSeats(1, 1))
    apply(table, decided(table, "p0", Start()))
    with pytest.raises(Refused) as late:
        decided(table, "p0", SwapSeats(0, 1))
    assert late.value.code == "not-now"


def test_the_table_is_set_up_otherwise_and_those_who_sit_stay() -> None:
    table = open_table("nautilus", 4)
    options = {"first-dealer": 2}
    apply(table, decided(table, "p0", ChangeSetup(replace(table.setup, options=options))))
    assert table.setup.options == options
    assert table.setup_data["options"] == options
    assert [chair.person for chair in table.chairs] == ["p0", "p1", "p2", "p3"]


def test_there_are_more_seats_or_fewer_as_long_as_nobody_loses_one() -> None:
    table = open_table("nauticus", 3)
    fewer = ChangeSetup(replace(table.setup, seats=2))
    with pytest.raises(Refused) as taken:
        decided(table, "p0", fewer)
    assert taken.value.code == "taken"
    apply(table, decided(table, "p2", Leave(2)))
    apply(table, decided(table, "p0", fewer))
    assert len(table.chairs) == 2
    apply(table, decided(table, "p0", ChangeSetup(replace(table.setup, seats=4))))
    apply(table, decided(table, "p0", AddBot(3, "random")))
    assert [chair.taken for chair in table.chairs] == [True, True, False, True]


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"no-such-rule": 1}},
        {"options": {"first-dealer": 99}},
        {"board": {"ring": "3"}},
        {"mode": "solitaire"},
        {"game": "nauticus", "mode": None},
    ],
)
def test_what_the_game_does_not_know_is_refused(change: dict[str, object]) -> None:
    table = open_table("nautilus", 4)
    with pytest.raises(Refused) as refused:
        decided(table, "p0", ChangeSetup(replace(table.setup, **change)))  # type: ignore[arg-type]  # whatever comes
    assert refused.value.code == "bad-input"


def test_a_changed_setup_is_read_from_the_log_again() -> None:
    entry = SetupChanged(open_table("nauticus", 2).setup)
    assert entry_from_data(entry.kind, entry.data()) == entry
