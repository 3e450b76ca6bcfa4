"""A real PostgreSQL from Debian's packages, started for the tests and thrown away after them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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

    def __init__(self, programs: Path, folder: Path, durable: bool = False) -> None:
        self.folder = str(folder)
        self._fsync = "on" if durable else "off"
        self._programs = programs
        self._data = str(folder / "data")

    def make(self) -> None:
        self._run("initdb", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        set_up = {"listen_addresses": "", "fsync": self._fsync, "max_connections": 200}
        chosen = " ".join(f"-c {name}={value}" for name, value in set_up.items())
        options = f"-k {self.folder} {chosen}"
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

    def freeze(self, yes: bool) -> None:
        """It answers nobody and closes nothing, as a machine that hangs or a network that is gone;
        or it goes on.
        """
        leader = int(Path(self._data, "postmaster.pid").read_text().splitlines()[0])
        if yes:
            os.kill(leader, signal.SIGSTOP)  # first, so that it makes no more processes
        for pid in [*_children(leader), leader]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if yes else signal.SIGCONT)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", self._data, *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **_user())


def _children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            if int(path.read_text("ascii", "replace").rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.parent.name))
    return found


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """One that is `durable` waits for the disk at each commit, which no test needs."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="seaboard-pg-"))
    folder.chmod(0o777)
    server = Postgres(programs, folder, durable)
    try:
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
