"""The Nautilùs oracle by itself: it keeps its pieces together and plays the rules' own examples."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .nautilus import (
    COMMANDEERING,
    COMPASS,
    DECK,
    NAUTILUS,
    SKIP,
    STORM,
    TELESCOPE,
    TRADE,
    WHALE,
    Action,
    Move,
    OracleGame,
    Spot,
    cave,
    enter,
    harbour,
    move,
    pool,
    ring,
    swap,
)

MODES = ("classic", "quick", "two")


def random_deal(game: OracleGame, rng: random.Random) -> Move:
    cards = list(game.deck.elements())
    rng.shuffle(cards)
    hands = []
    for owed in game.owed:
        hands.append(tuple(cards[:owed]))
        cards = cards[owed:]
    return Move("deal", hands=tuple(hands))


def check(game: OracleGame) -> None:
    cards = game.deck + Counter(game.discard) + Counter(c for hand in game.hands for c in hand)
    assert cards == Counter(DECK)
    spots = [sailor.spot for sailor in game.sailors if sailor.spot.kind != "pool"]
    assert len(spots) == len(set(spots))
    if game.moby is not None:
        assert ring(game.moby) not in spots
    for sailor in game.sailors:
        assert sailor.spot.colour in (-1, sailor.colour)
        assert sailor.moved or sailor.spot in (pool(sailor.colour), ring(15 * sailor.colour))


@pytest.mark.parametrize("mode", MODES)
def test_random_games_keep_all_cards_and_sailors(mode: str) -> None:
    rng = random.Random(mode)
    for _ in range(2):
        game = OracleGame(mode)
        for _ in range(600):
            if game.decider is None:
                break
            if game.phase == "deal":
                game.play(random_deal(game, rng))
            else:
                moves = sorted(game.legal(), key=repr)
                assert moves
                game.play(rng.choice(moves))
            check(game)


def scene(
    *hands: list[str], sailors: dict[Spot, int] | None = None, mode: str = "classic"
) -> OracleGame:
    """Seat 0's turn with these hands; every sailor given by its spot and colour has moved."""
    game = OracleGame(mode)
    game.hands = [*map(list, hands), *([] for _ in range(game.seats - len(hands)))]
    for spot, colour in (sailors or {}).items():
        sailor = game.the_sailor(pool(colour))
        sailor.spot, sailor.moved = spot, True
    game.begin(0)
    return game


def spots(game: OracleGame, colour: int) -> list[Spot]:
    return sorted(s.spot for s in game.sailors if s.colour == colour and s.spot.kind != "pool")


def actions(game: OracleGame, card: str) -> set[Action]:
    return {m.action for m in game.legal() if m.kind == "play" and m.card == card}


def test_a_twelve_and_two_nautilus() -> None:
    game = scene(["12", "2"], [NAUTILUS, "2"], [NAUTILUS, "2"], [NAUTILUS])
    game.play(Move("play", "12", enter(0)))
    assert spots(game, 0) == [ring(0)]
    game.play(Move("play", NAUTILUS))
    assert spots(game, 0) == []
    assert game.moby == 14
    game.play(Move("use", action=enter(1)))
    assert spots(game, 1) == [ring(15)]
    game.play(Move("play", NAUTILUS))
    assert spots(game, 0) == [ring(0)]
    assert spots(game, 1) == []
    game.play(Move("use", action=enter(2)))
    assert (spots(game, 0), spots(game, 2), game.moby) == ([ring(0)], [ring(30)], 14)
    game.play(Move("play", NAUTILUS))  # C undone, so B's stands again
    assert (spots(game, 0), spots(game, 1), spots(game, 2)) == ([], [ring(15)], [])
    assert not next(s for s in game.sailors if s.spot == ring(15)).moved


def test_first_entry_stays_and_hits() -> None:
    game = scene(["4"], [NAUTILUS], [NAUTILUS], ["2"], sailors={ring(18): 0, ring(20): 3})
    game.play(Move("play", "4", move(ring(18), ring(14))))
    game.play(Move("play", NAUTILUS))  # 4 undone; nobody of East's can use it
    assert (spots(game, 0), game.moby, game.turn) == ([ring(18)], 14, 2)
    game.play(Move("play", NAUTILUS))  # North would stand on 14 again, where Moby Dick now lies
    assert (spots(game, 0), game.moby) == ([], 14)


