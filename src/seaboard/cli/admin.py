"""`seaboard admin`: what whoever hosts a server can do to it while it runs."""

from __future__ import annotations

import asyncio
import getpass
import json
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import App, Parameter, validators

from .hosting import DatabaseOption
from .setup import BadInput, flag

if TYPE_CHECKING:
    from ..server.administration import Administration
    from ..server.storage.store import Listed, Person

_EPILOGUE = """\
It works on the database, so it needs the rights to that and no others; the server may run or not. \
It takes effect at once in all processes on PostgreSQL, and within half a second on SQLite. Each \
deed is written into the audit log, with who did it and --reason.

A PERSON is an id or the name of an account; `seaboard admin people` finds ids by names. A blocked \
person is signed out everywhere, leaves open tables, is replaced by a bot in running games, and \
cannot sign in again. Nobody can keep a person from coming back as a new guest.

Examples:
  seaboard admin tables --status running --database postgresql://user:password@host/seaboard
  seaboard admin chat TABLE
  seaboard admin hide TABLE 17 18 --reason insults
  seaboard admin block anna --reason "third warning"
  seaboard admin export anna --out anna.json
  seaboard admin audit
"""
app = App(name="admin", help_epilogue=_EPILOGUE)
T = TypeVar("T")
# Ids may begin with a hyphen.
TableId = Annotated[
    str, Parameter(help="The id of a table, as in its address.", allow_leading_hyphen=True)
]
PersonWords = Annotated[str, Parameter(help="A person's id or account.", allow_leading_hyphen=True)]
Limit = Annotated[int, Parameter(help="How many at most.", validator=validators.Number(gte=1))]


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Which database, and who does it."""

    database: DatabaseOption = "sqlite:///seaboard.db"
    reason: Annotated[str | None, Parameter(help="Why, for the audit log.")] = None

    def run(self, work: Callable[[Administration], Awaitable[T]]) -> T:
        from ..server.administration import open_administration  # noqa: PLC0415  # extra `server`

        async def with_database() -> T:
            async with open_administration(self.database, getpass.getuser(), self.reason) as admin:
                return await work(admin)

        return asyncio.run(with_database())


HERE = Where()


# Tables


@app.command
def tables(
    *,
    status: Annotated[
        Literal["open", "starting", "running", "finished", "given_up", "closed"] | None,
        Parameter(help="Only those; without it, all."),
    ] = None,
    limit: Limit = 50,
    where: Where = HERE,
) -> None:
    """List tables, private ones too, the last changed first."""
    found = where.run(lambda admin: admin.tables(status, limit))
    for each in found:
        print(_table_line(each))
    if not found:
        print("There are no such tables.")


def _table_line(listed: Listed) -> str:
    row, names = listed.row, listed.names
    people = [
        seat.label or names.get(seat.person or "", "") or seat.bot or "free"
        for seat in listed.seats
    ]
    kind = "public" if row.public else "private"
    return (
        f"{row.id}  {row.status}, {kind}  {row.game}  {_time(row.changed)}  host"
        f" {_called(row.host, names.get(row.host, ''))}  seats: {', '.join(people)}"
    )


@app.command
def close(table: TableId, /, *, where: Where = HERE) -> None:
    """Close a table, whether its game has begun or not: nobody plays on there."""
    where.run(lambda admin: admin.close(table))
    print(f"Closed table {table}.")


@app.command
def chat(table: TableId, /, *, where: Where = HERE) -> None:
    """Show what was said at a table, with the numbers that `hide` takes."""
    said = where.run(lambda admin: admin.chat(table))
    for each in said:
        mark = "  (hidden)" if each.hidden else ""
        name = _called(each.person, each.name)
        print(f"{each.number}  {_time(each.at)}  {name}: {_plain(each.text)}{mark}")
    if not said:
        print("Nothing was said at this table.")


@app.command
def hide(
    table: TableId,
    number: Annotated[list[int], Parameter(help="Numbers of entries, as `chat` shows them.")],
    /,
    *,
    where: Where = HERE,
) -> None:
    """Hide what was said: nobody is shown it any more. The log keeps it, as evidence."""
    where.run(lambda admin: admin.hide(table, number))
    print(f"Hidden at table {table}: {', '.join(map(str, number))}.")


# People


@app.command
def people(
    words: Annotated[
        str,
        Parameter(help="An id, an account, or a part of a name.", allow_leading_hyphen=True),
    ] = "",
    /,
    *,
    where: Where = HERE,
) -> None:
    """Find people, the last who came first; at most 50."""
    found = where.run(lambda admin: admin.find(words))
    for each in found:
        account = f"account {each.account}" if each.account else "guest"
        blocked = "" if each.blocked is None else f"  blocked since {_time(each.blocked)}"
        name = _plain(each.name) or "(deleted)"
        print(f"{each.id}  {name}  {account}  since {_time(each.since)}{blocked}")
    if not found:
        print("Nobody was found.")


@app.command
def block(person: PersonWords, /, *, where: Where = HERE) -> None:
    """Keep a person out: signed out everywhere, seats given to bots, no signing in."""

    async def work(admin: Administration) -> Person:
        found = await admin.person(person)
        await admin.block(found)
        return found

    print(f"Blocked {_person(where.run(work))}.")


@app.command
def unblock(person: PersonWords, /, *, where: Where = HERE) -> None:
    """Let a blocked person sign in again."""

    async def work(admin: Administration) -> Person:
        found = await admin.person(person)
        await admin.unblock(found)
        return found

    print(f"Unblocked {_person(where.run(work))}.")


@app.command
def sessions(person: PersonWords, /, *, where: Where = HERE) -> None:
    """Show the devices on which a person is signed in."""

    async def work(admin: Administration) -> list[str]:
        found = await admin.sessions(await admin.person(person))
        return [
            f"{each.id}  since {_time(each.since)}  {_plain(each.device) or 'unknown device'}"
            for each in found
        ]

    print("\n".join(where.run(work)) or "This person is signed in nowhere.")


@app.command
def sign_out(
    person: PersonWords,
    session: Annotated[
        str | None, Parameter(help="One session; without it, all.", allow_leading_hyphen=True)
    ] = None,
    /,
    *,
    where: Where = HERE,
) -> None:
    """End one session of a person, or all: the tokens are worthless and the connections end."""

    async def work(admin: Administration) -> Person:
        found = await admin.person(person)
        if session is None:
            await admin.end_sessions(found)
        else:
            await admin.end_session(found, session)
        return found

    print(f"Signed out {_person(where.run(work))}.")


@app.command
def export(
    person: PersonWords,
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="A new file; without it, the standard output.")
    ] = None,
    where: Where = HERE,
) -> None:
    """Write all that is kept about a person as JSON, for whoever asks for their data."""

    async def work(admin: Administration) -> str:
        data = await admin.export(await admin.person(person))
        return json.dumps(data, ensure_ascii=False, indent=1)

    if out is None:
        print(where.run(work))
        return
    if out.exists():
        raise BadInput(f"{out} exists already; it is not overwritten")
    out.touch(0o600)
    out.write_text(where.run(work) + "\n", encoding="utf-8")
    print(f"Written to {out}.")


@app.command
def delete(
    person: PersonWords,
    /,
    *,
    yes: Annotated[bool, flag("Do not ask.")] = False,
    where: Where = HERE,
) -> None:
    """Delete a person as the person itself could: name, account and sessions go, seats are left or
    given to bots. Chat stays, without a name; `hide` takes it away.
    """

    async def work(admin: Administration) -> Person:
        found = await admin.person(person)
        if not yes and not await asyncio.to_thread(_agreed, _person(found)):
            raise BadInput("nothing was deleted")
        await admin.delete(found)
        return found

    print(f"Deleted {where.run(work).id}.")


def _agreed(name: str) -> bool:
    print(f"Delete {name}? This cannot be taken back. Type yes:", end=" ", flush=True)
    return sys.stdin.readline().strip().lower() == "yes"


@app.command
def audit(*, limit: Limit = 50, where: Where = HERE) -> None:
    """Show what was done by `seaboard admin`, the last first."""
    found = where.run(lambda admin: admin.audit(limit))
    for each in found:
        details = "" if each.details == "{}" else f"  {each.details}"
        print(f"{_time(each.at)}  {each.by}  {each.action}  {each.target}{details}")
    if not found:
        print("Nothing was done yet.")


def _person(person: Person) -> str:
    return _called(person.id, person.name)


def _called(identity: str, name: str) -> str:
    return f"{_plain(name)} ({identity})" if name else identity


def _time(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def _plain(text: str) -> str:
    """Text of a stranger's: nothing in it moves the terminal's cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
