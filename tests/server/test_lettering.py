"""Words in a picture: every letter is drawn, or known not to be there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from seaboard.server.invitations import Card, picture
from seaboard.server.lettering import Lettering
from seaboard.server.settings import OUR_PAGE

BUILT = pytest.mark.skipif(
    not any(OUR_PAGE.glob("assets/*.woff2")), reason="the web page is not built"
)
FRENCH = "Venez jouer à Nautilùs"


def drawn(letters: Lettering, text: str) -> bytes:
    image = Image.new("L", (900, 100))
    letters.write(ImageDraw.Draw(image), 10, 70, text, "white")
    return image.tobytes()


@BUILT
@pytest.mark.parametrize("text", ["ù", "Ł", "Ø", "é", "“", "„", "’", "ß", "ж", "λ"])
def test_the_letters_of_the_page_have_their_accents(text: str) -> None:
    letters = Lettering(OUR_PAGE, "source-sans-3", 500, 40)
    assert letters.can_write(text)
    others = [each for each in "uLOezbx" if drawn(letters, each) == drawn(letters, text)]
    assert others == []
    assert drawn(letters, text) != drawn(letters, "")


def test_without_a_page_an_accent_is_left_out_and_no_letter_is_a_box(tmp_path: Path) -> None:
    letters = Lettering(tmp_path, "fraunces", 600, 40)
    assert drawn(letters, FRENCH) == drawn(letters, "Venez jouer a Nautilus")


def test_a_name_in_a_script_that_is_not_there_leaves_the_picture_without_its_sentence(
    tmp_path: Path,
) -> None:
    named = Card("Come and play Nauticus", "海 invites you: one seat is free.")
    assert not Lettering(tmp_path, "source-sans-3", 500, 40).can_write(named.text)
    assert picture(named, tmp_path) == picture(named._replace(text=""), tmp_path)


def test_a_line_breaks_at_its_spaces_but_not_at_those_that_hold_words_together(
    tmp_path: Path,
) -> None:
    letters = Lettering(tmp_path, "source-sans-3", 500, 40)
    assert letters.lines("one two", 2_000) == ["one two"]
    assert letters.lines("one two", 10) == ["one", "two"]
    assert letters.lines("invite\u00a0: deux", 10) == ["invite\u00a0:", "deux"]
