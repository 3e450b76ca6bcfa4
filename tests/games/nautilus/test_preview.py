"""What is told of a move before it is chosen: true, complete, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from seaboard.games.api import CHANCE, as_data, draw
from seaboard.games.nautilus import GAME, NautilusPosition, facts
from seaboard.games.nautilus.moves import Enter, MovePart, MoveSailor, PlayCard, Switch
from seaboard.games.nautilus.preview import Preview
from seaboard.games.nautilus.rules import turns

from .conformance import homeward
from .situation import Table, table


def seen(t: Table, text: str) -> Preview:
    """What the seat that decides is told of the move."""
    return GAME.preview(t.position, GAME.parse(text), t.position.decider)


def decisions(mode: str, seed: int, steps: int) -> Iterator[NautilusPosition]:
    """The decisions of a game in which sailors do come home."""
    position, rng = GAME.new(mode=mode), Random(seed)
    for _ in range(steps):
        if position.over:
            return
        if position.decider != CHANCE:
            yield position.copy()
        position.play(homeward(position, rng))


def spots_of(position: NautilusPosition) -> dict[str, str]:
    view = position.view(None)
    return {sailor.name: sailor.spot for sailor in view.sailors} | {"moby": str(view.moby_dick)}


# Ways


def test_a_way_is_told_spot_by_spot() -> None:
    t = table(hands={"north": "6"}, red="1@58")
    assert seen(t, "6 red-1").way == ("58", "59", "0", "1", "2", "3", "4")
    assert seen(t, "6 red-1").rests_at == "4"


def test_a_way_leads_into_the_harbour() -> None:
    t = table(hands={"north": "6"}, red="1@58")
    told = seen(t, "6 red-1 harbour-4")
    assert told.way == ("58", "59", "0", "harbour-1", "harbour-2", "harbour-3", "harbour-4")


def test_a_way_leads_on_within_the_harbour() -> None:
    t = table(hands={"north": "2"}, red="1@harbour-1")
    assert seen(t, "2 red-1 harbour-3").way == ("harbour-1", "harbour-2", "harbour-3")


def test_a_way_leads_into_a_cave_and_out_of_it() -> None:
    t = table(hands={"north": "3"}, red="1@6 2@cave-1")
    assert seen(t, "3 red-1 cave").way == ("6", "7", "8", "cave-1")
    assert seen(t, "3 red-2").way == ("cave-1", "8", "9", "10")


def test_a_4_goes_backward() -> None:
    t = table(hands={"north": "4"}, red="1@2 2@11 3@cave-2")
    assert seen(t, "4 red-1").way == ("2", "1", "0", "59", "58")
    assert seen(t, "4 red-1 harbour-2").way == ("2", "1", "0", "harbour-1", "harbour-2")
    assert seen(t, "4 red-2 cave").way == ("11", "10", "9", "8", "cave-1")
    assert seen(t, "4 red-3").way == ("cave-2", "23", "22", "21", "20")


def test_an_entering_sailor_comes_from_the_whirlpool_and_hits() -> None:
    t = table(hands={"north": "12"}, blue="1@0")
    told = seen(t, "12 enter red-1")
    assert (told.sailor, told.way, told.rests_at) == ("red-1", ("whirlpool", "0"), "0")
    assert told.hits == ("blue-1",)
    assert told.pieces == {"red-1": "0", "blue-1": "whirlpool"}


# Whom it meets


def test_whoever_stands_at_the_end_is_hit() -> None:
    t = table(hands={"north": "6"}, red="1@14", blue="1@20")
    assert seen(t, "6 red-1").hits == ("blue-1",)


def test_a_7_hits_everyone_on_its_way_in_order() -> None:
    t = table(hands={"north": "7"}, red="1@14 2@18", blue="1@21", green="1@20", yellow="1@22")
    assert seen(t, "7 red-1").hits == ("red-2", "green-1", "blue-1")


def test_a_ride_is_told_with_its_end_and_whom_it_hits() -> None:
    t = table(hands={"north": "6"}, red="1@14", blue="1@40", moby=20)
    told = seen(t, "6 red-1")
    assert (told.rides, told.way[-1], told.rests_at) == (True, "20", "39")
    assert (told.hits, told.moby_dick) == (("blue-1",), 40)


def test_moby_dicks_card_tells_whom_it_hits() -> None:
    t = table(hands={"north": "moby"}, red="1@14", moby=20)
    told = seen(t, "moby")
    assert (told.hits, told.moby_dick, told.effect) == (("red-1",), 14, True)


def test_moby_dicks_card_tells_if_it_does_nothing() -> None:
    assert not seen(table(hands={"north": "moby"}, red="1@14"), "moby").effect


def test_a_compass_tells_where_both_pieces_come_to() -> None:
    t = table(hands={"north": "compass"}, red="1@14", blue="1@cave-2", moby=20)
    assert seen(t, "compass red-1 blue-1").pieces == {"red-1": "cave-2", "blue-1": "14"}
    told = seen(t, "compass red-1 moby")
    assert told.pieces == {"red-1": "20", "moby": "14"}
    assert told.moby_dick == 14


# Whom it concerns


def test_an_8_tells_whose_turn_it_takes() -> None:
    t = table(hands={"north": "8", "east": ""}, red="1@14")
    assert seen(t, "8 skip").seat == 2


def test_commandeering_tells_whom_it_commands() -> None:
    t = table(hands={"north": "commandeer", "east": ""})
    assert seen(t, "commandeer").seat == 2


def test_commandeering_without_anyone_has_no_effect() -> None:
    t = table(hands={"north": "commandeer 2", "east": "", "south": "", "west": ""})
    told = seen(t, "commandeer")
    assert (told.seat, told.effect) == (None, False)


def test_a_trade_with_an_empty_hand_has_no_effect() -> None:
    assert not seen(table(hands={"north": "trade 2", "south": ""}), "trade").effect
    assert seen(table(hands={"north": "trade 2"}), "trade").effect


def test_a_swap_tells_who_gets_the_card() -> None:
    t = table(hands={"north": "trade 2"}).play("trade")
    assert seen(t, "swap 2").seat == 2
    assert seen(t.play("swap 2"), "swap 2").seat == 0


# The 5 and the Nautilùs


def test_a_part_of_a_5_tells_how_many_steps_are_left() -> None:
    t = table(hands={"north": "5"}, red="1@14 2@20")
    assert seen(t, "5 red-1 2").steps_left == 3
    assert seen(t, "5 red-1 5").steps_left == 0
    assert seen(t, "5 red-1 2").card == "5"


def test_a_nautilus_tells_what_it_puts_back_and_uses() -> None:
    t = table(hands={"north": "6", "east": "nautilus 2"}, red="1@14", blue="1@20 2@30", moby=50)
    undoing = seen(t.play("6 red-1"), "nautilus").undoing
    assert undoing is not None
    assert undoing.pieces == {"red-1": "14", "blue-1": "20"}
    assert (undoing.card, undoing.usable) == ("6", True)


def test_a_nautilus_tells_that_its_card_cannot_be_used() -> None:
    t = table(hands={"north": "6", "east": "nautilus 2"}, red="1@14", moby=50)
    undoing = seen(t.play("6 red-1"), "nautilus").undoing
    assert undoing is not None
    assert (undoing.card, undoing.usable) == ("6", False)


def test_a_first_nautilus_tells_where_moby_dick_appears_and_whom_he_hits() -> None:
    t = table(hands={"north": "nautilus"}, blue="1@59")
    told = seen(t, "nautilus")
    assert (told.moby_dick, told.hits) == (59, ("blue-1",))
    assert told.undoing is not None
    assert told.undoing.card is None


def test_a_first_nautilus_of_two_players_leaves_open_where_moby_dick_appears() -> None:
    t = table("two", hands={"north": "nautilus"}, red="1@14", last="6")
    told = seen(t, "nautilus")
    assert told.moby_dick is None
    assert told.undoing is not None
    assert told.undoing.usable is None
    assert seen(t.play("nautilus"), "behind green").moby_dick == 29


# What holds for every move


@pytest.mark.parametrize("mode", GAME.modes)
@pytest.mark.parametrize("seed", [11, 12])
def test_a_preview_agrees_with_what_playing_does(mode: str, seed: int) -> None:
    walked = hits = 0
    for position in decisions(mode, seed, 500):
        before = spots_of(position)
        for move in position.legal_moves():
            told = GAME.preview(position, move, position.decider)
            after_move = position.copy()
            after_move.play(move)
            after = spots_of(after_move)
            assert {**before, **told.pieces} == after, move
            back = {name for name in before if after[name] == "whirlpool" != before[name]}
            if told.undoing is None:
                assert set(told.hits) == back, move
            hits += len(told.hits)
            if isinstance(move, MoveSailor | MovePart | Enter):
                walked += 1
                assert told.way[0] == before[move.sailor]
                assert told.rests_at == after[move.sailor]
                assert (told.rests_at != told.way[-1] or told.rides) == (
                    told.way[-1] == before["moby"]
                ), move
            if isinstance(move, MovePart):
                assert told.steps_left == after_move.state.five_left
            if isinstance(move, PlayCard) and told.seat is not None:
                assert (after_move.turn, after_move.state.commander) == (told.seat, position.turn)
            if isinstance(move, Switch):
                assert told.pieces == {
                    move.first: before[move.second],
                    move.second: before[move.first],
                }
    assert walked > 300
    assert hits > 30


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_way_that_is_told_afterwards_is_the_one_that_was_foreseen(mode: str) -> None:
    walked = rode = 0
    for position in decisions(mode, 13, 400):
        for move in position.legal_moves():
            told = GAME.preview(position, move, position.decider)
            after = position.copy()
            after.play(move)
            ways = {
                fact.sailor: (fact.way, bool(fact.rides))
                for fact in GAME.narrate(position, move, after, None)
                if isinstance(fact, facts.SailorMoved | facts.SailorEntered)
            }
            if told.sailor in ways:
                assert ways.pop(told.sailor) == (told.way, told.rides)
                walked += 1
                rode += told.rides
            assert set(ways.values()) <= {(None, False)}, move
    assert walked > 100
    assert rode


@pytest.mark.parametrize("mode", GAME.modes)
def test_moby_dick_appears_once(mode: str) -> None:
    appeared = 0
    for seed in range(3):
        for position in decisions(mode, seed, 300):
            absent = position.view(None).moby_dick is None
            for move in position.legal_moves():
                told = GAME.preview(position, move, position.decider)
                assert told.moby_dick_appears == (absent and told.moby_dick is not None)
                appeared += told.moby_dick_appears
    assert appeared


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_seat_named_by_an_8_is_the_one_that_discards(mode: str) -> None:
    skipped = 0
    for seed in range(6):
        for position in decisions(mode, seed, 400):
            if "8 skip" not in map(str, position.legal_moves()):
                continue
            told = GAME.preview(position, GAME.parse("8 skip"), position.decider)
            assert told.seat == turns.next_player(position.state)
            position.play("8 skip")
            assert position.turn == told.seat
            skipped += 1
    assert skipped > 20


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_preview_says_nothing_that_the_seat_does_not_know(mode: str) -> None:
    """It is the same in every world that the seat cannot tell from the true one."""
    rng = Random(mode)
    compared, cards = 0, set()
    for seed in range(4):
        position = GAME.new(mode=mode)
        for _ in range(500):
            if position.over:
                break
            if position.decider == CHANCE:
                position.play(draw(position, rng))
                continue
            seat = position.decider
            for _ in range(2 if seed else 1):
                world = position.resample(seat, rng)
                assert world.legal_moves() == position.legal_moves()
                for move in position.legal_moves():
                    told = GAME.preview(position, move, seat)
                    assert GAME.preview(world, move, seat) == told, move
                    cards.add(told.card)
                compared += 1
            position.play(rng.choice(position.legal_moves()))
    assert compared > 400
    assert {"nautilus", "storm", "telescope", "commandeer", "trade"} <= cards


def test_a_preview_is_plain_data() -> None:
    t = table(hands={"north": "6"}, red="1@14", blue="1@20")
    data = as_data(seen(t, "6 red-1"))
    assert data["way"] == ["14", "15", "16", "17", "18", "19", "20"]
    assert data["facts"][0] == {"key": "card.played", "params": {"seat": 0, "card": "6"}}
