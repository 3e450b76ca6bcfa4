"""`seaboard serve --processes N`: one port, one database, and a parent that keeps them alive."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx2
from websockets.sync.client import connect

from seaboard.server.settings import DATABASE_VARIABLE

from .processes import Process
from .test_two_processes import At


def children(pid: int) -> set[int]:
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def test_processes_share_a_port_and_one_that_died_is_there_again(
    postgres_url: str, tmp_path: Path
) -> None:
    server = Process(
        postgres_url, tmp_path / "log", "--processes", "2", "--bot-workers", "0", limited=True
    )
    with closing(server):
        server.start()
        parent = server.pid
        first = children(parent)
        assert len(first) == 2
        entered = httpx2.post(f"{server.address}/api/people", json={"name": "Anna"}).json()
        with closing(At(server, entered["token"])) as anna:
            made = anna.client.post("/api/tables", json={"game": "nauticus", "seats": 2}).json()
            for seat in (0, 1):
                anna.do(made["id"], do="join", seat=seat)
            anna.do(made["id"], do="start")
        os.kill(min(first), signal.SIGKILL)
        while len(children(parent)) < 2 or children(parent) == first:
            time.sleep(0.05)
        assert len(children(parent) & first) == 1
        with closing(At(server, entered["token"])) as anna:
            version = anna.play(made["id"])
            assert anna.see(made["id"])["version"] > version
        others = children(parent)
        assert server.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in others)


def numbers(server: Process) -> dict[str, float]:
    """What Prometheus reads from whichever process answers."""
    text = httpx2.get(f"{server.address}/metrics").text
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    }


def test_whichever_process_is_asked_tells_the_numbers_of_all(
    postgres_url: str, tmp_path: Path
) -> None:
    server = Process(
        postgres_url, tmp_path / "log", "--processes", "2", "--bot-workers", "0", limited=True
    )
    said = 'seaboard_entries_total{kind="said"}'
    with closing(server):
        server.start()
        entered = httpx2.post(f"{server.address}/api/people", json={"name": "Anna"}).json()
        with closing(At(server, entered["token"])) as anna:
            made = anna.client.post("/api/tables", json={"game": "nauticus", "seats": 2}).json()
        for _ in range(4):  # each by a connection of its own, which any process may take
            with closing(At(server, entered["token"])) as anna:
                anna.do(made["id"], do="say", text="ahoy")
        assert {numbers(server)[said] for _ in range(6)} == {4}
        memory = 'process_resident_memory_bytes{process="%d"}'
        assert all(numbers(server)[memory % process] > 1e7 for process in (1, 2))
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        with connect(
            address, additional_headers={"Authorization": f"Bearer {entered['token']}"}
        ) as socket:
            assert "welcome" in str(socket.recv())
            assert numbers(server)["seaboard_connections"] == 1
            for pid in children(server.pid):
                os.kill(pid, signal.SIGKILL)
            server.wait_until_ready()
            while numbers(server)["seaboard_connections"]:  # until both are there again
                time.sleep(0.05)
        assert {numbers(server)[said] for _ in range(6)} == {4}


def test_whoever_watches_the_server_sees_that_no_worker_lives(
    postgres_url: str, tmp_path: Path
) -> None:
    """The time of an answer tells nothing as long as there is none."""
    server = Process(
        postgres_url, tmp_path / "log", "--processes", "2", "--bot-workers", "0", limited=True
    )
    with closing(server):
        server.start()
        entered = httpx2.post(f"{server.address}/api/people", json={"name": "Anna"}).json()
        with closing(At(server, entered["token"])) as anna:
            made = anna.client.post("/api/tables", json={"game": "nauticus", "seats": 2}).json()
            anna.do(made["id"], do="join", seat=0)
            anna.do(made["id"], do="bot", seat=1, bot="random")
            anna.do(made["id"], do="start")
            while anna.see(made["id"])["decider"] != 1:
                anna.play(made["id"])
        while queue_of(server)[2] < 1:
            time.sleep(0.1)
        assert queue_of(server)[:2] == (0, 1)
        command = [sys.executable, "-m", "seaboard", "worker", "--processes", "3"]
        environment = {**os.environ, DATABASE_VARIABLE: postgres_url}
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment) as worker:
            while queue_of(server) != (3, 0, 0):
                time.sleep(0.1)
            worker.terminate()
        while queue_of(server)[0]:
            time.sleep(0.1)


def queue_of(server: Process) -> tuple[float, float, float]:
    """Thinkers that live, thoughts that wait, and for how long the oldest has."""
    told = numbers(server)
    names = ("thinkers", "thoughts_waiting", "oldest_thought_seconds")
    thinkers, waiting, oldest = (told[f"seaboard_{name}"] for name in names)
    return thinkers, waiting, oldest


def test_processes_end_with_their_parent_however_that_ends(
    postgres_url: str, tmp_path: Path
) -> None:
    server = Process(
        postgres_url, tmp_path / "log", "--processes", "2", "--bot-workers", "0", limited=True
    )
    server.start()
    others = children(server.pid)
    server.kill()
    while any(Path(f"/proc/{pid}").exists() for pid in others):
        time.sleep(0.05)


def test_several_processes_on_sqlite_are_refused_with_a_sentence(tmp_path: Path) -> None:
    words = ["serve", "--processes", "2", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    run = subprocess.run(
        [sys.executable, "-m", "seaboard", *words], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert "several processes cannot share SQLite" in run.stderr
    assert "Traceback" not in run.stderr
