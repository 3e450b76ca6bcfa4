"""Real positions of Nautilùs for the board's tests and its gallery, written as JSON.

Run from the project's root: `.venv/bin/python web/scripts/nautilus_fixtures.py`. Games are played
from fixed seeds. Kept are positions of each mode at its start, in its middle and at its end, one
for each question that can be asked and each card that is played, some others, and one example of
each fact and each form of move.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from seaboard.games import get_game
from seaboard.games.api import CHANCE, Fact, Position, as_data, draw

TARGET: Final = Path("web/src/games/nautilus/fixtures")
GAME: Final = get_game("nautilus")
GAMES: Final = (
    *(("classic", seed, {}) for seed in range(4)),
    *(("quick", seed, {}) for seed in range(3)),
    *(("two", seed, {}) for seed in range(4)),
    *(("two", seed, {"trade-questions": 1}) for seed in range(4, 7)),
)
MIDDLE: Final = 200  # moves and deals, after which a game is under way
SAMPLE: Final = 97  # every so many positions one more is kept


class Step(NamedTuple):
    before: Position
    move: str
    after: Position


def main() -> None:
    positions: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    moves: dict[str, str] = {}
    for mode, seed, options in GAMES:
        steps = play(mode, seed, options)
        for number, step in enumerate(steps):
            collect_words(step, facts, moves)
            for name in names_of(mode, seed, number, step):
                if name not in positions:
                    positions[name] = picture(steps, number)
        positions.setdefault(f"{mode}-end", ended(steps[-1]))
    write("positions", positions)
    write("words", {"facts": list(facts.values()), "moves": list(moves.values())})


def play(mode: str, seed: int, options: dict[str, int]) -> list[Step]:
    """A game of players who like to come home, to enter and to try every card."""
    rng = random.Random(f"{mode} {seed}")
    position = GAME.new(mode=mode, options=options)
    steps: list[Step] = []
    while not position.over:
        before = position.copy()
        move = next_move(position, rng)
        position.play(move)
        steps.append(Step(before, move, position.copy()))
    return steps


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


def names_of(mode: str, seed: int, number: int, step: Step) -> Iterator[str]:
    """Under which names the position before a step is worth keeping."""
    if step.before.decider == CHANCE:
        return
    view = as_data(step.before.view(step.before.decider))
    commanded = "-commanded" if view["commander"] is not None else ""
    yield f"{mode}-{view['asked']}{commanded}"
    if view["asked"] != "turn":
        return
    if number > MIDDLE:
        yield f"{mode}-middle"
    if view["telescopes"]:
        yield f"{mode}-telescope"
    yield f"{mode}-with-{'skip' if step.move == '8 skip' else step.move.split()[0]}"
    if number % SAMPLE == 0:
        yield f"{mode}-{seed}-{number}"


def picture(steps: list[Step], number: int) -> dict[str, Any]:
    """What the seat that decides is shown, what its moves would do, and what had just happened."""
    position = steps[number].before
    seat = position.decider
    moves = list(position.legal_moves())
    return {
        "view": as_data(position.view(seat)),
        "legal": [{"text": str(move), "value": as_data(move)} for move in moves],
        "foreseen": {str(move): foresee(position, move, seat) for move in moves},
        "happened": told(steps[number - 1], seat) if number else [],
    }


def ended(last: Step) -> dict[str, Any]:
    return {
        "view": as_data(last.after.view(0)),
        "legal": [],
        "foreseen": {},
        "happened": told(last, 0),
        "result": as_data(last.after.result()),
    }


def foresee(position: Position, move: Any, seat: int) -> Any:
    after = position.copy()
    after.play(move)
    return as_data(GAME.narrate(position, move, after, seat))


def told(step: Step, seat: int | None) -> Any:
    return as_data(GAME.narrate(step.before, GAME.parse(step.move), step.after, seat))


def collect_words(step: Step, facts: dict[str, Any], moves: dict[str, str]) -> None:
    """One fact of each key and shape, and one move of each form."""
    verb, *words = step.move.split()
    form = ["" if "-" in word or word.isdigit() else word for word in words]
    moves.setdefault(" ".join([verb, *form]), step.move)
    for seat in (*range(step.before.seats), None):
        for fact in GAME.narrate(step.before, GAME.parse(step.move), step.after, seat):
            facts.setdefault(shape(fact), as_data(fact))


def shape(fact: Fact) -> str:
    """What makes a difference to a sentence: names of parameters, kinds of spots, cards."""
    words = [
        str(value).rstrip("0123456789").rstrip("-") or "number"
        for name, value in fact.params.items()
        if name not in ("sailor", "card", "winners")
    ]
    card = str(fact.params.get("card", ""))
    told_apart = card if fact.key == "card.played" else card == "?"
    return f"{fact.key} {sorted(fact.params)} {words} {told_apart}"


def write(name: str, data: Any) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    path = TARGET / f"{name}.json"
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{path}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
