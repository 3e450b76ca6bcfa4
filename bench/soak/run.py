"""The course of a soak: storms, then laps in calm weather after which nothing may have grown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .fleet import Fleet, Server, open_fleet
from .ledger import Ledger
from .sailors import Party

_STUCK_SECONDS = 600.0  # so long without anything done is no slow machine any more
_LEFT_BEHIND = 2000  # moves of the other parties while one makes none
_MORE_MEMORY = 24.0  # MiB, for what an allocator keeps
_MORE_DESCRIPTORS = 4
_LAPS = 3
_SHOWN = 4000  # characters of a traceback


@dataclass(frozen=True, slots=True)
class Course:
    """How much of it: `rounds` of all faults, or as many as fit into `minutes`."""

    database: str
    rounds: int = 1
    minutes: float = 0.0
    parties: int = 4
    moves: int = 40  # between two faults, all parties together
    bots: str = "here"  # or "workers": in processes of their own
    seed: int = 0


@dataclass(slots=True)
class Measure:
    """What a server takes when nobody is there."""

    memory: float
    descriptors: int
    tables: float
    connections: float


@dataclass(slots=True)
class Outcome:
    faults: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    races: int = 0
    measures: list[list[Measure]] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


def soak(course: Course, folder: Path, tell: Callable[[str], None] = print) -> Outcome:
    """Run the course; what is broken afterwards is in the outcome."""
    with open_fleet(course.database, folder, course.bots, course.seed) as fleet:
        return asyncio.run(_Soak(course, fleet, tell).run())


class _Soak:
    def __init__(self, course: Course, fleet: Fleet, tell: Callable[[str], None]) -> None:
        self._course = course
        self._fleet = fleet
        self._tell = tell
        self._ledger = Ledger()
        self._outcome = Outcome()
        self._parties = [
            Party(fleet, self._ledger, course.seed * 1000 + each) for each in range(course.parties)
        ]
        self._playing: list[asyncio.Task[None]] = []

    async def run(self) -> Outcome:
        outcome, course = self._outcome, self._course
        await self._fleet.start()
        self._set_sail()
        began, done = time.monotonic(), 0
        while done < course.rounds or time.monotonic() - began < course.minutes * 60:
            done += 1
            await self._round()
        await self._drop_anchor()
        for _ in range(_LAPS):
            await self._lap()
        self._fleet.stop()
        outcome.acknowledged = self._ledger.acknowledged
        outcome.races = len(self._ledger.races)
        outcome.broken += await self._ledger.broken(self._fleet.url)
        outcome.broken += grown(outcome.measures)
        for server in self._fleet.servers:
            _, found, rest = server.log.read_text().partition("Traceback")
            if found:
                outcome.broken.append(f"a server has logged: {found}{rest[:_SHOWN]}")
        return outcome

    async def _round(self) -> None:
        faults = self._fleet.faults
        names = sorted(faults)
        self._fleet.rng.shuffle(names)
        for name in names:
            await self._some_moves(self._course.moves)
            before = [party.deeds for party in self._parties]
            await self._watched(asyncio.create_task(faults[name]()))
            self._outcome.faults[name] = self._outcome.faults.get(name, 0) + 1
            await self._all_went_on(before)
            self._tell(f"{self._course.database}: {name}; {self._ledger.acknowledged} done")

    async def _lap(self) -> None:
        """The same amount of play, then nobody is there."""
        self._set_sail()
        await self._some_moves(4 * self._course.moves)
        await self._drop_anchor()
        servers = self._fleet.servers
        self._outcome.measures.append([await _measure(server) for server in servers])
        self._tell(f"{self._course.database}: {self._outcome.measures[-1]}")

    # Playing

    def _set_sail(self) -> None:
        self._playing = [asyncio.create_task(party.run()) for party in self._parties]

    async def _drop_anchor(self) -> None:
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        for each in ended:
            if not isinstance(each, asyncio.CancelledError):
                raise AssertionError("a party ended by itself") from each
        for party in self._parties:
            await party.leave()

    async def _some_moves(self, moves: int) -> None:
        wanted = sum(party.deeds for party in self._parties) + moves
        await self._until(lambda: sum(party.deeds for party in self._parties) >= wanted)

    async def _all_went_on(self, before: list[int]) -> None:
        """Each of them: one table that stands still while all others are played is a fault."""

        def stuck() -> list[Party]:
            pairs = zip(self._parties, before, strict=True)
            return [party for party, deeds in pairs if party.deeds == deeds]

        def left_behind() -> bool:
            return sum(party.deeds for party in self._parties) >= sum(before) + _LEFT_BEHIND

        await self._until(lambda: not stuck() or left_behind())
        told = [line for party in stuck() for line in await party.standing()]
        assert not told, "nothing is played any more at " + "; ".join(told)

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait as long as something is done at all: how long it takes is the machine's affair."""
        known, since = -1, time.monotonic()
        while not condition():
            if any(task.done() for task in self._playing):
                await self._drop_anchor()
            if self._ledger.acknowledged != known:
                known, since = self._ledger.acknowledged, time.monotonic()
            assert time.monotonic() - since < _STUCK_SECONDS, "nobody gets anything done any more"
            await asyncio.sleep(0.02)

    async def _watched(self, fault: asyncio.Task[None]) -> None:
        while not fault.done():
            if any(task.done() for task in self._playing):
                fault.cancel()
                await self._drop_anchor()
            await asyncio.sleep(0.02)
        fault.result()


async def _measure(server: Server) -> Measure:
    """Once the server has noticed that everybody is gone, or does not within a long time."""
    begin = time.monotonic()
    while True:
        numbers = await server.numbers()
        tables, connections = numbers["seaboard_tables"], numbers["seaboard_connections"]
        if (not tables and not connections) or time.monotonic() - begin > _STUCK_SECONDS:
            break
        await asyncio.sleep(0.2)
    counts = []
    for _ in range(20):  # what is just being closed does not count
        counts.append(server.descriptors())
        await asyncio.sleep(0.1)
    return Measure(server.memory(), min(counts), tables, connections)


def grown(measures: list[list[Measure]]) -> list[str]:
    """What is more after the last lap than after the first."""
    found = []
    for first, last in zip(measures[0], measures[-1], strict=True):
        if last.memory > first.memory + _MORE_MEMORY:
            found.append(f"memory has grown from {first.memory:.0f} to {last.memory:.0f} MiB")
        if last.descriptors > first.descriptors + _MORE_DESCRIPTORS:
            found.append(f"open files have grown from {first.descriptors} to {last.descriptors}")
        if last.tables or last.connections:
            found.append(f"{last.tables} tables and {last.connections} connections are left over")
    return found
