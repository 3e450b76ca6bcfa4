"""Who is away can be replaced and comes back; a table is given up when all who are there agree."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from seaboard.games.api import Seat
from seaboard.tables.absence import ASK_AGAIN_SECONDS, GIVING_UP_WITHOUT, usual_absence
from seaboard.tables.commands import (
    AskUndo,
    ComeBack,
    GiveUp,
    Play,
    Replace,
    Resign,
    Start,
    Undo,
    Vote,
)
from seaboard.tables.decisions import (
    Decision,
    DecisionContext,
    account_deleted,
    create,
    decide,
    rematch,
)
from seaboard.tables.decisions import play as played
from seaboard.tables.entries import (
    GivenUp,
    Joined,
    MotionMade,
    Replaced,
    Resigned,
    Returned,
    entry_from_data,
    numbered,
)
from seaboard.tables.fairness import commitment
from seaboard.tables.feed import FeedCache
from seaboard.tables.presence import Presence
from seaboard.tables.projection import Projection, check_viewer
from seaboard.tables.refusals import Refused
from seaboard.tables.setup import DAY, Setup
from seaboard.tables.shapes import TableOut
from seaboard.tables.table import Table

from .logs import BOTS, SECRET, apply, context, decided, open_table

ABSENCE = 600


class Evening:
    """A running table whose time and connections the test moves by hand: `p0` is the host and, in
    Nauticus, the first to decide.
    """

    def __init__(self, seats: int = 3, game: str = "nauticus", **setup: Any) -> None:
        whole = open_table(game, seats, **{"absence": ABSENCE, **setup}).setup
        created = create(whole, "p0", commitment(SECRET), BOTS)
        joined = [Joined(seat, f"p{seat}") for seat in range(seats)]
        self.log = numbered([created, *joined], 0, 1.0)
        self.table, self.now, self.presence = Table("t", self.log), 1.0, Presence()
        self.do("p0", Start())
        people = frozenset(f"p{seat}" for seat in range(seats))
        self.presence = Presence(people)

    def leaves(self, *people: str) -> None:
        away = {**self.presence.away, **dict.fromkeys(people, self.now)}
        self.presence = Presence(self.presence.here - {*people}, away)

    def arrives(self, person: str) -> None:
        self.presence = Presence(self.presence.here | {person}, self.presence.away)

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def context(self) -> DecisionContext:
        return DecisionContext(self.table, SECRET, BOTS, None, self.presence, self.now)

    def do(self, person: str, command: Any) -> Decision:
        decision = decide(self.context(), person, command)
        self._add(decision)
        return decision

    def _add(self, decision: Decision) -> None:
        log = numbered(decision.entries, self.table.last, self.now)
        self.table.apply_all(log, decision.transitions)
        self.log += log

    def plays_on(self) -> None:
        """Whoever is to decide does, a bot if it is one's turn."""
        seat = self.table.decider
        assert seat is not None
        move = str(self.table.playing.legal_moves()[0])
        if self.table.bot_to_decide is None:
            self.do(f"p{seat}", Play(seat, self.table.version, move))
        else:
            self._add(played(self.context(), seat, move, None))

    @property
    def status(self) -> str:
        return self.table.status

    def refused(self, person: str, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.do(person, command)
        return refused.value.code

    def shown(self, viewer: Seat | None = None, person: str = "p0") -> TableOut:
        projection = Projection(self.table, [], {}, FeedCache(), None, self.presence)
        return projection.table(person, viewer, self.table.last)


def first_move(evening: Evening) -> str:
    return str(evening.table.playing.legal_moves()[0])


def played_by_both() -> Evening:
    """Both have decided, `p1` after the last decision of `p0`."""
    evening = Evening(2)
    while not {"p0", "p1"} <= {move.by for move in evening.table.moves}:
        evening.plays_on()
    return evening


# When somebody is away


def test_who_owes_a_decision_can_be_replaced_after_the_time_and_not_before() -> None:
    evening = Evening(2)
    evening.wait(ABSENCE - 1)
    assert evening.refused("p1", Replace(0)) == "not-now"
    evening.wait(1)
    evening.do("p1", Replace(0))
    assert evening.table.chairs[0].replaced
    assert evening.table.bot_to_decide == "random"


def test_who_is_not_connected_can_be_replaced_without_owing_anything() -> None:
    evening = Evening(3)
    evening.leaves("p1")
    evening.wait(ABSENCE - 1)
    assert evening.refused("p0", Replace(1)) == "not-now"
    evening.wait(1)
    evening.do("p0", Replace(1))
    assert evening.table.chairs[1].replaced
    assert evening.table.waits_for(0)


def test_who_is_connected_and_owes_nothing_cannot_be_replaced() -> None:
    evening = Evening(3)
    evening.wait(10 * ABSENCE)
    assert evening.refused("p0", Replace(1)) == "not-now"


def test_a_table_can_replace_nobody_ever() -> None:
    evening = Evening(2, absence="never")
    evening.wait(100 * DAY)
    assert evening.refused("p1", Replace(0)) == "not-allowed"
    assert evening.shown()["seats"][0]["replaceable_from"] is None


def test_at_a_table_of_an_older_log_nobody_is_replaced() -> None:
    evening = Evening(2)
    stored = {"game": "nauticus", "mode": "standard", "seats": 2}
    evening.table.setup = Setup.from_data(stored)
    evening.wait(100 * DAY)
    assert evening.refused("p1", Replace(0)) == "not-allowed"


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ({}, DAY),
        ({"seconds": 60}, 600),
        ({"seconds": 1800}, 1800),
        ({"seconds": 3 * DAY}, 3 * DAY),
        ({"game_seconds": 1200}, 600),
        ({"game_seconds": 5 * DAY}, DAY),
    ],
)
def test_the_usual_time_follows_the_clock(clock: dict[str, int], seconds: int) -> None:
    assert usual_absence(Setup("nauticus", **clock)) == seconds  # type: ignore[arg-type]
    assert open_table("nauticus", 2, **clock).setup.absence == seconds


