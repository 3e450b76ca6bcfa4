"""Play over a WebSocket: hear, play, resume, and be refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, cast

import pytest
from starlette.websockets import WebSocketDisconnect

from seaboard.server.runtime import open_server
from seaboard.server.settings import Rate, Settings
from seaboard.server.socket import Connection

from .clients import NO_LIMITS, AtOnce, Client, Player, Session, against_bots, comes_in, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('socket') / 'db'}") as client:
        yield client


@pytest.fixture(scope="module")
def anna(client: Client) -> Player:
    return comes_in(client, "Anna")


@pytest.fixture(scope="module")
def bert(client: Client) -> Player:
    return comes_in(client, "Bert")


@pytest.fixture
def table(anna: Player, bert: Player) -> str:
    """Anna in seat 0, Bert in seat 1, begun."""
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    return table


def heard(socket: Session, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    for _ in range(200):
        message = socket.receive_json()
        if message["type"] == kind:
            return dict(message)
    raise AssertionError(f"no message {kind}")


def watch(
    socket: Session, table: str, seat: int | None = None, after: int | None = None
) -> dict[str, Any]:
    socket.send_json({"type": "watch", "table": table, "seat": seat, "after": after})
    return dict(heard(socket, "table")["table"])


def do(socket: Session, number: int, table: str, **command: Any) -> None:
    socket.send_json({"type": "do", "id": number, "table": table, "command": command})


def test_a_connection_begins_with_who_one_is(anna: Player) -> None:
    with anna.socket() as socket:
        assert heard(socket, "welcome")["person"]["name"] == "Anna"
    with anna.client.websocket_connect("/api/socket") as socket:
        assert heard(socket, "welcome")["person"] is None


def test_a_move_is_acknowledged_and_heard_by_the_other(
    anna: Player, bert: Player, table: str
) -> None:
    with anna.socket() as hers, bert.socket() as his:
        sockets = (hers, his)
        seen = [watch(hers, table, 0), watch(his, table, 1)]
        seat = seen[0]["decider"]
        move = seen[seat]["legal"][0]["text"]
        version = seen[seat]["version"]
        do(sockets[seat], 7, table, do="move", seat=seat, version=version, move=move)
        assert heard(sockets[seat], "done")["id"] == 7
        told = heard(sockets[1 - seat], "table")["table"]
        assert told["events"][0]["number"] == seen[0]["last"] + 1
        assert told["events"][0]["move"] == move
        assert told["events"][0]["facts"]


def test_a_stale_move_is_refused_and_the_present_state_comes(anna: Player, table: str) -> None:
    with anna.socket() as socket:
        watch(socket, table, 0)
        do(socket, 1, table, do="move", seat=0, version=1, move="pass")
        refused = heard(socket, "refused")
        assert (refused["id"], refused["error"]["code"]) == (1, "stale")
        assert heard(socket, "table")["table"]["id"] == table


def test_a_broken_connection_resumes_from_its_number(anna: Player) -> None:
    table = against_bots(anna)
    with anna.socket() as socket:
        first = watch(socket, table, 0)
    for _ in range(3):
        anna.do(table, "say", text="still there?")
    with anna.socket() as socket:
        after = watch(socket, table, 0, first["last"])
    numbers = [event["number"] for event in after["events"]]
    assert numbers == list(range(first["last"] + 1, after["last"] + 1))
    assert len(numbers) >= 3


def test_spectators_hear_without_a_name_but_decide_nothing(anna: Player, table: str) -> None:
    with anna.client.websocket_connect("/api/socket") as socket:
        seen = watch(socket, table)
        assert (seen["viewer"], seen["mine"], seen["legal"]) == (None, [], [])
        do(socket, 1, table, do="say", text="hello")
        assert heard(socket, "refused")["error"]["code"] == "who-are-you"


def test_nobody_watches_as_another_seat(bert: Player, table: str) -> None:
    with bert.socket() as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0})
        assert heard(socket, "refused")["error"]["code"] == "not-yours"


def test_at_a_hot_seat_one_asks_for_the_view_of_each_seat(anna: Player) -> None:
    table = anna.create()
    anna.do(table, "join", seat=0)
    anna.do(table, "join", seat=1)
    anna.do(table, "start")
    with anna.socket() as socket:
        assert watch(socket, table, 0)["view"]["seat"] == 0
        seen = watch(socket, table, 1)
        assert (seen["view"]["seat"], seen["mine"]) == (1, [0, 1])


def test_who_no_longer_watches_hears_no_more(anna: Player, table: str) -> None:
    with anna.socket() as socket:
        watch(socket, table, 0)
        socket.send_json({"type": "unwatch", "table": table})
        heard(socket, "unwatched")
        anna.do(table, "say", text="quiet")
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_earlier_events_come_on_request(anna: Player, table: str) -> None:
    with anna.socket() as socket:
        socket.send_json({"type": "earlier", "table": table, "before": 4, "seat": 0})
        page = heard(socket, "earlier")["page"]
        assert [event["kind"] for event in page["events"]] == ["created", "joined", "joined"]


DEEP = "[" * 5_000 + "]" * 5_000
COMMAND = '{"type": "do", "id": 1, "table": "AAAAAAAAAAAAAAAA", "command": %s}'
WATCH = '{"type": "watch", "table": "AAAAAAAAAAAAAAAA", %s}'
BAD = [
    "", "null", "[]", "7", '"watch"', "{", '{"type": "watch"}', '{"type": "nothing"}', DEEP,
    '{"type": "watch", "table": "' + "x" * 17 + '"}',
    '{"type": "watch", "table": "../../etc/passwd"}',
    WATCH % '"seat": "0"',
    WATCH % '"seat": 1e400',
    WATCH % '"seat": 99999999999999999999999',
    WATCH % '"more": 1',
    COMMAND % '{"do": "reveal"}',
    COMMAND % '{"do": "say", "text": ""}',
    COMMAND % r'{"do": "say", "text": "\ud800"}',
    COMMAND % r'{"do": "say", "text": "a\u0000"}',
    COMMAND % '{"do": "join", "label": "a\u202eb"}',
    COMMAND.replace('"id": 1', '"id": -1') % '{"do": "start"}',
]  # fmt: skip


def test_bad_messages_of_every_kind_are_refused_and_the_connection_lives(anna: Player) -> None:
    with anna.socket() as socket:
        heard(socket, "welcome")
        for text in BAD:
            socket.send_text(text)
            answer = socket.receive_json()
            assert answer["type"] == "refused", text[:60]
            assert answer["error"]["code"] == "bad-input", text[:60]
        socket.send_bytes(b"\xff\xfe\x00 not UTF-8")
        assert socket.receive_json()["error"]["code"] == "bad-input"
        socket.send_json({"type": "watch", "table": "AAAAAAAAAAAAAAAA"})
        assert socket.receive_json()["error"]["code"] == "not-found"


def test_a_replayed_message_is_stale(anna: Player) -> None:
    table = against_bots(anna)
    with anna.socket() as socket:
        seen = watch(socket, table, 0)
        move = seen["legal"][0]["text"]
        for number in (1, 2):
            do(socket, number, table, do="move", seat=0, version=seen["version"], move=move)
        answers = [heard(socket, "done")["id"], heard(socket, "refused")["error"]["code"]]
        assert answers == [1, "stale"]


def test_a_huge_message_ends_the_connection(anna: Player) -> None:
    with anna.socket() as socket:
        heard(socket, "welcome")
        socket.send_text("x" * 100_000)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_foreign_page_gets_no_connection(anna: Player) -> None:
    headers = {**anna.headers, "Origin": "https://evil.example"}
    with (
        anna.client.websocket_connect("/api/socket", headers=headers) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 1008


@pytest.mark.parametrize("limit", ["connections", "connections_by_address"])
def test_one_connection_too_many_is_told_to_try_later(sqlite_url: str, limit: str) -> None:
    few: dict[str, Any] = {limit: 2}
    limits = replace(NO_LIMITS, **few)
    with serving(sqlite_url, limits=limits) as client:
        anna = comes_in(client, "Anna")
        with anna.socket() as first, anna.socket() as second:
            heard(first, "welcome")
            heard(second, "welcome")
            with anna.socket() as third, pytest.raises(WebSocketDisconnect) as closed:
                third.receive_json()
            assert closed.value.code == 1013
        with anna.socket() as again:  # there is room
            heard(again, "welcome")


def test_whoever_opens_connections_without_end_is_told_to_try_later(sqlite_url: str) -> None:
    """Each came with a fresh allowance of messages, so there was no limit at all."""
    with serving(sqlite_url, limits=replace(NO_LIMITS, requests=Rate(6, 0))) as client:
        codes = []
        for _ in range(8):
            with client.websocket_connect("/api/socket") as socket:
                try:
                    heard(socket, "welcome")
                except WebSocketDisconnect as closed:
                    codes.append(closed.code)
        assert codes == [1013, 1013]


def test_messages_of_all_connections_from_one_address_count_together(sqlite_url: str) -> None:
    with serving(sqlite_url, limits=replace(NO_LIMITS, address_messages=Rate(6, 0))) as client:
        answers = []
        for _ in range(2):
            with client.websocket_connect("/api/socket") as socket:
                heard(socket, "welcome")
                for _ in range(4):
                    socket.send_json({"type": "ping"})
                    answers.append(socket.receive_json())
        assert [each["type"] for each in answers] == ["pong"] * 6 + ["refused"] * 2
        assert answers[-1]["error"]["code"] == "too-many"


def test_answers_do_not_pile_up_for_one_who_sends_and_never_reads(sqlite_url: str) -> None:
    class Deaf:
        """A client that sends without end and reads nothing."""

        headers: ClassVar[dict[str, str]] = {}
        cookies: ClassVar[dict[str, str]] = {}
        scope: ClassVar[dict[str, str]] = {}

        def __init__(self) -> None:
            self.sent = 0

        async def receive(self) -> dict[str, str]:
            await asyncio.sleep(0)
            self.sent += 1
            return {"type": "websocket.receive", "text": '{"type": "nonsense"}'}

        async def send_text(self, _text: str) -> None:
            await asyncio.Event().wait()

    async def flood() -> int:
        server = await open_server(Settings(database=sqlite_url, bots=("random",)), AtOnce())
        client = Deaf()
        talking = asyncio.create_task(Connection(server, cast(Any, client), None).run())
        for _ in range(5_000):  # many more turns than answers that may wait
            await asyncio.sleep(0)
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        await server.stop()
        return client.sent

    assert 50 <= asyncio.run(flood()) <= 200


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(client: Client) -> None:
    for number in range(20):
        assert client.get(f"/api/tables/{number:016}").status_code == 404
    app: Any = client.app
    assert not app.state.server.registry._opening


def test_whoever_watches_tables_without_end_is_told_that_it_is_enough(sqlite_url: str) -> None:
    """What is watched stays in memory, and each connection could watch fifty tables."""
    limits = replace(NO_LIMITS, watched_by_address=2)
    with serving(sqlite_url, limits=limits) as client:
        anna = comes_in(client, "Anna")
        first, second, third = (anna.create() for _ in range(3))
        with anna.socket() as here, anna.socket() as there:

            def answer(socket: Any, message: str, table: str) -> str:
                socket.send_json({"type": message, "table": table})
                while (told := socket.receive_json())["type"] == "welcome":
                    pass
                return str(told["error"]["code"] if told["type"] == "refused" else told["type"])

            assert answer(here, "watch", first) == "table"
            assert answer(here, "watch", first) == "table"  # the same again is no more
            assert answer(there, "watch", second) == "table"
            assert answer(there, "watch", third) == "too-many"
            assert answer(here, "unwatch", first) == "unwatched"
            assert answer(there, "watch", third) == "table"
        app: Any = client.app
        while app.state.server.watched:
            time.sleep(0.01)
