"""The command line as a whole."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import seaboard
from seaboard import __version__, cli, lab
from seaboard.cli import app
from seaboard.extras import command_for

from .conftest import Shell

COMMANDS = tuple(app._COMMANDS)


def test_help_lists_every_command(shell: Shell) -> None:
    ran = shell("--help")
    assert ran.code == 0
    assert all(f"  {command}: " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(shell: Shell, command: str) -> None:
    ran = shell(f"{command} --help")
    assert ran.code == 0
    assert f"  seaboard {command}" in ran.out
    assert "Example" in ran.out
    assert not set("╭│╰┃") & set(ran.out)


def test_version(shell: Shell) -> None:
    assert shell("--version").out == f"seaboard {__version__}\n"


def test_the_package_is_the_command_as_well() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "seaboard", "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"seaboard {__version__}\n"


def test_help_does_without_compiler_and_tables() -> None:
    code = (
        "import sys; from seaboard.cli.app import run; run(['--help']);"
        "print([m for m in ('numba', 'numpy', 'polars', 'pyarrow') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("words", [["--help"], ["serve"], []])
def test_the_engine_alone_says_what_the_command_line_needs(
    monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cyclopts", None)
    monkeypatch.delitem(sys.modules, "seaboard.cli.app")
    monkeypatch.setattr(sys, "argv", ["seaboard", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    needs = "seaboard: the command line needs cyclopts"
    assert ended.value.code == f"{needs}: {command_for('cli')} brings it"


BAD = {
    "backup - --database sqlite:///none.db": "none.db",
    "restore - --database nowhere": "the address of the database cannot be read",
    "backup --databse sqlite:///none.db": "Unknown option: --databse",
    "dance": "there is no command 'dance'; there is play, ",
    "simulate": "GAME requires an argument",
    "simulate chess": "there is no game 'chess'",
    "simulate nautcus": "did you mean nauticus?",
    "simulate nauticus --players 5": "is played by 2 or 3 or 4, not by 5",
    "simulate nauticus --players many": "unable to convert",
    "simulate nauticus --mode quick": "has no mode 'quick'",
    "simulate nauticus --board none.toml": "none.toml: cannot be read",
    "simulate nauticus --option x=1": "has no option 'x'",
    "simulate nauticus --option x": "expected NAME=VALUE",
    "simulate nauticus --games 0": "Must be >= 1",
    "simulate nauticus --jobs 0": "Must be >= 1",
    "simulate nauticus --jobs 257": "Must be <= 256",
    f"simulate nauticus --out {'x' * 300}/y.csv": "File name too long",
    "simulate nauticus --most-rounds 0": "Must be >= 1",
    "simulate nauticus --seed -1": "Must be >= 0",
    "simulate nauticus --seed 18446744073709551616": "Must be < 18446744073709551616",
    "simulate nauticus --out games.xls": "must end in .parquet, .csv, .jsonl",
    "simulate nauticus --out no/games.csv": "there is no folder no",
    "simulate nauticus --fast": "Unknown option",
    "simulate nauticus now": "Unused Tokens",
    "perft nauticus": "--depth",
    "perft nauticus --depth 0": "Must be >= 1",
    "perft nauticus --depth 21": "Must be <= 20",
    "board chess": "there is no game 'chess'",
    "board nauticus --check none.toml": "none.toml: cannot be read",
    "replay none.record": "none.record: cannot be read",
    "replay none.record --to -1": "Must be >= 0",
    "play chess": "there is no game 'chess'",
    "play nauticus --names Anna": "not by 1",
    "play nauticus --names Anna,,Ben": "expected names with commas",
    "play nauticus --names Anna,Ben --players 3": "gives 2 names for 3 players",
    "play nauticus --resume none.record": "none.record: cannot be read",
    "play nauticus --resume x --players 3": "goes on with the players",
    "play nauticus --resume x --seed 3": "goes on with the players",
    "play nauticus --seed " + "7" * 3000: "longer than 2000",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_gives_one_sentence_and_exit_code_2(shell: Shell, line: str) -> None:
    ran = shell(line)
    assert ran.code == app.BAD_INPUT
    assert BAD[line] in ran.err
    assert ran.err.startswith("seaboard: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_an_interruption_is_no_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("seaboard.cli.board.get_game", interrupted)
    ran = shell("board nauticus")
    assert (ran.code, ran.err) == (app.INTERRUPTED, "Interrupted.\n")


def test_a_missing_extra_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not installed what a command needs is told how to get it."""
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.setattr(seaboard, "lab", lab)  # which is bound anew when it is imported anew
    for module in [name for name in sys.modules if name.startswith("seaboard.lab")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "seaboard.cli.arena", raising=False)
    ran = shell("arena nauticus --bots random")
    assert ran.code == 2
    assert command_for("lab") in ran.err


@pytest.mark.parametrize("command", ["play", "replay", "perft"])
def test_every_command_without_its_packages_says_so(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """The engine alone brings neither the words nor the colours of a terminal."""
    for module in [name for name in sys.modules if name.startswith("seaboard.cli.")]:
        if module != "seaboard.cli.app":
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    ran = shell(f"{command} nauticus")
    assert ran.code == 2
    assert f"{command} needs rich: {command_for('cli')}" in ran.err


def test_a_mistake_of_ours_is_not_hidden(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("seaboard.cli.board.get_game", broken)
    with pytest.raises(ZeroDivisionError):
        shell("board nauticus")


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"save a\0b\n"])
def test_bytes_that_are_no_text_are_no_traceback(typed: bytes) -> None:
    command = [sys.executable, "-c", "from seaboard.cli import main; main()", "play", "nauticus"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(command, input=typed, capture_output=True, check=True, env=environment)
    assert ran.stderr == b""


def test_a_reader_who_leaves_early_is_no_error() -> None:
    code = "from seaboard.cli import main; import sys; sys.argv[1:] = ['board', 'nauticus']; main()"
    command = f'{sys.executable} -c "{code}" | true; exit ${{PIPESTATUS[0]}}'
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
