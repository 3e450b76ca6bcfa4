"""How a game is presented in the terminal: `PRESENTATION` of the game's own `terminal`.

A game without one is presented plainly: by the data of its view, the texts of its moves and what
their previews say. Its facts are told by its messages `<game>-fact-…`, as far as it has them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..games.api import Board, Fact, Game, Move, Preview, View, as_data
from ..lab.showing import plain_lines
from ..locales import has, say
from .sentences import Language, Names, Tell, TellTogether, message_of, tell_fact


@dataclass(frozen=True)
class Presentation:
    """What the terminal needs to know about a game beyond the narrow waist."""

    summary: Callable[[Any, Names, Language], list[str]]
    question: Callable[[Any, Sequence[Move], Names, Language], str]
    # What a choice means, beside its text.
    choice: Callable[[Any, Move, Any, Names, Language], str]
    board: Callable[[Any], list[str]]
    tell: Tell  # a fact as a sentence in a language
    # Facts that follow each other and are told in one sentence, such as the cards of a deal.
    together: Callable[[Fact], bool] = lambda fact: False
    tell_together: TellTogether = lambda facts, names, language: ""


def presentation_of(game: Game) -> Presentation:
    """The game's own presentation, or a plain one."""
    terminal = game.part("terminal")
    if terminal is None:
        return plain_presentation(game)
    own: Presentation = terminal.PRESENTATION
    return own


def plain_presentation(game: Game) -> Presentation:
    """Of any game, without words of its own."""

    def tell(fact: Fact, names: Names, language: Language) -> str:
        if has(language, message_of(game.name, fact)):
            return tell_fact(game.name, fact, names, language)
        return _as_it_is(fact, names)

    def choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
        """What would be told of the move, and what else its preview says."""
        told = [tell(fact, names, language) for fact in preview.facts]
        more = {key: value for key, value in as_data(preview).items() if key != "facts" and value}
        return "; ".join([*told, *(f"{key} {value}" for key, value in more.items())])

    return Presentation(_summary, _question, choice, _board, tell)


def _summary(view: View, names: Names, language: Language) -> list[str]:
    return plain_lines(view)


def _question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    return say(language, "cli-plain-question")


def _board(board: Board) -> list[str]:
    return [f"{key}: {value}" for key, value in board.lines().items()]


def _as_it_is(fact: Fact, names: Names) -> str:
    """The fact's key and parameters; a seat by its player's name."""
    who = fact.params.get("seat")
    if not isinstance(who, int):
        return str(fact)
    rest = [f"{key}={value}" for key, value in fact.params.items() if key != "seat"]
    return " ".join([f"{names[who]}:", fact.key, *rest])
