"""What a training run depends on, besides its seed: a TOML file, each number with a default."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from ...games.api import SeaboardError


class BadConfig(SeaboardError):
    """A configuration that cannot be used."""


class NetConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The net: sizes of its hidden layers, what it sees, and how far one plays on by it."""

    first: int = 64
    second: int = 32
    worlds: bool = False  # it sees hidden hands, in drawn worlds
    turns: int = 0  # of others that are played on before it judges; never in self-play


class PlayConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Self-play: games of each generation, and how they are played and written down."""

    games: int = 2000
    first_games: int = 4000  # of the first generation, which plays by hand-made estimates
    temperature: float = 0.02  # chance to win that makes a move e times as likely
    score_part: float = 0.3  # of a move's value that is the expected scores'
    kept: float = 0.5  # share of turns whose inputs are learnt from


class LearnConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Learning from the latest generations."""

    window: int = 3  # generations
    passes: int = 6  # at most
    batch: int = 1024
    rate: float = 0.001
    decay: float = 0.0001
    average: float = 0.998  # of the weights so far that a step keeps in their running mean
    trace: float = 0.8  # λ: how much of a target is what came later
    first_trace: float = 1.0  # the same in the first generation, whose judgement is hand-made
    score_weight: float = 1.0  # of the error of scores, beside that of chances to win
    validation: float = 0.1  # share of games that are only measured on


class GateConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Comparisons by play, on pairs of games with the same chance."""

    games: int = 200  # against the generation before
    share: float = 0.5  # of the wins that a generation needs to be kept
    fixed_games: int = 200  # against the hand-made estimate, for the report
    search_games: int = 100  # against the search by hand, for the report; 0: none
    search_playouts: int = 50  # of that search in a decision


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole run."""

    generations: int = 6
    net: NetConfig = NetConfig()
    play: PlayConfig = PlayConfig()
    learn: LearnConfig = LearnConfig()
    gate: GateConfig = GateConfig()


def read_config(path: Path | None) -> Config:
    """The file's configuration; without a file all defaults."""
    if path is None:
        return Config()
    try:
        given: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        config = msgspec.convert(given, Config)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadConfig(f"{path}: {error}") from None
    return check(config)


def check(config: Config) -> Config:
    """The same, unless a number makes no sense."""
    for name, number, least, most in (
        ("generations", config.generations, 1, 1000),
        ("net.first", config.net.first, 1, 1024),
        ("net.second", config.net.second, 1, 1024),
        ("net.turns", config.net.turns, 0, 100),
        ("play.games", config.play.games, 2, 10**7),
        ("play.first_games", config.play.first_games, 2, 10**7),
        ("play.kept", config.play.kept, 0.001, 1),
        ("play.temperature", config.play.temperature, 0, 10),
        ("play.score_part", config.play.score_part, 0, 1),
        ("learn.window", config.learn.window, 1, 1000),
        ("learn.passes", config.learn.passes, 1, 1000),
        ("learn.batch", config.learn.batch, 1, 10**6),
        ("learn.average", config.learn.average, 0, 0.999999),
        ("learn.trace", config.learn.trace, 0, 1),
        ("learn.first_trace", config.learn.first_trace, 0, 1),
        ("learn.validation", config.learn.validation, 0.001, 0.9),
        ("gate.games", config.gate.games, 2, 10**6),
        ("gate.fixed_games", config.gate.fixed_games, 2, 10**6),
        ("gate.search_games", config.gate.search_games, 0, 10**6),
        ("gate.search_playouts", config.gate.search_playouts, 1, 10**6),
    ):
        if not least <= number <= most:
            raise BadConfig(f"{name}: expected {least:g} to {most:g}, got {number:g}")
    return config


def as_toml(config: Config) -> str:
    """The configuration as a file, defaults included."""
    lines = [f"generations = {config.generations}"]
    for name in ("net", "play", "learn", "gate"):
        lines += ["", f"[{name}]"]
        lines += [f"{key} = {_shown(value)}" for key, value in _items(getattr(config, name))]
    return "\n".join(lines) + "\n"


def _items(part: msgspec.Struct) -> list[tuple[str, Any]]:
    return list(msgspec.structs.asdict(part).items())


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
