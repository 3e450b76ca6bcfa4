"""A game being played, and its record so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Self

from ..games.api import Board, Move, Position, Seat
from . import replaying
from .types import BadRecord, Played, Record, plain_board


class Recorder:
    """Wraps the position of a new game, plays its moves and keeps them.

    `position` is for reading; moves go through `play`. The position itself knows only a board's
    numbers, so a board with a name of its own is given beside it.
    """

    def __init__(
        self,
        position: Position,
        *,
        board: Board | None = None,
        players: Mapping[Seat, str] | None = None,
        date: date | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self._blank = Record(
            game=position.game,
            mode=position.mode.name,
            seats=position.seats,
            board=_same_board(position, board),
            options=dict(position.options),
            players=dict(players or {}),
            date=date,
            notes=dict(notes or {}),
        )
        if position != replaying.first_position(self._blank):
            raise BadRecord("a record begins with a new game, before its first decision")
        self.position = position.copy()
        self._moves: list[Played] = []

    @classmethod
    def resume(cls, record: Record) -> Self:
        """Go on where the record ends."""
        recorder = cls(
            replaying.first_position(record),
            board=record.board,
            players=record.players,
            date=record.date,
            notes=record.notes,
        )
        recorder.position = replaying.final_position(record)
        recorder._moves = list(record.moves)
        return recorder

    @property
    def moves(self) -> tuple[Played, ...]:
        return tuple(self._moves)

    def play(self, move: Move | str | int) -> replaying.Step:
        """Play and keep a move of whoever decides; if it is refused, nothing has changed."""
        game, before = self.position.game, self.position.copy()
        if isinstance(move, str):
            move = game.parse(move)
        elif isinstance(move, int):
            move = game.move(move)
        self.position.play(move)
        self._moves.append(Played(before.decider, str(move)))
        return replaying.Step(before, move, self.position.copy())

    def undo(self, count: int = 1) -> None:
        """Take the last moves back; whether the players may is for the caller to decide."""
        if not 0 <= count <= len(self._moves):
            raise BadRecord(f"there are {len(self._moves)} moves, so {count} cannot be taken back")
        kept = self._moves[: len(self._moves) - count]
        self.position = replaying.first_position(self._blank)
        for played in kept:
            self.position.play(played.text)
        self._moves = kept

    def record(self) -> Record:
        """The record so far, with the result if the game is over. It knows every secret."""
        return replace(self._blank, moves=self.moves, result=self.position.result())

    def record_for(self, seat: Seat | None) -> Record:
        """The record so far as the seat (None: a spectator) may know it."""
        return replaying.record_for(self.record(), seat)


def _same_board(position: Position, board: Board | None) -> Board:
    own = position.board
    if board is None:
        return own
    if board.digest() != own.digest():
        raise BadRecord(f"the position is not on the board {board.name}")
    return plain_board(position.game, board)
