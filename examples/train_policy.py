"""Train a small policy on Nauticus for two, with NumPy alone, and show that it beats chance.

A linear policy over the observation tensor plays both seats of many games at once; whatever the
winner did becomes more likely, whatever the loser did less (REINFORCE). One minute on one core:

    python examples/train_policy.py
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.intervals import Estimate, share_of

Floats = npt.NDArray[np.float32]
GAMES, STEPS = 192, 400  # side by side, and for how many decisions each is followed
RATE = 0.02


class Policy:
    """A weight for every pair of observation and action, trained by Adam."""

    def __init__(self, batch: Batch) -> None:
        shape = (batch.plan.size + 1, batch.game.codes)
        self._scaled = batch.plan.scaled
        self.weights = np.zeros(shape, np.float32)
        self._mean, self._square = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self._updates = 0

    def odds(self, observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8]) -> Floats:
        """How likely each action is taken."""
        marks = self.features(observations) @ self.weights
        marks[masks == 0] = -np.inf
        marks -= marks.max(axis=1, keepdims=True)
        odds: Floats = np.exp(marks)
        odds /= odds.sum(axis=1, keepdims=True)
        return odds

    def features(self, observations: npt.NDArray[np.uint8]) -> Floats:
        """The tensor around 1, without far outliers, and a constant."""
        scaled = np.minimum(self._scaled(observations), 2)
        return np.hstack([scaled, np.ones((len(scaled), 1), np.float32)])

    def learn(self, gradient: Floats) -> None:
        """One step of Adam uphill."""
        self._updates += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def choose(odds: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action of each row, drawn by its odds."""
    ends = odds.cumsum(axis=1, dtype=np.float64)
    picked: npt.NDArray[np.int64] = (ends <= rng.random((len(odds), 1)) * ends[:, -1:]).sum(axis=1)
    return picked


def train_once(policy: Policy, batch: Batch, rng: np.random.Generator) -> float:
    """Play one game in every place against itself, then learn from all of them; mean length."""
    batch.reset(int(rng.integers(1 << 62)))
    running = np.ones(batch.size, np.bool_)
    gains = np.zeros((batch.size, 2))
    past: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        rows = np.flatnonzero(running)
        if not len(rows):
            break
        odds = policy.odds(batch.observations[rows], batch.masks[rows])
        picked = choose(odds, rng)
        actions = batch.masks.argmax(axis=1)  # games that are over go on with anything
        actions[rows] = picked
        past.append((rows, batch.seats[rows], batch.observations[rows], odds, picked))
        batch.step(actions)
        over = batch.ended & running
        gains[over] = batch.rewards[over]
        running &= ~over
    gradient = np.zeros_like(policy.weights)
    scale = 1 / (gains[~running].std() + 1e-6) / sum(len(rows) for rows, *_ in past)
    for rows, seats, observations, odds, picked in past:
        push = -odds
        push[np.arange(len(rows)), picked] += 1
        push *= (gains[rows, seats] * scale)[:, None].astype(np.float32)
        gradient += policy.features(observations).T @ push
    policy.learn(gradient)
    return sum(len(rows) for rows, *_ in past) / batch.size


def wins(policy: Policy, games: int, seed: int) -> Estimate:
    """The policy's share of games won against random play, and its 95 % interval."""
    seats = np.arange(games, dtype=np.int64) % 2
    batch = Batch(get_game("nauticus").new(seats=2), games, learners=seats, jobs=1)
    rng = np.random.default_rng(seed)
    batch.reset(seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        batch.step(choose(policy.odds(batch.observations, batch.masks), rng))
        first = batch.ended & np.isnan(won)
        rows = np.flatnonzero(first)
        won[rows] = batch.rewards[rows, seats[rows]] > 0
    return share_of([won.tolist()])


def train(
    enough: Callable[[int, float], bool], seed: int, tell: Callable[[str], None] = print
) -> Policy:
    """Learn until it is `enough`, after so many rounds and seconds."""
    position = get_game("nauticus").new(seats=2)
    batch = Batch(position, GAMES, reward="score", jobs=1)
    policy, rng = Policy(batch), np.random.default_rng(seed)
    began, rounds = time.perf_counter(), 0
    while not enough(rounds, time.perf_counter() - began):
        length = train_once(policy, batch, rng)
        rounds += 1
        if rounds % 5 == 0:
            tell(f"{time.perf_counter() - began:5.1f} s, {rounds * GAMES:,} games, "
                 f"{length:.0f} decisions each")  # fmt: skip
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    policy = train(lambda _, spent: spent >= arguments.seconds, arguments.seed)
    won = wins(policy, 1000, arguments.seed + 1)
    print(
        f"Against random play: {won.value:.1%} won (95 % interval {won.low:.1%} to {won.high:.1%})"
    )


if __name__ == "__main__":
    main()
