"""Time for a whole game: it runs for whoever owes a decision, and each decision adds some."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seaboard.games.api import Seat
from seaboard.tables.commands import (
    AnswerUndo,
    AskUndo,
    ComeBack,
    Play,
    Replace,
    Resign,
    Start,
    Undo,
)
from seaboard.tables.decisions import Decision, DecisionContext, create, decide, play, time_out
from seaboard.tables.entries import Joined, Resigned, TimedOut, numbered
from seaboard.tables.fairness import commitment
from seaboard.tables.feed import FeedCache
from seaboard.tables.projection import Projection
from seaboard.tables.refusals import Refused
from seaboard.tables.shapes import ClocksOut
from seaboard.tables.table import Table

from .logs import BOTS, SECRET, open_table


class Game:
    """A game of two with ten minutes and five seconds for each decision; time is the test's."""

    def __init__(self, **setup: Any) -> None:
        chosen = {"game_seconds": 600, "increment": 5, **setup}
        whole = open_table("nauticus", 2, **chosen).setup
        created = create(whole, "p0", commitment(SECRET), BOTS)
        self.log = numbered([created, Joined(0, "p0"), Joined(1, "p1")], 0, 1000.0)
        self.table, self.now = Table("t", self.log), 1000.0
        self.does("p0", Start())

    def context(self) -> DecisionContext:
        return DecisionContext(self.table, SECRET, BOTS, now=self.now)

    def apply(self, decision: Decision) -> None:
        log = numbered(decision.entries, self.table.last, self.now)
        self.table.apply_all(log, decision.transitions)
        self.log += log

    def does(self, person: str, command: Any) -> None:
        self.apply(decide(self.context(), person, command))

    def plays(self, after: float) -> Seat:
        """Whoever is to decide thinks for so long and plays; the seat."""
        self.now += after
        seat = self.table.decider
        assert seat is not None
        move = str(self.table.playing.legal_moves()[0])
        self.does(f"p{seat}", Play(seat, self.table.version, move))
        return seat

    def bot_plays(self) -> None:
        assert self.table.decider is not None
        move = str(self.table.playing.legal_moves()[0])
        self.apply(play(self.context(), self.table.decider, move, None))

    def until_decides(self, seat: Seat) -> None:
        while self.table.decider != seat:
            self.plays(0)

    def waits(self, seconds: float) -> Decision:
        self.now += seconds
        return time_out(self.context(), self.now)

    @property
    def left(self) -> list[float]:
        assert self.table.clocks is not None
        return self.table.clocks.left

    def shown(self) -> ClocksOut:
        shown = Projection(self.table, [], {}, FeedCache()).table(None, None, self.table.last)
        assert shown["clocks"] is not None
        return shown["clocks"]


def test_a_decision_takes_its_time_and_adds_the_increment() -> None:
    game = Game()
    assert game.plays(after=30) == 0
    assert game.left == [575, 600]


def test_only_the_clock_of_whoever_owes_the_decision_runs() -> None:
    game = Game(increment=0)
    game.until_decides(1)
    game.plays(after=40)
    assert game.left == [600, 560]


def test_everyone_sees_whose_time_runs_and_since_when() -> None:
    game = Game()
    assert game.shown() == {"left": [600.0, 600.0], "running": 0, "since": 1000.0}
    assert game.table.deadline == 1600.0


def test_of_both_clocks_the_first_to_run_out_counts() -> None:
    assert Game(seconds=60).table.deadline == 1060.0
    assert Game(seconds=900).table.deadline == 1600.0


def test_a_table_without_such_time_has_no_clocks() -> None:
    assert Game(game_seconds=None).table.clocks is None
    assert Game(game_seconds=None).table.deadline is None


def test_before_its_end_nothing_happens() -> None:
    assert not Game().waits(599.9).entries


def test_at_the_end_of_it_the_substitute_decides_and_goes_on_doing_so() -> None:
    game = Game()
    decision = game.waits(600)
    assert decision.entries == (TimedOut(0),)
    game.apply(decision)
    assert game.left[0] == 0
    game.bot_plays()
    while game.table.decider != 0:
        game.plays(0)
    assert game.table.bot_to_decide == "random"
    assert game.table.deadline is None
    assert game.left[0] == 0, "what a bot decides adds nothing"
    assert game.shown()["running"] is None


def test_at_the_end_of_it_one_has_resigned_where_the_table_says_so() -> None:
    assert Game(timeout="resign").waits(600).entries == (Resigned(0, late=True),)


