"""One seat learns, others play: bots by name, policies of one's own, or a pool of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt

from ...games import get_game
from ...games.api import CHANCE, Position, Seat, draw
from ..advancing import AT_RANDOM
from ..observing import observe
from ..opponents import Decisions, Opponents, company_of
from ..rewards import RESULT, check_kind, highest, rewards
from ..showing import shown
from ..starting import AnyBoard, action_code, starting_position
from .spaces import action_space, observation_space

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
MOST_MOVES = 20_000


class LearnerEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game from the point of view of one seat.

    `opponents` is who holds all other seats, or one for each in their order after the learner's:
    a bot's name, a `Bot`, a policy (a function of observations and masks, one row each), or a
    `Pool` to draw from. `seat` is the learner's; without it, it is drawn anew for each game.
    `board` is a board or the path of its file, `options` are house rules by name.

    An action that is not legal ends the game as its worst result; `action_masks()` says which are
    legal. The reward comes at the end. After `most_moves` decisions of all players together, those
    of chance not counted, the game is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        players: int | None = None,
        board: AnyBoard = None,
        options: Mapping[str, int] | None = None,
        seat: Seat | None = None,
        opponents: Opponents = "random",
        reward: str = RESULT,
        most_moves: int = MOST_MOVES,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: choose from {', '.join(RENDER_MODES)}")
        if most_moves < 1:
            raise ValueError(f"most_moves is one or more, not {most_moves}")
        self.render_mode = render_mode
        self.game = get_game(game)
        self._start = starting_position(
            self.game, mode=mode, players=players, board=board, options=options
        )
        seats = self._start.seats
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats} (0 is first)")
        self._company = company_of(opponents, self._start)
        self._reward = check_kind(self.game, reward)
        self._most_moves = most_moves
        self._moves = 0
        self._players = np.zeros(seats, np.int64)
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
        if seed is not None:
            self._company.seed(seed)
        self.position = self._start.copy()
        self._moves = 0
        drawn = self._rng.randrange(self.position.seats)
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        seats = self.position.seats
        self._players = self._company.seating(1, seats, np.array([self.seat]))[0]
        self._play_others()
        self._render_for_people()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, then everybody else's until it is asked again."""
        code = action_code(action)
        mask = self.position.mask()
        if not (0 <= code < len(mask) and mask[code]):
            info = {**self._info(), "illegal": True}
            return self._seen(), -highest(self.game, self._reward), True, False, info
        self._play(code)
        self._play_others()
        over = self.position.over
        if over:
            result = self.position.result()
            assert result is not None
            self._company.note(self._players, np.array(result.places))
        self._render_for_people()
        reward = float(rewards(self.position, self._reward)[self.seat])
        cut = not over and self._moves >= self._most_moves
        return self._seen(), reward, over, cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self.position.mask().astype(np.bool_)

    def _play(self, code: int) -> None:
        self.position.play(code)
        self._moves += 1

    def _play_others(self) -> None:
        position = self.position
        while not position.over and position.decider != self.seat:
            if position.decider == CHANCE:
                position.play(draw(position, self._rng))
                continue
            legal = position.legal_codes()
            number = int(self._players[position.decider])
            if len(legal) == 1 or number == AT_RANDOM:
                self._play(int(self._rng.choice(legal.tolist())))
                continue
            answers = np.asarray(self._company.members[number - 1].choose(self._asked()))
            self._play(action_code(answers[0]))

    def _asked(self) -> Decisions:
        """The present decision, as an opponent is asked for it."""
        position = self.position
        return Decisions(
            observe(position, position.decider)[None],
            position.mask()[None],
            np.array([self._rng.getrandbits(64)], np.uint64),
            lambda _: position.copy(),
            lambda: position.game.new_states(position, 1),
        )

    def _seen(self) -> dict[str, Any]:
        mask = self.position.mask()
        return {"observation": observe(self.position, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.mask(), "seat": self.seat}

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What the learner sees: printed, as text, as pixels or as SVG."""
        return shown(self.position, self.seat, self.render_mode)

    def close(self) -> None:
        self._company.close()
