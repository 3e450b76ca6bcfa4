"""A real PostgreSQL from Debian's packages, started for the tests and thrown away after them."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def _user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so it runs as the user of Debian's package."""
    if os.getuid() != 0:
        return {}
    entry = pwd.getpwnam("postgres")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Postgres:
    """A server of its own, which can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.folder = str(folder)
        self._programs = programs
        self._data = str(folder / "data")

    def make(self) -> None:
        self._run("initdb", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def set_read_only(self, yes: bool) -> None:
        """Transactions that begin from now on cannot write, on any connection."""
        value = "on" if yes else "off"
        change = f"alter system set default_transaction_read_only = {value}"
        command = [
            str(self._programs / "psql"), "-h", self.folder, "-U", "postgres",
            "-c", change, "-c", "select pg_reload_conf()",
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **_user())

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", self._data, *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **_user())


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="seaboard-pg-"))
    folder.chmod(0o777)
    server = Postgres(programs, folder)
    try:
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
