"""The list of commands, and what a shell gets back from them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, UnknownCommandError

from .. import __version__
from ..extras import command_for

OK: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

_COMMANDS: Final = {
    "play": "Play at one screen, in plain lines of text.",
    "simulate": "Play many random games on all cores and report the scores.",
    "arena": "Let bots play each other on all cores and report who is stronger.",
    "rate": "Rate a bot against the measured baselines, and make a leaderboard's entry.",
    "dataset": "Let bots play, and store every decision as Parquet for learning.",
    "train": "Train a net for the bot `learned` by self-play, on all cores.",
    "replay": "Show a recorded game: a position, its log, its result.",
    "analyse": "Say what each decision of a finished game was worth, and what luck did.",
    "calibrate": "Hold the chances that `analyse` claims against played games.",
    "puzzles": "Find puzzles in games of bots: one move is clearly best, others tempt.",
    "perft": "Count the ways to play, to compare and check rules engines.",
    "board": "Show a board, or check a board file.",
    "games": "List the games, their modes, seats and house rules.",
    "serve": "Run the server for tables on the network.",
    "worker": "Let bots think for servers that share a PostgreSQL.",
    "admin": "For whoever hosts a server: tables, chat, people, sessions, data.",
    "backup": "Write the server's database into one file, while it runs.",
    "restore": "Fill an empty database from a backup, of either kind.",
    "check": "Check that every log of a database or a backup replays and agrees.",
    "verify": "Check from a record that its shuffles were fair.",
}
_EXTRAS: Final = {
    "arena": "lab",
    "rate": "lab",
    "dataset": "lab",
    "train": "train",
    "calibrate": "lab",
    "puzzles": "lab",
    "serve": "server",
    "worker": "server",
    "admin": "server",
    "backup": "server",
    "restore": "server",
    "check": "server",
    "verify": "server",
}
_HELP: Final = "Board games of the sea: play, simulate, replay, check."
_EPILOGUE: Final = """\
`seaboard COMMAND --help` explains a command and gives examples.
"""


def build() -> App:
    """The application; a command's module is imported when the command is called."""
    app = App(
        name="seaboard",
        help=_HELP,
        help_epilogue=_EPILOGUE,
        help_formatter="plain",
        help_format="plaintext",
        version=f"seaboard {__version__}",
        suppress_keyboard_interrupt=False,
    )
    for name, summary in _COMMANDS.items():
        app.command(f"seaboard.cli.{name}:app", name=name, help=summary)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit code. What a user can cause ends in one sentence."""
    try:
        build()(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnknownCommandError:
        # In our own words: those of Cyclopts import every command.
        return _refuse(f"there is no command {arguments[0]!r}; there is {', '.join(_COMMANDS)}")
    except CycloptsError as error:
        return _refuse(str(error))
    except ImportError as error:
        return _refuse_without(arguments[0], error)
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_left()
    except OSError as error:
        return _refuse(f"{error.filename or 'input or output'}: {error.strerror or error}")
    except Exception as error:
        if not _is_for_the_user(error):
            raise
        if trace := getattr(error, "trace", ""):  # of a bot's own code
            print(trace, file=sys.stderr)
        return _refuse(str(error), getattr(error, "exit_code", BAD_INPUT))
    return OK


def _refuse_without(command: str, error: ImportError) -> int:
    """A command whose extra of the package is not installed; Cyclopts wraps the cause."""
    cause = error.__cause__ if isinstance(error.__cause__, ImportError) else error
    missing = (cause.name or "").partition(".")[0]
    if missing in ("", "seaboard"):
        raise error
    extra = _EXTRAS.get(command, "cli")
    return _refuse(f"{command} needs {missing}: {command_for(extra)} brings it")


def _refuse(reason: str, code: int = BAD_INPUT) -> int:
    print(f"seaboard: {' '.join(reason.split())}", file=sys.stderr)
    return code


def _is_for_the_user(error: Exception) -> bool:
    # Imported only here: the games bring the compiler with them, which help does without.
    from ..games.api import SeaboardError  # noqa: PLC0415

    return isinstance(error, SeaboardError)


def _reader_left() -> int:
    """Whoever read our output (`| head`) has enough; Python must not complain when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK
