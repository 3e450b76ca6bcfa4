"""People at a table: from the invitation to the record, over HTTP."""

from __future__ import annotations

import random

from seaboard.records import parse
from seaboard.tables.fairness import seal_of, verify

from .clients import (
    Player,
    against_bots,
    comes_in,
    play_to_the_end,
    serving,
    until_finished,
)


def two_at_a_table(anna: Player, bert: Player, **setup: object) -> str:
    table = anna.create(**setup)
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    return table


def test_two_people_and_a_bot_play_a_whole_game_and_the_shuffle_is_fair(
    anna: Player, bert: Player
) -> None:
    table = anna.create(seats=3)
    anna.do(table, "join", seat=0)
    bert.do(table, "join", seat=1)
    anna.do(table, "bot", seat=2, bot="random")
    commitment = bert.see(table)["commitment"]
    words = {0: "Ahoi, wind & wave ⚓ 8f31", 1: "1d77"}
    for seat, player in enumerate((anna, bert)):
        player.do(table, "seal", seat=seat, seal=seal_of(table, commitment, seat, words[seat]))
    anna.do(table, "start")
    start = anna.see(table)["start"]
    bert.do(table, "reveal", seat=1, start=start, words=words[1])
    waiting = anna.see(table)
    assert (waiting["status"], waiting["view"]) == ("starting", None)
    anna.do(table, "reveal", seat=0, start=start, words=words[0])
    end = play_to_the_end(table, {0: anna, 1: bert}, random.Random(1))
    record = parse(bert.get(f"/api/tables/{table}/record").text)
    assert record.notes["commitment"] == commitment == end["commitment"]
    assert (record.notes["words-1"], record.notes["words-2"]) == (words[0], words[1])
    assert record.notes["start"] == start
    assert record.players == {0: "Anna", 1: "Bert", 2: "random"}
    assert verify(record).draws > 0
    assert list(record.result.places if record.result else ()) == end["result"]["places"]


def test_a_stale_move_is_refused(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert)
    seen = anna.see(table, 0)
    seat = seen["decider"]
    player = (anna, bert)[seat]
    move = player.see(table, seat)["legal"][0]["text"]
    player.do(table, "move", seat=seat, version=seen["version"], move=move)
    answer = player.try_to(table, "move", seat=seat, version=seen["version"], move=move)
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "stale"


def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing(
    anna: Player, bert: Player
) -> None:
    table = two_at_a_table(anna, bert)
    before = anna.see(table, 0)
    player = (anna, bert)[before["decider"]]
    answer = player.try_to(
        table, "move", seat=before["decider"], version=before["version"], move="deliver 1"
    )
    assert answer.json()["error"]["code"] == "illegal"
    assert anna.see(table, 0) == before


def test_nobody_moves_for_another(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert)
    seen = anna.see(table, 0)
    seat = seen["decider"]
    other = (bert, anna)[seat]
    answer = other.try_to(table, "move", seat=seat, version=seen["version"], move="pass")
    assert answer.status_code == 403


def test_nobody_moves_out_of_turn(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert)
    seen = anna.see(table, 0)
    seat = 1 - seen["decider"]
    other = (anna, bert)[seat]
    answer = other.try_to(table, "move", seat=seat, version=seen["version"], move="pass")
    assert answer.json()["error"]["code"] == "not-now"


def test_only_the_host_starts_and_seats_bots(anna: Player, bert: Player) -> None:
    table = anna.create()
    bert.do(table, "join")
    assert bert.try_to(table, "bot", seat=1, bot="random").status_code == 403
    anna.do(table, "bot", seat=1, bot="random")
    assert bert.try_to(table, "start").status_code == 403


def test_a_table_with_a_free_seat_does_not_start(anna: Player) -> None:
    table = anna.create()
    anna.do(table, "join")
    assert anna.try_to(table, "start").json()["error"]["code"] == "not-now"


def test_a_taken_seat_is_refused_and_a_left_one_is_free(anna: Player, bert: Player) -> None:
    table = anna.create()
    anna.do(table, "join", seat=0)
    assert bert.try_to(table, "join", seat=0).json()["error"]["code"] == "taken"
    anna.do(table, "leave", seat=0)
    bert.do(table, "join", seat=0)
    assert bert.see(table)["mine"] == [0]


def test_a_bot_that_is_not_on_offer_is_refused(anna: Player) -> None:
    table = anna.create()
    answer = anna.try_to(table, "bot", seat=0, bot="program:command=rm")
    assert answer.status_code == 422


def test_nobody_is_named_at_a_table_who_was_refused_there(anna: Player, bert: Player) -> None:
    table = against_bots(anna, spectators=False)
    assert bert.try_to(table, "say", text="Let me in").status_code == 403
    assert bert.id not in anna.see(table)["people"]


