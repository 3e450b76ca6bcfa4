"""Decisions: each move is played once, and the table that is decided about does not change."""

from __future__ import annotations

import random

import pytest

from seaboard.games import get_game
from seaboard.tables.commands import Play, Resign, Say, Start
from seaboard.tables.entries import ChancePlayed, MovePlayed, numbered
from seaboard.tables.refusals import Refused
from seaboard.tables.table import Table

from ..server.counting import Plays
from .logs import apply, decided, open_table


def started(game: str, seats: int) -> Table:
    table = open_table(game, seats)
    apply(table, decided(table, "p0", Start()))
    return table


def next_move(table: Table, rng: random.Random) -> Play:
    seat = table.decider
    assert seat is not None
    return Play(seat, table.version, str(rng.choice(table.playing.legal_moves())))


@pytest.mark.parametrize(("game", "seats"), [("nauticus", 2), ("nautilus", 4)])
def test_a_move_and_what_chance_makes_of_it_are_played_once(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng = started(game, seats), random.Random(3)
    plays, moves = Plays(get_game(game), monkeypatch), 0
    for _ in range(60):
        decision = decided(table, f"p{table.decider}", next_move(table, rng))
        apply(table, decision)
        moves += sum(isinstance(entry, MovePlayed | ChancePlayed) for entry in decision.entries)
        assert plays.count == moves
        if table.status != "running":
            break


@pytest.mark.parametrize(("game", "seats"), [("nauticus", 2), ("nautilus", 4)])
def test_a_table_that_took_over_transitions_is_the_one_that_its_log_tells(
    game: str, seats: int
) -> None:
    table, rng = open_table(game, seats), random.Random(4)
    log = numbered([], 0, 0.0)
    decision = decided(table, "p0", Start())
    twin = table.copy()
    while True:
        entries = numbered(decision.entries, table.last, 2.0)
        log += entries
        table.apply_all(entries, decision.transitions)
        if table.status == "finished":
            break
        decision = decided(table, f"p{table.decider}", next_move(table, rng))
    twin.apply_all(log)
    assert twin.position == table.position
    assert (twin.moves, twin.version, twin.status) == (table.moves, table.version, table.status)


def test_deciding_changes_nothing() -> None:
    table = started("nauticus", 2)
    before, digest = (table.last, table.version, list(table.moves)), table.playing.digest()
    decided(table, f"p{table.decider}", next_move(table, random.Random(1)))
    assert (table.last, table.version, table.moves) == before
    assert table.playing.digest() == digest


def test_a_transition_of_another_move_is_not_taken() -> None:
    table, rng = started("nauticus", 2), random.Random(1)
    decision = decided(table, f"p{table.decider}", next_move(table, rng))
    wrong = decision.transitions[0]._replace(number=99)
    (logged, *_) = numbered(decision.entries, table.last, 2.0)
    with pytest.raises(ValueError, match="transition 99"):
        table.apply(logged, wrong)


def test_talk_and_resigning_play_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started("nauticus", 2)
    plays = Plays(get_game("nauticus"), monkeypatch)
    apply(table, decided(table, "p1", Say("Ahoi")))
    apply(table, decided(table, "p1", Resign(1)))
    assert plays.count == 0


def test_an_illegal_move_says_why() -> None:
    table = started("nauticus", 2)
    seat = table.decider
    assert seat is not None
    with pytest.raises(Refused) as refused:
        decided(table, f"p{seat}", Play(seat, table.version, "deliver 1"))
    assert refused.value.code == "illegal"
