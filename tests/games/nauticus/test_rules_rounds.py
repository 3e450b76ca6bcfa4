"""Round, phase, bonus, turn, passing, and the end of a round."""

from __future__ import annotations

import random

import pytest

from seaboard.games import api
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.state import ACTIONS

from .situation import Table, situation

FULL = "6 goods:coffee 6 goods:fish"


def everybody_passes(seats: int, seed: int = 0) -> Table:
    """A new game in which nobody does anything but pass."""
    table = Table(GAME.new(seats=seats), 1)
    rng = random.Random(seed)
    while not table.position.over:
        table.position.play(quiet(table, rng))
    return table


def quiet(table: Table, rng: random.Random) -> str:
    """Chance by lot; the first field, the first tile, pass, end."""
    if table.position.decider == api.CHANCE:
        return str(api.draw(table.position, rng))
    moves = table.legal()
    return next((move for move in ("pass", "end") if move in moves), moves[0])


# Round and phase


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_number_of_rounds(seats: int, rounds: int) -> None:
    """Five rounds, four if two play."""
    table = everybody_passes(seats)
    assert table.view.rounds == rounds
    assert table.view.round == rounds


def test_seven_phases() -> None:
    """A round has seven phases; the eighth tile is not used."""
    table = Table(GAME.new(seats=3), 1)
    rng = random.Random(1)
    fields = 0
    while table.view.round == 1:
        move = quiet(table, rng)
        fields += move.startswith("field")
        table.position.play(move)
    assert fields == 7


def test_choose_a_field() -> None:
    """The start player may choose every field whose tile lies face up, and no other."""
    table = situation(chosen=False)
    assert table.legal() == [f"field {number}" for number in range(8)]
    table.state.face_up[3] = 0
    assert table.legal() == [f"field {number}" for number in range(8) if number != 3]
    assert "face down" in table.refuses("field 3")


def test_turn_order() -> None:
    """The start player is first, the others follow clockwise, each once."""
    table = situation("hull@3", seats=4, seat=3)
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play("pass, end")
    assert turns == [3, 4, 1, 2]
    assert table.asked == "field"


def test_tile_turned_down() -> None:
    """After the last turn the tile is turned down for the rest of the round."""
    table = situation("hull@3", seats=2)
    table.play("pass, end, pass")
    assert table.view.fields[3].face_up
    table.play("end")
    assert not table.view.fields[3].face_up
    assert "field 3" not in table.legal()


def test_start_player_moves() -> None:
    """After each phase the next seat clockwise is start player."""
    table = situation("hull@3", seats=3, seat=3)
    table.play("pass, end, pass, end, pass, end")
    assert table.view.start_player == 0
    assert table.position.decider == 0


def test_start_player_moves_not_again_at_the_round_end() -> None:
    """Who took over after the seventh phase opens the next round."""
    table = situation("hull@3", seats=3, seat=2, phase=7)
    table.play("pass, end, pass, end, pass, end")
    assert table.view.round == 2
    table.play(", ".join(f"lay {action}" for action in ACTIONS))
    assert table.position.decider == 2


def test_anchor_tile() -> None:
    """The field of a round's first phase takes the anchor tile when that phase ends."""
    table = situation("hull@6", seats=2)
    table.play("pass, end, pass")
    assert not any(field.anchor_tile for field in table.view.fields)
    facts = table.play("end")
    assert [field.number for field in table.view.fields if field.anchor_tile] == [6]
    assert [fact.params["field"] for fact in facts if fact.key == "anchor.laid"] == [6]
    table.play("field 4, pass, end, pass, end")
    assert [field.number for field in table.view.fields if field.anchor_tile] == [6]


# Bonus


def test_bonus_start_player_only() -> None:
    """Nobody but the start player gets the bonus."""
    table = situation("hull@7", chosen=False, seats=3, seat=2)
    before = [player.taler for player in table.view.players]
    table.play("field 7, pass, end, pass, end, pass, end")
    after = [player.taler for player in table.view.players]
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 4, 0]


def test_bonus_even_when_passing() -> None:
    """The start player has the bonus before acting, and keeps it when passing."""
    table = situation("hull@0", "0 workers", chosen=False)
    table.play("field 0")
    assert table.me.workers == 3
    assert "buy hull:one" in table.legal()  # with workers of the bonus: section 0 has none
    table.play("pass, end")
    assert table.me.workers == 3


