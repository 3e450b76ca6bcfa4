"""What a player of Nauticus would call sensible, in small situations."""

from __future__ import annotations

from seaboard.games.nauticus import GAME

from ..games.nauticus.situation import situation
from .asking import after_random_moves, ask, chosen, play_game, whole_turn


def test_it_finishes_a_ship_when_it_can() -> None:
    table = situation(
        "sail@3",
        "9 taler, 2 workers",
        yard="bow+stern 2 mast:anchor sail:anchor, one mast:star",
        phase=3,
        round_number=3,
    )
    whole_turn(table)
    assert table.ship(1).finished


def test_it_finishes_the_larger_of_two_ships_with_the_last_sail() -> None:
    table = situation(
        "sail@3",
        "4 taler, 0 workers",
        yard="bow+middle+stern 3 mast:anchor 2 sail:anchor, one mast:star",
        blue=1,
        phase=7,
        round_number=4,
    )
    whole_turn(table)
    assert table.ship(1).finished


def test_it_passes_rather_than_buys_what_can_bring_nothing_any_more() -> None:
    table = situation("hull@3", "6 taler, 3 workers, no extra", phase=7, round_number=4)
    assert chosen(table) == "pass"


def test_it_uses_blue_workers_that_cost_nothing() -> None:
    table = situation("withdraw@3", "0 taler, 0 workers, 3 flipped, no extra", blue=3)
    assert whole_turn(table) == ["withdraw", "withdraw", "withdraw", "done"]


def test_it_scores_crowns_to_the_full_when_they_are_many() -> None:
    table = situation(
        "crowns@3",
        "5 workers, no extra",
        warehouse="3 sail:crown mast:crown",
        blue=1,
        phase=6,
        round_number=4,
    )
    assert whole_turn(table).count("score") == 4  # 15 points need four uses of four crowns


def test_it_does_not_spend_its_workers_on_scoring_a_single_crown_early() -> None:
    table = situation("crowns@3", "4 workers", warehouse="sail:crown", blue=1)
    assert whole_turn(table).count("score") <= 1


def test_it_delivers_goods_in_the_last_round() -> None:
    table = situation(
        "deliver@3",
        "3 workers, no extra",
        yard="bow+stern 2 mast:whale 2 sail:whale 2 goods:fish",
        delivered="2 goods:fish",
        phase=7,
        round_number=4,
    )
    assert chosen(table) == "deliver 1"


def test_it_buys_the_good_that_it_has_a_set_of() -> None:
    table = situation(
        "goods@5 deliver@2",
        "3 taler, 0 workers, no extra",
        yard="bow+stern 2 mast:whale 2 sail:whale goods:grain",
        delivered="3 goods:grain",
        blue=1,
        phase=2,
        round_number=4,
    )
    assert chosen(table) == "buy goods:grain"


def test_it_keeps_the_extra_action_in_the_first_phase() -> None:
    table = situation("hull@3", "9 taler, 4 workers")
    assert not [move for move in whole_turn(table) if move.startswith("extra")]


def test_it_does_not_take_the_extra_action_home() -> None:
    table = situation(
        "hull@3", "1 workers, the extra", warehouse="3 sail:crown", phase=7, round_number=4
    )
    assert "extra crowns" in whole_turn(table)


def test_it_takes_crowns_as_rewards_early_and_points_at_the_end() -> None:
    early = situation("sail@3", "9 taler, 1 workers", yard="one mast:whale")
    early.play("buy sail:whale, place 1")
    assert chosen(early).startswith("reward crown")
    late = situation(
        "sail@3", "9 taler, 1 workers, no extra", yard="one mast:whale", phase=7, round_number=4
    )
    late.play("buy sail:whale, place 1")
    assert chosen(late) == "reward points"


def test_it_always_beats_random_play() -> None:
    for seed in range(4):
        result = play_game(["random", "greedy"] if seed % 2 else ["greedy", "random"], seed)
        assert result.winners == (seed % 2,)


def test_four_of_them_score_like_people() -> None:
    scores = play_game(["greedy"] * 4, 3).scores
    assert sum(scores) / 4 > 60


def test_the_same_stream_gives_the_same_move() -> None:
    for moves in range(10, 200, 20):
        position = after_random_moves(moves)
        assert ask("greedy", position, seed=3) == ask("greedy", position, seed=3)


def test_it_explains_every_move_best_first() -> None:
    position = after_random_moves(30)
    answer = ask("greedy", position)
    assert {item.move for item in answer.candidates} == set(position.legal_moves())
    scores = [item.score or 0.0 for item in answer.candidates]
    assert scores == sorted(scores, reverse=True)
    assert answer.move == answer.candidates[0].move


def test_an_error_temperature_plays_other_moves_too() -> None:
    position = after_random_moves(30)
    moves = {ask("greedy:error_temperature=50", position, seed).move for seed in range(20)}
    assert len(moves) > 1


def test_no_decision_has_more_moves_than_it_remembers() -> None:
    assert GAME.most_legal < 256
