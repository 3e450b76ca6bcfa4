"""`seaboard serve` as a person starts it."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx2
import pytest
import websockets

from .processes import Process


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