def test_everyone_sees_who_is_there_and_from_when_a_seat_can_be_replaced() -> None:
    evening = Evening(2)
    evening.leaves("p1")
    late, away = evening.shown(None, "somebody")["seats"]
    assert (late["here"], late["away_since"]) == (True, None)
    assert late["replaceable_from"] == evening.table.decision_since + ABSENCE
    assert (away["here"], away["away_since"]) == (False, evening.now)
    assert away["replaceable_from"] == evening.now + ABSENCE


# Who replaces


def test_the_host_alone_lets_a_bot_play() -> None:
    evening = Evening(4)
    evening.leaves("p3")
    evening.wait(ABSENCE)
    decision = evening.do("p0", Replace(3))
    assert decision.entries == (Replaced(3, "random", "host", False),)


def test_the_others_decide_by_more_than_half() -> None:
    evening = Evening(4)
    evening.wait(ABSENCE)
    decision = evening.do("p1", Replace(0))
    assert decision.entries == (MotionMade("p1", "replace", 0, ("p2", "p3")),)
    assert not evening.table.chairs[0].replaced
    evening.do("p3", Vote(evening.table.last, True))
    assert evening.table.chairs[0].replaced
    assert not evening.table.motions


def test_a_vote_that_cannot_pass_any_more_ends_and_is_not_repeated_at_once() -> None:
    evening = Evening(3)
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    evening.do("p2", Vote(evening.table.last, False))
    assert not evening.table.motions
    assert evening.refused("p1", Replace(0)) == "not-now"
    evening.wait(ASK_AGAIN_SECONDS)
    evening.do("p1", Replace(0))
    assert evening.table.motions


def test_one_against_one_of_three_is_not_the_end_of_a_vote() -> None:
    evening = Evening(4)
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    motion = evening.table.last
    evening.do("p2", Vote(motion, False))
    assert evening.table.motions
    evening.do("p3", Vote(motion, True))
    assert evening.table.chairs[0].replaced


def test_who_is_away_too_is_not_asked() -> None:
    evening = Evening(4)
    evening.leaves("p2", "p3")
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    assert evening.table.chairs[0].replaced


