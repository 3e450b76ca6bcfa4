"""People of a soak: they play, talk, look on, leave and come back, and ask again with the same key
until they have an answer.
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx2
import websockets

from seaboard.tables.fairness import seal_of

from .fleet import Fleet
from .ledger import Deed, Ledger, Race

_LOST = (OSError, websockets.WebSocketException, httpx2.TransportError)
_AGAIN = ("busy", "too-many")
_PAUSE = 0.1
_PATIENCE = 20.0


class Person:
    """Somebody with a token, at whichever server answers."""

    def __init__(self, fleet: Fleet, ledger: Ledger, rng: random.Random) -> None:
        self.fleet = fleet
        self.ledger = ledger
        self.rng = rng
        self.id = ""
        self._token = ""
        self._client = _new_client()
        self._keys = 0

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._token}"} if self._token else {}

    async def come_in(self) -> None:
        told = await self.ask("POST", "/api/people", {"name": "Sailor"})
        self.id, self._token = told["person"]["id"], told["token"]

    async def leave(self) -> None:
        """Close all connections; whoever comes back opens new ones."""
        client, self._client = self._client, _new_client()
        await client.aclose()

    def key(self) -> str:
        self._keys += 1
        return f"command-{self._keys}"

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until it is answered by something else than that it does not work just now."""
        while True:
            with suppress(*_LOST):
                address = f"{self.fleet.address()}{path}"
                response = await self._client.request(
                    method, address, json=body, headers=self.headers
                )
                answer = response.json()
                if answer.get("error", {}).get("code") not in _AGAIN:
                    return answer
                self.fleet.busy += 1
            await asyncio.sleep(_PAUSE)

    async def do(self, table: str, command: dict[str, Any]) -> str:
        """Do it once, however often it must be asked; `done` or the code of the refusal."""
        key = self.key()
        deed = Deed(table, f"{self.id} {key}")
        self.ledger.deeds.append(deed)
        answer = await self.ask("POST", f"/api/tables/{table}/do", {**command, "key": key})
        if "error" in answer:
            return str(answer["error"]["code"])
        self.ledger.acknowledge(deed)
        return "done"


def _new_client() -> httpx2.AsyncClient:
    return httpx2.AsyncClient(timeout=_PATIENCE, verify=False)


