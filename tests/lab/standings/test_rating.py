"""Bots are rated by play, and claims are held against play: few games, quick bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench import baselines as making
from bench.baselines import Contender
from bench.baselines_page import entries
from bench.leaderboard import GAMES, Verdict, changed_opponent, check, judge, main

from seaboard.cli.app import run
from seaboard.lab.results import read
from seaboard.lab.standings.files import Entry, Player, Setting, baselines, read_entry, settings
from seaboard.lab.standings.rating import Matches, Measured, plans, play_of, processor_time

SETTING = Setting("nauticus", "standard", 2)
KNOWN = baselines(SETTING)
QUICK = [KNOWN.player(name) for name in ("random", "cabin-boy", "sailor")]
FAILING = """
from seaboard.bots.api import Bot

class Failing(Bot):
    def choose(self, situation):
        raise ValueError("no idea")
"""


def measure(bot: str, opponents: list[Player], games: int, seed: int) -> Measured:
    matches = Matches(KNOWN, bot, opponents, games, seed)
    matches.play(jobs=1)
    found = matches.measured()
    assert found is not None
    return found


def test_a_baseline_under_another_name_is_rated_like_it() -> None:
    sailor = KNOWN.player("sailor")
    same = "greedy:tastes=0.70"
    opponents = [KNOWN.player("cabin-boy"), KNOWN.player("mate")]
    found = measure(same, opponents, 8, seed=3)
    low, high = found.interval
    assert sailor.interval is not None  # it was measured too, so both intervals count
    assert low <= sailor.interval[1]
    assert high >= sailor.interval[0]
    assert [played.against.name for played in found.matches] == ["cabin-boy", "mate"]


def test_nobody_is_rated_against_himself() -> None:
    assert [p.name for p, _ in plans(KNOWN, "random", QUICK, 1)] == ["cabin-boy", "sailor"]


@pytest.fixture(scope="module")
def honest() -> Entry:
    """A claim as `seaboard rate` would write it, from games with random numbers of their own."""
    found = measure("greedy:tastes=2", [KNOWN.player("cabin-boy")], 20, seed=1)
    return msgspec.structs.replace(
        entries()[0],
        bot=found.bot,
        rating=found.rating,
        interval=found.interval,
        matches=found.met(SETTING.table),
    )


def test_a_true_claim_is_accepted_and_a_boast_is_refused(honest: Entry) -> None:
    checked = check(honest, games=20, seed=2, jobs=1)
    assert checked.verdict is Verdict.ACCEPTED, checked.reason
    boast = msgspec.structs.replace(honest, rating=honest.rating + 400)
    checked = check(boast, games=8, seed=2, jobs=1)
    assert checked.verdict is Verdict.REFUSED, checked.reason


def test_too_few_games_decide_nothing(honest: Entry) -> None:
    found = measure("random", QUICK[1:], 2, seed=1)
    claim = msgspec.structs.replace(honest, rating=found.rating)
    assert judge(claim, found).verdict is Verdict.UNDECIDED
    sure = replace(found, rated=replace(found.rated, error=1.0, groups=100))
    assert judge(claim, sure).verdict is Verdict.ACCEPTED


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"bot": "greedy:tastes=9"}, "that was greedy:tastes=9"),
        ({"rating": 9}, "with 9 points"),
        ({"play": "0" * 16}, "that played otherwise"),
    ],
)
def test_a_claim_against_a_baseline_that_has_changed_is_out_of_date(
    fields: dict[str, Any], why: str, honest: Entry
) -> None:
    """By its name alone a stronger or weaker mate would pass for the one that was met."""
    assert changed_opponent(honest, KNOWN) == ""
    met = msgspec.structs.replace(honest.matches[0], **fields)
    old = msgspec.structs.replace(honest, matches=(met,))
    checked = check(old, games=8, seed=5, jobs=1)
    assert checked.verdict is Verdict.OUT_OF_DATE
    assert why in checked.reason


def test_another_net_or_parameter_is_seen_in_what_is_played() -> None:
    bots = ("greedy", "greedy:tastes=0.1", "learned", "learned:turns=1")
    assert len({play_of(SETTING.table, bot) for bot in bots}) == len(bots)
    assert play_of(SETTING.table, "greedy") == play_of(SETTING.table, "greedy")


def test_a_claim_by_other_rules_is_refused_without_playing() -> None:
    old = msgspec.structs.replace(entries()[0], rules=0)
    assert "version 0 of the rules" in check(old, games=8, seed=5, jobs=1).reason


def test_a_bot_that_fails_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "failing.py"
    file.write_text(FAILING, encoding="utf-8")
    entry = msgspec.structs.replace(entries()[0], bot=f"{file}:Failing")
    checked = check(entry, games=2, seed=5, jobs=1)
    assert checked.verdict is Verdict.REFUSED
    assert "no idea" in checked.reason


def test_the_command_lists_entries(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert entries()[0].name in capsys.readouterr().out


def test_what_seaboard_rate_writes_is_an_entry(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "rate nauticus --bot greedy:error_temperature=3 --games 20 --seed 1 --jobs 1"
    against = ["--against", "landlubber", "--against", "cabin-boy"]
    entry = ["--entry", "clumsy", "--author", "A", "--about", "errs", "--out", str(tmp_path)]
    assert run([*words.split(), *against, *entry]) == 0
    claim = read_entry(tmp_path / "nauticus-2-clumsy.json")
    assert f"Rating {claim.rating:,}" in capsys.readouterr().out
    assert [(met.against, met.games) for met in claim.matches] == [
        ("landlubber", 20),
        ("cabin-boy", 20),
    ]


def test_what_too_few_games_say_is_no_entry(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A check of it could not refuse anything."""
    words = "rate nauticus --bot greedy:error_temperature=3 --games 2 --seed 1 --jobs 1"
    entry = ["--entry", "clumsy", "--author", "A", "--about", "errs", "--out", str(tmp_path)]
    assert run([*words.split(), "--against", "random", *entry]) == 2
    assert "play more games" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_check_confirms_every_entry() -> None:
    """With the games that it plays when none are named."""
    for entry in entries():
        checked = check(entry, games=GAMES, seed=11, jobs=1)
        assert checked.verdict is Verdict.ACCEPTED, checked.reason


