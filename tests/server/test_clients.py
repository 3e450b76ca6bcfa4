"""The tests' own clients end, whatever happens in a test."""

from __future__ import annotations

import pytest

from .clients import comes_in, serving


def test_a_test_that_fails_with_open_sockets_ends(sqlite_url: str) -> None:
    with pytest.raises(RuntimeError, match="the test has failed"):
        _fail_with_open_sockets(sqlite_url)


def _fail_with_open_sockets(url: str) -> None:
    with serving(url) as client:
        anna = comes_in(client, "Anna")
        table = anna.create()
        for _ in range(3):
            socket = anna.socket().__enter__()
            socket.send_json({"type": "watch", "table": table})
        raise RuntimeError("the test has failed")
