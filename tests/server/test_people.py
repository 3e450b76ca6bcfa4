"""Who one is: guests, accounts, tokens, and being forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, event, text
from starlette.websockets import WebSocketDisconnect

from seaboard.server.administration import open_administration
from seaboard.server.middleware import client_address
from seaboard.server.people import People
from seaboard.server.settings import Rate
from seaboard.server.storage.store import Addition, Conflict, Store, now
from seaboard.tables.commands import Join, Say
from seaboard.tables.entries import Logged, Said
from seaboard.tables.refusals import Refused
from seaboard.tables.setup import Setup

from .clients import (
    NO_LIMITS,
    Client,
    Player,
    Session,
    against_bots,
    comes_in,
    serving,
    until_finished,
)

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('people') / 'db'}") as client:
        yield client


def test_a_guest_gives_a_name_and_nothing_else(anna: Player) -> None:
    assert anna.get("/api/me").json() == {"id": anna.id, "name": "Anna", "account": None}


def test_the_cookie_is_closed_to_scripts_and_other_sites(client: Client) -> None:
    cookie = client.post("/api/people", json={"name": "Otto"}).headers["set-cookie"]
    client.cookies.clear()
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_over_https_the_cookie_is_secure(sqlite_url: str) -> None:
    with serving(sqlite_url, https=True) as client:
        cookie = client.post("/api/people", json={"name": "Otto"}).headers["set-cookie"]
        assert "Secure" in cookie


def test_the_cookie_keeps_the_seat(client: Client) -> None:
    client.post("/api/people", json={"name": "Otto"})
    assert client.get("/api/me").json()["name"] == "Otto"
    client.post("/api/sign-out")
    assert client.get("/api/me").status_code == 401


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(anna: Player) -> None:
    wanted = {"account": "anna", "password": PASSWORD}
    assert anna.post("/api/me/account", wanted).status_code == 200
    elsewhere = anna.client.post("/api/sign-in", json=wanted).json()
    anna.client.cookies.clear()
    assert elsewhere["person"] == {"id": anna.id, "name": "Anna", "account": "anna"}
    other = comes_in(anna.client, "Other")
    assert other.post("/api/me/account", wanted).json()["error"]["code"] == "taken"


@pytest.mark.parametrize("account", ["nobody", "berta"])
def test_a_wrong_password_and_an_unknown_account_sound_the_same(
    client: Client, account: str
) -> None:
    berta = comes_in(client, "Berta")
    berta.post("/api/me/account", {"account": "berta", "password": PASSWORD})
    given = {"account": account, "password": "not the password"}
    answer = client.post("/api/sign-in", json=given)
    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == "there is no such account with this password"


def test_signing_out_everywhere_makes_every_token_worthless(anna: Player) -> None:
    assert anna.post("/api/sign-out-everywhere").status_code == 204
    assert anna.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "token", ["", "x", "a.b.c", "WyJhIiwwXQ.aaaa.bbbb", "é", "x" * 5_000], ids=range(6)
)
def test_a_forged_token_is_nobody(client: Client, token: str) -> None:
    headers = {b"Authorization": b"Bearer " + token.encode()}
    assert client.get("/api/me", headers=headers).status_code == 401


def test_a_token_of_another_server_is_nobody(client: Client, sqlite_url: str) -> None:
    with serving(sqlite_url) as other:
        stranger = comes_in(other, "Stranger")
    headers = stranger.headers
    assert client.get("/api/me", headers=headers).status_code == 401


def test_the_forgotten_leave_no_name_and_the_others_play_on(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    open_table = anna.create()
    anna.do(open_table, "join")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 204
    assert anna.get("/api/me").status_code == 401
    seen = bert.see(table, 1)
    assert seen["people"][anna.id] == ""
    assert seen["seats"][0]["resigned"]
    assert bert.see(open_table)["status"] == "closed"


def alone(player: Player) -> str:
    """A running table with the player in both seats."""
    table = player.create()
    for _ in range(2):
        player.do(table, "join")
    player.do(table, "start")
    return table


def test_a_deletion_that_fails_half_way_has_changed_nothing_and_can_be_asked_again(
    anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [alone(anna) for _ in range(3)]
    app: Any = anna.client.app
    store = app.state.server.store
    append, calls = store._append, []

    def fail_at_the_third(*given: Any) -> None:
        calls.append(given)
        if len(calls) >= 3:
            raise sqlite3.OperationalError("database or disk is full")
        append(*given)

    with monkeypatch.context() as broken:
        broken.setattr(store, "_append", fail_at_the_third)
        answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 503
    assert anna.get("/api/me").json()["name"] == "Anna"
    assert not any(anna.see(table)["seats"][0]["resigned"] for table in tables)
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 204
    bert = comes_in(anna.client, "Bert")
    seen = [bert.see(table) for table in tables]
    assert all(each["seats"][0]["resigned"] for each in seen)
    assert {each["people"][anna.id] for each in seen} == {""}


def test_a_table_whose_game_was_removed_keeps_nobody_from_being_deleted(anna: Player) -> None:
    gone, other = alone(anna), alone(anna)
    app: Any = anna.client.app

    def remove(connection: Connection) -> None:
        for column, table, key in (("game", "tables", "id"), ("data", "log", "table_id")):
            change = f"update {table} set {column} = replace({column}, 'nauticus', 'removed')"
            connection.execute(text(f"{change} where {key} = :gone"), {"gone": gone})

    assert anna.client.portal is not None
    anna.client.portal.call(app.state.server.store.database.write, remove)
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 204
    seen = comes_in(anna.client, "Bert").see(other)
    assert seen["seats"][0]["resigned"]
    assert seen["people"][anna.id] == ""


def test_a_deletion_asks_the_database_the_same_however_many_tables_there_are(
    anna: Player,
) -> None:
    """PostgreSQL takes no more than 32,767 parameters in one statement."""
    for _ in range(12):
        anna.create()
    app: Any = anna.client.app
    asked: list[int] = []

    def note(*given: Any) -> None:
        _, _, _, parameters, _, many = given
        asked.append(0 if many else len(parameters))

    engine = app.state.server.store.database._writer._engine
    event.listen(engine, "before_cursor_execute", note)
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
    assert answer.status_code == 204
    assert 0 < max(asked) < 12


async def deleted_by_admin(url: str, player: Player) -> None:
    async with open_administration(url, "the host") as admin:
        await admin.delete(await admin.person(player.id))


@pytest.mark.parametrize("by_admin", [False, True], ids=["by itself", "by whoever hosts"])
def test_a_deletion_completes_although_others_are_always_faster(
    database_url: str, by_admin: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is read of a log, somebody has added to it before it can be answered."""
    read = Store.entries

    async def outrun(self: Store, table: str, after: int = 0) -> list[Logged]:
        log = await read(self, table, after)
        number = (log[-1].number if log else after) + 1
        row = await self.table(table)
        assert row is not None
        said = Addition(replace(row, last=number), [Logged(number, now(), Said("x" * 16, "Ahoi"))])
        with suppress(Conflict):
            await self.append(said)
        return log

    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = alone(anna)
        with monkeypatch.context() as busy:
            busy.setattr(Store, "entries", outrun)
            if by_admin:
                asyncio.run(deleted_by_admin(database_url, anna))
            else:
                answer = client.request("DELETE", "/api/me", json={}, headers=anna.headers)
                assert answer.status_code == 204
        while (seen := bert.see(table))["people"][anna.id]:  # as soon as the server has heard of it
            time.sleep(0.05)
        assert all(seat["resigned"] for seat in seen["seats"])


