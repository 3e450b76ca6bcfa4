"""How each game is shown in the terminal: the `TABLE` of the game's own `terminal`.

A game without one is shown plainly, from the data of its view, and is
taken to have secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...games.api import Board, Fact, Game, Move, Preview, View
from ...lab.showing import plain_lines
from ...locales import say
from ..sentences import Language, Names, Tell, TellTogether, as_it_is


def plain_summary(view: View, names: Names, language: Language) -> list[str]:
    """Every item of the view on a line of its own."""
    return plain_lines(view)


def plain_question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    return say(language, "cli-plain-question")


def plain_choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
    return ""


def nothing_together(fact: Fact) -> bool:
    return False


def none_of_them(facts: Sequence[Fact], names: Names, language: Language) -> str:
    return ""


def plain_board(board: Board) -> list[str]:
    return [f"{key}: {value}" for key, value in board.lines().items()]


@dataclass(frozen=True)
class Table:
    """What the terminal needs to know about a game beyond the narrow waist."""

    secret: bool = True  # whether seats know things that others do not
    summary: Callable[[Any, Names, Language], list[str]] = plain_summary
    question: Callable[[Any, Sequence[Move], Names, Language], str] = plain_question
    # What a choice means, beside its text; made of the view, the move and its preview.
    choice: Callable[[Any, Move, Any, Names, Language], str] = plain_choice
    board: Callable[[Any], list[str]] = plain_board
    tell: Tell = as_it_is  # a fact as a sentence in a language
    # Facts that follow each other and are told in one sentence, such as the cards of a deal.
    together: Callable[[Fact], bool] = nothing_together
    tell_together: TellTogether = none_of_them


def table_of(game: Game) -> Table:
    """The table of a game."""
    terminal = game.part("terminal")
    if terminal is None:
        return Table()
    table: Table = terminal.TABLE
    return table
