"""The words of Nauticus: alike in terminal and page, without holes, as each language writes."""

from __future__ import annotations

import re

import pytest

from seaboard.cli.sentences import Language
from seaboard.games.api import as_data
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.facts import TileStored
from seaboard.games.nauticus.moves import BuyTile
from seaboard.games.nauticus.numbers import NUMBERS
from seaboard.games.nauticus.terminal import PRESENTATION
from seaboard.locales import say

from .page_fixtures import FOLDER, LANGUAGES, NAMES, collect, files, text_of
from .situation import situation

FACTS, SHOWN = collect()


@pytest.mark.parametrize("file", files())
def test_the_page_is_held_to_what_the_terminal_says(file: str) -> None:
    """Vitest compares the page's sentences with these; page_fixtures.py makes them anew."""
    assert (FOLDER / file).read_text("utf-8") == text_of(files()[file])


def test_every_kind_of_fact_and_move_is_held_to_it() -> None:
    told = {type(fact) for fact in FACTS}
    chosen = {type(move) for each in SHOWN for move in each.position.legal_moves()}
    assert set(GAME.types.facts) - told == set()
    assert {kind.kind for kind in set(GAME.types.moves) - chosen} == {"lay"}  # chance lays them out


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_no_holes(language: Language) -> None:
    """Nothing missing, nothing left open, no name of the program's own."""
    for sentence in sentences(language):
        assert sentence.endswith((".", "!")), sentence
        assert not re.search(r"[{}$\n]|\w:\w|nauticus-|None|–| ;|;;|  ", sentence), sentence


def sentences(language: Language) -> list[str]:
    found = [PRESENTATION.tell(fact, NAMES, language) for fact in FACTS]
    for each in SHOWN:
        position = each.position
        view = position.view(None)
        moves = [] if position.over else position.legal_moves()
        found.append(PRESENTATION.question(view, moves, NAMES, language))
        found += PRESENTATION.summary(view, NAMES, language)
        for move in moves:
            preview = GAME.preview(position, move, position.decider)
            found.append(f"{PRESENTATION.choice(view, move, preview, NAMES, language)}.")
    return found


def asked(moves: str) -> str:
    table = situation("hull@3", "20 taler, 9 workers")
    table.play(moves)
    position = table.position
    return PRESENTATION.question(position.view(None), position.legal_moves(), NAMES, "en")


def test_the_question_says_what_is_left_when_the_action_cannot_be_used() -> None:
    """Passing, and the extra action where it is on offer."""
    assert "Deliver goods: you can only pass. You" in question("deliver@3", "no extra")
    first = "Deliver goods: not possible now; pass, or take your extra action first. You"
    assert first in question("deliver@3", "9 taler")


def question(field: str, has: str) -> str:
    position = situation(field, has).position
    return PRESENTATION.question(position.view(None), position.legal_moves(), NAMES, "en")


def test_the_price_in_a_choice_is_the_price_that_is_paid() -> None:
    """As the fact tells it afterwards, in every purchase of the positions that are kept."""
    compared = 0
    for each in SHOWN:
        position = each.position
        for move in position.legal_moves():
            if not isinstance(move, BuyTile):
                continue
            preview = GAME.preview(position, move, position.decider)
            said = PRESENTATION.choice(position.view(None), move, preview, NAMES, "en")
            price = preview.facts[0].params["price"]
            assert (f"costs {price} taler and" in said) == (price != 0), said
            compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("brings", "words"),
    [
        ({"workers": 3}, "3 workers"),
        ({"mast": 1}, "a mast of choice"),
        ({"workers": 1, "goods": 1}, "1 worker and a good of choice"),
        ({"workers": 1, "points": 1}, "1 worker and 1 point"),
        ({"taler": 4}, "4 taler"),
        ({}, "nothing"),
    ],
)
def test_a_bonus_in_words(brings: dict[str, int], words: str) -> None:
    assert say("en", "nauticus-bonus", {"brings": brings}, ()) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_the_numbers_of_the_rulebook(language: Language) -> None:
    """Where a message has such a number written out, it is that of `numbers.py`."""

    def numbers_in(message: str, **values: object) -> list[int]:
        words = say(language, f"nauticus-{message}", values, NAMES)
        return [int(number) for number in re.findall("[0-9]+", words)]

    brought, most = NUMBERS["taler_per_worker"], NUMBERS["most_crown_points"]
    assert numbers_in("does", action="withdraw") == [brought]
    assert numbers_in("does", action="crowns") == [1, most]
    for reward in ("points", "taler", "workers", "goods"):
        for message in ("reward", "reward-name"):
            assert numbers_in(message, reward=reward) == [NUMBERS["rewards"][reward]]
    tiles = len(NUMBERS["pass_tiles"])
    assert numbers_in("pass-tiles", pass_tiles_flipped=0) == [0, tiles]
    assert numbers_in("fact-pass-flipped", seat=0, flipped=1) == [1, tiles]
    assert numbers_in("extra-choose") == [NUMBERS["extra_workers"]]
    assert numbers_in("result-thirds") == [NUMBERS["taler_per_point"], 1]
    withdrawing = {"action": "withdraw", "acts": True, "blue": 8, "own": 7, "taler": 9}
    for asked in ("turn", "use"):
        for extra in (True, False):
            found = numbers_in(f"asks-{asked}", **withdrawing, extra=extra, used=False)
            assert brought in found


def test_languages_differ() -> None:
    """A bow is a Bug in German and a proue in French."""
    english, german, french = (
        PRESENTATION.tell(TileStored(0, "hull:bow"), NAMES, language) for language in LANGUAGES
    )
    assert english == "Ann stores a bow."
    assert german == "Ann legt einen Bug ins Lager."
    assert french == "Ann stocke une proue."


def test_nothing_is_bought_next_before_something_was_bought() -> None:
    """In the extra action one is first asked what to buy, and only then what next."""
    assert "choose what to buy. You have" in asked("pass, extra mast")
    assert "choose what to buy next, or finish" in asked("pass, extra mast, buy mast:star, store")


def test_a_choice_says_what_the_preview_says() -> None:
    """Price, workers, and where the tile goes."""
    table = situation("hull@3", blue=1)
    position = table.position
    view = position.view(None)
    said = {
        str(move): PRESENTATION.choice(view, move, GAME.preview(position, move, 0), NAMES, "en")
        for move in position.legal_moves()
    }
    bow = "Buy a bow; costs 3 taler and 1 blue worker; then place or store it"
    assert said["buy hull:bow"] == bow
    assert said["buy hull:one"] == "Buy a one-ship; costs 1 blue worker; goes to the warehouse"
    assert as_data(GAME.preview(position, GAME.parse("pass"), 0))["passing"]["saves"] == 3
    assert said["pass"].startswith("Pass; saves 3 points, brings a crown")