def test_lists_tell_hosts_apart_whose_names_look_alike(anna: Player) -> None:
    double, other = comes_in(anna.client, "anna"), comes_in(anna.client, "Otto")
    for host in (double, other, anna):
        host.create(public=True)
    listed = anna.client.get("/api/tables").json()["people"]
    assert listed == {anna.id: "Anna", double.id: "anna (2)", other.id: "Otto"}
    seen = double.get("/api/tables").json()["people"]
    assert (seen[double.id], seen[anna.id]) == ("anna", "Anna (2)")


def test_public_tables_are_in_the_lobby_and_private_ones_are_not(anna: Player) -> None:
    public, _private = anna.create(public=True), anna.create()
    listed = anna.client.get("/api/tables").json()
    assert [table["id"] for table in listed["tables"]] == [public]
    assert listed["people"] == {anna.id: "Anna"}
    assert len(anna.get("/api/me/tables").json()["tables"]) == 2


def test_one_person_plays_several_seats_and_sees_only_those(anna: Player, bert: Player) -> None:
    table = anna.create(seats=3)
    anna.do(table, "join", seat=0, label="Anna")
    anna.do(table, "join", seat=2, label="Otto")
    bert.do(table, "join", seat=1)
    anna.do(table, "start")
    assert anna.see(table, 2)["viewer"] == 2
    assert anna.get(f"/api/tables/{table}", seat=1).status_code == 403
    assert bert.get(f"/api/tables/{table}", seat=0).status_code == 403


def test_a_table_without_spectators_shows_nothing_to_strangers(anna: Player, bert: Player) -> None:
    table = against_bots(anna, spectators=False)
    assert bert.get(f"/api/tables/{table}").status_code == 403
    assert bert.client.get(f"/api/tables/{table}").status_code == 403
    assert anna.get(f"/api/tables/{table}").status_code == 200


def test_in_a_game_against_bots_one_takes_back_freely(anna: Player) -> None:
    table = against_bots(anna)
    before = anna.see(table, 0)
    anna.play(table, 0)
    while anna.see(table, 0)["decider"] != 0:
        pass
    now = anna.see(table, 0)
    assert now["undo"] == "free"
    anna.do(table, "undo", seat=0, version=now["version"])
    after = anna.see(table, 0)
    assert after["view"] == before["view"]
    assert after["version"] > now["version"]


def test_within_the_own_turn_nobody_is_asked(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert)
    seat = anna.see(table)["decider"]
    player = (anna, bert)[seat]
    player.play(table, seat, "field 0")
    now = player.see(table, seat)
    assert now["decider"] == seat
    player.do(table, "undo", seat=seat, version=now["version"])
    assert player.see(table, seat)["moves"] == now["moves"] - 1


def until_the_other_decides(table: str, players: tuple[Player, Player]) -> int:
    """Play until the decision passes to the other; whose it was."""
    seat = int(players[0].see(table)["decider"])
    while players[0].see(table)["decider"] == seat:
        players[seat].play(table, seat)
    return seat


def test_across_another_player_a_take_back_needs_consent(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert)
    seat = until_the_other_decides(table, (anna, bert))
    asker, other = (anna, bert)[seat], (anna, bert)[1 - seat]
    other.play(table, 1 - seat)
    now = asker.see(table, seat)
    assert now["undo"] == "ask"
    version = now["version"]
    refused = asker.try_to(table, "undo", seat=seat, version=version)
    assert refused.json()["error"]["code"] == "needs-consent"
    ask = asker.do(table, "ask", seat=seat, version=version)["last"]
    assert other.see(table)["ask"] == {"number": ask, "seat": seat, "waiting": [other.id]}
    assert asker.try_to(table, "answer", ask=ask, yes=True).status_code == 403
    other.do(table, "answer", ask=ask, yes=True)
    after = asker.see(table, seat)
    assert after["decider"] == seat
    assert after["moves"] < now["moves"]
    assert after["ask"] is None


def test_a_refused_take_back_changes_nothing_and_is_not_asked_for_again_at_once(
    anna: Player, bert: Player
) -> None:
    table = two_at_a_table(anna, bert)
    seat = until_the_other_decides(table, (anna, bert))
    asker, other = (anna, bert)[seat], (anna, bert)[1 - seat]
    other.play(table, 1 - seat)
    now = asker.see(table, seat)
    ask = asker.do(table, "ask", seat=seat, version=now["version"])["last"]
    other.do(table, "answer", ask=ask, yes=False)
    after = asker.see(table, seat)
    assert (after["moves"], after["ask"], after["undo"]) == (now["moves"], None, "refused")
    assert other.see(table, 1 - seat)["undo"] != "refused"
    asker.do(table, "say", text="Please!")
    again = asker.try_to(table, "ask", seat=seat, version=now["version"])
    assert again.json()["error"]["code"] == "not-now"
    # Once the game has gone on, there is something else to ask about.
    decider = int(after["decider"])
    (anna, bert)[decider].play(table, decider)
    assert asker.see(table, seat)["undo"] in ("ask", "free")


