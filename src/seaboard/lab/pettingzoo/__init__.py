"""Every installed game as PettingZoo environments: `<game>_v0.env(players=3)`.

Each game has a module here, `seaboard.lab.pettingzoo.<game>_v0`, made of the game's name.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from ...games import installed_games
from ..rewards import RESULT
from ..starting import AnyBoard
from .environment import ParallelTable, TableEnv, wrapped

VERSION: Final = "v0"


def _module_of(game: str) -> ModuleType:
    """PettingZoo's usual functions for one game, as a module."""
    name = f"{game.replace('-', '_')}_{VERSION}"

    def raw_env(
        *,
        mode: str | None = None,
        players: int | None = None,
        board: AnyBoard = None,
        options: Mapping[str, int] | None = None,
        reward: str = RESULT,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> TableEnv:
        """The environment without PettingZoo's wrappers; an illegal action is an error.

        Without `mode` and `players`, the game's first mode and its fewest players. `board` is a
        board or the path of its file, `options` are house rules by name. After `max_cycles`
        decisions for each player, those of chance not counted, the game is truncated.
        """
        return TableEnv(
            game, name, mode=mode, players=players, board=board, options=options, reward=reward,
            max_cycles=max_cycles, render_mode=render_mode,
        )  # fmt: skip

    def env(**arguments: Any) -> Any:
        """As `raw_env`, in PettingZoo's usual wrappers: whoever plays an illegal action loses."""
        return wrapped(raw_env(**arguments))

    def parallel_env(**arguments: Any) -> ParallelTable:
        """Everyone acts at every decision, and only the decider's action counts.

        An action that is not legal is replaced by a random one, as in the arena.
        """
        return ParallelTable(raw_env(**arguments))

    module = ModuleType(f"{__name__}.{name}", f"{game} for PettingZoo.")
    functions = {"raw_env": raw_env, "env": env, "parallel_env": parallel_env}
    vars(module).update(NAME=name, **functions)
    return module


_MODULES: Final = {module.NAME: module for module in map(_module_of, installed_games())}
# So that `import seaboard.lab.pettingzoo.<game>_v0` finds them as well.
sys.modules.update({module.__name__: module for module in _MODULES.values()})


def __getattr__(name: str) -> ModuleType:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no {name!r}; it has {', '.join(_MODULES)}")
    return _MODULES[name]
