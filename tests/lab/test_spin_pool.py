"""Threads that work in time with the caller."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest

from seaboard.lab.spin_pool import Signal, SpinPool, await_from_python, post_from_python


class Ship:
    """Counts what each hand has done."""

    def __init__(self, hands: int, slow: float = 0.0) -> None:
        self.done = [0] * hands
        self.crew = SpinPool(self, partial(partial, _row, self.done, slow), hands)


def _row(done: list[int], slow: float, hand: int, calls: Signal, said: Signal, call: int) -> int:
    while hand == 0 or await_from_python(calls, call, 1000):
        if hand and slow:
            time.sleep(slow)
        if done[hand] == 12:
            raise RuntimeError(f"hand {hand} is tired")
        done[hand] += 1
        post_from_python(said, call)
        call += 1
        if hand == 0:
            break
    return call


@pytest.fixture
def ship() -> Iterator[Ship]:
    ship = Ship(3)
    yield ship
    ship.crew.close()


def test_everyone_works_once_for_each_call(ship: Ship) -> None:
    for call in range(1, 13):
        ship.crew.run_all()
        assert ship.done == [call] * 3


def test_the_caller_waits_for_the_slowest() -> None:
    ship = Ship(3, slow=0.05)
    ship.crew.run_all()
    assert ship.done == [1, 1, 1]
    ship.crew.close()


def test_who_has_fallen_asleep_is_woken(ship: Ship) -> None:
    for call in range(1, 6):
        time.sleep(0.02)
        ship.crew.run_all()
        assert ship.done == [call] * 3


def test_the_caller_alone_needs_no_threads() -> None:
    before = set(threading.enumerate())
    alone = Ship(1)
    alone.crew.run_all()
    assert alone.done == [1]
    assert set(threading.enumerate()) - before == set()


def test_what_goes_wrong_in_a_thread_is_raised_here() -> None:
    ship = Ship(2)
    ship.done[1] = 12
    for _ in range(2):
        with pytest.raises(RuntimeError, match="hand 1 is tired"):
            ship.crew.run_all()
    ship.crew.close()


def test_threads_end_with_the_object_that_they_work_for() -> None:
    before = set(threading.enumerate())
    ship = Ship(3)
    ship.crew.run_all()
    hands = set(threading.enumerate()) - before
    assert len(hands) == 2
    del ship
    gc.collect()
    for hand in hands:
        hand.join()
