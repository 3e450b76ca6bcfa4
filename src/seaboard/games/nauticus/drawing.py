"""Nauticus as a picture for notebooks: the page's wheel, with the same places and colours, and the
yards of all players beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from textwrap import wrap
from typing import Final

from ..drawing import (
    BRASS,
    INK,
    LINE,
    NAVY,
    PAPER,
    SEA,
    SEA_DEEP,
    SEA_LIGHT,
    SHEET,
    Drawing,
    counted,
    element,
    group,
    text,
)
from .state import BLUE_ACTIONS
from .view import FieldView, PlayerView, ShipView, View

_HALF: Final = 460.0
_TILE_AT, _BONUS_AT, _WORKERS_AT = 372.0, 216.0, 118.0
_TILE: Final = 74.0  # half of a tile's width
_BLUE, _ON_BLUE = "#24557f", "#f6efdf"
_WORKER: Final = "#2b6cb0"
_WIDE: Final = 560.0  # of the yards
_LONGEST, _MOST_ROWS = 60, 3  # letters of a line in a yard, and its lines
_HULL, _CLOTH, _POLE = "#c08a52", "#f5d9a8", "#8a5d34"
_GOODS: Final = "goods"  # one of them, too
_ASKED_OF_NOBODY: Final = {"layout": "tiles are laid out", "nothing": "the game is over"}
_WORKER_SHAPE: Final = "M-9 11C-9 3-6 0-3.4-1A5.4 5.4 0 1 1 3.4-1C6 0 9 3 9 11Z"


def draw(view: View) -> Drawing:
    """The wheel at the left, the yards at the right."""
    elements = [*_wheel(view), *(line for player in view.players for line in _yard(view, player))]
    frame = (-_HALF, -_HALF, 2 * _HALF + _WIDE, 2 * _HALF)
    return Drawing(frame, tuple(elements))


def _at(field: int, radius: float) -> tuple[float, float]:
    """Fields 0 and 1 lie at the top, the others follow clockwise."""
    turn = (field * 45 - 112.5) * pi / 180
    return cos(turn) * radius, sin(turn) * radius


def _wheel(view: View) -> Iterator[str]:
    size = 2 * _HALF
    yield element("rect", x=-_HALF, y=-_HALF, width=size + _WIDE, height=size, fill=PAPER)
    inner = size - 4
    sea = {"fill": SEA, "stroke": LINE, "stroke_width": 3}
    yield element("rect", x=2 - _HALF, y=2 - _HALF, width=inner, height=inner, rx=46, **sea)
    rhumb = {"stroke": SEA_DEEP, "stroke_opacity": 0.45, "stroke_width": 1.5}
    for ray in range(8):
        x, y = _at(ray, 440)
        yield element("line", x1=0, y1=0, x2=x, y2=y, **rhumb)
    yield element("circle", r=262, fill=PAPER, stroke=LINE, stroke_width=2.5)
    yield element("circle", r=172, fill=SHEET, stroke=LINE, stroke_width=2.5)
    for field in view.fields:
        yield from _field(field)
    yield text(f"Round {view.round} of {view.rounds}", 0, -22, 22, font_weight=700)
    yield text(f"phase {view.phase} of {view.phases}", 0, 4, 18)
    asked = f"Player {view.turn + 1}: {view.asked.replace('-', ' ')}"
    yield text(_ASKED_OF_NOBODY.get(view.asked, asked), 0, 30, 18)


def _field(field: FieldView) -> Iterator[str]:
    workers = [_worker(n, field.blue_workers) for n in range(field.blue_workers)]
    yield group(workers or [text("⚓", 0, 0, 40)], *_at(field.number, _WORKERS_AT))
    faint = 0.35 if field.chosen or not field.face_up else 1
    x, y = _at(field.number, _BONUS_AT)
    for row, (what, count) in enumerate(field.brings.items()):
        below = 19 * (row - (len(field.brings) - 1) / 2)
        words = f"{count} {what}" if what == _GOODS else counted(count, what)
        yield text(words, x, y + below, 16, opacity=faint)
    blue = field.action in BLUE_ACTIONS
    fill, ink = (_BLUE, _ON_BLUE) if blue else (SHEET, INK)
    if not field.face_up:
        fill, ink = "#b9c4c9", INK
    edge = {"stroke": BRASS if field.chosen else LINE, "stroke_width": 7 if field.chosen else 2}
    box = {"x": -_TILE, "y": -_TILE, "width": 2 * _TILE, "height": 2 * _TILE, "rx": 14}
    inside = [
        element("rect", fill=fill, **box, **edge),
        text(field.action or "?", 0, -50, 21, fill=ink, font_weight=700),
        text(str(field.number), -60, 60, 12, fill=ink),
    ]
    if field.face_up:
        for row, (tile, price) in enumerate(field.prices.items()):
            name = tile.partition(":")[2]
            inside.append(text(f"{name} {price}", 0, -20 + 22 * row, 17, fill=ink))
    if field.anchor_tile:
        inside.append(text("⚓", 56, 54, 26, fill=ink))
    yield group(inside, *_at(field.number, _TILE_AT))


def _worker(number: int, count: int) -> str:
    """The blue workers of a section beside each other."""
    shape = element("path", d=_WORKER_SHAPE, fill=_WORKER, stroke=SHEET, stroke_width=1.4)
    return group([shape], (number - (count - 1) / 2) * 24)


def _yard(view: View, player: PlayerView) -> Iterator[str]:
    tall = 2 * _HALF / len(view.players)
    x, y = _HALF + 14, -_HALF + player.seat * tall
    edge = {"stroke": BRASS, "stroke_width": 5} if view.turn == player.seat else {"stroke": LINE}
    yield element(
        "rect", x=x, y=y + 6, width=_WIDE - 28, height=tall - 12, rx=18, fill=SEA_LIGHT, **edge
    )
    left = {"text_anchor": "start"}
    total = player.account["total"]
    yield text(f"Player {player.seat + 1}: {counted(total, 'points')}", x + 18, y + 34, 24, **left)
    purse = counted(player.workers, "workers"), counted(player.crowns, "crowns")
    has = f"{player.taler} taler, {', '.join(purse)}"
    yield text(has, x + 18, y + 62, 18, **left)
    stored = _told("stored", player.warehouse), _told("delivered", player.delivered)
    words = [line for each in stored for line in wrap(each, _LONGEST)]
    for row, line in enumerate(words[:_MOST_ROWS]):
        yield text(line, x + 18, y + 86 + 19 * row, 15, **left)
    wide = min(120.0, (_WIDE - 60) / max(1, len(player.ships)))
    for place, ship in enumerate(player.ships):
        yield group(_ship(ship, wide), x + 24 + wide * place, y + min(tall - 28, 230))


def _told(what: str, things: Mapping[str, int]) -> str:
    """Such as `stored 1 crown mast, 2 fish`."""
    words = [f"{count} {_named(name)}" for name, count in things.items() if count]
    return f"{what} {', '.join(words)}" if words else ""


def _named(tile: str) -> str:
    """`mast:crown` as people say it; goods and hull tiles by their own names."""
    kind, _, item = tile.partition(":")
    return f"{item} {kind}" if kind in ("mast", "sail") else item or kind


def _ship(ship: ShipView, wide: float) -> Iterator[str]:
    """A hull of its sections, masts with sails above it, its crest and what it carries below."""
    section = min(26.0, (wide - 12) / max(1, ship.sections))
    length = section * max(1, ship.sections)
    line = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
    stern, bow = (0.0 if ship.stern or ship.one else 5.0), (8.0 if ship.bow or ship.one else 0.0)
    hull = f"M{-stern:.0f}-18H{length + bow:.0f}L{length:.0f} 0H4Z"
    masts, sails = ship.masts + ship.crown_masts, ship.sails + ship.crown_sails
    for mast in range(masts):
        x = section * (mast + 0.5)
        yield element("line", x1=x, y1=-18, x2=x, y2=-66, stroke=_POLE, stroke_width=4)
        if mast < sails:
            cloth = f"M{x + 2:.1f}-62Q{x + section:.1f}-44 {x + 2:.1f}-26Z"
            yield element("path", d=cloth, fill=_CLOTH, **line)
    yield element("path", d=hull, fill=_HULL if ship.closed else "#e0bd8c", **line)
    name = ship.crest or "–"
    words = f"{name} {ship.points}" if ship.finished else name
    weight = 700 if ship.finished else 400
    yield text(words, length / 2, 13, 14, fill=NAVY, font_weight=weight)
