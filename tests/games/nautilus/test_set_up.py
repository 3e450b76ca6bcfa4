"""A position from a description: the same again, or a sentence that says what does not fit."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from seaboard.games.api import CHANCE, BadBoard, BadPosition, as_data, draw
from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.board import NautilusBoard
from seaboard.games.nautilus.described import describe
from seaboard.games.nautilus.state import ASK_DEAL, ASK_TURN, QUESTIONS

from .conformance import homeward
from .situation import table

BOARD = NautilusBoard("odd", 31, (30, 0, 1, 2), (29, 28, 3, 4))


def positions(mode: str, seed: int, steps: int) -> list[NautilusPosition]:
    """Every position of a game that is half random, half played homeward."""
    rng = Random(seed)
    position = GAME.new(mode=mode, board=BOARD if seed % 2 else None)
    found = [position.copy()]
    for _ in range(steps):
        if position.over:
            break
        if position.decider == CHANCE:
            position.play(draw(position, rng))
        elif rng.random() < 0.5:
            position.play(homeward(position, rng))
        else:
            position.play(rng.choice(position.legal_moves()))
        found.append(position.copy())
    return found


def through_json(data: dict[str, Any]) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(json.dumps(data))
    return result


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_described_position_is_set_up_byte_by_byte(mode: str) -> None:
    asked = set()
    for seed in range(5):
        rare = [p for p in positions(mode, seed, 400) if p.state.asked not in (ASK_DEAL, ASK_TURN)]
        for position in [*rare[::2], *positions(mode, seed, 400)[::13]]:
            assert GAME.set_up(through_json(describe(position))) == position
            asked.add(QUESTIONS[position.state.asked])
    assert asked >= {"deal", "turn", "skipped", "use", "five", "die"}
    assert asked >= ({"redraw", "start", "question"} if mode == "two" else {"swap", "reply"})


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_won_game_can_be_set_up(mode: str) -> None:
    position, rng = GAME.new(mode=mode), Random(2)
    while not position.over:
        position.play(homeward(position, rng))
    assert GAME.set_up(describe(position)) == position


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_view_with_every_hand_gives_equal_moves_and_an_equal_view(mode: str) -> None:
    compared = 0
    for position in positions(mode, 4, 400)[::4]:
        viewer = position.decider if position.decider >= 0 else None
        shown = as_data(position.view(viewer))
        for player, full in zip(shown["players"], describe(position)["players"], strict=True):
            player["hand"] = full["hand"]
        if shown["asked"] == "swap" or (shown["asked"] == "reply" and not shown["chosen"]):
            continue  # cards lie ready that this seat may not know
        again = GAME.set_up(through_json(shown))
        assert again.legal_moves() == position.legal_moves()
        assert again.view(viewer) == position.view(viewer)
        compared += 1
    assert compared > 50


def test_little_needs_to_be_said() -> None:
    hands = [{"hand": {"6": 1}}, {"hand": {"2": 1}}, {"hand": {"2": 1}}, {"hand": {"2": 1}}]
    position = GAME.set_up({"players": hands, "sailors": [{"name": "red-1", "spot": "14"}]})
    assert list(map(str, position.legal_moves())) == ["6 red-1"]


def test_hands_that_a_storm_has_passed_on_fit_what_was_announced_of_them_before() -> None:
    """Nobody need say whose they were, if only what lies open and what lies ready is described."""
    passed = 0
    for seed in range(6):
        for position in positions("classic", seed, 500):
            data = through_json(describe(position))
            if data["secrets"]["dealt_to"] == [0, 1, 2, 3]:
                continue
            data["secrets"] = {"offered": data["secrets"]["offered"]}
            assert GAME.set_up(data).legal_moves() == position.legal_moves()
            passed += 1
    assert passed > 20


def test_worlds_can_be_drawn_from_a_position_with_announcements() -> None:
    players = [
        {"hand": {"12": 1, "6": 1}, "announced": "without"},
        {"hand": {"2": 2}, "announced": "with"},
        {"hand": {"3": 2}, "announced": "with"},
        {"hand": {"2": 2}, "announced": "without"},
    ]
    position, rng = GAME.set_up({"players": players, "pile": {"12": 1}}), Random(1)
    for seat in (None, *range(4)):
        for _ in range(20):
            world = position.resample(seat, rng)
            assert as_data(world.view(seat)) == as_data(position.view(seat))


def _hand(seat: int, **cards: int) -> Callable[[dict[str, Any]], None]:
    def damage(data: dict[str, Any]) -> None:
        data["players"][seat]["hand"] = {name.lstrip("_"): n for name, n in cards.items()}

    return damage


def _put(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def damage(data: dict[str, Any]) -> None:
        data[key] = value

    return damage


def _sailor(number: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def damage(data: dict[str, Any]) -> None:
        data["sailors"][number].update(fields)

    return damage


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (_hand(0, _12=12), "from 0 to 11"),
        (_hand(0, _11=1), "expected one of"),
        (_hand(0, _3=4, _6=3), "are dealt to each"),
        (_hand(0), "the hand is empty"),
        (lambda data: data["players"][1].update(hand=None), "nothing may be hidden"),
        (lambda data: data["players"].pop(), "a list of 4"),
        (lambda data: data["players"][1].update(cards=4), "cards 4 does not fit"),
        (_put("pile", {"moby": 3, "storm": 1, "telescope": 2}), "from 0 to 1"),
        (_put("deck", 3), "deck: 3 does not fit"),
        (_put("mode", "solo"), "no mode"),
        (_put("mode", ["classic"]), "expected a name"),
        (_put("options", {"redraws": 1000}), "from 0 to 127"),
        (_put("turn", 4), "from 0 to 3"),
        (_put("asked", "tea"), "expected one of"),
        (_put("asked", "redraw"), "only two players"),
        (_put("asked", "swap"), "not all hands are full|laid ready"),
        (_put("asked", "die"), "the round is not over"),
        (_put("asked", "nothing"), "nobody has won"),
        (_put("asked", "use"), "no last card"),
        (_put("asked", "five"), "no sailor had a part"),
        (_put("asked", "reply"), "laid ready"),
        (_put("commander", 0), "nobody commands the own turn"),
        (_put("five_left", 2), "five_left"),
        (_put("questions", ["6"]), "questions"),
        (_put("questions", [""]), "expected one of"),
        (_put("wanted", "6"), "wanted"),
        (_put("moby_dick", 60), "from 0 to 59"),
        (_put("moby_dick", 14), "red-1 stands on his field"),
        (_put("moby_dick", None), "he has entered"),
        (_put("undo", {"red-1": "20"}), "two sailors would be put back"),
        (_put("board", {"ring": 10}), "ring.fields"),
        (_put("decider", 2), "decider: 2 does not fit"),
        (_put("holder", 2), "holder"),
        (_put("whale", 2), "unknown key"),
        (_put("secrets", {"dealt_to": [0, 0, 1, 2]}), "every seat once"),
        (_put("secrets", {"offered": ["12", "", "", ""]}), "12 is laid ready, but not in the hand"),
        (_put("secrets", {"whale": 2}), "unknown key"),
        (_sailor(0, spot="20"), "stand on one spot"),
        (_sailor(0, spot="60"), "no spot"),
        (_sailor(0, spot="harbour-5"), "no spot"),
        (_sailor(0, moved=False), "not on its start"),
        (_sailor(0, name="red-5"), "expected one of"),
        (_sailor(0, name="red-2"), "described twice"),
        (_sailor(0, to_harbour=3), "to_harbour 3 does not fit"),
        (_sailor(0, hat="blue"), "unknown key"),
    ],
)
def test_a_description_that_contradicts_itself_is_refused(
    damage: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    t = table(hands={"north": "6 2"}, red="1@14 2@30", blue="1@20", moby=40)
    data = as_data(t.position.view(None))
    for player, full in zip(data["players"], describe(t.position)["players"], strict=True):
        player["hand"] = full["hand"]
    assert GAME.set_up(copy.deepcopy(data)) == t.position
    damage(data)
    with pytest.raises(BadPosition, match=sentence):
        GAME.set_up(data)


@pytest.mark.parametrize(
    "board",
    [
        NautilusBoard("short", 10, (0, 2, 4, 6), (1, 3, 5, 7)),
        NautilusBoard("outside", 60, (0, 15, 30, 60), (8, 23, 38, 53)),
        NautilusBoard("twice", 60, (0, 0, 30, 45), (8, 23, 38, 53)),
        NautilusBoard("three", 60, (0, 15, 30), (8, 23, 38, 53)),
        NautilusBoard("mouth on a start", 60, (0, 15, 30, 45), (0, 23, 38, 53)),
    ],
)
def test_a_new_game_refuses_a_board_made_by_hand_that_cannot_be(board: NautilusBoard) -> None:
    with pytest.raises(BadBoard):
        GAME.new(board=board)