def test_four_nautilus_in_a_row() -> None:
    game = scene(["12", NAUTILUS], [NAUTILUS, "2"], [NAUTILUS, "2"], [NAUTILUS, "2"])
    game.play(Move("play", "12", enter(0)))
    for seat in (1, 2, 3):
        game.play(Move("play", NAUTILUS))
        game.play(Move("use", action=enter(seat)))
    assert [spots(game, c) for c in range(4)] == [[], [ring(15)], [], [ring(45)]]
    game.play(Move("play", NAUTILUS))
    assert [spots(game, c) for c in range(4)] == [[ring(0)], [], [ring(30)], []]
    game.play(Move("use", action=move(ring(0), ring(12))))
    assert (game.moby, game.turn) == (14, 1)


@pytest.mark.parametrize("first", [14, 11])
def test_entry_hits_and_is_not_undone(first: int) -> None:
    game = scene(
        ["3"], [NAUTILUS], [NAUTILUS], ["2"], sailors={ring(first): 0, ring(20): 1, ring(40): 2}
    )
    game.play(Move("play", "3", move(ring(first), ring(first + 3))))
    game.play(Move("play", NAUTILUS))
    game.play(Move("use", action=move(ring(20), ring(23))))
    assert spots(game, 0) == ([] if first == 14 else [ring(11)])
    game.play(Move("play", NAUTILUS))
    game.play(Move("use", action=move(ring(40), ring(43))))
    assert spots(game, 0) == ([ring(17)] if first == 14 else [])
    assert (spots(game, 1), spots(game, 2), game.moby) == ([ring(20)], [ring(43)], 14)


def test_nautilus_uses_a_discarded_storm() -> None:
    game = scene(["8"], [STORM, "2"], [NAUTILUS, "2"], ["9", "12"], sailors={ring(40): 2})
    game.play(Move("play", "8", SKIP))
    game.play(Move("discard", STORM))
    game.play(Move("play", NAUTILUS))
    game.play(Move("use"))
    assert (game.hands, game.decider, game.moby) == ([["2"], ["2"], ["9", "12"], []], 2, 29)
    game.play(Move("play", "9", move(ring(40), ring(49))))
    assert game.last is not None
    assert game.last.card == "9"
    assert game.turn == 0


def test_nautilus_after_own_storm_looks_at_the_turn_before() -> None:
    game = scene(
        ["10", "2"], [STORM], [NAUTILUS], [NAUTILUS, "2"],
        sailors={ring(0): 0, ring(20): 1, ring(40): 2},
    )  # fmt: skip
    game.play(Move("play", "10", move(ring(0), ring(10))))
    game.play(Move("play", STORM))
    game.play(Move("play", NAUTILUS))
    assert spots(game, 0) == [ring(0)]
    game.play(Move("use", action=move(ring(20), ring(30))))
    game.play(Move("play", NAUTILUS))
    assert (spots(game, 0), spots(game, 1)) == ([ring(10)], [ring(20)])
    assert game.legal() == {Move("use", action=move(ring(40), ring(50)))}


def test_nautilus_brings_moby_before_his_card_is_used() -> None:
    game = scene([WHALE], [NAUTILUS], ["2"], sailors={ring(20): 3, ring(14): 2})
    game.play(Move("play", WHALE))
    game.play(Move("play", NAUTILUS))
    assert game.legal() == {Move("use")}
    game.play(Move("use"))
    assert (game.moby, spots(game, 2), spots(game, 3)) == (20, [], [])


def test_discarded_nautilus_hides_nothing() -> None:
    game = scene(["8"], [NAUTILUS, "2"], [NAUTILUS, "2"], ["2"], sailors={ring(50): 0})
    game.play(Move("play", "8", SKIP))
    assert game.legal() == {Move("discard", NAUTILUS), Move("discard", "2")}
    game.play(Move("discard", NAUTILUS))
    assert game.summary().moby is None
    game.play(Move("play", NAUTILUS))
    assert (game.moby, game.turn, game.phase) == (29, 3, "turn")


def test_skipped_card_is_used_and_skip_stands() -> None:
    game = scene(["8"], ["12", "2"], [NAUTILUS], ["2"])
    game.play(Move("play", "8", SKIP))
    game.play(Move("discard", "12"))
    game.play(Move("play", NAUTILUS))
    assert game.legal() == {Move("use", action=enter(2))}


