"""How a table is set up: the game and its mode, who may look, and what the clock does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Literal, Self

from ..games import get_game
from ..games.api import Game, Position

DAY: Final = 86_400  # seconds


@dataclass(frozen=True, slots=True)
class Setup:
    """What the host chose; None is the game's default, and is filled in when the table is made."""

    game: str
    mode: str | None = None
    seats: int | None = None
    options: Mapping[str, int] = field(default_factory=dict)
    board: Mapping[str, str] | None = None
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "never"] = "turn"
    hints: bool = False  # whether players may ask what a bot would do
    seconds: int | None = None  # for each decision
    game_seconds: int | None = None  # for all decisions of a seat together
    increment: int = 0  # seconds that are added to those after each decision
    timeout: Literal["bot", "resign"] = "bot"
    substitute: str | None = None  # the bot for one who is late, away or resigns
    # After how many seconds one who is away may be replaced. Older tables have none: never.
    absence: int | Literal["never"] | None = None
    stand_in: bool = False  # whether a weaker bot decides when the strong ones are busy

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The setup that `data` gave; fields that an older version did not know have defaults."""
        return cls(**{name: data[name] for name in _FIELDS if name in data})

    def data(self) -> dict[str, Any]:
        """Plain JSON values."""
        return asdict(self)

    def find_game(self) -> Game:
        return get_game(self.game)

    def first_position(self) -> Position:
        """The position before the first decision; refuses a setup that the game does not know."""
        game = self.find_game()
        board = None if self.board is None else game.board_from_lines(self.board)
        return game.new(mode=self.mode, seats=self.seats, board=board, options=self.options)


_FIELDS = tuple(each.name for each in fields(Setup))
