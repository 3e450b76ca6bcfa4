"""Commands from the messages that carry them, for a host that knows whom it hears.

The server checks what comes from anywhere by stricter types of its own (`server/messages.py`); the
names of commands and fields are the same, and a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .commands import (
    AddBot,
    AnswerUndo,
    AskUndo,
    ChangeSetup,
    Close,
    ComeBack,
    Command,
    GiveUp,
    Join,
    Leave,
    Play,
    Rematch,
    RemoveBot,
    Replace,
    Resign,
    Reveal,
    Say,
    Seal,
    StandIn,
    Start,
    SwapSeats,
    Undo,
    Vote,
)
from .refusals import Refused
from .setup import Setup

COMMANDS: Final[Mapping[str, type[Command]]] = {
    "join": Join, "leave": Leave, "bot": AddBot, "unbot": RemoveBot, "swap": SwapSeats,
    "setup": ChangeSetup, "seal": Seal, "start": Start, "reveal": Reveal, "close": Close,
    "move": Play, "undo": Undo, "ask": AskUndo, "answer": AnswerUndo, "resign": Resign,
    "replace": Replace, "come_back": ComeBack, "give_up": GiveUp, "vote": Vote,
    "stand_in": StandIn, "say": Say, "rematch": Rematch,
}  # fmt: skip


def command_from_data(data: Mapping[str, Any]) -> Command:
    """The command of a message's `command` object."""
    kind = COMMANDS.get(data.get("do", ""))
    if kind is None:
        raise Refused("bad-input", "there is no such command")
    given = {name: value for name, value in data.items() if name not in ("do", "key")}
    if "setup" in given:
        given["setup"] = setup_from_data(given["setup"])
    try:
        return kind(**given)
    except TypeError:
        raise Refused("bad-input", "a command has other fields") from None


def setup_from_data(data: Mapping[str, Any]) -> Setup:
    """The setup that a client wishes for; `key` belongs to the message."""
    try:
        return Setup(**{name: value for name, value in data.items() if name != "key"})
    except TypeError:
        raise Refused("bad-input", "a setup has other fields") from None
