"""Playing a record again, with every move checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..games.api import NOBODY, Move, Position, Result, Seat, UnknownSeat
from .types import SPECTATOR, BadRecord, Played, Record, at_line


class Step(NamedTuple):
    """A move with the positions around it; both are the reader's own copies."""

    before: Position
    move: Move
    after: Position


def first_position(record: Record) -> Position:
    """The position before the first decision."""
    return record.game.new(
        mode=record.mode, seats=record.seats, board=record.board, options=record.options
    )


def replay(record: Record) -> Iterator[Step]:
    """Each move in turn, then the result; BadRecord at the first thing that is wrong."""
    if record.seen_by is not None:
        raise BadRecord(
            f"the record shows what {record.seen_by} may know, so it cannot be replayed"
        )
    position = first_position(record)
    for number, played in enumerate(record.moves):
        before = position.copy()
        with at_line(record.line_of(number)):
            move = _play(record, position, played)
        yield Step(before, move, position.copy())
    with at_line(record.result_line):
        _check_result(record, position)


def _play(record: Record, position: Position, played: Played) -> Move:
    decider = position.decider
    if decider == NOBODY:
        raise BadRecord(f"{played.text}: the game is over before this move")
    if played.decider != decider:
        said, right = record.name_of(played.decider), record.name_of(decider)
        raise BadRecord(f"{played.text}: the record says {said}, but {right} decides here")
    move = record.game.parse(played.text)
    position.play(move)
    return move


def _check_result(record: Record, position: Position) -> None:
    result = position.result()
    if record.result is None or record.result == result:
        return
    if result is None:
        raise BadRecord(
            "there is a result, but the moves stop before the end of the game; if the file is cut"
            " off, remove its result line to read it as an unfinished game"
        )
    raise BadRecord(
        f"the result line says {_plain(record.result)}, but the moves give {_plain(result)}"
    )


def _plain(result: Result) -> str:
    places, scores = (" ".join(map(str, each)) for each in (result.places, result.scores))
    return f"places {places} with scores {scores}"


def final_position(record: Record) -> Position:
    """The position after the last move."""
    position = first_position(record)
    for step in replay(record):
        position = step.after
    return position


def record_for(record: Record, seat: Seat | None) -> Record:
    """The record as far as the seat (None: a spectator) may know it.

    Notes are left out, because a seed in them would tell everything.
    """
    if seat is not None and not 0 <= seat < record.seats:
        raise UnknownSeat(f"there is no seat {seat} at a table of {record.seats} (0 is first)")
    game = record.game
    moves = tuple(
        Played(step.before.decider, game.text_for(step.before, step.move, seat))
        for step in replay(record)
    )
    name = SPECTATOR if seat is None else record.name_of(seat)
    return replace(record, moves=moves, notes={}, seen_by=name, lines=(), result_line=None)
