"""The numbers of the rulebook as the page reads them."""

from __future__ import annotations

import json

from seaboard.games.nautilus import GAME
from seaboard.games.nautilus.numbers import DECK_SIZE


def test_the_numbers_are_plain_data() -> None:
    assert json.loads(json.dumps(GAME.numbers)) == GAME.numbers


def test_the_numbers_name_every_card_of_the_deck() -> None:
    copies = GAME.numbers["cards_in_deck"]
    assert (copies["1"], copies["7"], copies["nautilus"], copies["storm"]) == (11, 8, 4, 1)
    assert sum(copies.values()) == DECK_SIZE == 104


def test_a_4_has_steps_backward() -> None:
    steps = GAME.numbers["steps_of_card"]
    assert (steps["4"], steps["5"], steps["12"]) == (-4, 5, 12)


def test_the_numbers_are_those_of_a_new_game() -> None:
    for mode in GAME.modes:
        view = GAME.new(mode=mode).view(None)
        assert view.seats == GAME.numbers["seats_of_mode"][mode]
        assert len(view.sailors) == 4 * GAME.numbers["sailors_per_colour_of_mode"][mode]
        assert view.board.harbour_places == GAME.numbers["harbour_places"]
        two = mode == "two"
        assert view.hand_size == GAME.numbers[f"hand_size{'_of_two_players' if two else ''}"]
