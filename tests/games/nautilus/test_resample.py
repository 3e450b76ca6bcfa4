"""How likely each world is: drawn worlds against all deals and swaps, counted one by one.

A round is dealt from a small deck, so that every way to the seat's knowledge can be listed: all
deals of the cards that it did not see, and all cards that two others may have swapped. Each is as
likely as the others; those that contradict an announcement, or a card played since, fall away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import sqrt
from random import Random

import pytest

from seaboard.games.nautilus import GAME, NautilusPosition
from seaboard.games.nautilus.numbers import DECK
from seaboard.games.nautilus.state import CARDS, SEAT_NAMES

WORLDS = 1_500
NORTH, EAST, SOUTH, WEST = range(4)
Hands = tuple[tuple[str, ...], ...]


def dealt(hands: str, swaps: str) -> NautilusPosition:
    """A round whose deck has just these cards: East's, South's, West's and North's, then what each
    of them gives to the partner.
    """
    cards = [hand.split() for hand in hands.split(",")]
    position = GAME.new()
    state = position.state
    for kind, count in enumerate(DECK):
        state.deck[kind] = sum(hand.count(CARDS[kind]) for hand in cards)
        state.pile[kind] = count - state.deck[kind]
    state.deck_left = sum(map(len, cards))
    state.hand_goal = len(cards[0])
    for seat, hand in zip(("east", "south", "west", "north"), cards, strict=True):
        for card in hand:
            position.play(f"deal {seat} {card}")
    for card in swaps.split():
        position.play(f"swap {card}")
    return position


def ways(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """Every deal of single cards to hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in chosen]
        for others in ways(rest, sizes[1:]):
            yield [[cards[place] for place in chosen], *others]


def announces(hand: list[str]) -> bool:
    return "1" in hand or "12" in hand


def swapped(hand: list[str], gives: int, gets: str) -> list[str]:
    return [*hand[:gives], *hand[gives + 1 :], gets]


def possible(hands: str, swaps: str, played: str = "") -> Counter[Hands]:
    """The hands of East, South and West as North may imagine them, with the number of ways.

    `played` is a card that East has played since, of a kind that was dealt once.
    """
    true = [hand.split() for hand in hands.split(",")]
    received, given = swaps.split()[1], swaps.split()[3]
    said = [announces(hand) for hand in true]
    size = len(true[0])
    found: Counter[Hands] = Counter()
    for east, south, west in ways([card for hand in true[:3] for card in hand], [size] * 3):
        if [announces(hand) for hand in (east, south, west)] != said[:3]:
            continue
        for one, other in product(range(size), repeat=2):
            new_east = swapped(east, one, west[other])
            new_west = swapped(west, other, east[one])
            if played and played not in new_east:
                continue
            if played:
                new_east.remove(played)
            for gave in range(size):
                if south[gave] == received:
                    new_south = swapped(south, gave, given)
                    found[
                        tuple(sorted(new_east)), tuple(sorted(new_south)), tuple(sorted(new_west))
                    ] += 1
    return found


def hands_of(world: NautilusPosition) -> Hands:
    """The hands of East, South and West, card by card."""
    counts = world.table().hands
    return tuple(
        tuple(sorted(CARDS[kind] for kind, n in enumerate(counts[seat]) for _ in range(n)))
        for seat in (EAST, SOUTH, WEST)
    )


def drawn(position: NautilusPosition) -> Counter[Hands]:
    rng = Random(5)
    return Counter(hands_of(position.resample(NORTH, rng)) for _ in range(WORLDS))


def entries(hands: Hands) -> tuple[int, ...]:
    """How many 1s and 12s each hand has."""
    return tuple(sum(card in ("1", "12") for card in hand) for hand in hands)


def where_is(card: str, hands: Hands) -> str:
    return " ".join(SEAT_NAMES[seat] for seat, hand in enumerate(hands, EAST) if card in hand)


def surprise(expected: Counter[Hands], seen: Counter[Hands], feature: object) -> float:
    """By how many standard deviations chi-square is above what a fair draw gives."""
    assert callable(feature)
    shares, counts = Counter[object](), Counter[object]()
    for hands, number in expected.items():
        shares[feature(hands)] += number
    for hands, number in seen.items():
        counts[feature(hands)] += number
    assert set(counts) <= set(shares), "a world that cannot be"
    total = expected.total()
    square = sum(
        (counts[case] - WORLDS * share / total) ** 2 / (WORLDS * share / total)
        for case, share in shares.items()
    )
    freedom = len(shares) - 1
    return (square - freedom) / sqrt(2 * freedom)


ROUNDS = {
    "one entry": ("1 3, 6 9, 10 4, 2 12", "1 6 10 2"),
    "several entries": ("1 3 8, 12 9 6, 10 4 compass, 2 12 7", "1 9 10 7"),
    "an entry received": ("1 3 8, 12 9 6, 1 4 10, 2 compass 7", "3 12 4 2"),
    "nobody announced": ("2 3 8, 5 9 6, 7 4 10, 1 12 compass", "3 5 4 1"),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_worlds_are_as_likely_as_deals_and_swaps_make_them(name: str) -> None:
    hands, swaps = ROUNDS[name]
    expected, seen = possible(hands, swaps), drawn(dealt(hands, swaps))
    assert set(seen) <= set(expected)
    if len(expected) < WORLDS / 10:
        assert surprise(expected, seen, lambda world: world) < 4
    if len({entries(world) for world in expected}) > 1:
        assert surprise(expected, seen, entries) < 4
    assert surprise(expected, seen, lambda world: where_is("4", world)) < 4


def test_worlds_after_a_card_was_played() -> None:
    """East, who begins, enters with the 12 that a swap had left there: the 1 may lie anywhere."""
    hands, swaps = "12 3 8, 1 9 6, 10 4 1, 2 compass 7", "3 9 4 2"
    position = dealt(hands, swaps)
    position.play("12 enter blue-1")
    expected, seen = possible(hands, swaps, "12"), drawn(position)
    assert surprise(expected, seen, entries) < 4
    assert surprise(expected, seen, lambda world: where_is("8", world)) < 4


def test_the_count_itself_notices_a_wrong_share() -> None:
    """The measure is fit to fail: the 1 is not twice as likely to have stayed with East."""
    hands, swaps = ROUNDS["one entry"]
    expected = possible(hands, swaps)
    for world in expected:
        if where_is("1", world) == "east":
            expected[world] *= 2
    seen = drawn(dealt(hands, swaps))
    assert surprise(expected, seen, lambda world: where_is("1", world)) > 4
