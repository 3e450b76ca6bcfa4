"""Every game at the narrow waist: random and weighted play through the conformance harness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from seaboard.games import OWN, get_game, installed_games
from seaboard.games.api import (
    BadBytes,
    BadOption,
    Fact,
    InvalidMove,
    Result,
    UnknownGame,
    UnknownMode,
    UnknownSeat,
    WrongSeats,
    as_data,
)
from seaboard.games.position import RecordGame

from . import harness

SETTINGS = list(harness.all_settings())
PLAYED = [(s, name) for s in SETTINGS for name in harness.policies(s.game)]
PLAYED_IDS = [f"{setting}-{policy}" for setting, policy in PLAYED]
COMPILED = [(s, name) for s, name in PLAYED if isinstance(s.game, RecordGame)]
IDS_OF_COMPILED = [f"{setting}-{policy}" for setting, policy in COMPILED]


@pytest.mark.parametrize(("setting", "policy"), PLAYED, ids=PLAYED_IDS)
def test_a_game_keeps_to_the_waist(setting: harness.Setting, policy: str) -> None:
    """Copy, bytes, hashes of the past, legal list and mask, refusals, views, facts, the end."""
    play = harness.policies(setting.game)[policy]
    for seed in range(2):
        harness.play_and_check(setting, play, seed, every=25)


@pytest.mark.parametrize(("setting", "policy"), COMPILED, ids=IDS_OF_COMPILED)
def test_compiled_rules_equal_interpreted_ones(setting: harness.Setting, policy: str) -> None:
    """The same games byte by byte, and the same score tables."""
    play = harness.policies(setting.game)[policy]
    for seed in range(2):
        assert harness.compare_interpreted(setting, play, seed, harness.MOST_MOVES) > 50


@pytest.mark.parametrize("name", installed_games())
def test_a_game_introduces_itself(name: str) -> None:
    """Name, modes, options, seat names, and the numbers of its moves."""
    game = get_game(name)
    assert game.name == name
    assert game.title
    assert game.rules_version >= 1
    assert game.codes == len({str(game.move(code)) for code in range(game.codes)})
    for mode in game.modes.values():
        assert max(mode.seats) <= len(game.seat_names)
        assert game.resolve_mode(mode.name) == mode
    assert game.new().seats in game.resolve_mode(None).seats


@pytest.mark.parametrize("name", installed_games())
def test_a_game_refuses_what_it_does_not_have(name: str) -> None:
    """Unknown modes, seats, options, codes, texts and bytes have named errors."""
    game = get_game(name)
    with pytest.raises(UnknownMode):
        game.new(mode="no such mode")
    with pytest.raises(WrongSeats):
        game.new(seats=99)
    with pytest.raises(BadOption):
        game.new(options={"no such option": 1})
    for code in (-1, game.codes):
        with pytest.raises(InvalidMove):
            game.move(code)
    with pytest.raises(InvalidMove):
        game.parse("no such move")
    with pytest.raises(BadBytes):
        game.from_bytes(b"no position")
    with pytest.raises(UnknownSeat):
        game.new().view(99)


@pytest.mark.parametrize("name", installed_games())
def test_a_board_is_carried_by_lines(name: str) -> None:
    """A record can store the board that was played on."""
    game = get_game(name)
    board = game.load_board()
    again = game.board_from_lines(board.lines())
    assert again.digest() == board.digest()
    assert game.new(board=again) == game.new()


@pytest.mark.parametrize("name", OWN)
def test_new_states_begin_with_the_position(name: str) -> None:
    """Compiled loops get a row of states, the first of them the position's."""
    game = get_game(name)
    position = game.new()
    position.play(position.legal_moves()[0])
    states = game.new_states(position, 3)
    assert len(states) == 3
    assert not any(states[1].tobytes())
    assert states[0].tobytes() in position.to_bytes()


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    """A near miss is told what was probably meant."""
    with pytest.raises(UnknownGame, match="did you mean nauticus"):
        get_game("Nauticuss")


def test_the_winners_are_the_first_places() -> None:
    """Shared first places make several winners."""
    assert Result((1, 3, 1), (5, 4, 5)).winners == (0, 2)


@dataclass(frozen=True, slots=True)
class Bought(Fact):
    key: ClassVar[str] = "tile.bought"
    seat: int
    tile: str
    from_: tuple[int, ...] | None = None


def test_a_fact_prints_as_key_and_parameters() -> None:
    """For logs and snapshots; a parameter that is None is left out, an underscore is Python's."""
    assert str(Bought(0, "hull:bow")) == "tile.bought seat=0 tile=hull:bow"
    assert as_data(Bought(0, "hull:bow", (1, 2))) == {
        "key": "tile.bought",
        "params": {"seat": 0, "tile": "hull:bow", "from": [1, 2]},
    }
