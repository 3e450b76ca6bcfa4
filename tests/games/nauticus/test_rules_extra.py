"""The extra action, and how the game asks its players."""

from __future__ import annotations

import random

from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.state import ACTIONS

from .situation import situation

FULL = "6 goods:coffee 6 goods:fish"
LOADED = "one mast:star sail:star goods:fish"


def test_extra_action_once() -> None:
    """Once in the game, before or after the phase's action."""
    before = situation("withdraw@3", "9 workers")
    before.play("extra withdraw, withdraw, done")
    assert before.legal() == ["withdraw", "pass"]
    assert "used already" in before.refuses("extra withdraw")
    after = situation("withdraw@3", "9 workers")
    after.play("withdraw, done")
    assert "extra withdraw" in after.legal()
    after.play("extra withdraw, withdraw, done")
    assert after.turn == 2
    assert not after.me.extra_action


def test_extra_action_once_in_a_turn_of_ones_own() -> None:
    """Another player's turn offers the extra action to that player alone."""
    table = situation("withdraw@3", "no extra")
    table.play("pass")
    assert table.turn == 2
    table.play("extra withdraw, withdraw, done")
    assert not table.player(2).extra_action


def test_extra_any_action() -> None:
    """Any of the eight: face up, face down, or the one in use."""
    table = situation("hull@3 mast@1", "9 taler, 1 flipped", yard=LOADED, warehouse="hull:bow")
    table.state.face_up[1] = 0
    assert table.legal("extra") == [f"extra {action}" for action in ACTIONS]
    table.play("buy hull:one, done")
    assert table.legal("extra") == [f"extra {action}" for action in ACTIONS]


def test_extra_two_workers() -> None:
    """It gives two workers, and the wheel's blue ones do not serve."""
    table = situation("withdraw@2", "0 workers")
    table.play("extra withdraw")
    assert table.me.workers == 2
    table.play("withdraw, withdraw")
    assert table.me.workers == 0
    assert table.legal() == ["done"]


def test_extra_two_workers_leaves_the_blue_ones_for_the_phase() -> None:
    """The phase's action that follows has all its blue workers."""
    table = situation("withdraw@2", "0 workers, 0 taler")
    table.play("extra withdraw, withdraw, withdraw, done, withdraw, withdraw, withdraw")
    assert table.me.taler == 10
    assert table.legal() == ["done"]


def test_extra_with_pass() -> None:
    """It may go together with a pass, before or after it."""
    table = situation("hull@3", "0 taler")
    table.play("pass, extra withdraw, withdraw, done")
    assert table.turn == 2
    table = situation("hull@3", "0 taler")
    table.play("extra withdraw, withdraw, done, pass")
    assert table.turn == 2
    assert table.me.pass_tiles_flipped == 1


def test_extra_does_not_interrupt() -> None:
    """Between two uses of the phase's action there is no extra action."""
    table = situation("withdraw@2", "9 workers")
    table.play("withdraw")
    assert table.legal() == ["withdraw", "done"]
    assert "an action is in hand" in table.refuses("extra withdraw")


def test_extra_after_bonus() -> None:
    """The start player takes it only after field and bonus."""
    table = situation("hull@2", chosen=False)
    assert table.legal("extra") == []
    table.play("field 2")
    assert table.legal("extra") == []
    table.play("take sail:star")
    assert "extra withdraw" in table.legal()


def test_extra_needs_a_use() -> None:
    """Only actions with a possible use are on offer."""
    table = situation("withdraw@3", "1 taler")
    assert table.legal("extra") == ["extra withdraw"]
    assert "there is nothing to do with hull" in table.refuses("extra hull")
    table = situation("withdraw@3", "2 taler")
    assert table.legal("extra") == [
        "extra hull", "extra mast", "extra sail", "extra goods", "extra withdraw",
    ]  # fmt: skip


