"""The small games of every installed game for OpenSpiel, for methods that visit every state.

`register()`, then `pyspiel.load_game("seaboard_<game>_<small game>")`. The first node is chance: it
chooses a beginning. The game ends where its rules would ask chance again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pyspiel

from ..games import get_game, installed_games
from ..games.api import CHANCE, NOBODY, Position
from ..games.small import small_games
from .openspiel import PREFIX, SeaboardObserver, SeaboardState, Step, Table, game_type
from .rewards import RESULT, highest

LONGEST = 1_000  # moves; the beginnings are near to the end


def register() -> None:
    """Make every small game known to `pyspiel.load_game`; a second call does nothing."""
    known = set(pyspiel.registered_names())
    for name in installed_games():
        for small in small_games(get_game(name)):
            if short_name(name, small) not in known:
                pyspiel.register_game(_type(name, small), _class(name, small))


def short_name(game: str, small: str) -> str:
    """What OpenSpiel calls it."""
    return f"{PREFIX}{game}_{small.replace('-', '_')}"


@cache
def _type(name: str, small: str) -> Any:
    game = get_game(name)
    seats = small_games(game)[small].beginnings()[0].seats
    return game_type(
        game, short_name(name, small), f"{game.title}: {small}", (seats, seats), parameters={}
    )


@cache
def _class(name: str, small: str) -> type[SmallGame]:
    return type(f"Small_{name}_{small}", (SmallGame,), {"name": name, "small": small})


class SmallGame(pyspiel.Game):
    """A small game, with all its beginnings."""

    name: str
    small: str
    reward = RESULT

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = get_game(self.name)
        self.beginnings = small_games(self.rules)[self.small].beginnings()
        top = highest(self.rules, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.codes,
            max_chance_outcomes=len(self.beginnings),
            num_players=self.beginnings[0].seats,
            min_utility=-top,
            max_utility=top,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.name, self.small), info, dict(params or {}))

    def new_initial_state(self) -> SmallState:
        return SmallState(self, None)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SmallObserver:
        if params:
            raise ValueError(f"observers of Seaboard take no parameters, not {params}")
        return SmallObserver(self, iig_obs_type)


class SmallState(SeaboardState):
    """A position with its history; without a table, the game has yet to begin."""

    def __init__(self, game: SmallGame, table: Table | None) -> None:
        super().__init__(game, table)  # type: ignore[arg-type]  # nothing asks before it begins

    @property
    def begun(self) -> bool:
        return self.table is not None

    def current_player(self) -> int:
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        who = self.table.decider
        return int(pyspiel.PlayerId.TERMINAL) if who in (CHANCE, NOBODY) else who

    def is_terminal(self) -> bool:
        return self.begun and self.table.decider in (CHANCE, NOBODY)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.get_game().beginnings)
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.begun:
            self.table.play(action)
        else:
            self.table = begin(self.get_game().beginnings[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"begin {action}"
        return str(self.get_game().rules.move(action))

    def returns(self) -> list[float]:
        if not self.begun or not self.position.over:
            return [0.0] * self.get_game().num_players()
        return super().returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SmallState:
        return SmallState(self.get_game(), self.table.imagined(player, sampler))

    def __str__(self) -> str:
        return super().__str__() if self.begun else "not begun"


class SmallObserver(SeaboardObserver):
    """Before the beginning there is nothing to see."""

    def set_from(self, state: SeaboardState, player: int) -> None:
        if isinstance(state, SmallState) and not state.begun:
            if self.tensor is not None:
                self.tensor[:] = 0
            return
        super().set_from(state, player)

    def string_from(self, state: SeaboardState, player: int) -> str:
        if isinstance(state, SmallState) and not state.begun:
            return ""
        return super().string_from(state, player)


def begin(position: Position) -> Table:
    """A table at the beginning: nobody was told anything yet but what he sees."""
    steps: list[Step] = []
    return Table(position.copy(), steps)
