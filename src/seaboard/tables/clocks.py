"""Time for a whole game: what each seat has left, and an increment after each decision.

Time runs only while a person owes the decision, by the times of the log's entries, so it is the
same after a restart and in every process. Taking back gives no time back, and what the moves had
added goes with them; or one could think for nothing, or gain time, by taking back.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..games.api import Seat


class GameClocks:
    """What each seat had left when its time last stood still."""

    __slots__ = ("_back", "_increment", "_since", "left")

    def __init__(self, left: Iterable[float], increment: int, since: float) -> None:
        self.left = list(left)
        self._increment = increment
        self._since = since  # when the present decision began
        self._back: dict[Seat, float] = {}  # when the person of a seat last came back to it

    def copy(self) -> GameClocks:
        twin = GameClocks(self.left, self._increment, self._since)
        twin._back = self._back.copy()
        return twin

    def running_since(self, seat: Seat) -> float:
        """When the seat's time began to run, if it is the one that decides."""
        return max(self._since, self._back.get(seat, 0.0))

    def begin(self, at: float) -> None:
        """Another decision begins."""
        self._since = at

    def charge(self, seat: Seat, at: float) -> None:
        """The seat's time has run until now."""
        used = max(0.0, at - self.running_since(seat))
        self.left[seat] = max(0.0, self.left[seat] - used)

    def decided(self, seat: Seat, at: float) -> None:
        """The person in the seat has decided."""
        self.charge(seat, at)
        self.left[seat] += self._increment
        self.begin(at)

    def taken_back(self, seats: Iterable[Seat]) -> None:
        """Decisions of people in these seats do not stand any more."""
        for seat in seats:
            self.left[seat] = max(0.0, self.left[seat] - self._increment)

    def came_back(self, seat: Seat, at: float) -> None:
        """Until now a bot had the seat."""
        self._back[seat] = at
