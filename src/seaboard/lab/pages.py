"""The pages that list every number of a tensor and every action, made from the games themselves.

`python -m seaboard.lab.pages docs/environments` writes them; a test compares.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from ..games import get_game, installed_games
from ..games.api import Game
from .observing import observation_of
from .observing.blocks import Described, Index

_IN_A_ROW: Final = 24  # texts of moves


def page(game: Game) -> str:
    """The whole page of a game."""
    return "\n".join(_lines(game)) + "\n"


def file_of(game: Game) -> str:
    return f"{game.name}-indices.md"


def _lines(game: Game) -> Iterator[str]:
    counts = sorted({count for mode in game.modes.values() for count in mode.seats})
    observation = observation_of(game, counts[-1])
    sizes = ", ".join(f"{observation_of(game, count).size} with {count}" for count in counts)
    first_of_players = next(i.at for i in observation.indices if i.name.startswith("own: "))
    of_each = (observation.size - first_of_players) // counts[-1]
    yield f"# {game.title}: every index"
    yield ""
    yield "Made by `python -m seaboard.lab.pages docs/environments` from the code that fills the"
    yield "tensor; do not edit it here."
    yield ""
    yield "## Observation"
    yield ""
    yield f"Whole numbers (`uint8`), none below 0. Size: {sizes} players."
    yield "Scaled tensors divide by the last column."
    yield ""
    yield from _blocks(observation.indices[: first_of_players + of_each])
    yield f"The {of_each} numbers from index {first_of_players} on are those of the seat itself."
    yield f"As many follow for the next player, from index {first_of_players + of_each} on, and so"
    yield "on around the table."
    yield ""
    yield "## Actions"
    yield ""
    yield f"{game.codes} codes; an action is the code of a move. Chance's are never in a mask."
    yield ""
    yield "| codes | kind | moves |"
    yield "| --- | --- | --- |"
    yield from _actions(game)


def _blocks(indices: Sequence[Index]) -> Iterator[str]:
    for block, group in groupby(indices, key=lambda index: index.block):
        numbers = list(group)
        yield f"### {block.name}"
        yield ""
        yield f"{block.meaning[:1].upper()}{block.meaning[1:]}."
        yield ""
        yield "| index | number | at most | scale |"
        yield "| --- | --- | --- | --- |"
        yield from (_row(index, block) for index in numbers)
        yield ""


def _row(index: Index, block: Described) -> str:
    return f"| {index.at} | {index.name} | {block.high} | {block.divisor} |"


def _actions(game: Game) -> Iterator[str]:
    moves = [game.move(code) for code in range(game.codes)]
    for kind, group in groupby(moves, key=lambda move: move.kind):
        found = list(group)
        for first in range(0, len(found), _IN_A_ROW):
            row = found[first : first + _IN_A_ROW]
            codes = f"{row[0].code}–{row[-1].code}" if len(row) > 1 else str(row[0].code)
            yield f"| {codes} | {kind} | {', '.join(map(str, row))} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="pages", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name in installed_games():
        (folder / file_of(get_game(name))).write_text(page(get_game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
