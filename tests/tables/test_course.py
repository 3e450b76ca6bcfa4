"""How a game has gone: turns, rounds, and the growth of the scores."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Position, draw
from seaboard.games.nautilus.course import _steps_made
from seaboard.games.nautilus.view import View
from seaboard.records import Played, Record, to_text
from seaboard.tables.course import course_of, course_text, standing_of
from seaboard.tables.refusals import Refused


def played(game: str, mode: str | None = None, moves: int = 100_000) -> tuple[Record, Position]:
    """A random game, whole unless fewer moves are wanted."""
    position, rng = get_game(game).new(mode=mode), random.Random(5)
    done: list[Played] = []
    while not position.over and len(done) < moves:
        by_chance = position.decider == CHANCE
        move = draw(position, rng) if by_chance else rng.choice(position.legal_moves())
        done.append(Played(position.decider, str(move)))
        position.play(move)
    record = Record(
        game=position.game,
        mode=position.mode.name,
        seats=position.seats,
        board=position.board,
        options={},
        players={},
        result=position.result(),
        moves=tuple(done),
    )
    return record, position


def test_rounds_follow_each_other_and_the_end_has_the_final_scores() -> None:
    record, end = played("nauticus")
    rounds = course_of(record)["rounds"]
    assert [each["round"] for each in rounds] == list(range(1, len(rounds) + 1))
    assert [each["step"] for each in rounds] == sorted({each["step"] for each in rounds})
    result = end.result()
    assert result is not None
    assert rounds[-1]["step"] == len(record.moves)
    assert rounds[-1]["scores"] == list(result.scores)


def test_partners_have_come_equally_far() -> None:
    record, end = played("nautilus", "quick", 400)
    for each in course_of(record)["rounds"]:
        assert each["scores"][0] == each["scores"][2]
        assert each["scores"][1] == each["scores"][3]
    standing = standing_of(end)
    assert standing is not None
    assert max(standing.scores) > 0


def test_every_step_of_a_sailor_counts_and_the_last_into_the_harbour_too() -> None:
    view = get_game("nautilus").new().view_as(View, None)
    waiting = view.sailors[0]
    way = [replace(waiting, spot="1", to_harbour=left) for left in range(61, 0, -1)]
    way += [replace(waiting, spot=f"harbour-{place}", to_harbour=None) for place in (1, 2, 3, 4)]
    assert [_steps_made(sailor, 60) for sailor in (waiting, *way)] == list(range(66))


def test_turns_begin_where_another_seat_is_on_turn() -> None:
    record, _ = played("nauticus", moves=120)
    course = course_of(record)
    position = record.game.new(mode=record.mode, seats=record.seats)
    turn = position.turn
    for step, move in enumerate(record.moves, start=1):
        position.play(move.text)
        assert (step in course["turns"]) == (position.turn != turn)
        turn = position.turn


def test_a_game_that_does_not_say_how_it_stands_has_turns_only() -> None:
    record, _ = played("kuhn")
    course = course_of(record)
    assert course["rounds"] == []
    assert course["turns"][0] == 0


def test_the_course_is_the_same_of_a_records_text() -> None:
    record, _ = played("nauticus", moves=60)
    assert course_text(to_text(record)) == course_of(record)


def test_a_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(Refused):
        course_text("nothing of the kind")
