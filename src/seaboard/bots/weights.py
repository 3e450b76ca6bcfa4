"""Weights of nets as files: what they are for, how they were made, and the hash of their inputs.

A file is NumPy's .npz with the weights and a header. A net whose inputs are not those of the game
as it is now is refused, since its weights would mean something else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from ..games.api import Game, Position, SeaboardError
from .generic import Games
from .nets import HEAD, Floats, Reading, Shape

VERSION: Final = 1
FOLDER: Final = "nets"  # of a game's evaluation
_GAME_PART: Final = "evaluation.inputs"


class WrongWeights(SeaboardError):
    """A file that holds no weights, or weights of another net, game or version."""


class NoReading(SeaboardError):
    """The game does not say how a net reads its positions."""


@dataclass(frozen=True)
class Net:
    """A net for one kind of table: its shape, its weights, and how one plays by it."""

    game: str
    modes: tuple[str, ...]
    seats: int
    shape: Shape
    weights: Floats
    layout: str  # hash of the inputs
    worlds: bool = False  # it sees what is hidden, in worlds that are drawn
    score_part: float = 0.0
    turns: int = 0  # of others that are played on before it judges
    about: Mapping[str, Any] = field(default_factory=dict)  # how it was made

    def head(self, temperature: float = 0.0) -> Games:
        """Its record for compiled code."""
        record = np.zeros(1, HEAD)
        for name in ("inputs", "first", "second", "sides"):
            record[name] = getattr(self.shape, name)
        record["worlds"] = self.worlds
        record["turns"] = self.turns
        record["score_part"] = self.score_part
        record["temperature"] = temperature
        return record

    @cached_property
    def digest(self) -> str:
        """A hash that no net with other weights or another way to play by them has."""
        found = hashlib.blake2b(self.weights.tobytes(), digest_size=8)
        found.update(self.head().tobytes() + self.layout.encode())
        return found.hexdigest()

    def fits(self, position: Position) -> bool:
        """Whether it is for such a table."""
        return (
            position.game.name == self.game
            and position.seats == self.seats
            and (not self.modes or position.mode.name in self.modes)
        )

    def save(self, path: Path) -> None:
        """Write the file, at once or not at all."""
        header = {
            "version": VERSION, "game": self.game, "modes": list(self.modes), "seats": self.seats,
            "first": self.shape.first, "second": self.shape.second, "layout": self.layout,
            "worlds": self.worlds, "score_part": self.score_part, "turns": self.turns,
            "about": dict(self.about),
        }  # fmt: skip
        text = np.frombuffer(json.dumps(header, sort_keys=True).encode(), np.uint8)
        unfinished = path.with_name(path.name + ".part")
        with unfinished.open("wb") as file:
            np.savez(file, header=text, weights=self.weights)
        unfinished.replace(path)


def reading_of(game: Game) -> Reading:
    """How nets read the game."""
    part = game.part(_GAME_PART) if game.part("evaluation") is not None else None
    if part is None:
        raise NoReading(f"{game.title} does not say how a net reads it, so none can play it")
    return cast(Reading, part.READING)


def shape_for(game: Game, seats: int, first: int, second: int) -> Shape:
    """A net with hidden layers of these sizes, for such a table."""
    reading = reading_of(game)
    return Shape(reading.size(seats), first, second, reading.sides(seats))


def load(game: Game, path: Path) -> Net:
    """Read a file, and refuse weights that were made for other inputs."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            header = json.loads(stored["header"].tobytes().decode())
            weights: npt.NDArray[np.float32] = np.ascontiguousarray(stored["weights"], np.float32)
    except (OSError, ValueError, KeyError) as error:
        raise WrongWeights(f"{path}: no weights can be read from it ({error})") from None
    if header.get("version") != VERSION:
        raise WrongWeights(
            f"{path}: version {header.get('version')} of weights; this program reads {VERSION}"
        )
    if header["game"] != game.name:
        raise WrongWeights(f"{path}: weights for {header['game']}, not for {game.name}")
    seats = int(header["seats"])
    reading = reading_of(game)
    if header["layout"] != reading.layout(seats):
        raise WrongWeights(
            f"{path}: made for inputs {header['layout']}, but this version of {game.title} has "
            f"inputs {reading.layout(seats)}; train the net anew"
        )
    shape = shape_for(game, seats, int(header["first"]), int(header["second"]))
    if weights.shape != (shape.weights,):
        raise WrongWeights(f"{path}: {weights.size} weights where {shape.weights} are needed")
    return Net(
        game.name, tuple(header["modes"]), seats, shape, weights, header["layout"],
        bool(header["worlds"]), float(header["score_part"]), int(header.get("turns", 0)),
        header["about"],
    )  # fmt: skip


@cache
def shipped(game: Game) -> tuple[Net, ...]:
    """The nets that come with the game."""
    reading_of(game)
    folder = files(f"{game.package}.evaluation") / FOLDER
    found = []
    if folder.is_dir():
        for item in sorted(folder.iterdir(), key=lambda item: item.name):
            if item.name.endswith(".npz"):
                with as_file(item) as path:
                    found.append(load(game, path))
    return tuple(found)


def net_for(position: Position) -> Net | None:
    """The net that comes with the game for such a table; None if there is none."""
    return next((net for net in shipped(position.game) if net.fits(position)), None)
