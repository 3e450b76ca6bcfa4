"""The ways of a sailor and the 5 in plain form: walked spot by spot, as the rulebook tells them.

`moving` and `five` find the same by arithmetic on bits, for the engine. This form is for readers,
for previews, which draw every spot of a way, and for the tests, which compare the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ..numbers import SWEEP
from ..state import (
    CAVE,
    END_CAVE,
    END_HARBOUR,
    END_RING,
    HARBOUR,
    PER_COLOUR,
    PLACES,
    SAILORS,
    WHIRLPOOL,
    Board,
    Table,
)

Way = tuple[int, ...]  # spots, from the one where the sailor stands to the one where it ends
Part = tuple[int, int, int]  # of a 5: sailor, steps, end


@dataclass(frozen=True, slots=True)
class Pieces:
    """The board and the pieces on it; sailors in a whirlpool are not among `spots`."""

    ring: int
    starts: tuple[int, ...]
    mouths: tuple[int, ...]
    spots: dict[int, int]  # by sailor
    fresh: frozenset[int]  # sailors that have not moved since they were placed on their start
    moby: int

    @property
    def taken(self) -> frozenset[int]:
        """Spots where a sailor stands."""
        return frozenset(self.spots.values())


def pieces_of(board: Board, table: Table) -> Pieces:
    return Pieces(
        ring=int(board.ring),
        starts=tuple(map(int, board.starts)),
        mouths=tuple(map(int, board.mouths)),
        spots={sailor: int(spot) for sailor, spot in enumerate(table.place) if spot != WHIRLPOOL},
        fresh=frozenset(sailor for sailor in range(SAILORS) if (table.fresh >> sailor) & 1),
        moby=int(table.moby),
    )


# Ways


def ways(pieces: Pieces, sailor: int, steps: int) -> dict[int, Way]:
    """Every way that the sailor can go with `steps` steps (below zero: backward), by its end.

    Rule: nautilus:step-by-step, nautilus:no-passing, nautilus:card-7.
    """
    if sailor not in pieces.spots:
        return {}
    found = _walks(pieces, sailor, (pieces.spots[sailor],), abs(steps), 1 if steps > 0 else -1)
    return {_end_of(way[-1]): way for way in found if _is_free(pieces, way, sweeps=steps == SWEEP)}


def _walks(pieces: Pieces, sailor: int, way: Way, left: int, onward: int) -> Iterator[Way]:
    """The way so far, continued by the steps that are left, whoever stands there."""
    if left == 0:
        yield way
        return
    for spot in _next_spots(pieces, sailor, way, onward, last=left == 1):
        yield from _walks(pieces, sailor, (*way, spot), left - 1, onward)


def _next_spots(pieces: Pieces, sailor: int, way: Way, onward: int, *, last: bool) -> Iterator[int]:
    """The spots one step on; the branches off the ring are the harbour and the caves."""
    spot = way[-1]
    colour = sailor // PER_COLOUR
    if spot >= HARBOUR:
        is_innermost = (spot - HARBOUR) % PLACES == PLACES - 1
        goes_in = onward > 0 or len(way) > 1  # nautilus:harbour-forward-only
        if goes_in and not is_innermost:
            yield spot + 1
        return
    if spot >= CAVE:
        yield pieces.mouths[spot - CAVE]  # nautilus:cave-leave
        return
    yield (spot + onward) % pieces.ring
    if spot == pieces.starts[colour] and _may_turn_in(pieces, sailor, way, onward):
        yield HARBOUR + colour * PLACES
    if last and spot in pieces.mouths:  # nautilus:cave-last-step
        cave = CAVE + pieces.mouths.index(spot)
        if cave != way[0]:
            yield cave


def _may_turn_in(pieces: Pieces, sailor: int, way: Way, onward: int) -> bool:
    """At its start; backward only from a field just past it, so not out of a cave.

    Rule: nautilus:turn-in-only-after-moving, nautilus:four-into-the-harbour,
    nautilus:four-not-from-the-start.
    """
    came_there_now = len(way) > 1
    if onward < 0:
        return came_there_now and way[0] < CAVE
    return came_there_now or sailor not in pieces.fresh


def _is_free(pieces: Pieces, way: Way, *, sweeps: bool) -> bool:
    """Nobody is passed, except on the ring by a 7; nobody is hit in a harbour."""
    passed, end = way[1:-1], way[-1]
    in_the_way = [spot for spot in passed if not (sweeps and spot < CAVE)]
    if end >= HARBOUR:
        in_the_way.append(end)
    return pieces.taken.isdisjoint(in_the_way)


def _end_of(spot: int) -> int:
    if spot < CAVE:
        return END_RING
    return END_CAVE if spot < HARBOUR else END_HARBOUR + (spot - HARBOUR) % PLACES


# Carrying out


def moved(pieces: Pieces, sailor: int, way: Way, steps: int) -> Pieces:
    """The pieces after a sailor has gone this way.

    Rule: nautilus:hit, nautilus:card-7, nautilus:moby-dick-ride.
    """
    hit = {spot for spot in way[1:] if spot < CAVE} if steps == SWEEP else set()
    hit.add(way[-1])
    others = {
        other: spot for other, spot in pieces.spots.items() if other != sailor and spot not in hit
    }
    end, moby = way[-1], pieces.moby
    if end == pieces.moby:
        moby = _hunt(pieces, others.values())
        others = {other: spot for other, spot in others.items() if spot != moby}
        end = (moby - 1) % pieces.ring
    return replace(
        pieces,
        spots=others | {sailor: end},
        fresh=(pieces.fresh - {sailor}) & others.keys(),
        moby=moby,
    )


def _hunt(pieces: Pieces, spots: Iterable[int]) -> int:
    """The field of the next ring sailor clockwise from Moby Dick, or else his own."""
    ahead = [(spot - pieces.moby) % pieces.ring for spot in spots if spot < CAVE]
    return (pieces.moby + min(ahead, default=0)) % pieces.ring


# The 5


def parts_of_five(pieces: Pieces, sailors: frozenset[int], left: int) -> Iterator[Part]:
    """The parts of a 5 that these sailors, who had none so far, can take so that all the steps that
    are left can be used.

    Rule: nautilus:card-5, nautilus:card-5-all-steps.
    """
    for sailor in sailors:
        for steps in range(1, left + 1):
            for end, way in ways(pieces, sailor, steps).items():
                after = moved(pieces, sailor, way, steps)
                if can_use_up(after, sailors - {sailor}, left - steps):
                    yield sailor, steps, end


def can_use_up(pieces: Pieces, sailors: frozenset[int], left: int) -> bool:
    """Whether these sailors can use all the steps that are left."""
    return left == 0 or any(True for _ in parts_of_five(pieces, sailors, left))
