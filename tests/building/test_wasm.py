"""`rules.wasm` in Node does what the built library does: whole games, worlds and search trees.

SEABOARD_WASM_GAMES=1000 plays that many games of every mode; the usual number is small.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.bots import profiles, tree, trees
from seaboard.building import wasm
from seaboard.building.modules import unit_of_game
from seaboard.games import get_game
from seaboard.games.kernel import loading, loops
from seaboard.games.kernel.rng import seeded_rng, streams
from seaboard.games.kernel.schema import dtype_of
from seaboard.games.position import RecordGame

from .calls import TABLES, Call, buffer_of, calls_of_game, positions

GAMES = int(os.environ.get("SEABOARD_WASM_GAMES", "20"))
ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "public" / "engine"
RUNNER = Path(__file__).with_name("run_wasm.mjs")

pytestmark = [
    pytest.mark.usefixtures("built"),
    pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed"),
]


class Node:
    """A process that calls what it is told to."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            ["node", str(RUNNER), str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, symbol: str, args: tuple[Any, ...]) -> tuple[int, list[bytes]]:
        given = [
            {"bytes": b64encode(arg.tobytes()).decode(), "shape": arg.shape}
            if isinstance(arg, np.ndarray)
            else int(arg)
            for arg in args
        ]
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"symbol": symbol, "args": given}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return answer["answer"], [b64decode(text) for text in answer["memory"]]

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    subprocess.run([sys.executable, "-m", "seaboard.building", "--wasm", str(FOLDER)], check=True)
    process = Node(FOLDER / wasm.NAME)
    yield process
    process.close()


def game_named(name: str) -> RecordGame[Any, Any]:
    game = get_game(name)
    assert isinstance(game, RecordGame)
    return game


def assert_same(node: Node, name: str, call: Call) -> None:
    dtype = dtype_of(game_named(name).engine.schema)
    native = loading.find(call.entry, dtype if call.entry.generic else None)
    answer, memory = call.run(native)
    symbol = symbols(name)[call.entry.name]
    assert node.run(symbol, call.args) == (int(answer or 0), memory), symbol


def symbols(name: str) -> dict[str, str]:
    return {e.entry.name: e.symbol for e in wasm.exports_of(unit_of_game(name))}


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_every_export_does_what_the_library_does(node: Node, name: str, mode: str) -> None:
    for call in calls_of_game(name, mode):
        if call.entry.name in symbols(name):
            assert_same(node, name, call)


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_whole_games_are_equal_by_bytes(node: Node, name: str, mode: str) -> None:
    game = game_named(name)
    start = game.new(mode=mode)
    args = (
        game.new_states(start, 2), np.zeros(game.most_legal, np.uint16), streams(7, 0, GAMES),
        np.zeros((GAMES, start.seats, len(game.engine.columns)), np.int64),
        np.zeros((GAMES, start.seats), np.int64), np.zeros(GAMES, np.int64), 1 << 20,
    )  # fmt: skip
    assert_same(node, name, Call(loops.simulate_many, args))


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_worlds_and_search_trees_are_equal_by_bytes(node: Node, name: str, mode: str) -> None:
    game = game_named(name)
    engine: Any = game.part("engine")
    for number, position in enumerate(positions(name, mode, 5, max(2, GAMES // 20))):
        if hasattr(engine, "deal_anew"):
            given = (buffer_of(game, position), position.decider, seeded_rng(number))
            assert_same(node, name, Call(engine.deal_anew, given))
        memory = tree.Tree(1 << 13, game.new_states(position, 3), game.most_legal)
        memory.clear()
        profile = profiles.profile_of(game)
        parameters = trees.search_parameters(
            exploration=0.6,
            temperature=profile.temperature,
            prior_mixing=0.1,
            playout_temperature=0.2,
            turns=profile.turns[position.seats],
        )
        args = (
            memory.nodes, 1, game.new_states(position, 1), memory.states, memory.codes,
            memory.children, memory.move_scores, memory.scores, memory.values, memory.path,
            seeded_rng(99, number), parameters, memory.head, memory.weights, memory.room,
            memory.judged, 200,
        )  # fmt: skip
        assert_same(node, name, Call(tree.grow, args))


def test_the_manifest_tells_every_export(node: Node) -> None:
    manifest = json.loads((FOLDER / wasm.MANIFEST).read_text(encoding="utf-8"))
    for name in {name for name, _ in TABLES}:
        assert set(manifest["games"][name]["exports"]) == set(symbols(name).values())
        assert manifest["games"][name]["stateSize"] == game_named(name).engine.state_size
