"""`seaboard replay`: a recorded game, at its end or at any move."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter, validators

from ..games.api import Fact, Position, as_data
from ..locales import say
from ..records import BadRecord, Record, first_position, load, replay
from .naming import mode_name, player_names, result_lines
from .presentation import presentation_of
from .sentences import Language, sentences
from .setup import BadInput, LanguageOption, flag
from .warming import warm

_EPILOGUE = """\
Every move and the result are checked. With --json one object is printed: what a spectator sees \
of the position, the moves and facts up to it, and the result.

Examples:
  seaboard replay game.record
  seaboard replay game.record --to 40 --log
  seaboard replay game.record --log --language de
  seaboard replay game.record --json
"""
app = App(name="replay", help_epilogue=_EPILOGUE)


@app.default
def replay_file(
    file: Annotated[Path, Parameter(help="The record.")],
    /,
    *,
    to: Annotated[
        int | None,
        Parameter(
            help="Stop after this many moves, outcomes of chance included; 0 is the beginning.",
            validator=validators.Number(gte=0),
        ),
    ] = None,
    json: Annotated[bool, flag("Print JSON for programs.")] = False,
    log: Annotated[bool, flag("Print what happened as well.")] = False,
    language: LanguageOption = "en",
) -> None:
    record = load(file)
    if to is not None and to > len(record.moves):
        raise BadInput(f"--to {to}: the record has {len(record.moves)} moves")
    warm(record.game)
    try:
        position, told = _played(record, to)
    except BadRecord as error:
        raise error.in_file(file) from None
    if json:
        print(json_text.dumps(_as_json(record, position, told), ensure_ascii=False, indent=2))
    else:
        for line in _as_text(record, position, told, log, language):
            print(line)


@dataclass(frozen=True)
class _Told:
    """A move as a spectator learns of it."""

    by: str
    move: str
    facts: list[Fact]


def _played(record: Record, to: int | None) -> tuple[Position, list[_Told]]:
    """The position, and the moves up to it."""
    game = record.game
    position, told = first_position(record), []
    for before, move, after in islice(replay(record), to):
        by, text = record.name_of(before.decider), game.text_for(before, move, None)
        told.append(_Told(by, text, game.narrate(before, move, after, None)))
        position = after
    return position, told


def _as_json(record: Record, position: Position, told: list[_Told]) -> dict[str, Any]:
    result = position.result()
    return {
        "game": record.game.name,
        "rules": record.game.rules_version,
        "mode": record.mode,
        "seats": record.seats,
        "board": {"name": record.board.name, "digest": record.board.digest()},
        "options": dict(record.options),
        "players": {record.name_of(seat): name for seat, name in record.players.items()},
        "moves": as_data(told),
        "view": as_data(position.view(None)),
        "result": as_data(result) if result else None,
    }


def _as_text(
    record: Record, position: Position, told: list[_Told], log: bool, language: Language
) -> Iterator[str]:
    shown = presentation_of(record.game)
    names = player_names(record.game, record.seats, record.players, language)
    words = {
        "game": record.game.title,
        "mode": mode_name(record.game, record.mode, language),
        "board": record.board.name,
        "step": len(told),
        "steps": len(record.moves),
        "names": ", ".join(names),
    }
    yield say(language, "cli-game-at", words)
    if log:
        yield from sentences((fact for each in told for fact in each.facts), names, shown, language)
    yield from shown.summary(position.view(None), names, language)
    yield from result_lines(position, names, language)
