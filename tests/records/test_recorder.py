"""Recording while a game is played."""

from __future__ import annotations

import pytest

from seaboard.games.api import IllegalMove
from seaboard.records import BadRecord, Recorder, final_position

from .played import NAUTICUS, finished, other_board, recorder


def test_the_record_of_a_running_game_has_no_result() -> None:
    assert recorder(most=30).record().result is None
    assert recorder().record().result is not None


def test_a_refused_move_is_not_recorded() -> None:
    made = recorder(most=8)
    with pytest.raises(IllegalMove):
        made.play("pass")
    assert len(made.moves) == 8


def test_moves_are_taken_as_value_text_or_code() -> None:
    by_text, by_code, by_value = (recorder(most=8) for _ in range(3))
    move = NAUTICUS.parse("field 3")
    by_text.play("field 3")
    by_code.play(move.code)
    by_value.play(move)
    assert by_text.record() == by_code.record() == by_value.record()


def test_undo_goes_back_to_where_it_was() -> None:
    made, before = recorder(most=60), recorder(most=50)
    made.undo(10)
    assert (made.position, made.moves) == (before.position, before.moves)


def test_no_more_can_be_undone_than_was_played() -> None:
    with pytest.raises(BadRecord, match="there are 5 moves"):
        recorder(most=5).undo(6)


def test_a_resumed_record_goes_on() -> None:
    half = recorder(3, most=100).record()
    resumed = Recorder.resume(half)
    assert resumed.record() == half
    for played in finished().moves[100:]:
        resumed.play(played.text)
    assert resumed.record() == finished()
    assert final_position(resumed.record()) == resumed.position


def test_a_record_begins_at_the_beginning() -> None:
    with pytest.raises(BadRecord, match="begins with a new game"):
        Recorder(recorder(most=9).position)


def test_the_recorder_does_not_share_its_position() -> None:
    position = NAUTICUS.new()
    made = Recorder(position)
    made.play(position.legal_moves()[0])
    assert position == NAUTICUS.new()


def test_a_board_keeps_its_name() -> None:
    board = other_board()
    made = Recorder(NAUTICUS.new(board=board), board=board)
    assert made.record().board.name == "our house"
    assert Recorder.resume(made.record()).record() == made.record()


def test_a_board_that_is_not_the_positions_is_refused() -> None:
    with pytest.raises(BadRecord, match="not on the board our house"):
        Recorder(NAUTICUS.new(), board=other_board())


def test_the_record_for_a_seat_is_marked() -> None:
    assert recorder(most=20).record_for(0).seen_by == "1"
    assert recorder(most=20).record_for(None).seen_by == "spectator"
