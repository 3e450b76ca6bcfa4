"""Nautilùs as a picture for notebooks: the page's board, with the same places and colours.

web/src/games/nautilus/geometry.ts says where things lie on the page; this is the same ring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import copysign, cos, pi, sin
from typing import Final

from ..drawing import INK, LINE, SEA, SEA_DEEP, SEA_LIGHT, SHEET, Drawing, element, group, text
from .state import COLOURS
from .view import View

Point = tuple[float, float]

_SIZE: Final = 500
_HALF, _CORNER = 458.0, 228.0
_STRAIGHT: Final = _HALF - _CORNER
_EDGE: Final = 2 * _STRAIGHT
_AROUND: Final = 4 * (_EDGE + _CORNER * pi / 2)
_PAINT: Final[dict[str, str]] = dict(
    zip(COLOURS, ("#b5322b", "#1f5fa8", "#23764a", "#e0a31c"), strict=True)
)
_WASH: Final[dict[str, str]] = dict(
    zip(COLOURS, ("#f6d9d3", "#d4e3f3", "#d3e9d9", "#f8e6bd"), strict=True)
)
_ON: Final[dict[str, str]] = dict(zip(COLOURS, (SHEET, SHEET, SHEET, INK), strict=True))
_SIGNS: Final[dict[str, str]] = dict(
    zip(
        COLOURS,
        (
            "M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0Z",
            "M-7.2-7.2H7.2V7.2H-7.2Z",
            "M0-9.4 9.2 7H-9.2Z",
            "M0-10.4 8.6 0 0 10.4-8.6 0Z",
        ),
        strict=True,
    )
)
_RING: Final = (
    f"M{-_STRAIGHT} {_HALF}H{_STRAIGHT}A{_CORNER} {_CORNER} 0 0 0 {_HALF} {_STRAIGHT}V{-_STRAIGHT}"
    f"A{_CORNER} {_CORNER} 0 0 0 {_STRAIGHT} {-_HALF}H{-_STRAIGHT}"
    f"A{_CORNER} {_CORNER} 0 0 0 {-_HALF} {-_STRAIGHT}V{_STRAIGHT}"
    f"A{_CORNER} {_CORNER} 0 0 0 {-_STRAIGHT} {_HALF}Z"
)


class _Chart:
    """Where things lie; the start of the viewer's colour is in the middle of the lower edge."""

    def __init__(self, view: View) -> None:
        self._board = view.board
        self._gap = _AROUND / view.board.ring
        self._first = view.board.starts[COLOURS[view.seat or 0]]

    def field(self, number: int) -> Point:
        return self._along(number)[0]

    def inside(self, number: int, steps: float) -> Point:
        """So many gaps from a field towards the middle."""
        (x, y), (dx, dy) = self._along(number)
        return x + dx * steps * self._gap, y + dy * steps * self._gap

    def harbour(self, colour: str, place: int) -> Point:
        return self.inside(self._board.starts[colour], 0.98 * place)

    def cave(self, name: str) -> Point:
        return self.inside(self._board.caves[name], 1.12)

    def whirlpool(self, colour: str) -> Point:
        quarter = round(self._fraction(self._board.starts[colour]) * 4) % 4
        x, y = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter]
        return x * (_SIZE - 54.0), y * (_SIZE - 54.0)

    def spot(self, spot: str, colour: str, number: int) -> Point:
        """Where a sailor stands."""
        kind, _, place = spot.partition("-")
        if kind == "whirlpool":
            x, y = self.whirlpool(colour)
            turn = number * pi / 2 - pi / 4
            return x + 26 * cos(turn), y + 26 * sin(turn)
        if kind == "harbour":
            return self.harbour(colour, int(place))
        return self.cave(spot) if kind == "cave" else self.field(int(spot))

    def _fraction(self, field: int) -> float:
        return (field - self._first) % self._board.ring / self._board.ring

    def _along(self, field: int) -> tuple[Point, Point]:
        """The point of a field, and the direction to the inside."""
        quarters = self._fraction(field) * 4
        nearest = round(quarters)
        at, inward = _on_lower_edge((quarters - nearest) * _AROUND / 4)
        return _turned(at, nearest % 4), _turned(inward, nearest % 4)


def _on_lower_edge(way: float) -> tuple[Point, Point]:
    """The lower edge and half a corner on each side; the way goes from its middle to the left."""
    side, length = copysign(1, way), abs(way)
    if length <= _EDGE / 2:
        return (-way, _HALF), (0, -1)
    angle = (length - _EDGE / 2) / _CORNER
    inward = side * sin(angle), -cos(angle)
    return (-side * _STRAIGHT - inward[0] * _CORNER, _STRAIGHT - inward[1] * _CORNER), inward


