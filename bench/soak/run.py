"""The course of a soak: storms, then laps in calm weather after which nothing may have grown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .fleet import Fleet, Server, open_fleet
from .ledger import Ledger
from .sailors import Party

_STUCK_SECONDS = 600.0  # so long without anything done is no slow machine any more
_TELL_SECONDS = 15.0  # how often whoever waits hears that it goes on
_LEFT_BEHIND = 2000  # moves of the other parties while one makes none
_LAPS = 3
_LAP_MOVES = 40  # for each minute of the storm
_WARM = 300  # commands after which a process has loaded and grown what it needs once
# What a process may take more: once, for what an allocator keeps, and for each command. While
# people play, tables are in memory, and connections to the database are made as they are needed.
_CALM_MEMORY = 8.0  # MiB
_STORM_MEMORY = 24.0
_CALM_DESCRIPTORS = 4
_STORM_DESCRIPTORS = 20
_COMMAND_MEMORY = 1 / 1024
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

    commands: int  # that were done by all so far
    memory: float
    descriptors: int
    tables: float
    connections: float


class Sample(NamedTuple):
    """What a process takes while people play and things fail."""

    commands: int  # that were done by all so far
    memory: float
    descriptors: int


@dataclass(slots=True)
class Outcome:
    faults: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0
    races: int = 0
    measures: list[list[Measure]] = field(default_factory=list)
    samples: dict[int, list[Sample]] = field(default_factory=dict)  # by process
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
        self._began = self._told = time.monotonic()

    async def run(self) -> Outcome:
        outcome, course = self._outcome, self._course
        await self._watched("the servers start", self._fleet.start())
        self._set_sail()
        began, done = time.monotonic(), 0
        while done < course.rounds or time.monotonic() - began < course.minutes * 60:
            done += 1
            await self._round(done)
        await self._drop_anchor()
        for lap in range(1, _LAPS + 1):
            await self._lap(lap)
        self._say("the servers end")
        await asyncio.to_thread(self._fleet.stop)
        outcome.acknowledged = self._ledger.acknowledged
        outcome.races = len(self._ledger.races)
        outcome.broken += await self._ledger.broken(self._fleet.url, self._say)
        outcome.broken += grown(outcome.measures)
        outcome.broken += grown_in_storm(outcome.samples.values())
        for log in self._fleet.logs():
            before, found, rest = log.read_text().partition("Traceback")
            if found:
                told = before.splitlines(keepends=True)[-2:]  # what it is about
                outcome.broken.append("".join((f"{log.name} has: ", *told, found, rest[:_SHOWN])))
        return outcome

    def _say(self, text: str) -> None:
        """Tell what happens, and how far it has come."""
        self._told = time.monotonic()
        minutes, seconds = divmod(int(self._told - self._began), 60)
        done = self._ledger.acknowledged
        self._tell(f"{self._course.database} {minutes:3}:{seconds:02} {done:7} done  {text}")

    def _maybe_say(self, text: str) -> None:
        """That it still goes on, if nothing was told for a while."""
        if time.monotonic() - self._told >= _TELL_SECONDS:
            self._say(f"… {text}")

    async def _round(self, number: int) -> None:
        faults = self._fleet.faults
        names = sorted(faults)
        self._fleet.rng.shuffle(names)
        for name in names:
            await self._some_moves(self._course.moves)
            before = [party.deeds for party in self._parties]
            self._say(f"round {number}: {name}")
            await self._watched(name, faults[name]())
            self._outcome.faults[name] = self._outcome.faults.get(name, 0) + 1
            await self._all_went_on(before)
            for server in self._fleet.servers:
                sample = Sample(self._ledger.acknowledged, server.memory(), server.descriptors())
                self._outcome.samples.setdefault(server.pid, []).append(sample)

    async def _lap(self, number: int) -> None:
        """The same amount of play, then nobody is there."""
        self._say(f"lap {number} in calm weather")
        self._set_sail()
        course = self._course
        await self._some_moves(max(4 * course.moves, round(_LAP_MOVES * course.minutes)))
        await self._drop_anchor()
        self._say(f"lap {number}: until the servers have noticed that nobody is there")
        measures = [await self._measure(server) for server in self._fleet.servers]
        self._outcome.measures.append(measures)
        for each in measures:
            self._say(f"lap {number}: {each.memory:.0f} MiB, {each.descriptors} open files")

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
        await self._until(
            lambda: sum(party.deeds for party in self._parties) >= wanted, f"until {moves} moves"
        )

    async def _all_went_on(self, before: list[int]) -> None:
        """Each of them: one table that stands still while all others are played is a fault."""

        def stuck() -> list[Party]:
            pairs = zip(self._parties, before, strict=True)
            return [party for party, deeds in pairs if party.deeds == deeds]

        def left_behind() -> bool:
            return sum(party.deeds for party in self._parties) >= sum(before) + _LEFT_BEHIND

        await self._until(lambda: not stuck() or left_behind(), "until all play again")
        told = [line for party in stuck() for line in await party.standing()]
        assert not told, "nothing is played any more at " + "; ".join(told)

    async def _until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait as long as something is done at all: how long it takes is the machine's affair."""
        known, since = -1, time.monotonic()
        while not condition():
            if any(task.done() for task in self._playing):
                await self._drop_anchor()
            if self._ledger.acknowledged != known:
                known, since = self._ledger.acknowledged, time.monotonic()
            assert time.monotonic() - since < _STUCK_SECONDS, "nobody gets anything done any more"
            self._maybe_say(what)
            await asyncio.sleep(0.02)

    async def _watched(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Do it, and do not wait for ever for what it needs, a refusal for instance."""
        task, began = asyncio.create_task(work), time.monotonic()
        try:
            while not task.done():
                if any(playing.done() for playing in self._playing):
                    await self._drop_anchor()
                assert time.monotonic() - began < _STUCK_SECONDS, f"{name}: this does not end"
                self._maybe_say(name)
                await asyncio.sleep(0.02)
        finally:
            task.cancel()
        task.result()

    async def _measure(self, server: Server) -> Measure:
        """Once the server has noticed that everybody is gone, or does not within a long time."""
        begin = time.monotonic()
        while True:
            numbers = await server.numbers()
            tables, connections = numbers["seaboard_tables"], numbers["seaboard_connections"]
            if (not tables and not connections) or time.monotonic() - begin > _STUCK_SECONDS:
                break
            self._maybe_say(f"{tables:.0f} tables and {connections:.0f} connections are left")
            await asyncio.sleep(0.2)
        counts = []
        for _ in range(20):  # what is just being closed does not count
            counts.append(server.descriptors())
            await asyncio.sleep(0.1)
        done = self._ledger.acknowledged
        return Measure(done, server.memory(), min(counts), tables, connections)


def stretch(samples: list[Sample]) -> tuple[Sample, Sample] | None:
    """The part of the storm that a process lived through once it was warm, if there is one."""
    warm = [each for each in samples if each.commands >= samples[0].commands + _WARM]
    return (warm[0], warm[-1]) if len(warm) > 1 else None


def grown_in_storm(processes: Iterable[list[Sample]]) -> list[str]:
    """What is more at the end of a process's stretch of the storm than at its beginning."""
    found: list[str] = []
    for lived in filter(None, map(stretch, processes)):
        found += _grown("the storm", *lived, _STORM_MEMORY, _STORM_DESCRIPTORS)
    return found


def _grown(
    where: str, first: Sample | Measure, last: Sample | Measure, memory: float, descriptors: int
) -> Iterator[str]:
    commands = last.commands - first.commands
    if last.memory > first.memory + memory + commands * _COMMAND_MEMORY:
        yield (
            f"in {commands} commands of {where} memory has grown from {first.memory:.0f} to"
            f" {last.memory:.0f} MiB"
        )
    if last.descriptors > first.descriptors + descriptors:
        yield (
            f"in {commands} commands of {where} open files have grown from {first.descriptors} to"
            f" {last.descriptors}"
        )


def grown(measures: list[list[Measure]]) -> list[str]:
    """What is more after the last lap than after the first."""
    found: list[str] = []
    for first, last in zip(measures[0], measures[-1], strict=True):
        found += _grown("calm weather", first, last, _CALM_MEMORY, _CALM_DESCRIPTORS)
        if last.tables or last.connections:
            found.append(f"{last.tables} tables and {last.connections} connections are left over")
    return found
