"""Kuhn poker in every command, without a line of its own in them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from seaboard.records import final_position, load

from ..cli.conftest import Shell, shell

__all__ = ["shell"]  # the fixture


def test_it_is_listed_and_has_no_board(shell: Shell) -> None:
    assert "kuhn: Kuhn poker, version 1 of its rules" in shell("games").lines
    assert shell("board kuhn").code == 0
    assert "has no board files" in shell("board kuhn --check mine.toml").err


def test_it_is_played_saved_and_replayed(shell: Shell, tmp_path: Path) -> None:
    """Hands are handed over, moves explained by their previews, the rest is the game's own data."""
    ran = shell(
        "play kuhn --names Anna,Ben --seed 1 --option hands=1",
        *("yes", "2", "yes", "call", "evening.record"),
    )
    assert ran.code == 0, ran.err
    assert "Anna, type yes when you are alone" in ran.out
    assert "2. bet (Anna bets.; costs 1)" in ran.lines
    assert sum(line.startswith("Place ") for line in ran.lines) == 2
    record = load(tmp_path / "evening.record")
    assert final_position(record).result() == record.result
    again = shell("replay evening.record --log")
    assert "Ben calls." in again.lines
    assert "Anna gets a card." in again.lines  # a spectator is not told which
    told = json.loads(shell("replay evening.record --json").out)
    assert told["moves"][0]["move"] == "deal 1 ?"
    assert told["options"] == {"hands": 1}


def test_a_hand_is_not_shown_before_its_owner_is_alone(shell: Shell) -> None:
    ran = shell("play kuhn --names Anna,Ben --seed 1", "no", "quit")
    assert "card: " not in ran.out
    assert "card: " in shell("play kuhn --names Anna,Ben --seed 1", "yes", "quit").out


def test_neither_a_deal_nor_anothers_decision_is_taken_back(shell: Shell) -> None:
    """Whoever is asked has seen a card, or what the other did."""
    ran = shell(
        "play kuhn --names Anna,Ben --seed 1",
        *("yes", "undo", "bet", "yes", "undo", "quit", ""),
    )
    assert ran.out.count("The last decision was not yours, so it cannot be taken back.") == 2


def test_random_games_are_simulated_in_plain_python(shell: Shell) -> None:
    """The same seed gives the same games, whatever the number of threads."""
    first, second = (
        shell(f"simulate kuhn --games 300 --seed 3 --jobs {jobs}").lines for jobs in (1, 3)
    )
    assert first[0] == "Kuhn poker, standard, 2 players, board none: 300 random games, seed 3"
    assert first[2:] == second[2:]
    assert first[2].split() == ["seat", "mean", "sd", "min", "median", "max", "wins", "decisions"]
    assert "of these games were cut short" in shell("simulate kuhn --games 9 --most-rounds 1").out


def test_ways_to_play_are_counted(shell: Shell) -> None:
    """Six deals; two choices, then two; of the four ways, one goes on, three deal anew."""
    lines = shell("perft kuhn --depth 5").lines
    assert [line.partition(" (")[0] for line in lines[1:]] == [
        "depth 1: 3", "depth 2: 6", "depth 3: 12", "depth 4: 24", "depth 5: 66",
    ]  # fmt: skip


def test_bots_play_each_other(shell: Shell) -> None:
    ran = shell(
        "arena kuhn --bots rollouts:playouts=40,random --games 20 --seed 1 --jobs 1"
        " --out results.jsonl --report report.html --option hands=12"
    )
    assert ran.code == 0, ran.err
    ranked = [line.split()[0] for line in ran.lines if "%" in line]
    assert ranked.index("rollouts:playouts=40") < ranked.index("random")
    assert Path("report.html").exists()


def test_a_bot_that_does_not_play_it_says_so(shell: Shell) -> None:
    ran = shell("arena kuhn --bots greedy,random --games 2 --jobs 1")
    assert ran.code == 2
    assert "this bot does not play Kuhn poker, which has no evaluation; rollouts does" in ran.err


def test_decisions_become_a_dataset(shell: Shell) -> None:
    ran = shell("dataset kuhn --bots random --games 4 --part 4 --seed 1 --jobs 1 --out games")
    assert ran.code == 0, ran.err
    described = json.loads(Path("games/_dataset.json").read_text(encoding="utf-8"))
    assert "card: jack" in json.dumps(described)


def test_the_installed_command_knows_it() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "seaboard", "simulate", "kuhn", "--games", "5", "--seed", "1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.startswith("Kuhn poker, standard, 2 players")