def test_where_moves_stand_a_turn_is_still_planned(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert, undo="never")
    seat = anna.see(table)["decider"]
    player = (anna, bert)[seat]
    before = player.see(table, seat)
    assert before["undo"] == "no"
    player.play(table, seat, "field 3")
    planned = player.see(table, seat)
    assert (planned["decider"], planned["undo"]) == (seat, "free")
    player.do(table, "undo", seat=seat, version=planned["version"])
    assert player.see(table, seat)["view"] == before["view"]


def test_where_moves_stand_a_turn_that_is_over_stands(anna: Player, bert: Player) -> None:
    table = two_at_a_table(anna, bert, undo="never")
    seat = until_the_other_decides(table, (anna, bert))
    player = (anna, bert)[seat]
    now = player.see(table, seat)
    assert now["undo"] == "no"
    for command in ("undo", "ask"):
        refused = player.try_to(table, command, seat=seat, version=now["version"])
        assert refused.json()["error"]["code"] == "not-allowed"


def test_where_moves_stand_bots_do_not_make_them_free(anna: Player) -> None:
    table = against_bots(anna, undo="never")
    while anna.see(table, 0)["decider"] != 0 or anna.see(table, 0)["undo"] != "free":
        if anna.see(table, 0)["decider"] == 0:
            anna.play(table, 0)
    while anna.see(table, 0)["decider"] == 0:
        anna.play(table, 0)
    while anna.see(table, 0)["decider"] != 0:
        pass
    now = anna.see(table, 0)
    assert now["undo"] == "no"
    refused = anna.try_to(table, "undo", seat=0, version=now["version"])
    assert refused.json()["error"]["code"] == "not-allowed"


def test_who_resigns_is_replaced_by_a_bot_and_the_game_ends(anna: Player) -> None:
    table = against_bots(anna)
    anna.do(table, "resign", seat=0)
    end = until_finished(anna, table)
    assert end["seats"][0]["resigned"]


def test_a_rematch_seats_the_same_people_once(anna: Player) -> None:
    table = against_bots(anna)
    assert anna.try_to(table, "rematch").json()["error"]["code"] == "not-now"
    anna.do(table, "resign", seat=0)
    until_finished(anna, table)
    first = anna.do(table, "rematch")["rematch"]
    assert anna.do(table, "rematch")["rematch"] == first
    again = anna.see(first)
    assert again["status"] == "open"
    assert [seat["person"] or seat["bot"] for seat in again["seats"]] == [anna.id, "random"]


def test_the_secret_and_the_record_are_closed_until_the_end(anna: Player) -> None:
    table = against_bots(anna)
    assert anna.get(f"/api/tables/{table}/record").status_code == 409
    assert anna.see(table)["secret"] is None


def test_a_finished_game_is_replayed_by_step_and_by_upload(anna: Player) -> None:
    table = against_bots(anna)
    anna.do(table, "resign", seat=0)
    until_finished(anna, table)
    text = anna.get(f"/api/tables/{table}/record").text
    there = anna.get(f"/api/tables/{table}/replay", step=30, seat=1).json()
    uploaded = anna.post("/api/replay", {"record": text, "step": 30, "seat": 1}).json()
    assert there == uploaded
    assert there["facts"]
    assert anna.post("/api/replay", {"record": text, "step": 99_999}).status_code == 404
    assert anna.post("/api/replay", {"record": text.replace("pass", "past")}).status_code == 422


def test_events_are_paged_backwards_without_gaps(anna: Player) -> None:
    table = against_bots(anna)
    anna.do(table, "resign", seat=0)
    until_finished(anna, table)
    seen = anna.see(table)
    events = seen["events"]
    while events[0]["number"] > 1:
        page = anna.get(f"/api/tables/{table}/events", before=events[0]["number"]).json()
        events = page["events"] + events
    assert [event["number"] for event in events] == list(range(1, seen["last"] + 1))
    assert all("facts" in event for event in events if event["kind"] in ("move", "chance"))


def test_chat_is_heard_and_does_not_make_a_move_stale(anna: Player) -> None:
    table = against_bots(anna)
    before = anna.see(table, 0)
    anna.do(table, "say", text="<b>Ahoi</b> 👩‍✈️")
    after = anna.see(table, 0)
    assert after["version"] == before["version"]
    assert after["events"][-1]["data"] == {"text": "<b>Ahoi</b> 👩‍✈️"}


def test_a_game_goes_on_after_a_restart(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        anna = comes_in(client, "Anna")
        table = against_bots(anna)
        anna.play(table, 0)
        before = anna.see(table, 0)
    with serving(sqlite_url) as client:
        anna = Player(client, anna.name, anna.id, anna.token)
        after = anna.see(table, 0, after=0)
        assert after["events"][: before["last"]][-5:] == before["events"][-5:]
        assert after["last"] >= before["last"]
