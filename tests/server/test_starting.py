"""A server that cannot start says why in one sentence."""

from __future__ import annotations

import pytest

from seaboard.server.storage.ownership import BadStart

from .clients import serving, wait_until_ready


def test_a_second_server_on_one_sqlite_file_is_refused(sqlite_url: str) -> None:
    with serving(sqlite_url):
        second = serving(sqlite_url)
        with pytest.raises(BadStart, match=r"another server is running on .*seaboard.db"):
            second.__enter__()
    with serving(sqlite_url) as client:  # the first has ended
        wait_until_ready(client)
