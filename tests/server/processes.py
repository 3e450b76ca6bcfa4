"""A real server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx2


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`seaboard serve` on a port."""

    def __init__(self, url: str, log: Path, *words: str, limited: bool = False) -> None:
        self.port = free_port()
        self._limited = limited
        self._words = words  # more of them on the command line
        self._url = url
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", *self._arguments()],
                stdout=log, stderr=log, cwd=Path(__file__).parents[2], env=os.environ,
            )  # fmt: skip
        self.wait_until_ready()

    def _arguments(self) -> list[str]:
        if self._limited:
            words = ["serve", "--port", str(self.port), "--database", self._url, *self._words]
            return ["from seaboard.cli import main; main()", *words]
        return ["from tests.server.unlimited import main; main()", self._url, str(self.port)]

    def wait_until_ready(self) -> None:
        assert self._process is not None
        while True:
            assert self._process.poll() is None, self._log.read_text()
            with suppress(httpx2.TransportError):
                if httpx2.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)

    def limit_file_size(self, most: int | None) -> None:
        """No file of the server may grow beyond this, as if the disk were full."""
        assert self._process is not None
        limit = resource.RLIM_INFINITY if most is None else most
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (limit, hard))

    def kill(self) -> None:
        """SIGKILL: no chance to put anything in order."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        self.stop()

    def stop(self) -> int | None:
        """SIGTERM; the exit code."""
        if self._process is None:
            return None
        self._process.terminate()
        return self._process.wait()


class Forked(Process):
    """A server that is killed and started again in no time: see `unlimited.forking`."""

    def start(self) -> None:
        if self._process is None:
            code = "from tests.server.unlimited import forking; forking()"
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    [sys.executable, "-c", code, self._url, str(self.port)],
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
                    cwd=Path(__file__).parents[2], env=os.environ,
                )  # fmt: skip
        self._ask()
        self.wait_until_ready()

    def kill(self) -> None:
        self._ask()

    def _ask(self) -> None:
        """The next thing, and wait until it is done."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        assert process.stdout.readline(), self._log.read_text()

    def stop(self) -> int | None:
        """Kill the server, if one runs, and end."""
        if self._process is None:
            return None
        self._process.communicate()
        return self._process.returncode
