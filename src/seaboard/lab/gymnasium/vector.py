"""Thousands of games at once: a `Batch` as Gymnasium's vector environment.

Observations and masks are the batch's own arrays, written over by the next step; `copy=True` gives
copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...games import get_game
from ...games.api import Seat
from ..batches import MOST_MOVES, Batch
from ..opponents import Opponents, learner_seats
from ..rewards import RESULT
from ..showing import shown
from ..starting import AnyBoard, starting_position
from .single import RENDER_MODES
from .spaces import action_space, observation_space

SELF = "self"


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games stepped by compiled code in all cores.

    With `opponents="self"` every decision is asked for, and the observation is that of the seat
    which decides (`infos["seat"]`); the reward is that of the seat that has just acted, and
    `infos["rewards"]` has those of all seats where a game has ended. With other `opponents` one
    seat of each game learns, `seat` or all seats in turn: bots by name, of which `random`, `greedy`
    and `learned` are compiled, policies of one's own, or a `Pool` of them (`lab.opponents`).
    `board` is a board or the path of its file, `options` are house rules by name.

    An action that is not legal is an error, and nothing is played. After `most_moves` decisions of
    all players together, those of chance not counted, a game is truncated. By `autoreset_mode` a
    finished game begins anew in the same step, its last observation being in
    `infos["final_obs"]`, or in the next one, which ignores its action.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [mode for mode in RENDER_MODES if mode != "human"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        mode: str | None = None,
        players: int | None = None,
        board: AnyBoard = None,
        options: Mapping[str, int] | None = None,
        opponents: Opponents = SELF,
        seat: Seat | None = None,
        reward: str = RESULT,
        most_moves: int = MOST_MOVES,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        jobs: int | None = None,
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        modes = self.metadata["render_modes"]
        if render_mode not in (None, *modes):
            raise ValueError(f"render_mode {render_mode!r}: choose from {', '.join(modes)}")
        if num_envs < 1:
            raise ValueError(f"num_envs is one or more, not {num_envs}")
        resets = AutoresetMode(autoreset_mode)
        if resets == AutoresetMode.DISABLED:
            raise ValueError("autoreset_mode is SAME_STEP or NEXT_STEP; games always begin anew")
        rules = get_game(game)
        start = starting_position(rules, mode=mode, players=players, board=board, options=options)
        asked_for_all = isinstance(opponents, str) and opponents == SELF
        self.metadata = {**self.metadata, "autoreset_mode": resets}  # type: ignore[misc]
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space = observation_space(rules, start.seats)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            start, num_envs,
            learners=None if asked_for_all else learner_seats(seat, num_envs, start.seats),
            opponents="random" if asked_for_all else opponents,
            reward=reward, most_moves=most_moves, autoreset_mode=resets.value, jobs=jobs,
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
        return self._seen(), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One action in every game."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        done = batch.ended | batch.cut
        infos = self._infos()
        rewards = np.zeros(self.num_envs)
        if done.any():
            rewards[done] = batch.rewards[self._rows[done], acted[done]]
            infos["rewards"] = np.where(done[:, None], batch.rewards, 0.0)
            infos["_rewards"] = done
            if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
                infos["final_obs"] = {
                    "observation": np.where(done[:, None], batch.finals, 0).astype(np.uint8),
                    "action_mask": np.zeros_like(batch.masks),
                }
                infos["_final_obs"] = done
        return self._seen(), rewards, batch.ended.copy(), batch.cut.copy(), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, a row for each game."""
        return self.batch.masks.astype(np.bool_)

    def _infos(self) -> dict[str, Any]:
        masks = self.batch.masks
        return {
            "seat": self.batch.seats.copy(),
            "action_mask": masks.copy() if self._copy else masks,
        }

    def _seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks,
        }
        return {name: part.copy() for name, part in seen.items()} if self._copy else seen

    def render(self) -> tuple[Any, ...] | None:
        """Of each game what the seat that decides sees: as text, as pixels or as SVG."""
        if self.render_mode is None:
            return None
        games = ((self.batch.position(game), game) for game in range(self.num_envs))
        seats = self.batch.seats
        return tuple(
            shown(position, int(seats[game]), self.render_mode) for position, game in games
        )

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
