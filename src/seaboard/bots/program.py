"""A program in any language as a bot: one JSON object per line on its standard input and output.

docs/bot-protocol.md is the contract. Whatever the program does (an illegal move, garbage, silence,
a crash) becomes a named error of that decision; the caller decides how the game goes on.
"""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, BinaryIO, Final, Literal, TypeVar

import msgspec

from ..games.api import Game, IllegalMove, Mode, SeaboardError, as_data
from . import parameters
from .api import Bot, Cancelled, Candidate, Choice, Clock, Situation, UnknownBot

PROTOCOL: Final = 1
T = TypeVar("T")
LONGEST_LINE: Final = 1 << 20
RESTARTS: Final = 3
GRACE: Final = 0.1  # seconds for an answer to come through
_LOG_SIZE: Final = 4_096
_MOST_LINES_WAITING: Final = 64
_LOOK_EVERY: Final = 0.02  # seconds between looks at whether the decision was called off
_PARTING: Final = 0.5  # seconds to end after goodbye


class ProgramFailed(SeaboardError):
    """The program could not be started, ended, or answered with something else than an answer."""


class ProgramLate(ProgramFailed, TimeoutError):
    """The program did not answer in time."""


@dataclass(frozen=True)
class _Considered:
    move: str
    visits: Annotated[int, msgspec.Meta(ge=0)]
    value: Annotated[float, msgspec.Meta(ge=0, le=1)]
    score: float | None = None


@dataclass(frozen=True)
class _Ready:
    type: Literal["ready"]
    protocol: int


@dataclass(frozen=True)
class _Answer:
    type: Literal["answer"]
    id: int
    move: str
    candidates: tuple[_Considered, ...] = ()


@dataclass(frozen=True)
class _Table:
    """What a program is told when it begins."""

    game: Game
    mode: Mode
    seats: int

    def hello(self) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "mode": self.mode.name,
            "seats": self.seats,
            "seat_names": self.game.seat_names[: self.seats],
            "teams": self.mode.teams,
        }


def _table_of(situation: Situation) -> _Table:
    """A view does not tell the mode, but a world does."""
    world = situation.world()
    return _Table(situation.game, world.mode, world.seats)


