"""Positions as SVG, for notebooks: what a seat or a spectator sees, without any library.

A game draws its own views: `draw(view)` of its `drawing` gives the size of the picture and its
elements. The view of any other game is written out in lines. Colours are those of the page by day.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .api import Position, Seat, View

PAPER, SHEET, INK, LINE = "#f6efdf", "#fffaf0", "#1b2733", "#8f7b54"
SEA, SEA_DEEP, SEA_LIGHT, NAVY, BRASS = "#b9d3d6", "#7fa9b3", "#d9e8e6", "#24496b", "#c98f1b"
_LINE_HEIGHT: Final = 22
_MOST_LINES: Final = 60
_LONGEST: Final = 90
_SHOWN: Final = 560  # pixels that a picture is wide at most


@dataclass(frozen=True, slots=True)
class Drawing:
    """Elements of SVG within a frame: its left upper corner, width and height."""

    frame: tuple[float, float, float, float]
    elements: tuple[str, ...]


def element(name: str, content: str = "", /, **attributes: Any) -> str:
    """An element of SVG; `stroke_width=2` is its attribute stroke-width. Content is elements."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def text(words: str, x: float, y: float, size: float = 16, /, **attributes: Any) -> str:
    """Words around a point, unless told otherwise."""
    usual = {"text_anchor": "middle", "dominant_baseline": "central", "fill": INK}
    return element("text", escape(words), x=x, y=y, font_size=size, **{**usual, **attributes})


def counted(count: int, things: str) -> str:
    """`1 worker`, `2 workers`; other words stay as they are."""
    return f"{count} {things.removesuffix('s') if count == 1 else things}"


def group(elements: Iterable[str], x: float = 0, y: float = 0, turn: float = 0) -> str:
    """Elements moved and turned together."""
    how = f"translate({_number(x)} {_number(y)})" + (f" rotate({_number(turn)})" if turn else "")
    return element("g", "".join(elements), transform=how)


def _number(value: Any) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def svg(position: Position, seat: Seat | None = None) -> str:
    """The picture as an SVG document; None sees what a spectator may."""
    view = position.view(seat)
    own = position.game.part("drawing")
    drawing: Drawing = _in_lines(view) if own is None else own.draw(view)
    x, y, width, height = drawing.frame
    title = element("title", escape(f"{position.game.title}, {position.mode.name}"))
    return element(
        "svg",
        title + "".join(drawing.elements),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{_number(x)} {_number(y)} {_number(width)} {_number(height)}",
        width=min(_SHOWN, int(width)),
        role="img",
        font_family="Georgia, 'DejaVu Serif', serif",
    )


def html(position: Position, seat: Seat | None = None) -> str:
    """The picture with what it shows below it."""
    game = position.game
    about = [game.title, position.mode.name, f"{position.seats} seats"]
    if position.over:
        result = position.result()
        winners = () if result is None else result.winners
        about.append("won by " + " and ".join(game.seat_names[winner] for winner in winners))
    elif position.decider >= 0:
        about.append(f"{game.seat_names[position.decider]} decides")
    caption = element("figcaption", escape(", ".join(about)))
    return element("figure", svg(position, seat) + caption, style="margin:0")


def _in_lines(view: View) -> Drawing:
    """For a game that does not draw itself."""
    from .api import as_data  # noqa: PLC0415  # which imports this module

    lines = list(_items("", as_data(view)))
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], f"… and {len(lines) - _MOST_LINES + 1} more"]
    height = _LINE_HEIGHT * (len(lines) + 1)
    paper = element("rect", width=_SHOWN, height=height, rx=10, fill=PAPER, stroke=LINE)
    written = [
        text(line[:_LONGEST], 16, _LINE_HEIGHT * (row + 1), 14, text_anchor="start")
        for row, line in enumerate(lines)
    ]
    return Drawing((0, 0, _SHOWN, height), (paper, *written))


def _items(path: str, data: Any) -> Iterable[str]:
    if isinstance(data, dict):
        for key, item in data.items():
            yield from _items(f"{path} {key}".strip(), item)
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        for number, item in enumerate(data, 1):
            yield from _items(f"{path} {number}", item)
    else:
        shown = ", ".join(map(str, data)) if isinstance(data, list) else data
        yield f"{path}: {shown}"
