"""Many games of one kind, stepped together by compiled code in all cores.

Tensors, masks and rewards are written into arrays that stay where they are. A finished game pays
its rewards and begins anew within the same step. Games have random states of their own, so
what happens in one does not depend on the others, nor on the number of threads.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.api import IllegalMove, NoCompiledRules, Position, Seat
from ..games.kernel.buffer import unowned
from ..games.kernel.compiling import BOOL, INT, RNG, STATES, array, entry, rule
from ..games.kernel.generic import (
    CHANCE,
    NOBODY,
    PLACE,
    SCORE,
    decider,
    draw,
    fill_scores,
    legal,
    play,
)
from ..games.kernel.prefetching import prefetch
from ..games.kernel.rng import RngState, randbelow, streams
from ..games.position import RecordGame
from .observing import observation_of
from .observing.blocks import (
    LASTING_KNOWN,
    NO_STAGE,
    NOTHING_KNOWN,
    OTHERS_KNOWN,
    stage_of,
    write,
)
from .processors import processors
from .rewards import RESULT, UnknownReward, check_kind, pay, sides_of
from .rewards import SCORE as BY_SCORE
from .spin_pool import SPINS, Signal, SpinPool, awaits, post

EVERYBODY: Final = -1  # whoever decides is asked
_BEGIN: Final = -1  # instead of an action: a new game
_FEWEST_IN_A_THREAD: Final = 64
_GROUP: Final = 4  # codes at a time; the ends of loops over a few codes would be mispredicted
# Bytes of the next game that are fetched ahead: what the tables of a state and of a tensor take.
_STATE_AHEAD: Final = 448
_TENSOR_AHEAD: Final = 384
_CODES_AHEAD: Final = 64
_CODES_IN_A_LINE: Final = 32
_NOT_NEGATIVE: Final = (1 << 62) - 1  # bits of an index that surely is not below zero
ONCE: Final = 0  # instead of spinning for further calls

Actions = npt.NDArray[np.int64]


class Batch:
    """`size` games at the same kind of table.

    Without `learners` every decision is asked for, whoever makes it. With them, one seat of each
    game is asked and the others move at random, within the same step.

    After `reset` or `step`, for each game: `seats` is who decides, `observations` what that seat
    sees, `masks` what it may do. `ended` and `cut` say which games came to their end, or to the
    limit of `most` moves, in the last step; then `rewards` has a row of what each seat got,
    and `finals` the last tensor of the old game, of the seat that was asked.
    """

    def __init__(
        self,
        position: Position,
        size: int,
        *,
        learners: npt.NDArray[np.int64] | None = None,
        reward: str = RESULT,
        most: int = 20_000,
        threads: int | None = None,
    ) -> None:
        game = position.game
        if not isinstance(game, RecordGame):
            raise NoCompiledRules(game)
        self.game = game
        self.plan = observation_of(game, position.seats)
        self.size = size
        self._start = game.new_states(position, 1)
        self._states = game.new_states(position, size)
        self._codes = np.zeros((size, room_for(game.most_legal)), np.uint16)
        self._counts = np.zeros(size, np.int64)
        self._learners = np.full(size, EVERYBODY) if learners is None else learners
        self._rng: RngState = streams(0, 0, size)
        self.seats = np.zeros(size, np.int64)
        self.observations = self.plan.zeros(size)
        self.masks = np.zeros((size, game.codes), np.int8)
        self.rewards = np.zeros((size, position.seats))
        self.ended = np.zeros(size, np.bool_)
        self.cut = np.zeros(size, np.bool_)
        self.lengths = np.zeros(size, np.int64)
        self.finals = self.plan.zeros(size)
        self._stages = np.full(size, NO_STAGE)  # which each tensor shows
        self._sides = sides_of(position.mode, position.seats)
        self._by_score = check_kind(game, reward) == BY_SCORE
        if reward not in (RESULT, BY_SCORE):
            raise UnknownReward(f"batches pay {RESULT} or {BY_SCORE}, not {reward!r}")
        self._most = most
        count = processors() if threads is None else threads
        count = max(1, min(count, size // _FEWEST_IN_A_THREAD))
        edges = [size * number // count for number in range(count + 1)]
        columns = len(game.engine.columns)
        score_tables = [np.zeros((position.seats, columns), np.int64) for _ in range(count)]
        self._shares = list(zip(edges[:-1], edges[1:], score_tables, strict=True))
        self._actions = np.full(size, _BEGIN)
        self._pool = SpinPool(self._part, count)

    def reset(self, seed: int | None = None) -> None:
        """New games in every place; with a seed also new random states."""
        if seed is not None:
            self._rng[:] = streams(seed, 0, self.size)
        self._states[:] = self._start[0]
        self.lengths[:] = 0
        self._actions[:] = _BEGIN
        self._pool.run_all()

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in every game; if one is not legal, none is played."""
        codes = np.asarray(actions)
        if codes.shape != (self.size,):
            raise ValueError(f"expected {self.size} actions, not {codes.shape}")
        self._actions[:] = codes
        wrong = find_illegal(self._actions, self.masks)
        if wrong >= 0:
            known = 0 <= codes[wrong] < self.game.codes
            what = str(self.game.move(int(codes[wrong]))) if known else str(codes[wrong])
            raise IllegalMove(f"{what} is not legal in game {wrong} of the batch")
        self._pool.run_all()

    def random_actions(self, rng: RngState, out: Actions) -> None:
        """Any legal action for each game, each as likely as the others."""
        pick(self._codes, self._counts, rng, out)

    def position(self, number: int) -> Position:
        """A copy of one game as a position, for looking at it."""
        buffer = self.game.engine.new_buffer()
        state = self._states[number : number + 1].view(np.uint8)
        buffer[: len(state)] = state
        return self.game.position(buffer)

    def learner(self, number: int) -> Seat:
        return int(self._learners[number])

    def close(self) -> None:
        """Let the threads go."""
        self._pool.close()

    def _part(self, worker: int, calls: Signal, posted: Signal, call: int) -> int:
        """Step the games of one thread."""
        first, last, score_table = self._shares[worker]
        return advance(
            self._start, self._states, self._codes, self._counts, self._learners, self._rng,
            self._actions, self.seats, self.observations, self.masks, self.rewards, self.ended,
            self.cut, self.lengths, self.finals, self._stages, self._sides, self._by_score,
            self._most, score_table, first, last, calls, posted, call, SPINS if worker else ONCE,
        )  # fmt: skip


