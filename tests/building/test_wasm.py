"""`rules.wasm` in Node does what the built library does: whole games, worlds and search trees.

SEABOARD_WASM_GAMES=1000 plays that many games of every mode; the usual number is small. In Chromium
the same is compared by `web/e2e/rules.spec.ts`.
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

from seaboard.building import wasm
from seaboard.building.modules import unit_of_game

from .calls import LARGER_TABLES, TABLES, Call
from .rules_calls import (
    every_export,
    game_named,
    natively,
    symbols,
    whole_games,
    with_more_players,
    worlds_and_trees,
)

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


def assert_same(node: Node, name: str, call: Call) -> None:
    symbol = symbols(name)[call.entry.name]
    assert node.run(symbol, call.args) == natively(name, call), symbol


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_every_export_does_what_the_library_does(node: Node, name: str, mode: str) -> None:
    for call in every_export(name, mode):
        assert_same(node, name, call)


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_whole_games_are_equal_by_bytes(node: Node, name: str, mode: str) -> None:
    assert_same(node, name, whole_games(name, mode, GAMES))


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_worlds_and_search_trees_are_equal_by_bytes(node: Node, name: str, mode: str) -> None:
    for call in worlds_and_trees(name, mode, GAMES):
        assert_same(node, name, call)


@pytest.mark.parametrize(("name", "mode", "seats"), LARGER_TABLES)
def test_more_players_are_equal_by_bytes(node: Node, name: str, mode: str, seats: int) -> None:
    for call in with_more_players(name, mode, seats, GAMES):
        assert_same(node, name, call)


def test_what_only_learners_call_is_left_out() -> None:
    for name in {name for name, _ in TABLES}:
        needed = {"seaboard.bots.tree.grow", "seaboard.bots.judging.judge_moves"}
        assert needed <= set(symbols(name))
        left_out = {export.entry.name for export in unit_of_game(name).exports} - set(symbols(name))
        assert set(wasm.FOR_LEARNERS) < left_out


def test_the_manifest_tells_every_export(node: Node) -> None:
    manifest = json.loads((FOLDER / wasm.MANIFEST).read_text(encoding="utf-8"))
    assert manifest["digest"] == wasm.digest_of(FOLDER / wasm.NAME)
    for name in {name for name, _ in TABLES}:
        assert set(manifest["games"][name]["exports"]) == set(symbols(name).values())
        assert manifest["games"][name]["stateSize"] == game_named(name).engine.state_size
