"""PPO with a masked policy in PyTorch learns Nauticus for two against a pool that grows: random
play, greedy and past selves. On one core: `python examples/ppo_torch.py --seconds 240`
"""

from __future__ import annotations

import argparse
import copy
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import nn

from seaboard.games import get_game
from seaboard.lab.batches import Batch
from seaboard.lab.league import league_lines, play_league
from seaboard.lab.opponents import Pool
from seaboard.lab.picking import Picker
from seaboard.lab.sharing import torch_tensors

START = get_game("nauticus").new(seats=2)
GAMES, STEPS, PASSES, MINIBATCH = 128, 64, 4, 2048
RATE, CLIP, ENTROPY, TRACE, UNIT = 1e-3, 0.2, 0.01, 0.97, 30.0  # a lead of UNIT points is worth 1


class Policy(nn.Module):
    """Logits of all actions, and what the position is worth to the seat that looks."""

    def __init__(self, scale: torch.Tensor, actions: int, width: int = 192) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(
            nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.logits, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.logits.weight)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body((observations.float() * self.scale).clamp(max=2))
        return self.logits(hidden), self.value(hidden).squeeze(-1)


def player(policy: Policy, seed: int, *, best: bool) -> Callable[[Any, Any], Any]:
    """A copy of the policy as somebody's opponent."""
    frozen, picker = copy.deepcopy(policy), Picker(seed)

    def choose(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            return picker.pick(frozen(torch.from_numpy(observations))[0], masks, best=best)[0]

    return choose


def lead_of(batch: Batch) -> Any:
    """Points ahead of the other: what changes it is paid at once, the rest at the end."""
    points = [batch.plan.at[f"{who}: purse: points"] for who in ("own", "next")]
    return batch.observations[:, points] @ np.float32([1, -1])


def collect(policy: Policy, batch: Batch, picker: Picker) -> dict[str, torch.Tensor]:
    """Some steps of every game, with advantages by generalised advantage estimation."""
    seen, legal = torch_tensors(batch)  # the batch's own memory
    past: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "legal", "action", "chance", "value", "paid", "goes_on")
    }
    with torch.no_grad():
        for _ in range(STEPS):
            logits, value = policy(seen)
            actions, chances = picker.pick(logits, legal)
            kept = seen.clone(), legal.clone()
            lead, learners = lead_of(batch), (np.arange(batch.size), batch.seats.copy())
            batch.step(actions)
            done = batch.ended | batch.cut
            paid = np.where(done, batch.rewards[learners], lead_of(batch)) - lead
            now = (*kept, torch.from_numpy(actions), torch.from_numpy(chances), value,
                   torch.from_numpy(paid).float() / UNIT, torch.from_numpy(~done))  # fmt: skip
            for name, part in zip(past, now, strict=True):
                past[name].append(part)
        ahead = policy(seen)[1]
    all_of = {name: torch.stack(parts) for name, parts in past.items()}
    gains, gain = torch.zeros_like(all_of["value"]), torch.zeros(batch.size)
    for step in reversed(range(STEPS)):
        goes_on = all_of["goes_on"][step].float()
        surprise = all_of["paid"][step] + goes_on * ahead - all_of["value"][step]
        gain = surprise + TRACE * goes_on * gain
        gains[step], ahead = gain, all_of["value"][step]
    all_of["gain"], all_of["target"] = gains, gains + all_of["value"]
    return {name: part.flatten(0, 1) for name, part in all_of.items()}


def learn(policy: Policy, optimiser: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    """The clipped objective of PPO, over all of the data a few times."""
    for _ in range(PASSES):
        for rows in torch.randperm(len(data["gain"])).split(MINIBATCH):
            part = {name: whole[rows] for name, whole in data.items()}
            logits, value = policy(part["seen"])
            logs = logits.masked_fill(part["legal"] == 0, -1e9).log_softmax(dim=1)
            own = logs.gather(1, part["action"][:, None]).squeeze(1)
            ratio = (own - part["chance"].log()).exp()
            gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-6)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs).sum(dim=1).mean()
            loss = -better - ENTROPY * entropy + 0.5 * (value - part["target"]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(enough: Callable[[int, float], bool], seed: int, tell: Callable[[str], None]) -> Any:
    """Learn until it is `enough`, after so many rounds and seconds of processor; who plays so."""
    torch.manual_seed(seed)
    pool = Pool({"random": "random"}, hard=1, most=12)
    seats = np.arange(GAMES) % 2
    batch = Batch(START, GAMES, learners=seats, opponents=pool, reward="score", jobs=1)
    batch.reset(seed)
    policy = Policy(torch.from_numpy(1 / batch.plan.divisor), batch.game.codes)
    optimiser, picker = torch.optim.Adam(policy.parameters(), RATE), Picker(seed)
    began, rounds = time.process_time(), 0
    while not enough(rounds, time.process_time() - began):
        learn(policy, optimiser, collect(policy, batch, picker))
        rounds += 1
        if rounds == 30:
            pool.add("greedy", "greedy")
        if rounds % 10 == 0:
            pool.add(f"self {rounds}", player(policy, rounds, best=False))
            tell(f"{time.process_time() - began:5.0f} s, {rounds * GAMES * STEPS:,} decisions, "
                 f"{pool.share('random'):.0%} of games won against random play")  # fmt: skip
    return partial(player, policy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    trained = train(lambda _, spent: spent >= given.seconds, given.seed, print)
    members = {"ppo": trained(given.seed, best=True), "greedy": "greedy", "random": "random"}
    print("\n".join(league_lines(play_league(START, members, 1200, given.seed))))


if __name__ == "__main__":
    main()
