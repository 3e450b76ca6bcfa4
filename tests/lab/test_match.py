"""One game: what a bot gets, and what happens when it fails."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Sequence
from random import Random
from typing import cast

import pytest

from seaboard.bots.api import Bot, Budget, Choice, Situation
from seaboard.bots.random import RandomBot
from seaboard.games import get_game
from seaboard.games.api import Position
from seaboard.lab.match import Match, Played, Streams
from seaboard.lab.patience import Patient

SHORT = 40  # decisions, of which about half are chance's


class Raises(Bot):
    name = "raises"

    def choose(self, situation: Situation) -> Choice:
        raise RuntimeError("no idea")


class Illegal(Bot):
    name = "illegal"

    def choose(self, situation: Situation) -> Choice:
        return Choice(situation.game.parse("lay hull"))


class Garbage(Bot):
    name = "garbage"

    def choose(self, situation: Situation) -> Choice:
        return cast(Choice, "something else")


class Slow(Bot):
    name = "slow"

    def choose(self, situation: Situation) -> Choice:
        time.sleep(0.3)
        return Choice(situation.legal[0])


class Endless(Bot):
    """Never returns; `deaf` says whether an interruption reaches it."""

    name = "endless"

    def __init__(self, *, deaf: bool) -> None:
        self._deaf = deaf

    def choose(self, situation: Situation) -> Choice:
        if self._deaf:
            threading.Event().wait()
        while True:
            pass


class Spy(Bot):
    name = "spy"

    def __init__(self) -> None:
        self.seen: list[Situation] = []

    def choose(self, situation: Situation) -> Choice:
        self.seen.append(situation)
        situation.world().play(situation.legal[0])  # a world is the bot's own
        return Choice(situation.legal[-1])


def _streams(seed: int, seats: int) -> Streams:
    return Streams(Random(seed), tuple(Random(seed + seat) for seat in range(seats)), Random(9))


def _play(bots: Sequence[Bot], most: int = SHORT, seconds: float | None = None) -> Played:
    position = get_game("nauticus").new(seats=len(bots))
    return Match(position, bots, _streams(1, len(bots)), Budget(seconds)).play(most)


def test_a_game_is_played_to_its_end_and_has_a_result() -> None:
    played = _play([RandomBot(), RandomBot()], most=20_000)
    assert played.result is not None
    assert sorted(played.result.places) in ([1, 1], [1, 2])
    assert played.forfeits == (0, 0)


def test_the_same_streams_give_the_same_game() -> None:
    assert _play([RandomBot(), RandomBot()]).end == _play([RandomBot(), RandomBot()]).end


def test_a_game_that_is_too_long_is_cut_short() -> None:
    assert _play([RandomBot(), RandomBot()]).result is None


@pytest.mark.parametrize(
    ("bot", "kind", "message"),
    [
        (Raises(), "error", "RuntimeError: no idea"),
        (Illegal(), "illegal", "lay hull: not among the legal moves"),
        (Garbage(), "illegal", "something else: not among the legal moves"),
    ],
)
def test_a_bot_that_fails_forfeits_the_decision_and_the_game_goes_on(
    bot: Bot, kind: str, message: str
) -> None:
    played = _play([bot, RandomBot()])
    assert played.forfeits[0] == played.times[0].count > 0
    assert played.forfeits[1] == 0
    assert (played.mishaps[0].kind, played.mishaps[0].message) == (kind, message)
    assert (played.mishaps[0].seat, played.mishaps[0].decision) == (0, 1)


def test_an_answer_after_the_limit_is_forfeited() -> None:
    played = _play([Slow(), RandomBot()], most=14, seconds=0.01)
    assert played.forfeits[0] == played.times[0].count > 0
    assert played.mishaps[0].kind == "late"


@pytest.fixture
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a bot that can be interrupted is not taken for a deaf one: it
    has little time to heed that it was called off, and all the time to be interrupted.
    """
    called_off: set[Patient] = set()

    def comes_back(bot: Patient) -> bool:
        interrupted = bot in called_off
        try:
            bot._answers.get(timeout=None if interrupted else 0.01)
        except queue.Empty:
            called_off.add(bot)
            return False
        called_off.discard(bot)
        return True

    monkeypatch.setattr(Patient, "_comes_back", comes_back)


def _endless(deaf: bool) -> Played:
    return _play([Endless(deaf=deaf), RandomBot()], most=14, seconds=0.01)


@pytest.mark.usefixtures("busy_machine")
def test_a_bot_that_never_returns_forfeits_and_the_game_goes_on() -> None:
    played = _endless(deaf=False)
    assert played.forfeits[0] == played.times[0].count > 1
    assert _lateness(played) == ["BotLate: did not answer within 0.26 s"] * played.forfeits[0]


def test_a_bot_that_cannot_be_interrupted_is_given_up_and_the_game_goes_on() -> None:
    played = _endless(deaf=True)
    assert played.forfeits[0] == played.times[0].count > 1
    first, *others = _lateness(played)
    assert first == "BotLate: did not answer within 0.26 s"
    assert set(others) == {"BotLate: is still busy with an earlier decision"}


def _lateness(played: Played) -> list[str]:
    assert all(mishap.kind == "late" for mishap in played.mishaps)
    return [mishap.message for mishap in played.mishaps if mishap.seat == 0]


@pytest.mark.usefixtures("busy_machine")
def test_a_bot_that_is_interrupted_plays_no_further_part_in_the_process() -> None:
    before = set(threading.enumerate())
    _endless(deaf=False)
    for thread in set(threading.enumerate()) - before:
        thread.join()


def test_without_a_limit_a_slow_bot_is_only_slow() -> None:
    played = _play([Slow(), RandomBot()], most=14)
    assert played.forfeits == (0, 0)
    assert played.times[0].mean > 0.29


def test_many_mishaps_are_counted_and_few_are_told() -> None:
    played = _play([Raises(), Raises()], most=200)
    assert sum(played.forfeits) > len(played.mishaps) == 10


def test_a_bot_sees_its_own_view_and_never_the_position() -> None:
    spy = Spy()
    _play([RandomBot(), spy])
    assert spy.seen
    for situation in spy.seen:
        assert situation.view.seat == situation.seat == 1
        held = [getattr(situation, name) for name in Situation.__slots__]
        assert not any(isinstance(value, Position) for value in held)


def test_a_bot_is_not_asked_where_there_is_one_move_only() -> None:
    spy = Spy()
    _play([spy, spy], most=200)
    assert min(len(situation.legal) for situation in spy.seen) > 1