def test_nobody_votes_twice_and_nobody_votes_who_is_not_asked() -> None:
    evening = Evening(4)
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    motion = evening.table.last
    for person in ("p0", "p1", "stranger"):
        assert evening.refused(person, Vote(motion, True)) == "not-yours"
    evening.do("p2", Vote(motion, False))
    assert evening.refused("p2", Vote(motion, True)) == "not-yours"
    assert evening.refused("p3", Vote(motion + 1, True)) == "stale"


def test_a_vote_ends_when_the_one_who_was_away_plays() -> None:
    evening = Evening(3)
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    motion = evening.table.last
    evening.do("p0", Play(0, evening.table.version, first_move(evening)))
    assert evening.refused("p2", Vote(motion, True)) == "stale"


def test_whoever_is_connected_again_before_the_last_vote_is_not_replaced() -> None:
    evening = Evening(4)
    evening.table.host = "stranger"
    evening.leaves("p3")
    evening.wait(ABSENCE)
    evening.table.decision_since = evening.now  # somebody has just played
    evening.do("p1", Replace(3))
    motion = evening.table.last
    evening.arrives("p3")
    assert evening.shown()["motions"] == []
    assert evening.refused("p2", Vote(motion, True)) == "not-now"


def test_strangers_and_the_absent_themselves_replace_nobody() -> None:
    evening = Evening(2)
    evening.wait(ABSENCE)
    assert evening.refused("stranger", Replace(0)) == "not-yours"
    assert evening.refused("p0", Replace(0)) == "not-yours"
    assert evening.refused("p1", Replace(7)) == "not-found"


def test_all_seats_of_a_person_are_replaced_together() -> None:
    evening = Evening(3)
    chairs = evening.table.chairs
    chairs[2] = replace(chairs[2], person="p1")
    evening.leaves("p1")
    evening.wait(ABSENCE)
    evening.do("p0", Replace(1))
    assert [chair.replaced for chair in evening.table.chairs] == [False, True, True]


# Coming back


def replaced(evening: Evening) -> Seat:
    """Let a bot play for whoever owes the decision."""
    seat = evening.table.decider
    assert seat is not None
    evening.wait(ABSENCE)
    evening.table.host = "stranger"
    evening.do("stranger", Replace(seat))
    return seat


def test_the_person_takes_over_again_and_decides() -> None:
    evening = Evening(2)
    seat = replaced(evening)
    decision = evening.do(f"p{seat}", ComeBack(seat))
    assert decision.entries == (Returned(seat, f"p{seat}"),)
    assert evening.table.waits_for(seat)
    evening.do(f"p{seat}", Play(seat, evening.table.version, first_move(evening)))
    assert evening.table.moves[-1].by == f"p{seat}"


def test_nobody_else_takes_the_seat_over_or_sees_its_hand() -> None:
    evening = Evening(2, "nautilus", mode="two")
    seat = replaced(evening)
    other = 1 - seat
    assert evening.refused(f"p{other}", ComeBack(seat)) == "not-yours"
    for person in (f"p{other}", "stranger", None):
        with pytest.raises(Refused):
            check_viewer(evening.table, person, seat)
    before = evening.shown(seat, f"p{seat}")
    assert before["view"] != evening.shown(other, f"p{other}")["view"]
    evening.do(f"p{seat}", ComeBack(seat))
    after = evening.shown(seat, f"p{seat}")
    assert after["view"] == before["view"]
    assert (before["legal"], bool(after["legal"])) == ([], True)


def test_while_a_bot_plays_the_person_decides_nothing_there() -> None:
    evening = Evening(2)
    seat = replaced(evening)
    for command in (
        Play(seat, evening.table.version, first_move(evening)),
        Undo(seat, evening.table.version),
        Resign(seat),
        GiveUp(),
    ):
        assert evening.refused(f"p{seat}", command) == "not-yours"
    assert evening.shown(seat, f"p{seat}")["legal"] == []


def test_who_was_not_replaced_cannot_come_back() -> None:
    evening = Evening(2)
    assert evening.refused("p0", ComeBack(0)) == "not-now"
    evening.do("p0", Resign(0))
    assert evening.refused("p0", ComeBack(0)) == "not-now"


