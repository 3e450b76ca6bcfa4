"""Counts how often moves are played, whatever the machine does meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.games.api import Game


class Plays:
    """The moves that were played on any position of a game from now on."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        position = type(game.new())
        original: Any = position.play

        def play(position: Any, move: Any) -> None:
            self.count += 1
            original(position, move)

        monkeypatch.setattr(position, "play", play)
