"""What can be played, as a page must know it to offer a game."""

from __future__ import annotations

from functools import cache

from ..games.api import BadBoard, Game
from .refusals import Refused
from .shapes import GameOut


@cache
def game_out(game: Game) -> GameOut:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "secret": game.secret,
        "modes": [
            {"name": mode.name, "seats": list(mode.seats), "teams": [list(t) for t in mode.teams]}
            for mode in game.modes.values()
        ],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "least": option.least,
                "most": option.most,
                "summary": option.summary,
            }
            for option in game.options.values()
        ],
        "seats": list(game.seat_names),
        "boards": bool(game.load_board().lines()),
        "editor": game.part("editing") is not None,
    }


def board_lines(game: Game, text: str | None = None) -> dict[str, str]:
    """The lines of the game's own board, or of the one in a board file with this text."""
    try:
        board = game.load_board() if text is None else game.board_from_text(text)
    except BadBoard as error:
        raise Refused("bad-input", str(error)) from None
    return dict(board.lines())
