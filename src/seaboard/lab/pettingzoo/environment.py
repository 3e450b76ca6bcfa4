"""A table as PettingZoo sees it: whoever decides is the next agent, chance is played inside.

Observations are dictionaries: the seat's tensor (`lab.observing`) and the mask of its legal
actions, which also stands in the infos. An action is the code of a move. The random numbers of
chance come from the seed of `reset`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from secrets import randbits
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ...games import get_game
from ...games.api import CHANCE, Position, draw
from ..observing import observation_of, observe
from ..observing.blocks import Number
from ..rewards import check_kind, rewards
from ..showing import shown
from ..starting import AnyBoard, action_code, starting_position

Agent = str
RENDER_MODES: Final = ("human", "ansi", "rgb_array", "svg")


class TableEnv(AECEnv[Agent, Any, Any]):
    """One table; agents are `player_0`, `player_1`, … by their seats."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self, game: str, name: str, *, mode: str | None, players: int | None, board: AnyBoard,
        options: Mapping[str, int] | None, reward: str, max_cycles: int | None,
        render_mode: str | None,
    ) -> None:  # fmt: skip
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: choose from {', '.join(RENDER_MODES)}")
        self.metadata = {**self.metadata, "name": name, "is_parallelizable": False}  # type: ignore[misc]
        self.render_mode = render_mode
        self.game = get_game(game)
        self._start = starting_position(
            self.game, mode=mode, players=players, board=board, options=options
        )
        self._reward = check_kind(self.game, reward)
        seats = self._start.seats
        self.most_cycles = max_cycles
        self._decisions = 0
        self._chance = Random()
        self._nothing = np.zeros(self.game.codes, np.int8)
        self.position: Position = self._start.copy()
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        plan = observation_of(self.game, seats)
        low = plan.zeros()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, plan.high, dtype=Number),
                    "action_mask": spaces.Box(0, 1, (self.game.codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.codes) for agent in self.possible_agents
        }

    def observation_space(self, agent: Agent) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same chance."""
        self._chance = Random(randbits(64) if seed is None else seed)
        self.position = self._start.copy()
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._play_chance()
        self._tell()

    def step(self, action: Any) -> None:
        """Play the decider's action, and chance until somebody decides again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position.play(action_code(action))
        self._decisions += 1
        self._play_chance()
        over = self.position.over
        cut = not over and self._is_long()
        self.rewards = dict(zip(self.agents, rewards(self.position, self._reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _is_long(self) -> bool:
        most = self.most_cycles
        return most is not None and self._decisions >= most * len(self.possible_agents)

    def _play_chance(self) -> None:
        while self.position.decider == CHANCE:
            self.position.play(draw(self.position, self._chance))

    def _tell(self) -> None:
        """Who is next, and everyone's mask."""
        over = self.position.over
        decider = 0 if over else self.position.decider
        self.agent_selection = self.possible_agents[decider]
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        if not over:
            self.infos[self.agent_selection] = {"action_mask": self.position.mask()}

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What the seat of that agent knows; its mask is empty unless it decides."""
        info = self.infos.get(agent, {})
        return {
            "observation": observe(self.position, self.possible_agents.index(agent)),
            "action_mask": info.get("action_mask", self._nothing).copy(),
        }

    def render(self) -> Any:
        """What a spectator sees: printed, as text, as pixels or as SVG."""
        return shown(self.position, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(table: TableEnv) -> Any:
    """In PettingZoo's usual wrappers."""
    env: Any = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class ParallelTable(ParallelEnv[Agent, Any, Any]):
    """The same table for programs that want an action of everybody at every step."""

    def __init__(self, table: TableEnv) -> None:
        self._table = table
        self._fallback = Random()
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[Agent] = []
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces
        self._cycles = 0

    def observation_space(self, agent: Agent) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self._table.reset(seed=seed)
        self._fallback = Random(randbits(64) if seed is None else f"{seed}/fallback")
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._table.infos

    def step(self, actions: dict[Agent, Any]) -> Any:
        """One decision; a cycle is one of them."""
        table = self._table
        mask = table.infos[table.agent_selection]["action_mask"]
        action = action_code(actions[table.agent_selection])
        table.step(action if mask[action] else self._fallback.choice(np.flatnonzero(mask).tolist()))
        self._cycles += 1
        most = table.most_cycles
        cut = not table.position.over and most is not None and self._cycles >= most
        ends = {agent: cut or table.truncations[agent] for agent in self.agents}
        answer = self._observations(), table.rewards, table.terminations, ends, table.infos
        if cut or table.position.over:
            self.agents = []
        return answer

    def _observations(self) -> dict[Agent, Any]:
        return {agent: self._table.observe(agent) for agent in self.possible_agents}

    def render(self) -> Any:
        return self._table.render()

    def close(self) -> None:
        self._table.close()

    def __str__(self) -> str:
        return str(self._table)
