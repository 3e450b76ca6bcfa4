"""Many games of one kind, stepped together by compiled code in all cores.

Tensors, masks and rewards are written into arrays that stay where they are. A finished game pays
its rewards and begins anew, within the same step or in the next one. Games have random states of
their own, so what happens in one does not depend on the others, nor on the number of threads.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.api import IllegalMove, NoCompiledRules, Position, Seat
from ..games.kernel.rng import RngState, streams
from ..games.position import RecordGame
from .advancing import (
    BEGIN,
    LEARNER,
    ONCE,
    WAIT,
    Actions,
    advance,
    find_illegal,
    pick,
    room_for,
)
from .observing import observation_of
from .observing.blocks import NO_STAGE, Number
from .opponents import Company, Decisions, Opponents, company_of, next_seeds
from .processors import processors
from .rewards import RESULT, UnknownReward, check_kind, sides_of
from .rewards import SCORE as BY_SCORE
from .sharing import aligned_zeros
from .spin_pool import SPINS, Signal, SpinPool, Work

# When a finished game begins anew; the words are those of Gymnasium's `AutoresetMode`.
SAME_STEP, NEXT_STEP = "SameStep", "NextStep"
NO_SEAT: Final = -1  # among the learners: nobody is asked, the others play by themselves
MOST_MOVES: Final = 20_000
_FEWEST_IN_A_THREAD: Final = 64


class Batch:
    """`size` games at the same kind of table.

    Without `learners` every decision is asked for, whoever makes it. With them, one seat of each
    game is asked and `opponents` hold the others (`lab.opponents`); they move within the same step.

    After `reset` or `step`, for each game: `seats` is who decides, `observations` what that seat
    sees, `masks` what it may do; both are for reading only, since a step writes what has changed.
    `ended` and `cut` say which games came to their end, or to the
    limit of `most_moves` (those of chance do not count), in the last step; then `rewards` and
    `places` have a row of what each seat got (a game that was cut pays nothing), `played` who held
    each seat, and `finals` the last tensor of the old game, as the learner saw it.

    By `autoreset_mode` a finished game begins anew in the same step, or rests, with an empty mask
    and its last tensor among the observations, until the next step, which ignores its action.
    """

    def __init__(
        self,
        position: Position,
        size: int,
        *,
        learners: npt.NDArray[np.int64] | None = None,
        opponents: Opponents = "random",
        reward: str = RESULT,
        most_moves: int = MOST_MOVES,
        autoreset_mode: str = SAME_STEP,
        jobs: int | None = None,
    ) -> None:
        game = position.game
        if not isinstance(game, RecordGame):
            raise NoCompiledRules(game)
        self._check(position, size, learners, most_moves, autoreset_mode)
        self.game = game
        self.plan = observation_of(game, position.seats)
        self.size = size
        self._start = game.new_states(position, 1)
        self._states = game.new_states(position, size)
        self._codes = aligned_zeros((size, room_for(game.most_legal)), np.uint16)
        self._counts = np.zeros(size, np.int64)
        self.random_states: RngState = streams(0, 0, size)
        self.seats = np.zeros(size, np.int64)
        self.observations = aligned_zeros((size, self.plan.size), Number)
        self.masks = aligned_zeros((size, game.codes), np.int8)
        self.rewards = np.zeros((size, position.seats))
        self.places = np.zeros((size, position.seats), np.int64)
        self._done = np.zeros((2, size), np.bool_)
        self.ended, self.cut = self._done
        self._none = np.zeros(size, np.bool_)
        self.lengths = np.zeros(size, np.int64)
        self.finals = self.plan.zeros(size)
        self._stages = np.full(size, NO_STAGE)  # in which each tensor was written
        self._sides = sides_of(position.mode, position.seats)
        self._by_score = check_kind(game, reward) == BY_SCORE
        if reward not in (RESULT, BY_SCORE):
            raise UnknownReward(f"batches pay {RESULT} or {BY_SCORE}, not {reward!r}")
        self._most = most_moves
        self._same_step = autoreset_mode == SAME_STEP
        self._learners = learners
        self._company: Company = company_of(opponents, position)
        self.players = np.zeros((size, position.seats), np.int64)
        self.played = np.zeros_like(self.players)
        self._following = np.zeros_like(self.players)
        self._acted = np.zeros(size, np.bool_)
        self._rows = np.arange(size)
        count = processors() if jobs is None else jobs
        self.jobs = max(1, min(count, size // _FEWEST_IN_A_THREAD))
        edges = [size * number // self.jobs for number in range(self.jobs + 1)]
        columns = len(game.engine.columns)
        score_tables = [np.zeros((position.seats, columns), np.int64) for _ in range(self.jobs)]
        self._shares = list(zip(edges[:-1], edges[1:], score_tables, strict=True))
        self._actions = np.full(size, BEGIN)
        self._pool = SpinPool(self, self._work_of, self.jobs)

    @staticmethod
    def _check(
        position: Position, size: int, learners: Any, most_moves: int, autoreset_mode: str
    ) -> None:
        if size < 1:
            raise ValueError(f"a batch has one game or more, not {size}")
        if most_moves < 1:
            raise ValueError(f"most_moves is one or more, not {most_moves}")
        if autoreset_mode not in (SAME_STEP, NEXT_STEP):
            raise ValueError(
                f"autoreset_mode is {SAME_STEP!r} or {NEXT_STEP!r}, not {autoreset_mode!r}"
            )
        if learners is None:
            return
        wrong = (learners < NO_SEAT) | (learners >= position.seats)
        if learners.shape != (size,) or wrong.any():
            raise ValueError(
                f"learners are {size} seats from 0 to {position.seats - 1}, one for each game"
            )
        if (learners == NO_SEAT).any() and autoreset_mode == SAME_STEP:
            raise ValueError(
                f"games that ask nobody end for good: take autoreset_mode {NEXT_STEP!r}"
            )

    def reset(self, seed: int | None = None, *, random_states: RngState | None = None) -> None:
        """New games in every place; with a seed also new random states, or those that are given."""
        if random_states is not None:
            self.random_states[:] = random_states
        elif seed is not None:
            self.random_states[:] = streams(seed, 0, self.size)
            self._company.seed(seed)
        self._draw_players(self._rows)
        self._done.fill(False)
        self._actions[:] = BEGIN
        self._go_on()

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in every game; if one is not legal, none is played."""
        codes = np.asarray(actions)
        if codes.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, the codes of moves, not {codes.dtype}")
        if codes.shape != (self.size,):
            raise ValueError(f"expected {self.size} actions, not {codes.shape}")
        self._actions[:] = codes
        resting = self.resting
        if find_illegal(self._actions, self.masks, resting) >= 0:
            self._refuse(resting, "")
        if not self._same_step:
            self._actions[resting] = BEGIN
        self._done.fill(False)
        self._go_on()

    @property
    def resting(self) -> npt.NDArray[np.bool_]:
        """Games that are over and begin anew in the next step."""
        done: npt.NDArray[np.bool_] = self._none if self._same_step else self.ended | self.cut
        return done

    def _refuse(self, resting: npt.NDArray[np.bool_], by: str) -> None:
        wrong = find_illegal(self._actions, self.masks, resting)
        code = int(self._actions[wrong])
        what = str(self.game.move(code)) if 0 <= code < self.game.codes else str(code)
        raise IllegalMove(f"{by}{what} is not legal in game {wrong} of the batch")

    def _go_on(self) -> None:
        """Play the actions that were given, and the opponents until the learner is asked."""
        self._pool.run_all()
        if not self._company.members and not self._company.draws:
            return  # whoever moves at random has moved already
        while True:
            done = self.ended | self.cut
            self._draw_players(np.flatnonzero(done))
            asked = self.players[self._rows, self.seats]
            waiting = (asked > LEARNER) & ~self.resting
            if not waiting.any():
                break
            self._actions[:] = WAIT
            for number in np.unique(asked[waiting]).tolist():
                games = np.flatnonzero(waiting & (asked == number))
                member = self._company.members[number - 1]
                self._actions[games] = member.choose(self._decisions(games))
                others = np.ones(self.size, np.bool_)
                others[games] = False
                if find_illegal(self._actions, self.masks, others) >= 0:
                    self._refuse(others, f"{member.name}: ")
            self._pool.run_all()
        for game in np.flatnonzero(self.ended).tolist():
            self._company.note(self.played[game], self.places[game])

    def _decisions(self, games: npt.NDArray[np.int64]) -> Decisions:
        """What an opponent is asked in these games."""
        random_states = self.random_states[games]
        seeds = next_seeds(random_states)
        self.random_states[games] = random_states
        return Decisions(
            self.observations[games], self.masks[games], seeds,
            lambda number: self.position(int(games[number])), lambda: self._states[games],
            self.jobs,
        )  # fmt: skip

    def _draw_players(self, games: npt.NDArray[np.int64]) -> None:
        """Who will sit where in the next game of these places."""
        if len(games):
            seats = None if self._learners is None else self._learners[games]
            self._following[games] = self._company.seating(len(games), self.players.shape[1], seats)

    def random_actions(self, rng: RngState, out: Actions) -> None:
        """Any legal action for each game, each as likely as the others; 0 where a game rests."""
        pick(self._codes, self._counts, rng, out)

    def position(self, number: int) -> Position:
        """A copy of one game as a position, for looking at it."""
        buffer = self.game.engine.new_buffer()
        state = self._states[number : number + 1].view(np.uint8)
        buffer[: len(state)] = state
        return self.game.position(buffer)

    def learner(self, number: int) -> Seat:
        """The learner's seat in a game, or the first of several."""
        return int((self.players[number] == LEARNER).argmax())

    def close(self) -> None:
        """Let the threads go."""
        self._pool.close()
        self._company.close()

    def _work_of(self, worker: int, calls: Signal, posted: Signal) -> Work:
        """What steps the games of one thread: bound, since to hand over so many arrays takes as
        long as to step 40 games.
        """
        first, last, score_table = self._shares[worker]
        return advance.bound(
            self._states.dtype, self._start, self._states, self._codes, self._counts, self.players,
            self._following, self.played, self._acted, self.random_states, self._actions,
            self.seats, self.observations, self.masks, self.rewards, self.places, self.ended,
            self.cut, self.lengths, self.finals, self._stages, self._sides, self._by_score,
            self._same_step, self._most, score_table, first, last, calls, posted,
            SPINS if worker else ONCE,
        )  # fmt: skip
