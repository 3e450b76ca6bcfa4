"""Who wins together: partners are one side, everyone else is a side alone."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.api import Mode, Position, Result, Seat


def sides_of(mode: Mode, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    return mode.teams or tuple((seat,) for seat in range(seats))


def won_by(result: Result, sides: Sequence[Sequence[Seat]]) -> tuple[float, ...]:
    """How much of the win each side has: all of it, or its share of a tie for the first place."""
    first = [any(seat in result.winners for seat in side) for side in sides]
    return tuple(float(won) / sum(first) for won in first)


def by_seat(shares: Sequence[float], sides: Sequence[Sequence[Seat]]) -> tuple[float, ...]:
    """The share of its side for each seat."""
    of = {seat: share for side, share in zip(sides, shares, strict=True) for seat in side}
    return tuple(of[seat] for seat in sorted(of))


def final_chances(position: Position, result: Result) -> tuple[float, ...]:
    """The chances of a game that is over, seat by seat."""
    sides = sides_of(position.mode, position.seats)
    return by_seat(won_by(result, sides), sides)
