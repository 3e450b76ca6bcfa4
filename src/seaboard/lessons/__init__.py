"""Lessons: guided play by the real rules, from positions and with chance that a file chose.

A game's lessons are data in its folder (`reading`), and one player serves them all (`playing`);
`coaching` is what is said in a normal game, and `serving` makes messages of it all. Only the
standard library, the games and the shapes of a table's messages are needed, so that lessons run
wherever a table does.
"""

from __future__ import annotations

from .coaching import Moment, first_mode, moments_of, read_first_mode, read_moments
from .playing import LessonRun, Refused, Right, Unwanted, Verdict, resume
from .reading import (
    BadLesson,
    Lesson,
    Step,
    UnknownLesson,
    get_lesson,
    lesson_names,
    lessons_of,
    message_ids,
    read_lesson,
)
from .serving import MOST_ANSWERS, list_lessons, play_lesson

__all__ = [
    "MOST_ANSWERS", "BadLesson", "Lesson", "LessonRun", "Moment", "Refused", "Right", "Step",
    "UnknownLesson", "Unwanted", "Verdict", "first_mode", "get_lesson", "lesson_names",
    "lessons_of", "list_lessons", "message_ids", "moments_of", "play_lesson", "read_first_mode",
    "read_lesson", "read_moments", "resume",
]  # fmt: skip