def test_who_deletes_the_account_after_being_replaced_has_resigned() -> None:
    evening = Evening(2)
    seat = replaced(evening)
    assert account_deleted(evening.table, f"p{seat}").entries == (Resigned(seat),)


# What counts


def finished(comes_back: bool) -> tuple[Table, Seat]:
    """A game in which whoever would have won was replaced."""
    for seed in range(50):
        evening, rng = Evening(3), random.Random(seed)
        seat = replaced(evening)
        if comes_back:
            evening.do(f"p{seat}", ComeBack(seat))
        while (decider := evening.table.decider) is not None:
            move = str(rng.choice(evening.table.playing.legal_moves()))
            apply(evening.table, played(context(evening.table), decider, move, None))
        result = evening.table.playing.result()
        assert result is not None
        if result.places[seat] == 1:
            return evening.table, seat
    raise AssertionError("nobody ever won")


def test_a_seat_that_was_taken_back_counts_as_the_persons() -> None:
    table, seat = finished(comes_back=True)
    standing = table.standing()
    assert standing is not None
    assert standing == table.playing.result()
    assert standing.places[seat] == 1


def test_a_seat_that_was_not_taken_back_comes_last_as_if_resigned() -> None:
    table, seat = finished(comes_back=False)
    standing, result = table.standing(), table.playing.result()
    assert standing is not None
    assert standing.places[seat] == 3
    assert table.record({}).result == result


# Giving up


def test_a_table_is_given_up_when_all_agree() -> None:
    evening = Evening(3)
    evening.do("p1", GiveUp())
    motion = evening.table.last
    assert evening.shown()["motions"] == [
        {
            "number": motion,
            "what": "give_up",
            "seat": None,
            "by": "p1",
            "agreed": ["p1"],
            "waiting": ["p0", "p2"],
        }
    ]
    evening.do("p0", Vote(motion, True))
    assert evening.status == "running"
    decision = evening.do("p2", Vote(motion, True))
    assert decision.entries[-1] == GivenUp(SECRET.hex())
    assert (evening.status, evening.table.decider) == ("given_up", None)
    shown = evening.shown()
    assert (shown["status"], shown["result"], shown["motions"]) == ("given_up", None, [])


def test_one_who_refuses_keeps_the_table_going() -> None:
    evening = Evening(3)
    evening.do("p1", GiveUp())
    evening.do("p0", Vote(evening.table.last, False))
    assert not evening.table.motions
    assert evening.refused("p2", GiveUp()) == "not-now"
    evening.wait(ASK_AGAIN_SECONDS)
    evening.do("p2", GiveUp())
    assert evening.table.motions


def test_alone_against_bots_one_gives_up_at_once() -> None:
    evening = Evening(2)
    evening.do("p1", Resign(1))
    evening.do("p0", GiveUp())
    assert evening.status == "given_up"


def test_one_who_is_away_for_the_time_of_the_table_is_not_asked() -> None:
    evening = Evening(2)
    evening.leaves("p1")
    evening.do("p0", GiveUp())
    assert evening.status == "running"
    assert evening.refused("p0", GiveUp()) == "not-now"
    evening.wait(ABSENCE)
    evening.do("p0", GiveUp())
    assert evening.status == "given_up"


def test_where_nobody_is_replaced_an_absent_person_blocks_for_three_days_at_most() -> None:
    evening = Evening(2, absence="never")
    evening.leaves("p0", "p1")
    evening.wait(GIVING_UP_WITHOUT - 1)
    evening.do("p1", GiveUp())
    assert evening.status == "running"
    evening.wait(1)
    evening.do("p1", GiveUp())
    assert evening.status == "given_up"


def test_whoever_resigns_is_not_waited_for() -> None:
    evening = Evening(3)
    evening.do("p0", GiveUp())
    motion = evening.table.last
    evening.do("p1", Resign(1))
    evening.do("p2", Vote(motion, True))
    assert evening.status == "given_up"


