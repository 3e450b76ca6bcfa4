"""Positions: mask and list, equality, copies, bytes, digest; and games that cannot be had."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.api import (
    CHANCE,
    BadBytes,
    BadOption,
    UnknownGame,
    UnknownMode,
    WrongSeats,
)
from seaboard.games.nauticus import GAME

from .situation import situation


def test_the_mask_is_the_list() -> None:
    """Ones at the legal codes, zeros elsewhere."""
    position = situation("hull@3").position
    mask = position.mask()
    assert mask.shape == (217,)
    assert np.flatnonzero(mask).tolist() == position.legal_codes().tolist()
    assert [str(GAME.move(code)) for code in np.flatnonzero(mask).tolist()] == [
        str(move) for move in position.legal_moves()
    ]


def test_the_mask_is_empty_where_chance_decides() -> None:
    """A player has nothing to choose there; chance's outcomes are in the list."""
    position = GAME.new(seats=2)
    assert position.decider == CHANCE
    assert not position.mask().any()
    assert len(position.legal_codes()) == 8


def test_a_list_of_legal_codes_is_the_callers_own() -> None:
    """What a caller does with it, or plays later, changes nothing."""
    position = situation("hull@3").position
    codes = position.legal_codes()
    kept = codes.copy()
    codes[:] = 0
    assert position.legal_codes().tolist() == kept.tolist()
    held = position.legal_codes()
    position.play("pass")
    assert held.tolist() == kept.tolist()


def test_a_copy_is_equal_and_independent() -> None:
    """Playing on the copy leaves the original as it was."""
    position = situation("hull@3").position
    digest = position.digest()
    other = position.copy()
    assert other == position
    assert hash(other) == hash(position)
    other.play("pass")
    assert other != position
    assert position.digest() == digest
    assert other.digest() != digest


def test_equal_positions_are_equal_by_whatever_way() -> None:
    """Text, value and code play the same move."""
    ways = [situation("hull@3").position for _ in range(3)]
    move = GAME.parse("pass")
    ways[0].play("pass")
    ways[1].play(move)
    ways[2].play(move.code)
    assert len(set(ways)) == 1
    assert len({position.digest() for position in ways}) == 1
    assert ways[0] != "pass"


def test_a_code_may_be_a_numpy_number() -> None:
    """Bots play what they find in arrays."""
    position = situation("hull@3").position
    code: Any = position.legal_codes()[0]
    assert not isinstance(code, int)
    position.play(code)


def test_a_position_survives_as_bytes() -> None:
    """Bytes and back give an equal position that plays on the same."""
    position = situation("hull@3", yard="bow mast:star", warehouse="sail:crown").position
    again = GAME.from_bytes(position.to_bytes())
    assert again == position
    again.play("buy hull:bow")
    position.play("buy hull:bow")
    assert again == position


def test_damaged_bytes_are_noticed() -> None:
    """Each single flipped bit is noticed."""
    data = GAME.new(seats=3).to_bytes()
    for at in range(0, len(data), 7):
        damaged = bytearray(data)
        damaged[at] ^= 0x10
        with pytest.raises(BadBytes):
            GAME.from_bytes(bytes(damaged))


@pytest.mark.parametrize("size", [0, 1, 3, 11, 12, 100, -1])
def test_truncated_bytes_are_noticed(size: int) -> None:
    """So is every length but the right one."""
    data = GAME.new(seats=3).to_bytes()
    with pytest.raises(BadBytes):
        GAME.from_bytes(data[:size])
    with pytest.raises(BadBytes):
        GAME.from_bytes(data + b"\0")


def test_foreign_bytes_are_noticed() -> None:
    """Bytes of something else are called that."""
    with pytest.raises(BadBytes, match="not a stored position of Nauticus"):
        GAME.from_bytes(b"PNG1" + GAME.new().to_bytes()[4:])


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_wrong_seats(seats: int) -> None:
    """Two, three or four play."""
    with pytest.raises(WrongSeats, match=f"2 or 3 or 4, not by {seats}"):
        GAME.new(seats=seats)


def test_unknown_games_modes_and_options() -> None:
    """Each has an error of its own that says what there is."""
    with pytest.raises(UnknownGame, match="did you mean nauticus"):
        get_game("nauticos")
    with pytest.raises(UnknownGame, match="there is nauticus"):
        get_game("chess")
    with pytest.raises(UnknownMode, match="it has standard"):
        GAME.new(mode="blitz")
    with pytest.raises(BadOption, match="no option 'fast'"):
        GAME.new(options={"fast": 1})


def test_a_position_says_what_it_is() -> None:
    """For debugging: game, mode, seats and the beginning of the digest."""
    position = GAME.new(seats=3)
    assert repr(position) == f"<Nauticus, standard, 3 seats, {position.digest()[:8]}>"


def test_the_digest_is_the_same_on_every_machine() -> None:
    """A digest stored elsewhere can be compared; it changes only with the state's layout."""
    assert [GAME.new(seats=seats).digest() for seats in (2, 3, 4)] == [
        "11f89ecc5f8f4030d5871b656b96caec",
        "ea0329a06e7076cf19de919b231c0302",
        "23be2a2b3166fc4f8885bd2e4e8f0a6f",
    ]


def test_the_state_is_small() -> None:
    """A position takes less than 4 KiB."""
    assert GAME.engine.state_size < 4096


def test_equal_tables_are_equal_whoever_began_a_ship_first() -> None:
    """The order in which different players began their ships leaves no trace."""
    one, other = situation(), situation()
    one.give(1, yard="bow")
    one.give(2, yard="one, stern")
    other.give(2, yard="one, stern")
    other.give(1, yard="bow")
    assert one.position == other.position
    assert one.position.digest() == other.position.digest()
