"""Why a move is refused is said in every language, by the reason that the rules themselves give."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from seaboard.games import OWN, folder_of_game, get_game
from seaboard.games.api import CHANCE, IllegalMove, Position, Reason
from seaboard.locales import LANGUAGES, has, say

# What only chance could have tried.
OF_CHANCE = {"asked-deal", "asked-die", "asked-layout", "laid-out", "not-in-deck", "other-dealt"}


def reasons_in(game: str) -> set[str]:
    """The keys of all reasons in the sources of a game's rules."""
    keys: set[str] = set()
    for path in Path(folder_of_game(game) / "rules").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r'\bReason\(\s*"([a-z-]+)"', text))
        keys |= {f"asked-{name}" for name in re.findall(r'\bQuestion\(\s*"([a-z-]+)"', text)}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_reason_has_words(game: str, language: str) -> None:
    keys = reasons_in(game)
    assert len(keys) > 30
    missing = {key for key in keys if not has(language, f"{game}-refused-{key}")}
    assert missing == keys & OF_CHANCE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_no_words_are_for_a_reason_that_is_not_given(game: str, language: str) -> None:
    text = (folder_of_game(game) / "words" / language / "refusals.ftl").read_text("utf-8")
    said = set(re.findall(rf"^{game}-refused-([a-z-]+) =", text, re.MULTILINE))
    assert said == reasons_in(game) - OF_CHANCE


@pytest.mark.parametrize("game", OWN)
def test_illegal_moves_of_played_games_are_refused_in_words(game: str) -> None:
    """The words take the values that the rules give: nothing is left open in them."""
    found: dict[str, Reason] = {}
    rng = random.Random(20)
    for seats in range(2):
        played = get_game(game)
        mode = list(played.modes.values())[seats % len(played.modes)]
        position = played.new(mode=mode.name, seats=mode.seats[-1])
        for _ in range(250):
            if position.over:
                break
            if position.decider != CHANCE:
                for reason in some_reasons(position, rng):
                    found.setdefault(reason.key, reason)
            position.play(rng.choice(list(position.legal_moves())))
    assert len(found) > 12
    for language in LANGUAGES:
        for reason in found.values():
            words = say(
                language, f"{game}-refused-{reason.key}", reason.params, ["A", "B", "C", "D"]
            )
            assert words.endswith((".", ")."))
            assert "{" not in words


def some_reasons(position: Position, rng: random.Random) -> list[Reason]:
    """Why a few moves that are not legal are not; that they are refused changes nothing."""
    before, reasons = position.to_bytes(), []
    legal = set(position.legal_codes().tolist())
    for code in rng.sample(range(position.game.codes), 12):
        if code in legal:
            continue
        with pytest.raises(IllegalMove) as caught:
            position.play(code)
        assert caught.value.reason is not None
        assert str(caught.value.reason) in str(caught.value)
        reasons.append(caught.value.reason)
    assert position.to_bytes() == before
    return reasons
