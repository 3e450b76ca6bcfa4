"""Monte-Carlo tree search, compiled, for any game: each seat maximises its own result (max^n).

A tree hangs from one decision. Every playout starts in a world that the deciding seat could not
tell from the true one, goes down by the moves that are legal in that world, adds one node, plays
on for some turns by the game's own judgement, and books the expected result along its path. With
one world this is plain tree search; with many it is a search over information sets, in which a
move's `offers` count how often it could have been chosen. Chance's outcomes are drawn, not chosen.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, Final, cast

import numpy as np

from ..games.kernel.compiling import compiled, rule
from ..games.kernel.dice import Dice, below
from ..games.kernel.generic import CHANCE, NOBODY, decider, legal, play
from ..games.kernel.loops import draw
from ..games.kernel.schema import Cells, Codes, Record, dtype_of, i32
from .generic import Games, Numbers, estimate, judge, utility
from .merging import step

MOST_SEATS: Final = 4
MOST_DEPTH: Final = 256
NONE: Final = -1
_RESOLUTION: Final = 1 << 30
f4 = Annotated[float, "f4"]
f8 = Annotated[float, "f8"]


class Node(Record):
    """A move in the tree, reached from its parent."""

    code: i32
    first: i32  # its first child
    following: i32  # the parent's next child
    visits: i32
    offers: i32  # times it was legal where its parent was visited
    prior: f4
    values: Annotated[list[float], Cells(f8, MOST_SEATS)]  # sums of results
    scores: Annotated[list[float], Cells(f8, MOST_SEATS)]


class Habits(Record):
    """How a search goes about it."""

    exploration: f8
    prior_heat: f8  # points of judgement that make a move e times as likely to be tried
    playout_heat: f8  # the same in playouts
    turns: i32  # played on beyond the tree before the position is estimated


class Tree:
    """Memory for one search at a time, allocated once."""

    def __init__(self, nodes: int, states: Games, most_legal: int) -> None:
        self.nodes = np.zeros(nodes, dtype_of(Node))
        self.states = states  # the walking state and two spare ones
        self.codes: Codes = np.zeros(2 * most_legal, np.uint16)
        self.children = np.zeros(most_legal, np.int64)
        self.marks: Numbers = np.zeros(most_legal)
        self.scores: Numbers = np.zeros(MOST_SEATS)
        self.values: Numbers = np.zeros(MOST_SEATS)
        self.path = np.zeros(MOST_DEPTH + 1, np.int64)
        self.size = 0

    def clear(self) -> None:
        """Only the root is left."""
        self.nodes[:1] = 0
        cast(Any, self.nodes[0])["first"] = NONE
        self.size = 1

    def grow(self, worlds: Games, dice: Dice, habits: Games, times: int) -> None:
        """So many playouts, each in one of the worlds."""
        self.size = grow(
            self.nodes, self.size, worlds, self.states, self.codes, self.children, self.marks,
            self.scores, self.values, self.path, dice, habits, times,
        )  # fmt: skip


@compiled
def grow(
    nodes: Games, size: int, worlds: Games, states: Games, codes: Codes, children: Any,
    marks: Numbers, scores: Numbers, values: Numbers, path: Any, dice: Dice, habits: Games,
    times: int,
) -> int:  # fmt: skip
    """Play out `times` times; how many nodes are in use then."""
    habit = habits[0]
    for _ in range(times):
        states[0] = worlds[below(dice, len(worlds))]
        length, size = _descend(nodes, size, states, codes, children, marks, path, dice, habit)
        _play_on(states, codes, marks, dice, habit)
        estimate(states[0], scores)
        utility(states[0], scores, values)
        _book(nodes, path, length, scores, values)
    return size


@step
def _descend(
    nodes: Games, size: int, states: Games, codes: Codes, children: Any, marks: Numbers,
    path: Any, dice: Dice, habit: Any,
) -> tuple[int, int]:  # fmt: skip
    """Walk down to a node that is new, or to where the game or the memory ends."""
    state = states[0]
    node, length = 0, 1
    path[0] = 0
    while length <= MOST_DEPTH:
        who = decider(state)
        if who == NOBODY:
            break
        count = legal(state, codes)
        if who == CHANCE:
            codes[0] = draw(state, codes, count, dice)
            count = 1
        size = _unfold(nodes, size, node, states, codes, count, children, marks, who, habit)
        if children[0] == NONE:
            break
        node = _most_promising(nodes, node, children, count, who, habit)
        play(state, int(nodes[node].code))
        path[length] = node
        length += 1
        if nodes[node].visits == 0:
            break
    return length, size


@step
def _unfold(
    nodes: Games, size: int, node: int, states: Games, codes: Codes, count: int, children: Any,
    marks: Numbers, who: int, habit: Any,
) -> int:  # fmt: skip
    """Find the children of these codes and add those that are missing; the size then.

    Without memory for all of them the first child is NONE.
    """
    missing, last = 0, NONE
    hint = int(nodes[node].first)
    for number in range(count):
        child = _find(nodes, node, hint, int(codes[number]))
        children[number] = child
        if child == NONE:
            missing += 1
        else:
            hint = int(nodes[child].following)
    if missing == 0:
        return size
    if size + missing > len(nodes):
        children[0] = NONE
        return size
    marks[0] = 1.0
    if who != CHANCE and count > 1:
        judge(states[0], states[1:3], codes, count, marks)
        _to_odds(marks, count, habit.prior_heat)
    last = _last_child(nodes, node)
    for number in range(count):
        if children[number] == NONE:
            _begin(nodes, size, int(codes[number]), marks[number])
            if last == NONE:
                nodes[node].first = size
            else:
                nodes[last].following = size
            last = size
            children[number] = size
            size += 1
    return size


@rule
def _find(nodes: Games, node: int, hint: int, code: int) -> int:
    """The child of that code; the search begins at `hint`, where it usually ends too."""
    child = hint
    while child != NONE:
        if nodes[child].code == code:
            return child
        child = int(nodes[child].following)
    child = int(nodes[node].first)
    while child != hint and child != NONE:
        if nodes[child].code == code:
            return child
        child = int(nodes[child].following)
    return NONE


@rule
def _last_child(nodes: Games, node: int) -> int:
    last = NONE
    child = int(nodes[node].first)
    while child != NONE:
        last = child
        child = int(nodes[child].following)
    return last


@rule
def _begin(nodes: Games, at: int, code: int, prior: float) -> None:
    fresh = nodes[at]
    fresh.code = code
    fresh.first = NONE
    fresh.following = NONE
    fresh.visits = 0
    fresh.offers = 0
    fresh.prior = prior
    for seat in range(MOST_SEATS):
        fresh.values[seat] = 0.0
        fresh.scores[seat] = 0.0


@rule
def _most_promising(
    nodes: Games, node: int, children: Any, count: int, who: int, habit: Any
) -> int:
    """PUCT: a good result so far, or a good prior and few visits."""
    if who == CHANCE:
        return int(children[0])
    unknown = nodes[node].values[who] / nodes[node].visits if nodes[node].visits > 0 else 0.5
    best, choice = -1.0, int(children[0])
    for number in range(count):
        child = nodes[children[number]]
        child.offers += 1
        mean = child.values[who] / child.visits if child.visits > 0 else unknown
        bound = mean + habit.exploration * child.prior * math.sqrt(child.offers) / (
            1.0 + child.visits
        )
        if bound > best:
            best, choice = bound, int(children[number])
    return choice


@rule
def _to_odds(marks: Numbers, count: int, heat: float) -> None:
    """Marks in points become probabilities."""
    best = marks[0]
    for number in range(1, count):
        best = max(best, marks[number])
    total = 0.0
    for number in range(count):
        marks[number] = math.exp((marks[number] - best) / heat)
        total += marks[number]
    for number in range(count):
        marks[number] /= total


@step
def _play_on(states: Games, codes: Codes, marks: Numbers, dice: Dice, habit: Any) -> None:
    """To the end of the turn and for so many more; a position is estimated between turns only."""
    state = states[0]
    last, turns = decider(state), 0
    while True:
        who = decider(state)
        if who == NOBODY:
            return
        count = legal(state, codes)
        if who == CHANCE:
            play(state, draw(state, codes, count, dice))
            continue
        if who != last:
            turns += 1
            last = who
            if turns > habit.turns:
                return
        number = 0
        if count > 1:
            judge(state, states[1:3], codes, count, marks)
            _to_odds(marks, count, habit.playout_heat)
            number = _pick(marks, count, dice)
        play(state, int(codes[number]))


@rule
def _pick(odds: Numbers, count: int, dice: Dice) -> int:
    left = below(dice, _RESOLUTION) / _RESOLUTION
    for number in range(count - 1):
        left -= odds[number]
        if left < 0:
            return number
    return count - 1


@rule
def _book(nodes: Games, path: Any, length: int, scores: Numbers, values: Numbers) -> None:
    for depth in range(length):
        node = nodes[path[depth]]
        node.visits += 1
        for seat in range(MOST_SEATS):
            node.values[seat] += values[seat]
            node.scores[seat] += scores[seat]


@compiled
def look_ahead(
    worlds: Games, states: Games, picks: Codes, codes: Codes, marks: Numbers, scores: Numbers,
    values: Numbers, seat: int, totals: Numbers, expected: Numbers,
) -> None:  # fmt: skip
    """For each pick, follow the best marks to the end of the seat's turn; mean result and score."""
    state = states[0]
    for pick in range(len(picks)):
        totals[pick] = 0.0
        expected[pick] = 0.0
        for world in range(len(worlds)):
            states[0] = worlds[world]
            play(state, int(picks[pick]))
            while decider(state) == seat:
                count = legal(state, codes)
                judge(state, states[1:3], codes, count, marks)
                play(state, int(codes[_best(marks, count)]))
            estimate(state, scores)
            utility(state, scores, values)
            totals[pick] += values[seat] / len(worlds)
            expected[pick] += scores[seat] / len(worlds)


@rule
def _best(marks: Numbers, count: int) -> int:
    best = 0
    for number in range(1, count):
        if marks[number] > marks[best]:
            best = number
    return best
