"""Nobody can fill a table's log for the others."""

from __future__ import annotations

import pytest

from seaboard.tables import budgets
from seaboard.tables.commands import (
    AddBot,
    Close,
    Join,
    Leave,
    Play,
    Resign,
    Say,
    Start,
    TableCommand,
)
from seaboard.tables.decisions import Decision, account_deleted, play
from seaboard.tables.entries import Said, numbered
from seaboard.tables.refusals import Refused
from seaboard.tables.table import Table

from .logs import apply, context, decided, open_table


def do(table: Table, person: str, command: TableCommand) -> None:
    apply(table, decided(table, person, command))


def filled(table: Table, person: str, most: int) -> None:
    """The person says something as often as that."""
    table.apply_all(numbered([Said(person, "Ahoi")] * most, table.last, 2.0))


def filled_by_many(table: Table, most: int, share: int) -> None:
    """Visitors say as much, each no more than a share."""
    for number in range(most // share):
        filled(table, f"stranger {number}", share)


def test_one_visitor_leaves_room_for_the_others() -> None:
    table = open_table("nauticus", 2)
    filled(table, "stranger", budgets.CHAT_OF_ONE_VISITOR)
    with pytest.raises(Refused, match="as one person may"):
        do(table, "stranger", Say("Ahoi"))
    do(table, "another stranger", Say("Ahoi"))


def test_one_player_leaves_room_for_the_others() -> None:
    table = open_table("nauticus", 2)
    filled(table, "p0", budgets.CHAT_OF_ONE_PLAYER)
    with pytest.raises(Refused, match="as one person may"):
        do(table, "p0", Say("Ahoi"))
    do(table, "p1", Say("Ahoi"))


def test_strangers_who_talk_without_end_keep_nobody_from_talking_or_playing() -> None:
    table = open_table("nauticus", 2)
    filled_by_many(table, budgets.CHAT_OF_VISITORS, budgets.CHAT_OF_ONE_VISITOR)
    with pytest.raises(Refused, match="visitors have said"):
        do(table, "another stranger", Say("Ahoi"))
    do(table, "p1", Say("Ahoi"))
    do(table, "p1", Leave(1))
    do(table, "p1", Join())
    do(table, "p0", Start())
    assert table.status == "running"


def test_a_table_whose_chat_is_full_is_seated_played_and_closed() -> None:
    table = open_table("nauticus", 2)
    filled(table, "p0", budgets.CHAT_OF_PLAYERS)
    filled(table, "stranger", budgets.CHAT_OF_VISITORS)
    with pytest.raises(Refused, match="chat is full"):
        do(table, "p1", Say("Ahoi"))
    do(table, "p0", Leave(1))
    do(table, "p0", AddBot(1, "random"))
    closed = table.copy()
    do(closed, "p0", Close())
    assert closed.status == "closed"
    do(table, "p0", Start())
    while table.decider != 0:
        apply(table, _bot_moves(table))
    do(table, "p0", Play(0, table.version, str(table.playing.legal_moves()[0])))
    do(table, "p0", Resign(0))
    assert table.chairs[0].resigned


def test_one_who_comes_and_goes_without_end_keeps_nobody_from_joining() -> None:
    table = open_table("nauticus", 2)
    do(table, "p1", Leave(1))
    for _ in range(budgets.SEATING_BY_PERSON):
        do(table, "stranger", Join())
        do(table, "stranger", Leave(1))
    with pytest.raises(Refused, match="as often as you may"):
        do(table, "stranger", Join())
    do(table, "p1", Join())
    assert table.chairs[1].person == "p1"


def test_whoever_is_deleted_leaves_a_table_that_is_full() -> None:
    table = open_table("nauticus", 2)
    filled(table, "p0", budgets.CHAT_OF_PLAYERS)
    apply(table, account_deleted(table, "p0"))
    assert table.status == "closed"


def test_only_those_of_a_table_without_spectators_talk_there() -> None:
    table = open_table("nauticus", 2, spectators=False)
    do(table, "p1", Say("Ahoi"))
    with pytest.raises(Refused, match="no spectators"):
        do(table, "stranger", Say("Ahoi"))


def _bot_moves(table: Table) -> Decision:
    assert table.decider is not None
    return play(context(table), table.decider, str(table.playing.legal_moves()[0]), None)
