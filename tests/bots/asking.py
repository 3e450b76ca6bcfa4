"""Asking a bot, in few words."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from seaboard.bots import get_bot
from seaboard.bots.api import Bot, Budget, Choice, situation
from seaboard.games.api import CHANCE, Position, Result, draw
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nautilus import GAME as NAUTILUS

from ..games.nauticus.situation import Table


def ask(bot: str | Bot, position: Position, seed: int = 1) -> Choice:
    """The bot's answer to whoever decides."""
    player = get_bot(bot) if isinstance(bot, str) else bot
    return player.choose(situation(position, Budget(), Random(seed)))


def chosen(table: Table, bot: str = "greedy", seed: int = 1) -> str:
    """The text of the bot's move."""
    return str(ask(bot, table.position, seed).move)


def whole_turn(table: Table, bot: str = "greedy") -> list[str]:
    """The bot's moves until another seat decides."""
    seat, moves = table.position.decider, list[str]()
    while table.position.decider == seat:
        moves.append(chosen(table, bot))
        table.play(moves[-1])
    return moves


def play_game(bots: list[str], seed: int) -> Result:
    """A whole game of Nauticus; every answer is played, so an illegal one would raise."""
    return _play(GAME.new(seats=len(bots)), bots, seed)


def play_nautilus(bots: list[str], mode: str, seed: int) -> Result:
    """The same of Nautilùs."""
    return _play(NAUTILUS.new(mode=mode), bots, seed)


def _play(position: Position, bots: list[str], seed: int) -> Result:
    players = [get_bot(name) for name in bots]
    chance, rng = Random(seed), Random(seed + 1)
    while not position.over:
        if position.decider == CHANCE:
            position.play(draw(position, chance))
            continue
        asked = situation(position, Budget(), rng)
        answer = players[position.decider].choose(asked)
        assert answer.move in asked.legal
        position.play(answer.move)
    result = position.result()
    assert result is not None
    return result


P = TypeVar("P", bound=Position)


def after_random_moves(moves: int, seats: int = 3, seed: int = 5) -> NauticusPosition:
    """A position in the middle of a game, where a player has a choice."""
    return _played_on(GAME.new(seats=seats), moves, seed)


def nautilus_after_random_moves(moves: int, seed: int = 5) -> Position:
    """The same where hands are hidden."""
    return _played_on(NAUTILUS.new(), moves, seed)


def _played_on(position: P, moves: int, seed: int) -> P:
    rng = Random(seed)
    played = 0
    while played < moves or position.decider == CHANCE or len(position.legal_moves()) < 2:
        position.play(rng.choice(position.legal_moves()))
        played += 1
    return position
