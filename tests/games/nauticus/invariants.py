"""What holds in every position of Nauticus: no tile is lost or made, and the counts agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from seaboard.games.nauticus import NauticusPosition
from seaboard.games.nauticus.numbers import STACKS, WAREHOUSE_BOXES
from seaboard.games.nauticus.state import (
    ASK_PLACE,
    CRESTS,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    NOTHING,
    TILES,
)

Ships = npt.NDArray[Any]


def tiles_on(ships: Ships) -> list[int]:
    """How many of each of the 18 kinds lie on these ships."""
    tiles = np.zeros(len(TILES), np.int64)
    tiles[:FIRST_MAST] = [ships[part].sum() for part in ("stern", "middles", "bow", "one")]
    for crest in range(1, len(CRESTS) + 1):
        tiles[FIRST_MAST + crest - 1] = ships["masts"][ships["crest"] == crest].sum()
        tiles[FIRST_SAIL + crest - 1] = ships["sails"][ships["crest"] == crest].sum()
    tiles[CROWN_MAST] = ships["crown_masts"].sum()
    tiles[CROWN_SAIL] = ships["crown_sails"].sum()
    tiles[FIRST_GOOD:] = ships["goods"].sum(axis=0)
    return [int(count) for count in tiles]


def tiles_in_all(position: NauticusPosition) -> list[int]:
    """Tiles of each kind: in supply, in warehouses, in yards, delivered, and in hand."""
    state: Any = position.state
    count = state.supply.astype(np.int64)
    count += state.players["warehouse"].sum(axis=0)
    count[FIRST_GOOD:] += state.players["delivered"].sum(axis=0)
    count += tiles_on(state.ships)
    if state.tile != NOTHING:
        count[state.tile] += 1
    return [int(number) for number in count]


def check(position: NauticusPosition, tiles: Sequence[int] = STACKS) -> None:
    """Conservation, and agreement of everything that the state keeps twice."""
    state = position.state
    assert tiles_in_all(position) == list(tiles), "a tile was lost or made"
    assert min(state.supply) >= 0
    assert (state.tile != NOTHING) == (state.asked == ASK_PLACE), "a tile is in hand for placing"
    _check_players(position)
    _check_ships(position)


def _check_players(position: NauticusPosition) -> None:
    players: Any = position.state.players
    stored = players["warehouse"]
    boxes = stored.sum(axis=1) + stored[:, FIRST_MAST:FIRST_SAIL].sum(axis=1)
    room = np.where(np.arange(len(players)) < position.seats, WAREHOUSE_BOXES, 0) - boxes
    assert players["room"].tolist() == room.tolist(), "free boxes and stored tiles disagree"
    assert room.min() >= 0
    assert stored.min() >= 0
    assert min(players["taler"].min(), players["workers"].min()) >= 0
    assert set(players["flipped"].tolist()) <= {0, 1, 2, 3}
    assert set(players["extra"].tolist()) <= {0, 1}


def _check_ships(position: NauticusPosition) -> None:
    state: Any = position.state
    begun = 0
    for player in state.players[: position.seats]:
        assert player.first_ship == begun, "one yard follows the other"
        begun += player.fleet
    assert not state.ships[begun:].tobytes().strip(b"\0"), "no ship without a hull"
    ships = state.ships[:begun]
    for player in state.players[: position.seats]:
        yard = ships[player.first_ship :][: player.fleet]
        stored = player.warehouse[CROWN_MAST] + player.warehouse[CROWN_SAIL]
        laid = yard["crown_masts"].sum() + yard["crown_sails"].sum()
        assert player.crown_tiles == stored + laid, "crowns and their tiles disagree"
    length = ships["stern"] + ships["middles"] + ships["bow"] + ships["one"]
    masts = ships["masts"] + ships["crown_masts"]
    sails = ships["sails"] + ships["crown_sails"]
    assert (length >= 1).all(), "a ship begins with a hull tile"
    for part, most in (("stern", 1), ("bow", 1), ("one", 1), ("middles", 2)):
        assert (ships[part] <= most).all()
    assert ((ships["one"] == 0) | (length == 1)).all(), "a one-ship is a whole hull"
    closed = (ships["one"] == 1) | (ships["stern"] + ships["bow"] == 2)
    assert (ships["finished"] == (closed & (masts == length) & (sails == length))).all()
    assert (sails <= masts).all()
    assert (masts <= length).all()
    assert (ships["goods"].sum(axis=1) <= length).all()
    regular = ships["masts"] + ships["sails"]
    assert ((ships["crest"] == 0) == (regular == 0)).all(), "the crest is that of the rigging"
