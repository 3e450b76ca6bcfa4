"""A library that fits its sources is used; a stale one is refused with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from seaboard.games import get_game
from seaboard.games.kernel import loading
from seaboard.games.kernel.sources import PACKAGE
from seaboard.games.nauticus import engine

pytestmark = pytest.mark.usefixtures("built")

PLAY = """
import sys
from seaboard.games import get_game
position = get_game("nauticus").new()
position.play(position.legal_moves()[0])
from seaboard.bots import get_bot
print(sorted(name for name in ("numba", "llvmlite", "ziglang") if name in sys.modules))
"""


def run(code: str, source: Path = PACKAGE.parent, **variables: str) -> tuple[int, str, str]:
    """A fresh process, with built rules unless it is told otherwise."""
    mine = {"SEABOARD_RULES", "SEABOARD_CHECKED"}
    environment = {key: value for key, value in os.environ.items() if key not in mine}
    environment |= {"PYTHONPATH": str(source)} | variables
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package elsewhere, libraries included."""
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(PACKAGE, source / "seaboard", ignore=ignored)
    return source


def test_a_game_from_its_library_needs_no_compiler() -> None:
    assert run(PLAY) == (0, "[]\n", "")


def test_a_stale_library_is_refused_with_a_sentence(copy: Path) -> None:
    """However small the change: whoever changes a rule must not play by the old one."""
    rules = copy / "seaboard" / "games" / "nauticus" / "scoring.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    code, _, message = run(PLAY, copy)
    assert code != 0
    assert "nauticus is older than its sources; build it again (make build)" in message


def test_what_is_not_compiled_may_change(copy: Path) -> None:
    narration = copy / "seaboard" / "server" / "__init__.py"
    narration.write_text(narration.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert run(PLAY, copy)[0] == 0


def test_without_a_library_the_rules_run_interpreted_and_say_so_once(copy: Path) -> None:
    for library in copy.rglob(f"{loading.MODULE}.*"):
        library.unlink()
    code, out, message = run(PLAY, copy)
    assert (code, out) == (0, "[]\n")
    assert message.count("so its rules run interpreted, which is slow") == 1


def test_an_unknown_way_to_run_is_refused() -> None:
    code, _, message = run(PLAY, SEABOARD_RULES="fast")
    assert code != 0
    assert "SEABOARD_RULES is 'fast'; it can be built, interpreted or jit" in message


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "takes 2 arguments, not 0"),
        ((np.zeros(10, np.uint8), 1), "argument 1 .* expected 1 dimensions of 1-byte elements"),
        ((np.zeros((2, 4000), np.uint8), 1), "got 2 of 1 bytes"),
        ((np.zeros(9000, np.int64)[::2], 1), "contiguous"),
        ((b"read-only" * 999, 1), "read-only|writable"),
        ((5, 1), "bytes-like object"),
        ((np.zeros(9000, np.uint8), "1"), "integer"),
        ((np.zeros(9000, np.uint8), 1 << 70), "too (big|large)"),
    ],
)
def test_wrong_arguments_are_refused(args: tuple[object, ...], message: str) -> None:
    """A library takes nothing that would make it write where it must not."""
    step = loading.find(engine.step, None)
    with pytest.raises((TypeError, ValueError, BufferError, OverflowError), match=message):
        step(*args)  # type: ignore[arg-type]


def test_a_memory_view_will_do() -> None:
    position = get_game("nauticus").new()
    buffer = engine.ENGINE.new_buffer()
    buffer[: engine.SIZE] = np.frombuffer(position.to_bytes()[12:-8], np.uint8)
    step = loading.find(engine.step, None)
    assert step(memoryview(buffer), -1) == len(position.legal_codes())  # type: ignore[arg-type]
