"""Tables for the tests of the core, without a server."""

from __future__ import annotations

from seaboard.tables.commands import TableCommand
from seaboard.tables.decisions import Decision, DecisionContext, create, decide
from seaboard.tables.entries import Joined, numbered
from seaboard.tables.fairness import commitment
from seaboard.tables.setup import Setup
from seaboard.tables.table import Table

SECRET = bytes(range(32))
BOTS = ("random",)


def context(table: Table) -> DecisionContext:
    return DecisionContext(table, SECRET, BOTS)


def open_table(game: str, seats: int, **setup: object) -> Table:
    """Everybody sits: `p0` in seat 0 is the host, `p1` in seat 1 …"""
    chosen = Setup.from_data({"game": game, "seats": seats, **setup})
    created = create(chosen, "p0", commitment(SECRET), BOTS)
    joined = [Joined(seat, f"p{seat}") for seat in range(seats)]
    return Table("t", numbered([created, *joined], 0, 1.0))


def decided(table: Table, person: str, command: TableCommand) -> Decision:
    return decide(context(table), person, command)


def apply(table: Table, decision: Decision) -> None:
    log = numbered(decision.entries, table.last, table.changed + 1)
    table.apply_all(log, decision.transitions)
