"""Invitations to a table: its QR code, and the card that other programs show of its link.

The card is Open Graph: a title, a sentence and a picture, in the language that is asked for. It
says what the table's own page says to anybody who has the link, and no more.
"""

from __future__ import annotations

import html
import io
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw
from starlette.requests import HTTPConnection

from ..games import get_game
from ..locales import LANGUAGES, has, say
from ..tables.projection import check_viewer
from ..tables.refusals import Refused
from ..tables.table import Table
from .lettering import Lettering

SIZE: Final = (1200, 630)  # as Open Graph recommends
_WEIGHT: Final = re.compile(r"q=([01](?:\.\d{0,3})?)")
_LONGEST_HOST: Final = 260  # letters: a name of the domain name system with a port
_NAVY: Final = "#14304a"
_SEA: Final = "#7fa9b3"
_PAPER: Final = "#f6efdf"
_INK: Final = "#1b2733"
_BRASS: Final = "#c98f1b"


class Card(NamedTuple):
    """What is told of a table to whoever has its link."""

    title: str
    text: str


def card_of(table: Table, names: dict[str, str], language: str) -> Card:
    """Refused where a stranger may not look at the table."""
    check_viewer(table, None, None)
    game = table.setup.game
    title = say(language, f"{game}-name") if has(language, f"{game}-name") else get_game(game).title
    host = names.get(table.host) or say(language, "app-somebody")
    free = sum(not chair.taken for chair in table.chairs)
    told = {"game": title, "host": host, "free": free, "state": _state(table, free)}
    return Card(say(language, "server-card-title", told), say(language, "server-card-text", told))


def _state(table: Table, free: int) -> str:
    """What a link to the table is good for."""
    if table.status == "open":
        return "open" if free else "full"
    if table.status == "closed":
        return "closed"
    return "over" if table.over else "running"


def language_of(connection: HTTPConnection) -> str:
    """That which the browser wants most of those that we have."""
    wanted = [
        (each.strip()[:2].lower(), _weight(weight))
        for each, _, weight in (
            part.partition(";") for part in connection.headers.get("accept-language", "").split(",")
        )
    ]
    known = [(each, weight) for each, weight in wanted if each in LANGUAGES and weight > 0]
    return max(known, key=lambda each: each[1], default=(LANGUAGES[0], 1.0))[0]


def _weight(text: str) -> float:
    """How much a language is wanted, from what stands behind it: `q=0.8`."""
    found = _WEIGHT.fullmatch(text.strip())
    return 1.0 if found is None else float(found[1])


def origin_of(connection: HTTPConnection, https: bool) -> str:
    """Where the page was asked for, as the one who asked sees it; Refused if that is no address."""
    if len(connection.url.netloc) > _LONGEST_HOST:
        raise Refused("bad-input", "the header Host is no address")
    scheme = "https" if https else connection.url.scheme.replace("ws", "http")
    return f"{scheme}://{connection.url.netloc}"


def tags(card: Card, address: str, picture: str) -> str:
    """The tags for the head of the page."""
    values = {
        "og:type": "website",
        "og:site_name": "Seaboard",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": card.text,
        "twitter:card": "summary_large_image",
    }
    lines = [
        f'<meta property="{name}" content="{html.escape(value)}" />'
        for name, value in values.items()
    ]
    return "\n    ".join(lines)


@lru_cache(maxsize=256)
def qr_code(address: str) -> bytes:
    """The address as an SVG that a camera reads."""
    import segno  # noqa: PLC0415  # for whoever asks for a code

    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", border=2, scale=8, light="white")
    return out.getvalue()


@lru_cache(maxsize=256)
def picture(card: Card, page: Path) -> bytes:
    """The card's picture: the sea by day, and the words of the card in the letters of the page. A
    sentence with letters that are not there, as a name may have, is left to the card itself.
    """
    image = Image.new("RGB", SIZE, _PAPER)
    draw = ImageDraw.Draw(image)
    _compass(draw, 980, 200, 130)
    for top, colour in ((430, _SEA), (490, _NAVY)):
        _waves(draw, top, colour)
    heading, text = Lettering(page, "fraunces", 600, 72), Lettering(page, "source-sans-3", 500, 40)
    Lettering(page, "fraunces", 600, 40).write(draw, 80, 104, "Seaboard", _BRASS)
    _paragraph(draw, heading, card.title, 80, 214, _INK, 720)
    if text.can_write(card.text):
        _paragraph(draw, text, card.text, 80, 558, _PAPER, 1040)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _paragraph(
    draw: ImageDraw.ImageDraw,
    letters: Lettering,
    text: str,
    x: int,
    y: int,
    colour: str,
    width: int,
) -> None:
    """Words in as many lines as they need, the first of them on `y`."""
    for at, line in enumerate(letters.lines(text, width)):
        letters.write(draw, x, y + at * letters.size * 5 // 4, line, colour)


def _waves(draw: ImageDraw.ImageDraw, top: int, colour: str) -> None:
    draw.rectangle((0, top + 20, SIZE[0], SIZE[1]), colour)
    for left in range(-60, SIZE[0], 120):
        draw.ellipse((left, top, left + 120, top + 60), colour)


def _compass(draw: ImageDraw.ImageDraw, x: int, y: int, radius: int) -> None:
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(box, outline=_NAVY, width=8)
    short = radius // 5
    draw.polygon(
        ((x, y - radius + 14), (x + short, y), (x, y + radius - 14), (x - short, y)), _NAVY
    )
    draw.polygon(
        ((x - radius + 14, y), (x, y - short), (x + radius - 14, y), (x, y + short)), _BRASS
    )