def _turned(point: Point, quarter: int) -> Point:
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarter]


def draw(view: View) -> Drawing:
    """The board with everything on it, and who holds how many cards."""
    chart = _Chart(view)
    elements = [*_ground(view, chart), *_pieces(view, chart), *_middle(view)]
    return Drawing((-_SIZE, -_SIZE, 2 * _SIZE, 2 * _SIZE), tuple(elements))


def _ground(view: View, chart: _Chart) -> Iterator[str]:
    size = 2 * _SIZE
    yield element("rect", x=-_SIZE, y=-_SIZE, width=size, height=size, rx=40, fill=SEA_LIGHT)
    board = view.board
    for colour, start in board.starts.items():
        (x, y), (fx, fy) = chart.whirlpool(colour), chart.field(start)
        inlet = {"stroke": _WASH[colour], "stroke_width": 26, "stroke_linecap": "round"}
        yield element("line", x1=x, y1=y, x2=fx, y2=fy, **inlet)
        ends = {"fill": _WASH[colour], "stroke": _PAINT[colour], "stroke_width": 3}
        yield element("circle", cx=x, cy=y, r=49, **ends)
    for wide, paint in ((58, SEA_DEEP), (52, SEA)):
        yield element("path", d=_RING, fill="none", stroke=paint, stroke_width=wide)
    for name in board.caves:
        x, y = chart.cave(name)
        yield element("circle", cx=x, cy=y, r=31, fill="#3a342c", stroke="#6f6455", stroke_width=9)
    starts = {field: colour for colour, field in board.starts.items()}
    for field in range(board.ring):
        x, y = chart.field(field)
        whose = starts.get(field)
        fill, edge = (SHEET, LINE) if whose is None else (_WASH[whose], _PAINT[whose])
        yield element("circle", cx=x, cy=y, r=19, fill=fill, stroke=edge, stroke_width=2)
        yield text(str(field), x, y, 13, fill="#5c6873")
    for colour in board.starts:
        for place in range(1, board.harbour_places + 1):
            line = 4 if place in board.home_places else 1.5
            look = {"fill": _WASH[colour], "stroke": _PAINT[colour], "stroke_width": line}
            box = element("rect", x=-24, y=-24, width=48, height=48, rx=12, **look)
            sign = element("path", d=_SIGNS[colour], fill=_PAINT[colour], opacity=0.5)
            yield group([box, sign], *chart.harbour(colour, place))


def _pieces(view: View, chart: _Chart) -> Iterator[str]:
    for sailor in view.sailors:
        number = int(sailor.name[-1])
        at = chart.spot(sailor.spot, sailor.colour, number)
        paint, on = _PAINT[sailor.colour], _ON[sailor.colour]
        marble = element("circle", r=21.5, fill=paint, stroke=INK, stroke_width=2)
        sign = element("path", d=_SIGNS[sailor.colour], fill=on, transform="scale(1.5)")
        low = 3 if sailor.colour == "green" else 0
        name = text(str(number), 0, low, 15, fill=paint, font_weight=700)
        yield group([marble, sign, name], *at)
    if view.moby_dick is not None:
        whale = element("ellipse", rx=34, ry=23, fill=SHEET, stroke=INK, stroke_width=3)
        yield group([whale, text("Moby", 0, 0, 17, font_weight=700)], *chart.field(view.moby_dick))


def _middle(view: View) -> Iterator[str]:
    yield text(f"Round {view.round}", 0, -78, 30, font_weight=700)
    yield text(f"{view.deck} cards in the deck, last: {view.last_card or 'none'}", 0, -46, 18)
    for row, player in enumerate(view.players):
        y = -8 + 30 * row
        turn = player.seat == view.turn
        for place, colour in enumerate(player.colours):
            sign = element("path", d=_SIGNS[colour], fill=_PAINT[colour])
            yield group([sign], -112 + 24 * place, y)
        hand = "" if player.hand is None else ": " + _cards(player.hand)
        told = f"{player.cards} cards{hand}"
        weight = 700 if turn else 400
        yield text(told, -64, y, 15, text_anchor="start", font_weight=weight)


def _cards(hand: Mapping[str, int]) -> str:
    """The cards of an open hand, each as often as it is there."""
    return " ".join(card for card, count in hand.items() for _ in range(count))