def test_commandeered_nautilus_commands_the_next() -> None:
    game = scene([COMMANDEERING], [NAUTILUS, "2"], ["1"], ["2"])
    game.play(Move("play", COMMANDEERING))
    assert (game.turn, game.decider) == (1, 0)
    assert game.shown(0) == {0, 1}
    assert game.shown(2) == {2}
    game.play(Move("play", NAUTILUS))
    assert (game.turn, game.decider) == (1, 0)
    game.play(Move("use"))
    assert (game.turn, game.decider) == (2, 1)
    assert game.shown(1) == {1, 2}
    game.play(Move("play", "1", enter(2)))
    assert (game.turn, game.decider) == (3, 3)


def test_storm_passes_to_the_right_and_plays_on() -> None:
    game = scene([STORM, "2"], ["1"], ["3"], ["5"])
    game.play(Move("play", STORM))
    assert game.hands == [["1"], ["3"], ["5"], ["2"]]
    assert game.decider == 0
    game.play(Move("play", "1", enter(0)))
    assert game.turn == 1
    assert game.last is not None
    assert game.last.card == "1"


def test_telescope_undone_and_back() -> None:
    game = scene([TELESCOPE, "2"], [NAUTILUS, "2"], [NAUTILUS, "2"], ["2"])
    game.play(Move("play", TELESCOPE))
    assert game.shown(3) == {1, 2, 3}
    game.play(Move("play", NAUTILUS))
    assert game.shown(3) == {3}
    game.play(Move("use"))
    assert game.shown(3) == {0, 2, 3}
    game.play(Move("play", NAUTILUS))
    game.play(Move("use"))
    assert game.telescopes == {0, 2}
    assert game.shown(None) == {0, 1, 2, 3}


def test_trade_between_partners_and_between_opponents() -> None:
    game = scene([TRADE, "2"], ["3"], ["5", "6"], ["2"])
    game.play(Move("play", TRADE))
    game.play(Move("give", "2"))
    assert game.decider == 2
    game.play(Move("give", "6"))
    assert (game.hands[0], sorted(game.hands[2]), game.turn) == (["6"], ["2", "5"], 1)

    game = scene([TRADE, "2", "7"], ["7", "3"], mode="two")
    game.play(Move("play", TRADE))
    game.play(Move("ask", "12"))
    assert Move("ask", "12") not in game.legal()
    game.play(Move("ask", "7"))
    assert game.legal() == {Move("give", "2"), Move("give", "7")}
    game.play(Move("give", "2"))
    assert (sorted(game.hands[0]), sorted(game.hands[1])) == (["7", "7"], ["2", "3"])


def test_five_must_be_finished() -> None:
    # The sailor one before an own one can only hit it, go behind it, or follow it.
    game = scene(["5"], sailors={harbour(0, 2): 0, harbour(0, 4): 0, harbour(2, 1): 2})
    assert game.legal() == {Move("discard", "5")}  # 1 + 3 steps at most
    game = scene(["5"], sailors={harbour(0, 2): 0, harbour(2, 1): 2, harbour(0, 1): 0})
    assert actions(game, "5") == {
        move(harbour(0, 2), harbour(0, 3)),
        move(harbour(0, 2), harbour(0, 4)),
        move(harbour(2, 1), harbour(2, 2)),
        move(harbour(2, 1), harbour(2, 3)),
        move(harbour(2, 1), harbour(2, 4)),
    }
    game.play(Move("play", "5", move(harbour(2, 1), harbour(2, 2))))
    assert {m.action for m in game.legal()} == {move(harbour(0, 2), harbour(0, 4))}


def test_seven_sweeps_the_ring_and_needs_a_free_harbour() -> None:
    game = scene(["7"], sailors={ring(57): 0, ring(58): 1, ring(0): 0, ring(4): 2})
    assert actions(game, "7") == {
        move(ring(57), ring(4)), move(ring(57), harbour(0, 4)), move(ring(0), ring(7)),
    }  # fmt: skip
    game.play(Move("play", "7", move(ring(57), harbour(0, 4))))
    assert (spots(game, 0), spots(game, 1)) == ([harbour(0, 4)], [])
    assert spots(game, 2) == [ring(4)]


