"""Calls of the compiled rules with what the built library makes of them, for whoever compares.

`python -m tests.building.rules_calls 20` prints one JSON object in each line: game, export, the
arguments (numbers, or bytes in base64 with their shape), the answer, and all memory afterwards.
Whole games of every mode, worlds and search trees, and every other export at several positions.
"""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from seaboard.bots import profiles, tree, trees
from seaboard.building import wasm
from seaboard.building.modules import unit_of_game
from seaboard.games import get_game
from seaboard.games.kernel import loading, loops
from seaboard.games.kernel.rng import seeded_rng, streams
from seaboard.games.kernel.schema import dtype_of
from seaboard.games.position import RecordGame

from .calls import LARGER_TABLES, TABLES, Call, calls_at_seats, calls_of_game, positions


def game_named(name: str) -> RecordGame[Any, Any]:
    game = get_game(name)
    assert isinstance(game, RecordGame)
    return game


def symbols(name: str) -> dict[str, str]:
    """What the exports of a game are called in the module."""
    return {e.entry.name: e.symbol for e in wasm.exports_of(unit_of_game(name))}


def natively(name: str, call: Call) -> tuple[int, list[bytes]]:
    """The answer of the built library, and all memory afterwards."""
    dtype = dtype_of(game_named(name).engine.schema)
    native = loading.find(call.entry, dtype if call.entry.generic else None)
    answer, memory = call.run(native)
    return int(answer or 0), memory


def every_export(name: str, mode: str) -> Iterator[Call]:
    known = symbols(name)
    return (call for call in calls_of_game(name, mode) if call.entry.name in known)


def with_more_players(name: str, mode: str, seats: int, games: int) -> Iterator[Call]:
    known = symbols(name)
    yield whole_games(name, mode, games, seats)
    yield from (call for call in calls_at_seats(name, mode, seats) if call.entry.name in known)


def whole_games(name: str, mode: str, games: int, seats: int | None = None) -> Call:
    game = game_named(name)
    start = game.new(mode=mode, seats=seats)
    return Call(
        loops.simulate_many,
        (
            game.new_states(start, 2), np.zeros(game.most_legal, np.uint16), streams(7, 0, games),
            np.zeros((games, start.seats, len(game.engine.columns)), np.int64),
            np.zeros((games, start.seats), np.int64), np.zeros(games, np.int64), 1 << 20,
        ),
    )  # fmt: skip


def worlds_and_trees(
    name: str, mode: str, games: int, *, nodes: int = 1 << 13, playouts: int = 200
) -> Iterator[Call]:
    game = game_named(name)
    engine: Any = game.part("engine")
    for number, position in enumerate(positions(name, mode, 5, max(2, games // 20))):
        if hasattr(engine, "deal_anew"):
            given = (game.new_states(position, 1), position.decider, seeded_rng(number))
            yield Call(engine.deal_anew, given)
        memory = tree.Tree(game, tree.new_nodes(nodes))
        memory.clear()
        profile = profiles.profile_of(game)
        parameters = trees.search_parameters(
            exploration=0.6,
            temperature=profile.temperature,
            prior_mixing=0.1,
            playout_temperature=0.2,
            turns=profile.turns[position.seats],
        )
        yield Call(
            tree.grow,
            (
                memory.nodes, 1, game.new_states(position, 1), memory.states, memory.codes,
                memory.children, memory.move_scores, memory.scores, memory.totals, memory.values,
                memory.path, seeded_rng(99, number), parameters, memory.head, memory.weights,
                memory.room, memory.judged, playouts,
            ),
        )  # fmt: skip


def main() -> None:
    games = int(sys.argv[1])
    for name, mode in TABLES:
        small = worlds_and_trees(name, mode, games, nodes=1 << 10)
        _print(name, mode, (*every_export(name, mode), whole_games(name, mode, games), *small))
    for name, mode, seats in LARGER_TABLES:
        _print(name, mode, with_more_players(name, mode, seats, games))


def _print(name: str, mode: str, calls: Iterable[Call]) -> None:
    for call in calls:
        answer, memory = natively(name, call)
        told = {
            "game": name,
            "mode": mode,
            "name": symbols(name)[call.entry.name].removeprefix(f"{name}_"),
            "args": [_described(arg) for arg in call.args],
            "answer": answer,
            "memory": [b64encode(after).decode() for after in memory],
        }
        print(json.dumps(told))


def _described(arg: Any) -> Any:
    if isinstance(arg, np.ndarray):
        return {"bytes": b64encode(arg.tobytes()).decode(), "shape": arg.shape}
    return int(arg)


if __name__ == "__main__":
    main()
