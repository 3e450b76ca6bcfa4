"""Play by a net, compiled, for any game: every move is followed to the end of its turn and judged.

The follow-up moves are those with the best hand-made scores, as in the greedy bot; what the turn
leads to is the net's to judge. `play_many` plays whole games so, each seat by a net of its own or
by the hand-made estimate, and writes down what a learner needs.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..games.kernel.compiling import CODES, RNG, STATES, array, entry, noinline_rule, rule
from ..games.kernel.floating import exp
from ..games.kernel.generic import CHANCE, NOBODY, decider, draw, legal, play
from ..games.kernel.rng import RngState, randbelow
from ..games.kernel.schema import Codes
from .generic import Games, Numbers, estimate, score_moves, utility
from .nets import HEAD, Floats, Head, judge, rests

MOST_SEATS: Final = 4
WORLDS: Final = 8  # guesses at what is hidden, in games that hide anything
STATES_NEEDED: Final = 4  # the position, the walking one and two spare ones
_NONE: Final = -1
_LEFT_OUT: Final = -1e9  # worth less than any move
_RESOLUTION: Final = 1 << 30
_FLOATS: Final = array(np.float32)
_NUMBERS: Final = array(np.float64)
# Rows of `found`: expected scores, chances to win, hand-made scores, worths.
SCORES, CHANCES, BASES, WORTHS = range(4)
FOUND: Final = 4


@rule
def _best(scores: Numbers, count: int) -> int:
    best = 0
    for number in range(1, count):
        if scores[number] > scores[best]:
            best = number
    return best


@noinline_rule
def play_on(
    states: Games, who: int, turns: int, codes: Codes, move_scores: Numbers, rng: RngState
) -> None:
    """Play on in the first state by the best hand-made scores, to the end of the turn.

    After it come the given number of turns of others, but never what chance does between rounds.
    """
    state = states[0]
    acting, left = who, turns
    while True:
        now = decider(state)
        if now == CHANCE and not rests(state):
            play(state, draw(state, codes, rng))
            continue
        if now != acting:
            if left == 0 or now < 0:
                return
            acting, left = now, left - 1
        count = legal(state, codes)
        number = 0
        if count > 1:
            score_moves(state, states[1:3], codes, count, move_scores)
            number = _best(move_scores, count)
        play(state, int(codes[number]))


@noinline_rule
def look(state: Any, seat: int, head: Head, weights: Floats, room: Floats, found: Any) -> float:
    """Judge a position for a seat: fill `found`, and say what it is worth to the seat.

    Without a net that is the hand-made score, as for the greedy bot.
    """
    if head.inputs == 0:
        estimate(state, found[BASES])
        for who in range(int(state.seats)):
            found[SCORES, who] = found[BASES, who]
        return float(found[SCORES, seat])
    judge(state, seat, head, weights, room, found[SCORES], found[CHANCES], found[BASES])
    worth = found[CHANCES, seat]
    if head.score_part > 0:
        utility(state, found[SCORES], found[WORTHS])
        worth += head.score_part * (found[WORTHS, seat] - worth)
    return float(worth)


@entry(
    STATES, array(np.int64), array(HEAD), _FLOATS, _FLOATS, array(np.float64, 3),
    array(np.float32, 2), nogil=True, needs="evaluation",
)  # fmt: skip
def judge_many(
    states: Games, seats: Any, head: Any, weights: Floats, room: Floats, found: Any, inputs: Any
) -> None:
    """Judge each state for its seat; what the net saw is kept where `inputs` has a row for it."""
    how = head[0]
    for number in range(len(states)):
        look(states[number], int(seats[number]), how, weights, room, found[number])
        if number < len(inputs):
            for cell in range(int(how.inputs)):
                inputs[number, cell] = room[cell]


@entry(
    STATES, STATES, CODES, CODES, _NUMBERS, array(HEAD), _FLOATS, _FLOATS, RNG,
    array(np.float64, 3), array(np.int64), array(np.float64, 2), nogil=True, needs="evaluation",
)  # fmt: skip
def judge_moves(
    worlds: Games, states: Games, codes: Codes, spare: Codes, move_scores: Numbers, head: Any,
    weights: Floats, room: Floats, rng: RngState, sums: Any, tried: Any, found: Any,
) -> int:  # fmt: skip
    """Add up, over the worlds, what each legal move leads to; how many moves there are.

    `sums` has a table like `found` for each move; what it is worth to the deciding seat is there in
    the row of worths. `tried` counts the worlds of each move. Where turns of others are played on,
    which takes time, the worse half of the moves is left out after two worlds, and again after
    four; their counts are negative.
    """
    return _add_up(
        worlds, states, codes, spare, move_scores, head[0], weights, room, rng, sums, tried, found
    )


@noinline_rule
def _add_up(
    worlds: Games, states: Games, codes: Codes, spare: Codes, move_scores: Numbers, how: Head,
    weights: Floats, room: Floats, rng: RngState, sums: Any, tried: Any, found: Any,
) -> int:  # fmt: skip
    """What `judge_moves` says of one position."""
    count, left = 0, 0
    for world in range(len(worlds)):
        who = decider(worlds[world])
        count = legal(worlds[world], codes)
        if world == 0:
            left = count
        elif how.turns > 0 and world in (2, 4):
            left = _leave_out(sums, tried, count, who, (left + 1) // 2)
        for number in range(count):
            if tried[number] < 0:
                continue
            tried[number] += 1
            states[0] = worlds[world]
            play(states[0], int(codes[number]))
            play_on(states, who, int(how.turns), spare, move_scores, rng)
            worth = look(states[0], who, how, weights, room, found)
            for row in range(WORTHS):
                for seat in range(MOST_SEATS):
                    sums[number, row, seat] += found[row, seat]
            sums[number, WORTHS, who] += worth
    return count


@rule
def _leave_out(sums: Any, tried: Any, count: int, who: int, most: int) -> int:
    """Keep the best of the moves that are still tried; how many there are then."""
    left = 0
    for number in range(count):
        if tried[number] > 0:
            better = 0
            for other in range(count):
                ahead = sums[other, WORTHS, who] - sums[number, WORTHS, who]
                if tried[other] > 0 and (ahead > 0 or (ahead == 0 and other < number)):
                    better += 1
            if better < most:
                left += 1
            else:
                tried[number] = -tried[number]
    return left


@rule
def _pick(worths: Numbers, count: int, temperature: float, rng: RngState) -> int:
    """The best, or with a temperature one that is nearly as good."""
    best = _best(worths, count)
    if temperature <= 0:
        return best
    total = 0.0
    for number in range(count):
        total += exp((worths[number] - worths[best]) / temperature)
    left = randbelow(rng, _RESOLUTION) / _RESOLUTION * total
    for number in range(count):
        left -= exp((worths[number] - worths[best]) / temperature)
        if left < 0:
            return number
    return best


@entry(
    STATES, STATES, CODES, CODES, _NUMBERS, _NUMBERS, array(HEAD), _FLOATS, _FLOATS, RNG,
    array(np.float64, 3), array(np.int64), array(np.float64, 2), array(np.int64), nogil=True,
    needs="evaluation",
)  # fmt: skip
def choose_many(
    worlds: Games, states: Games, codes: Codes, spare: Codes, move_scores: Numbers, worths: Numbers,
    head: Any, weights: Floats, room: Floats, rng: RngState, sums: Any, tried: Any, found: Any,
    chosen: Any,
) -> None:  # fmt: skip
    """The move of each game that looks best to `judge_moves`, over the worlds of that game, which
    lie together. `sums` and `tried` have room for the moves of one game.
    """
    how = head[0]
    each = len(worlds) // len(chosen)
    for game in range(len(chosen)):
        own = rng[game : game + 1]
        who = decider(worlds[game * each])
        count = legal(worlds[game * each], codes)
        best = 0
        if count > 1:
            for number in range(count):
                tried[number] = 0
                for row in range(FOUND):
                    for seat in range(MOST_SEATS):
                        sums[number, row, seat] = 0.0
            _add_up(
                worlds[game * each : (game + 1) * each], states, codes, spare, move_scores, how,
                weights, room, own, sums, tried, found,
            )  # fmt: skip
            for number in range(count):
                worths[number] = _LEFT_OUT
                if tried[number] > 0:
                    worths[number] = sums[number, WORTHS, who] / each
            best = _pick(worths, count, how.temperature, own)
        chosen[game] = int(codes[best])


@entry(
    STATES, CODES, CODES, _NUMBERS, _NUMBERS, array(HEAD), array(np.float32, 2), _FLOATS, RNG, RNG,
    array(np.int64, 2), array(np.float64, 2), array(np.float32, 2), array(np.int64, 2),
    array(np.float64, 3), array(np.float64, 2), nogil=True, needs="evaluation",
)  # fmt: skip
def play_many(
    states: Games, codes: Codes, spare: Codes, move_scores: Numbers, worths: Numbers, heads: Any,
    weights: Any, room: Floats, chance: RngState, rng: RngState, players: Any, found: Any,
    inputs: Any, turns: Any, judged: Any, results: Any,
) -> int:  # fmt: skip
    """Play a game from the last state with each random state; how many turns were written down.

    `players` has the net of each seat in each game; chance and players draw from streams of their
    own, so that games can be played on the same chance. At the end of each turn of a seat whose net
    is the first, `inputs` gets what that net saw, `turns` the game and the seat, `judged` the
    hand-made and the learnt judgement; `results` gets the final scores. Where `inputs` is full,
    games go on unwritten.
    """
    row = 0
    start = len(states) - 1
    for game in range(len(chance)):
        luck, own = chance[game : game + 1], rng[game : game + 1]
        states[0] = states[start]
        last = _NONE
        while True:
            who = decider(states[0])
            if who == NOBODY:
                break
            if last not in (_NONE, who) and (who != CHANCE or rests(states[0])):
                if players[game, last] == 0 and row < len(inputs):
                    look(states[0], last, heads[0], weights[0], room, found)
                    _write_down(row, game, last, room, found, inputs, turns, judged)
                    row += 1
                last = _NONE
            if who == CHANCE:
                play(states[0], draw(states[0], codes, luck))
                continue
            count = legal(states[0], codes)
            number = 0
            if count > 1:
                net = int(players[game, who])
                for move in range(count):
                    states[1] = states[0]
                    play(states[1], int(codes[move]))
                    play_on(states[1:4], who, 0, spare, move_scores, own)
                    worths[move] = look(states[1], who, heads[net], weights[net], room, found)
                number = _pick(worths, count, heads[net].temperature, own)
            play(states[0], int(codes[number]))
            last = who
        estimate(states[0], results[game])
    return row


@rule
def _write_down(
    row: int, game: int, seat: int, room: Floats, found: Any, inputs: Any, turns: Any, judged: Any
) -> None:
    for cell in range(inputs.shape[1]):
        inputs[row, cell] = room[cell]
    turns[row, 0] = game
    turns[row, 1] = seat
    for kind in range(WORTHS):
        for who in range(MOST_SEATS):
            judged[row, kind, who] = found[kind, who]