def test_an_interrupted_rating_shows_and_keeps_what_it_has_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results, records = tmp_path / "results", tmp_path / "records"
    words = f"rate nauticus --bot greedy:error_temperature=3 --games 2 --jobs 1 --results {results}"
    command = [*words.split(), "--against", "random", "--against", "cabin-boy"]

    @contextmanager
    def stopped_after_three(_what: str, _total: int) -> Iterator[Callable[[int], None]]:
        done = 0

        def advance(count: int) -> None:
            nonlocal done
            done += count
            if done == 3:
                raise KeyboardInterrupt

        yield advance

    with monkeypatch.context() as patched:
        patched.setattr("seaboard.cli.rate.progress", stopped_after_three)
        assert run([*command, "--seed", "7"]) == 130
    told = capsys.readouterr().out
    assert "Stopped after 3 of 4 games" in told
    assert "Rating" in told
    assert run(command) == 2
    assert "--resume goes on" in capsys.readouterr().err
    assert run([*command, "--resume", "--records", str(records)]) == 0
    assert "4 games, seed 7" in (told := capsys.readouterr().out)
    assert "3 games are there already, 1 is missing" in told
    assert [len(read(results / f"{name}.jsonl").games) for name in ("random", "cabin-boy")] == [
        2,
        2,
    ]
    assert len(list(records.rglob("*.record"))) == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--bot random --against nobody", "no baseline 'nobody'"),
        ("--bot random --against random", "the baseline itself"),
        ("--bot nothing", "there is no bot"),
        ("--bot greedy:error_temperature=3 --resume", "--results FOLDER"),
        ("--bot random --entry mine", "--author and --about"),
    ],
)
def test_what_cannot_be_rated_is_refused(
    words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rate", "nauticus", "--games", "2", "--jobs", "1", *words.split()]) == 2
    assert why in capsys.readouterr().err


def test_baselines_are_made_and_gone_on_with(tmp_path: Path) -> None:
    """The whole way in small: play, stop, go on with more games, rate."""
    players = [Contender("random", "random"), Contender("mate", "greedy"),
               Contender("captain", "learned", "a command")]  # fmt: skip
    measured = making.measure(SETTING, players, tmp_path, 4, 2, jobs=1, decisions=5)
    kept = {path.name: path.read_text("utf-8") for path in (tmp_path / "nauticus-2").iterdir()}
    assert set(kept) == {"mate-random.jsonl", "captain-mate.jsonl"}
    longer = making.measure(SETTING, players, tmp_path, 6, 2, jobs=1, decisions=5)
    for name, text in kept.items():
        grown = (tmp_path / "nauticus-2" / name).read_text("utf-8")
        assert grown.startswith(text)
        assert grown.count("\n") == text.count("\n") + 2
    assert longer.players[0].name == "random"
    assert {player.name: player.games for player in measured.players} == {
        "random": 4, "mate": 8, "captain": 4,
    }  # fmt: skip
    (trained,) = (player for player in longer.players if player.trained_by)
    assert (trained.name, trained.trained_by) == ("captain", "a command")
    assert measured.matches[0].command == (
        "seaboard arena nauticus --players 2 --bots greedy --bots random --games 4 --seed 1"
    )


def test_the_time_of_a_decision_is_that_of_the_processor() -> None:
    quick = processor_time(SETTING.table, "random", 1, 20, 1.0)
    slow = processor_time(SETTING.table, "search:playouts=50", 1, 5, 1.0)
    assert 0 < quick < slow


def test_the_settings_have_names_of_their_own() -> None:
    names = [setting.name for setting in settings()]
    assert len(set(names)) == len(names)
    assert names[0] == "nauticus-2"
