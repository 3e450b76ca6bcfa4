"""Why a server cannot start, in one sentence for whoever runs it. A database's address may hold a
password, so no sentence repeats it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from .address import BadStart, unreadable
from .database import FAILURES

__all__ = ["BadStart", "readable_reasons", "sqlite_path"]


@contextmanager
def readable_reasons(url: str) -> Iterator[None]:
    """Whatever goes wrong when a database is opened becomes `BadStart`."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError):
        raise unreadable() from None
    except CommandError:
        raise BadStart(
            f"{_named(url)} was made by a newer version of Seaboard; run that version, or restore a"
            " backup from before"
        ) from None
    except FAILURES as error:
        raise BadStart(f"{_named(url)} cannot be opened: {_reason(error)}") from None


def sqlite_path(url: str) -> Path | None:
    """The file of a SQLite database that has one."""
    try:
        parsed = make_url(url)
    except ValueError as error:  # a port that is no number
        raise ArgumentError from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ArgumentError
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    try:
        path = Path(str(parsed.database)).resolve()  # a link to a file is that file
    except (OSError, RuntimeError):  # a link that leads to itself
        raise BadStart(f"{parsed.database} is a link that leads nowhere") from None
    if not path.parent.is_dir():
        raise BadStart(f"the folder {path.parent} of the database does not exist; make it first")
    return path


def _named(url: str) -> str:
    path = sqlite_path(url)
    return "the database" if path is None else f"the database {path}"


def _reason(error: BaseException) -> str:
    """What the database itself says, in a line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return lines[0]
