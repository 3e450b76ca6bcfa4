"""French puts spaces around its signs: narrow before ; ! ? and within « », whole before : and %.

None of them breaks a line. Rules that are read as Markdown keep to the same.
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
