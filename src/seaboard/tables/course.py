"""How a game has gone, from its record: where turns and rounds begin, and how the scores grew.

Everything here is as a spectator saw it; a game says how it stands in its part `course`.
"""

from __future__ import annotations

from ..games.api import NOBODY, Position, SeaboardError, Standing
from ..records import Record, first_position, parse, replay
from .refusals import Refused
from .shapes import Course


def course_text(text: str) -> Course:
    """The course of a record's text."""
    try:
        return course_of(parse(text))
    except SeaboardError as error:
        raise Refused("bad-input", str(error)) from None


def course_of(record: Record) -> Course:
    """Each beginning is the number of moves after which it is reached."""
    course: Course = {"steps": len(record.moves), "turns": [0], "rounds": []}
    position, turn = first_position(record), first_position(record).turn
    _note_round(course, position, 0)
    for step, made in enumerate(replay(record), start=1):
        position = made.after
        if position.decider != NOBODY and position.turn != turn:
            turn = position.turn
            course["turns"].append(step)
        _note_round(course, position, step)
    return course


def _note_round(course: Course, position: Position, step: int) -> None:
    """Note a round that has begun; the end of the game counts as the beginning of one more."""
    standing = standing_of(position)
    rounds = course["rounds"]
    if standing is None or not (
        not rounds or position.over or standing.round != rounds[-1]["round"]
    ):
        return
    number = standing.round + 1 if position.over else standing.round
    rounds.append({"round": number, "step": step, "scores": list(standing.scores)})


def standing_of(position: Position) -> Standing | None:
    """How the game stands; None if it does not say."""
    part = position.game.part("course")
    if part is None:
        return None
    standing: Standing = part.standing(position)
    return standing
