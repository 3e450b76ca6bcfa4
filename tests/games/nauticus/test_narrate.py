"""What happened, as facts: every key, with the right numbers."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from seaboard.games.api import as_data
from seaboard.games.nauticus import GAME
from seaboard.games.nauticus.state import ACTIONS

from .situation import Table, situation
from .test_rules_scoring import ended

FULL = "6 goods:coffee 6 goods:fish"
ONE_BOX = "6 goods:coffee 5 goods:fish"


def sailing(has: str = "9 taler, 9 workers", **more: str) -> Table:
    return situation("sail@0", has, blue=1, yard="one mast:star", **more)  # type: ignore[arg-type]


def fresh() -> Table:
    return Table(GAME.new(seats=2), 1)


TOLD: list[tuple[Callable[[], Table], str, list[str]]] = [
    (
        lambda: fresh(),
        ", ".join(f"lay {action}" for action in ACTIONS),
        ["round.begun round=1 anchor=0", f"layout round=1 actions={ACTIONS}"],
    ),
    (
        lambda: situation("hull@5", chosen=False),
        "field 5, take goods:fish",
        [
            "field.chosen seat=0 field=5 action=hull blue=2",
            "bonus.received seat=0 workers=1",
            "tile.received seat=0 tile=goods:fish for=bonus",
        ],
    ),
    (
        lambda: situation("hull@1", chosen=False, warehouse=FULL),
        "field 1",
        ["field.chosen seat=0 field=1 action=hull blue=1", "bonus.lost seat=0 kind=mast"],
    ),
    (
        lambda: situation("hull@3", blue=1),
        "buy hull:one, buy hull:bow, place new, buy hull:stern, place 1, done, end",
        [
            "tile.bought seat=0 tile=hull:one price=0 blue=1 own=0",
            "tile.stored seat=0 tile=hull:one",
            "tile.bought seat=0 tile=hull:bow price=3 blue=0 own=1",
            "ship.begun seat=0 tile=hull:bow ship=1",
            "tile.bought seat=0 tile=hull:stern price=1 blue=0 own=1",
            "tile.placed seat=0 tile=hull:stern ship=1",
            "action.done seat=0 action=hull as=phase",
            "turn.ended seat=0",
        ],
    ),
    (
        lambda: situation("hull@3", warehouse=FULL),
        "buy hull:one",
        [
            "tile.bought seat=0 tile=hull:one price=0 blue=1 own=0",
            "tile.forfeited seat=0 tile=hull:one",
        ],
    ),
    (
        lambda: situation("goods@5", "9 taler, 9 workers", blue=0),
        "buy goods:fish, store, buy goods:grain, store, buy goods:salt, store, buy goods:coffee, "
        "take goods:salt",
        [
            "tile.bought seat=0 tile=goods:fish price=1 blue=0 own=1",
            "tile.stored seat=0 tile=goods:fish",
            "tile.bought seat=0 tile=goods:grain price=2 blue=0 own=1",
            "tile.stored seat=0 tile=goods:grain",
            "tile.bought seat=0 tile=goods:salt price=3 blue=0 own=1",
            "tile.stored seat=0 tile=goods:salt",
            "tile.bought seat=0 tile=goods:coffee price=0 blue=0 own=1",
            "tile.stored seat=0 tile=goods:coffee",
            "gift.due seat=0 action=goods",
            "tile.received seat=0 tile=goods:salt for=gift",
        ],
    ),
    (
        lambda: sailing(warehouse=ONE_BOX),
        "buy sail:star, place 1, reward crown-mast",
        [
            "tile.bought seat=0 tile=sail:star price=2 blue=1 own=0",
            "tile.placed seat=0 tile=sail:star ship=1",
            "ship.finished seat=0 ship=1 size=1",
            "reward.taken seat=0 reward=crown-mast",
            "tile.forfeited seat=0 tile=mast:crown",
        ],
    ),
    (
        lambda: sailing(warehouse=""),
        "buy sail:star, place 1, reward crown-mast",
        [
            "tile.bought seat=0 tile=sail:star price=2 blue=1 own=0",
            "tile.placed seat=0 tile=sail:star ship=1",
            "ship.finished seat=0 ship=1 size=1",
            "reward.taken seat=0 reward=crown-mast tile=mast:crown",
        ],
    ),
    (
        lambda: sailing(warehouse=""),
        "buy sail:star, place 1, reward workers",
        [
            "tile.bought seat=0 tile=sail:star price=2 blue=1 own=0",
            "tile.placed seat=0 tile=sail:star ship=1",
            "ship.finished seat=0 ship=1 size=1",
            "reward.taken seat=0 reward=workers workers=3",
        ],
    ),
    (
        lambda: sailing(warehouse=FULL),
        "buy sail:star, place 1, reward goods",
        [
            "tile.bought seat=0 tile=sail:star price=2 blue=1 own=0",
            "tile.placed seat=0 tile=sail:star ship=1",
            "ship.finished seat=0 ship=1 size=1",
            "reward.taken seat=0 reward=goods",
            "reward.lost seat=0 reward=goods",
        ],
    ),
    (
        lambda: situation("transport@3", "9 workers", warehouse="hull:bow", blue=0),
        "transport hull:bow, place new",
        [
            "tile.transported seat=0 tile=hull:bow blue=0 own=1",
            "ship.begun seat=0 tile=hull:bow ship=1",
        ],
    ),
    (
        lambda: situation("deliver@3", "9 workers",
                  yard="bow+middle+stern 3 mast:star 3 sail:star 2 goods:salt goods:fish"),
        "deliver 1",
        ["goods.delivered seat=0 ship=1 goods=('goods:fish', 'goods:salt', 'goods:salt') "
         "blue=2 own=1"],
    ),
    (
        lambda: situation("withdraw@0", seat=2),
        "withdraw, done, extra withdraw, withdraw, done",
        [
            "money.withdrawn seat=1 taler=2 blue=0 own=1",
            "action.done seat=1 action=withdraw as=phase",
            "extra.begun seat=1 action=withdraw workers=2",
            "money.withdrawn seat=1 taler=2 blue=0 own=1",
            "action.done seat=1 action=withdraw as=extra",
        ],
    ),
    (
        lambda: situation("crowns@3", "2 flipped"),
        "score",
        ["crowns.scored seat=0 points=2 blue=1 own=0"],
    ),
    (lambda: situation("hull@3", "2 flipped"), "pass", ["pass.flipped seat=0 flipped=3"]),
    (lambda: situation("hull@3", "3 flipped"), "pass", ["pass.bare seat=0 flipped=3"]),
    (
        lambda: ended(has="9 points, 4 taler, 0 workers"),
        "pass, pass",
        [
            "pass.bare seat=0 flipped=3",
            "pass.bare seat=1 flipped=3",
            "phase.ended round=4 phase=7",
            "round.ended round=4",
            "pass.penalty seat=0 points=0",
            "pass.penalty seat=1 points=0",
            "score.final seat=0 total=10 place=1 track=9 goods=0 ships=0 leftovers=1 taler=4",
            "score.final seat=1 total=0 place=2 track=0 goods=0 ships=0 leftovers=0 taler=0",
            "game.ended winners=(0,)",
        ],
    ),
    (
        lambda: situation("hull@6", "no extra", seat=2),
        "pass, pass, end",
        [
            "pass.flipped seat=1 flipped=1",
            "pass.flipped seat=0 flipped=1",
            "turn.ended seat=0",
            "phase.ended round=1 phase=1",
            "anchor.laid field=6",
        ],
    ),
    (
        lambda: situation("hull@3", "9 taler, 9 workers", warehouse=FULL, blue=0),
        "buy hull:one, buy hull:bow, place new, buy hull:middle, place 1, buy hull:stern, place 1",
        [
            "tile.bought seat=0 tile=hull:one price=0 blue=0 own=1",
            "tile.forfeited seat=0 tile=hull:one",
            "tile.bought seat=0 tile=hull:bow price=3 blue=0 own=1",
            "ship.begun seat=0 tile=hull:bow ship=1",
            "tile.bought seat=0 tile=hull:middle price=2 blue=0 own=1",
            "tile.placed seat=0 tile=hull:middle ship=1",
            "tile.bought seat=0 tile=hull:stern price=1 blue=0 own=1",
            "tile.placed seat=0 tile=hull:stern ship=1",
            "gift.lost seat=0 action=hull",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("built", "moves", "facts"), TOLD, ids=[m for _, m, _ in TOLD])
def test_told(built: Callable[[], Table], moves: str, facts: list[str]) -> None:
    """The facts of these moves, in the order in which they happened."""
    assert [str(fact) for fact in built().play(moves)] == facts


def test_every_fact_is_tested() -> None:
    """Each kind of fact occurs above."""
    keys = {kind.key for kind in GAME.types.facts}
    assert len(keys) == len(GAME.types.facts) > 25
    assert {line.split()[0] for _, _, lines in TOLD for line in lines} == keys


def test_a_lost_gift_is_told_after_the_goods_of_a_reward() -> None:
    """The goods of a reward fill the last boxes, so the gift behind them is lost."""
    table = situation("sail@3", "9 taler, 9 workers", yard="one mast:anchor",
                      warehouse="6 goods:fish goods:salt")  # fmt: skip
    table.play("buy sail:star, buy sail:wheel, store, buy sail:whale, store, buy sail:anchor")
    facts = table.play("place 1, reward goods, take goods:coffee, take goods:grain")
    assert [fact.key for fact in facts[-2:]] == ["tile.received", "gift.lost"]


def test_a_fact_is_a_key_and_plain_values() -> None:
    """Facts hold text and numbers only, so that they can be sent and translated."""
    for built, moves, _ in TOLD:
        for fact in built().play(moves):
            data = as_data(fact)
            assert json.loads(json.dumps(data)) == data


def test_the_facts_are_the_same_for_every_seat() -> None:
    """Nothing is hidden, so everybody is told the same."""
    table = situation("hull@3")
    before = table.position.copy()
    table.position.play("buy hull:bow")
    move = GAME.parse("buy hull:bow")
    stories = [GAME.narrate(before, move, table.position, seat) for seat in (None, 0, 1)]
    assert stories[0] == stories[1] == stories[2]
    assert GAME.text_for(before, move, 1) == "buy hull:bow"
