"""Sealed words: nobody can fit his own to another's, hold a table up, or change them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from seaboard.games import get_game
from seaboard.games.api import CHANCE
from seaboard.tables.commands import AddBot, Join, Leave, Reveal, Seal, Start
from seaboard.tables.decisions import account_deleted, time_out
from seaboard.tables.entries import Logged, MovesUndone, Shuffled
from seaboard.tables.fairness import Shuffle, Terms, commitment, seal_of
from seaboard.tables.feed import FeedCache
from seaboard.tables.projection import Projection
from seaboard.tables.refusals import Refused
from seaboard.tables.table import REVEAL_SECONDS, Table

from .logs import SECRET, apply, context, decided, open_table

COMMITMENT = commitment(SECRET)


def sealed(table: Table, seat: int, words: str) -> None:
    seal = seal_of(table.id, table.commitment, seat, words)
    apply(table, decided(table, f"p{seat}", Seal(seat, seal)))


def reveal(table: Table, seat: int, words: str) -> None:
    assert table.start is not None
    apply(table, decided(table, f"p{seat}", Reveal(seat, table.start, words)))


def started(*words: str | None, game: str = "nauticus") -> Table:
    """A table whose seats have sealed these words, at its start."""
    table = open_table(game, len(words))
    for seat, each in enumerate(words):
        if each is not None:
            sealed(table, seat, each)
    apply(table, decided(table, "p0", Start()))
    return table


def refusal(table: Table, person: str, command: Seal | Reveal | Join | Leave | AddBot) -> str:
    with pytest.raises(Refused) as refused:
        decided(table, person, command)
    return refused.value.code


def test_the_game_waits_for_the_words_and_follows_from_all_of_them() -> None:
    table = started("one", "two")
    assert (table.status, table.position, table.decider) == ("starting", None, None)
    reveal(table, 1, "two")
    assert table.position is None
    reveal(table, 0, "one")
    seals = {seat: seal_of("t", COMMITMENT, seat, each) for seat, each in enumerate(("one", "two"))}
    terms = Terms("t", COMMITMENT, {0: "one", 1: "two"}, seals)
    first = Shuffle(SECRET, terms).draw(table.setup.first_position(), 0)
    assert table.moves[0].text == str(first)


def test_without_sealed_words_the_game_begins_at_once() -> None:
    assert started(None, None).status == "running"


def test_a_seat_that_sealed_nothing_is_not_waited_for() -> None:
    table = started("one", None)
    reveal(table, 0, "one")
    assert table.status == "running"


def test_words_that_are_not_shown_in_time_are_left_out_and_everybody_sees_it() -> None:
    table = started("one", "two")
    reveal(table, 0, "one")
    late = table.decision_since + REVEAL_SECONDS
    assert table.deadline == late
    assert not time_out(context(table), late - 0.1).entries
    decision = time_out(context(table), late)
    assert decision.entries[0] == Shuffled((1,))
    assert decision.entries[0].shown_data() == {"missing": (1,)}
    apply(table, decision)
    assert table.status == "running"
    assert table.terms.words == {0: "one"}
    assert refusal(table, "p1", Reveal(1, table.start or "", "two")) == "not-now"


def test_a_player_who_has_gone_for_good_does_not_hold_the_table_up() -> None:
    table = started("one", "two")
    apply(table, account_deleted(table, "p1"))
    reveal(table, 0, "one")
    apply(table, time_out(context(table), table.decision_since + REVEAL_SECONDS))
    assert table.status == "running"
    assert table.chairs[1].bot == "random"


def test_other_words_than_those_sealed_are_refused() -> None:
    table = started("one", "two")
    assert refusal(table, "p1", Reveal(1, table.start or "", "three")) == "bad-input"


def test_words_of_another_seat_do_not_fit_a_copied_seal() -> None:
    """Whoever copies a seal, to show the same words after the other, has nothing that fits it."""
    table = open_table("nauticus", 2)
    sealed(table, 0, "one")
    apply(table, decided(table, "p1", Seal(1, table.chairs[0].seal or "")))
    apply(table, decided(table, "p0", Start()))
    reveal(table, 0, "one")
    assert refusal(table, "p1", Reveal(1, table.start or "", "one")) == "bad-input"


def test_words_are_shown_only_for_the_start_that_one_has_seen() -> None:
    table = started("one", "two")
    assert refusal(table, "p1", Reveal(1, "0" * 64, "two")) == "stale"


def test_seats_and_seals_are_fixed_by_the_start() -> None:
    table = started("one", "two")
    assert refusal(table, "p1", Seal(1, "0" * 64)) == "not-now"
    assert refusal(table, "p1", Leave(1)) == "not-now"
    assert refusal(table, "p2", Join()) == "not-now"
    assert refusal(table, "p0", AddBot(1, "random")) == "not-now"


def test_nobody_shows_words_before_the_start_or_for_another() -> None:
    table = open_table("nauticus", 2)
    sealed(table, 0, "one")
    assert refusal(table, "p0", Reveal(0, "0" * 64, "one")) == "not-now"
    table = started("one", "two")
    assert refusal(table, "p1", Reveal(0, table.start or "", "one")) == "not-yours"


def test_a_seal_may_be_changed_until_the_start_and_goes_with_the_seat() -> None:
    table = open_table("nauticus", 2)
    sealed(table, 1, "two")
    sealed(table, 1, "other")
    assert table.chairs[1].seal == seal_of("t", COMMITMENT, 1, "other")
    apply(table, decided(table, "p1", Leave(1)))
    assert table.chairs[1].seal is None


def test_taking_back_over_chance_gives_the_same_outcomes() -> None:
    table = started("one", "two")
    reveal(table, 0, "one")
    reveal(table, 1, "two")
    dealt = [move.text for move in table.moves if move.decider == CHANCE]
    table.apply(Logged(table.last + 1, table.changed, MovesUndone(0, 0)))
    shuffle = Shuffle(SECRET, table.terms)
    assert str(shuffle.draw(table.playing, table.draws)) == dealt[0]


# Grinding: an accomplice of the server knows the secret, and chooses words last.


def first_tile(terms: Terms) -> str:
    position = get_game("nauticus").new(seats=2)
    return str(Shuffle(SECRET, terms).draw(position, 0))


def outcome(honest: str, accomplice: str) -> str:
    words = {0: honest, 1: accomplice}
    seals = {seat: seal_of("t", COMMITMENT, seat, each) for seat, each in words.items()}
    return first_tile(Terms("t", COMMITMENT, words, seals))


WANTED = str(get_game("nauticus").new(seats=2).weights()[0][0])


def test_open_words_could_be_ground() -> None:
    """What the first method allowed: words are tried until the wanted tile is the first."""

    def first_method(accomplice: str) -> str:
        return first_tile(Terms("t", COMMITMENT, {0: "honest", 1: accomplice}, method=1))

    assert any(first_method(f"try {number}") == WANTED for number in range(200))


def test_before_the_start_nothing_tells_an_accomplice_the_words() -> None:
    table = open_table("nauticus", 2)
    sealed(table, 0, "honest words 0123456789abcdef")
    shown = repr(Projection(table, [], {}, FeedCache()).table("p1", 1, table.last))
    assert "honest words" not in shown


def test_sealed_words_cannot_be_ground() -> None:
    """The best words that an accomplice finds for his guess are worth no more than any others:
    the wanted tile comes as often as it would by itself, whatever he tries.
    """
    rng = random.Random(18)
    guess = f"{rng.getrandbits(128):032x}"
    ground = next(
        words for number in range(2_000) if outcome(guess, words := f"try {number}") == WANTED
    )
    honest = [f"{rng.getrandbits(128):032x}" for _ in range(800)]
    found = Counter(outcome(each, ground) for each in honest)
    assert len(found) == 8
    assert all(70 < count < 130 for count in found.values())  # 100 expected


def test_after_the_start_an_accomplice_is_left_with_two_shuffles() -> None:
    """He may show the words that he sealed, or be named as one who did not."""
    table = started("honest", "accomplice")
    reveal(table, 0, "honest")
    accepted = []
    for words in ["accomplice", *(f"try {number}" for number in range(500))]:
        try:
            decision = decided(table, "p1", Reveal(1, table.start or "", words))
        except Refused:
            continue
        accepted.append(decision)
    assert len(accepted) == 1
    withheld = time_out(context(table), table.decision_since + REVEAL_SECONDS)
    assert withheld.entries[0] == Shuffled((1,))