@pytest.mark.parametrize(("field", "sort"), [(1, "mast"), (2, "sail")])
def test_bonus_tile_choice(field: int, sort: str) -> None:
    """A mast or sail of the player's choice, never a crown, into the warehouse."""
    table = situation("hull@4", chosen=False, yard="one mast:star")
    table.play(f"field {field}")
    crests = ("wheel", "anchor", "whale", "star")
    assert table.legal() == [f"take {sort}:{crest}" for crest in crests]
    assert "four regular" in table.refuses(f"take {sort}:crown")
    table.play(f"take {sort}:star")
    assert table.me.warehouse == {f"{sort}:star": 1}
    assert table.me.taler == 15


def test_bonus_tile_choice_of_a_good() -> None:
    """At field 5 the start player names one of the four goods, beside the worker."""
    table = situation("hull@4", "2 workers", chosen=False)
    table.play("field 5, take goods:grain")
    assert table.me.warehouse == {"goods:grain": 1}
    assert table.me.workers == 3


def test_bonus_not_declined() -> None:
    """There is no answer but to take the tile, and a bonus of points comes unasked."""
    table = situation("hull@4", chosen=False)
    table.play("field 2")
    assert all(move.startswith("take") for move in table.legal())
    assert "bonus" in table.refuses("pass")
    table = situation("hull@3", "5 points", chosen=False)
    table.play("field 3")
    assert table.me.points == 7


def test_bonus_tile_lost_without_room() -> None:
    """Without room the good of field 5 is lost; its worker is not."""
    table = situation("hull@5", "2 workers", chosen=False, warehouse=FULL)
    facts = table.play("field 5")
    assert table.asked == "turn"
    assert table.me.workers == 3
    assert table.me.room == 0
    assert [fact.key for fact in facts] == ["field.chosen", "bonus.received", "bonus.lost"]


def test_bonus_tile_lost_with_one_box() -> None:
    """One free box is not enough for the mast of field 1."""
    table = situation("hull@1", chosen=False, warehouse="11 goods:fish")
    table.play("field 1")
    assert table.asked == "turn"
    assert table.me.warehouse == {"goods:fish": 11}


def test_bonus_tile_lost_without_supply() -> None:
    """If no sail but crowns is left, the sail of field 2 is lost."""
    empty = "0 sail:wheel, 0 sail:anchor, 0 sail:whale, 0 sail:star"
    table = situation("hull@2", chosen=False, supply=empty)
    table.play("field 2")
    assert table.asked == "turn"
    assert table.me.warehouse == {}


# The turn


def test_act_or_pass() -> None:
    """A turn is the action, used at least once, or a pass."""
    table = situation("withdraw@3", "no extra")
    assert table.legal() == ["withdraw", "pass"]
    assert table.refuses("done")
    table.play("withdraw")
    assert table.legal() == ["withdraw", "done"]
    assert table.refuses("pass")


def test_act_or_pass_without_a_use() -> None:
    """Who has no use of the action can only pass."""
    table = situation("deliver@3", "no extra")
    assert table.legal() == ["pass"]


def test_eight_actions() -> None:
    """Four blue actions cost taler and workers, four light ones workers only."""
    assert ACTIONS == (
        "hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns",
    )  # fmt: skip
    ship = "one mast:star sail:star goods:fish"
    for action, use in {
        "hull": "buy hull:bow", "mast": "buy mast:whale", "sail": "buy sail:whale",
        "goods": "buy goods:grain", "transport": "transport hull:one", "withdraw": "withdraw",
        "deliver": "deliver 1", "crowns": "score",
    }.items():  # fmt: skip
        table = situation(f"{action}@3", "9 taler, 3 workers, 1 flipped", yard=ship,
                          warehouse="hull:one", blue=0)  # fmt: skip
        table.play(use)
        blue = action in ("hull", "mast", "sail", "goods")
        assert table.me.workers == 2
        assert table.me.taler == {"withdraw": 11}.get(action, 6 if blue else 9)


# Passing


