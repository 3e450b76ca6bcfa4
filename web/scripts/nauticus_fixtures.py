"""Real positions and facts of Nauticus as JSON, for the tests and the gallery of its board.

Plays games with bots that slip, and keeps each position that shows something new: a question in
an action, a move, a fact. Run it again when the view or the facts change:

    .venv/bin/python web/scripts/nauticus_fixtures.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from seaboard.bots import get_bot
from seaboard.bots.api import Budget, situation
from seaboard.games import get_game
from seaboard.games.api import CHANCE, Move, Position, as_data, draw

TO: Final = Path(__file__).parents[1] / "src/games/nauticus/fixtures"
GAMES: Final = ((2, 1), (4, 2), (3, 3), (4, 4), (2, 5), (3, 6), (4, 7), (2, 8))
STAGES: Final = ("start", "early", "middle", "late")

game = get_game("nauticus")
bots = [get_bot("greedy:slip=4"), get_bot("greedy:slip=0.7"), get_bot("greedy")]


def facts_of(before: Position, move: Move, after: Position) -> list[Any]:
    return [as_data(fact) for fact in game.narrate(before, move, after, before.turn)]


def foreseen(position: Position) -> dict[str, list[Any]]:
    """What each legal move would do."""
    answer = {}
    for move in position.legal_moves():
        after = position.copy()
        after.play(move)
        answer[str(move)] = facts_of(position, move, after)
    return answer


def playing(seats: int, seed: int) -> Iterator[tuple[Position, list[Any]]]:
    """Every position at which a player decides, and what happened since the one before."""
    rng = Random(seed)
    position = game.new(seats=seats)
    happened: list[Any] = []
    while not position.over:
        if position.decider == CHANCE:
            move = draw(position, rng)
        else:
            yield position, happened
            happened = []
            bot = bots[(position.decider + seed) % len(bots)]
            if rng.random() < 0.12:
                move = rng.choice(list(position.legal_moves()))
            else:
                move = bot.choose(situation(position, Budget(playouts=1), rng)).move
        before = position.copy()
        position.play(move)
        happened += facts_of(before, move, position)
    yield position, happened


def features(view: Any, legal: list[str], happened: list[Any]) -> set[str]:
    """What there is to see in a position."""
    hand = view["in_hand"] or {"action": "", "extra": False}
    seen = {f"asked {view['asked']} {hand['action']} {hand['extra']}"}
    seen |= {f"verb {text.split()[0]} {hand['action']}" for text in legal}
    seen |= {f"fact {fact['key']}" for fact in happened}
    seen |= {f"{text}" for text in legal if text.split()[0] in ("reward", "extra")}
    return seen


def shape(fact: Any) -> str:
    """Facts of one shape make sentences of one kind."""
    params = fact["params"]
    kinds = [params[name] for name in ("for", "as", "reward", "action", "tile") if name in params]
    numbers = [name for name, value in params.items() if value in (0, 1) and name != "seat"]
    return " ".join([fact["key"], *params, *map(str, kinds), *numbers])


def shown(name: str, position: Position, happened: list[Any]) -> dict[str, Any]:
    decider = None if position.over else position.decider
    result = position.result()
    return {
        "name": name,
        "me": decider if decider is not None else 0,
        "view": as_data(position.view(decider)),
        "legal": []
        if position.over
        else [{"text": str(move), "value": as_data(move)} for move in position.legal_moves()],
        "foreseen": {} if position.over else foreseen(position),
        "happened": happened,
        "places": list(result.places) if result else [],
        "scores": list(result.scores) if result else [],
    }


def main() -> None:
    known: set[str] = set()
    shapes: dict[str, Any] = {}
    kept: list[dict[str, Any]] = []
    for seats, seed in GAMES:
        turns = [(position.copy(), happened) for position, happened in playing(seats, seed)]
        marks = {len(turns) * part // len(STAGES): stage for part, stage in enumerate(STAGES)}
        marks[len(turns) - 1] = "end"
        for number, (position, happened) in enumerate(turns):
            for fact in happened:
                shapes.setdefault(shape(fact), fact)
            legal = [] if position.over else [str(move) for move in position.legal_moves()]
            new = features(as_data(position.view(None)), legal, happened) - known
            stage = marks.get(number) if seed <= 2 else None
            if new or stage:
                known |= new
                name = f"{seats} players, {stage or min(new)}, decision {number}"
                kept.append(shown(name, position, happened))
    TO.mkdir(parents=True, exist_ok=True)
    for file, data in (("positions.json", kept), ("facts.json", list(shapes.values()))):
        (TO / file).write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
        print(f"{file}: {len(data)}, {(TO / file).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
