"""Each question of the game is one thing: its legal answers, its reasons, its facts."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from seaboard.games.nauticus import GAME, rules
from seaboard.games.nauticus.moves import MOVE_TYPES, MOVES
from seaboard.games.nauticus.rules import actions
from seaboard.games.nauticus.state import ACTIONS, MAX_LEGAL, QUESTIONS

from .policies import company
from .situation import situation


def test_every_question_of_the_state_is_there() -> None:
    """In the order of its numbers; the last one is that nothing is asked."""
    assert [*(question.name for question in rules.QUESTIONS), "nothing"] == list(QUESTIONS)


def test_every_kind_of_move_answers_a_question() -> None:
    """And no question has two answers of one kind."""
    kinds = [answer.move for question in rules.QUESTIONS for answer in question.answers]
    assert set(kinds) == set(MOVE_TYPES)
    for question in rules.QUESTIONS:
        assert len(question.by_kind) == len(question.answers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_question_calls_legal_is_what_can_be_played(seats: int) -> None:
    """The list of the question alone, interpreted, is the list of the compiled rules; and each
    legal move is of a kind that answers the question.
    """
    rng = Random(seats)
    position = GAME.new(seats=seats)
    while not position.over:
        state = position.table()
        question = rules.QUESTIONS[state.asked]
        codes = np.zeros(MAX_LEGAL, np.uint16)
        count = question.legal(state, state.players[state.seat], codes)
        assert sorted(codes[:count].tolist()) == position.legal_codes().tolist()
        assert {type(MOVES[code]) for code in codes[:count]} <= set(question.by_kind)
        position.play(company(position, rng))


def test_the_extra_action_is_on_offer_when_its_uses_would_be() -> None:
    """One definition of what an action can do, for the phase's and for the extra action."""
    table = situation("hull@3", "2 taler, 0 workers", warehouse="6 goods:coffee 6 goods:fish",
                      yard="bow mast:star")  # fmt: skip
    offered = {move.removeprefix("extra ") for move in table.legal("extra")}
    for number, action in enumerate(ACTIONS):
        codes, one = np.zeros((2, MAX_LEGAL), np.uint16)
        state = table.position.table()
        player = state.players[0]
        uses = actions.legal_uses(state, player, number, 1, 2, False, codes, 0)
        assert actions.legal_uses(state, player, number, 1, 2, True, one, 0) == min(uses, 1)
        assert (uses > 0) == (action in offered)
        if action in offered:
            begun = table.position.copy()
            begun.play(f"extra {action}")
            assert begun.legal_codes().tolist() == codes[:uses].tolist()
