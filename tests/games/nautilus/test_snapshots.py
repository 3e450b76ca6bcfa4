"""Snapshots that a person can review: a playthrough in words, and counts of moves.

`pytest tests/games/nautilus --snapshot-update` rewrites them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from seaboard.games.api import CHANCE, Position
from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.state import CARDS, QUESTIONS
from seaboard.records import load, replay

from . import golden
from .conformance import homeward

FOLDER = Path(__file__).with_name("snapshots")
DECISIONS = 60
DEAL_DEPTH = 3
FIRST_TURN_DEPTH = 6
MIDDLES, MIDDLE_DEPTH = (200, 400), 3


def compare(name: str, lines: Iterator[str], update: bool) -> None:
    """Fail with a difference if the stored snapshot says something else."""
    path = FOLDER / name
    new = [f"{line}\n" for line in lines]
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(new), encoding="utf-8")
    old = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if old != new:
        pytest.fail("".join(difflib.unified_diff(old, new, f"stored {name}", "now")))


def test_playthrough(snapshot_update: bool) -> None:
    """The same seeded game reads the same, decision by decision."""
    compare("playthrough.txt", playthrough(mode="classic", seed=8), snapshot_update)


def test_perft(snapshot_update: bool) -> None:
    """The first moves, and those in the middle of games, can be played in so many ways."""
    compare("perft.txt", perft_lines(), snapshot_update)


def playthrough(mode: str, seed: int) -> Iterator[str]:
    """A game in words: who is asked what, what is legal, what is played, what happened.

    The facts are those that the decider learns; of chance's moves, those that all learn.
    """
    position = GAME.new(mode=mode)
    rng = Random(seed)
    yield f"Nautilùs, {mode}, seed {seed}, {DECISIONS} decisions of players"
    decisions = 0
    while decisions < DECISIONS:
        move = homeward(position, rng)
        before = position.copy()
        chance = position.decider == CHANCE
        if not chance:
            decisions += 1
            yield ""
            yield from _question(position, decisions)
            yield f"  plays  {move}"
        position.play(move)
        seat = None if chance else before.decider
        if chance:
            yield f"  chance {move}"
        for fact in GAME.narrate(before, move, position, seat):
            if fact.key != "card.dealt":
                yield f"  fact   {fact}"


def _question(position: NautilusPosition, number: int) -> Iterator[str]:
    view = position.view(position.decider)
    yield f"{number}. round {view.round}: {GAME.seat_names[view.decider]}, {view.asked}"
    pieces = [f"{s.name}@{s.spot}" for s in view.sailors if s.spot != "whirlpool"]
    if view.moby_dick is not None:
        pieces.append(f"moby@{view.moby_dick}")
    yield f"  board  {' '.join(pieces) or 'empty'}; last card {view.last_card or 'none'}"
    for player in view.players:
        if player.hand is not None:
            hand = " ".join(card for card, count in player.hand.items() for _ in range(count))
            yield f"  holds  {GAME.seat_names[player.seat]}: {hand}"
    yield f"  legal  {', '.join(map(str, position.legal_moves()))}"


def perft(position: Position, depth: int) -> int:
    """Ways to play `depth` decisions; plain Python, to compare compiled counts with."""
    if depth == 1:
        return len(position.legal_codes())
    count = 0
    for code in position.legal_codes().tolist():
        after = position.copy()
        after.play(code)
        count += perft(after, depth - 1)
    return count


def perft_lines() -> Iterator[str]:
    for mode in GAME.modes:
        position = GAME.new(mode=mode)
        deals = [perft(position, depth) for depth in range(1, DEAL_DEPTH + 1)]
        yield f"{mode}, chance: {deals}"
        card = 0
        while position.decider == CHANCE:
            position.play(f"deal {GAME.seat_names[position.turn]} {_nth_card(position, card)}")
            card += 1
        while QUESTIONS[position.state.asked] != "turn":
            position.play(position.legal_moves()[-1])
        yield f"{mode}, first turn, after the kinds were dealt in turn and the last swapped:"
        for depth in range(1, FIRST_TURN_DEPTH + 1):
            yield f"  depth {depth}: {perft(position, depth)}"
    for game in golden.GOLDEN:
        for number in MIDDLES:
            *_, middle = islice(replay(load(game.path)), number)
            counts = [perft(middle.after, depth) for depth in range(1, MIDDLE_DEPTH + 1)]
            yield f"{game.path.stem} after {number} moves: {counts}"


def _nth_card(position: NautilusPosition, number: int) -> str:
    """The kinds in turn, except those that have run out."""
    left = [card for card, count in zip(CARDS, position.state.deck, strict=True) if count]
    return left[number % len(left)]
