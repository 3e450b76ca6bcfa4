"""Clean virtual environments, outside the checkout, with something installed in them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / "constraints.txt"


class Failed(RuntimeError):
    """A command failed; the message is what it said."""


class Environment:
    """A virtual environment; whatever runs in it knows nothing of the checkout."""

    def __init__(self, folder: Path, python: Path | None) -> None:
        """Made with `python`, or as it lies there."""
        self.folder = folder
        if python is not None:
            call([str(python), "-m", "venv", "--without-pip", str(folder / "venv")], folder)
        scripts = "Scripts" if os.name == "nt" else "bin"
        self.python = folder / "venv" / scripts / "python"

    def install(self, *requirements: str, **settings: str) -> None:
        """With the pip of whoever runs this: a fresh one is not needed to try a package. What is
        imported there compiles itself, so nothing else need be.
        """
        pip = [sys.executable, "-W", "ignore", "-m", "pip", "--python", str(self.python)]
        quietly = ["--quiet", "--disable-pip-version-check", "--no-compile"]
        call(
            [*pip, "install", *quietly, "-c", str(CONSTRAINTS), *requirements],
            self.folder,
            **settings,
        )

    def run(self, *arguments: str) -> str:
        return call([str(self.python), *arguments], self.folder)


@contextmanager
def clean_environment(python: Path | None = None) -> Iterator[Environment]:
    """One that is gone afterwards; of this Python if no other is given."""
    with TemporaryDirectory(prefix="seaboard-release-") as folder:
        yield Environment(Path(folder), python or base_python())


def base_python() -> Path:
    """The interpreter from which this environment was made."""
    return Path(sys.base_prefix, "bin", "python3") if os.name != "nt" else Path(sys.executable)


def call(command: list[str], folder: Path, **environment: str) -> str:
    """What a command prints; without the settings that a checkout's user may have."""
    names = {
        name: text
        for name, text in os.environ.items()
        if not name.startswith(("SEABOARD_", "PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        command, cwd=folder, env={**names, **environment}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        told = "\n".join((done.stdout + done.stderr).strip().splitlines()[-25:])
        raise Failed(f"`{' '.join(command[:6])} …` failed:\n{told}")
    return done.stdout
