"""`seaboard arena` as a user meets it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from seaboard.cli.app import run
from seaboard.cli.arena import split_bots
from seaboard.cli.setup import BadInput
from seaboard.lab.results import read

COMMAND = ["arena", "nauticus", "--bots", "random,random", "--seed", "5", "--jobs", "1"]


@pytest.mark.parametrize(
    ("texts", "bots"),
    [
        (["greedy,search:seconds=0.2,random"], ("greedy", "search:seconds=0.2", "random")),
        (["search:seconds=1,playouts=5,greedy"], ("search:seconds=1,playouts=5", "greedy")),
        (["random", "program:command=./a --b=1"], ("random", "program:command=./a --b=1")),
        ([" greedy , random"], ("greedy", "random")),
    ],
)
def test_a_part_that_reads_name_equals_value_belongs_to_the_bot_before(
    texts: list[str], bots: tuple[str, ...]
) -> None:
    assert split_bots(texts) == bots


@pytest.mark.parametrize("text", ["greedy,seconds=1", "seconds=1", "greedy,,random", ""])
def test_bots_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match="--bots"):
        split_bots([text])


def test_an_arena_is_played_shown_stored_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, report = tmp_path / "r.jsonl", tmp_path / "r.html"
    files = ["--out", str(out), "--report", str(report)]
    assert run([*COMMAND, "--games", "2", *files]) == 0
    text = capsys.readouterr().out
    assert "2 games, seed 5" in text
    assert "random #1" in text
    assert "games/s" in text
    assert len(read(out).games) == 2
    assert report.read_text().startswith("<!doctype html>")
    _goes_on_with_more_games(out, capsys)
    _refuses_what_does_not_fit(out, capsys)


def _goes_on_with_more_games(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    without_seed = [*COMMAND[:4], "--jobs", "1"]
    before = read(out).games
    assert run([*without_seed, "--games", "4", "--out", str(out), "--resume"]) == 0
    assert "2 games are there already, 2 are missing" in capsys.readouterr().out
    after = read(out)
    assert after.games[:2] == before
    assert [line.game for line in after.games] == [0, 1, 2, 3]
    assert after.header.plan.seed == 5


def _refuses_what_does_not_fit(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--out", str(out)]) == 2
    assert "exists already; --resume goes on with it" in capsys.readouterr().err
    assert run([*COMMAND[:4], "--seed", "6", "--out", str(out), "--resume"]) == 2
    assert "has the seed 5, not 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", "random:speed=1"], "random has no parameter 'speed'"),
        (["--bots", "random", "--resume"], "--resume goes on with a file, so it needs --out"),
        (["--bots", "random", "--report", "r.pdf"], "must end in .html"),
        (["--bots", "random", "--out", "no/such/r.jsonl"], "there is no folder no/such"),
        (["--bots", "random", "--games", str(1 << 63)], "--games"),
        (["--bots", "random", "--players", "7"], "is played by 2 or 3 or 4, not by 7"),
        (["--bots", "program:command=./none"], "./none is not a program that can be executed"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "nauticus", *arguments]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_arena_keeps_what_is_finished(tmp_path: Path, how: signal.Signals) -> None:
    out = tmp_path / "r.jsonl"
    arguments = ["--games", "400000", "--jobs", "2", "--out", str(out)]
    # Whoever started the tests may ignore SIGINT, which is inherited.
    handler = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{handler}; from seaboard.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", script, *COMMAND[:6], *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        _wait_for_lines(out, 3, process)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)  # as a terminal does: the workers get it too
        else:
            process.kill()
        text, errors = (stream.decode() for stream in process.communicate())
        assert "Traceback" not in errors
        assert 1 <= len(read(out).games) < 400_000
        if how == signal.SIGINT:
            assert process.returncode == 130
            assert "the same command with --resume goes on" in text
        _wait_for_the_end_of_the_group(process.pid)
    finally:
        with suppress(ProcessLookupError):  # nothing goes on after a failure
            os.killpg(process.pid, signal.SIGKILL)


def _wait_for_lines(path: Path, lines: int, process: subprocess.Popen[bytes]) -> None:
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, "the arena has ended"
        time.sleep(0.05)


def _wait_for_the_end_of_the_group(group: int) -> None:
    """Workers whose arena was killed notice it after their game."""
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
