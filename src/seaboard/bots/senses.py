"""Which games the thinking bots know, and the compiling of their code before a clock runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

import numpy as np

from ..games.api import Game, Position
from ..games.kernel.compiling import is_warm, mark_warm
from ..games.kernel.rng import seeded_rng
from ..games.kernel.schema import dtype_of
from .api import Candidate, Situation, UnknownBot
from .generic import Games
from .tree import NONE, Habits, Tree

SECONDS_TO_COMPILE: Final = 20
_UNIT: Final = "bots"


@dataclass(frozen=True)
class Worlds:
    """How a game's hidden things are guessed: `at_once` worlds, drawn anew after `playouts`."""

    at_once: int
    playouts: int


@dataclass(frozen=True)
class SearchProfile:
    """What a search must know of a game before it looks at it: `PROFILE` of its `evaluation`.

    `heat`: the points of judgement that make a move e times as likely to be tried, because a point
    of one game is much and a step of another is little. `turns`: how many a playout goes on beyond
    the tree, by the number of players.
    """

    worlds: Worlds
    heat: float
    turns: Mapping[int, int]


OPEN: Final = Worlds(at_once=1, playouts=sys.maxsize)
_ready: set[str] = set()


def worlds_of(game: Game) -> Worlds:
    """How the game's hidden things are guessed."""
    return _known(game).worlds


def heat_of(game: Game) -> float:
    """The heat of priors that suits the game's points."""
    return _known(game).heat


def turns_of(game: Game, seats: int) -> int:
    """How many turns a playout goes on beyond the tree."""
    return _known(game).turns[seats]


def _known(game: Game) -> SearchProfile:
    evaluation = game.part("evaluation")
    if evaluation is None:
        raise UnknownBot(f"this bot does not play {game.title}: the game has no evaluation")
    profile: SearchProfile = evaluation.PROFILE
    return profile


def draw_worlds(situation: Situation, count: int) -> Games:
    """So many worlds of the situation, as states."""
    states = situation.game.new_states(situation.world(), count)
    for number in range(1, count):
        states[number : number + 1] = situation.game.new_states(situation.world(), 1)
    return states


class Trees:
    """A bot's memory: a tree of so many nodes for each game that it plays."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self._of: dict[str, Tree] = {}

    def of(self, game: Game) -> Tree:
        """The game's tree, cut back to its root."""
        if game.name not in self._of:
            states = game.new_states(game.new(), 3)
            self._of[game.name] = Tree(self._nodes, states, game.most_legal)
        tree = self._of[game.name]
        tree.clear()
        return tree

    def clear(self) -> None:
        """Let go of all of them."""
        self._of.clear()


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
            score = float(node["scores"][situation.seat]) / visits
            found.append(Candidate(moves[int(node["code"])], visits, value, score))
    return found


def _say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def prepare(game: Game, tell: Callable[[str], None] = _say) -> None:
    """Compile or load the code for a game; `tell` gets one line where that takes long."""
    if game.name in _ready:
        return
    _known(game)  # registers the game's evaluator
    part = f"ready-{game.name}"
    if not is_warm(_UNIT, part):
        tell(
            f"Compiling the bots for {game.title}, once for this version: "
            f"about {SECONDS_TO_COMPILE} seconds …"
        )
    _use_everything(game)
    mark_warm(_UNIT, part)
    _ready.add(game.name)


def _use_everything(game: Game) -> None:
    position = _first_decision(game)
    states = game.new_states(position, 1)
    tree = Trees(64).of(game)
    tree.grow(
        states, seeded_rng(0), habits(exploration=1.0, heat=1.0, playout_heat=1.0, turns=0), 1
    )


def _first_decision(game: Game) -> Position:
    position = game.new()
    rng = Random(0)
    while position.decider < 0:
        position.play(rng.choice(position.legal_moves()))
    return position


def habits(
    *, exploration: float, heat: float, playout_heat: float, turns: int, curiosity: float = 0.0
) -> Games:
    """A record of how to search."""
    record = np.zeros(1, dtype_of(Habits))
    record["exploration"] = exploration
    record["prior_heat"] = heat
    record["curiosity"] = curiosity
    record["playout_heat"] = playout_heat
    record["turns"] = turns
    return record
