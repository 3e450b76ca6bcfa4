"""Learning the weights of a net from samples, by JAX and optax; one core, the same bits each time.

Adam with decoupled weight decay on batches drawn anew in each pass; the weights that are kept are
a running mean over steps. After each pass the mean is measured on games that were never learnt
from, and the pass that was best there is the result.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import numpy as np

from ...bots.nets import Floats, Shape
from ...extras import command_for
from ...games.api import SeaboardError
from .config import LearnConfig
from .targets import Samples


class NoLearner(SeaboardError):
    """What learning needs is not installed."""


def libraries() -> tuple[Any, Any]:
    """JAX on one core of the processor, and optax."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    flags = os.environ.get("XLA_FLAGS", "")
    if "xla_cpu_multi_thread_eigen" not in flags:  # sums in one order, whatever the machine
        os.environ["XLA_FLAGS"] = f"{flags} --xla_cpu_multi_thread_eigen=false".strip()
    try:
        import jax  # noqa: PLC0415
        import optax  # noqa: PLC0415
    except ModuleNotFoundError:
        raise NoLearner(f"learning needs JAX and optax: {command_for('train')}") from None
    return jax, optax


def learner() -> str:
    """What the bits of learnt weights depend on besides a run's own files."""
    names = ("jax", "jaxlib", "optax", "numpy")
    return ", ".join([*(f"{name} {version(name)}" for name in names), platform.machine()])


@dataclass(frozen=True)
class Loss:
    """Errors on the games that are only measured: of all, of chances to win, of leads in points."""

    total: float
    chances: float
    lead: float


@dataclass(frozen=True)
class Lesson:
    """Weights that were learnt, the error before and after each pass, and the best pass."""

    weights: Floats
    losses: tuple[Loss, ...]
    best: int


def first_weights(shape: Shape, seed: int) -> Floats:
    """Random hidden units (He) whose outputs do not count yet: the net says what the hand does."""
    rng = np.random.default_rng(seed)
    found = []
    for before, after in shape.layers[:-1]:
        found += [rng.normal(0, np.sqrt(2 / before), (before, after)), np.zeros(after)]
    before, after = shape.layers[-1]
    found += [np.zeros((before, after)), np.zeros(after)]
    return np.concatenate([part.ravel() for part in found]).astype(np.float32)


def learn(
    shape: Shape, weights: Floats, samples: Samples, config: LearnConfig, seed: int,
    tell: Callable[[int, Loss], None],
) -> Lesson:  # fmt: skip
    """Go on from these weights."""
    jax, optax = libraries()
    held_out = _validation_games(samples, config.validation)
    train, check = samples.where(~held_out), samples.where(held_out)
    steps = max(1, len(train) // config.batch)
    optimiser = optax.adamw(
        optax.cosine_decay_schedule(config.rate, steps * config.passes), weight_decay=config.decay
    )
    step = _step(jax, optax, shape, optimiser, config)
    measure = _measure(jax, shape, check, config)
    now = jax.numpy.asarray(weights)
    mean, state = now, optimiser.init(now)
    losses = [measure(now)]
    tell(0, losses[0])
    best, kept = 0, weights
    rng = np.random.default_rng(seed)
    for number in range(1, config.passes + 1):
        order = rng.permutation(len(train))
        for at in range(steps):
            batch = order[at * config.batch : (at + 1) * config.batch]
            now, mean, state = step(now, mean, state, *_columns(train.where(batch)))
        losses.append(measure(mean))
        tell(number, losses[-1])
        if losses[-1].total < losses[best].total:
            best, kept = number, np.asarray(mean, np.float32)
    return Lesson(np.array(kept, np.float32), tuple(losses), best)


def _validation_games(samples: Samples, share: float) -> Any:
    """Whole games, spread evenly; at least one, and never all."""
    every = max(2, round(1 / share))
    return samples.game % every == samples.game[0] % every


def _columns(samples: Samples) -> tuple[Any, ...]:
    return samples.inputs, samples.odds, samples.residuals, samples.chances


def _outputs(jax: Any, shape: Shape, weights: Any, inputs: Any) -> Any:
    """The net as compiled play has it."""
    at, units = 0, inputs.astype(jax.numpy.float32)
    for number, (before, after) in enumerate(shape.layers):
        rows = weights[at : at + before * after].reshape(before, after)
        at += before * after
        units = units @ rows + weights[at : at + after]
        at += after
        if number < len(shape.layers) - 1:
            units = jax.numpy.maximum(units, 0)
    return units


def _errors(
    jax: Any, shape: Shape, weights: Any, inputs: Any, odds: Any, residuals: Any, chances: Any
) -> tuple[Any, Any, Any]:
    """Of scores (squared), of chances (cross entropy less what nobody can know), of leads."""
    numbers = jax.numpy
    out = _outputs(jax, shape, weights, inputs)
    missed = out[:, : shape.sides] - residuals
    said = jax.nn.log_softmax(odds + out[:, shape.sides :])
    known = numbers.where(chances > 0, numbers.log(numbers.maximum(chances, 1e-9)), 0.0)
    crossed = numbers.sum(chances * (known - said), axis=1).mean()
    lead = missed[:, 0] - missed[:, 1:].mean(axis=1)
    return (missed**2).mean(), crossed, (lead**2).mean()


def _step(jax: Any, optax: Any, shape: Shape, optimiser: Any, config: LearnConfig) -> Any:
    def loss(weights: Any, *columns: Any) -> Any:
        scores, chances, _ = _errors(jax, shape, weights, *columns)
        return config.score_weight * scores + chances

    def step(weights: Any, mean: Any, state: Any, *columns: Any) -> Any:
        slope = jax.grad(loss)(weights, *columns)
        change, state = optimiser.update(slope, state, weights)
        weights = optax.apply_updates(weights, change)
        mean = config.average * mean + (1 - config.average) * weights
        return weights, mean, state

    return jax.jit(step)


def _measure(jax: Any, shape: Shape, samples: Samples, config: LearnConfig) -> Any:
    errors = jax.jit(lambda weights, *columns: _errors(jax, shape, weights, *columns))
    columns = _columns(samples)

    def measure(weights: Any) -> Loss:
        scores, chances, lead = (float(value) for value in errors(weights, *columns))
        return Loss(config.score_weight * scores + chances, chances, 10 * lead**0.5)

    return measure
