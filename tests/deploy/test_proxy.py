"""deploy/nginx.conf with a real nginx before two server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest
import websockets

from tests.server.conftest import postgres, postgres_url  # noqa: F401
from tests.server.processes import Process, free_port

CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
pytestmark = pytest.mark.skipif(
    NGINX is None, reason="nginx is not installed (Debian: apt-get install nginx-light)"
)


@dataclass(frozen=True)
class Proxy:
    port: int
    plain_port: int
    servers: list[Process]
    tls: ssl.SSLContext

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    def client(self, source: str = "127.0.0.1") -> httpx2.Client:
        transport = httpx2.HTTPTransport(verify=self.tls, local_address=source)
        return httpx2.Client(base_url=self.address, transport=transport, timeout=60)


def certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost",
         "-keyout", "privkey.pem", "-out", "fullchain.pem"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip


def configured(folder: Path, port: int, plain_port: int, servers: list[Process]) -> Path:
    """The file as it is, but for addresses, places, and one time-out that a test waits for."""
    text = CONF.read_text()
    for place, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80": f"listen 127.0.0.1:{plain_port}",
        "server-1:8000": f"127.0.0.1:{servers[0].port}",
        "server-2:8000": f"127.0.0.1:{servers[1].port}",
        "/etc/seaboard/tls": str(folder),
        "/tmp/nginx.pid": str(folder / "nginx.pid"),
        "client_header_timeout 10s": "client_header_timeout 1s",
    }.items():
        assert text.count(place) >= 1, place
        text = text.replace(place, here)
    file = folder / "nginx.conf"
    file.write_text(text)
    return file


@pytest.fixture
def proxy(tmp_path: Path, postgres_url: str) -> Iterator[Proxy]:  # noqa: F811
    folder, url = tmp_path, postgres_url
    words = ("--https", "--proxy", "127.0.0.1")
    servers = [Process(url, folder / f"log-{n}", *words, limited=True) for n in range(2)]
    certificate(folder)
    port, plain_port = free_port(), free_port()
    file = configured(folder, port, plain_port, servers)
    nginx = None
    try:
        for server in servers:
            server.start()
        command = [str(NGINX), "-p", str(folder), "-c", str(file), "-g", "daemon off;"]
        nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        found = Proxy(port, plain_port, servers, tls)
        with found.client() as client:
            while not answers(client):
                assert nginx.poll() is None, "nginx has ended"
                time.sleep(0.1)
        yield found
    finally:
        if nginx is not None:
            nginx.terminate()
            nginx.wait()
        for server in servers:
            server.stop()


def answers(client: httpx2.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx2.TransportError:
        return False


def check_cookies_are_secure_and_numbers_are_not_for_the_outside(proxy: Proxy) -> None:
    with proxy.client("127.0.0.3") as client:
        entered = client.post("/api/people", json={"name": "Anna"})
        assert entered.status_code == 200
        assert "Secure" in entered.headers["set-cookie"]
        assert "max-age" in entered.headers["strict-transport-security"]
        assert client.get("/metrics").status_code == 404
    plain = httpx2.get(f"http://127.0.0.1:{proxy.plain_port}/t/1", headers={"Host": "sea.example"})
    assert (plain.status_code, plain.headers["location"]) == (301, "https://sea.example/t/1")


def check_a_page_of_ours_may_talk_through_the_proxy_and_a_foreign_one_may_not(proxy: Proxy) -> None:
    with proxy.client("127.0.0.4") as client:
        ours, foreign = {"Origin": proxy.address}, {"Origin": "https://evil.example"}
        assert client.post("/api/people", json={"name": "A"}, headers=ours).status_code == 200
        assert client.post("/api/people", json={"name": "A"}, headers=foreign).status_code == 403


def check_websockets_pass_and_hear_of_what_other_processes_do(proxy: Proxy) -> None:
    async def run() -> list[str]:
        with proxy.client("127.0.0.5") as client:
            token = client.post("/api/people", json={"name": "Anna"}).json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            made = client.post("/api/tables", json={"game": "nauticus"}, headers=headers)
            table = made.json()["id"]
        address = f"wss://localhost:{proxy.port}/api/socket"
        heard: list[str] = []
        async with (
            websockets.connect(address, ssl=proxy.tls, additional_headers=headers) as one,
            websockets.connect(address, ssl=proxy.tls, additional_headers=headers) as two,
        ):
            for each in (one, two):  # by least_conn at different processes
                assert json.loads(await each.recv())["person"]["name"] == "Anna"
                await each.send(json.dumps({"type": "watch", "table": table}))
                assert json.loads(await each.recv())["type"] == "table"
            say = {"do": "say", "text": "ahoy"}
            await one.send(json.dumps({"type": "do", "id": 1, "table": table, "command": say}))
            while "said" not in heard:
                told = json.loads(await two.recv())
                heard += [each["kind"] for each in told["table"]["events"]]
        return heard

    assert asyncio.run(run())[-1] == "said"


def check_the_address_of_whoever_asks_counts_and_cannot_be_made_up(proxy: Proxy) -> None:
    """Guests are limited by address: by the true one, whatever the client says of itself."""
    with proxy.client("127.0.0.6") as client:
        limited = False
        for n in range(200):  # 20 at once for each of the two processes
            forged = {"X-Forwarded-For": f"10.0.0.{n}"}
            answer = client.post("/api/people", json={"name": "A"}, headers=forged)
            limited = limited or answer.status_code == 429
            if limited:
                break
    assert limited
    with proxy.client("127.0.0.7") as other:
        assert other.post("/api/people", json={"name": "B"}).status_code == 200


def check_half_a_header_does_not_hold_a_connection(proxy: Proxy) -> None:
    with (
        socket.create_connection(("127.0.0.1", proxy.port)) as raw,
        proxy.tls.wrap_socket(raw, server_hostname="localhost") as connection,
    ):
        connection.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        connection.settimeout(120)
        answer = connection.recv(4096)
        assert answer == b"" or b" 408 " in answer


def check_one_process_may_die(proxy: Proxy) -> None:
    proxy.servers[0].kill()
    with proxy.client("127.0.0.8") as client:
        assert {client.get("/health").status_code for _ in range(6)} == {200}


def test_the_proxy_before_two_processes(proxy: Proxy) -> None:
    """One test for all, since starting two servers takes most of the time."""
    check_cookies_are_secure_and_numbers_are_not_for_the_outside(proxy)
    check_a_page_of_ours_may_talk_through_the_proxy_and_a_foreign_one_may_not(proxy)
    check_websockets_pass_and_hear_of_what_other_processes_do(proxy)
    check_the_address_of_whoever_asks_counts_and_cannot_be_made_up(proxy)
    check_half_a_header_does_not_hold_a_connection(proxy)
    check_one_process_may_die(proxy)
