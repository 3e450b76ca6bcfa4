"""Positions for people: in words, as pixels or as SVG, as a seat or a spectator sees them.

The words are those of the game's terminal, where it has one and its libraries are installed; any
other view is written out item by item.
"""

from __future__ import annotations

from typing import Any

from ..games import drawing
from ..games.api import Game, Position, Seat, View, as_data


def shown(position: Position, seat: Seat | None, mode: str | None) -> Any:
    """By a render mode of the environments: `human` prints, `ansi` gives a text, `svg` a drawing,
    any other pixels; None shows nothing.
    """
    if mode is None:
        return None
    if mode in ("human", "ansi"):
        text = "\n".join(readable_lines(position, seat))
        if mode == "ansi":
            return text
        print(text, flush=True)
        return None
    if mode == "svg":
        return drawing.svg(position, seat)
    from . import pictures  # noqa: PLC0415  # pixels need matplotlib, playing does not

    return pictures.pixels(position, seat)


def readable_lines(position: Position, seat: Seat | None) -> list[str]:
    """What the seat (None: a spectator) sees, in sentences."""
    game, view = position.game, position.view(seat)
    presentation = _presentation(game)
    names = [f"Player {name}" for name in game.seat_names[: position.seats]]
    who_looks = "a spectator" if seat is None else names[seat]
    about = [f"{game.title}, {position.mode.name}, as seen by {who_looks}"]
    if presentation is None:
        lines = plain_lines(view)
    else:
        lines = presentation.summary(view, names, "en")
        knows = seat == position.decider or not game.secret  # the question depends on the moves
        if knows and position.decider >= 0:
            asked = presentation.question(view, position.legal_moves(), names, "en")
            lines = [*lines, f"{names[position.decider]}: {asked}"]
    result = position.result()
    if result is not None:
        ranked = sorted(range(position.seats), key=lambda who: result.places[who])
        ends = (f"{result.places[who]}. {names[who]} ({result.scores[who]})" for who in ranked)
        lines = [*lines, f"The game is over: {', '.join(ends)}"]
    return [*about, *lines]


def _presentation(game: Game) -> Any:
    """The game's own words for the terminal, or None."""
    try:
        return getattr(game.part("terminal"), "PRESENTATION", None)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "seaboard":
            raise
        return None  # the words need libraries of the command line


def plain_lines(view: View) -> list[str]:
    """Every item of the view on a line of its own."""
    return _lines("", as_data(view))


def _lines(path: str, data: Any) -> list[str]:
    if isinstance(data, dict):
        items = [(f"{path}.{key}".lstrip("."), item) for key, item in data.items()]
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        items = [(f"{path}.{number}", item) for number, item in enumerate(data, 1)]
    else:
        shown = ", ".join(map(str, data)) if isinstance(data, list) else data
        return [f"{path}: {shown}"]
    return [line for inner, item in items for line in _lines(inner, item)]
