"""Real positions of Nautilùs for the board's tests and its gallery, written as JSON.

Run from the project's root: `.venv/bin/python web/scripts/nautilus_fixtures.py`. Games of bots are
played from fixed seeds; kept are positions of each mode at its start, in its middle and at its end,
one position for each question that can be asked, and one example of each fact and form of move.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Position, as_data, draw

TARGET: Final = Path("web/src/games/nautilus/fixtures")
GAMES: Final = {"classic": 6, "quick": 4, "two": 6}
GAME: Final = get_game("nautilus")


def main() -> None:
    positions: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    moves: dict[str, str] = {}
    for mode, games in GAMES.items():
        for seed in range(games):
            for step, (before, move, after) in enumerate(play(mode, seed)):
                collect_words(before, move, after, facts, moves)
                for name in names_of(mode, seed, step, before, move):
                    positions.setdefault(name, picture(before))
                if after.over:
                    positions.setdefault(f"{mode}-end", ended(before, move, after))
                    positions.setdefault(f"{mode}-last", picture(before))
    write("positions", with_happened(positions))
    write("words", {"facts": list(facts.values()), "moves": list(moves.values())})


def play(mode: str, seed: int) -> Iterator[tuple[Position, str, Position]]:
    """A game of players who like to come home, to enter and to try every card."""
    rng = random.Random(f"{mode} {seed}")
    position = GAME.new(mode=mode)
    trail: list[tuple[Position, str, Position]] = []
    while not position.over and len(trail) < 4000:
        before = position.copy()
        move = next_move(position, rng)
        position.play(move)
        trail.append((before, move, position.copy()))
        HISTORY[id(before)] = trail[-2] if len(trail) > 1 else None
    KEPT.extend(trail)
    yield from trail


# The step before each position, for what happened; positions are kept alive with it.
HISTORY: Final[dict[int, Any]] = {}
KEPT: Final[list[Any]] = []


def next_move(position: Position, rng: random.Random) -> str:
    if position.decider == CHANCE:
        return str(draw(position, rng))
    moves = [str(move) for move in position.legal_moves()]
    return rng.choices(moves, [liking(move) / share(move, moves) for move in moves])[0]


def liking(move: str) -> float:
    return 60.0 if "harbour" in move else 12.0 if "enter" in move else 2.0


def share(move: str, moves: list[str]) -> float:
    """A Compass or a 5 has many moves, and yet is one card."""
    card = move.split(maxsplit=1)[0]
    return sum(other.split()[0] == card for other in moves) ** 0.8


def names_of(mode: str, seed: int, step: int, before: Position, move: str) -> Iterator[str]:
    """Under which names a position is worth keeping."""
    if before.decider == CHANCE:
        return
    view = as_data(before.view(before.decider))
    asked = view["asked"]
    commanded = "-commanded" if view["commander"] is not None else ""
    yield f"{mode}-{asked}{commanded}"
    if asked == "turn":
        if step > 200:
            yield f"{mode}-middle"
        if all(str(legal).startswith("discard") for legal in before.legal_moves()):
            yield f"{mode}-discard"
        if view["telescopes"]:
            yield f"{mode}-telescope"
        yield f"{mode}-with-{move.split(maxsplit=1)[0]}"
        if move == "8 skip":
            yield f"{mode}-with-skip"
        if step % 97 == 0:
            yield f"{mode}-{seed}-{step}"


def picture(position: Position) -> dict[str, Any]:
    """What the seat that decides is shown, and what its moves would do."""
    seat = position.decider
    return {
        "view": as_data(position.view(seat)),
        "legal": [{"text": str(move), "value": as_data(move)} for move in position.legal_moves()],
        "foreseen": {str(move): foresee(position, move, seat) for move in position.legal_moves()},
        "happened": [],
        "before": position,
    }


def ended(before: Position, move: str, after: Position) -> dict[str, Any]:
    result = after.result()
    facts = GAME.narrate(before, GAME.parse(move), after, 0)
    return {
        "view": as_data(after.view(0)),
        "legal": [],
        "foreseen": {},
        "happened": as_data(facts),
        "result": as_data(result),
    }


def foresee(position: Position, move: Any, seat: int) -> Any:
    after = position.copy()
    after.play(move)
    return as_data(GAME.narrate(position, move, after, seat))


def with_happened(positions: dict[str, Any]) -> dict[str, Any]:
    """Beside each position what had just happened to come there."""
    for kept in positions.values():
        before = kept.pop("before", None)
        step = HISTORY.get(id(before))
        if before is None or step is None:
            continue
        earlier, move, after = step
        seat = kept["view"]["seat"]
        kept["happened"] = as_data(GAME.narrate(earlier, GAME.parse(move), after, seat))
    return positions


def collect_words(
    before: Position, move: str, after: Position, facts: dict[str, Any], moves: dict[str, str]
) -> None:
    """One fact of each key and set of parameters, and one move of each form."""
    words = ["#" if "-" in word or word.isdigit() else word for word in move.split()]
    moves.setdefault(" ".join([move.split(maxsplit=1)[0], *words[1:]]), move)
    for seat in (*range(before.seats), None):
        for fact in GAME.narrate(before, GAME.parse(move), after, seat):
            known = [
                value
                for value in fact.params.values()
                if value in ("?", "yes", "no", "with", "without", "stuck", "skipped")
            ]
            spots = [
                str(fact.params[key]).split("-")[0].rstrip("0123456789")
                for key in ("from", "to")
                if key in fact.params
            ]
            card = fact.params.get("card") if fact.key == "card.played" else ""
            facts.setdefault(
                str((fact.key, sorted(fact.params), known, spots, card)), as_data(fact)
            )


def write(name: str, data: Any) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"{name}.json"
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{path}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
