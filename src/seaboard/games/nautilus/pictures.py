"""A view of Nautilùs as a picture: the ring and its sailors, and in the middle who waits where.

Every colour has a letter beside it, so that nothing is told by colour alone.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from matplotlib.patches import Circle

from ...lab.pictures import INK, PAPER, column, write
from .view import View

_COLOURS: Final = {"red": "#c8453b", "blue": "#3b6fb6", "green": "#3f8f4f", "yellow": "#d9a520"}


def draw(axes: Any, view: View) -> None:
    """Draw what the view shows."""
    ring = _ring_of(view)
    for field in range(ring):
        x, y = _on_ring(field, ring, 0.95)
        axes.add_patch(Circle((x, y), 0.035, facecolor=PAPER, edgecolor=INK, linewidth=0.5))
    waiting: dict[str, list[str]] = {colour: [] for colour in _COLOURS}
    for sailor in view.sailors:
        letter = sailor.colour[0].upper() + sailor.name[-1]
        if sailor.field is None:
            waiting[sailor.colour].append(f"{letter} {sailor.spot}")
        else:
            _piece(axes, *_on_ring(sailor.field, ring, 0.95), _COLOURS[sailor.colour], letter)
    if view.moby_dick is not None:
        _piece(axes, *_on_ring(view.moby_dick, ring, 0.95), "#ffffff", "MD", INK)
    for number, (colour, lines) in enumerate(waiting.items()):
        x, y = ((0, 0.72), (0.52, 0.25), (0, -0.28), (-0.52, 0.25))[number]
        axes.add_patch(Circle((x, y), 0.04, facecolor=_COLOURS[colour], edgecolor=INK))
        column(axes, x, y - 0.08, [colour, *lines])
    deck = f"deck {view.deck}, last card {view.last_card or 'none'}"
    column(axes, 0, 0.28, [f"round {view.round}, {view.mode}", f"asked: {view.asked}", deck])
    held = "   ".join(f"seat {p.seat + 1}: {p.cards} cards" for p in view.players)
    write(axes, 0, -1.15, held, 8)


def _ring_of(view: View) -> int:
    """Fields of the ring; a view does not tell, so at least the standard board's."""
    seen: list[int] = [sailor.field for sailor in view.sailors if sailor.field is not None]
    return max(60, *(field + 1 for field in seen), (view.moby_dick or 0) + 1)


def _on_ring(field: int, ring: int, radius: float) -> tuple[float, float]:
    angle = pi / 2 - 2 * pi * field / ring
    return radius * cos(angle), radius * sin(angle)


def _piece(axes: Any, x: float, y: float, colour: str, letter: str, ink: str = "#ffffff") -> None:
    axes.add_patch(Circle((x, y), 0.048, facecolor=colour, edgecolor=INK, linewidth=1.0))
    axes.text(x, y, letter, ha="center", va="center", fontsize=6, color=ink)
