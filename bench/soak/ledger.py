"""What clients were told during a soak, and whether the database agrees with it afterwards."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from seaboard.server.encoding import encode
from seaboard.server.settings import Settings
from seaboard.server.storage.store import Store, open_store
from seaboard.server.upkeep import check
from seaboard.tables.entries import Joined, Logged
from seaboard.tables.feed import FeedCache
from seaboard.tables.projection import Projection
from seaboard.tables.table import Table

_SECRET = re.compile(r"[0-9a-f]{64}")
_COMPARED = ("status", "view", "legal", "secret", "decider", "mine", "events")
_MOST_KEPT = 400


@dataclass(slots=True)
class Deed:
    """A command with its key; `done` once somebody was told that it was."""

    table: str
    key: str
    done: bool = False


@dataclass(slots=True)
class Race:
    """Several people wanted one seat of a table at once; who was told that it is theirs."""

    table: str
    winners: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Seen:
    """A table as a client was shown it."""

    person: str
    table: dict[str, Any]


class Ledger:
    """Everything that clients know."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.acknowledged = 0  # of them
        self.races: list[Race] = []
        self.gaps: list[str] = []  # events that a client was never told
        self._seen: list[Seen] = []
        self._looks = 0
        self._before_the_end: dict[str, set[str]] = {}  # whatever looked like a secret, by table

    def acknowledge(self, deed: Deed) -> None:
        deed.done = True
        self.acknowledged += 1

    def see(self, person: str, text: str, table: dict[str, Any]) -> None:
        """Remember what is needed to judge a message later: some of them whole."""
        if table["status"] != "finished":
            known = self._before_the_end.setdefault(table["id"], set())
            known.update(_SECRET.findall(text))
        self._looks += 1
        step = max(1, self._looks // _MOST_KEPT)  # seldom enough to be few, from all of the time
        if self._looks % step == 0:
            self._seen.append(Seen(person, table))
            if len(self._seen) > 2 * _MOST_KEPT:
                del self._seen[::2]

    # Afterwards

    async def broken(self, url: str, tell: Callable[[str], None] = lambda _: None) -> list[str]:
        """All invariants that do not hold."""
        found = list(self.gaps)
        tell("is the database sound?")
        report = await check(url)
        found += report.faults
        store = await open_store(Settings(database=url).database_url)
        try:
            tell(f"is anything lost, doubled or unfair at {len(self._tables())} tables?")
            logs = {each: await store.entries(each) for each in self._tables()}
            found += self._lost_or_double(logs)
            found += self._unfair_races(logs)
            found += await self._told_secrets(store)
            tell(f"does the log give what {len(self._seen)} messages have shown?")
            found += await self._wrongly_shown(store, logs)
        finally:
            await store.close()
        return found

    def _tables(self) -> set[str]:
        return {deed.table for deed in self.deeds} | {race.table for race in self.races}

    def _lost_or_double(self, logs: dict[str, list[Logged]]) -> Iterator[str]:
        keys = Counter(
            (table, logged.key) for table, log in logs.items() for logged in log if logged.key
        )
        for deed in self.deeds:
            times = keys[deed.table, deed.key]
            if deed.done and times == 0:
                yield f"table {deed.table}: an acknowledged command is lost"
            if times > 1:
                yield f"table {deed.table}: a command was done {times} times"

    def _unfair_races(self, logs: dict[str, list[Logged]]) -> Iterator[str]:
        for race in self.races:
            sat = [e.entry.person for e in logs[race.table] if isinstance(e.entry, Joined)]
            if len(sat) > 1 or not set(race.winners) <= set(sat):
                yield f"table {race.table}: {len(sat)} won a race, {len(race.winners)} were told so"

    async def _told_secrets(self, store: Store) -> list[str]:
        found = []
        for table, known in self._before_the_end.items():
            row = await store.table(table)
            assert row is not None
            if row.secret.hex() in known:
                found.append(f"table {table}: its secret was told before the end")
        return found

    async def _wrongly_shown(self, store: Store, logs: dict[str, list[Logged]]) -> list[str]:
        """Shown something else than the log gives for that viewer alone."""
        found = []
        for seen in self._seen:
            table = seen.table
            log = logs.get(table["id"]) or await store.entries(table["id"])
            part = log[: table["last"]]
            projection = Projection(Table(table["id"], part), part, {}, FeedCache())
            numbers = [each["number"] for each in table["events"]]
            after = numbers[0] - 1 if numbers else table["last"]
            want = projection.table(seen.person, table["viewer"], after)
            wanted = json.loads(encode(want))
            wrong = [name for name in _COMPARED if table[name] != wanted[name]]
            if wrong:
                found.append(
                    f"table {table['id']} at {table['last']}: {', '.join(wrong)} shown to"
                    f" {table['viewer']} are not those of the log"
                )
        return found
