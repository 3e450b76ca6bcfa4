"""The coach of every installed game: read, in words, and each of its moments comes in a game."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase
from typing import Any

import pytest

from seaboard.games import OWN, folder_of_game, get_game, installed_games
from seaboard.games.api import Game, Move, as_data
from seaboard.lessons import (
    BadLesson,
    Moment,
    first_mode,
    moments_of,
    read_first_mode,
    read_moments,
)
from seaboard.locales import LANGUAGES, say

from .test_lessons import lit


def test_every_game_has_a_coach() -> None:
    """The third game too, with no code of its own."""
    assert all(moments_of(game) for game in installed_games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", installed_games())
def test_a_coach_speaks_in_few_words(game: str, language: str) -> None:
    for moment in moments_of(game):
        assert 10 < len(say(language, moment.message)) <= 230


def test_the_first_game_is_one_of_the_modes() -> None:
    """The one that the coach names, else the game's first."""
    for game in installed_games():
        assert first_mode(game) in get_game(game).modes
    kuhn = get_game("kuhn")
    assert read_first_mode(kuhn, "") == next(iter(kuhn.modes))
    with pytest.raises(BadLesson, match="no mode 'long'; there is"):
        read_first_mode(kuhn, 'first_mode = "long"')


def comes(
    moment: Moment, legal: list[Move], facts: list[dict[str, Any]], seat: int, view: Any
) -> bool:
    """As the page has it, in web/src/learning/coaching.ts."""
    values = [lit(view, path) for path in moment.equal]
    if values[1:] != values[:1]:
        return False
    told = (
        fact
        for fact in facts
        if fact["key"] in moment.facts
        and (moment.own is None or (fact["params"].get("seat") == seat) == moment.own)
    )
    return any(may_say(moment, move) for move in legal) or any(told)


def may_say(moment: Moment, move: Move) -> bool:
    return move.kind in moment.kinds or any(fnmatchcase(str(move), each) for each in moment.texts)


def moments_in(game: Game, seed: int, waited: set[Moment]) -> None:
    """Play a random game as seat 0 sees it and strike out what comes; what it lights is there."""
    rng, mode, seat = random.Random(seed), next(iter(game.modes.values())), 0
    position = game.new(mode=mode.name, seats=mode.seats[0])
    for _ in range(900):
        if position.over or not waited:
            return
        before, legal = position.copy(), list(position.legal_moves())
        mine = position.decider == seat
        move = rng.choice(legal)
        position.play(move)
        facts = [as_data(fact) for fact in game.narrate(before, move, position, seat)]
        mine_to_choose = legal if mine else []
        asked, after = as_data(before.view(seat)), as_data(position.view(seat))
        for moment in waited.copy():
            if comes(moment, mine_to_choose, [], seat, asked):
                view = asked
            elif comes(moment, [], facts, seat, after):
                view = after
            else:
                continue
            waited.discard(moment)
            for path in moment.light:
                lit(view, path.replace("players.me", f"players.{seat}"))


@pytest.mark.parametrize("name", installed_games())
def test_every_moment_comes_in_a_game(name: str) -> None:
    waited = set(moments_of(name))
    for seed in range(30):
        moments_in(get_game(name), seed, waited)
    assert {moment.name for moment in waited} == set()


@pytest.mark.parametrize("game", OWN)
def test_the_rules_that_a_coach_names_are_there(game: str) -> None:
    rules = (folder_of_game(game) / "words" / "en" / "rules.md").read_text("utf-8")
    for moment in moments_of(game):
        rule = moment.rule
        assert rule
        assert any(mark in rules for mark in (f"[{rule}]", f"[ruling: {rule}]", f"{{#{rule}}}")), (
            rule
        )


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("moment = [", "Invalid value"),
        ("[other]", "unknown key 'other'"),
        ('[[moment]]\nsay = "a"\nwhen = 1', "unknown key 'when'"),
        ('[[moment]]\nsay = "A b"\nkinds = ["bet"]', "expected the name of a message"),
        ('[[moment]]\nsay = "a"', "it never comes"),
        ('[[moment]]\nsay = "a"\nkinds = "bet"', "expected a list of texts"),
        ('[[moment]]\nsay = "a"\nkinds = ["sing"]', "no kind of move"),
        ('[[moment]]\nsay = "a"\ntexts = ["b*"]\nequal = ["round"]', "expected two paths"),
        ('[[moment]]\nsay = "a"\nfacts = ["sung"]', "no kind of fact"),
        ('[[moment]]\nsay = "a"\nkinds = ["bet"]\nown = 1', "true or false"),
        (2 * '[[moment]]\nsay = "a"\nkinds = ["bet"]\n', "names two moments"),
    ],
)
def test_a_bad_coach_is_refused_with_the_reason(text: str, about: str) -> None:
    with pytest.raises(BadLesson, match=about):
        read_moments(get_game("kuhn"), text)