def test_nothing_is_given_up_without_one_who_has_come_back_to_the_seat() -> None:
    evening = Evening(3)
    evening.leaves("p2")
    evening.wait(ABSENCE)
    evening.do("p0", Replace(2))
    evening.do("p0", GiveUp())
    motion = evening.table.last
    evening.arrives("p2")
    evening.do("p2", ComeBack(2))
    assert evening.shown()["motions"][0]["waiting"] == ["p1", "p2"]
    evening.do("p1", Vote(motion, True))
    assert evening.status == "running"
    evening.do("p2", Vote(motion, True))
    assert evening.status == "given_up"


def test_one_who_was_gone_when_it_was_proposed_and_is_there_again_can_refuse_it() -> None:
    evening = Evening(3)
    evening.leaves("p2")
    evening.wait(ABSENCE)
    evening.arrives("p0")
    evening.do("p0", GiveUp())
    motion = evening.table.last
    evening.arrives("p2")
    evening.do("p2", Vote(motion, False))
    assert not evening.table.motions
    assert evening.refused("p1", Vote(motion, True)) == "stale"


# Taking back what an absent person has played


def test_nothing_of_an_absent_person_is_taken_back_behind_their_back() -> None:
    """A host could otherwise have the other replaced, go back to before a good move of theirs, and
    wait for them to come back to a worse game.
    """
    evening = played_by_both()
    kept = len(evening.table.moves)
    evening.leaves("p1")
    evening.wait(ABSENCE)
    evening.do("p0", Replace(1))
    assert evening.table.may_undo("p0", 0) == "no"
    assert evening.refused("p0", Undo(0, evening.table.version)) == "not-now"
    assert evening.refused("p0", AskUndo(0, evening.table.version)) == "not-now"
    while evening.table.may_undo("p0", 0) == "no":
        evening.plays_on()
    played = len(evening.table.moves)
    while evening.table.may_undo("p0", 0) == "free":
        evening.do("p0", Undo(0, evening.table.version))
    assert kept <= len(evening.table.moves) < played


def test_what_was_played_against_one_who_resigned_is_taken_back_freely() -> None:
    evening = played_by_both()
    evening.do("p1", Resign(1))
    assert evening.table.may_undo("p0", 0) == "free"
    evening.do("p0", Undo(0, evening.table.version))


def test_strangers_give_nothing_up_and_nothing_is_given_up_before_the_start() -> None:
    assert Evening(2).refused("stranger", GiveUp()) == "not-yours"
    table = open_table("nauticus", 2)
    with pytest.raises(Refused) as refused:
        decided(table, "p0", GiveUp())
    assert refused.value.code == "not-now"


def test_a_table_that_was_given_up_has_a_record_that_says_so_and_opens_its_hands() -> None:
    evening = Evening(2, "nautilus", mode="two")
    evening.do("p1", Resign(1))
    evening.do("p0", GiveUp())
    record = evening.table.record({})
    assert record.result is None
    assert record.notes["ended"] == "given up"
    check_viewer(evening.table, "stranger", 0)  # as after any end
    assert rematch(evening.table, "p0", "c")


# The log


def test_the_log_replays_to_the_same_table() -> None:
    evening = Evening(3, game_seconds=7200)
    log = evening.log
    evening.wait(ABSENCE)
    evening.do("p1", Replace(0))
    evening.do("p2", Vote(evening.table.last, True))
    evening.do("p0", ComeBack(0))
    evening.wait(5)
    evening.do("p0", Play(0, evening.table.version, first_move(evening)))
    evening.do("p1", GiveUp())
    motion = evening.table.last
    assert Table("t", log).motions == evening.table.motions
    evening.do("p0", Vote(motion, True))
    evening.do("p2", Vote(motion, True))
    stored = [
        each._replace(entry=entry_from_data(each.entry.kind, json.loads(json.dumps(data))))
        for each in log
        for data in (each.entry.data(),)
    ]
    again = Table("t", stored)
    assert again.status == evening.status == "given_up"
    assert again.chairs == evening.table.chairs
    assert again.playing == evening.table.playing
    assert again.clocks is not None
    assert evening.table.clocks is not None
    assert again.clocks.left == evening.table.clocks.left
