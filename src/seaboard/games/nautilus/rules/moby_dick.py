"""Moby Dick: his entry, riding him, his card, and the die at the end of a round."""

from __future__ import annotations

from typing import Final

from ...api import Seat
from ...kernel.compiling import noinline_rule, rule
from ...kernel.rng import RngState, randbelow
from ...kernel.schema import Codes
from ...questions import Answer, Question, always_legal
from ..facts import DieRolled, Fact
from ..moves import DIE, Die
from ..numbers import DIE_FACES
from ..state import NOTHING, Board, State, Table
from . import turns
from .pieces import around, hit, put_down


@rule
def next_sailor(board: Board, table: Table) -> int:
    """The field of the next ring sailor clockwise from him, or NOTHING."""
    field = int(table.moby)
    for _ in range(int(board.ring) - 1):
        field = around(board, field, 1)
        if table.at[field] != 0:
            return field
    return NOTHING


@noinline_rule
def go_hunting(board: Board, table: Table) -> None:
    """To the next ring sailor, whose field he takes.

    Rule: nautilus:moby-dick-card.
    """
    if table.moby == NOTHING:
        return  # nautilus:moby-dick-card-no-effect
    field = next_sailor(board, table)
    if field != NOTHING:
        hit(table, field)
        table.moby = field


@rule
def ride(board: Board, table: Table, rider: int) -> None:
    """He goes hunting with the rider, who is put down behind him. The rider is off the board.

    Rule: nautilus:moby-dick-ride, nautilus:moby-dick-ride-alone, nautilus:moby-dick-on-the-start.
    """
    go_hunting(board, table)
    put_down(table, rider, around(board, int(table.moby), -1))


@rule
def appear(table: Table, field: int) -> None:
    """He lies there now; a sailor on the field goes back.

    Rule: nautilus:entry-field-hit.
    """
    table.moby = field
    hit(table, field)


# The die at the end of a round


@rule
def legal_faces(_state: State, codes: Codes) -> int:
    """Chance: any face of the die.

    Rule: nautilus:moby-dick-die.
    """
    for face in range(DIE_FACES):
        codes[face] = DIE + face
    return DIE_FACES


@rule
def draw_face(rng: RngState) -> int:
    """The code of a face; each is as likely."""
    return DIE + randbelow(rng, DIE_FACES)


@rule
def roll(state: State, fields: int) -> None:
    """He drifts, and the next round begins."""
    drift(state.board, state.table, fields)
    turns.next_round(state)


@noinline_rule
def drift(board: Board, table: Table, fields: int) -> None:
    """The die moves him; everyone on his way goes back.

    Rule: nautilus:moby-dick-die-hits.
    """
    field = int(table.moby)
    for _ in range(fields):
        field = around(board, field, 1)
        hit(table, field)
    table.moby = field


def _tell_die(_before: State, _by: Seat | None, move: Die, _after: State) -> list[Fact]:
    return [DieRolled(fields=move.face)]


DIE_QUESTION: Final = Question(
    "die",
    "the die is thrown for Moby Dick now",
    legal_faces,
    (Answer(Die, always_legal, _tell_die),),
)
