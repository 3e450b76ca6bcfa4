"""A small language for tests: any situation of Nauticus in a line or two.

    table = situation("hull@3", seats=4, has="9 taler, 2 workers", yard="bow+middle")
    table.play("buy hull:stern, place 1")
    assert table.me.taler == 8

`hull@3` says that the hull tile lies at field 3, which was chosen, and that the turn begins; more
tiles may follow (`hull@3 mast@1`), the rest fill up the fields. Tiles are written as in moves, a
number before one says how many. Ships are separated by commas; each begins with its hull. What a
player is given comes from the stacks, which `supply` then sets.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from seaboard.games.api import Fact, IllegalMove
from seaboard.games.kernel import generic
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.board import NauticusBoard
from seaboard.games.nauticus.rules import rounds, ships, warehouse
from seaboard.games.nauticus.state import (
    ACTIONS,
    ASK_FIELD,
    FIELDS,
    FIRST_GOOD,
    MAX_LEGAL,
    QUESTIONS,
    TILES,
    State,
)
from seaboard.games.nauticus.view import PlayerView, ShipView, View

from . import invariants

_HULL_WORDS = ("stern", "middle", "bow", "one")


class Table:
    """A position, its moves by text, and the player whom the test is about (`me`)."""

    def __init__(self, position: NauticusPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self._tiles = invariants.tiles_in_all(position)

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def view(self) -> View:
        return self.position.view(None)

    @property
    def asked(self) -> str:
        return QUESTIONS[self.state.asked]

    @property
    def turn(self) -> int:
        """Whose turn it is, seats counted from 1."""
        return self.position.turn + 1

    @property
    def me(self) -> PlayerView:
        return self.player(self.seat)

    def player(self, seat: int) -> PlayerView:
        """What a player has; seats are counted from 1."""
        return self.view.players[seat - 1]

    def ship(self, number: int) -> ShipView:
        return self.me.ships[number - 1]

    def supply(self, tile: str) -> int:
        return int(self.state.supply[TILES.index(tile)])

    def legal(self, verb: str = "") -> list[str]:
        """The legal moves in text, or only those with this verb."""
        texts = [str(move) for move in self.position.legal_moves()]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def play(self, moves: str) -> list[Fact]:
        """Play moves separated by commas; every one also interpreted, and all tiles counted."""
        facts: list[Fact] = []
        for text in moves.split(","):
            before = self.position.copy()
            self.position.play(text.strip())
            move = GAME.parse(text)
            self._same_interpreted(before.copy(), move.code)
            invariants.check(self.position, self._tiles)
            facts += GAME.narrate(before, move, self.position, None)
        return facts

    def _same_interpreted(self, interpreted: NauticusPosition, code: int) -> None:
        codes = np.zeros(MAX_LEGAL, np.uint16)
        with np.errstate(all="raise"):
            count = generic.legal(interpreted.state, codes)
            assert code in codes[:count]
            generic.play(interpreted.state, code)
        assert interpreted == self.position, "interpreted rules differ from compiled ones"

    def refuses(self, move: str) -> str:
        """The reason why the move is refused; the position must not change by one byte."""
        before = self.position.to_bytes()
        with pytest.raises(IllegalMove) as refusal:
            self.position.play(move)
        assert self.position.to_bytes() == before
        return str(refusal.value)

    def give(
        self,
        seat: int,
        has: str = "",
        *,
        yard: str = "",
        warehouse: str = "",
        delivered: str = "",
        supply: str = "",
    ) -> Table:
        """Hand things to a player (seats from 1) as `situation` does."""
        player = self.state.players[seat - 1]
        _give_numbers(self.state, seat, has)
        for ship in filter(None, map(str.strip, yard.split(","))):
            _build(self.state, seat, ship)
        for tile in _tiles(warehouse):
            assert player.room >= _boxes(tile), "the warehouse of this situation is too small"
            _store(self.state, seat, tile)
        for tile in _tiles(delivered):
            self.state.supply[tile] -= 1
            player.delivered[tile - FIRST_GOOD] += 1
        assert min(self.state.supply) >= 0, "this situation has more tiles than the game"
        for part in filter(None, map(str.strip, supply.split(","))):
            number, name = part.split()
            self.state.supply[TILES.index(name)] = int(number)
        self._tiles = invariants.tiles_in_all(self.position)
        invariants.check(self.position, self._tiles)
        return self


def situation(
    layout: str = "hull@3",
    has: str = "",
    *,
    seats: int = 2,
    seat: int = 1,
    chosen: bool = True,
    yard: str = "",
    warehouse: str = "",
    delivered: str = "",
    supply: str = "",
    blue: int | None = None,
    anchor: int = 0,
    phase: int = 1,
    round_number: int = 1,
    board: NauticusBoard | None = None,
) -> Table:
    """The start player's turn begins at the first field of `layout`.

    With `chosen=False` the start player has still to choose. `seat` is the start player. What
    is not given is as at the beginning of a game, `blue` as on the wheel.
    """
    position = GAME.new(seats=seats, board=board)
    state = position.state
    places = [part.split("@") for part in layout.split()]
    _lay_out(state, {int(field): ACTIONS.index(action) for action, field in places})
    state.start_player = state.seat = seat - 1
    state.anchor, state.phase, state.round_number = anchor, phase, round_number
    if phase > 1:
        state.anchor_tile = next(f for f in range(FIELDS) if f != int(places[0][1]))
    table = Table(position, seat)
    table.give(seat, has, yard=yard, warehouse=warehouse, delivered=delivered, supply=supply)
    if chosen:
        state.field = int(places[0][1])
        rounds.begin_turn(state)
        if blue is not None:
            state.blue = blue
    return table


def four_hulls_bought() -> str:
    """The moves of the rules' example, for tests of what comes after."""
    return "buy hull:stern, place new, buy hull:bow, place 1, buy hull:middle, place new"


