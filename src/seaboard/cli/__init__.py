"""The command line: `seaboard simulate | play | replay | perft | board | games`.

One module per command. Nothing here is imported before it is needed, so that help is instant.
"""

from __future__ import annotations

import io
import sys

from ..extras import command_for


def main() -> None:
    """Entry point of `seaboard`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without UTF-8 is no reason to stop
    try:
        from .app import run  # noqa: PLC0415  # keeps `import seaboard.cli` free of dependencies
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "seaboard":
            raise
        needs = f"seaboard: the command line needs {error.name}"
        sys.exit(f"{needs}: {command_for('cli')} brings it")
    sys.exit(run(sys.argv[1:]))
