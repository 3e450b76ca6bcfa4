"""The batched environments: random play with observations and masks, picked by either picker."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from seaboard.games import get_game
from seaboard.games.kernel.rng import seeded_rng
from seaboard.lab.batches import Batch
from seaboard.lab.processors import processors

from .engine import BATCH, Figure, best

WARM_UP = 300  # steps, so that the games are spread over all their stages
Actions = npt.NDArray[np.int64]


def measure(name: str, mode: str | None, seats: int, seconds: float) -> list[Figure]:
    """Decisions a second of a batch with tensors and masks, by threads and picker."""
    position = get_game(name).new(mode=mode, seats=seats)
    label = f"{position.game.title}, {position.mode.name}, {seats} players"
    figures = []
    for threads in dict.fromkeys((1, processors())):
        for picker in ("compiled", "NumPy"):
            batch = Batch(position, BATCH, jobs=threads)
            rate = best(_play(batch, picker), seconds)
            batch.close()
            what = f"{BATCH:,} environments, {threads} threads, {picker} picker"
            figures.append(Figure(f"{name}-envs-{threads}-{picker}", f"{label}: {what}", rate))
    return figures


def _play(batch: Batch, picker: str) -> Callable[[], int]:
    own, actions = seeded_rng(1), np.zeros(BATCH, np.int64)
    rng = np.random.default_rng(1)
    batch.reset(1)

    def step() -> None:
        if picker == "compiled":
            batch.random_actions(own, actions)
        else:
            pick_with_numpy(batch.masks, actions, rng)
        batch.step(actions)

    for _ in range(WARM_UP):
        step()

    def run() -> int:
        for _ in range(20):
            step()
        return 20 * BATCH

    return run


def pick_with_numpy(
    masks: npt.NDArray[np.int8], actions: Actions, rng: np.random.Generator
) -> None:
    """Any set place of each row, as one who has no compiler at hand would write it."""
    width = masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_))  # of truth values much faster than of numbers
    counts = np.bincount(legal // width, minlength=len(masks))
    firsts = counts.cumsum() - counts
    actions[:] = legal[firsts + (rng.random(len(masks)) * counts).astype(np.int64)] % width
