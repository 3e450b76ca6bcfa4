"""Moves and how they are written."""

from __future__ import annotations

import pytest

from seaboard.games.api import InvalidMove, as_data
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.moves import CODE_OF, CODES, MOVES, BuyTile
from seaboard.games.nauticus.state import ACTIONS, REWARDS, TILES

from .situation import situation


def kind(word: str) -> list[str]:
    """All moves of that kind."""
    return [str(move) for move in MOVES if move.kind == word]


def test_all_217_codes_are_text_and_back() -> None:
    """Each code has one text, each text one code."""
    assert CODES == len(MOVES) == len(CODE_OF) == GAME.codes == 217
    for code in range(CODES):
        move = GAME.move(code)
        assert move.code == code
        assert GAME.parse(str(move)) == move


def test_a_move_names_what_it_means() -> None:
    """Each kind is a class of its own, with fields instead of text to be taken apart."""
    data: dict[str, dict[str, object]] = {
        "field 3": {"kind": "field", "number": 3},
        "take mast:whale": {"kind": "take", "tile": "mast:whale"},
        "buy hull:bow": {"kind": "buy", "tile": "hull:bow"},
        "transport sail:crown": {"kind": "transport", "tile": "sail:crown"},
        "place 2": {"kind": "place", "ship": 2},
        "place new": {"kind": "place", "ship": None},
        "store": {"kind": "store"},
        "withdraw": {"kind": "withdraw"},
        "deliver 1": {"kind": "deliver", "ship": 1},
        "score": {"kind": "score"},
        "pass": {"kind": "pass"},
        "done": {"kind": "done"},
        "end": {"kind": "end"},
        "extra crowns": {"kind": "extra", "action": "crowns"},
        "reward taler": {"kind": "reward", "reward": "taler"},
        "lay hull": {"kind": "lay", "action": "hull"},
    }
    assert {text: as_data(GAME.parse(text)) for text in data} == data
    assert [move.kind for move in GAME.types.moves] == [
        *dict.fromkeys(value["kind"] for value in data.values())
    ]


def test_a_move_is_frozen() -> None:
    """Nobody can change a move that somebody else holds."""
    with pytest.raises(AttributeError):
        BuyTile("hull:bow").tile = "hull:one"  # type: ignore[misc]


def test_a_move_is_read_with_spare_blanks_but_exactly_otherwise() -> None:
    """Blanks between words do not matter; other spellings are refused."""
    assert GAME.parse("  buy   hull:bow ") == BuyTile("hull:bow")
    for text in ("Buy hull:bow", "buy hull bow", "buy", "", "field 8", "field 03", "place 0",
                 "place 64", "buy hull:bow hull:bow", "extra", "pass 1"):  # fmt: skip
        with pytest.raises(InvalidMove):
            GAME.parse(text)


def test_move_seats() -> None:
    """Seats are 1 to 4 in text and 0 to 3 in the API."""
    assert GAME.seat_names == ("1", "2", "3", "4")
    assert [player.seat for player in GAME.new(seats=4).view(3).players] == [0, 1, 2, 3]


def test_move_actions() -> None:
    """The eight words for actions."""
    words = ["hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns"]
    assert list(ACTIONS) == words


def test_move_tiles() -> None:
    """Sort, colon, kind; `take`, `buy` and `transport` know all 18."""
    crests = ("wheel", "anchor", "whale", "star", "crown")
    words = [
        *(f"hull:{part}" for part in ("stern", "middle", "bow", "one")),
        *(f"mast:{crest}" for crest in crests),
        *(f"sail:{crest}" for crest in crests),
        *(f"goods:{good}" for good in ("coffee", "fish", "grain", "salt")),
    ]
    assert list(TILES) == words
    for word in ("take", "buy", "transport"):
        assert kind(word) == [f"{word} {tile}" for tile in words]


def test_move_ship_numbers() -> None:
    """Ships are counted from 1 in the order in which their owner began them."""
    table = situation("hull@3", "9 taler, 9 workers", yard="bow")
    table.give(2, yard="one, one")
    table.play("buy hull:stern, place new, buy hull:middle, place 2")
    assert [(ship.number, ship.bow, ship.stern, ship.middles) for ship in table.me.ships] == [
        (1, True, False, 0),
        (2, False, True, 1),
    ]
    assert [ship.number for ship in table.player(2).ships] == [1, 2]


