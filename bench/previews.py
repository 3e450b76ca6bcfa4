"""Previews of legal moves: how large they are as JSON beside the moves themselves, and how long
they take, at the decisions of real games. `python -m bench.previews` prints the figures of
docs/server.md.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import msgspec

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.games import get_game, installed_games
from seaboard.games.api import CHANCE, Game, Position, as_data, draw

_GAMES = {"random": 2, "greedy": 2}  # games played by each kind of bot, in every mode


def decisions(game: Game, mode: str, bot: str, seed: int) -> Iterator[Position]:
    """Every decision of one game between bots of a kind."""
    rng, player = random.Random(seed), get_bot(bot)
    position = game.new(mode=mode)
    while not position.over:
        if position.decider == CHANCE:
            position.play(draw(position, rng))
            continue
        yield position
        position.play(player.choose(situation(position, Budget(), rng)).move)


def previews_of(position: Position) -> bytes:
    game = position.game
    made = {
        str(move): as_data(game.preview(position, move, position.decider))
        for move in position.legal_moves()
    }
    return msgspec.json.encode(made)


def measure(game: Game, bot: str) -> None:
    moves: list[int] = []
    previews: list[int] = []
    seconds: list[float] = []
    previews_of(next(decisions(game, next(iter(game.modes)), bot, 0)))  # compiles what is missing
    for mode in game.modes:
        for seed in range(_GAMES[bot]):
            for position in decisions(game, mode, bot, seed):
                legal = position.legal_moves()
                begin = time.process_time()
                text = previews_of(position)
                seconds.append(time.process_time() - begin)
                listed = [{"text": str(move), "value": as_data(move)} for move in legal]
                moves.append(len(msgspec.json.encode(listed)))
                previews.append(len(text))
    row = [game.title, bot, str(len(previews))]
    for values, scale, form in (
        (moves, 1e-3, ".1f"), (previews, 1e-3, ".1f"), (seconds, 1e3, ".2f"),
    ):  # fmt: skip
        row += [f"{share(values, at) * scale:{form}}" for at in (0.5, 0.95, 1.0)]
    print("| " + " | ".join(row) + " |", flush=True)


def share(values: list[int] | list[float], at: float) -> float:
    """The value that this share of all does not exceed."""
    return sorted(values)[min(int(len(values) * at), len(values) - 1)]


def main() -> None:
    print("each: half, 95 %, all are at most")
    print("| game | bots | decisions | moves, kB | | | previews, kB | | | ms | | |")
    for name in installed_games():
        for bot in _GAMES:
            measure(get_game(name), bot)


if __name__ == "__main__":
    main()
