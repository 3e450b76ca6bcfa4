"""Play pieces of fastcatan on demand, for `python -m bench.by_turns`, with the peers' interpreter.

A line of standard input names what is to be played; the answer is a line with how many decisions a
second of processor time were played. Two threads are two such processes.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

SECONDS = 0.1


def batched() -> Callable[[], int]:
    """Masks, the compiled picker, and a step of every game."""
    fastcatan: Any = import_module("fastcatan")
    np: Any = import_module("numpy")
    run: Any = import_module("run")  # beside this file
    size: int = run.BATCH
    pick = run.legal_action_picker()
    games = fastcatan.BatchedEnv(size, seed=1)
    games.reset()
    masks = np.zeros((size, fastcatan.MASK_WORDS), dtype=np.uint64)
    actions, dones = np.zeros(size, dtype=np.uint32), np.zeros(size, dtype=np.uint8)
    seeds = np.random.default_rng(1).integers(1, 2**63, size, dtype=np.uint64)

    def step() -> int:
        games.write_masks(masks)
        pick(masks, actions, seeds)
        games.step_autoreset(actions, dones)
        return size

    for _ in range(run.WARM_UP_STEPS):
        step()
    return step


def single() -> Callable[[], int]:
    """One game stepped from Python."""
    fastcatan: Any = import_module("fastcatan")
    game = fastcatan.Env()
    legal_actions, step, reset = game.legal_actions, game.step, game.reset
    draw, games = random.Random(1).random, 0
    reset(games)

    def play() -> int:
        nonlocal games
        for _ in range(1_000):
            legal = legal_actions()
            if step(legal[int(draw() * len(legal))]):
                games += 1
                reset(games)
        return 1_000

    return play


def main() -> None:
    """Answer until nobody asks any more."""
    ready: dict[str, Callable[[], int]] = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = {"batched": batched, "single": single}[name]()
        play, decisions, begin = ready[name], 0, time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            decisions += play()
        print(decisions / spent, flush=True)


if __name__ == "__main__":
    main()