def test_a_deletion_and_whoever_changes_seats_do_not_wait_for_each_other(
    postgres_url: str,
) -> None:
    """Who changes a seat holds the table and refers to all who sit there; who deletes one of them
    held the person and waited for the table, until PostgreSQL ended one of the two.
    """
    waits = (
        "select count(*) from pg_stat_activity"
        " where datname = current_database() and wait_event_type = 'Lock'"
    )
    with serving(postgres_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = bert.create(seats=3)
        anna.do(table, "join", seat=0)

        async def change_seats() -> None:
            other = await asyncpg.connect(postgres_url)
            try:
                async with other.transaction():
                    await other.execute("update tables set changed = changed where id = $1", table)
                    answer = asyncio.create_task(
                        asyncio.to_thread(
                            client.request, "DELETE", "/api/me", json={}, headers=anna.headers
                        )
                    )
                    while not await other.fetchval(waits):
                        await asyncio.sleep(0.01)
                    await other.execute("update seats set person = $1 where seat = 1", anna.id)
                    await other.execute("update seats set person = null where seat = 1")
                assert (await answer).status_code == 204
            finally:
                await other.close()

        asyncio.run(change_seats())
        while (seen := bert.see(table))["people"].get(anna.id):
            time.sleep(0.05)
        assert seen["seats"][0]["person"] is None


def test_to_be_forgotten_takes_no_longer_for_tables_that_nobody_looks_at(
    sqlite_url: str,
) -> None:
    """Each was read into memory, one after another, while bots began to play at those before it."""
    with serving(sqlite_url, sweep_seconds=3600) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        tables = [alone(anna) for _ in range(3)]
        app: Any = client.app
        registry = app.state.server.registry
        assert client.portal is not None
        with bert.socket() as socket:
            socket.send_json({"type": "watch", "table": tables[0]})
            while socket.receive_json()["type"] != "table":
                pass
            client.portal.call(registry.evict_idle, 0.0)
            assert registry.in_memory() == tables[:1]
            answer = client.request("DELETE", "/api/me", json={}, headers=anna.headers)
            assert answer.status_code == 204
            assert registry.in_memory() == tables[:1]
            until_finished(bert, tables[0])
        due = client.portal.call(app.state.server.store.due, time.time())
        assert {table for table, _ in due} == set(tables[1:])  # the sweep asks their bots


def test_who_was_forgotten_while_a_command_came_in_gets_no_seat_and_no_table(
    database_url: str,
) -> None:
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        table = bert.create()
        app: Any = client.app
        server = app.state.server

        async def too_late() -> list[str]:
            person = await server.store.person(anna.id)  # as the command came in
            await server.registry.delete_person(person)
            codes = list[str]()
            for work in (
                server.do(person, table, Join(0)),
                server.registry.create(person, Setup("nauticus")),
            ):
                try:
                    await work
                except Refused as refused:
                    codes.append(refused.code)
            return codes

        assert client.portal is not None
        assert client.portal.call(too_late) == ["who-are-you"] * 2
        assert bert.see(table)["seats"][0]["person"] is None


def test_a_rematch_leaves_free_the_seat_of_one_who_was_forgotten(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    anna.do(table, "resign", seat=0)
    answer = anna.client.request("DELETE", "/api/me", json={}, headers=bert.headers)
    assert answer.status_code == 204
    until_finished(anna, table)
    rematch = anna.do(table, "rematch")["rematch"]
    assert [seat["person"] for seat in anna.see(rematch)["seats"]] == [anna.id, None]


def test_whoever_is_forgotten_while_a_request_is_worked_on_stays_forgotten(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A password takes a tenth of a second to hash; the account would have been somebody without a
    name, whom nobody could delete any more.
    """
    with serving(database_url) as client:
        anna, bert = comes_in(client, "Anna"), comes_in(client, "Bert")
        hashed = People._hash

        async def forgotten_meanwhile(people: People, password: str) -> str:
            await people._store.delete_person(anna.id, lambda _row, _log: None)
            return await hashed(people, password)

        monkeypatch.setattr(People, "_hash", forgotten_meanwhile)
        wanted = {"account": "anna", "password": PASSWORD}
        refused = anna.post("/api/me/account", wanted)
        assert (refused.status_code, refused.json()["error"]["code"]) == (401, "who-are-you")
        monkeypatch.undo()
        assert client.post("/api/sign-in", json=wanted).status_code == 401
        store: Store = client.app.state.server.store  # type: ignore[attr-defined]
        assert client.portal is not None
        with pytest.raises(Refused):
            client.portal.call(store.rename_person, anna.id, "Anna")
        assert bert.post("/api/me/account", wanted).status_code == 200


def test_a_guest_gets_one_account_of_two_that_are_asked_for_at_once(anna: Player) -> None:
    """The second would have taken the place of the first, name and password."""
    app: Any = anna.client.app
    server = app.state.server
    assert anna.client.portal is not None

    async def both() -> list[Any]:
        person = await server.store.person(anna.id)
        making = (server.people.make_account(person, name, PASSWORD) for name in ("one-1", "two-2"))
        return await asyncio.gather(*making, return_exceptions=True)

    made = anna.client.portal.call(both)
    assert [isinstance(each, Refused) for each in made].count(True) == 1
    (account,) = (each.account for each in made if not isinstance(each, Refused))
    assert anna.get("/api/me").json()["account"] == account


def test_a_command_on_its_way_brings_no_former_name_back(anna: Player) -> None:
    table = anna.create()
    app: Any = anna.client.app
    server = app.state.server
    portal = anna.client.portal
    assert portal is not None
    before = portal.call(server.store.person, anna.id)
    anna.do(table, "say", text="Ahoy!")
    assert anna.client.patch("/api/me", json={"name": "Anne"}, headers=anna.headers).is_success
    portal.call(server.do, before, table, Say("Still here."))
    assert anna.see(table)["people"][anna.id] == "Anne"


def test_an_account_is_deleted_by_its_password_alone(anna: Player) -> None:
    wanted = {"account": "anna-two", "password": PASSWORD}
    anna.post("/api/me/account", wanted)
    for body, status in (({}, 401), ({"password": "not the password"}, 401)):
        answer = anna.client.request("DELETE", "/api/me", json=body, headers=anna.headers)
        assert answer.status_code == status
    answer = anna.client.request(
        "DELETE", "/api/me", json={"password": PASSWORD}, headers=anna.headers
    )
    assert answer.status_code == 204
    assert anna.client.post("/api/sign-in", json=wanted).status_code == 401


def test_foreign_pages_change_nothing(anna: Player) -> None:
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        headers = {**anna.headers, "Origin": origin}
        answer = anna.client.post("/api/tables", json={"game": "nauticus"}, headers=headers)
        assert answer.json()["error"]["code"] == "foreign-origin"
    ours = {**anna.headers, "Origin": "http://testserver"}
    created = anna.client.post("/api/tables", json={"game": "nauticus"}, headers=ours)
    assert created.status_code == 201


def test_who_asks_too_often_waits(sqlite_url: str) -> None:
    limits = replace(NO_LIMITS, chat=Rate(2, 0.001), passwords=Rate(2, 0.001))
    with serving(sqlite_url, limits=limits) as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        answers = [anna.try_to(table, "say", text="Ahoi").status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        given = {"account": "anna", "password": PASSWORD}
        tries = [client.post("/api/sign-in", json=given).status_code for _ in range(3)]
        assert tries == [401, 401, 429]


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_wrong_passwords_of_a_stranger_do_not_lock_the_owner_out(sqlite_url: str) -> None:
    limits = replace(NO_LIMITS, passwords=Rate(8, 0.001))
    right = {"account": "anna", "password": PASSWORD}
    wrong = {"account": "anna", "password": "not the password"}
    with serving(sqlite_url, limits=limits, proxies=("testclient",)) as client:
        anna = comes_in(client, "Anna")
        anna.post("/api/me/account", right)
        client.cookies.clear()
        stranger = from_address("203.0.113.7")
        tries = [client.post("/api/sign-in", json=wrong, headers=stranger) for _ in range(10)]
        assert [each.status_code for each in tries] == [401] * 8 + [429] * 2
        elsewhere = from_address("203.0.113.8")
        assert client.post("/api/sign-in", json=right, headers=elsewhere).status_code == 200
        client.cookies.clear()
        at_home = {**stranger, **anna.headers}  # the same address, but a device that is known
        assert client.post("/api/sign-in", json=right, headers=at_home).status_code == 200


@pytest.mark.parametrize(("proxies", "status"), [((), 429), (("testclient",), 200)])
def test_a_forwarded_address_is_believed_from_proxies_that_were_named_alone(
    sqlite_url: str, proxies: tuple[str, ...], status: int
) -> None:
    limits = replace(NO_LIMITS, guests=Rate(1, 0.001))
    with serving(sqlite_url, limits=limits, proxies=proxies) as client:
        codes = [
            client.post("/api/people", json={"name": "Anna"}, headers=from_address(address))
            for address in ("203.0.113.7", "203.0.113.8")
        ]
        assert [each.status_code for each in codes] == [200, status]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("no address", "no address"),
    ],
)
def test_who_has_a_whole_network_of_addresses_counts_once(address: str, counted: str) -> None:
    assert client_address({"client": (address, 1)}) == counted


def test_a_guest_takes_another_name_and_everyone_at_the_table_hears_it(anna: Player) -> None:
    table = against_bots(anna)
    bert = comes_in(anna.client, "Bert")
    with bert.socket() as socket:
        socket.send_json({"type": "watch", "table": table})
        assert _next_table(socket)["people"][anna.id] == "Anna"
        renamed = anna.client.patch("/api/me", json={"name": "Anne"}, headers=anna.headers)
        assert renamed.json() == {"id": anna.id, "name": "Anne", "account": None}
        assert _next_table(socket)["people"][anna.id] == "Anne"
    assert anna.get("/api/me").json()["name"] == "Anne"


def test_a_connection_knows_the_new_name_too(anna: Player) -> None:
    """What one does afterwards does not bring the old name back."""
    table = against_bots(anna)
    with anna.socket() as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0})
        _next_table(socket)
        anna.client.patch("/api/me", json={"name": "Anne"}, headers=anna.headers)
        assert _next_table(socket)["people"][anna.id] == "Anne"
        command = {"do": "say", "text": "Hello"}
        socket.send_json({"type": "do", "id": 1, "table": table, "command": command})
        assert _next_table(socket)["people"][anna.id] == "Anne"


@pytest.mark.parametrize("name", ["", " Anna", "A" * 31, "a\nb", 7, None])
def test_a_name_that_nobody_may_have_is_refused(anna: Player, name: object) -> None:
    answer = anna.client.patch("/api/me", json={"name": name}, headers=anna.headers)
    assert answer.status_code == 422
    assert anna.get("/api/me").json()["name"] == "Anna"


def _next_table(socket: Session) -> dict[str, Any]:
    while (message := socket.receive_json())["type"] != "table":
        pass
    return dict(message["table"])


def _end_of(socket: Session) -> int:
    """The code with which the server ends the connection."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as end:
            return end.code


def test_signing_out_everywhere_ends_open_connections_at_once(anna: Player) -> None:
    table = against_bots(anna)
    with anna.socket() as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0})
        _next_table(socket)
        anna.post("/api/sign-out-everywhere")
        assert _end_of(socket) == 1008


def test_being_forgotten_ends_open_connections_at_once(anna: Player) -> None:
    with anna.socket() as socket:
        socket.receive_json()
        anna.client.request("DELETE", "/api/me", json={}, headers=anna.headers)
        assert _end_of(socket) == 1008


def test_signing_out_ends_the_connections_of_this_device_alone(client: Client) -> None:
    first = comes_in(client, "Anna")
    wanted = {"account": "first-device", "password": PASSWORD}
    first.post("/api/me/account", wanted)
    client.cookies.clear()
    token = first.token
    while token == first.token:  # a token tells its second
        time.sleep(0.1)
        token = client.post("/api/sign-in", json=wanted).json()["token"]
        client.cookies.clear()
    second = Player(client, "Anna", first.id, token)
    with first.socket() as here, second.socket() as there:
        here.receive_json()
        there.receive_json()
        second.post("/api/sign-out")
        assert _end_of(there) == 1008
        here.send_json({"type": "ping"})
        assert here.receive_json() == {"type": "pong"}


def test_signing_out_ends_the_token_itself(anna: Player) -> None:
    assert anna.post("/api/sign-out").status_code == 204
    assert anna.get("/api/me").status_code == 401


def test_devices_are_listed_and_one_can_be_signed_out(client: Client) -> None:
    first = comes_in(client, "Anna")
    wanted = {"account": "two-devices", "password": PASSWORD}
    first.post("/api/me/account", wanted)
    client.cookies.clear()
    token = client.post("/api/sign-in", json=wanted).json()["token"]
    client.cookies.clear()
    second = Player(client, "Anna", first.id, token)
    sessions = second.get("/api/me/sessions").json()["sessions"]
    assert [each["here"] for each in sessions] == [True, False]
    path = f"/api/me/sessions/{sessions[1]['id']}"
    stranger = comes_in(client, "Bert")
    assert client.delete(path, headers=stranger.headers).status_code == 404
    assert client.delete(path, headers=second.headers).status_code == 204
    assert first.get("/api/me").status_code == 401
    assert second.get("/api/me").status_code == 200


def test_lists_say_who_is_to_decide(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    table = anna.create(public=True)
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    assert _listed(anna, table)["decider"] is None
    anna.do(table, "start")
    for _ in range(10):
        decider = anna.see(table)["decider"]
        turns = [_listed(player, table)["my_turn"] for player in (anna, bert)]
        assert _listed(anna, table)["decider"] == decider
        assert turns == [decider == 0, decider == 1]
        (anna, bert)[decider].play(table, decider)


def test_where_a_bot_plays_for_me_it_is_not_my_turn(anna: Player) -> None:
    bert = comes_in(anna.client, "Bert")
    table = anna.create()
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    anna.do(table, "resign", seat=0)
    assert not _listed(anna, table)["my_turn"]


def _listed(player: Player, table: str) -> dict[str, Any]:
    tables = player.get("/api/me/tables").json()["tables"]
    return next(dict(each) for each in tables if each["id"] == table)


def test_a_clock_that_was_set_back_signs_nobody_out(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 86_400)
        assert anna.get("/api/me").status_code == 200
        monkeypatch.setattr(time, "time", lambda: real() + 401 * 86_400)
        assert anna.get("/api/me").status_code == 401  # a token ends after 400 days