def room_for(most_legal: int) -> int:
    """The length of rows for lists of codes: whole groups, and every list begins a cache line."""
    return -(-(most_legal + _GROUP) // _CODES_IN_A_LINE) * _CODES_IN_A_LINE


@entry(array(np.int64), array(np.int8, 2), nogil=True)
def find_illegal(actions: Actions, masks: Any) -> int:
    """The first game whose action is not in its mask, or -1."""
    for game in range(len(actions)):
        if not 0 <= actions[game] < masks.shape[1] or masks[game, actions[game]] == 0:
            return game
    return -1


@entry(array(np.uint16, 2), array(np.int64), RNG, array(np.int64), nogil=True)
def pick(codes: Any, counts: Any, rng: RngState, out: Actions) -> None:
    """One of the listed codes of each game."""
    for game in range(len(out)):
        out[game] = codes[game, randbelow(rng, counts[game])]


@rule
def mark(mask: Any, codes: Any, count: int, value: int) -> None:
    """Set the places of listed codes by whole groups; the first code stands beyond the list too."""
    for begin in range(0, count, _GROUP):
        for number in range(begin, begin + _GROUP):
            mask[codes[number]] = value


@rule
def pay_out(
    state: Any, over: bool, score_table: Any, sides: Any, by_score: bool, rewards: Any
) -> None:
    """What each seat gets; nothing for a game that was cut short."""
    rewards[:] = 0.0
    if over:
        fill_scores(state, score_table)
        pay(score_table[:, PLACE], score_table[:, SCORE], sides, by_score, rewards)


@entry(
    STATES, STATES, array(np.uint16, 2), array(np.int64), array(np.int64), RNG, array(np.int64),
    array(np.int64), array(np.uint8, 2), array(np.int8, 2), array(np.float64, 2), array(np.bool_),
    array(np.bool_), array(np.int64), array(np.uint8, 2), array(np.int64), array(np.int64), BOOL,
    INT, array(np.int64, 2), INT, INT, array(np.int64), array(np.int64), INT, INT,
    nogil=True, needs="tensor",
)  # fmt: skip
def advance(
    start: Any, states: Any, codes: Any, counts: Any, learners: Any, rng: RngState, actions: Any,
    seats: Any, observations: Any, masks: Any, rewards: Any, ended: Any, cut: Any, lengths: Any,
    finals: Any, stages: Any, sides: Any, by_score: bool, most: int, score_table: Any, first: int,
    last: int, calls: Signal, posted: Signal, call: int, spins: int,
) -> int:  # fmt: skip
    """Step the games from `first` to before `last`, each until somebody is asked again: ONCE, or at
    every call, until `spins` find no further one. The call that would be next.

    The rules are called from one place each, because every further one would add seconds to the
    time of compiling.
    """
    while spins == ONCE or awaits(calls, call, spins):
        for place in range(first, last):
            game = place & _NOT_NEGATIVE
            prefetch(states, game + 1, 0, _STATE_AHEAD)
            prefetch(observations, game + 1, 0, _TENSOR_AHEAD)
            prefetch(codes, game + 1, 0, _CODES_AHEAD)
            state = states[game]
            own = unowned(codes[game])
            mark(masks[game], own, counts[game], 0)
            ended[game] = False
            cut[game] = False
            asked = seats[game]
            learner = learners[game]
            code = actions[game]
            if code < 0:
                stages[game] = NO_STAGE
            while True:
                if code >= 0:
                    play(state, code)
                    lengths[game] += 1
                who = decider(state)
                if code >= 0 and (who == NOBODY or lengths[game] >= most):
                    ended[game] = who == NOBODY
                    cut[game] = who != NOBODY
                    pay_out(state, who == NOBODY, score_table, sides, by_score, rewards[game])
                    write(state, asked if learner < 0 else learner, finals[game], NOTHING_KNOWN)
                    stages[game] = NO_STAGE
                    states[game] = start[0]
                    lengths[game] = 0
                    who = decider(state)
                count = legal(state, own)
                if who == CHANCE:
                    code = draw(state, own, rng[game : game + 1])
                elif learner >= 0 and who != learner:
                    code = int(own[randbelow(rng[game : game + 1], count)])
                else:
                    break
            counts[game] = count
            seats[game] = who
            own[count] = own[count + 1] = own[count + 2] = own[0]  # so that groups are whole
            mark(masks[game], own, count, 1)
            stage, known = stage_of(state), NOTHING_KNOWN
            if stage == stages[game] and stage != NO_STAGE:
                known = OTHERS_KNOWN if who == asked else LASTING_KNOWN
            write(state, who, observations[game], known)
            stages[game] = stage
        post(posted, call)
        call += 1
        if spins == ONCE:
            break
    return call
