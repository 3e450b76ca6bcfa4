"""Every installed game for OpenSpiel: `register()`, then `pyspiel.load_game("seaboard_<game>")`.

Chance is explicit, as in the games themselves; an action is the code of a move. What a player is
told is the seat's view and what it heard of every move, so that information states keep what the
seat knew and nothing else. OpenSpiel's Python algorithms work with these games; its C++ bots do not
take games written in Python (docs/environments/openspiel.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from ..games import get_game, installed_games
from ..games.api import CHANCE, NOBODY, Game, Position, Seat, as_data
from .observing import has_tensor, observation_of, observe
from .rewards import RESULT, check_kind, highest, rewards
from .starting import starting_position

PREFIX: Final = "seaboard_"
MOST_MOVES: Final = 20_000  # of players; a longer game is cut short: nobody gets anything


@cache
def _game_type(game: Game) -> Any:
    counts = [count for mode in game.modes.values() for count in mode.seats]
    parameters = {
        "mode": next(iter(game.modes)),
        "players": 0,  # 0: the fewest that the mode takes
        "reward": RESULT,
        "most_moves": MOST_MOVES,
        "board": "",  # the path of a file; empty: the game's own
        **{_parameter(name): option.default for name, option in game.options.items()},
    }
    span = (min(counts), max(counts))
    return game_type(game, PREFIX + game.name, game.title, span, parameters)


def game_type(
    game: Game, name: str, title: str, players: tuple[int, int], parameters: Mapping[str, Any]
) -> Any:
    """What OpenSpiel is told about a game that follows these rules."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if game.secret else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor(game),
        provides_observation_string=True,
        provides_observation_tensor=has_tensor(game),
        parameter_specification=dict(parameters),
    )


def _parameter(option: str) -> str:
    """The name of a house rule among the parameters."""
    return option.replace("-", "_")


class SeaboardGame(pyspiel.Game):
    """A game in one mode, with a number of players, a board, house rules and a kind of reward."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters, game = dict(params or {}), self.rules
        mode = game.resolve_mode(parameters.get("mode") or None)
        players = game.resolve_seats(mode, parameters.get("players") or None)
        self.reward = check_kind(game, parameters.get("reward", RESULT))
        self.most_moves = int(parameters.get("most_moves", MOST_MOVES))
        given = {name: parameters.get(_parameter(name)) for name in game.options}
        self._start = starting_position(
            game,
            mode=mode.name,
            players=players,
            board=parameters.get("board") or None,
            options={name: int(value) for name, value in given.items() if value is not None},
        )
        top = highest(game, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.codes,
            max_chance_outcomes=game.codes,
            num_players=players,
            min_utility=-top,
            max_utility=top,
            utility_sum=0.0,
            max_game_length=self.most_moves,
        )
        super().__init__(_game_type(game), info, parameters)

    def new_initial_state(self) -> SeaboardState:
        return SeaboardState(self, Table(self._start.copy(), []))

    def max_chance_nodes_in_history(self) -> int:
        """No decision is followed by more draws than there are codes."""
        return (self.most_moves + 1) * self.rules.codes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SeaboardObserver:
        if params:
            raise ValueError(f"observers of Seaboard take no parameters, not {params}")
        return SeaboardObserver(self, iig_obs_type)


@cache
def game_class(name: str) -> type[SeaboardGame]:
    """The class that OpenSpiel knows the game of that name by."""
    return type(f"Seaboard_{name}", (SeaboardGame,), {"rules": get_game(name)})


def register() -> None:
    """Make every installed game known to `pyspiel.load_game`; a second call does nothing."""
    known = set(pyspiel.registered_names())
    for name in installed_games():
        if PREFIX + name not in known:
            pyspiel.register_game(_game_type(get_game(name)), game_class(name))


class Step:
    """A move that was played, and what each seat was told of it; never changed."""

    __slots__ = ("_before", "_texts", "move")

    def __init__(self, before: Position | None, move: int, texts: Iterable[str] = ()) -> None:
        self._before = before
        self._texts: dict[Seat, str] = dict(enumerate(texts))
        self.move = move

    def told(self, seat: Seat) -> str:
        """The text of the move for that seat, made when it is first asked for."""
        if seat not in self._texts:
            assert self._before is not None
            game = self._before.game
            self._texts[seat] = game.text_for(self._before, game.move(self.move), seat)
        return self._texts[seat]


class Table:
    """A position and the way to it, in a form that OpenSpiel may copy and store."""

    __slots__ = ("decider", "decisions", "position", "steps")

    def __init__(self, position: Position, steps: list[Step], decisions: int = 0) -> None:
        self.position = position
        self.steps = steps
        self.decisions = decisions  # of players, which the limit counts
        self.decider = position.decider  # kept, because OpenSpiel asks for it at every turn

    def play(self, code: int) -> None:
        self.steps.append(Step(self.position.copy(), code))
        self.decisions += self.decider != CHANCE
        self.position.play(code)
        self.decider = self.position.decider

    def told(self, seat: Seat) -> list[str]:
        return [step.told(seat) for step in self.steps]

    def imagined(self, seat: Seat, rng: Callable[[], float]) -> Table:
        """A table that the seat could not tell from this one. Of the others it is only known what
        the seat itself was told.
        """
        world = self.position.resample(seat, _Source(rng))
        heard = self.told(seat)
        seats = range(self.position.seats)
        return Table(
            world,
            [
                Step(None, step.move, [text] * len(seats))
                for step, text in zip(self.steps, heard, strict=True)
            ],
            self.decisions,
        )

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.position.copy(), self.steps.copy(), self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        seats = range(self.position.seats)
        steps = [(step.move, tuple(step.told(seat) for seat in seats)) for step in self.steps]
        stored = self.position.to_bytes()
        return _restored, (self.position.game.name, stored, steps, self.decisions)


def _restored(
    name: str, data: bytes, steps: list[tuple[int, tuple[str, ...]]], decisions: int
) -> Table:
    past = [Step(None, move, texts) for move, texts in steps]
    return Table(get_game(name).from_bytes(data), past, decisions)


class _Source:
    """OpenSpiel's source of random numbers as ours."""

    def __init__(self, draw: Callable[[], float]) -> None:
        self.random = draw


