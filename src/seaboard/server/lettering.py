"""Words in a picture, in the typefaces of the web page.

The page has a file for each script of a typeface, so a line may need several of them. Where no
page is built, Pillow's own letters serve, which know no accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, cast

from PIL import ImageDraw, ImageFont

_NO_LETTER: Final = "\uffff"  # which no font has: it is drawn as a box or not at all

_Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Lettering:
    """Letters of one typeface, weight and size."""

    def __init__(self, page: Path, typeface: str, weight: int, size: int) -> None:
        self.size = size
        self._fonts: list[_Font] = [
            *_fonts(page, typeface, weight, size),
            ImageFont.load_default(size),
        ]
        self._unknown = [_drawn(font, _NO_LETTER) for font in self._fonts]
        self._known: dict[str, tuple[str, int] | None] = {}

    def can_write(self, text: str) -> bool:
        return all(self._letter(each) is not None for each in text)

    def lines(self, text: str, width: int) -> list[str]:
        """Words in as many lines as they need; spaces that do not break stay."""
        lines, line = list[str](), ""
        for word in text.split(" "):
            longer = f"{line} {word}".strip(" ")
            if line and self._length(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line]

    def write(self, draw: ImageDraw.ImageDraw, x: float, y: float, text: str, colour: str) -> None:
        """A line whose letters stand on `y`."""
        for part, font in self._runs(text):
            draw.text((x, y), part, colour, font, anchor="ls")
            x += font.getlength(part)

    def _length(self, text: str) -> float:
        return sum(font.getlength(part) for part, font in self._runs(text))

    def _runs(self, text: str) -> Iterator[tuple[str, _Font]]:
        letters = [found for each in text if (found := self._letter(each)) is not None]
        for font, run in groupby(letters, key=lambda letter: letter[1]):
            yield "".join(each for each, _ in run), self._fonts[font]

    def _letter(self, char: str) -> tuple[str, int] | None:
        """The letter as it can be written, without its accent if need be, and who has it."""
        if char not in self._known:
            plain = unicodedata.normalize("NFD", char)[0]
            found = (
                (each, font)
                for each in (" " if char.isspace() else char, plain)
                for font, unknown in enumerate(self._unknown)
                if each == " " or _drawn(self._fonts[font], each) != unknown
            )
            self._known[char] = next(found, None)
        return self._known[char]


def _drawn(font: _Font, char: str) -> bytes:
    return bytes(cast(Iterable[int], font.getmask(char)))  # Pillow's types do not say so


def _fonts(page: Path, typeface: str, weight: int, size: int) -> Iterator[ImageFont.FreeTypeFont]:
    """The typeface's files in the built page, that of the commonest letters first."""
    files = page.glob(f"assets/{typeface}-*-wght-normal-*.woff2")
    for file in sorted(files, key=lambda each: (len(each.name.split("-wght")[0]), each.name)):
        try:
            font = ImageFont.truetype(str(file), size)
            font.set_variation_by_axes([weight])
        except OSError:  # a Pillow that cannot read such files
            continue
        yield font