class Watcher:
    """A person's connection to one table, opened anew whenever it breaks or at a whim."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self._person = person
        self._table = table
        self._seat = seat
        self._last = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._number = 0
        self._socket: Any = None
        self.state: dict[str, Any] | None = None
        self._changed = asyncio.Event()

    async def run(self) -> None:
        while True:
            with suppress(*_LOST):
                await self._connected()
            self._socket = None
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError())
                    future.exception()  # perhaps nobody waits any more
            self._waiting.clear()
            await asyncio.sleep(_PAUSE)

    async def _connected(self) -> None:
        address = self._person.fleet.address().replace("http", "ws", 1) + "/api/socket"
        async with websockets.connect(
            address, additional_headers=self._person.headers, ping_interval=None
        ) as socket:
            if json.loads(await socket.recv())["person"] is None:
                self._person.ledger.gaps.append(f"{self._person.id} was signed out by nobody")
                return
            watch = {"type": "watch", "table": self._table, "seat": self._seat}
            await socket.send(json.dumps({**watch, "after": self._last}))
            self._socket = socket
            messages = self._person.rng.randint(20, 400)  # then at a whim we go and come back
            async for text in socket:
                self._take(str(text))
                messages -= 1
                if messages < 0 and not self._waiting:
                    return

    def _take(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self._see(text, message["table"])
        elif message["type"] in ("done", "refused"):
            future = self._waiting.pop(message["id"] or 0, None)
            if future is not None and not future.done():
                future.set_result(message)

    def _see(self, text: str, table: dict[str, Any]) -> None:
        ledger = self._person.ledger
        ledger.see(self._person.id, text, table)
        numbers = [each["number"] for each in table["events"]]
        expected = list(range(self._last + 1, table["last"] + 1))
        if numbers != expected and len(expected) <= 200:
            ledger.gaps.append(f"table {self._table}: told {numbers[:3]}… after {self._last}")
        self._last = max(self._last, table["last"])
        self.state = table
        self._changed.set()

    async def changed(self) -> dict[str, Any]:
        """The next state that is shown."""
        while self.state is None or not _to_be_answered(self.state):
            self._changed.clear()
            await self._changed.wait()
        return self.state

    async def do(self, command: dict[str, Any]) -> str:
        """Do it once, over the connection; asked again with the same key when that breaks."""
        key = self._person.key()
        deed = Deed(self._table, f"{self._person.id} {key}")
        self._person.ledger.deeds.append(deed)
        while True:
            with suppress(*_LOST, TimeoutError):
                if self._socket is not None:
                    message = await self._send({**command, "key": key})
                    if message["type"] == "done":
                        self._person.ledger.acknowledge(deed)
                        return "done"
                    code = str(message["error"]["code"])
                    if code not in _AGAIN:
                        return code
                    self._person.fleet.busy += 1
            await asyncio.sleep(_PAUSE)

    async def _send(self, command: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        number = self._number
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        message = {"type": "do", "id": number, "table": self._table, "command": command}
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._socket.send(json.dumps(message))
                return await future
        finally:
            self._waiting.pop(number, None)


def _words(table: str, seat: int) -> str:
    """What a person adds to the shuffle: nothing here has to be kept from anybody."""
    return f"words of {seat} at {table}"


def _to_be_answered(table: dict[str, Any]) -> bool:
    """Whether there is something to do for whoever looks, or nothing any more."""
    own = table["seats"][table["viewer"]] if table["viewer"] is not None else {}
    to_show = table["status"] == "starting" and own.get("seal") and own.get("words") is None
    return bool(table["legal"]) or table["status"] == "finished" or bool(to_show)


class Party:
    """Two people, a bot and somebody who looks on, at one table after another."""

    def __init__(self, fleet: Fleet, ledger: Ledger, seed: int) -> None:
        self._rng = random.Random(seed)
        self._people = [Person(fleet, ledger, self._rng) for _ in range(3)]
        self._ledger = ledger
        self.deeds = 0  # how much it has done
        self.table = ""  # where it plays
        self.watchers: list[Watcher] = []

    async def run(self) -> None:
        for person in self._people:
            if not person.id:
                await person.come_in()
        offer = await self._people[0].ask("GET", "/api/games")
        while True:
            table = self.table = await self._new_table(offer)
            watchers = self.watchers = [
                Watcher(person, table, seat)
                for person, seat in zip(self._people, (0, 1, None), strict=True)
            ]
            tasks = [asyncio.create_task(each.run()) for each in watchers]
            tasks.append(asyncio.create_task(self._talk(watchers, offer)))
            try:
                await asyncio.gather(*(self._play(each, seat) for seat, each in
                                       enumerate(watchers[:2])))  # fmt: skip
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def leave(self) -> None:
        for person in self._people:
            await person.leave()

    async def standing(self) -> list[str]:
        """How the table stands for each of its people, and for each server."""
        fields = ("status", "last", "version", "decider", "deadline")
        told = [
            f"{self.table}, told: {[(each.state or {}).get(name) for name in fields]}"
            for each in self.watchers
        ]
        for server in self._people[0].fleet.servers:
            async with _new_client() as client:
                answer = await client.get(f"{server.address}/api/tables/{self.table}")
            told.append(f"asked: {[answer.json().get(name) for name in fields]}")
        return told

    async def _new_table(self, offer: dict[str, Any]) -> str:
        host, guest, _ = self._people
        game = self._rng.choice(offer["games"])
        seats = next((n for n in game["modes"][0]["seats"] if n >= 3), 2)
        setup = {"game": game["name"], "mode": game["modes"][0]["name"], "seats": seats}
        clock = {"seconds": 3600} if self._rng.random() < 0.5 else {}
        made = await host.ask("POST", "/api/tables", {**setup, **clock, "key": host.key()})
        table = str(made["id"])
        await host.do(table, {"do": "join", "seat": 0})
        await guest.do(table, {"do": "join", "seat": 1})
        for seat in range(2, seats):
            await host.do(
                table, {"do": "bot", "seat": seat, "bot": self._rng.choice(offer["bots"])}
            )
        seen = await host.ask("GET", f"/api/tables/{table}")
        for seat, person in enumerate((host, guest)):
            seal = seal_of(table, seen["commitment"], seat, _words(table, seat))
            await person.do(table, {"do": "seal", "seat": seat, "seal": seal})
        assert await host.do(table, {"do": "start"}) == "done"
        return table

    async def _play(self, watcher: Watcher, seat: int) -> None:
        """Until the game is over."""
        while True:
            state = await watcher.changed()
            if state["status"] == "finished":
                return
            if state["status"] == "starting":
                words = _words(state["id"], seat)
                command = {"do": "reveal", "seat": seat, "start": state["start"], "words": words}
            else:
                move = self._rng.choice(state["legal"])["text"]
                command = {"do": "move", "seat": seat, "version": state["version"], "move": move}
            answer = await watcher.do(command)
            self.deeds += answer == "done"
            while watcher.state is state and answer == "done":
                await asyncio.sleep(0.005)  # what we did is still to be shown

    async def _talk(self, watchers: list[Watcher], offer: dict[str, Any]) -> None:
        """Say something now and then, and sometimes race for a seat elsewhere."""
        while True:
            await asyncio.sleep(self._rng.uniform(0.2, 2))
            await self._rng.choice(watchers).do({"do": "say", "text": "Ahoy!"})
            if self._rng.random() < 0.2:
                await self._race(offer)

    async def _race(self, offer: dict[str, Any]) -> None:
        """All want the same seat at once, at different servers."""
        host = self._people[0]
        made = await host.ask(
            "POST", "/api/tables", {"game": offer["games"][0]["name"], "key": host.key()}
        )
        race = Race(str(made["id"]))
        self._ledger.races.append(race)
        answers = await asyncio.gather(
            *(person.do(race.table, {"do": "join", "seat": 0}) for person in self._people)
        )
        race.winners = [
            person.id
            for person, answer in zip(self._people, answers, strict=True)
            if answer == "done"
        ]
        if len(race.winners) != 1:
            self._ledger.gaps.append(f"table {race.table}: {answers} in a race for one seat")
