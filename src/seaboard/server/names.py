"""Names that can be seen and read as what they are.

Letters that leave no ink, piles of marks, letters and figures of several alphabets in one name, and
letters in disguise (full width, mathematical) are refused: with them a name can look empty or like
another's. What looks alike in one alphabet, or in all of another, is told apart where it is shown
(`tables/naming.py`).
"""

from __future__ import annotations

import unicodedata
from typing import Final

_NO_INK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
# Alphabets that are written together, by how Unicode's names of their letters begin.
_EAST_ASIAN: Final = frozenset(
    (
        "LATIN",
        "CJK",
        "IDEOGRAPHIC",
        "HIRAGANA",
        "KATAKANA",
        "KATAKANA-HIRAGANA",
        "HANGUL",
        "BOPOMOFO",
    )
)
_NO_ALPHABET: Final = frozenset(("DIGIT", "MODIFIER"))
_SAME: Final = {"ARABIC-INDIC": "ARABIC", "EXTENDED": "ARABIC"}
_MOST_MARKS: Final = 2  # on one letter


def readable_name(name: str) -> str:
    """The name in its composed form; ValueError if it cannot be read as what it is."""
    name = unicodedata.normalize("NFC", name)
    if not name.isprintable() or name != name.strip():
        raise ValueError("expected printable characters without space around them")
    pairs = zip(f" {name}", name, strict=False)
    if any(letter in _NO_INK or _is_selector(letter, before) for before, letter in pairs):
        raise ValueError("a letter in it cannot be seen")
    if _piled_marks(name):
        raise ValueError("there are marks without a letter, or too many on one")
    letters = [letter for letter in name if letter.isalpha()]
    if any(unicodedata.normalize("NFKC", letter) != letter for letter in letters):
        raise ValueError("a letter in it is another one in disguise")
    alphabets = {_alphabet(letter) for letter in name if letter.isalpha() or letter.isdecimal()}
    alphabets -= _NO_ALPHABET
    if len(alphabets) > 1 and not alphabets <= _EAST_ASIAN:
        raise ValueError("its letters and figures are of several alphabets")
    return name


def _is_selector(letter: str, before: str) -> bool:
    """Whether it only chooses another form of the letter before it; the one that makes a sign
    colourful is welcome behind a sign.
    """
    if letter == "\ufe0f":
        return unicodedata.category(before)[0] not in "SP"
    return (
        "\ufe00" <= letter < "\ufe0f"
        or "\u180b" <= letter <= "\u180f"
        or "\U000e0100" <= letter <= "\U000e01ef"
    )


def _piled_marks(name: str) -> bool:
    marks = _MOST_MARKS  # a mark at the beginning has no letter
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _alphabet(letter: str) -> str:
    first = unicodedata.name(letter, "").partition(" ")[0]
    return _SAME.get(first, first)