def test_pass_flips_a_tile() -> None:
    """A pass flips one pass tile."""
    table = situation("hull@3")
    table.play("pass")
    assert table.me.pass_tiles_flipped == 1


@pytest.mark.parametrize(("count", "loss"), [(0, 6), (1, 3), (2, 1), (3, 0)])
def test_pass_order(count: int, loss: int) -> None:
    """-3 is flipped first, then -2, then -1, so what is left costs 6, 3, 1, 0."""
    table = situation("withdraw@3", f"10 points, {count} flipped, no extra", phase=7)
    table.give(2, "no extra")
    table.play("withdraw, done, pass")
    assert table.me.points == 10 - loss


def test_pass_without_tiles_left() -> None:
    """A fourth pass is allowed and flips nothing."""
    table = situation("hull@3", "3 flipped")
    facts = table.play("pass")
    assert table.me.pass_tiles_flipped == 3
    assert facts[0].key == "pass.bare"


def test_pass_crown() -> None:
    """A flipped pass tile is a crown for scoring."""
    table = situation("crowns@3", "10 points, 2 flipped, 1 worker", blue=0)
    assert table.me.crowns == 2
    table.play("score")
    assert table.me.points == 12


def test_pass_crown_of_the_same_turn() -> None:
    """The tile flipped by a pass counts in an extra action of the same turn."""
    table = situation("hull@3", "10 points, 0 workers")
    table.play("pass, extra crowns, score, score")
    assert table.me.points == 12


# End of the round


@pytest.mark.parametrize(("flipped", "loss"), [(0, 6), (1, 3), (2, 1), (3, 0)])
def test_pass_tile_loss(flipped: int, loss: int) -> None:
    """At the round's end each player loses the points of tiles not flipped, told as a fact."""
    table = situation("withdraw@3", f"4 points, {flipped} flipped, no extra", phase=7)
    table.give(2, "4 points, no extra")
    facts = table.play("withdraw, done, pass")
    lost = {f.params["seat"]: f.params["points"] for f in facts if f.key == "pass.penalty"}
    assert lost == {0: loss, 1: 3}
    assert [player.points for player in table.view.players] == [4 - loss, 1]


def test_pass_tile_loss_in_the_last_round() -> None:
    """The last round costs its points like the others."""
    table = situation("withdraw@3", "10 points, no extra", phase=7, round_number=4)
    table.give(2, "10 points, no extra")
    table.play("withdraw, done, pass")
    assert table.position.over
    assert [player.account["track"] for player in table.view.players] == [4, 7]


def test_pass_tiles_turned_back() -> None:
    """In the next round no pass tile is flipped and none counts as a crown."""
    table = situation("hull@3", "3 flipped, no extra", phase=7)
    table.give(2, "2 flipped, no extra")
    table.play("pass, pass")
    assert [player.pass_tiles_flipped for player in table.view.players] == [0, 0]
    assert [player.crowns for player in table.view.players] == [0, 0]


def test_wheel_turns() -> None:
    """The anchor section moves to the field of the anchor tile, and only at the round's end."""
    table = situation("hull@6", seats=2)
    table.play("pass, end, pass, end")
    assert table.view.anchor == 0
    rng = random.Random(0)
    while table.view.round == 1:
        table.position.play(quiet(table, rng))
    assert table.view.anchor == 6
    assert [field.blue_workers for field in table.view.fields] == [3, 2, 1, 2, 3, 2, 0, 1]


def test_wheel_turns_not_after_the_last_round() -> None:
    """After the last round nothing is turned or laid out."""
    table = situation("hull@6", "no extra", phase=7, round_number=4, anchor=2)
    table.give(2, "no extra")
    table.play("pass, pass")
    assert table.position.over
    assert table.view.anchor == 2


def test_new_layout() -> None:
    """All eight tiles are shuffled and laid out face up again."""
    table = situation("hull@3", "no extra", phase=7)
    table.give(2, "no extra")
    table.play("pass, pass")
    assert table.position.decider == api.CHANCE
    assert len(table.position.outcomes()) == 8
    table.play(", ".join(f"lay {action}" for action in reversed(ACTIONS)))
    assert [field.action for field in table.view.fields] == list(reversed(ACTIONS))
    assert table.legal() == [f"field {number}" for number in range(8)]
