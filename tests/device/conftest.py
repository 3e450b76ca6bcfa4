"""The server beside which a device is compared starts as quickly as in its own tests."""

from ..server.conftest import light_passwords, routes_built_once

__all__ = ["light_passwords", "routes_built_once"]