def test_four_goes_back_into_the_harbour_but_not_from_the_start() -> None:
    game = scene(["4"], sailors={ring(0): 0})
    assert actions(game, "4") == {move(ring(0), ring(56))}
    game = scene(["4"], sailors={ring(1): 0, harbour(0, 4): 0})
    assert actions(game, "4") == {move(ring(1), ring(57)), move(ring(1), harbour(0, 3))}
    game = scene(["4"], sailors={ring(3): 0, ring(0): 1})
    assert actions(game, "4") == set()
    game = scene(["4"], sailors={ring(4): 0, ring(0): 1})
    assert actions(game, "4") == {move(ring(4), ring(0))}


def test_caves() -> None:
    game = scene(["2"], sailors={cave(0): 0})
    assert actions(game, "2") == {move(cave(0), ring(9))}
    game = scene(["2"], sailors={cave(0): 0, ring(8): 1})
    assert actions(game, "2") == set()
    game = scene(["1"], sailors={cave(0): 0, ring(8): 1})
    assert actions(game, "1") == {enter(0), move(cave(0), ring(8))}
    game = scene(["4"], ["2"], sailors={ring(11): 0, cave(0): 1})
    assert actions(game, "4") == {move(ring(11), ring(7)), move(ring(11), cave(0))}
    game.play(Move("play", "4", move(ring(11), cave(0))))
    assert (spots(game, 0), spots(game, 1)) == ([cave(0)], [])
    game = scene(["7"], sailors={cave(0): 0, ring(8): 1})
    assert actions(game, "7") == {move(cave(0), ring(14))}


def test_riding() -> None:
    game = scene(["2"], ["2"], sailors={ring(10): 0, ring(50): 1})
    game.moby = 12
    game.play(Move("play", "2", move(ring(10), ring(12))))
    assert (game.moby, spots(game, 0), spots(game, 1)) == (50, [ring(49)], [])
    game = scene(["1", "2"], ["2"])
    game.moby = 0
    game.play(Move("play", "1", enter(0)))
    assert (game.moby, spots(game, 0)) == (0, [ring(59)])
    game.hands = [["2"], []]
    game.begin(0)
    assert actions(game, "2") == {move(ring(59), ring(1)), move(ring(59), harbour(0, 1))}


def test_compass() -> None:
    game = scene([COMPASS], sailors={cave(0): 0})
    game.moby = 3
    assert actions(game, COMPASS) == set()
    game = scene([COMPASS], ["2"], sailors={cave(0): 0, ring(15): 1})
    game.moby = 3
    assert actions(game, COMPASS) == {swap(cave(0), ring(15)), swap(ring(3), ring(15))}
    game.play(Move("play", COMPASS, swap(ring(3), ring(15))))
    assert (game.moby, spots(game, 1)) == (15, [ring(3)])


def test_two_player_deal_over_the_reshuffle() -> None:
    rng = random.Random(3)
    game = OracleGame("two")
    left = []
    while game.round < 14:
        if game.phase == "deal":
            game.play(random_deal(game, rng))
            if game.phase != "deal" and not any(game.redraws):
                left.append((game.deck.total(), len(game.hands[0])))
        elif game.phase == "redraw":
            game.play(Move("keep"))
        else:
            game.play(rng.choice(sorted(game.legal(), key=repr)))
    assert [deck for deck, _ in left][:13] == [88, 72, 56, 40, 24, 8, 88, 72, 56, 40, 24, 8, 88]
    assert all(hand == 8 for _, hand in left)


def test_quick_home_is_the_inner_three() -> None:
    inner = {harbour(0, place): 0 for place in (2, 3, 4)}
    game = scene(["2"], sailors={**inner, ring(40): 2}, mode="quick")
    assert actions(game, "2") == {move(ring(40), ring(42))}
    outer = {harbour(0, place): 0 for place in (1, 3, 4)}
    game = scene(["2"], sailors={**outer, ring(40): 2}, mode="quick")
    assert actions(game, "2") == set()


def test_last_sailor_ends_the_game() -> None:
    homes = {harbour(c, place): c for c in (0, 2) for place in (1, 2, 3, 4)}
    del homes[harbour(2, 1)]
    game = scene(["2"], [NAUTILUS], sailors={**homes, ring(29): 2})
    game.play(Move("play", "2", move(ring(29), harbour(2, 1))))
    assert game.decider is None
    assert game.winner == (0, 2)
    assert game.legal() == set()
