"""Random games: invariants, secrecy for every seat, and compiled code against interpreted code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from seaboard.games.api import CHANCE, Move, draw
from seaboard.games.nautilus import GAME, NautilusPosition, rules
from seaboard.games.nautilus.numbers import DECK, DECK_SIZE
from seaboard.games.nautilus.state import (
    CARDS,
    KINDS,
    MAX_LEGAL,
    NAUTILUS,
    SPECTATOR,
)

from .invariants import check
from .situation import table

MODES = list(GAME.modes)
SPECIAL = set(CARDS[NAUTILUS:])
ENTRIES = {"1", "12"}
Step = tuple[NautilusPosition, Move, NautilusPosition]


def game(mode: str, seed: int, most: int, rich: bool = False) -> Iterator[Step]:
    """A random game as (before, move, after), to its end or for `most` moves; in a rich one the
    special cards and those that enter sailors come first, and are played when they can be.
    """
    rng = random.Random(seed)
    position = GAME.new(mode=mode)
    for _ in range(most):
        if position.over:
            return
        chance = position.decider == CHANCE
        moves = [m for m in position.legal_moves() if rich and _is_rich(m)]
        if moves and rng.random() < 0.5:
            move: Move = rng.choice(moves)
        else:
            move = draw(position, rng) if chance else rng.choice(position.legal_moves())
        before = position.copy()
        position.play(move)
        yield before, move, position


def hands_of(position: NautilusPosition) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(count) for count in hand) for hand in position.state.hands)


def _is_rich(move: Move) -> bool:
    words = str(move).split()
    card = words[-1] if words[0] in ("deal", "swap") else words[0]
    return card in SPECIAL | ENTRIES


@pytest.mark.parametrize("mode", MODES)
def test_invariants_hold(mode: str) -> None:
    for _, _, position in game(mode, 1, 900):
        check(position)


@pytest.mark.parametrize("mode", MODES)
def test_bytes_round_trip(mode: str) -> None:
    for number, (_, _, position) in enumerate(game(mode, 4, 300)):
        if number % 20 == 0:
            assert GAME.from_bytes(position.to_bytes()) == position


@pytest.mark.parametrize("mode", MODES)
def test_compiled_equals_interpreted(mode: str) -> None:
    codes = np.zeros(MAX_LEGAL, np.uint16)
    verbs: Counter[str] = Counter()
    with np.errstate(over="raise"):
        for seed, rich in ((10, False), (11, True)):
            for before, move, after in game(mode, seed, 300, rich):
                count = rules.legal(before.state, codes)
                listed = before.copy()._listed().tolist()
                assert codes[:count].tolist() == listed
                rules.play(before.state, move.code)
                assert before.state_bytes() == after.state_bytes(), str(move)
                verbs[str(move).split()[0]] += 1
    # The one Sea Trade of a deck may have found an empty hand, so its questions are not asked for.
    assert set(verbs) >= SPECIAL | ENTRIES | {"discard", "deal", "die"}
    assert verbs["behind"] + verbs["swap"] > 0


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_cannot_tell_worlds_apart(mode: str) -> None:
    rng = random.Random(7)
    for number, (_, _, position) in enumerate(game(mode, 21, 300)):
        for seat in (*range(position.seats), None):
            if (number + (seat or 0)) % 7:
                continue
            world = position.resample(seat, rng)
            check(world)
            assert world.view(seat) == position.view(seat)
            if position.decider == seat:
                assert world.legal_codes().tolist() == position.legal_codes().tolist()
                assert [GAME.text_for(world, m, seat) for m in world.legal_moves()] == [
                    GAME.text_for(position, m, seat) for m in position.legal_moves()
                ]


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_hears_the_same_in_every_world(mode: str) -> None:
    """A move that is open to the seat is told alike in the true game and in a resampled one."""
    rng = random.Random(8)
    for number, (before, move, after) in enumerate(game(mode, 22, 300)):
        for seat in (*range(after.seats), None):
            if (number + (seat or 0)) % 7:
                continue
            world = before.resample(seat, rng)
            text = GAME.text_for(before, move, seat)
            if text != str(move) or move.code not in world.legal_codes().tolist():
                continue
            then = world.copy()
            then.play(move)
            if GAME.parse("ask 1").code <= move.code < GAME.parse("give 1").code:
                continue  # the answer is new to the asker
            if _reveals_hands(before, after, seat):
                continue
            told = GAME.narrate(before, move, after, seat)
            assert GAME.narrate(world, move, then, seat) == told


def _reveals_hands(before: NautilusPosition, after: NautilusPosition, seat: int | None) -> bool:
    """Whether the move shows the seat something that it could not know, or passes cards on."""
    old, new = before.view(seat), after.view(seat)
    shown = [player.hand for player in old.players] != [player.hand for player in new.players]
    return shown or old.asked in ("reply", "swap", "deal")


@pytest.mark.parametrize("mode", MODES)
def test_hidden_moves_tell_others_nothing(mode: str) -> None:
    """A move with a hidden card is told to others, byte for byte, as any other card would be."""
    rng = random.Random(12)
    alike: Counter[str] = Counter()
    other_card: Counter[str] = Counter()
    for seed in (27, 28):
        for before, move, after in game(mode, seed, 260, rich=True):
            verb = str(move).split()[0]
            if verb not in ("deal", "swap", "ask", "give") or rng.random() > _share(verb):
                continue
            for seat in (*range(after.seats), None):
                text = GAME.text_for(before, move, seat)
                if text == str(move) and verb != "ask":
                    continue
                assert text == str(move) or text.split()[-1] == "?"
                told = _told(before, move, after, seat)
                reveals = _lets_know(before, after, verb, seat)
                for _ in range(8 if reveals else 1):
                    world = before.resample(seat, rng)
                    there = [m for m in world.legal_moves() if _text(world, m, seat) == text]
                    instead = rng.choice(there)
                    then = world.copy()
                    then.play(instead)
                    if reveals and then.view(seat) != after.view(seat):
                        continue
                    assert _told(world, instead, then, seat) == told
                    alike[verb] += 1
                    other_card[verb] += instead != move
                    break
    hidden = ("deal", "give") if mode == "two" else ("deal", "swap")
    assert min(other_card[verb] for verb in hidden) > 0
    assert alike["deal"] > 50
    assert alike["ask" if mode == "two" else "swap"] > 0


def _share(verb: str) -> float:
    return 0.15 if verb == "deal" else 1


def _text(position: NautilusPosition, move: Move, seat: int | None) -> str:
    return GAME.text_for(position, move, seat)


def _told(before: NautilusPosition, move: Move, after: NautilusPosition, seat: int | None) -> bytes:
    """All that reaches the seat: text, facts and its new view."""
    facts = GAME.narrate(before, move, after, seat)
    return repr((GAME.text_for(before, move, seat), facts, after.view(seat))).encode()


def _lets_know(
    before: NautilusPosition, after: NautilusPosition, verb: str, seat: int | None
) -> bool:
    """Whether the move itself lets the seat know something: the announcements at the end of a deal,
    the opponent's share of the last cards, what the own exchange brought, an answer.
    """
    old, new = before.view(seat), after.view(seat)
    if verb == "ask":
        return True
    if verb == "deal":
        return new.asked != "deal" or new.deck > old.deck
    if seat is None:
        return False
    exchanges = (old.swap, old.trade) != (new.swap, new.trade)
    return exchanges or (old.asked == "reply" and bool(old.telescopes or old.commander == seat))


@pytest.mark.parametrize("mode", MODES)
def test_worlds_differ(mode: str) -> None:
    rng = random.Random(9)
    position = next(p.copy() for _, _, p in game(mode, 23, 900) if p.view(None).asked == "turn")
    for seat in (*range(position.seats), None):
        worlds = {position.resample(seat, rng).state_bytes() for _ in range(20)}
        assert len(worlds) == 20


@pytest.mark.parametrize("mode", MODES)
def test_worlds_differ_at_every_stage(mode: str) -> None:
    """Wherever hidden cards are left, in hands and in the deck, worlds give them differently."""
    rng = random.Random(13)
    stages: set[str] = set()
    for _, _, position in game(mode, 30, 400, rich=True):
        view = position.view(None)
        if view.asked in stages or view.deck < 20 or view.telescopes or view.commander is not None:
            continue
        if min(player.cards for player in view.players) < 2:
            continue
        stages.add(view.asked)
        for seat in (*range(position.seats), None):
            if _hidden_cards(position, seat) < 2:
                continue
            hands = {hands_of(position.resample(seat, rng)) for _ in range(8)}
            assert len(hands) > 2, view.asked
    assert stages >= {"deal", "turn"}


def _hidden_cards(position: NautilusPosition, seat: int | None) -> int:
    """How many cards in other hands the seat cannot name."""
    known = position.view(seat).known
    return sum(
        player.cards - sum(known.get(player.seat, {}).values())
        for player in position.view(seat).players
        if player.seat != seat
    )


@pytest.mark.parametrize("mode", MODES)
def test_a_world_has_all_the_cards(mode: str) -> None:
    rng = random.Random(14)
    for number, (_, _, position) in enumerate(game(mode, 31, 240, rich=True)):
        if number % 8:
            continue
        for seat in (*range(position.seats), None):
            world = position.resample(seat, rng)
            places = (*hands_of(world), world.state.deck, world.state.pile)
            cards = tuple(sum(int(place[kind]) for place in places) for kind in range(KINDS))
            assert cards == DECK
            assert sum(cards) == DECK_SIZE
            assert list(world.state.held) == list(position.state.held)
            assert list(world.state.pile) == list(position.state.pile)
            if seat is not None:
                assert hands_of(world)[seat] == hands_of(position)[seat]


@pytest.mark.parametrize("mode", MODES)
def test_a_world_tells_nothing_of_other_minds(mode: str) -> None:
    """Worlds from two true positions that look alike to a seat come from the same bytes."""
    rng = random.Random(10)
    for number, (_, _, position) in enumerate(game(mode, 24, 200)):
        if number % 9:
            continue
        for seat in (*range(position.seats), None):
            twin = position.resample(seat, rng)
            one = position.resample(seat, random.Random(number))
            other = twin.resample(seat, random.Random(number))
            assert one.state_bytes() == other.state_bytes()


@pytest.mark.parametrize("mode", MODES)
def test_the_true_hands_are_possible(mode: str) -> None:
    """What a seat knows of the others never rules the truth out: announcements hold in worlds."""
    rng = random.Random(11)
    for number, (_, _, position) in enumerate(game(mode, 25, 300)):
        if number % 11 or position.view(None).asked != "swap":
            continue
        for seat in range(position.seats):
            world = position.resample(seat, rng)
            for other, player in enumerate(world.view(None).players):
                hand = world.state.hands[other]
                holds = hand[CARDS.index("1")] + hand[CARDS.index("12")] > 0
                assert player.announced == ("with" if holds else "without")


@pytest.mark.parametrize("mode", ["classic", "quick"])
def test_announcements_hold_through_the_round(mode: str) -> None:
    """A seat knows its own swap, so its partner's announcement binds exactly; the others' swap it
    did not see, so theirs bind but for one card. The truth keeps to this, and so does every world.
    """
    rng = random.Random(15)
    checked = 0
    for number, (_, _, position) in enumerate(game(mode, 32, 420)):
        if number % 5 or position.view(None).asked != "turn" or _passed_on(position):
            continue
        for seat in range(4):
            for world in (position, position.resample(seat, rng)):
                _check_announcements(world, seat)
                checked += 1
    assert checked > 100


def _passed_on(position: NautilusPosition) -> bool:
    """Whether a Storm or a Sea Trade has moved cards in this round."""
    stormed = list(position.state.origin) != [0, 1, 2, 3]
    return stormed or any(position.view(seat).trade is not None for seat in range(4))


def _check_announcements(position: NautilusPosition, observer: int) -> None:
    entries = [
        sum(int(position.state.hands[seat][CARDS.index(card)]) for card in ENTRIES)
        + int(position.state.knowledge.entries_played[seat])
        for seat in range(4)
    ]
    with_entry = [player.announced == "with" for player in position.view(None).players]
    swap = position.view(observer).swap
    assert swap is not None
    own, partner = observer, (observer + 2) % 4
    gave, received = int(swap.gave in ENTRIES), int(swap.received in ENTRIES)
    assert (entries[own] + gave - received > 0) == with_entry[own]
    assert (entries[partner] - gave + received > 0) == with_entry[partner]
    one, other = (observer + 1) % 4, (observer + 3) % 4
    for seat in (one, other):
        assert with_entry[seat] or entries[seat] <= 1
    least = int(with_entry[one]) + int(with_entry[other])
    assert entries[one] + entries[other] >= least
    assert least > 0 or entries[one] + entries[other] == 0


@pytest.mark.parametrize("mode", ["classic", "quick"])
def test_the_true_hands_are_possible_when_few_cards_are_left(mode: str) -> None:
    """With the deck used up and at most four hidden cards, the truth is found among the worlds."""
    rng = random.Random(16)
    found = 0
    for seed in (33, 34):
        for _, _, position in game(mode, seed, 340):
            held = [int(cards) for cards in position.state.held]
            if position.state.deck_left or position.view(None).asked != "turn":
                continue
            for seat in range(4):
                if not 1 < sum(held) - held[seat] <= 4:
                    continue
                truth = hands_of(position)
                worlds = (hands_of(position.resample(seat, rng)) for _ in range(200))
                assert truth in worlds
                found += 1
    assert found > 4


def test_the_true_hand_is_possible_with_two_players() -> None:
    """Whenever the opponent has one card left, it is found among the worlds."""
    rng = random.Random(17)
    found = 0
    for _, _, position in game("two", 35, 260):
        for seat in range(2):
            if position.state.held[1 - seat] != 1 or position.view(None).asked == "deal":
                continue
            truth = hands_of(position)
            worlds = (hands_of(position.resample(seat, rng)) for _ in range(600))
            assert truth in worlds
            found += 1
    assert found > 4


def test_an_unseen_trade_weakens_what_was_seen() -> None:
    """North has seen East's hand; then East and West trade, and any one card may be another."""
    hands = {"north": "commandeer 4", "east": "trade 9 9 3", "south": "6 6", "west": "10 10"}
    t = table(hands=hands).play("commandeer")
    assert t.position.view(0).known[1] == {"3": 1, "9": 2, "trade": 1}
    t = table(hands={**hands, "west": "trade 10", "east": "9 9 3"})
    t.play("commandeer, discard 3, discard 6, trade, swap 10, swap 9")
    assert t.position.view(0).known == {1: {"9": 1}}
    assert t.position.view(1).known == {3: {"9": 1}}
    rng = random.Random(18)
    east = {hands_of(t.position.resample(0, rng))[1] for _ in range(30)}
    assert len(east) > 1


def test_spectators_know_no_hand() -> None:
    for _, _, position in game("classic", 26, 400):
        assert all(player.hand is None for player in position.view(None).players)
        assert not any(
            position.state.knowledge.known[SPECTATOR][seat][kind]
            for seat in range(4)
            for kind in range(KINDS)
        )
