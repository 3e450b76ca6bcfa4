"""What goes out of the editor, as types of plain dictionaries; moves and facts are a table's."""

from __future__ import annotations

import sys
from typing import Any

from ..tables.shapes import Candidate, FactOut, LegalMove, ReasonOut
from .forms import EditField

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:  # the older one does not tell enough about itself to make a schema of it
    from typing_extensions import TypedDict


class EditorOut(TypedDict):
    """A position to begin with, and the form by which it is changed."""

    game: str
    mode: str
    seats: int
    names: list[str]  # of the seats, as records write them
    form: list[EditField]
    position: dict[str, Any]  # what the form asks for, and what stays


class EditProblem(TypedDict):
    """Why a position cannot be: where, as a path into it, if that is known, and what."""

    path: str | None
    message: str  # in English
    reason: ReasonOut | None  # by which `<game>-position-<key>` says it in any language


class EditShown(TypedDict):
    """A position that can be, with everything open."""

    decider: int  # negative: chance, or nobody since the game is over
    over: bool
    view: Any  # the game's own view of whoever decides, with nothing hidden
    legal: list[LegalMove]  # with previews; none of chance
    whole: dict[str, Any]  # all of it, from which one plays on


class EditChecked(TypedDict):
    """Either a problem or the position."""

    problem: EditProblem | None
    shown: EditShown | None


class EditCandidate(Candidate):
    """A move that a bot thought about, and how play would probably go on."""

    line: list[str]  # the moves that follow, as far as whoever decides could foresee them


class EditAdvice(TypedDict):
    """The best moves, as a bot sees them, the first of them first."""

    bot: str
    candidates: list[EditCandidate]


class EditLine(TypedDict):
    """Some moves beside each other's facts, and where they led; chance has not gone on."""

    line: list[list[FactOut]]  # what each of them told
    shown: EditShown


class EditPlayed(TypedDict):
    """A move that was played on, and where it led after what chance did."""

    move: str
    facts: list[FactOut]
    shown: EditShown
