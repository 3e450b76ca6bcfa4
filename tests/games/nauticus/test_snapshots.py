"""Snapshots that a person can review: a playthrough in words, and counts of the first moves.

`pytest tests/games/nauticus --snapshot-update` rewrites them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from seaboard.games.api import CHANCE, Position
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.state import ACTIONS
from seaboard.games.nauticus.view import PlayerView, ShipView
from seaboard.records import load, replay

from . import golden
from .policies import company

FOLDER = Path(__file__).with_name("snapshots")
DECISIONS = 60
PERFT_DEPTH = 7
MIDDLE_OF_THE_GAME, MIDDLE_DEPTH = 200, 5


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
    compare("playthrough.txt", playthrough(seats=3, seed=8), snapshot_update)


def test_perft(snapshot_update: bool) -> None:
    """The first moves can be played in so many ways, by number of players and first field."""
    compare("perft.txt", perft_lines(), snapshot_update)


def playthrough(seats: int, seed: int) -> Iterator[str]:
    """A game in words: who is asked what, what is legal, what is played, what happened."""
    position = GAME.new(seats=seats)
    rng = Random(seed)
    yield f"Nauticus, {seats} players, seed {seed}, {DECISIONS} decisions of players"
    decisions = 0
    while decisions < DECISIONS:
        move = company(position, rng)
        before = position.copy()
        if position.decider != CHANCE:
            decisions += 1
            yield ""
            yield from _question(position, decisions)
            yield f"  plays  {move}"
        position.play(move)
        for fact in GAME.narrate(before, move, position, None):
            yield f"  fact   {fact}"


def _question(position: NauticusPosition, number: int) -> Iterator[str]:
    view = position.view(position.decider)
    player = view.players[view.decider]
    yield f"{number}. round {view.round}, phase {view.phase}: seat {view.decider + 1}, {view.asked}"
    if view.asked == "field":
        for field in view.fields:
            prices = "".join(f" {tile} {price}" for tile, price in field.prices.items())
            side = "" if field.face_up else " (face down)"
            yield (
                f"  field {field.number}: {field.action}{side}, {field.blue_workers} blue, "
                f"bonus {field.bonus}{prices and ',' + prices}"
            )
    if view.in_hand is not None:
        yield f"  action {view.in_hand.action}, {view.in_hand.blue_workers} blue workers"
    yield f"  has    {_belongings(player)}"
    for ship in player.ships:
        yield f"  ship {ship.number} {_description(ship)}"
    yield f"  legal  {', '.join(map(str, position.legal_moves()))}"


def _belongings(player: PlayerView) -> str:
    stored = ", ".join(f"{count} {tile}" for tile, count in player.warehouse.items())
    return (
        f"{player.taler} taler, {player.workers} workers, {player.points} points, "
        f"{player.crowns} crowns, {player.room} boxes free{stored and ': ' + stored}"
    )


def _description(ship: ShipView) -> str:
    hull = "one-ship" if ship.one else " ".join(
        [*["bow"] * ship.bow, *["middle"] * ship.middles, *["stern"] * ship.stern]
    )  # fmt: skip
    return (
        f"{hull}{', finished' if ship.finished else ''}: crest {ship.crest or 'open'}, "
        f"masts {ship.masts}+{ship.crown_masts}, sails {ship.sails}+{ship.crown_sails}, "
        f"goods {dict(ship.goods)}"
    )


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
    for seats in (2, 3, 4):
        position = GAME.new(seats=seats)
        yield f"{seats} players, chance: {[perft(position, depth) for depth in (1, 2, 3)]}"
        for action in ACTIONS:
            position.play(f"lay {action}")
        yield f"{seats} players, after laying {', '.join(ACTIONS)}:"
        for depth in range(1, PERFT_DEPTH + 1):
            yield f"  depth {depth}: {perft(position, depth)}"
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            yield f"  {move}, then {PERFT_DEPTH - 1} more: {perft(after, PERFT_DEPTH - 1)}"
    for game in golden.GOLDEN:
        *_, middle = islice(replay(load(game.path)), MIDDLE_OF_THE_GAME)
        counts = [perft(middle.after, depth) for depth in range(1, MIDDLE_DEPTH + 1)]
        yield f"{game.path.stem} after {MIDDLE_OF_THE_GAME} moves: {counts}"
