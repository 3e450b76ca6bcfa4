"""Board, deck, modes and what is left of the chapters, by rule id; and the board file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seaboard.games.api import BadBoard
from seaboard.games.nautilus import GAME
from seaboard.games.nautilus.board import STANDARD, board_from_lines, check, standard_board
from seaboard.games.nautilus.moves import CODES, MOVES
from seaboard.games.nautilus.numbers import DECK, DECK_SIZE
from seaboard.games.nautilus.state import CARDS, PIECES

from .situation import table
from .test_rules_two import FULL, dealt, rounds

EVERYONE = {
    "north": "nautilus 2",
    "east": "nautilus 2",
    "south": "nautilus 2",
    "west": "nautilus 2",
}


def test_seats() -> None:
    assert GAME.seat_names == ("north", "east", "south", "west")


def test_colours() -> None:
    players = GAME.new().view(None).players
    assert [player.colours for player in players] == [("red",), ("blue",), ("green",), ("yellow",)]


def test_sailors_per_colour() -> None:
    assert len(GAME.new().view(None).sailors) == 16
    assert len(GAME.new(mode="quick").view(None).sailors) == 12


def test_whirlpools() -> None:
    assert {sailor.spot for sailor in GAME.new().view(None).sailors} == {"whirlpool"}


def test_moby_dick_off_the_board() -> None:
    assert GAME.new().view(None).moby_dick is None


def test_ring() -> None:
    assert standard_board().ring == 60
    assert table(red="1@30", green="1@59", turn="south", hands={"south": "2"}).legal == {
        "2 green-1"
    }
    moved = table(turn="south", green="1@59", hands={"south": "2"}).play("2 green-1")
    assert moved.where("green-1") == "1"


def test_starts() -> None:
    assert standard_board().starts == (0, 15, 30, 45)


def test_harbours() -> None:
    t = table(turn="east", blue="1@15", hands={"east": "3"})
    assert t.play("3 blue-1 harbour-3").where("blue-1") == "harbour-3"


def test_caves() -> None:
    assert standard_board().mouths == (8, 23, 38, 53)


def test_deck() -> None:
    assert sum(DECK) == DECK_SIZE
    assert "11" not in CARDS


def test_mode_four_players() -> None:
    assert GAME.modes["classic"].teams == ((0, 2), (1, 3))


def test_mode_quick() -> None:
    assert GAME.new(mode="quick").seats == 4


def test_mode_two_players() -> None:
    players = GAME.new(mode="two").view(None).players
    assert [player.colours for player in players] == [("red", "green"), ("blue", "yellow")]


def test_deal_six_cards() -> None:
    assert rounds("classic", 5)[4][2:] == (6, 0)


def test_dealer_moves() -> None:
    assert [dealer for dealer, *_ in rounds("quick", 3)] == [0, 1, 2]


def test_left_of_dealer_begins() -> None:
    assert [begins for _, begins, *_ in rounds("quick", 3)] == [1, 2, 3]


def test_two_dealer() -> None:
    assert [dealer for dealer, *_ in rounds("two", 3)] == [0, 1, 0]


def test_announcement_once() -> None:
    t = dealt("classic", FULL).play("swap 1, swap 7, swap 12, swap 7")
    assert [player.announced for player in t.position.view(None).players][1] == "with"


def test_deal_order_is_free() -> None:
    assert {str(move) for move, _ in GAME.new().outcomes()} == {f"deal east {c}" for c in CARDS}
    assert sum(chance for _, chance in GAME.new().outcomes()) == pytest.approx(1)


def test_moby_dick_first_entry() -> None:
    t = table(turn="west", hands=EVERYONE).play("nautilus")
    assert t.where("moby") == "44"


def test_moby_dick_ride_alone() -> None:
    t = table(red="1@14", moby=16, hands={"north": "2"}).play("2 red-1")
    assert t.places("red-1", "moby") == ["15", "16"]


def test_moby_dick_on_the_start() -> None:
    t = table(blue="1@20", moby=0, hands={"north": "1"}).play("1 enter red-1")
    assert t.places("red-1", "moby", "blue-1") == ["19", "20", "whirlpool"]


def test_entry_field_hit() -> None:
    t = table(blue="1@59", hands=EVERYONE).play("nautilus")
    assert t.places("blue-1", "moby") == ["whirlpool", "59"]


def test_undo_not_first_entry() -> None:
    t = table(hands=EVERYONE).play("nautilus, nautilus")
    assert t.where("moby") == "59"


def test_undo_not_the_end() -> None:
    t = table(
        "quick",
        red="1@harbour-2 2@harbour-3 3@harbour-4",
        green="1@29 2@harbour-3 3@harbour-4",
        hands={**EVERYONE, "north": "3"},
    )
    assert t.play("3 green-1 harbour-2").legal == set()


def test_undo_not_seen_cards() -> None:
    t = table(moby=50, hands={**EVERYONE, "north": "telescope 3", "west": "9"})
    t.play("telescope, nautilus")
    view = t.position.view(0)
    assert view.players[3].hand is None
    assert view.known[3] == {"9": 1}


def test_commandeering_seat() -> None:
    t = table(hands={"north": "commandeer", "east": "nautilus"}).play("commandeer, nautilus")
    assert t.where("moby") == "14"


def test_two_later_deals() -> None:
    assert [left for *_, left in rounds("two", 13)][6:] == [88, 72, 56, 40, 24, 8, 88]


def test_move_enter_first() -> None:
    assert table(red="1@20", hands={"north": "1"}).legal_with("1") == {"1 red-1", "1 enter red-2"}


def test_move_hidden() -> None:
    position = GAME.new()
    move = GAME.parse("deal east 12")
    assert [GAME.text_for(position, move, seat) for seat in (0, 1, None)] == [
        "deal east ?", "deal east 12", "deal east ?",
    ]  # fmt: skip


def test_every_text_can_be_read_back() -> None:
    assert len(MOVES) == CODES == len({str(move) for move in MOVES})
    assert all(GAME.parse(str(move)) == move == GAME.move(move.code) for move in MOVES)
    assert len(PIECES) == 17


def test_board_lines_can_be_read_back() -> None:
    assert board_from_lines(standard_board().lines()) == standard_board()


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(STANDARD.read_text().replace("53]", "54]").replace('"standard"', '"mine"'))
    position = GAME.new(board=GAME.load_board(path))
    assert position.board.lines()["mouths"] == "8 23 38 54"


GOOD: dict[str, Any] = {
    "name": "x",
    "ring": {"fields": 60},
    "starts": {"north": 0, "east": 15, "south": 30, "west": 45},
    "caves": {"mouths": [8, 23, 38, 53]},
}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"name": ""}, "name"),
        ({"ring": {"fields": 20}}, "ring.fields"),
        ({"starts": {**GOOD["starts"], "east": 60}}, "starts.east"),
        ({"starts": {**GOOD["starts"], "east": 0}}, "starts.east"),
        ({"caves": {"mouths": [8, 23, 38]}}, "caves.mouths"),
        ({"caves": {"mouths": [0, 23, 38, 53]}}, "caves.mouths"),
        ({"cave": {}}, "cave"),
    ],
)
def test_a_bad_board_is_named(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadBoard, match=key.replace(".", r"\.")):
        check({**GOOD, **change})
