"""A small language for tests: any situation of Nauticus in a line or two.

    table = situation("hull@3", seats=4, has="9 taler, 2 workers", yard="bow+middle")
    table.play("buy hull:stern, place 1")
    assert table.me.taler == 8

`hull@3` says that the hull tile lies at field 3, which was chosen, and that the turn begins; more
tiles may follow (`hull@3 mast@1`), the rest fill up the fields. Tiles are written as in moves, a
number before one says how many. Ships are separated by commas; each begins with its hull. What a
player is given comes from the stacks, which `supply` then makes smaller. The table is set up from
the data of a view, as anybody can do it; only smaller stacks and another number of blue workers,
which no game has, are written over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from seaboard.games.api import Fact, IllegalMove, as_data
from seaboard.games.kernel import generic
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.board import NauticusBoard
from seaboard.games.nauticus.rules import rounds
from seaboard.games.nauticus.state import (
    ACTIONS,
    FIELDS,
    MAX_LEGAL,
    QUESTIONS,
    TILES,
    State,
)
from seaboard.games.nauticus.view import PlayerView, ShipView, View

from . import invariants


class Table:
    """A position, its moves by text, and the player whom the test is about (`me`)."""

    def __init__(self, position: NauticusPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self._tiles = invariants.tiles_in_all(position)
        self._aside: dict[str, int] = {}  # tiles taken out of the game, so that stacks are smaller

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
        data = as_data(self.view)
        for tile, count in self._aside.items():
            data["supply"][tile] += count
        _give(data, data["players"][seat - 1], has, yard, warehouse, delivered)
        blue = self.state.blue
        self.position = GAME.set_up({**data, "board": self.position.board.lines()})
        self.state.blue = blue
        self._put_aside(supply)
        self._tiles = invariants.tiles_in_all(self.position)
        return self

    def begin_turn(self, field: int, blue: int | None) -> None:
        """The start player has chosen the field and gets no bonus for it."""
        self.state.field = field
        rounds.begin_turn(self.state)
        if blue is not None:
            self.state.blue = blue

    def _put_aside(self, supply: str) -> None:
        """Take tiles out of the game until the stacks are as small as `supply` says."""
        for part in filter(None, map(str.strip, supply.split(","))):
            number, tile = part.split()
            self._aside[tile] = self.supply(tile) - int(number)
        for tile, count in self._aside.items():
            self.state.supply[TILES.index(tile)] -= count


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
    new = GAME.new(seats=seats, board=board)
    places = {int(field): action for action, field in (p.split("@") for p in layout.split())}
    first = next(iter(places))
    data = as_data(new.view(None)) | {
        "start_player": seat - 1,
        "turn": seat - 1,
        "decider": seat - 1,
        "anchor": anchor,
        "phase": phase,
        "round": round_number,
        "asked": "field",
        "fields": _fields(places, phase),
        "board": new.board.lines(),
    }
    table = Table(GAME.set_up(data), seat)
    table.give(seat, has, yard=yard, warehouse=warehouse, delivered=delivered, supply=supply)
    if chosen:
        table.begin_turn(first, blue)
    return table


def _fields(places: dict[int, str], phase: int) -> list[dict[str, object]]:
    """The named tiles at their fields, the rest in order; of these, as many lie face down as there
    were phases before.
    """
    rest = [action for action in ACTIONS if action not in places.values()]
    others = [field for field in range(FIELDS) if field not in places]
    down = [*others, *reversed(places)][: phase - 1]
    return [
        {
            "action": places[field] if field in places else rest.pop(0),
            "face_up": field not in down,
            "anchor_tile": phase > 1 and field == down[0],
        }
        for field in range(FIELDS)
    ]


_NUMBERS = {
    "taler": "taler",
    "worker": "workers",
    "workers": "workers",
    "point": "points",
    "points": "points",
    "flipped": "pass_tiles_flipped",
}


def _give(
    data: dict[str, Any],
    player: dict[str, Any],
    has: str,
    yard: str,
    warehouse: str,
    delivered: str,
) -> None:
    """Write it into the description of the table; tiles come from the stacks."""
    for derived in ("room", "crowns", "delivered_points", "pass_penalty", "account"):
        del player[derived]
    for other in data["players"]:
        other.pop("account", None)
    for part in filter(None, map(str.strip, has.split(","))):
        number, word = part.split()
        if word == "extra":
            player["extra_action"] = {"no": False, "the": True}[number]
        else:
            player[_NUMBERS[word]] = int(number)
    player["ships"] += [
        _ship(data["supply"], text.strip()) for text in yard.split(",") if text.strip()
    ]
    for tile in _tiles(warehouse):
        data["supply"][tile] -= 1
        player["warehouse"][tile] = player["warehouse"].get(tile, 0) + 1
    for tile in _tiles(delivered):
        data["supply"][tile] -= 1
        player["delivered"][tile.partition(":")[2]] += 1


def _tiles(text: str) -> Iterator[str]:
    """`2 mast:anchor goods:fish` one by one, commas allowed."""
    count = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            count = int(word)
            continue
        yield from [word] * count
        count = 1


def _ship(supply: dict[str, int], text: str) -> dict[str, object]:
    """`bow+stern 2 mast:anchor goods:fish` as a view shows it."""
    hull, _, rest = text.partition(" ")
    parts = Counter(hull.split("+"))
    assert set(parts) <= {"stern", "middle", "bow", "one"}, text
    assert max(parts["stern"], parts["bow"], parts["one"]) <= 1, text
    laid = Counter(_tiles(rest))
    supply_taken = Counter({f"hull:{part}": count for part, count in parts.items()}) + laid
    for tile, count in supply_taken.items():
        supply[tile] -= count
    crests = {kind for sort, kind in (t.split(":") for t in laid) if sort != "goods"} - {"crown"}
    assert len(crests) <= 1, f"{text}: one crest for a ship"
    crest = crests.pop() if crests else ""
    return {
        "stern": bool(parts["stern"]),
        "middles": parts["middle"],
        "bow": bool(parts["bow"]),
        "one": bool(parts["one"]),
        "crest": crest,
        "masts": laid[f"mast:{crest}"],
        "crown_masts": laid["mast:crown"],
        "sails": laid[f"sail:{crest}"],
        "crown_sails": laid["sail:crown"],
        "goods": {t.partition(":")[2]: n for t, n in laid.items() if t.startswith("goods:")},
    }
