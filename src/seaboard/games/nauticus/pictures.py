"""A view of Nauticus as a picture: eight fields around the wheel, the players in the corners."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from matplotlib.patches import RegularPolygon

from ...lab.pictures import INK, PAPER, write
from .view import View


def draw(axes: Any, view: View) -> None:
    """Draw what the view shows."""
    for field in view.fields:
        angle = pi / 2 - 2 * pi * field.number / len(view.fields)
        x, y = 0.62 * cos(angle), 0.62 * sin(angle)
        face = PAPER if field.face_up else "#b9c4c9"
        edge: dict[str, Any] = {"linewidth": 3.0 if field.chosen else 1.0, "edgecolor": INK}
        axes.add_patch(RegularPolygon((x, y), 8, radius=0.2, facecolor=face, **edge))
        write(axes, x, y + 0.07, f"{field.number}", 7)
        write(axes, x, y, field.action or "?", 9, weight="bold")
        anchor = " anchor" if field.anchor_tile else ""
        write(axes, x, y - 0.09, f"{field.blue_workers} blue{anchor}", 7)
    write(axes, 0, 0.08, f"round {view.round}/{view.rounds}, phase {view.phase}", 9)
    write(axes, 0, 0, f"player {view.turn + 1}: {view.asked}", 9)
    if view.in_hand is not None and view.in_hand.action:
        write(axes, 0, -0.08, f"{view.in_hand.action} {view.in_hand.tile}".strip(), 8)
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
            write(axes, x * 0.93, y - 0.07 * row, line, 7, weight=weight)
