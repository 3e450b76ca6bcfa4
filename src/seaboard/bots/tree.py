"""Monte-Carlo tree search, compiled, for any game: each seat maximises its own result (max^n).

A tree hangs from one decision. Every playout starts in a world that the deciding seat could not
tell from the true one, goes down by the moves that are legal in that world, adds one node, plays
on for some turns by the game's own move scores, and books the expected result along its path. With
one world this is plain tree search; with many it is a search over information sets, in which a
move's `offers` count how often it could have been chosen. Chance's outcomes are drawn, not chosen.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, Final, cast

import numpy as np

from ..games.api import Game
from ..games.kernel.compiling import CODES, INT, RNG, STATES, array, entry, rule
from ..games.kernel.floating import exp
from ..games.kernel.generic import CHANCE, NOBODY, decider, draw, legal, play
from ..games.kernel.rng import RngState, randbelow
from ..games.kernel.schema import Cells, Codes, Record, dtype_of, i32
from .generic import Games, Numbers, cuts_playout, estimate, score_moves, utility
from .nets import HEAD, Floats, Head, judge, rests

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


Nodes = list[Node]  # as a type checker sees the array of them


class SearchParameters(Record):
    """How a search explores and plays on."""

    exploration: f8
    prior_temperature: f8  # the difference of scores that makes a move e times as likely
    prior_mixing: f8  # the part of the priors that all moves share alike
    playout_temperature: f8  # the same in playouts
    turns: i32  # played on beyond the tree before the position is estimated


def new_nodes(count: int) -> Games:
    """Memory for that many nodes; the system hands it out as they are added."""
    return np.zeros(count, dtype_of(Node))


class Tree:
    """Memory for one search at a time, in which a tree of as many nodes has room."""

    def __init__(self, game: Game, nodes: Games) -> None:
        most_legal = game.most_legal
        self.nodes = nodes
        self.states = game.new_states(game.new(), 3)  # the walking state and two spare ones
        self.codes: Codes = np.zeros(2 * most_legal, np.uint16)
        self.children = np.zeros(most_legal, np.int64)
        self.move_scores: Numbers = np.zeros(most_legal)
        self.scores: Numbers = np.zeros(MOST_SEATS)
        # Sums of scores, of the root and then of its moves by their codes: nobody asks for others.
        self.totals: Numbers = np.zeros((1 + game.codes, MOST_SEATS))
        self.values: Numbers = np.zeros(MOST_SEATS)
        self.judged = np.zeros((2, MOST_SEATS))  # chances and hand-made scores
        self.head: Games = np.zeros(1, HEAD)
        self.weights: Floats = np.zeros(1, np.float32)
        self.room: Floats = np.zeros(1, np.float32)
        self.path = np.zeros(MOST_DEPTH + 1, np.int64)
        self.size = 0

    def clear(self) -> None:
        """Only the root is left."""
        self.nodes[:1] = 0
        cast(Any, self.nodes[0])["first"] = NONE
        self.size = 1

    def judge_by(self, head: Games, weights: Floats, room: int) -> None:
        """Estimate positions by a net from now on."""
        self.head, self.weights = head, weights
        if len(self.room) < room:
            self.room = np.zeros(room, np.float32)

    def grow(self, worlds: Games, rng: RngState, parameters: Games, times: int) -> None:
        """`times` playouts, each in one of the worlds."""
        self.size = grow(
            cast(Nodes, self.nodes), self.size, worlds, self.states, self.codes, self.children,
            self.move_scores, self.scores, self.totals, self.values, self.path, rng, parameters,
            self.head, self.weights, self.room, self.judged, times,
        )  # fmt: skip


@entry(
    array(dtype_of(Node)), INT, STATES, STATES, CODES, array(np.int64), array(np.float64),
    array(np.float64), array(np.float64, 2), array(np.float64), array(np.int64), RNG,
    array(dtype_of(SearchParameters)), array(HEAD), array(np.float32), array(np.float32),
    array(np.float64, 2), INT, nogil=True, needs="evaluation",
)  # fmt: skip
def grow(
    nodes: Nodes, size: int, worlds: Games, states: Games, codes: Codes, children: Any,
    move_scores: Numbers, scores: Numbers, totals: Any, values: Numbers, path: Any, rng: RngState,
    parameters: Games, head: Any, weights: Floats, room: Floats, judged: Any, times: int,
) -> int:  # fmt: skip
    """Play out `times` times; how many nodes are in use then.

    The rules and the evaluator are called from this one place, because every further one would
    add seconds to the time of compiling.
    """
    how, state = parameters[0], states[0]
    root, learned = decider(worlds[0]), head[0].inputs > 0
    for _ in range(times):
        states[0] = worlds[randbelow(rng, len(worlds))]
        node, length, turns, last, acted = 0, 1, 0, NONE, root
        while True:
            who = decider(state)
            if who == NOBODY or cuts_playout(state) or (learned and rests(state)):
                break
            if node == NONE and who not in (last, CHANCE):
                turns, last = turns + 1, who
                if turns > how.turns:
                    break
            count = 1
            acted = who if who >= 0 else acted
            if who == CHANCE:
                codes[0] = draw(state, codes, rng)
            else:
                count = legal(state, codes)
            missing = 0 if node == NONE else _find_children(nodes, node, codes, count, children)
            if size + missing > len(nodes) or length > MOST_DEPTH:
                node, last = NONE, who
            move_scores[0] = 1.0
            if count > 1 and (node == NONE or missing > 0):
                score_moves(state, states[1:3], codes, count, move_scores)
                _to_odds(
                    move_scores,
                    count,
                    how.playout_temperature if node == NONE else how.prior_temperature,
                )
            number = 0
            if node == NONE:
                number = _pick(move_scores, count, rng)
            else:
                if missing > 0:
                    _mix_uniform(move_scores, count, how.prior_mixing)
                    size = _add_children(nodes, size, node, codes, count, children, move_scores)
                if who != CHANCE:
                    number = _most_promising(nodes, node, children, count, who, how)
                node = int(children[number])
                path[length] = node
                length += 1
                if nodes[node].visits == 0:
                    node, last = NONE, who
            play(state, int(codes[number]))
        if not learned:
            estimate(state, scores)
            utility(state, scores, values)
        else:  # from the seat whose turn has ended, as it was learnt
            judge(state, acted, head[0], weights, room, scores, judged[0], judged[1])
            utility(state, scores, values)
            _mix_chances(values, judged[0], head[0])
        _book(nodes, path, length, values)
        _book_scores(nodes, path, length, scores, totals)
    return size


@rule
def _find_children(nodes: Nodes, node: int, codes: Codes, count: int, children: Any) -> int:
    """Look up the children of these codes, NONE for those that are missing; how many are."""
    missing = 0
    hint = int(nodes[node].first)
    for number in range(count):
        child = _find(nodes, node, hint, int(codes[number]))
        children[number] = child
        if child == NONE:
            missing += 1
        else:
            hint = int(nodes[child].following)
    return missing


@rule
def _add_children(
    nodes: Nodes, size: int, node: int, codes: Codes, count: int, children: Any, odds: Numbers
) -> int:
    """Add the missing children behind the others; the size then."""
    last = _last_child(nodes, node)
    for number in range(count):
        if children[number] == NONE:
            _begin(nodes, size, int(codes[number]), odds[number])
            if last == NONE:
                nodes[node].first = size
            else:
                nodes[last].following = size
            last = size
            children[number] = size
            size += 1
    return size


@rule
def _find(nodes: Nodes, node: int, hint: int, code: int) -> int:
    """The child of that code; the search begins at `hint`, where it usually ends too."""
    child = hint
    while child != NONE:
        if nodes[child].code == code:
            return child
        child = int(nodes[child].following)
    child = int(nodes[node].first)
    while child not in (hint, NONE):
        if nodes[child].code == code:
            return child
        child = int(nodes[child].following)
    return NONE


@rule
def _last_child(nodes: Nodes, node: int) -> int:
    last = NONE
    child = int(nodes[node].first)
    while child != NONE:
        last = child
        child = int(nodes[child].following)
    return last


@rule
def _begin(nodes: Nodes, at: int, code: int, prior: float) -> None:
    fresh = nodes[at]
    fresh.code = code
    fresh.first = NONE
    fresh.following = NONE
    fresh.visits = 0
    fresh.offers = 0
    fresh.prior = prior
    for seat in range(MOST_SEATS):
        fresh.values[seat] = 0.0


@rule
def _most_promising(
    nodes: Nodes, node: int, children: Any, count: int, who: int, how: SearchParameters
) -> int:
    """PUCT: the number of the move with a good result so far, or a good prior and few visits."""
    unknown = nodes[node].values[who] / nodes[node].visits if nodes[node].visits > 0 else 0.5
    best, choice = -1.0, 0
    for number in range(count):
        child = nodes[children[number]]
        child.offers += 1
        mean = child.values[who] / child.visits if child.visits > 0 else unknown
        bound = mean + how.exploration * child.prior * math.sqrt(child.offers) / (
            1.0 + child.visits
        )
        if bound > best:
            best, choice = bound, number
    return choice


@rule
def _to_odds(move_scores: Numbers, count: int, temperature: float) -> None:
    """Scores become probabilities."""
    best = move_scores[0]
    for number in range(1, count):
        best = max(best, move_scores[number])
    total = 0.0
    for number in range(count):
        move_scores[number] = exp((move_scores[number] - best) / temperature)
        total += move_scores[number]
    for number in range(count):
        move_scores[number] /= total


@rule
def _mix_uniform(odds: Numbers, count: int, part: float) -> None:
    """Give every move its share of a part of the odds."""
    for number in range(count):
        odds[number] = (1.0 - part) * odds[number] + part / count


@rule
def _mix_chances(values: Numbers, chances: Numbers, head: Head) -> None:
    """What a net's scores are worth, and its chances to win, each by its part."""
    for seat in range(MOST_SEATS):
        values[seat] = chances[seat] + head.score_part * (values[seat] - chances[seat])


@rule
def _pick(odds: Numbers, count: int, rng: RngState) -> int:
    left = randbelow(rng, _RESOLUTION) / _RESOLUTION
    for number in range(count - 1):
        left -= odds[number]
        if left < 0:
            return number
    return count - 1


@rule
def _book(nodes: Nodes, path: Any, length: int, values: Numbers) -> None:
    for depth in range(length):
        node = nodes[path[depth]]
        node.visits += 1
        for seat in range(MOST_SEATS):
            node.values[seat] += values[seat]


@rule
def _book_scores(nodes: Nodes, path: Any, length: int, scores: Numbers, totals: Any) -> None:
    """After the visits: what an earlier search left is forgotten at the first one."""
    for depth in range(min(length, 2)):
        node = nodes[path[depth]]
        row = 0 if depth == 0 else 1 + node.code
        for seat in range(MOST_SEATS):
            before = totals[row, seat] if node.visits > 1 else 0.0
            totals[row, seat] = before + scores[seat]
