"""`seaboard board`: the printed numbers of a game, or of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..games import get_game
from .presentation import presentation_of
from .setup import EXAMPLE, GameName

_EPILOGUE = f"""\
A sound file is printed in words; a bad one gives one sentence that names the key and what is \
expected, and exit code 2.

Examples:
  seaboard board {EXAMPLE}
  seaboard board {EXAMPLE} --check mine.toml
  seaboard board {EXAMPLE} --check mine.toml --no-show
"""
app = App(name="board", help_epilogue=_EPILOGUE)


@app.default
def board(
    game: GameName,
    /,
    *,
    check: Annotated[Path | None, Parameter(help="The board file to check and show.")] = None,
    show: Annotated[bool, Parameter(help="Print the numbers, not the verdict alone.")] = True,
) -> None:
    the_game = get_game(game)
    printed = the_game.load_board(check)
    source = f"{check} is sound" if check else f"The board of {the_game.title}"
    print(f"{source}: {printed.name}, digest {printed.digest()}")
    for line in presentation_of(the_game).board(printed) if show else ():
        print(line)