class ProgramBot(Bot):
    """A program that plays one seat of one game; it is started again at most a few times."""

    def __init__(self, name: str, command: list[str], seconds: float, start: float) -> None:
        self.name = name
        self._command = command
        self._seconds = seconds
        self._start = start
        self._process: _Process | None = None
        self._table: _Table | None = None
        self._starts = 0
        self._last_id = 0
        self._lock = threading.Lock()

    def open(self, game: Game, mode: Mode, seats: int) -> None:
        """Start the program before its time counts; without this, its first decision does."""
        with self._lock:
            self._running(_Table(game, mode, seats))

    def choose(self, situation: Situation) -> Choice:
        with self._lock:
            process = self._running(self._table or _table_of(situation))
            try:
                return self._ask(process, situation)
            except ProgramFailed as error:
                process.complain(self._last_id, error)
                raise

    def close(self) -> None:
        with self._lock:
            self._end()

    def _running(self, table: _Table) -> _Process:
        if self._process is not None and self._process.usable:
            return self._process
        self._end()
        if self._starts > RESTARTS:
            raise ProgramFailed(f"{self.name} failed too often and is not started again")
        self._starts += 1
        self._table = table
        self._process = _Process(self._command)
        self._process.send(table.hello())
        self._process.expect_ready(self._start)
        return self._process

    def _ask(self, process: _Process, situation: Situation) -> Choice:
        limit = min(self._seconds, situation.clock.budget.seconds or self._seconds)
        self._last_id += 1
        process.send(
            {
                "type": "decide",
                "id": self._last_id,
                "seat": situation.seat,
                "view": as_data(situation.view),
                "legal": [str(move) for move in situation.legal],
                "budget": {"seconds": limit, "playouts": situation.clock.budget.playouts},
            }
        )
        began = time.perf_counter()
        answer = process.answer_to(self._last_id, limit, situation.clock)
        return self._choice(process, answer, situation, time.perf_counter() - began)

    def _choice(
        self, process: _Process, answer: _Answer, situation: Situation, seconds: float
    ) -> Choice:
        legal = {str(move): move for move in situation.legal}
        if answer.move not in legal:
            error = IllegalMove(f"{answer.move[:60]!r} is not among the legal moves")
            process.complain(answer.id, error)
            raise error
        considered = tuple(
            Candidate(legal[each.move], each.visits, each.value, each.score)
            for each in answer.candidates
            if each.move in legal
        )
        return Choice(legal[answer.move], considered, seconds=seconds)

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class _Process:
    """A running program. Threads read and write, so that nothing it does can make us wait."""

    def __init__(self, command: list[str]) -> None:
        self._said = shlex.join(command)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # with children of its own, it ends as a whole
            )
        except OSError as error:
            raise ProgramFailed(f"{self._said} cannot be started ({error.strerror})") from None
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes | str] = queue.Queue()
        self._log = b""
        self.usable = True
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        work: tuple[Callable[[Any], None], ...] = (self._write, self._read, self._listen)
        self._threads = [
            threading.Thread(target=each, args=(stream,), daemon=True)
            for each, stream in zip(work, streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: Mapping[str, Any]) -> None:
        self._outbox.put(msgspec.json.encode(message) + b"\n")

    def complain(self, number: int, error: Exception) -> None:
        """Tell the program what was wrong, for whoever debugs it."""
        self.send({"type": "error", "id": number, "message": str(error)})

    def expect_ready(self, seconds: float) -> None:
        line = self._line(seconds, None)
        if line is None:
            self._kill()
            raise ProgramLate(f"{self._said} was not ready within {seconds:g} s")
        try:
            ready = self._decoded(line, _Ready)
            if ready.protocol != PROTOCOL:
                raise ProgramFailed(
                    f"{self._said} speaks protocol {ready.protocol}, this Seaboard {PROTOCOL}"
                )
        except ProgramFailed:
            self._kill()  # what it writes next would be taken for an answer
            raise

    def answer_to(self, number: int, seconds: float, clock: Clock) -> _Answer:
        """The answer of that number; those to earlier decisions came too late and are skipped."""
        deadline = time.perf_counter() + seconds + GRACE
        while (line := self._line(deadline - time.perf_counter(), clock)) is not None:
            answer = self._decoded(line, _Answer)
            if answer.id == number:
                return answer
            if answer.id > number:
                raise ProgramFailed(f"{self._said} answered question {answer.id}, not {number}")
        self._kill()  # it may think on for long, at the cost of the others
        raise ProgramLate(f"{self._said} did not answer within {seconds:g} s")

    def _line(self, seconds: float, clock: Clock | None) -> bytes | None:
        """The next line, or None if it does not come in time."""
        deadline = time.perf_counter() + seconds
        while True:
            left = deadline - time.perf_counter()
            with suppress(queue.Empty):
                line = self._inbox.get(timeout=max(0.0, min(left, _LOOK_EVERY)))
                return line if isinstance(line, bytes) else self._broken(line)
            if clock is not None and clock.cancelled:
                raise Cancelled("the decision was called off")
            if left <= 0:
                return None

    def _broken(self, what: str) -> bytes:
        """The program cannot go on: it ended, or its output cannot be followed."""
        self._kill()
        for thread in self._threads:
            thread.join(_PARTING)
        words = self._log.decode(errors="replace").strip().splitlines()
        last = f"; its last words: {words[-1][:200]}" if words else ""
        code = f" (exit code {self._process.returncode})" if what == "ended" else ""
        raise ProgramFailed(f"{self._said} {what}{code}{last}")

    def _decoded(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            said = line[:60].decode(errors="replace").strip()
            raise ProgramFailed(f"{self._said} wrote {said!r}: {error}") from None

    def end(self) -> None:
        """Say goodbye, wait a moment, and make sure that it is gone."""
        self.send({"type": "goodbye"})
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PARTING)
        self._kill()
        for thread in self._threads:
            thread.join(_PARTING)

    def _kill(self) -> None:
        self.usable = False
        self._outbox.put(None)
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _write(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError), stream:  # the reader notices the end
            while (line := self._outbox.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: BinaryIO) -> None:
        end = "ended"
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    end = f"wrote a line of over {LONGEST_LINE:,} bytes"
                    break
                if self._inbox.qsize() >= _MOST_LINES_WAITING:
                    end = "wrote many lines that nobody asked for"
                    break
                self._inbox.put(line)
        self._inbox.put(end)

    def _listen(self, stream: BinaryIO) -> None:
        with suppress(OSError, ValueError), stream:
            while chunk := os.read(stream.fileno(), _LOG_SIZE):
                self._log = (self._log + chunk)[-_LOG_SIZE:]


def make(given: Mapping[str, str]) -> ProgramBot:
    """`program:command=./my_bot.py`; `seconds` limits a decision, `start` the time to get ready.

    `version` tells its results from those of another version (`bots/sources.py`).
    """
    parameters.reject_unknown(given, "program", ("command", "seconds", "start", "version"))
    try:
        command = shlex.split(given.get("command", ""))
    except ValueError as error:
        raise UnknownBot(f"program: {given['command']!r} is not a command ({error})") from None
    if not command:
        raise UnknownBot("program needs a command, such as program:command=./my_bot.py")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"program: {command[0]} is not a program that can be executed")
    return ProgramBot(
        "program:" + ",".join(f"{key}={value}" for key, value in given.items()),
        command,
        parameters.number(given, "seconds", 10, 0.01, 3_600) or 10,
        parameters.number(given, "start", 10, 0.1, 3_600) or 10,
    )
