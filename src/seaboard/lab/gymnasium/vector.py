"""Thousands of games at once: a `Batch` as Gymnasium's vector environment.

Finished games begin anew in the same step (`AutoresetMode.SAME_STEP`). Observations and masks are
the batch's own arrays, written over by the next step; `copy=True` gives copies.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...games import get_game
from ...games.api import Seat
from ..batches import Batch
from ..rewards import RESULT
from .spaces import action_space, observation_space

SELF, RANDOM = "self", "random"


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games stepped by compiled code in all cores.

    With `opponents="self"` every decision is asked for, and the observation is that of the seat
    which decides (`infos["seat"]`); the reward is that of the seat that has just acted, and
    `infos["rewards"]` has those of all seats where a game has ended. With `opponents="random"`
    one seat of each game learns, `seat` or all seats in turn, and the others move at random.
    An action that is not legal is an error, and nothing is played.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        mode: str | None = None,
        players: int | None = None,
        opponents: str = SELF,
        seat: Seat | None = None,
        reward: str = RESULT,
        most_moves: int = 20_000,
        threads: int | None = None,
        copy: bool = False,
    ) -> None:
        if opponents not in (SELF, RANDOM):
            raise ValueError(f"opponents are {SELF!r} or {RANDOM!r} here, not {opponents!r}")
        rules = get_game(game)
        start = rules.new(mode=mode, seats=players)
        numbers = np.arange(num_envs) % start.seats if seat is None else np.full(num_envs, seat)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(rules, start.seats)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            start, num_envs, learners=None if opponents == SELF else numbers.astype(np.int64),
            reward=reward, most=most_moves, threads=threads,
        )  # fmt: skip
        self._copy = copy
        self._begun = False
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere; one seed gives every game a random stream of its own."""
        if isinstance(seed, list):
            raise ValueError("give one seed for the whole batch")
        if seed is None and not self._begun:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self._begun = True
        self.batch.reset(seed)
        return self._seen(), {"seat": self.batch.seats.copy()}

    def step(self, actions: npt.ArrayLike) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One action in every game."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        done = batch.ended | batch.cut
        infos: dict[str, Any] = {"seat": batch.seats.copy()}
        rewards = np.zeros(self.num_envs)
        if done.any():
            rewards[done] = batch.rewards[self._rows[done], acted[done]]
            infos["rewards"] = np.where(done[:, None], batch.rewards, 0.0)
            infos["final_obs"], infos["_final_obs"] = batch.finals.copy(), done
        return self._seen(), rewards, batch.ended.copy(), batch.cut.copy(), infos

    def _seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks,
        }
        return {name: part.copy() for name, part in seen.items()} if self._copy else seen

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
