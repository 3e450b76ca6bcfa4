"""Names that can be seen and read as what they are.

Letters that leave no ink, piles of marks, letters of several alphabets that look alike in one name,
and letters in disguise (full width, mathematical) are refused: with them a name can look empty or
like another's.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_NO_INK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
_LOOK_ALIKE: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"))
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
    if len({_alphabet(letter) for letter in letters} & _LOOK_ALIKE) > 1:
        raise ValueError("its letters are of several alphabets that look alike")
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
    return unicodedata.name(letter, "").partition(" ")[0]
