"""The summary of a finished game: facts that were measured, each true of the record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from seaboard.bots.analysis import GRADES, Decision, Settings, account_for, analyse
from seaboard.bots.analysis.report import report
from seaboard.bots.analysis.sides import sides_of
from seaboard.bots.analysis.summary import LUCKY, TURNING, SummaryFact, summarise
from seaboard.bots.analysis.turns import missed
from seaboard.bots.analysis.types import Considered, Outlook
from seaboard.games.api import CHANCE, Position
from seaboard.games.nauticus.facts import RewardTaken, ShipFinished
from seaboard.games.nauticus.view import View
from seaboard.games.nautilus.facts import SailorBack
from seaboard.records import Played, Record, Recorder, first_position, load, replay
from seaboard_kuhn import GAME as KUHN

GAMES = Path(__file__).resolve().parents[1] / "games"
DOCS = GAMES.parents[1] / "docs"
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


def closed(form: Any) -> Any:
    """A schema by which no object has more than is documented."""
    if isinstance(form, list):
        return [closed(each) for each in form]
    if not isinstance(form, dict):
        return form
    more = {"additionalProperties": False} if "properties" in form else {}
    return {**{name: closed(each) for name, each in form.items()}, **more}


@pytest.mark.parametrize("name", RECORDS)
def test_an_analysis_is_what_its_schema_says_and_has_nothing_else(name: str) -> None:
    record, decisions, _ = made(name)
    schema = json.loads((DOCS / "analysis.schema.json").read_text("utf-8"))
    said = report(record, Settings(playouts=20), decisions)
    jsonschema_rs.validator_for(closed(schema)).validate(json.loads(json.dumps(said)))
    assert said["decisions"]
    assert said["summary"]


def test_the_document_names_every_key_of_an_analysis_and_of_a_decision() -> None:
    schema = json.loads((DOCS / "analysis.schema.json").read_text("utf-8"))
    text = (DOCS / "analysis.md").read_text("utf-8")
    keys = {*schema["properties"], *schema["$defs"]["DecisionOut"]["properties"]}
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


@pytest.mark.parametrize("name", RECORDS)
def test_each_side_is_told_of_its_luck_and_its_grades(name: str) -> None:
    record, decisions, facts = made(name)
    accounts = account_for(record, decisions)
    for side in sides_of(first_position(record).mode, record.seats):
        luck = accounts[side[0]].luck
        expected = "luck-even" if abs(luck) < LUCKY else "luck-good" if luck > 0 else "luck-bad"
        told = [each["key"] for each in facts if side[0] in each["seats"]]
        assert [key for key in told if key.startswith("luck-")] == [expected]
        own = [each.grade for each in decisions if each.seat in side]
        counts = {grade: own.count(grade) for grade in GRADES}
        fine = len(own) - sum(counts.values())
        expected_grades = {**counts, "fine": fine, "count": len(own)}
        assert params(name, "grades", side[0]) == expected_grades


@pytest.mark.parametrize("name", RECORDS)
def test_turning_points_are_large_in_order_and_say_a_move(name: str) -> None:
    record, _, facts = made(name)
    turning = [each for each in facts if each["key"] == "turning"]
    assert 0 < len(turning) <= 3
    for each in turning:
        assert abs(each["params"]["after"] - each["params"]["before"]) >= TURNING
        assert each["played"] is not None
        assert each["played"]["move"] == record.moves[int(each["params"]["move"]) - 1].text
    steps = [each["step"] or 0 for each in turning]
    assert steps == sorted(steps)


@pytest.mark.parametrize("name", RECORDS)
def test_the_dearest_errors_say_what_was_played_and_what_was_better(name: str) -> None:
    record, decisions, facts = made(name)
    for seat in range(record.seats):
        own = [each for each in decisions if each.seat == seat and each.grade in GRADES]
        dear = sorted(own, key=lambda each: -each.cost)[:3]
        told = [
            each for each in facts if each["key"].startswith("dear") and each["seats"] == [seat]
        ]
        assert [each["step"] for each in told] == [each.step for each in dear]
        for fact, decision in zip(told, dear, strict=True):
            assert fact["played"] is not None
            assert fact["better"] is not None
            assert fact["played"]["move"] == decision.move
            assert fact["better"]["move"] == decision.best[0].move
            assert fact["played"]["facts"] != fact["better"]["facts"]
            assert fact["params"]["round"] >= 1


def decided(record: Record, step: int, better: str, *line: str) -> tuple[Position, Decision]:
    """The position after that many moves, and a decision there of which another was better."""
    position = first_position(record)
    for each in record.moves[:step]:
        position.play(position.game.parse(each.text))
    even = Outlook((0.5,) * record.seats, (0.0,) * record.seats)
    best = (Considered(better, even, line),)
    seat, played = position.decider, record.moves[step].text
    return position, Decision(
        step, 0, seat, played, 2, even, even, best, 0.1, 0.0, "blunder", luck_before=False
    )


def passed_instead(record: Record, step: int, instead: Sequence[str]) -> dict[str, int]:
    """What is missed where the moves of the record are held to be better than those."""
    seat = record.moves[step].decider
    line = list(takewhile(lambda each: each.decider == seat, record.moves[step:]))
    position, decision = decided(record, step, *(each.text for each in line))
    rest = [Played(seat, text) for text in instead]
    return missed(position, decision, rest)


def test_whoever_does_not_finish_a_ship_has_missed_it_with_its_reward() -> None:
    record = load(GAMES / f"{RECORDS[0]}.record")
    step = next(
        number
        for number, made in enumerate(replay(record))
        for fact in record.game.narrate(made.before, made.move, made.after, None)
        if isinstance(fact, ShipFinished)
    )
    told = passed_instead(record, step, [])
    assert list(told)[:2] == ["ships", "rewards"]
    assert told["ships"] == 1
    assert told["rewards"] >= 1


def test_nothing_is_missed_by_what_brought_more() -> None:
    record = load(GAMES / f"{RECORDS[0]}.record")
    for step, each in enumerate(record.moves):
        if each.text.startswith("buy"):
            position, decision = decided(record, step, "pass")
            assert missed(position, decision, record.moves[step:]) == {}
            return


def test_a_hit_that_was_not_made_is_missed() -> None:
    record = load(GAMES / f"{RECORDS[1]}.record")
    step, seat = next(
        (number, made.before.decider)
        for number, made in enumerate(replay(record))
        for fact in record.game.narrate(made.before, made.move, made.after, None)
        if isinstance(fact, SailorBack) and made.before.decider != CHANCE
    )
    assert seat in range(record.seats)
    told = passed_instead(record, step, [])
    assert told.get("hits", 0) >= 1 or "home" in told


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
    assert [each["params"]["round"] for each in dearest] == [0], "the game has no rounds"
    assert dearest[0]["better"] is not None
    assert dearest[0]["better"]["move"] == "call"
    assert dearest[0]["missed"] == {}
