"""A table with all that belongs to it while it is in use: its log, its secret, and what was told.

A command is decided on the present table and becomes a change; once whoever keeps the log has kept
it, the change is taken on and can be told. Nothing here keeps or tells anything itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..games.api import Seat
from . import chain
from .decisions import Decision, DecisionContext
from .entries import Logged, numbered
from .feed import FeedCache
from .once import DoneCommands, Once
from .presence import Presence
from .projection import Projection
from .shapes import BusyOut
from .table import Table, Transition


class Change(NamedTuple):
    """What a table will be as soon as the entries are kept."""

    after: Table
    entries: Sequence[Logged]
    transitions: Sequence[Transition | None]
    once: Once | None = None  # the command that it follows from, if that is to be done once


@dataclass(eq=False, slots=True, repr=False)
class PresentTable:
    """It has no `repr`, so that no log can show its secret."""

    table: Table
    log: list[Logged]
    secret: bytes
    feed: FeedCache = field(default_factory=FeedCache)
    done: DoneCommands = field(init=False)

    def __post_init__(self) -> None:
        self.done = DoneCommands(self.log)

    def context(
        self, bots: Collection[str], presence: Presence, at: float, stand_in: str | None = None
    ) -> DecisionContext:
        """What is needed to decide a command at that time."""
        return DecisionContext(self.table, self.secret, bots, stand_in, presence, at)

    def change(self, decision: Decision, at: float, once: Once | None = None) -> Change:
        """What the decision makes of the table; the moves were played when it was made."""
        before = self.table
        key = None if once is None else once.key
        entries = chain.linked(numbered(decision.entries, before.last, at, key), before.head)
        after = self.table.copy()
        return Change(after, entries, after.apply_all(entries, decision.transitions), once)

    def take_on(self, change: Change, viewers: Iterable[Seat | None]) -> None:
        """The entries are kept: the table is the next one. Those viewers will want to hear."""
        self.table = change.after
        self.log.extend(change.entries)
        self.done.add(change.entries, change.once)
        told = tuple(viewers)
        for logged, made in zip(change.entries, change.transitions, strict=True):
            if made is not None:
                self.feed.remember(self.table.game, logged.number, made, told)

    def projected(
        self, names: Mapping[str, str], presence: Presence, busy: BusyOut | None = None
    ) -> Projection:
        """The table as viewers may know it."""
        return Projection(self.table, self.log, names, self.feed, busy, presence)
