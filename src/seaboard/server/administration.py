"""What whoever hosts a server can do to it: `seaboard admin`.

All of it is written to the database as another process of the server would write it. With
PostgreSQL every process is notified; a server on SQLite notices within half a second that somebody
else has written to its file. Each deed and its line in the audit log are one transaction.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from ..games.api import SeaboardError
from ..tables import decisions
from ..tables.decisions import Decision
from ..tables.entries import Logged, Said
from ..tables.refusals import Refused
from ..tables.table import Table
from .registry import addition_to, left_by
from .storage.database import DatabaseFailed
from .storage.migrating import known_revisions, revision_of
from .storage.starting import BadStart
from .storage.store import (
    Addition,
    Audit,
    Audited,
    Listed,
    Person,
    Session,
    Store,
    TableRow,
    new_id,
    now,
)
from .upkeep import existing_database

_MOST_FOUND: Final = 50
Decide = Callable[[Table, Sequence[Logged]], Decision]


class CannotAdminister(SeaboardError):
    """Why something cannot be done, in a sentence for whoever hosts."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said at a table."""

    number: int
    at: float
    person: str
    name: str
    text: str
    hidden: bool


class Administration:
    """`open_administration` makes one; `by` is who does it, `reason` why, for the audit log."""

    def __init__(self, store: Store, by: str, reason: str | None = None) -> None:
        self._store = store
        self._by = by
        self._reason = reason

    # Tables

    async def tables(self, status: str | None, limit: int) -> list[Listed]:
        return await self._store.all_tables(status, limit)

    async def close(self, table: str) -> None:
        """Nobody plays on there."""
        await self._change("close", table, lambda now, _log: decisions.close_as_host(now))

    async def chat(self, table: str) -> list[ChatLine]:
        log = await self._log(table)
        hidden = Table(table, log).hidden
        names = await self._store.names(
            each.entry.person for each in log if isinstance(each.entry, Said)
        )
        return [
            ChatLine(number, at, said.person, names.get(said.person, ""), said.text,
                     number in hidden)
            for number, at, said, _, _ in log
            if isinstance(said, Said)
        ]  # fmt: skip

    async def hide(self, table: str, numbers: Collection[int]) -> None:
        """What was said in those entries is not shown any more."""
        await self._change(
            "hide-chat",
            table,
            lambda now, log: decisions.hide_chat(now, log, numbers),
            entries=sorted(numbers),
        )

    async def _log(self, table: str) -> list[Logged]:
        log = await self._store.entries(table)
        if not log:
            raise CannotAdminister(f"there is no table {table}; `seaboard admin tables` lists them")
        return log

    async def _change(self, action: str, identity: str, decide: Decide, **details: Any) -> None:
        """Decide about a table and write it. Nobody adds to the table meanwhile: bots that play
        without pause would always be faster.
        """
        audited = self._audited(action, identity, **details)
        await self._log(identity)  # whether there is one

        def added(row: TableRow, log: list[Logged]) -> Addition | None:
            try:
                return addition_to(row, log, lambda table: decide(table, log))
            except Refused as refused:
                raise CannotAdminister(str(refused)) from None

        await self._store.extend(identity, added, audited)

    # People

    async def find(self, words: str) -> list[Person]:
        """People by id, account or part of the name."""
        return await self._store.find_people(words, _MOST_FOUND)

    async def person(self, words: str) -> Person:
        """The one person of that id or account."""
        found = await self._store.person(words) or await self._store.account(words.lower())
        if found is None:
            raise CannotAdminister(
                f"nobody has the id or account {words!r}; `seaboard admin people NAME` finds ids"
            )
        return found

    async def block(self, person: Person) -> None:
        """End all sessions, resign or leave all seats, and keep the account out."""
        audited = self._audited_with_tables("block", person)
        await self._store.block_person(person.id, left_by(person), audited, now())

    async def unblock(self, person: Person) -> None:
        await self._store.unblock_person(person.id, self._audited("unblock", person.id))

    async def delete(self, person: Person) -> None:
        """Forget a person as the person itself could."""
        audited = self._audited_with_tables("delete", person)
        await self._store.delete_person(person.id, left_by(person), audited)

    def _audited_with_tables(self, action: str, person: Person) -> Audit:
        return lambda tables: self._audited(action, person.id, tables=tables)

    async def sessions(self, person: Person) -> list[Session]:
        return await self._store.sessions(person.id)

    async def end_session(self, person: Person, session: str) -> None:
        audited = self._audited("end-session", person.id)
        if not await self._store.end_session(person.id, session, audited):
            raise CannotAdminister(f"there is no session {session} of that person")

    async def end_sessions(self, person: Person) -> None:
        await self._store.sign_out_everywhere(person.id, self._audited("end-sessions", person.id))

    async def export(self, person: Person) -> dict[str, Any]:
        """All that the database holds about a person, as JSON values; the password's hash is left
        out, and of tables only what the person did there.
        """
        entries = await self._store.entries_naming(person.id)
        sessions = await self._store.sessions(person.id)
        listed = await self._store.tables_of(person.id, limit=1_000_000)
        await self._store.add_audit(self._audited("export", person.id))
        return {
            "person": {
                "id": person.id,
                "name": person.name,
                "account": person.account,
                "has_password": person.password is not None,
                "since": person.since,
                "blocked": person.blocked,
                "former_names": [
                    {"until": until, "name": name}
                    for until, name in await self._store.former_names(person.id)
                ],
            },
            "sessions": [
                {"id": each.id, "since": each.since, "device": each.device} for each in sessions
            ],
            "tables": [
                {
                    "id": each.row.id,
                    "game": each.row.game,
                    "status": each.row.status,
                    "host": each.row.host == person.id,
                    "seats": [seat.seat for seat in each.seats if seat.person == person.id],
                    "since": each.row.since,
                    "changed": each.row.changed,
                }
                for each in listed
            ],
            "entries": [
                {
                    "table": table,
                    "number": logged.number,
                    "at": logged.at,
                    "kind": logged.entry.kind,
                    "data": logged.entry.data(),
                }
                for table, logged in entries
            ],
        }

    # What was done

    async def audit(self, limit: int) -> list[Audited]:
        return await self._store.audit(limit)

    def _audited(self, action: str, target: str, **details: Any) -> Audited:
        if self._reason:
            details["reason"] = self._reason
        return Audited(new_id(), now(), self._by, action, target, json.dumps(details))


@asynccontextmanager
async def open_administration(
    database: str, by: str, reason: str | None = None
) -> AsyncIterator[Administration]:
    """The administration of a database that a server of this version has opened."""
    async with existing_database(database) as opened:
        newest, revision = known_revisions()[0], await opened.snapshot(revision_of)
        if revision != newest:
            raise BadStart(
                "the database belongs to another version of Seaboard; use the version of the"
                " server that runs on it"
            )
        try:
            yield Administration(Store(opened), by[:100], reason)
        except DatabaseFailed as failed:
            raise CannotAdminister(str(failed)) from None
