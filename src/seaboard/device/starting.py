"""What the worker calls first. Nothing that needs NumPy may be imported before the stand-in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


def start(exports: Any, manifest: str, name: str) -> tuple[Any, Callable[[str, str, str], str]]:
    """The host, and what answers requests; `exports` are those of `rules.wasm`."""
    from . import arrays  # noqa: PLC0415  # in this order

    arrays.install()

    from . import engine, host, requests  # noqa: PLC0415

    engine.provide_all(exports, json.loads(manifest))
    made = host.Host(name)

    def ask(method: str, address: str, body: str) -> str:
        return requests.ask(made, method, address, json.loads(body) if body else None)

    return made, ask
