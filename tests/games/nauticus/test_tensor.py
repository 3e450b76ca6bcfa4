"""The tensor tells what the view tells of the action in hand."""

from __future__ import annotations

from seaboard.lab.observing import observation_of, observe

from .situation import Table, situation


def told(table: Table, name: str) -> int:
    position = table.position
    return int(observe(position, 0)[observation_of(position.game, position.seats).at[name]])


def test_while_the_extra_action_runs_the_tensor_tells_whether_the_phase_is_done() -> None:
    """Before the phase's action it goes on after the extra one, after it the turn ends."""
    before, after = situation("withdraw@3"), situation("withdraw@3")
    before.play("extra withdraw, withdraw")
    after.play("withdraw, done, extra withdraw, withdraw")
    assert told(before, "in hand: phase's action done") == 0
    assert told(after, "in hand: phase's action done") == 1


def test_the_tensor_tells_of_the_gift_that_is_due() -> None:
    """It follows once the fourth kind is placed."""
    table = situation("goods@5", "9 taler, 9 workers")
    table.play("buy goods:coffee, buy goods:fish, store, buy goods:grain, store")
    assert told(table, "in hand: gift due") == 0
    table.play("buy goods:salt")
    assert told(table, "in hand: gift due") == 1
