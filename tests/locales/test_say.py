"""Words for Python: a message in a language."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError

from seaboard.games import get_game, installed_games
from seaboard.locales import LANGUAGES, Catalogue, NoSuchMessage, entries, has, say, words_of


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "1 place found"), ("de", "1 Stelle gefunden"), ("fr", "1 passage trouvé")],
)
def test_a_message_is_said_in_the_language(language: str, words: str) -> None:
    """With its arguments and its plural."""
    assert say(language, "rules-found", {"count": 1}) == words


def test_the_plural_is_the_language_s_own() -> None:
    """French counts none as one."""
    assert say("en", "rules-found", {"count": 3}) == "3 places found"
    assert say("fr", "rules-found", {"count": 3}) == "3 passages trouvés"


def test_a_missing_message_is_named() -> None:
    """With the language, so that one finds the catalogue."""
    assert not has("de", "app-no-such-thing")
    with pytest.raises(NoSuchMessage, match="app-no-such-thing in the catalogues of de"):
        say("de", "app-no-such-thing")


def test_a_missing_argument_is_an_error() -> None:
    """Never a sentence with a hole in it."""
    with pytest.raises(FluentReferenceError):
        say("en", "rules-of")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_catalogues(language: str) -> None:
    """None is empty."""
    assert has(language, "app-name")


CATALOGUE = """\
# A comment = no message
-ship = Ship
plain = Just words
asked = { $count ->
    [one] one { -ship }
   *[other] { $count } { plain }
}
    .title = Title
last = End
"""


def test_a_catalogue_is_cut_into_its_messages() -> None:
    """Lines that are indented, or only close a brace, belong to the message above."""
    cut = dict(entries(CATALOGUE))
    assert list(cut) == ["-ship", "plain", "asked", "last"]
    assert cut["asked"].rstrip().endswith(".title = Title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_parsed_one_by_one_are_those_of_the_whole_catalogue(language: str) -> None:
    catalogue = Catalogue(language)
    for name in sorted(catalogue.names):
        if not name.startswith("-"):
            found = catalogue.message(name)
            assert found is not None, name
            assert found.value is not None, name


def test_only_what_is_said_is_parsed() -> None:
    catalogue = Catalogue("en")
    assert catalogue.message("app-name") is not None
    assert not catalogue.bundle.has_message("rules-found")
    assert catalogue.message("rules-found") is not None


def test_the_words_of_a_game_are_found_without_importing_it() -> None:
    for name in installed_games():
        folder = words_of(name).parent
        assert Path(str(files(get_game(name).package))) == folder
    code = "import sys; from seaboard.locales import say; say('en', 'app-name'); " + (
        "print([name for name in sys.modules if name.startswith('seaboard.games.naut')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
