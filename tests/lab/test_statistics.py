"""What is concluded from games whose outcome is known."""

from __future__ import annotations

from random import Random

import pytest

from seaboard.lab.match import Mishap
from seaboard.lab.ratings import ratings
from seaboard.lab.results import GameLine
from seaboard.lab.statistics import side_shares, summarise
from seaboard.lab.tables import lines

from .synthetic import line, plan_for, won_by

NAMES = ("1", "2", "3", "4")


def test_a_shared_win_is_divided() -> None:
    plan = plan_for("a", "b", "c", seats=3)
    assert side_shares(plan, line(plan, 0, [1, 1, 3])) == (0.5, 0.5, 0)


def test_a_game_that_was_cut_short_is_shared_by_all() -> None:
    plan = plan_for("a", "b")
    assert side_shares(plan, line(plan, 0, None)) == (0.5, 0.5)
    assert summarise(plan, [line(plan, 0, None)], NAMES).cut_short == 1


def test_the_win_share_is_the_mean_of_the_groups() -> None:
    """Groups 1, 1/2 and 0 for the first bot."""
    plan = plan_for("a", "b")
    games = [won_by(plan, game, bot) for game, bot in enumerate([0, 0, 0, 1, 1, 1])]
    summary = summarise(plan, games, NAMES)
    assert summary.bots[0].wins.value == pytest.approx(0.5)
    assert summary.bots[0].wins.groups == 3
    assert summary.versus[0][1] == summary.bots[0].wins


def test_a_group_that_is_not_complete_is_left_out() -> None:
    plan = plan_for("a", "b")
    games = [won_by(plan, game, 0) for game in range(3)]
    summary = summarise(plan, games, NAMES)
    assert (summary.whole_groups, summary.games_left_out) == (1, 1)
    assert any("not complete" in text for text in lines(summary))


def test_pairing_takes_the_luck_of_the_seat_out() -> None:
    """The first seat wins every game: the bots are equal, and that is certain soon."""
    plan = plan_for("a", "b")
    games = [line(plan, game, [1, 2]) for game in range(80)]
    summary = summarise(plan, games, NAMES)
    share, seat = summary.bots[0].wins, summary.sides[0].wins
    assert share.value == 0.5
    assert share.high - share.low < 0.1  # 80 independent games would give 0.22
    assert seat.value == 1
    assert seat.low > 0.9


def test_ahead_of_compares_places_among_three() -> None:
    """In seat order of each seating, a always beats b and b always beats c."""
    plan = plan_for("a", "b", "c", seats=3)
    games = [line(plan, game, [1 + bot for bot in plan.seating(game)]) for game in range(2 * 6)]
    summary = summarise(plan, games, NAMES)
    ahead = [[None if e is None else e.value for e in row] for row in summary.versus]
    assert ahead == [[None, 1, 1], [0, None, 1], [0, 0, None]]
    assert [bot.wins.value for bot in summary.bots] == [1, 0, 0]


def test_two_bots_at_four_seats_share_all_wins() -> None:
    plan = plan_for("a", "b", seats=4)
    games = [line(plan, game, [1, 2, 3, 4]) for game in range(12)]
    summary = summarise(plan, games, NAMES)
    assert [bot.wins.value for bot in summary.bots] == pytest.approx([0.5, 0.5])
    assert plan.fair_share == 0.5


def test_one_bot_always_wins_against_itself_without_an_interval() -> None:
    plan = plan_for("a")
    summary = summarise(plan, [line(plan, game, [1, 2]) for game in range(4)], NAMES)
    assert summary.bots[0].wins.value == 1
    assert summary.bots[0].wins.interval is None
    assert summary.sides[0].wins.value == 1


def test_scores_are_of_every_seat_that_a_bot_held() -> None:
    """Bot a scores 10 and 30, then 20 and 40: group means 20 and 30."""
    plan = plan_for("a", "b")
    rows = [(10, 0), (0, 30), (20, 0), (0, 40)]
    games = [line(plan, game, [1, 2], scores) for game, scores in enumerate(rows)]
    scores = summarise(plan, games, NAMES).bots[0].scores
    assert sorted(scores.values) == [10, 20, 30, 40]
    assert (scores.mean.value, scores.middle) == (25, 25)
    assert scores.deviation == pytest.approx(11.18, abs=0.01)


def test_forfeits_are_told_in_words() -> None:
    plan = plan_for("a", "b")
    game = won_by(plan, 0, 1)
    bad = GameLine(
        **{name: getattr(game, name) for name in GameLine.__slots__}
        | {"forfeits": (1, 0), "mishaps": (Mishap(0, 1, "late", "answered after 3 s"),)}
    )
    text = "\n".join(lines(summarise(plan, [bad, won_by(plan, 1, 1)], NAMES)))
    assert "a forfeited 1 decisions" in text
    assert "late: answered after 3 s" in text


def test_the_first_rating_is_that_of_openskill() -> None:
    """The values that PlackettLuce gives for one game between newcomers."""
    plan = plan_for("a", "b")
    winner, loser = ratings(plan, [won_by(plan, 0, 0)])
    assert (winner.mu, loser.mu) == pytest.approx((27.63523, 22.36477), abs=1e-4)
    assert winner.sigma == pytest.approx(8.06551, abs=1e-4)


def test_ratings_follow_the_plan_not_the_order_of_finishing() -> None:
    plan = plan_for("a", "b", "c")
    games = [won_by(plan, game, min(plan.seating(game))) for game in range(30)]
    mixed = games.copy()
    Random(1).shuffle(mixed)
    assert ratings(plan, games) == ratings(plan, mixed)
    a, b, c = ratings(plan, games)
    assert a.mu > b.mu > c.mu


def test_a_bot_on_several_seats_is_rated_once_a_game() -> None:
    plan = plan_for("a", "b", seats=4)
    game = line(plan, 0, [1, 2, 3, 4])  # seats of a, a, b, b
    a, b = ratings(plan, [game])
    assert a.mu > 25 > b.mu
    assert a.sigma < 25 / 3
