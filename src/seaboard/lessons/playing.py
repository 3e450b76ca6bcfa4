"""Playing a lesson: what is to be done now, and what becomes of an answer.

A run is its lesson and the answers given so far, so it can be stored as a list of texts and taken
up again where it was left. The rules are those of the game: what they forbid is refused with their
reason, and what they allow but the lesson does not want gets the lesson's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..games.api import Fact, IllegalMove, Move, Position, Reason, SeaboardError, View
from .reading import BadLesson, Lesson, Step

READ_ON: Final = ""  # the answer to a step that only tells


@dataclass(frozen=True, slots=True)
class Right:
    """The move was played, and what was to follow; `facts` is all of it, as the learner saw it."""

    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Unwanted:
    """Legal, but not what is to be learnt; nothing was played."""

    message: str  # its id


@dataclass(frozen=True, slots=True)
class Refused:
    """Against the rules, or no move at all; nothing was played."""

    reason: str  # in English
    why: Reason | None = None  # for other languages, if the rules say it


Verdict = Right | Unwanted | Refused


class LessonRun:
    """A lesson being played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.position: Position = lesson.first_position()
        self._answers: list[str] = []

    @property
    def answers(self) -> tuple[str, ...]:
        """What was answered to each step so far: all that has to be kept of a run."""
        return tuple(self._answers)

    @property
    def done(self) -> bool:
        return len(self._answers) == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step."""
        if self.done:
            raise IndexError(f"lesson {self.lesson.name} is over")
        return self.lesson.steps[len(self._answers)]

    @property
    def message(self) -> str:
        """The id of what is said at the present step."""
        return self.lesson.message_id(self.step.name)

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.position.view(self.lesson.seat)

    def wanted(self) -> list[Move]:
        """The legal moves that the present step wants; empty if it only tells."""
        expected = self.step.expected
        return [move for move in self.position.legal_moves() if move in expected]

    def hint(self) -> Move | None:
        """A move that answers the present step; None if it only tells."""
        if self.step.only_tells:
            return None
        wanted = self.wanted()
        if not wanted:
            raise BadLesson(f"{self._here}: none of the moves it expects is legal")
        # As the file has them, so that the plainest comes first.
        listed = self.step.expected.moves
        return min(wanted, key=lambda move: listed.index(str(move)) if str(move) in listed else 99)

    def answer(self, move: Move | str) -> Verdict:
        """Try a move, given as value or text."""
        game, before = self.lesson.game, self.position
        try:
            tried = game.as_move(move)
            after = before.copy()
            after.play(tried)
        except IllegalMove as error:
            return Refused(str(error), error.reason)
        except SeaboardError as error:
            return Refused(str(error))
        step = self.step
        if step.only_tells:
            return Unwanted(self.message)
        if tried not in step.expected:
            return Unwanted(self._unwanted(step, tried))
        facts = game.narrate(before, tried, after, self.lesson.seat)
        self._go_on(str(tried), after, facts)
        return Right(tuple(facts))

    def read_on(self) -> Verdict:
        """Go on from a step that only tells; at any other the answer is what it asks for."""
        if not self.step.only_tells:
            return Unwanted(self.message)
        facts: list[Fact] = []
        self._go_on(READ_ON, self.position.copy(), facts)
        return Right(tuple(facts))

    def skip(self) -> Verdict:
        """Let the present step be done as its hint says."""
        hint = self.hint()
        return self.read_on() if hint is None else self.answer(hint)

    def _unwanted(self, step: Step, move: Move) -> str:
        for aside in step.asides:
            if move in aside.moves:
                return self.lesson.message_id(aside.name)
        return self.lesson.wrong_id

    def _go_on(self, answer: str, position: Position, facts: list[Fact]) -> None:
        """What follows a right answer; nothing has changed if it cannot."""
        for text in self.step.then:
            before = position.copy()
            try:
                move = self.lesson.game.parse(text)
                position.play(move)
            except SeaboardError as error:
                raise BadLesson(f"{self._here}: then: {error}") from error
            facts += self.lesson.game.narrate(before, move, position, self.lesson.seat)
        self.position = position
        self._answers.append(answer)

    @property
    def _here(self) -> str:
        return f"lesson {self.lesson.name}, step {self.step.name}"


def resume(lesson: Lesson, answers: Sequence[str]) -> LessonRun:
    """A run after these answers; of a lesson that has changed, after those that still fit."""
    run = LessonRun(lesson)
    for answer in answers:
        if run.done:
            break
        verdict = run.read_on() if answer == READ_ON else run.answer(answer)
        if not isinstance(verdict, Right):
            break
    return run