def test_extra_needs_a_use_for_each_kind_of_action() -> None:
    """Transport needs a tile that fits, deliver a loaded ship, crowns a crown."""
    table = situation("withdraw@3", "0 taler", warehouse="mast:star", yard="one mast:star")
    assert table.legal("extra") == ["extra withdraw"]
    table.give(1, yard="bow")
    assert table.legal("extra") == ["extra transport", "extra withdraw"]
    table.give(1, yard=LOADED)
    assert table.legal("extra") == ["extra transport", "extra withdraw", "extra deliver"]
    table.give(1, "1 flipped")
    assert table.legal("extra")[-1] == "extra crowns"


def test_extra_needs_a_use_with_its_two_workers() -> None:
    """Two goods can be delivered by the two workers that it gives."""
    two = "bow+stern 2 mast:star 2 sail:star goods:fish goods:salt"
    table = situation("hull@3", "0 workers", yard=two)
    assert "extra deliver" in table.legal()
    table.play("extra deliver, deliver 1")
    assert table.me.workers == 0
    three = "bow+middle+stern 3 mast:star 3 sail:star 3 goods:fish"
    table = situation("hull@3", "0 workers", yard=three)
    assert "extra deliver" not in table.legal()


def test_extra_needs_a_use_with_a_place_for_the_tile() -> None:
    """With a full warehouse a mast can be bought only for a ship that takes it."""
    table = situation("withdraw@3", "9 taler", warehouse="11 goods:fish", yard="one mast:star")
    assert "extra mast" not in table.legal()
    assert "extra hull" in table.legal()
    table.give(1, yard="bow+stern mast:wheel")
    assert "extra mast" in table.legal()
    assert "extra sail" in table.legal()
    table.play("extra mast")
    assert table.legal() == ["buy mast:wheel"]


def test_extra_at_least_one_use() -> None:
    """Once begun it must be used."""
    table = situation("hull@3")
    table.play("extra withdraw")
    assert table.legal() == ["withdraw"]
    assert "at least one use" in table.refuses("done")


def test_extra_workers_kept() -> None:
    """Workers left over stay, those that it gave included."""
    table = situation("hull@3", "3 workers")
    table.play("extra withdraw, withdraw, done, pass")
    assert table.me.workers == 4


# Decisions


def test_forced_decisions_are_asked() -> None:
    """A player is asked even with a single legal answer, and chance draws even the last tile."""
    table = situation("withdraw@0", "1 worker, no extra")
    table.play("withdraw")
    assert table.legal() == ["done"]
    assert table.turn == 1
    fresh = GAME.new(seats=2)
    for action in ACTIONS[:-1]:
        fresh.play(f"lay {action}")
    assert [str(move) for move in fresh.legal_moves()] == ["lay crowns"]


def test_lost_tile_not_asked() -> None:
    """Nobody is asked which tile to lose: bonus, gift and goods reward without room."""
    table = situation("hull@5", chosen=False, warehouse=FULL)
    table.play("field 5")
    assert table.asked == "turn"
    table = situation("sail@0", "9 taler, 9 workers", blue=3, warehouse=FULL, yard="one mast:star")
    table.play("buy sail:star, place 1")
    facts = table.play("reward goods")
    assert [fact.key for fact in facts] == ["reward.taken", "reward.lost"]
    assert table.asked == "use"


def test_turn_end_not_asked() -> None:
    """Without the extra action the turn ends by itself."""
    table = situation("withdraw@3", "no extra")
    table.play("withdraw, done")
    assert table.turn == 2
    table.play("pass")  # seat 2 holds the extra action and is asked
    assert table.legal("end") == ["end"]


def test_automatic_answers() -> None:
    """Single answers are the table's business: the rules themselves ask every one of them."""
    position = GAME.new(seats=2)
    rng = random.Random(3)
    single = 0
    while not position.over:
        moves = position.legal_moves()
        single += len(moves) == 1
        position.play(rng.choice(moves))
    assert single > 10
