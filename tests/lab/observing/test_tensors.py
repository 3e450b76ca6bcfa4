"""Tensors of every game: as described, within bounds, and silent about secrets."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from seaboard.games import OWN, get_game, installed_games
from seaboard.games.api import Position
from seaboard.games.nautilus.state import CARDS, NOTHING
from seaboard.games.position import RecordPosition
from seaboard.lab import pages
from seaboard.lab.observing import blocks, observation_of, observe

from ..playing import SETTINGS, random_game


def _plan(name: str) -> Any:
    return import_module(f"{get_game(name).package}.tensor").PLAN


# Games whose tensors compiled code fills, block by block.
OF_BLOCKS = [setting for setting in SETTINGS if isinstance(_plan(setting[0]), blocks.Plan)]


@pytest.mark.parametrize(("name", "mode", "seats"), SETTINGS)
def test_every_number_is_within_its_bounds(name: str, mode: str, seats: int) -> None:
    high = observation_of(get_game(name), seats).high
    for number, position in enumerate(random_game(name, mode, seats, 1, 700)):
        if number % 3 == 0:
            tensor = observe(position, number % seats)
            assert np.all(tensor >= 0)
            assert np.all(tensor <= high)


@pytest.mark.parametrize("name", installed_games())
def test_every_index_has_a_name_of_its_own(name: str) -> None:
    game = get_game(name)
    seats = max(count for mode in game.modes.values() for count in mode.seats)
    observation = observation_of(game, seats)
    assert len(observation.at) == observation.size
    assert [index.at for index in observation.indices] == list(range(observation.size))


@pytest.mark.parametrize("name", installed_games())
def test_a_smaller_table_is_the_beginning_of_a_larger_one(name: str) -> None:
    few, many = (
        [index.name for index in observation_of(get_game(name), seats).indices] for seats in (2, 4)
    )
    assert many[: len(few)] == few


@pytest.mark.parametrize(("name", "mode", "seats"), OF_BLOCKS)
def test_a_block_keeps_to_its_own_numbers(name: str, mode: str, seats: int) -> None:
    """Each rule alone, in an array of exactly its size: none reaches beyond it."""
    plan = _plan(name)
    for number, position in enumerate(random_game(name, mode, seats, 2, 300)):
        if number % 60:
            continue
        assert isinstance(position, RecordPosition)
        for block in (*plan.table, *plan.player):
            for who in range(seats):
                out = _Strict(len(block.cells))
                block.fill(position.state, 0, who, out, 0)


class _Strict(dict[int, int]):
    """Numbers by index that knows no other index, not even a negative one."""

    def __init__(self, size: int) -> None:
        super().__init__(dict.fromkeys(range(size), 0))

    def __setitem__(self, index: int, value: Any) -> None:
        assert int(index) in self, f"{index} is not in a block of {len(self)}"
        super().__setitem__(int(index), int(value))


@pytest.mark.parametrize(("name", "mode", "seats"), OF_BLOCKS)
def test_compiled_equals_interpreted(name: str, mode: str, seats: int) -> None:
    size = observation_of(get_game(name), seats).size
    for number, position in enumerate(random_game(name, mode, seats, 3, 400)):
        if number % 50 == 0:
            assert isinstance(position, RecordPosition)
            out = np.zeros(size, np.uint8)
            blocks.write(position.state, number % seats, out, blocks.NOTHING_KNOWN)
            assert out.tolist() == observe(position, number % seats).tolist()


@pytest.mark.parametrize(("name", "mode", "seats"), SETTINGS)
def test_secrets_stay_out_of_tensors(name: str, mode: str, seats: int) -> None:
    """Worlds that a seat cannot tell apart give it the same tensor, byte for byte."""
    rng, differ = Random(4), 0
    for number, position in enumerate(random_game(name, mode, seats, 5, 500)):
        if number % 7:
            continue
        for seat in range(seats):
            world = position.resample(seat, rng)
            differ += world != position
            assert observe(world, seat).tobytes() == observe(position, seat).tobytes()
    assert (differ > 0) == get_game(name).secret


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_a_secret_in_a_tensor_would_be_noticed(mode: str) -> None:
    """The test above can fail: the same tensor of another seat, which has a hand, differs."""
    seats = 2 if mode == "two" else 4
    rng, noticed = Random(4), 0
    for number, position in enumerate(random_game("nautilus", mode, seats, 5, 300)):
        if number % 7 == 0:
            world = position.resample(0, rng)
            noticed += observe(world, 1).tobytes() != observe(position, 1).tobytes()
    assert noticed > 10


@pytest.mark.parametrize(("name", "mode", "seats"), SETTINGS)
def test_a_tensor_is_scaled_to_about_one(name: str, mode: str, seats: int) -> None:
    observation = observation_of(get_game(name), seats)
    many = np.array([observe(p, 0) for p in random_game(name, mode, seats, 6, 400)])
    scaled = observation.scaled(many)
    assert scaled.dtype == np.float32
    assert scaled.shape == many.shape
    assert 0.5 < float(scaled.max()) < 25


def _named(position: Position, seat: int) -> dict[str, int]:
    names = observation_of(position.game, position.seats).at
    tensor = observe(position, seat)
    return {name: int(tensor[at]) for name, at in names.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nauticus_shows_what_the_view_shows(seats: int) -> None:
    for number, position in enumerate(random_game("nauticus", "standard", seats, 7)):
        if number % 20:
            continue
        seat = number % seats
        seen, view = _named(position, seat), _view(position, seat)
        assert seen[f"asked: {view.asked}"] == 1
        for field in view.fields:
            assert seen[f"face up: field {field.number}"] == field.face_up
            assert seen[f"blue workers: field {field.number}"] == field.blue_workers
            assert seen[f"chosen: field {field.number}"] == field.chosen
            assert seen[f"anchor tile: field {field.number}"] == field.anchor_tile
            for tile, price in field.prices.items():
                assert seen[f"price: {tile}"] == price
            if field.action:
                assert seen[f"layout: field {field.number} is {field.action}"] == 1
        for tile, count in view.supply.items():
            assert seen[f"supply: {tile}"] == count
        for place, name in enumerate(blocks.OTHERS[:seats]):
            player = view.players[(seat + place) % seats]
            assert seen[f"{name}: purse: taler"] == player.taler
            assert seen[f"{name}: purse: workers"] == player.workers
            assert seen[f"{name}: purse: points"] == player.points
            assert seen[f"{name}: purse: crowns"] == player.crowns
            assert seen[f"{name}: fleet: ships"] == len(player.ships)
            for ship in player.ships:
                assert seen[f"{name}: yard: ship {ship.number} finished"] == ship.finished
                assert seen[f"{name}: yard: ship {ship.number} middles"] == ship.middles
                for crest in ("wheel", "anchor", "whale", "star"):
                    shown = seen[f"{name}: yard: ship {ship.number} crest {crest}"]
                    assert shown == (ship.crest == crest)


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_nautilus_shows_what_the_view_shows(mode: str) -> None:
    seats = 2 if mode == "two" else 4
    opened = 0
    for number, position in enumerate(random_game("nautilus", mode, seats, 8, 900)):
        if number % 25 and not _hands_lie_open(position):
            continue
        seat = number % seats
        seen, view = _named(position, seat), _view(position, seat)
        assert seen[f"asked: {view.asked}"] == 1
        assert seen["time: cards in the deck"] == view.deck
        for place, name in enumerate(blocks.OTHERS[:seats]):
            player = view.players[(seat + place) % seats]
            hand = view.known.get(player.seat, {}) if player.hand is None else player.hand
            shown = {c: n for c in CARDS if (n := seen[f"{name}: hand: {c}"])}
            assert shown == hand
            opened += player.hand is not None and player.seat != seat
            assert seen[f"{name}: cards: in hand"] == player.cards
            assert seen[f"{name}: standing: home"] == player.home
            assert seen[f"{name}: standing: decides"] == (view.decider == player.seat)
        for sailor in view.sailors:
            _check_sailor(seen, sailor, seat, position)
    assert opened > 0 or mode == "two"


def _hands_lie_open(position: Any) -> bool:
    """By a Telescope, or to a commander."""
    return bool(position.state.table.telescopes != 0 or position.state.commander != NOTHING)


def _check_sailor(seen: dict[str, int], sailor: Any, seat: int, position: Position) -> None:
    colours = ("red", "blue", "green", "yellow")
    colour = colours.index(sailor.colour)
    relative = ("own", "left", "facing", "right")[(colour - seat) % 4]
    name = f"sailors: {relative} {sailor.name[-1]}"
    assert seen[f"{name} in the whirlpool"] == (sailor.spot == "whirlpool")
    assert seen[f"{name} in a cave"] == sailor.spot.startswith("cave")
    if sailor.spot.startswith("harbour"):
        assert seen[f"{name} harbour place"] == int(sailor.spot[-1])
    if sailor.field is not None:
        assert seen[f"{name} steps from its start"] == (sailor.field - 15 * colour) % 60
        assert seen[f"ring: field {(sailor.field - 15 * seat) % 60} {relative}"] == 1


def _view(position: Position, seat: int) -> Any:
    return position.view(seat)


@pytest.mark.parametrize("name", OWN)
def test_the_pages_list_what_the_tensors_hold(name: str) -> None:
    """If this fails: python -m seaboard.lab.pages docs/environments"""
    game = get_game(name)
    docs = Path(__file__).parents[3] / "docs" / "environments"
    written = (docs / pages.file_of(game)).read_text(encoding="utf-8")
    assert written == pages.page(game)
