"""Every reason for which a move is refused; `refuses` checks that not a byte has changed."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from seaboard.games.api import GameOver, IllegalMove, InvalidMove
from seaboard.games.nauticus import GAME, rules
from seaboard.games.nauticus.moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    Move,
    PlaceTile,
    TakeReward,
)
from seaboard.games.nauticus.state import ACTIONS

from .situation import Table, situation
from .test_rules_scoring import ended, finish

FULL = "6 goods:coffee 6 goods:fish"


def laying(tiles: int = 1) -> Table:
    table = Table(GAME.new(seats=2), 1)
    for action in ACTIONS[:tiles]:
        table.play(f"lay {action}")
    return table


def face_down() -> Table:
    table = situation(chosen=False)
    table.state.face_up[2] = 0
    return table


def after(
    moves: str, layout: str = "hull@3", has: str = "20 taler, 9 workers", **more: str
) -> Table:
    chosen = not moves.startswith("field")
    table = situation(layout, has, chosen=chosen, **more)  # type: ignore[arg-type]
    table.play(moves)
    return table


def reward_due(**more: str) -> Table:
    return after("buy sail:star, place 1", "sail@0", yard="bow+stern 2 mast:star sail:star", **more)


# What is tried where, and what the player is told.
REFUSED: list[tuple[Callable[[], Table], str, str]] = [
    # The move does not answer what is asked.
    (lambda: laying(), "pass", "chance lays out the action tiles now"),
    (lambda: situation(chosen=False), "pass", "the start player chooses a field now"),
    (lambda: after("field 2"), "pass", "the tile of the bonus is to be named now"),
    (lambda: situation(), "done", "a turn begins: use the action, pass, or begin the extra action"),
    (lambda: after("buy hull:one"), "pass", "an action is in hand: use it again or say done"),
    (lambda: after("buy hull:bow"), "pass", "the tile in hand is to be placed or stored now"),
    (lambda: reward_due(), "pass", "a reward for the finished ship is to be taken now"),
    (
        lambda: after("buy sail:star, place 1, reward goods", "sail@0", yard="one mast:star"),
        "pass",
        "a good of the reward is to be named now",
    ),
    (
        lambda: after(
            "buy hull:one, buy hull:bow, store, buy hull:stern, store, buy hull:middle, store"
        ),
        "pass",
        "the tile of the gift is to be named now",
    ),
    (lambda: after("pass"), "pass", "the turn can end, or the extra action can begin"),
    # It answers, but wrongly.
    (lambda: laying(), "lay hull", "the hull tile is laid out already"),
    (lambda: face_down(), "field 2", "the action tile at field 2 is face down"),
    (lambda: after("field 2", supply="0 sail:star"), "take sail:star", "no sail:star is left"),
    (
        lambda: after("field 2"),
        "take mast:star",
        "one of the four regular sail tiles is to be named",
    ),
    (
        lambda: after(
            "buy sail:star, place 1, reward goods, take goods:fish", "sail@0", yard="one mast:star"
        ),
        "take goods:fish",
        "the two goods of a reward are different ones",
    ),
    (
        lambda: after("buy sail:star, place 1, reward goods", "sail@0", yard="one mast:star"),
        "take sail:star",
        "one of the four regular goods tiles is to be named",
    ),
    (lambda: situation("mast@3"), "buy hull:bow", "the action in hand is mast"),
    (lambda: situation("deliver@3"), "buy hull:bow", "the action in hand is deliver"),
    (
        lambda: situation("mast@3"),
        "buy mast:crown",
        "crowns are not for sale; they are rewards for finished ships",
    ),
    (lambda: situation("hull@3", "0 workers", blue=0), "buy hull:one", "no worker is left"),
    (lambda: situation("hull@3", supply="0 hull:one"), "buy hull:one", "no hull:one is left"),
    (lambda: situation("hull@3", "2 taler"), "buy hull:bow", "it costs 3 taler, and there are 2"),
    (
        lambda: situation("sail@3", warehouse=FULL),
        "buy sail:wheel",
        "no ship takes it, and the warehouse has no room for it",
    ),
    (lambda: situation("withdraw@3"), "score", "the action in hand is withdraw"),
    (lambda: situation("withdraw@0", "0 workers"), "withdraw", "no worker is left"),
    (
        lambda: situation("transport@3"),
        "transport hull:bow",
        "there is no hull:bow in the warehouse",
    ),
    (
        lambda: situation("transport@3", warehouse="mast:star"),
        "transport mast:star",
        "no ship takes a mast:star now",
    ),
    (lambda: situation("deliver@3"), "deliver 1", "there is no ship 1; the yard has 0"),
    (lambda: situation("deliver@3", yard="one goods:fish"), "deliver 1", "ship 1 is not finished"),
    (
        lambda: situation("deliver@3", yard="one mast:star sail:star"),
        "deliver 1",
        "ship 1 carries 0 of 1 goods",
    ),
    (
        lambda: situation(
            "deliver@3", "1 worker", blue=0, yard="bow+stern 2 mast:star 2 sail:star 2 goods:fish"
        ),
        "deliver 1",
        "delivering 2 goods takes as many workers",
    ),
    (
        lambda: after("score, score", "crowns@3", "3 flipped", warehouse="5 sail:crown"),
        "score",
        "the action has brought its 15 points",
    ),
    (lambda: situation("crowns@3"), "score", "there is no crown to score"),
    (
        lambda: after("transport hull:bow", "transport@3", warehouse="hull:bow"),
        "store",
        "a transported tile goes to the yard",
    ),
    (
        lambda: after("buy mast:wheel", "mast@3", yard="one", warehouse="11 goods:fish"),
        "store",
        "the warehouse has 1 free boxes, and it needs 2",
    ),
    (
        lambda: after("buy mast:wheel", "mast@3"),
        "place new",
        "a ship cannot begin with a mast:wheel",
    ),
    (lambda: after("buy hull:bow"), "place 1", "there is no ship 1; the yard has 0"),
    (lambda: after("buy hull:bow", yard="one"), "place 1", "ship 1 does not take a hull:bow"),
    (lambda: after("extra withdraw"), "done", "an action needs at least one use"),
    (
        lambda: situation("hull@3", "no extra"),
        "extra withdraw",
        "the extra action was used already",
    ),
    (
        lambda: situation("hull@3"),
        "extra deliver",
        "there is nothing to do with deliver now, not even with two more workers",
    ),
    (
        lambda: after(
            "buy sail:star, place 1, reward points, reward points",
            "sail@0",
            yard="bow+middle+stern 3 mast:star 2 sail:star",
        ),
        "reward points",
        "points was taken twice for this ship already",
    ),
    (lambda: reward_due(supply="0 mast:crown"), "reward crown-mast", "no crown mast is left"),
    (
        lambda: reward_due(supply="0 goods:coffee, 0 goods:fish, 0 goods:grain, 0 goods:salt"),
        "reward goods",
        "no goods are left",
    ),
]


@pytest.mark.parametrize(
    ("built", "move", "reason"), REFUSED, ids=[f"{move}: {why}" for _, move, why in REFUSED]
)
def test_refused(built: Callable[[], Table], move: str, reason: str) -> None:
    """The error names the move, says what is wrong, and nothing changes."""
    message = built().refuses(move)
    assert message.startswith(f"{move}: ")
    assert reason in message


def test_every_reason_is_tested() -> None:
    """Each text in the rules that a player can be told occurs above."""
    told = [why for _, _, why in REFUSED]
    reasons = 0
    for function in _reasoning_functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                words = _longest_words(node.value)
                assert not words or any(words in why for why in told), words
                reasons += bool(words)
    assert reasons > 20
    for question in rules.QUESTIONS:
        assert question.now in told


def _reasoning_functions() -> Iterator[ast.FunctionDef]:
    """All functions of the rules that say why not."""
    for path in Path(inspect.getfile(rules)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and "why_not" in node.name:
                yield node


def _longest_words(value: ast.expr) -> str:
    texts = [
        part
        for node in ast.walk(value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for part in re.split(r"\{\w+\}", node.value)
    ]
    words = max(texts, key=len, default="").strip()
    return words if " " in words else ""


def test_a_short_choice_is_named_in_the_refusal() -> None:
    """Where few moves are legal, the error lists them."""
    assert situation("withdraw@3", "no extra").refuses("done").endswith("(legal: withdraw, pass)")


def test_a_long_choice_is_not_named_in_the_refusal() -> None:
    """Where many are, it does not."""
    table = situation("hull@3", "20 taler, 1 flipped", warehouse="hull:bow",
                      yard="one mast:star sail:star goods:fish")  # fmt: skip
    assert len(table.legal()) > 12
    assert "legal:" not in table.refuses("done")


def test_every_illegal_code_is_refused_with_a_reason() -> None:
    """Whatever is asked, each of the other codes gets an answer, not a crash."""
    for built, _, _ in REFUSED:
        table = built()
        before = table.position.to_bytes()
        legal = set(table.position.legal_codes().tolist())
        for code in set(range(GAME.codes)) - legal:
            with pytest.raises(IllegalMove, match=r"^\S.*: \S"):
                table.position.play(code)
        assert table.position.to_bytes() == before


def test_no_move_after_the_end() -> None:
    """A move after the end has an error of its own, and no mask or list offers one."""
    table = finish(ended())
    before = table.position.to_bytes()
    for move in ("pass", "field 0", "lay hull", 0):
        with pytest.raises(GameOver, match="the game is over"):
            table.position.play(move)
    assert table.position.to_bytes() == before
    assert len(table.position.legal_codes()) == 0
    assert not table.position.mask().any()
    assert table.position.outcomes() == []


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("buy hull:bowl", "buy takes a tile, such as hull:bow"),
        ("field 9", "field takes 0 to 7"),
        ("place", "place takes the number of a ship of yours, or new"),
        ("extra dance", "extra takes hull, mast, sail"),
        ("pas", "did you mean 'pass'?"),
        ("xyzzy", "a move begins with field, take, buy"),
        ("", "a move begins with"),
    ],
)
def test_a_misspelt_move_is_explained(text: str, hint: str) -> None:
    """What is no move at all gets a hint at what would be one."""
    table = situation()
    before = table.position.to_bytes()
    with pytest.raises(InvalidMove) as error:
        table.position.play(text)
    assert hint in str(error.value)
    assert table.position.to_bytes() == before


@pytest.mark.parametrize("code", [-1, 217, 100_000, 2**70])
def test_an_unknown_code_is_invalid(code: int) -> None:
    """Codes go from 0 to 216."""
    with pytest.raises(InvalidMove, match="0 to 216"):
        situation().position.play(code)


@pytest.mark.parametrize(
    "move",
    [
        BuyTile("hull:bowl"), ChooseField(8), ChooseField(-1), PlaceTile(0), PlaceTile(64),
        DeliverGoods(-1), BeginExtra("sleep"), TakeReward("gold"),
    ],
    ids=str,
)  # fmt: skip
def test_a_move_value_that_is_no_move_is_invalid(move: Move) -> None:
    """A value made by hand is checked like a text."""
    with pytest.raises(InvalidMove, match=str(move)):
        situation().position.play(move)
