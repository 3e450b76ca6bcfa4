"""A position can be set up from the data of a view, and only a sound one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from seaboard.games.api import BadBoard, BadPosition, as_data
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.board import board_from_lines, standard_board
from seaboard.games.nauticus.state import QUESTIONS

from . import invariants
from .policies import company, shipwrights
from .situation import situation

FULL = "6 goods:coffee 6 goods:fish"


def positions(seats: int, seed: int) -> Iterator[NauticusPosition]:
    """Every position of a game, the last one included."""
    rng = Random(seed)
    position = GAME.new(seats=seats)
    choose = shipwrights if seed % 2 else company
    while not position.over:
        yield position
        position.play(choose(position, rng))
    yield position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_sets_up_its_own_position(seats: int) -> None:
    """Byte by byte, at every question of the game, for the view of any seat and through JSON."""
    asked: Counter[str] = Counter()
    for seed in range(6):
        for number, position in enumerate(positions(seats, seed)):
            view = position.view(None if number % 2 else number % seats)
            asked[view.asked] += 1
            if asked[view.asked] > 60:
                continue
            again = GAME.set_up(json.loads(json.dumps(as_data(view))))
            assert again == position
            assert again.to_bytes() == position.to_bytes()
            invariants.check(again)
    assert set(asked) == set(QUESTIONS)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    """Room, crowns, account, prices and the shape of ships are known from the tiles."""
    position = situation("sail@0", "9 taler", yard="bow+stern 2 mast:star", seats=3).position
    data = as_data(position.view(None))
    for name in ("decider", "phases", "seat"):
        del data[name]
    for field in data["fields"]:
        for name in ("number", "blue_workers", "bonus", "brings", "prices"):
            del field[name]
    for player in data["players"]:
        for name in ("seat", "room", "crowns", "delivered_points", "account"):
            del player[name]
        for ship in player["ships"]:
            for name in ("number", "sections", "closed", "finished", "points"):
                del ship[name]
    assert GAME.set_up(data) == position


def test_another_board_is_given_by_its_lines() -> None:
    """As in a record; without them its prices contradict the standard board."""
    lines = standard_board().lines() | {"name": "mine", "wheel": "0 3 3 2 1 2 3 2"}
    position = GAME.new(seats=2, board=board_from_lines(lines))
    data = as_data(position.view(None))
    assert GAME.set_up(data | {"board": lines}) == position
    with pytest.raises(BadPosition, match=r"fields\[1\].blue_workers"):
        GAME.set_up(data)
    with pytest.raises(BadBoard, match="wheel"):
        GAME.set_up(data | {"board": lines | {"wheel": "9"}})


# Where it is damaged, how, and what is said.
Damage = Callable[[dict[str, Any]], object]
TURN = "hull@3"
DAMAGED: list[tuple[str, Damage, str]] = [
    (TURN, lambda data: data.pop("supply"), "supply: missing"),
    (TURN, lambda data: data.update(seats=5), "seats: expected 2 to 4"),
    (TURN, lambda data: data.update(rounds=5), "rounds: expected 4"),
    (TURN, lambda data: data.update(round=5), "round: expected 1 to 4"),
    (TURN, lambda data: data.update(phase=2), "0 tiles lie face down, in phase 2 1 do"),
    (TURN, lambda data: data.update(asked="supper"), "asked: expected one of"),
    (TURN, lambda data: data.update(asked="field"), "in_hand: .* no action"),
    (TURN, lambda data: data.update(in_hand=None), "in_hand: .* an action"),
    (TURN, lambda data: data.update(asked="use"), "used: the phase's action begins with a use"),
    (TURN, lambda data: data.update(decider=1), "decider: 1, but it follows .* 0"),
    (TURN, lambda data: data.update(weather="fair"), "weather: a view of Nauticus has no such"),
    (TURN, lambda data: data.update(players=data["players"][:1]), "players: expected a list of 2"),
    (TURN, lambda data: data["supply"].update({"hull:bow": 17}), "hull:bow: 17 in all, .* 18"),
    (TURN, lambda data: data["supply"].update({"hull:bowl": 1}), "no such thing"),
    (TURN, lambda data: data["fields"][0].update(action="hull"), "lies at two of them"),
    (TURN, lambda data: data["fields"][0].update(action=""), "no action tile lies there"),
    (TURN, lambda data: data["fields"][0].update(chosen=True), "two chosen fields"),
    (TURN, lambda data: data["fields"][0].update(anchor_tile=True), "the anchor tile"),
    (TURN, lambda data: data["fields"][3].update(chosen=False), "whether one is chosen"),
    (TURN, lambda data: data["fields"][1].update(bonus="points:9"), r"fields\[1\].bonus"),
    (TURN, lambda data: data["players"][0].update(taler=-1), r"players\[0\].taler: expected 0"),
    (TURN, lambda data: data["players"][0].update(taler=True), r"players\[0\].taler: expected 0"),
    (TURN, lambda data: data["players"][0].update(room=11), r"players\[0\].room: 11, but"),
    (TURN, lambda data: data["players"][0].update(crowns=3), r"players\[0\].crowns: 3, but"),
    (
        TURN,
        lambda data: data["players"][0].update(warehouse={"mast:star": 7}),
        "more than its 12 boxes",
    ),
    (TURN, lambda data: data["in_hand"].update(extra=True), "extra: it does not run"),
    (TURN, lambda data: data["in_hand"].update(phase_done=True), "phase_done: true at"),
    (TURN, lambda data: data["in_hand"].update(action="mast"), "action: it is that of the chosen"),
    (TURN, lambda data: data["in_hand"].update(blue_workers=1), "blue_workers: the wheel has 2"),
    (TURN, lambda data: data["in_hand"].update(bought=["hull:bow"]), "bought: something"),
    (TURN, lambda data: data["in_hand"].update(bought=["mast:star"]), "tiles that hull sells"),
    (TURN, lambda data: data["in_hand"].update(points_scored=3), "points_scored: only by"),
    (TURN, lambda data: data["in_hand"].update(gift_due=True), "gift_due: only between"),
    (TURN, lambda data: data["in_hand"].update(rewards_due=2), "rewards_due: for a ship"),
    (TURN, lambda data: data["in_hand"].update(first_good="goods:fish"), "first_good: it is"),
    (TURN, lambda data: data["in_hand"].update(prices={"hull:bow": 2}), "prices.hull:bow: 2, but"),
]


@pytest.mark.parametrize(
    ("layout", "damage", "reason"), DAMAGED, ids=[reason for _, _, reason in DAMAGED]
)
def test_a_contradiction_is_named(layout: str, damage: Damage, reason: str) -> None:
    """No position is set up, and the message says what does not fit."""
    data = as_data(situation(layout).position.view(None))
    GAME.set_up(data)
    damage(data)
    with pytest.raises(BadPosition, match=reason):
        GAME.set_up(data)


SHIPS: list[tuple[dict[str, Any], str]] = [
    ({"bow": False}, "a ship begins with a hull tile"),
    ({"one": True}, "no ship takes its hull:one"),
    ({"masts": 2}, "no ship takes its mast:star"),
    ({"sails": 2}, "no ship takes its sail:star"),
    ({"crest": ""}, "crest: a ship has one"),
    ({"goods": {"fish": 2}}, "no ship takes its goods:fish"),
    ({"middles": 3}, "middles: expected 0 to 2"),
    ({"finished": True}, "finished: True, but it follows"),
    ({"number": 2}, "number: expected 1"),
]


@pytest.mark.parametrize(("change", "reason"), SHIPS, ids=[reason for _, reason in SHIPS])
def test_a_ship_of_no_legal_shape_is_refused(change: dict[str, Any], reason: str) -> None:
    """Ships are laid tile by tile, as the rules allow it."""
    table = situation("hull@3", yard="bow mast:star sail:star goods:fish")
    data = as_data(table.position.view(None))
    data["players"][0]["ships"][0].update(change)
    with pytest.raises(BadPosition, match=reason):
        GAME.set_up(data)


def test_a_question_that_nothing_answers_is_refused() -> None:
    """A tile in hand that no ship takes and no box holds was never bought."""
    table = situation("sail@0", "9 taler", yard="bow mast:star", warehouse=FULL)
    table.play("buy sail:star")
    data = as_data(table.position.view(None))
    data["players"][0]["ships"] = []
    data["supply"]["hull:bow"] += 1
    data["supply"]["mast:star"] += 1
    del data["players"][0]["account"]
    with pytest.raises(BadPosition, match="no move would answer"):
        GAME.set_up(data)


@pytest.mark.parametrize("seed", range(3))
def test_random_damage_is_refused_or_harmless(seed: int) -> None:
    """Whatever one number is changed to: a named error, or a position that keeps the rules."""
    rng = Random(seed)
    for position in positions(2, seed):
        if rng.random() < 0.8:
            continue
        data = as_data(position.view(None))
        _damage(data, rng)
        try:
            again = GAME.set_up(data)
        except BadPosition:
            continue
        invariants.check(again)
        assert again.over or again.legal_moves()


def _damage(data: Any, rng: Random) -> None:
    """Change one number, word or truth, anywhere."""
    while True:
        key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
        value = data[key]
        if isinstance(value, dict | list) and value:
            data = value
        elif isinstance(value, bool):
            data[key] = not value
            return
        elif isinstance(value, int):
            data[key] = rng.choice([value + 1, value - 1, -1, 99, 10**12])
            return
        else:
            data[key] = rng.choice(["", "hull:bow", "goods", None, 3, []])
            return
