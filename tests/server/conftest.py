"""Databases for the tests: a fresh one each, of both kinds."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from .postgres import running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as server:
        yield server.folder


def new_postgres_database(folder: str) -> str:
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        url = f"postgresql+asyncpg://postgres@/postgres?host={folder}"
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"create database {name}"))
        await engine.dispose()

    asyncio.run(create())
    return f"postgresql://postgres@/{name}?host={folder}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'seaboard.db'}"


@pytest.fixture
def postgres_url(postgres: str) -> str:
    return new_postgres_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database, once of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))
