"""The games of a plan, played on several cores.

A worker is told the number of a game and answers with its line, so that results do not depend on
who plays what.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from random import Random

from ..bots import get_bot
from ..bots.api import Bot, BrokenBot, Budget, UnknownBot
from ..bots.importing import broken_if_it_fails
from ..bots.program import ProgramBot
from ..games.api import Move, Position
from ..records import Recorder, save
from .cluster import Cluster
from .match import FAILURES_ALLOWED, BotFailed, Match, Mishap, Watch, first_situation
from .patience import WITHOUT_LIMIT, Patient
from .plan import Plan
from .processes import in_processes
from .results import GameLine

Failed = tuple[int, Mishap]  # a bot by its number in the plan, and what happened


def play_game(
    plan: Plan,
    number: int,
    watch: Watch | None = None,
    *,
    strict: bool = False,
    records: Path | None = None,
) -> GameLine:
    """Play one game of the plan. Every seat has a bot of its own, which knows no earlier game.

    If it is `strict`, a bot that fails a few decisions ends it with `BotFailed`. Into the folder
    `records`, which is made if there is none, goes the record of the game once it is over.
    """
    seating = plan.seating(number)
    began = time.perf_counter()
    with ExitStack() as bots_in_play:
        position = plan.table.new()
        bots = [get_bot(plan.bots[bot]) for bot in seating]
        for bot in bots:
            bots_in_play.callback(bot.close)
            _make_ready(bot, position, strict=strict)
        recorder = None if records is None else _Recorder(plan, number, position)
        watching = _both(watch, recorder)
        streams = plan.streams(number)
        played = Match(position, bots, streams, plan.budget, watching, strict=strict).play()
    if records is not None and recorder is not None:
        recorder.save(records)
    result = played.result
    return GameLine(
        game=number,
        group=plan.group_of(number),
        seating=seating,
        places=None if result is None else result.places,
        scores=None if result is None else result.scores,
        end=played.end,
        forfeits=played.forfeits,
        mishaps=played.mishaps,
        seconds=time.perf_counter() - began,
        times=played.times,
    )


class _Recorder:
    """Keeps the moves of a game for its record."""

    def __init__(self, plan: Plan, number: int, position: Position) -> None:
        self._number = number
        names = dict(enumerate(plan.labels[bot] for bot in plan.seating(number)))
        notes = {"seed": str(plan.seed), "number": str(number)}
        self._recorder = Recorder(position, players=names, notes=notes)

    def watch(self, position: Position, move: Move) -> None:
        self._recorder.play(move)

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        save(self._recorder.record(), record_path(folder, self._number))


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game of that number lies."""
    return folder / f"game-{number:06}.record"


def _both(watch: Watch | None, recorder: _Recorder | None) -> Watch | None:
    if watch is None or recorder is None:
        return watch if recorder is None else recorder.watch

    def watch_both(position: Position, move: Move) -> None:
        watch(position, move)
        recorder.watch(position, move)

    return watch_both


def _make_ready(bot: Bot, position: Position, *, strict: bool) -> None:
    """Load code or start a program before time counts. If it cannot, a strict arena ends with
    `BrokenBot`; in a tolerant one, and where a program is to blame, decisions will say so.
    """
    try:
        with broken_if_it_fails(bot.name):
            bot.prepare(position.game)
        if isinstance(bot, ProgramBot):
            bot.open(position.game, position.mode, position.seats)
    except Exception as error:
        if strict and isinstance(error, BrokenBot):
            raise


def rehearse(plan: Plan) -> None:
    """One hasty decision by each bot, so that all code is compiled or loaded before time counts.

    A bot that does not exist or does not play this game is refused here; what else goes wrong is
    left to the games.
    """
    for name in dict.fromkeys(plan.bots):
        bot = get_bot(name)
        patient = Patient(bot)
        budget = Budget(plan.seconds, playouts=1)
        table = plan.table.new()
        asked = first_situation(table, budget, Random(plan.seed))
        try:
            bot.prepare(table.game)
            if asked is not None:
                patient.choose(asked, WITHOUT_LIMIT if plan.seconds is None else plan.seconds + 10)
        except UnknownBot as error:
            raise UnknownBot(f"{name}: {error}") from None
        except Exception:
            continue
        finally:
            patient.dismiss()
            bot.close()


def play_all(
    plan: Plan,
    numbers: Iterable[int],
    jobs: int | Cluster,
    *,
    strict: bool = False,
    records: Path | None = None,
) -> Generator[GameLine, None, None]:
    """Play the games of these numbers in processes, or on a cluster.

    Their lines come in the order in which they end.

    If it is `strict`, a bot that fails a few decisions, in one game or in several, ends it all
    with `BotFailed`. Into the folder `records` goes a record of each game.
    """
    # The whole path of the records: who plays may be in another folder.
    folder = records and records.resolve()
    player = partial(play_game, plan, strict=strict, records=folder)
    playing: Generator[GameLine, None, None]
    if isinstance(jobs, Cluster):
        playing = (line for _, line in jobs.as_done(player, numbers))
    elif jobs == 1:
        playing = (player(number) for number in numbers)
    else:
        playing = in_processes(player, numbers, jobs, partial(rehearse, plan))
    failures = Failures(plan)
    with closing(playing):
        for line in playing:
            if strict:
                failures.add(failures_in(line))
            yield line


def failures_in(line: GameLine) -> list[Failed]:
    """The decisions of a game that bots failed."""
    return [(line.seating[each.seat], each) for each in line.mishaps if each.failure]


class Failures:
    """Counts the failures of each bot over the games of a strict arena."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._counts: Counter[int] = Counter()

    def add(self, failed: Iterable[Failed]) -> None:
        """Count some more; the one that is too many ends it with `BotFailed`."""
        for bot, mishap in failed:
            self._counts[bot] += 1
            if self._counts[bot] >= FAILURES_ALLOWED:
                raise BotFailed(self._plan.labels[bot], mishap)
