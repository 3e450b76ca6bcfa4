"""The compiled step of a batch: many games of one kind, each until somebody is asked again."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..games.kernel.buffer import unowned
from ..games.kernel.compiling import (
    BOOL,
    INT,
    RNG,
    STATES,
    array,
    entry,
    noinline_rule,
    rule,
)
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
from ..games.kernel.rng import RngState, randbelow
from .observing.blocks import (
    NO_STAGE,
    NOTHING_KNOWN,
    known_after,
    stage_of,
    write,
)
from .rewards import pay
from .spin_pool import Signal, awaits, post

# Who holds a seat: whoever is asked, somebody who moves at random within the step, or, from 1 on,
# opponents who are asked beside the learner.
LEARNER: Final = 0
AT_RANDOM: Final = -1
BEGIN: Final = -1  # instead of an action: a new game
WAIT: Final = -2  # instead of an action: nothing happens in this game
ONCE: Final = 0  # instead of spinning for further calls
_GROUP: Final = 8  # codes at a time: nearly every list is one group, and no branch mispredicted
# Bytes of the next game that are fetched ahead: what the tables of a state and of a tensor take.
_STATE_AHEAD: Final = 448
_TENSOR_AHEAD: Final = 384
_CODES_AHEAD: Final = 64
_CODES_IN_A_LINE: Final = 32
_NOT_NEGATIVE: Final = (1 << 62) - 1  # bits of an index that surely is not below zero

Actions = npt.NDArray[np.int64]


def room_for(most_legal: int) -> int:
    """The length of rows for lists of codes: whole groups, and every list begins a cache line."""
    return -(-(most_legal + _GROUP) // _CODES_IN_A_LINE) * _CODES_IN_A_LINE


@entry(array(np.int64), array(np.int8, 2), array(np.bool_), nogil=True)
def find_illegal(actions: Actions, masks: Any, left_out: Any) -> int:
    """The first game whose action is not in its mask, or -1; some games are left out."""
    for game in range(len(actions)):
        if left_out[game]:
            continue
        if not 0 <= actions[game] < masks.shape[1] or masks[game, actions[game]] == 0:
            return game
    return -1


@entry(array(np.uint16, 2), array(np.int64), RNG, array(np.int64), nogil=True)
def pick(codes: Any, counts: Any, rng: RngState, out: Actions) -> None:
    """One of the listed codes of each game."""
    for game in range(len(out)):
        out[game] = codes[game, randbelow(rng, counts[game])] if counts[game] > 0 else 0


@entry(
    STATES, STATES, array(np.uint16, 2), array(np.int64), array(np.int64, 2), array(np.int64, 2),
    array(np.int64, 2), array(np.bool_), RNG, array(np.int64), array(np.int64),
    array(np.uint8, 2), array(np.int8, 2), array(np.float64, 2), array(np.int64, 2),
    array(np.bool_), array(np.bool_), array(np.int64), array(np.uint8, 2), array(np.int64),
    array(np.int64), BOOL, BOOL, INT, array(np.int64, 2), INT, INT, array(np.int64),
    array(np.int64), INT, INT,
    nogil=True, needs="tensor", binds=True,
)  # fmt: skip
def advance(  # noqa: PLR0915  # one loop, in which each rule is called once
    start: Any, states: Any, codes: Any, counts: Any, players: Any, following: Any, played: Any,
    acted: Any, rng: RngState, actions: Any, seats: Any, observations: Any, masks: Any,
    rewards: Any, places: Any, ended: Any, cut: Any, lengths: Any, finals: Any, stages: Any,
    sides: Any, by_score: bool, same_step: bool, most: int, score_table: Any, first: int, last: int,
    calls: Signal, posted: Signal, spins: int, call: int,
) -> int:  # fmt: skip
    """Step the games from `first` to before `last`, each until somebody is asked again: ONCE, or at
    every call, until `spins` find no further one. The call that would be next.

    A game is cut only after the learner has acted in it, or it could begin over and over within one
    call. What is done once a game is not inlined, or the addresses that it needs would be found at
    every step.
    """
    while spins == ONCE or awaits(calls, call, spins):
        for place in range(first, last):
            game = place & _NOT_NEGATIVE
            prefetch(states, game + 1, 0, _STATE_AHEAD)
            prefetch(observations, game + 1, 0, _TENSOR_AHEAD)
            prefetch(codes, game + 1, 0, _CODES_AHEAD)
            code = actions[game]
            if code == WAIT:
                continue
            state = states[game]
            own = unowned(codes[game])
            _mark(masks[game], own, counts[game], 0)
            asked = seats[game]
            decided = 1
            count = 0
            if code == BEGIN:
                _begin(start, states, players, following, acted, lengths, stages, game)
            elif players[game, asked] == LEARNER:
                acted[game] = True
            while True:
                if code >= 0:
                    play(state, code)
                    lengths[game] += decided
                who = decider(state)
                if code >= 0 and (
                    who == NOBODY or (who != CHANCE and acted[game] and lengths[game] >= most)
                ):
                    ended[game] = who == NOBODY
                    cut[game] = who != NOBODY
                    stages[game] = NO_STAGE
                    seat = _learner_of(players[game], asked)
                    _end(
                        state, who == NOBODY, seat, score_table, sides, by_score, players, played,
                        rewards, places, finals, game,
                    )  # fmt: skip
                    if not same_step:
                        who = seat
                        count = 0
                        break
                    _begin(start, states, players, following, acted, lengths, stages, game)
                    who = decider(state)
                count = legal(state, own)
                if who == CHANCE:
                    code = draw(state, own, rng[game : game + 1])
                    decided = 0
                elif players[game, who] == AT_RANDOM:
                    code = int(own[randbelow(rng[game : game + 1], count)])
                    decided = 1
                else:
                    break
            counts[game] = count
            seats[game] = who
            for beyond in range(count, count + _GROUP):
                own[beyond] = own[0]  # so that groups are whole
            _mark(masks[game], own, count, 1)
            stage, known = stage_of(state), NOTHING_KNOWN
            if stage == stages[game] and stage != NO_STAGE:
                known = known_after(asked, who, players.shape[1])
            write(state, who, observations[game], known)
            stages[game] = stage
        post(posted, call)
        call += 1
        if spins == ONCE:
            break
    return call


@noinline_rule
def _begin(
    start: Any, states: Any, players: Any, following: Any, acted: Any, lengths: Any, stages: Any,
    game: int,
) -> None:  # fmt: skip
    """A new game with its players; where nobody learns, none has to act before it may be cut."""
    stages[game] = NO_STAGE
    states[game] = start[0]
    lengths[game] = 0
    alone = True
    for seat in range(players.shape[1]):
        players[game, seat] = following[game, seat]
        if players[game, seat] == LEARNER:
            alone = False
    acted[game] = alone


@noinline_rule
def _end(
    state: Any, over: bool, seat: int, score_table: Any, sides: Any, by_score: bool, players: Any,
    played: Any, rewards: Any, places: Any, finals: Any, game: int,
) -> None:  # fmt: skip
    """What a game pays, unless it was cut, who held its seats, and the last tensor of `seat`."""
    for who in range(players.shape[1]):
        played[game, who] = players[game, who]
        rewards[game, who] = 0.0
        places[game, who] = 0
    if over:
        fill_scores(state, score_table)
        for who in range(players.shape[1]):
            places[game, who] = score_table[who, PLACE]
        pay(score_table[:, PLACE], score_table[:, SCORE], sides, by_score, rewards[game])
    write(state, seat, finals[game], NOTHING_KNOWN)


@rule
def _mark(mask: Any, codes: Any, count: int, mark: int) -> None:
    """Set the places of listed codes by whole groups; the first code stands beyond the list too."""
    for begin in range(0, count, _GROUP):
        for number in range(begin, begin + _GROUP):
            mask[codes[number]] = mark


@rule
def _learner_of(players: Any, asked: int) -> int:
    """The seat that acted, if it learns; else the first that does."""
    if players[asked] == LEARNER:
        return asked
    for seat in range(len(players)):
        if players[seat] == LEARNER:
            return seat
    return asked
