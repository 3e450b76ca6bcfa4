"""What greedy and search share: trees, worlds as states, and compiling before a clock runs."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final, cast

import numpy as np

from ..games.api import Game, Position
from ..games.kernel.compiling import is_warm, mark_warm
from ..games.kernel.rng import seeded_rng
from ..games.kernel.schema import dtype_of
from .api import Candidate, Situation
from .generic import Games
from .nets import HEAD
from .profiles import profile_of
from .tree import NONE, SearchParameters, Tree, new_nodes
from .weights import Net

SECONDS_TO_COMPILE: Final = 20
_UNIT: Final = "bots"
_NO_WEIGHTS: Final = np.zeros(1, np.float32)
_ready: set[str] = set()
_nodes: Final[list[Games]] = []  # that no tree has now
_trees: Final[defaultdict[str, list[Tree]]] = defaultdict(list)  # of each game, in nobody's use


def draw_worlds(situation: Situation, count: int) -> Games:
    """`count` worlds of the situation, as states."""
    states = situation.game.new_states(situation.world(), count)
    for number in range(1, count):
        states[number : number + 1] = situation.game.new_states(situation.world(), 1)
    return states


@contextmanager
def borrowed(game: Game, nodes: int, net: Net | None = None) -> Iterator[Tree]:
    """A tree of at most `nodes` nodes that judges by the net, or else by hand; it is there until
    the end of the block.

    Trees are the process's, not a bot's: bots that choose one after another, in whichever games,
    take no more memory than the one with the largest tree.
    """
    memory = _spare_nodes(nodes)
    tree = _spare_tree(game, memory[:nodes])
    tree.clear()
    if net is None:
        tree.judge_by(np.zeros(1, HEAD), _NO_WEIGHTS, 0)
    else:
        tree.judge_by(net.head(), net.weights, net.shape.room)
    try:
        yield tree
    finally:
        tree.nodes = memory[:0]
        _trees[game.name].append(tree)
        _nodes.append(memory)


def _spare_nodes(count: int) -> Games:
    """Memory for at least that many nodes. Another thread may take the last at any time."""
    try:
        memory = _nodes.pop()
    except IndexError:
        return new_nodes(count)
    return memory if len(memory) >= count else new_nodes(count)


def _spare_tree(game: Game, nodes: Games) -> Tree:
    try:
        tree = _trees[game.name].pop()
    except IndexError:
        return Tree(game, nodes)
    tree.nodes = nodes
    return tree


def children(tree: Tree) -> Iterator[Any]:
    """The nodes below the root, in the order in which they were added."""
    nodes = cast(Any, tree.nodes)
    child = int(nodes[0]["first"])
    while child != NONE:
        yield nodes[child]
        child = int(nodes[child]["following"])


def lead_in_visits(tree: Tree) -> int:
    """How many visits the most visited move has more than any other."""
    second, first = sorted([0, 0, *(int(node["visits"]) for node in children(tree))])[-2:]
    return first - second


def candidates(tree: Tree, situation: Situation) -> list[Candidate]:
    """What the tree says of each move that it tried, in the order of the rules."""
    moves = {move.code: move for move in situation.legal}
    found: list[Candidate] = []
    for node in children(tree):
        visits = int(node["visits"])
        if visits:
            value = float(node["values"][situation.seat]) / visits
            code = int(node["code"])
            score = float(tree.totals[1 + code, situation.seat]) / visits
            found.append(Candidate(moves[code], visits, value, score))
    return found


def search_parameters(
    *,
    exploration: float,
    temperature: float,
    playout_temperature: float,
    turns: int,
    prior_mixing: float = 0.0,
) -> Games:
    """A record of how to search."""
    record = np.zeros(1, dtype_of(SearchParameters))
    record["exploration"] = exploration
    record["prior_temperature"] = temperature
    record["prior_mixing"] = prior_mixing
    record["playout_temperature"] = playout_temperature
    record["turns"] = turns
    return record


def _say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def prepare(game: Game, tell: Callable[[str], None] = _say) -> None:
    """Compile or load the code for a game; `tell` gets one line where that takes long."""
    if game.name in _ready:
        return
    profile_of(game)  # registers the game's evaluator
    unit_part = f"ready-{game.name}"
    if not is_warm(_UNIT, unit_part):
        tell(
            f"Compiling the bots for {game.title}, once for this version: "
            f"about {SECONDS_TO_COMPILE} seconds …"
        )
    _use_everything(game)
    mark_warm(_UNIT, unit_part)
    _ready.add(game.name)


def _use_everything(game: Game) -> None:
    states = game.new_states(_first_decision(game), 1)
    parameters = search_parameters(
        exploration=1.0, temperature=1.0, playout_temperature=1.0, turns=0
    )
    with borrowed(game, 64) as tree:
        tree.grow(states, seeded_rng(0), parameters, 1)


def _first_decision(game: Game) -> Position:
    position = game.new()
    rng = Random(0)
    while position.decider < 0:
        position.play(rng.choice(position.legal_moves()))
    return position
