"""Branches: a new table goes on from a finished game, which stays as it was."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from seaboard.records import parse, to_text
from seaboard.server.upkeep import check
from seaboard.tables.fairness import NotFair, verify

from .clients import AtOnce, Client, Player, against_bots, comes_in, play_to_the_end, serving


def finished(anna: Player) -> str:
    table = against_bots(anna, game="kuhn", options={"hands": 3}, public=True, seconds=3600)
    play_to_the_end(table, {0: anna}, Random(1))
    return table


def branch(player: Player, table: str, step: int, *players: str | None) -> str:
    answer = player.post(f"/api/tables/{table}/branch", {"step": step, "players": players})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("players", [(None, None), (None, "random")])
def test_a_branch_goes_on_from_there_and_the_game_stays(
    anna: Player, players: tuple[str | None, ...]
) -> None:
    table = finished(anna)
    before = anna.get(f"/api/tables/{table}/record").text
    made = branch(anna, table, 2, *players)
    seen = anna.see(made, 0)
    assert seen["status"] == "running"
    assert seen["branch"] == {"table": table, "step": 2}
    assert seen["moves"] == 2
    assert seen["setup"]["public"] is False
    assert seen["setup"]["seconds"] is None
    mine = {seat: anna for seat, bot in enumerate(players) if bot is None}
    play_to_the_end(made, mine, Random(2))
    old = parse(before)
    new = parse(anna.get(f"/api/tables/{made}/record").text)
    assert new.moves[:2] == old.moves[:2]
    assert new.notes["branch-of"] == table
    assert anna.get(f"/api/tables/{table}/record").text == before


def test_a_branch_goes_on_after_a_line_that_was_not_played(anna: Player) -> None:
    """The moves of the line are played by whoever decides there, and belong to nobody."""
    table = finished(anna)
    record = parse(anna.get(f"/api/tables/{table}/record").text)
    looked = anna.get(f"/api/tables/{table}/line", step=2, seat=0).json()
    other = next(m["text"] for m in looked["legal"] if m["text"] != record.moves[2].text)
    body = {"step": 2, "line": [other], "players": [None, None]}
    made = anna.post(f"/api/tables/{table}/branch", body).json()["id"]
    seen = anna.see(made, 0)
    assert seen["branch"] == {"table": table, "step": 2}
    assert (seen["moves"], seen["undo"], seen["decider"]) == (3, "no", 1)
    play_to_the_end(made, {0: anna, 1: anna}, Random(2))
    new = parse(anna.get(f"/api/tables/{made}/record").text)
    assert new.moves[:2] == record.moves[:2]
    assert new.moves[2].text == other
    assert verify(new, record).unchecked == 0


def test_a_line_that_cannot_be_played_is_refused(anna: Player) -> None:
    path = f"/api/tables/{finished(anna)}/branch"
    for step, line, code in (
        (2, ["nonsense"], "illegal"),
        (0, ["bet"], "bad-input"),  # chance deals first
    ):
        answer = anna.post(path, {"step": step, "line": line, "players": [None, None]})
        assert answer.json()["error"]["code"] == code


def branch_of_record(player: Player, record: str, step: int, *players: str | None) -> str:
    answer = player.post("/api/replay/branch", {"record": record, "step": step, "players": players})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize("players", [(None, None), ("random", None)])
def test_a_branch_goes_on_from_a_record(anna: Player, players: tuple[str | None, ...]) -> None:
    """Of another table it says which; without one the record says so too."""
    table = finished(anna)
    text = anna.get(f"/api/tables/{table}/record").text
    noteless = "".join(each for each in text.splitlines(True) if not each.startswith("note."))
    for record, noted in ((text, table), (noteless, None)):
        made = branch_of_record(anna, record, 2, *players)
        seen = anna.see(made, players.index(None))
        assert seen["branch"] == {"table": noted, "step": 2}
        play_to_the_end(made, {s: anna for s, bot in enumerate(players) if bot is None}, Random(4))
        new = parse(anna.get(f"/api/tables/{made}/record").text)
        assert new.moves[:2] == parse(text).moves[:2]
        assert new.notes["branch-of"] == (noted or "a record")
        assert verify(new).unchecked == 2
        if noted:
            assert verify(new, parse(text)).unchecked == 0
        else:
            with pytest.raises(NotFair):
                verify(new, parse(record))


def test_a_record_that_was_altered_is_not_the_game_of_its_table(anna: Player) -> None:
    """It branches off, and whoever has the true record finds out."""
    table = finished(anna)
    text = anna.get(f"/api/tables/{table}/record").text
    record = parse(text)
    looked = anna.get(f"/api/tables/{table}/line", step=2, seat=0).json()
    other = next(m["text"] for m in looked["legal"] if m["text"] != record.moves[2].text)
    cut = (*record.moves[:2], replace(record.moves[2], text=other))
    altered = to_text(replace(record, moves=cut, result=None))
    made = branch_of_record(anna, altered, 3, None, None)
    play_to_the_end(made, {0: anna, 1: anna}, Random(5))
    new = parse(anna.get(f"/api/tables/{made}/record").text)
    assert new.notes["branch-of"] == table
    with pytest.raises(NotFair, match="not those of the game"):
        verify(new, record)


def test_what_cannot_be_branched_from_a_record(anna: Player, client: Client) -> None:
    text = anna.get(f"/api/tables/{finished(anna)}/record").text
    path = "/api/replay/branch"
    players = [None, None]
    moves = len(parse(text).moves)
    for record, step, status in (("no record", 0, 422), (text, moves, 404), (text, 10**6, 404)):
        body = {"record": record, "step": step, "players": players}
        assert anna.post(path, body).status_code == status
    body = {"record": text, "step": 1, "players": players}
    assert client.post(path, json=body).status_code == 401


def test_chance_goes_on_where_the_branch_is_its_turn(anna: Player) -> None:
    """Before the first card: the shuffle is the new table's own."""
    made = branch(anna, finished(anna), 0, None, "random")
    assert anna.see(made, 0)["moves"] >= 2


