"""A library that fits its sources is used; a stale one is refused with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import weakref
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.games.kernel import loading, stepping
from seaboard.games.kernel.rng import seeded_rng
from seaboard.games.kernel.sources import PACKAGE
from seaboard.games.nauticus import GAME

pytestmark = pytest.mark.usefixtures("built")

PLAY = """
import sys
from seaboard.games import get_game
position = get_game("nauticus").new()
position.play(position.legal_moves()[0])
from seaboard.bots import get_bot
print(sorted(name for name in ("numba", "llvmlite", "ziglang") if name in sys.modules))
"""
WITHOUT_TOOLS = """
import sys
for tool in ("numba", "llvmlite", "ziglang"):
    sys.modules[tool] = None
from seaboard.cli.app import run
sys.exit(run("simulate nauticus --games 1 --seed 1 --jobs 1".split()))
"""
THINK = """
import base64, sys
from seaboard.bots import thinker
from seaboard.games import get_game
for name in ("nauticus", "nautilus"):
    position = get_game(name).new()
    while position.decider < 0 or len(position.legal_moves()) < 2:
        position.play(position.legal_moves()[0])
    for bot in ("level:name=mate", "search:playouts=5"):
        asked = {"bot": bot, "game": name, "seconds": 1.0}
        answer = thinker.answer(asked | {"position": base64.b64encode(position.to_bytes())})
        assert answer.get("move"), answer
tops = [name.partition(".")[0] for name in sys.modules if name != "__main__"]
mine = {top for top in tops if top.partition("_")[0] not in sys.stdlib_module_names}
mine -= set(sys.stdlib_module_names)
print(*sorted(top for top in mine if not top.startswith("_")))
print(*sorted({name.split(".")[1] for name in sys.modules if name.startswith("seaboard.")}))
print(sum(top in mine for top in tops))
"""
PEAK = """
import base64, re
from pathlib import Path
from seaboard.bots import search, thinker, trees
from seaboard.games import get_game
for name in ("nauticus", "nautilus"):
    position = get_game(name).new()
    while position.decider < 0 or len(position.legal_moves()) < 2:
        position.play(position.legal_moves()[0])
    for level in ("mate", "captain", "admiral", "neptune"):
        asked = {"bot": f"level:name={level}", "game": name, "seconds": 3.0}
        answer = thinker.answer(asked | {"position": base64.b64encode(position.to_bytes())})
        assert answer.get("move"), answer
    with trees.borrowed(position.game, search.NODES) as tree:
        tree.nodes[:] = 0  # as after a long search on a fast machine
told = Path("/proc/self/status").read_text(encoding="ascii")
print(int(re.search(r"VmHWM:\\s+(\\d+) kB", told)[1]) / 1024)
"""
MEANWHILE = """
import sys
from pathlib import Path
from seaboard.games.kernel import loading
there, fresh = map(Path, sys.argv[1:])
for attempt in range(2):
    try:
        loading.library("seaboard.games.nauticus")
    except loading.StaleLibrary:
        print("stale", end=" ")
    loading.look_again()
