"""Kuhn poker itself: what is played, what is paid, and what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.games.api import (
    BadPosition,
    GameOver,
    IllegalMove,
    NoCompiledRules,
    Position,
    as_data,
)
from seaboard_kuhn import GAME


def played(*moves: str, hands: int = 1) -> Position:
    position = GAME.new(options={"hands": hands})
    for move in moves:
        position.play(move)
    return position


@pytest.mark.parametrize(
    ("actions", "chips"),
    [
        ("check check", (-1, 1)),
        ("check bet fold", (-1, 1)),
        ("check bet call", (-2, 2)),
        ("bet fold", (1, -1)),
        ("bet call", (-2, 2)),
    ],
)
def test_the_higher_card_wins_unless_it_folds(actions: str, chips: tuple[int, int]) -> None:
    result = played("deal 1 jack", "deal 2 queen", *actions.split()).result()
    assert result is not None
    assert result.scores == chips
    assert result.places == tuple(1 if own > 0 else 2 for own in chips)


def test_the_other_player_begins_the_next_hand() -> None:
    position = played("deal 1 king", "deal 2 jack", "bet", "fold", hands=2)
    assert position.turn == 1
    position.play("deal 1 king")
    position.play("deal 2 queen")
    assert position.decider == 1


def test_a_refusal_names_what_is_legal() -> None:
    position = played("deal 1 king", "deal 2 jack")
    with pytest.raises(IllegalMove, match=r"fold: not legal now \(legal: check, bet\)"):
        position.play("fold")
    with pytest.raises(GameOver):
        played("deal 1 king", "deal 2 jack", "bet", "fold").play("check")


def test_a_seat_knows_its_own_card_alone() -> None:
    position = played("deal 1 king", "deal 2 jack")
    shown = [as_data(position.view(seat))["card"] for seat in (0, 1, None)]
    assert shown == ["king", "jack", None]
    before = played("deal 1 king")
    deal = GAME.parse("deal 2 jack")
    told = [GAME.text_for(before, deal, seat) for seat in (0, 1, None)]
    assert told == ["deal 2 ?", "deal 2 jack", "deal 2 ?"]


def test_every_card_that_a_seat_cannot_see_may_be_the_others() -> None:
    position, rng = played("deal 1 queen", "deal 2 jack"), Random(1)
    worlds = {as_data(position.resample(0, rng).view(1))["card"] for _ in range(50)}
    assert worlds == {"jack", "king"}


def test_a_preview_is_the_same_in_every_world() -> None:
    """It tells what a call costs, not whether it wins."""
    position, rng = played("deal 1 queen", "deal 2 jack", "bet"), Random(1)
    for _ in range(20):
        world = position.resample(1, rng)
        for move in position.legal_moves():
            assert GAME.preview(world, move, 1) == GAME.preview(position, move, 1)


def test_what_it_does_not_have_is_refused_in_words() -> None:
    with pytest.raises(NoCompiledRules, match="Kuhn poker has no compiled rules"):
        GAME.new_states(GAME.new(), 1)
    with pytest.raises(BadPosition, match="positions of Kuhn poker cannot be set up"):
        GAME.set_up({})
