"""Analysis of finished games: fair to what a player could know, repeatable, and it adds up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event

import numpy as np
import pytest

from seaboard.bots.analysis import Decision, NotFinished, Settings, account_for, analyse, apart
from seaboard.bots.analysis.chances import Calibration, key_of, tables_of
from seaboard.bots.analysis.fitting import LEAST_SLOPE, Bin, Sample, curve, fit
from seaboard.bots.analysis.game import decisions_of
from seaboard.bots.analysis.judging import Judged, SearchJudge, judge_for, leading_elsewhere
from seaboard.bots.analysis.types import from_data, grade_of, to_data
from seaboard.bots.api import Budget, Cancelled, situation
from seaboard.bots.learned import value_of
from seaboard.bots.search import best_net
from seaboard.games import OWN, get_game
from seaboard.games.api import CHANCE
from seaboard.records import Record, Recorder, load, replay
from seaboard_kuhn import GAME as KUHN

GAMES = Path(__file__).resolve().parents[1] / "games"
DOCUMENT = GAMES.parents[1] / "docs" / "analysis.md"
QUICK = Settings(playouts=40, seed=3)


@cache
def open_game() -> Record:
    return load(GAMES / "nauticus" / "golden" / "2-players-company-8.record")


@cache
def hidden_game() -> Record:
    return load(GAMES / "nautilus" / "golden" / "two-8.record")


@cache
def analysed() -> tuple[Decision, ...]:
    return tuple(analyse(open_game(), QUICK))


def kuhn(*moves: str) -> Record:
    recorder = Recorder(KUHN.new(options={"hands": 1}))
    for move in moves:
        recorder.play(move)
    return recorder.record()


def first(record: Record, count: int, settings: Settings = QUICK, jobs: int = 1) -> list[Decision]:
    found: Iterator[Decision] = analyse(record, settings, jobs=jobs)
    return list(islice(found, count))


def test_every_decision_between_several_moves_is_judged_and_no_other() -> None:
    steps = [decision.step for decision in analysed()]
    assert steps == [asked.step for asked in decisions_of(open_game())]
    assert all(decision.legal > 1 for decision in analysed())
    assert len(steps) < len(open_game().moves)


@pytest.mark.parametrize("record", [open_game, hidden_game])
def test_lines_go_on_with_moves_that_can_be_played(record: Callable[[], Record]) -> None:
    """Asked in another process or here, they are the same."""
    settings, longest = Settings(playouts=300, seed=3), 0
    for asked in decisions_of(record())[20:44]:
        position = asked.position
        moves = position.legal_moves()[:3]
        lines = judge_for(position.game, settings, Event()).lines(position, moves)
        question = apart.question_of_lines([str(move) for move in moves], settings)
        assert apart.answer(question, position)["lines"] == [list(line) for line in lines]
        for move, line in zip(moves, lines, strict=True):
            after = position.copy()
            after.play(move)
            for text in line:
                assert after.decider != CHANCE
                after.play(text)
            longest = max(longest, len(line))
    assert longest > 1  # where hands are hidden only in a turn of several moves


def test_the_best_move_costs_nothing_and_no_move_is_better_than_the_best() -> None:
    for decision in analysed():
        assert decision.cost >= 0
        chances = [each.outlook.chances[decision.seat] for each in decision.best]
        assert chances == sorted(chances, reverse=True)
        assert decision.before.chances[decision.seat] <= chances[0] + 1e-12
        if decision.move == decision.best[0].move:
            assert (decision.cost, decision.margin) == (0, 0)
        assert decision.move in [each.move for each in decision.best]
        assert sum(decision.before.chances) == pytest.approx(1)


def test_the_best_of_equal_moves_is_not_overrated() -> None:
    """Of four moves of equal worth, judged with noise, the largest looks better than it is."""
    noise = np.random.default_rng(1).normal(size=(2000, 4, 4))
    held_out = [
        batches[range(4), leading_elsewhere(batches)].mean() - batches[:, 0].mean()
        for batches in noise
    ]
    flattered = noise.mean(axis=1).max(axis=1) - noise.mean(axis=1)[:, 0]
    assert flattered.mean() > 0.4
    assert abs(np.mean(held_out)) < 0.06


def test_the_best_of_unequal_moves_keeps_its_lead() -> None:
    noise = np.random.default_rng(2).normal(size=(500, 4, 4))
    noise[:, :, 3] += 5
    found = [leading_elsewhere(batches) for batches in noise]
    assert np.mean(found) == pytest.approx(3, abs=0.01)


def test_luck_skill_and_reappraisal_add_up_to_the_result() -> None:
    accounts = account_for(open_game(), analysed())
    assert [account.end for account in accounts] == [1.0, 0.0]
    for account in accounts:
        parts = account.luck + account.own + account.others + account.reappraisal
        assert account.start + parts == pytest.approx(account.end)
        assert account.own <= 0
    assert accounts[0].own == pytest.approx(-sum(d.cost for d in analysed() if d.seat == 0))


def test_the_number_of_threads_changes_nothing() -> None:
    assert first(open_game(), 6, jobs=3) == list(analysed()[:6])


def test_another_seed_thinks_other_thoughts() -> None:
    assert first(open_game(), 6, replace(QUICK, seed=4)) != list(analysed()[:6])


def test_a_line_of_play_can_be_played() -> None:
    asked = decisions_of(open_game())
    for each, decision in list(zip(asked, analysed(), strict=True))[:40]:
        position = each.position.copy()
        for move in (decision.best[0].move, *decision.best[0].line):
            assert position.decider != CHANCE
            position.play(move)


@pytest.mark.parametrize("number", [3, 20, 60])
def test_worlds_that_the_player_cannot_tell_apart_are_judged_alike(number: int) -> None:
    asked = decisions_of(hidden_game())[number]
    true, seat = asked.position, asked.position.decider
    rng = Random(5)
    others = [true.resample(seat, rng) for _ in range(4)]
    assert any(other != true for other in others)

    def judged(position: object) -> Judged:
        judge = SearchJudge(hidden_game().game, QUICK, Event())
        return judge.judge(position, asked.move, asked.step)  # type: ignore[arg-type]

    answers = [judged(position) for position in (true, *others)]
    assert all(answer == answers[0] for answer in answers)


def test_lines_of_hidden_games_stop_where_another_decides() -> None:
    for asked, decision in zip(
        decisions_of(hidden_game())[:12], first(hidden_game(), 12), strict=True
    ):
        position = asked.position.copy()
        position.play(decision.best[0].move)
        if position.decider != decision.seat:
            assert decision.best[0].line == ()


def test_positions_are_judged_by_the_net_where_the_search_plays_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert best_net(open_game().game.new(seats=2)) is not None
    monkeypatch.setattr(open_game().game.part("levels"), "LEARNED_SEARCH", ())
    by_hand = first(open_game(), 6)
    assert [each.move for each in by_hand] == [each.move for each in analysed()[:6]]
    assert all(hand.after != net.after for hand, net in zip(by_hand, analysed(), strict=False))


def test_a_round_that_ends_is_judged_by_the_net_before_the_new_layout() -> None:
    """The net knows no layouts to come, and nothing is searched: another seed says the same."""
    before, move, after = next(
        (before, move, after)
        for before, move, after in replay(open_game())
        if before.decider != CHANCE and after.decider == CHANCE
    )
    asked = situation(before, Budget(), Random(1))
    judges = [SearchJudge(open_game().game, replace(QUICK, seed=n), Event()) for n in (1, 2)]
    first_told, second_told = (judge.compare(asked, [move], 9)[0] for judge in judges)
    assert first_told == second_told
    assert first_told.scores == value_of(after, asked.seat).scores


def test_a_judge_of_one_table_judges_the_next_as_a_new_one_would() -> None:
    """By the net with two players, by hand in teams."""
    teams = load(GAMES / "nautilus" / "golden" / "classic-11.record")
    asked = decisions_of(teams)[5]
    two = decisions_of(hidden_game())[5]
    used, new = (SearchJudge(teams.game, QUICK, Event()) for _ in range(2))
    used.judge(two.position, two.move, two.step)
    told = [judge.judge(asked.position, asked.move, asked.step) for judge in (used, new)]
    assert told[0] == told[1]


def test_an_unfinished_game_is_refused() -> None:
    record = replace(open_game(), moves=open_game().moves[:50], result=None)
    with pytest.raises(NotFinished, match="only a finished game"):
        next(analyse(record))


def test_it_can_be_called_off_in_the_middle() -> None:
    stop = Event()
    going = analyse(open_game(), QUICK, cancel=stop)
    next(going)
    stop.set()
    with pytest.raises(Cancelled):
        list(going)


def test_a_game_without_evaluation_is_judged_by_random_play() -> None:
    """To fold against a bet with the best card is the worst error that there is."""
    record = kuhn("deal 1 jack", "deal 2 king", "bet", "fold")
    decisions = list(analyse(record, Settings(playouts=200)))
    fold = decisions[-1]
    assert (fold.move, fold.best[0].move, fold.grade) == ("fold", "call", "blunder")
    assert fold.best[0].outlook.chances == (0.0, 1.0)
    accounts = account_for(record, decisions)
    assert accounts[1].own == pytest.approx(-1)


def test_random_play_does_not_look_at_the_others_card() -> None:
    judged = []
    for other in ("king", "jack"):
        record = kuhn("deal 1 queen", f"deal 2 {other}", "bet", "fold")
        asked = decisions_of(record)[0]
        judged.append(judge_for(KUHN, QUICK, Event()).judge(asked.position, asked.move, asked.step))
    assert judged[0] == judged[1]


@pytest.mark.parametrize(
    ("cost", "margin", "grade"),
    [
        (0.0, 0.0, "best"), (0.01, 0.0, "good"), (0.02, 0.01, "inaccuracy"),
        (0.05, 0.01, "mistake"), (0.1, 0.05, "blunder"), (0.3, 0.4, "good"),
    ],
)  # fmt: skip
def test_errors_are_graded_by_cost_unless_the_cost_is_uncertain(
    cost: float, margin: float, grade: str
) -> None:
    assert grade_of(cost, margin) == grade


def test_a_decision_survives_json() -> None:
    assert [from_data(to_data(decision)) for decision in analysed()] == list(analysed())


def invented(true: Calibration, count: int, seed: int) -> list[Sample]:
    rng = Random(seed)
    samples = []
    for game in range(count):
        step, scores = rng.randrange(100), (rng.gauss(50, 8), rng.gauss(50, 8))
        won = float(rng.random() < true.chances(scores, step)[0])
        samples.append(Sample(game, step, scores, (won, 1 - won)))
    return samples


def test_the_fit_finds_the_map_that_made_the_results() -> None:
    true = Calibration(100, (0.05, 0.1, 0.15, 0.2, 0.4))
    found = fit(invented(true, 20_000, 1), 100)
    assert found.slopes == pytest.approx(true.slopes, rel=0.2)


def test_the_curve_tells_a_true_claim_from_a_boast() -> None:
    true = Calibration(100, (0.1, 0.1))
    samples = invented(true, 5_000, 2)
    assert sum(each.fits for each in curve(samples, true)) >= 8
    assert sum(each.fits for each in curve(samples, Calibration(100, (0.4, 0.4)))) <= 5


def test_chances_grow_with_the_own_score_and_sum_to_one() -> None:
    calibration = Calibration(100, (0.05, 0.3))
    claimed = [calibration.chances((lead, 0.0, 0.0), 40) for lead in range(-50, 50, 5)]
    assert [each[0] for each in claimed] == sorted(each[0] for each in claimed)
    assert all(sum(each) == pytest.approx(1) for each in claimed)
    assert calibration.slope(0) == pytest.approx(0.05)
    assert calibration.slope(400) == pytest.approx(0.3)


TABLES = [(name, key) for name in OWN for key in tables_of(get_game(name))]


def test_every_mode_with_every_number_of_players_has_a_table_and_nothing_else_has() -> None:
    for name in OWN:
        modes = get_game(name).modes.values()
        known = {key_of(mode.name, seats) for mode in modes for seats in mode.seats}
        assert set(tables_of(get_game(name))) == known


@pytest.mark.parametrize(("name", "key"), TABLES)
def test_the_document_tells_whether_a_shipped_table_fits_games_it_had_not_seen(
    name: str, key: str
) -> None:
    """It fits if a lead counts from the first move on, the games are not too few, and of ten tenths
    at most two miss, which with two sides come in pairs; else it is called provisional.
    """
    table = tables_of(get_game(name))[key]
    checked = table["checked"]
    fitting = [Bin(**each).fits for each in checked["bins"]]
    assert min(table["slopes"]) > 0
    sure = min(table["slopes"]) > LEAST_SLOPE and checked["games"] >= 200
    verdict = "fits" if sure and fitting.count(False) <= 2 else "provisional"
    row = (
        f"| `{name}` `{key}` | {checked['games']:,} | {checked['positions']:,} | "
        f"{sum(fitting)} of {len(fitting)} | {table['made_by']['seed']} | {verdict} |"
    )
    assert row in DOCUMENT.read_text(encoding="utf-8")


def test_the_table_of_two_players_in_nauticus_rests_on_enough_positions_and_fits() -> None:
    table = tables_of(get_game("nauticus"))["standard-2"]
    assert table["checked"]["positions"] >= 10_000
    assert all(Bin(**each).fits for each in table["checked"]["bins"])