fresh.replace(there)
loading.look_again()
from seaboard.games import get_game
print(get_game("nauticus").new().engine.calls.native)
"""
STEP = """
from seaboard.games import get_game
from seaboard.games.stepper import Stepper
for name in ("nauticus", "nautilus"):
    stepper = Stepper(get_game(name).new(), seed=4)
    assert type(stepper.advance).__name__ == "builtin_function_or_method"
    legal = stepper.reset()
    position = stepper.position()
    same = True
    while legal:
        if position.decider < 0:
            position = stepper.position()  # chance drew
        code = stepper.legal[legal // 2]
        same = same and sorted(stepper.legal[:legal]) == sorted(position.legal_codes())
        position.play(code)
        legal = stepper.choose(legal // 2) if legal % 2 else stepper.advance(code)
    print(same and stepper.position().over, end=" " if name == "nauticus" else "\\n")
"""


def run(
    code: str, source: Path = PACKAGE.parent, *args: Path, **variables: str
) -> tuple[int, str, str]:
    """A fresh process, with built rules unless it is told otherwise."""
    mine = {"SEABOARD_RULES", "SEABOARD_CHECKED"}
    environment = {key: value for key, value in os.environ.items() if key not in mine}
    environment |= {"PYTHONPATH": str(source)} | variables
    command = [sys.executable, "-c", code, *map(str, args)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
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


def test_who_met_a_stale_library_uses_the_one_that_is_built_meanwhile(
    copy: Path, tmp_path: Path
) -> None:
    """As a command does that builds what is stale and goes on."""
    (there,) = (copy / "seaboard" / "games" / "nauticus").glob(f"{loading.MODULE}.*")
    fresh = tmp_path / "fresh"
    shutil.copy(there, fresh)
    sources = import_module(f"seaboard.games.nauticus.{loading.MODULE}").SOURCES.encode()
    assert there.read_bytes().count(sources) == 1
    there.write_bytes(there.read_bytes().replace(sources, sources[::-1]))
    assert run(MEANWHILE, copy, there, fresh) == (0, "stale stale True\n", "")


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


def test_a_checkout_without_build_tools_plays_interpreted_and_says_so(copy: Path) -> None:
    """As `seaboard` begins there: nothing is built, and the sentence tells what would help."""
    for library in copy.rglob(f"{loading.MODULE}.*"):
        library.unlink()
    code, out, message = run(WITHOUT_TOOLS, copy)
    assert code == 0, message
    assert "1 random games" in out
    assert message.count("nauticus has no compiled library, so its rules run interpreted") == 1
    assert not list(copy.rglob(f"{loading.MODULE}.*"))


def test_what_a_process_has_loaded_in_which_bots_have_thought() -> None:
    """Tables wait for its start: no compiler, nothing of server, lab or command line."""
    code, out, message = run(THINK)
    assert code == 0, message
    packages, ours, count = out.splitlines()
    assert set(packages.split()) == {"numpy", "seaboard"}
    assert set(ours.split()) <= {"bots", "games", "records"}
    assert int(count) < 480, "modules of numpy and Seaboard; it was 400 or so"


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell a process's peak")
def test_a_process_in_which_all_bots_have_thought_takes_less_than_60_megabytes() -> None:
    """A server has as many as it has processors: their searches share the memory of one tree."""
    code, out, message = run(PEAK)
    assert code == 0, message
    assert float(out) < 60


def test_an_unknown_way_to_run_is_refused() -> None:
    code, _, message = run(PLAY, SEABOARD_RULES="fast")
    assert code != 0
    assert "SEABOARD_RULES is 'fast'; it can be built, interpreted or jit" in message


ENGINE = GAME.engine
STATES = np.zeros(1, ENGINE.dtype)
ROOM = np.zeros(ENGINE.most_legal, np.uint16)
READ_ONLY = bytes(ENGINE.state_size)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "takes 3 arguments, not 0"),
        ((STATES[:0], ROOM, 1), "argument 1 .* at least 1; got 1 of .* bytes, 0"),
        ((np.zeros(10, np.uint8), ROOM, 1), "argument 1 .* expected 1 dimensions"),
        ((np.zeros((2, 4000), np.uint8), ROOM, 1), "got 2 of 1 bytes"),
        ((np.zeros(9000, np.int64)[::2], ROOM, 1), "contiguous"),
        ((READ_ONLY, ROOM, 1), "read-only|writable"),
        ((5, ROOM, 1), "bytes-like object"),
        ((STATES, ROOM[1:], 1), "argument 2 .* 2-byte elements, at least 128; got 1 of 2 bytes"),
        ((STATES, ROOM.view(np.uint8), 1), "argument 2 .* got 1 of 1 bytes"),
        ((STATES, ROOM, "1"), "integer"),
        ((STATES, ROOM, 1 << 70), "too (big|large)"),
    ],
)
def test_wrong_arguments_are_refused(args: tuple[object, ...], message: str) -> None:
    """A library takes nothing that would make it write where it must not."""
    with pytest.raises((TypeError, ValueError, BufferError, OverflowError), match=message):
        loading.find(stepping.step, ENGINE.dtype)(*args)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda args: args[:-1], "takes 5 arguments, not 4"),
        (lambda args: (*args[:3], np.zeros(0, np.uint64), True), "argument 4"),
        (lambda args: (READ_ONLY, *args[1:]), "read-only|writable"),
    ],
)
def test_wrong_arguments_are_not_bound(
    change: Callable[[tuple[Any, ...]], tuple[Any, ...]], message: str
) -> None:
    args = (STATES, ROOM, np.zeros(1, np.int64), seeded_rng(1), True)
    binder = loading.binder(stepping.advance, ENGINE.dtype)
    assert binder is not None
    with pytest.raises((TypeError, ValueError, BufferError), match=message):
        binder(*change(args))


def test_bytes_of_a_state_will_do() -> None:
    position = GAME.new()
    memory = memoryview(bytearray(position.state_bytes()))
    step = loading.find(stepping.step, ENGINE.dtype)
    assert step(memory, ROOM.copy(), stepping.LOOK) == len(position.legal_codes())


def test_a_bound_function_keeps_its_memory_and_lets_it_go() -> None:
    """Whoever bound the arrays may forget them; once the function is gone they are freed."""
    binder = loading.binder(stepping.advance, ENGINE.dtype)
    assert binder is not None
    states, codes, counts = GAME.new().states.copy(), ROOM.copy(), np.zeros(1, np.int64)
    rng = seeded_rng(1)
    memory = [weakref.ref(array) for array in (states, codes, counts, rng)]
    advance = binder(states, codes, counts, rng, True)
    del states, codes, counts, rng
    assert advance(stepping.LOOK) > 0
    assert all(reference() is not None for reference in memory)
    with pytest.raises(TypeError, match="integer"):
        advance("1")
    with pytest.raises(TypeError, match="exactly one argument"):
        advance()
    del advance
    assert all(reference() is None for reference in memory)


def test_bound_memory_cannot_be_resized() -> None:
    binder = loading.binder(stepping.advance, ENGINE.dtype)
    assert binder is not None
    memory = bytearray(GAME.new().state_bytes())
    advance = binder(memory, ROOM.copy(), np.zeros(1, np.int64), seeded_rng(1), True)
    with pytest.raises(BufferError):
        memory.clear()
    assert advance(stepping.LOOK) > 0


def test_a_built_stepper_plays_like_positions() -> None:
    """In a process with built rules; the tests themselves run with bounds checks."""
    code, out, message = run(STEP)
    assert (code, out) == (0, "True True\n"), message
