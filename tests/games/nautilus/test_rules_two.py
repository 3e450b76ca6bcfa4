"""Deals, announcements, swaps, and the game for two, by rule id."""

from __future__ import annotations

import random

import pytest

from seaboard.games.api import BadOption, draw
from seaboard.games.nautilus import GAME, NautilusPosition

from .situation import Table, table


def dealt(mode: str, cards: str, **options: int) -> Table:
    """A new game after these cards, dealt in order; chance deals the rest."""
    t = Table(GAME.new(mode=mode, options={k.replace("_", "-"): v for k, v in options.items()}))
    for card in cards.split():
        t.position.play(f"deal {t.turn} {card}")
    return t


FULL = "2 3 4 6 1 " + "2 3 4 6 7 " + "8 9 10 12 5 " + "2 3 4 6 7 "


def test_deal_five_cards() -> None:
    t = dealt("classic", FULL)
    assert (t.asked, t.turn) == ("swap", "east")
    assert t.position.view(None).deck == 84


def test_announcement() -> None:
    players = dealt("classic", FULL).position.view(None).players
    assert [player.announced for player in players] == ["without", "with", "without", "with"]


def test_partner_swap() -> None:
    t = dealt("classic", FULL).play("swap 1, swap 7, swap 12, swap 7")
    assert t.hand("east")["12"] == 1
    assert t.hand("west")["1"] == 1
    swap = t.position.view(1).swap
    assert swap is not None
    assert (swap.gave, swap.received) == ("1", "12")
    assert (t.turn, t.asked) == ("east", "turn")


def test_partner_swap_blind() -> None:
    t = dealt("classic", FULL).play("swap 1, swap 7, swap 12")
    assert t.hand("east")["1"] == 1
    before = t.position
    assert GAME.text_for(before, GAME.parse("swap 7"), 0) == "swap 7"
    assert GAME.text_for(before, GAME.parse("swap 7"), 2) == "swap ?"


def rounds(mode: str, count: int) -> list[tuple[int, int, int, int]]:
    """Dealer, who begins, cards each and cards left in the deck, at the first turn of rounds."""
    rng = random.Random(3)
    position = GAME.new(mode=mode)
    seen: list[tuple[int, int, int, int]] = []
    while len(seen) < count and not position.over:
        state = position.state
        if position.view(None).asked == "turn" and state.round_number == len(seen) + 1:
            cards = max(int(held) for held in state.held)
            seen.append((int(state.dealer), position.turn, cards, int(state.deck_left)))
        moves = position.legal_moves()
        move = draw(position, rng) if position.decider == -1 else rng.choice(moves)
        position.play("keep" if str(move) == "redraw" else move)
    return seen


def test_reshuffle() -> None:
    assert rounds("classic", 6) == [
        (0, 1, 5, 84), (1, 2, 5, 64), (2, 3, 5, 44), (3, 0, 5, 24), (0, 1, 6, 0), (1, 2, 5, 84),
    ]  # fmt: skip


def test_two_split_deal() -> None:
    left = [88, 72, 56, 40, 24, 8, 88, 72]
    assert rounds("two", 8) == [
        (number % 2, 1 - number % 2, 8, cards) for number, cards in enumerate(left)
    ]


def test_first_dealer() -> None:
    assert GAME.new(options={"first-dealer": 2}).turn == 3
    with pytest.raises(BadOption):
        GAME.new(mode="two", options={"first-dealer": 2})


POOR = "2 3 4 5 6 7 8 9 "


def test_two_redraw() -> None:
    t = dealt("two", POOR + "1 2 3 4 5 6 7 8")
    assert (t.asked, t.turn, t.legal) == ("redraw", "east", {"redraw", "keep"})
    t.play("redraw")
    assert (t.asked, t.turn, t.position.view(None).deck) == ("deal", "east", 96)


def test_two_redraw_limit() -> None:
    t = dealt("two", POOR + "1 2 3 4 5 6 7 8")
    for _ in range(3):
        t.play("redraw")
        for card in POOR.split():
            t.position.play(f"deal east {card}")
    assert (t.asked, t.turn) == ("turn", "east")
    assert dealt("two", POOR + POOR, redraws=0).asked == "turn"


def test_two_redraw_order() -> None:
    t = dealt("two", POOR + POOR).play("keep")
    assert (t.asked, t.turn) == ("redraw", "north")


def test_two_redraw_question() -> None:
    t = dealt("two", POOR + "1 2 3 4 5 6 7 8")
    assert [player.announced for player in t.position.view(0).players] == ["silent", "without"]
    assert t.play("keep").position.view(1).players[0].announced == "with"