def test_a_late_decision_by_the_other_clock_takes_its_time_too() -> None:
    game = Game(seconds=60)
    game.apply(game.waits(60))
    game.bot_plays()
    assert game.left[0] == 540


def test_taking_back_gives_no_time_back_and_keeps_no_increment() -> None:
    game = Game()
    game.plays(after=30)
    assert game.table.decider == 0
    game.now += 10
    game.does("p0", Undo(0, game.table.version))
    assert game.left[0] == 560  # 600 less 30 and 10
    game.plays(after=5)
    assert game.left[0] == 560


def test_playing_and_taking_back_again_and_again_gains_nothing() -> None:
    game = Game()
    for _ in range(20):
        game.plays(after=1)
        game.does("p0", Undo(0, game.table.version))
    assert game.left[0] == 580


def test_taking_back_gives_no_time_for_the_decision_back() -> None:
    """Or one could decide and take back for ever, and never be late."""
    game = Game(game_seconds=None, increment=0, seconds=60)
    game.plays(after=20)
    assert game.table.decider == 0
    assert game.table.deadline == game.now + 60
    game.now += 15
    game.does("p0", Undo(0, game.table.version))
    assert game.table.deadline == game.now + 25
    game.plays(after=5)
    game.now += 3
    game.does("p0", Undo(0, game.table.version))
    assert game.table.deadline == game.now + 17
    assert Table("t", game.log).deadline == game.table.deadline
    game.apply(game.waits(17))
    assert game.table.timed_out


def test_a_decision_for_which_no_time_is_left_is_not_taken_back_without_the_others() -> None:
    game = Game(game_seconds=None, increment=0, seconds=60)
    game.plays(after=40)
    game.now += 30
    with pytest.raises(Refused) as refused:
        game.does("p0", Undo(0, game.table.version))
    assert refused.value.code == "needs-consent"
    game.does("p0", AskUndo(0, game.table.version))
    game.does("p1", AnswerUndo(game.table.last, True))
    assert [move for move in game.table.moves if move.by] == []
    assert game.table.deadline == game.now + 60, "they have agreed to it"


def test_whoever_is_late_does_not_take_back_instead() -> None:
    game = Game(game_seconds=None, increment=0, seconds=60)
    game.plays(after=1)
    game.apply(game.waits(60))
    with pytest.raises(Refused):
        game.does("p0", Undo(0, game.table.version))


def test_taking_back_while_another_thinks_costs_what_the_decision_took() -> None:
    game = Game(game_seconds=None, increment=0, seconds=60)
    game.until_decides(1)
    seat = game.table.moves[-1].decider
    assert seat == 0
    game.now += 50
    game.does("p0", Undo(0, game.table.version))
    assert game.table.deadline == game.now + 60


def test_against_bots_alone_each_decision_has_its_whole_time_again() -> None:
    game = Game(game_seconds=None, increment=0, seconds=60)
    game.does("p1", Resign(1))
    game.plays(after=40)
    game.does("p0", Undo(0, game.table.version))
    assert game.table.deadline == game.now + 60


def test_a_bot_in_the_seat_uses_no_time_of_the_person() -> None:
    game = Game(absence=60, increment=0)
    game.now += 100
    game.does("p1", Replace(0))
    assert game.left == [500, 600]
    assert game.shown()["left"] == [None, 600]
    game.now += 50
    game.bot_plays()
    assert game.table.decider == 0
    game.now += 7
    game.does("p0", ComeBack(0))
    assert game.shown()["left"][0] == 500
    assert game.shown()["since"] == game.now
    game.plays(after=20)
    assert game.left[0] == 480


def test_it_is_the_same_when_the_log_is_read_again() -> None:
    game = Game()
    for after in (3.0, 4.0, 5.0):
        game.plays(after)
    game.now += 2
    game.does("p0", Undo(0, game.table.version))
    game.plays(1)
    again = Table("t", game.log)
    assert again.clocks is not None
    assert again.clocks.left == game.left
    assert again.deadline == game.table.deadline


def test_it_begins_to_run_when_all_words_of_the_shuffle_are_shown() -> None:
    game = Game()
    game.table = open_table("nauticus", 2, game_seconds=600)
    game.table.chairs[0] = replace(game.table.chairs[0], seal="00" * 32)
    game.now = 2000.0
    game.does("p0", Start())
    assert game.table.status == "starting"
    game.apply(game.waits(15))
    assert game.shown() == {"left": [600.0, 600.0], "running": 0, "since": 2015.0}
