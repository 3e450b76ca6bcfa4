"""A view as a picture, drawn with matplotlib: as pixels or as SVG.

Every colour has a letter beside it, so that nothing is told by colour alone.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from math import cos, pi, sin
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, RegularPolygon

from ..games.api import Position, Seat

_INCHES: Final = 7.0
_DOTS: Final = 90
_SEA, _PAPER, _INK = "#dcebf2", "#fbf7ec", "#22313a"
_COLOURS: Final = {"red": "#c8453b", "blue": "#3b6fb6", "green": "#3f8f4f", "yellow": "#d9a520"}


def pixels(position: Position, seat: Seat | None = None) -> npt.NDArray[np.uint8]:
    """Rows, columns and red, green, blue of what the seat (None: a spectator) may see."""
    canvas: Any = FigureCanvasAgg(_drawn(position, seat))
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def svg(position: Position, seat: Seat | None = None) -> str:
    """The same picture as an SVG document."""
    out = io.StringIO()
    _drawn(position, seat).savefig(out, format="svg")
    return out.getvalue()


def _drawn(position: Position, seat: Seat | None) -> Figure:
    figure = Figure((_INCHES, _INCHES), dpi=_DOTS, facecolor=_SEA)
    axes: Any = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_xlim(-1.25, 1.25)
    axes.set_ylim(-1.25, 1.25)
    axes.set_axis_off()
    _DRAWERS[position.game.name](axes, position.view(seat))
    return figure


def _write(axes: Any, x: float, y: float, text: str, size: int = 8, **more: Any) -> None:
    axes.text(x, y, text, ha="center", va="center", fontsize=size, color=_INK, **more)


def _nauticus(axes: Any, view: Any) -> None:
    """The eight fields around the wheel, the players in the corners."""
    for field in view.fields:
        angle = pi / 2 - 2 * pi * field.number / len(view.fields)
        x, y = 0.62 * cos(angle), 0.62 * sin(angle)
        face = _PAPER if field.face_up else "#b9c4c9"
        edge: dict[str, Any] = {"linewidth": 3.0 if field.chosen else 1.0, "edgecolor": _INK}
        axes.add_patch(RegularPolygon((x, y), 8, radius=0.2, facecolor=face, **edge))
        _write(axes, x, y + 0.07, f"{field.number}", 7)
        _write(axes, x, y, field.action or "?", 9, weight="bold")
        anchor = " anchor" if field.anchor_tile else ""
        _write(axes, x, y - 0.09, f"{field.blue_workers} blue{anchor}", 7)
    _write(axes, 0, 0.08, f"round {view.round}/{view.rounds}, phase {view.phase}", 9)
    _write(axes, 0, 0, f"player {view.turn + 1}: {view.asked}", 9)
    if view.in_hand is not None and view.in_hand.action:
        _write(axes, 0, -0.08, f"{view.in_hand.action} {view.in_hand.tile}".strip(), 8)
    corners = ((-0.9, 1.1), (0.9, 1.1), (0.9, -0.92), (-0.9, -0.92))
    for player, (x, y) in zip(view.players, corners, strict=False):
        finished = sum(ship.finished for ship in player.ships)
        lines = (
            f"player {player.seat + 1}: {player.account['total']} points",
            f"{player.taler} taler, {player.workers} workers, {player.crowns} crowns",
            f"{len(player.ships)} ships, {finished} finished",
            f"{sum(player.warehouse.values())} stored, {sum(player.delivered.values())} delivered",
        )
        for row, line in enumerate(lines):
            weight = "bold" if row == 0 and view.turn == player.seat else "normal"
            _write(axes, x * 0.93, y - 0.07 * row, line, 7, weight=weight)


def _nautilus(axes: Any, view: Any) -> None:
    """The ring, the sailors on it, those in caves, harbours and the whirlpool in their corner."""
    ring = _ring_of(view)
    for field in range(ring):
        x, y = _on_ring(field, ring, 0.95)
        axes.add_patch(Circle((x, y), 0.035, facecolor=_PAPER, edgecolor=_INK, linewidth=0.5))
    waiting: dict[str, list[str]] = {colour: [] for colour in _COLOURS}
    for sailor in view.sailors:
        letter = sailor.colour[0].upper() + sailor.name[-1]
        if sailor.field is None:
            waiting[sailor.colour].append(f"{letter} {sailor.spot}")
        else:
            _piece(axes, *_on_ring(sailor.field, ring, 0.95), _COLOURS[sailor.colour], letter)
    if view.moby_dick is not None:
        _piece(axes, *_on_ring(view.moby_dick, ring, 0.95), "#ffffff", "MD", _INK)
    for number, (colour, lines) in enumerate(waiting.items()):
        x, y = ((0, 0.72), (0.52, 0.25), (0, -0.28), (-0.52, 0.25))[number]
        axes.add_patch(Circle((x, y), 0.04, facecolor=_COLOURS[colour], edgecolor=_INK))
        _column(axes, x, y - 0.08, [colour, *lines])
    deck = f"deck {view.deck}, last card {view.last_card or 'none'}"
    _column(axes, 0, 0.28, [f"round {view.round}, {view.mode}", f"asked: {view.asked}", deck])
    held = "   ".join(f"seat {p.seat + 1}: {p.cards} cards" for p in view.players)
    _write(axes, 0, -1.15, held, 8)


def _ring_of(view: Any) -> int:
    """Fields of the ring; a view does not tell, so at least the standard board's."""
    seen: list[int] = [sailor.field for sailor in view.sailors if sailor.field is not None]
    return max(60, *(field + 1 for field in seen), (view.moby_dick or 0) + 1)


def _on_ring(field: int, ring: int, radius: float) -> tuple[float, float]:
    angle = pi / 2 - 2 * pi * field / ring
    return radius * cos(angle), radius * sin(angle)


def _piece(axes: Any, x: float, y: float, colour: str, letter: str, ink: str = "#ffffff") -> None:
    axes.add_patch(Circle((x, y), 0.048, facecolor=colour, edgecolor=_INK, linewidth=1.0))
    axes.text(x, y, letter, ha="center", va="center", fontsize=6, color=ink)


def _column(axes: Any, x: float, y: float, lines: Iterable[str]) -> None:
    for row, line in enumerate(lines):
        _write(axes, x, y - 0.06 * row, line, 7)


_DRAWERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "nauticus": _nauticus,
    "nautilus": _nautilus,
}
