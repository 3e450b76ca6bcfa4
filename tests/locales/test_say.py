"""Words for Python: a message in a language."""

from __future__ import annotations

import pytest
from fluent.runtime.errors import FluentReferenceError

from seaboard.locales import LANGUAGES, NoSuchMessage, bundle, has, say


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
    assert bundle(language).has_message("app-name")
