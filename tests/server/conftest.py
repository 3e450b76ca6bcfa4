"""Databases for the tests, a fresh one each, of both kinds; and two people at a server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import fastapi.routing
import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from .clients import Client, Player, comes_in, serving
from .postgres import running_postgres


@pytest.fixture(scope="session", autouse=True)
def routes_built_once() -> Iterator[None]:
    """FastAPI works out what it knows of a route anew for each app, which takes longer than most
    tests here; all apps include the same routes in the same way.
    """
    included_router = cast(Any, fastapi.routing)._IncludedRouter
    build, built = included_router._build_effective_context, dict[int, Any]()

    def build_once(included: Any, route: Any) -> Any:
        if id(route) not in built:  # what is built keeps its route, so no other one gets this id
            built[id(route)] = build(included, route)
        return built[id(route)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(included_router, "_build_effective_context", build_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def light_passwords() -> Iterator[None]:
    """Every server hashes a password at its start, which is meant to be hard work for a machine."""
    light = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("seaboard.server.people.PasswordHasher", light)
        yield


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


@pytest.fixture
def client(sqlite_url: str) -> Iterator[Client]:
    """A server of its own for the test."""
    with serving(sqlite_url) as client:
        yield client


@pytest.fixture
def anna(client: Client) -> Player:
    return comes_in(client, "Anna")


@pytest.fixture
def bert(client: Client) -> Player:
    return comes_in(client, "Bert")
