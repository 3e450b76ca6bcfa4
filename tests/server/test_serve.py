"""`seaboard serve` as a person starts it."""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
import pytest
import websockets

from .processes import Process, free_port


def test_the_command_serves_limits_and_ends_when_asked(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", limited=True)
    server.start()
    try:
        with httpx2.Client(base_url=server.address, timeout=None) as client:
            assert client.post("/api/people", json={"name": "Anna"}).status_code == 200
            assert client.get("/api/me").json()["name"] == "Anna"
            bots = client.get("/api/games").json()["bots"]
            # Guests are limited to 20 and one more every five seconds, however slow we ask.
            many = [client.post("/api/people", json={"name": "Bert"}) for _ in range(60)]
        assert "level:name=mate" in bots
        assert many[0].status_code == 200
        assert 429 in [answer.status_code for answer in many]
        assert asyncio.run(too_large(server)) == 1009
    finally:
        code = server.stop()
    assert code in (0, -15)
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert "server.stopped" in log


def test_the_page_is_opened_in_a_browser_once_the_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Process(url, tmp_path / "log", "--open", limited=True)
    server.start()
    try:
        while not opened.exists() or not opened.read_text():
            time.sleep(0.1)
    finally:
        server.stop()
    assert opened.read_text() == f"{server.address}\n"


def test_as_many_watchers_as_the_host_says_find_room_and_one_more_is_told_to_come_later(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Process(url, tmp_path / "log", "--connections", "3", limited=True)
    server.start()
    try:
        assert asyncio.run(greetings(server, 4)) == ["welcome"] * 3 + [1013]
    finally:
        server.stop()


def test_a_server_may_open_the_files_that_its_connections_need(tmp_path: Path) -> None:
    """Systems give a process 1,024 of them unless it asks for more."""
    assert limited_to((256, 4_096), tmp_path) == (3_500, "")
    assert limited_to((256, 1_000), tmp_path) == (
        1_000,
        "Only 500 of 3000 connections fit into the files that a process may open here"
        " (`ulimit -Hn`).\n",
    )


def limited_to(files: tuple[int, int], folder: Path) -> tuple[int, str]:
    """The files that a server for 3,000 connections may open, of the soft and hard limit that it
    was given, and what it told about that.
    """
    command = [sys.executable, "-m", "seaboard", "serve", "--port", str(free_port()),
               "--database", f"sqlite:///{folder / 'tables.db'}", "--connections", "3000",
               "--log-level", "error"]  # fmt: skip
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder
    )
    resource.prlimit(process.pid, resource.RLIMIT_NOFILE, files)  # long before it is loaded
    try:
        assert process.stdout is not None
        while "listens" not in process.stdout.readline():
            assert process.poll() is None
        return resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[0], ended(process)
    finally:
        process.kill()
        process.wait()


def ended(process: subprocess.Popen[str]) -> str:
    """End it in good order; what it has told of errors."""
    process.terminate()
    return process.communicate()[1]


async def greetings(server: Process, count: int) -> list[str | int]:
    """What so many hear who come and stay: the first message, or the code of the refusal."""
    address, heard = f"ws://127.0.0.1:{server.port}/api/socket", list[str | int]()
    async with AsyncExitStack() as sockets:
        for _ in range(count):
            socket = await sockets.enter_async_context(websockets.connect(address))
            try:
                heard.append(str(json.loads(await socket.recv())["type"]))
            except websockets.ConnectionClosed as closed:
                heard.append(closed.rcvd.code if closed.rcvd else 0)
    return heard


async def too_large(server: Process) -> int | None:
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    async with websockets.connect(address) as socket:
        assert json.loads(await socket.recv())["type"] == "welcome"
        await socket.send("x" * 100_000)
        try:
            await socket.recv()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None
