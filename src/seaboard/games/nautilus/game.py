"""Nautilùs at the narrow waist: the game object and its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from .. import api
from ..kernel.rng import seeded_rng
from ..position import RecordGame, RecordPosition
from . import described, narrate, preview, rules, view
from .board import (
    NautilusBoard,
    board_from_lines,
    board_from_text,
    check_board,
    load_board,
    read_board,
    standard_board,
)
from .engine import ENGINE, deal_anew, set_up
from .facts import FACT_TYPES
from .moves import CARD_OF, CODE_OF, FIRST_WORDS, MOVE_TYPES, MOVES, Move
from .numbers import DIE_FACES, NUMBERS, QUESTIONS_OF_A_TRADE, REDRAWS, SEATS
from .state import (
    BOARD_SLICE,
    CARDS,
    CLASSIC,
    COLOURS,
    KINDS,
    MODES,
    QUICK,
    SEAT_NAMES,
    SPECTATOR,
    TWO,
    State,
)

_SEEDS: Final = 1 << 53  # as many as a random float tells apart
_CARD: Final = f"a card: {', '.join(CARDS)}"
_ARGUMENTS: Final = {
    "5": "a sailor, its steps and, if it does not stay on the ring, its end: 5 red-1 2 harbour-3",
    "compass": "two pieces, as in compass red-1 moby",
    "discard": _CARD,
    "swap": _CARD,
    "ask": _CARD,
    "give": _CARD,
    "behind": ", ".join(COLOURS),
    "die": f"1 to {DIE_FACES}",
    "deal": "a seat and a card, as in deal north 12",
    **dict.fromkeys(CARDS[:4] + CARDS[5:11], "a sailor and, off the ring, its end: red-1 cave"),
}


class NautilusPosition(RecordPosition[State, Move]):
    """A position of Nautilùs, hands included; what a seat may know of it is its view."""

    engine = ENGINE
    groups = CARD_OF

    @property
    def _moves(self) -> Sequence[Move]:
        return MOVES

    @property
    def mode(self) -> api.Mode:
        return self.game.resolve_mode(MODES[self.state.mode])

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def board(self) -> NautilusBoard:
        return read_board(self.state_bytes()[BOARD_SLICE])

    @property
    def options(self) -> Mapping[str, int]:
        state = self.table()
        chosen = {
            "first-dealer": state.first_dealer,
            "redraws": state.redraw_limit,
            "trade-questions": state.question_limit,
        }
        return {n: v for n, v in chosen.items() if v != self.game.options[n].default}

    @property
    def turn(self) -> api.Seat:
        return int(self.state.seat)

    def why_not(self, move: Move) -> str:
        return rules.why_not(self.table(), move)

    def view(self, seat: api.Seat | None) -> view.View:
        self.check_seat(seat)
        return view.view_of(self, seat)

    def resample(self, seat: api.Seat | None, rng: api.Rng) -> NautilusPosition:
        self.check_seat(seat)
        world = self.copy()
        seed = int(rng.random() * _SEEDS)
        deal_anew(world.states, SPECTATOR if seat is None else seat, seeded_rng(seed))
        return world


class Nautilus(RecordGame[State, Move]):
    name = "nautilus"
    title = "Nautilùs"
    rules_version = 1
    secret = True
    types = api.GameTypes(view.View, MOVE_TYPES, FACT_TYPES, preview.Preview)
    numbers: Mapping[str, Any] = NUMBERS
    modes: Mapping[str, api.Mode] = {
        "classic": api.Mode("classic", (SEATS[CLASSIC],), ((0, 2), (1, 3))),
        "quick": api.Mode("quick", (SEATS[QUICK],), ((0, 2), (1, 3))),
        "two": api.Mode("two", (SEATS[TWO],)),
    }
    options: Mapping[str, api.Option] = {
        "first-dealer": api.Option("first-dealer", 0, 0, 3, "the seat that deals first"),
        "redraws": api.Option(
            "redraws",
            REDRAWS,
            0,
            99,
            "two players: how often a hand without 1 and 12 may be changed",
        ),
        "trade-questions": api.Option(
            "trade-questions",
            QUESTIONS_OF_A_TRADE,
            0,
            KINDS,
            "two players: questions in a Sea Trade, 0 for no limit",
        ),
    }
    seat_names = SEAT_NAMES
    engine = ENGINE
    position = NautilusPosition
    moves = MOVES
    code_of = CODE_OF

    def new(
        self,
        *,
        mode: str | None = None,
        seats: int | None = None,
        board: api.Board | None = None,
        options: Mapping[str, int] | None = None,
    ) -> NautilusPosition:
        chosen_mode = self.resolve_mode(mode)
        count = self.resolve_seats(chosen_mode, seats)
        chosen = self.resolve_options(options)
        if chosen["first-dealer"] >= count:
            raise api.BadOption(f"first-dealer takes 0 to {count - 1} at a table of {count}")
        printed = standard_board() if board is None else board
        if not isinstance(printed, NautilusBoard):
            raise api.BadBoard(f"{printed.name}: not a board of {self.title}")
        check_board(printed)
        position = NautilusPosition(ENGINE.new_buffer())
        printed.write(position.state.board)
        set_up(
            position.states,
            MODES.index(chosen_mode.name),
            chosen["first-dealer"],
            chosen["redraws"],
            chosen["trade-questions"],
        )
        return position

    def set_up(self, data: Mapping[str, Any]) -> NautilusPosition:
        return described.set_up(self, data)

    def load_board(self, path: Path | None = None) -> NautilusBoard:
        return standard_board() if path is None else load_board(path)

    def board_from_text(self, text: str) -> NautilusBoard:
        return board_from_text(text)

    def board_from_lines(self, lines: Mapping[str, str]) -> NautilusBoard:
        return board_from_lines(lines)

    def spelling(self, text: str) -> str:
        words = text.split()
        near = get_close_matches(" ".join(words), CODE_OF, 1, 0.8)
        if near:
            return f"did you mean {near[0]!r}?"
        if words and words[0] in _ARGUMENTS:
            return f"{words[0]} takes {_ARGUMENTS[words[0]]}"
        return f"a move begins with {', '.join(FIRST_WORDS)}"

    def preview(self, position: api.Position, move: api.Move, seat: api.Seat) -> preview.Preview:
        if not (isinstance(position, NautilusPosition) and isinstance(move, Move)):
            raise TypeError("position and move are not of Nautilùs")
        return preview.preview(position, move, seat)

    def narrate(
        self, before: api.Position, move: api.Move, after: api.Position, seat: api.Seat | None
    ) -> list[api.Fact]:
        if not (
            isinstance(before, NautilusPosition)
            and isinstance(after, NautilusPosition)
            and isinstance(move, Move)
        ):
            raise TypeError("positions and move are not of Nautilùs")
        return list(narrate.narrate(before, move, after, seat))

    def text_for(self, before: api.Position, move: api.Move, seat: api.Seat | None) -> str:
        if not (isinstance(before, NautilusPosition) and isinstance(move, Move)):
            raise TypeError("position and move are not of Nautilùs")
        return narrate.text_for(before, move, seat)


GAME: Final = Nautilus()
NautilusPosition.game = GAME
