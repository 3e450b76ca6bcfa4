"""Invitations to a table: its QR code, and the card that other programs show of its link.

The card is Open Graph: a title, a sentence and a picture, in the language that is asked for. It
says what the table's own page says to anybody who has the link, and no more.
"""

from __future__ import annotations

import html
import io
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont
from starlette.requests import HTTPConnection

from ..games import get_game
from ..locales import LANGUAGES, has, say
from ..tables.projection import check_viewer
from ..tables.refusals import Refused
from ..tables.table import Table

SIZE: Final = (1200, 630)  # as Open Graph recommends
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
    free = sum(not chair.taken for chair in table.chairs) if table.status == "open" else 0
    return Card(
        say(language, "server-card-title", {"game": title}),
        say(language, "server-card-text", {"game": title, "host": host, "free": free}),
    )


def language_of(connection: HTTPConnection) -> str:
    """The first that the browser wants and we have."""
    wanted = connection.headers.get("accept-language", "").split(",")
    known = [each.strip()[:2].lower() for each in wanted]
    return next((each for each in known if each in LANGUAGES), LANGUAGES[0])


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
def picture(card: Card) -> bytes:
    """The card's picture: the sea by day, and the words of the card."""
    image = Image.new("RGB", SIZE, _PAPER)
    draw = ImageDraw.Draw(image)
    _compass(draw, 980, 200, 130)
    for top, colour in ((430, _SEA), (490, _NAVY)):
        _waves(draw, top, colour)
    draw.text((80, 70), "Seaboard", _BRASS, ImageFont.load_default(40))
    _paragraph(draw, card.title, 80, 150, 64, _INK, 720)
    _paragraph(draw, card.text, 80, 530, 40, _PAPER, 1040)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _paragraph(
    draw: ImageDraw.ImageDraw, text: str, x: int, y: int, size: int, colour: str, width: int
) -> None:
    """Words in as many lines as they need."""
    font = ImageFont.load_default(size)
    lines, line = list[str](), ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and draw.textlength(longer, font) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    draw.multiline_text((x, y), "\n".join([*lines, line]), colour, font, spacing=size // 4)


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
