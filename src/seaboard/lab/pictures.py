"""A view as pixels, drawn with matplotlib; `games.drawing` makes SVG.

A game draws its own views (`draw(axes, view)` of its `pictures`); any other view is written out in
lines. Every colour has a letter beside it, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from ..games.api import Position, Seat, View
from .showing import plain_lines

SEA, PAPER, INK = "#dcebf2", "#fbf7ec", "#22313a"
_INCHES: Final = 7.0
_DOTS: Final = 90
_MOST_LINES: Final = 40


def pixels(position: Position, seat: Seat | None = None) -> npt.NDArray[np.uint8]:
    """Rows, columns and red, green, blue of what the seat (None: a spectator) may see."""
    canvas: Any = FigureCanvasAgg(_drawn(position, seat))
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def _drawn(position: Position, seat: Seat | None) -> Figure:
    figure = Figure((_INCHES, _INCHES), dpi=_DOTS, facecolor=SEA)
    axes: Any = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_xlim(-1.25, 1.25)
    axes.set_ylim(-1.25, 1.25)
    axes.set_axis_off()
    pictures = position.game.part("pictures")
    (_draw_lines if pictures is None else pictures.draw)(axes, position.view(seat))
    return figure


def _draw_lines(axes: Any, view: View) -> None:
    """For a game that does not draw itself."""
    column(axes, 0, 1.15, plain_lines(view)[:_MOST_LINES])


def write(axes: Any, x: float, y: float, text: str, size: int = 8, **more: Any) -> None:
    """A text around a point."""
    axes.text(x, y, text, ha="center", va="center", fontsize=size, color=INK, **more)


def column(axes: Any, x: float, y: float, lines: Iterable[str]) -> None:
    """Lines below one another, the first around the point."""
    for row, line in enumerate(lines):
        write(axes, x, y - 0.06 * row, line, 7)
