"""What the compiled rules compute, as digests: equal on every platform, or one of them is wrong.

`python fingerprint.py --games 20` plays every mode of every game and prints a digest for each of:
positions and legal moves of random games stepped from Python, score tables of games played in
compiled code, resampled worlds, tensors, and the choices of a search with their worth. It imports
nothing but Seaboard and NumPy, so it runs wherever a wheel is installed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.games import OWN, get_game
from seaboard.games.api import CHANCE, Position, draw
from seaboard.games.kernel import loops
from seaboard.games.kernel.rng import streams
from seaboard.games.position import RecordGame
from seaboard.lab.observing import observe

_PLAYOUTS = 100


def fingerprint(games: int) -> dict[str, str]:
    """A digest for each game, mode and kind of computation."""
    found = {}
    for name in OWN:
        game = get_game(name)
        assert isinstance(game, RecordGame)
        for mode in game.modes:
            for kind, digest in _of_mode(game, mode, games):
                found[f"{name} {mode} {kind}"] = digest
    return found


def _of_mode(game: RecordGame[Any, Any], mode: str, games: int) -> Iterator[tuple[str, str]]:
    yield "score tables", _score_tables(game, mode, games)
    kinds = {kind: blake2b(digest_size=10) for kind in ("stepped", "worlds", "tensors", "searches")}
    for number in range(max(1, games // 20)):
        rng = Random(f"{number}")
        position = game.new(mode=mode)
        step = 0
        while not position.over:
            kinds["stepped"].update(position.to_bytes() + position.legal_codes().tobytes())
            if position.decider == CHANCE:
                position.play(draw(position, rng))
                continue
            seat, step = position.decider, step + 1
            if step % 10 == 0:
                kinds["worlds"].update(position.resample(seat, rng).to_bytes())
                kinds["tensors"].update(np.ascontiguousarray(observe(position, seat)).tobytes())
            if step % 40 == 0:
                kinds["searches"].update(_search(position, step))
            position.play(rng.choice(position.legal_moves()))
        kinds["stepped"].update(position.to_bytes())
    for kind, digest in kinds.items():
        yield kind, digest.hexdigest()


def _score_tables(game: RecordGame[Any, Any], mode: str, games: int) -> str:
    start = game.new(mode=mode)
    tables = np.zeros((games, start.seats, len(game.engine.columns)), np.int64)
    decisions = np.zeros((games, start.seats), np.int64)
    loops.simulate_many(
        game.new_states(start, 2), np.zeros(game.most_legal, np.uint16), streams(7, 0, games),
        tables, decisions, np.zeros(games, np.int64), 1 << 20,
    )  # fmt: skip
    return blake2b(tables.tobytes() + decisions.tobytes(), digest_size=10).hexdigest()


def _search(position: Position, seed: int) -> bytes:
    given = situation(position, Budget(playouts=_PLAYOUTS), Random(seed))
    choice = get_bot(f"search:playouts={_PLAYOUTS}").choose(given)  # by itself it goes by the clock
    return repr((choice.move, choice.candidates, choice.playouts)).encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each mode, in compiled code")
    print(json.dumps(fingerprint(parser.parse_args().games), indent=1))


if __name__ == "__main__":
    main()
