"""`seaboard games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator

from cyclopts import App

from ..games import get_game, installed_games
from ..games.api import Game, Mode

app = App(name="games", help_epilogue="Example:\n  seaboard games\n")


@app.default
def games() -> None:
    for name in installed_games():
        for line in _lines(get_game(name)):
            print(line)


def _lines(game: Game) -> Iterator[str]:
    yield f"{game.name}: {game.title}, version {game.rules_version} of its rules"
    for mode in game.modes.values():
        yield f"  mode {mode.name}: {_seats(game, mode)}"
    for option in game.options.values():
        yield (
            f"  option {option.name}={option.default} ({option.least} to {option.most}):"
            f" {option.summary}"
        )


def _seats(game: Game, mode: Mode) -> str:
    few = " or ".join(map(str, mode.seats))
    teams = " against ".join("+".join(game.seat_names[seat] for seat in t) for t in mode.teams)
    return f"{few} players" + (f", {teams}" if teams else "")
