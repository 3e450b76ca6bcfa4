"""What can be played, as a page must know it to offer a game."""

from __future__ import annotations

from functools import cache

from ..games.api import Game
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
    }
