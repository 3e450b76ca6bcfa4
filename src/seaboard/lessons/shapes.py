"""What goes out of lessons, as types of plain dictionaries; the moves and facts are a table's."""

from __future__ import annotations

import sys
from typing import Any, Literal

from ..tables.shapes import FactOut, LegalMove, ReasonOut

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict


class LessonListed(TypedDict):
    """A lesson to choose; `title` is the id of the message that names it."""

    name: str
    title: str
    steps: int


class MomentOut(TypedDict):
    """Something that a coach says once: when the viewer decides and a move of one of the kinds or
    texts is legal, or when one of the facts is told.
    """

    name: str
    say: str  # the id of the message
    kinds: list[str]
    texts: list[str]  # patterns of moves' texts; `*` stands for anything
    facts: list[str]
    own: bool | None  # whether the fact is to be of the viewer's seat; none: of anybody
    equal: list[str]  # two paths into the view's data, if it comes only while they lead to the same
    light: list[str]  # paths into the data of the view
    rule: str | None  # the id of the rule to read


class LessonList(TypedDict):
    """All lessons of a game in their order, what its coach says, and the words of both."""

    game: str
    lessons: list[LessonListed]
    coach: list[MomentOut]
    first_mode: str  # of the game that follows the lessons
    messages: str  # Fluent


class VerdictOut(TypedDict):
    """What became of an answer that was given."""

    kind: Literal["right", "unwanted", "refused"]
    say: str | None  # of an unwanted move: the id of the lesson's answer to it
    reason: ReasonOut | None  # of a refused one: why, for any language
    message: str | None  # and in English


class LessonOut(TypedDict):
    """A lesson after some answers: what is to be done next, and what the learner sees."""

    game: str
    lesson: str
    title: str
    answers: list[str]  # those that count; kept, they lead back here
    step: int  # how many are done
    steps: int
    done: bool
    say: str | None  # the id of the present message; none once it is done
    light: list[str]  # paths into the data of the view
    hint: str | None  # a move that answers the step; none if it only tells
    verdict: VerdictOut | None  # none if nothing was answered
    facts: list[FactOut]  # what the answer has led to
    seat: int  # the learner's
    names: list[str]  # of the seats, as records write them
    view: Any  # the game's own view of the learner
    legal: list[LegalMove]  # with previews; none while there is only something to read