def _lay_out(state: State, tiles: dict[int, int]) -> None:
    rest = [action for action in range(len(ACTIONS)) if action not in tiles.values()]
    for field in range(FIELDS):
        state.layout[field] = tiles[field] if field in tiles else rest.pop(0)
        state.face_up[field] = 1
    state.laid = FIELDS
    state.asked = ASK_FIELD


def _give_numbers(state: State, seat: int, has: str) -> None:
    player = state.players[seat - 1]
    for part in filter(None, map(str.strip, has.split(","))):
        number, word = part.split()
        if word == "extra":
            player.extra = {"no": 0, "the": 1}[number]
        elif word == "taler":
            player.taler = int(number)
        elif word.startswith("worker"):
            player.workers = int(number)
        elif word.startswith("point"):
            player.points = int(number)
        elif word == "flipped":
            player.flipped = int(number)
        else:
            raise ValueError(f"{part!r}: taler, workers, points, flipped or extra")


def _tiles(text: str) -> Iterable[int]:
    """`2 mast:anchor goods:fish` as tile numbers, commas allowed."""
    count = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            count = int(word)
            continue
        yield from [TILES.index(word)] * count
        count = 1


def _build(state: State, seat: int, text: str) -> None:
    """`bow+stern 2 mast:anchor goods:fish`, laid tile by tile as the rules allow."""
    hull, _, rest = text.partition(" ")
    ship = ships.begin_ship(state, seat - 1)
    for tile in [*(_HULL_WORDS.index(word) for word in hull.split("+")), *_tiles(rest)]:
        assert ships.sections(ship) == 0 or ships.fits(ship, tile), f"{text}: no {TILES[tile]}"
        ships.lay(state.players[seat - 1], ship, tile)
        state.supply[tile] -= 1


def _boxes(tile: int) -> int:
    return warehouse.boxes(tile)


def _store(state: State, seat: int, tile: int) -> None:
    warehouse.store(state, state.players[seat - 1], tile)
