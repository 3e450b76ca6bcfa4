"""Positions set up by hand: where one begins, round trips, and what is said of contradictions."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from seaboard import editor
from seaboard.games import folder_of_game, get_game
from seaboard.games.api import BadPosition
from seaboard.locales import LANGUAGES, say
from seaboard.puzzles import puzzles_of

STARTS = [
    ("nauticus", "standard", 2),
    ("nauticus", "standard", 3),
    ("nauticus", "standard", 4),
    ("nautilus", "classic", 4),
    ("nautilus", "quick", 4),
    ("nautilus", "two", 2),
]
every_start = pytest.mark.parametrize(("game", "mode", "seats"), STARTS)


def begun(game: str, mode: str, seats: int, *, middle: bool = False, seed: int = 0) -> Any:
    return editor.begin(game, mode, seats, Random(seed), middle=middle)


@every_start
@pytest.mark.parametrize("middle", [False, True])
def test_what_the_form_says_is_a_position(game: str, mode: str, seats: int, middle: bool) -> None:
    for seed in range(5):
        given = begun(game, mode, seats, middle=middle, seed=seed)
        position = editor.position_of(game, json.loads(json.dumps(given["position"])))
        assert (position.mode.name, position.seats) == (mode, seats)
        checked = editor.check(game, given["position"])
        assert checked["problem"] is None
        assert checked["shown"] is not None
        legal = [each["text"] for each in checked["shown"]["legal"]]
        assert legal == [str(move) for move in position.legal_moves()]


@pytest.mark.parametrize("game", ["nauticus", "nautilus"])
def test_the_whole_of_a_position_is_that_position_again(game: str) -> None:
    for puzzle in puzzles_of(game)[:20]:
        position = puzzle.position()
        whole = json.loads(json.dumps(editor.shown_out(position)["whole"]))
        assert editor.position_of(game, whole) == position


def test_every_field_of_a_form_is_in_the_position() -> None:
    for game, mode, seats in STARTS:
        given = begun(game, mode, seats, middle=True)
        assert {field["name"] for field in given["form"]} <= set(given["position"])


def test_the_supply_is_what_lies_nowhere_else() -> None:
    given = begun("nauticus", "standard", 2)["position"]
    given["players"][0]["warehouse"] = {"goods:fish": 3}
    shown = editor.check("nauticus", given)["shown"]
    assert shown is not None
    assert shown["view"]["supply"]["goods:fish"] == 12 - 3


def test_more_tiles_than_there_are_is_a_contradiction() -> None:
    given = begun("nauticus", "standard", 2)["position"]
    given["players"][0]["delivered"]["fish"] = 12
    given["players"][1]["delivered"]["fish"] = 1
    problem = editor.check("nauticus", given)["problem"]
    assert problem is not None
    assert "13 in all, but the game has 12" in problem["message"]


def test_a_contradiction_says_where() -> None:
    given = begun("nauticus", "standard", 2)["position"]
    given["players"][1]["taler"] = -1
    problem = editor.check("nauticus", given)["problem"]
    assert problem is not None
    assert problem["path"] == "players[1].taler"
    assert problem["message"].startswith("expected 0 to")


def test_two_sailors_on_one_spot_are_refused() -> None:
    given = begun("nautilus", "classic", 4)["position"]
    for sailor in given["sailors"][:2]:
        sailor["spot"] = "20"
    problem = editor.check("nautilus", given)["problem"]
    assert problem is not None
    assert "stand on one spot" in problem["message"]


def test_nothing_is_hidden() -> None:
    given = begun("nautilus", "classic", 4, middle=True)["position"]
    shown = editor.check("nautilus", given)["shown"]
    assert shown is not None
    assert [player["hand"] for player in shown["view"]["players"]] == [
        player["hand"] for player in given["players"]
    ]


@every_start
def test_playing_on_leads_from_whole_to_whole(game: str, mode: str, seats: int) -> None:
    rng = Random(1)
    shown = editor.check(game, begun(game, mode, seats, middle=True)["position"])["shown"]
    for _ in range(30):
        assert shown is not None
        if shown["over"]:
            return
        move = rng.choice(shown["legal"])["text"]
        played = editor.play(editor.position_of(game, shown["whole"]), move, rng)
        shown = json.loads(json.dumps(played["shown"]))


@pytest.mark.parametrize(
    "wrong", [10**6, 1.5, "x" * 101, [[[[[[[[[[1]]]]]]]]]]], ids=["large", "part", "long", "deep"]
)
def test_what_no_position_holds_is_refused_before_a_game_reads_it(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        editor.position_of("nauticus", {"seats": 2, "round": wrong})


def test_a_game_without_a_form_says_so() -> None:
    assert get_game("kuhn").part("editing") is None
    with pytest.raises(editor.NotEditable):
        editor.begin("kuhn", None, None, Random(0))


def contradictions_in(game: str) -> set[str]:
    """The keys of all reasons by which a description is refused."""
    folder = folder_of_game(game)
    sources = (folder / name for name in ("described.py", "editing.py", "game.py"))
    text = "".join(path.read_text("utf-8") for path in sources)
    return set(re.findall(r'\bReason\(\s*"([a-z-]+)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nauticus", "nautilus"])
def test_every_contradiction_has_words_and_no_others_are_said(game: str, language: str) -> None:
    text = (folder_of_game(game) / "words" / language / "editing.ftl").read_text("utf-8")
    said = set(re.findall(rf"^{game}-position-([a-z-]+) =", text, re.MULTILINE))
    assert said == contradictions_in(game)
    assert len(said) > 20


def entered(field: Any, value: Any, rng: Random) -> Any:
    """Something that the form lets a person enter instead of the value."""
    match field["kind"]:
        case "number":
            return rng.randint(field["least"], field["most"])
        case "flag":
            return not value
        case "choice":
            return rng.choice(field["names"])
        case "seat":
            return rng.choice([0, 1, None] if field["optional"] else [0, 1])
        case "chosen":
            wanted = rng.sample(field["names"], rng.randint(0, 2))
            return [name for name in field["names"] if name in wanted]
        case "counts":
            return {**value, rng.choice(field["names"]): rng.randint(0, field["most"])}
        case "table":
            return None if value is not None else field["fresh"]
        case "rows" if value and rng.random() < 0.9:
            rows = json.loads(json.dumps(value))
            row, inner = rng.choice(rows), rng.choice(field["fields"])
            row[inner["name"]] = entered(inner, row[inner["name"]], rng)
            return rows
        case "rows" if field["fresh"] is not None:
            return [*value, field["fresh"]]
        case _:
            return value


@every_start
def test_whatever_the_form_lets_one_enter_is_taken_or_refused_in_words(
    game: str, mode: str, seats: int
) -> None:
    """No English text of the rules' own reaches a reader of another language."""
    rng, found = Random(20), set()
    for seed in range(30):
        given = begun(game, mode, seats, middle=seed % 2 == 0, seed=seed)
        for _ in range(20):
            field = rng.choice(given["form"])
            changed = dict(given["position"])
            changed[field["name"]] = entered(field, changed[field["name"]], rng)
            problem = editor.check(game, changed)["problem"]
            if problem is None:
                continue
            assert problem["reason"] is not None, problem
            found.add(problem["reason"]["key"])
            for language in LANGUAGES:
                message = f"{game}-position-{problem['reason']['key']}"
                words = say(language, message, problem["reason"]["params"], ["A", "B", "C", "D"])
                assert "{" not in words, words
    assert len(found) > 5