def test_two_hand() -> None:
    view = dealt("two", "1 2 3 4 5 6 7 8 " * 2).position.view(None)
    assert [player.cards for player in view.players] == [8, 8]
    assert (view.deck, view.asked) == (88, "turn")


def test_move_deal_order() -> None:
    t = Table(GAME.new(options={"first-dealer": 1}))
    order: list[str] = []
    for card in FULL.split():
        order.append(t.turn)
        t.play(f"deal {t.turn} {card}")
    assert order == ["south"] * 5 + ["west"] * 5 + ["north"] * 5 + ["east"] * 5
    choosers: list[str] = []
    for card in ("2", "2", "8", "2"):
        choosers.append(t.decider)
        t.play(f"swap {card}")
    assert (choosers, t.turn) == (["south", "west", "north", "east"], "south")
    trade = table(turn="west", hands={"west": "trade 3", "east": "9"}).play("trade")
    assert trade.decider == "west"
    assert trade.play("swap 3").decider == "east"


def test_two_no_swap() -> None:
    assert dealt("two", "1 2 3 4 5 6 7 8 " * 2).asked == "turn"


def test_two_free_choice() -> None:
    t = table("two", red="1@5", green="1@40", hands={"north": "3"})
    assert t.legal == {"3 red-1", "3 green-1"}


def test_two_five() -> None:
    t = table("two", red="1@16", green="1@40", hands={"north": "5"})
    assert t.play("5 red-1 2, 5 green-1 3").where("green-1") == "43"


def test_two_storm() -> None:
    t = table("two", hands={"north": "storm 3 4", "east": "9 10"}).play("storm")
    assert (t.hand("north"), t.hand("east")) == ({"9": 1, "10": 1}, {"3": 1, "4": 1})


def trade(**options: int) -> Table:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return table("two", hands={"north": "trade 3", "east": "nautilus 2"}, options=chosen)


def test_example_two_sea_trade() -> None:
    t = trade().play("trade, ask 7, ask nautilus")
    assert (t.asked, t.legal) == ("return", {"give 3"})
    t.play("give 3")
    assert (t.hand("north"), t.hand("east")) == ({"nautilus": 1}, {"3": 1, "2": 1})


def test_two_sea_trade() -> None:
    t = table("two", hands={"north": "trade 3 4", "east": "9 2"}).play("trade, ask 7")
    assert (t.asked, t.decider) == ("question", "north")
    t.play("ask 3, ask 9")
    assert (t.asked, t.decider, t.legal) == ("return", "north", {"give 3", "give 4"})
    t.play("give 4")
    assert (t.hand("north"), t.hand("east")) == ({"3": 1, "9": 1}, {"4": 1, "2": 1})
    assert t.turn == "east"


def test_two_sea_trade_return() -> None:
    t = table("two", hands={"north": "trade 3 7", "east": "9 9"}).play("trade, ask 9")
    assert t.legal == {"give 3", "give 7"}
    t.refuses("give 9")
    own = table("two", hands={"north": "trade 9", "east": "9 3"}).play("trade, ask 9")
    assert own.legal == {"give 9"}  # one held before, of the same kind


def test_two_sea_trade_no_repeat() -> None:
    assert "already" in trade().play("trade, ask 7").refuses("ask 7")


def test_two_sea_trade_limit() -> None:
    t = trade(trade_questions=2).play("trade, ask 7, ask 8")
    assert (t.turn, t.hand("north")) == ("east", {"3": 1})


def test_two_sea_trade_empty_hand() -> None:
    t = table("two", hands={"north": "trade", "east": "2"}).play("trade")
    assert t.turn == "east"


def test_two_sea_trade_denial_is_remembered() -> None:
    t = trade().play("trade, ask 7")
    rng = random.Random(1)
    worlds = [t.position.resample(0, rng) for _ in range(60)]
    assert not any(world.state.hands[1][6] for world in worlds)


def test_two_win() -> None:
    t = table(
        "two",
        red="1@harbour-4 2@harbour-3 3@harbour-2 4@harbour-1",
        green="1@harbour-4 2@harbour-3 3@harbour-2 4@29",
        hands={"north": "2"},
    ).play("2 green-4 harbour-1")
    result = t.position.result()
    assert result is not None
    assert result.places == (1, 2)


def test_position_type() -> None:
    assert isinstance(GAME.from_bytes(GAME.new().to_bytes()), NautilusPosition)
