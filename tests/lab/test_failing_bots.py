"""A bot that fails is no result: the match ends with its traceback, unless that is tolerated."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.bots.importing import module_named
from seaboard.cli.app import run
from seaboard.lab.arena import play_all
from seaboard.lab.arena_run import ArenaRun
from seaboard.lab.datasets import Dataset, write_missing
from seaboard.lab.match import BotFailed
from seaboard.lab.plan import Plan, Table
from seaboard.lab.results import read
from seaboard.records import read_many, replay

FAILING = """
from seaboard.bots.api import Bot, Choice

class Failing(Bot):
    def __init__(self, at: str = "1") -> None:
        self.left = int(at)

    def choose(self, situation):
        self.left -= 1
        if self.left == 0 or self.left < -50:
            self.left = 0
            return helper()
        return Choice(situation.legal[0])

def helper():
    raise LookupError("nothing left")
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "failing.py"
    path.write_text(FAILING, encoding="utf-8")
    return f"{path}:Failing"


def _plan(*bots: str) -> Plan:
    return Plan(Table("nauticus", "standard", 2), bots, 3)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_in_every_game_ends_a_strict_arena(bot: str, jobs: int) -> None:
    playing = play_all(_plan(f"{bot},at=2", "random"), range(40), jobs, strict=True)
    with pytest.raises(BotFailed, match=r"failed 3 decisions.*nothing left") as caught:
        for _ in playing:
            pass
    assert "in helper" in caught.value.mishap.trace


@pytest.mark.parametrize(("games_in_a_part", "jobs"), [(8, 1), (1, 1), (1, 2)])
def test_a_bot_that_fails_once_in_every_game_fills_no_dataset(
    bot: str, tmp_path: Path, games_in_a_part: int, jobs: int
) -> None:
    wanted = Dataset(tmp_path, _plan(f"{bot},at=2", "random"), 8, games_in_a_part)
    with pytest.raises(BotFailed, match=r"failed 3 decisions.*nothing left"):
        list(write_missing(wanted, jobs))
    assert len(list(tmp_path.glob("*.parquet"))) < 8 / games_in_a_part


def test_the_command_shows_the_traceback_and_its_exit_code_says_so(
    bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "r.jsonl"
    command = ["arena", "nauticus", "--bots", f"{bot},random", "--games", "40", "--jobs", "1"]
    assert run([*command, "--out", str(out)]) == 3
    told = capsys.readouterr().err
    assert "in helper" in told
    assert "LookupError: nothing left" in told
    assert "failed 3 decisions" in told


def test_a_failing_bot_leaves_nothing_that_would_refuse_the_mended_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "failing.py"
    path.write_text(FAILING.replace("< -50", "< 0"), encoding="utf-8")  # at every decision
    bot, out, records = f"{path}:Failing", tmp_path / "r.jsonl", tmp_path / "records"
    command = ["arena", "nauticus", "--bots", f"{bot},random", "--games", "2", "--jobs", "1"]
    command += ["--out", str(out), "--records", str(records)]
    assert run(command) == 3
    assert [path.name for path in tmp_path.iterdir() if path.name != "__pycache__"] == [
        "failing.py"
    ]
    path.write_text(FAILING.replace("return helper()", "self.left = 0"), encoding="utf-8")
    module_named.cache_clear()
    assert run(command) == 0
    assert len(read(out).games) == len(list(records.iterdir())) == 2


@pytest.mark.parametrize("words", ["dataset --bots {} --out {}", "rate --bot {} --results {}"])
def test_a_bot_that_fails_in_its_first_game_leaves_no_records(tmp_path: Path, words: str) -> None:
    path = tmp_path / "failing.py"
    path.write_text(FAILING.replace("< -50", "< 0"), encoding="utf-8")  # at every decision
    out, records = tmp_path / "out", tmp_path / "records"
    command, *rest = words.format(f"{path}:Failing", out).split()
    usual = ["--games", "2", "--jobs", "1", "--records", str(records)]
    assert run([command, "nauticus", *rest, *usual]) == 3
    assert not out.exists()
    assert not records.exists()


def test_folders_around_results_go_with_them(tmp_path: Path) -> None:
    path = tmp_path / "failing.py"
    path.write_text(FAILING.replace("< -50", "< 0"), encoding="utf-8")
    arena = ArenaRun(_plan(f"{path}:Failing", "random"), tmp_path / "a" / "b" / "r.jsonl")
    with pytest.raises(BotFailed):
        arena.play(arena.missing(2), 1, lambda _: None)
    assert not (tmp_path / "a").exists()


def test_games_that_were_played_before_a_failure_are_kept(bot: str, tmp_path: Path) -> None:
    """A file of more than a header stays, and so do the records."""
    out, records = tmp_path / "r.jsonl", tmp_path / "records"
    arena = ArenaRun(_plan(f"{bot},at=60", "random"), out)
    with pytest.raises(BotFailed):
        arena.play(arena.missing(40), 1, lambda _: None, records=records)
    kept = [f"game-{line.game:06}.record" for line in read(out).games]
    assert kept
    assert set(kept) <= {path.name for path in records.iterdir()}


UNPREPARED = FAILING.replace(
    "    def choose",
    "    def prepare(self, game):\n        self.net = open('weights')\n\n    def choose",
)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cannot_get_ready_ends_a_strict_arena_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    """Not with that of a decision that fails because of it."""
    path = tmp_path / "unprepared.py"
    path.write_text(UNPREPARED, encoding="utf-8")
    bots = f"{path}:Failing,random"
    command = ["arena", "nauticus", "--bots", bots, "--games", "2", "--jobs", jobs]
    assert run(command) == 3
    told = capsys.readouterr().err
    assert "in prepare" in told
    assert "fails before its first move: FileNotFoundError" in told
    assert run([*command, "--tolerant"]) == 0


def test_a_tolerant_arena_plays_on_and_counts_the_forfeits(
    bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "nauticus", "--bots", f"{bot},random", "--games", "2", "--jobs", "1"]
    assert run([*command, "--tolerant"]) == 0
    assert "nothing left" in capsys.readouterr().out


def test_a_changed_bot_does_not_go_on_with_its_old_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "steady.py"
    source.write_text(FAILING, encoding="utf-8")
    out = tmp_path / "r.jsonl"
    bots = f"{source}:Failing,at=100000,random"
    command = ["arena", "nauticus", "--bots", bots, "--seed", "1", "--jobs", "1", "--tolerant"]
    assert run([*command, "--out", str(out), "--games", "2"]) == 0
    source.write_text(FAILING + "# another version\n", encoding="utf-8")
    assert run([*command, "--out", str(out), "--games", "4", "--resume"]) == 2
    assert "another version of" in capsys.readouterr().err
    assert len(read(out).games) == 2


def test_every_games_record_can_be_kept_and_read_again(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    lines = list(play_all(_plan("random", "random"), range(2), 1, records=folder))
    records = list(read_many(folder))
    ends = []
    for record in records:
        *_, last = replay(record)
        ends.append(last.after.digest())
    assert ends == [line.end for line in lines]
    assert [record.players[0] for record in records] == ["random #1", "random #2"]


def test_a_dataset_of_a_failing_bot_leaves_no_folder(
    bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games"
    command = ["dataset", "nauticus", "--bots", f"{bot},random", "--out", str(out), "--jobs", "1"]
    assert run([*command, "--games", "4"]) == 3
    assert not out.exists()
    assert "in helper" in capsys.readouterr().err
