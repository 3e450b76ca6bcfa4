"""Who sits where: every bot holds every seat as often, on the same chance."""

from __future__ import annotations

from collections import Counter

import pytest

from seaboard.games.api import Mode
from seaboard.games.nauticus.game import Nauticus
from seaboard.lab.plan import BadPlan, Plan, Table, lineups, seatings

from .synthetic import plan_for


def test_two_seats_are_played_by_every_pair() -> None:
    assert list(lineups(3, 2)) == [(0, 1), (0, 2), (1, 2)]


def test_two_bots_share_four_seats() -> None:
    assert list(lineups(2, 4)) == [(0, 0, 1, 1)]


def test_an_odd_seat_goes_to_each_bot_in_turn() -> None:
    assert list(lineups(2, 3)) == [(0, 0, 1), (0, 1, 1)]


def test_one_bot_plays_itself() -> None:
    assert list(lineups(1, 3)) == [(0, 0, 0)]
    assert plan_for("random", seats=3).group_size == 1


def test_few_seatings_are_one_group() -> None:
    assert seatings((0, 1)) == [((0, 1), (1, 0))]
    assert len(seatings((0, 0, 1, 1))[0]) == 6


def test_four_bots_rotate_in_six_circles() -> None:
    circles = seatings((0, 1, 2, 3))
    assert len(circles) == 6
    assert circles[0] == ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 4)]
)
def test_in_each_round_every_bot_holds_every_seat_as_often(bots: int, seats: int) -> None:
    plan = plan_for(*(f"bot{number}" for number in range(bots)), seats=seats)
    held = Counter(
        (bot, seat)
        for game in range(plan.round_size)
        for seat, bot in enumerate(plan.seating(game))
    )
    assert len(held) == bots * seats
    assert len(set(held.values())) == 1


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert plan_for("a", "b", "c").whole(400) == 402


def test_a_group_has_one_chance_stream_and_other_groups_another() -> None:
    plan = plan_for("a", "b")
    first, second, other = (plan.streams(game).chance.random() for game in (0, 1, 2))
    assert first == second
    assert first != other


def test_every_bot_has_random_numbers_of_its_own() -> None:
    plan = plan_for("a", "b")
    numbers = [rng.random() for game in (0, 1) for rng in plan.streams(game).bots]
    assert len(set(numbers)) == 4


def test_a_team_is_one_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    teams = {"teams": Mode("teams", (4,), ((0, 2), (1, 3)))}
    monkeypatch.setattr(Nauticus, "modes", teams)
    plan = Plan(Table("nauticus", "teams", 4), ("a", "b"), 1)
    assert [plan.seating(game) for game in range(2)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_namesakes_are_numbered() -> None:
    assert plan_for("random", "greedy", "random").labels == ("random #1", "greedy", "random #2")


def test_an_arena_needs_bots_and_a_limit_above_zero() -> None:
    with pytest.raises(BadPlan, match="at least one bot"):
        plan_for()
    with pytest.raises(BadPlan, match="above 0 seconds"):
        Plan(Table("nauticus", "standard", 2), ("random",), 1, seconds=0)
