"""Who is connected to which table: in this process by its own sockets, in others by what they tell.

Nothing of it is stored. Each process tells the others which seated people it has at a table
whenever that changes, and every ten seconds that it is alive; one that was silent for longer is
taken for gone, with its people. A process that begins to listen asks all others to tell again.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from ..tables.presence import Presence
from ..tables.table import Table

ALIVE_SECONDS: Final = 10.0  # how often a process says that it is alive
SILENT_SECONDS: Final = 35.0  # after this it is not
_MOST_TOGETHER: Final = 30  # tables in a notification, which PostgreSQL limits to 8,000 bytes
_EXACT_ENOUGH: Final = 30.0  # seconds: whoever does something was seen that exactly
_MOST_REMEMBERED: Final = 50_000  # times at which somebody was last seen


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others: its people at some tables, now."""

    tables: dict[str, list[str]] = {}
    asks: bool = False  # whether the others are to tell all that they know
    ends: bool = False


class PresenceBoard:
    """The people connected to tables, as far as this process knows."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._here: dict[str, frozenset[str]] = {}  # by table
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}  # by process, by table
        self._heard: dict[str, float] = {}  # from each process, by the monotonic clock
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()  # by table and person
        self._begin = now()  # who was not seen since then is taken to be away since then
        self._untold: set[str] = set()  # tables of which the others do not know what we do

    def of(self, table: Table) -> Presence:
        """Who of those who sit at the table is connected, and since when the others are not."""
        seated = {chair.person for chair in table.chairs if chair.person is not None}
        here = frozenset(seated & self._everywhere(table.id))
        away = {each: self._seen.get((table.id, each), self._begin) for each in seated - here}
        return Presence(here, away)

    def _everywhere(self, table: str) -> set[str]:
        found = set(self._here.get(table, ()))
        for tables in self._elsewhere.values():
            found |= tables.get(table, frozenset())
        return found

    # This process

    def set_here(self, table: str, people: Iterable[str]) -> bool:
        """These people are connected here; whether that is news."""
        now, before = frozenset(people), self._here.get(table, frozenset())
        if now == before:
            return False
        if now:
            self._here[table] = now
        else:
            del self._here[table]
        self._untold.add(table)
        return True

    def did_something(self, table: str, person: str) -> bool:
        """The person was there just now, perhaps without a connection; whether that is news."""
        known = self._seen.get((table, person), self._begin)
        if self._now() - known < _EXACT_ENOUGH:
            return False
        self.seen(table, person, self._now())
        return True

    def seen(self, table: str, person: str, at: float) -> None:
        """The person was connected until then."""
        key = table, person
        self._seen[key] = max(at, self._seen.get(key, 0.0))
        self._seen.move_to_end(key)
        if len(self._seen) > _MOST_REMEMBERED:
            _, forgotten = self._seen.popitem(last=False)
            self._begin = max(self._begin, forgotten)  # nobody seems away for longer than it was

    # Other processes

    @property
    def untold(self) -> bool:
        return bool(self._untold)

    def news(self) -> Iterator[Told]:
        """What the others do not know yet."""
        tables, self._untold = sorted(self._untold), set()
        for first in range(0, len(tables), _MOST_TOGETHER):
            some = tables[first : first + _MOST_TOGETHER]
            yield Told({each: sorted(self._here.get(each, ())) for each in some})

    def not_told(self, news: Iterable[Told]) -> None:
        """The others could not be told."""
        self._untold.update(table for told in news for table in told.tables)

    def tell_all(self) -> None:
        """Another process knows nothing yet."""
        self._untold |= self._here.keys()

    def heard(self, process: str, told: Told) -> set[str]:
        """Take in what another process tells; the tables at which something changed."""
        if told.ends:
            return self._lost(process)
        self._heard[process] = time.monotonic()
        known = self._elsewhere.setdefault(process, {})
        changed = set[str]()
        for table, people in told.tables.items():
            before, now = known.get(table, frozenset()), frozenset(people)
            if now != before:
                changed.add(table)
                self._gone(table, before - now)
            if now:
                known[table] = now
            else:
                known.pop(table, None)
        if told.asks:
            self.tell_all()
        return changed

    def lose_silent(self) -> set[str]:
        """Forget processes that have not been heard of; the tables at which somebody was lost."""
        oldest = time.monotonic() - SILENT_SECONDS
        silent = [process for process, heard in self._heard.items() if heard < oldest]
        return {table for process in silent for table in self._lost(process)}

    def _lost(self, process: str) -> set[str]:
        self._heard.pop(process, None)
        tables = self._elsewhere.pop(process, {})
        for table, people in tables.items():
            self._gone(table, people)
        return set(tables)

    def _gone(self, table: str, people: Iterable[str]) -> None:
        for person in people:
            self.seen(table, person, self._now())
