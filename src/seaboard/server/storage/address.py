"""The address of a PostgreSQL, read in one way by all who connect to it.

asyncpg would read an address otherwise than SQLAlchemy does: `/`, `?` and `#` in a password, and
what follows the question mark.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from ...games.api import SeaboardError
from ..settings import Settings

_FORMS = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


class BadStart(SeaboardError):
    """Why the server cannot start, in a sentence for whoever runs it."""


def unreadable() -> BadStart:
    """It may hold a password, so nothing of it is repeated."""
    return BadStart(f"the address of the database cannot be read: {_FORMS}")


def asyncpg_arguments(database: str) -> dict[str, Any]:
    """What `asyncpg.connect` is to be given for that address."""
    try:
        url = make_url(Settings(database=database).database_url)
        _, arguments = url.get_dialect()().create_connect_args(url)
    except (ArgumentError, NoSuchModuleError, ValueError):  # the last: a port that is no number
        raise unreadable() from None
    return {name: value for name, value in arguments.items() if name not in _FOR_SQLALCHEMY}


# What its dialect keeps for itself.
_FOR_SQLALCHEMY = (
    "prepared_statement_cache_size",
    "prepared_statement_name_func",
    "async_fallback",
)
