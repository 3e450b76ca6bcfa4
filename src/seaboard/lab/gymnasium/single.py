"""One seat learns, bots by name sit in the others."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np

from ...bots import get_bot
from ...bots.api import Budget, situation
from ...games import get_game
from ...games.api import CHANCE, Position, Seat, draw
from ..observing import observe
from ..rewards import RESULT, check_kind, highest, rewards
from ..showing import plain_lines
from .spaces import action_space, observation_space

RENDER_MODES = ("ansi", "rgb_array")


class LearnerEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game from the point of view of one seat.

    `opponents` is a bot for all other seats, or one for each in their order after the learner's.
    `seat` is the learner's; without it, it is drawn anew for each game. An action that is not
    legal ends the game as its worst result. The reward comes at the end.
    """

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        players: int | None = None,
        seat: Seat | None = None,
        opponents: str | tuple[str, ...] = "random",
        reward: str = RESULT,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: choose from {', '.join(RENDER_MODES)}")
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.game = get_game(game)
        self._start = self.game.new(mode=mode, seats=players)
        seats = self._start.seats
        names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"{seats} seats have {seats - 1} opponents, not {len(names)}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats} (0 is first)")
        self._bots = [get_bot(name) for name in names]
        for bot in self._bots:
            bot.prepare(self.game)
        self._reward = check_kind(self.game, reward)
        self._fixed_seat = seat
        self._rng = Random()
        self.seat = seat or 0
        self.position: Position = self._start.copy()
        self.observation_space = observation_space(self.game, seats)
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played on to the learner's first decision."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << 62)))
        self.position = self._start.copy()
        drawn = self._rng.randrange(self.position.seats)
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, then everybody else's until it is asked again."""
        if not self.position.mask()[int(action)]:
            info = {**self._info(), "illegal": True}
            return self._seen(), -highest(self.game, self._reward), True, False, info
        self.position.play(int(action))
        self._play_others()
        reward = float(rewards(self.position, self._reward)[self.seat])
        return self._seen(), reward, self.position.over, False, self._info()

    def _play_others(self) -> None:
        position = self.position
        while not position.over and position.decider != self.seat:
            if position.decider == CHANCE:
                position.play(draw(position, self._rng))
                continue
            legal = position.legal_moves()
            if len(legal) == 1:
                position.play(legal[0])
                continue
            bot = self._bots[(position.decider - self.seat - 1) % position.seats]
            position.play(bot.choose(situation(position, Budget(), self._rng)).move)

    def _seen(self) -> dict[str, Any]:
        mask = self.position.mask()
        return {"observation": observe(self.position, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.mask(), "seat": self.seat}

    def render(self) -> Any:
        """What the learner sees, as text or as pixels."""
        if self.render_mode == "ansi":
            return "\n".join(plain_lines(self.position.view(self.seat)))
        if self.render_mode is None:
            return None
        from .. import pictures  # noqa: PLC0415  # drawing needs matplotlib, playing does not

        return pictures.pixels(self.position, self.seat)

    def close(self) -> None:
        for bot in self._bots:
            bot.close()
