"""The server and the people of its tests, for a game of another package."""

from ..server.conftest import (
    anna,
    bert,
    client,
    light_passwords,
    routes_built_once,
    sqlite_url,
)

__all__ = ["anna", "bert", "client", "light_passwords", "routes_built_once", "sqlite_url"]
