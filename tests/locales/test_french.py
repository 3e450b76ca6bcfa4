"""French puts spaces around its signs: narrow before ; ! ? and within « », whole before : and %.

None of them breaks a line. Rules that are read as Markdown keep to the same. And a round is a
`manche`, a player's turn a `tour`, in both games; the printed rules call both of them `tour`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seaboard.games import installed_games
from seaboard.locales import FOLDER, words_of

FRENCH = sorted(
    [*(FOLDER / "fr").glob("*.ftl")]
    + [path for game in installed_games() for path in (words_of(game) / "fr").glob("*.ftl")]
)
RULES = sorted(path for game in installed_games() for path in (words_of(game) / "fr").glob("*.md"))
NARROW, WHOLE = "\u202f", "\u00a0"
VALUE = "\ufffc"  # whatever is put into a message
# A sign without its space, with another one, or with one more.
WRONG = re.compile(
    rf"(?<!{NARROW})[;!?»]|[ {WHOLE}]{NARROW}[;!?»]|«(?!{NARROW})|«{NARROW}\s"
    rf"|(?<!{WHOLE})[:%](?!\d)|[ {NARROW}]{WHOLE}[:%]"
)
# Addresses, pictures, code, rulings and a table's rule line in Markdown; a scale.
PLAIN = re.compile(
    r"^\[ruling: [a-z0-9-]+\]|`[^`]*`|!(?=\[)|\]\([^)]*\)|^\|[-:| ]+\|$|\{#[^}]*\}|1:1|<[^>]*>",
    re.MULTILINE,
)


class _Patterns(Visitor):
    """Every text of a message as it would be read, without the choice among its variants."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - fluent's name
        self.texts.append("".join(map(_said, node.elements)))
        self.generic_visit(node)


def _said(part: ast.TextElement | ast.Placeable) -> str:
    """Text, also where it stands in quotes because of its spaces."""
    if isinstance(part, ast.TextElement):
        return part.value
    return part.expression.value if isinstance(part.expression, ast.StringLiteral) else VALUE


def texts(source: str) -> list[str]:
    found = _Patterns()
    found.visit(FluentParser().parse(source))
    return found.texts


def wrong(text: str) -> list[str]:
    bare = PLAIN.sub("", text)
    return [bare[max(0, at.start() - 25) : at.end() + 8] for at in WRONG.finditer(bare)]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_signs_of_a_message_have_their_space(path: Path) -> None:
    """Also around values that are put in."""
    assert [found for text in texts(path.read_text("utf-8")) for found in wrong(text)] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parts[-4])
def test_signs_of_the_rules_have_their_space(path: Path) -> None:
    """In running text; links and identifiers are no text."""
    assert wrong(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "Quoi?",
        "Quoi ?",
        f"Quoi{WHOLE}?",
        f"Ici{NARROW}: là",
        "Ici : là",
        f"«{WHOLE}a{NARROW}»",
        "«a»",
    ],
)
def test_a_wrong_space_is_seen(text: str) -> None:
    """So that the tests above can fail."""
    assert wrong(text)


def test_right_spaces_pass() -> None:
    """As a French printer would set them."""
    assert (
        wrong(f"Ici{WHOLE}: «{NARROW}quoi{NARROW}?{NARROW}» 50{WHOLE}%{NARROW}; oui{NARROW}!") == []
    )


# A round of the game; not "once round", which is a way.
ROUND = re.compile(
    r"\b(?:the|an?|each|every|this|same|last|new|one|by|of) rounds?\b"
    r"|\brounds\b|\bround \ufffc|^Round$",
    re.IGNORECASE,
)
TURN = re.compile(r"\bturns?\b|\blap\b|\bcircuit\b|\bround\b(?= again|,)|\bturned\b", re.IGNORECASE)


def _pairs() -> list[tuple[str, str, str]]:
    """Where, in English, in French."""
    found = []
    for path in FRENCH:
        said = _messages(path)
        english = _messages(path.parents[1] / "en" / path.name)
        found += [(key, english[key], said[key]) for key in said]
    for path in RULES:
        lines = path.read_text("utf-8").splitlines()
        english_lines = (path.parents[1] / "en" / path.name).read_text("utf-8").splitlines()
        found += [
            (f"{path.parts[-4]} {number}", *both)
            for number, both in enumerate(zip(english_lines, lines, strict=True), 1)
        ]
    return found


def _messages(path: Path) -> dict[str, str]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return {
        entry.id.name: " / ".join(_texts_of(entry))
        for entry in entries
        if isinstance(entry, ast.Message)
    }


def _texts_of(message: ast.Message) -> list[str]:
    found = _Patterns()
    found.visit(message)
    return found.texts


def test_a_round_is_a_manche_and_a_turn_a_tour() -> None:
    """One word each, so that nobody ends a round who wanted to end a turn."""
    odd = [
        (where, english, french)
        for where, english, french in _pairs()
        if bool(ROUND.search(PLAIN.sub("", english))) != ("manche" in french.lower())
        or (
            ROUND.search(english)
            and not TURN.search(english)
            and re.search(r"(?<!à son )\btours?\b", french.lower())
        )
    ]
    assert odd == []
