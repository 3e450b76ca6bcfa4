"""Pictures of positions for notebooks: well-formed, and of nothing that the viewer may not know."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from seaboard.games import drawing, get_game, installed_games
from seaboard.games.api import CHANCE, Position, draw

TABLES = [
    (name, mode.name, seats)
    for name in installed_games()
    for mode in get_game(name).modes.values()
    for seats in mode.seats
]


def played(name: str, mode: str, seats: int, moves: int) -> Position:
    rng, position = Random(1), get_game(name).new(mode=mode, seats=seats)
    for _ in range(moves):
        if position.over:
            break
        chance = position.decider == CHANCE
        position.play(draw(position, rng) if chance else rng.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_every_position_is_drawn(name: str, mode: str, seats: int) -> None:
    for moves in (0, 40, 400, 4000):
        position = played(name, mode, seats, moves)
        picture = position._repr_svg_()
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg")
        assert len(list(root)) > 3
        assert '"nan"' not in picture
        shown = position._repr_html_()
        assert picture in shown
        assert ("won by" in shown) == position.over


def test_one_worker_is_not_called_workers() -> None:
    told = words(get_game("nauticus").new())
    assert {"1 worker", "1 point", "1 goods", "2 workers"} <= told
    assert not {"1 workers", "1 points", "1 good"} & told


def test_nobody_is_asked_while_chance_decides_or_after_the_end() -> None:
    assert "tiles are laid out" in words(get_game("nauticus").new())
    assert "Player 1: field" in words(played("nauticus", "standard", 2, 8))
    assert "the game is over" in words(played("nauticus", "standard", 2, 4000))


def words(position: Position) -> set[str]:
    return {node.text or "" for node in ElementTree.fromstring(position._repr_svg_()).iter()}


def test_a_hand_is_drawn_for_whoever_may_see_it() -> None:
    position = played("nautilus", "classic", 4, 150)
    rng = Random(2)
    for seat in (None, 0, 1):
        world = position.resample(seat, rng)
        assert drawing.svg(world, seat) == drawing.svg(position, seat)
    assert drawing.svg(position, 0) != drawing.svg(position, None)


def test_a_game_without_a_drawing_is_written_out() -> None:
    root = ElementTree.fromstring(get_game("kuhn").new()._repr_svg_())
    assert "seat: None" in [node.text for node in root.iter()]


def test_words_are_escaped() -> None:
    assert drawing.text("<a> & b", 0, 0).count("&lt;a&gt; &amp; b") == 1
