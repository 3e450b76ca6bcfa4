"""Bringing a database to this version of the schema, or back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

FOLDER: Final = Path(__file__).with_name("migrations")
_ONE_AT_A_TIME: Final = 7_364_001  # PostgreSQL advisory lock: processes that start together


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database to the revision: `head` is this version, `base` is an empty database."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
    config = _config()
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision that the database is at; None if no server ever opened it."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> list[str]:
    """All revisions that this version can make, the newest first."""
    scripts = ScriptDirectory.from_config(_config())
    return [script.revision for script in scripts.walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
