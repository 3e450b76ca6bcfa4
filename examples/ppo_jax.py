"""PPO with a masked policy in JAX learns Nauticus for two against a pool that grows: random play,
greedy and past selves. On one core: `python examples/ppo_jax.py --seconds 240`
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.league import league_lines, play_league
from seaboard.lab.opponents import Pool
from seaboard.lab.picking import Picker
from seaboard.lab.sharing import jax_arrays

START = get_game("nauticus").new(seats=2)
GAMES, STEPS, PASSES, MINIBATCH, WIDTH = 128, 64, 4, 2048, 192
CLIP, ENTROPY, TRACE, UNIT = 0.2, 0.01, 0.97, 30.0  # a lead of UNIT points is worth 1
ADAM = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
Weights = dict[str, Any]


def new_weights(scale: Any, actions: int, seed: int) -> Weights:
    """Two hidden layers, then the logits of all actions and what the position is worth."""
    sizes = {"one": (len(scale), WIDTH), "two": (WIDTH, WIDTH), "value": (WIDTH, 1)}
    keys = jax.random.split(jax.random.key(seed), len(sizes))
    weights: Weights = {
        name: (jax.random.normal(key, size) * np.sqrt(1 / size[0]), jnp.zeros(size[1]))
        for (name, size), key in zip(sizes.items(), keys, strict=True)
    }
    return {**weights, "logits": (jnp.zeros((WIDTH, actions)), jnp.zeros(actions))}


@jax.jit
def judge(weights: Weights, scale: Any, observations: Any) -> tuple[Any, Any]:
    hidden = jnp.minimum(observations.astype(jnp.float32) * scale, 2)
    for layer in ("one", "two"):
        hidden = jax.nn.relu(hidden @ weights[layer][0] + weights[layer][1])
    logits, value = (hidden @ weights[end][0] + weights[end][1] for end in ("logits", "value"))
    return logits, value[:, 0]


def player(weights: Weights, scale: Any, seed: int, *, best: bool) -> Callable[[Any, Any], Any]:
    """The policy as somebody's opponent; rows are filled up, so that few shapes are compiled."""
    picker = Picker(seed)

    def choose(observations: Any, masks: Any) -> Any:
        room = np.zeros((-(-len(masks) // 64) * 64, observations.shape[1]), observations.dtype)
        room[: len(masks)] = observations
        logits = np.asarray(judge(weights, scale, room)[0])[: len(masks)]
        return picker.pick(logits, masks, best=best)[0]

    return choose


def lead_of(batch: Batch) -> Any:
    """Points ahead of the other: what changes it is paid at once, the rest at the end."""
    points = [batch.plan.at[f"{who}: purse: points"] for who in ("own", "next")]
    return batch.observations[:, points] @ np.float32([1, -1])


def collect(weights: Weights, scale: Any, batch: Batch, picker: Picker) -> dict[str, Any]:
    """Some steps of every game, with advantages by generalised advantage estimation."""
    names = ("seen", "legal", "action", "chance", "value", "paid", "goes_on")
    past: dict[str, list[Any]] = {name: [] for name in names}
    for _ in range(STEPS):
        logits, value = judge(weights, scale, jax_arrays(batch)[0])  # the batch's own memory
        actions, chances = picker.pick(logits, batch.masks)
        kept = batch.observations.copy(), batch.masks.copy()
        lead, learners = lead_of(batch), (np.arange(batch.size), batch.seats.copy())
        batch.step(actions)
        done = batch.ended | batch.cut
        paid = np.where(done, batch.rewards[learners], lead_of(batch)) - lead
        now = (*kept, actions, chances, np.asarray(value), paid / UNIT, ~done)
        for name, part in zip(names, now, strict=True):
            past[name].append(part)
    ahead = np.asarray(judge(weights, scale, jax_arrays(batch)[0])[1])
    all_of = {name: np.stack(parts) for name, parts in past.items()}
    gains, gain = np.zeros((STEPS, batch.size), np.float32), np.zeros(batch.size)
    for step in reversed(range(STEPS)):
        goes_on, value = all_of["goes_on"][step], all_of["value"][step]
        gain = all_of["paid"][step] + goes_on * ahead - value + TRACE * goes_on * gain
        gains[step], ahead = gain, value
    all_of |= {"gain": gains, "target": gains + all_of["value"]}
    return {name: part.reshape(-1, *part.shape[2:]) for name, part in all_of.items()}


def loss_of(weights: Weights, scale: Any, part: dict[str, Any]) -> Any:
    """The clipped objective of PPO."""
    logits, value = judge(weights, scale, part["seen"])
    logs = jax.nn.log_softmax(jnp.where(part["legal"] == 0, -1e9, logits))
    own = jnp.take_along_axis(logs, part["action"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(own - jnp.log(part["chance"]))
    gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(logs) * logs).sum(axis=1).mean()
    return -better - ENTROPY * entropy + 0.5 * jnp.square(value - part["target"]).mean()


@jax.jit
def improve(weights: Weights, moments: Any, scale: Any, part: dict[str, Any]) -> tuple[Any, Any]:
    step, moments = ADAM.update(jax.grad(loss_of)(weights, scale, part), moments, weights)
    return optax.apply_updates(weights, step), moments


def train(enough: Callable[[int, float], bool], seed: int, tell: Callable[[str], None]) -> Any:
    """Learn until it is `enough`, after so many rounds and seconds of processor; who plays so."""
    pool = Pool({"random": "random"}, hard=1, most=12)
    seats, picker = np.arange(GAMES) % 2, Picker(seed)
    batch = Batch(START, GAMES, learners=seats, opponents=pool, reward="score", jobs=1)
    batch.reset(seed)
    scale, rng = jnp.asarray(1 / batch.plan.divisor), np.random.default_rng(seed)
    weights = new_weights(scale, batch.game.codes, seed)
    moments, began, rounds = ADAM.init(weights), time.process_time(), 0
    while not enough(rounds, time.process_time() - began):
        data = collect(weights, scale, batch, picker)
        for _ in range(PASSES):
            for rows in rng.permutation(GAMES * STEPS).reshape(-1, MINIBATCH):
                part = {name: whole[rows] for name, whole in data.items()}
                weights, moments = improve(weights, moments, scale, part)
        rounds += 1
        if rounds == 30:
            pool.add("greedy", "greedy")
        if rounds % 10 == 0:
            pool.add(f"self {rounds}", player(weights, scale, rounds, best=False))
            tell(f"{rounds * GAMES * STEPS:,} decisions, random lost {pool.share('random'):.0%}")
    return lambda seed, best: player(weights, scale, seed, best=best)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trained = train(lambda _, spent: spent >= given.seconds, given.seed, print)
    members = {"ppo": trained(given.seed, best=True), "greedy": "greedy", "random": "random"}
    print("\n".join(league_lines(play_league(START, members, 1200, given.seed))))


if __name__ == "__main__":
    main()
