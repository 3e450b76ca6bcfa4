"""What several commands are given: a game and how it is set up."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter, validators

from ..games import installed_games
from ..games.api import Board, Game, Position, SeaboardError
from ..lab.processors import processors
from .sentences import Language
from .warming import warm

if TYPE_CHECKING:
    from ..lab.cluster import Cluster

EXAMPLE: Final = installed_games()[0]  # the game in the examples of a command's help
GameName = Annotated[str, Parameter(help=f"The game, such as {EXAMPLE}.", show_default=False)]
BoardFile = Annotated[
    Path | None, Parameter(help="A board file; without it, the game's own board.")
]
POSITIVE: Final = validators.Number(gte=1, lt=1 << 63)
SeedOption = Annotated[
    int | None,
    Parameter(
        help="Of all random numbers; without it, a new one, which is reported.",
        validator=validators.Number(gte=0, lt=1 << 64),
    ),
]
JobsOption = Annotated[
    int | None,
    Parameter(
        help="How many work at once; without it, one for each processor.",
        validator=validators.Number(gte=1, lte=256),
    ),
]
RayOption = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="Work on a Ray cluster instead, by its address, such as auto or 10.0.0.1:6379; `local`"
        " starts one here. It needs the extra `ray`, the same Seaboard on all machines,"
        " and for --records a folder that they share.",
    ),
]
TolerantOption = Annotated[
    bool,
    Parameter(
        help="A bot that fails a decision gets a random move instead; without this, a few failures"
        " end the run with the bot's traceback.",
        negative=(),
        show_default=False,
    ),
]
RecordsOption = Annotated[
    Path | None, Parameter(help="Keep the record of every game in this folder.")
]
LanguageOption = Annotated[Language, Parameter(help="The language of what is told and asked.")]


def flag(text: str) -> Parameter:
    """A switch that is off unless it is named."""
    return Parameter(help=text, negative=(), show_default=False)


class BadInput(SeaboardError):
    """Arguments that do not go together, or a file that cannot be written."""


@contextmanager
def workers(jobs: int | None, ray: str | None) -> Iterator[int | Cluster]:
    """Who does the work: a number of processes or threads here, or a cluster."""
    if ray is None:
        yield jobs or processors()
        return
    if jobs is not None:
        raise BadInput("--jobs is for this machine; a cluster uses all its processors")
    from ..lab.cluster import Cluster  # noqa: PLC0415  # part of the lab

    with Cluster(ray) as cluster:
        yield cluster


def said(workers: int | Cluster, one: str, several: str) -> str:
    """Who works, for people: `1 process`, `4 processes`, or a cluster's processors."""
    if isinstance(workers, int):
        return f"{workers} {one if workers == 1 else several}"
    return f"{workers.processors} processors of a Ray cluster"


def check_records(folder: Path | None) -> None:
    """Refuse a folder for records that cannot be made; it is made with the first game."""
    if folder is not None and (folder.exists() and not folder.is_dir()):
        raise BadInput(f"--records {folder}: that is a file, not a folder")
    if folder is not None and not folder.parent.is_dir():
        raise BadInput(f"--records {folder}: there is no folder {folder.parent}")


def seed_for(given: int | None, stored: int | None) -> int:
    """The seed that is given, else that of what is gone on with, else a new one."""
    if given is not None:
        return given
    return secrets.randbits(32) if stored is None else stored


@Parameter(name="*")
@dataclass(frozen=True)
class Setup:
    """How a new game is set up."""

    players: Annotated[
        int | None, Parameter(help="How many play; without it, the fewest that the mode allows.")
    ] = None
    mode: Annotated[str | None, Parameter(help="The mode; without it, the game's first.")] = None
    board: BoardFile = None
    option: Annotated[
        tuple[str, ...],
        Parameter(
            help="A house rule as NAME=VALUE; may be repeated.", negative=(), show_default=False
        ),
    ] = ()

    def new_game(self, game: Game) -> tuple[Position, Board]:
        """The position before the first decision, and the board by its own name."""
        board = game.load_board(self.board)
        options = dict(_option(text) for text in self.option)
        game.resolve_seats(game.resolve_mode(self.mode), self.players)
        game.resolve_options(options)
        warm(game)  # after what can be refused at once
        position = game.new(mode=self.mode, seats=self.players, board=board, options=options)
        return position, board


DEFAULT_SETUP: Final = Setup()


def _option(text: str) -> tuple[str, int]:
    name, equals, value = text.partition("=")
    if not equals or not value.removeprefix("-").isdecimal() or len(value) > 9:
        raise BadInput(f"--option {text[:60]}: expected NAME=VALUE with a number")
    return name, int(value)


def described(position: Position, board: Board) -> str:
    """Game, mode, players, board and house rules in a few words."""
    rules = [f"{name}={value}" for name, value in position.options.items()]
    return ", ".join(
        [
            position.game.title,
            position.mode.name,
            f"{position.seats} players",
            f"board {board.name}",
            *rules,
        ]
    )
