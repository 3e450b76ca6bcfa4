"""Nauticus at the narrow waist: the game object and its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from .. import api
from ..position import PLAYING, RecordGame, RecordPosition
from . import described, rules, scoring, view
from .board import (
    NauticusBoard,
    board_from_lines,
    board_from_text,
    load_board,
    read_board,
    standard_board,
)
from .board import checked as checked_board
from .engine import ENGINE, set_up
from .facts import FACT_TYPES
from .moves import CODE_OF, MOVE_TYPES, MOVES, Move
from .numbers import NUMBERS
from .preview import Preview, preview
from .state import ACTIONS, BOARD_SLICE, REWARDS, State

_ARGUMENTS: Final = {
    "field": "0 to 7",
    "take": "a tile, such as mast:whale",
    "buy": "a tile, such as hull:bow",
    "transport": "a tile, such as sail:crown",
    "place": "the number of a ship of yours, or new",
    "deliver": "the number of a ship of yours",
    "extra": ", ".join(ACTIONS),
    "reward": ", ".join(REWARDS),
    "lay": ", ".join(ACTIONS),
}


class NauticusPosition(RecordPosition[State, Move]):
    """A position of Nauticus. Everything is open, so every seat's view shows all of it."""

    engine = ENGINE

    @property
    def _moves(self) -> Sequence[Move]:
        return MOVES

    @property
    def mode(self) -> api.Mode:
        return self.game.resolve_mode(None)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def board(self) -> NauticusBoard:
        return read_board(self.board_bytes())

    def board_bytes(self) -> bytes:
        """The printed numbers as they lie in the state."""
        return self.state_bytes()[BOARD_SLICE]

    @property
    def options(self) -> Mapping[str, int]:
        return {}

    @property
    def turn(self) -> api.Seat:
        return int(self.state.seat)

    def why_not(self, move: Move) -> str:
        return rules.why_not(self.table(), move)

    def told(self, before: State, move: Move, after: State) -> list[api.Fact]:
        """What happened when the move led from one state to the other, which is this one."""
        facts = rules.tell(before, move, after)
        return facts + scoring.tell_end(self.score_table().tolist()) if self.over else facts

    def view(self, seat: api.Seat | None) -> view.View:
        self.check_seat(seat)
        return view.view_of(self, seat)

    def resample(self, seat: api.Seat | None, rng: api.Rng) -> NauticusPosition:
        """Nothing is hidden: the only position consistent with the view is this one."""
        self.check_seat(seat)
        return self.copy()


class Nauticus(RecordGame[State, Move]):
    name = "nauticus"
    title = "Nauticus"
    rules_version = 1
    secret = False
    types = api.GameTypes(view.View, MOVE_TYPES, FACT_TYPES, Preview)
    numbers = NUMBERS
    modes: Mapping[str, api.Mode] = {"standard": api.Mode("standard", (2, 3, 4))}
    options: Mapping[str, api.Option] = {}
    seat_names = ("1", "2", "3", "4")
    engine = ENGINE
    position = NauticusPosition
    moves = MOVES
    code_of = CODE_OF
    parts = (PLAYING,)  # nothing is hidden

    def new(
        self,
        *,
        mode: str | None = None,
        seats: int | None = None,
        board: api.Board | None = None,
        options: Mapping[str, int] | None = None,
    ) -> NauticusPosition:
        count = self.resolve_seats(self.resolve_mode(mode), seats)
        self.resolve_options(options)
        return self._begun(standard_board() if board is None else checked_board(board), count)

    def _begun(self, board: NauticusBoard, seats: int) -> NauticusPosition:
        """The table before the first shuffle."""
        position = NauticusPosition(ENGINE.new_buffer())
        board.write(position.state.board)
        set_up(position.states, seats)
        return position

    def set_up(self, data: Mapping[str, Any]) -> NauticusPosition:
        position = self._begun(described.board_of(data), described.seats_of(data))
        described.describe(position.state, data)
        described.check_derived(data, position.view(None))
        if not position.over and not len(position.legal_codes()):
            raise api.BadPosition(
                api.Reason("no-move", "no move would answer this question"), "asked"
            )
        return position

    def load_board(self, path: Path | None = None) -> NauticusBoard:
        return standard_board() if path is None else load_board(path)

    def board_from_text(self, text: str) -> NauticusBoard:
        return board_from_text(text)

    def board_from_lines(self, lines: Mapping[str, str]) -> NauticusBoard:
        return board_from_lines(lines)

    def spelling(self, text: str) -> str:
        words = text.split()
        if words and words[0] in _ARGUMENTS:
            return f"{words[0]} takes {_ARGUMENTS[words[0]]}"
        near = get_close_matches(" ".join(words), CODE_OF, 1, 0.6)
        if near:
            return f"did you mean {near[0]!r}?"
        return f"a move begins with {', '.join(kind.kind for kind in MOVE_TYPES)}"

    def narrate(
        self, before: api.Position, move: api.Move, after: api.Position, seat: api.Seat | None
    ) -> list[api.Fact]:
        if not (
            isinstance(before, NauticusPosition)
            and isinstance(after, NauticusPosition)
            and isinstance(move, Move)
        ):
            raise TypeError("positions and move are not of Nauticus")
        return after.told(before.table(), move, after.table())

    def preview(self, position: api.Position, move: api.Move, seat: api.Seat) -> Preview:
        if not (isinstance(position, NauticusPosition) and isinstance(move, Move)):
            raise TypeError("position and move are not of Nauticus")
        position.check_seat(seat)
        return preview(position, move)

    def text_for(self, before: api.Position, move: api.Move, seat: api.Seat | None) -> str:
        return str(move)


GAME: Final = Nauticus()
NauticusPosition.game = GAME