def test_moves_of_the_game_are_not_taken_back(anna: Player) -> None:
    table = finished(anna)
    made = branch(anna, table, 2, None, None)
    assert anna.see(made, 0)["undo"] == "no"
    anna.play(made, 0)
    assert anna.see(made, 0)["undo"] == "free"


def test_what_chance_does_after_the_branch_can_be_checked(anna: Player) -> None:
    table = finished(anna)
    # The two cards before the branch would be dealt alike by the new table's secret once in six.
    assert any(not is_fair_from_the_start(anna, branch_to_its_end(anna, table)) for _ in range(40))


def branch_to_its_end(anna: Player, table: str) -> str:
    made = branch(anna, table, 3, None, None)
    play_to_the_end(made, {0: anna, 1: anna}, Random(3))
    return made


def is_fair_from_the_start(anna: Player, made: str) -> bool:
    """Whether a fair branch would be a fair game too if nothing told that it is a branch."""
    record = parse(anna.get(f"/api/tables/{made}/record").text)
    verify(record)
    noted = {key: value for key, value in record.notes.items() if key != "branch-moves"}
    try:
        verify(replace(record, notes=noted))
    except NotFair:
        return False
    return True


def test_a_database_with_a_branch_is_sound(sqlite_url: str) -> None:
    with serving(sqlite_url, AtOnce()) as client:
        anna = comes_in(client, "Anna")
        table = finished(anna)
        branch(anna, table, 3, None, "random")
        branch_of_record(anna, anna.get(f"/api/tables/{table}/record").text, 3, None, "random")
    assert asyncio.run(check(sqlite_url)).faults == []


def test_what_cannot_be_branched(anna: Player, client: Client) -> None:
    table = finished(anna)
    path = f"/api/tables/{table}/branch"
    moves = anna.see(table)["moves"]
    for step, players, status in (
        (moves, [None, None], 404),
        (1, [None], 422),
        (1, ["random", "random"], 422),
        (1, [None, "nobody"], 422),
    ):
        assert anna.post(path, {"step": step, "players": players}).status_code == status
    assert client.post(path, json={"step": 1, "players": [None, None]}).status_code == 401
    running = against_bots(anna, game="kuhn")
    refused = anna.post(f"/api/tables/{running}/branch", {"step": 1, "players": [None, None]})
    assert refused.json()["error"]["code"] == "not-now"


def test_the_same_key_gives_the_same_branch(anna: Player) -> None:
    body = {"step": 2, "players": [None, "random"], "key": "abcdefgh1234"}
    path = f"/api/tables/{finished(anna)}/branch"
    assert anna.post(path, body).json() == anna.post(path, body).json()
