"""What comes in becomes the table core's own values."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest

from seaboard.server import messages as m
from seaboard.tables import commands
from seaboard.tables.setup import Setup

SENT: list[tuple[dict[str, Any], commands.Command]] = [
    ({"do": "join"}, commands.Join()),
    ({"do": "join", "seat": 1, "label": "Otto"}, commands.Join(1, "Otto")),
    ({"do": "leave", "seat": 1}, commands.Leave(1)),
    ({"do": "bot", "seat": 1, "bot": "random"}, commands.AddBot(1, "random")),
    ({"do": "unbot", "seat": 1}, commands.RemoveBot(1)),
    ({"do": "swap", "seat": 1, "other": 0}, commands.SwapSeats(1, 0)),
    ({"do": "setup", "setup": {"game": "nauticus"}}, commands.ChangeSetup(Setup("nauticus"))),
    ({"do": "stand_in", "version": 9}, commands.StandIn(9)),
    ({"do": "seal", "seat": 1, "seal": "0f" * 32}, commands.Seal(1, "0f" * 32)),
    (
        {"do": "reveal", "seat": 1, "start": "f0" * 32, "words": "Ahoi"},
        commands.Reveal(1, "f0" * 32, "Ahoi"),
    ),
    ({"do": "start"}, commands.Start()),
    ({"do": "close"}, commands.Close()),
    ({"do": "move", "seat": 1, "version": 9, "move": "pass"}, commands.Play(1, 9, "pass")),
    ({"do": "undo", "seat": 1, "version": 9}, commands.Undo(1, 9)),
    ({"do": "ask", "seat": 1, "version": 9}, commands.AskUndo(1, 9)),
    ({"do": "answer", "ask": 7, "yes": True}, commands.AnswerUndo(7, True)),
    ({"do": "resign", "seat": 1}, commands.Resign(1)),
    ({"do": "replace", "seat": 1}, commands.Replace(1)),
    ({"do": "come_back", "seat": 1}, commands.ComeBack(1)),
    ({"do": "give_up"}, commands.GiveUp()),
    ({"do": "vote", "motion": 7, "yes": False}, commands.Vote(7, False)),
    ({"do": "say", "text": "Ahoi"}, commands.Say("Ahoi")),
    ({"do": "rematch"}, commands.Rematch()),
]


@pytest.mark.parametrize(("sent", "command"), SENT)
def test_a_command_keeps_what_was_sent(sent: dict[str, Any], command: commands.Command) -> None:
    message = {"type": "do", "id": 1, "table": "A" * 16, "command": sent}
    read = m.CLIENT_MESSAGE.validate_python(message)
    assert isinstance(read, m.Do)
    assert read.command.command() == command


def test_every_command_can_be_sent() -> None:
    assert {type(command) for _, command in SENT} == {
        *get_args(commands.TableCommand),
        commands.Rematch,
    }


def test_a_setup_has_the_same_fields_and_defaults_inside() -> None:
    assert m.Setup(game="nauticus").setup() == Setup("nauticus")
    sent = [name for name in m.Setup.model_fields if name != "key"]  # of the command, not the table
    assert sent == [field.name for field in fields(Setup)]
