"""What may be taken back where seats have secrets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from seaboard.cli.undoing import CannotUndo, moves_to_undo, reveals
from seaboard.records import Step


@dataclass
class Cards:
    """A game of one hidden card: `look` shows it, `wait` does not."""

    card: int = 3
    shown: bool = False
    decider: int = 0
    seen: list[str] = field(default_factory=list)

    def resample(self, seat: int, rng: Any) -> Cards:
        return Cards(self.card if self.shown else int(rng.random() * 10), self.shown)

    def play(self, move: str) -> None:
        self.shown |= move == "look"

    def view(self, seat: int) -> int | None:
        return self.card if self.shown else None

    def legal_codes(self) -> list[int]:
        return [1, 2]


def step(move: str, decider: int = 0) -> Step:
    after = Cards(decider=decider)
    after.play(move)
    return cast(Step, cast(Any, Step)(Cards(decider=decider), move, after))


def test_a_move_that_shows_a_hidden_card_reveals() -> None:
    assert reveals(step("look"), 0)
    assert not reveals(step("wait"), 0)


def undo(*steps: Step, secret: bool = True) -> int:
    return moves_to_undo(steps, 0, secret=secret, auto_single=False)


def test_ones_own_last_move_is_taken_back() -> None:
    assert undo(step("wait"), step("wait")) == 1


def test_a_reveal_is_not_taken_back() -> None:
    with pytest.raises(CannotUndo, match="has shown you something"):
        undo(step("look"))


def test_neither_chance_nor_another_player_is_crossed() -> None:
    for decider in (-1, 1):
        with pytest.raises(CannotUndo, match="not yours"):
            undo(step("wait"), step("wait", decider))


def test_where_all_is_open_chance_goes_with_the_decision_before_it() -> None:
    assert undo(step("wait", 1), step("wait", -1), step("wait", -1), secret=False) == 3
