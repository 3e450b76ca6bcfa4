"""The bot that learnt: legal, repeatable, better than greed, and honest about what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import UnknownBot
from seaboard.bots.learned import NoNet, value_of
from seaboard.bots.profiles import profile_of
from seaboard.bots.weights import net_for
from seaboard.games import get_game

from ..games.nauticus.situation import situation as table
from .asking import (
    after_random_moves,
    ask,
    nautilus_after_random_moves,
    play_game,
    play_nautilus,
    whole_turn,
)


def test_it_wins_most_games_against_greed() -> None:
    """Ten games from both seats; it wins seven of eight in long matches (docs/bots-lab.md)."""
    won = 0
    for seed in range(5):
        won += play_game(["learned", "greedy"], seed).winners == (0,)
        won += play_game(["greedy", "learned"], seed).winners == (1,)
    assert won >= 6


@pytest.mark.parametrize("mode", ["classic", "quick", "two"])
def test_it_plays_whole_games_where_hands_are_hidden(mode: str) -> None:
    side = ["learned:worlds=2", "random"]
    assert play_nautilus(side if mode == "two" else side * 2, mode, 1).winners[0] == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_whole_games_at_larger_tables(seats: int) -> None:
    result = play_game(["learned", "random", "random", "random"][:seats], seats)
    assert result.winners == (0,)


def test_the_same_stream_gives_the_same_answer_with_reasons() -> None:
    position = after_random_moves(60)
    one = ask("learned", position, seed=4)
    assert one == ask("learned", position, seed=4)
    assert {item.move for item in one.candidates} == set(position.legal_moves())
    assert all(0 <= item.value <= 1 for item in one.candidates)


def test_it_finishes_a_ship_when_it_can() -> None:
    board = table(
        "sail@3",
        "9 taler, 2 workers",
        yard="bow+stern 2 mast:anchor sail:anchor, one mast:star",
        phase=3,
        round_number=3,
    )
    whole_turn(board, "learned")
    assert board.ship(1).finished


def test_what_the_net_says_is_the_same_game_seen_from_both_seats() -> None:
    """Close to it: the seats are judged by one net, each with itself in the first place."""
    position = after_random_moves(100)
    one, other = value_of(position, 0), value_of(position, 1)
    assert sum(one.chances) == pytest.approx(1)
    assert one.chances[0] == pytest.approx(other.chances[0], abs=0.3)
    assert one.scores[0] == pytest.approx(other.scores[0], abs=20)


def test_a_table_without_a_net_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.bots.learned.net_for", lambda _: None)
    with pytest.raises(NoNet, match=r"no net was trained for Nauticus, standard, \d players"):
        ask("learned", after_random_moves(20))


def test_a_net_for_another_table_is_refused(tmp_path: Path) -> None:
    two = net_for(get_game("nauticus").new(seats=2))
    assert two is not None
    two.save(tmp_path / "net.npz")
    position = get_game("nauticus").new(seats=3)
    while position.decider < 0:
        position.play(position.legal_moves()[0])
    with pytest.raises(NoNet, match="a net for 2 players, standard; not for 3 players"):
        ask(f"learned:file={tmp_path / 'net.npz'}", position)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownBot, match=r"there is no file nowhere\.npz"):
        get_bot("learned:file=nowhere.npz")


@pytest.mark.parametrize("version", [1, 2])
def test_the_search_takes_either_judgement(version: int) -> None:
    position = after_random_moves(60)
    answer = ask(f"search:playouts=60,version={version}", position)
    assert 30 < answer.playouts <= 60
    assert answer == ask(f"search:playouts=60,version={version}", position)


def test_by_the_net_a_search_looks_farther_ahead() -> None:
    """The estimate by hand is as good after the turns with which it was tuned as later."""
    position, profile = after_random_moves(12, seats=2), profile_of(get_game("nauticus"))
    by_hand, by_net = profile.turns[2], profile.learned_turns[2]
    assert by_hand < by_net
    for version, turns in ((1, by_hand), (2, by_net)):
        usual = f"search:playouts=60,version={version}"
        assert ask(usual, position) == ask(f"{usual},turns={turns}", position)
        other = by_hand + by_net - turns
        assert ask(usual, position) != ask(f"{usual},turns={other}", position)


def test_both_judgements_differ() -> None:
    position = after_random_moves(60)
    one, two = (ask(f"search:playouts=60,version={version}", position) for version in (1, 2))
    assert one.candidates != two.candidates


def test_the_search_judges_as_the_net_learnt_to_from_the_seat_whose_turn_has_ended() -> None:
    """Each move tried once, and nobody else's turn played on: that is what `learned` does."""
    position = after_random_moves(60)
    count = len(position.legal_moves())
    once = f"search:version=2,turns=0,prior_mixing=1,playout_temperature=0.01,playouts={count}"
    searched = {item.move: item.score for item in ask(once, position).candidates}
    judged = {item.move: item.score for item in ask("learned", position).candidates}
    assert count > 1
    assert searched == pytest.approx(judged)


def test_turns_of_others_change_what_a_move_is_worth() -> None:
    position = nautilus_after_random_moves(80)
    alone, ahead = (ask(f"learned:turns={turns}", position) for turns in (0, 4))
    assert {item.move for item in alone.candidates} == {item.move for item in ahead.candidates}
    assert [item.value for item in alone.candidates] != [item.value for item in ahead.candidates]


def test_where_turns_are_played_on_half_of_the_moves_are_tried_in_all_worlds() -> None:
    position = nautilus_after_random_moves(80)
    answer = ask("learned:turns=2,worlds=4", position)
    count = len(answer.candidates)
    assert [item.visits for item in answer.candidates] == sorted(
        [4] * ((count + 1) // 2) + [2] * (count // 2), reverse=True
    )
    assert answer.move == answer.candidates[0].move
