"""The summary of a finished game: facts that were measured, each true of the record."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from seaboard.bots.analysis import GRADES, Decision, Settings, account_for, analyse
from seaboard.bots.analysis.sides import sides_of
from seaboard.bots.analysis.summary import TURNING, SummaryFact, summarise
from seaboard.games.nauticus.facts import RewardTaken, ShipFinished
from seaboard.games.nauticus.view import View
from seaboard.games.nautilus.facts import SailorBack
from seaboard.records import Record, Recorder, first_position, load, replay
from seaboard_kuhn import GAME as KUHN

GAMES = Path(__file__).resolve().parents[1] / "games"
RECORDS = ("nauticus/golden/2-players-company-8", "nautilus/golden/two-8")


@cache
def made(name: str) -> tuple[Record, tuple[Decision, ...], tuple[SummaryFact, ...]]:
    record = load(GAMES / f"{name}.record")
    decisions = tuple(analyse(record, Settings(playouts=20)))
    return record, decisions, tuple(summarise(record, decisions))


def params(name: str, key: str, seat: int) -> dict[str, float]:
    """The numbers of the only fact of that key about the seat."""
    (found,) = [each for each in made(name)[2] if each["key"] == key and seat in each["seats"]]
    return found["params"]


@pytest.mark.parametrize("name", RECORDS)
def test_each_side_has_its_account_and_its_grades(name: str) -> None:
    record, decisions, _ = made(name)
    accounts = account_for(record, decisions)
    for side in sides_of(first_position(record).mode, record.seats):
        account, grades = params(name, "account", side[0]), params(name, "grades", side[0])
        own = [each.grade for each in decisions if each.seat in side]
        given_away = -accounts[side[0]].own / len(own)
        assert account == {"luck": accounts[side[0]].luck, "each": given_away}
        assert grades == {**{grade: own.count(grade) for grade in GRADES}, "count": len(own)}


@pytest.mark.parametrize("name", RECORDS)
def test_turning_points_are_large_and_in_order(name: str) -> None:
    turning = [each for each in made(name)[2] if each["key"] == "turning"]
    assert 0 < len(turning) <= 3
    for each in turning:
        assert abs(each["params"]["after"] - each["params"]["before"]) >= TURNING
    steps = [each["step"] or 0 for each in turning]
    assert steps == sorted(steps)


def test_nauticus_counts_ships_and_rewards() -> None:
    record, _, _ = made(RECORDS[0])
    told = [
        fact
        for step in replay(record)
        for fact in record.game.narrate(step.before, step.move, step.after, None)
    ]
    for seat in range(record.seats):
        ships = sum(isinstance(fact, ShipFinished) and fact.seat == seat for fact in told)
        rewards = sum(isinstance(fact, RewardTaken) and fact.seat == seat for fact in told)
        assert params(RECORDS[0], "counted-ships", seat)["count"] == ships
        assert params(RECORDS[0], "counted-rewards", seat)["count"] == rewards


def test_whoever_is_behind_was_so_in_every_round_that_is_named() -> None:
    record, _, facts = made(RECORDS[0])
    behind = [each for each in facts if each["key"].startswith("behind-")]
    assert behind
    at_begin: dict[int, View] = {}
    for step in replay(record):
        view = step.after.view(None)
        assert isinstance(view, View)
        at_begin.setdefault(view.round, view)
    at_begin.setdefault(1, at_begin[min(at_begin)])
    for each in behind:
        name, (seat,) = each["key"].removeprefix("behind-"), each["seats"]
        first, last = int(each["params"]["first"]), int(each["params"]["last"])
        gaps = [
            getattr(view.players[1 - seat], name) - getattr(view.players[seat], name)
            for number, view in at_begin.items()
            if first <= number <= last
        ]
        assert min(gaps) == each["params"]["gap"] > 0


def test_nautilus_counts_hits_by_whose_sailor_went_back() -> None:
    record, _, _ = made(RECORDS[1])
    hits = sum(
        isinstance(fact, SailorBack)
        for step in replay(record)
        for fact in record.game.narrate(step.before, step.move, step.after, None)
    )
    both = [params(RECORDS[1], "counted-hits", seat)["count"] for seat in range(2)]
    assert sum(both) == hits > 0


def test_a_game_that_counts_nothing_has_the_general_facts() -> None:
    recorder = Recorder(KUHN.new(options={"hands": 1}))
    for move in ("deal 1 jack", "deal 2 king", "bet", "fold"):
        recorder.play(move)
    record = recorder.record()
    facts = summarise(record, list(analyse(record, Settings(playouts=40))))
    assert not any(each["own"] for each in facts)
    dearest = [each for each in facts if each["key"] == "dearest"]
    assert [each["params"]["move"] for each in dearest] == [4], "to fold a king"