class SeaboardState(pyspiel.State):
    """A position with its history."""

    def __init__(self, game: SeaboardGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    @property
    def position(self) -> Position:
        """The true position; show a player its `view` only."""
        return self.table.position

    def _game(self) -> SeaboardGame:
        game: SeaboardGame = self.get_game()
        return game

    def _cut_short(self) -> bool:
        table = self.table
        return table.decider != CHANCE and table.decisions >= self._game().most_moves

    def current_player(self) -> int:
        who = self.table.decider
        if who == NOBODY or self._cut_short():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def is_terminal(self) -> bool:
        return self.table.decider == NOBODY or self._cut_short()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_codes().tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted((move.code, odds) for move, odds in self.position.outcomes())

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.game.move(action))

    def returns(self) -> list[float]:
        return rewards(self.position, self._game().reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SeaboardState:
        """A state that the player could not tell from this one; its past is the player's own."""
        return SeaboardState(self._game(), self.table.imagined(player, sampler))

    def __str__(self) -> str:
        return f"{self.position!r} {self.position.digest()}\n{_as_text(self.position, None)}"


def _as_text(position: Position, seat: Seat | None) -> str:
    return json.dumps(as_data(position.view(seat)), separators=(",", ":"))


class SeaboardObserver:
    """What one player knows: as text the view, as tensor its numbers, scaled to about 1.

    With perfect recall the text also has all that the player was told since the beginning, and
    the tensor how often each move was heard; a tensor of fixed size cannot keep their order.
    """

    def __init__(self, game: SeaboardGame, kind: Any) -> None:
        self._codes = game.rules.codes
        self._recall = kind is not None and kind.perfect_recall
        self._private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._private and has_tensor(game.rules):
            self._plan = observation_of(game.rules, game.num_players())
            size = self._plan.size
            self.tensor = np.zeros(size + (self._codes if self._recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._recall:
                self.dict["moves heard"] = self.tensor[size:]

    def set_from(self, state: SeaboardState, player: int) -> None:
        if self.tensor is None:
            return
        seat = max(player, 0)  # OpenSpiel asks for the shape with a player that is none
        self.dict["observation"][:] = self._plan.scaled(observe(state.position, seat))
        if self._recall:
            heard = self.dict["moves heard"]
            heard[:] = 0
            game = state.position.game
            for step in state.table.steps:
                if step.told(seat) == str(game.move(step.move)):
                    heard[step.move] += 1

    def string_from(self, state: SeaboardState, player: int) -> str:
        seat = player if self._private else None
        lines = [_as_text(state.position, seat)]
        if self._recall and seat is not None:
            lines = [*state.table.told(seat), *lines]
        return "\n".join(lines)