def test_move_lay() -> None:
    """Chance lays the tiles on field 0, 1 and so on; the eighth draw is forced."""
    position = GAME.new(seats=2)
    for number, action in enumerate(reversed(ACTIONS)):
        assert len(position.outcomes()) == 8 - number
        position.play(f"lay {action}")
        assert position.view(None).fields[number].action == action
    assert kind("lay") == [f"lay {action}" for action in ACTIONS]


def test_move_field() -> None:
    """`field 0` to `field 7`."""
    assert kind("field") == [f"field {number}" for number in range(8)]
    table = situation(chosen=False)
    table.play("field 6")
    assert [field.number for field in table.view.fields if field.chosen] == [6]


def test_move_take() -> None:
    """`take T` answers a bonus, a gift and a goods reward."""
    bonus = situation("hull@2", chosen=False)
    bonus.play("field 2, take sail:star")
    gift = situation("sail@3", "9 taler, 9 workers")
    gift.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store")
    gift.play("buy sail:anchor, store, take sail:star")
    reward = situation("sail@0", "9 taler, 9 workers", yard="one mast:star")
    reward.play("buy sail:star, place 1, reward goods, take goods:fish, take goods:salt")
    stored = [table.me.warehouse for table in (bonus, gift, reward)]
    assert [sum(tiles.values()) for tiles in stored] == [1, 5, 2]


def test_move_buy() -> None:
    """At price 0 no question follows; after a paid tile comes its place."""
    table = situation("hull@3")
    table.play("buy hull:one")
    assert table.asked == "use"
    table.play("buy hull:bow")
    assert table.legal() == ["place new", "store"]


def test_move_place() -> None:
    """`place N`, `place new`, `store`."""
    assert kind("place") == [*(f"place {number}" for number in range(1, 64)), "place new"]
    for move, ships, stored in (("place 1", 1, 0), ("place new", 2, 0), ("store", 1, 1)):
        table = situation("hull@3", yard="bow")
        table.play(f"buy hull:stern, {move}")
        assert (len(table.me.ships), sum(table.me.warehouse.values())) == (ships, stored)


def test_move_transport() -> None:
    """`transport T`, then its place."""
    table = situation("transport@3", warehouse="goods:fish", yard="bow")
    table.play("transport goods:fish")
    assert table.legal() == ["place 1"]


def test_move_withdraw() -> None:
    """`withdraw` is one use, one worker."""
    table = situation("withdraw@3", "1 worker, 0 taler", blue=0)
    table.play("withdraw")
    assert (table.me.workers, table.me.taler) == (0, 2)


def test_move_deliver() -> None:
    """`deliver N` delivers the cargo of ship N."""
    assert kind("deliver") == [f"deliver {number}" for number in range(1, 64)]
    table = situation("deliver@3", yard="bow, one mast:star sail:star goods:fish")
    assert table.legal("deliver") == ["deliver 2"]
    table.play("deliver 2")
    assert table.me.delivered["fish"] == 1


def test_move_score() -> None:
    """`score` is one use of the crowns action."""
    table = situation("crowns@3", "1 flipped, 0 points")
    table.play("score")
    assert table.me.points == 1


def test_move_pass() -> None:
    """`pass` passes."""
    table = situation("hull@3", "no extra")
    table.play("pass")
    assert table.turn == 2


def test_move_done() -> None:
    """`done` ends the action in hand after at least one use, the extra one as well."""
    table = situation("withdraw@3", "9 workers")
    table.play("extra withdraw, withdraw, done")
    assert table.asked == "turn"
    table.play("withdraw, done")
    assert table.turn == 2


def test_move_extra() -> None:
    """`extra A` begins the extra action with action A."""
    assert kind("extra") == [f"extra {action}" for action in ACTIONS]
    table = situation("hull@3")
    table.play("extra goods")
    assert table.view.in_hand is not None
    assert (table.view.in_hand.action, table.view.in_hand.extra) == ("goods", True)


def test_move_end() -> None:
    """`end` keeps the extra action for later."""
    table = situation("hull@3")
    table.play("pass, end")
    assert table.turn == 2
    assert table.me.extra_action


def test_move_reward() -> None:
    """`reward R` for each of the six."""
    words = ["crown-mast", "crown-sail", "points", "taler", "workers", "goods"]
    assert list(REWARDS) == words
    assert kind("reward") == [f"reward {word}" for word in words]
