"""One server for one SQLite file: a lock beside the file, which ends with the process.

Two servers would each believe that nobody else writes. The lock is on a file of its own, because
closing any other handle on the database file would drop SQLite's own locks.
"""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import TracebackType

from .starting import BadStart, readable_reasons, sqlite_path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SoleServer:
    """Held by the only server of a database file."""

    def __init__(self, path: Path) -> None:
        beside = path.with_name(f"{path.name}.lock")
        try:
            self._handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadStart(f"{beside} cannot be written: {error.strerror}") from None
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise BadStart(
                f"another server is running on {path}; stop it first, or let several processes"
                " share one PostgreSQL"
            ) from None

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        os.close(self._handle)


def sole_server(url: str) -> AbstractContextManager[None]:
    """The right to serve that database; BadStart if another server has it. Several may share a
    PostgreSQL.
    """
    with readable_reasons(url):
        path = sqlite_path(url)
    return nullcontext() if path is None else SoleServer(path)
